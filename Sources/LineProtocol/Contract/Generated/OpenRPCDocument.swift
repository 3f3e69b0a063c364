// swift-format-ignore-file
// Made from Protocol/ by `ENTITLED_UPDATE=1 swift test --filter ContractTests`.

/// The OpenRPC document, compact; equal to `Protocol/openrpc.json`.
let openRPCDocument = #"""
  {"openrpc":"1.3.2","info":{"title":"entitled","version":"0.1.0","description":"The protocol \#
  of a subscription identity and entitlement daemon: JSON-RPC 2.0, one JSON text per line, ove\#
  r a Unix socket."},"methods":[{"name":"checkEntitlements","summary":"Returns the entitlement\#
  s of a user, active and inactive.","x-role":"read","x-since":1,"paramStructure":"either","pa\#
  rams":[{"name":"device","required":false,"summary":"Id of the device.","schema":{"$ref":"#/c\#
  omponents/schemas/DeviceId"}},{"name":"userId","required":false,"summary":"Id of the user, i\#
  nstead of `device`.","schema":{"$ref":"#/components/schemas/UserId"}},{"name":"entitlements"\#
  ,"required":false,"summary":"Ids of the entitlements to return, including those that the use\#
  r does not have. Default: every entitlement of the products that the user's purchases have t\#
  hen, and of the grants.","schema":{"type":"array","items":{"$ref":"#/components/schemas/Enti\#
  tlementId"},"maxItems":1000}},{"name":"at","required":false,"summary":"Moment to evaluate, R\#
  FC 3339, with today's holders. Default: now.","schema":{"$ref":"#/components/schemas/Moment"\#
  }},{"name":"ifUnknown","required":false,"summary":"Reply for a userId that the project does \#
  not have: `error`, or `none` for a result with no active entitlement and `known` false. The \#
  daemon does not create the user.","schema":{"type":"string","enum":["error","none"],"default\#
  ":"error"}},{"name":"project","required":false,"summary":"Id of the project.","schema":{"$re\#
  f":"#/components/schemas/ProjectId","default":"default"}}],"x-exactly-one":[["device"],["use\#
  rId"]],"result":{"name":"result","schema":{"type":"object","properties":{"userId":{"$ref":"#\#
  /components/schemas/UserId","description":"Id of the user that the result is about."},"known\#
  ":{"description":"Whether the project has this user. Absent unless the request has `ifUnknow\#
  n`.","type":"boolean"},"entitlements":{"$ref":"#/components/schemas/Entitlements"},"at":{"$r\#
  ef":"#/components/schemas/Moment","description":"The moment that the result is for."},"warni\#
  ngs":{"description":"Absent when there are no warnings.","type":"array","items":{"$ref":"#/c\#
  omponents/schemas/Warning"}}},"required":["userId","entitlements","at"]}},"errors":[{"code":\#
  -32602,"message":"A parameter is missing, unknown, of a wrong type or out of range, or two p\#
  arameters exclude each other. `field` points to it; `nearest` lists similar names.","data":{\#
  "kind":"invalidParams","retryable":false}},{"code":1000,"message":"The caller's role is lowe\#
  r than the role that the method needs. `uid` and `role` are the caller's (`none` without a r\#
  ole), and `needs` is the method's role.","data":{"kind":"permissionDenied","retryable":false\#
  }},{"code":1100,"message":"The project has no such device.","data":{"kind":"unknownDevice","\#
  retryable":false}},{"code":1101,"message":"The project has no such user.","data":{"kind":"un\#
  knownUser","retryable":false}},{"code":1102,"message":"No user may have this id: it is empty\#
  , or in the project's `blockedUserIds`.","data":{"kind":"blockedUserId","retryable":false}},\#
  {"code":1103,"message":"The id has more Unicode scalars than the project's `userIdLengthMax`\#
  .","data":{"kind":"userIdTooLong","retryable":false}},{"code":1200,"message":"The daemon has\#
   no such project.","data":{"kind":"unknownProject","retryable":false}},{"code":1405,"message\#
  ":"The shared database could not be reached, or did not answer in time; other stores have no\#
   such error. With `outcome` `notApplied`, nothing changed. With `unknown`, the change may or\#
   may not be stored.","data":{"kind":"storageUnavailable","retryable":true}}],"examples":[{"n\#
  ame":"a subscription","x-given":[{"method":"project.define","params":{"products":{"monthly":\#
  {"kind":"subscription","entitlements":["premium"]}},"clock":{"manual":"2026-01-01T00:00:00.0\#
  00Z"}}},{"method":"install","params":{"device":"iphone"}},{"method":"purchase","params":{"de\#
  vice":"iphone","product":"monthly","store":"appStore","transactionId":"1000","expiresAt":"20\#
  26-02-01T00:00:00.000Z"}}],"params":[{"name":"device","value":"iphone"}],"result":{"name":"r\#
  esult","value":{"userId":"{{anonymous}}","entitlements":{"premium":{"id":"premium","active":\#
  true,"state":"active","productId":"monthly","source":"appStore","renewState":"willRenew","gr\#
  antType":"purchase","periodType":"normal","startedAt":"2026-01-01T00:00:00.000Z","expiresAt"\#
  :"2026-02-01T00:00:00.000Z","gracePeriodExpiresAt":null,"firstPurchasedAt":"2026-01-01T00:00\#
  :00.000Z","lastPurchasedAt":"2026-01-01T00:00:00.000Z","trialStartedAt":null,"autoRenewDisab\#
  ledAt":null,"renewsCount":0,"environment":"production","store":"appStore","transactionId":"1\#
  000","originalTransactionId":"1000"}},"at":"2026-01-01T00:00:00.000Z"}}},{"name":"after its \#
  end","x-given":[{"method":"project.define","params":{"products":{"monthly":{"kind":"subscrip\#
  tion","entitlements":["premium"]}},"clock":{"manual":"2026-01-01T00:00:00.000Z"}}},{"method"\#
  :"install","params":{"device":"iphone"}},{"method":"purchase","params":{"device":"iphone","p\#
  roduct":"monthly","store":"appStore","transactionId":"1000","expiresAt":"2026-02-01T00:00:00\#
  .000Z"}}],"params":[{"name":"device","value":"iphone"},{"name":"at","value":"2026-03-01T00:0\#
  0:00Z"}],"result":{"name":"result","value":{"userId":"{{anonymous}}","entitlements":{"premiu\#
  m":{"id":"premium","active":false,"state":"expired","productId":"monthly","source":"appStore\#
  ","renewState":"willRenew","grantType":"purchase","periodType":"normal","startedAt":"2026-01\#
  -01T00:00:00.000Z","expiresAt":"2026-02-01T00:00:00.000Z","gracePeriodExpiresAt":null,"first\#
  PurchasedAt":"2026-01-01T00:00:00.000Z","lastPurchasedAt":"2026-01-01T00:00:00.000Z","trialS\#
  tartedAt":null,"autoRenewDisabledAt":null,"renewsCount":0,"environment":"production","store"\#
  :"appStore","transactionId":"1000","originalTransactionId":"1000"}},"at":"2026-03-01T00:00:0\#
  0.000Z"}}},{"name":"nothing bought","x-given":[{"method":"project.define","params":{"product\#
  s":{"monthly":{"kind":"subscription","entitlements":["premium"]}},"clock":{"manual":"2026-01\#
  -01T00:00:00.000Z"}}},{"method":"install","params":{"device":"iphone"}}],"params":[{"name":"\#
  device","value":"iphone"}],"result":{"name":"result","value":{"userId":"{{anonymous}}","enti\#
  tlements":{},"at":"2026-01-01T00:00:00.000Z"}}},{"name":"an id that the project does not kno\#
  w","x-given":[{"method":"project.define","params":{"products":{"monthly":{"kind":"subscripti\#
  on","entitlements":["premium"]}},"clock":{"manual":"2026-01-01T00:00:00.000Z"}}},{"method":"\#
  install","params":{"device":"iphone"}}],"params":[{"name":"device","value":"iphone"},{"name"\#
  :"entitlements","value":["premum"]}],"result":{"name":"result","value":{"userId":"{{anonymou\#
  s}}","entitlements":{"premum":{"id":"premum","active":false,"state":null,"productId":null,"s\#
  ource":null,"renewState":"unknown","grantType":null,"periodType":null,"startedAt":null,"expi\#
  resAt":null,"gracePeriodExpiresAt":null,"firstPurchasedAt":null,"lastPurchasedAt":null,"tria\#
  lStartedAt":null,"autoRenewDisabledAt":null,"renewsCount":0,"environment":null,"store":null,\#
  "transactionId":null,"originalTransactionId":null}},"at":"2026-01-01T00:00:00.000Z","warning\#
  s":[{"kind":"unknownEntitlement","message":"{{any}}","nearest":["premium"]}]}}},{"name":"a u\#
  ser who never bought","x-given":[{"method":"project.define","params":{"products":{"monthly":\#
  {"kind":"subscription","entitlements":["premium"]}},"clock":{"manual":"2026-01-01T00:00:00.0\#
  00Z"}}}],"params":[{"name":"userId","value":"ann"},{"name":"ifUnknown","value":"none"}],"res\#
  ult":{"name":"result","value":{"userId":"ann","known":false,"entitlements":{},"at":"2026-01-\#
  01T00:00:00.000Z"}}}]},{"name":"clock.advance","summary":"Moves a manual clock forward, and \#
  applies in order everything that falls due on the way.","x-role":"admin","x-since":1,"paramS\#
  tructure":"either","params":[{"name":"to","required":false,"summary":"New time of the clock,\#
   RFC 3339.","schema":{"$ref":"#/components/schemas/Moment"}},{"name":"by","required":false,"\#
  summary":"How far to move the clock: an ISO 8601 duration, for example P1M.","schema":{"$ref\#
  ":"#/components/schemas/Duration"}},{"name":"project","required":false,"summary":"Id of the \#
  project.","schema":{"$ref":"#/components/schemas/ProjectId","default":"default"}},{"name":"d\#
  ryRun","required":false,"summary":"Computes the result and the events without changing anyth\#
  ing.","schema":{"type":"boolean","default":false}},{"name":"idempotencyKey","required":false\#
  ,"summary":"Makes a retry safe: the same key with the same params returns the stored result.\#
  ","schema":{"$ref":"#/components/schemas/IdempotencyKey"}}],"x-exactly-one":[["to"],["by"]],\#
  "result":{"name":"result","schema":{"type":"object","properties":{"now":{"$ref":"#/component\#
  s/schemas/Moment","description":"Time that the clock shows after the call."},"dryRun":{"desc\#
  ription":"True in a dry run; otherwise absent.","type":"boolean"},"events":{"description":"T\#
  he events that the call would emit. Only in a dry run.","type":"array","items":{"$ref":"#/co\#
  mponents/schemas/Event"}},"replayed":{"description":"True when this is the stored result of \#
  an idempotency key; otherwise absent.","type":"boolean"}},"required":["now"]}},"errors":[{"c\#
  ode":-32602,"message":"A parameter is missing, unknown, of a wrong type or out of range, or \#
  two parameters exclude each other. `field` points to it; `nearest` lists similar names.","da\#
  ta":{"kind":"invalidParams","retryable":false}},{"code":1000,"message":"The caller's role is\#
   lower than the role that the method needs. `uid` and `role` are the caller's (`none` withou\#
  t a role), and `needs` is the method's role.","data":{"kind":"permissionDenied","retryable":\#
  false}},{"code":1200,"message":"The daemon has no such project.","data":{"kind":"unknownProj\#
  ect","retryable":false}},{"code":1205,"message":"The project uses the system's clock, which \#
  cannot be advanced.","data":{"kind":"clockNotManual","retryable":false}},{"code":1300,"messa\#
  ge":"A call of the same method used this key with other params in the last 24 hours.","data"\#
  :{"kind":"idempotencyConflict","retryable":false}},{"code":1400,"message":"The disk has no r\#
  oom for the write. Nothing changes, and reading still works.","data":{"kind":"storageFull","\#
  retryable":true}},{"code":1401,"message":"The write may not be on the disk: the daemon stops\#
  , and its next start shows what is stored. Or the daemon cannot read a record that the reque\#
  st needs: then it keeps running.","data":{"kind":"storageFailed","retryable":false}},{"code"\#
  :1405,"message":"The shared database could not be reached, or did not answer in time; other \#
  stores have no such error. With `outcome` `notApplied`, nothing changed. With `unknown`, the\#
   change may or may not be stored.","data":{"kind":"storageUnavailable","retryable":true}}],"\#
  examples":[{"name":"a month","x-given":[{"method":"project.define","params":{"products":{"mo\#
  nthly":{"kind":"subscription","entitlements":["premium"]}},"clock":{"manual":"2026-01-01T00:\#
  00:00.000Z"}}}],"params":[{"name":"by","value":"P1M"}],"result":{"name":"result","value":{"n\#
  ow":"2026-02-01T00:00:00.000Z"}}},{"name":"to a moment","x-given":[{"method":"project.define\#
  ","params":{"products":{"monthly":{"kind":"subscription","entitlements":["premium"]}},"clock\#
  ":{"manual":"2026-01-01T00:00:00.000Z"}}}],"params":[{"name":"to","value":"2027-01-01T00:00:\#
  00Z"}],"result":{"name":"result","value":{"now":"2027-01-01T00:00:00.000Z"}}}]},{"name":"eve\#
  nts.acknowledge","summary":"Records that a consumer has processed the events up to a cursor.\#
  ","x-role":"write","x-since":1,"paramStructure":"either","params":[{"name":"consumer","requi\#
  red":true,"summary":"Name of the consumer. Its first acknowledgement creates it.","schema":{\#
  "$ref":"#/components/schemas/ConsumerId"}},{"name":"cursor","required":true,"summary":"Curso\#
  r of the last processed event; \"0\" for none.","schema":{"$ref":"#/components/schemas/Curso\#
  r"}},{"name":"project","required":false,"summary":"Id of the project.","schema":{"$ref":"#/c\#
  omponents/schemas/ProjectId","default":"default"}},{"name":"dryRun","required":false,"summar\#
  y":"Computes the result and the events without changing anything.","schema":{"type":"boolean\#
  ","default":false}},{"name":"idempotencyKey","required":false,"summary":"Makes a retry safe:\#
   the same key with the same params returns the stored result.","schema":{"$ref":"#/component\#
  s/schemas/IdempotencyKey"}}],"result":{"name":"result","schema":{"type":"object","properties\#
  ":{"consumer":{"$ref":"#/components/schemas/ConsumerId"},"cursor":{"$ref":"#/components/sche\#
  mas/Cursor","description":"Highest cursor that the consumer has acknowledged."},"dryRun":{"d\#
  escription":"True in a dry run; otherwise absent.","type":"boolean"},"events":{"description"\#
  :"The events that the call would emit: always none. Only in a dry run.","type":"array","item\#
  s":{"$ref":"#/components/schemas/Event"}},"replayed":{"description":"True when this is the s\#
  tored result of an idempotency key; otherwise absent.","type":"boolean"}},"required":["consu\#
  mer","cursor"]}},"errors":[{"code":-32602,"message":"A parameter is missing, unknown, of a w\#
  rong type or out of range, or two parameters exclude each other. `field` points to it; `near\#
  est` lists similar names.","data":{"kind":"invalidParams","retryable":false}},{"code":1000,"\#
  message":"The caller's role is lower than the role that the method needs. `uid` and `role` a\#
  re the caller's (`none` without a role), and `needs` is the method's role.","data":{"kind":"\#
  permissionDenied","retryable":false}},{"code":1200,"message":"The daemon has no such project\#
  .","data":{"kind":"unknownProject","retryable":false}},{"code":1207,"message":"No consumer o\#
  f this name has acknowledged an event. `events.acknowledge` does not create a name that begi\#
  ns with `webhook-`: those belong to webhooks.","data":{"kind":"unknownConsumer","retryable":\#
  false}},{"code":1300,"message":"A call of the same method used this key with other params in\#
   the last 24 hours.","data":{"kind":"idempotencyConflict","retryable":false}},{"code":1400,"\#
  message":"The disk has no room for the write. Nothing changes, and reading still works.","da\#
  ta":{"kind":"storageFull","retryable":true}},{"code":1401,"message":"The write may not be on\#
   the disk: the daemon stops, and its next start shows what is stored. Or the daemon cannot r\#
  ead a record that the request needs: then it keeps running.","data":{"kind":"storageFailed",\#
  "retryable":false}},{"code":1405,"message":"The shared database could not be reached, or did\#
   not answer in time; other stores have no such error. With `outcome` `notApplied`, nothing c\#
  hanged. With `unknown`, the change may or may not be stored.","data":{"kind":"storageUnavail\#
  able","retryable":true}}],"examples":[{"name":"a consumer begins at the beginning","params":\#
  [{"name":"consumer","value":"mailer"},{"name":"cursor","value":"0"}],"result":{"name":"resul\#
  t","value":{"consumer":"mailer","cursor":"0"}}},{"name":"never backwards","x-given":[{"metho\#
  d":"install","params":{"device":"iphone"}},{"method":"events.acknowledge","params":{"consume\#
  r":"mailer","cursor":"1"}}],"params":[{"name":"consumer","value":"mailer"},{"name":"cursor",\#
  "value":"0"}],"result":{"name":"result","value":{"consumer":"mailer","cursor":"1"}}}]},{"nam\#
  e":"events.read","summary":"Reads the events of a project in order, from any position of its\#
   log.","x-role":"read","x-since":1,"paramStructure":"either","params":[{"name":"after","requ\#
  ired":false,"summary":"Cursor from an earlier reply. The reply has the events after it.","sc\#
  hema":{"$ref":"#/components/schemas/Cursor","default":"0"}},{"name":"limit","required":false\#
  ,"summary":"Maximum number of events.","schema":{"type":"integer","minimum":1,"maximum":1000\#
  ,"default":100}},{"name":"user","required":false,"summary":"Returns only events of this cust\#
  omer, by any of its ids.","schema":{"$ref":"#/components/schemas/UserId"}},{"name":"kinds","\#
  required":false,"summary":"Returns only events of these kinds.","schema":{"type":"array","it\#
  ems":{"$ref":"#/components/schemas/EventKind"},"maxItems":100}},{"name":"consumer","required\#
  ":false,"summary":"Starts after the last event that this consumer acknowledged. Excludes `af\#
  ter`.","schema":{"$ref":"#/components/schemas/ConsumerId"}},{"name":"project","required":fal\#
  se,"summary":"Id of the project.","schema":{"$ref":"#/components/schemas/ProjectId","default\#
  ":"default"}}],"result":{"name":"result","schema":{"type":"object","properties":{"events":{"\#
  type":"array","items":{"$ref":"#/components/schemas/Event"}},"cursor":{"$ref":"#/components/\#
  schemas/Cursor","description":"Cursor for the next call: that of the last event in the list,\#
   or of the newest event in the log when there are no more."},"more":{"description":"True whe\#
  n there may be more events: call again at once. The list can be empty when `more` is true, b\#
  ecause no event that the daemon looked at matched.","type":"boolean"}},"required":["events",\#
  "cursor","more"]}},"errors":[{"code":-32602,"message":"A parameter is missing, unknown, of a\#
   wrong type or out of range, or two parameters exclude each other. `field` points to it; `ne\#
  arest` lists similar names.","data":{"kind":"invalidParams","retryable":false}},{"code":1000\#
  ,"message":"The caller's role is lower than the role that the method needs. `uid` and `role`\#
   are the caller's (`none` without a role), and `needs` is the method's role.","data":{"kind"\#
  :"permissionDenied","retryable":false}},{"code":1101,"message":"The project has no such user\#
  .","data":{"kind":"unknownUser","retryable":false}},{"code":1102,"message":"No user may have\#
   this id: it is empty, or in the project's `blockedUserIds`.","data":{"kind":"blockedUserId"\#
  ,"retryable":false}},{"code":1103,"message":"The id has more Unicode scalars than the projec\#
  t's `userIdLengthMax`.","data":{"kind":"userIdTooLong","retryable":false}},{"code":1200,"mes\#
  sage":"The daemon has no such project.","data":{"kind":"unknownProject","retryable":false}},\#
  {"code":1207,"message":"No consumer of this name has acknowledged an event. `events.acknowle\#
  dge` does not create a name that begins with `webhook-`: those belong to webhooks.","data":{\#
  "kind":"unknownConsumer","retryable":false}},{"code":1405,"message":"The shared database cou\#
  ld not be reached, or did not answer in time; other stores have no such error. With `outcome\#
  ` `notApplied`, nothing changed. With `unknown`, the change may or may not be stored.","data\#
  ":{"kind":"storageUnavailable","retryable":true}}],"examples":[{"name":"from the start","x-g\#
  iven":[{"method":"project.define","params":{"products":{"monthly":{"kind":"subscription","en\#
  titlements":["premium"]}},"clock":{"manual":"2026-01-01T00:00:00.000Z"}}},{"method":"install\#
  ","params":{"device":"iphone"}}],"params":[],"result":{"name":"result","value":{"events":[{"\#
  cursor":"1","id":"{{any}}","kind":"userCreated","at":"2026-01-01T00:00:00.000Z","project":"d\#
  efault","user":"{{anonymous}}","anonymousId":"{{anonymous}}","cause":{"method":"install","id\#
  ":"{{any}}"},"device":"iphone"}],"cursor":"1","more":false}}},{"name":"behind what a consume\#
  r has acknowledged","x-given":[{"method":"project.define","params":{"clock":{"manual":"2026-\#
  01-01T00:00:00.000Z"}}},{"method":"install","params":{"device":"iphone"}},{"method":"install\#
  ","params":{"device":"ipad"}},{"method":"events.acknowledge","params":{"consumer":"mailer","\#
  cursor":"1"}}],"params":[{"name":"consumer","value":"mailer"}],"result":{"name":"result","va\#
  lue":{"events":[{"cursor":"2","id":"{{any}}","kind":"userCreated","at":"2026-01-01T00:00:00.\#
  000Z","project":"default","user":"{{second}}","anonymousId":"{{second}}","cause":{"method":"\#
  install","id":"{{any}}"},"device":"ipad"}],"cursor":"2","more":false}}},{"name":"nothing yet\#
  ","params":[],"result":{"name":"result","value":{"events":[],"cursor":"0","more":false}}}]},\#
  {"name":"events.subscribe","summary":"Subscribes this connection to events; they arrive as n\#
  otifications.","x-role":"read","x-since":1,"paramStructure":"either","params":[{"name":"afte\#
  r","required":false,"summary":"Cursor from an earlier reply. The subscription starts with th\#
  e event after it. Default: new events only.","schema":{"$ref":"#/components/schemas/Cursor"}\#
  },{"name":"kinds","required":false,"summary":"Sends only events of these kinds.","schema":{"\#
  type":"array","items":{"$ref":"#/components/schemas/EventKind"},"maxItems":100}},{"name":"pr\#
  oject","required":false,"summary":"Id of the project.","schema":{"$ref":"#/components/schema\#
  s/ProjectId","default":"default"}}],"result":{"name":"result","schema":{"type":"object","pro\#
  perties":{"subscription":{"$ref":"#/components/schemas/SubscriptionId"},"cursor":{"$ref":"#/\#
  components/schemas/Cursor","description":"The subscription sends the events after this curso\#
  r."}},"required":["subscription","cursor"]}},"errors":[{"code":-32602,"message":"A parameter\#
   is missing, unknown, of a wrong type or out of range, or two parameters exclude each other.\#
   `field` points to it; `nearest` lists similar names.","data":{"kind":"invalidParams","retry\#
  able":false}},{"code":1000,"message":"The caller's role is lower than the role that the meth\#
  od needs. `uid` and `role` are the caller's (`none` without a role), and `needs` is the meth\#
  od's role.","data":{"kind":"permissionDenied","retryable":false}},{"code":1200,"message":"Th\#
  e daemon has no such project.","data":{"kind":"unknownProject","retryable":false}},{"code":1\#
  405,"message":"The shared database could not be reached, or did not answer in time; other st\#
  ores have no such error. With `outcome` `notApplied`, nothing changed. With `unknown`, the c\#
  hange may or may not be stored.","data":{"kind":"storageUnavailable","retryable":true}}],"x-\#
  notifications":[{"name":"event","summary":"Delivers one event of a subscription.","params":{\#
  "type":"object","properties":{"subscription":{"$ref":"#/components/schemas/SubscriptionId"},\#
  "cursor":{"$ref":"#/components/schemas/Cursor","description":"Cursor of the event. Send it a\#
  s `after` to resume with a new subscription."},"event":{"$ref":"#/components/schemas/Event"}\#
  },"required":["subscription","cursor","event"]}},{"name":"gap","summary":"Ends a subscriptio\#
  n whose client reads too slowly.","params":{"type":"object","properties":{"subscription":{"$\#
  ref":"#/components/schemas/SubscriptionId"},"cursor":{"$ref":"#/components/schemas/Cursor","\#
  description":"The daemon sent every event up to this cursor. Send it as `after` to resume wi\#
  th a new subscription."}},"required":["subscription","cursor"]}}],"examples":[{"name":"from \#
  now on","x-given":[{"method":"install","params":{"device":"iphone"}}],"params":[],"result":{\#
  "name":"result","value":{"subscription":"1","cursor":"1"}}},{"name":"from the beginning, two\#
   kinds","params":[{"name":"after","value":"0"},{"name":"kinds","value":["purchaseRecorded","\#
  purchaseRenewed"]}],"result":{"name":"result","value":{"subscription":"1","cursor":"0"}}}]},\#
  {"name":"events.unsubscribe","summary":"Ends a subscription of this connection.","x-role":"r\#
  ead","x-since":1,"paramStructure":"either","params":[{"name":"subscription","required":true,\#
  "summary":"Id of the subscription, as events.subscribe returned it.","schema":{"$ref":"#/com\#
  ponents/schemas/SubscriptionId"}},{"name":"project","required":false,"summary":"Id of the pr\#
  oject.","schema":{"$ref":"#/components/schemas/ProjectId","default":"default"}}],"result":{"\#
  name":"result","schema":{"type":"object","properties":{"subscription":{"$ref":"#/components/\#
  schemas/SubscriptionId"},"cursor":{"$ref":"#/components/schemas/Cursor","description":"The d\#
  aemon sent every matching event up to this cursor."}},"required":["subscription","cursor"]}}\#
  ,"errors":[{"code":-32602,"message":"A parameter is missing, unknown, of a wrong type or out\#
   of range, or two parameters exclude each other. `field` points to it; `nearest` lists simil\#
  ar names.","data":{"kind":"invalidParams","retryable":false}},{"code":1000,"message":"The ca\#
  ller's role is lower than the role that the method needs. `uid` and `role` are the caller's \#
  (`none` without a role), and `needs` is the method's role.","data":{"kind":"permissionDenied\#
  ","retryable":false}},{"code":1200,"message":"The daemon has no such project.","data":{"kind\#
  ":"unknownProject","retryable":false}},{"code":1405,"message":"The shared database could not\#
   be reached, or did not answer in time; other stores have no such error. With `outcome` `not\#
  Applied`, nothing changed. With `unknown`, the change may or may not be stored.","data":{"ki\#
  nd":"storageUnavailable","retryable":true}}],"examples":[{"name":"plain","x-given":[{"method\#
  ":"install","params":{"device":"iphone"}},{"method":"events.subscribe","params":{}}],"params\#
  ":[{"name":"subscription","value":"1"}],"result":{"name":"result","value":{"subscription":"1\#
  ","cursor":"1"}}}]},{"name":"events.wait","summary":"Reads events like events.read, and wait\#
  s for new events if there are none.","x-role":"read","x-since":1,"paramStructure":"either","\#
  params":[{"name":"after","required":false,"summary":"Cursor from an earlier reply. The reply\#
   has the events after it.","schema":{"$ref":"#/components/schemas/Cursor","default":"0"}},{"\#
  name":"limit","required":false,"summary":"Maximum number of events.","schema":{"type":"integ\#
  er","minimum":1,"maximum":1000,"default":100}},{"name":"user","required":false,"summary":"Re\#
  turns only events of this customer, by any of its ids.","schema":{"$ref":"#/components/schem\#
  as/UserId"}},{"name":"kinds","required":false,"summary":"Returns only events of these kinds.\#
  ","schema":{"type":"array","items":{"$ref":"#/components/schemas/EventKind"},"maxItems":100}\#
  },{"name":"consumer","required":false,"summary":"Starts after the last event that this consu\#
  mer acknowledged. Excludes `after`.","schema":{"$ref":"#/components/schemas/ConsumerId"}},{"\#
  name":"timeoutMs","required":true,"summary":"Longest wait, in milliseconds. When it is over,\#
   the list of events is empty.","schema":{"type":"integer","minimum":0,"maximum":60000}},{"na\#
  me":"project","required":false,"summary":"Id of the project.","schema":{"$ref":"#/components\#
  /schemas/ProjectId","default":"default"}}],"result":{"name":"result","schema":{"type":"objec\#
  t","properties":{"events":{"type":"array","items":{"$ref":"#/components/schemas/Event"}},"cu\#
  rsor":{"$ref":"#/components/schemas/Cursor","description":"Cursor for the next call: that of\#
   the last event in the list, or of the newest event in the log when there are no more."},"mo\#
  re":{"description":"True when there may be more events: call again at once. The list can be \#
  empty when `more` is true, because no event that the daemon looked at matched.","type":"bool\#
  ean"}},"required":["events","cursor","more"]}},"errors":[{"code":-32602,"message":"A paramet\#
  er is missing, unknown, of a wrong type or out of range, or two parameters exclude each othe\#
  r. `field` points to it; `nearest` lists similar names.","data":{"kind":"invalidParams","ret\#
  ryable":false}},{"code":1000,"message":"The caller's role is lower than the role that the me\#
  thod needs. `uid` and `role` are the caller's (`none` without a role), and `needs` is the me\#
  thod's role.","data":{"kind":"permissionDenied","retryable":false}},{"code":1101,"message":"\#
  The project has no such user.","data":{"kind":"unknownUser","retryable":false}},{"code":1102\#
  ,"message":"No user may have this id: it is empty, or in the project's `blockedUserIds`.","d\#
  ata":{"kind":"blockedUserId","retryable":false}},{"code":1103,"message":"The id has more Uni\#
  code scalars than the project's `userIdLengthMax`.","data":{"kind":"userIdTooLong","retryabl\#
  e":false}},{"code":1200,"message":"The daemon has no such project.","data":{"kind":"unknownP\#
  roject","retryable":false}},{"code":1207,"message":"No consumer of this name has acknowledge\#
  d an event. `events.acknowledge` does not create a name that begins with `webhook-`: those b\#
  elong to webhooks.","data":{"kind":"unknownConsumer","retryable":false}},{"code":1405,"messa\#
  ge":"The shared database could not be reached, or did not answer in time; other stores have \#
  no such error. With `outcome` `notApplied`, nothing changed. With `unknown`, the change may \#
  or may not be stored.","data":{"kind":"storageUnavailable","retryable":true}}],"examples":[{\#
  "name":"something is there","x-given":[{"method":"project.define","params":{"clock":{"manual\#
  ":"2026-01-01T00:00:00.000Z"}}},{"method":"install","params":{"device":"iphone"}},{"method":\#
  "install","params":{"device":"ipad"}}],"params":[{"name":"after","value":"1"},{"name":"timeo\#
  utMs","value":60000}],"result":{"name":"result","value":{"events":[{"cursor":"2","id":"{{any\#
  }}","kind":"userCreated","at":"2026-01-01T00:00:00.000Z","project":"default","user":"{{secon\#
  d}}","anonymousId":"{{second}}","cause":{"method":"install","id":"{{any}}"},"device":"ipad"}\#
  ],"cursor":"2","more":false}}},{"name":"nothing until the time is over","params":[{"name":"t\#
  imeoutMs","value":50}],"result":{"name":"result","value":{"events":[],"cursor":"0","more":fa\#
  lse}}}]},{"name":"explain","summary":"Explains why an entitlement is active or not, and list\#
  s calls that would give access.","x-role":"read","x-since":1,"paramStructure":"either","para\#
  ms":[{"name":"device","required":false,"summary":"Id of the device.","schema":{"$ref":"#/com\#
  ponents/schemas/DeviceId"}},{"name":"userId","required":false,"summary":"Id of the user, ins\#
  tead of `device`.","schema":{"$ref":"#/components/schemas/UserId"}},{"name":"entitlement","r\#
  equired":true,"summary":"Id of the entitlement.","schema":{"$ref":"#/components/schemas/Enti\#
  tlementId"}},{"name":"at","required":false,"summary":"Moment to evaluate, RFC 3339, with tod\#
  ay's holders. Default: now.","schema":{"$ref":"#/components/schemas/Moment"}},{"name":"proje\#
  ct","required":false,"summary":"Id of the project.","schema":{"$ref":"#/components/schemas/P\#
  rojectId","default":"default"}}],"x-exactly-one":[["device"],["userId"]],"result":{"name":"r\#
  esult","schema":{"type":"object","properties":{"userId":{"$ref":"#/components/schemas/UserId\#
  ","description":"Id of the user that the result is about."},"active":{"description":"Whether\#
   the user has access.","type":"boolean"},"entitlement":{"$ref":"#/components/schemas/Entitle\#
  ment","description":"The entitlement, as `checkEntitlements` returns it."},"at":{"$ref":"#/c\#
  omponents/schemas/Moment","description":"The moment that the result is for."},"because":{"de\#
  scription":"The steps that lead to the result: the purchase or grant, each change of holder,\#
   the catalogue and the clock. When no purchase or grant is active, the steps of one that was\#
   active or may become active. At most 50 steps: the first and the last.","type":"array","ite\#
  ms":{"$ref":"#/components/schemas/ExplanationStep"}},"others":{"description":"Purchases and \#
  grants that also give the entitlement and lost against the winner, best first. At most 20.",\#
  "type":"array","items":{"$ref":"#/components/schemas/LosingSource"}},"missing":{"description\#
  ":"What prevents access. Empty when the entitlement is active. At most 20.","type":"array","\#
  items":{"$ref":"#/components/schemas/MissingReason"}},"omitted":{"description":"How many ent\#
  ries the daemon left out of each list. Absent when every list is complete.","type":"object",\#
  "properties":{"because":{"type":"integer","minimum":0},"others":{"type":"integer","minimum":\#
  0},"missing":{"type":"integer","minimum":0}},"required":["because","others","missing"]}},"re\#
  quired":["userId","active","entitlement","at","because","others","missing"]}},"errors":[{"co\#
  de":-32602,"message":"A parameter is missing, unknown, of a wrong type or out of range, or t\#
  wo parameters exclude each other. `field` points to it; `nearest` lists similar names.","dat\#
  a":{"kind":"invalidParams","retryable":false}},{"code":1000,"message":"The caller's role is \#
  lower than the role that the method needs. `uid` and `role` are the caller's (`none` without\#
   a role), and `needs` is the method's role.","data":{"kind":"permissionDenied","retryable":f\#
  alse}},{"code":1100,"message":"The project has no such device.","data":{"kind":"unknownDevic\#
  e","retryable":false}},{"code":1101,"message":"The project has no such user.","data":{"kind"\#
  :"unknownUser","retryable":false}},{"code":1102,"message":"No user may have this id: it is e\#
  mpty, or in the project's `blockedUserIds`.","data":{"kind":"blockedUserId","retryable":fals\#
  e}},{"code":1103,"message":"The id has more Unicode scalars than the project's `userIdLength\#
  Max`.","data":{"kind":"userIdTooLong","retryable":false}},{"code":1200,"message":"The daemon\#
   has no such project.","data":{"kind":"unknownProject","retryable":false}},{"code":1203,"mes\#
  sage":"A call grants or explains an entitlement that the project does not have. `nearest` li\#
  sts similar names.","data":{"kind":"unknownEntitlement","retryable":false}},{"code":1405,"me\#
  ssage":"The shared database could not be reached, or did not answer in time; other stores ha\#
  ve no such error. With `outcome` `notApplied`, nothing changed. With `unknown`, the change m\#
  ay or may not be stored.","data":{"kind":"storageUnavailable","retryable":true}}],"examples"\#
  :[{"name":"bought before a login","x-given":[{"method":"project.define","params":{"products"\#
  :{"monthly":{"kind":"subscription","entitlements":["premium"]}},"clock":{"manual":"2026-01-0\#
  1T00:00:00.000Z"}}},{"method":"install","params":{"device":"iphone"}},{"method":"purchase","\#
  params":{"device":"iphone","product":"monthly","store":"appStore","transactionId":"1000","ex\#
  piresAt":"2026-02-01T00:00:00.000Z"}},{"method":"identify","params":{"device":"iphone","user\#
  Id":"user_id_1"}}],"params":[{"name":"userId","value":"user_id_1"},{"name":"entitlement","va\#
  lue":"premium"}],"result":{"name":"result","value":{"userId":"user_id_1","active":true,"enti\#
  tlement":{"id":"premium","active":true,"state":"active","productId":"monthly","source":"appS\#
  tore","renewState":"willRenew","grantType":"purchase","periodType":"normal","startedAt":"202\#
  6-01-01T00:00:00.000Z","expiresAt":"2026-02-01T00:00:00.000Z","gracePeriodExpiresAt":null,"f\#
  irstPurchasedAt":"2026-01-01T00:00:00.000Z","lastPurchasedAt":"2026-01-01T00:00:00.000Z","tr\#
  ialStartedAt":null,"autoRenewDisabledAt":null,"renewsCount":0,"environment":"production","st\#
  ore":"appStore","transactionId":"1000","originalTransactionId":"1000"},"at":"2026-01-01T00:0\#
  0:00.000Z","because":[{"step":"purchased","text":"{{any}}","at":"2026-01-01T00:00:00.000Z","\#
  event":"{{recorded}}","cursor":"2","method":"purchase","from":[],"to":["{{anonymous}}"],"dev\#
  ice":"iphone","store":"appStore","originalTransactionId":"1000","transactionId":"1000","prod\#
  uct":"monthly","since":"2026-01-01T00:00:00.000Z","until":"2026-02-01T00:00:00.000Z"},{"step\#
  ":"attached","text":"{{any}}","at":"2026-01-01T00:00:00.000Z","event":"{{identified}}","curs\#
  or":"5","rule":{"name":"onIdentifyNew","value":"attach"},"method":"identify","from":["{{anon\#
  ymous}}"],"to":["user_id_1"]},{"step":"mapped","text":"{{any}}","at":null,"product":"monthly\#
  "},{"step":"clock","text":"{{any}}","at":"2026-01-01T00:00:00.000Z","state":"active","since"\#
  :"2026-01-01T00:00:00.000Z","until":"2026-02-01T00:00:00.000Z"}],"others":[],"missing":[]}}}\#
  ,{"name":"after its end","x-given":[{"method":"project.define","params":{"products":{"monthl\#
  y":{"kind":"subscription","entitlements":["premium"]}},"clock":{"manual":"2026-01-01T00:00:0\#
  0.000Z"}}},{"method":"install","params":{"device":"iphone"}},{"method":"purchase","params":{\#
  "device":"iphone","product":"monthly","store":"appStore","transactionId":"1000","expiresAt":\#
  "2026-02-01T00:00:00.000Z"}}],"params":[{"name":"device","value":"iphone"},{"name":"entitlem\#
  ent","value":"premium"},{"name":"at","value":"2026-03-01T00:00:00Z"}],"result":{"name":"resu\#
  lt","value":{"userId":"{{anonymous}}","active":false,"entitlement":{"id":"premium","active":\#
  false,"state":"expired","productId":"monthly","source":"appStore","renewState":"willRenew","\#
  grantType":"purchase","periodType":"normal","startedAt":"2026-01-01T00:00:00.000Z","expiresA\#
  t":"2026-02-01T00:00:00.000Z","gracePeriodExpiresAt":null,"firstPurchasedAt":"2026-01-01T00:\#
  00:00.000Z","lastPurchasedAt":"2026-01-01T00:00:00.000Z","trialStartedAt":null,"autoRenewDis\#
  abledAt":null,"renewsCount":0,"environment":"production","store":"appStore","transactionId":\#
  "1000","originalTransactionId":"1000"},"at":"2026-03-01T00:00:00.000Z","because":[{"step":"p\#
  urchased","text":"{{any}}","at":"2026-01-01T00:00:00.000Z","event":"{{recorded}}","cursor":"\#
  2","method":"purchase","from":[],"to":["{{anonymous}}"],"device":"iphone","store":"appStore"\#
  ,"originalTransactionId":"1000","transactionId":"1000","product":"monthly","since":"2026-01-\#
  01T00:00:00.000Z","until":"2026-02-01T00:00:00.000Z"},{"step":"mapped","text":"{{any}}","at"\#
  :null,"product":"monthly"},{"step":"clock","text":"{{any}}","at":"2026-03-01T00:00:00.000Z",\#
  "state":"expired","since":"2026-02-01T00:00:00.000Z","until":null}],"others":[],"missing":[{\#
  "kind":"expired","text":"{{any}}","store":"appStore","originalTransactionId":"1000","product\#
  ":"monthly","since":"2026-02-01T00:00:00.000Z","suggestedCalls":[{"method":"purchase.update"\#
  ,"params":{"store":"appStore","originalTransactionId":"1000","expiresAt":"2026-03-04T00:00:0\#
  0.000Z"},"role":"write","text":"{{any}}"}]},{"kind":"notGranted","text":"{{any}}","suggested\#
  Calls":[{"method":"grant","params":{"device":"iphone","entitlement":"premium"},"role":"write\#
  ","text":"{{any}}"}]}]}}},{"name":"nothing bought","x-given":[{"method":"project.define","pa\#
  rams":{"products":{"monthly":{"kind":"subscription","entitlements":["premium"]}},"clock":{"m\#
  anual":"2026-01-01T00:00:00.000Z"}}},{"method":"install","params":{"device":"iphone"}}],"par\#
  ams":[{"name":"device","value":"iphone"},{"name":"entitlement","value":"premium"}],"result":\#
  {"name":"result","value":{"userId":"{{anonymous}}","active":false,"entitlement":{"id":"premi\#
  um","active":false,"state":null,"productId":null,"source":null,"renewState":"unknown","grant\#
  Type":null,"periodType":null,"startedAt":null,"expiresAt":null,"gracePeriodExpiresAt":null,"\#
  firstPurchasedAt":null,"lastPurchasedAt":null,"trialStartedAt":null,"autoRenewDisabledAt":nu\#
  ll,"renewsCount":0,"environment":null,"store":null,"transactionId":null,"originalTransaction\#
  Id":null},"at":"2026-01-01T00:00:00.000Z","because":[],"others":[],"missing":[{"kind":"noPur\#
  chase","text":"{{any}}","suggestedCalls":[]},{"kind":"notGranted","text":"{{any}}","suggeste\#
  dCalls":[{"method":"grant","params":{"device":"iphone","entitlement":"premium"},"role":"writ\#
  e","text":"{{any}}"}]}]}}}]},{"name":"grant","summary":"Gives an entitlement without a purch\#
  ase.","x-role":"write","x-since":1,"paramStructure":"either","params":[{"name":"device","req\#
  uired":false,"summary":"Id of the device.","schema":{"$ref":"#/components/schemas/DeviceId"}\#
  },{"name":"userId","required":false,"summary":"Id of the user, instead of `device`.","schema\#
  ":{"$ref":"#/components/schemas/UserId"}},{"name":"entitlement","required":true,"summary":"I\#
  d of an entitlement from the catalogue or from the project's `entitlements`.","schema":{"$re\#
  f":"#/components/schemas/EntitlementId"}},{"name":"expiresAt","required":false,"summary":"La\#
  st millisecond of the grant, RFC 3339. Default: no end.","schema":{"$ref":"#/components/sche\#
  mas/Moment"}},{"name":"project","required":false,"summary":"Id of the project.","schema":{"$\#
  ref":"#/components/schemas/ProjectId","default":"default"}},{"name":"dryRun","required":fals\#
  e,"summary":"Computes the result and the events without changing anything.","schema":{"type"\#
  :"boolean","default":false}},{"name":"idempotencyKey","required":false,"summary":"Makes a re\#
  try safe: the same key with the same params returns the stored result.","schema":{"$ref":"#/\#
  components/schemas/IdempotencyKey"}}],"x-exactly-one":[["device"],["userId"]],"result":{"nam\#
  e":"result","schema":{"type":"object","properties":{"entitlement":{"$ref":"#/components/sche\#
  mas/Entitlement","description":"The entitlement after the call. A purchase supplies its valu\#
  es if the purchase wins against the grant."},"dryRun":{"description":"True in a dry run; oth\#
  erwise absent.","type":"boolean"},"events":{"description":"The events that the call would em\#
  it. Only in a dry run.","type":"array","items":{"$ref":"#/components/schemas/Event"}},"repla\#
  yed":{"description":"True when this is the stored result of an idempotency key; otherwise ab\#
  sent.","type":"boolean"}},"required":["entitlement"]}},"errors":[{"code":-32602,"message":"A\#
   parameter is missing, unknown, of a wrong type or out of range, or two parameters exclude e\#
  ach other. `field` points to it; `nearest` lists similar names.","data":{"kind":"invalidPara\#
  ms","retryable":false}},{"code":1000,"message":"The caller's role is lower than the role tha\#
  t the method needs. `uid` and `role` are the caller's (`none` without a role), and `needs` i\#
  s the method's role.","data":{"kind":"permissionDenied","retryable":false}},{"code":1100,"me\#
  ssage":"The project has no such device.","data":{"kind":"unknownDevice","retryable":false}},\#
  {"code":1101,"message":"The project has no such user.","data":{"kind":"unknownUser","retryab\#
  le":false}},{"code":1102,"message":"No user may have this id: it is empty, or in the project\#
  's `blockedUserIds`.","data":{"kind":"blockedUserId","retryable":false}},{"code":1103,"messa\#
  ge":"The id has more Unicode scalars than the project's `userIdLengthMax`.","data":{"kind":"\#
  userIdTooLong","retryable":false}},{"code":1200,"message":"The daemon has no such project.",\#
  "data":{"kind":"unknownProject","retryable":false}},{"code":1203,"message":"A call grants or\#
   explains an entitlement that the project does not have. `nearest` lists similar names.","da\#
  ta":{"kind":"unknownEntitlement","retryable":false}},{"code":1300,"message":"A call of the s\#
  ame method used this key with other params in the last 24 hours.","data":{"kind":"idempotenc\#
  yConflict","retryable":false}},{"code":1400,"message":"The disk has no room for the write. N\#
  othing changes, and reading still works.","data":{"kind":"storageFull","retryable":true}},{"\#
  code":1401,"message":"The write may not be on the disk: the daemon stops, and its next start\#
   shows what is stored. Or the daemon cannot read a record that the request needs: then it ke\#
  eps running.","data":{"kind":"storageFailed","retryable":false}},{"code":1405,"message":"The\#
   shared database could not be reached, or did not answer in time; other stores have no such \#
  error. With `outcome` `notApplied`, nothing changed. With `unknown`, the change may or may n\#
  ot be stored.","data":{"kind":"storageUnavailable","retryable":true}}],"examples":[{"name":"\#
  for a month","x-given":[{"method":"project.define","params":{"products":{"monthly":{"kind":"\#
  subscription","entitlements":["premium"]}},"clock":{"manual":"2026-01-01T00:00:00.000Z"}}},{\#
  "method":"install","params":{"device":"iphone"}}],"params":[{"name":"device","value":"iphone\#
  "},{"name":"entitlement","value":"premium"},{"name":"expiresAt","value":"2026-02-01T00:00:00\#
  .000Z"}],"result":{"name":"result","value":{"entitlement":{"id":"premium","active":true,"sta\#
  te":"active","productId":null,"source":"manual","renewState":"nonRenewable","grantType":"man\#
  ual","periodType":null,"startedAt":"2026-01-01T00:00:00.000Z","expiresAt":"2026-02-01T00:00:\#
  00.000Z","gracePeriodExpiresAt":null,"firstPurchasedAt":null,"lastPurchasedAt":null,"trialSt\#
  artedAt":null,"autoRenewDisabledAt":null,"renewsCount":0,"environment":null,"store":null,"tr\#
  ansactionId":null,"originalTransactionId":null}}}},{"name":"without an end, to a user by id"\#
  ,"x-given":[{"method":"project.define","params":{"products":{"monthly":{"kind":"subscription\#
  ","entitlements":["premium"]}},"entitlements":["vip"],"clock":{"manual":"2026-01-01T00:00:00\#
  .000Z"}}},{"method":"install","params":{"device":"iphone"}},{"method":"identify","params":{"\#
  device":"iphone","userId":"user_id_1"}}],"params":[{"name":"userId","value":"user_id_1"},{"n\#
  ame":"entitlement","value":"vip"}],"result":{"name":"result","value":{"entitlement":{"id":"v\#
  ip","active":true,"state":"active","productId":null,"source":"manual","renewState":"nonRenew\#
  able","grantType":"manual","periodType":null,"startedAt":"2026-01-01T00:00:00.000Z","expires\#
  At":null,"gracePeriodExpiresAt":null,"firstPurchasedAt":null,"lastPurchasedAt":null,"trialSt\#
  artedAt":null,"autoRenewDisabledAt":null,"renewsCount":0,"environment":null,"store":null,"tr\#
  ansactionId":null,"originalTransactionId":null}}}}]},{"name":"identify","summary":"Logs a us\#
  er in on a device.","x-role":"write","x-since":1,"paramStructure":"either","params":[{"name"\#
  :"device","required":false,"summary":"Id of the device.","schema":{"$ref":"#/components/sche\#
  mas/DeviceId"}},{"name":"userId","required":true,"summary":"The app's own id for the user.",\#
  "schema":{"$ref":"#/components/schemas/UserId"}},{"name":"anonymousId","required":false,"sum\#
  mary":"Id of the device's anonymous user, instead of `device`.","schema":{"$ref":"#/componen\#
  ts/schemas/UserId"}},{"name":"accountToken","required":false,"summary":"Account token to reg\#
  ister for the user, who then claims every unclaimed purchase that carries it.","schema":{"$r\#
  ef":"#/components/schemas/AccountToken"}},{"name":"project","required":false,"summary":"Id o\#
  f the project.","schema":{"$ref":"#/components/schemas/ProjectId","default":"default"}},{"na\#
  me":"dryRun","required":false,"summary":"Computes the result and the events without changing\#
   anything.","schema":{"type":"boolean","default":false}},{"name":"idempotencyKey","required"\#
  :false,"summary":"Makes a retry safe: the same key with the same params returns the stored r\#
  esult.","schema":{"$ref":"#/components/schemas/IdempotencyKey"}}],"x-exactly-one":[["device"\#
  ],["anonymousId"]],"result":{"name":"result","schema":{"type":"object","properties":{"user":\#
  {"$ref":"#/components/schemas/User"},"created":{"description":"True when this call created t\#
  he user.","type":"boolean"},"outcome":{"description":"attached: the user became a holder of \#
  at least one purchase, and no holder lost any. moved: purchases moved from the anonymous use\#
  r to this user. aliased: both users became one customer. switched: only the device's current\#
   user changed. unchanged: the user was already logged in.","type":"string","enum":["attached\#
  ","aliased","moved","switched","unchanged"]},"shouldRefresh":{"description":"True exactly wh\#
  en `purchases` or `claimed` is not empty: the app refreshes what it shows.","type":"boolean"\#
  },"purchases":{"description":"Purchases that changed holders. After an alias: the purchases \#
  that the anonymous user's customer held.","type":"array","items":{"$ref":"#/components/schem\#
  as/Move"}},"claimed":{"description":"The unclaimed purchases that this call gave to the user\#
  , with those that replace them; absent if there are none. In the order of `store`, then `ori\#
  ginalTransactionId`.","type":"array","items":{"$ref":"#/components/schemas/Move"}},"dryRun":\#
  {"description":"True in a dry run; otherwise absent.","type":"boolean"},"events":{"descripti\#
  on":"The events that the call would emit. Only in a dry run.","type":"array","items":{"$ref"\#
  :"#/components/schemas/Event"}},"replayed":{"description":"True when this is the stored resu\#
  lt of an idempotency key; otherwise absent.","type":"boolean"}},"required":["user","created"\#
  ,"outcome","shouldRefresh","purchases"]}},"errors":[{"code":-32602,"message":"A parameter is\#
   missing, unknown, of a wrong type or out of range, or two parameters exclude each other. `f\#
  ield` points to it; `nearest` lists similar names.","data":{"kind":"invalidParams","retryabl\#
  e":false}},{"code":1000,"message":"The caller's role is lower than the role that the method \#
  needs. `uid` and `role` are the caller's (`none` without a role), and `needs` is the method'\#
  s role.","data":{"kind":"permissionDenied","retryable":false}},{"code":1100,"message":"The p\#
  roject has no such device.","data":{"kind":"unknownDevice","retryable":false}},{"code":1101,\#
  "message":"The project has no such user.","data":{"kind":"unknownUser","retryable":false}},{\#
  "code":1102,"message":"No user may have this id: it is empty, or in the project's `blockedUs\#
  erIds`.","data":{"kind":"blockedUserId","retryable":false}},{"code":1103,"message":"The id h\#
  as more Unicode scalars than the project's `userIdLengthMax`.","data":{"kind":"userIdTooLong\#
  ","retryable":false}},{"code":1104,"message":"The id begins with the project's anonymous pre\#
  fix, or it is the id of an anonymous user or a customerId.","data":{"kind":"reservedUserId",\#
  "retryable":false}},{"code":1200,"message":"The daemon has no such project.","data":{"kind":\#
  "unknownProject","retryable":false}},{"code":1300,"message":"A call of the same method used \#
  this key with other params in the last 24 hours.","data":{"kind":"idempotencyConflict","retr\#
  yable":false}},{"code":1400,"message":"The disk has no room for the write. Nothing changes, \#
  and reading still works.","data":{"kind":"storageFull","retryable":true}},{"code":1401,"mess\#
  age":"The write may not be on the disk: the daemon stops, and its next start shows what is s\#
  tored. Or the daemon cannot read a record that the request needs: then it keeps running.","d\#
  ata":{"kind":"storageFailed","retryable":false}},{"code":1405,"message":"The shared database\#
   could not be reached, or did not answer in time; other stores have no such error. With `out\#
  come` `notApplied`, nothing changed. With `unknown`, the change may or may not be stored.","\#
  data":{"kind":"storageUnavailable","retryable":true}}],"examples":[{"name":"a new user","x-g\#
  iven":[{"method":"project.define","params":{"products":{"monthly":{"kind":"subscription","en\#
  titlements":["premium"]}},"clock":{"manual":"2026-01-01T00:00:00.000Z"}}},{"method":"install\#
  ","params":{"device":"iphone"}}],"params":[{"name":"device","value":"iphone"},{"name":"userI\#
  d","value":"user_id_1"}],"result":{"name":"result","value":{"user":{"id":"user_id_1","anonym\#
  ousId":"{{anonymous}}","identityId":"user_id_1","customerId":"{{customer}}","aliases":["user\#
  _id_1"],"device":"iphone","createdAt":"2026-01-01T00:00:00.000Z","environment":"production"}\#
  ,"created":true,"outcome":"switched","shouldRefresh":false,"purchases":[]}}},{"name":"with a\#
   purchase made before","x-given":[{"method":"project.define","params":{"products":{"monthly"\#
  :{"kind":"subscription","entitlements":["premium"]}},"clock":{"manual":"2026-01-01T00:00:00.\#
  000Z"}}},{"method":"install","params":{"device":"iphone"}},{"method":"purchase","params":{"d\#
  evice":"iphone","product":"monthly","store":"appStore","transactionId":"1000","expiresAt":"2\#
  026-02-01T00:00:00.000Z"}}],"params":[{"name":"device","value":"iphone"},{"name":"userId","v\#
  alue":"user_id_1"}],"result":{"name":"result","value":{"user":{"id":"user_id_1","anonymousId\#
  ":"{{anonymous}}","identityId":"user_id_1","customerId":"{{customer}}","aliases":["user_id_1\#
  "],"device":"iphone","createdAt":"2026-01-01T00:00:00.000Z","environment":"production"},"cre\#
  ated":true,"outcome":"attached","shouldRefresh":true,"purchases":[{"store":"appStore","origi\#
  nalTransactionId":"1000","product":"monthly","kind":"subscription","from":["{{anonymous}}"],\#
  "to":"user_id_1","shared":true}]}}},{"name":"the same id again","x-given":[{"method":"projec\#
  t.define","params":{"products":{"monthly":{"kind":"subscription","entitlements":["premium"]}\#
  },"clock":{"manual":"2026-01-01T00:00:00.000Z"}}},{"method":"install","params":{"device":"ip\#
  hone"}},{"method":"identify","params":{"device":"iphone","userId":"user_id_1"}}],"params":[{\#
  "name":"device","value":"iphone"},{"name":"userId","value":"user_id_1"}],"result":{"name":"r\#
  esult","value":{"user":{"id":"user_id_1","anonymousId":"{{anonymous}}","identityId":"user_id\#
  _1","customerId":"{{customer}}","aliases":["user_id_1"],"device":"iphone","createdAt":"2026-\#
  01-01T00:00:00.000Z","environment":"production"},"created":false,"outcome":"unchanged","shou\#
  ldRefresh":false,"purchases":[]}}}]},{"name":"install","summary":"Registers a device and cre\#
  ates its anonymous user.","x-role":"write","x-since":1,"paramStructure":"either","params":[{\#
  "name":"device","required":false,"summary":"Id of the device. Default: a new id, which the d\#
  aemon makes.","schema":{"$ref":"#/components/schemas/DeviceId"}},{"name":"userId","required"\#
  :false,"summary":"Id of a user to log in on the new device, without attaching, moving or ali\#
  asing anything.","schema":{"$ref":"#/components/schemas/UserId"}},{"name":"storeAccount","re\#
  quired":false,"summary":"Store account whose purchases the device can restore.","schema":{"$\#
  ref":"#/components/schemas/StoreAccountId"}},{"name":"platform","required":false,"summary":"\#
  Platform of the device: ios, android, web or another word of that form.","schema":{"$ref":"#\#
  /components/schemas/Platform"}},{"name":"app","required":false,"summary":"The installed app,\#
   for example its bundle id.","schema":{"$ref":"#/components/schemas/AppId"}},{"name":"accoun\#
  tToken","required":false,"summary":"Account token to register for the device's current user,\#
   who then claims every unclaimed purchase that carries it.","schema":{"$ref":"#/components/s\#
  chemas/AccountToken"}},{"name":"project","required":false,"summary":"Id of the project.","sc\#
  hema":{"$ref":"#/components/schemas/ProjectId","default":"default"}},{"name":"dryRun","requi\#
  red":false,"summary":"Computes the result and the events without changing anything.","schema\#
  ":{"type":"boolean","default":false}},{"name":"idempotencyKey","required":false,"summary":"M\#
  akes a retry safe: the same key with the same params returns the stored result.","schema":{"\#
  $ref":"#/components/schemas/IdempotencyKey"}}],"result":{"name":"result","schema":{"type":"o\#
  bject","properties":{"device":{"$ref":"#/components/schemas/DeviceId"},"created":{"descripti\#
  on":"False when the device was already registered.","type":"boolean"},"user":{"$ref":"#/comp\#
  onents/schemas/User"},"shouldRefresh":{"description":"True when the call claimed purchases: \#
  the app has to check the user's entitlements. Otherwise absent.","type":"boolean"},"claimed"\#
  :{"description":"The unclaimed purchases that this call gave to the user, with those that re\#
  place them; absent if there are none. In the order of `store`, then `originalTransactionId`.\#
  ","type":"array","items":{"$ref":"#/components/schemas/Move"}},"dryRun":{"description":"True\#
   in a dry run; otherwise absent.","type":"boolean"},"events":{"description":"The events that\#
   the call would emit. Only in a dry run.","type":"array","items":{"$ref":"#/components/schem\#
  as/Event"}},"replayed":{"description":"True when this is the stored result of an idempotency\#
   key; otherwise absent.","type":"boolean"}},"required":["device","created","user"]}},"errors\#
  ":[{"code":-32602,"message":"A parameter is missing, unknown, of a wrong type or out of rang\#
  e, or two parameters exclude each other. `field` points to it; `nearest` lists similar names\#
  .","data":{"kind":"invalidParams","retryable":false}},{"code":1000,"message":"The caller's r\#
  ole is lower than the role that the method needs. `uid` and `role` are the caller's (`none` \#
  without a role), and `needs` is the method's role.","data":{"kind":"permissionDenied","retry\#
  able":false}},{"code":1102,"message":"No user may have this id: it is empty, or in the proje\#
  ct's `blockedUserIds`.","data":{"kind":"blockedUserId","retryable":false}},{"code":1103,"mes\#
  sage":"The id has more Unicode scalars than the project's `userIdLengthMax`.","data":{"kind"\#
  :"userIdTooLong","retryable":false}},{"code":1104,"message":"The id begins with the project'\#
  s anonymous prefix, or it is the id of an anonymous user or a customerId.","data":{"kind":"r\#
  eservedUserId","retryable":false}},{"code":1200,"message":"The daemon has no such project.",\#
  "data":{"kind":"unknownProject","retryable":false}},{"code":1300,"message":"A call of the sa\#
  me method used this key with other params in the last 24 hours.","data":{"kind":"idempotency\#
  Conflict","retryable":false}},{"code":1400,"message":"The disk has no room for the write. No\#
  thing changes, and reading still works.","data":{"kind":"storageFull","retryable":true}},{"c\#
  ode":1401,"message":"The write may not be on the disk: the daemon stops, and its next start \#
  shows what is stored. Or the daemon cannot read a record that the request needs: then it kee\#
  ps running.","data":{"kind":"storageFailed","retryable":false}},{"code":1405,"message":"The \#
  shared database could not be reached, or did not answer in time; other stores have no such e\#
  rror. With `outcome` `notApplied`, nothing changed. With `unknown`, the change may or may no\#
  t be stored.","data":{"kind":"storageUnavailable","retryable":true}}],"examples":[{"name":"a\#
   new device","x-given":[{"method":"project.define","params":{"products":{"monthly":{"kind":"\#
  subscription","entitlements":["premium"]}},"clock":{"manual":"2026-01-01T00:00:00.000Z"}}}],\#
  "params":[{"name":"device","value":"iphone"}],"result":{"name":"result","value":{"device":"i\#
  phone","created":true,"user":{"id":"{{anonymous}}","anonymousId":"{{anonymous}}","identityId\#
  ":null,"customerId":"{{anonymous}}","aliases":["{{anonymous}}"],"device":"iphone","createdAt\#
  ":"2026-01-01T00:00:00.000Z","environment":"production"}}}},{"name":"again","x-given":[{"met\#
  hod":"project.define","params":{"products":{"monthly":{"kind":"subscription","entitlements":\#
  ["premium"]}},"clock":{"manual":"2026-01-01T00:00:00.000Z"}}},{"method":"install","params":{\#
  "device":"iphone"}}],"params":[{"name":"device","value":"iphone"}],"result":{"name":"result"\#
  ,"value":{"device":"iphone","created":false,"user":{"id":"{{anonymous}}","anonymousId":"{{an\#
  onymous}}","identityId":null,"customerId":"{{anonymous}}","aliases":["{{anonymous}}"],"devic\#
  e":"iphone","createdAt":"2026-01-01T00:00:00.000Z","environment":"production"}}}},{"name":"a\#
  s a user","x-given":[{"method":"project.define","params":{"products":{"monthly":{"kind":"sub\#
  scription","entitlements":["premium"]}},"clock":{"manual":"2026-01-01T00:00:00.000Z"}}}],"pa\#
  rams":[{"name":"device","value":"iphone"},{"name":"userId","value":"user_id_1"}],"result":{"\#
  name":"result","value":{"device":"iphone","created":true,"user":{"id":"user_id_1","anonymous\#
  Id":"{{anonymous}}","identityId":"user_id_1","customerId":"{{customer}}","aliases":["user_id\#
  _1"],"device":"iphone","createdAt":"2026-01-01T00:00:00.000Z","environment":"production"}}}}\#
  ,{"name":"as a dry run","x-given":[{"method":"project.define","params":{"products":{"monthly\#
  ":{"kind":"subscription","entitlements":["premium"]}},"clock":{"manual":"2026-01-01T00:00:00\#
  .000Z"}}}],"params":[{"name":"device","value":"iphone"},{"name":"dryRun","value":true}],"res\#
  ult":{"name":"result","value":{"device":"iphone","created":true,"user":{"id":"{{anonymous}}"\#
  ,"anonymousId":"{{anonymous}}","identityId":null,"customerId":"{{anonymous}}","aliases":["{{\#
  anonymous}}"],"device":"iphone","createdAt":"2026-01-01T00:00:00.000Z","environment":"produc\#
  tion"},"dryRun":true,"events":[{"id":"{{any}}","kind":"userCreated","at":"2026-01-01T00:00:0\#
  0.000Z","project":"default","user":"{{anonymous}}","anonymousId":"{{anonymous}}","cause":{"m\#
  ethod":"install","id":"{{any}}"},"device":"iphone"}]}}}]},{"name":"logout","summary":"Logs o\#
  ut the user of a device.","x-role":"write","x-since":1,"paramStructure":"either","params":[{\#
  "name":"device","required":true,"summary":"Id of the device.","schema":{"$ref":"#/components\#
  /schemas/DeviceId"}},{"name":"project","required":false,"summary":"Id of the project.","sche\#
  ma":{"$ref":"#/components/schemas/ProjectId","default":"default"}},{"name":"dryRun","require\#
  d":false,"summary":"Computes the result and the events without changing anything.","schema":\#
  {"type":"boolean","default":false}},{"name":"idempotencyKey","required":false,"summary":"Mak\#
  es a retry safe: the same key with the same params returns the stored result.","schema":{"$r\#
  ef":"#/components/schemas/IdempotencyKey"}}],"result":{"name":"result","schema":{"type":"obj\#
  ect","properties":{"user":{"$ref":"#/components/schemas/User"},"outcome":{"description":"log\#
  gedOut: the device's anonymous user is current again. rotated: the device has a new anonymou\#
  s user. unchanged: no user was logged in.","type":"string","enum":["loggedOut","rotated","un\#
  changed"]},"dryRun":{"description":"True in a dry run; otherwise absent.","type":"boolean"},\#
  "events":{"description":"The events that the call would emit. Only in a dry run.","type":"ar\#
  ray","items":{"$ref":"#/components/schemas/Event"}},"replayed":{"description":"True when thi\#
  s is the stored result of an idempotency key; otherwise absent.","type":"boolean"}},"require\#
  d":["user","outcome"]}},"errors":[{"code":-32602,"message":"A parameter is missing, unknown,\#
   of a wrong type or out of range, or two parameters exclude each other. `field` points to it\#
  ; `nearest` lists similar names.","data":{"kind":"invalidParams","retryable":false}},{"code"\#
  :1000,"message":"The caller's role is lower than the role that the method needs. `uid` and `\#
  role` are the caller's (`none` without a role), and `needs` is the method's role.","data":{"\#
  kind":"permissionDenied","retryable":false}},{"code":1100,"message":"The project has no such\#
   device.","data":{"kind":"unknownDevice","retryable":false}},{"code":1105,"message":"No user\#
   is logged in on the device, and the project's `onAnonymousLogout` is `refuse`.","data":{"ki\#
  nd":"alreadyAnonymous","retryable":false}},{"code":1200,"message":"The daemon has no such pr\#
  oject.","data":{"kind":"unknownProject","retryable":false}},{"code":1300,"message":"A call o\#
  f the same method used this key with other params in the last 24 hours.","data":{"kind":"ide\#
  mpotencyConflict","retryable":false}},{"code":1400,"message":"The disk has no room for the w\#
  rite. Nothing changes, and reading still works.","data":{"kind":"storageFull","retryable":tr\#
  ue}},{"code":1401,"message":"The write may not be on the disk: the daemon stops, and its nex\#
  t start shows what is stored. Or the daemon cannot read a record that the request needs: the\#
  n it keeps running.","data":{"kind":"storageFailed","retryable":false}},{"code":1405,"messag\#
  e":"The shared database could not be reached, or did not answer in time; other stores have n\#
  o such error. With `outcome` `notApplied`, nothing changed. With `unknown`, the change may o\#
  r may not be stored.","data":{"kind":"storageUnavailable","retryable":true}}],"examples":[{"\#
  name":"a user is logged in","x-given":[{"method":"project.define","params":{"products":{"mon\#
  thly":{"kind":"subscription","entitlements":["premium"]}},"clock":{"manual":"2026-01-01T00:0\#
  0:00.000Z"}}},{"method":"install","params":{"device":"iphone"}},{"method":"identify","params\#
  ":{"device":"iphone","userId":"user_id_1"}}],"params":[{"name":"device","value":"iphone"}],"\#
  result":{"name":"result","value":{"user":{"id":"{{anonymous}}","anonymousId":"{{anonymous}}"\#
  ,"identityId":null,"customerId":"{{anonymous}}","aliases":["{{anonymous}}"],"device":"iphone\#
  ","createdAt":"2026-01-01T00:00:00.000Z","environment":"production"},"outcome":"loggedOut"}}\#
  },{"name":"no user is logged in","x-given":[{"method":"project.define","params":{"products":\#
  {"monthly":{"kind":"subscription","entitlements":["premium"]}},"clock":{"manual":"2026-01-01\#
  T00:00:00.000Z"}}},{"method":"install","params":{"device":"iphone"}}],"params":[{"name":"dev\#
  ice","value":"iphone"}],"result":{"name":"result","value":{"user":{"id":"{{anonymous}}","ano\#
  nymousId":"{{anonymous}}","identityId":null,"customerId":"{{anonymous}}","aliases":["{{anony\#
  mous}}"],"device":"iphone","createdAt":"2026-01-01T00:00:00.000Z","environment":"production"\#
  },"outcome":"unchanged"}}}]},{"name":"project.define","summary":"Creates a project, or chang\#
  es the given parts of its definition.","x-role":"admin","x-since":1,"paramStructure":"either\#
  ","params":[{"name":"project","required":false,"summary":"Id of the project.","schema":{"$re\#
  f":"#/components/schemas/ProjectId","default":"default"}},{"name":"rules","required":false,"\#
  summary":"How users and purchases move: a preset, or a preset and the rules that differ from\#
   it. Default for a new project: qonversion.","schema":{"$ref":"#/components/schemas/RulesCho\#
  ice"}},{"name":"products","required":false,"summary":"The catalogue: products by their ids. \#
  It replaces the previous catalogue as a whole.","schema":{"$ref":"#/components/schemas/Catal\#
  ogue"}},{"name":"entitlements","required":false,"summary":"Ids that `grant` accepts in addit\#
  ion to the entitlements of the catalogue. They replace the previous list as a whole.","schem\#
  a":{"type":"array","items":{"$ref":"#/components/schemas/EntitlementId"},"maxItems":10000}},\#
  {"name":"environment","required":false,"summary":"Environment whose purchases give access. D\#
  efault for a new project: production.","schema":{"$ref":"#/components/schemas/ProjectEnviron\#
  ment"}},{"name":"clock","required":false,"summary":"Clock of the project: `system`, `manual`\#
   (a manual clock that starts now), or {\"manual\": TIMESTAMP}. It can only change before the\#
   first device, user or purchase. Default for a new project: system.","schema":{"$ref":"#/com\#
  ponents/schemas/ClockChoice"}},{"name":"webhooks","required":false,"summary":"URLs that rece\#
  ive the project's events, each URL once. They replace the previous list as a whole. Default \#
  for a new project: none.","schema":{"type":"array","items":{"$ref":"#/components/schemas/Web\#
  hookChoice"},"maxItems":10}},{"name":"stores","required":false,"summary":"Settings of stores\#
  . `appStore`, `playStore` and `stripe` say how `store.notify` verifies and reads what these \#
  stores send. `custom` lists stores of the project's own, up to 20. A custom store stays whil\#
  e a purchase names it. Default for a new project: none.","schema":{"$ref":"#/components/sche\#
  mas/StoresChoice"}},{"name":"dryRun","required":false,"summary":"Computes the result and the\#
   events without changing anything.","schema":{"type":"boolean","default":false}},{"name":"id\#
  empotencyKey","required":false,"summary":"Makes a retry safe: the same key with the same par\#
  ams returns the stored result.","schema":{"$ref":"#/components/schemas/IdempotencyKey"}}],"r\#
  esult":{"name":"result","schema":{"type":"object","properties":{"project":{"$ref":"#/compone\#
  nts/schemas/Project"},"dryRun":{"description":"True in a dry run; otherwise absent.","type":\#
  "boolean"},"events":{"description":"The events that the call would emit. Only in a dry run. \#
  The changes of access that a new catalogue causes come later, and are not in the list.","typ\#
  e":"array","items":{"$ref":"#/components/schemas/Event"}},"replayed":{"description":"True wh\#
  en this is the stored result of an idempotency key; otherwise absent.","type":"boolean"}},"r\#
  equired":["project"]}},"errors":[{"code":-32602,"message":"A parameter is missing, unknown, \#
  of a wrong type or out of range, or two parameters exclude each other. `field` points to it;\#
   `nearest` lists similar names.","data":{"kind":"invalidParams","retryable":false}},{"code":\#
  1000,"message":"The caller's role is lower than the role that the method needs. `uid` and `r\#
  ole` are the caller's (`none` without a role), and `needs` is the method's role.","data":{"k\#
  ind":"permissionDenied","retryable":false}},{"code":1300,"message":"A call of the same metho\#
  d used this key with other params in the last 24 hours.","data":{"kind":"idempotencyConflict\#
  ","retryable":false}},{"code":1400,"message":"The disk has no room for the write. Nothing ch\#
  anges, and reading still works.","data":{"kind":"storageFull","retryable":true}},{"code":140\#
  1,"message":"The write may not be on the disk: the daemon stops, and its next start shows wh\#
  at is stored. Or the daemon cannot read a record that the request needs: then it keeps runni\#
  ng.","data":{"kind":"storageFailed","retryable":false}},{"code":1405,"message":"The shared d\#
  atabase could not be reached, or did not answer in time; other stores have no such error. Wi\#
  th `outcome` `notApplied`, nothing changed. With `unknown`, the change may or may not be sto\#
  red.","data":{"kind":"storageUnavailable","retryable":true}}],"examples":[{"name":"a new pro\#
  ject","params":[{"name":"project","value":"news"},{"name":"rules","value":{"preset":"qonvers\#
  ion","onRestore":"transfer"}},{"name":"products","value":{"monthly":{"kind":"subscription","\#
  entitlements":["premium"]}}},{"name":"clock","value":{"manual":"2026-01-01T00:00:00.000Z"}}]\#
  ,"result":{"name":"result","value":{"project":{"id":"news","rules":{"preset":"qonversion","a\#
  nonymousPrefix":"QON_","onIdentifyNew":"attach","onIdentifyKnown":"attach","onSwitch":"logou\#
  tFirst","onLogout":"return","onAnonymousLogout":"ignore","purchaseHolders":"deviceAndUser","\#
  onRestore":"transfer","anonymousHolders":"asOthers","oneTimePurchases":"move","unclaimedPurc\#
  hases":"keep","userIdLengthMax":255,"blockedUserIds":[""]},"products":{"monthly":{"kind":"su\#
  bscription","entitlements":["premium"]}},"entitlements":[],"environment":"production","clock\#
  ":{"kind":"manual","now":"2026-01-01T00:00:00.000Z"},"webhooks":[],"stores":{"custom":[]},"c\#
  reatedAt":"2026-01-01T00:00:00.000Z","counts":{"devices":0,"users":0,"customers":0,"purchase\#
  s":0,"unclaimed":0,"events":0}}}}},{"name":"a change of one thing","x-given":[{"method":"pro\#
  ject.define","params":{"products":{"monthly":{"kind":"subscription","entitlements":["premium\#
  "]}},"clock":{"manual":"2026-01-01T00:00:00.000Z"}}},{"method":"install","params":{"device":\#
  "iphone"}}],"params":[{"name":"entitlements","value":["vip"]}],"result":{"name":"result","va\#
  lue":{"project":{"id":"default","rules":{"preset":"qonversion","anonymousPrefix":"QON_","onI\#
  dentifyNew":"attach","onIdentifyKnown":"attach","onSwitch":"logoutFirst","onLogout":"return"\#
  ,"onAnonymousLogout":"ignore","purchaseHolders":"deviceAndUser","onRestore":"share","anonymo\#
  usHolders":"asOthers","oneTimePurchases":"move","unclaimedPurchases":"keep","userIdLengthMax\#
  ":255,"blockedUserIds":[""]},"products":{"monthly":{"kind":"subscription","entitlements":["p\#
  remium"]}},"entitlements":["vip"],"environment":"production","clock":{"kind":"manual","now":\#
  "2026-01-01T00:00:00.000Z"},"webhooks":[],"stores":{"custom":[]},"createdAt":"{{any}}","coun\#
  ts":{"devices":1,"users":1,"customers":1,"purchases":0,"unclaimed":0,"events":1}}}}},{"name"\#
  :"webhooks","params":[{"name":"project","value":"news"},{"name":"clock","value":{"manual":"2\#
  026-01-01T00:00:00.000Z"}},{"name":"webhooks","value":[{"url":"https://example.com/events","\#
  secret":"whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw"},{"url":"https://example.com/purchases","se\#
  cret":"a-new-one-of-many-characters","oldSecret":"the-one-before","format":"purchasely"}]}],\#
  "result":{"name":"result","value":{"project":{"id":"news","rules":"{{any}}","products":{},"e\#
  ntitlements":[],"environment":"production","clock":{"kind":"manual","now":"2026-01-01T00:00:\#
  00.000Z"},"webhooks":[{"url":"https://example.com/events","format":"entitled"},{"url":"https\#
  ://example.com/purchases","format":"purchasely"}],"stores":{"custom":[]},"createdAt":"2026-0\#
  1-01T00:00:00.000Z","counts":{"devices":0,"users":0,"customers":0,"purchases":0,"unclaimed":\#
  0,"events":0}}}}}]},{"name":"project.describe","summary":"Returns the definition of a projec\#
  t with every rule, and the number of its records.","x-role":"read","x-since":1,"paramStructu\#
  re":"either","params":[{"name":"project","required":false,"summary":"Id of the project.","sc\#
  hema":{"$ref":"#/components/schemas/ProjectId","default":"default"}}],"result":{"name":"resu\#
  lt","schema":{"type":"object","properties":{"project":{"$ref":"#/components/schemas/Project"\#
  }},"required":["project"]}},"errors":[{"code":-32602,"message":"A parameter is missing, unkn\#
  own, of a wrong type or out of range, or two parameters exclude each other. `field` points t\#
  o it; `nearest` lists similar names.","data":{"kind":"invalidParams","retryable":false}},{"c\#
  ode":1000,"message":"The caller's role is lower than the role that the method needs. `uid` a\#
  nd `role` are the caller's (`none` without a role), and `needs` is the method's role.","data\#
  ":{"kind":"permissionDenied","retryable":false}},{"code":1200,"message":"The daemon has no s\#
  uch project.","data":{"kind":"unknownProject","retryable":false}},{"code":1405,"message":"Th\#
  e shared database could not be reached, or did not answer in time; other stores have no such\#
   error. With `outcome` `notApplied`, nothing changed. With `unknown`, the change may or may \#
  not be stored.","data":{"kind":"storageUnavailable","retryable":true}}],"examples":[{"name":\#
  "the project that is there from the start","params":[],"result":{"name":"result","value":{"p\#
  roject":{"id":"default","rules":{"preset":"qonversion","anonymousPrefix":"QON_","onIdentifyN\#
  ew":"attach","onIdentifyKnown":"attach","onSwitch":"logoutFirst","onLogout":"return","onAnon\#
  ymousLogout":"ignore","purchaseHolders":"deviceAndUser","onRestore":"share","anonymousHolder\#
  s":"asOthers","oneTimePurchases":"move","unclaimedPurchases":"keep","userIdLengthMax":255,"b\#
  lockedUserIds":[""]},"products":{},"entitlements":[],"environment":"production","clock":{"ki\#
  nd":"system"},"webhooks":[],"stores":{"custom":[]},"createdAt":"{{any}}","counts":{"devices"\#
  :0,"users":0,"customers":0,"purchases":0,"unclaimed":0,"events":0}}}}}]},{"name":"project.li\#
  st","summary":"Lists the projects, sorted by id in byte order.","x-role":"read","x-since":1,\#
  "paramStructure":"either","params":[{"name":"project","required":false,"summary":"Has no eff\#
  ect, but must exist: a client can send it with every call.","schema":{"$ref":"#/components/s\#
  chemas/ProjectId","default":"default"}}],"result":{"name":"result","schema":{"type":"object"\#
  ,"properties":{"projects":{"type":"array","items":{"$ref":"#/components/schemas/ProjectSumma\#
  ry"}}},"required":["projects"]}},"errors":[{"code":-32602,"message":"A parameter is missing,\#
   unknown, of a wrong type or out of range, or two parameters exclude each other. `field` poi\#
  nts to it; `nearest` lists similar names.","data":{"kind":"invalidParams","retryable":false}\#
  },{"code":1000,"message":"The caller's role is lower than the role that the method needs. `u\#
  id` and `role` are the caller's (`none` without a role), and `needs` is the method's role.",\#
  "data":{"kind":"permissionDenied","retryable":false}},{"code":1200,"message":"The daemon has\#
   no such project.","data":{"kind":"unknownProject","retryable":false}},{"code":1405,"message\#
  ":"The shared database could not be reached, or did not answer in time; other stores have no\#
   such error. With `outcome` `notApplied`, nothing changed. With `unknown`, the change may or\#
   may not be stored.","data":{"kind":"storageUnavailable","retryable":true}}],"examples":[{"n\#
  ame":"one project","params":[],"result":{"name":"result","value":{"projects":[{"id":"default\#
  ","preset":"qonversion","createdAt":"{{any}}","counts":{"devices":0,"users":0,"customers":0,\#
  "purchases":0,"unclaimed":0,"events":0}}]}}}]},{"name":"project.stores","summary":"Returns h\#
  ow a project verifies and reads what stores send, with Stripe's secrets.","x-role":"admin","\#
  x-since":1,"paramStructure":"either","params":[{"name":"project","required":false,"summary":\#
  "Id of the project.","schema":{"$ref":"#/components/schemas/ProjectId","default":"default"}}\#
  ],"result":{"name":"result","schema":{"type":"object","properties":{"stores":{"$ref":"#/comp\#
  onents/schemas/Stores"}},"required":["stores"]}},"errors":[{"code":-32602,"message":"A param\#
  eter is missing, unknown, of a wrong type or out of range, or two parameters exclude each ot\#
  her. `field` points to it; `nearest` lists similar names.","data":{"kind":"invalidParams","r\#
  etryable":false}},{"code":1000,"message":"The caller's role is lower than the role that the \#
  method needs. `uid` and `role` are the caller's (`none` without a role), and `needs` is the \#
  method's role.","data":{"kind":"permissionDenied","retryable":false}},{"code":1200,"message"\#
  :"The daemon has no such project.","data":{"kind":"unknownProject","retryable":false}},{"cod\#
  e":1405,"message":"The shared database could not be reached, or did not answer in time; othe\#
  r stores have no such error. With `outcome` `notApplied`, nothing changed. With `unknown`, t\#
  he change may or may not be stored.","data":{"kind":"storageUnavailable","retryable":true}}]\#
  ,"examples":[{"name":"settings of three stores","x-given":[{"method":"project.define","param\#
  s":{"stores":{"appStore":{"apps":[{"bundleId":"com.example","appAppleId":1234}]},"playStore"\#
  :{"packages":["com.example"]},"stripe":{"secret":"whsec_test","userFrom":["client_reference_\#
  id","metadata.userId"],"grace":"P7D"},"custom":["Zeta"]}}}],"params":[],"result":{"name":"re\#
  sult","value":{"stores":{"appStore":{"apps":[{"bundleId":"com.example","appAppleId":1234}],"\#
  environments":["Production","Sandbox"],"roots":[]},"playStore":{"packages":["com.example"]},\#
  "stripe":{"secret":"whsec_test","oldSecret":null,"product":"product","userFrom":["client_ref\#
  erence_id","metadata.userId"],"grace":"P7D"},"custom":["Zeta"]}}}}]},{"name":"project.webhoo\#
  ks","summary":"Returns the webhooks of a project with their secrets.","x-role":"admin","x-si\#
  nce":1,"paramStructure":"either","params":[{"name":"project","required":false,"summary":"Id \#
  of the project.","schema":{"$ref":"#/components/schemas/ProjectId","default":"default"}}],"r\#
  esult":{"name":"result","schema":{"type":"object","properties":{"webhooks":{"type":"array","\#
  items":{"$ref":"#/components/schemas/Webhook"}}},"required":["webhooks"]}},"errors":[{"code"\#
  :-32602,"message":"A parameter is missing, unknown, of a wrong type or out of range, or two \#
  parameters exclude each other. `field` points to it; `nearest` lists similar names.","data":\#
  {"kind":"invalidParams","retryable":false}},{"code":1000,"message":"The caller's role is low\#
  er than the role that the method needs. `uid` and `role` are the caller's (`none` without a \#
  role), and `needs` is the method's role.","data":{"kind":"permissionDenied","retryable":fals\#
  e}},{"code":1200,"message":"The daemon has no such project.","data":{"kind":"unknownProject"\#
  ,"retryable":false}},{"code":1405,"message":"The shared database could not be reached, or di\#
  d not answer in time; other stores have no such error. With `outcome` `notApplied`, nothing \#
  changed. With `unknown`, the change may or may not be stored.","data":{"kind":"storageUnavai\#
  lable","retryable":true}}],"examples":[{"name":"a webhook that was defined after the first e\#
  vent","x-given":[{"method":"install","params":{"device":"iphone"}},{"method":"project.define\#
  ","params":{"webhooks":[{"url":"http://127.0.0.1:8080/","secret":"sesame"}]}}],"params":[],"\#
  result":{"name":"result","value":{"webhooks":[{"url":"http://127.0.0.1:8080/","secret":"sesa\#
  me","oldSecret":null,"authorization":null,"format":"entitled","paused":false,"consumer":"web\#
  hook-1","cursor":"1"}]}}}]},{"name":"purchase","summary":"Records a store transaction, and s\#
  ets the holders of a new purchase.","x-role":"write","x-since":1,"paramStructure":"either","\#
  params":[{"name":"device","required":false,"summary":"Id of the device on which the customer\#
   bought.","schema":{"$ref":"#/components/schemas/DeviceId"}},{"name":"userId","required":fal\#
  se,"summary":"Id of the buyer, instead of `device`. The daemon creates an unknown user, so t\#
  hat no payment is lost.","schema":{"$ref":"#/components/schemas/UserId"}},{"name":"product",\#
  "required":true,"summary":"Id of the product. The daemon also records a product that the cat\#
  alogue does not have.","schema":{"$ref":"#/components/schemas/ProductId"}},{"name":"store","\#
  required":true,"summary":"Store that took the payment: appStore, macAppStore, playStore, ama\#
  zon, huawei, samsung, roku, microsoft, paddle, stripe, web, or one of the project's `stores.\#
  custom`.","schema":{"$ref":"#/components/schemas/Store"}},{"name":"transactionId","required"\#
  :true,"summary":"The store's id of this transaction.","schema":{"$ref":"#/components/schemas\#
  /TransactionId"}},{"name":"originalTransactionId","required":false,"summary":"Id of the firs\#
  t transaction of the same purchase. Default: `transactionId`.","schema":{"$ref":"#/component\#
  s/schemas/TransactionId"}},{"name":"kind","required":false,"summary":"Kind of the product. I\#
  t overrides the kind in the catalogue.","schema":{"$ref":"#/components/schemas/ProductKind"}\#
  },{"name":"purchasedAt","required":false,"summary":"Purchase time, RFC 3339. Default: `asOf`\#
  , or now.","schema":{"$ref":"#/components/schemas/Moment"}},{"name":"expiresAt","required":f\#
  alse,"summary":"Last millisecond of the paid period, RFC 3339. Default: no end.","schema":{"\#
  $ref":"#/components/schemas/Moment"}},{"name":"periodType","required":false,"summary":"Price\#
   of the period: full (normal), a trial, or introductory (intro).","schema":{"$ref":"#/compon\#
  ents/schemas/PeriodType","default":"normal"}},{"name":"environment","required":false,"summar\#
  y":"Environment of the store: production, or sandbox for test purchases.","schema":{"$ref":"\#
  #/components/schemas/PurchaseEnvironment","default":"production"}},{"name":"isFamilyShared",\#
  "required":false,"summary":"Whether a family member bought it and shares it.","schema":{"typ\#
  e":"boolean","default":false}},{"name":"price","required":false,"summary":"Price that the cu\#
  stomer paid: a decimal number in a string, for example \"9.99\".","schema":{"$ref":"#/compon\#
  ents/schemas/Price"}},{"name":"currency","required":false,"summary":"Currency of the price: \#
  an ISO 4217 code, for example EUR.","schema":{"$ref":"#/components/schemas/Currency"}},{"nam\#
  e":"country","required":false,"summary":"Country of the purchase: an ISO 3166 code, for exam\#
  ple DE.","schema":{"$ref":"#/components/schemas/Country"}},{"name":"offerCode","required":fa\#
  lse,"summary":"Offer code that the customer redeemed.","schema":{"type":"string","minLength"\#
  :1,"maxLength":255}},{"name":"attributes","required":false,"summary":"Up to 20 strings of yo\#
  ur own, which the events of this purchase repeat.","schema":{"$ref":"#/components/schemas/At\#
  tributes"}},{"name":"asOf","required":false,"summary":"Time at which the store made this sta\#
  tement, RFC 3339. Without it, this is a statement of the caller, made now.","schema":{"$ref"\#
  :"#/components/schemas/Moment"}},{"name":"replaces","required":false,"summary":"Purchase of \#
  the same store that this one takes over: its `originalTransactionId`, or one of its keys. Go\#
  ogle calls it linkedPurchaseToken.","schema":{"$ref":"#/components/schemas/TransactionId"}},\#
  {"name":"keys","required":false,"summary":"Up to ten further names of the purchase, for exam\#
  ple a Google order id. Each finds it wherever `originalTransactionId` is a param. If the dae\#
  mon does not know `originalTransactionId`, the first key that names a purchase does.","schem\#
  a":{"type":"array","items":{"$ref":"#/components/schemas/TransactionId"},"maxItems":10}},{"n\#
  ame":"accountToken","required":false,"summary":"Account token of the purchase. When the call\#
   names a user or a device, it is registered for that user.","schema":{"$ref":"#/components/s\#
  chemas/AccountToken"}},{"name":"project","required":false,"summary":"Id of the project.","sc\#
  hema":{"$ref":"#/components/schemas/ProjectId","default":"default"}},{"name":"dryRun","requi\#
  red":false,"summary":"Computes the result and the events without changing anything.","schema\#
  ":{"type":"boolean","default":false}},{"name":"idempotencyKey","required":false,"summary":"M\#
  akes a retry safe: the same key with the same params returns the stored result.","schema":{"\#
  $ref":"#/components/schemas/IdempotencyKey"}}],"result":{"name":"result","schema":{"type":"o\#
  bject","properties":{"purchase":{"$ref":"#/components/schemas/Purchase"},"created":{"descrip\#
  tion":"True when the purchase is new.","type":"boolean"},"outcome":{"description":"recorded:\#
   a new purchase. received: the buyer did not hold the purchase, and holds it now. claimed: t\#
  he purchase had no holder before; now the buyer holds it. planChanged: a new transaction wit\#
  h another product. renewed: any other new transaction. updated: a fact with `asOf` changed a\#
   known transaction. stale: the daemon had newer information about every field that differs. \#
  unchanged: no field differs, the transaction is known and the call has no `asOf`, or the tra\#
  nsaction is new and older than the latest.","type":"string","enum":["recorded","renewed","pl\#
  anChanged","received","claimed","updated","stale","unchanged"]},"stale":{"description":"The \#
  params that lost against newer information; absent when there are none.","type":"array","ite\#
  ms":{"type":"string"}},"entitlements":{"$ref":"#/components/schemas/Entitlements","descripti\#
  on":"The buyer's entitlements after the call. Without `device` and `userId`: those of the ho\#
  lder, or none if the purchase has no holder."},"warnings":{"description":"Absent when there \#
  are no warnings.","type":"array","items":{"$ref":"#/components/schemas/Warning"}},"dryRun":{\#
  "description":"True in a dry run; otherwise absent.","type":"boolean"},"events":{"descriptio\#
  n":"The events that the call would emit. Only in a dry run.","type":"array","items":{"$ref":\#
  "#/components/schemas/Event"}},"replayed":{"description":"True when this is the stored resul\#
  t of an idempotency key; otherwise absent.","type":"boolean"}},"required":["purchase","creat\#
  ed","outcome","entitlements"]}},"errors":[{"code":-32602,"message":"A parameter is missing, \#
  unknown, of a wrong type or out of range, or two parameters exclude each other. `field` poin\#
  ts to it; `nearest` lists similar names.","data":{"kind":"invalidParams","retryable":false}}\#
  ,{"code":1000,"message":"The caller's role is lower than the role that the method needs. `ui\#
  d` and `role` are the caller's (`none` without a role), and `needs` is the method's role.","\#
  data":{"kind":"permissionDenied","retryable":false}},{"code":1100,"message":"The project has\#
   no such device.","data":{"kind":"unknownDevice","retryable":false}},{"code":1102,"message":\#
  "No user may have this id: it is empty, or in the project's `blockedUserIds`.","data":{"kind\#
  ":"blockedUserId","retryable":false}},{"code":1103,"message":"The id has more Unicode scalar\#
  s than the project's `userIdLengthMax`.","data":{"kind":"userIdTooLong","retryable":false}},\#
  {"code":1104,"message":"The id begins with the project's anonymous prefix, or it is the id o\#
  f an anonymous user or a customerId.","data":{"kind":"reservedUserId","retryable":false}},{"\#
  code":1200,"message":"The daemon has no such project.","data":{"kind":"unknownProject","retr\#
  yable":false}},{"code":1202,"message":"Another user holds the purchase, and a rule of the pr\#
  oject keeps it there. `holder` and `rule` name them. In `user.import` there is no `rule`: th\#
  e import does not name the holder. Nothing changes.","data":{"kind":"purchaseHeldByAnother",\#
  "retryable":false}},{"code":1300,"message":"A call of the same method used this key with oth\#
  er params in the last 24 hours.","data":{"kind":"idempotencyConflict","retryable":false}},{"\#
  code":1400,"message":"The disk has no room for the write. Nothing changes, and reading still\#
   works.","data":{"kind":"storageFull","retryable":true}},{"code":1401,"message":"The write m\#
  ay not be on the disk: the daemon stops, and its next start shows what is stored. Or the dae\#
  mon cannot read a record that the request needs: then it keeps running.","data":{"kind":"sto\#
  rageFailed","retryable":false}},{"code":1405,"message":"The shared database could not be rea\#
  ched, or did not answer in time; other stores have no such error. With `outcome` `notApplied\#
  `, nothing changed. With `unknown`, the change may or may not be stored.","data":{"kind":"st\#
  orageUnavailable","retryable":true}}],"examples":[{"name":"a subscription","x-given":[{"meth\#
  od":"project.define","params":{"products":{"monthly":{"kind":"subscription","entitlements":[\#
  "premium"]}},"clock":{"manual":"2026-01-01T00:00:00.000Z"}}},{"method":"install","params":{"\#
  device":"iphone"}}],"params":[{"name":"device","value":"iphone"},{"name":"product","value":"\#
  monthly"},{"name":"store","value":"appStore"},{"name":"transactionId","value":"1000"},{"name\#
  ":"expiresAt","value":"2026-02-01T00:00:00.000Z"}],"result":{"name":"result","value":{"purch\#
  ase":{"store":"appStore","originalTransactionId":"1000","transactionId":"1000","product":"mo\#
  nthly","kind":"subscription","state":"active","holders":["{{anonymous}}"],"device":"iphone",\#
  "storeAccount":null,"purchasedAt":"2026-01-01T00:00:00.000Z","firstPurchasedAt":"2026-01-01T\#
  00:00:00.000Z","expiresAt":"2026-02-01T00:00:00.000Z","trialStartedAt":null,"periodType":"no\#
  rmal","environment":"production","isFamilyShared":false,"price":null,"currency":null,"countr\#
  y":null,"offerCode":null,"autoRenew":true,"autoRenewDisabledAt":null,"gracePeriodExpiresAt":\#
  null,"billingRetry":false,"pausedUntil":null,"refundedAt":null,"revokedAt":null,"endedAt":nu\#
  ll,"paused":false,"renewsAs":null,"endReason":null,"billingIssueAt":null,"replaces":null,"re\#
  placedBy":null,"replacedAt":null,"keys":[],"renewsCount":0,"accountToken":null,"transactions\#
  ":[{"transactionId":"1000","product":"monthly","periodType":"normal","purchasedAt":"2026-01-\#
  01T00:00:00.000Z","expiresAt":"2026-02-01T00:00:00.000Z","asOf":"2026-01-01T00:00:00.000Z"}]\#
  },"created":true,"outcome":"recorded","entitlements":{"premium":{"id":"premium","active":tru\#
  e,"state":"active","productId":"monthly","source":"appStore","renewState":"willRenew","grant\#
  Type":"purchase","periodType":"normal","startedAt":"2026-01-01T00:00:00.000Z","expiresAt":"2\#
  026-02-01T00:00:00.000Z","gracePeriodExpiresAt":null,"firstPurchasedAt":"2026-01-01T00:00:00\#
  .000Z","lastPurchasedAt":"2026-01-01T00:00:00.000Z","trialStartedAt":null,"autoRenewDisabled\#
  At":null,"renewsCount":0,"environment":"production","store":"appStore","transactionId":"1000\#
  ","originalTransactionId":"1000"}}}}},{"name":"the same transaction again","x-given":[{"meth\#
  od":"project.define","params":{"products":{"monthly":{"kind":"subscription","entitlements":[\#
  "premium"]}},"clock":{"manual":"2026-01-01T00:00:00.000Z"}}},{"method":"install","params":{"\#
  device":"iphone"}},{"method":"purchase","params":{"device":"iphone","product":"monthly","sto\#
  re":"appStore","transactionId":"1000","expiresAt":"2026-02-01T00:00:00.000Z"}}],"params":[{"\#
  name":"device","value":"iphone"},{"name":"product","value":"monthly"},{"name":"store","value\#
  ":"appStore"},{"name":"transactionId","value":"1000"},{"name":"expiresAt","value":"2026-02-0\#
  1T00:00:00.000Z"}],"result":{"name":"result","value":{"purchase":{"store":"appStore","origin\#
  alTransactionId":"1000","transactionId":"1000","product":"monthly","kind":"subscription","st\#
  ate":"active","holders":["{{anonymous}}"],"device":"iphone","storeAccount":null,"purchasedAt\#
  ":"2026-01-01T00:00:00.000Z","firstPurchasedAt":"2026-01-01T00:00:00.000Z","expiresAt":"2026\#
  -02-01T00:00:00.000Z","trialStartedAt":null,"periodType":"normal","environment":"production"\#
  ,"isFamilyShared":false,"price":null,"currency":null,"country":null,"offerCode":null,"autoRe\#
  new":true,"autoRenewDisabledAt":null,"gracePeriodExpiresAt":null,"billingRetry":false,"pause\#
  dUntil":null,"refundedAt":null,"revokedAt":null,"endedAt":null,"paused":false,"renewsAs":nul\#
  l,"endReason":null,"billingIssueAt":null,"replaces":null,"replacedBy":null,"replacedAt":null\#
  ,"keys":[],"renewsCount":0,"accountToken":null,"transactions":[{"transactionId":"1000","prod\#
  uct":"monthly","periodType":"normal","purchasedAt":"2026-01-01T00:00:00.000Z","expiresAt":"2\#
  026-02-01T00:00:00.000Z","asOf":"2026-01-01T00:00:00.000Z"}]},"created":false,"outcome":"unc\#
  hanged","entitlements":{"premium":{"id":"premium","active":true,"state":"active","productId"\#
  :"monthly","source":"appStore","renewState":"willRenew","grantType":"purchase","periodType":\#
  "normal","startedAt":"2026-01-01T00:00:00.000Z","expiresAt":"2026-02-01T00:00:00.000Z","grac\#
  ePeriodExpiresAt":null,"firstPurchasedAt":"2026-01-01T00:00:00.000Z","lastPurchasedAt":"2026\#
  -01-01T00:00:00.000Z","trialStartedAt":null,"autoRenewDisabledAt":null,"renewsCount":0,"envi\#
  ronment":"production","store":"appStore","transactionId":"1000","originalTransactionId":"100\#
  0"}}}}},{"name":"by a user who is logged in","x-given":[{"method":"project.define","params":\#
  {"products":{"monthly":{"kind":"subscription","entitlements":["premium"]}},"clock":{"manual"\#
  :"2026-01-01T00:00:00.000Z"}}},{"method":"install","params":{"device":"iphone"}},{"method":"\#
  identify","params":{"device":"iphone","userId":"user_id_1"}}],"params":[{"name":"device","va\#
  lue":"iphone"},{"name":"product","value":"monthly"},{"name":"store","value":"appStore"},{"na\#
  me":"transactionId","value":"1000"},{"name":"expiresAt","value":"2026-02-01T00:00:00.000Z"}]\#
  ,"result":{"name":"result","value":{"purchase":{"store":"appStore","originalTransactionId":"\#
  1000","transactionId":"1000","product":"monthly","kind":"subscription","state":"active","hol\#
  ders":["{{anonymous}}","user_id_1"],"device":"iphone","storeAccount":null,"purchasedAt":"202\#
  6-01-01T00:00:00.000Z","firstPurchasedAt":"2026-01-01T00:00:00.000Z","expiresAt":"2026-02-01\#
  T00:00:00.000Z","trialStartedAt":null,"periodType":"normal","environment":"production","isFa\#
  milyShared":false,"price":null,"currency":null,"country":null,"offerCode":null,"autoRenew":t\#
  rue,"autoRenewDisabledAt":null,"gracePeriodExpiresAt":null,"billingRetry":false,"pausedUntil\#
  ":null,"refundedAt":null,"revokedAt":null,"endedAt":null,"paused":false,"renewsAs":null,"end\#
  Reason":null,"billingIssueAt":null,"replaces":null,"replacedBy":null,"replacedAt":null,"keys\#
  ":[],"renewsCount":0,"accountToken":null,"transactions":[{"transactionId":"1000","product":"\#
  monthly","periodType":"normal","purchasedAt":"2026-01-01T00:00:00.000Z","expiresAt":"2026-02\#
  -01T00:00:00.000Z","asOf":"2026-01-01T00:00:00.000Z"}]},"created":true,"outcome":"recorded",\#
  "entitlements":{"premium":{"id":"premium","active":true,"state":"active","productId":"monthl\#
  y","source":"appStore","renewState":"willRenew","grantType":"purchase","periodType":"normal"\#
  ,"startedAt":"2026-01-01T00:00:00.000Z","expiresAt":"2026-02-01T00:00:00.000Z","gracePeriodE\#
  xpiresAt":null,"firstPurchasedAt":"2026-01-01T00:00:00.000Z","lastPurchasedAt":"2026-01-01T0\#
  0:00:00.000Z","trialStartedAt":null,"autoRenewDisabledAt":null,"renewsCount":0,"environment"\#
  :"production","store":"appStore","transactionId":"1000","originalTransactionId":"1000"}}}}},\#
  {"name":"a renewal","x-given":[{"method":"project.define","params":{"products":{"monthly":{"\#
  kind":"subscription","entitlements":["premium"]}},"clock":{"manual":"2026-01-01T00:00:00.000\#
  Z"}}},{"method":"install","params":{"device":"iphone"}},{"method":"purchase","params":{"devi\#
  ce":"iphone","product":"monthly","store":"appStore","transactionId":"1000","purchasedAt":"20\#
  25-11-15T00:00:00.000Z","expiresAt":"2025-12-15T00:00:00.000Z"}}],"params":[{"name":"device"\#
  ,"value":"iphone"},{"name":"product","value":"monthly"},{"name":"store","value":"appStore"},\#
  {"name":"transactionId","value":"1001"},{"name":"originalTransactionId","value":"1000"},{"na\#
  me":"purchasedAt","value":"2025-12-15T00:00:00.000Z"},{"name":"expiresAt","value":"2026-01-1\#
  5T00:00:00.000Z"}],"result":{"name":"result","value":{"purchase":{"store":"appStore","origin\#
  alTransactionId":"1000","transactionId":"1001","product":"monthly","kind":"subscription","st\#
  ate":"active","holders":["{{anonymous}}"],"device":"iphone","storeAccount":null,"purchasedAt\#
  ":"2025-12-15T00:00:00.000Z","firstPurchasedAt":"2025-11-15T00:00:00.000Z","expiresAt":"2026\#
  -01-15T00:00:00.000Z","trialStartedAt":null,"periodType":"normal","environment":"production"\#
  ,"isFamilyShared":false,"price":null,"currency":null,"country":null,"offerCode":null,"autoRe\#
  new":true,"autoRenewDisabledAt":null,"gracePeriodExpiresAt":null,"billingRetry":false,"pause\#
  dUntil":null,"refundedAt":null,"revokedAt":null,"endedAt":null,"paused":false,"renewsAs":nul\#
  l,"endReason":null,"billingIssueAt":null,"replaces":null,"replacedBy":null,"replacedAt":null\#
  ,"keys":[],"renewsCount":1,"accountToken":null,"transactions":[{"transactionId":"1000","prod\#
  uct":"monthly","periodType":"normal","purchasedAt":"2025-11-15T00:00:00.000Z","expiresAt":"2\#
  025-12-15T00:00:00.000Z","asOf":"2025-11-15T00:00:00.000Z"},{"transactionId":"1001","product\#
  ":"monthly","periodType":"normal","purchasedAt":"2025-12-15T00:00:00.000Z","expiresAt":"2026\#
  -01-15T00:00:00.000Z","asOf":"2025-12-15T00:00:00.000Z"}]},"created":false,"outcome":"renewe\#
  d","entitlements":{"premium":{"id":"premium","active":true,"state":"active","productId":"mon\#
  thly","source":"appStore","renewState":"willRenew","grantType":"purchase","periodType":"norm\#
  al","startedAt":"2025-11-15T00:00:00.000Z","expiresAt":"2026-01-15T00:00:00.000Z","gracePeri\#
  odExpiresAt":null,"firstPurchasedAt":"2025-11-15T00:00:00.000Z","lastPurchasedAt":"2025-12-1\#
  5T00:00:00.000Z","trialStartedAt":null,"autoRenewDisabledAt":null,"renewsCount":1,"environme\#
  nt":"production","store":"appStore","transactionId":"1001","originalTransactionId":"1000"}}}\#
  }},{"name":"a product that the catalogue does not know","x-given":[{"method":"project.define\#
  ","params":{"products":{"monthly":{"kind":"subscription","entitlements":["premium"]}},"clock\#
  ":{"manual":"2026-01-01T00:00:00.000Z"}}}],"params":[{"name":"userId","value":"user_id_1"},{\#
  "name":"product","value":"montly"},{"name":"store","value":"stripe"},{"name":"transactionId"\#
  ,"value":"pi_1"}],"result":{"name":"result","value":{"purchase":{"store":"stripe","originalT\#
  ransactionId":"pi_1","transactionId":"pi_1","product":"montly","kind":"nonConsumable","state\#
  ":"active","holders":["user_id_1"],"device":null,"storeAccount":null,"purchasedAt":"2026-01-\#
  01T00:00:00.000Z","firstPurchasedAt":"2026-01-01T00:00:00.000Z","expiresAt":null,"trialStart\#
  edAt":null,"periodType":"normal","environment":"production","isFamilyShared":false,"price":n\#
  ull,"currency":null,"country":null,"offerCode":null,"autoRenew":false,"autoRenewDisabledAt":\#
  null,"gracePeriodExpiresAt":null,"billingRetry":false,"pausedUntil":null,"refundedAt":null,"\#
  revokedAt":null,"endedAt":null,"paused":false,"renewsAs":null,"endReason":null,"billingIssue\#
  At":null,"replaces":null,"replacedBy":null,"replacedAt":null,"keys":[],"renewsCount":0,"acco\#
  untToken":null,"transactions":[{"transactionId":"pi_1","product":"montly","periodType":"norm\#
  al","purchasedAt":"2026-01-01T00:00:00.000Z","expiresAt":null,"asOf":"2026-01-01T00:00:00.00\#
  0Z"}]},"created":true,"outcome":"recorded","entitlements":{},"warnings":[{"kind":"unknownPro\#
  duct","message":"{{any}}","nearest":["monthly"]}]}}}]},{"name":"purchase.update","summary":"\#
  Updates a purchase, for example after a refund. Omitted params keep their value.","x-role":"\#
  write","x-since":1,"paramStructure":"either","params":[{"name":"store","required":true,"summ\#
  ary":"Store that took the payment.","schema":{"$ref":"#/components/schemas/Store"}},{"name":\#
  "originalTransactionId","required":true,"summary":"Id of the first transaction of the purcha\#
  se.","schema":{"$ref":"#/components/schemas/TransactionId"}},{"name":"expiresAt","required":\#
  false,"summary":"New last millisecond of the paid period, RFC 3339; null: no end.","schema":\#
  {"$ref":"#/components/schemas/NullableMoment"}},{"name":"autoRenew","required":false,"summar\#
  y":"Whether the subscription renews automatically; null: true for a subscription, else false\#
  .","schema":{"type":["boolean","null"]}},{"name":"gracePeriodExpiresAt","required":false,"su\#
  mmary":"Last millisecond of the grace period, RFC 3339; null: no grace period.","schema":{"$\#
  ref":"#/components/schemas/NullableMoment"}},{"name":"billingRetry","required":false,"summar\#
  y":"Whether the store retries a failed payment; null: false.","schema":{"type":["boolean","n\#
  ull"]}},{"name":"pausedUntil","required":false,"summary":"Time at which the pause ends, RFC \#
  3339; null: no pause.","schema":{"$ref":"#/components/schemas/NullableMoment"}},{"name":"ref\#
  undedAt","required":false,"summary":"Time of the refund, RFC 3339; null: no refund.","schema\#
  ":{"$ref":"#/components/schemas/NullableMoment"}},{"name":"revokedAt","required":false,"summ\#
  ary":"Time at which the store withdrew access, RFC 3339, for example when family sharing end\#
  s; null: not withdrawn.","schema":{"$ref":"#/components/schemas/NullableMoment"}},{"name":"p\#
  roduct","required":false,"summary":"Id of the product from now on: a change of plan.","schem\#
  a":{"$ref":"#/components/schemas/ProductId"}},{"name":"transactionId","required":false,"summ\#
  ary":"Transaction that the statement is about. Required with `asOf`. Default: the latest; fo\#
  r a refund or a revocation, the latest that was bought at or before its moment.","schema":{"\#
  $ref":"#/components/schemas/TransactionId"}},{"name":"asOf","required":false,"summary":"Time\#
   at which the store made this statement, RFC 3339. Without it, this is a statement of the ca\#
  ller, made now.","schema":{"$ref":"#/components/schemas/Moment"}},{"name":"endedAt","require\#
  d":false,"summary":"Time at which access ended before the end of the period, RFC 3339. Null \#
  clears it.","schema":{"$ref":"#/components/schemas/NullableMoment"}},{"name":"paused","requi\#
  red":false,"summary":"Whether the subscription is paused, with or without a known end.","sch\#
  ema":{"type":["boolean","null"]}},{"name":"renewsAs","required":false,"summary":"Product of \#
  the next period. It gives no access. Null: the same product.","schema":{"type":["string","nu\#
  ll"],"minLength":1,"maxLength":255}},{"name":"endReason","required":false,"summary":"Why the\#
   purchase ended, or will end. Null clears it.","schema":{"$ref":"#/components/schemas/EndRea\#
  son"}},{"name":"project","required":false,"summary":"Id of the project.","schema":{"$ref":"#\#
  /components/schemas/ProjectId","default":"default"}},{"name":"dryRun","required":false,"summ\#
  ary":"Computes the result and the events without changing anything.","schema":{"type":"boole\#
  an","default":false}},{"name":"idempotencyKey","required":false,"summary":"Makes a retry saf\#
  e: the same key with the same params returns the stored result.","schema":{"$ref":"#/compone\#
  nts/schemas/IdempotencyKey"}}],"result":{"name":"result","schema":{"type":"object","properti\#
  es":{"purchase":{"$ref":"#/components/schemas/Purchase"},"outcome":{"description":"applied: \#
  a field changed. stale: the daemon had newer information about every field that differs. unc\#
  hanged: no field differs.","type":"string","enum":["applied","stale","unchanged"]},"stale":{\#
  "description":"The params that lost against newer information; absent when there are none.",\#
  "type":"array","items":{"type":"string"}},"warnings":{"description":"Absent when there are n\#
  o warnings.","type":"array","items":{"$ref":"#/components/schemas/Warning"}},"dryRun":{"desc\#
  ription":"True in a dry run; otherwise absent.","type":"boolean"},"events":{"description":"T\#
  he events that the call would emit. Only in a dry run.","type":"array","items":{"$ref":"#/co\#
  mponents/schemas/Event"}},"replayed":{"description":"True when this is the stored result of \#
  an idempotency key; otherwise absent.","type":"boolean"}},"required":["purchase","outcome"]}\#
  },"errors":[{"code":-32602,"message":"A parameter is missing, unknown, of a wrong type or ou\#
  t of range, or two parameters exclude each other. `field` points to it; `nearest` lists simi\#
  lar names.","data":{"kind":"invalidParams","retryable":false}},{"code":1000,"message":"The c\#
  aller's role is lower than the role that the method needs. `uid` and `role` are the caller's\#
   (`none` without a role), and `needs` is the method's role.","data":{"kind":"permissionDenie\#
  d","retryable":false}},{"code":1200,"message":"The daemon has no such project.","data":{"kin\#
  d":"unknownProject","retryable":false}},{"code":1201,"message":"The project has no purchase \#
  with this store and originalTransactionId, or the purchase has no such transaction. Nothing \#
  changes.","data":{"kind":"unknownPurchase","retryable":false}},{"code":1300,"message":"A cal\#
  l of the same method used this key with other params in the last 24 hours.","data":{"kind":"\#
  idempotencyConflict","retryable":false}},{"code":1400,"message":"The disk has no room for th\#
  e write. Nothing changes, and reading still works.","data":{"kind":"storageFull","retryable"\#
  :true}},{"code":1401,"message":"The write may not be on the disk: the daemon stops, and its \#
  next start shows what is stored. Or the daemon cannot read a record that the request needs: \#
  then it keeps running.","data":{"kind":"storageFailed","retryable":false}},{"code":1405,"mes\#
  sage":"The shared database could not be reached, or did not answer in time; other stores hav\#
  e no such error. With `outcome` `notApplied`, nothing changed. With `unknown`, the change ma\#
  y or may not be stored.","data":{"kind":"storageUnavailable","retryable":true}}],"examples":\#
  [{"name":"auto-renew turned off","x-given":[{"method":"project.define","params":{"products":\#
  {"monthly":{"kind":"subscription","entitlements":["premium"]}},"clock":{"manual":"2026-01-01\#
  T00:00:00.000Z"}}},{"method":"install","params":{"device":"iphone"}},{"method":"purchase","p\#
  arams":{"device":"iphone","product":"monthly","store":"appStore","transactionId":"1000","exp\#
  iresAt":"2026-02-01T00:00:00.000Z"}}],"params":[{"name":"store","value":"appStore"},{"name":\#
  "originalTransactionId","value":"1000"},{"name":"autoRenew","value":false}],"result":{"name"\#
  :"result","value":{"purchase":{"store":"appStore","originalTransactionId":"1000","transactio\#
  nId":"1000","product":"monthly","kind":"subscription","state":"active","holders":["{{anonymo\#
  us}}"],"device":"iphone","storeAccount":null,"purchasedAt":"2026-01-01T00:00:00.000Z","first\#
  PurchasedAt":"2026-01-01T00:00:00.000Z","expiresAt":"2026-02-01T00:00:00.000Z","trialStarted\#
  At":null,"periodType":"normal","environment":"production","isFamilyShared":false,"price":nul\#
  l,"currency":null,"country":null,"offerCode":null,"autoRenew":false,"autoRenewDisabledAt":"2\#
  026-01-01T00:00:00.000Z","gracePeriodExpiresAt":null,"billingRetry":false,"pausedUntil":null\#
  ,"refundedAt":null,"revokedAt":null,"endedAt":null,"paused":false,"renewsAs":null,"endReason\#
  ":null,"billingIssueAt":null,"replaces":null,"replacedBy":null,"replacedAt":null,"keys":[],"\#
  renewsCount":0,"accountToken":null,"transactions":[{"transactionId":"1000","product":"monthl\#
  y","periodType":"normal","purchasedAt":"2026-01-01T00:00:00.000Z","expiresAt":"2026-02-01T00\#
  :00:00.000Z","autoRenew":false,"autoRenewDisabledAt":"2026-01-01T00:00:00.000Z","asOf":"2026\#
  -01-01T00:00:00.000Z"}]},"outcome":"applied"}}},{"name":"a refund","x-given":[{"method":"pro\#
  ject.define","params":{"products":{"monthly":{"kind":"subscription","entitlements":["premium\#
  "]}},"clock":{"manual":"2026-01-01T00:00:00.000Z"}}},{"method":"install","params":{"device":\#
  "iphone"}},{"method":"purchase","params":{"device":"iphone","product":"monthly","store":"app\#
  Store","transactionId":"1000","expiresAt":"2026-02-01T00:00:00.000Z"}}],"params":[{"name":"s\#
  tore","value":"appStore"},{"name":"originalTransactionId","value":"1000"},{"name":"refundedA\#
  t","value":"2026-01-01T00:00:00.000Z"}],"result":{"name":"result","value":{"purchase":{"stor\#
  e":"appStore","originalTransactionId":"1000","transactionId":"1000","product":"monthly","kin\#
  d":"subscription","state":"refunded","holders":["{{anonymous}}"],"device":"iphone","storeAcc\#
  ount":null,"purchasedAt":"2026-01-01T00:00:00.000Z","firstPurchasedAt":"2026-01-01T00:00:00.\#
  000Z","expiresAt":"2026-02-01T00:00:00.000Z","trialStartedAt":null,"periodType":"normal","en\#
  vironment":"production","isFamilyShared":false,"price":null,"currency":null,"country":null,"\#
  offerCode":null,"autoRenew":true,"autoRenewDisabledAt":null,"gracePeriodExpiresAt":null,"bil\#
  lingRetry":false,"pausedUntil":null,"refundedAt":"2026-01-01T00:00:00.000Z","revokedAt":null\#
  ,"endedAt":null,"paused":false,"renewsAs":null,"endReason":null,"billingIssueAt":null,"repla\#
  ces":null,"replacedBy":null,"replacedAt":null,"keys":[],"renewsCount":0,"accountToken":null,\#
  "transactions":[{"transactionId":"1000","product":"monthly","periodType":"normal","purchased\#
  At":"2026-01-01T00:00:00.000Z","expiresAt":"2026-02-01T00:00:00.000Z","refundedAt":"2026-01-\#
  01T00:00:00.000Z","asOf":"2026-01-01T00:00:00.000Z"}]},"outcome":"applied"}}},{"name":"a ref\#
  und that was none","x-given":[{"method":"project.define","params":{"products":{"monthly":{"k\#
  ind":"subscription","entitlements":["premium"]}},"clock":{"manual":"2026-01-01T00:00:00.000Z\#
  "}}},{"method":"install","params":{"device":"iphone"}},{"method":"purchase","params":{"devic\#
  e":"iphone","product":"monthly","store":"appStore","transactionId":"1000","expiresAt":"2026-\#
  02-01T00:00:00.000Z"}},{"method":"purchase.update","params":{"store":"appStore","originalTra\#
  nsactionId":"1000","refundedAt":"2026-01-01T00:00:00.000Z"}}],"params":[{"name":"store","val\#
  ue":"appStore"},{"name":"originalTransactionId","value":"1000"},{"name":"refundedAt","value"\#
  :null}],"result":{"name":"result","value":{"purchase":{"store":"appStore","originalTransacti\#
  onId":"1000","transactionId":"1000","product":"monthly","kind":"subscription","state":"activ\#
  e","holders":["{{anonymous}}"],"device":"iphone","storeAccount":null,"purchasedAt":"2026-01-\#
  01T00:00:00.000Z","firstPurchasedAt":"2026-01-01T00:00:00.000Z","expiresAt":"2026-02-01T00:0\#
  0:00.000Z","trialStartedAt":null,"periodType":"normal","environment":"production","isFamilyS\#
  hared":false,"price":null,"currency":null,"country":null,"offerCode":null,"autoRenew":true,"\#
  autoRenewDisabledAt":null,"gracePeriodExpiresAt":null,"billingRetry":false,"pausedUntil":nul\#
  l,"refundedAt":null,"revokedAt":null,"endedAt":null,"paused":false,"renewsAs":null,"endReaso\#
  n":null,"billingIssueAt":null,"replaces":null,"replacedBy":null,"replacedAt":null,"keys":[],\#
  "renewsCount":0,"accountToken":null,"transactions":[{"transactionId":"1000","product":"month\#
  ly","periodType":"normal","purchasedAt":"2026-01-01T00:00:00.000Z","expiresAt":"2026-02-01T0\#
  0:00:00.000Z","asOf":"2026-01-01T00:00:00.000Z"}]},"outcome":"applied"}}}]},{"name":"restore\#
  ","summary":"Restores the purchases of a device's store account for its current user.","x-ro\#
  le":"write","x-since":1,"paramStructure":"either","params":[{"name":"device","required":true\#
  ,"summary":"Id of the device.","schema":{"$ref":"#/components/schemas/DeviceId"}},{"name":"p\#
  urchases","required":false,"summary":"Purchases to restore, from any store account; an empty\#
   list restores nothing. Default: every purchase of the device's store account.","schema":{"t\#
  ype":"array","items":{"$ref":"#/components/schemas/PurchaseRef"},"maxItems":1000}},{"name":"\#
  project","required":false,"summary":"Id of the project.","schema":{"$ref":"#/components/sche\#
  mas/ProjectId","default":"default"}},{"name":"dryRun","required":false,"summary":"Computes t\#
  he result and the events without changing anything.","schema":{"type":"boolean","default":fa\#
  lse}},{"name":"idempotencyKey","required":false,"summary":"Makes a retry safe: the same key \#
  with the same params returns the stored result.","schema":{"$ref":"#/components/schemas/Idem\#
  potencyKey"}}],"result":{"name":"result","schema":{"type":"object","properties":{"user":{"$r\#
  ef":"#/components/schemas/User"},"restored":{"description":"Purchases that the user holds no\#
  w and did not hold before, with unclaimed ones that replace them. In the order of `store`, t\#
  hen `originalTransactionId`.","type":"array","items":{"$ref":"#/components/schemas/Move"}},"\#
  transferred":{"description":"Those of `restored` that another user lost.","type":"array","it\#
  ems":{"$ref":"#/components/schemas/Move"}},"refused":{"description":"Purchases that a rule r\#
  efused to restore.","type":"array","items":{"$ref":"#/components/schemas/Refusal"}},"entitle\#
  ments":{"$ref":"#/components/schemas/Entitlements","description":"The user's entitlements af\#
  ter the call."},"warnings":{"description":"Absent when there are no warnings.","type":"array\#
  ","items":{"$ref":"#/components/schemas/Warning"}},"dryRun":{"description":"True in a dry ru\#
  n; otherwise absent.","type":"boolean"},"events":{"description":"The events that the call wo\#
  uld emit. Only in a dry run.","type":"array","items":{"$ref":"#/components/schemas/Event"}},\#
  "replayed":{"description":"True when this is the stored result of an idempotency key; otherw\#
  ise absent.","type":"boolean"}},"required":["user","restored","transferred","refused","entit\#
  lements"]}},"errors":[{"code":-32602,"message":"A parameter is missing, unknown, of a wrong \#
  type or out of range, or two parameters exclude each other. `field` points to it; `nearest` \#
  lists similar names.","data":{"kind":"invalidParams","retryable":false}},{"code":1000,"messa\#
  ge":"The caller's role is lower than the role that the method needs. `uid` and `role` are th\#
  e caller's (`none` without a role), and `needs` is the method's role.","data":{"kind":"permi\#
  ssionDenied","retryable":false}},{"code":1100,"message":"The project has no such device.","d\#
  ata":{"kind":"unknownDevice","retryable":false}},{"code":1200,"message":"The daemon has no s\#
  uch project.","data":{"kind":"unknownProject","retryable":false}},{"code":1201,"message":"Th\#
  e project has no purchase with this store and originalTransactionId, or the purchase has no \#
  such transaction. Nothing changes.","data":{"kind":"unknownPurchase","retryable":false}},{"c\#
  ode":1300,"message":"A call of the same method used this key with other params in the last 2\#
  4 hours.","data":{"kind":"idempotencyConflict","retryable":false}},{"code":1400,"message":"T\#
  he disk has no room for the write. Nothing changes, and reading still works.","data":{"kind"\#
  :"storageFull","retryable":true}},{"code":1401,"message":"The write may not be on the disk: \#
  the daemon stops, and its next start shows what is stored. Or the daemon cannot read a recor\#
  d that the request needs: then it keeps running.","data":{"kind":"storageFailed","retryable"\#
  :false}},{"code":1405,"message":"The shared database could not be reached, or did not answer\#
   in time; other stores have no such error. With `outcome` `notApplied`, nothing changed. Wit\#
  h `unknown`, the change may or may not be stored.","data":{"kind":"storageUnavailable","retr\#
  yable":true}}],"examples":[{"name":"after a reinstall","x-given":[{"method":"project.define"\#
  ,"params":{"products":{"monthly":{"kind":"subscription","entitlements":["premium"]}},"clock"\#
  :{"manual":"2026-01-01T00:00:00.000Z"}}},{"method":"install","params":{"device":"iphone","st\#
  oreAccount":"ann"}},{"method":"purchase","params":{"device":"iphone","product":"monthly","st\#
  ore":"appStore","transactionId":"1000","expiresAt":"2026-02-01T00:00:00.000Z"}},{"method":"i\#
  nstall","params":{"device":"ipad","storeAccount":"ann"}}],"params":[{"name":"device","value"\#
  :"ipad"}],"result":{"name":"result","value":{"user":{"id":"{{new}}","anonymousId":"{{new}}",\#
  "identityId":null,"customerId":"{{new}}","aliases":["{{new}}"],"device":"ipad","createdAt":"\#
  2026-01-01T00:00:00.000Z","environment":"production"},"restored":[{"store":"appStore","origi\#
  nalTransactionId":"1000","product":"monthly","kind":"subscription","from":["{{any}}"],"to":"\#
  {{new}}","shared":true}],"transferred":[],"refused":[],"entitlements":{"premium":{"id":"prem\#
  ium","active":true,"state":"active","productId":"monthly","source":"appStore","renewState":"\#
  willRenew","grantType":"purchase","periodType":"normal","startedAt":"2026-01-01T00:00:00.000\#
  Z","expiresAt":"2026-02-01T00:00:00.000Z","gracePeriodExpiresAt":null,"firstPurchasedAt":"20\#
  26-01-01T00:00:00.000Z","lastPurchasedAt":"2026-01-01T00:00:00.000Z","trialStartedAt":null,"\#
  autoRenewDisabledAt":null,"renewsCount":0,"environment":"production","store":"appStore","tra\#
  nsactionId":"1000","originalTransactionId":"1000"}}}}},{"name":"nothing to restore","x-given\#
  ":[{"method":"project.define","params":{"products":{"monthly":{"kind":"subscription","entitl\#
  ements":["premium"]}},"clock":{"manual":"2026-01-01T00:00:00.000Z"}}},{"method":"install","p\#
  arams":{"device":"iphone"}}],"params":[{"name":"device","value":"iphone"}],"result":{"name":\#
  "result","value":{"user":{"id":"{{anonymous}}","anonymousId":"{{anonymous}}","identityId":nu\#
  ll,"customerId":"{{anonymous}}","aliases":["{{anonymous}}"],"device":"iphone","createdAt":"2\#
  026-01-01T00:00:00.000Z","environment":"production"},"restored":[],"transferred":[],"refused\#
  ":[],"entitlements":{}}}}]},{"name":"revoke","summary":"Ends a grant.","x-role":"write","x-s\#
  ince":1,"paramStructure":"either","params":[{"name":"device","required":false,"summary":"Id \#
  of the device.","schema":{"$ref":"#/components/schemas/DeviceId"}},{"name":"userId","require\#
  d":false,"summary":"Id of the user, instead of `device`.","schema":{"$ref":"#/components/sch\#
  emas/UserId"}},{"name":"entitlement","required":true,"summary":"Id of the entitlement that w\#
  as granted.","schema":{"$ref":"#/components/schemas/EntitlementId"}},{"name":"project","requ\#
  ired":false,"summary":"Id of the project.","schema":{"$ref":"#/components/schemas/ProjectId"\#
  ,"default":"default"}},{"name":"dryRun","required":false,"summary":"Computes the result and \#
  the events without changing anything.","schema":{"type":"boolean","default":false}},{"name":\#
  "idempotencyKey","required":false,"summary":"Makes a retry safe: the same key with the same \#
  params returns the stored result.","schema":{"$ref":"#/components/schemas/IdempotencyKey"}}]\#
  ,"x-exactly-one":[["device"],["userId"]],"result":{"name":"result","schema":{"type":"object"\#
  ,"properties":{"entitlement":{"$ref":"#/components/schemas/Entitlement","description":"The e\#
  ntitlement after the call. A purchase may still give it."},"dryRun":{"description":"True in \#
  a dry run; otherwise absent.","type":"boolean"},"events":{"description":"The events that the\#
   call would emit. Only in a dry run.","type":"array","items":{"$ref":"#/components/schemas/E\#
  vent"}},"replayed":{"description":"True when this is the stored result of an idempotency key\#
  ; otherwise absent.","type":"boolean"}},"required":["entitlement"]}},"errors":[{"code":-3260\#
  2,"message":"A parameter is missing, unknown, of a wrong type or out of range, or two parame\#
  ters exclude each other. `field` points to it; `nearest` lists similar names.","data":{"kind\#
  ":"invalidParams","retryable":false}},{"code":1000,"message":"The caller's role is lower tha\#
  n the role that the method needs. `uid` and `role` are the caller's (`none` without a role),\#
   and `needs` is the method's role.","data":{"kind":"permissionDenied","retryable":false}},{"\#
  code":1100,"message":"The project has no such device.","data":{"kind":"unknownDevice","retry\#
  able":false}},{"code":1101,"message":"The project has no such user.","data":{"kind":"unknown\#
  User","retryable":false}},{"code":1102,"message":"No user may have this id: it is empty, or \#
  in the project's `blockedUserIds`.","data":{"kind":"blockedUserId","retryable":false}},{"cod\#
  e":1103,"message":"The id has more Unicode scalars than the project's `userIdLengthMax`.","d\#
  ata":{"kind":"userIdTooLong","retryable":false}},{"code":1200,"message":"The daemon has no s\#
  uch project.","data":{"kind":"unknownProject","retryable":false}},{"code":1204,"message":"Th\#
  e user has no active grant of this entitlement. For example, a purchase gives it, or the gra\#
  nt has ended.","data":{"kind":"notAManualGrant","retryable":false}},{"code":1300,"message":"\#
  A call of the same method used this key with other params in the last 24 hours.","data":{"ki\#
  nd":"idempotencyConflict","retryable":false}},{"code":1400,"message":"The disk has no room f\#
  or the write. Nothing changes, and reading still works.","data":{"kind":"storageFull","retry\#
  able":true}},{"code":1401,"message":"The write may not be on the disk: the daemon stops, and\#
   its next start shows what is stored. Or the daemon cannot read a record that the request ne\#
  eds: then it keeps running.","data":{"kind":"storageFailed","retryable":false}},{"code":1405\#
  ,"message":"The shared database could not be reached, or did not answer in time; other store\#
  s have no such error. With `outcome` `notApplied`, nothing changed. With `unknown`, the chan\#
  ge may or may not be stored.","data":{"kind":"storageUnavailable","retryable":true}}],"examp\#
  les":[{"name":"a grant","x-given":[{"method":"project.define","params":{"products":{"monthly\#
  ":{"kind":"subscription","entitlements":["premium"]}},"clock":{"manual":"2026-01-01T00:00:00\#
  .000Z"}}},{"method":"install","params":{"device":"iphone"}},{"method":"grant","params":{"dev\#
  ice":"iphone","entitlement":"premium"}}],"params":[{"name":"device","value":"iphone"},{"name\#
  ":"entitlement","value":"premium"}],"result":{"name":"result","value":{"entitlement":{"id":"\#
  premium","active":false,"state":"revoked","productId":null,"source":"manual","renewState":"n\#
  onRenewable","grantType":"manual","periodType":null,"startedAt":"2026-01-01T00:00:00.000Z","\#
  expiresAt":null,"gracePeriodExpiresAt":null,"firstPurchasedAt":null,"lastPurchasedAt":null,"\#
  trialStartedAt":null,"autoRenewDisabledAt":null,"renewsCount":0,"environment":null,"store":n\#
  ull,"transactionId":null,"originalTransactionId":null}}}}]},{"name":"rpc.discover","summary"\#
  :"Returns this protocol as an OpenRPC document.","x-role":"read","x-since":1,"paramStructure\#
  ":"either","params":[],"result":{"name":"result","schema":{"description":"The OpenRPC docume\#
  nt, with `x-role` on every method.","type":"object","properties":{"openrpc":{"type":"string"\#
  },"info":{"type":"object"},"methods":{"type":"array","items":{"type":"object"}},"components"\#
  :{"type":"object"}},"required":["openrpc","info","methods","components"]}},"errors":[{"code"\#
  :-32602,"message":"A parameter is missing, unknown, of a wrong type or out of range, or two \#
  parameters exclude each other. `field` points to it; `nearest` lists similar names.","data":\#
  {"kind":"invalidParams","retryable":false}},{"code":1000,"message":"The caller's role is low\#
  er than the role that the method needs. `uid` and `role` are the caller's (`none` without a \#
  role), and `needs` is the method's role.","data":{"kind":"permissionDenied","retryable":fals\#
  e}}],"examples":[{"name":"the document","params":[],"result":{"name":"result","value":{"open\#
  rpc":"{{any}}","info":"{{any}}","methods":"{{any}}","components":"{{any}}"}}}]},{"name":"ser\#
  ver.describe","summary":"Lists the methods, or describes one method.","x-role":"read","x-sin\#
  ce":1,"paramStructure":"either","params":[{"name":"method","required":false,"summary":"Name \#
  of the method to describe. Default: the list of all methods.","schema":{"type":"string"}}],"\#
  result":{"name":"result","schema":{"type":"object","properties":{"methods":{"description":"A\#
  ll methods, sorted by name. Only without `method`.","type":"array","items":{"$ref":"#/compon\#
  ents/schemas/MethodSummary"}},"method":{"description":"The method's entry in the OpenRPC doc\#
  ument. Only with `method`.","type":"object"},"components":{"description":"The schemas that t\#
  he entry refers to, in `schemas`. Only with `method`.","type":"object"}},"required":[]}},"er\#
  rors":[{"code":-32602,"message":"A parameter is missing, unknown, of a wrong type or out of \#
  range, or two parameters exclude each other. `field` points to it; `nearest` lists similar n\#
  ames.","data":{"kind":"invalidParams","retryable":false}},{"code":1000,"message":"The caller\#
  's role is lower than the role that the method needs. `uid` and `role` are the caller's (`no\#
  ne` without a role), and `needs` is the method's role.","data":{"kind":"permissionDenied","r\#
  etryable":false}}],"examples":[{"name":"all methods","params":[],"result":{"name":"result","\#
  value":{"methods":"{{any}}"}}},{"name":"one method","params":[{"name":"method","value":"logo\#
  ut"}],"result":{"name":"result","value":{"method":"{{any}}","components":"{{any}}"}}}]},{"na\#
  me":"server.info","summary":"Returns the daemon's version, limits and store, and the caller'\#
  s role.","x-role":"read","x-since":1,"paramStructure":"either","params":[],"result":{"name":\#
  "result","schema":{"type":"object","properties":{"version":{"description":"Version of the da\#
  emon.","type":"string"},"protocol":{"description":"Version of this protocol.","type":"intege\#
  r"},"limits":{"$ref":"#/components/schemas/Limits"},"uptimeMs":{"description":"Milliseconds \#
  since the daemon started.","type":"integer","minimum":0},"store":{"$ref":"#/components/schem\#
  as/StoreState"},"peer":{"$ref":"#/components/schemas/Peer"}},"required":["version","protocol\#
  ","limits","uptimeMs","store","peer"]}},"errors":[{"code":-32602,"message":"A parameter is m\#
  issing, unknown, of a wrong type or out of range, or two parameters exclude each other. `fie\#
  ld` points to it; `nearest` lists similar names.","data":{"kind":"invalidParams","retryable"\#
  :false}},{"code":1000,"message":"The caller's role is lower than the role that the method ne\#
  eds. `uid` and `role` are the caller's (`none` without a role), and `needs` is the method's \#
  role.","data":{"kind":"permissionDenied","retryable":false}}],"examples":[{"name":"plain","p\#
  arams":[],"result":{"name":"result","value":{"version":"{{any}}","protocol":1,"limits":"{{an\#
  y}}","uptimeMs":"{{any}}","store":"{{any}}","peer":{"uid":"{{any}}","gid":"{{any}}","pid":"{\#
  {any}}","role":"admin"}}}}]},{"name":"server.ping","summary":"Checks that the daemon replies\#
  .","x-role":"read","x-since":1,"paramStructure":"either","params":[{"name":"echo","required"\#
  :false,"summary":"Value that the reply repeats, without the white space between its tokens."\#
  ,"schema":{"description":"Any JSON value."}}],"result":{"name":"result","schema":{"type":"ob\#
  ject","properties":{"pong":{"description":"Always true.","type":"boolean"},"now":{"$ref":"#/\#
  components/schemas/Moment","description":"Time of the system clock."},"echo":{"description":\#
  "The value from the request; absent when the request has none."}},"required":["pong","now"]}\#
  },"errors":[{"code":-32602,"message":"A parameter is missing, unknown, of a wrong type or ou\#
  t of range, or two parameters exclude each other. `field` points to it; `nearest` lists simi\#
  lar names.","data":{"kind":"invalidParams","retryable":false}},{"code":1000,"message":"The c\#
  aller's role is lower than the role that the method needs. `uid` and `role` are the caller's\#
   (`none` without a role), and `needs` is the method's role.","data":{"kind":"permissionDenie\#
  d","retryable":false}}],"examples":[{"name":"plain","params":[],"result":{"name":"result","v\#
  alue":{"pong":true,"now":"{{any}}"}}},{"name":"with an echo","params":[{"name":"echo","value\#
  ":["hello",1]}],"result":{"name":"result","value":{"pong":true,"now":"{{any}}","echo":["hell\#
  o",1]}}}]},{"name":"server.stats","summary":"Returns counts and durations of requests, commi\#
  ts and background work since the daemon's start.","x-role":"read","x-since":1,"paramStructur\#
  e":"either","params":[],"result":{"name":"result","schema":{"type":"object","properties":{"u\#
  ptimeMs":{"description":"Milliseconds since the daemon started.","type":"integer","minimum":\#
  0},"methods":{"description":"The methods that were called since the daemon's start, by name.\#
  ","type":"object","additionalProperties":{"$ref":"#/components/schemas/MethodStats"}},"refus\#
  als":{"$ref":"#/components/schemas/ErrorCounts"},"slowRequests":{"description":"Requests tha\#
  t took longer than the threshold `--log-slow` since the daemon's start.","type":"integer","m\#
  inimum":0},"cache":{"$ref":"#/components/schemas/CacheStats"},"connections":{"$ref":"#/compo\#
  nents/schemas/ConnectionStats"},"turns":{"$ref":"#/components/schemas/Durations"},"commits":\#
  {"$ref":"#/components/schemas/CommitStats"},"storage":{"$ref":"#/components/schemas/StorageS\#
  tats"},"store":{"$ref":"#/components/schemas/StoreState"},"feed":{"$ref":"#/components/schem\#
  as/FeedStats"},"background":{"$ref":"#/components/schemas/BackgroundStats"}},"required":["up\#
  timeMs","methods","refusals","slowRequests","cache","connections","turns","commits","store",\#
  "feed","background"]}},"errors":[{"code":-32602,"message":"A parameter is missing, unknown, \#
  of a wrong type or out of range, or two parameters exclude each other. `field` points to it;\#
   `nearest` lists similar names.","data":{"kind":"invalidParams","retryable":false}},{"code":\#
  1000,"message":"The caller's role is lower than the role that the method needs. `uid` and `r\#
  ole` are the caller's (`none` without a role), and `needs` is the method's role.","data":{"k\#
  ind":"permissionDenied","retryable":false}},{"code":1401,"message":"The write may not be on \#
  the disk: the daemon stops, and its next start shows what is stored. Or the daemon cannot re\#
  ad a record that the request needs: then it keeps running.","data":{"kind":"storageFailed","\#
  retryable":false}}],"examples":[{"name":"a new daemon in memory","params":[],"result":{"name\#
  ":"result","value":{"uptimeMs":"{{any}}","methods":{},"refusals":{},"slowRequests":0,"cache"\#
  :"{{any}}","connections":"{{any}}","turns":"{{any}}","commits":"{{any}}","store":"{{any}}","\#
  feed":{"waits":0,"subscriptions":0,"consumers":[],"moreConsumers":false},"background":{"expi\#
  riesDue":0,"expiriesLateMs":0,"erasures":0,"erasuresHalted":false,"catalogueChanges":0}}}},{\#
  "name":"one method was called, and a consumer is behind","x-given":[{"method":"install","par\#
  ams":{"device":"phone"}},{"method":"events.acknowledge","params":{"consumer":"mailer","curso\#
  r":"0"}}],"params":[],"result":{"name":"result","value":{"uptimeMs":"{{any}}","methods":{"in\#
  stall":{"requests":1,"errors":{},"durations":{"count":1,"sumMicros":"{{any}}","maxMicros":"{\#
  {any}}","buckets":["{{any}}"]}},"events.acknowledge":"{{any}}"},"refusals":{},"slowRequests"\#
  :0,"cache":{"replies":0,"replyHits":0,"records":"{{any}}","recordBytes":"{{any}}","recordLoa\#
  ds":"{{any}}"},"connections":{"open":"{{any}}","opened":"{{any}}","refused":0,"peers":"{{any\#
  }}","owedBytes":0,"unsentBytes":0},"turns":"{{any}}","commits":{"turns":"{{any}}","waitingTu\#
  rns":0,"failures":0,"durations":"{{any}}"},"store":"{{any}}","feed":{"waits":0,"subscription\#
  s":0,"consumers":[{"project":"default","consumer":"mailer","cursor":"0","lag":1}],"moreConsu\#
  mers":false},"background":"{{any}}"}}}]},{"name":"setUserProperty","summary":"Stores a key/v\#
  alue property; never affects access.","x-role":"write","x-since":1,"paramStructure":"either"\#
  ,"params":[{"name":"device","required":false,"summary":"Id of the device.","schema":{"$ref":\#
  "#/components/schemas/DeviceId"}},{"name":"userId","required":false,"summary":"Id of the use\#
  r, instead of `device`.","schema":{"$ref":"#/components/schemas/UserId"}},{"name":"key","req\#
  uired":true,"summary":"Name of the property: 1 to 80 letters, digits, and _ . : - $. Names t\#
  hat other systems reserve, for example $email, have no special meaning.","schema":{"$ref":"#\#
  /components/schemas/PropertyKey"}},{"name":"value","required":true,"summary":"New value. An \#
  empty string removes the property.","schema":{"$ref":"#/components/schemas/PropertyValue"}},\#
  {"name":"project","required":false,"summary":"Id of the project.","schema":{"$ref":"#/compon\#
  ents/schemas/ProjectId","default":"default"}},{"name":"dryRun","required":false,"summary":"C\#
  omputes the result and the events without changing anything.","schema":{"type":"boolean","de\#
  fault":false}},{"name":"idempotencyKey","required":false,"summary":"Makes a retry safe: the \#
  same key with the same params returns the stored result.","schema":{"$ref":"#/components/sch\#
  emas/IdempotencyKey"}}],"x-exactly-one":[["device"],["userId"]],"result":{"name":"result","s\#
  chema":{"type":"object","properties":{"userId":{"$ref":"#/components/schemas/UserId","descri\#
  ption":"Id of the user that the result is about."},"key":{"$ref":"#/components/schemas/Prope\#
  rtyKey"},"value":{"$ref":"#/components/schemas/PropertyValue"},"dryRun":{"description":"True\#
   in a dry run; otherwise absent.","type":"boolean"},"events":{"description":"The events that\#
   the call would emit. Only in a dry run.","type":"array","items":{"$ref":"#/components/schem\#
  as/Event"}},"replayed":{"description":"True when this is the stored result of an idempotency\#
   key; otherwise absent.","type":"boolean"}},"required":["userId","key","value"]}},"errors":[\#
  {"code":-32602,"message":"A parameter is missing, unknown, of a wrong type or out of range, \#
  or two parameters exclude each other. `field` points to it; `nearest` lists similar names.",\#
  "data":{"kind":"invalidParams","retryable":false}},{"code":1000,"message":"The caller's role\#
   is lower than the role that the method needs. `uid` and `role` are the caller's (`none` wit\#
  hout a role), and `needs` is the method's role.","data":{"kind":"permissionDenied","retryabl\#
  e":false}},{"code":1100,"message":"The project has no such device.","data":{"kind":"unknownD\#
  evice","retryable":false}},{"code":1101,"message":"The project has no such user.","data":{"k\#
  ind":"unknownUser","retryable":false}},{"code":1102,"message":"No user may have this id: it \#
  is empty, or in the project's `blockedUserIds`.","data":{"kind":"blockedUserId","retryable":\#
  false}},{"code":1103,"message":"The id has more Unicode scalars than the project's `userIdLe\#
  ngthMax`.","data":{"kind":"userIdTooLong","retryable":false}},{"code":1200,"message":"The da\#
  emon has no such project.","data":{"kind":"unknownProject","retryable":false}},{"code":1300,\#
  "message":"A call of the same method used this key with other params in the last 24 hours.",\#
  "data":{"kind":"idempotencyConflict","retryable":false}},{"code":1400,"message":"The disk ha\#
  s no room for the write. Nothing changes, and reading still works.","data":{"kind":"storageF\#
  ull","retryable":true}},{"code":1401,"message":"The write may not be on the disk: the daemon\#
   stops, and its next start shows what is stored. Or the daemon cannot read a record that the\#
   request needs: then it keeps running.","data":{"kind":"storageFailed","retryable":false}},{\#
  "code":1405,"message":"The shared database could not be reached, or did not answer in time; \#
  other stores have no such error. With `outcome` `notApplied`, nothing changed. With `unknown\#
  `, the change may or may not be stored.","data":{"kind":"storageUnavailable","retryable":tru\#
  e}}],"examples":[{"name":"the id of the user in another system","x-given":[{"method":"projec\#
  t.define","params":{"products":{"monthly":{"kind":"subscription","entitlements":["premium"]}\#
  },"clock":{"manual":"2026-01-01T00:00:00.000Z"}}},{"method":"install","params":{"device":"ip\#
  hone"}}],"params":[{"name":"device","value":"iphone"},{"name":"key","value":"_q_custom_user_\#
  id"},{"name":"value","value":"yourSideUserId"}],"result":{"name":"result","value":{"userId":\#
  "{{anonymous}}","key":"_q_custom_user_id","value":"yourSideUserId"}}}]},{"name":"store.notif\#
  y","summary":"Verifies a message of a store, and records what it reports.","x-role":"write",\#
  "x-since":1,"paramStructure":"either","params":[{"name":"store","required":true,"summary":"S\#
  tore that sent it.","schema":{"type":"string","enum":["appStore","playStore","stripe"]}},{"n\#
  ame":"payload","required":false,"summary":"Body of the store's request, unchanged, or a sign\#
  ed transaction of StoreKit 2; at most 256 KiB. At least one of `payload` and `response` is r\#
  equired.","schema":{"type":"string"}},{"name":"headers","required":false,"summary":"Headers \#
  of the store's request, with names in any case. The daemon reads only `stripe-signature`.","\#
  schema":{"type":"object","additionalProperties":{"type":"string"},"maxProperties":200}},{"na\#
  me":"response","required":false,"summary":"What the caller fetched from the store's API, for\#
   `playStore` and `stripe`.","schema":{"$ref":"#/components/schemas/StoreResponse"}},{"name":\#
  "device","required":false,"summary":"Device that presented the payload. At most one of `devi\#
  ce` and `userId`.","schema":{"$ref":"#/components/schemas/DeviceId"}},{"name":"userId","requ\#
  ired":false,"summary":"User who presented the payload.","schema":{"$ref":"#/components/schem\#
  as/UserId"}},{"name":"project","required":false,"summary":"Id of the project.","schema":{"$r\#
  ef":"#/components/schemas/ProjectId","default":"default"}},{"name":"dryRun","required":false\#
  ,"summary":"Computes the result and the events without changing anything.","schema":{"type":\#
  "boolean","default":false}},{"name":"idempotencyKey","required":false,"summary":"Makes a ret\#
  ry safe: the same key with the same params returns the stored result.","schema":{"$ref":"#/c\#
  omponents/schemas/IdempotencyKey"}}],"result":{"name":"result","schema":{"type":"object","pr\#
  operties":{"notification":{"$ref":"#/components/schemas/StoreNotification"},"outcome":{"desc\#
  ription":"applied: a record changed. stale: the daemon has newer or equal information. repea\#
  ted: the daemon recorded this notification before. ignored: it changes nothing, see `why`. u\#
  nclaimed: the purchase is recorded, and has no holder yet. ask: the store says only that som\#
  ething changed, see `ask`.","type":"string","enum":["applied","stale","repeated","ignored","\#
  unclaimed","ask"]},"why":{"description":"Why the daemon ignores it. test: the store's test. \#
  unclaimed: the daemon finds no user for the purchase, and the rule `unclaimedPurchases` igno\#
  res such purchases. noEffect: it reports nothing about a purchase. unknownType: the daemon d\#
  oes not know its type. Absent otherwise.","type":"string","enum":["test","unclaimed","noEffe\#
  ct","unknownType"]},"ask":{"$ref":"#/components/schemas/StoreQuestion","description":"What t\#
  o fetch from the store and to send as `response`, with the same payload. Absent for other ou\#
  tcomes."},"purchases":{"description":"What the notification did to each purchase.","type":"a\#
  rray","items":{"$ref":"#/components/schemas/NotifiedPurchase"}},"warnings":{"description":"A\#
  bsent when there are no warnings.","type":"array","items":{"$ref":"#/components/schemas/Warn\#
  ing"}},"dryRun":{"description":"True in a dry run; otherwise absent.","type":"boolean"},"eve\#
  nts":{"description":"The events that the call would emit. Only in a dry run.","type":"array"\#
  ,"items":{"$ref":"#/components/schemas/Event"}},"replayed":{"description":"True when this is\#
   the stored result of an idempotency key; otherwise absent.","type":"boolean"}},"required":[\#
  "notification","outcome","purchases"]}},"errors":[{"code":-32602,"message":"A parameter is m\#
  issing, unknown, of a wrong type or out of range, or two parameters exclude each other. `fie\#
  ld` points to it; `nearest` lists similar names.","data":{"kind":"invalidParams","retryable"\#
  :false}},{"code":1000,"message":"The caller's role is lower than the role that the method ne\#
  eds. `uid` and `role` are the caller's (`none` without a role), and `needs` is the method's \#
  role.","data":{"kind":"permissionDenied","retryable":false}},{"code":1100,"message":"The pro\#
  ject has no such device.","data":{"kind":"unknownDevice","retryable":false}},{"code":1102,"m\#
  essage":"No user may have this id: it is empty, or in the project's `blockedUserIds`.","data\#
  ":{"kind":"blockedUserId","retryable":false}},{"code":1103,"message":"The id has more Unicod\#
  e scalars than the project's `userIdLengthMax`.","data":{"kind":"userIdTooLong","retryable":\#
  false}},{"code":1104,"message":"The id begins with the project's anonymous prefix, or it is \#
  the id of an anonymous user or a customerId.","data":{"kind":"reservedUserId","retryable":fa\#
  lse}},{"code":1200,"message":"The daemon has no such project.","data":{"kind":"unknownProjec\#
  t","retryable":false}},{"code":1202,"message":"Another user holds the purchase, and a rule o\#
  f the project keeps it there. `holder` and `rule` name them. In `user.import` there is no `r\#
  ule`: the import does not name the holder. Nothing changes.","data":{"kind":"purchaseHeldByA\#
  nother","retryable":false}},{"code":1300,"message":"A call of the same method used this key \#
  with other params in the last 24 hours.","data":{"kind":"idempotencyConflict","retryable":fa\#
  lse}},{"code":1400,"message":"The disk has no room for the write. Nothing changes, and readi\#
  ng still works.","data":{"kind":"storageFull","retryable":true}},{"code":1401,"message":"The\#
   write may not be on the disk: the daemon stops, and its next start shows what is stored. Or\#
   the daemon cannot read a record that the request needs: then it keeps running.","data":{"ki\#
  nd":"storageFailed","retryable":false}},{"code":1405,"message":"The shared database could no\#
  t be reached, or did not answer in time; other stores have no such error. With `outcome` `no\#
  tApplied`, nothing changed. With `unknown`, the change may or may not be stored.","data":{"k\#
  ind":"storageUnavailable","retryable":true}},{"code":1500,"message":"The daemon does not tru\#
  st what `store.notify` got: `reason` is `malformed`, `algorithm`, `chainLength`, `certificat\#
  e`, `chain`, `extension`, `validity`, `signature`, `app`, `environment`, `unsignedEnvironmen\#
  t` or `age`; stores.md says what each means. `httpStatus` is what the web server should answ\#
  er.","data":{"kind":"unverified","retryable":false}},{"code":1501,"message":"The project doe\#
  s not define the store of `store.notify`. The store sends the notification again if the web \#
  server answers `httpStatus`.","data":{"kind":"storeNotConfigured","retryable":true}},{"code"\#
  :1502,"message":"The system has no libcrypto, which verifies what Apple signed. All other me\#
  thods work.","data":{"kind":"verifierMissing","retryable":true}},{"code":1503,"message":"The\#
   process that verifies what Apple signed ended, or took more than two seconds. The daemon st\#
  arts it again.","data":{"kind":"verifierFailed","retryable":true}}],"examples":[{"name":"a s\#
  ubscription of the App Store, before its user is known","x-given":[{"method":"project.define\#
  ","params":{"products":{"monthly":{"kind":"subscription","entitlements":["premium"]}},"envir\#
  onment":"any","clock":{"manual":"2026-01-01T00:00:00.000Z"},"stores":{"appStore":{"apps":[{"\#
  bundleId":"com.example"}],"environments":["LocalTesting"]},"playStore":{"packages":["com.exa\#
  mple"]},"stripe":{"secret":"whsec_test"}}}}],"params":[{"name":"store","value":"appStore"},{\#
  "name":"payload","value":"{\"signedPayload\":\"eyJhbGciOiJFUzI1NiJ9.eyJub3RpZmljYXRpb25UeXBl\#
  IjoiU1VCU0NSSUJFRCIsIm5vdGlmaWNhdGlvblVVSUQiOiIwMDJlMTRkNS01MWY1LTQ1MDMtYjVhOC1jM2ExYWY2OGVi\#
  MjAiLCJ2ZXJzaW9uIjoiMi4wIiwic2lnbmVkRGF0ZSI6MTc2NzIyNTYwMDAwMCwiZGF0YSI6eyJidW5kbGVJZCI6ImNv\#
  bS5leGFtcGxlIiwiZW52aXJvbm1lbnQiOiJMb2NhbFRlc3RpbmciLCJzaWduZWRUcmFuc2FjdGlvbkluZm8iOiJleUpo\#
  YkdjaU9pSkZVekkxTmlKOS5leUowY21GdWMyRmpkR2x2Ymtsa0lqb2lNU0lzSW05eWFXZHBibUZzVkhKaGJuTmhZM1Jw\#
  YjI1SlpDSTZJakVpTENKaWRXNWtiR1ZKWkNJNkltTnZiUzVsZUdGdGNHeGxJaXdpY0hKdlpIVmpkRWxrSWpvaWJXOXVk\#
  R2hzZVNJc0luQjFjbU5vWVhObFJHRjBaU0k2TVRjMk56SXlOVFl3TURBd01Dd2laWGh3YVhKbGMwUmhkR1VpT2pFM05q\#
  azVNRFF3TURBd01EQXNJblI1Y0dVaU9pSkJkWFJ2TFZKbGJtVjNZV0pzWlNCVGRXSnpZM0pwY0hScGIyNGlMQ0poY0hC\#
  QlkyTnZkVzUwVkc5clpXNGlPaUkzWlRObVlqSXdZaTAwWTJSaUxUUTNZMk10T1RNMlpDMDVPV1EyTldZMk1EZ3hNemdp\#
  TENKemFXZHVaV1JFWVhSbElqb3hOelkzTWpJMU5qQXdNREF3TENKbGJuWnBjbTl1YldWdWRDSTZJa3h2WTJGc1ZHVnpk\#
  R2x1WnlKOS5BQUFBIiwic2lnbmVkUmVuZXdhbEluZm8iOiJleUpoYkdjaU9pSkZVekkxTmlKOS5leUp2Y21sbmFXNWhi\#
  RlJ5WVc1ellXTjBhVzl1U1dRaU9pSXhJaXdpWVhWMGIxSmxibVYzVUhKdlpIVmpkRWxrSWpvaWJXOXVkR2hzZVNJc0lu\#
  QnliMlIxWTNSSlpDSTZJbTF2Ym5Sb2JIa2lMQ0poZFhSdlVtVnVaWGRUZEdGMGRYTWlPakVzSW5OcFoyNWxaRVJoZEdV\#
  aU9qRTNOamN5TWpVMk1EQXdNREFzSW1WdWRtbHliMjV0Wlc1MElqb2lURzlqWVd4VVpYTjBhVzVuSW4wLkFBQUEifSwi\#
  c3VidHlwZSI6IklOSVRJQUxfQlVZIn0.AAAA\"}"}],"result":{"name":"result","value":{"notification"\#
  :{"id":"002e14d5-51f5-4503-b5a8-c3a1af68eb20","type":"SUBSCRIBED","subtype":"INITIAL_BUY","a\#
  t":"2026-01-01T00:00:00.000Z","environment":"sandbox"},"outcome":"unclaimed","purchases":[{"\#
  store":"appStore","originalTransactionId":"1","transactionId":"1","outcome":"recorded"}]}}},\#
  {"name":"a repeat","x-given":[{"method":"project.define","params":{"products":{"monthly":{"k\#
  ind":"subscription","entitlements":["premium"]}},"environment":"any","clock":{"manual":"2026\#
  -01-01T00:00:00.000Z"},"stores":{"appStore":{"apps":[{"bundleId":"com.example"}],"environmen\#
  ts":["LocalTesting"]},"playStore":{"packages":["com.example"]},"stripe":{"secret":"whsec_tes\#
  t"}}}},{"method":"store.notify","params":{"store":"appStore","payload":"{\"signedPayload\":\\#
  "eyJhbGciOiJFUzI1NiJ9.eyJub3RpZmljYXRpb25UeXBlIjoiU1VCU0NSSUJFRCIsIm5vdGlmaWNhdGlvblVVSUQiOi\#
  IwMDJlMTRkNS01MWY1LTQ1MDMtYjVhOC1jM2ExYWY2OGViMjAiLCJ2ZXJzaW9uIjoiMi4wIiwic2lnbmVkRGF0ZSI6MT\#
  c2NzIyNTYwMDAwMCwiZGF0YSI6eyJidW5kbGVJZCI6ImNvbS5leGFtcGxlIiwiZW52aXJvbm1lbnQiOiJMb2NhbFRlc3\#
  RpbmciLCJzaWduZWRUcmFuc2FjdGlvbkluZm8iOiJleUpoYkdjaU9pSkZVekkxTmlKOS5leUowY21GdWMyRmpkR2x2Ym\#
  tsa0lqb2lNU0lzSW05eWFXZHBibUZzVkhKaGJuTmhZM1JwYjI1SlpDSTZJakVpTENKaWRXNWtiR1ZKWkNJNkltTnZiUz\#
  VsZUdGdGNHeGxJaXdpY0hKdlpIVmpkRWxrSWpvaWJXOXVkR2hzZVNJc0luQjFjbU5vWVhObFJHRjBaU0k2TVRjMk56SX\#
  lOVFl3TURBd01Dd2laWGh3YVhKbGMwUmhkR1VpT2pFM05qazVNRFF3TURBd01EQXNJblI1Y0dVaU9pSkJkWFJ2TFZKbG\#
  JtVjNZV0pzWlNCVGRXSnpZM0pwY0hScGIyNGlMQ0poY0hCQlkyTnZkVzUwVkc5clpXNGlPaUkzWlRObVlqSXdZaTAwWT\#
  JSaUxUUTNZMk10T1RNMlpDMDVPV1EyTldZMk1EZ3hNemdpTENKemFXZHVaV1JFWVhSbElqb3hOelkzTWpJMU5qQXdNRE\#
  F3TENKbGJuWnBjbTl1YldWdWRDSTZJa3h2WTJGc1ZHVnpkR2x1WnlKOS5BQUFBIiwic2lnbmVkUmVuZXdhbEluZm8iOi\#
  JleUpoYkdjaU9pSkZVekkxTmlKOS5leUp2Y21sbmFXNWhiRlJ5WVc1ellXTjBhVzl1U1dRaU9pSXhJaXdpWVhWMGIxSm\#
  xibVYzVUhKdlpIVmpkRWxrSWpvaWJXOXVkR2hzZVNJc0luQnliMlIxWTNSSlpDSTZJbTF2Ym5Sb2JIa2lMQ0poZFhSdl\#
  VtVnVaWGRUZEdGMGRYTWlPakVzSW5OcFoyNWxaRVJoZEdVaU9qRTNOamN5TWpVMk1EQXdNREFzSW1WdWRtbHliMjV0Wl\#
  c1MElqb2lURzlqWVd4VVpYTjBhVzVuSW4wLkFBQUEifSwic3VidHlwZSI6IklOSVRJQUxfQlVZIn0.AAAA\"}"}}],"p\#
  arams":[{"name":"store","value":"appStore"},{"name":"payload","value":"{\"signedPayload\":\"\#
  eyJhbGciOiJFUzI1NiJ9.eyJub3RpZmljYXRpb25UeXBlIjoiU1VCU0NSSUJFRCIsIm5vdGlmaWNhdGlvblVVSUQiOiI\#
  wMDJlMTRkNS01MWY1LTQ1MDMtYjVhOC1jM2ExYWY2OGViMjAiLCJ2ZXJzaW9uIjoiMi4wIiwic2lnbmVkRGF0ZSI6MTc\#
  2NzIyNTYwMDAwMCwiZGF0YSI6eyJidW5kbGVJZCI6ImNvbS5leGFtcGxlIiwiZW52aXJvbm1lbnQiOiJMb2NhbFRlc3R\#
  pbmciLCJzaWduZWRUcmFuc2FjdGlvbkluZm8iOiJleUpoYkdjaU9pSkZVekkxTmlKOS5leUowY21GdWMyRmpkR2x2Ymt\#
  sa0lqb2lNU0lzSW05eWFXZHBibUZzVkhKaGJuTmhZM1JwYjI1SlpDSTZJakVpTENKaWRXNWtiR1ZKWkNJNkltTnZiUzV\#
  sZUdGdGNHeGxJaXdpY0hKdlpIVmpkRWxrSWpvaWJXOXVkR2hzZVNJc0luQjFjbU5vWVhObFJHRjBaU0k2TVRjMk56SXl\#
  OVFl3TURBd01Dd2laWGh3YVhKbGMwUmhkR1VpT2pFM05qazVNRFF3TURBd01EQXNJblI1Y0dVaU9pSkJkWFJ2TFZKbGJ\#
  tVjNZV0pzWlNCVGRXSnpZM0pwY0hScGIyNGlMQ0poY0hCQlkyTnZkVzUwVkc5clpXNGlPaUkzWlRObVlqSXdZaTAwWTJ\#
  SaUxUUTNZMk10T1RNMlpDMDVPV1EyTldZMk1EZ3hNemdpTENKemFXZHVaV1JFWVhSbElqb3hOelkzTWpJMU5qQXdNREF\#
  3TENKbGJuWnBjbTl1YldWdWRDSTZJa3h2WTJGc1ZHVnpkR2x1WnlKOS5BQUFBIiwic2lnbmVkUmVuZXdhbEluZm8iOiJ\#
  leUpoYkdjaU9pSkZVekkxTmlKOS5leUp2Y21sbmFXNWhiRlJ5WVc1ellXTjBhVzl1U1dRaU9pSXhJaXdpWVhWMGIxSmx\#
  ibVYzVUhKdlpIVmpkRWxrSWpvaWJXOXVkR2hzZVNJc0luQnliMlIxWTNSSlpDSTZJbTF2Ym5Sb2JIa2lMQ0poZFhSdlV\#
  tVnVaWGRUZEdGMGRYTWlPakVzSW5OcFoyNWxaRVJoZEdVaU9qRTNOamN5TWpVMk1EQXdNREFzSW1WdWRtbHliMjV0Wlc\#
  1MElqb2lURzlqWVd4VVpYTjBhVzVuSW4wLkFBQUEifSwic3VidHlwZSI6IklOSVRJQUxfQlVZIn0.AAAA\"}"}],"res\#
  ult":{"name":"result","value":{"notification":{"id":"002e14d5-51f5-4503-b5a8-c3a1af68eb20","\#
  type":"SUBSCRIBED","subtype":"INITIAL_BUY","at":"2026-01-01T00:00:00.000Z","environment":"sa\#
  ndbox"},"outcome":"repeated","purchases":[]}}},{"name":"a push of Google Play, which says on\#
  ly that something changed","x-given":[{"method":"project.define","params":{"products":{"mont\#
  hly":{"kind":"subscription","entitlements":["premium"]}},"environment":"any","clock":{"manua\#
  l":"2026-01-01T00:00:00.000Z"},"stores":{"appStore":{"apps":[{"bundleId":"com.example"}],"en\#
  vironments":["LocalTesting"]},"playStore":{"packages":["com.example"]},"stripe":{"secret":"w\#
  hsec_test"}}}}],"params":[{"name":"store","value":"playStore"},{"name":"payload","value":"{\\#
  "message\":{\"data\":\"eyJ2ZXJzaW9uIjoiMS4wIiwicGFja2FnZU5hbWUiOiJjb20uZXhhbXBsZSIsImV2ZW50V\#
  GltZU1pbGxpcyI6IjE3NjcyMjU2MDAwMDAiLCJzdWJzY3JpcHRpb25Ob3RpZmljYXRpb24iOnsidmVyc2lvbiI6IjEuM\#
  CIsIm5vdGlmaWNhdGlvblR5cGUiOjQsInB1cmNoYXNlVG9rZW4iOiJ0b2tlbi0xIiwic3Vic2NyaXB0aW9uSWQiOiJtb\#
  250aGx5In19\",\"messageId\":\"1003\",\"publishTime\":\"2026-01-01T00:00:00Z\"},\"subscriptio\#
  n\":\"projects/example/subscriptions/rtdn\"}"}],"result":{"name":"result","value":{"notifica\#
  tion":{"id":"1003","type":"PURCHASED","subtype":null,"at":"2026-01-01T00:00:00.000Z","enviro\#
  nment":null},"outcome":"ask","ask":{"kind":"subscription","packageName":"com.example","purch\#
  aseToken":"token-1"},"purchases":[]}}},{"name":"a subscription fetched from Stripe","x-given\#
  ":[{"method":"project.define","params":{"products":{"monthly":{"kind":"subscription","entitl\#
  ements":["premium"]}},"environment":"any","clock":{"manual":"2026-01-01T00:00:00.000Z"},"sto\#
  res":{"appStore":{"apps":[{"bundleId":"com.example"}],"environments":["LocalTesting"]},"play\#
  Store":{"packages":["com.example"]},"stripe":{"secret":"whsec_test"}}}}],"params":[{"name":"\#
  store","value":"stripe"},{"name":"response","value":{"kind":"subscription","fetchedAt":"2026\#
  -01-01T00:00:00.000Z","body":{"id":"sub_1","object":"subscription","status":"active","livemo\#
  de":true,"customer":"cus_1","cancel_at_period_end":false,"items":{"data":[{"current_period_s\#
  tart":1767225600,"current_period_end":1769904000,"price":{"id":"price_1","product":"monthly"\#
  }}]}}}}],"result":{"name":"result","value":{"notification":{"id":null,"type":null,"subtype":\#
  null,"at":"2026-01-01T00:00:00.000Z","environment":"production"},"outcome":"unclaimed","purc\#
  hases":[{"store":"stripe","originalTransactionId":"sub_1","transactionId":"sub_1:1767225600"\#
  ,"outcome":"recorded"}]}}}]},{"name":"store.unclaimed","summary":"Lists the unclaimed purcha\#
  ses: those that have had no holder yet.","x-role":"read","x-since":1,"paramStructure":"eithe\#
  r","params":[{"name":"after","required":false,"summary":"Cursor from an earlier reply. The r\#
  eply has the purchases after it.","schema":{"type":"string"}},{"name":"limit","required":fal\#
  se,"summary":"Maximum number of purchases.","schema":{"type":"integer","minimum":1,"maximum"\#
  :1000,"default":100}},{"name":"project","required":false,"summary":"Id of the project.","sch\#
  ema":{"$ref":"#/components/schemas/ProjectId","default":"default"}}],"result":{"name":"resul\#
  t","schema":{"type":"object","properties":{"purchases":{"description":"In the order of `stor\#
  e`, then `originalTransactionId`, by bytes.","type":"array","items":{"$ref":"#/components/sc\#
  hemas/Purchase"}},"cursor":{"description":"What the next call gives as `after`.","type":"str\#
  ing"},"more":{"description":"Whether more purchases follow.","type":"boolean"}},"required":[\#
  "purchases","cursor","more"]}},"errors":[{"code":-32602,"message":"A parameter is missing, u\#
  nknown, of a wrong type or out of range, or two parameters exclude each other. `field` point\#
  s to it; `nearest` lists similar names.","data":{"kind":"invalidParams","retryable":false}},\#
  {"code":1000,"message":"The caller's role is lower than the role that the method needs. `uid\#
  ` and `role` are the caller's (`none` without a role), and `needs` is the method's role.","d\#
  ata":{"kind":"permissionDenied","retryable":false}},{"code":1200,"message":"The daemon has n\#
  o such project.","data":{"kind":"unknownProject","retryable":false}},{"code":1405,"message":\#
  "The shared database could not be reached, or did not answer in time; other stores have no s\#
  uch error. With `outcome` `notApplied`, nothing changed. With `unknown`, the change may or m\#
  ay not be stored.","data":{"kind":"storageUnavailable","retryable":true}}],"examples":[{"nam\#
  e":"one of two","x-given":[{"method":"project.define","params":{"products":{"monthly":{"kind\#
  ":"subscription","entitlements":["premium"]}},"clock":{"manual":"2026-01-01T00:00:00.000Z"}}\#
  },{"method":"purchase","params":{"product":"monthly","store":"appStore","transactionId":"100\#
  0","expiresAt":"2026-02-01T00:00:00Z","accountToken":"7E3FB20B-4CDB-47CC-936D-99D65F608138"}\#
  },{"method":"purchase","params":{"product":"monthly","store":"appStore","transactionId":"100\#
  1","expiresAt":"2026-02-01T00:00:00Z"}}],"params":[{"name":"limit","value":1}],"result":{"na\#
  me":"result","value":{"purchases":[{"store":"appStore","originalTransactionId":"1000","trans\#
  actionId":"1000","product":"monthly","kind":"subscription","state":"active","holders":[],"de\#
  vice":null,"storeAccount":null,"purchasedAt":"2026-01-01T00:00:00.000Z","firstPurchasedAt":"\#
  2026-01-01T00:00:00.000Z","expiresAt":"2026-02-01T00:00:00.000Z","trialStartedAt":null,"peri\#
  odType":"normal","environment":"production","isFamilyShared":false,"price":null,"currency":n\#
  ull,"country":null,"offerCode":null,"autoRenew":true,"autoRenewDisabledAt":null,"gracePeriod\#
  ExpiresAt":null,"billingRetry":false,"pausedUntil":null,"refundedAt":null,"revokedAt":null,"\#
  endedAt":null,"paused":false,"renewsAs":null,"endReason":null,"billingIssueAt":null,"replace\#
  s":null,"replacedBy":null,"replacedAt":null,"keys":[],"renewsCount":0,"accountToken":"7e3fb2\#
  0b-4cdb-47cc-936d-99d65f608138","transactions":[{"transactionId":"1000","product":"monthly",\#
  "periodType":"normal","purchasedAt":"2026-01-01T00:00:00.000Z","expiresAt":"2026-02-01T00:00\#
  :00.000Z","isFamilyShared":false,"price":null,"currency":null,"country":null,"offerCode":nul\#
  l,"attributes":{},"asOf":"2026-01-01T00:00:00.000Z"}]}],"cursor":"appStore:1000","more":true\#
  }}}]},{"name":"user.delete","summary":"Deletes a customer and erases its ids from everything\#
   that the daemon stores.","x-role":"admin","x-since":1,"paramStructure":"either","params":[{\#
  "name":"userId","required":true,"summary":"Any id of the customer.","schema":{"$ref":"#/comp\#
  onents/schemas/UserId"}},{"name":"project","required":false,"summary":"Id of the project.","\#
  schema":{"$ref":"#/components/schemas/ProjectId","default":"default"}},{"name":"dryRun","req\#
  uired":false,"summary":"Computes the result and the events without changing anything.","sche\#
  ma":{"type":"boolean","default":false}},{"name":"idempotencyKey","required":false,"summary":\#
  "Makes a retry safe: the same key with the same params returns the stored result.","schema":\#
  {"$ref":"#/components/schemas/IdempotencyKey"}}],"result":{"name":"result","schema":{"type":\#
  "object","properties":{"tombstone":{"description":"New id that replaces every erased id in e\#
  vents. It belongs to no user.","type":"string"},"users":{"description":"Number of erased use\#
  rs: the aliases of the customer.","type":"integer","minimum":1},"devices":{"description":"Nu\#
  mber of erased devices. `install` can register them again.","type":"integer","minimum":0},"p\#
  urchases":{"description":"Number of erased purchases: those that no other customer holds.","\#
  type":"integer","minimum":0},"shared":{"description":"Number of purchases that other custome\#
  rs hold and keep.","type":"integer","minimum":0},"traces":{"description":"How thoroughly the\#
   store removes what is erased. `cleared`: none of the daemon's files contains it any more. `\#
  database`: it is deleted from the shared database, whose files belong to its administrator (\#
  fleet.md).","type":"string","enum":["cleared","database"]},"dryRun":{"description":"True in \#
  a dry run; otherwise absent.","type":"boolean"},"events":{"description":"The events that the\#
   call would emit. Only in a dry run.","type":"array","items":{"$ref":"#/components/schemas/E\#
  vent"}},"replayed":{"description":"True when this is the stored result of an idempotency key\#
  ; otherwise absent.","type":"boolean"}},"required":["tombstone","users","devices","purchases\#
  ","shared","traces"]}},"errors":[{"code":-32602,"message":"A parameter is missing, unknown, \#
  of a wrong type or out of range, or two parameters exclude each other. `field` points to it;\#
   `nearest` lists similar names.","data":{"kind":"invalidParams","retryable":false}},{"code":\#
  1000,"message":"The caller's role is lower than the role that the method needs. `uid` and `r\#
  ole` are the caller's (`none` without a role), and `needs` is the method's role.","data":{"k\#
  ind":"permissionDenied","retryable":false}},{"code":1101,"message":"The project has no such \#
  user.","data":{"kind":"unknownUser","retryable":false}},{"code":1102,"message":"No user may \#
  have this id: it is empty, or in the project's `blockedUserIds`.","data":{"kind":"blockedUse\#
  rId","retryable":false}},{"code":1103,"message":"The id has more Unicode scalars than the pr\#
  oject's `userIdLengthMax`.","data":{"kind":"userIdTooLong","retryable":false}},{"code":1200,\#
  "message":"The daemon has no such project.","data":{"kind":"unknownProject","retryable":fals\#
  e}},{"code":1300,"message":"A call of the same method used this key with other params in the\#
   last 24 hours.","data":{"kind":"idempotencyConflict","retryable":false}},{"code":1400,"mess\#
  age":"The disk has no room for the write. Nothing changes, and reading still works.","data":\#
  {"kind":"storageFull","retryable":true}},{"code":1401,"message":"The write may not be on the\#
   disk: the daemon stops, and its next start shows what is stored. Or the daemon cannot read \#
  a record that the request needs: then it keeps running.","data":{"kind":"storageFailed","ret\#
  ryable":false}},{"code":1405,"message":"The shared database could not be reached, or did not\#
   answer in time; other stores have no such error. With `outcome` `notApplied`, nothing chang\#
  ed. With `unknown`, the change may or may not be stored.","data":{"kind":"storageUnavailable\#
  ","retryable":true}}],"examples":[{"name":"with all that was hers","x-given":[{"method":"pro\#
  ject.define","params":{"rules":"revenuecat","products":{"monthly":{"kind":"subscription","en\#
  titlements":["premium"]}},"entitlements":["gift"],"clock":{"manual":"2026-01-01T00:00:00.000\#
  Z"}}},{"method":"install","params":{"device":"iphone","storeAccount":"apple-ann","platform":\#
  "ios"}},{"method":"purchase","params":{"device":"iphone","product":"monthly","store":"appSto\#
  re","transactionId":"1000","expiresAt":"2026-02-01T00:00:00.000Z","price":"9.99","currency":\#
  "EUR","attributes":{"campaign":"winter"}}},{"method":"identify","params":{"device":"iphone",\#
  "userId":"ann"}},{"method":"setUserProperty","params":{"userId":"ann","key":"$email","value"\#
  :"ann@example.org"}}],"params":[{"name":"userId","value":"ann"}],"result":{"name":"result","\#
  value":{"tombstone":"{{any}}","users":2,"devices":1,"purchases":1,"shared":0,"traces":"{{any\#
  }}"}}},{"name":"a dry run","x-given":[{"method":"project.define","params":{"products":{"mont\#
  hly":{"kind":"subscription","entitlements":["premium"]}},"entitlements":["gift"],"clock":{"m\#
  anual":"2026-01-01T00:00:00.000Z"}}},{"method":"install","params":{"device":"iphone"}},{"met\#
  hod":"identify","params":{"device":"iphone","userId":"ann"}}],"params":[{"name":"userId","va\#
  lue":"ann"},{"name":"dryRun","value":true}],"result":{"name":"result","value":{"tombstone":"\#
  {{tombstone}}","users":1,"devices":0,"purchases":0,"shared":0,"traces":"{{any}}","dryRun":tr\#
  ue,"events":[{"id":"{{any}}","kind":"loggedOut","at":"2026-01-01T00:00:00.000Z","project":"d\#
  efault","user":"{{tombstone}}","userId":"{{tombstone}}","anonymousId":"{{any}}","cause":{"me\#
  thod":"user.delete","id":"{{any}}"},"device":"iphone"},{"id":"{{any}}","kind":"userDeleted",\#
  "at":"2026-01-01T00:00:00.000Z","project":"default","user":"{{tombstone}}","userId":"{{tombs\#
  tone}}","cause":{"method":"user.delete","id":"{{any}}"}}]}}}]},{"name":"user.export","summar\#
  y":"Returns everything that the daemon stores about a customer.","x-role":"read","x-since":1\#
  ,"paramStructure":"either","params":[{"name":"userId","required":true,"summary":"Any id of t\#
  he customer.","schema":{"$ref":"#/components/schemas/UserId"}},{"name":"withoutEvents","requ\#
  ired":false,"summary":"Whether to leave out `events`, `cursor` and `moreEvents`.","schema":{\#
  "type":"boolean","default":false}},{"name":"project","required":false,"summary":"Id of the p\#
  roject.","schema":{"$ref":"#/components/schemas/ProjectId","default":"default"}}],"result":{\#
  "name":"result","schema":{"type":"object","properties":{"user":{"$ref":"#/components/schemas\#
  /User"},"firstId":{"$ref":"#/components/schemas/UserId","description":"First id that the cus\#
  tomer had. After a merge, that of the older customer."},"lastId":{"$ref":"#/components/schem\#
  as/UserId","description":"Id that acted last: the user of the last install, identify, purcha\#
  se or restore."},"ids":{"description":"Every id of the customer, in byte order.","type":"arr\#
  ay","items":{"type":"object","properties":{"id":{"$ref":"#/components/schemas/UserId"},"kind\#
  ":{"description":"Who uses the id. `customer`: the customerId of a customer that began with \#
  an identified user.","type":"string","enum":["anonymous","identified","customer"]},"device":\#
  {"description":"Device of an anonymous id; otherwise null.","type":["string","null"]},"creat\#
  edAt":{"$ref":"#/components/schemas/Moment"}},"required":["id","kind","device","createdAt"]}\#
  },"devices":{"description":"Devices whose anonymous or identified user belongs to the custom\#
  er, in byte order.","type":"array","items":{"type":"object","properties":{"device":{"$ref":"\#
  #/components/schemas/DeviceId"},"anonymousId":{"$ref":"#/components/schemas/UserId"},"identi\#
  tyId":{"description":"Id of the identified user; null when no user is logged in.","type":["s\#
  tring","null"]},"storeAccount":{"type":["string","null"]},"platform":{"type":["string","null\#
  "]},"app":{"type":["string","null"]},"createdAt":{"$ref":"#/components/schemas/Moment"}},"re\#
  quired":["device","anonymousId","identityId","storeAccount","platform","app","createdAt"]}},\#
  "accountTokens":{"description":"Account tokens registered for the customer, in byte order.",\#
  "type":"array","items":{"$ref":"#/components/schemas/AccountToken"}},"purchases":{"descripti\#
  on":"Purchases that the customer holds, with all their transactions.","type":"array","items"\#
  :{"$ref":"#/components/schemas/Purchase"}},"claims":{"description":"Purchases that an import\#
   gave to the customer and that no store has reported yet.","type":"array","items":{"$ref":"#\#
  /components/schemas/PurchaseRef"}},"grants":{"description":"Grants, including those that hav\#
  e ended.","type":"array","items":{"type":"object","properties":{"entitlement":{"$ref":"#/com\#
  ponents/schemas/EntitlementId"},"grantedAt":{"$ref":"#/components/schemas/Moment"},"expiresA\#
  t":{"$ref":"#/components/schemas/NullableMoment"},"revokedAt":{"$ref":"#/components/schemas/\#
  NullableMoment"}},"required":["entitlement","grantedAt","expiresAt","revokedAt"]}},"properti\#
  es":{"type":"array","items":{"type":"object","properties":{"key":{"$ref":"#/components/schem\#
  as/PropertyKey"},"value":{"$ref":"#/components/schemas/PropertyValue"},"setAt":{"$ref":"#/co\#
  mponents/schemas/Moment"}},"required":["key","value","setAt"]}},"overridden":{"description":\#
  "Earlier values of properties that another user of the same customer replaced. An empty valu\#
  e is a removal.","type":"array","items":{"type":"object","properties":{"key":{"$ref":"#/comp\#
  onents/schemas/PropertyKey"},"value":{"$ref":"#/components/schemas/PropertyValue"},"setAt":{\#
  "$ref":"#/components/schemas/Moment"}},"required":["key","value","setAt"]}},"entitlements":{\#
  "$ref":"#/components/schemas/Entitlements"},"at":{"$ref":"#/components/schemas/Moment","desc\#
  ription":"Time of the entitlements and of the purchases' states: now."},"events":{"descripti\#
  on":"Events of the customer, oldest first, at most 1000.","type":"array","items":{"$ref":"#/\#
  components/schemas/Event"}},"cursor":{"$ref":"#/components/schemas/Cursor","description":"Po\#
  sition at which events.read continues, with the same id as `user`."},"moreEvents":{"descript\#
  ion":"True when events.read has more events of the customer.","type":"boolean"}},"required":\#
  ["user","firstId","lastId","ids","devices","accountTokens","purchases","claims","grants","pr\#
  operties","overridden","entitlements","at"]}},"errors":[{"code":-32602,"message":"A paramete\#
  r is missing, unknown, of a wrong type or out of range, or two parameters exclude each other\#
  . `field` points to it; `nearest` lists similar names.","data":{"kind":"invalidParams","retr\#
  yable":false}},{"code":1000,"message":"The caller's role is lower than the role that the met\#
  hod needs. `uid` and `role` are the caller's (`none` without a role), and `needs` is the met\#
  hod's role.","data":{"kind":"permissionDenied","retryable":false}},{"code":1101,"message":"T\#
  he project has no such user.","data":{"kind":"unknownUser","retryable":false}},{"code":1102,\#
  "message":"No user may have this id: it is empty, or in the project's `blockedUserIds`.","da\#
  ta":{"kind":"blockedUserId","retryable":false}},{"code":1103,"message":"The id has more Unic\#
  ode scalars than the project's `userIdLengthMax`.","data":{"kind":"userIdTooLong","retryable\#
  ":false}},{"code":1200,"message":"The daemon has no such project.","data":{"kind":"unknownPr\#
  oject","retryable":false}},{"code":1405,"message":"The shared database could not be reached,\#
   or did not answer in time; other stores have no such error. With `outcome` `notApplied`, no\#
  thing changed. With `unknown`, the change may or may not be stored.","data":{"kind":"storage\#
  Unavailable","retryable":true}}],"examples":[{"name":"all of it","x-given":[{"method":"proje\#
  ct.define","params":{"rules":"revenuecat","products":{"monthly":{"kind":"subscription","enti\#
  tlements":["premium"]}},"entitlements":["gift"],"clock":{"manual":"2026-01-01T00:00:00.000Z"\#
  }}},{"method":"install","params":{"device":"iphone","storeAccount":"apple-ann","platform":"i\#
  os"}},{"method":"purchase","params":{"device":"iphone","product":"monthly","store":"appStore\#
  ","transactionId":"1000","expiresAt":"2026-02-01T00:00:00.000Z","price":"9.99","currency":"E\#
  UR","attributes":{"campaign":"winter"}}},{"method":"identify","params":{"device":"iphone","u\#
  serId":"ann"}},{"method":"setUserProperty","params":{"userId":"ann","key":"$email","value":"\#
  ann@example.org"}}],"params":[{"name":"userId","value":"ann"}],"result":{"name":"result","va\#
  lue":{"user":{"id":"ann","anonymousId":null,"identityId":"ann","customerId":"{{anonymous}}",\#
  "aliases":["{{anonymous}}","ann"],"createdAt":"2026-01-01T00:00:00.000Z","environment":"prod\#
  uction"},"firstId":"{{anonymous}}","lastId":"ann","ids":[{"id":"{{anonymous}}","kind":"anony\#
  mous","device":"iphone","createdAt":"2026-01-01T00:00:00.000Z"},{"id":"ann","kind":"identifi\#
  ed","device":null,"createdAt":"2026-01-01T00:00:00.000Z"}],"devices":[{"device":"iphone","an\#
  onymousId":"{{anonymous}}","identityId":"ann","storeAccount":"apple-ann","platform":"ios","a\#
  pp":null,"createdAt":"2026-01-01T00:00:00.000Z"}],"accountTokens":[],"purchases":[{"store":"\#
  appStore","originalTransactionId":"1000","transactionId":"1000","product":"monthly","kind":"\#
  subscription","state":"active","holders":["ann"],"device":"iphone","storeAccount":"apple-ann\#
  ","purchasedAt":"2026-01-01T00:00:00.000Z","firstPurchasedAt":"2026-01-01T00:00:00.000Z","ex\#
  piresAt":"2026-02-01T00:00:00.000Z","trialStartedAt":null,"periodType":"normal","environment\#
  ":"production","isFamilyShared":false,"price":"9.99","currency":"EUR","country":null,"offerC\#
  ode":null,"autoRenew":true,"autoRenewDisabledAt":null,"gracePeriodExpiresAt":null,"billingRe\#
  try":false,"pausedUntil":null,"refundedAt":null,"revokedAt":null,"endedAt":null,"paused":fal\#
  se,"renewsAs":null,"endReason":null,"billingIssueAt":null,"replaces":null,"replacedBy":null,\#
  "replacedAt":null,"keys":[],"renewsCount":0,"accountToken":null,"transactions":[{"transactio\#
  nId":"1000","product":"monthly","periodType":"normal","purchasedAt":"2026-01-01T00:00:00.000\#
  Z","expiresAt":"2026-02-01T00:00:00.000Z","isFamilyShared":false,"price":"9.99","currency":"\#
  EUR","country":null,"offerCode":null,"attributes":{"campaign":"winter"},"asOf":"2026-01-01T0\#
  0:00:00.000Z"}]}],"claims":[],"grants":[],"properties":[{"key":"$email","value":"ann@example\#
  .org","setAt":"2026-01-01T00:00:00.000Z"}],"overridden":[],"entitlements":{"premium":{"id":"\#
  premium","active":true,"state":"active","productId":"monthly","source":"appStore","renewStat\#
  e":"willRenew","grantType":"purchase","periodType":"normal","startedAt":"2026-01-01T00:00:00\#
  .000Z","expiresAt":"2026-02-01T00:00:00.000Z","gracePeriodExpiresAt":null,"firstPurchasedAt"\#
  :"2026-01-01T00:00:00.000Z","lastPurchasedAt":"2026-01-01T00:00:00.000Z","trialStartedAt":nu\#
  ll,"autoRenewDisabledAt":null,"renewsCount":0,"environment":"production","store":"appStore",\#
  "transactionId":"1000","originalTransactionId":"1000"}},"at":"2026-01-01T00:00:00.000Z","eve\#
  nts":[{"cursor":"1","id":"{{any}}","kind":"userCreated","at":"2026-01-01T00:00:00.000Z","pro\#
  ject":"default","user":"{{anonymous}}","anonymousId":"{{anonymous}}","cause":{"method":"inst\#
  all","id":"{{any}}"},"device":"iphone"},{"cursor":"2","id":"{{any}}","kind":"purchaseRecorde\#
  d","at":"2026-01-01T00:00:00.000Z","project":"default","user":"{{anonymous}}","anonymousId":\#
  "{{anonymous}}","cause":{"method":"purchase","id":"{{any}}"},"store":"appStore","originalTra\#
  nsactionId":"1000","transactionId":"1000","product":"monthly","productKind":"subscription","\#
  holders":["{{anonymous}}"],"device":"iphone","environment":"production","firstPurchasedAt":"\#
  2026-01-01T00:00:00.000Z","purchasedAt":"2026-01-01T00:00:00.000Z","expiresAt":"2026-02-01T0\#
  0:00:00.000Z","periodType":"normal","isFamilyShared":false,"price":"9.99","currency":"EUR","\#
  country":null,"offerCode":null,"attributes":{"campaign":"winter"}},{"cursor":"3","id":"{{any\#
  }}","kind":"entitlementsActivated","at":"2026-01-01T00:00:00.000Z","project":"default","user\#
  ":"{{anonymous}}","anonymousId":"{{anonymous}}","cause":{"method":"purchase","id":"{{any}}"}\#
  ,"entitlements":["premium"],"store":"appStore","originalTransactionId":"1000","transactionId\#
  ":"1000","product":"monthly","productKind":"subscription","holders":["{{anonymous}}"],"devic\#
  e":"iphone","environment":"production","firstPurchasedAt":"2026-01-01T00:00:00.000Z","purcha\#
  sedAt":"2026-01-01T00:00:00.000Z","expiresAt":"2026-02-01T00:00:00.000Z","periodType":"norma\#
  l","isFamilyShared":false,"price":"9.99","currency":"EUR","country":null,"offerCode":null,"a\#
  ttributes":{"campaign":"winter"}},{"cursor":"4","id":"{{any}}","kind":"userCreated","at":"20\#
  26-01-01T00:00:00.000Z","project":"default","user":"{{anonymous}}","userId":"ann","cause":{"\#
  method":"identify","id":"{{any}}"},"device":"iphone"},{"cursor":"5","id":"{{any}}","kind":"i\#
  dentified","at":"2026-01-01T00:00:00.000Z","project":"default","user":"{{anonymous}}","userI\#
  d":"ann","anonymousId":"{{anonymous}}","cause":{"method":"identify","id":"{{any}}"},"device"\#
  :"iphone","outcome":"aliased"},{"cursor":"6","id":"{{any}}","kind":"usersAliased","at":"2026\#
  -01-01T00:00:00.000Z","project":"default","user":"{{anonymous}}","userId":"ann","cause":{"me\#
  thod":"identify","id":"{{any}}"},"aliases":["{{anonymous}}","ann"]},{"cursor":"7","id":"{{an\#
  y}}","kind":"entitlementsActivated","at":"2026-01-01T00:00:00.000Z","project":"default","use\#
  r":"{{anonymous}}","userId":"ann","cause":{"method":"identify","id":"{{any}}"},"entitlements\#
  ":["premium"]}],"cursor":"7","moreEvents":false}}}]},{"name":"user.import","summary":"Import\#
  s a customer, as `user.export` returns it, completely or not at all.","x-role":"admin","x-si\#
  nce":1,"paramStructure":"either","params":[{"name":"user","required":false,"summary":"The us\#
  er as `user.export` shows it. The daemon reads only `customerId` and `createdAt`.","schema":\#
  {"type":"object","properties":{"id":{"description":"Not read."},"anonymousId":{"description"\#
  :"Not read."},"identityId":{"description":"Not read."},"customerId":{"type":["string","null"\#
  ]},"aliases":{"description":"Not read."},"device":{"description":"Not read."},"createdAt":{"\#
  $ref":"#/components/schemas/NullableMoment"},"environment":{"description":"Not read."}},"req\#
  uired":[],"additionalProperties":false}},{"name":"firstId","required":false,"summary":"First\#
   id that the customer had; without it, the oldest of `ids`.","schema":{"$ref":"#/components/\#
  schemas/UserId"}},{"name":"lastId","required":false,"summary":"Id of the customer that acted\#
   last. It has no effect if the project knows the customer.","schema":{"$ref":"#/components/s\#
  chemas/UserId"}},{"name":"ids","required":true,"summary":"Every id of the customer. An empty\#
   list imports unclaimed purchases.","schema":{"type":"array","items":{"type":"object","prope\#
  rties":{"id":{"$ref":"#/components/schemas/UserId"},"kind":{"type":"string","enum":["anonymo\#
  us","identified","customer"]},"device":{"description":"Device of an anonymous id.","type":["\#
  string","null"]},"createdAt":{"$ref":"#/components/schemas/NullableMoment","description":"Wi\#
  thout it, now."}},"required":["id","kind"],"additionalProperties":false},"maxItems":10000}},\#
  {"name":"customerId","required":false,"summary":"The customerId, instead of that of `user`. \#
  Without both: that of the customer who has one of the ids, else the oldest anonymous id, els\#
  e a new one.","schema":{"$ref":"#/components/schemas/UserId"}},{"name":"devices","required":\#
  false,"summary":"Devices. A device is created once its anonymous user exists, and its user i\#
  s logged in there once that user exists.","schema":{"type":"array","items":{"type":"object",\#
  "properties":{"device":{"$ref":"#/components/schemas/DeviceId"},"anonymousId":{"$ref":"#/com\#
  ponents/schemas/UserId"},"identityId":{"type":["string","null"]},"storeAccount":{"type":["st\#
  ring","null"]},"platform":{"type":["string","null"]},"app":{"type":["string","null"]},"creat\#
  edAt":{"$ref":"#/components/schemas/Moment"}},"required":["device","anonymousId","createdAt"\#
  ],"additionalProperties":false},"maxItems":10000}},{"name":"accountTokens","required":false,\#
  "summary":"Account tokens.","schema":{"type":"array","items":{"$ref":"#/components/schemas/A\#
  ccountToken"},"maxItems":10000}},{"name":"purchases","required":false,"summary":"Purchases w\#
  ith their transactions.","schema":{"type":"array","items":{"$ref":"#/components/schemas/Impo\#
  rtedPurchase"},"maxItems":10000}},{"name":"claims","required":false,"summary":"Purchases of \#
  which only the store and the name are known. The customer holds each one as soon as a store \#
  reports it; until then it gives no access.","schema":{"type":"array","items":{"$ref":"#/comp\#
  onents/schemas/PurchaseRef"},"maxItems":10000}},{"name":"grants","required":false,"summary":\#
  "Grants, including those that have ended.","schema":{"type":"array","items":{"type":"object"\#
  ,"properties":{"entitlement":{"$ref":"#/components/schemas/EntitlementId"},"grantedAt":{"$re\#
  f":"#/components/schemas/Moment"},"expiresAt":{"$ref":"#/components/schemas/NullableMoment"}\#
  ,"revokedAt":{"$ref":"#/components/schemas/NullableMoment"}},"required":["entitlement","gran\#
  tedAt"],"additionalProperties":false},"maxItems":10000}},{"name":"properties","required":fal\#
  se,"summary":"Properties. The newer value of a key stays.","schema":{"type":"array","items":\#
  {"type":"object","properties":{"key":{"$ref":"#/components/schemas/PropertyKey"},"value":{"$\#
  ref":"#/components/schemas/PropertyValue"},"setAt":{"$ref":"#/components/schemas/NullableMom\#
  ent","description":"Without it, before everything that is set here."}},"required":["key","va\#
  lue"],"additionalProperties":false},"maxItems":10000}},{"name":"overridden","required":false\#
  ,"summary":"Earlier values of properties that another user of the customer replaced.","schem\#
  a":{"type":"array","items":{"type":"object","properties":{"key":{"$ref":"#/components/schema\#
  s/PropertyKey"},"value":{"$ref":"#/components/schemas/PropertyValue"},"setAt":{"$ref":"#/com\#
  ponents/schemas/NullableMoment","description":"Without it, before everything that is set her\#
  e."}},"required":["key","value"],"additionalProperties":false},"maxItems":10000}},{"name":"e\#
  ntitlements","required":false,"summary":"Not read: access derives from purchases and grants.\#
  ","schema":{"type":"object"}},{"name":"at","required":false,"summary":"Not read.","schema":{\#
  "$ref":"#/components/schemas/NullableMoment"}},{"name":"onConflict","required":false,"summar\#
  y":"What happens to a purchase with holders whom its `holders` does not name. `refuse`: the \#
  call is purchaseHeldByAnother. `skip`: the purchase stays as it is. `merge`: its transaction\#
  s are merged, and its holders stay.","schema":{"type":"string","enum":["refuse","skip","merg\#
  e"],"default":"refuse"}},{"name":"project","required":false,"summary":"Id of the project.","\#
  schema":{"$ref":"#/components/schemas/ProjectId","default":"default"}},{"name":"dryRun","req\#
  uired":false,"summary":"Computes the result and the events without changing anything.","sche\#
  ma":{"type":"boolean","default":false}},{"name":"idempotencyKey","required":false,"summary":\#
  "Makes a retry safe: the same key with the same params returns the stored result.","schema":\#
  {"$ref":"#/components/schemas/IdempotencyKey"}}],"result":{"name":"result","schema":{"type":\#
  "object","properties":{"user":{"$ref":"#/components/schemas/User","description":"The custome\#
  r's user. Missing when `ids` is empty."},"created":{"description":"Whether the customer is n\#
  ew.","type":"boolean"},"outcome":{"description":"`unchanged` when everything was there alrea\#
  dy.","type":"string","enum":["imported","unchanged"]},"purchases":{"description":"What happe\#
  ned to each purchase, in the given order, and then to each claim.","type":"array","items":{"\#
  type":"object","properties":{"store":{"$ref":"#/components/schemas/Store"},"originalTransact\#
  ionId":{"$ref":"#/components/schemas/TransactionId"},"outcome":{"type":"string","enum":["rec\#
  orded","updated","skipped","unchanged"]}},"required":["store","originalTransactionId","outco\#
  me"]}},"entitlements":{"$ref":"#/components/schemas/Entitlements"},"warnings":{"type":"array\#
  ","items":{"$ref":"#/components/schemas/Warning"}}},"required":["created","outcome","purchas\#
  es","entitlements"]}},"errors":[{"code":-32602,"message":"A parameter is missing, unknown, o\#
  f a wrong type or out of range, or two parameters exclude each other. `field` points to it; \#
  `nearest` lists similar names.","data":{"kind":"invalidParams","retryable":false}},{"code":1\#
  000,"message":"The caller's role is lower than the role that the method needs. `uid` and `ro\#
  le` are the caller's (`none` without a role), and `needs` is the method's role.","data":{"ki\#
  nd":"permissionDenied","retryable":false}},{"code":1102,"message":"No user may have this id:\#
   it is empty, or in the project's `blockedUserIds`.","data":{"kind":"blockedUserId","retryab\#
  le":false}},{"code":1103,"message":"The id has more Unicode scalars than the project's `user\#
  IdLengthMax`.","data":{"kind":"userIdTooLong","retryable":false}},{"code":1104,"message":"Th\#
  e id begins with the project's anonymous prefix, or it is the id of an anonymous user or a c\#
  ustomerId.","data":{"kind":"reservedUserId","retryable":false}},{"code":1200,"message":"The \#
  daemon has no such project.","data":{"kind":"unknownProject","retryable":false}},{"code":120\#
  2,"message":"Another user holds the purchase, and a rule of the project keeps it there. `hol\#
  der` and `rule` name them. In `user.import` there is no `rule`: the import does not name the\#
   holder. Nothing changes.","data":{"kind":"purchaseHeldByAnother","retryable":false}},{"code\#
  ":1300,"message":"A call of the same method used this key with other params in the last 24 h\#
  ours.","data":{"kind":"idempotencyConflict","retryable":false}},{"code":1400,"message":"The \#
  disk has no room for the write. Nothing changes, and reading still works.","data":{"kind":"s\#
  torageFull","retryable":true}},{"code":1401,"message":"The write may not be on the disk: the\#
   daemon stops, and its next start shows what is stored. Or the daemon cannot read a record t\#
  hat the request needs: then it keeps running.","data":{"kind":"storageFailed","retryable":fa\#
  lse}},{"code":1405,"message":"The shared database could not be reached, or did not answer in\#
   time; other stores have no such error. With `outcome` `notApplied`, nothing changed. With `\#
  unknown`, the change may or may not be stored.","data":{"kind":"storageUnavailable","retryab\#
  le":true}}],"examples":[{"name":"a customer of another system","x-given":[{"method":"project\#
  .define","params":{"rules":"revenuecat","products":{"monthly":{"kind":"subscription","entitl\#
  ements":["premium"]}},"clock":{"manual":"2026-01-01T00:00:00.000Z"}}}],"params":[{"name":"id\#
  s","value":[{"id":"ann","kind":"identified","createdAt":"2025-11-01T00:00:00.000Z"}]},{"name\#
  ":"purchases","value":[{"store":"appStore","originalTransactionId":"1000","transactions":[{"\#
  transactionId":"1000","product":"monthly","purchasedAt":"2025-12-15T00:00:00.000Z","expiresA\#
  t":"2026-01-15T00:00:00.000Z","asOf":"2025-12-31T00:00:00.000Z"}]}]}],"result":{"name":"resu\#
  lt","value":{"user":{"id":"ann","anonymousId":null,"identityId":"ann","customerId":"{{custom\#
  er}}","aliases":["ann"],"createdAt":"2025-11-01T00:00:00.000Z","environment":"production"},"\#
  created":true,"outcome":"imported","purchases":[{"store":"appStore","originalTransactionId":\#
  "1000","outcome":"recorded"}],"entitlements":{"premium":{"id":"premium","active":true,"state\#
  ":"active","productId":"monthly","source":"appStore","renewState":"willRenew","grantType":"p\#
  urchase","periodType":"normal","startedAt":"2025-12-15T00:00:00.000Z","expiresAt":"2026-01-1\#
  5T00:00:00.000Z","gracePeriodExpiresAt":null,"firstPurchasedAt":"2025-12-15T00:00:00.000Z","\#
  lastPurchasedAt":"2025-12-15T00:00:00.000Z","trialStartedAt":null,"autoRenewDisabledAt":null\#
  ,"renewsCount":0,"environment":"production","store":"appStore","transactionId":"1000","origi\#
  nalTransactionId":"1000"}}}}}]},{"name":"user.link.undo","summary":"Undoes a login, an alias\#
   or a transfer: its change of holders or customers.","x-role":"admin","x-since":1,"paramStru\#
  cture":"either","params":[{"name":"event","required":true,"summary":"`id` of the event to un\#
  do, for example `ev_b57a1837_7`. Its kind is `identified`, `usersAliased`, `subscriptionTran\#
  sferred` or `oneTimePurchaseTransferred`, or `purchaseRenewed` if `kept` lists it.","schema"\#
  :{"$ref":"#/components/schemas/EventId"}},{"name":"project","required":false,"summary":"Id o\#
  f the project.","schema":{"$ref":"#/components/schemas/ProjectId","default":"default"}},{"na\#
  me":"dryRun","required":false,"summary":"Computes the result and the events without changing\#
   anything.","schema":{"type":"boolean","default":false}},{"name":"idempotencyKey","required"\#
  :false,"summary":"Makes a retry safe: the same key with the same params returns the stored r\#
  esult.","schema":{"$ref":"#/components/schemas/IdempotencyKey"}}],"result":{"name":"result",\#
  "schema":{"type":"object","properties":{"undone":{"$ref":"#/components/schemas/EventId","des\#
  cription":"Id of the undone event."},"purchases":{"description":"Purchases that changed hold\#
  ers.","type":"array","items":{"$ref":"#/components/schemas/Move"}},"kept":{"description":"La\#
  ter changes that stay: restores and purchases that would have found other holders, the alias\#
  es that they made, and earlier undos about the same users and purchases. A call that emitted\#
   no event is never among them.","type":"array","items":{"$ref":"#/components/schemas/Remaini\#
  ngChange"}},"dryRun":{"description":"True in a dry run; otherwise absent.","type":"boolean"}\#
  ,"events":{"description":"The events that the call would emit. Only in a dry run.","type":"a\#
  rray","items":{"$ref":"#/components/schemas/Event"}},"replayed":{"description":"True when th\#
  is is the stored result of an idempotency key; otherwise absent.","type":"boolean"}},"requir\#
  ed":["undone","purchases","kept"]}},"errors":[{"code":-32602,"message":"A parameter is missi\#
  ng, unknown, of a wrong type or out of range, or two parameters exclude each other. `field` \#
  points to it; `nearest` lists similar names.","data":{"kind":"invalidParams","retryable":fal\#
  se}},{"code":1000,"message":"The caller's role is lower than the role that the method needs.\#
   `uid` and `role` are the caller's (`none` without a role), and `needs` is the method's role\#
  .","data":{"kind":"permissionDenied","retryable":false}},{"code":1200,"message":"The daemon \#
  has no such project.","data":{"kind":"unknownProject","retryable":false}},{"code":1206,"mess\#
  age":"The daemon cannot undo the link. Nothing changes. `obstacle` is the reason: `unknownEv\#
  ent`; `otherKind`: an event of this kind cannot be undone; `noLink`: the event linked nothin\#
  g; `undone`: the link is already undone; `isUndo`: the event comes from an undo; `laterAlias\#
  `: a later alias merged the customer with another user; `tooMuch`: too many users and purcha\#
  ses depend on the link; `unclear`: a deletion erased part of the history. `event` is the id \#
  of the event that prevents the undo.","data":{"kind":"cannotUndo","retryable":false}},{"code\#
  ":1300,"message":"A call of the same method used this key with other params in the last 24 h\#
  ours.","data":{"kind":"idempotencyConflict","retryable":false}},{"code":1400,"message":"The \#
  disk has no room for the write. Nothing changes, and reading still works.","data":{"kind":"s\#
  torageFull","retryable":true}},{"code":1401,"message":"The write may not be on the disk: the\#
   daemon stops, and its next start shows what is stored. Or the daemon cannot read a record t\#
  hat the request needs: then it keeps running.","data":{"kind":"storageFailed","retryable":fa\#
  lse}},{"code":1405,"message":"The shared database could not be reached, or did not answer in\#
   time; other stores have no such error. With `outcome` `notApplied`, nothing changed. With `\#
  unknown`, the change may or may not be stored.","data":{"kind":"storageUnavailable","retryab\#
  le":true}}],"examples":[{"name":"another user's login took a purchase","x-given":[{"method":\#
  "project.define","params":{"products":{"monthly":{"kind":"subscription","entitlements":["pre\#
  mium"]}},"clock":{"manual":"2026-01-01T00:00:00.000Z"}}},{"method":"install","params":{"devi\#
  ce":"iphone"}},{"method":"purchase","params":{"device":"iphone","product":"monthly","store":\#
  "appStore","transactionId":"1000","expiresAt":"2026-02-01T00:00:00Z"}},{"method":"identify",\#
  "params":{"device":"iphone","userId":"user_id_1"},"result":{"user":{"anonymousId":"{{anonymo\#
  us}}","{{…}}":null},"{{…}}":null}},{"method":"events.read","params":{"kinds":["identified"]}\#
  ,"result":{"events":[{"id":"{{login}}","{{…}}":null}],"{{…}}":null}}],"params":[{"name":"eve\#
  nt","value":"{{login}}"}],"result":{"name":"result","value":{"undone":"{{login}}","purchases\#
  ":[{"store":"appStore","originalTransactionId":"1000","product":"monthly","kind":"subscripti\#
  on","from":["{{anonymous}}","user_id_1"],"to":"{{anonymous}}","shared":false}],"kept":[]}}}]\#
  },{"name":"user.list","summary":"Lists the customerIds of the project's customers.","x-role"\#
  :"read","x-since":1,"paramStructure":"either","params":[{"name":"after","required":false,"su\#
  mmary":"Cursor from an earlier reply. The reply has the customers after it.","schema":{"type\#
  ":"string"}},{"name":"limit","required":false,"summary":"Maximum number of customers.","sche\#
  ma":{"type":"integer","minimum":1,"maximum":1000,"default":100}},{"name":"project","required\#
  ":false,"summary":"Id of the project.","schema":{"$ref":"#/components/schemas/ProjectId","de\#
  fault":"default"}}],"result":{"name":"result","schema":{"type":"object","properties":{"custo\#
  merIds":{"description":"In byte order.","type":"array","items":{"$ref":"#/components/schemas\#
  /UserId"}},"cursor":{"description":"What the next call gives as `after`.","type":"string"},"\#
  more":{"description":"Whether more customers follow.","type":"boolean"}},"required":["custom\#
  erIds","cursor","more"]}},"errors":[{"code":-32602,"message":"A parameter is missing, unknow\#
  n, of a wrong type or out of range, or two parameters exclude each other. `field` points to \#
  it; `nearest` lists similar names.","data":{"kind":"invalidParams","retryable":false}},{"cod\#
  e":1000,"message":"The caller's role is lower than the role that the method needs. `uid` and\#
   `role` are the caller's (`none` without a role), and `needs` is the method's role.","data":\#
  {"kind":"permissionDenied","retryable":false}},{"code":1200,"message":"The daemon has no suc\#
  h project.","data":{"kind":"unknownProject","retryable":false}},{"code":1405,"message":"The \#
  shared database could not be reached, or did not answer in time; other stores have no such e\#
  rror. With `outcome` `notApplied`, nothing changed. With `unknown`, the change may or may no\#
  t be stored.","data":{"kind":"storageUnavailable","retryable":true}}],"examples":[{"name":"t\#
  wo customers","x-given":[{"method":"install","params":{"device":"iphone"},"result":{"user":{\#
  "customerId":"{{first}}","{{…}}":null},"{{…}}":null}}],"params":[],"result":{"name":"result"\#
  ,"value":{"customerIds":["{{first}}"],"cursor":"{{first}}","more":false}}}]},{"name":"userIn\#
  fo","summary":"Returns the current user of a device, or the user that an id belongs to.","x-\#
  role":"read","x-since":1,"paramStructure":"either","params":[{"name":"device","required":fal\#
  se,"summary":"Id of the device.","schema":{"$ref":"#/components/schemas/DeviceId"}},{"name":\#
  "userId","required":false,"summary":"Id of the user, instead of `device`.","schema":{"$ref":\#
  "#/components/schemas/UserId"}},{"name":"project","required":false,"summary":"Id of the proj\#
  ect.","schema":{"$ref":"#/components/schemas/ProjectId","default":"default"}}],"x-exactly-on\#
  e":[["device"],["userId"]],"result":{"name":"result","schema":{"type":"object","properties":\#
  {"user":{"$ref":"#/components/schemas/User"}},"required":["user"]}},"errors":[{"code":-32602\#
  ,"message":"A parameter is missing, unknown, of a wrong type or out of range, or two paramet\#
  ers exclude each other. `field` points to it; `nearest` lists similar names.","data":{"kind"\#
  :"invalidParams","retryable":false}},{"code":1000,"message":"The caller's role is lower than\#
   the role that the method needs. `uid` and `role` are the caller's (`none` without a role), \#
  and `needs` is the method's role.","data":{"kind":"permissionDenied","retryable":false}},{"c\#
  ode":1100,"message":"The project has no such device.","data":{"kind":"unknownDevice","retrya\#
  ble":false}},{"code":1101,"message":"The project has no such user.","data":{"kind":"unknownU\#
  ser","retryable":false}},{"code":1102,"message":"No user may have this id: it is empty, or i\#
  n the project's `blockedUserIds`.","data":{"kind":"blockedUserId","retryable":false}},{"code\#
  ":1103,"message":"The id has more Unicode scalars than the project's `userIdLengthMax`.","da\#
  ta":{"kind":"userIdTooLong","retryable":false}},{"code":1200,"message":"The daemon has no su\#
  ch project.","data":{"kind":"unknownProject","retryable":false}},{"code":1405,"message":"The\#
   shared database could not be reached, or did not answer in time; other stores have no such \#
  error. With `outcome` `notApplied`, nothing changed. With `unknown`, the change may or may n\#
  ot be stored.","data":{"kind":"storageUnavailable","retryable":true}}],"examples":[{"name":"\#
  by device","x-given":[{"method":"project.define","params":{"products":{"monthly":{"kind":"su\#
  bscription","entitlements":["premium"]}},"clock":{"manual":"2026-01-01T00:00:00.000Z"}}},{"m\#
  ethod":"install","params":{"device":"iphone"}},{"method":"identify","params":{"device":"ipho\#
  ne","userId":"user_id_1"}}],"params":[{"name":"device","value":"iphone"}],"result":{"name":"\#
  result","value":{"user":{"id":"user_id_1","anonymousId":"{{anonymous}}","identityId":"user_i\#
  d_1","customerId":"{{customer}}","aliases":["user_id_1"],"device":"iphone","createdAt":"2026\#
  -01-01T00:00:00.000Z","environment":"production"}}}},{"name":"by user id","x-given":[{"metho\#
  d":"project.define","params":{"products":{"monthly":{"kind":"subscription","entitlements":["\#
  premium"]}},"clock":{"manual":"2026-01-01T00:00:00.000Z"}}},{"method":"install","params":{"d\#
  evice":"iphone"}},{"method":"identify","params":{"device":"iphone","userId":"user_id_1"}}],"\#
  params":[{"name":"userId","value":"user_id_1"}],"result":{"name":"result","value":{"user":{"\#
  id":"user_id_1","anonymousId":null,"identityId":"user_id_1","customerId":"{{customer}}","ali\#
  ases":["user_id_1"],"createdAt":"2026-01-01T00:00:00.000Z","environment":"production"}}}}]},\#
  {"name":"userProperties","summary":"Returns the properties that setUserProperty stored.","x-\#
  role":"read","x-since":1,"paramStructure":"either","params":[{"name":"device","required":fal\#
  se,"summary":"Id of the device.","schema":{"$ref":"#/components/schemas/DeviceId"}},{"name":\#
  "userId","required":false,"summary":"Id of the user, instead of `device`.","schema":{"$ref":\#
  "#/components/schemas/UserId"}},{"name":"project","required":false,"summary":"Id of the proj\#
  ect.","schema":{"$ref":"#/components/schemas/ProjectId","default":"default"}}],"x-exactly-on\#
  e":[["device"],["userId"]],"result":{"name":"result","schema":{"type":"object","properties":\#
  {"properties":{"$ref":"#/components/schemas/Properties"}},"required":["properties"]}},"error\#
  s":[{"code":-32602,"message":"A parameter is missing, unknown, of a wrong type or out of ran\#
  ge, or two parameters exclude each other. `field` points to it; `nearest` lists similar name\#
  s.","data":{"kind":"invalidParams","retryable":false}},{"code":1000,"message":"The caller's \#
  role is lower than the role that the method needs. `uid` and `role` are the caller's (`none`\#
   without a role), and `needs` is the method's role.","data":{"kind":"permissionDenied","retr\#
  yable":false}},{"code":1100,"message":"The project has no such device.","data":{"kind":"unkn\#
  ownDevice","retryable":false}},{"code":1101,"message":"The project has no such user.","data"\#
  :{"kind":"unknownUser","retryable":false}},{"code":1102,"message":"No user may have this id:\#
   it is empty, or in the project's `blockedUserIds`.","data":{"kind":"blockedUserId","retryab\#
  le":false}},{"code":1103,"message":"The id has more Unicode scalars than the project's `user\#
  IdLengthMax`.","data":{"kind":"userIdTooLong","retryable":false}},{"code":1200,"message":"Th\#
  e daemon has no such project.","data":{"kind":"unknownProject","retryable":false}},{"code":1\#
  405,"message":"The shared database could not be reached, or did not answer in time; other st\#
  ores have no such error. With `outcome` `notApplied`, nothing changed. With `unknown`, the c\#
  hange may or may not be stored.","data":{"kind":"storageUnavailable","retryable":true}}],"ex\#
  amples":[{"name":"two of them","x-given":[{"method":"project.define","params":{"products":{"\#
  monthly":{"kind":"subscription","entitlements":["premium"]}},"clock":{"manual":"2026-01-01T0\#
  0:00:00.000Z"}}},{"method":"install","params":{"device":"iphone"}},{"method":"setUserPropert\#
  y","params":{"device":"iphone","key":"$email","value":"ann@example.org"}},{"method":"setUser\#
  Property","params":{"device":"iphone","key":"plan","value":"b"}}],"params":[{"name":"device"\#
  ,"value":"iphone"}],"result":{"name":"result","value":{"properties":{"$email":"ann@example.o\#
  rg","plan":"b"}}}},{"name":"none","x-given":[{"method":"project.define","params":{"products"\#
  :{"monthly":{"kind":"subscription","entitlements":["premium"]}},"clock":{"manual":"2026-01-0\#
  1T00:00:00.000Z"}}},{"method":"install","params":{"device":"iphone"}}],"params":[{"name":"de\#
  vice","value":"iphone"}],"result":{"name":"result","value":{"properties":{}}}}]},{"name":"we\#
  bhook.claim","summary":"Makes the connection the only one that posts a project's events, unt\#
  il it closes. For programs that post.","x-role":"admin","x-since":1,"paramStructure":"either\#
  ","params":[{"name":"reports","required":false,"summary":"The results of the posts. A report\#
   replaces the earlier report on its URL.","schema":{"type":"array","maxItems":10,"items":{"$\#
  ref":"#/components/schemas/WebhookReport"}}},{"name":"project","required":false,"summary":"I\#
  d of the project.","schema":{"$ref":"#/components/schemas/ProjectId","default":"default"}}],\#
  "result":{"name":"result","schema":{"type":"object","properties":{"claimed":{"description":"\#
  False if another connection has the claim. Then the daemon ignores the reports.","type":"boo\#
  lean"}},"required":["claimed"]}},"errors":[{"code":-32602,"message":"A parameter is missing,\#
   unknown, of a wrong type or out of range, or two parameters exclude each other. `field` poi\#
  nts to it; `nearest` lists similar names.","data":{"kind":"invalidParams","retryable":false}\#
  },{"code":1000,"message":"The caller's role is lower than the role that the method needs. `u\#
  id` and `role` are the caller's (`none` without a role), and `needs` is the method's role.",\#
  "data":{"kind":"permissionDenied","retryable":false}},{"code":1200,"message":"The daemon has\#
   no such project.","data":{"kind":"unknownProject","retryable":false}},{"code":1405,"message\#
  ":"The shared database could not be reached, or did not answer in time; other stores have no\#
   such error. With `outcome` `notApplied`, nothing changed. With `unknown`, the change may or\#
   may not be stored.","data":{"kind":"storageUnavailable","retryable":true}}],"examples":[{"n\#
  ame":"the first program gets the claim","x-given":[{"method":"project.define","params":{"web\#
  hooks":[{"url":"https://example.com/events","secret":"sesame"}]}}],"params":[],"result":{"na\#
  me":"result","value":{"claimed":true}}}]},{"name":"webhook.list","summary":"Returns the stat\#
  e of a project's webhooks, without their secrets.","x-role":"read","x-since":1,"paramStructu\#
  re":"either","params":[{"name":"project","required":false,"summary":"Id of the project.","sc\#
  hema":{"$ref":"#/components/schemas/ProjectId","default":"default"}}],"result":{"name":"resu\#
  lt","schema":{"type":"object","properties":{"poster":{"description":"The process that posts \#
  the project's events; absent if there is none.","type":"object","properties":{"uid":{"type":\#
  "integer"},"pid":{"type":"integer"}},"required":["uid","pid"]},"webhooks":{"description":"In\#
   the order of project.define.","type":"array","items":{"$ref":"#/components/schemas/WebhookS\#
  tatus"}}},"required":["webhooks"]}},"errors":[{"code":-32602,"message":"A parameter is missi\#
  ng, unknown, of a wrong type or out of range, or two parameters exclude each other. `field` \#
  points to it; `nearest` lists similar names.","data":{"kind":"invalidParams","retryable":fal\#
  se}},{"code":1000,"message":"The caller's role is lower than the role that the method needs.\#
   `uid` and `role` are the caller's (`none` without a role), and `needs` is the method's role\#
  .","data":{"kind":"permissionDenied","retryable":false}},{"code":1200,"message":"The daemon \#
  has no such project.","data":{"kind":"unknownProject","retryable":false}},{"code":1405,"mess\#
  age":"The shared database could not be reached, or did not answer in time; other stores have\#
   no such error. With `outcome` `notApplied`, nothing changed. With `unknown`, the change may\#
   or may not be stored.","data":{"kind":"storageUnavailable","retryable":true}}],"examples":[\#
  {"name":"no program posts","x-given":[{"method":"project.define","params":{"webhooks":[{"url\#
  ":"https://example.com/events","secret":"sesame"}]}},{"method":"install","params":{"device":\#
  "iphone"}}],"params":[],"result":{"name":"result","value":{"webhooks":[{"url":"https://examp\#
  le.com/events","format":"entitled","state":"stopped","cursor":"0","backlog":1,"deliveredAt":\#
  null}]}}},{"name":"an event waits for another attempt","x-given":[{"method":"project.define"\#
  ,"params":{"webhooks":[{"url":"https://example.com/events","secret":"sesame"}]}},{"method":"\#
  install","params":{"device":"iphone"}},{"method":"webhook.claim","params":{"reports":[{"url"\#
  :"https://example.com/events","deliveredAt":"2026-01-01T00:00:00Z","failure":{"at":"2026-01-\#
  02T00:00:00Z","cursor":"1","reason":"HTTP 500","attempts":3,"nextAttemptAt":"2026-01-02T00:0\#
  0:01Z"}}]}}],"params":[],"result":{"name":"result","value":{"poster":{"uid":"{{any}}","pid":\#
  "{{any}}"},"webhooks":[{"url":"https://example.com/events","format":"entitled","state":"fail\#
  ing","cursor":"0","backlog":1,"deliveredAt":"2026-01-01T00:00:00.000Z","failure":{"at":"2026\#
  -01-02T00:00:00.000Z","cursor":"1","reason":"HTTP 500","attempts":3,"nextAttemptAt":"2026-01\#
  -02T00:00:01.000Z"}}]}}}]},{"name":"webhook.pause","summary":"Stops the posts to a URL until\#
   webhook.resume. Its events wait.","x-role":"admin","x-since":1,"paramStructure":"either","p\#
  arams":[{"name":"url","required":true,"summary":"URL of the webhook, as project.define has i\#
  t.","schema":{"$ref":"#/components/schemas/WebhookUrl"}},{"name":"project","required":false,\#
  "summary":"Id of the project.","schema":{"$ref":"#/components/schemas/ProjectId","default":"\#
  default"}},{"name":"dryRun","required":false,"summary":"Computes the result and the events w\#
  ithout changing anything.","schema":{"type":"boolean","default":false}},{"name":"idempotency\#
  Key","required":false,"summary":"Makes a retry safe: the same key with the same params retur\#
  ns the stored result.","schema":{"$ref":"#/components/schemas/IdempotencyKey"}}],"result":{"\#
  name":"result","schema":{"type":"object","properties":{"url":{"$ref":"#/components/schemas/W\#
  ebhookUrl"},"paused":{"description":"True if webhook.pause stopped the posts to the URL.","t\#
  ype":"boolean"},"cursor":{"$ref":"#/components/schemas/Cursor","description":"The webhook's \#
  position: all events up to this cursor are delivered."},"backlog":{"description":"Number of \#
  events after `cursor`.","type":"integer","minimum":0},"dryRun":{"description":"True in a dry\#
   run; otherwise absent.","type":"boolean"},"events":{"description":"The events that the call\#
   would emit: always none. Only in a dry run.","type":"array","items":{"$ref":"#/components/s\#
  chemas/Event"}},"replayed":{"description":"True when this is the stored result of an idempot\#
  ency key; otherwise absent.","type":"boolean"}},"required":["url","paused","cursor","backlog\#
  "]}},"errors":[{"code":-32602,"message":"A parameter is missing, unknown, of a wrong type or\#
   out of range, or two parameters exclude each other. `field` points to it; `nearest` lists s\#
  imilar names.","data":{"kind":"invalidParams","retryable":false}},{"code":1000,"message":"Th\#
  e caller's role is lower than the role that the method needs. `uid` and `role` are the calle\#
  r's (`none` without a role), and `needs` is the method's role.","data":{"kind":"permissionDe\#
  nied","retryable":false}},{"code":1200,"message":"The daemon has no such project.","data":{"\#
  kind":"unknownProject","retryable":false}},{"code":1208,"message":"The project has no webhoo\#
  k with this URL. The error does not repeat the URL.","data":{"kind":"unknownWebhook","retrya\#
  ble":false}},{"code":1300,"message":"A call of the same method used this key with other para\#
  ms in the last 24 hours.","data":{"kind":"idempotencyConflict","retryable":false}},{"code":1\#
  400,"message":"The disk has no room for the write. Nothing changes, and reading still works.\#
  ","data":{"kind":"storageFull","retryable":true}},{"code":1401,"message":"The write may not \#
  be on the disk: the daemon stops, and its next start shows what is stored. Or the daemon can\#
  not read a record that the request needs: then it keeps running.","data":{"kind":"storageFai\#
  led","retryable":false}},{"code":1405,"message":"The shared database could not be reached, o\#
  r did not answer in time; other stores have no such error. With `outcome` `notApplied`, noth\#
  ing changed. With `unknown`, the change may or may not be stored.","data":{"kind":"storageUn\#
  available","retryable":true}}],"examples":[{"name":"a server that is down for long","x-given\#
  ":[{"method":"project.define","params":{"webhooks":[{"url":"https://example.com/events","sec\#
  ret":"sesame"}]}},{"method":"install","params":{"device":"iphone"}}],"params":[{"name":"url"\#
  ,"value":"https://example.com/events"}],"result":{"name":"result","value":{"url":"https://ex\#
  ample.com/events","paused":true,"cursor":"0","backlog":1}}}]},{"name":"webhook.replay","summ\#
  ary":"Moves a webhook to a cursor, so that the events after it are posted, again if they wer\#
  e posted before.","x-role":"admin","x-since":1,"paramStructure":"either","params":[{"name":"\#
  url","required":true,"summary":"URL of the webhook, as project.define has it.","schema":{"$r\#
  ef":"#/components/schemas/WebhookUrl"}},{"name":"after","required":true,"summary":"Cursor be\#
  fore the first event to post. `0` is the beginning of the log.","schema":{"$ref":"#/componen\#
  ts/schemas/Cursor"}},{"name":"project","required":false,"summary":"Id of the project.","sche\#
  ma":{"$ref":"#/components/schemas/ProjectId","default":"default"}},{"name":"dryRun","require\#
  d":false,"summary":"Computes the result and the events without changing anything.","schema":\#
  {"type":"boolean","default":false}},{"name":"idempotencyKey","required":false,"summary":"Mak\#
  es a retry safe: the same key with the same params returns the stored result.","schema":{"$r\#
  ef":"#/components/schemas/IdempotencyKey"}}],"result":{"name":"result","schema":{"type":"obj\#
  ect","properties":{"url":{"$ref":"#/components/schemas/WebhookUrl"},"paused":{"description":\#
  "True if webhook.pause stopped the posts to the URL.","type":"boolean"},"cursor":{"$ref":"#/\#
  components/schemas/Cursor","description":"The webhook's position: all events up to this curs\#
  or are delivered."},"backlog":{"description":"Number of events after `cursor`.","type":"inte\#
  ger","minimum":0},"dryRun":{"description":"True in a dry run; otherwise absent.","type":"boo\#
  lean"},"events":{"description":"The events that the call would emit: always none. Only in a \#
  dry run.","type":"array","items":{"$ref":"#/components/schemas/Event"}},"replayed":{"descrip\#
  tion":"True when this is the stored result of an idempotency key; otherwise absent.","type":\#
  "boolean"}},"required":["url","paused","cursor","backlog"]}},"errors":[{"code":-32602,"messa\#
  ge":"A parameter is missing, unknown, of a wrong type or out of range, or two parameters exc\#
  lude each other. `field` points to it; `nearest` lists similar names.","data":{"kind":"inval\#
  idParams","retryable":false}},{"code":1000,"message":"The caller's role is lower than the ro\#
  le that the method needs. `uid` and `role` are the caller's (`none` without a role), and `ne\#
  eds` is the method's role.","data":{"kind":"permissionDenied","retryable":false}},{"code":12\#
  00,"message":"The daemon has no such project.","data":{"kind":"unknownProject","retryable":f\#
  alse}},{"code":1208,"message":"The project has no webhook with this URL. The error does not \#
  repeat the URL.","data":{"kind":"unknownWebhook","retryable":false}},{"code":1300,"message":\#
  "A call of the same method used this key with other params in the last 24 hours.","data":{"k\#
  ind":"idempotencyConflict","retryable":false}},{"code":1400,"message":"The disk has no room \#
  for the write. Nothing changes, and reading still works.","data":{"kind":"storageFull","retr\#
  yable":true}},{"code":1401,"message":"The write may not be on the disk: the daemon stops, an\#
  d its next start shows what is stored. Or the daemon cannot read a record that the request n\#
  eeds: then it keeps running.","data":{"kind":"storageFailed","retryable":false}},{"code":140\#
  5,"message":"The shared database could not be reached, or did not answer in time; other stor\#
  es have no such error. With `outcome` `notApplied`, nothing changed. With `unknown`, the cha\#
  nge may or may not be stored.","data":{"kind":"storageUnavailable","retryable":true}}],"exam\#
  ples":[{"name":"everything from the beginning","x-given":[{"method":"install","params":{"dev\#
  ice":"iphone"}},{"method":"project.define","params":{"webhooks":[{"url":"https://example.com\#
  /events","secret":"sesame"}]}}],"params":[{"name":"url","value":"https://example.com/events"\#
  },{"name":"after","value":"0"}],"result":{"name":"result","value":{"url":"https://example.co\#
  m/events","paused":false,"cursor":"0","backlog":1}}}]},{"name":"webhook.resume","summary":"R\#
  esumes the posts to a paused URL, from its position.","x-role":"admin","x-since":1,"paramStr\#
  ucture":"either","params":[{"name":"url","required":true,"summary":"URL of the webhook, as p\#
  roject.define has it.","schema":{"$ref":"#/components/schemas/WebhookUrl"}},{"name":"project\#
  ","required":false,"summary":"Id of the project.","schema":{"$ref":"#/components/schemas/Pro\#
  jectId","default":"default"}},{"name":"dryRun","required":false,"summary":"Computes the resu\#
  lt and the events without changing anything.","schema":{"type":"boolean","default":false}},{\#
  "name":"idempotencyKey","required":false,"summary":"Makes a retry safe: the same key with th\#
  e same params returns the stored result.","schema":{"$ref":"#/components/schemas/Idempotency\#
  Key"}}],"result":{"name":"result","schema":{"type":"object","properties":{"url":{"$ref":"#/c\#
  omponents/schemas/WebhookUrl"},"paused":{"description":"True if webhook.pause stopped the po\#
  sts to the URL.","type":"boolean"},"cursor":{"$ref":"#/components/schemas/Cursor","descripti\#
  on":"The webhook's position: all events up to this cursor are delivered."},"backlog":{"descr\#
  iption":"Number of events after `cursor`.","type":"integer","minimum":0},"dryRun":{"descript\#
  ion":"True in a dry run; otherwise absent.","type":"boolean"},"events":{"description":"The e\#
  vents that the call would emit: always none. Only in a dry run.","type":"array","items":{"$r\#
  ef":"#/components/schemas/Event"}},"replayed":{"description":"True when this is the stored r\#
  esult of an idempotency key; otherwise absent.","type":"boolean"}},"required":["url","paused\#
  ","cursor","backlog"]}},"errors":[{"code":-32602,"message":"A parameter is missing, unknown,\#
   of a wrong type or out of range, or two parameters exclude each other. `field` points to it\#
  ; `nearest` lists similar names.","data":{"kind":"invalidParams","retryable":false}},{"code"\#
  :1000,"message":"The caller's role is lower than the role that the method needs. `uid` and `\#
  role` are the caller's (`none` without a role), and `needs` is the method's role.","data":{"\#
  kind":"permissionDenied","retryable":false}},{"code":1200,"message":"The daemon has no such \#
  project.","data":{"kind":"unknownProject","retryable":false}},{"code":1208,"message":"The pr\#
  oject has no webhook with this URL. The error does not repeat the URL.","data":{"kind":"unkn\#
  ownWebhook","retryable":false}},{"code":1300,"message":"A call of the same method used this \#
  key with other params in the last 24 hours.","data":{"kind":"idempotencyConflict","retryable\#
  ":false}},{"code":1400,"message":"The disk has no room for the write. Nothing changes, and r\#
  eading still works.","data":{"kind":"storageFull","retryable":true}},{"code":1401,"message":\#
  "The write may not be on the disk: the daemon stops, and its next start shows what is stored\#
  . Or the daemon cannot read a record that the request needs: then it keeps running.","data":\#
  {"kind":"storageFailed","retryable":false}},{"code":1405,"message":"The shared database coul\#
  d not be reached, or did not answer in time; other stores have no such error. With `outcome`\#
   `notApplied`, nothing changed. With `unknown`, the change may or may not be stored.","data"\#
  :{"kind":"storageUnavailable","retryable":true}}],"examples":[{"name":"the server is back","\#
  x-given":[{"method":"project.define","params":{"webhooks":[{"url":"https://example.com/event\#
  s","secret":"sesame"}]}},{"method":"webhook.pause","params":{"url":"https://example.com/even\#
  ts"}},{"method":"install","params":{"device":"iphone"}}],"params":[{"name":"url","value":"ht\#
  tps://example.com/events"}],"result":{"name":"result","value":{"url":"https://example.com/ev\#
  ents","paused":false,"cursor":"0","backlog":1}}}]}],"components":{"schemas":{"AccountToken":\#
  {"description":"Opaque string that an app gives to the store with a purchase, and that the s\#
  tore gives back. The daemon stores and compares a UUID in lower case.","type":"string","minL\#
  ength":1,"maxLength":255},"AppId":{"description":"An app of the project, for example its bun\#
  dle id.","type":"string","minLength":1,"maxLength":255},"AppStoreApp":{"description":"An app\#
   of the App Store.","type":"object","properties":{"bundleId":{"description":"Bundle id of th\#
  e app.","type":"string","minLength":1,"maxLength":255},"appAppleId":{"description":"Number o\#
  f the app at Apple. Required where `environments` has `Production`; null if not given.","typ\#
  e":["integer","null"],"minimum":1,"maximum":9007199254740992}},"required":["bundleId"],"addi\#
  tionalProperties":false},"AppStoreEnvironment":{"type":"string","enum":["Production","Sandbo\#
  x","Xcode","LocalTesting"],"description":"Environment of the App Store, by Apple's name. App\#
  le does not sign what comes from `Xcode` and `LocalTesting`."},"AppStoreSettings":{"descript\#
  ion":"How the project verifies what the App Store sends.","type":"object","properties":{"app\#
  s":{"description":"Apps whose notifications the project takes.","type":"array","items":{"$re\#
  f":"#/components/schemas/AppStoreApp"},"maxItems":100},"environments":{"type":"array","items\#
  ":{"$ref":"#/components/schemas/AppStoreEnvironment"},"maxItems":4,"description":"Environmen\#
  ts that the project takes."},"roots":{"description":"Root certificates that replace Apple's,\#
   as DER in base64. Empty for Apple's.","type":"array","items":{"type":"string"},"maxItems":1\#
  0}},"required":["apps","environments","roots"]},"AppliedRule":{"description":"A rule of the \#
  project, with the value that applied in the step.","type":"object","properties":{"name":{"de\#
  scription":"Name of the rule, as in `project.define`.","type":"string","enum":["purchaseHold\#
  ers","onIdentifyNew","onIdentifyKnown","onRestore","anonymousHolders"]},"value":{"descriptio\#
  n":"Value that the rule had when the step happened.","type":"string"}},"required":["name","v\#
  alue"]},"Attributes":{"description":"Up to 20 strings of the caller's own, which the events \#
  of this purchase repeat.","type":"object","maxProperties":20,"propertyNames":{"minLength":1,\#
  "maxLength":80},"additionalProperties":{"type":"string","maxLength":500}},"BackgroundStats":\#
  {"description":"Work that no request waits for, as of now.","type":"object","properties":{"e\#
  xpiriesDue":{"description":"Ends of periods and grants that have passed and whose events the\#
   daemon has not emitted yet: at most 1000.","type":"integer","minimum":0},"expiriesLateMs":{\#
  "description":"Milliseconds since the oldest of these ends.","type":"integer","minimum":0},"\#
  erasures":{"description":"Deletions that the daemon has not finished.","type":"integer","min\#
  imum":0},"erasuresHalted":{"description":"Whether the deletions wait for the next start, bec\#
  ause a step failed several times.","type":"boolean"},"catalogueChanges":{"description":"Proj\#
  ects with a changed catalogue whose events the daemon has not yet emitted for every customer\#
  .","type":"integer","minimum":0}},"required":["expiriesDue","expiriesLateMs","erasures","era\#
  suresHalted","catalogueChanges"]},"CacheStats":{"description":"What the daemon has in memory\#
  , and how well that serves.","type":"object","properties":{"replies":{"description":"Replies\#
   to `checkEntitlements` in the cache, valid or not.","type":"integer","minimum":0},"replyHit\#
  s":{"description":"Requests that the daemon answered from that cache since its start.","type\#
  ":"integer","minimum":0},"records":{"description":"Records in memory.","type":"integer","min\#
  imum":0},"recordBytes":{"description":"Their memory, by estimate.","type":"integer","minimum\#
  ":0},"recordLoads":{"description":"Records that the daemon read from the store since its sta\#
  rt.","type":"integer","minimum":0}},"required":["replies","replyHits","records","recordBytes\#
  ","recordLoads"]},"Catalogue":{"description":"Products by their ids.","type":"object","prope\#
  rtyNames":{"$ref":"#/components/schemas/ProductId"},"additionalProperties":{"$ref":"#/compon\#
  ents/schemas/Product"},"maxProperties":10000},"Cause":{"description":"What caused the event.\#
   A request gives its `method` and `id`; a notification has no `id`. `clock` is true for a ch\#
  ange that fell due.","type":"object","properties":{"method":{"type":"string"},"id":{"type":[\#
  "string","number","null"]},"clock":{"type":"boolean"}}},"Clock":{"description":"The clock of\#
   a project: the system's, or a manual clock, which only moves when it is advanced.","type":"\#
  object","properties":{"kind":{"type":"string","enum":["system","manual"]},"now":{"$ref":"#/c\#
  omponents/schemas/Moment","description":"Time of a manual clock; absent for the system's."}}\#
  ,"required":["kind"]},"ClockChoice":{"description":"`system`: the system's clock. `manual`: \#
  a manual clock that starts now. {\"manual\": TIMESTAMP}: a manual clock that starts then.","\#
  anyOf":[{"type":"string","enum":["system","manual"]},{"type":"object","properties":{"manual"\#
  :{"$ref":"#/components/schemas/Moment","description":"Time at which the manual clock starts,\#
   RFC 3339."}},"required":["manual"],"additionalProperties":false}]},"CommitStats":{"descript\#
  ion":"The commits since the daemon's start.","type":"object","properties":{"turns":{"descrip\#
  tion":"Turns that became durable. A turn is what the daemon decides together; a commit has o\#
  ne or more.","type":"integer","minimum":0},"waitingTurns":{"description":"Turns that wait fo\#
  r the disk now.","type":"integer","minimum":0},"failures":{"description":"Commits that faile\#
  d, for example because the disk was full.","type":"integer","minimum":0},"durations":{"$ref"\#
  :"#/components/schemas/Durations"}},"required":["turns","waitingTurns","failures","durations\#
  "]},"ConnectionStats":{"description":"The connections, and the replies that wait on them.","\#
  type":"object","properties":{"open":{"description":"Open connections.","type":"integer","min\#
  imum":0},"opened":{"description":"Connections that clients opened since the daemon's start."\#
  ,"type":"integer","minimum":0},"refused":{"description":"Connections that the daemon refused\#
   since its start, because there were too many.","type":"integer","minimum":0},"peers":{"desc\#
  ription":"The open connections by uid and role.","type":"array","items":{"$ref":"#/component\#
  s/schemas/PeerStats"}},"owedBytes":{"description":"Replies that wait for the disk.","type":"\#
  integer","minimum":0},"unsentBytes":{"description":"Replies that wait for clients to read th\#
  em.","type":"integer","minimum":0}},"required":["open","opened","refused","peers","owedBytes\#
  ","unsentBytes"]},"ConsumerId":{"description":"Name of a consumer: a reader of the log whose\#
   position the daemon stores. The reader chooses it, for example `mailer`.","type":"string","\#
  minLength":1,"maxLength":255},"ConsumerLag":{"description":"A consumer of a feed.","type":"o\#
  bject","properties":{"project":{"$ref":"#/components/schemas/ProjectId"},"consumer":{"$ref":\#
  "#/components/schemas/ConsumerId"},"cursor":{"$ref":"#/components/schemas/Cursor"},"lag":{"d\#
  escription":"Events that it has not acknowledged.","type":"integer","minimum":0}},"required"\#
  :["project","consumer","cursor","lag"]},"Country":{"description":"ISO 3166 country code of t\#
  wo or three letters, stored as it is sent.","type":"string","pattern":"^[A-Za-z]{2,3}$"},"Co\#
  unts":{"description":"Number of records of a project.","type":"object","properties":{"device\#
  s":{"type":"integer","minimum":0},"users":{"type":"integer","minimum":0},"customers":{"descr\#
  iption":"A merged customer counts once.","type":"integer","minimum":0},"purchases":{"type":"\#
  integer","minimum":0},"unclaimed":{"description":"Unclaimed purchases, which have had no hol\#
  der yet; `purchases` counts them too.","type":"integer","minimum":0},"events":{"type":"integ\#
  er","minimum":0}},"required":["devices","users","customers","purchases","unclaimed","events"\#
  ]},"Currency":{"description":"ISO 4217 currency code of three letters, stored as it is sent.\#
  ","type":"string","pattern":"^[A-Za-z]{3}$"},"Cursor":{"description":"A position in a projec\#
  t's log: the number of the last event before it. \"0\" is the position before the first even\#
  t.","type":"string","pattern":"^(0|[1-9][0-9]{0,18})$"},"DeviceId":{"description":"A device:\#
   one installation of one app. A reinstallation is a new device.","type":"string","minLength"\#
  :1,"maxLength":255},"Duration":{"description":"ISO 8601 duration, for example P1M, P7D or PT\#
  1H30M. It has whole numbers of Y, M, W, D and, after a T, of H, M, S; only the seconds may h\#
  ave a fraction. P1M keeps the day of the month, or takes the last day of a shorter month.","\#
  type":"string","format":"duration"},"DurationBucket":{"description":"A bucket of a histogram\#
  .","type":"object","properties":{"upToMicros":{"description":"The longest duration that it c\#
  ounts. Null for durations longer than every bound.","type":["integer","null"],"minimum":0},"\#
  count":{"description":"How many durations are longer than the bound of the bucket before, an\#
  d not longer than this one.","type":"integer","minimum":0}},"required":["upToMicros","count"\#
  ]},"Durations":{"description":"A histogram of durations since the daemon's start, in microse\#
  conds.","type":"object","properties":{"count":{"description":"How many durations it counts."\#
  ,"type":"integer","minimum":0},"sumMicros":{"description":"Their sum.","type":"integer","min\#
  imum":0},"maxMicros":{"description":"The longest of them.","type":"integer","minimum":0},"bu\#
  ckets":{"description":"The buckets that are not empty, shortest durations first. Their bound\#
  s are 1, 2, 3, 4, 6, 8, 12, 16 and so on up to 100 seconds.","type":"array","items":{"$ref":\#
  "#/components/schemas/DurationBucket"}}},"required":["count","sumMicros","maxMicros","bucket\#
  s"]},"EndReason":{"description":"Why a subscription ended, or will end: the customer's choic\#
  e, a failed payment, a refused price increase, a product that is no longer sold (unavailable\#
  ), the developer, another purchase that took it over (replaced), or another reason. Null whe\#
  n the store named none.","type":["string","null"],"enum":["customer","billing","priceIncreas\#
  e","unavailable","developer","replaced","other",null]},"Entitlement":{"description":"What a \#
  product or a grant unlocks for a user, and why. One purchase or grant, the winner, supplies \#
  every member. If only `entitlements` of `checkEntitlements` names it, every member is null e\#
  xcept `id`, `active` (false), `renewState` (unknown) and `renewsCount` (0).","type":"object"\#
  ,"properties":{"id":{"$ref":"#/components/schemas/EntitlementId"},"active":{"description":"W\#
  hether the user has access.","type":"boolean"},"state":{"$ref":"#/components/schemas/State"}\#
  ,"productId":{"description":"Product that gives the entitlement; null for a grant.","type":[\#
  "string","null"]},"source":{"description":"Store of the purchase, or `manual` for a grant.",\#
  "type":["string","null"]},"renewState":{"description":"Whether the subscription renews. bill\#
  ingIssue: the store could not collect a payment.","type":"string","enum":["willRenew","cance\#
  led","billingIssue","nonRenewable","unknown"]},"grantType":{"description":"What gave the ent\#
  itlement; `manual` for a grant by the method `grant`.","type":["string","null"],"enum":["pur\#
  chase","familySharing","offerCode","manual",null]},"periodType":{"type":["string","null"],"e\#
  num":["normal","trial","intro",null]},"startedAt":{"$ref":"#/components/schemas/NullableMome\#
  nt","description":"Time of the first purchase, or of the grant."},"expiresAt":{"$ref":"#/com\#
  ponents/schemas/NullableMoment","description":"Last millisecond with access, without a grace\#
   period; null for no end."},"gracePeriodExpiresAt":{"$ref":"#/components/schemas/NullableMom\#
  ent","description":"Last millisecond of the grace period; null without a grace period."},"fi\#
  rstPurchasedAt":{"$ref":"#/components/schemas/NullableMoment","description":"Time of the fir\#
  st transaction; null for a grant."},"lastPurchasedAt":{"$ref":"#/components/schemas/Nullable\#
  Moment","description":"Time of the latest transaction; null for a grant."},"trialStartedAt":\#
  {"$ref":"#/components/schemas/NullableMoment","description":"Time at which a trial began; nu\#
  ll without a trial."},"autoRenewDisabledAt":{"$ref":"#/components/schemas/NullableMoment","d\#
  escription":"Time at which the customer turned auto-renew off; null while it is on."},"renew\#
  sCount":{"description":"Number of renewals at the full price.","type":"integer","minimum":0}\#
  ,"environment":{"type":["string","null"],"enum":["production","sandbox",null]},"store":{"des\#
  cription":"Null for a grant.","type":["string","null"]},"transactionId":{"description":"Late\#
  st transaction; null for a grant.","type":["string","null"]},"originalTransactionId":{"descr\#
  iption":"First transaction; null for a grant.","type":["string","null"]}},"required":["id","\#
  active","state","productId","source","renewState","grantType","periodType","startedAt","expi\#
  resAt","gracePeriodExpiresAt","firstPurchasedAt","lastPurchasedAt","trialStartedAt","autoRen\#
  ewDisabledAt","renewsCount","environment","store","transactionId","originalTransactionId"]},\#
  "EntitlementId":{"description":"An entitlement, for example `premium`.","type":"string","min\#
  Length":1,"maxLength":255},"Entitlements":{"description":"Entitlements by their ids, includi\#
  ng inactive entitlements.","type":"object","additionalProperties":{"$ref":"#/components/sche\#
  mas/Entitlement"}},"ErrorCounts":{"description":"How many errors of each kind. Kinds that di\#
  d not occur are missing.","type":"object","additionalProperties":{"type":"integer","minimum"\#
  :1}},"Event":{"description":"One entry of a project's log. Its other members depend on its k\#
  ind: events.md lists them.","type":"object","properties":{"cursor":{"$ref":"#/components/sch\#
  emas/Cursor","description":"The event's number in the log; absent in a dry run."},"id":{"des\#
  cription":"Unique id of the event.","type":"string"},"kind":{"$ref":"#/components/schemas/Ev\#
  entKind"},"at":{"$ref":"#/components/schemas/Moment","description":"Time at which the event \#
  happened, by the project's clock."},"project":{"$ref":"#/components/schemas/ProjectId"},"use\#
  r":{"$ref":"#/components/schemas/UserId","description":"CustomerId of the customer that the \#
  event is about; absent in clockAdvanced."},"userId":{"$ref":"#/components/schemas/UserId","d\#
  escription":"Id of the user, if the user is identified."},"anonymousId":{"$ref":"#/component\#
  s/schemas/UserId","description":"Id of the user, if the user is anonymous. In identified, an\#
  d in loggedOut with a userId: the device's anonymous user after the event."},"cause":{"$ref"\#
  :"#/components/schemas/Cause"},"device":{"description":"In userCreated, identified, loggedOu\#
  t, purchase events and the events that a purchase causes: the device; null when there is non\#
  e.","type":["string","null"]},"outcome":{"description":"In identified: the outcome that iden\#
  tify returned.","type":"string","enum":["attached","aliased","moved","switched"]},"from":{"d\#
  escription":"In a move: the holders before.","type":"array","items":{"$ref":"#/components/sc\#
  hemas/UserId"}},"to":{"$ref":"#/components/schemas/UserId","description":"In a move: the use\#
  r that gained the purchase."},"shared":{"description":"In a move: whether the users in `from\#
  ` keep the purchase.","type":"boolean"},"undone":{"description":"In linkUndone: id of the un\#
  done event.","type":"string"},"aliases":{"description":"In usersAliased, and in linkUndone o\#
  f customers that are split: every id of the customer now, in byte order.","type":"array","it\#
  ems":{"$ref":"#/components/schemas/UserId"}},"absorbed":{"$ref":"#/components/schemas/UserId\#
  ","description":"In usersAliased: the customerId that `user` absorbed; absent when the joini\#
  ng id was new."},"entitlements":{"description":"In entitlementsActivated and entitlementsDea\#
  ctivated: the entitlements that changed, in byte order. In granted and grantRevoked: the ent\#
  itlement.","type":"array","items":{"$ref":"#/components/schemas/EntitlementId"}},"store":{"$\#
  ref":"#/components/schemas/Store"},"originalTransactionId":{"$ref":"#/components/schemas/Tra\#
  nsactionId"},"transactionId":{"$ref":"#/components/schemas/TransactionId","description":"The\#
   latest transaction; in purchaseUpdated, the transaction that changed."},"product":{"$ref":"\#
  #/components/schemas/ProductId"},"productKind":{"$ref":"#/components/schemas/ProductKind"},"\#
  holders":{"description":"In purchase events: the holders.","type":"array","items":{"$ref":"#\#
  /components/schemas/UserId"}},"environment":{"$ref":"#/components/schemas/PurchaseEnvironmen\#
  t"},"firstPurchasedAt":{"$ref":"#/components/schemas/Moment"},"purchasedAt":{"$ref":"#/compo\#
  nents/schemas/Moment"},"expiresAt":{"$ref":"#/components/schemas/NullableMoment","descriptio\#
  n":"In purchase events: the end of the period. In granted and grantRevoked: the end of the g\#
  rant."},"periodType":{"$ref":"#/components/schemas/PeriodType"},"isFamilyShared":{"type":"bo\#
  olean"},"price":{"type":["string","null"]},"currency":{"type":["string","null"]},"country":{\#
  "type":["string","null"]},"offerCode":{"type":["string","null"]},"attributes":{"$ref":"#/com\#
  ponents/schemas/Attributes"},"endReason":{"$ref":"#/components/schemas/EndReason","descripti\#
  on":"In purchase events: why the purchase ended, or will end; absent when the store named no\#
   reason."},"replaces":{"$ref":"#/components/schemas/TransactionId","description":"In purchas\#
  e events: the purchase that this one takes over; absent when there is none."},"changes":{"de\#
  scription":"In purchaseUpdated: the fields of the transaction that the call changed, with th\#
  eir new values; absent when the clock is the cause. In purchaseRecorded and purchaseRenewed:\#
   what the store says along with the new period about the time after it, for example that aut\#
  o-renew is off; absent when it says nothing.","type":"object"},"state":{"$ref":"#/components\#
  /schemas/State","description":"In purchaseRenewed, purchaseUpdated and purchaseExpired, and \#
  in purchaseRecorded of a purchase that gives no access or replaces a known one: the purchase\#
  's state after the event."},"before":{"description":"In the same events: `state` before the \#
  event, and former values. In purchaseUpdated by a call: those of the fields in `changes`. In\#
   purchaseRenewed: `product`, `expiresAt` and `periodType` of the transaction before; in purc\#
  haseRecorded those of the purchase that it replaces, if that is known. In all others, and in\#
   purchaseRenewed too: `autoRenew`, `renewsAs` and `billingIssueAt` of the latest transaction\#
  , if they were set.","type":"object"},"isEarlier":{"description":"In purchaseUpdated: true i\#
  f the transaction is not the latest of the purchase; otherwise absent.","type":"boolean"},"n\#
  ow":{"$ref":"#/components/schemas/Moment","description":"In clockAdvanced: the time that the\#
   clock shows."}},"required":["id","kind","at","project","cause"]},"EventId":{"description":"\#
  Id of an event, as the log shows it.","type":"string","minLength":1,"maxLength":255},"EventK\#
  ind":{"description":"Kind of an event.","type":"string","enum":["userCreated","identified","\#
  loggedOut","usersAliased","linkUndone","purchaseRecorded","purchaseRenewed","purchaseUpdated\#
  ","purchaseExpired","entitlementsActivated","entitlementsDeactivated","subscriptionReceived"\#
  ,"subscriptionTransferred","oneTimePurchaseReceived","oneTimePurchaseTransferred","granted",\#
  "grantRevoked","userDeleted","clockAdvanced","userImported"]},"ExplanationStep":{"descriptio\#
  n":"One step that led a user to an entitlement, or took it away. A member that does not appl\#
  y, or is not known, is absent.","type":"object","properties":{"step":{"description":"Kind of\#
   the step; rules.md describes each kind.","type":"string","enum":["purchased","claimed","gra\#
  nted","attached","moved","shared","transferred","aliased","unclear","identified","renewed","\#
  revoked","mapped","clock"]},"text":{"description":"An explanation in one sentence.","type":"\#
  string"},"at":{"$ref":"#/components/schemas/NullableMoment","description":"Time of the step,\#
   if it has a time. In `clock`: the moment that the result is for."},"event":{"$ref":"#/compo\#
  nents/schemas/EventId","description":"Id of the event that reported the step."},"cursor":{"$\#
  ref":"#/components/schemas/Cursor","description":"Cursor of that event."},"rule":{"$ref":"#/\#
  components/schemas/AppliedRule","description":"The rule that applied in the step."},"by":{"d\#
  escription":"In `claimed`: what led to the user.","type":"string","enum":["purchase","restor\#
  e","accountToken","replaces","firstItem"]},"method":{"description":"Method that made the ste\#
  p.","type":"string","enum":["identify","restore","purchase","user.link.undo"]},"from":{"desc\#
  ription":"Who had it before: at most ten ids, one id per customer. In `aliased`: the first c\#
  ustomer. In `identified`: the device's anonymous user.","type":"array","items":{"$ref":"#/co\#
  mponents/schemas/UserId"}},"to":{"description":"Who has it afterwards. In `aliased`: the sec\#
  ond customer.","type":"array","items":{"$ref":"#/components/schemas/UserId"}},"device":{"des\#
  cription":"In `purchased` and `identified`: the device; null for a purchase without a device\#
  .","type":["string","null"]},"store":{"$ref":"#/components/schemas/Store"},"originalTransact\#
  ionId":{"$ref":"#/components/schemas/TransactionId"},"transactionId":{"$ref":"#/components/s\#
  chemas/TransactionId"},"product":{"$ref":"#/components/schemas/ProductId"},"state":{"$ref":"\#
  #/components/schemas/State","description":"State of the purchase or grant at that time."},"s\#
  ince":{"$ref":"#/components/schemas/NullableMoment","description":"In `clock`: start of the \#
  state; when access is over, the last millisecond with access. In other steps: start of the p\#
  eriod."},"until":{"$ref":"#/components/schemas/NullableMoment","description":"Last milliseco\#
  nd of the state, as far as is known; the end of a pause. Null for no end."},"recomputed":{"d\#
  escription":"True when an undo of an earlier link changed the outcome of this login; otherwi\#
  se absent.","type":"boolean"}},"required":["step","text","at"]},"FeedStats":{"description":"\#
  The readers of events.","type":"object","properties":{"waits":{"description":"`events.wait` \#
  requests that wait now.","type":"integer","minimum":0},"subscriptions":{"description":"Open \#
  subscriptions.","type":"integer","minimum":0},"consumers":{"description":"Consumers, by proj\#
  ect and name: at most 256.","type":"array","items":{"$ref":"#/components/schemas/ConsumerLag\#
  "}},"moreConsumers":{"description":"Whether there are more consumers.","type":"boolean"}},"r\#
  equired":["waits","subscriptions","consumers","moreConsumers"]},"IdempotencyKey":{"descripti\#
  on":"Key of one write. The daemon stores it for 24 hours, per project and method.","type":"s\#
  tring","minLength":1,"maxLength":255},"ImportedPurchase":{"description":"A purchase as `user\#
  .export` shows it. The daemon accepts and ignores members that derive from the transactions.\#
  ","type":"object","properties":{"store":{"$ref":"#/components/schemas/Store"},"originalTrans\#
  actionId":{"$ref":"#/components/schemas/TransactionId","description":"The first transaction.\#
  "},"transactionId":{"description":"Not read."},"product":{"description":"Present product, if\#
   it differs from that of the latest transaction.","type":["string","null"]},"kind":{"descrip\#
  tion":"Not read."},"state":{"description":"Not read."},"holders":{"description":"Who holds t\#
  he purchase: one id per customer.","type":"array","items":{"$ref":"#/components/schemas/User\#
  Id"},"maxItems":10000},"device":{"description":"Device on which the customer bought; null wh\#
  en there is none.","type":["string","null"]},"storeAccount":{"description":"Store account th\#
  at bought it; null when there is none.","type":["string","null"]},"purchasedAt":{"descriptio\#
  n":"Not read."},"firstPurchasedAt":{"description":"Not read."},"expiresAt":{"$ref":"#/compon\#
  ents/schemas/NullableMoment","description":"Present end, if it differs from that of the late\#
  st transaction."},"trialStartedAt":{"description":"Not read."},"periodType":{"description":"\#
  Not read."},"environment":{"description":"Not read."},"isFamilyShared":{"description":"Not r\#
  ead."},"price":{"description":"Not read."},"currency":{"description":"Not read."},"country":\#
  {"description":"Not read."},"offerCode":{"description":"Not read."},"autoRenew":{"descriptio\#
  n":"Not read."},"autoRenewDisabledAt":{"description":"Not read."},"gracePeriodExpiresAt":{"d\#
  escription":"Not read."},"billingRetry":{"description":"Not read."},"pausedUntil":{"descript\#
  ion":"Not read."},"refundedAt":{"description":"Not read."},"revokedAt":{"description":"Not r\#
  ead."},"endedAt":{"description":"Not read."},"paused":{"description":"Not read."},"renewsAs"\#
  :{"description":"Not read."},"endReason":{"description":"Not read."},"billingIssueAt":{"desc\#
  ription":"Not read."},"replaces":{"description":"Purchase that this one takes over, as the s\#
  tore named it; null when there is none.","type":["string","null"]},"replacedBy":{"descriptio\#
  n":"Purchase that has taken this one over. Read only with `replacedAt`, if the daemon does n\#
  ot know that purchase.","type":["string","null"]},"replacedAt":{"$ref":"#/components/schemas\#
  /NullableMoment","description":"When that purchase began: this one gives no access from then\#
   on."},"keys":{"description":"Further names of the purchase.","type":"array","items":{"$ref"\#
  :"#/components/schemas/TransactionId"},"maxItems":10},"firstItem":{"$ref":"#/components/sche\#
  mas/TransactionId","description":"Purchase of the first item, if this one is of a further it\#
  em of the same subscription or order."},"renewsCount":{"description":"Not read."},"accountTo\#
  ken":{"description":"First account token that the store named; null without one.","type":["s\#
  tring","null"]},"transactions":{"description":"All transactions, in any order.","type":"arra\#
  y","items":{"$ref":"#/components/schemas/ImportedTransaction"},"maxItems":10000}},"required"\#
  :["store","originalTransactionId","transactions"],"additionalProperties":false},"ImportedTra\#
  nsaction":{"description":"A transaction as `user.export` shows it: dated facts.","type":"obj\#
  ect","properties":{"transactionId":{"$ref":"#/components/schemas/TransactionId"},"product":{\#
  "$ref":"#/components/schemas/ProductId"},"periodType":{"$ref":"#/components/schemas/PeriodTy\#
  pe"},"purchasedAt":{"$ref":"#/components/schemas/Moment"},"expiresAt":{"$ref":"#/components/\#
  schemas/NullableMoment"},"isFamilyShared":{"description":"Whether a family member bought it \#
  and shares it.","type":"boolean"},"price":{"description":"A decimal number in a string, for \#
  example \"9.99\".","type":["string","null"]},"currency":{"description":"ISO 4217 code, as it\#
   was sent.","type":["string","null"]},"country":{"description":"ISO 3166 code, as it was sen\#
  t.","type":["string","null"]},"offerCode":{"description":"Offer code, as it was sent.","type\#
  ":["string","null"]},"attributes":{"$ref":"#/components/schemas/Attributes"},"kind":{"$ref":\#
  "#/components/schemas/ProductKind","description":"The kind that the store named."},"environm\#
  ent":{"$ref":"#/components/schemas/PurchaseEnvironment","description":"The environment that \#
  the store named."},"autoRenew":{"description":"False while auto-renew is off.","type":"boole\#
  an"},"autoRenewDisabledAt":{"$ref":"#/components/schemas/NullableMoment","description":"Time\#
   since which auto-renew has been off."},"gracePeriodExpiresAt":{"$ref":"#/components/schemas\#
  /NullableMoment","description":"Last moment of the grace period."},"billingRetry":{"descript\#
  ion":"True while the store retries a failed payment.","type":"boolean"},"pausedUntil":{"$ref\#
  ":"#/components/schemas/NullableMoment","description":"Time at which the pause ends."},"refu\#
  ndedAt":{"$ref":"#/components/schemas/NullableMoment","description":"Time of the refund."},"\#
  revokedAt":{"$ref":"#/components/schemas/NullableMoment","description":"Time at which the st\#
  ore withdrew access."},"endedAt":{"$ref":"#/components/schemas/NullableMoment","description"\#
  :"Time at which access ended before the end of the period."},"paused":{"description":"True w\#
  hile the store reports the subscription as paused.","type":"boolean"},"renewsAs":{"$ref":"#/\#
  components/schemas/ProductId","description":"Product of the next period."},"endReason":{"$re\#
  f":"#/components/schemas/EndReason"},"billingIssueAt":{"$ref":"#/components/schemas/Nullable\#
  Moment","description":"Time since which billing has failed."},"listedAt":{"$ref":"#/componen\#
  ts/schemas/NullableMoment","description":"Time at which the store last listed the items of t\#
  he subscription, this one among them. Absent if the subscription had one item only."},"asOf"\#
  :{"$ref":"#/components/schemas/NullableMoment","description":"Time at which the store stated\#
   all of this. Without it, the transaction is older than any statement of a store."}},"requir\#
  ed":["transactionId","product","purchasedAt"],"additionalProperties":false},"Limits":{"descr\#
  iption":"The daemon's limits by name.","type":"object","properties":{"lineBytesMax":{"descri\#
  ption":"Longest line, in bytes without the line feed.","type":"integer"},"batchEntriesMax":{\#
  "description":"Most requests in one batch.","type":"integer"},"depthMax":{"description":"Dee\#
  pest nesting of JSON arrays and objects.","type":"integer"},"requestIdBytesMax":{"descriptio\#
  n":"Longest request id, in bytes.","type":"integer"}},"required":["lineBytesMax","batchEntri\#
  esMax","depthMax","requestIdBytesMax"],"additionalProperties":{"type":"integer"}},"LosingSou\#
  rce":{"description":"A purchase or grant that also gives the entitlement, but does not suppl\#
  y its fields.","type":"object","properties":{"lostBy":{"description":"The first criterion, i\#
  n the order of rules.md, in which the two differ.","type":"string","enum":["active","end","p\#
  urchasedAt","transactionId","store","originalTransactionId","order"]},"text":{"description":\#
  "An explanation in one sentence.","type":"string"},"entitlement":{"$ref":"#/components/schem\#
  as/Entitlement","description":"The entitlement as this purchase or grant alone would give it\#
  ."}},"required":["lostBy","text","entitlement"]},"MethodStats":{"description":"The requests \#
  of a method, without those that the daemon has not answered yet.","type":"object","propertie\#
  s":{"requests":{"description":"How many requests the daemon answered, with results or errors\#
  .","type":"integer","minimum":0},"errors":{"$ref":"#/components/schemas/ErrorCounts"},"durat\#
  ions":{"$ref":"#/components/schemas/Durations"}},"required":["requests","errors","durations"\#
  ]},"MethodSummary":{"description":"One line in the list of methods.","type":"object","proper\#
  ties":{"name":{"type":"string"},"summary":{"type":"string"},"role":{"type":"string","enum":[\#
  "read","write","admin"]}},"required":["name","summary","role"]},"MissingReason":{"descriptio\#
  n":"A reason why an entitlement is not active.","type":"object","properties":{"kind":{"descr\#
  iption":"What is missing; rules.md describes each kind.","type":"string","enum":["expired","\#
  paused","billingRetry","refunded","revoked","notYet","environment","notMapped","notIdentifie\#
  d","heldByAnother","heldByNobody","noProduct","noPurchase","notGranted"]},"text":{"descripti\#
  on":"An explanation in one sentence.","type":"string"},"store":{"$ref":"#/components/schemas\#
  /Store","description":"Store of the purchase, if the reason is about a purchase."},"original\#
  TransactionId":{"$ref":"#/components/schemas/TransactionId"},"product":{"$ref":"#/components\#
  /schemas/ProductId"},"holder":{"$ref":"#/components/schemas/UserId","description":"In `heldB\#
  yAnother` and `notIdentified`: the holder of the purchase. An identified holder comes before\#
   an anonymous holder, then the first in byte order."},"since":{"$ref":"#/components/schemas/\#
  Moment","description":"Last millisecond with access. In `refunded` and `revoked`: time of th\#
  e refund or revocation. In `notIdentified`: when the holder logged out on this device, if it\#
   did."},"until":{"$ref":"#/components/schemas/Moment","description":"In `paused`: end of the\#
   pause. In `notYet`: start of access."},"because":{"description":"In `heldByAnother`: the st\#
  eps that led to the holder.","type":"array","items":{"$ref":"#/components/schemas/Explanatio\#
  nStep"}},"suggestedCalls":{"description":"Calls that would each make the entitlement active \#
  at the moment that the result is for. A call is listed under the first reason that it remove\#
  s.","type":"array","items":{"$ref":"#/components/schemas/SuggestedCall"}}},"required":["kind\#
  ","text","suggestedCalls"]},"Moment":{"description":"RFC 3339 timestamp, for example 2026-11\#
  -21T09:30:00Z. The daemon accepts any UTC offset and precision, and returns UTC with millise\#
  conds.","type":"string","format":"date-time"},"Move":{"description":"A purchase with new hol\#
  ders.","type":"object","properties":{"store":{"$ref":"#/components/schemas/Store"},"original\#
  TransactionId":{"$ref":"#/components/schemas/TransactionId"},"product":{"$ref":"#/components\#
  /schemas/ProductId"},"kind":{"$ref":"#/components/schemas/ProductKind"},"from":{"description\#
  ":"Who held it before: one id per customer, in byte order.","type":"array","items":{"$ref":"\#
  #/components/schemas/UserId"}},"to":{"$ref":"#/components/schemas/UserId","description":"The\#
   user that gained it. After an undo in which no user gained it: the first remaining holder i\#
  n byte order."},"shared":{"description":"True when the users in `from` still hold it.","type\#
  ":"boolean"}},"required":["store","originalTransactionId","product","kind","from","to","shar\#
  ed"]},"NotifiedPurchase":{"description":"What a notification did to one purchase.","type":"o\#
  bject","properties":{"store":{"$ref":"#/components/schemas/Store"},"originalTransactionId":{\#
  "$ref":"#/components/schemas/TransactionId"},"transactionId":{"$ref":"#/components/schemas/T\#
  ransactionId","description":"Transaction that the statement is about."},"outcome":{"descript\#
  ion":"As of `purchase`.","type":"string","enum":["recorded","renewed","planChanged","receive\#
  d","claimed","updated","stale","unchanged"]},"fields":{"description":"Fields of the transact\#
  ion that changed; for a new period, those that differ from the period before, apart from `pu\#
  rchasedAt`. Absent when there are none.","type":"array","items":{"type":"string"}},"stale":{\#
  "description":"Fields that lost against newer information; absent when there are none.","typ\#
  e":"array","items":{"type":"string"}}},"required":["store","originalTransactionId","transact\#
  ionId","outcome"]},"NullableMoment":{"description":"RFC 3339 timestamp, or null.","type":["s\#
  tring","null"],"format":"date-time"},"Peer":{"description":"The other end of the connection,\#
   as the kernel reports it.","type":"object","properties":{"uid":{"type":"integer"},"gid":{"t\#
  ype":"integer"},"pid":{"type":"integer"},"role":{"type":"string","enum":["read","write","adm\#
  in"]}},"required":["uid","gid","pid","role"]},"PeerStats":{"description":"The open connectio\#
  ns of a uid with a role.","type":"object","properties":{"uid":{"type":"integer"},"role":{"de\#
  scription":"`none` for clients without a role, whose requests the daemon refuses.","type":"s\#
  tring","enum":["none","read","write","admin"]},"connections":{"description":"How many connec\#
  tions.","type":"integer","minimum":0}},"required":["uid","role","connections"]},"PeriodType"\#
  :{"description":"Price of a period: full (normal), a trial, or introductory (intro).","type"\#
  :"string","enum":["normal","trial","intro"]},"Platform":{"description":"Platform of the devi\#
  ce: ios, android, web or another word of that form.","type":"string","pattern":"^[A-Za-z0-9.\#
  _-]{1,64}$"},"PlayStoreSettings":{"description":"How the project verifies and reads what Goo\#
  gle Play sends.","type":"object","properties":{"packages":{"description":"Package names of t\#
  he apps whose notifications the project takes.","type":"array","items":{"type":"string","min\#
  Length":1,"maxLength":255},"maxItems":100}},"required":["packages"],"additionalProperties":f\#
  alse},"Preset":{"description":"A named set of rules.","type":"string","enum":["qonversion","\#
  revenuecat","revenuecatLegacy","purchasely"]},"Price":{"description":"A decimal number in a \#
  string, for example \"9.99\".","type":"string","pattern":"^[0-9]{1,15}(\\.[0-9]{1,9})?$"},"P\#
  roduct":{"description":"A product of the catalogue.","type":"object","properties":{"kind":{"\#
  description":"Default: the kind that the purchase gives; without it, `subscription` for a pu\#
  rchase with an end and `nonConsumable` for a purchase without.","type":["string","null"],"en\#
  um":["subscription","nonRenewingSubscription","nonConsumable","consumable",null]},"entitleme\#
  nts":{"description":"Ids of the entitlements that the product unlocks.","type":"array","item\#
  s":{"$ref":"#/components/schemas/EntitlementId"},"maxItems":100}},"required":["entitlements"\#
  ],"additionalProperties":false},"ProductId":{"description":"A product, by the id that the st\#
  ore and the catalogue use.","type":"string","minLength":1,"maxLength":255},"ProductKind":{"d\#
  escription":"Kind of a product, which determines how a purchase moves and expires.","type":"\#
  string","enum":["subscription","nonRenewingSubscription","nonConsumable","consumable"]},"Pro\#
  ject":{"description":"A project: a namespace for users, purchases, rules and events, with th\#
  e counts of its records.","type":"object","properties":{"id":{"$ref":"#/components/schemas/P\#
  rojectId"},"rules":{"$ref":"#/components/schemas/Rules"},"products":{"$ref":"#/components/sc\#
  hemas/Catalogue"},"entitlements":{"description":"Ids that `grant` accepts in addition to the\#
   entitlements of the catalogue.","type":"array","items":{"$ref":"#/components/schemas/Entitl\#
  ementId"}},"environment":{"$ref":"#/components/schemas/ProjectEnvironment"},"clock":{"$ref":\#
  "#/components/schemas/Clock"},"webhooks":{"description":"URLs that receive the project's eve\#
  nts. Only `project.webhooks` returns the secrets.","type":"array","items":{"$ref":"#/compone\#
  nts/schemas/WebhookSummary"}},"stores":{"$ref":"#/components/schemas/Stores"},"createdAt":{"\#
  $ref":"#/components/schemas/Moment","description":"Time of the creation, by the project's ow\#
  n clock."},"counts":{"$ref":"#/components/schemas/Counts"}},"required":["id","rules","produc\#
  ts","entitlements","environment","clock","webhooks","stores","createdAt","counts"]},"Project\#
  Environment":{"description":"Which purchases give access: those of production, those of the \#
  sandbox, or both (any).","type":"string","enum":["production","sandbox","any"]},"ProjectId":\#
  {"description":"A project: a namespace for users, purchases, rules and events. Projects shar\#
  e no data.","type":"string","minLength":1,"maxLength":255},"ProjectSummary":{"description":"\#
  One line in the list of projects.","type":"object","properties":{"id":{"$ref":"#/components/\#
  schemas/ProjectId"},"preset":{"$ref":"#/components/schemas/Preset"},"createdAt":{"$ref":"#/c\#
  omponents/schemas/Moment"},"counts":{"$ref":"#/components/schemas/Counts"}},"required":["id"\#
  ,"preset","createdAt","counts"]},"Properties":{"description":"Properties by their names. set\#
  UserProperty stores at most 100 per customer.","type":"object","propertyNames":{"$ref":"#/co\#
  mponents/schemas/PropertyKey"},"additionalProperties":{"$ref":"#/components/schemas/Property\#
  Value"}},"PropertyKey":{"description":"Name of a property: 1 to 80 letters, digits, and _ . \#
  : - $.","type":"string","pattern":"^[A-Za-z0-9_.:$-]{1,80}$"},"PropertyValue":{"description"\#
  :"Value of a property.","type":"string","maxLength":500},"Purchase":{"description":"One prod\#
  uct bought in one store, its transactions and its holders.","type":"object","properties":{"s\#
  tore":{"$ref":"#/components/schemas/Store"},"originalTransactionId":{"$ref":"#/components/sc\#
  hemas/TransactionId","description":"The first transaction."},"transactionId":{"$ref":"#/comp\#
  onents/schemas/TransactionId","description":"The latest transaction."},"product":{"$ref":"#/\#
  components/schemas/ProductId"},"kind":{"$ref":"#/components/schemas/ProductKind","descriptio\#
  n":"Kind that the purchase or the catalogue gives; without it, `subscription` for a purchase\#
   with an end and `nonConsumable` for a purchase without."},"state":{"$ref":"#/components/sch\#
  emas/State","description":"Current state; null before the first purchasedAt."},"holders":{"d\#
  escription":"Who holds the purchase: one id per customer, in byte order.","type":"array","it\#
  ems":{"$ref":"#/components/schemas/UserId"}},"device":{"description":"Device on which the cu\#
  stomer bought; null when there is none.","type":["string","null"]},"storeAccount":{"descript\#
  ion":"Store account that bought it; null when there is none.","type":["string","null"]},"pur\#
  chasedAt":{"$ref":"#/components/schemas/Moment","description":"Time of the latest transactio\#
  n."},"firstPurchasedAt":{"$ref":"#/components/schemas/Moment","description":"Time of the fir\#
  st transaction."},"expiresAt":{"$ref":"#/components/schemas/NullableMoment","description":"L\#
  ast millisecond of the period; null for no end."},"trialStartedAt":{"$ref":"#/components/sch\#
  emas/NullableMoment","description":"Time at which a trial began; null without a trial."},"pe\#
  riodType":{"$ref":"#/components/schemas/PeriodType"},"environment":{"$ref":"#/components/sch\#
  emas/PurchaseEnvironment","description":"Environment of the first transaction."},"isFamilySh\#
  ared":{"description":"Whether a family member bought it and shares it.","type":"boolean"},"p\#
  rice":{"description":"A decimal number in a string, for example \"9.99\".","type":["string",\#
  "null"]},"currency":{"description":"ISO 4217 code, as it was sent.","type":["string","null"]\#
  },"country":{"description":"ISO 3166 code, as it was sent.","type":["string","null"]},"offer\#
  Code":{"description":"Offer code, as it was sent.","type":["string","null"]},"autoRenew":{"d\#
  escription":"Whether it renews automatically: true for a subscription until purchase.update \#
  turns it off, false for every other kind.","type":"boolean"},"autoRenewDisabledAt":{"$ref":"\#
  #/components/schemas/NullableMoment","description":"Time since which auto-renew has been off\#
  ; null while it is on."},"gracePeriodExpiresAt":{"$ref":"#/components/schemas/NullableMoment\#
  ","description":"Last millisecond of the grace period; null without a grace period."},"billi\#
  ngRetry":{"description":"Whether the store retries a failed payment.","type":"boolean"},"pau\#
  sedUntil":{"$ref":"#/components/schemas/NullableMoment","description":"Time at which the pau\#
  se ends; null without a pause."},"refundedAt":{"$ref":"#/components/schemas/NullableMoment",\#
  "description":"Time of the refund; null without a refund."},"revokedAt":{"$ref":"#/component\#
  s/schemas/NullableMoment","description":"Time at which the store withdrew access; null when \#
  it did not."},"endedAt":{"$ref":"#/components/schemas/NullableMoment","description":"Time at\#
   which access ended before the end of the period; null when it did not."},"paused":{"descrip\#
  tion":"Whether the store reports the subscription as paused.","type":"boolean"},"renewsAs":{\#
  "description":"Product of the next period; null for the same product.","type":["string","nul\#
  l"]},"endReason":{"$ref":"#/components/schemas/EndReason","description":"Why the purchase en\#
  ded, or will end; null when the store named no reason."},"billingIssueAt":{"$ref":"#/compone\#
  nts/schemas/NullableMoment","description":"Time since which billing has failed; null when it\#
   does not fail."},"replaces":{"description":"Purchase that this one takes over, as the store\#
   named it; null when there is none.","type":["string","null"]},"replacedBy":{"description":"\#
  `originalTransactionId` of the purchase that took this one over; null before it began.","typ\#
  e":["string","null"]},"replacedAt":{"$ref":"#/components/schemas/NullableMoment","descriptio\#
  n":"When that purchase began; null before."},"keys":{"description":"Further names of the pur\#
  chase, in byte order.","type":"array","items":{"$ref":"#/components/schemas/TransactionId"}}\#
  ,"firstItem":{"$ref":"#/components/schemas/TransactionId","description":"`originalTransactio\#
  nId` of the first item, if this purchase is a further item of the same subscription or order\#
  ; otherwise absent."},"renewsCount":{"description":"Number of renewals at the full price: th\#
  e number of `normal` periods minus 1, at least 0.","type":"integer","minimum":0},"accountTok\#
  en":{"description":"First account token that the store named; null without one.","type":["st\#
  ring","null"]},"transactions":{"description":"All transactions, oldest first.","type":"array\#
  ","items":{"$ref":"#/components/schemas/Transaction"}}},"required":["store","originalTransac\#
  tionId","transactionId","product","kind","state","holders","device","storeAccount","purchase\#
  dAt","firstPurchasedAt","expiresAt","trialStartedAt","periodType","environment","isFamilySha\#
  red","price","currency","country","offerCode","autoRenew","autoRenewDisabledAt","gracePeriod\#
  ExpiresAt","billingRetry","pausedUntil","refundedAt","revokedAt","endedAt","paused","renewsA\#
  s","endReason","billingIssueAt","replaces","replacedBy","replacedAt","keys","renewsCount","a\#
  ccountToken","transactions"]},"PurchaseEnvironment":{"description":"Environment of the store\#
  : production, or sandbox for test purchases.","type":"string","enum":["production","sandbox"\#
  ]},"PurchaseRef":{"description":"A purchase, by its store and the id of its first transactio\#
  n.","type":"object","properties":{"store":{"$ref":"#/components/schemas/Store"},"originalTra\#
  nsactionId":{"$ref":"#/components/schemas/TransactionId","description":"Id of the purchase's\#
   first transaction."}},"required":["store","originalTransactionId"],"additionalProperties":f\#
  alse},"Refusal":{"description":"A purchase that a restore refused, and the rule that refused\#
   it.","type":"object","properties":{"store":{"$ref":"#/components/schemas/Store"},"originalT\#
  ransactionId":{"$ref":"#/components/schemas/TransactionId"},"product":{"$ref":"#/components/\#
  schemas/ProductId"},"holder":{"$ref":"#/components/schemas/UserId","description":"Who holds \#
  it. An identified holder comes before an anonymous holder, then the first in byte order."},"\#
  rule":{"description":"The rule that refused it.","type":"string","enum":["onRestore","oneTim\#
  ePurchases"]}},"required":["store","originalTransactionId","product","holder","rule"]},"Rema\#
  iningChange":{"description":"A later change that stays although an earlier link is undone.",\#
  "type":"object","properties":{"event":{"$ref":"#/components/schemas/EventId","description":"\#
  Id of the event that reported it."},"method":{"description":"Method that made it.","type":"s\#
  tring","enum":["restore","purchase","user.link.undo"]}},"required":["event","method"]},"Rule\#
  s":{"description":"Every rule of a project. rules.md describes each rule.","type":"object","\#
  properties":{"preset":{"$ref":"#/components/schemas/Preset","description":"Preset that the r\#
  ules started from."},"anonymousPrefix":{"description":"Beginning of each anonymous id; 32 lo\#
  wer-case hex digits follow. When it is empty, an anonymous id is a lower-case UUID.","type":\#
  "string","maxLength":64},"onIdentifyNew":{"description":"What a login of a new user id does \#
  when no user is logged in on the device.","type":"string","enum":["attach","alias","aliasUnl\#
  essLinked","move","switch"]},"onIdentifyKnown":{"description":"What a login of a known user \#
  id does when no user is logged in on the device.","type":"string","enum":["attach","alias","\#
  aliasUnlessLinked","move","switch"]},"onSwitch":{"description":"What a login does when anoth\#
  er user is logged in on the device.","type":"string","enum":["logoutFirst","switch"]},"onLog\#
  out":{"description":"The current user after a logout: the same anonymous user (return), or a\#
   new anonymous user (rotate).","type":"string","enum":["return","rotate"]},"onAnonymousLogou\#
  t":{"description":"What a logout does when no user is logged in.","type":"string","enum":["i\#
  gnore","refuse","rotate"]},"purchaseHolders":{"description":"Who holds a new purchase: the d\#
  evice's anonymous user and its identified user, or only the current user.","type":"string","\#
  enum":["deviceAndUser","currentUser"]},"onRestore":{"description":"What a restore does with \#
  a purchase that another user holds.","type":"string","enum":["share","transfer","transferIfI\#
  nactive","keep","alias"]},"anonymousHolders":{"description":"What a restore does with a purc\#
  hase that only anonymous users hold.","type":"string","enum":["asOthers","alias"]},"oneTimeP\#
  urchases":{"description":"Whether a restore moves one-time purchases.","type":"string","enum\#
  ":["move","stay"]},"unclaimedPurchases":{"description":"What the daemon does with a purchase\#
   that a store reports without a known user: it does not record it (ignore), records it witho\#
  ut a holder (keep), or gives it to a new anonymous user (anonymous).","type":"string","enum"\#
  :["ignore","keep","anonymous"]},"userIdLengthMax":{"description":"Maximum length of a user i\#
  d, in Unicode scalars.","type":"integer","minimum":1,"maximum":255},"blockedUserIds":{"descr\#
  iption":"Ids that no user may have, compared byte by byte. The empty id is always blocked.",\#
  "type":"array","items":{"type":"string","maxLength":255},"maxItems":1000}},"required":["pres\#
  et","anonymousPrefix","onIdentifyNew","onIdentifyKnown","onSwitch","onLogout","onAnonymousLo\#
  gout","purchaseHolders","onRestore","anonymousHolders","oneTimePurchases","unclaimedPurchase\#
  s","userIdLengthMax","blockedUserIds"]},"RulesChoice":{"description":"Name of a preset, or a\#
  n object with a preset and the rules that differ from it.","anyOf":[{"$ref":"#/components/sc\#
  hemas/Preset"},{"type":"object","properties":{"preset":{"$ref":"#/components/schemas/Preset"\#
  ,"description":"Preset that supplies the rules that are not given.","default":"qonversion"},\#
  "anonymousPrefix":{"description":"Beginning of each anonymous id; 32 lower-case hex digits f\#
  ollow. When it is empty, an anonymous id is a lower-case UUID.","type":"string","maxLength":\#
  64},"onIdentifyNew":{"description":"What a login of a new user id does when no user is logge\#
  d in on the device.","type":"string","enum":["attach","alias","aliasUnlessLinked","move","sw\#
  itch"]},"onIdentifyKnown":{"description":"What a login of a known user id does when no user \#
  is logged in on the device.","type":"string","enum":["attach","alias","aliasUnlessLinked","m\#
  ove","switch"]},"onSwitch":{"description":"What a login does when another user is logged in \#
  on the device.","type":"string","enum":["logoutFirst","switch"]},"onLogout":{"description":"\#
  The current user after a logout: the same anonymous user (return), or a new anonymous user (\#
  rotate).","type":"string","enum":["return","rotate"]},"onAnonymousLogout":{"description":"Wh\#
  at a logout does when no user is logged in.","type":"string","enum":["ignore","refuse","rota\#
  te"]},"purchaseHolders":{"description":"Who holds a new purchase: the device's anonymous use\#
  r and its identified user, or only the current user.","type":"string","enum":["deviceAndUser\#
  ","currentUser"]},"onRestore":{"description":"What a restore does with a purchase that anoth\#
  er user holds.","type":"string","enum":["share","transfer","transferIfInactive","keep","alia\#
  s"]},"anonymousHolders":{"description":"What a restore does with a purchase that only anonym\#
  ous users hold.","type":"string","enum":["asOthers","alias"]},"oneTimePurchases":{"descripti\#
  on":"Whether a restore moves one-time purchases.","type":"string","enum":["move","stay"]},"u\#
  nclaimedPurchases":{"description":"What the daemon does with a purchase that a store reports\#
   without a known user: it does not record it (ignore), records it without a holder (keep), o\#
  r gives it to a new anonymous user (anonymous).","type":"string","enum":["ignore","keep","an\#
  onymous"]},"userIdLengthMax":{"description":"Maximum length of a user id, in Unicode scalars\#
  .","type":"integer","minimum":1,"maximum":255},"blockedUserIds":{"description":"Ids that no \#
  user may have, compared byte by byte. The empty id is always blocked.","type":"array","items\#
  ":{"type":"string","maxLength":255},"maxItems":1000}},"required":[],"additionalProperties":f\#
  alse}]},"State":{"description":"State of a purchase or grant. Null before it begins, and for\#
   an entitlement that only `entitlements` of `checkEntitlements` names.","type":["string","nu\#
  ll"],"enum":["active","trial","intro","gracePeriod","billingRetry","paused","expired","refun\#
  ded","revoked",null]},"StorageStats":{"description":"The files of the store, and the work on\#
   them since the daemon's start. Missing if the store is in memory.","type":"object","propert\#
  ies":{"dataFileBytes":{"description":"Size of the data file.","type":"integer","minimum":0},\#
  "logFileBytes":{"description":"Size of SQLite's write-ahead log.","type":"integer","minimum"\#
  :0},"journalFileBytes":{"description":"Size of the two files of the journal.","type":"intege\#
  r","minimum":0},"journalBytes":{"description":"Bytes in the journal that the daemon has not \#
  copied to the tables yet.","type":"integer","minimum":0},"journalAgeMs":{"description":"Mill\#
  iseconds since the oldest of them was committed; 0 if there are none.","type":"integer","min\#
  imum":0},"freeBytes":{"description":"Free space for the daemon on the file system of the dat\#
  a file; null if the system does not say.","type":["integer","null"],"minimum":0},"syncs":{"$\#
  ref":"#/components/schemas/Durations"},"checkpoints":{"$ref":"#/components/schemas/Durations\#
  "},"rebuilds":{"$ref":"#/components/schemas/Durations"}},"required":["dataFileBytes","logFil\#
  eBytes","journalFileBytes","journalBytes","journalAgeMs","freeBytes","syncs","checkpoints","\#
  rebuilds"]},"Store":{"description":"Store that took the payment: appStore, macAppStore, play\#
  Store, amazon, huawei, samsung, roku, microsoft, paddle, stripe, web, or one of the project'\#
  s `stores.custom`.","type":"string","pattern":"^[A-Za-z0-9._-]{1,64}$"},"StoreAccountId":{"d\#
  escription":"A store account, for example an Apple ID or a Google account, whose purchases a\#
   device can restore.","type":"string","minLength":1,"maxLength":255},"StoreNotification":{"d\#
  escription":"The store's message. `id` and `type` are null for a bare signed transaction, an\#
  d for what the caller fetched.","type":"object","properties":{"id":{"description":"Apple's `\#
  notificationUUID`, Google's `messageId`, Stripe's event id.","type":["string","null"]},"type\#
  ":{"description":"The store's type.","type":["string","null"]},"subtype":{"description":"App\#
  le's subtype; null if there is none.","type":["string","null"]},"at":{"$ref":"#/components/s\#
  chemas/Moment","description":"Time at which the store made it."},"environment":{"description\#
  ":"Null if the message has none.","type":["string","null"],"enum":["production","sandbox",nu\#
  ll]}},"required":["id","type","subtype","at","environment"]},"StoreQuestion":{"description":\#
  "What to fetch from the store: its kind, and the ids that the store gave.","type":"object","\#
  properties":{"kind":{"type":"string","enum":["subscription","product","invoice","checkoutSes\#
  sion"]},"id":{"description":"Id of the object at Stripe.","type":"string"},"packageName":{"d\#
  escription":"Package of the app at Google.","type":"string"},"purchaseToken":{"description":\#
  "Token of the purchase at Google.","type":"string"},"charge":{"description":"Charge whose in\#
  voice is to be fetched.","type":"string"},"paymentIntent":{"description":"Payment whose invo\#
  ice is to be fetched.","type":"string"}},"required":["kind"]},"StoreResponse":{"description"\#
  :"An object that the caller fetched from a store's API.","type":"object","properties":{"kind\#
  ":{"description":"What `body` is: for `playStore`, `subscription` (purchases.subscriptionsv2\#
  ) or `product` (purchases.productsv2); for `stripe`, `subscription`, `invoice` or `checkoutS\#
  ession`.","type":"string","enum":["subscription","product","invoice","checkoutSession"]},"pu\#
  rchaseToken":{"description":"Token of the purchase at Google. Required for `playStore` witho\#
  ut a payload.","type":"string","minLength":1,"maxLength":255},"packageName":{"description":"\#
  Package of the app at Google.","type":"string","minLength":1,"maxLength":255},"body":{"descr\#
  iption":"The JSON object that the API returned.","type":"object","additionalProperties":{}},\#
  "fetchedAt":{"$ref":"#/components/schemas/Moment","description":"Time of the fetch, RFC 3339\#
  ; used without a payload. Default: now, by the system clock."}},"required":["kind","body"],"\#
  additionalProperties":false},"StoreState":{"description":"Where the daemon keeps its data.",\#
  "type":"object","properties":{"kind":{"description":"Kind of the store.","type":"string","en\#
  um":["memory","sqlite","postgres"]},"shared":{"description":"Whether other daemons may write\#
   the store, too: true only for `postgres`.","type":"boolean"},"reachable":{"description":"Wh\#
  ether the database answered when the daemon last asked, which it does once a second or more \#
  often. Only if `shared`.","type":"boolean"},"durability":{"description":"`replicated` if a c\#
  ommit waits until a standby has it; otherwise `local`. Only if `shared`, and once the databa\#
  se has answered.","type":"string","enum":["local","replicated"]},"historyLosses":{"descripti\#
  on":"How often since its start the daemon found that the database had lost commits, for exam\#
  ple after a restored backup. Only if `shared`.","type":"integer","minimum":0},"clockOffsetMs\#
  ":{"description":"Milliseconds by which the database's clock is ahead of this machine's; neg\#
  ative if it is behind. Only if `shared`, and once the database has answered.","type":"intege\#
  r"}},"required":["kind","shared"]},"Stores":{"description":"Settings of the stores in which \#
  a project sells.","type":"object","properties":{"appStore":{"$ref":"#/components/schemas/App\#
  StoreSettings","description":"Absent when not defined."},"playStore":{"$ref":"#/components/s\#
  chemas/PlayStoreSettings","description":"Absent when not defined."},"stripe":{"$ref":"#/comp\#
  onents/schemas/StripeSettings","description":"Absent when not defined."},"custom":{"descript\#
  ion":"Stores of the project's own, in byte order.","type":"array","items":{"$ref":"#/compone\#
  nts/schemas/Store"},"maxItems":20}},"required":["custom"]},"StoresChoice":{"description":"Ne\#
  w settings of stores. A setting that is left out stays.","type":"object","properties":{"appS\#
  tore":{"description":"How the project verifies what the App Store sends. Replaces the settin\#
  gs as a whole; null removes them.","type":["object","null"],"properties":{"apps":{"descripti\#
  on":"Apps whose notifications the project takes.","type":"array","items":{"$ref":"#/componen\#
  ts/schemas/AppStoreApp"},"maxItems":100},"environments":{"type":"array","items":{"$ref":"#/c\#
  omponents/schemas/AppStoreEnvironment"},"maxItems":4,"description":"Environments that the pr\#
  oject takes. Default: `Production` and `Sandbox`. `Xcode` and `LocalTesting` need a project \#
  whose `environment` is not `production`."},"roots":{"description":"Root certificates that re\#
  place Apple's, as DER in base64. `project.define` checks that each has the shape of a certif\#
  icate; its fields are read when a notification comes. Only where the project's `environment`\#
   is not `production`. Default: Apple's root.","type":"array","items":{"type":"string"},"maxI\#
  tems":10}},"required":["apps"],"additionalProperties":false},"playStore":{"description":"How\#
   the project verifies and reads what Google Play sends. Replaces the settings as a whole; nu\#
  ll removes them.","type":["object","null"],"properties":{"packages":{"description":"Package \#
  names of the apps whose notifications the project takes.","type":"array","items":{"type":"st\#
  ring","minLength":1,"maxLength":255},"maxItems":100}},"required":["packages"],"additionalPro\#
  perties":false},"stripe":{"description":"How the project verifies and reads Stripe's events.\#
   Replaces the settings as a whole; null removes them.","type":["object","null"],"properties"\#
  :{"secret":{"description":"Signing secret of Stripe's endpoint, with its `whsec_`.","type":"\#
  string","minLength":1,"maxLength":255},"oldSecret":{"description":"Previous secret, which th\#
  e daemon also accepts; null when there is none.","type":["string","null"],"minLength":1,"max\#
  Length":255},"product":{"description":"Member of Stripe's price that names the product: its \#
  `product`, its own id, or its `lookup_key`.","type":"string","enum":["product","price","look\#
  upKey"],"default":"product"},"userFrom":{"description":"Members of Stripe's objects that con\#
  tain the account token: `client_reference_id`, `customer` or `metadata.NAME`. The first that\#
   is present counts. Default: `client_reference_id`.","type":"array","items":{"type":"string"\#
  ,"minLength":1,"maxLength":255},"maxItems":10},"grace":{"$ref":"#/components/schemas/Duratio\#
  n","description":"How long access continues while a renewal is unpaid and Stripe retries it,\#
   ISO 8601. Default: P0D."}},"required":["secret"],"additionalProperties":false},"custom":{"d\#
  escription":"Stores of the project's own. They replace the previous list as a whole.","type"\#
  :"array","items":{"$ref":"#/components/schemas/Store"},"maxItems":20}},"required":[],"additi\#
  onalProperties":false},"StripeSettings":{"description":"How the project reads Stripe's event\#
  s. Only `project.stores` returns the secrets.","type":"object","properties":{"secret":{"desc\#
  ription":"Signing secret of Stripe's endpoint, with its `whsec_`. Only in `project.stores`."\#
  ,"type":"string","minLength":1,"maxLength":255},"oldSecret":{"description":"Previous secret,\#
   which the daemon also accepts; null when there is none. Only in `project.stores`.","type":[\#
  "string","null"],"minLength":1,"maxLength":255},"product":{"description":"Member of Stripe's\#
   price that names the product: its `product`, its own id, or its `lookup_key`.","type":"stri\#
  ng","enum":["product","price","lookupKey"]},"userFrom":{"description":"Members of Stripe's o\#
  bjects that contain the account token: `client_reference_id`, `customer` or `metadata.NAME`.\#
   The first that is present counts.","type":"array","items":{"type":"string","minLength":1,"m\#
  axLength":255},"maxItems":10},"grace":{"$ref":"#/components/schemas/Duration","description":\#
  "How long access continues while a renewal is unpaid and Stripe retries it, ISO 8601."}},"re\#
  quired":["product","userFrom","grace"]},"SubscriptionId":{"description":"Id of a subscriptio\#
  n. It is unique within one connection.","type":"string"},"SuggestedCall":{"description":"A c\#
  omplete call that would make the entitlement active. The daemon has tried it in a dry run.",\#
  "type":"object","properties":{"method":{"description":"Method of the call.","type":"string"}\#
  ,"params":{"description":"Params of the call.","type":"object"},"role":{"description":"Role \#
  that the caller needs.","type":"string","enum":["read","write","admin"]},"text":{"descriptio\#
  n":"An explanation in one sentence.","type":"string"}},"required":["method","params","role",\#
  "text"]},"Transaction":{"description":"One transaction of a purchase: a paid period or a sin\#
  gle payment. A member that is not required is absent when it is not set.","type":"object","p\#
  roperties":{"transactionId":{"$ref":"#/components/schemas/TransactionId"},"product":{"$ref":\#
  "#/components/schemas/ProductId"},"periodType":{"$ref":"#/components/schemas/PeriodType"},"p\#
  urchasedAt":{"$ref":"#/components/schemas/Moment"},"expiresAt":{"$ref":"#/components/schemas\#
  /NullableMoment"},"isFamilyShared":{"description":"Whether a family member bought it and sha\#
  res it. An export always shows this member and those up to `attributes`.","type":"boolean"},\#
  "price":{"description":"A decimal number in a string, for example \"9.99\".","type":["string\#
  ","null"]},"currency":{"description":"ISO 4217 code, as it was sent.","type":["string","null\#
  "]},"country":{"description":"ISO 3166 code, as it was sent.","type":["string","null"]},"off\#
  erCode":{"description":"Offer code, as it was sent.","type":["string","null"]},"attributes":\#
  {"$ref":"#/components/schemas/Attributes"},"kind":{"$ref":"#/components/schemas/ProductKind"\#
  ,"description":"The kind that the store named."},"environment":{"$ref":"#/components/schemas\#
  /PurchaseEnvironment","description":"The environment that the store named."},"autoRenew":{"d\#
  escription":"False while auto-renew is off.","type":"boolean"},"autoRenewDisabledAt":{"$ref"\#
  :"#/components/schemas/Moment","description":"Time since which auto-renew has been off."},"g\#
  racePeriodExpiresAt":{"$ref":"#/components/schemas/Moment","description":"Last moment of the\#
   grace period."},"billingRetry":{"description":"True while the store retries a failed paymen\#
  t.","type":"boolean"},"pausedUntil":{"$ref":"#/components/schemas/Moment","description":"Tim\#
  e at which the pause ends."},"refundedAt":{"$ref":"#/components/schemas/Moment","description\#
  ":"Time of the refund."},"revokedAt":{"$ref":"#/components/schemas/Moment","description":"Ti\#
  me at which the store withdrew access."},"endedAt":{"$ref":"#/components/schemas/Moment","de\#
  scription":"Time at which access ended before the end of the period."},"paused":{"descriptio\#
  n":"True while the store reports the subscription as paused.","type":"boolean"},"renewsAs":{\#
  "$ref":"#/components/schemas/ProductId","description":"Product of the next period."},"endRea\#
  son":{"$ref":"#/components/schemas/EndReason"},"billingIssueAt":{"$ref":"#/components/schema\#
  s/Moment","description":"Time since which billing has failed."},"listedAt":{"$ref":"#/compon\#
  ents/schemas/Moment","description":"Time at which the store last listed the items of the sub\#
  scription, this one among them. Absent if the subscription had one item only."},"asOf":{"$re\#
  f":"#/components/schemas/Moment","description":"Time of the newest statement about the trans\#
  action."}},"required":["transactionId","product","periodType","purchasedAt","expiresAt","asO\#
  f"]},"TransactionId":{"description":"Id that a store gives to a transaction.","type":"string\#
  ","minLength":1,"maxLength":255},"User":{"description":"The current user of a device, or the\#
   user that an id belongs to.","type":"object","properties":{"id":{"$ref":"#/components/schem\#
  as/UserId","description":"For a device: the identified user, or else the anonymous user. For\#
   an id: that id if it is identified, or else the customer's identified id, or its anonymous \#
  id if it has none."},"anonymousId":{"description":"For a device: its anonymous user. For an \#
  id: that id if it is anonymous, or else null.","type":["string","null"]},"identityId":{"desc\#
  ription":"Id of the identified user; null for an anonymous user.","type":["string","null"]},\#
  "customerId":{"$ref":"#/components/schemas/UserId","description":"Id of the customer. It sta\#
  ys the same across logins, and every userId param accepts it."},"aliases":{"description":"Ev\#
  ery id of the customer, in byte order. It omits the customerId of a customer that began with\#
   an identified user.","type":"array","items":{"$ref":"#/components/schemas/UserId"}},"device\#
  ":{"$ref":"#/components/schemas/DeviceId","description":"Id of the device; absent when the r\#
  equest names a user."},"createdAt":{"$ref":"#/components/schemas/Moment","description":"Time\#
   at which the customer was created."},"environment":{"$ref":"#/components/schemas/ProjectEnv\#
  ironment"}},"required":["id","anonymousId","identityId","customerId","aliases","createdAt","\#
  environment"]},"UserId":{"description":"Id of a user: the app's own id, an anonymous id, or \#
  a customerId. It has 1 to `userIdLengthMax` Unicode scalars, and the daemon compares it byte\#
   by byte. An empty id is blockedUserId and a longer id userIdTooLong, so this schema has no \#
  length.","type":"string"},"Warning":{"description":"A sign that an accepted request may be a\#
   mistake.","type":"object","properties":{"kind":{"type":"string","enum":["unknownProduct","u\#
  nknownEntitlement","subscriptionWithoutEnd","heldByNobody","sameMoment","asOfAhead","keyTake\#
  n","accountTokenDiffers","transactionDiffers","unknownNotification"]},"message":{"descriptio\#
  n":"An explanation in one sentence.","type":"string"},"nearest":{"description":"Similar name\#
  s that exist, nearest first. An unknown entitlement always has it.","type":"array","items":{\#
  "type":"string"}},"fields":{"description":"In sameMoment: the fields that two statements of \#
  one moment give different values.","type":"array","items":{"type":"string"}}},"required":["k\#
  ind","message"]},"Webhook":{"description":"A URL that receives a project's events, with its \#
  secrets. Only an admin can read it.","type":"object","properties":{"url":{"$ref":"#/componen\#
  ts/schemas/WebhookUrl"},"secret":{"$ref":"#/components/schemas/WebhookSecret"},"oldSecret":{\#
  "description":"Second secret that also signs each delivery; null when there is none.","type"\#
  :["string","null"]},"authorization":{"description":"What posts carry in their header `Author\#
  ization`; null when they carry none.","type":["string","null"]},"format":{"$ref":"#/componen\#
  ts/schemas/WebhookFormat"},"paused":{"description":"True if webhook.pause stopped the posts \#
  to the URL.","type":"boolean"},"consumer":{"$ref":"#/components/schemas/ConsumerId","descrip\#
  tion":"Name of the consumer whose cursor is the webhook's position. A replay gives the webho\#
  ok a new consumer."},"cursor":{"$ref":"#/components/schemas/Cursor","description":"The webho\#
  ok's position: all events up to this cursor are delivered."}},"required":["url","secret","ol\#
  dSecret","authorization","format","paused","consumer","cursor"]},"WebhookChoice":{"descripti\#
  on":"A URL that receives the project's events.","type":"object","properties":{"url":{"$ref":\#
  "#/components/schemas/WebhookUrl"},"secret":{"$ref":"#/components/schemas/WebhookSecret"},"o\#
  ldSecret":{"$ref":"#/components/schemas/WebhookSecret","description":"Second secret that als\#
  o signs each delivery, until every receiver knows the new secret."},"authorization":{"descri\#
  ption":"Secret that posts carry in their header `Authorization`, with the format `qonversion\#
  ` after `Basic `. Printable ASCII, without a space at either end.","type":"string","minLengt\#
  h":1,"maxLength":1000},"format":{"$ref":"#/components/schemas/WebhookFormat","default":"enti\#
  tled"}},"required":["url","secret"],"additionalProperties":false},"WebhookFailure":{"descrip\#
  tion":"The latest failed attempt for the oldest event that waits for another attempt; if no \#
  event waits, the latest failed attempt.","type":"object","properties":{"at":{"$ref":"#/compo\#
  nents/schemas/Moment","description":"Time of the latest attempt."},"cursor":{"$ref":"#/compo\#
  nents/schemas/Cursor","description":"Cursor of the event."},"reason":{"description":"Why the\#
   attempt failed, for people.","type":"string","maxLength":500},"attempts":{"description":"Nu\#
  mber of attempts so far to post the event.","type":"integer","minimum":1},"nextAttemptAt":{"\#
  $ref":"#/components/schemas/NullableMoment","description":"Time of the next attempt; null if\#
   the event is delivered or no program posts it."}},"required":["at","cursor","reason","attem\#
  pts","nextAttemptAt"]},"WebhookFormat":{"description":"Format of a delivery. `entitled`: the\#
   event as in the log. `purchasely`, `revenuecat` and `qonversion`: as these systems document\#
   it (webhooks.md).","type":"string","enum":["entitled","purchasely","revenuecat","qonversion\#
  "]},"WebhookReport":{"description":"The results of the posts to a URL.","type":"object","pro\#
  perties":{"url":{"$ref":"#/components/schemas/WebhookUrl"},"deliveredAt":{"$ref":"#/componen\#
  ts/schemas/Moment","description":"Time of the latest delivery."},"failure":{"description":"T\#
  he latest failed attempt for the oldest event that waits for another attempt; if no event wa\#
  its, the latest failed attempt.","type":"object","properties":{"at":{"$ref":"#/components/sc\#
  hemas/Moment","description":"Time of the attempt."},"cursor":{"$ref":"#/components/schemas/C\#
  ursor","description":"Cursor of the event."},"reason":{"description":"Why the attempt failed\#
  , for people.","type":"string","maxLength":500},"attempts":{"description":"Number of attempt\#
  s so far to post the event.","type":"integer","minimum":1,"maximum":2147483647},"nextAttempt\#
  At":{"$ref":"#/components/schemas/Moment","description":"Time of the next attempt; absent if\#
   the event is delivered."}},"required":["at","cursor","reason","attempts"],"additionalProper\#
  ties":false}},"required":["url"],"additionalProperties":false},"WebhookSecret":{"description\#
  ":"Key that signs each delivery. After `whsec_`: the key in base64. Any other text is the ke\#
  y itself, in UTF-8.","type":"string","minLength":1,"maxLength":255},"WebhookStatus":{"descri\#
  ption":"A URL that receives a project's events, and the results of the posts to it.","type":\#
  "object","properties":{"url":{"$ref":"#/components/schemas/WebhookUrl"},"format":{"$ref":"#/\#
  components/schemas/WebhookFormat"},"state":{"description":"`paused` by webhook.pause; `stopp\#
  ed` if no program posts; `failing` if an event waits for another attempt; else `posting`.","\#
  type":"string","enum":["paused","stopped","failing","posting"]},"cursor":{"$ref":"#/componen\#
  ts/schemas/Cursor","description":"The webhook's position: all events up to this cursor are d\#
  elivered."},"backlog":{"description":"Number of events after `cursor`.","type":"integer","mi\#
  nimum":0},"deliveredAt":{"$ref":"#/components/schemas/NullableMoment","description":"Time of\#
   the latest delivery; null if the daemon has had no report of a delivery since its start."},\#
  "failure":{"$ref":"#/components/schemas/WebhookFailure","description":"Absent if the daemon \#
  has had no report of a failure since its start."}},"required":["url","format","state","curso\#
  r","backlog","deliveredAt"]},"WebhookSummary":{"description":"A URL that receives a project'\#
  s events.","type":"object","properties":{"url":{"$ref":"#/components/schemas/WebhookUrl"},"f\#
  ormat":{"$ref":"#/components/schemas/WebhookFormat"}},"required":["url","format"]},"WebhookU\#
  rl":{"description":"An absolute `https://` or `http://` URL with a host, and optionally a po\#
  rt, a path and a query. It has no user, password or fragment, because every reader of the pr\#
  oject sees it.","type":"string","pattern":"^[Hh][Tt][Tt][Pp][Ss]?://","minLength":8,"maxLeng\#
  th":2000}},"errors":{"parseError":{"code":-32700,"message":"The line is not valid JSON; line\#
  s.md defines the grammar. `offset` is the position of the first wrong byte, counted from 0."\#
  ,"data":{"kind":"parseError","retryable":false}},"invalidRequest":{"code":-32600,"message":"\#
  The line is JSON, but not a request: it is not an object or an empty batch, it has no method\#
  , its `jsonrpc` is not \"2.0\", or its id or params have a wrong type.","data":{"kind":"inva\#
  lidRequest","retryable":false}},"messageTooLarge":{"code":-32600,"message":"A line has more \#
  than `limit` bytes before its line feed. The daemon drops the line and reads the next line a\#
  s usual.","data":{"kind":"messageTooLarge","retryable":false}},"batchTooLarge":{"code":-3260\#
  0,"message":"A batch has more than `limit` entries, and the daemon executes none of them. Or\#
   the replies to earlier entries have more than `limit` bytes, and the daemon does not execut\#
  e this entry.","data":{"kind":"batchTooLarge","retryable":false}},"notInBatch":{"code":-3260\#
  0,"message":"The method is not allowed in a batch.","data":{"kind":"notInBatch","retryable":\#
  false}},"unknownMethod":{"code":-32601,"message":"The daemon has no such method. `nearest` l\#
  ists similar names.","data":{"kind":"unknownMethod","retryable":false}},"invalidParams":{"co\#
  de":-32602,"message":"A parameter is missing, unknown, of a wrong type or out of range, or t\#
  wo parameters exclude each other. `field` points to it; `nearest` lists similar names.","dat\#
  a":{"kind":"invalidParams","retryable":false}},"internalError":{"code":-32603,"message":"The\#
   daemon has a fault. Its log has the same `reference`.","data":{"kind":"internalError","retr\#
  yable":false}},"permissionDenied":{"code":1000,"message":"The caller's role is lower than th\#
  e role that the method needs. `uid` and `role` are the caller's (`none` without a role), and\#
   `needs` is the method's role.","data":{"kind":"permissionDenied","retryable":false}},"unkno\#
  wnDevice":{"code":1100,"message":"The project has no such device.","data":{"kind":"unknownDe\#
  vice","retryable":false}},"unknownUser":{"code":1101,"message":"The project has no such user\#
  .","data":{"kind":"unknownUser","retryable":false}},"blockedUserId":{"code":1102,"message":"\#
  No user may have this id: it is empty, or in the project's `blockedUserIds`.","data":{"kind"\#
  :"blockedUserId","retryable":false}},"userIdTooLong":{"code":1103,"message":"The id has more\#
   Unicode scalars than the project's `userIdLengthMax`.","data":{"kind":"userIdTooLong","retr\#
  yable":false}},"reservedUserId":{"code":1104,"message":"The id begins with the project's ano\#
  nymous prefix, or it is the id of an anonymous user or a customerId.","data":{"kind":"reserv\#
  edUserId","retryable":false}},"alreadyAnonymous":{"code":1105,"message":"No user is logged i\#
  n on the device, and the project's `onAnonymousLogout` is `refuse`.","data":{"kind":"already\#
  Anonymous","retryable":false}},"unknownProject":{"code":1200,"message":"The daemon has no su\#
  ch project.","data":{"kind":"unknownProject","retryable":false}},"unknownPurchase":{"code":1\#
  201,"message":"The project has no purchase with this store and originalTransactionId, or the\#
   purchase has no such transaction. Nothing changes.","data":{"kind":"unknownPurchase","retry\#
  able":false}},"purchaseHeldByAnother":{"code":1202,"message":"Another user holds the purchas\#
  e, and a rule of the project keeps it there. `holder` and `rule` name them. In `user.import`\#
   there is no `rule`: the import does not name the holder. Nothing changes.","data":{"kind":"\#
  purchaseHeldByAnother","retryable":false}},"unknownEntitlement":{"code":1203,"message":"A ca\#
  ll grants or explains an entitlement that the project does not have. `nearest` lists similar\#
   names.","data":{"kind":"unknownEntitlement","retryable":false}},"notAManualGrant":{"code":1\#
  204,"message":"The user has no active grant of this entitlement. For example, a purchase giv\#
  es it, or the grant has ended.","data":{"kind":"notAManualGrant","retryable":false}},"clockN\#
  otManual":{"code":1205,"message":"The project uses the system's clock, which cannot be advan\#
  ced.","data":{"kind":"clockNotManual","retryable":false}},"cannotUndo":{"code":1206,"message\#
  ":"The daemon cannot undo the link. Nothing changes. `obstacle` is the reason: `unknownEvent\#
  `; `otherKind`: an event of this kind cannot be undone; `noLink`: the event linked nothing; \#
  `undone`: the link is already undone; `isUndo`: the event comes from an undo; `laterAlias`: \#
  a later alias merged the customer with another user; `tooMuch`: too many users and purchases\#
   depend on the link; `unclear`: a deletion erased part of the history. `event` is the id of \#
  the event that prevents the undo.","data":{"kind":"cannotUndo","retryable":false}},"unknownC\#
  onsumer":{"code":1207,"message":"No consumer of this name has acknowledged an event. `events\#
  .acknowledge` does not create a name that begins with `webhook-`: those belong to webhooks."\#
  ,"data":{"kind":"unknownConsumer","retryable":false}},"unknownWebhook":{"code":1208,"message\#
  ":"The project has no webhook with this URL. The error does not repeat the URL.","data":{"ki\#
  nd":"unknownWebhook","retryable":false}},"idempotencyConflict":{"code":1300,"message":"A cal\#
  l of the same method used this key with other params in the last 24 hours.","data":{"kind":"\#
  idempotencyConflict","retryable":false}},"storageFull":{"code":1400,"message":"The disk has \#
  no room for the write. Nothing changes, and reading still works.","data":{"kind":"storageFul\#
  l","retryable":true}},"storageFailed":{"code":1401,"message":"The write may not be on the di\#
  sk: the daemon stops, and its next start shows what is stored. Or the daemon cannot read a r\#
  ecord that the request needs: then it keeps running.","data":{"kind":"storageFailed","retrya\#
  ble":false}},"overloaded":{"code":1402,"message":"More requests are waiting than the daemon \#
  accepts. Nothing changes. With a null `id`, the daemon dropped an unfinished line, and `limi\#
  t` is the total size of all unfinished lines.","data":{"kind":"overloaded","retryable":true}\#
  },"tooManyConnections":{"code":1403,"message":"The daemon has reached its maximum of connect\#
  ions. It replies to the first line with this error and closes the connection.","data":{"kind\#
  ":"tooManyConnections","retryable":false}},"shuttingDown":{"code":1404,"message":"The daemon\#
   is shutting down. Nothing changes.","data":{"kind":"shuttingDown","retryable":true}},"stora\#
  geUnavailable":{"code":1405,"message":"The shared database could not be reached, or did not \#
  answer in time; other stores have no such error. With `outcome` `notApplied`, nothing change\#
  d. With `unknown`, the change may or may not be stored.","data":{"kind":"storageUnavailable"\#
  ,"retryable":true}},"unverified":{"code":1500,"message":"The daemon does not trust what `sto\#
  re.notify` got: `reason` is `malformed`, `algorithm`, `chainLength`, `certificate`, `chain`,\#
   `extension`, `validity`, `signature`, `app`, `environment`, `unsignedEnvironment` or `age`;\#
   stores.md says what each means. `httpStatus` is what the web server should answer.","data":\#
  {"kind":"unverified","retryable":false}},"storeNotConfigured":{"code":1501,"message":"The pr\#
  oject does not define the store of `store.notify`. The store sends the notification again if\#
   the web server answers `httpStatus`.","data":{"kind":"storeNotConfigured","retryable":true}\#
  },"verifierMissing":{"code":1502,"message":"The system has no libcrypto, which verifies what\#
   Apple signed. All other methods work.","data":{"kind":"verifierMissing","retryable":true}},\#
  "verifierFailed":{"code":1503,"message":"The process that verifies what Apple signed ended, \#
  or took more than two seconds. The daemon starts it again.","data":{"kind":"verifierFailed",\#
  "retryable":true}}}}}\#

  """#
