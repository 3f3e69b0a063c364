# Runs every test, or those whose names have a word, and says how many passed.
#
# A test is a function whose name begins with test_; it runs in a shell of its own, and has failed
# where `fail` was called.

cd "$(dirname "${BASH_SOURCE[0]}")/.." || exit 1
. ./entitled.sh
. ./testing.sh
. tests/player.sh
. tests/misbehaviour.sh
. tests/client.sh
. tests/places.sh

if ! command -v "${ENTITLED_DAEMON:-entitled}" >/dev/null; then
    echo 'there is no daemon to test with; $ENTITLED_DAEMON says where it is'
    echo '0 passed, 1 failed'
    exit 1
fi
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

fail() {
    printf '%s: %s\n' "${FUNCNAME[1]}:${BASH_LINENO[0]}" "$*"
    : >"$failed"
}

# equal EXPECTED FOUND
equal() {
    [[ $1 == "$2" ]] || { printf '%s: %s for %s\n' "${FUNCNAME[1]}:${BASH_LINENO[0]}" "$2" "$1"; : >"$failed"; }
}

# has TEXT WORD…
has() {
    local text=$1 word
    shift
    for word in "$@"; do
        [[ $text == *"$word"* ]] ||
            { printf '%s: no %s in %s\n' "${FUNCNAME[1]}:${BASH_LINENO[0]}" "$word" "$text"; : >"$failed"; }
    done
}

# gives STATUS COMMAND…: runs it here, and keeps what it says in `said`.
gives() {
    local status=0 wanted=$1
    shift
    "$@" >"$folder/said" 2>&1 || status=$?
    said=$(cat "$folder/said")
    ((status == wanted)) ||
        { printf '%s: %s for %s: %s %s\n' "${FUNCNAME[1]}:${BASH_LINENO[0]}" "$status" \
            "$wanted" "$*" "$said"; : >"$failed"; }
}

# Runs one, with a folder of its own.
run() (
    set -u
    failed=$work/$1.failed folder=$work/$1
    mkdir "$folder"
    unset ENTITLED_SOCKET
    trap 'entitled_test_stop_all' EXIT
    "$1" || fail "it ended with $?"
)

for path in ../../Protocol/conversations/*.txt; do
    name=${path##*/}
    name=${name%.txt}
    eval "test_conversation_${name//-/_}() { converse $path; }"
done

converse() {
    local went
    entitled_test_start --clock system || { fail 'no daemon'; return; }
    went=$(play "$1" "$ENTITLED_SOCKET") || fail "$went"
}

mapfile -t tests < <(compgen -A function test_)
passed=0 count=0
report() {
    local name
    for name in "$@"; do
        [[ -e $work/$name.done ]] || printf 'it did not end\n' >>"$work/$name.failed"
        if [[ -e $work/$name.failed ]]; then
            count=$((count + 1))
            printf 'failed: %s\n' "$name"
            cat "$work/$name.log"
        else
            passed=$((passed + 1))
        fi
    done
}

chosen=()
for name in "${tests[@]}"; do
    for word in "${@:-test_}"; do
        [[ $name != *"$word"* ]] || { chosen+=("$name"); break; }
    done
done

# Several at once: each waits mostly for others.
export work
under_way=0
for name in "${chosen[@]}"; do
    {
        run "$name"
        : >"$work/$name.done"
    } >"$work/$name.log" 2>&1 &
    under_way=$((under_way + 1))
    if ((under_way >= 6)); then
        wait -n
        under_way=$((under_way - 1))
    fi
done
wait
report "${chosen[@]}"
echo "$passed passed, $count failed"
((count == 0 && passed > 0))
