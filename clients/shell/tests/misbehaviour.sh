# shellcheck shell=bash
# What the client makes of a daemon that misbehaves; testing/misbehaving-daemon lists it.

# Plays a scenario, and lets ENTITLED_SOCKET lead there; it is gone with the test.
misbehave() {
    local ready line
    entitled_close
    ENTITLED_SOCKET=$folder/$RANDOM
    mkfifo "$ENTITLED_SOCKET.in"
    exec {ready}< <(exec python3 ../testing/misbehaving-daemon "$1" "$ENTITLED_SOCKET" <"$ENTITLED_SOCKET.in")
    # Its input is held open by this shell.
    exec {_misbehaving}>"$ENTITLED_SOCKET.in"
    read -r -u "$ready" line
    equal ready "$line"
}

# How many connections there were, and the requests of each.
seen() {
    (
        entitled_close
        entitled_ask fake.seen
        local request requests=''
        while read -r request; do
            requests+=" $(entitled_get "$request" 0):$(entitled_get "$request" 1)"
        done < <(entitled_items "$ENTITLED_RESULT" requests)
        printf '%s%s\n' $(($(entitled_get "$ENTITLED_RESULT" connections) - 1)) "$requests"
    )
}

test_plain() {
    misbehave well-behaved
    gives 0 entitled_install device=iphone
    equal iphone "$(entitled_get "$said" device)"
    gives 3 entitled_grant userId=ann entitlement=premium
    equal unknownMethod "$ENTITLED_KIND"
    has "$said" 'entitled 0.0.7 has no method "grant"' 'the daemon is older' server.describe
}

test_a_reply_cut_anywhere_is_an_error() {
    misbehave cut-replies
    local lost=0 status=0 number requests=''
    while :; do
        status=0
        entitled_ask install '{"device":"iphone"}' 2>"$folder/said" || status=$?
        ((status != 0)) || break
        [[ $ENTITLED_KIND == lost && $ENTITLED_MESSAGE == *idempotencyKey* ]] || fail "$ENTITLED_MESSAGE"
        lost=$((lost + 1))
        ((lost < 1000)) || break
    done
    equal iphone "$(entitled_get "$ENTITLED_RESULT" device)"
    # One for each place at which a line can be cut, its line feed included.
    ((lost > 200)) || fail "$lost"
    for ((number = 0; number <= lost; number++)); do requests+=" $number:install"; done
    equal "$((lost + 1))$requests" "$(seen)"
}

test_what_may_be_done_twice_is_repeated() {
    misbehave close-first-reply
    gives 0 entitled_install device=a idempotencyKey=k
    equal '2 0:install 1:install' "$(seen)"
    misbehave close-first-reply
    gives 0 entitled_install device=a dryRun=true
    equal '2 0:install 1:install' "$(seen)"
    misbehave close-first-reply
    gives 0 entitled_server_ping
    misbehave close-every-reply
    gives 4 entitled_server_ping
    equal lost "$ENTITLED_KIND"
    equal '2 0:server.ping 1:server.ping' "$(seen)"
}

test_what_may_not_be_done_twice_is_not_repeated() {
    misbehave close-first-reply
    gives 4 entitled_install device=a
    equal lost "$ENTITLED_KIND"
    equal '1 0:install' "$(seen)"
    # The next call goes over a new connection.
    gives 0 entitled_install device=a
    misbehave reset-first-connection
    gives 4 entitled_install device=a
    equal lost "$ENTITLED_KIND"
    gives 0 entitled_install device=a
}

test_a_thousand_writes_while_connections_end() {
    misbehave chaos
    local number batch lost=0 devices
    local -A pending
    # took DEVICE STATUS: the reply is this device's, or lost.
    took() {
        if (($2 != 0)); then
            equal lost "$ENTITLED_KIND"
            lost=$((lost + 1))
        elif [[ $ENTITLED_RESULT != "{\"device\":\"$1\","*"\"device\":\"$1\""* ]]; then
            fail "$ENTITLED_RESULT for $1"
        fi
    }
    ENTITLED_TIMEOUT=60
    for ((batch = 0; batch < 1000; batch += 10)); do
        pending=()
        for ((number = batch; number < batch + 10; number++)); do
            local status=0 params="{\"device\":\"d$number\""
            ((number % 3)) || params+=',"idempotencyKey":"k"'
            # Of ten, one is waited for while the others are pending.
            if ((number % 10 == 6)); then
                entitled_ask install "$params}" 2>>"$folder/said" || status=$?
                took "d$number" "$status"
            elif entitled_start install "$params}" 2>>"$folder/said"; then
                pending[d$number]=$ENTITLED_ID
            else
                took "d$number" 1
            fi
        done
        for number in "${!pending[@]}"; do
            status=0
            entitled_finish "${pending[$number]}" >/dev/null 2>>"$folder/said" || status=$?
            took "$number" "$status"
        done
    done
    ((lost > 0 && lost < 700)) || fail "$lost are lost"
    entitled_close
    gives 0 entitled_call fake.written
    devices=$(entitled_get "$said" devices)
    ((devices >= 1000 - lost)) || fail "$devices came, $lost are lost"
    equal '[] []' "$(entitled_get "$said" twice) $(entitled_get "$said" thrice)"
}

test_values_arrive_unchanged() {
    misbehave values
    local echo ENTITLED_TIMEOUT=120
    gives 0 entitled_server_ping
    while _entitled_at "$ENTITLED_RESULT" echo && echo=$_entitled_found && [[ $echo != '"done"' ]]; do
        # A shell's text has no U+0000.
        if [[ $echo == \"* && $echo != *u0000* && ${#echo} -lt 1000 ]]; then
            _entitled_unquote "$echo"
            _entitled_quote "$_entitled_text"
            echo=$_entitled_quoted
        fi
        gives 0 entitled_server_ping echo:="$echo"
    done
    equal '"done"' "$echo"
    equal 1 "$(seen | cut -d' ' -f1)"
}

test_a_large_reply() {
    misbehave large-reply
    # A shell reads a byte at a time.
    ENTITLED_TIMEOUT=120 gives 0 entitled_server_ping
    equal $((1 << 20)) "$(entitled_get "$ENTITLED_RESULT" echo | tr -d '\n' | wc -c)"
}

test_a_reply_byte_by_byte() {
    misbehave byte-by-byte
    gives 0 entitled_server_ping echo:='"é😀"'
    equal 'é😀' "$(entitled_get "$ENTITLED_RESULT" echo)"
}

test_replies_out_of_order() {
    misbehave late-replies
    local -a ids=()
    local params
    for params in events.wait:'{"after":"1"}' events.wait:'{"after":"3"}' \
        server.ping:'{"echo":1}' server.ping:'{"echo":2}'; do
        entitled_start "${params%%:*}" "${params#*:}" || fail "$params"
        ids+=("$ENTITLED_ID")
    done
    gives 0 entitled_finish "${ids[0]}"
    equal 2 "$(entitled_get "$said" events 0 cursor)"
    gives 0 entitled_finish "${ids[1]}"
    equal 4 "$(entitled_get "$said" events 0 cursor)"
    gives 0 entitled_finish "${ids[2]}"
    equal 1 "$(entitled_get "$said" echo)"
    gives 0 entitled_finish "${ids[3]}"
    equal 2 "$(entitled_get "$said" echo)"
}

test_one_of_three_calls_fails() {
    misbehave one-fails
    local -a ids=()
    local params name
    for params in server.ping:'{"echo":1}' install:'{}' server.ping:'{"echo":3}'; do
        entitled_start "${params%%:*}" "${params#*:}" || fail "$params"
        ids+=("$ENTITLED_ID")
    done
    gives 0 entitled_finish "${ids[0]}"
    equal 1 "$(entitled_get "$said" echo)"
    gives 3 entitled_finish "${ids[1]}"
    equal somethingNewer "$ENTITLED_KIND"
    has "$said" 'a "new" error' 'Ask again.'
    equal 1999 "$(entitled_get "$ENTITLED_ERROR" code)"
    equal 'a "new" error' "$(entitled_get "$ENTITLED_ERROR" message)"
    equal 'true /device änn' "$(for name in retryable field holder; do
        entitled_get "$ENTITLED_ERROR" data "$name"
    done | paste -sd' ')"
    gives 0 entitled_finish "${ids[2]}"
    equal 3 "$(entitled_get "$said" echo)"
    gives 0 entitled_server_ping echo:=4
    equal 1 "$(seen | cut -d' ' -f1)"
}

test_closing_ends_the_connection() {
    misbehave well-behaved
    gives 0 entitled_call fake.nothing
    equal '{}' "$ENTITLED_RESULT"
    entitled_close
    gives 0 entitled_call fake.open
    equal 0 "$(entitled_get "$said" others)"
}

test_no_answer_is_a_timeout() {
    misbehave silent
    entitled_connect
    ENTITLED_TIMEOUT=0.05 gives 5 entitled_install device=a
    equal timeout "$ENTITLED_KIND"
    has "$said" '0.05 seconds'
}

test_a_daemon_that_does_not_read_is_a_timeout() {
    misbehave stops-reading
    local long
    long=$(head -c 5000000 /dev/zero | tr '\0' x)
    ENTITLED_TIMEOUT=1
    gives 5 entitled_ask server.ping '{"echo":1}'
    gives 5 entitled_ask server.ping "{\"echo\":\"$long\"}"
    gives 5 entitled_ask server.ping '{"echo":2}'
}

test_a_limit_holds_while_connecting() {
    misbehave full-queue
    ENTITLED_TIMEOUT=0.2 gives 5 entitled_server_ping
    equal timeout "$ENTITLED_KIND"
    has "$said" 'the daemon did not accept a connection within 0.2 seconds'
    [[ $said != *'may have done it'* ]] || fail "$said"
}

test_a_late_answer_is_not_taken_for_another() {
    misbehave slow
    entitled_connect
    ENTITLED_TIMEOUT=1 gives 5 entitled_server_ping echo:=1
    gives 0 entitled_server_ping echo:=2
    equal 2 "$(entitled_get "$said" echo)"
    equal 1 "$(seen | cut -d' ' -f1)"
}

test_a_late_answer_to_a_subshell() {
    misbehave slow
    entitled_connect
    equal 5 "$(ENTITLED_TIMEOUT=1 entitled_server_ping echo:=1 2>/dev/null; echo $?)"
    gives 0 entitled_server_ping echo:=2
    equal 2 "$(entitled_get "$said" echo)"
}

test_notifications_between_replies() {
    misbehave notifications
    local notifications=''
    entitled_notified() { notifications+=" $1"; }
    gives 0 entitled_server_ping echo:=1
    equal 1 "$(entitled_get "$said" echo)"
    gives 0 entitled_server_ping echo:=2
    equal 2 "$(entitled_get "$said" echo)"
    has "$notifications" ' event other event'
}

test_what_is_no_reply() {
    local scenario
    for scenario in garbage no-result unknown-id; do
        misbehave "$scenario"
        gives 4 entitled_install device=a
        equal violation "$ENTITLED_KIND"
    done
}

test_unknown_members_are_ignored() {
    misbehave unknown-members
    gives 0 entitled_install device=iphone
    equal iphone "$(entitled_get "$said" device)"
    equal null "$(entitled_type "$said" user identityId)"
}

test_an_older_daemon() {
    misbehave older
    gives 0 entitled_install device=iphone
    equal iphone "$(entitled_get "$said" device)"
    equal absent "$(entitled_type "$said" created)"
}

test_a_lost_subscription_is_a_gap() {
    misbehave subscriptions-end
    local notifications=''
    entitled_notified() { notifications+=" $1 $(entitled_get "$2" subscription) $(entitled_get "$2" cursor)"; }
    gives 0 entitled_events_subscribe
    equal 1 "$(entitled_get "$said" subscription)"
    gives 0 entitled_events_subscribe
    gives 0 entitled_events_unsubscribe subscription=2
    gives 0 entitled_server_ping
    equal ' event 1 1 event 2 1 gap 1 1' "$notifications"
    notifications=''
    gives 0 entitled_events_subscribe
    gives 0 entitled_server_ping
    entitled_close
    gives 0 entitled_server_ping
    equal ' event 1 1' "$notifications"
}

test_a_refusal_of_the_connection() {
    misbehave too-many-connections
    gives 3 entitled_server_ping
    equal tooManyConnections "$ENTITLED_KIND"
}

# Takes so many events, the cursors of which are then in `took`.
take() {
    local count=$1
    shift
    took=''
    took_one() {
        took+=" $(entitled_get "$1" cursor)"
        latest=$1
        [[ $(wc -w <<<"$took") -lt $count ]]
    }
    entitled_events took_one "$@"
}

test_the_feed_goes_on_where_it_was() {
    local scenario
    for scenario in feed-disconnects small-pages; do
        misbehave "$scenario"
        take 5
        equal ' 1 2 3 4 5' "$took"
        equal 5 "$ENTITLED_CURSOR"
        equal null "$(entitled_type "$latest" device)"
        equal absent "$(entitled_type "$latest" price)"
    done
}

test_the_feed_begins_where_it_is_told_to() {
    misbehave well-behaved
    take 1 after=4
    equal ' 5' "$took"
}

test_the_feed_says_how_far_it_came() {
    local scenario count last
    while read -r scenario count last; do
        misbehave "$scenario"
        take "$count" consumer=mailer
        equal "$(printf ' %s' $(seq "$count"))" "$took"
        # It came back for more after all but the last.
        take $((last - count + 1)) consumer=mailer
        equal "$(printf ' %s' $(seq "$count" "$last"))" "$took"
    done <<<$'small-pages 3 5\nwell-behaved 3 5\nfull-pages 150 250'
}

test_patience_is_a_time() {
    misbehave silent-feed
    local ENTITLED_TIMEOUT=0.5
    gives 5 entitled_events entitled_type wait=1 patience=1
    equal timeout "$ENTITLED_KIND"
    # Each of the calls that fail takes more than the second of the patience.
    equal '1 0:events.wait 0:events.wait 0:events.wait' "$(seen)"
}

test_the_feed_of_a_daemon_that_cannot_wait() {
    misbehave without-events-wait
    take 5
    equal ' 1 2 3 4 5' "$took"
    has "$(seen)" '0:events.wait 0:events.read'
}
