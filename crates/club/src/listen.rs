//! Ports that this machine listens on: for whom, at which addresses, and how many connections at a time.

use std::collections::{BTreeSet, HashMap};
use std::io;
use std::net::{IpAddr, Ipv4Addr, SocketAddr, TcpListener, UdpSocket};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

/// The machines that are listened to, on a port.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Listen {
    /// Programs of this machine alone.
    Here(u16),
    /// All that reach it.
    Network(u16),
}

impl Listen {
    pub const fn port(self) -> u16 {
        match self {
            Self::Here(port) | Self::Network(port) => port,
        }
    }

    /// Takes the port, for a server that waits for nothing.
    pub fn bind(self) -> io::Result<TcpListener> {
        let on = match self {
            Self::Here(_) => Ipv4Addr::LOCALHOST,
            Self::Network(_) => Ipv4Addr::UNSPECIFIED,
        };
        let listener = TcpListener::bind((on, self.port()))?;
        listener.set_nonblocking(true)?;
        Ok(listener)
    }

    /// The addresses with the port that was taken, as they are typed where `usual` goes without saying.
    pub fn addresses(self, port: u16, usual: u16) -> Vec<String> {
        let hosts = match self {
            Self::Here(_) => BTreeSet::from([IpAddr::from(Ipv4Addr::LOCALHOST)]),
            Self::Network(_) => own_addresses(),
        };
        let typed = |host: IpAddr| {
            if port == usual { host.to_string() } else { SocketAddr::new(host, port).to_string() }
        };
        hosts.into_iter().map(typed).collect()
    }
}

/// The addresses of this machine in private networks, and in the one that leads outside. Nothing is sent: the system says
/// by which address it would.
pub fn own_addresses() -> BTreeSet<IpAddr> {
    let far = ["192.168.255.254:9", "10.255.255.254:9", "172.31.255.254:9", "192.0.2.1:9"];
    let from = |to: &&str| {
        let socket = UdpSocket::bind((Ipv4Addr::UNSPECIFIED, 0)).ok()?;
        socket.connect(*to).ok()?;
        Some(socket.local_addr().ok()?.ip())
    };
    let found: BTreeSet<IpAddr> =
        far.iter().filter_map(from).filter(|found| !found.is_unspecified()).collect();
    if found.is_empty() { BTreeSet::from([IpAddr::from(Ipv4Addr::LOCALHOST)]) } else { found }
}

/// Open connections, which are no more than so many of one address and of all.
#[derive(Clone, Debug)]
pub struct Connections {
    of_one: usize,
    of_all: usize,
    open: Arc<Mutex<HashMap<IpAddr, usize>>>,
}

/// One connection, counted as long as it is open.
#[derive(Debug)]
pub struct Connection {
    counted: Connections,
    pub from: IpAddr,
}

impl Connections {
    pub fn new(of_one: usize, of_all: usize) -> Self {
        Self { of_one, of_all, open: Arc::default() }
    }

    /// Counts a connection; `None` for one too many.
    pub fn count(&self, from: IpAddr) -> Option<Connection> {
        let mut open = self.open();
        let own = open.get(&from).copied().unwrap_or(0);
        if own >= self.of_one || open.values().sum::<usize>() >= self.of_all {
            return None;
        }
        *open.entry(from).or_default() += 1;
        Some(Connection { counted: self.clone(), from })
    }

    fn open(&self) -> MutexGuard<'_, HashMap<IpAddr, usize>> {
        self.open.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Drop for Connection {
    fn drop(&mut self) {
        let mut open = self.counted.open();
        if let Some(count) = open.get_mut(&self.from) {
            *count -= 1;
        }
        open.retain(|_, count| *count > 0);
    }
}
