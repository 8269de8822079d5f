"""A server of one's own: `mehen serve` on a free port, for measuring and for killing."""
import os
import resource
import signal
import socket
import subprocess
import sys
import time
import urllib.error
import urllib.request

START = 30.0  # seconds that a start may take; many tables are brought back


def raise_file_limit():
    """As many connections as the system allows; a server started afterwards inherits it."""
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
    return most


def end_by_the_book():
    """When told to end, a program first ends the server that it started."""
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(128 + signal.SIGTERM))


def free_port():
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return probe.getsockname()[1]


class Server:
    def __init__(self, program, data, extra=()):
        self.command = [program, "serve", "--port", str(free_port()), "--data", data, *extra]
        self.url = f"http://127.0.0.1:{self.command[3]}"
        self.log = os.path.join(data, "log")
        self.process = None

    def start(self):
        """Returns when /healthz says that the server works: the seconds it took."""
        started = time.monotonic()
        with open(self.log, "ab") as log:
            self.process = subprocess.Popen(self.command, stdin=subprocess.DEVNULL, stdout=log, stderr=log)
        while not self._well():
            if self.process.poll() is not None:
                raise RuntimeError(f"'{' '.join(self.command)}' ended with {self.process.returncode}: {self._last_words()}")
            if time.monotonic() - started > START:
                raise RuntimeError(f"'{' '.join(self.command)}' does not answer after {START:.0f} s: {self._last_words()}")
            time.sleep(0.02)
        return time.monotonic() - started

    def _well(self):
        try:
            with urllib.request.urlopen(f"{self.url}/healthz", timeout=5) as answer:
                return answer.read().strip() == b"ok"
        except (OSError, urllib.error.URLError):
            return False

    def _last_words(self):
        with open(self.log, encoding="utf-8", errors="replace") as file:
            return file.read()[-500:].strip() or "it said nothing"

    def kill(self):
        """As a power failure would."""
        self.process.kill()
        self.process.wait()

    def stop(self):
        """As a host would: the exit status."""
        if self.process.poll() is None:
            self.process.send_signal(signal.SIGTERM)
        try:
            return self.process.wait(START)
        except subprocess.TimeoutExpired:
            self.kill()
            raise RuntimeError(f"the server did not end within {START:.0f} s of SIGTERM") from None


def memory_of(pid):
    """Bytes of memory that a process holds."""
    with open(f"/proc/{pid}/status", encoding="utf-8") as file:
        for line in file:
            if line.startswith("VmRSS:"):
                return int(line.split()[1]) * 1024
    raise RuntimeError(f"/proc/{pid}/status names no VmRSS")


def processor_seconds_of(pid):
    """What a process has used so far, all cores together."""
    with open(f"/proc/{pid}/stat", encoding="utf-8") as file:
        fields = file.read().rsplit(")", 1)[1].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")
