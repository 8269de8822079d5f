"""What the scripts that let bots play for a long time have in common."""
import hashlib
import json
import os
import platform
import subprocess
import sys

ROOT = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
PLAYED = ("core", "games", "bots", "arena")  # what decides how games are played and what they come to


def built(*targets):
    folder = os.path.join(ROOT, "build", "release")
    subprocess.run(["cmake", "--preset", "release"], cwd=ROOT, check=True, stdout=subprocess.DEVNULL)
    subprocess.run(["cmake", "--build", folder, "--target", *targets], cwd=ROOT, check=True, stdout=subprocess.DEVNULL)
    return folder


def git(*arguments):
    result = subprocess.run(["git", *arguments], cwd=ROOT, capture_output=True, text=True, check=False)
    return result.stdout.strip() if result.returncode == 0 else ""


def commit():
    """The last one that changed how games are played; after a +, a hash of what has been changed since."""
    changes = git("diff", "HEAD", "--", *PLAYED)
    for path in git("ls-files", "--others", "--exclude-standard", "--", *PLAYED).splitlines():
        with open(os.path.join(ROOT, path), encoding="utf-8", errors="replace") as file:
            changes += path + file.read()
    mark = "+" + hashlib.sha1(changes.encode()).hexdigest()[:6] if changes else ""
    return (git("log", "-1", "--format=%h", "--", *PLAYED) or "unknown") + mark


def machine():
    """In words: processor, cores, memory."""
    model = platform.processor() or platform.machine()
    try:
        with open("/proc/cpuinfo", encoding="utf-8") as file:
            names = [line.split(":", 1)[1].strip() for line in file if line.startswith("model name")]
        model = names[0] if names else model
    except OSError:
        pass
    memory = os.sysconf("SC_PAGE_SIZE") * os.sysconf("SC_PHYS_PAGES") / 2**30
    return f"{model}, {len(os.sched_getaffinity(0))} cores, {memory:.0f} GiB"


def output_of(*command):
    """Standard output; progress and complaints go to the terminal."""
    result = subprocess.run(command, stdout=subprocess.PIPE, text=True, check=False)
    if result.returncode != 0:
        sys.exit(result.returncode)
    return result.stdout


def listed_games(programs):
    lines = output_of(os.path.join(programs, "mehen"), "games", "--json").splitlines()
    return [json.loads(line) for line in lines]


def write_text(path, text):
    """Whole or not at all."""
    with open(path + ".new", "w", encoding="utf-8") as file:
        file.write(text)
    os.replace(path + ".new", path)


def keep(path, content):
    write_text(path, json.dumps(content))


def read(path):
    """What was kept there, or None."""
    if not os.path.exists(path):
        return None
    with open(path, encoding="utf-8") as file:
        return json.load(file)


def complain(words, status=2):
    print(f"{os.path.relpath(os.path.abspath(sys.argv[0]), ROOT)}: {words}", file=sys.stderr)
    sys.exit(status)


def run_to_the_end(main):
    try:
        main()
    except KeyboardInterrupt:
        print()
        complain("interrupted; call it again to go on", 130)
    except subprocess.CalledProcessError as problem:
        complain(f"'{' '.join(problem.cmd)}' failed")
    except OSError as problem:
        complain(str(problem))
