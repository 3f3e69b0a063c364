# Where the client looks for a daemon, and the fixture.

test_the_order_of_places() {
    local HOME=/home/ann RUNTIME_DIRECTORY=/run/a:/run/b XDG_RUNTIME_DIR=/x ENTITLED_SOCKET=
    equal '/run/a /x /run/entitled /home/ann/.local/state/entitled' \
        "$(_entitled_places | sed 's|/entitled.sock$||' | paste -sd' ')"
    ENTITLED_SOCKET=unix:/a/b
    equal /a/b "$(_entitled_places)"
    ENTITLED_SOCKET='' RUNTIME_DIRECTORY='' XDG_RUNTIME_DIR=relative HOME=/h
    equal '/run/entitled /h/.local/state/entitled' \
        "$(_entitled_places | sed 's|/entitled.sock$||' | paste -sd' ')"
}

test_the_first_where_a_daemon_answers() {
    entitled_test_start
    mv "$ENTITLED_SOCKET" "$ENTITLED_TEST_FOLDER/entitled.sock"
    unset ENTITLED_SOCKET
    RUNTIME_DIRECTORY=/nowhere XDG_RUNTIME_DIR=$ENTITLED_TEST_FOLDER gives 0 entitled_server_ping
}

test_a_reconnect_goes_to_the_same_daemon() {
    entitled_test_start
    local first=$ENTITLED_TEST_FOLDER
    ln -s s "$first/entitled.sock"
    entitled_test_start
    ln -s s "$ENTITLED_TEST_FOLDER/entitled.sock"
    export RUNTIME_DIRECTORY=$first XDG_RUNTIME_DIR=$ENTITLED_TEST_FOLDER
    unset ENTITLED_SOCKET
    gives 0 entitled_server_ping
    ENTITLED_TEST_FOLDER=$first entitled_test_kill
    # It may be found gone only now.
    entitled_server_ping >/dev/null 2>&1 || :
    gives 4 entitled_server_ping
    equal noDaemon "$ENTITLED_KIND"
    has "$said" "daemon: $first/entitled.sock:"
    gives 4 entitled_connect
    # Another socket is the program's choice.
    gives 0 entitled_connect "$XDG_RUNTIME_DIR/entitled.sock"
}

test_no_daemon() {
    ENTITLED_SOCKET=/nowhere/s
    gives 4 entitled_server_ping
    equal noDaemon "$ENTITLED_KIND"
    has "$said" '/nowhere/s: no such file' 'start the daemon with: entitled'
    entitled_test_start
    gives 0 entitled_connect "$ENTITLED_SOCKET"
    entitled_close
    entitled_test_kill
    gives 4 entitled_connect
    has "$said" 'connection refused'
    ENTITLED_SOCKET=''
    _entitled_places() { printf '%s\n' /nowhere/a "/nowhere/$(printf 'b%.0s' {1..99})"; }
    gives 4 entitled_server_ping
    has "$said" $'\n  /nowhere/a: no such file' "$(printf 'b%.0s' {1..99})"
}

test_a_path_that_is_too_long() {
    ENTITLED_SOCKET=/$(printf 'é%.0s' {1..53})ab
    gives 4 entitled_server_ping
    equal pathTooLong "$ENTITLED_KIND"
    has "$said" '109 bytes' 107 "\$ENTITLED_SOCKET" "$ENTITLED_SOCKET"
    entitled_test_start
    # Also one with whatever means something to socat.
    local path="$ENTITLED_TEST_FOLDER/a,b:c!d\"e\\f'g(h[i{j k"
    path+=$(head -c $((107 - ${#path})) /dev/zero | tr '\0' s)
    mv "$ENTITLED_SOCKET" "$path"
    ENTITLED_SOCKET=$path
    gives 0 entitled_server_ping
}

test_no_permission() {
    if ((UID != 0)) || ! command -v setpriv >/dev/null; then
        return 0
    fi
    entitled_test_start
    chmod 701 "$ENTITLED_TEST_FOLDER"
    # It may not be able to read this folder.
    cp -r entitled.sh json.sh connection.sh feed.sh generated "$ENTITLED_TEST_FOLDER/"
    chmod -R a+rX "$ENTITLED_TEST_FOLDER/generated" "$ENTITLED_TEST_FOLDER"/*.sh
    gives 6 setpriv --reuid 65534 --regid 65534 --clear-groups bash -c "cd /; . $ENTITLED_TEST_FOLDER/entitled.sh
        entitled_server_ping"
    has "$said" --allow-uid --allow-gid
}

# The fixture.

test_fifty_at_once() {
    local number folder_ pid
    local -a folders=() pids=()
    local -A sockets=()
    for ((number = 0; number < 50; number++)); do
        entitled_test_start || fail "$number"
        folders+=("$ENTITLED_TEST_FOLDER") pids+=("$ENTITLED_TEST_PID")
        sockets[$ENTITLED_SOCKET]=1
    done
    equal 50 "${#sockets[@]}"
    for ENTITLED_SOCKET in "${!sockets[@]}"; do
        gives 0 entitled_install device=a
        [[ ! -e $failed ]] || {
            fail "$(kill -0 "$(<"${ENTITLED_SOCKET%/s}/pid")" 2>&1 && echo it runs)" \
                "$(<"${ENTITLED_SOCKET%/s}/log")"
            break
        }
    done
    entitled_test_stop_all
    for pid in "${pids[@]}"; do
        ! kill -0 "$pid" 2>/dev/null || fail "$pid"
    done
    for folder_ in "${folders[@]}"; do
        [[ ! -e $folder_ ]] || fail "$folder_"
    done
}

test_gone_with_the_program() {
    gives 3 bash -c '. ./entitled.sh; . ./testing.sh; entitled_test_start
        entitled_server_ping >/dev/null; echo "$ENTITLED_TEST_PID $ENTITLED_TEST_FOLDER"; exit 3'
    ! kill -0 "${said% *}" 2>/dev/null || fail "$said"
    [[ ! -e ${said#* } ]] || fail "$said"
}

test_gone_with_a_program_that_is_killed() {
    gives 137 bash -c '. ./entitled.sh; . ./testing.sh; entitled_test_start; entitled_test_start
        entitled_server_ping >/dev/null; echo "$ENTITLED_TEST_PID $(<"${_entitled_test_folders[0]}/pid")"
        kill -KILL $$'
    local pid
    for pid in $said; do
        [[ $pid =~ ^[0-9]+$ ]] || continue
        timeout 10 bash -c "while kill -0 $pid 2>/dev/null; do sleep 0.01; done" || fail "$pid"
    done
}

test_what_cannot_start_says_why() {
    gives 4 entitled_test_start --no-such-option
    has "$said" --no-such-option
    ENTITLED_DAEMON=/nowhere/entitled gives 4 entitled_test_start
    has "$said" /nowhere/entitled
    ENTITLED_DAEMON='' PATH=/usr/bin:/bin gives 4 entitled_test_start
    has "$said" "\$ENTITLED_DAEMON"
}
