# shellcheck shell=bash
# Sourced by ./play and ./check: what they need from Debian, and how it is installed.
# The caller has set `root` to the folder of the repository.

release_packages=(g++ cmake ninja-build pkg-config nlohmann-json3-dev libboost1.81-dev libsqlite3-dev libsqlitecpp-dev
    libsodium-dev libspdlog-dev prometheus-cpp-dev zlib1g-dev brotli)
command -v npm >/dev/null || release_packages+=(nodejs npm) # the page brings its own Node, but not npm
check_packages=("${release_packages[@]}" git ccache libgtest-dev python3 python3-websockets chromium fonts-dejavu-core
    clang-19 clang-tidy-19 clang-format-19 libclang-rt-19-dev llvm-19 lld-19
    wasi-libc libc++-19-dev-wasm32 libc++abi-19-dev-wasm32 libclang-rt-19-dev-wasm32)
command -v node >/dev/null || check_packages+=(nodejs)

# The language of `--lang`, else of the locale, else English.
choose_language() {
    local words="${LC_ALL:-${LC_MESSAGES:-${LANG:-en}}}" previous=
    for word in "$@"; do
        [[ $word == --lang=* ]] && words=${word#--lang=}
        [[ $previous == --lang ]] && words=$word
        previous=$word
    done
    language=${words:0:2}
}

# say ENGLISH POLISH ITALIAN [ARGUMENT...]: a line for people, so not on the program's own output.
say() {
    local text
    case ${language:-en} in
        pl) text=$2 ;;
        it) text=$3 ;;
        *) text=$1 ;;
    esac
    shift 3
    # shellcheck disable=SC2059  # the patterns are ours
    printf "$text\n" "$@" >&2
}

# install_missing PACKAGE...: quick when everything is there. Ends the script if it cannot be done.
install_missing() {
    if ! command -v apt-get >/dev/null; then
        return 0 # not Debian: the build will say what it does not find
    fi
    local -A installed=()
    local package status missing=() as_root=()
    while read -r status package; do
        [[ $status == ii ]] && installed[$package]=1
    done < <(dpkg-query -W -f='${db:Status-Abbrev} ${Package}\n' "$@" 2>/dev/null)
    for package in "$@"; do
        [[ -n ${installed[$package]:-} ]] || missing+=("$package")
    done
    ((${#missing[@]} > 0)) || return 0

    local command="apt-get update && apt-get install -y --no-install-recommends ${missing[*]}"
    if ((EUID != 0)); then
        # Without a terminal nobody can type a password.
        if command -v sudo >/dev/null && { sudo -n true 2>/dev/null || { [[ -t 0 ]] && sudo true; }; }; then
            as_root=(sudo)
        else
            say 'Some packages are missing. Please run this as root, then start again:' \
                'Brakuje pakietów. Uruchom to jako root, a potem zacznij ponownie:' \
                'Mancano dei pacchetti. Esegui questo come root, poi riprova:'
            printf '    %s\n' "$command" >&2
            exit 1
        fi
    fi
    say 'Installing: %s' 'Instaluję: %s' 'Installo: %s' "${missing[*]}"
    local log
    log=$(mktemp)
    if ! "${as_root[@]}" env DEBIAN_FRONTEND=noninteractive sh -c "$command" >"$log" 2>&1 </dev/null; then
        cat "$log" >&2
        rm -f "$log"
        say 'The packages could not be installed. The command was: %s' \
            'Nie udało się zainstalować pakietów. Polecenie: %s' \
            'Non è stato possibile installare i pacchetti. Il comando era: %s' "$command"
        exit 1
    fi
    rm -f "$log"
}
