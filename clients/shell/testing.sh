# shellcheck shell=bash
# A daemon for a test: on a socket of its own, in memory, with a clock that the test moves. To be
# sourced after entitled.sh.

_entitled_test_folders=()
# The lifeline of each daemon, by its folder: the daemon ends when this shell does.
declare -gA _entitled_test_lifelines=()

# entitled_test_start [OPTION]…: starts one, and lets ENTITLED_SOCKET lead there; options are further
# options of the daemon, and `--clock system` instead of the manual one. It is gone after
# entitled_test_stop, or with this shell where that has no trap on EXIT of its own.
#
# ENTITLED_TEST_FOLDER and ENTITLED_TEST_PID are those of the daemon, of several the latest.
entitled_test_start() {
    local usual=${TMPDIR:-/tmp}
    ((${#usual} < 80)) || usual=/tmp
    ENTITLED_TEST_FOLDER=$(mktemp -d "$usual/entitled-XXXXXX") || return
    # Unless the caller chose a clock.
    [[ " $* " == *' --clock'* ]] || set -- --clock manual "$@"
    if [[ $1 == --clock && ${2-} == system ]]; then
        shift 2
    fi
    printf '%s\n' "$@" >"$ENTITLED_TEST_FOLDER/options"
    _entitled_test_folders+=("$ENTITLED_TEST_FOLDER")
    [[ -n $(trap -p EXIT) || $BASHPID != "$$" ]] || trap entitled_test_stop_all EXIT
    local status=0
    entitled_test_restart || status=$?
    ((status == 0)) || entitled_test_stop
    return "$status"
}

# entitled_test_restart: starts it again, after entitled_test_kill.
entitled_test_restart() {
    local program=${ENTITLED_DAEMON:-} ready lifeline said code=0
    local -a options=()
    [[ -n $program ]] || program=$(command -v entitled) || {
        echo 'entitled: there is no daemon to test with' \
            '(install entitled, or name its program with $ENTITLED_DAEMON)' >&2
        return 4
    }
    mapfile -t options <"$ENTITLED_TEST_FOLDER/options"
    [[ -n ${options[0]-} ]] || options=()
    export ENTITLED_SOCKET=$ENTITLED_TEST_FOLDER/s
    rm -f "$ENTITLED_TEST_FOLDER/ready"
    mkfifo "$ENTITLED_TEST_FOLDER/ready" || return
    exec {lifeline}> >(
        # Of the others only this shell has the end.
        for lifeline in "${_entitled_test_lifelines[@]}"; do exec {lifeline}>&-; done
        exec "$program" --socket "$ENTITLED_SOCKET" --store memory: --ready-fd 3 --lifeline-fd 0 \
            ${options[@]+"${options[@]}"} 3>"$ENTITLED_TEST_FOLDER/ready" >/dev/null \
            2>>"$ENTITLED_TEST_FOLDER/log"
    )
    ENTITLED_TEST_PID=$!
    _entitled_test_lifelines[$ENTITLED_TEST_FOLDER]=$lifeline
    exec {ready}<"$ENTITLED_TEST_FOLDER/ready"
    printf '%s\n' "$ENTITLED_TEST_PID" >"$ENTITLED_TEST_FOLDER/pid"
    if read -r -u "$ready" said; then
        exec {ready}<&-
        return 0
    fi
    exec {ready}<&-
    wait "$ENTITLED_TEST_PID" || code=$?
    printf 'entitled: the daemon ended with %s: %s\n' "$code" \
        "$(cat "$ENTITLED_TEST_FOLDER/log")" >&2
    return 4
}

# entitled_test_kill: ends it at once, as if its machine lost power.
entitled_test_kill() {
    local pid lifeline
    pid=$(cat "$ENTITLED_TEST_FOLDER/pid" 2>/dev/null) || return 0
    rm "$ENTITLED_TEST_FOLDER/pid"
    { kill -KILL "$pid" && wait "$pid" || :; } 2>/dev/null
    while kill -0 "$pid" 2>/dev/null; do sleep 0.01; done
    lifeline=${_entitled_test_lifelines[$ENTITLED_TEST_FOLDER]-}
    unset "_entitled_test_lifelines[$ENTITLED_TEST_FOLDER]"
    [[ -z $lifeline ]] || exec {lifeline}>&-
}

# entitled_test_stop [FOLDER]: ends it, and removes its files.
entitled_test_stop() {
    local ENTITLED_TEST_FOLDER=${1:-$ENTITLED_TEST_FOLDER} each
    local -a others=()
    [[ ${ENTITLED_SOCKET-} != "$ENTITLED_TEST_FOLDER/s" ]] || entitled_close
    entitled_test_kill
    rm -rf "$ENTITLED_TEST_FOLDER"
    for each in "${_entitled_test_folders[@]}"; do
        [[ $each == "$ENTITLED_TEST_FOLDER" ]] || others+=("$each")
    done
    _entitled_test_folders=(${others[@]+"${others[@]}"})
}

# entitled_test_stop_all: ends all that this shell has started.
entitled_test_stop_all() {
    local each
    for each in ${_entitled_test_folders[@]+"${_entitled_test_folders[@]}"}; do
        entitled_test_stop "$each"
    done
}
