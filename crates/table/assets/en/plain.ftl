# A table without cases.
title = Plain
