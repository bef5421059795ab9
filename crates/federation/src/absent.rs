//! A program without the client: it reaches no server, and says so.

use std::convert::Infallible;

use crate::club::Seq;
use crate::desk::{LineFault, ServerFault};
use crate::domain::progress::Progress;
use crate::hall::Membership;
use crate::hall::line::Line;
use crate::journal::{Digest, Identity};
use crate::moving::{Moving, NotMoved};

/// No address is read.
#[derive(Clone, Debug)]
pub struct Address {
    pub club: Option<String>,
    never: Infallible,
}

impl Address {
    pub fn read(_text: &str) -> Result<Self, LineFault> {
        Err(LineFault::Server(ServerFault::NoClient))
    }
}

/// No server is reached.
#[derive(Debug)]
pub struct Server(Infallible);

impl Server {
    pub fn open(address: &Address, _password: &str) -> Result<Self, LineFault> {
        match address.never {}
    }

    pub fn prepare(&self) -> Result<bool, LineFault> {
        match self.0 {}
    }

    pub fn take_in(
        &self,
        _name: &str,
        _moving: &Moving<'_>,
        _progress: &dyn Progress,
    ) -> Result<(), NotMoved> {
        match self.0 {}
    }

    pub fn let_go(
        &self,
        _identity: &Identity,
        _last: (Seq, &Digest),
        _to: &str,
    ) -> Result<bool, LineFault> {
        match self.0 {}
    }
}

impl Server {
    pub fn leave(
        &self,
        _register: &Identity,
        _content: &str,
        _digest: &str,
    ) -> Result<(), LineFault> {
        match self.0 {}
    }

    pub fn waiting(&self, _register: &Identity) -> Result<Vec<(String, String)>, LineFault> {
        match self.0 {}
    }

    pub fn count_waiting(&self, _register: &Identity) -> Result<usize, LineFault> {
        match self.0 {}
    }

    pub fn taken(&self, _register: &Identity, _digest: &str) -> Result<(), LineFault> {
        match self.0 {}
    }
}

/// No line is opened.
#[derive(Debug)]
pub struct ServerLine(Infallible);

impl ServerLine {
    pub fn join(_address: &str, _password: &str) -> Result<Membership, LineFault> {
        Err(LineFault::Server(ServerFault::NoClient))
    }

    pub fn of(_membership: &Membership, _desk: String) -> Result<Box<dyn Line>, LineFault> {
        Err(LineFault::Server(ServerFault::NoClient))
    }
}
