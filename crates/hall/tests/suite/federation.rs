//! A PostgreSQL server to try things on, with a database for each trial. It needs Debian's package `postgresql`.

use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Mutex, OnceLock};
use std::time::{Duration, Instant};

use banzuke_club::club::Club;
use banzuke_club::domain::progress::NoProgress;
use banzuke_club::journal::{Digest, Identity};
use banzuke_federation::server::Moving;
use banzuke_federation::{Address, Server, ServerLine};
use banzuke_hall::Membership;
use banzuke_hall::line::Line as _;
use tempfile::TempDir;

use crate::hall::Machine;

/// The folder of the server's programs.
fn programs() -> PathBuf {
    let asked = Command::new("pg_config").arg("--bindir").output();
    let asked = asked.map(|asked| PathBuf::from(String::from_utf8_lossy(&asked.stdout).trim()));
    let known = asked.ok().filter(|folder| folder.join("initdb").exists());
    let versions = || std::fs::read_dir("/usr/lib/postgresql").into_iter().flatten().flatten();
    let found = known.or_else(|| {
        versions().map(|version| version.path().join("bin")).find(|bin| bin.join("initdb").exists())
    });
    found.expect("PostgreSQL is not installed here; Debian's package is `postgresql`")
}

/// A program of the server's, as a user that the server accepts.
fn as_server(program: &Path) -> Command {
    use std::os::unix::process::CommandExt as _;
    let mut command = Command::new(program);
    if let Some((user, group)) = server_user() {
        command.uid(user).gid(group);
    }
    command
}

/// The user that the server runs as; none where this program is not root's.
fn server_user() -> Option<(u32, u32)> {
    let id = Command::new("id").arg("-u").output().expect("asked").stdout;
    if id != b"0\n" {
        return None;
    }
    let users = std::fs::read_to_string("/etc/passwd").expect("users");
    let line = users.lines().find(|line| line.starts_with("postgres:"));
    let mut fields = line.expect("the user postgres").split(':').skip(2);
    let mut number = || fields.next().and_then(|field| field.parse().ok()).expect("a number");
    Some((number(), number()))
}

/// A server at work; it ends with this program, whatever happens.
#[derive(Debug)]
pub(crate) struct Postgres {
    folder: TempDir,
    pub(crate) port: u16,
    /// A shell that ends the server once nobody holds its input.
    keeper: Option<Child>,
}

impl Postgres {
    pub(crate) fn new() -> Self {
        Self::within(&std::env::temp_dir())
    }

    /// Its data lie in a folder within another.
    fn within(parent: &Path) -> Self {
        let made = ["--auth=trust", "--username=postgres", "--encoding=UTF8", "--no-locale"];
        Self::filled(parent, "initdb", &made)
    }

    /// A copy that follows this server until it is promoted.
    pub(crate) fn standby(&self) -> Self {
        let port = self.port.to_string();
        let from = ["-h", "127.0.0.1", "-p", &port, "-U", "postgres"];
        let how = ["--write-recovery-conf", "--checkpoint=fast"];
        Self::filled(&std::env::temp_dir(), "pg_basebackup", &[&from[..], &how].concat())
    }

    /// A server whose data a program makes.
    fn filled(parent: &Path, program: &str, arguments: &[&str]) -> Self {
        let folder = tempfile::tempdir_in(parent).expect("a folder");
        if let Some((user, group)) = server_user() {
            std::os::unix::fs::chown(folder.path(), Some(user), Some(group)).expect("given");
        }
        let made = as_server(&programs().join(program))
            .args(arguments)
            .args(["--no-sync", "-D"])
            .arg(folder.path().join("data"))
            .output()
            .expect("it runs");
        assert!(made.status.success(), "{}", String::from_utf8_lossy(&made.stderr));
        let free = std::net::TcpListener::bind("127.0.0.1:0").expect("a port");
        let port = free.local_addr().expect("an address").port();
        drop(free);
        let mut server = Self { folder, port, keeper: None };
        server.start();
        server
    }

    pub(crate) fn address(&self) -> String {
        format!("127.0.0.1:{}", self.port)
    }

    pub(crate) fn data(&self) -> PathBuf {
        self.folder.path().join("data")
    }

    pub(crate) fn start(&mut self) {
        let script = "\"$0\" -D \"$1\" -p \"$2\" -k \"$1\" -h 127.0.0.1 >>\"$1/log\" 2>&1 </dev/null & \
                      server=$!; read -r how; kill -${how:-QUIT} $server; wait $server";
        let keeper = as_server(Path::new("/bin/sh"))
            .args(["-c", script])
            .arg(programs().join("postgres"))
            .arg(self.data())
            .arg(self.port.to_string())
            .stdin(Stdio::piped())
            .spawn()
            .expect("started");
        self.keeper = Some(keeper);
        let since = Instant::now();
        while self.try_sql("postgres", "SELECT 1").is_err() {
            assert!(since.elapsed() < Duration::from_secs(30), "{}", self.log());
            std::thread::sleep(Duration::from_millis(30));
        }
    }

    fn log(&self) -> String {
        std::fs::read_to_string(self.data().join("log")).unwrap_or_default()
    }

    /// Ends it at once, as a failing machine would: nothing is written any more.
    pub(crate) fn crash(&mut self) {
        let Some(mut keeper) = self.keeper.take() else { return };
        drop(keeper.stdin.take());
        let _ = keeper.wait();
    }

    /// Runs SQL as its administrator; gives what it printed, or its error.
    pub(crate) fn try_sql(&self, database: &str, sql: &str) -> Result<String, String> {
        self.sql_as("postgres", database, sql)
    }

    /// [`Self::try_sql`] as a role.
    pub(crate) fn sql_as(&self, role: &str, database: &str, sql: &str) -> Result<String, String> {
        let port = self.port.to_string();
        let done = Command::new(programs().join("psql"))
            .args(["-X", "-A", "-t", "-v", "ON_ERROR_STOP=1", "-h", "127.0.0.1", "-p", &port])
            .args(["-U", role, "-d", database, "-c", sql])
            .output()
            .expect("psql runs");
        let text = |bytes: &[u8]| String::from_utf8_lossy(bytes).trim().to_owned();
        if done.status.success() { Ok(text(&done.stdout)) } else { Err(text(&done.stderr)) }
    }
}

impl Drop for Postgres {
    fn drop(&mut self) {
        self.crash();
    }
}

/// The server that the trials share, each in a database of its own.
fn shared() -> &'static Postgres {
    static SHARED: OnceLock<Postgres> = OnceLock::new();
    SHARED.get_or_init(Postgres::new)
}

/// A federation's database with one empty club.
#[derive(Debug)]
pub(crate) struct Federation {
    pub(crate) own: Option<Postgres>,
    pub(crate) database: String,
    folder: TempDir,
}

static PREPARING: Mutex<()> = Mutex::new(());
static DATABASES: AtomicU64 = AtomicU64::new(0);

impl Federation {
    /// On the server that trials share.
    pub(crate) fn new() -> Self {
        Self::on(None)
    }

    /// On a server of its own, which may be ended.
    pub(crate) fn alone() -> Self {
        Self::on(Some(Postgres::new()))
    }

    /// [`Self::alone`] with its data on a disk.
    pub(crate) fn on_disk(disk: &Path) -> Self {
        Self::on(Some(Postgres::within(disk)))
    }

    fn on(own: Option<Postgres>) -> Self {
        let number = DATABASES.fetch_add(1, Ordering::Relaxed);
        let (database, folder) = (format!("trial{number}"), tempfile::tempdir().expect("a folder"));
        let federation = Self { own, database, folder };
        let create = format!("CREATE DATABASE {}", federation.database);
        federation.server().try_sql("postgres", &create).expect("a database");
        // Roles are the whole server's, and PostgreSQL refuses two changes of one role at a time.
        let one_at_a_time = PREPARING.lock().expect("no trial failed in it");
        assert!(federation.open_as("postgres").prepare().expect("prepared"));
        drop(one_at_a_time);
        let club = Identity { club: format!("{number:032x}"), epoch: 1 };
        let (head, empty) = (Digest::default(), Club::default());
        let moving = Moving { identity: &club, entries: &[], head: &head, club: &empty };
        federation.open_as("postgres").take_in("名人", &moving, &NoProgress).expect("begun");
        federation
    }

    pub(crate) fn server(&self) -> &Postgres {
        self.own.as_ref().unwrap_or_else(|| shared())
    }

    pub(crate) fn sql(&self, sql: &str) -> String {
        self.server().try_sql(&self.database, sql).expect("done")
    }

    pub(crate) fn address_at(&self, role: &str, at: &str) -> String {
        format!("postgres://{role}@{at}/{}?club=名人", self.database)
    }

    pub(crate) fn address(&self, role: &str) -> String {
        self.address_at(role, &self.server().address())
    }

    pub(crate) fn open_as(&self, role: &str) -> Server {
        let address = Address::read(&self.address(role)).expect("an address");
        Server::open(&address, "").expect("it answers")
    }

    /// A machine whose person is a member of a role.
    pub(crate) fn machine(&self, name: &str, role: &str) -> Machine {
        self.machine_at(name, role, &self.server().address())
    }

    /// [`Self::machine`] that reaches the server at an address.
    pub(crate) fn machine_at(&self, name: &str, role: &str, at: &str) -> Machine {
        let person = format!("{name}_{}", self.database);
        let sql = format!("CREATE ROLE {person} LOGIN IN ROLE {role}");
        self.server().try_sql("postgres", &sql).expect("a person");
        let address = self.address_at(&person, at);
        let mut line = ServerLine::new(Address::read(&address).expect("an address"), String::new());
        let mut welcome = line.hello(&Identity::default()).expect("let in");
        assert_eq!(welcome.desk, person);
        name.clone_into(&mut welcome.desk);
        let membership = Membership::of(address, String::new(), welcome);
        let folder = self.folder.path().join(name);
        membership.keep(&folder).expect("kept");
        Machine { membership, folder, opens: ServerLine::of }
    }
}
