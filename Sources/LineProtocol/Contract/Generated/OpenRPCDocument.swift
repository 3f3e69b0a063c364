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
  It replaces the previous catalogue as a whole. A product that a stored transaction names can\#
  not be left out unless `removed` names it.","schema":{"$ref":"#/components/schemas/Catalogue\#
  "}},{"name":"entitlements","required":false,"summary":"Ids that `grant` accepts in addition \#
  to the entitlements of the catalogue. They replace the previous list as a whole.","schema":{\#
  "type":"array","items":{"$ref":"#/components/schemas/EntitlementId"},"maxItems":10000}},{"na\#
  me":"environment","required":false,"summary":"Environment whose purchases give access. Defau\#
  lt for a new project: production.","schema":{"$ref":"#/components/schemas/ProjectEnvironment\#
  "}},{"name":"clock","required":false,"summary":"Clock of the project: `system`, `manual` (a \#
  manual clock that starts now), or {\"manual\": TIMESTAMP}. It can only change before the fir\#
  st device, user or purchase. Default for a new project: system.","schema":{"$ref":"#/compone\#
  nts/schemas/ClockChoice"}},{"name":"webhooks","required":false,"summary":"URLs that receive \#
  the project's events, each URL once. They replace the previous list as a whole. Default for \#
  a new project: none.","schema":{"type":"array","items":{"$ref":"#/components/schemas/Webhook\#
  Choice"},"maxItems":10}},{"name":"stores","required":false,"summary":"Settings of stores. `a\#
  ppStore`, `playStore` and `stripe` say how `store.notify` verifies and reads what these stor\#
  es send. `custom` lists stores of the project's own, up to 20. A custom store stays while a \#
  purchase names it. Default for a new project: none.","schema":{"$ref":"#/components/schemas/\#
  StoresChoice"}},{"name":"removed","required":false,"summary":"Products that `products` leave\#
  s out although stored transactions name them: their buyers lose what these products give.","\#
  schema":{"type":"array","items":{"$ref":"#/components/schemas/ProductId"},"maxItems":10000}}\#
  ,{"name":"dryRun","required":false,"summary":"Computes the result and the events without cha\#
  nging anything.","schema":{"type":"boolean","default":false}},{"name":"idempotencyKey","requ\#
  ired":false,"summary":"Makes a retry safe: the same key with the same params returns the sto\#
  red result.","schema":{"$ref":"#/components/schemas/IdempotencyKey"}}],"result":{"name":"res\#
  ult","schema":{"type":"object","properties":{"project":{"$ref":"#/components/schemas/Project\#
  "},"changes":{"$ref":"#/components/schemas/AccessChanges"},"dryRun":{"description":"True in \#
  a dry run; otherwise absent.","type":"boolean"},"events":{"description":"The events that the\#
   call would emit. Only in a dry run. The changes of access that a new catalogue causes come \#
  later, and are not in the list: `changes` counts them.","type":"array","items":{"$ref":"#/co\#
  mponents/schemas/Event"}},"replayed":{"description":"True when this is the stored result of \#
  an idempotency key; otherwise absent.","type":"boolean"}},"required":["project","changes"]}}\#
  ,"errors":[{"code":-32602,"message":"A parameter is missing, unknown, of a wrong type or out\#
   of range, or two parameters exclude each other. `field` points to it; `nearest` lists simil\#
  ar names.","data":{"kind":"invalidParams","retryable":false}},{"code":1000,"message":"The ca\#
  ller's role is lower than the role that the method needs. `uid` and `role` are the caller's \#
  (`none` without a role), and `needs` is the method's role.","data":{"kind":"permissionDenied\#
  ","retryable":false}},{"code":1209,"message":"`products` leaves out a product that a stored \#
  transaction names, and `removed` does not name it. Nothing changes. `product` is the first s\#
  uch product; `customers` counts who holds a purchase that names it, also an expired one. `cu\#
  stomers` is missing if the project has more than `definitionRecordsMax` customers and purcha\#
  ses: each product counts as used then.","data":{"kind":"productInUse","retryable":false}},{"\#
  code":1300,"message":"A call of the same method used this key with other params in the last \#
  24 hours.","data":{"kind":"idempotencyConflict","retryable":false}},{"code":1400,"message":"\#
  The disk has no room for the write. Nothing changes, and reading still works.","data":{"kind\#
  ":"storageFull","retryable":true}},{"code":1401,"message":"The write may not be on the disk:\#
   the daemon stops, and its next start shows what is stored. Or the daemon cannot read a reco\#
  rd that the request needs: then it keeps running.","data":{"kind":"storageFailed","retryable\#
  ":false}},{"code":1405,"message":"The shared database could not be reached, or did not answe\#
  r in time; other stores have no such error. With `outcome` `notApplied`, nothing changed. Wi\#
  th `unknown`, the change may or may not be stored.","data":{"kind":"storageUnavailable","ret\#
  ryable":true}}],"examples":[{"name":"a new project","params":[{"name":"project","value":"new\#
  s"},{"name":"rules","value":{"preset":"qonversion","onRestore":"transfer"}},{"name":"product\#
  s","value":{"monthly":{"kind":"subscription","entitlements":["premium"]}}},{"name":"clock","\#
  value":{"manual":"2026-01-01T00:00:00.000Z"}}],"result":{"name":"result","value":{"project":\#
  {"id":"news","rules":{"preset":"qonversion","anonymousPrefix":"QON_","onIdentifyNew":"attach\#
  ","onIdentifyKnown":"attach","onSwitch":"logoutFirst","onLogout":"return","onAnonymousLogout\#
  ":"ignore","purchaseHolders":"deviceAndUser","onRestore":"transfer","anonymousHolders":"asOt\#
  hers","oneTimePurchases":"move","unclaimedPurchases":"keep","userIdLengthMax":255,"blockedUs\#
  erIds":[""]},"products":{"monthly":{"kind":"subscription","entitlements":["premium"]}},"enti\#
  tlements":[],"environment":"production","clock":{"kind":"manual","now":"2026-01-01T00:00:00.\#
  000Z"},"webhooks":[],"stores":{"custom":[]},"createdAt":"2026-01-01T00:00:00.000Z","counts":\#
  {"devices":0,"users":0,"customers":0,"purchases":0,"unclaimed":0,"events":0}},"changes":{"cu\#
  stomers":0,"gained":{},"lost":{},"counted":true}}}},{"name":"a change of one thing","x-given\#
  ":[{"method":"project.define","params":{"products":{"monthly":{"kind":"subscription","entitl\#
  ements":["premium"]}},"clock":{"manual":"2026-01-01T00:00:00.000Z"}}},{"method":"install","p\#
  arams":{"device":"iphone"}}],"params":[{"name":"entitlements","value":["vip"]}],"result":{"n\#
  ame":"result","value":{"project":{"id":"default","rules":{"preset":"qonversion","anonymousPr\#
  efix":"QON_","onIdentifyNew":"attach","onIdentifyKnown":"attach","onSwitch":"logoutFirst","o\#
  nLogout":"return","onAnonymousLogout":"ignore","purchaseHolders":"deviceAndUser","onRestore"\#
  :"share","anonymousHolders":"asOthers","oneTimePurchases":"move","unclaimedPurchases":"keep"\#
  ,"userIdLengthMax":255,"blockedUserIds":[""]},"products":{"monthly":{"kind":"subscription","\#
  entitlements":["premium"]}},"entitlements":["vip"],"environment":"production","clock":{"kind\#
  ":"manual","now":"2026-01-01T00:00:00.000Z"},"webhooks":[],"stores":{"custom":[]},"createdAt\#
  ":"{{any}}","counts":{"devices":1,"users":1,"customers":1,"purchases":0,"unclaimed":0,"event\#
  s":1}},"changes":{"customers":0,"gained":{},"lost":{},"counted":true}}}},{"name":"webhooks",\#
  "params":[{"name":"project","value":"news"},{"name":"clock","value":{"manual":"2026-01-01T00\#
  :00:00.000Z"}},{"name":"webhooks","value":[{"url":"https://example.com/events","secret":"whs\#
  ec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw"},{"url":"https://example.com/purchases","secret":"a-new\#
  -one-of-many-characters","oldSecret":"the-one-before","format":"purchasely"}]}],"result":{"n\#
  ame":"result","value":{"project":{"id":"news","rules":"{{any}}","products":{},"entitlements"\#
  :[],"environment":"production","clock":{"kind":"manual","now":"2026-01-01T00:00:00.000Z"},"w\#
  ebhooks":[{"url":"https://example.com/events","format":"entitled"},{"url":"https://example.c\#
  om/purchases","format":"purchasely"}],"stores":{"custom":[]},"createdAt":"2026-01-01T00:00:0\#
  0.000Z","counts":{"devices":0,"users":0,"customers":0,"purchases":0,"unclaimed":0,"events":0\#
  }},"changes":{"customers":0,"gained":{},"lost":{},"counted":true}}}}]},{"name":"project.desc\#
  ribe","summary":"Returns the definition of a project with every rule, and the number of its \#
  records.","x-role":"read","x-since":1,"paramStructure":"either","params":[{"name":"project",\#
  "required":false,"summary":"Id of the project.","schema":{"$ref":"#/components/schemas/Proje\#
  ctId","default":"default"}}],"result":{"name":"result","schema":{"type":"object","properties\#
  ":{"project":{"$ref":"#/components/schemas/Project"}},"required":["project"]}},"errors":[{"c\#
  ode":-32602,"message":"A parameter is missing, unknown, of a wrong type or out of range, or \#
  two parameters exclude each other. `field` points to it; `nearest` lists similar names.","da\#
  ta":{"kind":"invalidParams","retryable":false}},{"code":1000,"message":"The caller's role is\#
   lower than the role that the method needs. `uid` and `role` are the caller's (`none` withou\#
  t a role), and `needs` is the method's role.","data":{"kind":"permissionDenied","retryable":\#
  false}},{"code":1200,"message":"The daemon has no such project.","data":{"kind":"unknownProj\#
  ect","retryable":false}},{"code":1405,"message":"The shared database could not be reached, o\#
  r did not answer in time; other stores have no such error. With `outcome` `notApplied`, noth\#
  ing changed. With `unknown`, the change may or may not be stored.","data":{"kind":"storageUn\#
  available","retryable":true}}],"examples":[{"name":"the project that is there from the start\#
  ","params":[],"result":{"name":"result","value":{"project":{"id":"default","rules":{"preset"\#
  :"qonversion","anonymousPrefix":"QON_","onIdentifyNew":"attach","onIdentifyKnown":"attach","\#
  onSwitch":"logoutFirst","onLogout":"return","onAnonymousLogout":"ignore","purchaseHolders":"\#
  deviceAndUser","onRestore":"share","anonymousHolders":"asOthers","oneTimePurchases":"move","\#
  unclaimedPurchases":"keep","userIdLengthMax":255,"blockedUserIds":[""]},"products":{},"entit\#
  lements":[],"environment":"production","clock":{"kind":"system"},"webhooks":[],"stores":{"cu\#
  stom":[]},"createdAt":"{{any}}","counts":{"devices":0,"users":0,"customers":0,"purchases":0,\#
  "unclaimed":0,"events":0}}}}}]},{"name":"project.list","summary":"Lists the projects, sorted\#
   by id in byte order.","x-role":"read","x-since":1,"paramStructure":"either","params":[{"nam\#
  e":"project","required":false,"summary":"Has no effect, but must exist: a client can send it\#
   with every call.","schema":{"$ref":"#/components/schemas/ProjectId","default":"default"}}],\#
  "result":{"name":"result","schema":{"type":"object","properties":{"projects":{"type":"array"\#
  ,"items":{"$ref":"#/components/schemas/ProjectSummary"}}},"required":["projects"]}},"errors"\#
  :[{"code":-32602,"message":"A parameter is missing, unknown, of a wrong type or out of range\#
  , or two parameters exclude each other. `field` points to it; `nearest` lists similar names.\#
  ","data":{"kind":"invalidParams","retryable":false}},{"code":1000,"message":"The caller's ro\#
  le is lower than the role that the method needs. `uid` and `role` are the caller's (`none` w\#
  ithout a role), and `needs` is the method's role.","data":{"kind":"permissionDenied","retrya\#
  ble":false}},{"code":1200,"message":"The daemon has no such project.","data":{"kind":"unknow\#
  nProject","retryable":false}},{"code":1405,"message":"The shared database could not be reach\#
  ed, or did not answer in time; other stores have no such error. With `outcome` `notApplied`,\#
   nothing changed. With `unknown`, the change may or may not be stored.","data":{"kind":"stor\#
  ageUnavailable","retryable":true}}],"examples":[{"name":"one project","params":[],"result":{\#
  "name":"result","value":{"projects":[{"id":"default","preset":"qonversion","createdAt":"{{an\#
  y}}","counts":{"devices":0,"users":0,"customers":0,"purchases":0,"unclaimed":0,"events":0}}]\#
  }}}]},{"name":"project.stores","summary":"Returns how a project verifies and reads what stor\#
  es send, with Stripe's secrets.","x-role":"admin","x-since":1,"paramStructure":"either","par\#
  ams":[{"name":"project","required":false,"summary":"Id of the project.","schema":{"$ref":"#/\#
  components/schemas/ProjectId","default":"default"}}],"result":{"name":"result","schema":{"ty\#
  pe":"object","properties":{"stores":{"$ref":"#/components/schemas/Stores"}},"required":["sto\#
  res"]}},"errors":[{"code":-32602,"message":"A parameter is missing, unknown, of a wrong type\#
   or out of range, or two parameters exclude each other. `field` points to it; `nearest` list\#
  s similar names.","data":{"kind":"invalidParams","retryable":false}},{"code":1000,"message":\#
  "The caller's role is lower than the role that the method needs. `uid` and `role` are the ca\#
  ller's (`none` without a role), and `needs` is the method's role.","data":{"kind":"permissio\#
  nDenied","retryable":false}},{"code":1200,"message":"The daemon has no such project.","data"\#
  :{"kind":"unknownProject","retryable":false}},{"code":1405,"message":"The shared database co\#
  uld not be reached, or did not answer in time; other stores have no such error. With `outcom\#
  e` `notApplied`, nothing changed. With `unknown`, the change may or may not be stored.","dat\#
  a":{"kind":"storageUnavailable","retryable":true}}],"examples":[{"name":"settings of three s\#
  tores","x-given":[{"method":"project.define","params":{"stores":{"appStore":{"apps":[{"bundl\#
  eId":"com.example","appAppleId":1234}]},"playStore":{"packages":["com.example"]},"stripe":{"\#
  secret":"whsec_test","userFrom":["client_reference_id","metadata.userId"],"grace":"P7D"},"cu\#
  stom":["Zeta"]}}}],"params":[],"result":{"name":"result","value":{"stores":{"appStore":{"app\#
  s":[{"bundleId":"com.example","appAppleId":1234}],"environments":["Production","Sandbox"],"r\#
  oots":[]},"playStore":{"packages":["com.example"]},"stripe":{"secret":"whsec_test","oldSecre\#
  t":null,"product":"product","userFrom":["client_reference_id","metadata.userId"],"grace":"P7\#
  D"},"custom":["Zeta"]}}}}]},{"name":"project.webhooks","summary":"Returns the webhooks of a \#
  project with their secrets.","x-role":"admin","x-since":1,"paramStructure":"either","params"\#
  :[{"name":"project","required":false,"summary":"Id of the project.","schema":{"$ref":"#/comp\#
  onents/schemas/ProjectId","default":"default"}}],"result":{"name":"result","schema":{"type":\#
  "object","properties":{"webhooks":{"type":"array","items":{"$ref":"#/components/schemas/Webh\#
  ook"}}},"required":["webhooks"]}},"errors":[{"code":-32602,"message":"A parameter is missing\#
  , unknown, of a wrong type or out of range, or two parameters exclude each other. `field` po\#
  ints to it; `nearest` lists similar names.","data":{"kind":"invalidParams","retryable":false\#
  }},{"code":1000,"message":"The caller's role is lower than the role that the method needs. `\#
  uid` and `role` are the caller's (`none` without a role), and `needs` is the method's role."\#
  ,"data":{"kind":"permissionDenied","retryable":false}},{"code":1200,"message":"The daemon ha\#
  s no such project.","data":{"kind":"unknownProject","retryable":false}},{"code":1405,"messag\#
  e":"The shared database could not be reached, or did not answer in time; other stores have n\#
  o such error. With `outcome` `notApplied`, nothing changed. With `unknown`, the change may o\#
  r may not be stored.","data":{"kind":"storageUnavailable","retryable":true}}],"examples":[{"\#
  name":"a webhook that was defined after the first event","x-given":[{"method":"install","par\#
  ams":{"device":"iphone"}},{"method":"project.define","params":{"webhooks":[{"url":"http://12\#
  7.0.0.1:8080/","secret":"sesame"}]}}],"params":[],"result":{"name":"result","value":{"webhoo\#
  ks":[{"url":"http://127.0.0.1:8080/","secret":"sesame","oldSecret":null,"authorization":null\#
  ,"format":"entitled","paused":false,"consumer":"webhook-1","cursor":"1"}]}}}]},{"name":"purc\#
  hase","summary":"Records a store transaction, and sets the holders of a new purchase.","x-ro\#
  le":"write","x-since":1,"paramStructure":"either","params":[{"name":"device","required":fals\#
  e,"summary":"Id of the device on which the customer bought.","schema":{"$ref":"#/components/\#
  schemas/DeviceId"}},{"name":"userId","required":false,"summary":"Id of the buyer, instead of\#
   `device`. The daemon creates an unknown user, so that no payment is lost.","schema":{"$ref"\#
  :"#/components/schemas/UserId"}},{"name":"product","required":true,"summary":"Id of the prod\#
  uct. The daemon also records a product that the catalogue does not have.","schema":{"$ref":"\#
  #/components/schemas/ProductId"}},{"name":"store","required":true,"summary":"Store that took\#
   the payment: appStore, macAppStore, playStore, amazon, huawei, samsung, roku, microsoft, pa\#
  ddle, stripe, web, or one of the project's `stores.custom`.","schema":{"$ref":"#/components/\#
  schemas/Store"}},{"name":"transactionId","required":true,"summary":"The store's id of this t\#
  ransaction.","schema":{"$ref":"#/components/schemas/TransactionId"}},{"name":"originalTransa\#
  ctionId","required":false,"summary":"Id of the first transaction of the same purchase. Defau\#
  lt: `transactionId`.","schema":{"$ref":"#/components/schemas/TransactionId"}},{"name":"kind"\#
  ,"required":false,"summary":"Kind of the product. It overrides the kind in the catalogue.","\#
  schema":{"$ref":"#/components/schemas/ProductKind"}},{"name":"purchasedAt","required":false,\#
  "summary":"Purchase time, RFC 3339. Default: `asOf`, or now.","schema":{"$ref":"#/components\#
  /schemas/Moment"}},{"name":"expiresAt","required":false,"summary":"Last millisecond of the p\#
  aid period, RFC 3339. Default: no end.","schema":{"$ref":"#/components/schemas/Moment"}},{"n\#
  ame":"periodType","required":false,"summary":"Price of the period: full (normal), a trial, o\#
  r introductory (intro).","schema":{"$ref":"#/components/schemas/PeriodType","default":"norma\#
  l"}},{"name":"environment","required":false,"summary":"Environment of the store: production,\#
   or sandbox for test purchases.","schema":{"$ref":"#/components/schemas/PurchaseEnvironment"\#
  ,"default":"production"}},{"name":"isFamilyShared","required":false,"summary":"Whether a fam\#
  ily member bought it and shares it.","schema":{"type":"boolean","default":false}},{"name":"p\#
  rice","required":false,"summary":"Price that the customer paid: a decimal number in a string\#
  , for example \"9.99\".","schema":{"$ref":"#/components/schemas/Price"}},{"name":"currency",\#
  "required":false,"summary":"Currency of the price: an ISO 4217 code, for example EUR.","sche\#
  ma":{"$ref":"#/components/schemas/Currency"}},{"name":"country","required":false,"summary":"\#
  Country of the purchase: an ISO 3166 code, for example DE.","schema":{"$ref":"#/components/s\#
  chemas/Country"}},{"name":"offerCode","required":false,"summary":"Offer code that the custom\#
  er redeemed.","schema":{"type":"string","minLength":1,"maxLength":255}},{"name":"attributes"\#
  ,"required":false,"summary":"Up to 20 strings of your own, which the events of this purchase\#
   repeat.","schema":{"$ref":"#/components/schemas/Attributes"}},{"name":"asOf","required":fal\#
  se,"summary":"Time at which the store made this statement, RFC 3339. Without it, this is a s\#
  tatement of the caller, made now.","schema":{"$ref":"#/components/schemas/Moment"}},{"name":\#
  "replaces","required":false,"summary":"Purchase of the same store that this one takes over: \#
  its `originalTransactionId`, or one of its keys. Google calls it linkedPurchaseToken.","sche\#
  ma":{"$ref":"#/components/schemas/TransactionId"}},{"name":"keys","required":false,"summary"\#
  :"Up to ten further names of the purchase, for example a Google order id. Each finds it wher\#
  ever `originalTransactionId` is a param. If the daemon does not know `originalTransactionId`\#
  , the first key that names a purchase does.","schema":{"type":"array","items":{"$ref":"#/com\#
  ponents/schemas/TransactionId"},"maxItems":10}},{"name":"accountToken","required":false,"sum\#
  mary":"Account token of the purchase. When the call names a user or a device, it is register\#
  ed for that user.","schema":{"$ref":"#/components/schemas/AccountToken"}},{"name":"project",\#
  "required":false,"summary":"Id of the project.","schema":{"$ref":"#/components/schemas/Proje\#
  ctId","default":"default"}},{"name":"dryRun","required":false,"summary":"Computes the result\#
   and the events without changing anything.","schema":{"type":"boolean","default":false}},{"n\#
  ame":"idempotencyKey","required":false,"summary":"Makes a retry safe: the same key with the \#
  same params returns the stored result.","schema":{"$ref":"#/components/schemas/IdempotencyKe\#
  y"}}],"result":{"name":"result","schema":{"type":"object","properties":{"purchase":{"$ref":"\#
  #/components/schemas/Purchase"},"created":{"description":"True when the purchase is new.","t\#
  ype":"boolean"},"outcome":{"description":"recorded: a new purchase. received: the buyer did \#
  not hold the purchase, and holds it now. claimed: the purchase had no holder before; now the\#
   buyer holds it. planChanged: a new transaction with another product. renewed: any other new\#
   transaction. updated: a fact with `asOf` changed a known transaction. stale: the daemon had\#
   newer information about every field that differs. unchanged: no field differs, the transact\#
  ion is known and the call has no `asOf`, or the transaction is new and older than the latest\#
  .","type":"string","enum":["recorded","renewed","planChanged","received","claimed","updated"\#
  ,"stale","unchanged"]},"stale":{"description":"The params that lost against newer informatio\#
  n; absent when there are none.","type":"array","items":{"type":"string"}},"entitlements":{"$\#
  ref":"#/components/schemas/Entitlements","description":"The buyer's entitlements after the c\#
  all. Without `device` and `userId`: those of the holder, or none if the purchase has no hold\#
  er."},"warnings":{"description":"Absent when there are no warnings.","type":"array","items":\#
  {"$ref":"#/components/schemas/Warning"}},"dryRun":{"description":"True in a dry run; otherwi\#
  se absent.","type":"boolean"},"events":{"description":"The events that the call would emit. \#
  Only in a dry run.","type":"array","items":{"$ref":"#/components/schemas/Event"}},"replayed"\#
  :{"description":"True when this is the stored result of an idempotency key; otherwise absent\#
  .","type":"boolean"}},"required":["purchase","created","outcome","entitlements"]}},"errors":\#
  [{"code":-32602,"message":"A parameter is missing, unknown, of a wrong type or out of range,\#
   or two parameters exclude each other. `field` points to it; `nearest` lists similar names."\#
  ,"data":{"kind":"invalidParams","retryable":false}},{"code":1000,"message":"The caller's rol\#
  e is lower than the role that the method needs. `uid` and `role` are the caller's (`none` wi\#
  thout a role), and `needs` is the method's role.","data":{"kind":"permissionDenied","retryab\#
  le":false}},{"code":1100,"message":"The project has no such device.","data":{"kind":"unknown\#
  Device","retryable":false}},{"code":1102,"message":"No user may have this id: it is empty, o\#
  r in the project's `blockedUserIds`.","data":{"kind":"blockedUserId","retryable":false}},{"c\#
  ode":1103,"message":"The id has more Unicode scalars than the project's `userIdLengthMax`.",\#
  "data":{"kind":"userIdTooLong","retryable":false}},{"code":1104,"message":"The id begins wit\#
  h the project's anonymous prefix, or it is the id of an anonymous user or a customerId.","da\#
  ta":{"kind":"reservedUserId","retryable":false}},{"code":1200,"message":"The daemon has no s\#
  uch project.","data":{"kind":"unknownProject","retryable":false}},{"code":1202,"message":"An\#
  other user holds the purchase, and a rule of the project keeps it there. `holder` and `rule`\#
   name them. In `user.import` there is no `rule`: the import does not name the holder. Nothin\#
  g changes.","data":{"kind":"purchaseHeldByAnother","retryable":false}},{"code":1300,"message\#
  ":"A call of the same method used this key with other params in the last 24 hours.","data":{\#
  "kind":"idempotencyConflict","retryable":false}},{"code":1400,"message":"The disk has no roo\#
  m for the write. Nothing changes, and reading still works.","data":{"kind":"storageFull","re\#
  tryable":true}},{"code":1401,"message":"The write may not be on the disk: the daemon stops, \#
  and its next start shows what is stored. Or the daemon cannot read a record that the request\#
   needs: then it keeps running.","data":{"kind":"storageFailed","retryable":false}},{"code":1\#
  405,"message":"The shared database could not be reached, or did not answer in time; other st\#
  ores have no such error. With `outcome` `notApplied`, nothing changed. With `unknown`, the c\#
  hange may or may not be stored.","data":{"kind":"storageUnavailable","retryable":true}}],"ex\#
  amples":[{"name":"a subscription","x-given":[{"method":"project.define","params":{"products"\#
  :{"monthly":{"kind":"subscription","entitlements":["premium"]}},"clock":{"manual":"2026-01-0\#
  1T00:00:00.000Z"}}},{"method":"install","params":{"device":"iphone"}}],"params":[{"name":"de\#
  vice","value":"iphone"},{"name":"product","value":"monthly"},{"name":"store","value":"appSto\#
  re"},{"name":"transactionId","value":"1000"},{"name":"expiresAt","value":"2026-02-01T00:00:0\#
  0.000Z"}],"result":{"name":"result","value":{"purchase":{"store":"appStore","originalTransac\#
  tionId":"1000","transactionId":"1000","product":"monthly","kind":"subscription","state":"act\#
  ive","holders":["{{anonymous}}"],"device":"iphone","storeAccount":null,"purchasedAt":"2026-0\#
  1-01T00:00:00.000Z","firstPurchasedAt":"2026-01-01T00:00:00.000Z","expiresAt":"2026-02-01T00\#
  :00:00.000Z","trialStartedAt":null,"periodType":"normal","environment":"production","isFamil\#
  yShared":false,"price":null,"currency":null,"country":null,"offerCode":null,"autoRenew":true\#
  ,"autoRenewDisabledAt":null,"gracePeriodExpiresAt":null,"billingRetry":false,"pausedUntil":n\#
  ull,"refundedAt":null,"revokedAt":null,"endedAt":null,"paused":false,"renewsAs":null,"endRea\#
  son":null,"billingIssueAt":null,"replaces":null,"replacedBy":null,"replacedAt":null,"keys":[\#
  ],"renewsCount":0,"accountToken":null,"transactions":[{"transactionId":"1000","product":"mon\#
  thly","periodType":"normal","purchasedAt":"2026-01-01T00:00:00.000Z","expiresAt":"2026-02-01\#
  T00:00:00.000Z","asOf":"2026-01-01T00:00:00.000Z"}]},"created":true,"outcome":"recorded","en\#
  titlements":{"premium":{"id":"premium","active":true,"state":"active","productId":"monthly",\#
  "source":"appStore","renewState":"willRenew","grantType":"purchase","periodType":"normal","s\#
  tartedAt":"2026-01-01T00:00:00.000Z","expiresAt":"2026-02-01T00:00:00.000Z","gracePeriodExpi\#
  resAt":null,"firstPurchasedAt":"2026-01-01T00:00:00.000Z","lastPurchasedAt":"2026-01-01T00:0\#
  0:00.000Z","trialStartedAt":null,"autoRenewDisabledAt":null,"renewsCount":0,"environment":"p\#
  roduction","store":"appStore","transactionId":"1000","originalTransactionId":"1000"}}}}},{"n\#
  ame":"the same transaction again","x-given":[{"method":"project.define","params":{"products"\#
  :{"monthly":{"kind":"subscription","entitlements":["premium"]}},"clock":{"manual":"2026-01-0\#
  1T00:00:00.000Z"}}},{"method":"install","params":{"device":"iphone"}},{"method":"purchase","\#
  params":{"device":"iphone","product":"monthly","store":"appStore","transactionId":"1000","ex\#
  piresAt":"2026-02-01T00:00:00.000Z"}}],"params":[{"name":"device","value":"iphone"},{"name":\#
  "product","value":"monthly"},{"name":"store","value":"appStore"},{"name":"transactionId","va\#
  lue":"1000"},{"name":"expiresAt","value":"2026-02-01T00:00:00.000Z"}],"result":{"name":"resu\#
  lt","value":{"purchase":{"store":"appStore","originalTransactionId":"1000","transactionId":"\#
  1000","product":"monthly","kind":"subscription","state":"active","holders":["{{anonymous}}"]\#
  ,"device":"iphone","storeAccount":null,"purchasedAt":"2026-01-01T00:00:00.000Z","firstPurcha\#
  sedAt":"2026-01-01T00:00:00.000Z","expiresAt":"2026-02-01T00:00:00.000Z","trialStartedAt":nu\#
  ll,"periodType":"normal","environment":"production","isFamilyShared":false,"price":null,"cur\#
  rency":null,"country":null,"offerCode":null,"autoRenew":true,"autoRenewDisabledAt":null,"gra\#
  cePeriodExpiresAt":null,"billingRetry":false,"pausedUntil":null,"refundedAt":null,"revokedAt\#
  ":null,"endedAt":null,"paused":false,"renewsAs":null,"endReason":null,"billingIssueAt":null,\#
  "replaces":null,"replacedBy":null,"replacedAt":null,"keys":[],"renewsCount":0,"accountToken"\#
  :null,"transactions":[{"transactionId":"1000","product":"monthly","periodType":"normal","pur\#
  chasedAt":"2026-01-01T00:00:00.000Z","expiresAt":"2026-02-01T00:00:00.000Z","asOf":"2026-01-\#
  01T00:00:00.000Z"}]},"created":false,"outcome":"unchanged","entitlements":{"premium":{"id":"\#
  premium","active":true,"state":"active","productId":"monthly","source":"appStore","renewStat\#
  e":"willRenew","grantType":"purchase","periodType":"normal","startedAt":"2026-01-01T00:00:00\#
  .000Z","expiresAt":"2026-02-01T00:00:00.000Z","gracePeriodExpiresAt":null,"firstPurchasedAt"\#
  :"2026-01-01T00:00:00.000Z","lastPurchasedAt":"2026-01-01T00:00:00.000Z","trialStartedAt":nu\#
  ll,"autoRenewDisabledAt":null,"renewsCount":0,"environment":"production","store":"appStore",\#
  "transactionId":"1000","originalTransactionId":"1000"}}}}},{"name":"by a user who is logged \#
  in","x-given":[{"method":"project.define","params":{"products":{"monthly":{"kind":"subscript\#
  ion","entitlements":["premium"]}},"clock":{"manual":"2026-01-01T00:00:00.000Z"}}},{"method":\#
  "install","params":{"device":"iphone"}},{"method":"identify","params":{"device":"iphone","us\#
  erId":"user_id_1"}}],"params":[{"name":"device","value":"iphone"},{"name":"product","value":\#
  "monthly"},{"name":"store","value":"appStore"},{"name":"transactionId","value":"1000"},{"nam\#
  e":"expiresAt","value":"2026-02-01T00:00:00.000Z"}],"result":{"name":"result","value":{"purc\#
  hase":{"store":"appStore","originalTransactionId":"1000","transactionId":"1000","product":"m\#
  onthly","kind":"subscription","state":"active","holders":["{{anonymous}}","user_id_1"],"devi\#
  ce":"iphone","storeAccount":null,"purchasedAt":"2026-01-01T00:00:00.000Z","firstPurchasedAt"\#
  :"2026-01-01T00:00:00.000Z","expiresAt":"2026-02-01T00:00:00.000Z","trialStartedAt":null,"pe\#
  riodType":"normal","environment":"production","isFamilyShared":false,"price":null,"currency"\#
  :null,"country":null,"offerCode":null,"autoRenew":true,"autoRenewDisabledAt":null,"gracePeri\#
  odExpiresAt":null,"billingRetry":false,"pausedUntil":null,"refundedAt":null,"revokedAt":null\#
  ,"endedAt":null,"paused":false,"renewsAs":null,"endReason":null,"billingIssueAt":null,"repla\#
  ces":null,"replacedBy":null,"replacedAt":null,"keys":[],"renewsCount":0,"accountToken":null,\#
  "transactions":[{"transactionId":"1000","product":"monthly","periodType":"normal","purchased\#
  At":"2026-01-01T00:00:00.000Z","expiresAt":"2026-02-01T00:00:00.000Z","asOf":"2026-01-01T00:\#
  00:00.000Z"}]},"created":true,"outcome":"recorded","entitlements":{"premium":{"id":"premium"\#
  ,"active":true,"state":"active","productId":"monthly","source":"appStore","renewState":"will\#
  Renew","grantType":"purchase","periodType":"normal","startedAt":"2026-01-01T00:00:00.000Z","\#
  expiresAt":"2026-02-01T00:00:00.000Z","gracePeriodExpiresAt":null,"firstPurchasedAt":"2026-0\#
  1-01T00:00:00.000Z","lastPurchasedAt":"2026-01-01T00:00:00.000Z","trialStartedAt":null,"auto\#
  RenewDisabledAt":null,"renewsCount":0,"environment":"production","store":"appStore","transac\#
  tionId":"1000","originalTransactionId":"1000"}}}}},{"name":"a renewal","x-given":[{"method":\#
  "project.define","params":{"products":{"monthly":{"kind":"subscription","entitlements":["pre\#
  mium"]}},"clock":{"manual":"2026-01-01T00:00:00.000Z"}}},{"method":"install","params":{"devi\#
  ce":"iphone"}},{"method":"purchase","params":{"device":"iphone","product":"monthly","store":\#
  "appStore","transactionId":"1000","purchasedAt":"2025-11-15T00:00:00.000Z","expiresAt":"2025\#
  -12-15T00:00:00.000Z"}}],"params":[{"name":"device","value":"iphone"},{"name":"product","val\#
  ue":"monthly"},{"name":"store","value":"appStore"},{"name":"transactionId","value":"1001"},{\#
  "name":"originalTransactionId","value":"1000"},{"name":"purchasedAt","value":"2025-12-15T00:\#
  00:00.000Z"},{"name":"expiresAt","value":"2026-01-15T00:00:00.000Z"}],"result":{"name":"resu\#
  lt","value":{"purchase":{"store":"appStore","originalTransactionId":"1000","transactionId":"\#
  1001","product":"monthly","kind":"subscription","state":"active","holders":["{{anonymous}}"]\#
  ,"device":"iphone","storeAccount":null,"purchasedAt":"2025-12-15T00:00:00.000Z","firstPurcha\#
  sedAt":"2025-11-15T00:00:00.000Z","expiresAt":"2026-01-15T00:00:00.000Z","trialStartedAt":nu\#
  ll,"periodType":"normal","environment":"production","isFamilyShared":false,"price":null,"cur\#
  rency":null,"country":null,"offerCode":null,"autoRenew":true,"autoRenewDisabledAt":null,"gra\#
  cePeriodExpiresAt":null,"billingRetry":false,"pausedUntil":null,"refundedAt":null,"revokedAt\#
  ":null,"endedAt":null,"paused":false,"renewsAs":null,"endReason":null,"billingIssueAt":null,\#
  "replaces":null,"replacedBy":null,"replacedAt":null,"keys":[],"renewsCount":1,"accountToken"\#
  :null,"transactions":[{"transactionId":"1000","product":"monthly","periodType":"normal","pur\#
  chasedAt":"2025-11-15T00:00:00.000Z","expiresAt":"2025-12-15T00:00:00.000Z","asOf":"2025-11-\#
  15T00:00:00.000Z"},{"transactionId":"1001","product":"monthly","periodType":"normal","purcha\#
  sedAt":"2025-12-15T00:00:00.000Z","expiresAt":"2026-01-15T00:00:00.000Z","asOf":"2025-12-15T\#
  00:00:00.000Z"}]},"created":false,"outcome":"renewed","entitlements":{"premium":{"id":"premi\#
  um","active":true,"state":"active","productId":"monthly","source":"appStore","renewState":"w\#
  illRenew","grantType":"purchase","periodType":"normal","startedAt":"2025-11-15T00:00:00.000Z\#
  ","expiresAt":"2026-01-15T00:00:00.000Z","gracePeriodExpiresAt":null,"firstPurchasedAt":"202\#
  5-11-15T00:00:00.000Z","lastPurchasedAt":"2025-12-15T00:00:00.000Z","trialStartedAt":null,"a\#
  utoRenewDisabledAt":null,"renewsCount":1,"environment":"production","store":"appStore","tran\#
  sactionId":"1001","originalTransactionId":"1000"}}}}},{"name":"a product that the catalogue \#
  does not know","x-given":[{"method":"project.define","params":{"products":{"monthly":{"kind"\#
  :"subscription","entitlements":["premium"]}},"clock":{"manual":"2026-01-01T00:00:00.000Z"}}}\#
  ],"params":[{"name":"userId","value":"user_id_1"},{"name":"product","value":"montly"},{"name\#
  ":"store","value":"stripe"},{"name":"transactionId","value":"pi_1"}],"result":{"name":"resul\#
  t","value":{"purchase":{"store":"stripe","originalTransactionId":"pi_1","transactionId":"pi_\#
  1","product":"montly","kind":"nonConsumable","state":"active","holders":["user_id_1"],"devic\#
  e":null,"storeAccount":null,"purchasedAt":"2026-01-01T00:00:00.000Z","firstPurchasedAt":"202\#
  6-01-01T00:00:00.000Z","expiresAt":null,"trialStartedAt":null,"periodType":"normal","environ\#
  ment":"production","isFamilyShared":false,"price":null,"currency":null,"country":null,"offer\#
  Code":null,"autoRenew":false,"autoRenewDisabledAt":null,"gracePeriodExpiresAt":null,"billing\#
  Retry":false,"pausedUntil":null,"refundedAt":null,"revokedAt":null,"endedAt":null,"paused":f\#
  alse,"renewsAs":null,"endReason":null,"billingIssueAt":null,"replaces":null,"replacedBy":nul\#
  l,"replacedAt":null,"keys":[],"renewsCount":0,"accountToken":null,"transactions":[{"transact\#
  ionId":"pi_1","product":"montly","periodType":"normal","purchasedAt":"2026-01-01T00:00:00.00\#
  0Z","expiresAt":null,"asOf":"2026-01-01T00:00:00.000Z"}]},"created":true,"outcome":"recorded\#
  ","entitlements":{},"warnings":[{"kind":"unknownProduct","message":"{{any}}","nearest":["mon\#
  thly"]}]}}}]},{"name":"purchase.update","summary":"Updates a purchase, for example after a r\#
  efund. Omitted params keep their value.","x-role":"write","x-since":1,"paramStructure":"eith\#
  er","params":[{"name":"store","required":true,"summary":"Store that took the payment.","sche\#
  ma":{"$ref":"#/components/schemas/Store"}},{"name":"originalTransactionId","required":true,"\#
  summary":"Id of the first transaction of the purchase.","schema":{"$ref":"#/components/schem\#
  as/TransactionId"}},{"name":"expiresAt","required":false,"summary":"New last millisecond of \#
  the paid period, RFC 3339; null: no end.","schema":{"$ref":"#/components/schemas/NullableMom\#
  ent"}},{"name":"autoRenew","required":false,"summary":"Whether the subscription renews autom\#
  atically; null: true for a subscription, else false.","schema":{"type":["boolean","null"]}},\#
  {"name":"gracePeriodExpiresAt","required":false,"summary":"Last millisecond of the grace per\#
  iod, RFC 3339; null: no grace period.","schema":{"$ref":"#/components/schemas/NullableMoment\#
  "}},{"name":"billingRetry","required":false,"summary":"Whether the store retries a failed pa\#
  yment; null: false.","schema":{"type":["boolean","null"]}},{"name":"pausedUntil","required":\#
  false,"summary":"Time at which the pause ends, RFC 3339; null: no pause.","schema":{"$ref":"\#
  #/components/schemas/NullableMoment"}},{"name":"refundedAt","required":false,"summary":"Time\#
   of the refund, RFC 3339; null: no refund.","schema":{"$ref":"#/components/schemas/NullableM\#
  oment"}},{"name":"revokedAt","required":false,"summary":"Time at which the store withdrew ac\#
  cess, RFC 3339, for example when family sharing ends; null: not withdrawn.","schema":{"$ref"\#
  :"#/components/schemas/NullableMoment"}},{"name":"product","required":false,"summary":"Id of\#
   the product from now on: a change of plan.","schema":{"$ref":"#/components/schemas/ProductI\#
  d"}},{"name":"transactionId","required":false,"summary":"Transaction that the statement is a\#
  bout. Required with `asOf`. Default: the latest; for a refund or a revocation, the latest th\#
  at was bought at or before its moment.","schema":{"$ref":"#/components/schemas/TransactionId\#
  "}},{"name":"asOf","required":false,"summary":"Time at which the store made this statement, \#
  RFC 3339. Without it, this is a statement of the caller, made now.","schema":{"$ref":"#/comp\#
  onents/schemas/Moment"}},{"name":"endedAt","required":false,"summary":"Time at which access \#
  ended before the end of the period, RFC 3339. Null clears it.","schema":{"$ref":"#/component\#
  s/schemas/NullableMoment"}},{"name":"paused","required":false,"summary":"Whether the subscri\#
  ption is paused, with or without a known end.","schema":{"type":["boolean","null"]}},{"name"\#
  :"renewsAs","required":false,"summary":"Product of the next period. It gives no access. Null\#
  : the same product.","schema":{"type":["string","null"],"minLength":1,"maxLength":255}},{"na\#
  me":"endReason","required":false,"summary":"Why the purchase ended, or will end. Null clears\#
   it.","schema":{"$ref":"#/components/schemas/EndReason"}},{"name":"project","required":false\#
  ,"summary":"Id of the project.","schema":{"$ref":"#/components/schemas/ProjectId","default":\#
  "default"}},{"name":"dryRun","required":false,"summary":"Computes the result and the events \#
  without changing anything.","schema":{"type":"boolean","default":false}},{"name":"idempotenc\#
  yKey","required":false,"summary":"Makes a retry safe: the same key with the same params retu\#
  rns the stored result.","schema":{"$ref":"#/components/schemas/IdempotencyKey"}}],"result":{\#
  "name":"result","schema":{"type":"object","properties":{"purchase":{"$ref":"#/components/sch\#
  emas/Purchase"},"outcome":{"description":"applied: a field changed. stale: the daemon had ne\#
  wer information about every field that differs. unchanged: no field differs.","type":"string\#
  ","enum":["applied","stale","unchanged"]},"stale":{"description":"The params that lost again\#
  st newer information; absent when there are none.","type":"array","items":{"type":"string"}}\#
  ,"warnings":{"description":"Absent when there are no warnings.","type":"array","items":{"$re\#
  f":"#/components/schemas/Warning"}},"dryRun":{"description":"True in a dry run; otherwise ab\#
  sent.","type":"boolean"},"events":{"description":"The events that the call would emit. Only \#
  in a dry run.","type":"array","items":{"$ref":"#/components/schemas/Event"}},"replayed":{"de\#
  scription":"True when this is the stored result of an idempotency key; otherwise absent.","t\#
  ype":"boolean"}},"required":["purchase","outcome"]}},"errors":[{"code":-32602,"message":"A p\#
  arameter is missing, unknown, of a wrong type or out of range, or two parameters exclude eac\#
  h other. `field` points to it; `nearest` lists similar names.","data":{"kind":"invalidParams\#
  ","retryable":false}},{"code":1000,"message":"The caller's role is lower than the role that \#
  the method needs. `uid` and `role` are the caller's (`none` without a role), and `needs` is \#
  the method's role.","data":{"kind":"permissionDenied","retryable":false}},{"code":1200,"mess\#
  age":"The daemon has no such project.","data":{"kind":"unknownProject","retryable":false}},{\#
  "code":1201,"message":"The project has no purchase with this store and originalTransactionId\#
  , or the purchase has no such transaction. Nothing changes.","data":{"kind":"unknownPurchase\#
  ","retryable":false}},{"code":1300,"message":"A call of the same method used this key with o\#
  ther params in the last 24 hours.","data":{"kind":"idempotencyConflict","retryable":false}},\#
  {"code":1400,"message":"The disk has no room for the write. Nothing changes, and reading sti\#
  ll works.","data":{"kind":"storageFull","retryable":true}},{"code":1401,"message":"The write\#
   may not be on the disk: the daemon stops, and its next start shows what is stored. Or the d\#
  aemon cannot read a record that the request needs: then it keeps running.","data":{"kind":"s\#
  torageFailed","retryable":false}},{"code":1405,"message":"The shared database could not be r\#
  eached, or did not answer in time; other stores have no such error. With `outcome` `notAppli\#
  ed`, nothing changed. With `unknown`, the change may or may not be stored.","data":{"kind":"\#
  storageUnavailable","retryable":true}}],"examples":[{"name":"auto-renew turned off","x-given\#
  ":[{"method":"project.define","params":{"products":{"monthly":{"kind":"subscription","entitl\#
  ements":["premium"]}},"clock":{"manual":"2026-01-01T00:00:00.000Z"}}},{"method":"install","p\#
  arams":{"device":"iphone"}},{"method":"purchase","params":{"device":"iphone","product":"mont\#
  hly","store":"appStore","transactionId":"1000","expiresAt":"2026-02-01T00:00:00.000Z"}}],"pa\#
  rams":[{"name":"store","value":"appStore"},{"name":"originalTransactionId","value":"1000"},{\#
  "name":"autoRenew","value":false}],"result":{"name":"result","value":{"purchase":{"store":"a\#
  ppStore","originalTransactionId":"1000","transactionId":"1000","product":"monthly","kind":"s\#
  ubscription","state":"active","holders":["{{anonymous}}"],"device":"iphone","storeAccount":n\#
  ull,"purchasedAt":"2026-01-01T00:00:00.000Z","firstPurchasedAt":"2026-01-01T00:00:00.000Z","\#
  expiresAt":"2026-02-01T00:00:00.000Z","trialStartedAt":null,"periodType":"normal","environme\#
  nt":"production","isFamilyShared":false,"price":null,"currency":null,"country":null,"offerCo\#
  de":null,"autoRenew":false,"autoRenewDisabledAt":"2026-01-01T00:00:00.000Z","gracePeriodExpi\#
  resAt":null,"billingRetry":false,"pausedUntil":null,"refundedAt":null,"revokedAt":null,"ende\#
  dAt":null,"paused":false,"renewsAs":null,"endReason":null,"billingIssueAt":null,"replaces":n\#
  ull,"replacedBy":null,"replacedAt":null,"keys":[],"renewsCount":0,"accountToken":null,"trans\#
  actions":[{"transactionId":"1000","product":"monthly","periodType":"normal","purchasedAt":"2\#
  026-01-01T00:00:00.000Z","expiresAt":"2026-02-01T00:00:00.000Z","autoRenew":false,"autoRenew\#
  DisabledAt":"2026-01-01T00:00:00.000Z","asOf":"2026-01-01T00:00:00.000Z"}]},"outcome":"appli\#
  ed"}}},{"name":"a refund","x-given":[{"method":"project.define","params":{"products":{"month\#
  ly":{"kind":"subscription","entitlements":["premium"]}},"clock":{"manual":"2026-01-01T00:00:\#
  00.000Z"}}},{"method":"install","params":{"device":"iphone"}},{"method":"purchase","params":\#
  {"device":"iphone","product":"monthly","store":"appStore","transactionId":"1000","expiresAt"\#
  :"2026-02-01T00:00:00.000Z"}}],"params":[{"name":"store","value":"appStore"},{"name":"origin\#
  alTransactionId","value":"1000"},{"name":"refundedAt","value":"2026-01-01T00:00:00.000Z"}],"\#
  result":{"name":"result","value":{"purchase":{"store":"appStore","originalTransactionId":"10\#
  00","transactionId":"1000","product":"monthly","kind":"subscription","state":"refunded","hol\#
  ders":["{{anonymous}}"],"device":"iphone","storeAccount":null,"purchasedAt":"2026-01-01T00:0\#
  0:00.000Z","firstPurchasedAt":"2026-01-01T00:00:00.000Z","expiresAt":"2026-02-01T00:00:00.00\#
  0Z","trialStartedAt":null,"periodType":"normal","environment":"production","isFamilyShared":\#
  false,"price":null,"currency":null,"country":null,"offerCode":null,"autoRenew":true,"autoRen\#
  ewDisabledAt":null,"gracePeriodExpiresAt":null,"billingRetry":false,"pausedUntil":null,"refu\#
  ndedAt":"2026-01-01T00:00:00.000Z","revokedAt":null,"endedAt":null,"paused":false,"renewsAs"\#
  :null,"endReason":null,"billingIssueAt":null,"replaces":null,"replacedBy":null,"replacedAt":\#
  null,"keys":[],"renewsCount":0,"accountToken":null,"transactions":[{"transactionId":"1000","\#
  product":"monthly","periodType":"normal","purchasedAt":"2026-01-01T00:00:00.000Z","expiresAt\#
  ":"2026-02-01T00:00:00.000Z","refundedAt":"2026-01-01T00:00:00.000Z","asOf":"2026-01-01T00:0\#
  0:00.000Z"}]},"outcome":"applied"}}},{"name":"a refund that was none","x-given":[{"method":"\#
  project.define","params":{"products":{"monthly":{"kind":"subscription","entitlements":["prem\#
  ium"]}},"clock":{"manual":"2026-01-01T00:00:00.000Z"}}},{"method":"install","params":{"devic\#
  e":"iphone"}},{"method":"purchase","params":{"device":"iphone","product":"monthly","store":"\#
  appStore","transactionId":"1000","expiresAt":"2026-02-01T00:00:00.000Z"}},{"method":"purchas\#
  e.update","params":{"store":"appStore","originalTransactionId":"1000","refundedAt":"2026-01-\#
  01T00:00:00.000Z"}}],"params":[{"name":"store","value":"appStore"},{"name":"originalTransact\#
  ionId","value":"1000"},{"name":"refundedAt","value":null}],"result":{"name":"result","value"\#
  :{"purchase":{"store":"appStore","originalTransactionId":"1000","transactionId":"1000","prod\#
  uct":"monthly","kind":"subscription","state":"active","holders":["{{anonymous}}"],"device":"\#
  iphone","storeAccount":null,"purchasedAt":"2026-01-01T00:00:00.000Z","firstPurchasedAt":"202\#
  6-01-01T00:00:00.000Z","expiresAt":"2026-02-01T00:00:00.000Z","trialStartedAt":null,"periodT\#
  ype":"normal","environment":"production","isFamilyShared":false,"price":null,"currency":null\#
  ,"country":null,"offerCode":null,"autoRenew":true,"autoRenewDisabledAt":null,"gracePeriodExp\#
  iresAt":null,"billingRetry":false,"pausedUntil":null,"refundedAt":null,"revokedAt":null,"end\#
  edAt":null,"paused":false,"renewsAs":null,"endReason":null,"billingIssueAt":null,"replaces":\#
  null,"replacedBy":null,"replacedAt":null,"keys":[],"renewsCount":0,"accountToken":null,"tran\#
  sactions":[{"transactionId":"1000","product":"monthly","periodType":"normal","purchasedAt":"\#
  2026-01-01T00:00:00.000Z","expiresAt":"2026-02-01T00:00:00.000Z","asOf":"2026-01-01T00:00:00\#
  .000Z"}]},"outcome":"applied"}}}]},{"name":"restore","summary":"Restores the purchases of a \#
  device's store account for its current user.","x-role":"write","x-since":1,"paramStructure":\#
  "either","params":[{"name":"device","required":true,"summary":"Id of the device.","schema":{\#
  "$ref":"#/components/schemas/DeviceId"}},{"name":"purchases","required":false,"summary":"Pur\#
  chases to restore, from any store account; an empty list restores nothing. Default: every pu\#
  rchase of the device's store account.","schema":{"type":"array","items":{"$ref":"#/component\#
  s/schemas/PurchaseRef"},"maxItems":1000}},{"name":"project","required":false,"summary":"Id o\#
  f the project.","schema":{"$ref":"#/components/schemas/ProjectId","default":"default"}},{"na\#
  me":"dryRun","required":false,"summary":"Computes the result and the events without changing\#
   anything.","schema":{"type":"boolean","default":false}},{"name":"idempotencyKey","required"\#
  :false,"summary":"Makes a retry safe: the same key with the same params returns the stored r\#
  esult.","schema":{"$ref":"#/components/schemas/IdempotencyKey"}}],"result":{"name":"result",\#
  "schema":{"type":"object","properties":{"user":{"$ref":"#/components/schemas/User"},"restore\#
  d":{"description":"Purchases that the user holds now and did not hold before, with unclaimed\#
   ones that replace them. In the order of `store`, then `originalTransactionId`.","type":"arr\#
  ay","items":{"$ref":"#/components/schemas/Move"}},"transferred":{"description":"Those of `re\#
  stored` that another user lost.","type":"array","items":{"$ref":"#/components/schemas/Move"}\#
  },"refused":{"description":"Purchases that a rule refused to restore.","type":"array","items\#
  ":{"$ref":"#/components/schemas/Refusal"}},"entitlements":{"$ref":"#/components/schemas/Enti\#
  tlements","description":"The user's entitlements after the call."},"warnings":{"description"\#
  :"Absent when there are no warnings.","type":"array","items":{"$ref":"#/components/schemas/W\#
  arning"}},"dryRun":{"description":"True in a dry run; otherwise absent.","type":"boolean"},"\#
  events":{"description":"The events that the call would emit. Only in a dry run.","type":"arr\#
  ay","items":{"$ref":"#/components/schemas/Event"}},"replayed":{"description":"True when this\#
   is the stored result of an idempotency key; otherwise absent.","type":"boolean"}},"required\#
  ":["user","restored","transferred","refused","entitlements"]}},"errors":[{"code":-32602,"mes\#
  sage":"A parameter is missing, unknown, of a wrong type or out of range, or two parameters e\#
  xclude each other. `field` points to it; `nearest` lists similar names.","data":{"kind":"inv\#
  alidParams","retryable":false}},{"code":1000,"message":"The caller's role is lower than the \#
  role that the method needs. `uid` and `role` are the caller's (`none` without a role), and `\#
  needs` is the method's role.","data":{"kind":"permissionDenied","retryable":false}},{"code":\#
  1100,"message":"The project has no such device.","data":{"kind":"unknownDevice","retryable":\#
  false}},{"code":1200,"message":"The daemon has no such project.","data":{"kind":"unknownProj\#
  ect","retryable":false}},{"code":1201,"message":"The project has no purchase with this store\#
   and originalTransactionId, or the purchase has no such transaction. Nothing changes.","data\#
  ":{"kind":"unknownPurchase","retryable":false}},{"code":1300,"message":"A call of the same m\#
  ethod used this key with other params in the last 24 hours.","data":{"kind":"idempotencyConf\#
  lict","retryable":false}},{"code":1400,"message":"The disk has no room for the write. Nothin\#
  g changes, and reading still works.","data":{"kind":"storageFull","retryable":true}},{"code"\#
  :1401,"message":"The write may not be on the disk: the daemon stops, and its next start show\#
  s what is stored. Or the daemon cannot read a record that the request needs: then it keeps r\#
  unning.","data":{"kind":"storageFailed","retryable":false}},{"code":1405,"message":"The shar\#
  ed database could not be reached, or did not answer in time; other stores have no such error\#
  . With `outcome` `notApplied`, nothing changed. With `unknown`, the change may or may not be\#
   stored.","data":{"kind":"storageUnavailable","retryable":true}}],"examples":[{"name":"after\#
   a reinstall","x-given":[{"method":"project.define","params":{"products":{"monthly":{"kind":\#
  "subscription","entitlements":["premium"]}},"clock":{"manual":"2026-01-01T00:00:00.000Z"}}},\#
  {"method":"install","params":{"device":"iphone","storeAccount":"ann"}},{"method":"purchase",\#
  "params":{"device":"iphone","product":"monthly","store":"appStore","transactionId":"1000","e\#
  xpiresAt":"2026-02-01T00:00:00.000Z"}},{"method":"install","params":{"device":"ipad","storeA\#
  ccount":"ann"}}],"params":[{"name":"device","value":"ipad"}],"result":{"name":"result","valu\#
  e":{"user":{"id":"{{new}}","anonymousId":"{{new}}","identityId":null,"customerId":"{{new}}",\#
  "aliases":["{{new}}"],"device":"ipad","createdAt":"2026-01-01T00:00:00.000Z","environment":"\#
  production"},"restored":[{"store":"appStore","originalTransactionId":"1000","product":"month\#
  ly","kind":"subscription","from":["{{any}}"],"to":"{{new}}","shared":true}],"transferred":[]\#
  ,"refused":[],"entitlements":{"premium":{"id":"premium","active":true,"state":"active","prod\#
  uctId":"monthly","source":"appStore","renewState":"willRenew","grantType":"purchase","period\#
  Type":"normal","startedAt":"2026-01-01T00:00:00.000Z","expiresAt":"2026-02-01T00:00:00.000Z"\#
  ,"gracePeriodExpiresAt":null,"firstPurchasedAt":"2026-01-01T00:00:00.000Z","lastPurchasedAt"\#
  :"2026-01-01T00:00:00.000Z","trialStartedAt":null,"autoRenewDisabledAt":null,"renewsCount":0\#
  ,"environment":"production","store":"appStore","transactionId":"1000","originalTransactionId\#
  ":"1000"}}}}},{"name":"nothing to restore","x-given":[{"method":"project.define","params":{"\#
  products":{"monthly":{"kind":"subscription","entitlements":["premium"]}},"clock":{"manual":"\#
  2026-01-01T00:00:00.000Z"}}},{"method":"install","params":{"device":"iphone"}}],"params":[{"\#
  name":"device","value":"iphone"}],"result":{"name":"result","value":{"user":{"id":"{{anonymo\#
  us}}","anonymousId":"{{anonymous}}","identityId":null,"customerId":"{{anonymous}}","aliases"\#
  :["{{anonymous}}"],"device":"iphone","createdAt":"2026-01-01T00:00:00.000Z","environment":"p\#
  roduction"},"restored":[],"transferred":[],"refused":[],"entitlements":{}}}}]},{"name":"revo\#
  ke","summary":"Ends a grant.","x-role":"write","x-since":1,"paramStructure":"either","params\#
  ":[{"name":"device","required":false,"summary":"Id of the device.","schema":{"$ref":"#/compo\#
  nents/schemas/DeviceId"}},{"name":"userId","required":false,"summary":"Id of the user, inste\#
  ad of `device`.","schema":{"$ref":"#/components/schemas/UserId"}},{"name":"entitlement","req\#
  uired":true,"summary":"Id of the entitlement that was granted.","schema":{"$ref":"#/componen\#
  ts/schemas/EntitlementId"}},{"name":"project","required":false,"summary":"Id of the project.\#
  ","schema":{"$ref":"#/components/schemas/ProjectId","default":"default"}},{"name":"dryRun","\#
  required":false,"summary":"Computes the result and the events without changing anything.","s\#
  chema":{"type":"boolean","default":false}},{"name":"idempotencyKey","required":false,"summar\#
  y":"Makes a retry safe: the same key with the same params returns the stored result.","schem\#
  a":{"$ref":"#/components/schemas/IdempotencyKey"}}],"x-exactly-one":[["device"],["userId"]],\#
  "result":{"name":"result","schema":{"type":"object","properties":{"entitlement":{"$ref":"#/c\#
  omponents/schemas/Entitlement","description":"The entitlement after the call. A purchase may\#
   still give it."},"dryRun":{"description":"True in a dry run; otherwise absent.","type":"boo\#
  lean"},"events":{"description":"The events that the call would emit. Only in a dry run.","ty\#
  pe":"array","items":{"$ref":"#/components/schemas/Event"}},"replayed":{"description":"True w\#
  hen this is the stored result of an idempotency key; otherwise absent.","type":"boolean"}},"\#
  required":["entitlement"]}},"errors":[{"code":-32602,"message":"A parameter is missing, unkn\#
  own, of a wrong type or out of range, or two parameters exclude each other. `field` points t\#
  o it; `nearest` lists similar names.","data":{"kind":"invalidParams","retryable":false}},{"c\#
  ode":1000,"message":"The caller's role is lower than the role that the method needs. `uid` a\#
  nd `role` are the caller's (`none` without a role), and `needs` is the method's role.","data\#
  ":{"kind":"permissionDenied","retryable":false}},{"code":1100,"message":"The project has no \#
  such device.","data":{"kind":"unknownDevice","retryable":false}},{"code":1101,"message":"The\#
   project has no such user.","data":{"kind":"unknownUser","retryable":false}},{"code":1102,"m\#
  essage":"No user may have this id: it is empty, or in the project's `blockedUserIds`.","data\#
  ":{"kind":"blockedUserId","retryable":false}},{"code":1103,"message":"The id has more Unicod\#
  e scalars than the project's `userIdLengthMax`.","data":{"kind":"userIdTooLong","retryable":\#
  false}},{"code":1200,"message":"The daemon has no such project.","data":{"kind":"unknownProj\#
  ect","retryable":false}},{"code":1204,"message":"The user has no active grant of this entitl\#
  ement. For example, a purchase gives it, or the grant has ended.","data":{"kind":"notAManual\#
  Grant","retryable":false}},{"code":1300,"message":"A call of the same method used this key w\#
  ith other params in the last 24 hours.","data":{"kind":"idempotencyConflict","retryable":fal\#
  se}},{"code":1400,"message":"The disk has no room for the write. Nothing changes, and readin\#
  g still works.","data":{"kind":"storageFull","retryable":true}},{"code":1401,"message":"The \#
  write may not be on the disk: the daemon stops, and its next start shows what is stored. Or \#
  the daemon cannot read a record that the request needs: then it keeps running.","data":{"kin\#
  d":"storageFailed","retryable":false}},{"code":1405,"message":"The shared database could not\#
   be reached, or did not answer in time; other stores have no such error. With `outcome` `not\#
  Applied`, nothing changed. With `unknown`, the change may or may not be stored.","data":{"ki\#
  nd":"storageUnavailable","retryable":true}}],"examples":[{"name":"a grant","x-given":[{"meth\#
  od":"project.define","params":{"products":{"monthly":{"kind":"subscription","entitlements":[\#
  "premium"]}},"clock":{"manual":"2026-01-01T00:00:00.000Z"}}},{"method":"install","params":{"\#
  device":"iphone"}},{"method":"grant","params":{"device":"iphone","entitlement":"premium"}}],\#
  "params":[{"name":"device","value":"iphone"},{"name":"entitlement","value":"premium"}],"resu\#
  lt":{"name":"result","value":{"entitlement":{"id":"premium","active":false,"state":"revoked"\#
  ,"productId":null,"source":"manual","renewState":"nonRenewable","grantType":"manual","period\#
  Type":null,"startedAt":"2026-01-01T00:00:00.000Z","expiresAt":null,"gracePeriodExpiresAt":nu\#
  ll,"firstPurchasedAt":null,"lastPurchasedAt":null,"trialStartedAt":null,"autoRenewDisabledAt\#
  ":null,"renewsCount":0,"environment":null,"store":null,"transactionId":null,"originalTransac\#
  tionId":null}}}}]},{"name":"rpc.discover","summary":"Returns this protocol as an OpenRPC doc\#
  ument.","x-role":"read","x-since":1,"paramStructure":"either","params":[],"result":{"name":"\#
  result","schema":{"description":"The OpenRPC document, with `x-role` on every method.","type\#
  ":"object","properties":{"openrpc":{"type":"string"},"info":{"type":"object"},"methods":{"ty\#
  pe":"array","items":{"type":"object"}},"components":{"type":"object"}},"required":["openrpc"\#
  ,"info","methods","components"]}},"errors":[{"code":-32602,"message":"A parameter is missing\#
  , unknown, of a wrong type or out of range, or two parameters exclude each other. `field` po\#
  ints to it; `nearest` lists similar names.","data":{"kind":"invalidParams","retryable":false\#
  }},{"code":1000,"message":"The caller's role is lower than the role that the method needs. `\#
  uid` and `role` are the caller's (`none` without a role), and `needs` is the method's role."\#
  ,"data":{"kind":"permissionDenied","retryable":false}}],"examples":[{"name":"the document","\#
  params":[],"result":{"name":"result","value":{"openrpc":"{{any}}","info":"{{any}}","methods"\#
  :"{{any}}","components":"{{any}}"}}}]},{"name":"server.describe","summary":"Lists the method\#
  s, or describes one method.","x-role":"read","x-since":1,"paramStructure":"either","params":\#
  [{"name":"method","required":false,"summary":"Name of the method to describe. Default: the l\#
  ist of all methods.","schema":{"type":"string"}}],"result":{"name":"result","schema":{"type"\#
  :"object","properties":{"methods":{"description":"All methods, sorted by name. Only without \#
  `method`.","type":"array","items":{"$ref":"#/components/schemas/MethodSummary"}},"method":{"\#
  description":"The method's entry in the OpenRPC document. Only with `method`.","type":"objec\#
  t"},"components":{"description":"The schemas that the entry refers to, in `schemas`. Only wi\#
  th `method`.","type":"object"}},"required":[]}},"errors":[{"code":-32602,"message":"A parame\#
  ter is missing, unknown, of a wrong type or out of range, or two parameters exclude each oth\#
  er. `field` points to it; `nearest` lists similar names.","data":{"kind":"invalidParams","re\#
  tryable":false}},{"code":1000,"message":"The caller's role is lower than the role that the m\#
  ethod needs. `uid` and `role` are the caller's (`none` without a role), and `needs` is the m\#
  ethod's role.","data":{"kind":"permissionDenied","retryable":false}}],"examples":[{"name":"a\#
  ll methods","params":[],"result":{"name":"result","value":{"methods":"{{any}}"}}},{"name":"o\#
  ne method","params":[{"name":"method","value":"logout"}],"result":{"name":"result","value":{\#
  "method":"{{any}}","components":"{{any}}"}}}]},{"name":"server.info","summary":"Returns the \#
  daemon's version, limits and store, and the caller's role.","x-role":"read","x-since":1,"par\#
  amStructure":"either","params":[],"result":{"name":"result","schema":{"type":"object","prope\#
  rties":{"version":{"description":"Version of the daemon.","type":"string"},"protocol":{"desc\#
  ription":"Version of this protocol.","type":"integer"},"limits":{"$ref":"#/components/schema\#
  s/Limits"},"uptimeMs":{"description":"Milliseconds since the daemon started.","type":"intege\#
  r","minimum":0},"store":{"$ref":"#/components/schemas/StoreState"},"peer":{"$ref":"#/compone\#
  nts/schemas/Peer"}},"required":["version","protocol","limits","uptimeMs","store","peer"]}},"\#
  errors":[{"code":-32602,"message":"A parameter is missing, unknown, of a wrong type or out o\#
  f range, or two parameters exclude each other. `field` points to it; `nearest` lists similar\#
   names.","data":{"kind":"invalidParams","retryable":false}},{"code":1000,"message":"The call\#
  er's role is lower than the role that the method needs. `uid` and `role` are the caller's (`\#
  none` without a role), and `needs` is the method's role.","data":{"kind":"permissionDenied",\#
  "retryable":false}}],"examples":[{"name":"plain","params":[],"result":{"name":"result","valu\#
  e":{"version":"{{any}}","protocol":1,"limits":"{{any}}","uptimeMs":"{{any}}","store":"{{any}\#
  }","peer":{"uid":"{{any}}","gid":"{{any}}","pid":"{{any}}","role":"admin"}}}}]},{"name":"ser\#
  ver.ping","summary":"Checks that the daemon replies.","x-role":"read","x-since":1,"paramStru\#
  cture":"either","params":[{"name":"echo","required":false,"summary":"Value that the reply re\#
  peats, without the white space between its tokens.","schema":{"description":"Any JSON value.\#
  "}}],"result":{"name":"result","schema":{"type":"object","properties":{"pong":{"description"\#
  :"Always true.","type":"boolean"},"now":{"$ref":"#/components/schemas/Moment","description":\#
  "Time of the system clock."},"echo":{"description":"The value from the request; absent when \#
  the request has none."}},"required":["pong","now"]}},"errors":[{"code":-32602,"message":"A p\#
  arameter is missing, unknown, of a wrong type or out of range, or two parameters exclude eac\#
  h other. `field` points to it; `nearest` lists similar names.","data":{"kind":"invalidParams\#
  ","retryable":false}},{"code":1000,"message":"The caller's role is lower than the role that \#
  the method needs. `uid` and `role` are the caller's (`none` without a role), and `needs` is \#
  the method's role.","data":{"kind":"permissionDenied","retryable":false}}],"examples":[{"nam\#
  e":"plain","params":[],"result":{"name":"result","value":{"pong":true,"now":"{{any}}"}}},{"n\#
  ame":"with an echo","params":[{"name":"echo","value":["hello",1]}],"result":{"name":"result"\#
  ,"value":{"pong":true,"now":"{{any}}","echo":["hello",1]}}}]},{"name":"server.stats","summar\#
  y":"Returns counts and durations of requests, commits and background work since the daemon's\#
   start.","x-role":"read","x-since":1,"paramStructure":"either","params":[],"result":{"name":\#
  "result","schema":{"type":"object","properties":{"uptimeMs":{"description":"Milliseconds sin\#
  ce the daemon started.","type":"integer","minimum":0},"methods":{"description":"The methods \#
  that were called since the daemon's start, by name.","type":"object","additionalProperties":\#
  {"$ref":"#/components/schemas/MethodStats"}},"refusals":{"$ref":"#/components/schemas/ErrorC\#
  ounts"},"slowRequests":{"description":"Requests that took longer than the threshold `--log-s\#
  low` since the daemon's start.","type":"integer","minimum":0},"cache":{"$ref":"#/components/\#
  schemas/CacheStats"},"connections":{"$ref":"#/components/schemas/ConnectionStats"},"turns":{\#
  "$ref":"#/components/schemas/Durations"},"commits":{"$ref":"#/components/schemas/CommitStats\#
  "},"storage":{"$ref":"#/components/schemas/StorageStats"},"store":{"$ref":"#/components/sche\#
  mas/StoreState"},"feed":{"$ref":"#/components/schemas/FeedStats"},"background":{"$ref":"#/co\#
  mponents/schemas/BackgroundStats"}},"required":["uptimeMs","methods","refusals","slowRequest\#
  s","cache","connections","turns","commits","store","feed","background"]}},"errors":[{"code":\#
  -32602,"message":"A parameter is missing, unknown, of a wrong type or out of range, or two p\#
  arameters exclude each other. `field` points to it; `nearest` lists similar names.","data":{\#
  "kind":"invalidParams","retryable":false}},{"code":1000,"message":"The caller's role is lowe\#
  r than the role that the method needs. `uid` and `role` are the caller's (`none` without a r\#
  ole), and `needs` is the method's role.","data":{"kind":"permissionDenied","retryable":false\#
  }},{"code":1401,"message":"The write may not be on the disk: the daemon stops, and its next \#
  start shows what is stored. Or the daemon cannot read a record that the request needs: then \#
  it keeps running.","data":{"kind":"storageFailed","retryable":false}}],"examples":[{"name":"\#
  a new daemon in memory","params":[],"result":{"name":"result","value":{"uptimeMs":"{{any}}",\#
  "methods":{},"refusals":{},"slowRequests":0,"cache":"{{any}}","connections":"{{any}}","turns\#
  ":"{{any}}","commits":"{{any}}","store":"{{any}}","feed":{"waits":0,"subscriptions":0,"consu\#
  mers":[],"moreConsumers":false},"background":{"expiriesDue":0,"expiriesLateMs":0,"erasures":\#
  0,"erasuresHalted":false,"catalogueChanges":0}}}},{"name":"one method was called, and a cons\#
  umer is behind","x-given":[{"method":"install","params":{"device":"phone"}},{"method":"event\#
  s.acknowledge","params":{"consumer":"mailer","cursor":"0"}}],"params":[],"result":{"name":"r\#
  esult","value":{"uptimeMs":"{{any}}","methods":{"install":{"requests":1,"errors":{},"duratio\#
  ns":{"count":1,"sumMicros":"{{any}}","maxMicros":"{{any}}","buckets":["{{any}}"]}},"events.a\#
  cknowledge":"{{any}}"},"refusals":{},"slowRequests":0,"cache":{"replies":0,"replyHits":0,"re\#
  cords":"{{any}}","recordBytes":"{{any}}","recordLoads":"{{any}}"},"connections":{"open":"{{a\#
  ny}}","opened":"{{any}}","refused":0,"peers":"{{any}}","owedBytes":0,"unsentBytes":0},"turns\#
  ":"{{any}}","commits":{"turns":"{{any}}","waitingTurns":0,"failures":0,"durations":"{{any}}"\#
  },"store":"{{any}}","feed":{"waits":0,"subscriptions":0,"consumers":[{"project":"default","c\#
  onsumer":"mailer","cursor":"0","lag":1}],"moreConsumers":false},"background":"{{any}}"}}}]},\#
  {"name":"setUserProperty","summary":"Stores a key/value property; never affects access.","x-\#
  role":"write","x-since":1,"paramStructure":"either","params":[{"name":"device","required":fa\#
  lse,"summary":"Id of the device.","schema":{"$ref":"#/components/schemas/DeviceId"}},{"name"\#
  :"userId","required":false,"summary":"Id of the user, instead of `device`.","schema":{"$ref"\#
  :"#/components/schemas/UserId"}},{"name":"key","required":true,"summary":"Name of the proper\#
  ty: 1 to 80 letters, digits, and _ . : - $. Names that other systems reserve, for example $e\#
  mail, have no special meaning.","schema":{"$ref":"#/components/schemas/PropertyKey"}},{"name\#
  ":"value","required":true,"summary":"New value. An empty string removes the property.","sche\#
  ma":{"$ref":"#/components/schemas/PropertyValue"}},{"name":"project","required":false,"summa\#
  ry":"Id of the project.","schema":{"$ref":"#/components/schemas/ProjectId","default":"defaul\#
  t"}},{"name":"dryRun","required":false,"summary":"Computes the result and the events without\#
   changing anything.","schema":{"type":"boolean","default":false}},{"name":"idempotencyKey","\#
  required":false,"summary":"Makes a retry safe: the same key with the same params returns the\#
   stored result.","schema":{"$ref":"#/components/schemas/IdempotencyKey"}}],"x-exactly-one":[\#
  ["device"],["userId"]],"result":{"name":"result","schema":{"type":"object","properties":{"us\#
  erId":{"$ref":"#/components/schemas/UserId","description":"Id of the user that the result is\#
   about."},"key":{"$ref":"#/components/schemas/PropertyKey"},"value":{"$ref":"#/components/sc\#
  hemas/PropertyValue"},"dryRun":{"description":"True in a dry run; otherwise absent.","type":\#
  "boolean"},"events":{"description":"The events that the call would emit. Only in a dry run."\#
  ,"type":"array","items":{"$ref":"#/components/schemas/Event"}},"replayed":{"description":"Tr\#
  ue when this is the stored result of an idempotency key; otherwise absent.","type":"boolean"\#
  }},"required":["userId","key","value"]}},"errors":[{"code":-32602,"message":"A parameter is \#
  missing, unknown, of a wrong type or out of range, or two parameters exclude each other. `fi\#
  eld` points to it; `nearest` lists similar names.","data":{"kind":"invalidParams","retryable\#
  ":false}},{"code":1000,"message":"The caller's role is lower than the role that the method n\#
  eeds. `uid` and `role` are the caller's (`none` without a role), and `needs` is the method's\#
   role.","data":{"kind":"permissionDenied","retryable":false}},{"code":1100,"message":"The pr\#
  oject has no such device.","data":{"kind":"unknownDevice","retryable":false}},{"code":1101,"\#
  message":"The project has no such user.","data":{"kind":"unknownUser","retryable":false}},{"\#
  code":1102,"message":"No user may have this id: it is empty, or in the project's `blockedUse\#
  rIds`.","data":{"kind":"blockedUserId","retryable":false}},{"code":1103,"message":"The id ha\#
  s more Unicode scalars than the project's `userIdLengthMax`.","data":{"kind":"userIdTooLong"\#
  ,"retryable":false}},{"code":1200,"message":"The daemon has no such project.","data":{"kind"\#
  :"unknownProject","retryable":false}},{"code":1300,"message":"A call of the same method used\#
   this key with other params in the last 24 hours.","data":{"kind":"idempotencyConflict","ret\#
  ryable":false}},{"code":1400,"message":"The disk has no room for the write. Nothing changes,\#
   and reading still works.","data":{"kind":"storageFull","retryable":true}},{"code":1401,"mes\#
  sage":"The write may not be on the disk: the daemon stops, and its next start shows what is \#
  stored. Or the daemon cannot read a record that the request needs: then it keeps running.","\#
  data":{"kind":"storageFailed","retryable":false}},{"code":1405,"message":"The shared databas\#
  e could not be reached, or did not answer in time; other stores have no such error. With `ou\#
  tcome` `notApplied`, nothing changed. With `unknown`, the change may or may not be stored.",\#
  "data":{"kind":"storageUnavailable","retryable":true}}],"examples":[{"name":"the id of the u\#
  ser in another system","x-given":[{"method":"project.define","params":{"products":{"monthly"\#
  :{"kind":"subscription","entitlements":["premium"]}},"clock":{"manual":"2026-01-01T00:00:00.\#
  000Z"}}},{"method":"install","params":{"device":"iphone"}}],"params":[{"name":"device","valu\#
  e":"iphone"},{"name":"key","value":"_q_custom_user_id"},{"name":"value","value":"yourSideUse\#
  rId"}],"result":{"name":"result","value":{"userId":"{{anonymous}}","key":"_q_custom_user_id"\#
  ,"value":"yourSideUserId"}}}]},{"name":"store.notify","summary":"Verifies a message of a sto\#
  re, and records what it reports.","x-role":"write","x-since":1,"paramStructure":"either","pa\#
  rams":[{"name":"store","required":true,"summary":"Store that sent it.","schema":{"type":"str\#
  ing","enum":["appStore","playStore","stripe"]}},{"name":"payload","required":false,"summary"\#
  :"Body of the store's request, unchanged, or a signed transaction of StoreKit 2; at most 256\#
   KiB. At least one of `payload` and `response` is required.","schema":{"type":"string"}},{"n\#
  ame":"headers","required":false,"summary":"Headers of the store's request, with names in any\#
   case. The daemon reads only `stripe-signature`.","schema":{"type":"object","additionalPrope\#
  rties":{"type":"string"},"maxProperties":200}},{"name":"response","required":false,"summary"\#
  :"What the caller fetched from the store's API, for `playStore` and `stripe`.","schema":{"$r\#
  ef":"#/components/schemas/StoreResponse"}},{"name":"device","required":false,"summary":"Devi\#
  ce that presented the payload. At most one of `device` and `userId`.","schema":{"$ref":"#/co\#
  mponents/schemas/DeviceId"}},{"name":"userId","required":false,"summary":"User who presented\#
   the payload.","schema":{"$ref":"#/components/schemas/UserId"}},{"name":"project","required"\#
  :false,"summary":"Id of the project.","schema":{"$ref":"#/components/schemas/ProjectId","def\#
  ault":"default"}},{"name":"dryRun","required":false,"summary":"Computes the result and the e\#
  vents without changing anything.","schema":{"type":"boolean","default":false}},{"name":"idem\#
  potencyKey","required":false,"summary":"Makes a retry safe: the same key with the same param\#
  s returns the stored result.","schema":{"$ref":"#/components/schemas/IdempotencyKey"}}],"res\#
  ult":{"name":"result","schema":{"type":"object","properties":{"notification":{"$ref":"#/comp\#
  onents/schemas/StoreNotification"},"outcome":{"description":"applied: a record changed. stal\#
  e: the daemon has newer or equal information. repeated: the daemon recorded this notificatio\#
  n before. ignored: it changes nothing, see `why`. unclaimed: the purchase is recorded, and h\#
  as no holder yet. ask: the store says only that something changed, see `ask`.","type":"strin\#
  g","enum":["applied","stale","repeated","ignored","unclaimed","ask"]},"why":{"description":"\#
  Why the daemon ignores it. test: the store's test. unclaimed: the daemon finds no user for t\#
  he purchase, and the rule `unclaimedPurchases` ignores such purchases. noEffect: it reports \#
  nothing about a purchase. unknownType: the daemon does not know its type. Absent otherwise."\#
  ,"type":"string","enum":["test","unclaimed","noEffect","unknownType"]},"ask":{"$ref":"#/comp\#
  onents/schemas/StoreQuestion","description":"What to fetch from the store and to send as `re\#
  sponse`, with the same payload. Absent for other outcomes."},"purchases":{"description":"Wha\#
  t the notification did to each purchase.","type":"array","items":{"$ref":"#/components/schem\#
  as/NotifiedPurchase"}},"warnings":{"description":"Absent when there are no warnings.","type"\#
  :"array","items":{"$ref":"#/components/schemas/Warning"}},"dryRun":{"description":"True in a\#
   dry run; otherwise absent.","type":"boolean"},"events":{"description":"The events that the \#
  call would emit. Only in a dry run.","type":"array","items":{"$ref":"#/components/schemas/Ev\#
  ent"}},"replayed":{"description":"True when this is the stored result of an idempotency key;\#
   otherwise absent.","type":"boolean"}},"required":["notification","outcome","purchases"]}},"\#
  errors":[{"code":-32602,"message":"A parameter is missing, unknown, of a wrong type or out o\#
  f range, or two parameters exclude each other. `field` points to it; `nearest` lists similar\#
   names.","data":{"kind":"invalidParams","retryable":false}},{"code":1000,"message":"The call\#
  er's role is lower than the role that the method needs. `uid` and `role` are the caller's (`\#
  none` without a role), and `needs` is the method's role.","data":{"kind":"permissionDenied",\#
  "retryable":false}},{"code":1100,"message":"The project has no such device.","data":{"kind":\#
  "unknownDevice","retryable":false}},{"code":1102,"message":"No user may have this id: it is \#
  empty, or in the project's `blockedUserIds`.","data":{"kind":"blockedUserId","retryable":fal\#
  se}},{"code":1103,"message":"The id has more Unicode scalars than the project's `userIdLengt\#
  hMax`.","data":{"kind":"userIdTooLong","retryable":false}},{"code":1104,"message":"The id be\#
  gins with the project's anonymous prefix, or it is the id of an anonymous user or a customer\#
  Id.","data":{"kind":"reservedUserId","retryable":false}},{"code":1200,"message":"The daemon \#
  has no such project.","data":{"kind":"unknownProject","retryable":false}},{"code":1202,"mess\#
  age":"Another user holds the purchase, and a rule of the project keeps it there. `holder` an\#
  d `rule` name them. In `user.import` there is no `rule`: the import does not name the holder\#
  . Nothing changes.","data":{"kind":"purchaseHeldByAnother","retryable":false}},{"code":1300,\#
  "message":"A call of the same method used this key with other params in the last 24 hours.",\#
  "data":{"kind":"idempotencyConflict","retryable":false}},{"code":1400,"message":"The disk ha\#
  s no room for the write. Nothing changes, and reading still works.","data":{"kind":"storageF\#
  ull","retryable":true}},{"code":1401,"message":"The write may not be on the disk: the daemon\#
   stops, and its next start shows what is stored. Or the daemon cannot read a record that the\#
   request needs: then it keeps running.","data":{"kind":"storageFailed","retryable":false}},{\#
  "code":1405,"message":"The shared database could not be reached, or did not answer in time; \#
  other stores have no such error. With `outcome` `notApplied`, nothing changed. With `unknown\#
  `, the change may or may not be stored.","data":{"kind":"storageUnavailable","retryable":tru\#
  e}},{"code":1500,"message":"The daemon does not trust what `store.notify` got: `reason` is `\#
  malformed`, `algorithm`, `chainLength`, `certificate`, `chain`, `extension`, `validity`, `si\#
  gnature`, `app`, `environment`, `unsignedEnvironment` or `age`; stores.md says what each mea\#
  ns. `httpStatus` is what the web server should answer.","data":{"kind":"unverified","retryab\#
  le":false}},{"code":1501,"message":"The project does not define the store of `store.notify`.\#
   The store sends the notification again if the web server answers `httpStatus`.","data":{"ki\#
  nd":"storeNotConfigured","retryable":true}},{"code":1502,"message":"The system has no libcry\#
  pto, which verifies what Apple signed. All other methods work.","data":{"kind":"verifierMiss\#
  ing","retryable":true}},{"code":1503,"message":"The process that verifies what Apple signed \#
  ended, or took more than two seconds. The daemon starts it again.","data":{"kind":"verifierF\#
  ailed","retryable":true}}],"examples":[{"name":"a subscription of the App Store, before its \#
  user is known","x-given":[{"method":"project.define","params":{"products":{"monthly":{"kind"\#
  :"subscription","entitlements":["premium"]}},"environment":"any","clock":{"manual":"2026-01-\#
  01T00:00:00.000Z"},"stores":{"appStore":{"apps":[{"bundleId":"com.example"}],"environments":\#
  ["LocalTesting"]},"playStore":{"packages":["com.example"]},"stripe":{"secret":"whsec_test"}}\#
  }}],"params":[{"name":"store","value":"appStore"},{"name":"payload","value":"{\"signedPayloa\#
  d\":\"eyJhbGciOiJFUzI1NiJ9.eyJub3RpZmljYXRpb25UeXBlIjoiU1VCU0NSSUJFRCIsIm5vdGlmaWNhdGlvblVVS\#
  UQiOiIwMDJlMTRkNS01MWY1LTQ1MDMtYjVhOC1jM2ExYWY2OGViMjAiLCJ2ZXJzaW9uIjoiMi4wIiwic2lnbmVkRGF0Z\#
  SI6MTc2NzIyNTYwMDAwMCwiZGF0YSI6eyJidW5kbGVJZCI6ImNvbS5leGFtcGxlIiwiZW52aXJvbm1lbnQiOiJMb2Nhb\#
  FRlc3RpbmciLCJzaWduZWRUcmFuc2FjdGlvbkluZm8iOiJleUpoYkdjaU9pSkZVekkxTmlKOS5leUowY21GdWMyRmpkR\#
  2x2Ymtsa0lqb2lNU0lzSW05eWFXZHBibUZzVkhKaGJuTmhZM1JwYjI1SlpDSTZJakVpTENKaWRXNWtiR1ZKWkNJNkltT\#
  nZiUzVsZUdGdGNHeGxJaXdpY0hKdlpIVmpkRWxrSWpvaWJXOXVkR2hzZVNJc0luQjFjbU5vWVhObFJHRjBaU0k2TVRjM\#
  k56SXlOVFl3TURBd01Dd2laWGh3YVhKbGMwUmhkR1VpT2pFM05qazVNRFF3TURBd01EQXNJblI1Y0dVaU9pSkJkWFJ2T\#
  FZKbGJtVjNZV0pzWlNCVGRXSnpZM0pwY0hScGIyNGlMQ0poY0hCQlkyTnZkVzUwVkc5clpXNGlPaUkzWlRObVlqSXdZa\#
  TAwWTJSaUxUUTNZMk10T1RNMlpDMDVPV1EyTldZMk1EZ3hNemdpTENKemFXZHVaV1JFWVhSbElqb3hOelkzTWpJMU5qQ\#
  XdNREF3TENKbGJuWnBjbTl1YldWdWRDSTZJa3h2WTJGc1ZHVnpkR2x1WnlKOS5BQUFBIiwic2lnbmVkUmVuZXdhbEluZ\#
  m8iOiJleUpoYkdjaU9pSkZVekkxTmlKOS5leUp2Y21sbmFXNWhiRlJ5WVc1ellXTjBhVzl1U1dRaU9pSXhJaXdpWVhWM\#
  GIxSmxibVYzVUhKdlpIVmpkRWxrSWpvaWJXOXVkR2hzZVNJc0luQnliMlIxWTNSSlpDSTZJbTF2Ym5Sb2JIa2lMQ0poZ\#
  FhSdlVtVnVaWGRUZEdGMGRYTWlPakVzSW5OcFoyNWxaRVJoZEdVaU9qRTNOamN5TWpVMk1EQXdNREFzSW1WdWRtbHliM\#
  jV0Wlc1MElqb2lURzlqWVd4VVpYTjBhVzVuSW4wLkFBQUEifSwic3VidHlwZSI6IklOSVRJQUxfQlVZIn0.AAAA\"}"}\#
  ],"result":{"name":"result","value":{"notification":{"id":"002e14d5-51f5-4503-b5a8-c3a1af68e\#
  b20","type":"SUBSCRIBED","subtype":"INITIAL_BUY","at":"2026-01-01T00:00:00.000Z","environmen\#
  t":"sandbox"},"outcome":"unclaimed","purchases":[{"store":"appStore","originalTransactionId"\#
  :"1","transactionId":"1","outcome":"recorded"}]}}},{"name":"a repeat","x-given":[{"method":"\#
  project.define","params":{"products":{"monthly":{"kind":"subscription","entitlements":["prem\#
  ium"]}},"environment":"any","clock":{"manual":"2026-01-01T00:00:00.000Z"},"stores":{"appStor\#
  e":{"apps":[{"bundleId":"com.example"}],"environments":["LocalTesting"]},"playStore":{"packa\#
  ges":["com.example"]},"stripe":{"secret":"whsec_test"}}}},{"method":"store.notify","params":\#
  {"store":"appStore","payload":"{\"signedPayload\":\"eyJhbGciOiJFUzI1NiJ9.eyJub3RpZmljYXRpb25\#
  UeXBlIjoiU1VCU0NSSUJFRCIsIm5vdGlmaWNhdGlvblVVSUQiOiIwMDJlMTRkNS01MWY1LTQ1MDMtYjVhOC1jM2ExYWY\#
  2OGViMjAiLCJ2ZXJzaW9uIjoiMi4wIiwic2lnbmVkRGF0ZSI6MTc2NzIyNTYwMDAwMCwiZGF0YSI6eyJidW5kbGVJZCI\#
  6ImNvbS5leGFtcGxlIiwiZW52aXJvbm1lbnQiOiJMb2NhbFRlc3RpbmciLCJzaWduZWRUcmFuc2FjdGlvbkluZm8iOiJ\#
  leUpoYkdjaU9pSkZVekkxTmlKOS5leUowY21GdWMyRmpkR2x2Ymtsa0lqb2lNU0lzSW05eWFXZHBibUZzVkhKaGJuTmh\#
  ZM1JwYjI1SlpDSTZJakVpTENKaWRXNWtiR1ZKWkNJNkltTnZiUzVsZUdGdGNHeGxJaXdpY0hKdlpIVmpkRWxrSWpvaWJ\#
  XOXVkR2hzZVNJc0luQjFjbU5vWVhObFJHRjBaU0k2TVRjMk56SXlOVFl3TURBd01Dd2laWGh3YVhKbGMwUmhkR1VpT2p\#
  FM05qazVNRFF3TURBd01EQXNJblI1Y0dVaU9pSkJkWFJ2TFZKbGJtVjNZV0pzWlNCVGRXSnpZM0pwY0hScGIyNGlMQ0p\#
  oY0hCQlkyTnZkVzUwVkc5clpXNGlPaUkzWlRObVlqSXdZaTAwWTJSaUxUUTNZMk10T1RNMlpDMDVPV1EyTldZMk1EZ3h\#
  NemdpTENKemFXZHVaV1JFWVhSbElqb3hOelkzTWpJMU5qQXdNREF3TENKbGJuWnBjbTl1YldWdWRDSTZJa3h2WTJGc1Z\#
  HVnpkR2x1WnlKOS5BQUFBIiwic2lnbmVkUmVuZXdhbEluZm8iOiJleUpoYkdjaU9pSkZVekkxTmlKOS5leUp2Y21sbmF\#
  XNWhiRlJ5WVc1ellXTjBhVzl1U1dRaU9pSXhJaXdpWVhWMGIxSmxibVYzVUhKdlpIVmpkRWxrSWpvaWJXOXVkR2hzZVN\#
  Jc0luQnliMlIxWTNSSlpDSTZJbTF2Ym5Sb2JIa2lMQ0poZFhSdlVtVnVaWGRUZEdGMGRYTWlPakVzSW5OcFoyNWxaRVJ\#
  oZEdVaU9qRTNOamN5TWpVMk1EQXdNREFzSW1WdWRtbHliMjV0Wlc1MElqb2lURzlqWVd4VVpYTjBhVzVuSW4wLkFBQUE\#
  ifSwic3VidHlwZSI6IklOSVRJQUxfQlVZIn0.AAAA\"}"}}],"params":[{"name":"store","value":"appStore\#
  "},{"name":"payload","value":"{\"signedPayload\":\"eyJhbGciOiJFUzI1NiJ9.eyJub3RpZmljYXRpb25U\#
  eXBlIjoiU1VCU0NSSUJFRCIsIm5vdGlmaWNhdGlvblVVSUQiOiIwMDJlMTRkNS01MWY1LTQ1MDMtYjVhOC1jM2ExYWY2\#
  OGViMjAiLCJ2ZXJzaW9uIjoiMi4wIiwic2lnbmVkRGF0ZSI6MTc2NzIyNTYwMDAwMCwiZGF0YSI6eyJidW5kbGVJZCI6\#
  ImNvbS5leGFtcGxlIiwiZW52aXJvbm1lbnQiOiJMb2NhbFRlc3RpbmciLCJzaWduZWRUcmFuc2FjdGlvbkluZm8iOiJl\#
  eUpoYkdjaU9pSkZVekkxTmlKOS5leUowY21GdWMyRmpkR2x2Ymtsa0lqb2lNU0lzSW05eWFXZHBibUZzVkhKaGJuTmhZ\#
  M1JwYjI1SlpDSTZJakVpTENKaWRXNWtiR1ZKWkNJNkltTnZiUzVsZUdGdGNHeGxJaXdpY0hKdlpIVmpkRWxrSWpvaWJX\#
  OXVkR2hzZVNJc0luQjFjbU5vWVhObFJHRjBaU0k2TVRjMk56SXlOVFl3TURBd01Dd2laWGh3YVhKbGMwUmhkR1VpT2pF\#
  M05qazVNRFF3TURBd01EQXNJblI1Y0dVaU9pSkJkWFJ2TFZKbGJtVjNZV0pzWlNCVGRXSnpZM0pwY0hScGIyNGlMQ0po\#
  Y0hCQlkyTnZkVzUwVkc5clpXNGlPaUkzWlRObVlqSXdZaTAwWTJSaUxUUTNZMk10T1RNMlpDMDVPV1EyTldZMk1EZ3hN\#
  emdpTENKemFXZHVaV1JFWVhSbElqb3hOelkzTWpJMU5qQXdNREF3TENKbGJuWnBjbTl1YldWdWRDSTZJa3h2WTJGc1ZH\#
  VnpkR2x1WnlKOS5BQUFBIiwic2lnbmVkUmVuZXdhbEluZm8iOiJleUpoYkdjaU9pSkZVekkxTmlKOS5leUp2Y21sbmFX\#
  NWhiRlJ5WVc1ellXTjBhVzl1U1dRaU9pSXhJaXdpWVhWMGIxSmxibVYzVUhKdlpIVmpkRWxrSWpvaWJXOXVkR2hzZVNJ\#
  c0luQnliMlIxWTNSSlpDSTZJbTF2Ym5Sb2JIa2lMQ0poZFhSdlVtVnVaWGRUZEdGMGRYTWlPakVzSW5OcFoyNWxaRVJo\#
  ZEdVaU9qRTNOamN5TWpVMk1EQXdNREFzSW1WdWRtbHliMjV0Wlc1MElqb2lURzlqWVd4VVpYTjBhVzVuSW4wLkFBQUEi\#
  fSwic3VidHlwZSI6IklOSVRJQUxfQlVZIn0.AAAA\"}"}],"result":{"name":"result","value":{"notificat\#
  ion":{"id":"002e14d5-51f5-4503-b5a8-c3a1af68eb20","type":"SUBSCRIBED","subtype":"INITIAL_BUY\#
  ","at":"2026-01-01T00:00:00.000Z","environment":"sandbox"},"outcome":"repeated","purchases":\#
  []}}},{"name":"a push of Google Play, which says only that something changed","x-given":[{"m\#
  ethod":"project.define","params":{"products":{"monthly":{"kind":"subscription","entitlements\#
  ":["premium"]}},"environment":"any","clock":{"manual":"2026-01-01T00:00:00.000Z"},"stores":{\#
  "appStore":{"apps":[{"bundleId":"com.example"}],"environments":["LocalTesting"]},"playStore"\#
  :{"packages":["com.example"]},"stripe":{"secret":"whsec_test"}}}}],"params":[{"name":"store"\#
  ,"value":"playStore"},{"name":"payload","value":"{\"message\":{\"data\":\"eyJ2ZXJzaW9uIjoiMS\#
  4wIiwicGFja2FnZU5hbWUiOiJjb20uZXhhbXBsZSIsImV2ZW50VGltZU1pbGxpcyI6IjE3NjcyMjU2MDAwMDAiLCJzdW\#
  JzY3JpcHRpb25Ob3RpZmljYXRpb24iOnsidmVyc2lvbiI6IjEuMCIsIm5vdGlmaWNhdGlvblR5cGUiOjQsInB1cmNoYX\#
  NlVG9rZW4iOiJ0b2tlbi0xIiwic3Vic2NyaXB0aW9uSWQiOiJtb250aGx5In19\",\"messageId\":\"1003\",\"pu\#
  blishTime\":\"2026-01-01T00:00:00Z\"},\"subscription\":\"projects/example/subscriptions/rtdn\#
  \"}"}],"result":{"name":"result","value":{"notification":{"id":"1003","type":"PURCHASED","su\#
  btype":null,"at":"2026-01-01T00:00:00.000Z","environment":null},"outcome":"ask","ask":{"kind\#
  ":"subscription","packageName":"com.example","purchaseToken":"token-1"},"purchases":[]}}},{"\#
  name":"a subscription fetched from Stripe","x-given":[{"method":"project.define","params":{"\#
  products":{"monthly":{"kind":"subscription","entitlements":["premium"]}},"environment":"any"\#
  ,"clock":{"manual":"2026-01-01T00:00:00.000Z"},"stores":{"appStore":{"apps":[{"bundleId":"co\#
  m.example"}],"environments":["LocalTesting"]},"playStore":{"packages":["com.example"]},"stri\#
  pe":{"secret":"whsec_test"}}}}],"params":[{"name":"store","value":"stripe"},{"name":"respons\#
  e","value":{"kind":"subscription","fetchedAt":"2026-01-01T00:00:00.000Z","body":{"id":"sub_1\#
  ","object":"subscription","status":"active","livemode":true,"customer":"cus_1","cancel_at_pe\#
  riod_end":false,"items":{"data":[{"current_period_start":1767225600,"current_period_end":176\#
  9904000,"price":{"id":"price_1","product":"monthly"}}]}}}}],"result":{"name":"result","value\#
  ":{"notification":{"id":null,"type":null,"subtype":null,"at":"2026-01-01T00:00:00.000Z","env\#
  ironment":"production"},"outcome":"unclaimed","purchases":[{"store":"stripe","originalTransa\#
  ctionId":"sub_1","transactionId":"sub_1:1767225600","outcome":"recorded"}]}}}]},{"name":"sto\#
  re.unclaimed","summary":"Lists the unclaimed purchases: those that have had no holder yet.",\#
  "x-role":"read","x-since":1,"paramStructure":"either","params":[{"name":"after","required":f\#
  alse,"summary":"Cursor from an earlier reply. The reply has the purchases after it.","schema\#
  ":{"type":"string"}},{"name":"limit","required":false,"summary":"Maximum number of purchases\#
  .","schema":{"type":"integer","minimum":1,"maximum":1000,"default":100}},{"name":"project","\#
  required":false,"summary":"Id of the project.","schema":{"$ref":"#/components/schemas/Projec\#
  tId","default":"default"}}],"result":{"name":"result","schema":{"type":"object","properties"\#
  :{"purchases":{"description":"In the order of `store`, then `originalTransactionId`, by byte\#
  s.","type":"array","items":{"$ref":"#/components/schemas/Purchase"}},"cursor":{"description"\#
  :"What the next call gives as `after`.","type":"string"},"more":{"description":"Whether more\#
   purchases follow.","type":"boolean"}},"required":["purchases","cursor","more"]}},"errors":[\#
  {"code":-32602,"message":"A parameter is missing, unknown, of a wrong type or out of range, \#
  or two parameters exclude each other. `field` points to it; `nearest` lists similar names.",\#
  "data":{"kind":"invalidParams","retryable":false}},{"code":1000,"message":"The caller's role\#
   is lower than the role that the method needs. `uid` and `role` are the caller's (`none` wit\#
  hout a role), and `needs` is the method's role.","data":{"kind":"permissionDenied","retryabl\#
  e":false}},{"code":1200,"message":"The daemon has no such project.","data":{"kind":"unknownP\#
  roject","retryable":false}},{"code":1405,"message":"The shared database could not be reached\#
  , or did not answer in time; other stores have no such error. With `outcome` `notApplied`, n\#
  othing changed. With `unknown`, the change may or may not be stored.","data":{"kind":"storag\#
  eUnavailable","retryable":true}}],"examples":[{"name":"one of two","x-given":[{"method":"pro\#
  ject.define","params":{"products":{"monthly":{"kind":"subscription","entitlements":["premium\#
  "]}},"clock":{"manual":"2026-01-01T00:00:00.000Z"}}},{"method":"purchase","params":{"product\#
  ":"monthly","store":"appStore","transactionId":"1000","expiresAt":"2026-02-01T00:00:00Z","ac\#
  countToken":"7E3FB20B-4CDB-47CC-936D-99D65F608138"}},{"method":"purchase","params":{"product\#
  ":"monthly","store":"appStore","transactionId":"1001","expiresAt":"2026-02-01T00:00:00Z"}}],\#
  "params":[{"name":"limit","value":1}],"result":{"name":"result","value":{"purchases":[{"stor\#
  e":"appStore","originalTransactionId":"1000","transactionId":"1000","product":"monthly","kin\#
  d":"subscription","state":"active","holders":[],"device":null,"storeAccount":null,"purchased\#
  At":"2026-01-01T00:00:00.000Z","firstPurchasedAt":"2026-01-01T00:00:00.000Z","expiresAt":"20\#
  26-02-01T00:00:00.000Z","trialStartedAt":null,"periodType":"normal","environment":"productio\#
  n","isFamilyShared":false,"price":null,"currency":null,"country":null,"offerCode":null,"auto\#
  Renew":true,"autoRenewDisabledAt":null,"gracePeriodExpiresAt":null,"billingRetry":false,"pau\#
  sedUntil":null,"refundedAt":null,"revokedAt":null,"endedAt":null,"paused":false,"renewsAs":n\#
  ull,"endReason":null,"billingIssueAt":null,"replaces":null,"replacedBy":null,"replacedAt":nu\#
  ll,"keys":[],"renewsCount":0,"accountToken":"7e3fb20b-4cdb-47cc-936d-99d65f608138","transact\#
  ions":[{"transactionId":"1000","product":"monthly","periodType":"normal","purchasedAt":"2026\#
  -01-01T00:00:00.000Z","expiresAt":"2026-02-01T00:00:00.000Z","isFamilyShared":false,"price":\#
  null,"currency":null,"country":null,"offerCode":null,"attributes":{},"asOf":"2026-01-01T00:0\#
  0:00.000Z"}]}],"cursor":"appStore:1000","more":true}}}]},{"name":"user.delete","summary":"De\#
  letes a customer and erases its ids from everything that the daemon stores.","x-role":"admin\#
  ","x-since":1,"paramStructure":"either","params":[{"name":"userId","required":true,"summary"\#
  :"Any id of the customer.","schema":{"$ref":"#/components/schemas/UserId"}},{"name":"project\#
  ","required":false,"summary":"Id of the project.","schema":{"$ref":"#/components/schemas/Pro\#
  jectId","default":"default"}},{"name":"dryRun","required":false,"summary":"Computes the resu\#
  lt and the events without changing anything.","schema":{"type":"boolean","default":false}},{\#
  "name":"idempotencyKey","required":false,"summary":"Makes a retry safe: the same key with th\#
  e same params returns the stored result.","schema":{"$ref":"#/components/schemas/Idempotency\#
  Key"}}],"result":{"name":"result","schema":{"type":"object","properties":{"tombstone":{"desc\#
  ription":"New id that replaces every erased id in events. It belongs to no user.","type":"st\#
  ring"},"users":{"description":"Number of erased users: the aliases of the customer.","type":\#
  "integer","minimum":1},"devices":{"description":"Number of erased devices. `install` can reg\#
  ister them again.","type":"integer","minimum":0},"purchases":{"description":"Number of erase\#
  d purchases: those that no other customer holds.","type":"integer","minimum":0},"shared":{"d\#
  escription":"Number of purchases that other customers hold and keep.","type":"integer","mini\#
  mum":0},"traces":{"description":"How thoroughly the store removes what is erased. `cleared`:\#
   none of the daemon's files contains it any more. `database`: it is deleted from the shared \#
  database, whose files belong to its administrator (fleet.md).","type":"string","enum":["clea\#
  red","database"]},"dryRun":{"description":"True in a dry run; otherwise absent.","type":"boo\#
  lean"},"events":{"description":"The events that the call would emit. Only in a dry run.","ty\#
  pe":"array","items":{"$ref":"#/components/schemas/Event"}},"replayed":{"description":"True w\#
  hen this is the stored result of an idempotency key; otherwise absent.","type":"boolean"}},"\#
  required":["tombstone","users","devices","purchases","shared","traces"]}},"errors":[{"code":\#
  -32602,"message":"A parameter is missing, unknown, of a wrong type or out of range, or two p\#
  arameters exclude each other. `field` points to it; `nearest` lists similar names.","data":{\#
  "kind":"invalidParams","retryable":false}},{"code":1000,"message":"The caller's role is lowe\#
  r than the role that the method needs. `uid` and `role` are the caller's (`none` without a r\#
  ole), and `needs` is the method's role.","data":{"kind":"permissionDenied","retryable":false\#
  }},{"code":1101,"message":"The project has no such user.","data":{"kind":"unknownUser","retr\#
  yable":false}},{"code":1102,"message":"No user may have this id: it is empty, or in the proj\#
  ect's `blockedUserIds`.","data":{"kind":"blockedUserId","retryable":false}},{"code":1103,"me\#
  ssage":"The id has more Unicode scalars than the project's `userIdLengthMax`.","data":{"kind\#
  ":"userIdTooLong","retryable":false}},{"code":1200,"message":"The daemon has no such project\#
  .","data":{"kind":"unknownProject","retryable":false}},{"code":1300,"message":"A call of the\#
   same method used this key with other params in the last 24 hours.","data":{"kind":"idempote\#
  ncyConflict","retryable":false}},{"code":1400,"message":"The disk has no room for the write.\#
   Nothing changes, and reading still works.","data":{"kind":"storageFull","retryable":true}},\#
  {"code":1401,"message":"The write may not be on the disk: the daemon stops, and its next sta\#
  rt shows what is stored. Or the daemon cannot read a record that the request needs: then it \#
  keeps running.","data":{"kind":"storageFailed","retryable":false}},{"code":1405,"message":"T\#
  he shared database could not be reached, or did not answer in time; other stores have no suc\#
  h error. With `outcome` `notApplied`, nothing changed. With `unknown`, the change may or may\#
   not be stored.","data":{"kind":"storageUnavailable","retryable":true}}],"examples":[{"name"\#
  :"with all that was hers","x-given":[{"method":"project.define","params":{"rules":"revenueca\#
  t","products":{"monthly":{"kind":"subscription","entitlements":["premium"]}},"entitlements":\#
  ["gift"],"clock":{"manual":"2026-01-01T00:00:00.000Z"}}},{"method":"install","params":{"devi\#
  ce":"iphone","storeAccount":"apple-ann","platform":"ios"}},{"method":"purchase","params":{"d\#
  evice":"iphone","product":"monthly","store":"appStore","transactionId":"1000","expiresAt":"2\#
  026-02-01T00:00:00.000Z","price":"9.99","currency":"EUR","attributes":{"campaign":"winter"}}\#
  },{"method":"identify","params":{"device":"iphone","userId":"ann"}},{"method":"setUserProper\#
  ty","params":{"userId":"ann","key":"$email","value":"ann@example.org"}}],"params":[{"name":"\#
  userId","value":"ann"}],"result":{"name":"result","value":{"tombstone":"{{any}}","users":2,"\#
  devices":1,"purchases":1,"shared":0,"traces":"{{any}}"}}},{"name":"a dry run","x-given":[{"m\#
  ethod":"project.define","params":{"products":{"monthly":{"kind":"subscription","entitlements\#
  ":["premium"]}},"entitlements":["gift"],"clock":{"manual":"2026-01-01T00:00:00.000Z"}}},{"me\#
  thod":"install","params":{"device":"iphone"}},{"method":"identify","params":{"device":"iphon\#
  e","userId":"ann"}}],"params":[{"name":"userId","value":"ann"},{"name":"dryRun","value":true\#
  }],"result":{"name":"result","value":{"tombstone":"{{tombstone}}","users":1,"devices":0,"pur\#
  chases":0,"shared":0,"traces":"{{any}}","dryRun":true,"events":[{"id":"{{any}}","kind":"logg\#
  edOut","at":"2026-01-01T00:00:00.000Z","project":"default","user":"{{tombstone}}","userId":"\#
  {{tombstone}}","anonymousId":"{{any}}","cause":{"method":"user.delete","id":"{{any}}"},"devi\#
  ce":"iphone"},{"id":"{{any}}","kind":"userDeleted","at":"2026-01-01T00:00:00.000Z","project"\#
  :"default","user":"{{tombstone}}","userId":"{{tombstone}}","cause":{"method":"user.delete","\#
  id":"{{any}}"}}]}}}]},{"name":"user.export","summary":"Returns everything that the daemon st\#
  ores about a customer.","x-role":"read","x-since":1,"paramStructure":"either","params":[{"na\#
  me":"userId","required":true,"summary":"Any id of the customer.","schema":{"$ref":"#/compone\#
  nts/schemas/UserId"}},{"name":"withoutEvents","required":false,"summary":"Whether to leave o\#
  ut `events`, `cursor` and `moreEvents`.","schema":{"type":"boolean","default":false}},{"name\#
  ":"project","required":false,"summary":"Id of the project.","schema":{"$ref":"#/components/s\#
  chemas/ProjectId","default":"default"}}],"result":{"name":"result","schema":{"type":"object"\#
  ,"properties":{"user":{"$ref":"#/components/schemas/User"},"firstId":{"$ref":"#/components/s\#
  chemas/UserId","description":"First id that the customer had. After a merge, that of the old\#
  er customer."},"lastId":{"$ref":"#/components/schemas/UserId","description":"Id that acted l\#
  ast: the user of the last install, identify, purchase or restore."},"ids":{"description":"Ev\#
  ery id of the customer, in byte order.","type":"array","items":{"type":"object","properties"\#
  :{"id":{"$ref":"#/components/schemas/UserId"},"kind":{"description":"Who uses the id. `custo\#
  mer`: the customerId of a customer that began with an identified user.","type":"string","enu\#
  m":["anonymous","identified","customer"]},"device":{"description":"Device of an anonymous id\#
  ; otherwise null.","type":["string","null"]},"createdAt":{"$ref":"#/components/schemas/Momen\#
  t"}},"required":["id","kind","device","createdAt"]}},"devices":{"description":"Devices whose\#
   anonymous or identified user belongs to the customer, in byte order.","type":"array","items\#
  ":{"type":"object","properties":{"device":{"$ref":"#/components/schemas/DeviceId"},"anonymou\#
  sId":{"$ref":"#/components/schemas/UserId"},"identityId":{"description":"Id of the identifie\#
  d user; null when no user is logged in.","type":["string","null"]},"storeAccount":{"type":["\#
  string","null"]},"platform":{"type":["string","null"]},"app":{"type":["string","null"]},"cre\#
  atedAt":{"$ref":"#/components/schemas/Moment"}},"required":["device","anonymousId","identity\#
  Id","storeAccount","platform","app","createdAt"]}},"accountTokens":{"description":"Account t\#
  okens registered for the customer, in byte order.","type":"array","items":{"$ref":"#/compone\#
  nts/schemas/AccountToken"}},"purchases":{"description":"Purchases that the customer holds, w\#
  ith all their transactions.","type":"array","items":{"$ref":"#/components/schemas/Purchase"}\#
  },"claims":{"description":"Purchases that an import gave to the customer and that no store h\#
  as reported yet.","type":"array","items":{"$ref":"#/components/schemas/PurchaseRef"}},"grant\#
  s":{"description":"Grants, including those that have ended.","type":"array","items":{"type":\#
  "object","properties":{"entitlement":{"$ref":"#/components/schemas/EntitlementId"},"grantedA\#
  t":{"$ref":"#/components/schemas/Moment"},"expiresAt":{"$ref":"#/components/schemas/Nullable\#
  Moment"},"revokedAt":{"$ref":"#/components/schemas/NullableMoment"}},"required":["entitlemen\#
  t","grantedAt","expiresAt","revokedAt"]}},"properties":{"type":"array","items":{"type":"obje\#
  ct","properties":{"key":{"$ref":"#/components/schemas/PropertyKey"},"value":{"$ref":"#/compo\#
  nents/schemas/PropertyValue"},"setAt":{"$ref":"#/components/schemas/Moment"}},"required":["k\#
  ey","value","setAt"]}},"overridden":{"description":"Earlier values of properties that anothe\#
  r user of the same customer replaced. An empty value is a removal.","type":"array","items":{\#
  "type":"object","properties":{"key":{"$ref":"#/components/schemas/PropertyKey"},"value":{"$r\#
  ef":"#/components/schemas/PropertyValue"},"setAt":{"$ref":"#/components/schemas/Moment"}},"r\#
  equired":["key","value","setAt"]}},"entitlements":{"$ref":"#/components/schemas/Entitlements\#
  "},"at":{"$ref":"#/components/schemas/Moment","description":"Time of the entitlements and of\#
   the purchases' states: now."},"events":{"description":"Events of the customer, oldest first\#
  , at most 1000.","type":"array","items":{"$ref":"#/components/schemas/Event"}},"cursor":{"$r\#
  ef":"#/components/schemas/Cursor","description":"Position at which events.read continues, wi\#
  th the same id as `user`."},"moreEvents":{"description":"True when events.read has more even\#
  ts of the customer.","type":"boolean"}},"required":["user","firstId","lastId","ids","devices\#
  ","accountTokens","purchases","claims","grants","properties","overridden","entitlements","at\#
  "]}},"errors":[{"code":-32602,"message":"A parameter is missing, unknown, of a wrong type or\#
   out of range, or two parameters exclude each other. `field` points to it; `nearest` lists s\#
  imilar names.","data":{"kind":"invalidParams","retryable":false}},{"code":1000,"message":"Th\#
  e caller's role is lower than the role that the method needs. `uid` and `role` are the calle\#
  r's (`none` without a role), and `needs` is the method's role.","data":{"kind":"permissionDe\#
  nied","retryable":false}},{"code":1101,"message":"The project has no such user.","data":{"ki\#
  nd":"unknownUser","retryable":false}},{"code":1102,"message":"No user may have this id: it i\#
  s empty, or in the project's `blockedUserIds`.","data":{"kind":"blockedUserId","retryable":f\#
  alse}},{"code":1103,"message":"The id has more Unicode scalars than the project's `userIdLen\#
  gthMax`.","data":{"kind":"userIdTooLong","retryable":false}},{"code":1200,"message":"The dae\#
  mon has no such project.","data":{"kind":"unknownProject","retryable":false}},{"code":1405,"\#
  message":"The shared database could not be reached, or did not answer in time; other stores \#
  have no such error. With `outcome` `notApplied`, nothing changed. With `unknown`, the change\#
   may or may not be stored.","data":{"kind":"storageUnavailable","retryable":true}}],"example\#
  s":[{"name":"all of it","x-given":[{"method":"project.define","params":{"rules":"revenuecat"\#
  ,"products":{"monthly":{"kind":"subscription","entitlements":["premium"]}},"entitlements":["\#
  gift"],"clock":{"manual":"2026-01-01T00:00:00.000Z"}}},{"method":"install","params":{"device\#
  ":"iphone","storeAccount":"apple-ann","platform":"ios"}},{"method":"purchase","params":{"dev\#
  ice":"iphone","product":"monthly","store":"appStore","transactionId":"1000","expiresAt":"202\#
  6-02-01T00:00:00.000Z","price":"9.99","currency":"EUR","attributes":{"campaign":"winter"}}},\#
  {"method":"identify","params":{"device":"iphone","userId":"ann"}},{"method":"setUserProperty\#
  ","params":{"userId":"ann","key":"$email","value":"ann@example.org"}}],"params":[{"name":"us\#
  erId","value":"ann"}],"result":{"name":"result","value":{"user":{"id":"ann","anonymousId":nu\#
  ll,"identityId":"ann","customerId":"{{anonymous}}","aliases":["{{anonymous}}","ann"],"create\#
  dAt":"2026-01-01T00:00:00.000Z","environment":"production"},"firstId":"{{anonymous}}","lastI\#
  d":"ann","ids":[{"id":"{{anonymous}}","kind":"anonymous","device":"iphone","createdAt":"2026\#
  -01-01T00:00:00.000Z"},{"id":"ann","kind":"identified","device":null,"createdAt":"2026-01-01\#
  T00:00:00.000Z"}],"devices":[{"device":"iphone","anonymousId":"{{anonymous}}","identityId":"\#
  ann","storeAccount":"apple-ann","platform":"ios","app":null,"createdAt":"2026-01-01T00:00:00\#
  .000Z"}],"accountTokens":[],"purchases":[{"store":"appStore","originalTransactionId":"1000",\#
  "transactionId":"1000","product":"monthly","kind":"subscription","state":"active","holders":\#
  ["ann"],"device":"iphone","storeAccount":"apple-ann","purchasedAt":"2026-01-01T00:00:00.000Z\#
  ","firstPurchasedAt":"2026-01-01T00:00:00.000Z","expiresAt":"2026-02-01T00:00:00.000Z","tria\#
  lStartedAt":null,"periodType":"normal","environment":"production","isFamilyShared":false,"pr\#
  ice":"9.99","currency":"EUR","country":null,"offerCode":null,"autoRenew":true,"autoRenewDisa\#
  bledAt":null,"gracePeriodExpiresAt":null,"billingRetry":false,"pausedUntil":null,"refundedAt\#
  ":null,"revokedAt":null,"endedAt":null,"paused":false,"renewsAs":null,"endReason":null,"bill\#
  ingIssueAt":null,"replaces":null,"replacedBy":null,"replacedAt":null,"keys":[],"renewsCount"\#
  :0,"accountToken":null,"transactions":[{"transactionId":"1000","product":"monthly","periodTy\#
  pe":"normal","purchasedAt":"2026-01-01T00:00:00.000Z","expiresAt":"2026-02-01T00:00:00.000Z"\#
  ,"isFamilyShared":false,"price":"9.99","currency":"EUR","country":null,"offerCode":null,"att\#
  ributes":{"campaign":"winter"},"asOf":"2026-01-01T00:00:00.000Z"}]}],"claims":[],"grants":[]\#
  ,"properties":[{"key":"$email","value":"ann@example.org","setAt":"2026-01-01T00:00:00.000Z"}\#
  ],"overridden":[],"entitlements":{"premium":{"id":"premium","active":true,"state":"active","\#
  productId":"monthly","source":"appStore","renewState":"willRenew","grantType":"purchase","pe\#
  riodType":"normal","startedAt":"2026-01-01T00:00:00.000Z","expiresAt":"2026-02-01T00:00:00.0\#
  00Z","gracePeriodExpiresAt":null,"firstPurchasedAt":"2026-01-01T00:00:00.000Z","lastPurchase\#
  dAt":"2026-01-01T00:00:00.000Z","trialStartedAt":null,"autoRenewDisabledAt":null,"renewsCoun\#
  t":0,"environment":"production","store":"appStore","transactionId":"1000","originalTransacti\#
  onId":"1000"}},"at":"2026-01-01T00:00:00.000Z","events":[{"cursor":"1","id":"{{any}}","kind"\#
  :"userCreated","at":"2026-01-01T00:00:00.000Z","project":"default","user":"{{anonymous}}","a\#
  nonymousId":"{{anonymous}}","cause":{"method":"install","id":"{{any}}"},"device":"iphone"},{\#
  "cursor":"2","id":"{{any}}","kind":"purchaseRecorded","at":"2026-01-01T00:00:00.000Z","proje\#
  ct":"default","user":"{{anonymous}}","anonymousId":"{{anonymous}}","cause":{"method":"purcha\#
  se","id":"{{any}}"},"store":"appStore","originalTransactionId":"1000","transactionId":"1000"\#
  ,"product":"monthly","productKind":"subscription","holders":["{{anonymous}}"],"device":"ipho\#
  ne","environment":"production","firstPurchasedAt":"2026-01-01T00:00:00.000Z","purchasedAt":"\#
  2026-01-01T00:00:00.000Z","expiresAt":"2026-02-01T00:00:00.000Z","periodType":"normal","isFa\#
  milyShared":false,"price":"9.99","currency":"EUR","country":null,"offerCode":null,"attribute\#
  s":{"campaign":"winter"}},{"cursor":"3","id":"{{any}}","kind":"entitlementsActivated","at":"\#
  2026-01-01T00:00:00.000Z","project":"default","user":"{{anonymous}}","anonymousId":"{{anonym\#
  ous}}","cause":{"method":"purchase","id":"{{any}}"},"entitlements":["premium"],"store":"appS\#
  tore","originalTransactionId":"1000","transactionId":"1000","product":"monthly","productKind\#
  ":"subscription","holders":["{{anonymous}}"],"device":"iphone","environment":"production","f\#
  irstPurchasedAt":"2026-01-01T00:00:00.000Z","purchasedAt":"2026-01-01T00:00:00.000Z","expire\#
  sAt":"2026-02-01T00:00:00.000Z","periodType":"normal","isFamilyShared":false,"price":"9.99",\#
  "currency":"EUR","country":null,"offerCode":null,"attributes":{"campaign":"winter"}},{"curso\#
  r":"4","id":"{{any}}","kind":"userCreated","at":"2026-01-01T00:00:00.000Z","project":"defaul\#
  t","user":"{{anonymous}}","userId":"ann","cause":{"method":"identify","id":"{{any}}"},"devic\#
  e":"iphone"},{"cursor":"5","id":"{{any}}","kind":"identified","at":"2026-01-01T00:00:00.000Z\#
  ","project":"default","user":"{{anonymous}}","userId":"ann","anonymousId":"{{anonymous}}","c\#
  ause":{"method":"identify","id":"{{any}}"},"device":"iphone","outcome":"aliased"},{"cursor":\#
  "6","id":"{{any}}","kind":"usersAliased","at":"2026-01-01T00:00:00.000Z","project":"default"\#
  ,"user":"{{anonymous}}","userId":"ann","cause":{"method":"identify","id":"{{any}}"},"aliases\#
  ":["{{anonymous}}","ann"]},{"cursor":"7","id":"{{any}}","kind":"entitlementsActivated","at":\#
  "2026-01-01T00:00:00.000Z","project":"default","user":"{{anonymous}}","userId":"ann","cause"\#
  :{"method":"identify","id":"{{any}}"},"entitlements":["premium"]}],"cursor":"7","moreEvents"\#
  :false}}}]},{"name":"user.import","summary":"Imports a customer, as `user.export` returns it\#
  , completely or not at all.","x-role":"admin","x-since":1,"paramStructure":"either","params"\#
  :[{"name":"user","required":false,"summary":"The user as `user.export` shows it. The daemon \#
  reads only `customerId` and `createdAt`.","schema":{"type":"object","properties":{"id":{"des\#
  cription":"Not read."},"anonymousId":{"description":"Not read."},"identityId":{"description"\#
  :"Not read."},"customerId":{"type":["string","null"]},"aliases":{"description":"Not read."},\#
  "device":{"description":"Not read."},"createdAt":{"$ref":"#/components/schemas/NullableMomen\#
  t"},"environment":{"description":"Not read."}},"required":[],"additionalProperties":false}},\#
  {"name":"firstId","required":false,"summary":"First id that the customer had; without it, th\#
  e oldest of `ids`.","schema":{"$ref":"#/components/schemas/UserId"}},{"name":"lastId","requi\#
  red":false,"summary":"Id of the customer that acted last. It has no effect if the project kn\#
  ows the customer.","schema":{"$ref":"#/components/schemas/UserId"}},{"name":"ids","required"\#
  :true,"summary":"Every id of the customer. An empty list imports unclaimed purchases.","sche\#
  ma":{"type":"array","items":{"type":"object","properties":{"id":{"$ref":"#/components/schema\#
  s/UserId"},"kind":{"type":"string","enum":["anonymous","identified","customer"]},"device":{"\#
  description":"Device of an anonymous id.","type":["string","null"]},"createdAt":{"$ref":"#/c\#
  omponents/schemas/NullableMoment","description":"Without it, now."}},"required":["id","kind"\#
  ],"additionalProperties":false},"maxItems":10000}},{"name":"customerId","required":false,"su\#
  mmary":"The customerId, instead of that of `user`. Without both: that of the customer who ha\#
  s one of the ids, else the oldest anonymous id, else a new one.","schema":{"$ref":"#/compone\#
  nts/schemas/UserId"}},{"name":"devices","required":false,"summary":"Devices. A device is cre\#
  ated once its anonymous user exists, and its user is logged in there once that user exists."\#
  ,"schema":{"type":"array","items":{"type":"object","properties":{"device":{"$ref":"#/compone\#
  nts/schemas/DeviceId"},"anonymousId":{"$ref":"#/components/schemas/UserId"},"identityId":{"t\#
  ype":["string","null"]},"storeAccount":{"type":["string","null"]},"platform":{"type":["strin\#
  g","null"]},"app":{"type":["string","null"]},"createdAt":{"$ref":"#/components/schemas/Momen\#
  t"}},"required":["device","anonymousId","createdAt"],"additionalProperties":false},"maxItems\#
  ":10000}},{"name":"accountTokens","required":false,"summary":"Account tokens.","schema":{"ty\#
  pe":"array","items":{"$ref":"#/components/schemas/AccountToken"},"maxItems":10000}},{"name":\#
  "purchases","required":false,"summary":"Purchases with their transactions.","schema":{"type"\#
  :"array","items":{"$ref":"#/components/schemas/ImportedPurchase"},"maxItems":10000}},{"name"\#
  :"claims","required":false,"summary":"Purchases of which only the store and the name are kno\#
  wn. The customer holds each one as soon as a store reports it; until then it gives no access\#
  .","schema":{"type":"array","items":{"$ref":"#/components/schemas/PurchaseRef"},"maxItems":1\#
  0000}},{"name":"grants","required":false,"summary":"Grants, including those that have ended.\#
  ","schema":{"type":"array","items":{"type":"object","properties":{"entitlement":{"$ref":"#/c\#
  omponents/schemas/EntitlementId"},"grantedAt":{"$ref":"#/components/schemas/Moment"},"expire\#
  sAt":{"$ref":"#/components/schemas/NullableMoment"},"revokedAt":{"$ref":"#/components/schema\#
  s/NullableMoment"}},"required":["entitlement","grantedAt"],"additionalProperties":false},"ma\#
  xItems":10000}},{"name":"properties","required":false,"summary":"Properties. The newer value\#
   of a key stays.","schema":{"type":"array","items":{"type":"object","properties":{"key":{"$r\#
  ef":"#/components/schemas/PropertyKey"},"value":{"$ref":"#/components/schemas/PropertyValue"\#
  },"setAt":{"$ref":"#/components/schemas/NullableMoment","description":"Without it, before ev\#
  erything that is set here."}},"required":["key","value"],"additionalProperties":false},"maxI\#
  tems":10000}},{"name":"overridden","required":false,"summary":"Earlier values of properties \#
  that another user of the customer replaced.","schema":{"type":"array","items":{"type":"objec\#
  t","properties":{"key":{"$ref":"#/components/schemas/PropertyKey"},"value":{"$ref":"#/compon\#
  ents/schemas/PropertyValue"},"setAt":{"$ref":"#/components/schemas/NullableMoment","descript\#
  ion":"Without it, before everything that is set here."}},"required":["key","value"],"additio\#
  nalProperties":false},"maxItems":10000}},{"name":"entitlements","required":false,"summary":"\#
  Not read: access derives from purchases and grants.","schema":{"type":"object"}},{"name":"at\#
  ","required":false,"summary":"Not read.","schema":{"$ref":"#/components/schemas/NullableMome\#
  nt"}},{"name":"onConflict","required":false,"summary":"What happens to a purchase with holde\#
  rs whom its `holders` does not name. `refuse`: the call is purchaseHeldByAnother. `skip`: th\#
  e purchase stays as it is. `merge`: its transactions are merged, and its holders stay.","sch\#
  ema":{"type":"string","enum":["refuse","skip","merge"],"default":"refuse"}},{"name":"project\#
  ","required":false,"summary":"Id of the project.","schema":{"$ref":"#/components/schemas/Pro\#
  jectId","default":"default"}},{"name":"dryRun","required":false,"summary":"Computes the resu\#
  lt and the events without changing anything.","schema":{"type":"boolean","default":false}},{\#
  "name":"idempotencyKey","required":false,"summary":"Makes a retry safe: the same key with th\#
  e same params returns the stored result.","schema":{"$ref":"#/components/schemas/Idempotency\#
  Key"}}],"result":{"name":"result","schema":{"type":"object","properties":{"user":{"$ref":"#/\#
  components/schemas/User","description":"The customer's user. Missing when `ids` is empty."},\#
  "created":{"description":"Whether the customer is new.","type":"boolean"},"outcome":{"descri\#
  ption":"`unchanged` when everything was there already.","type":"string","enum":["imported","\#
  unchanged"]},"purchases":{"description":"What happened to each purchase, in the given order,\#
   and then to each claim.","type":"array","items":{"type":"object","properties":{"store":{"$r\#
  ef":"#/components/schemas/Store"},"originalTransactionId":{"$ref":"#/components/schemas/Tran\#
  sactionId"},"outcome":{"type":"string","enum":["recorded","updated","skipped","unchanged"]}}\#
  ,"required":["store","originalTransactionId","outcome"]}},"entitlements":{"$ref":"#/componen\#
  ts/schemas/Entitlements"},"warnings":{"type":"array","items":{"$ref":"#/components/schemas/W\#
  arning"}}},"required":["created","outcome","purchases","entitlements"]}},"errors":[{"code":-\#
  32602,"message":"A parameter is missing, unknown, of a wrong type or out of range, or two pa\#
  rameters exclude each other. `field` points to it; `nearest` lists similar names.","data":{"\#
  kind":"invalidParams","retryable":false}},{"code":1000,"message":"The caller's role is lower\#
   than the role that the method needs. `uid` and `role` are the caller's (`none` without a ro\#
  le), and `needs` is the method's role.","data":{"kind":"permissionDenied","retryable":false}\#
  },{"code":1102,"message":"No user may have this id: it is empty, or in the project's `blocke\#
  dUserIds`.","data":{"kind":"blockedUserId","retryable":false}},{"code":1103,"message":"The i\#
  d has more Unicode scalars than the project's `userIdLengthMax`.","data":{"kind":"userIdTooL\#
  ong","retryable":false}},{"code":1104,"message":"The id begins with the project's anonymous \#
  prefix, or it is the id of an anonymous user or a customerId.","data":{"kind":"reservedUserI\#
  d","retryable":false}},{"code":1200,"message":"The daemon has no such project.","data":{"kin\#
  d":"unknownProject","retryable":false}},{"code":1202,"message":"Another user holds the purch\#
  ase, and a rule of the project keeps it there. `holder` and `rule` name them. In `user.impor\#
  t` there is no `rule`: the import does not name the holder. Nothing changes.","data":{"kind"\#
  :"purchaseHeldByAnother","retryable":false}},{"code":1300,"message":"A call of the same meth\#
  od used this key with other params in the last 24 hours.","data":{"kind":"idempotencyConflic\#
  t","retryable":false}},{"code":1400,"message":"The disk has no room for the write. Nothing c\#
  hanges, and reading still works.","data":{"kind":"storageFull","retryable":true}},{"code":14\#
  01,"message":"The write may not be on the disk: the daemon stops, and its next start shows w\#
  hat is stored. Or the daemon cannot read a record that the request needs: then it keeps runn\#
  ing.","data":{"kind":"storageFailed","retryable":false}},{"code":1405,"message":"The shared \#
  database could not be reached, or did not answer in time; other stores have no such error. W\#
  ith `outcome` `notApplied`, nothing changed. With `unknown`, the change may or may not be st\#
  ored.","data":{"kind":"storageUnavailable","retryable":true}}],"examples":[{"name":"a custom\#
  er of another system","x-given":[{"method":"project.define","params":{"rules":"revenuecat","\#
  products":{"monthly":{"kind":"subscription","entitlements":["premium"]}},"clock":{"manual":"\#
  2026-01-01T00:00:00.000Z"}}}],"params":[{"name":"ids","value":[{"id":"ann","kind":"identifie\#
  d","createdAt":"2025-11-01T00:00:00.000Z"}]},{"name":"purchases","value":[{"store":"appStore\#
  ","originalTransactionId":"1000","transactions":[{"transactionId":"1000","product":"monthly"\#
  ,"purchasedAt":"2025-12-15T00:00:00.000Z","expiresAt":"2026-01-15T00:00:00.000Z","asOf":"202\#
  5-12-31T00:00:00.000Z"}]}]}],"result":{"name":"result","value":{"user":{"id":"ann","anonymou\#
  sId":null,"identityId":"ann","customerId":"{{customer}}","aliases":["ann"],"createdAt":"2025\#
  -11-01T00:00:00.000Z","environment":"production"},"created":true,"outcome":"imported","purch\#
  ases":[{"store":"appStore","originalTransactionId":"1000","outcome":"recorded"}],"entitlemen\#
  ts":{"premium":{"id":"premium","active":true,"state":"active","productId":"monthly","source"\#
  :"appStore","renewState":"willRenew","grantType":"purchase","periodType":"normal","startedAt\#
  ":"2025-12-15T00:00:00.000Z","expiresAt":"2026-01-15T00:00:00.000Z","gracePeriodExpiresAt":n\#
  ull,"firstPurchasedAt":"2025-12-15T00:00:00.000Z","lastPurchasedAt":"2025-12-15T00:00:00.000\#
  Z","trialStartedAt":null,"autoRenewDisabledAt":null,"renewsCount":0,"environment":"productio\#
  n","store":"appStore","transactionId":"1000","originalTransactionId":"1000"}}}}}]},{"name":"\#
  user.link.undo","summary":"Undoes a login, an alias or a transfer: its change of holders or \#
  customers.","x-role":"admin","x-since":1,"paramStructure":"either","params":[{"name":"event"\#
  ,"required":true,"summary":"`id` of the event to undo, for example `ev_b57a1837_7`. Its kind\#
   is `identified`, `usersAliased`, `subscriptionTransferred` or `oneTimePurchaseTransferred`,\#
   or `purchaseRenewed` if `kept` lists it.","schema":{"$ref":"#/components/schemas/EventId"}}\#
  ,{"name":"project","required":false,"summary":"Id of the project.","schema":{"$ref":"#/compo\#
  nents/schemas/ProjectId","default":"default"}},{"name":"dryRun","required":false,"summary":"\#
  Computes the result and the events without changing anything.","schema":{"type":"boolean","d\#
  efault":false}},{"name":"idempotencyKey","required":false,"summary":"Makes a retry safe: the\#
   same key with the same params returns the stored result.","schema":{"$ref":"#/components/sc\#
  hemas/IdempotencyKey"}}],"result":{"name":"result","schema":{"type":"object","properties":{"\#
  undone":{"$ref":"#/components/schemas/EventId","description":"Id of the undone event."},"pur\#
  chases":{"description":"Purchases that changed holders.","type":"array","items":{"$ref":"#/c\#
  omponents/schemas/Move"}},"kept":{"description":"Later changes that stay: restores and purch\#
  ases that would have found other holders, the aliases that they made, and earlier undos abou\#
  t the same users and purchases. A call that emitted no event is never among them.","type":"a\#
  rray","items":{"$ref":"#/components/schemas/RemainingChange"}},"dryRun":{"description":"True\#
   in a dry run; otherwise absent.","type":"boolean"},"events":{"description":"The events that\#
   the call would emit. Only in a dry run.","type":"array","items":{"$ref":"#/components/schem\#
  as/Event"}},"replayed":{"description":"True when this is the stored result of an idempotency\#
   key; otherwise absent.","type":"boolean"}},"required":["undone","purchases","kept"]}},"erro\#
  rs":[{"code":-32602,"message":"A parameter is missing, unknown, of a wrong type or out of ra\#
  nge, or two parameters exclude each other. `field` points to it; `nearest` lists similar nam\#
  es.","data":{"kind":"invalidParams","retryable":false}},{"code":1000,"message":"The caller's\#
   role is lower than the role that the method needs. `uid` and `role` are the caller's (`none\#
  ` without a role), and `needs` is the method's role.","data":{"kind":"permissionDenied","ret\#
  ryable":false}},{"code":1200,"message":"The daemon has no such project.","data":{"kind":"unk\#
  nownProject","retryable":false}},{"code":1206,"message":"The daemon cannot undo the link. No\#
  thing changes. `obstacle` is the reason: `unknownEvent`; `otherKind`: an event of this kind \#
  cannot be undone; `noLink`: the event linked nothing; `undone`: the link is already undone; \#
  `isUndo`: the event comes from an undo; `laterAlias`: a later alias merged the customer with\#
   another user; `tooMuch`: too many users and purchases depend on the link; `unclear`: a dele\#
  tion erased part of the history. `event` is the id of the event that prevents the undo.","da\#
  ta":{"kind":"cannotUndo","retryable":false}},{"code":1300,"message":"A call of the same meth\#
  od used this key with other params in the last 24 hours.","data":{"kind":"idempotencyConflic\#
  t","retryable":false}},{"code":1400,"message":"The disk has no room for the write. Nothing c\#
  hanges, and reading still works.","data":{"kind":"storageFull","retryable":true}},{"code":14\#
  01,"message":"The write may not be on the disk: the daemon stops, and its next start shows w\#
  hat is stored. Or the daemon cannot read a record that the request needs: then it keeps runn\#
  ing.","data":{"kind":"storageFailed","retryable":false}},{"code":1405,"message":"The shared \#
  database could not be reached, or did not answer in time; other stores have no such error. W\#
  ith `outcome` `notApplied`, nothing changed. With `unknown`, the change may or may not be st\#
  ored.","data":{"kind":"storageUnavailable","retryable":true}}],"examples":[{"name":"another \#
  user's login took a purchase","x-given":[{"method":"project.define","params":{"products":{"m\#
  onthly":{"kind":"subscription","entitlements":["premium"]}},"clock":{"manual":"2026-01-01T00\#
  :00:00.000Z"}}},{"method":"install","params":{"device":"iphone"}},{"method":"purchase","para\#
  ms":{"device":"iphone","product":"monthly","store":"appStore","transactionId":"1000","expire\#
  sAt":"2026-02-01T00:00:00Z"}},{"method":"identify","params":{"device":"iphone","userId":"use\#
  r_id_1"},"result":{"user":{"anonymousId":"{{anonymous}}","{{…}}":null},"{{…}}":null}},{"meth\#
  od":"events.read","params":{"kinds":["identified"]},"result":{"events":[{"id":"{{login}}","{\#
  {…}}":null}],"{{…}}":null}}],"params":[{"name":"event","value":"{{login}}"}],"result":{"name\#
  ":"result","value":{"undone":"{{login}}","purchases":[{"store":"appStore","originalTransacti\#
  onId":"1000","product":"monthly","kind":"subscription","from":["{{anonymous}}","user_id_1"],\#
  "to":"{{anonymous}}","shared":false}],"kept":[]}}}]},{"name":"user.list","summary":"Lists th\#
  e customerIds of the project's customers.","x-role":"read","x-since":1,"paramStructure":"eit\#
  her","params":[{"name":"after","required":false,"summary":"Cursor from an earlier reply. The\#
   reply has the customers after it.","schema":{"type":"string"}},{"name":"limit","required":f\#
  alse,"summary":"Maximum number of customers.","schema":{"type":"integer","minimum":1,"maximu\#
  m":1000,"default":100}},{"name":"project","required":false,"summary":"Id of the project.","s\#
  chema":{"$ref":"#/components/schemas/ProjectId","default":"default"}}],"result":{"name":"res\#
  ult","schema":{"type":"object","properties":{"customerIds":{"description":"In byte order.","\#
  type":"array","items":{"$ref":"#/components/schemas/UserId"}},"cursor":{"description":"What \#
  the next call gives as `after`.","type":"string"},"more":{"description":"Whether more custom\#
  ers follow.","type":"boolean"}},"required":["customerIds","cursor","more"]}},"errors":[{"cod\#
  e":-32602,"message":"A parameter is missing, unknown, of a wrong type or out of range, or tw\#
  o parameters exclude each other. `field` points to it; `nearest` lists similar names.","data\#
  ":{"kind":"invalidParams","retryable":false}},{"code":1000,"message":"The caller's role is l\#
  ower than the role that the method needs. `uid` and `role` are the caller's (`none` without \#
  a role), and `needs` is the method's role.","data":{"kind":"permissionDenied","retryable":fa\#
  lse}},{"code":1200,"message":"The daemon has no such project.","data":{"kind":"unknownProjec\#
  t","retryable":false}},{"code":1405,"message":"The shared database could not be reached, or \#
  did not answer in time; other stores have no such error. With `outcome` `notApplied`, nothin\#
  g changed. With `unknown`, the change may or may not be stored.","data":{"kind":"storageUnav\#
  ailable","retryable":true}}],"examples":[{"name":"two customers","x-given":[{"method":"insta\#
  ll","params":{"device":"iphone"},"result":{"user":{"customerId":"{{first}}","{{…}}":null},"{\#
  {…}}":null}}],"params":[],"result":{"name":"result","value":{"customerIds":["{{first}}"],"cu\#
  rsor":"{{first}}","more":false}}}]},{"name":"userInfo","summary":"Returns the current user o\#
  f a device, or the user that an id belongs to.","x-role":"read","x-since":1,"paramStructure"\#
  :"either","params":[{"name":"device","required":false,"summary":"Id of the device.","schema"\#
  :{"$ref":"#/components/schemas/DeviceId"}},{"name":"userId","required":false,"summary":"Id o\#
  f the user, instead of `device`.","schema":{"$ref":"#/components/schemas/UserId"}},{"name":"\#
  project","required":false,"summary":"Id of the project.","schema":{"$ref":"#/components/sche\#
  mas/ProjectId","default":"default"}}],"x-exactly-one":[["device"],["userId"]],"result":{"nam\#
  e":"result","schema":{"type":"object","properties":{"user":{"$ref":"#/components/schemas/Use\#
  r"}},"required":["user"]}},"errors":[{"code":-32602,"message":"A parameter is missing, unkno\#
  wn, of a wrong type or out of range, or two parameters exclude each other. `field` points to\#
   it; `nearest` lists similar names.","data":{"kind":"invalidParams","retryable":false}},{"co\#
  de":1000,"message":"The caller's role is lower than the role that the method needs. `uid` an\#
  d `role` are the caller's (`none` without a role), and `needs` is the method's role.","data"\#
  :{"kind":"permissionDenied","retryable":false}},{"code":1100,"message":"The project has no s\#
  uch device.","data":{"kind":"unknownDevice","retryable":false}},{"code":1101,"message":"The \#
  project has no such user.","data":{"kind":"unknownUser","retryable":false}},{"code":1102,"me\#
  ssage":"No user may have this id: it is empty, or in the project's `blockedUserIds`.","data"\#
  :{"kind":"blockedUserId","retryable":false}},{"code":1103,"message":"The id has more Unicode\#
   scalars than the project's `userIdLengthMax`.","data":{"kind":"userIdTooLong","retryable":f\#
  alse}},{"code":1200,"message":"The daemon has no such project.","data":{"kind":"unknownProje\#
  ct","retryable":false}},{"code":1405,"message":"The shared database could not be reached, or\#
   did not answer in time; other stores have no such error. With `outcome` `notApplied`, nothi\#
  ng changed. With `unknown`, the change may or may not be stored.","data":{"kind":"storageUna\#
  vailable","retryable":true}}],"examples":[{"name":"by device","x-given":[{"method":"project.\#
  define","params":{"products":{"monthly":{"kind":"subscription","entitlements":["premium"]}},\#
  "clock":{"manual":"2026-01-01T00:00:00.000Z"}}},{"method":"install","params":{"device":"ipho\#
  ne"}},{"method":"identify","params":{"device":"iphone","userId":"user_id_1"}}],"params":[{"n\#
  ame":"device","value":"iphone"}],"result":{"name":"result","value":{"user":{"id":"user_id_1"\#
  ,"anonymousId":"{{anonymous}}","identityId":"user_id_1","customerId":"{{customer}}","aliases\#
  ":["user_id_1"],"device":"iphone","createdAt":"2026-01-01T00:00:00.000Z","environment":"prod\#
  uction"}}}},{"name":"by user id","x-given":[{"method":"project.define","params":{"products":\#
  {"monthly":{"kind":"subscription","entitlements":["premium"]}},"clock":{"manual":"2026-01-01\#
  T00:00:00.000Z"}}},{"method":"install","params":{"device":"iphone"}},{"method":"identify","p\#
  arams":{"device":"iphone","userId":"user_id_1"}}],"params":[{"name":"userId","value":"user_i\#
  d_1"}],"result":{"name":"result","value":{"user":{"id":"user_id_1","anonymousId":null,"ident\#
  ityId":"user_id_1","customerId":"{{customer}}","aliases":["user_id_1"],"createdAt":"2026-01-\#
  01T00:00:00.000Z","environment":"production"}}}}]},{"name":"userProperties","summary":"Retur\#
  ns the properties that setUserProperty stored.","x-role":"read","x-since":1,"paramStructure"\#
  :"either","params":[{"name":"device","required":false,"summary":"Id of the device.","schema"\#
  :{"$ref":"#/components/schemas/DeviceId"}},{"name":"userId","required":false,"summary":"Id o\#
  f the user, instead of `device`.","schema":{"$ref":"#/components/schemas/UserId"}},{"name":"\#
  project","required":false,"summary":"Id of the project.","schema":{"$ref":"#/components/sche\#
  mas/ProjectId","default":"default"}}],"x-exactly-one":[["device"],["userId"]],"result":{"nam\#
  e":"result","schema":{"type":"object","properties":{"properties":{"$ref":"#/components/schem\#
  as/Properties"}},"required":["properties"]}},"errors":[{"code":-32602,"message":"A parameter\#
   is missing, unknown, of a wrong type or out of range, or two parameters exclude each other.\#
   `field` points to it; `nearest` lists similar names.","data":{"kind":"invalidParams","retry\#
  able":false}},{"code":1000,"message":"The caller's role is lower than the role that the meth\#
  od needs. `uid` and `role` are the caller's (`none` without a role), and `needs` is the meth\#
  od's role.","data":{"kind":"permissionDenied","retryable":false}},{"code":1100,"message":"Th\#
  e project has no such device.","data":{"kind":"unknownDevice","retryable":false}},{"code":11\#
  01,"message":"The project has no such user.","data":{"kind":"unknownUser","retryable":false}\#
  },{"code":1102,"message":"No user may have this id: it is empty, or in the project's `blocke\#
  dUserIds`.","data":{"kind":"blockedUserId","retryable":false}},{"code":1103,"message":"The i\#
  d has more Unicode scalars than the project's `userIdLengthMax`.","data":{"kind":"userIdTooL\#
  ong","retryable":false}},{"code":1200,"message":"The daemon has no such project.","data":{"k\#
  ind":"unknownProject","retryable":false}},{"code":1405,"message":"The shared database could \#
  not be reached, or did not answer in time; other stores have no such error. With `outcome` `\#
  notApplied`, nothing changed. With `unknown`, the change may or may not be stored.","data":{\#
  "kind":"storageUnavailable","retryable":true}}],"examples":[{"name":"two of them","x-given":\#
  [{"method":"project.define","params":{"products":{"monthly":{"kind":"subscription","entitlem\#
  ents":["premium"]}},"clock":{"manual":"2026-01-01T00:00:00.000Z"}}},{"method":"install","par\#
  ams":{"device":"iphone"}},{"method":"setUserProperty","params":{"device":"iphone","key":"$em\#
  ail","value":"ann@example.org"}},{"method":"setUserProperty","params":{"device":"iphone","ke\#
  y":"plan","value":"b"}}],"params":[{"name":"device","value":"iphone"}],"result":{"name":"res\#
  ult","value":{"properties":{"$email":"ann@example.org","plan":"b"}}}},{"name":"none","x-give\#
  n":[{"method":"project.define","params":{"products":{"monthly":{"kind":"subscription","entit\#
  lements":["premium"]}},"clock":{"manual":"2026-01-01T00:00:00.000Z"}}},{"method":"install","\#
  params":{"device":"iphone"}}],"params":[{"name":"device","value":"iphone"}],"result":{"name"\#
  :"result","value":{"properties":{}}}}]},{"name":"webhook.claim","summary":"Makes the connect\#
  ion the only one that posts a project's events, until it closes. For programs that post.","x\#
  -role":"admin","x-since":1,"paramStructure":"either","params":[{"name":"reports","required":\#
  false,"summary":"The results of the posts. A report replaces the earlier report on its URL."\#
  ,"schema":{"type":"array","maxItems":10,"items":{"$ref":"#/components/schemas/WebhookReport"\#
  }}},{"name":"project","required":false,"summary":"Id of the project.","schema":{"$ref":"#/co\#
  mponents/schemas/ProjectId","default":"default"}}],"result":{"name":"result","schema":{"type\#
  ":"object","properties":{"claimed":{"description":"False if another connection has the claim\#
  . Then the daemon ignores the reports.","type":"boolean"}},"required":["claimed"]}},"errors"\#
  :[{"code":-32602,"message":"A parameter is missing, unknown, of a wrong type or out of range\#
  , or two parameters exclude each other. `field` points to it; `nearest` lists similar names.\#
  ","data":{"kind":"invalidParams","retryable":false}},{"code":1000,"message":"The caller's ro\#
  le is lower than the role that the method needs. `uid` and `role` are the caller's (`none` w\#
  ithout a role), and `needs` is the method's role.","data":{"kind":"permissionDenied","retrya\#
  ble":false}},{"code":1200,"message":"The daemon has no such project.","data":{"kind":"unknow\#
  nProject","retryable":false}},{"code":1405,"message":"The shared database could not be reach\#
  ed, or did not answer in time; other stores have no such error. With `outcome` `notApplied`,\#
   nothing changed. With `unknown`, the change may or may not be stored.","data":{"kind":"stor\#
  ageUnavailable","retryable":true}}],"examples":[{"name":"the first program gets the claim","\#
  x-given":[{"method":"project.define","params":{"webhooks":[{"url":"https://example.com/event\#
  s","secret":"sesame"}]}}],"params":[],"result":{"name":"result","value":{"claimed":true}}}]}\#
  ,{"name":"webhook.list","summary":"Returns the state of a project's webhooks, without their \#
  secrets.","x-role":"read","x-since":1,"paramStructure":"either","params":[{"name":"project",\#
  "required":false,"summary":"Id of the project.","schema":{"$ref":"#/components/schemas/Proje\#
  ctId","default":"default"}}],"result":{"name":"result","schema":{"type":"object","properties\#
  ":{"poster":{"description":"The process that posts the project's events; absent if there is \#
  none.","type":"object","properties":{"uid":{"type":"integer"},"pid":{"type":"integer"}},"req\#
  uired":["uid","pid"]},"webhooks":{"description":"In the order of project.define.","type":"ar\#
  ray","items":{"$ref":"#/components/schemas/WebhookStatus"}}},"required":["webhooks"]}},"erro\#
  rs":[{"code":-32602,"message":"A parameter is missing, unknown, of a wrong type or out of ra\#
  nge, or two parameters exclude each other. `field` points to it; `nearest` lists similar nam\#
  es.","data":{"kind":"invalidParams","retryable":false}},{"code":1000,"message":"The caller's\#
   role is lower than the role that the method needs. `uid` and `role` are the caller's (`none\#
  ` without a role), and `needs` is the method's role.","data":{"kind":"permissionDenied","ret\#
  ryable":false}},{"code":1200,"message":"The daemon has no such project.","data":{"kind":"unk\#
  nownProject","retryable":false}},{"code":1405,"message":"The shared database could not be re\#
  ached, or did not answer in time; other stores have no such error. With `outcome` `notApplie\#
  d`, nothing changed. With `unknown`, the change may or may not be stored.","data":{"kind":"s\#
  torageUnavailable","retryable":true}}],"examples":[{"name":"no program posts","x-given":[{"m\#
  ethod":"project.define","params":{"webhooks":[{"url":"https://example.com/events","secret":"\#
  sesame"}]}},{"method":"install","params":{"device":"iphone"}}],"params":[],"result":{"name":\#
  "result","value":{"webhooks":[{"url":"https://example.com/events","format":"entitled","state\#
  ":"stopped","cursor":"0","backlog":1,"deliveredAt":null}]}}},{"name":"an event waits for ano\#
  ther attempt","x-given":[{"method":"project.define","params":{"webhooks":[{"url":"https://ex\#
  ample.com/events","secret":"sesame"}]}},{"method":"install","params":{"device":"iphone"}},{"\#
  method":"webhook.claim","params":{"reports":[{"url":"https://example.com/events","deliveredA\#
  t":"2026-01-01T00:00:00Z","failure":{"at":"2026-01-02T00:00:00Z","cursor":"1","reason":"HTTP\#
   500","attempts":3,"nextAttemptAt":"2026-01-02T00:00:01Z"}}]}}],"params":[],"result":{"name"\#
  :"result","value":{"poster":{"uid":"{{any}}","pid":"{{any}}"},"webhooks":[{"url":"https://ex\#
  ample.com/events","format":"entitled","state":"failing","cursor":"0","backlog":1,"deliveredA\#
  t":"2026-01-01T00:00:00.000Z","failure":{"at":"2026-01-02T00:00:00.000Z","cursor":"1","reaso\#
  n":"HTTP 500","attempts":3,"nextAttemptAt":"2026-01-02T00:00:01.000Z"}}]}}}]},{"name":"webho\#
  ok.pause","summary":"Stops the posts to a URL until webhook.resume. Its events wait.","x-rol\#
  e":"admin","x-since":1,"paramStructure":"either","params":[{"name":"url","required":true,"su\#
  mmary":"URL of the webhook, as project.define has it.","schema":{"$ref":"#/components/schema\#
  s/WebhookUrl"}},{"name":"project","required":false,"summary":"Id of the project.","schema":{\#
  "$ref":"#/components/schemas/ProjectId","default":"default"}},{"name":"dryRun","required":fa\#
  lse,"summary":"Computes the result and the events without changing anything.","schema":{"typ\#
  e":"boolean","default":false}},{"name":"idempotencyKey","required":false,"summary":"Makes a \#
  retry safe: the same key with the same params returns the stored result.","schema":{"$ref":"\#
  #/components/schemas/IdempotencyKey"}}],"result":{"name":"result","schema":{"type":"object",\#
  "properties":{"url":{"$ref":"#/components/schemas/WebhookUrl"},"paused":{"description":"True\#
   if webhook.pause stopped the posts to the URL.","type":"boolean"},"cursor":{"$ref":"#/compo\#
  nents/schemas/Cursor","description":"The webhook's position: all events up to this cursor ar\#
  e delivered."},"backlog":{"description":"Number of events after `cursor`.","type":"integer",\#
  "minimum":0},"dryRun":{"description":"True in a dry run; otherwise absent.","type":"boolean"\#
  },"events":{"description":"The events that the call would emit: always none. Only in a dry r\#
  un.","type":"array","items":{"$ref":"#/components/schemas/Event"}},"replayed":{"description"\#
  :"True when this is the stored result of an idempotency key; otherwise absent.","type":"bool\#
  ean"}},"required":["url","paused","cursor","backlog"]}},"errors":[{"code":-32602,"message":"\#
  A parameter is missing, unknown, of a wrong type or out of range, or two parameters exclude \#
  each other. `field` points to it; `nearest` lists similar names.","data":{"kind":"invalidPar\#
  ams","retryable":false}},{"code":1000,"message":"The caller's role is lower than the role th\#
  at the method needs. `uid` and `role` are the caller's (`none` without a role), and `needs` \#
  is the method's role.","data":{"kind":"permissionDenied","retryable":false}},{"code":1200,"m\#
  essage":"The daemon has no such project.","data":{"kind":"unknownProject","retryable":false}\#
  },{"code":1208,"message":"The project has no webhook with this URL. The error does not repea\#
  t the URL.","data":{"kind":"unknownWebhook","retryable":false}},{"code":1300,"message":"A ca\#
  ll of the same method used this key with other params in the last 24 hours.","data":{"kind":\#
  "idempotencyConflict","retryable":false}},{"code":1400,"message":"The disk has no room for t\#
  he write. Nothing changes, and reading still works.","data":{"kind":"storageFull","retryable\#
  ":true}},{"code":1401,"message":"The write may not be on the disk: the daemon stops, and its\#
   next start shows what is stored. Or the daemon cannot read a record that the request needs:\#
   then it keeps running.","data":{"kind":"storageFailed","retryable":false}},{"code":1405,"me\#
  ssage":"The shared database could not be reached, or did not answer in time; other stores ha\#
  ve no such error. With `outcome` `notApplied`, nothing changed. With `unknown`, the change m\#
  ay or may not be stored.","data":{"kind":"storageUnavailable","retryable":true}}],"examples"\#
  :[{"name":"a server that is down for long","x-given":[{"method":"project.define","params":{"\#
  webhooks":[{"url":"https://example.com/events","secret":"sesame"}]}},{"method":"install","pa\#
  rams":{"device":"iphone"}}],"params":[{"name":"url","value":"https://example.com/events"}],"\#
  result":{"name":"result","value":{"url":"https://example.com/events","paused":true,"cursor":\#
  "0","backlog":1}}}]},{"name":"webhook.replay","summary":"Moves a webhook to a cursor, so tha\#
  t the events after it are posted, again if they were posted before.","x-role":"admin","x-sin\#
  ce":1,"paramStructure":"either","params":[{"name":"url","required":true,"summary":"URL of th\#
  e webhook, as project.define has it.","schema":{"$ref":"#/components/schemas/WebhookUrl"}},{\#
  "name":"after","required":true,"summary":"Cursor before the first event to post. `0` is the \#
  beginning of the log.","schema":{"$ref":"#/components/schemas/Cursor"}},{"name":"project","r\#
  equired":false,"summary":"Id of the project.","schema":{"$ref":"#/components/schemas/Project\#
  Id","default":"default"}},{"name":"dryRun","required":false,"summary":"Computes the result a\#
  nd the events without changing anything.","schema":{"type":"boolean","default":false}},{"nam\#
  e":"idempotencyKey","required":false,"summary":"Makes a retry safe: the same key with the sa\#
  me params returns the stored result.","schema":{"$ref":"#/components/schemas/IdempotencyKey"\#
  }}],"result":{"name":"result","schema":{"type":"object","properties":{"url":{"$ref":"#/compo\#
  nents/schemas/WebhookUrl"},"paused":{"description":"True if webhook.pause stopped the posts \#
  to the URL.","type":"boolean"},"cursor":{"$ref":"#/components/schemas/Cursor","description":\#
  "The webhook's position: all events up to this cursor are delivered."},"backlog":{"descripti\#
  on":"Number of events after `cursor`.","type":"integer","minimum":0},"dryRun":{"description"\#
  :"True in a dry run; otherwise absent.","type":"boolean"},"events":{"description":"The event\#
  s that the call would emit: always none. Only in a dry run.","type":"array","items":{"$ref":\#
  "#/components/schemas/Event"}},"replayed":{"description":"True when this is the stored resul\#
  t of an idempotency key; otherwise absent.","type":"boolean"}},"required":["url","paused","c\#
  ursor","backlog"]}},"errors":[{"code":-32602,"message":"A parameter is missing, unknown, of \#
  a wrong type or out of range, or two parameters exclude each other. `field` points to it; `n\#
  earest` lists similar names.","data":{"kind":"invalidParams","retryable":false}},{"code":100\#
  0,"message":"The caller's role is lower than the role that the method needs. `uid` and `role\#
  ` are the caller's (`none` without a role), and `needs` is the method's role.","data":{"kind\#
  ":"permissionDenied","retryable":false}},{"code":1200,"message":"The daemon has no such proj\#
  ect.","data":{"kind":"unknownProject","retryable":false}},{"code":1208,"message":"The projec\#
  t has no webhook with this URL. The error does not repeat the URL.","data":{"kind":"unknownW\#
  ebhook","retryable":false}},{"code":1300,"message":"A call of the same method used this key \#
  with other params in the last 24 hours.","data":{"kind":"idempotencyConflict","retryable":fa\#
  lse}},{"code":1400,"message":"The disk has no room for the write. Nothing changes, and readi\#
  ng still works.","data":{"kind":"storageFull","retryable":true}},{"code":1401,"message":"The\#
   write may not be on the disk: the daemon stops, and its next start shows what is stored. Or\#
   the daemon cannot read a record that the request needs: then it keeps running.","data":{"ki\#
  nd":"storageFailed","retryable":false}},{"code":1405,"message":"The shared database could no\#
  t be reached, or did not answer in time; other stores have no such error. With `outcome` `no\#
  tApplied`, nothing changed. With `unknown`, the change may or may not be stored.","data":{"k\#
  ind":"storageUnavailable","retryable":true}}],"examples":[{"name":"everything from the begin\#
  ning","x-given":[{"method":"install","params":{"device":"iphone"}},{"method":"project.define\#
  ","params":{"webhooks":[{"url":"https://example.com/events","secret":"sesame"}]}}],"params":\#
  [{"name":"url","value":"https://example.com/events"},{"name":"after","value":"0"}],"result":\#
  {"name":"result","value":{"url":"https://example.com/events","paused":false,"cursor":"0","ba\#
  cklog":1}}}]},{"name":"webhook.resume","summary":"Resumes the posts to a paused URL, from it\#
  s position.","x-role":"admin","x-since":1,"paramStructure":"either","params":[{"name":"url",\#
  "required":true,"summary":"URL of the webhook, as project.define has it.","schema":{"$ref":"\#
  #/components/schemas/WebhookUrl"}},{"name":"project","required":false,"summary":"Id of the p\#
  roject.","schema":{"$ref":"#/components/schemas/ProjectId","default":"default"}},{"name":"dr\#
  yRun","required":false,"summary":"Computes the result and the events without changing anythi\#
  ng.","schema":{"type":"boolean","default":false}},{"name":"idempotencyKey","required":false,\#
  "summary":"Makes a retry safe: the same key with the same params returns the stored result."\#
  ,"schema":{"$ref":"#/components/schemas/IdempotencyKey"}}],"result":{"name":"result","schema\#
  ":{"type":"object","properties":{"url":{"$ref":"#/components/schemas/WebhookUrl"},"paused":{\#
  "description":"True if webhook.pause stopped the posts to the URL.","type":"boolean"},"curso\#
  r":{"$ref":"#/components/schemas/Cursor","description":"The webhook's position: all events u\#
  p to this cursor are delivered."},"backlog":{"description":"Number of events after `cursor`.\#
  ","type":"integer","minimum":0},"dryRun":{"description":"True in a dry run; otherwise absent\#
  .","type":"boolean"},"events":{"description":"The events that the call would emit: always no\#
  ne. Only in a dry run.","type":"array","items":{"$ref":"#/components/schemas/Event"}},"repla\#
  yed":{"description":"True when this is the stored result of an idempotency key; otherwise ab\#
  sent.","type":"boolean"}},"required":["url","paused","cursor","backlog"]}},"errors":[{"code"\#
  :-32602,"message":"A parameter is missing, unknown, of a wrong type or out of range, or two \#
  parameters exclude each other. `field` points to it; `nearest` lists similar names.","data":\#
  {"kind":"invalidParams","retryable":false}},{"code":1000,"message":"The caller's role is low\#
  er than the role that the method needs. `uid` and `role` are the caller's (`none` without a \#
  role), and `needs` is the method's role.","data":{"kind":"permissionDenied","retryable":fals\#
  e}},{"code":1200,"message":"The daemon has no such project.","data":{"kind":"unknownProject"\#
  ,"retryable":false}},{"code":1208,"message":"The project has no webhook with this URL. The e\#
  rror does not repeat the URL.","data":{"kind":"unknownWebhook","retryable":false}},{"code":1\#
  300,"message":"A call of the same method used this key with other params in the last 24 hour\#
  s.","data":{"kind":"idempotencyConflict","retryable":false}},{"code":1400,"message":"The dis\#
  k has no room for the write. Nothing changes, and reading still works.","data":{"kind":"stor\#
  ageFull","retryable":true}},{"code":1401,"message":"The write may not be on the disk: the da\#
  emon stops, and its next start shows what is stored. Or the daemon cannot read a record that\#
   the request needs: then it keeps running.","data":{"kind":"storageFailed","retryable":false\#
  }},{"code":1405,"message":"The shared database could not be reached, or did not answer in ti\#
  me; other stores have no such error. With `outcome` `notApplied`, nothing changed. With `unk\#
  nown`, the change may or may not be stored.","data":{"kind":"storageUnavailable","retryable"\#
  :true}}],"examples":[{"name":"the server is back","x-given":[{"method":"project.define","par\#
  ams":{"webhooks":[{"url":"https://example.com/events","secret":"sesame"}]}},{"method":"webho\#
  ok.pause","params":{"url":"https://example.com/events"}},{"method":"install","params":{"devi\#
  ce":"iphone"}}],"params":[{"name":"url","value":"https://example.com/events"}],"result":{"na\#
  me":"result","value":{"url":"https://example.com/events","paused":false,"cursor":"0","backlo\#
  g":1}}}]}],"components":{"schemas":{"AccessChanges":{"description":"Whose access a definitio\#
  n changes, at the moment of the call. If `counted` is false, the project has too many custom\#
  ers and purchases, and the numbers are missing.","type":"object","properties":{"customers":{\#
  "description":"How many customers gain or lose an entitlement.","type":"integer","minimum":0\#
  },"gained":{"description":"How many customers gain each entitlement. Entitlements that nobod\#
  y gains are missing.","type":"object","additionalProperties":{"type":"integer","minimum":1}}\#
  ,"lost":{"description":"How many customers lose each entitlement. Entitlements that nobody l\#
  oses are missing.","type":"object","additionalProperties":{"type":"integer","minimum":1}},"c\#
  ounted":{"description":"False if the project has more than `definitionRecordsMax` customers \#
  and purchases.","type":"boolean"}},"required":["counted"]},"AccountToken":{"description":"Op\#
  aque string that an app gives to the store with a purchase, and that the store gives back. T\#
  he daemon stores and compares a UUID in lower case.","type":"string","minLength":1,"maxLengt\#
  h":255},"AppId":{"description":"An app of the project, for example its bundle id.","type":"s\#
  tring","minLength":1,"maxLength":255},"AppStoreApp":{"description":"An app of the App Store.\#
  ","type":"object","properties":{"bundleId":{"description":"Bundle id of the app.","type":"st\#
  ring","minLength":1,"maxLength":255},"appAppleId":{"description":"Number of the app at Apple\#
  . Required where `environments` has `Production`; null if not given.","type":["integer","nul\#
  l"],"minimum":1,"maximum":9007199254740992}},"required":["bundleId"],"additionalProperties":\#
  false},"AppStoreEnvironment":{"type":"string","enum":["Production","Sandbox","Xcode","LocalT\#
  esting"],"description":"Environment of the App Store, by Apple's name. Apple does not sign w\#
  hat comes from `Xcode` and `LocalTesting`."},"AppStoreSettings":{"description":"How the proj\#
  ect verifies what the App Store sends.","type":"object","properties":{"apps":{"description":\#
  "Apps whose notifications the project takes.","type":"array","items":{"$ref":"#/components/s\#
  chemas/AppStoreApp"},"maxItems":100},"environments":{"type":"array","items":{"$ref":"#/compo\#
  nents/schemas/AppStoreEnvironment"},"maxItems":4,"description":"Environments that the projec\#
  t takes."},"roots":{"description":"Root certificates that replace Apple's, as DER in base64.\#
   Empty for Apple's.","type":"array","items":{"type":"string"},"maxItems":10}},"required":["a\#
  pps","environments","roots"]},"AppliedRule":{"description":"A rule of the project, with the \#
  value that applied in the step.","type":"object","properties":{"name":{"description":"Name o\#
  f the rule, as in `project.define`.","type":"string","enum":["purchaseHolders","onIdentifyNe\#
  w","onIdentifyKnown","onRestore","anonymousHolders"]},"value":{"description":"Value that the\#
   rule had when the step happened.","type":"string"}},"required":["name","value"]},"Attribute\#
  s":{"description":"Up to 20 strings of the caller's own, which the events of this purchase r\#
  epeat.","type":"object","maxProperties":20,"propertyNames":{"minLength":1,"maxLength":80},"a\#
  dditionalProperties":{"type":"string","maxLength":500}},"BackgroundStats":{"description":"Wo\#
  rk that no request waits for, as of now.","type":"object","properties":{"expiriesDue":{"desc\#
  ription":"Ends of periods and grants that have passed and whose events the daemon has not em\#
  itted yet: at most 1000.","type":"integer","minimum":0},"expiriesLateMs":{"description":"Mil\#
  liseconds since the oldest of these ends.","type":"integer","minimum":0},"erasures":{"descri\#
  ption":"Deletions that the daemon has not finished.","type":"integer","minimum":0},"erasures\#
  Halted":{"description":"Whether the deletions wait for the next start, because a step failed\#
   several times.","type":"boolean"},"catalogueChanges":{"description":"Projects with a change\#
  d catalogue whose events the daemon has not yet emitted for every customer.","type":"integer\#
  ","minimum":0}},"required":["expiriesDue","expiriesLateMs","erasures","erasuresHalted","cata\#
  logueChanges"]},"CacheStats":{"description":"What the daemon has in memory, and how well tha\#
  t serves.","type":"object","properties":{"replies":{"description":"Replies to `checkEntitlem\#
  ents` in the cache, valid or not.","type":"integer","minimum":0},"replyHits":{"description":\#
  "Requests that the daemon answered from that cache since its start.","type":"integer","minim\#
  um":0},"records":{"description":"Records in memory.","type":"integer","minimum":0},"recordBy\#
  tes":{"description":"Their memory, by estimate.","type":"integer","minimum":0},"recordLoads"\#
  :{"description":"Records that the daemon read from the store since its start.","type":"integ\#
  er","minimum":0}},"required":["replies","replyHits","records","recordBytes","recordLoads"]},\#
  "Catalogue":{"description":"Products by their ids.","type":"object","propertyNames":{"$ref":\#
  "#/components/schemas/ProductId"},"additionalProperties":{"$ref":"#/components/schemas/Produ\#
  ct"},"maxProperties":10000},"Cause":{"description":"What caused the event. A request gives i\#
  ts `method` and `id`; a notification has no `id`. `clock` is true for a change that fell due\#
  .","type":"object","properties":{"method":{"type":"string"},"id":{"type":["string","number",\#
  "null"]},"clock":{"type":"boolean"}}},"Clock":{"description":"The clock of a project: the sy\#
  stem's, or a manual clock, which only moves when it is advanced.","type":"object","propertie\#
  s":{"kind":{"type":"string","enum":["system","manual"]},"now":{"$ref":"#/components/schemas/\#
  Moment","description":"Time of a manual clock; absent for the system's."}},"required":["kind\#
  "]},"ClockChoice":{"description":"`system`: the system's clock. `manual`: a manual clock tha\#
  t starts now. {\"manual\": TIMESTAMP}: a manual clock that starts then.","anyOf":[{"type":"s\#
  tring","enum":["system","manual"]},{"type":"object","properties":{"manual":{"$ref":"#/compon\#
  ents/schemas/Moment","description":"Time at which the manual clock starts, RFC 3339."}},"req\#
  uired":["manual"],"additionalProperties":false}]},"CommitStats":{"description":"The commits \#
  since the daemon's start.","type":"object","properties":{"turns":{"description":"Turns that \#
  became durable. A turn is what the daemon decides together; a commit has one or more.","type\#
  ":"integer","minimum":0},"waitingTurns":{"description":"Turns that wait for the disk now.","\#
  type":"integer","minimum":0},"failures":{"description":"Commits that failed, for example bec\#
  ause the disk was full.","type":"integer","minimum":0},"durations":{"$ref":"#/components/sch\#
  emas/Durations"}},"required":["turns","waitingTurns","failures","durations"]},"ConnectionSta\#
  ts":{"description":"The connections, and the replies that wait on them.","type":"object","pr\#
  operties":{"open":{"description":"Open connections.","type":"integer","minimum":0},"opened":\#
  {"description":"Connections that clients opened since the daemon's start.","type":"integer",\#
  "minimum":0},"refused":{"description":"Connections that the daemon refused since its start, \#
  because there were too many.","type":"integer","minimum":0},"peers":{"description":"The open\#
   connections by uid and role.","type":"array","items":{"$ref":"#/components/schemas/PeerStat\#
  s"}},"owedBytes":{"description":"Replies that wait for the disk.","type":"integer","minimum"\#
  :0},"unsentBytes":{"description":"Replies that wait for clients to read them.","type":"integ\#
  er","minimum":0}},"required":["open","opened","refused","peers","owedBytes","unsentBytes"]},\#
  "ConsumerId":{"description":"Name of a consumer: a reader of the log whose position the daem\#
  on stores. The reader chooses it, for example `mailer`.","type":"string","minLength":1,"maxL\#
  ength":255},"ConsumerLag":{"description":"A consumer of a feed.","type":"object","properties\#
  ":{"project":{"$ref":"#/components/schemas/ProjectId"},"consumer":{"$ref":"#/components/sche\#
  mas/ConsumerId"},"cursor":{"$ref":"#/components/schemas/Cursor"},"lag":{"description":"Event\#
  s that it has not acknowledged.","type":"integer","minimum":0}},"required":["project","consu\#
  mer","cursor","lag"]},"Country":{"description":"ISO 3166 country code of two or three letter\#
  s, stored as it is sent.","type":"string","pattern":"^[A-Za-z]{2,3}$"},"Counts":{"descriptio\#
  n":"Number of records of a project.","type":"object","properties":{"devices":{"type":"intege\#
  r","minimum":0},"users":{"type":"integer","minimum":0},"customers":{"description":"A merged \#
  customer counts once.","type":"integer","minimum":0},"purchases":{"type":"integer","minimum"\#
  :0},"unclaimed":{"description":"Unclaimed purchases, which have had no holder yet; `purchase\#
  s` counts them too.","type":"integer","minimum":0},"events":{"type":"integer","minimum":0}},\#
  "required":["devices","users","customers","purchases","unclaimed","events"]},"Currency":{"de\#
  scription":"ISO 4217 currency code of three letters, stored as it is sent.","type":"string",\#
  "pattern":"^[A-Za-z]{3}$"},"Cursor":{"description":"A position in a project's log: the numbe\#
  r of the last event before it. \"0\" is the position before the first event.","type":"string\#
  ","pattern":"^(0|[1-9][0-9]{0,18})$"},"DeviceId":{"description":"A device: one installation \#
  of one app. A reinstallation is a new device.","type":"string","minLength":1,"maxLength":255\#
  },"Duration":{"description":"ISO 8601 duration, for example P1M, P7D or PT1H30M. It has whol\#
  e numbers of Y, M, W, D and, after a T, of H, M, S; only the seconds may have a fraction. P1\#
  M keeps the day of the month, or takes the last day of a shorter month.","type":"string","fo\#
  rmat":"duration"},"DurationBucket":{"description":"A bucket of a histogram.","type":"object"\#
  ,"properties":{"upToMicros":{"description":"The longest duration that it counts. Null for du\#
  rations longer than every bound.","type":["integer","null"],"minimum":0},"count":{"descripti\#
  on":"How many durations are longer than the bound of the bucket before, and not longer than \#
  this one.","type":"integer","minimum":0}},"required":["upToMicros","count"]},"Durations":{"d\#
  escription":"A histogram of durations since the daemon's start, in microseconds.","type":"ob\#
  ject","properties":{"count":{"description":"How many durations it counts.","type":"integer",\#
  "minimum":0},"sumMicros":{"description":"Their sum.","type":"integer","minimum":0},"maxMicro\#
  s":{"description":"The longest of them.","type":"integer","minimum":0},"buckets":{"descripti\#
  on":"The buckets that are not empty, shortest durations first. Their bounds are 1, 2, 3, 4, \#
  6, 8, 12, 16 and so on up to 100 seconds.","type":"array","items":{"$ref":"#/components/sche\#
  mas/DurationBucket"}}},"required":["count","sumMicros","maxMicros","buckets"]},"EndReason":{\#
  "description":"Why a subscription ended, or will end: the customer's choice, a failed paymen\#
  t, a refused price increase, a product that is no longer sold (unavailable), the developer, \#
  another purchase that took it over (replaced), or another reason. Null when the store named \#
  none.","type":["string","null"],"enum":["customer","billing","priceIncrease","unavailable","\#
  developer","replaced","other",null]},"Entitlement":{"description":"What a product or a grant\#
   unlocks for a user, and why. One purchase or grant, the winner, supplies every member. If o\#
  nly `entitlements` of `checkEntitlements` names it, every member is null except `id`, `activ\#
  e` (false), `renewState` (unknown) and `renewsCount` (0).","type":"object","properties":{"id\#
  ":{"$ref":"#/components/schemas/EntitlementId"},"active":{"description":"Whether the user ha\#
  s access.","type":"boolean"},"state":{"$ref":"#/components/schemas/State"},"productId":{"des\#
  cription":"Product that gives the entitlement; null for a grant.","type":["string","null"]},\#
  "source":{"description":"Store of the purchase, or `manual` for a grant.","type":["string","\#
  null"]},"renewState":{"description":"Whether the subscription renews. billingIssue: the stor\#
  e could not collect a payment.","type":"string","enum":["willRenew","canceled","billingIssue\#
  ","nonRenewable","unknown"]},"grantType":{"description":"What gave the entitlement; `manual`\#
   for a grant by the method `grant`.","type":["string","null"],"enum":["purchase","familyShar\#
  ing","offerCode","manual",null]},"periodType":{"type":["string","null"],"enum":["normal","tr\#
  ial","intro",null]},"startedAt":{"$ref":"#/components/schemas/NullableMoment","description":\#
  "Time of the first purchase, or of the grant."},"expiresAt":{"$ref":"#/components/schemas/Nu\#
  llableMoment","description":"Last millisecond with access, without a grace period; null for \#
  no end."},"gracePeriodExpiresAt":{"$ref":"#/components/schemas/NullableMoment","description"\#
  :"Last millisecond of the grace period; null without a grace period."},"firstPurchasedAt":{"\#
  $ref":"#/components/schemas/NullableMoment","description":"Time of the first transaction; nu\#
  ll for a grant."},"lastPurchasedAt":{"$ref":"#/components/schemas/NullableMoment","descripti\#
  on":"Time of the latest transaction; null for a grant."},"trialStartedAt":{"$ref":"#/compone\#
  nts/schemas/NullableMoment","description":"Time at which a trial began; null without a trial\#
  ."},"autoRenewDisabledAt":{"$ref":"#/components/schemas/NullableMoment","description":"Time \#
  at which the customer turned auto-renew off; null while it is on."},"renewsCount":{"descript\#
  ion":"Number of renewals at the full price.","type":"integer","minimum":0},"environment":{"t\#
  ype":["string","null"],"enum":["production","sandbox",null]},"store":{"description":"Null fo\#
  r a grant.","type":["string","null"]},"transactionId":{"description":"Latest transaction; nu\#
  ll for a grant.","type":["string","null"]},"originalTransactionId":{"description":"First tra\#
  nsaction; null for a grant.","type":["string","null"]}},"required":["id","active","state","p\#
  roductId","source","renewState","grantType","periodType","startedAt","expiresAt","gracePerio\#
  dExpiresAt","firstPurchasedAt","lastPurchasedAt","trialStartedAt","autoRenewDisabledAt","ren\#
  ewsCount","environment","store","transactionId","originalTransactionId"]},"EntitlementId":{"\#
  description":"An entitlement, for example `premium`.","type":"string","minLength":1,"maxLeng\#
  th":255},"Entitlements":{"description":"Entitlements by their ids, including inactive entitl\#
  ements.","type":"object","additionalProperties":{"$ref":"#/components/schemas/Entitlement"}}\#
  ,"ErrorCounts":{"description":"How many errors of each kind. Kinds that did not occur are mi\#
  ssing.","type":"object","additionalProperties":{"type":"integer","minimum":1}},"Event":{"des\#
  cription":"One entry of a project's log. Its other members depend on its kind: events.md lis\#
  ts them.","type":"object","properties":{"cursor":{"$ref":"#/components/schemas/Cursor","desc\#
  ription":"The event's number in the log; absent in a dry run."},"id":{"description":"Unique \#
  id of the event.","type":"string"},"kind":{"$ref":"#/components/schemas/EventKind"},"at":{"$\#
  ref":"#/components/schemas/Moment","description":"Time at which the event happened, by the p\#
  roject's clock."},"project":{"$ref":"#/components/schemas/ProjectId"},"user":{"$ref":"#/comp\#
  onents/schemas/UserId","description":"CustomerId of the customer that the event is about; ab\#
  sent in clockAdvanced."},"userId":{"$ref":"#/components/schemas/UserId","description":"Id of\#
   the user, if the user is identified."},"anonymousId":{"$ref":"#/components/schemas/UserId",\#
  "description":"Id of the user, if the user is anonymous. In identified, and in loggedOut wit\#
  h a userId: the device's anonymous user after the event."},"cause":{"$ref":"#/components/sch\#
  emas/Cause"},"device":{"description":"In userCreated, identified, loggedOut, purchase events\#
   and the events that a purchase causes: the device; null when there is none.","type":["strin\#
  g","null"]},"outcome":{"description":"In identified: the outcome that identify returned.","t\#
  ype":"string","enum":["attached","aliased","moved","switched"]},"from":{"description":"In a \#
  move: the holders before.","type":"array","items":{"$ref":"#/components/schemas/UserId"}},"t\#
  o":{"$ref":"#/components/schemas/UserId","description":"In a move: the user that gained the \#
  purchase."},"shared":{"description":"In a move: whether the users in `from` keep the purchas\#
  e.","type":"boolean"},"undone":{"description":"In linkUndone: id of the undone event.","type\#
  ":"string"},"aliases":{"description":"In usersAliased, and in linkUndone of customers that a\#
  re split: every id of the customer now, in byte order.","type":"array","items":{"$ref":"#/co\#
  mponents/schemas/UserId"}},"absorbed":{"$ref":"#/components/schemas/UserId","description":"I\#
  n usersAliased: the customerId that `user` absorbed; absent when the joining id was new."},"\#
  entitlements":{"description":"In entitlementsActivated and entitlementsDeactivated: the enti\#
  tlements that changed, in byte order. In granted and grantRevoked: the entitlement.","type":\#
  "array","items":{"$ref":"#/components/schemas/EntitlementId"}},"store":{"$ref":"#/components\#
  /schemas/Store"},"originalTransactionId":{"$ref":"#/components/schemas/TransactionId"},"tran\#
  sactionId":{"$ref":"#/components/schemas/TransactionId","description":"The latest transactio\#
  n; in purchaseUpdated, the transaction that changed."},"product":{"$ref":"#/components/schem\#
  as/ProductId"},"productKind":{"$ref":"#/components/schemas/ProductKind"},"holders":{"descrip\#
  tion":"In purchase events: the holders.","type":"array","items":{"$ref":"#/components/schema\#
  s/UserId"}},"environment":{"$ref":"#/components/schemas/PurchaseEnvironment"},"firstPurchase\#
  dAt":{"$ref":"#/components/schemas/Moment"},"purchasedAt":{"$ref":"#/components/schemas/Mome\#
  nt"},"expiresAt":{"$ref":"#/components/schemas/NullableMoment","description":"In purchase ev\#
  ents: the end of the period. In granted and grantRevoked: the end of the grant."},"periodTyp\#
  e":{"$ref":"#/components/schemas/PeriodType"},"isFamilyShared":{"type":"boolean"},"price":{"\#
  type":["string","null"]},"currency":{"type":["string","null"]},"country":{"type":["string","\#
  null"]},"offerCode":{"type":["string","null"]},"attributes":{"$ref":"#/components/schemas/At\#
  tributes"},"endReason":{"$ref":"#/components/schemas/EndReason","description":"In purchase e\#
  vents: why the purchase ended, or will end; absent when the store named no reason."},"replac\#
  es":{"$ref":"#/components/schemas/TransactionId","description":"In purchase events: the purc\#
  hase that this one takes over; absent when there is none."},"changes":{"description":"In pur\#
  chaseUpdated: the fields of the transaction that the call changed, with their new values; ab\#
  sent when the clock is the cause. In purchaseRecorded and purchaseRenewed: what the store sa\#
  ys along with the new period about the time after it, for example that auto-renew is off; ab\#
  sent when it says nothing.","type":"object"},"state":{"$ref":"#/components/schemas/State","d\#
  escription":"In purchaseRenewed, purchaseUpdated and purchaseExpired, and in purchaseRecorde\#
  d of a purchase that gives no access or replaces a known one: the purchase's state after the\#
   event."},"before":{"description":"In the same events: `state` before the event, and former \#
  values. In purchaseUpdated by a call: those of the fields in `changes`. In purchaseRenewed: \#
  `product`, `expiresAt` and `periodType` of the transaction before; in purchaseRecorded those\#
   of the purchase that it replaces, if that is known. In all others, and in purchaseRenewed t\#
  oo: `autoRenew`, `renewsAs` and `billingIssueAt` of the latest transaction, if they were set\#
  .","type":"object"},"isEarlier":{"description":"In purchaseUpdated: true if the transaction \#
  is not the latest of the purchase; otherwise absent.","type":"boolean"},"now":{"$ref":"#/com\#
  ponents/schemas/Moment","description":"In clockAdvanced: the time that the clock shows."}},"\#
  required":["id","kind","at","project","cause"]},"EventId":{"description":"Id of an event, as\#
   the log shows it.","type":"string","minLength":1,"maxLength":255},"EventKind":{"description\#
  ":"Kind of an event.","type":"string","enum":["userCreated","identified","loggedOut","usersA\#
  liased","linkUndone","purchaseRecorded","purchaseRenewed","purchaseUpdated","purchaseExpired\#
  ","entitlementsActivated","entitlementsDeactivated","subscriptionReceived","subscriptionTran\#
  sferred","oneTimePurchaseReceived","oneTimePurchaseTransferred","granted","grantRevoked","us\#
  erDeleted","clockAdvanced","userImported"]},"ExplanationStep":{"description":"One step that \#
  led a user to an entitlement, or took it away. A member that does not apply, or is not known\#
  , is absent.","type":"object","properties":{"step":{"description":"Kind of the step; rules.m\#
  d describes each kind.","type":"string","enum":["purchased","claimed","granted","attached","\#
  moved","shared","transferred","aliased","unclear","identified","renewed","revoked","mapped",\#
  "clock"]},"text":{"description":"An explanation in one sentence.","type":"string"},"at":{"$r\#
  ef":"#/components/schemas/NullableMoment","description":"Time of the step, if it has a time.\#
   In `clock`: the moment that the result is for."},"event":{"$ref":"#/components/schemas/Even\#
  tId","description":"Id of the event that reported the step."},"cursor":{"$ref":"#/components\#
  /schemas/Cursor","description":"Cursor of that event."},"rule":{"$ref":"#/components/schemas\#
  /AppliedRule","description":"The rule that applied in the step."},"by":{"description":"In `c\#
  laimed`: what led to the user.","type":"string","enum":["purchase","restore","accountToken",\#
  "replaces","firstItem"]},"method":{"description":"Method that made the step.","type":"string\#
  ","enum":["identify","restore","purchase","user.link.undo"]},"from":{"description":"Who had \#
  it before: at most ten ids, one id per customer. In `aliased`: the first customer. In `ident\#
  ified`: the device's anonymous user.","type":"array","items":{"$ref":"#/components/schemas/U\#
  serId"}},"to":{"description":"Who has it afterwards. In `aliased`: the second customer.","ty\#
  pe":"array","items":{"$ref":"#/components/schemas/UserId"}},"device":{"description":"In `pur\#
  chased` and `identified`: the device; null for a purchase without a device.","type":["string\#
  ","null"]},"store":{"$ref":"#/components/schemas/Store"},"originalTransactionId":{"$ref":"#/\#
  components/schemas/TransactionId"},"transactionId":{"$ref":"#/components/schemas/Transaction\#
  Id"},"product":{"$ref":"#/components/schemas/ProductId"},"state":{"$ref":"#/components/schem\#
  as/State","description":"State of the purchase or grant at that time."},"since":{"$ref":"#/c\#
  omponents/schemas/NullableMoment","description":"In `clock`: start of the state; when access\#
   is over, the last millisecond with access. In other steps: start of the period."},"until":{\#
  "$ref":"#/components/schemas/NullableMoment","description":"Last millisecond of the state, a\#
  s far as is known; the end of a pause. Null for no end."},"recomputed":{"description":"True \#
  when an undo of an earlier link changed the outcome of this login; otherwise absent.","type"\#
  :"boolean"}},"required":["step","text","at"]},"FeedStats":{"description":"The readers of eve\#
  nts.","type":"object","properties":{"waits":{"description":"`events.wait` requests that wait\#
   now.","type":"integer","minimum":0},"subscriptions":{"description":"Open subscriptions.","t\#
  ype":"integer","minimum":0},"consumers":{"description":"Consumers, by project and name: at m\#
  ost 256.","type":"array","items":{"$ref":"#/components/schemas/ConsumerLag"}},"moreConsumers\#
  ":{"description":"Whether there are more consumers.","type":"boolean"}},"required":["waits",\#
  "subscriptions","consumers","moreConsumers"]},"IdempotencyKey":{"description":"Key of one wr\#
  ite. The daemon stores it for 24 hours, per project and method.","type":"string","minLength"\#
  :1,"maxLength":255},"ImportedPurchase":{"description":"A purchase as `user.export` shows it.\#
   The daemon accepts and ignores members that derive from the transactions.","type":"object",\#
  "properties":{"store":{"$ref":"#/components/schemas/Store"},"originalTransactionId":{"$ref":\#
  "#/components/schemas/TransactionId","description":"The first transaction."},"transactionId"\#
  :{"description":"Not read."},"product":{"description":"Present product, if it differs from t\#
  hat of the latest transaction.","type":["string","null"]},"kind":{"description":"Not read."}\#
  ,"state":{"description":"Not read."},"holders":{"description":"Who holds the purchase: one i\#
  d per customer.","type":"array","items":{"$ref":"#/components/schemas/UserId"},"maxItems":10\#
  000},"device":{"description":"Device on which the customer bought; null when there is none."\#
  ,"type":["string","null"]},"storeAccount":{"description":"Store account that bought it; null\#
   when there is none.","type":["string","null"]},"purchasedAt":{"description":"Not read."},"f\#
  irstPurchasedAt":{"description":"Not read."},"expiresAt":{"$ref":"#/components/schemas/Nulla\#
  bleMoment","description":"Present end, if it differs from that of the latest transaction."},\#
  "trialStartedAt":{"description":"Not read."},"periodType":{"description":"Not read."},"envir\#
  onment":{"description":"Not read."},"isFamilyShared":{"description":"Not read."},"price":{"d\#
  escription":"Not read."},"currency":{"description":"Not read."},"country":{"description":"No\#
  t read."},"offerCode":{"description":"Not read."},"autoRenew":{"description":"Not read."},"a\#
  utoRenewDisabledAt":{"description":"Not read."},"gracePeriodExpiresAt":{"description":"Not r\#
  ead."},"billingRetry":{"description":"Not read."},"pausedUntil":{"description":"Not read."},\#
  "refundedAt":{"description":"Not read."},"revokedAt":{"description":"Not read."},"endedAt":{\#
  "description":"Not read."},"paused":{"description":"Not read."},"renewsAs":{"description":"N\#
  ot read."},"endReason":{"description":"Not read."},"billingIssueAt":{"description":"Not read\#
  ."},"replaces":{"description":"Purchase that this one takes over, as the store named it; nul\#
  l when there is none.","type":["string","null"]},"replacedBy":{"description":"Purchase that \#
  has taken this one over. Read only with `replacedAt`, if the daemon does not know that purch\#
  ase.","type":["string","null"]},"replacedAt":{"$ref":"#/components/schemas/NullableMoment","\#
  description":"When that purchase began: this one gives no access from then on."},"keys":{"de\#
  scription":"Further names of the purchase.","type":"array","items":{"$ref":"#/components/sch\#
  emas/TransactionId"},"maxItems":10},"firstItem":{"$ref":"#/components/schemas/TransactionId"\#
  ,"description":"Purchase of the first item, if this one is of a further item of the same sub\#
  scription or order."},"renewsCount":{"description":"Not read."},"accountToken":{"description\#
  ":"First account token that the store named; null without one.","type":["string","null"]},"t\#
  ransactions":{"description":"All transactions, in any order.","type":"array","items":{"$ref"\#
  :"#/components/schemas/ImportedTransaction"},"maxItems":10000}},"required":["store","origina\#
  lTransactionId","transactions"],"additionalProperties":false},"ImportedTransaction":{"descri\#
  ption":"A transaction as `user.export` shows it: dated facts.","type":"object","properties":\#
  {"transactionId":{"$ref":"#/components/schemas/TransactionId"},"product":{"$ref":"#/componen\#
  ts/schemas/ProductId"},"periodType":{"$ref":"#/components/schemas/PeriodType"},"purchasedAt"\#
  :{"$ref":"#/components/schemas/Moment"},"expiresAt":{"$ref":"#/components/schemas/NullableMo\#
  ment"},"isFamilyShared":{"description":"Whether a family member bought it and shares it.","t\#
  ype":"boolean"},"price":{"description":"A decimal number in a string, for example \"9.99\"."\#
  ,"type":["string","null"]},"currency":{"description":"ISO 4217 code, as it was sent.","type"\#
  :["string","null"]},"country":{"description":"ISO 3166 code, as it was sent.","type":["strin\#
  g","null"]},"offerCode":{"description":"Offer code, as it was sent.","type":["string","null"\#
  ]},"attributes":{"$ref":"#/components/schemas/Attributes"},"kind":{"$ref":"#/components/sche\#
  mas/ProductKind","description":"The kind that the store named."},"environment":{"$ref":"#/co\#
  mponents/schemas/PurchaseEnvironment","description":"The environment that the store named."}\#
  ,"autoRenew":{"description":"False while auto-renew is off.","type":"boolean"},"autoRenewDis\#
  abledAt":{"$ref":"#/components/schemas/NullableMoment","description":"Time since which auto-\#
  renew has been off."},"gracePeriodExpiresAt":{"$ref":"#/components/schemas/NullableMoment","\#
  description":"Last moment of the grace period."},"billingRetry":{"description":"True while t\#
  he store retries a failed payment.","type":"boolean"},"pausedUntil":{"$ref":"#/components/sc\#
  hemas/NullableMoment","description":"Time at which the pause ends."},"refundedAt":{"$ref":"#\#
  /components/schemas/NullableMoment","description":"Time of the refund."},"revokedAt":{"$ref"\#
  :"#/components/schemas/NullableMoment","description":"Time at which the store withdrew acces\#
  s."},"endedAt":{"$ref":"#/components/schemas/NullableMoment","description":"Time at which ac\#
  cess ended before the end of the period."},"paused":{"description":"True while the store rep\#
  orts the subscription as paused.","type":"boolean"},"renewsAs":{"$ref":"#/components/schemas\#
  /ProductId","description":"Product of the next period."},"endReason":{"$ref":"#/components/s\#
  chemas/EndReason"},"billingIssueAt":{"$ref":"#/components/schemas/NullableMoment","descripti\#
  on":"Time since which billing has failed."},"listedAt":{"$ref":"#/components/schemas/Nullabl\#
  eMoment","description":"Time at which the store last listed the items of the subscription, t\#
  his one among them. Absent if the subscription had one item only."},"asOf":{"$ref":"#/compon\#
  ents/schemas/NullableMoment","description":"Time at which the store stated all of this. With\#
  out it, the transaction is older than any statement of a store."}},"required":["transactionI\#
  d","product","purchasedAt"],"additionalProperties":false},"Limits":{"description":"The daemo\#
  n's limits by name.","type":"object","properties":{"lineBytesMax":{"description":"Longest li\#
  ne, in bytes without the line feed.","type":"integer"},"batchEntriesMax":{"description":"Mos\#
  t requests in one batch.","type":"integer"},"depthMax":{"description":"Deepest nesting of JS\#
  ON arrays and objects.","type":"integer"},"requestIdBytesMax":{"description":"Longest reques\#
  t id, in bytes.","type":"integer"}},"required":["lineBytesMax","batchEntriesMax","depthMax",\#
  "requestIdBytesMax"],"additionalProperties":{"type":"integer"}},"LosingSource":{"description\#
  ":"A purchase or grant that also gives the entitlement, but does not supply its fields.","ty\#
  pe":"object","properties":{"lostBy":{"description":"The first criterion, in the order of rul\#
  es.md, in which the two differ.","type":"string","enum":["active","end","purchasedAt","trans\#
  actionId","store","originalTransactionId","order"]},"text":{"description":"An explanation in\#
   one sentence.","type":"string"},"entitlement":{"$ref":"#/components/schemas/Entitlement","d\#
  escription":"The entitlement as this purchase or grant alone would give it."}},"required":["\#
  lostBy","text","entitlement"]},"MethodStats":{"description":"The requests of a method, witho\#
  ut those that the daemon has not answered yet.","type":"object","properties":{"requests":{"d\#
  escription":"How many requests the daemon answered, with results or errors.","type":"integer\#
  ","minimum":0},"errors":{"$ref":"#/components/schemas/ErrorCounts"},"durations":{"$ref":"#/c\#
  omponents/schemas/Durations"}},"required":["requests","errors","durations"]},"MethodSummary"\#
  :{"description":"One line in the list of methods.","type":"object","properties":{"name":{"ty\#
  pe":"string"},"summary":{"type":"string"},"role":{"type":"string","enum":["read","write","ad\#
  min"]}},"required":["name","summary","role"]},"MissingReason":{"description":"A reason why a\#
  n entitlement is not active.","type":"object","properties":{"kind":{"description":"What is m\#
  issing; rules.md describes each kind.","type":"string","enum":["expired","paused","billingRe\#
  try","refunded","revoked","notYet","environment","notMapped","notIdentified","heldByAnother"\#
  ,"heldByNobody","noProduct","noPurchase","notGranted"]},"text":{"description":"An explanatio\#
  n in one sentence.","type":"string"},"store":{"$ref":"#/components/schemas/Store","descripti\#
  on":"Store of the purchase, if the reason is about a purchase."},"originalTransactionId":{"$\#
  ref":"#/components/schemas/TransactionId"},"product":{"$ref":"#/components/schemas/ProductId\#
  "},"holder":{"$ref":"#/components/schemas/UserId","description":"In `heldByAnother` and `not\#
  Identified`: the holder of the purchase. An identified holder comes before an anonymous hold\#
  er, then the first in byte order."},"since":{"$ref":"#/components/schemas/Moment","descripti\#
  on":"Last millisecond with access. In `refunded` and `revoked`: time of the refund or revoca\#
  tion. In `notIdentified`: when the holder logged out on this device, if it did."},"until":{"\#
  $ref":"#/components/schemas/Moment","description":"In `paused`: end of the pause. In `notYet\#
  `: start of access."},"because":{"description":"In `heldByAnother`: the steps that led to th\#
  e holder.","type":"array","items":{"$ref":"#/components/schemas/ExplanationStep"}},"suggeste\#
  dCalls":{"description":"Calls that would each make the entitlement active at the moment that\#
   the result is for. A call is listed under the first reason that it removes.","type":"array"\#
  ,"items":{"$ref":"#/components/schemas/SuggestedCall"}}},"required":["kind","text","suggeste\#
  dCalls"]},"Moment":{"description":"RFC 3339 timestamp, for example 2026-11-21T09:30:00Z. The\#
   daemon accepts any UTC offset and precision, and returns UTC with milliseconds.","type":"st\#
  ring","format":"date-time"},"Move":{"description":"A purchase with new holders.","type":"obj\#
  ect","properties":{"store":{"$ref":"#/components/schemas/Store"},"originalTransactionId":{"$\#
  ref":"#/components/schemas/TransactionId"},"product":{"$ref":"#/components/schemas/ProductId\#
  "},"kind":{"$ref":"#/components/schemas/ProductKind"},"from":{"description":"Who held it bef\#
  ore: one id per customer, in byte order.","type":"array","items":{"$ref":"#/components/schem\#
  as/UserId"}},"to":{"$ref":"#/components/schemas/UserId","description":"The user that gained \#
  it. After an undo in which no user gained it: the first remaining holder in byte order."},"s\#
  hared":{"description":"True when the users in `from` still hold it.","type":"boolean"}},"req\#
  uired":["store","originalTransactionId","product","kind","from","to","shared"]},"NotifiedPur\#
  chase":{"description":"What a notification did to one purchase.","type":"object","properties\#
  ":{"store":{"$ref":"#/components/schemas/Store"},"originalTransactionId":{"$ref":"#/componen\#
  ts/schemas/TransactionId"},"transactionId":{"$ref":"#/components/schemas/TransactionId","des\#
  cription":"Transaction that the statement is about."},"outcome":{"description":"As of `purch\#
  ase`.","type":"string","enum":["recorded","renewed","planChanged","received","claimed","upda\#
  ted","stale","unchanged"]},"fields":{"description":"Fields of the transaction that changed; \#
  for a new period, those that differ from the period before, apart from `purchasedAt`. Absent\#
   when there are none.","type":"array","items":{"type":"string"}},"stale":{"description":"Fie\#
  lds that lost against newer information; absent when there are none.","type":"array","items"\#
  :{"type":"string"}}},"required":["store","originalTransactionId","transactionId","outcome"]}\#
  ,"NullableMoment":{"description":"RFC 3339 timestamp, or null.","type":["string","null"],"fo\#
  rmat":"date-time"},"Peer":{"description":"The other end of the connection, as the kernel rep\#
  orts it.","type":"object","properties":{"uid":{"type":"integer"},"gid":{"type":"integer"},"p\#
  id":{"type":"integer"},"role":{"type":"string","enum":["read","write","admin"]}},"required":\#
  ["uid","gid","pid","role"]},"PeerStats":{"description":"The open connections of a uid with a\#
   role.","type":"object","properties":{"uid":{"type":"integer"},"role":{"description":"`none`\#
   for clients without a role, whose requests the daemon refuses.","type":"string","enum":["no\#
  ne","read","write","admin"]},"connections":{"description":"How many connections.","type":"in\#
  teger","minimum":0}},"required":["uid","role","connections"]},"PeriodType":{"description":"P\#
  rice of a period: full (normal), a trial, or introductory (intro).","type":"string","enum":[\#
  "normal","trial","intro"]},"Platform":{"description":"Platform of the device: ios, android, \#
  web or another word of that form.","type":"string","pattern":"^[A-Za-z0-9._-]{1,64}$"},"Play\#
  StoreSettings":{"description":"How the project verifies and reads what Google Play sends.","\#
  type":"object","properties":{"packages":{"description":"Package names of the apps whose noti\#
  fications the project takes.","type":"array","items":{"type":"string","minLength":1,"maxLeng\#
  th":255},"maxItems":100}},"required":["packages"],"additionalProperties":false},"Preset":{"d\#
  escription":"A named set of rules.","type":"string","enum":["qonversion","revenuecat","reven\#
  uecatLegacy","purchasely"]},"Price":{"description":"A decimal number in a string, for exampl\#
  e \"9.99\".","type":"string","pattern":"^[0-9]{1,15}(\\.[0-9]{1,9})?$"},"Product":{"descript\#
  ion":"A product of the catalogue.","type":"object","properties":{"kind":{"description":"Defa\#
  ult: the kind that the purchase gives; without it, `subscription` for a purchase with an end\#
   and `nonConsumable` for a purchase without.","type":["string","null"],"enum":["subscription\#
  ","nonRenewingSubscription","nonConsumable","consumable",null]},"entitlements":{"description\#
  ":"Ids of the entitlements that the product unlocks.","type":"array","items":{"$ref":"#/comp\#
  onents/schemas/EntitlementId"},"maxItems":100}},"required":["entitlements"],"additionalPrope\#
  rties":false},"ProductId":{"description":"A product, by the id that the store and the catalo\#
  gue use.","type":"string","minLength":1,"maxLength":255},"ProductKind":{"description":"Kind \#
  of a product, which determines how a purchase moves and expires.","type":"string","enum":["s\#
  ubscription","nonRenewingSubscription","nonConsumable","consumable"]},"Project":{"descriptio\#
  n":"A project: a namespace for users, purchases, rules and events, with the counts of its re\#
  cords.","type":"object","properties":{"id":{"$ref":"#/components/schemas/ProjectId"},"rules"\#
  :{"$ref":"#/components/schemas/Rules"},"products":{"$ref":"#/components/schemas/Catalogue"},\#
  "entitlements":{"description":"Ids that `grant` accepts in addition to the entitlements of t\#
  he catalogue.","type":"array","items":{"$ref":"#/components/schemas/EntitlementId"}},"enviro\#
  nment":{"$ref":"#/components/schemas/ProjectEnvironment"},"clock":{"$ref":"#/components/sche\#
  mas/Clock"},"webhooks":{"description":"URLs that receive the project's events. Only `project\#
  .webhooks` returns the secrets.","type":"array","items":{"$ref":"#/components/schemas/Webhoo\#
  kSummary"}},"stores":{"$ref":"#/components/schemas/Stores"},"createdAt":{"$ref":"#/component\#
  s/schemas/Moment","description":"Time of the creation, by the project's own clock."},"counts\#
  ":{"$ref":"#/components/schemas/Counts"}},"required":["id","rules","products","entitlements"\#
  ,"environment","clock","webhooks","stores","createdAt","counts"]},"ProjectEnvironment":{"des\#
  cription":"Which purchases give access: those of production, those of the sandbox, or both (\#
  any).","type":"string","enum":["production","sandbox","any"]},"ProjectId":{"description":"A \#
  project: a namespace for users, purchases, rules and events. Projects share no data.","type"\#
  :"string","minLength":1,"maxLength":255},"ProjectSummary":{"description":"One line in the li\#
  st of projects.","type":"object","properties":{"id":{"$ref":"#/components/schemas/ProjectId"\#
  },"preset":{"$ref":"#/components/schemas/Preset"},"createdAt":{"$ref":"#/components/schemas/\#
  Moment"},"counts":{"$ref":"#/components/schemas/Counts"}},"required":["id","preset","created\#
  At","counts"]},"Properties":{"description":"Properties by their names. setUserProperty store\#
  s at most 100 per customer.","type":"object","propertyNames":{"$ref":"#/components/schemas/P\#
  ropertyKey"},"additionalProperties":{"$ref":"#/components/schemas/PropertyValue"}},"Property\#
  Key":{"description":"Name of a property: 1 to 80 letters, digits, and _ . : - $.","type":"st\#
  ring","pattern":"^[A-Za-z0-9_.:$-]{1,80}$"},"PropertyValue":{"description":"Value of a prope\#
  rty.","type":"string","maxLength":500},"Purchase":{"description":"One product bought in one \#
  store, its transactions and its holders.","type":"object","properties":{"store":{"$ref":"#/c\#
  omponents/schemas/Store"},"originalTransactionId":{"$ref":"#/components/schemas/TransactionI\#
  d","description":"The first transaction."},"transactionId":{"$ref":"#/components/schemas/Tra\#
  nsactionId","description":"The latest transaction."},"product":{"$ref":"#/components/schemas\#
  /ProductId"},"kind":{"$ref":"#/components/schemas/ProductKind","description":"Kind that the \#
  purchase or the catalogue gives; without it, `subscription` for a purchase with an end and `\#
  nonConsumable` for a purchase without."},"state":{"$ref":"#/components/schemas/State","descr\#
  iption":"Current state; null before the first purchasedAt."},"holders":{"description":"Who h\#
  olds the purchase: one id per customer, in byte order.","type":"array","items":{"$ref":"#/co\#
  mponents/schemas/UserId"}},"device":{"description":"Device on which the customer bought; nul\#
  l when there is none.","type":["string","null"]},"storeAccount":{"description":"Store accoun\#
  t that bought it; null when there is none.","type":["string","null"]},"purchasedAt":{"$ref":\#
  "#/components/schemas/Moment","description":"Time of the latest transaction."},"firstPurchas\#
  edAt":{"$ref":"#/components/schemas/Moment","description":"Time of the first transaction."},\#
  "expiresAt":{"$ref":"#/components/schemas/NullableMoment","description":"Last millisecond of\#
   the period; null for no end."},"trialStartedAt":{"$ref":"#/components/schemas/NullableMomen\#
  t","description":"Time at which a trial began; null without a trial."},"periodType":{"$ref":\#
  "#/components/schemas/PeriodType"},"environment":{"$ref":"#/components/schemas/PurchaseEnvir\#
  onment","description":"Environment of the first transaction."},"isFamilyShared":{"descriptio\#
  n":"Whether a family member bought it and shares it.","type":"boolean"},"price":{"descriptio\#
  n":"A decimal number in a string, for example \"9.99\".","type":["string","null"]},"currency\#
  ":{"description":"ISO 4217 code, as it was sent.","type":["string","null"]},"country":{"desc\#
  ription":"ISO 3166 code, as it was sent.","type":["string","null"]},"offerCode":{"descriptio\#
  n":"Offer code, as it was sent.","type":["string","null"]},"autoRenew":{"description":"Wheth\#
  er it renews automatically: true for a subscription until purchase.update turns it off, fals\#
  e for every other kind.","type":"boolean"},"autoRenewDisabledAt":{"$ref":"#/components/schem\#
  as/NullableMoment","description":"Time since which auto-renew has been off; null while it is\#
   on."},"gracePeriodExpiresAt":{"$ref":"#/components/schemas/NullableMoment","description":"L\#
  ast millisecond of the grace period; null without a grace period."},"billingRetry":{"descrip\#
  tion":"Whether the store retries a failed payment.","type":"boolean"},"pausedUntil":{"$ref":\#
  "#/components/schemas/NullableMoment","description":"Time at which the pause ends; null with\#
  out a pause."},"refundedAt":{"$ref":"#/components/schemas/NullableMoment","description":"Tim\#
  e of the refund; null without a refund."},"revokedAt":{"$ref":"#/components/schemas/Nullable\#
  Moment","description":"Time at which the store withdrew access; null when it did not."},"end\#
  edAt":{"$ref":"#/components/schemas/NullableMoment","description":"Time at which access ende\#
  d before the end of the period; null when it did not."},"paused":{"description":"Whether the\#
   store reports the subscription as paused.","type":"boolean"},"renewsAs":{"description":"Pro\#
  duct of the next period; null for the same product.","type":["string","null"]},"endReason":{\#
  "$ref":"#/components/schemas/EndReason","description":"Why the purchase ended, or will end; \#
  null when the store named no reason."},"billingIssueAt":{"$ref":"#/components/schemas/Nullab\#
  leMoment","description":"Time since which billing has failed; null when it does not fail."},\#
  "replaces":{"description":"Purchase that this one takes over, as the store named it; null wh\#
  en there is none.","type":["string","null"]},"replacedBy":{"description":"`originalTransacti\#
  onId` of the purchase that took this one over; null before it began.","type":["string","null\#
  "]},"replacedAt":{"$ref":"#/components/schemas/NullableMoment","description":"When that purc\#
  hase began; null before."},"keys":{"description":"Further names of the purchase, in byte ord\#
  er.","type":"array","items":{"$ref":"#/components/schemas/TransactionId"}},"firstItem":{"$re\#
  f":"#/components/schemas/TransactionId","description":"`originalTransactionId` of the first \#
  item, if this purchase is a further item of the same subscription or order; otherwise absent\#
  ."},"renewsCount":{"description":"Number of renewals at the full price: the number of `norma\#
  l` periods minus 1, at least 0.","type":"integer","minimum":0},"accountToken":{"description"\#
  :"First account token that the store named; null without one.","type":["string","null"]},"tr\#
  ansactions":{"description":"All transactions, oldest first.","type":"array","items":{"$ref":\#
  "#/components/schemas/Transaction"}}},"required":["store","originalTransactionId","transacti\#
  onId","product","kind","state","holders","device","storeAccount","purchasedAt","firstPurchas\#
  edAt","expiresAt","trialStartedAt","periodType","environment","isFamilyShared","price","curr\#
  ency","country","offerCode","autoRenew","autoRenewDisabledAt","gracePeriodExpiresAt","billin\#
  gRetry","pausedUntil","refundedAt","revokedAt","endedAt","paused","renewsAs","endReason","bi\#
  llingIssueAt","replaces","replacedBy","replacedAt","keys","renewsCount","accountToken","tran\#
  sactions"]},"PurchaseEnvironment":{"description":"Environment of the store: production, or s\#
  andbox for test purchases.","type":"string","enum":["production","sandbox"]},"PurchaseRef":{\#
  "description":"A purchase, by its store and the id of its first transaction.","type":"object\#
  ","properties":{"store":{"$ref":"#/components/schemas/Store"},"originalTransactionId":{"$ref\#
  ":"#/components/schemas/TransactionId","description":"Id of the purchase's first transaction\#
  ."}},"required":["store","originalTransactionId"],"additionalProperties":false},"Refusal":{"\#
  description":"A purchase that a restore refused, and the rule that refused it.","type":"obje\#
  ct","properties":{"store":{"$ref":"#/components/schemas/Store"},"originalTransactionId":{"$r\#
  ef":"#/components/schemas/TransactionId"},"product":{"$ref":"#/components/schemas/ProductId"\#
  },"holder":{"$ref":"#/components/schemas/UserId","description":"Who holds it. An identified \#
  holder comes before an anonymous holder, then the first in byte order."},"rule":{"descriptio\#
  n":"The rule that refused it.","type":"string","enum":["onRestore","oneTimePurchases"]}},"re\#
  quired":["store","originalTransactionId","product","holder","rule"]},"RemainingChange":{"des\#
  cription":"A later change that stays although an earlier link is undone.","type":"object","p\#
  roperties":{"event":{"$ref":"#/components/schemas/EventId","description":"Id of the event th\#
  at reported it."},"method":{"description":"Method that made it.","type":"string","enum":["re\#
  store","purchase","user.link.undo"]}},"required":["event","method"]},"Rules":{"description":\#
  "Every rule of a project. rules.md describes each rule.","type":"object","properties":{"pres\#
  et":{"$ref":"#/components/schemas/Preset","description":"Preset that the rules started from.\#
  "},"anonymousPrefix":{"description":"Beginning of each anonymous id; 32 lower-case hex digit\#
  s follow. When it is empty, an anonymous id is a lower-case UUID.","type":"string","maxLengt\#
  h":64},"onIdentifyNew":{"description":"What a login of a new user id does when no user is lo\#
  gged in on the device.","type":"string","enum":["attach","alias","aliasUnlessLinked","move",\#
  "switch"]},"onIdentifyKnown":{"description":"What a login of a known user id does when no us\#
  er is logged in on the device.","type":"string","enum":["attach","alias","aliasUnlessLinked"\#
  ,"move","switch"]},"onSwitch":{"description":"What a login does when another user is logged \#
  in on the device.","type":"string","enum":["logoutFirst","switch"]},"onLogout":{"description\#
  ":"The current user after a logout: the same anonymous user (return), or a new anonymous use\#
  r (rotate).","type":"string","enum":["return","rotate"]},"onAnonymousLogout":{"description":\#
  "What a logout does when no user is logged in.","type":"string","enum":["ignore","refuse","r\#
  otate"]},"purchaseHolders":{"description":"Who holds a new purchase: the device's anonymous \#
  user and its identified user, or only the current user.","type":"string","enum":["deviceAndU\#
  ser","currentUser"]},"onRestore":{"description":"What a restore does with a purchase that an\#
  other user holds.","type":"string","enum":["share","transfer","transferIfInactive","keep","a\#
  lias"]},"anonymousHolders":{"description":"What a restore does with a purchase that only ano\#
  nymous users hold.","type":"string","enum":["asOthers","alias"]},"oneTimePurchases":{"descri\#
  ption":"Whether a restore moves one-time purchases.","type":"string","enum":["move","stay"]}\#
  ,"unclaimedPurchases":{"description":"What the daemon does with a purchase that a store repo\#
  rts without a known user: it does not record it (ignore), records it without a holder (keep)\#
  , or gives it to a new anonymous user (anonymous).","type":"string","enum":["ignore","keep",\#
  "anonymous"]},"userIdLengthMax":{"description":"Maximum length of a user id, in Unicode scal\#
  ars.","type":"integer","minimum":1,"maximum":255},"blockedUserIds":{"description":"Ids that \#
  no user may have, compared byte by byte. The empty id is always blocked.","type":"array","it\#
  ems":{"type":"string","maxLength":255},"maxItems":1000}},"required":["preset","anonymousPref\#
  ix","onIdentifyNew","onIdentifyKnown","onSwitch","onLogout","onAnonymousLogout","purchaseHol\#
  ders","onRestore","anonymousHolders","oneTimePurchases","unclaimedPurchases","userIdLengthMa\#
  x","blockedUserIds"]},"RulesChoice":{"description":"Name of a preset, or an object with a pr\#
  eset and the rules that differ from it.","anyOf":[{"$ref":"#/components/schemas/Preset"},{"t\#
  ype":"object","properties":{"preset":{"$ref":"#/components/schemas/Preset","description":"Pr\#
  eset that supplies the rules that are not given.","default":"qonversion"},"anonymousPrefix":\#
  {"description":"Beginning of each anonymous id; 32 lower-case hex digits follow. When it is \#
  empty, an anonymous id is a lower-case UUID.","type":"string","maxLength":64},"onIdentifyNew\#
  ":{"description":"What a login of a new user id does when no user is logged in on the device\#
  .","type":"string","enum":["attach","alias","aliasUnlessLinked","move","switch"]},"onIdentif\#
  yKnown":{"description":"What a login of a known user id does when no user is logged in on th\#
  e device.","type":"string","enum":["attach","alias","aliasUnlessLinked","move","switch"]},"o\#
  nSwitch":{"description":"What a login does when another user is logged in on the device.","t\#
  ype":"string","enum":["logoutFirst","switch"]},"onLogout":{"description":"The current user a\#
  fter a logout: the same anonymous user (return), or a new anonymous user (rotate).","type":"\#
  string","enum":["return","rotate"]},"onAnonymousLogout":{"description":"What a logout does w\#
  hen no user is logged in.","type":"string","enum":["ignore","refuse","rotate"]},"purchaseHol\#
  ders":{"description":"Who holds a new purchase: the device's anonymous user and its identifi\#
  ed user, or only the current user.","type":"string","enum":["deviceAndUser","currentUser"]},\#
  "onRestore":{"description":"What a restore does with a purchase that another user holds.","t\#
  ype":"string","enum":["share","transfer","transferIfInactive","keep","alias"]},"anonymousHol\#
  ders":{"description":"What a restore does with a purchase that only anonymous users hold.","\#
  type":"string","enum":["asOthers","alias"]},"oneTimePurchases":{"description":"Whether a res\#
  tore moves one-time purchases.","type":"string","enum":["move","stay"]},"unclaimedPurchases"\#
  :{"description":"What the daemon does with a purchase that a store reports without a known u\#
  ser: it does not record it (ignore), records it without a holder (keep), or gives it to a ne\#
  w anonymous user (anonymous).","type":"string","enum":["ignore","keep","anonymous"]},"userId\#
  LengthMax":{"description":"Maximum length of a user id, in Unicode scalars.","type":"integer\#
  ","minimum":1,"maximum":255},"blockedUserIds":{"description":"Ids that no user may have, com\#
  pared byte by byte. The empty id is always blocked.","type":"array","items":{"type":"string"\#
  ,"maxLength":255},"maxItems":1000}},"required":[],"additionalProperties":false}]},"State":{"\#
  description":"State of a purchase or grant. Null before it begins, and for an entitlement th\#
  at only `entitlements` of `checkEntitlements` names.","type":["string","null"],"enum":["acti\#
  ve","trial","intro","gracePeriod","billingRetry","paused","expired","refunded","revoked",nul\#
  l]},"StorageStats":{"description":"The files of the store, and the work on them since the da\#
  emon's start. Missing if the store is in memory.","type":"object","properties":{"dataFileByt\#
  es":{"description":"Size of the data file.","type":"integer","minimum":0},"logFileBytes":{"d\#
  escription":"Size of SQLite's write-ahead log.","type":"integer","minimum":0},"journalFileBy\#
  tes":{"description":"Size of the two files of the journal.","type":"integer","minimum":0},"j\#
  ournalBytes":{"description":"Bytes in the journal that the daemon has not copied to the tabl\#
  es yet.","type":"integer","minimum":0},"journalAgeMs":{"description":"Milliseconds since the\#
   oldest of them was committed; 0 if there are none.","type":"integer","minimum":0},"freeByte\#
  s":{"description":"Free space for the daemon on the file system of the data file; null if th\#
  e system does not say.","type":["integer","null"],"minimum":0},"syncs":{"$ref":"#/components\#
  /schemas/Durations"},"checkpoints":{"$ref":"#/components/schemas/Durations"},"rebuilds":{"$r\#
  ef":"#/components/schemas/Durations"}},"required":["dataFileBytes","logFileBytes","journalFi\#
  leBytes","journalBytes","journalAgeMs","freeBytes","syncs","checkpoints","rebuilds"]},"Store\#
  ":{"description":"Store that took the payment: appStore, macAppStore, playStore, amazon, hua\#
  wei, samsung, roku, microsoft, paddle, stripe, web, or one of the project's `stores.custom`.\#
  ","type":"string","pattern":"^[A-Za-z0-9._-]{1,64}$"},"StoreAccountId":{"description":"A sto\#
  re account, for example an Apple ID or a Google account, whose purchases a device can restor\#
  e.","type":"string","minLength":1,"maxLength":255},"StoreNotification":{"description":"The s\#
  tore's message. `id` and `type` are null for a bare signed transaction, and for what the cal\#
  ler fetched.","type":"object","properties":{"id":{"description":"Apple's `notificationUUID`,\#
   Google's `messageId`, Stripe's event id.","type":["string","null"]},"type":{"description":"\#
  The store's type.","type":["string","null"]},"subtype":{"description":"Apple's subtype; null\#
   if there is none.","type":["string","null"]},"at":{"$ref":"#/components/schemas/Moment","de\#
  scription":"Time at which the store made it."},"environment":{"description":"Null if the mes\#
  sage has none.","type":["string","null"],"enum":["production","sandbox",null]}},"required":[\#
  "id","type","subtype","at","environment"]},"StoreQuestion":{"description":"What to fetch fro\#
  m the store: its kind, and the ids that the store gave.","type":"object","properties":{"kind\#
  ":{"type":"string","enum":["subscription","product","invoice","checkoutSession"]},"id":{"des\#
  cription":"Id of the object at Stripe.","type":"string"},"packageName":{"description":"Packa\#
  ge of the app at Google.","type":"string"},"purchaseToken":{"description":"Token of the purc\#
  hase at Google.","type":"string"},"charge":{"description":"Charge whose invoice is to be fet\#
  ched.","type":"string"},"paymentIntent":{"description":"Payment whose invoice is to be fetch\#
  ed.","type":"string"}},"required":["kind"]},"StoreResponse":{"description":"An object that t\#
  he caller fetched from a store's API.","type":"object","properties":{"kind":{"description":"\#
  What `body` is: for `playStore`, `subscription` (purchases.subscriptionsv2) or `product` (pu\#
  rchases.productsv2); for `stripe`, `subscription`, `invoice` or `checkoutSession`.","type":"\#
  string","enum":["subscription","product","invoice","checkoutSession"]},"purchaseToken":{"des\#
  cription":"Token of the purchase at Google. Required for `playStore` without a payload.","ty\#
  pe":"string","minLength":1,"maxLength":255},"packageName":{"description":"Package of the app\#
   at Google.","type":"string","minLength":1,"maxLength":255},"body":{"description":"The JSON \#
  object that the API returned.","type":"object","additionalProperties":{}},"fetchedAt":{"$ref\#
  ":"#/components/schemas/Moment","description":"Time of the fetch, RFC 3339; used without a p\#
  ayload. Default: now, by the system clock."}},"required":["kind","body"],"additionalProperti\#
  es":false},"StoreState":{"description":"Where the daemon keeps its data.","type":"object","p\#
  roperties":{"kind":{"description":"Kind of the store.","type":"string","enum":["memory","sql\#
  ite","postgres"]},"shared":{"description":"Whether other daemons may write the store, too: t\#
  rue only for `postgres`.","type":"boolean"},"reachable":{"description":"Whether the database\#
   answered when the daemon last asked, which it does once a second or more often. Only if `sh\#
  ared`.","type":"boolean"},"durability":{"description":"`replicated` if a commit waits until \#
  a standby has it; otherwise `local`. Only if `shared`, and once the database has answered.",\#
  "type":"string","enum":["local","replicated"]},"historyLosses":{"description":"How often sin\#
  ce its start the daemon found that the database had lost commits, for example after a restor\#
  ed backup. Only if `shared`.","type":"integer","minimum":0},"clockOffsetMs":{"description":"\#
  Milliseconds by which the database's clock is ahead of this machine's; negative if it is beh\#
  ind. Only if `shared`, and once the database has answered.","type":"integer"}},"required":["\#
  kind","shared"]},"Stores":{"description":"Settings of the stores in which a project sells.",\#
  "type":"object","properties":{"appStore":{"$ref":"#/components/schemas/AppStoreSettings","de\#
  scription":"Absent when not defined."},"playStore":{"$ref":"#/components/schemas/PlayStoreSe\#
  ttings","description":"Absent when not defined."},"stripe":{"$ref":"#/components/schemas/Str\#
  ipeSettings","description":"Absent when not defined."},"custom":{"description":"Stores of th\#
  e project's own, in byte order.","type":"array","items":{"$ref":"#/components/schemas/Store"\#
  },"maxItems":20}},"required":["custom"]},"StoresChoice":{"description":"New settings of stor\#
  es. A setting that is left out stays.","type":"object","properties":{"appStore":{"descriptio\#
  n":"How the project verifies what the App Store sends. Replaces the settings as a whole; nul\#
  l removes them.","type":["object","null"],"properties":{"apps":{"description":"Apps whose no\#
  tifications the project takes.","type":"array","items":{"$ref":"#/components/schemas/AppStor\#
  eApp"},"maxItems":100},"environments":{"type":"array","items":{"$ref":"#/components/schemas/\#
  AppStoreEnvironment"},"maxItems":4,"description":"Environments that the project takes. Defau\#
  lt: `Production` and `Sandbox`. `Xcode` and `LocalTesting` need a project whose `environment\#
  ` is not `production`."},"roots":{"description":"Root certificates that replace Apple's, as \#
  DER in base64. `project.define` checks that each has the shape of a certificate; its fields \#
  are read when a notification comes. Only where the project's `environment` is not `productio\#
  n`. Default: Apple's root.","type":"array","items":{"type":"string"},"maxItems":10}},"requir\#
  ed":["apps"],"additionalProperties":false},"playStore":{"description":"How the project verif\#
  ies and reads what Google Play sends. Replaces the settings as a whole; null removes them.",\#
  "type":["object","null"],"properties":{"packages":{"description":"Package names of the apps \#
  whose notifications the project takes.","type":"array","items":{"type":"string","minLength":\#
  1,"maxLength":255},"maxItems":100}},"required":["packages"],"additionalProperties":false},"s\#
  tripe":{"description":"How the project verifies and reads Stripe's events. Replaces the sett\#
  ings as a whole; null removes them.","type":["object","null"],"properties":{"secret":{"descr\#
  iption":"Signing secret of Stripe's endpoint, with its `whsec_`.","type":"string","minLength\#
  ":1,"maxLength":255},"oldSecret":{"description":"Previous secret, which the daemon also acce\#
  pts; null when there is none.","type":["string","null"],"minLength":1,"maxLength":255},"prod\#
  uct":{"description":"Member of Stripe's price that names the product: its `product`, its own\#
   id, or its `lookup_key`.","type":"string","enum":["product","price","lookupKey"],"default":\#
  "product"},"userFrom":{"description":"Members of Stripe's objects that contain the account t\#
  oken: `client_reference_id`, `customer` or `metadata.NAME`. The first that is present counts\#
  . Default: `client_reference_id`.","type":"array","items":{"type":"string","minLength":1,"ma\#
  xLength":255},"maxItems":10},"grace":{"$ref":"#/components/schemas/Duration","description":"\#
  How long access continues while a renewal is unpaid and Stripe retries it, ISO 8601. Default\#
  : P0D."}},"required":["secret"],"additionalProperties":false},"custom":{"description":"Store\#
  s of the project's own. They replace the previous list as a whole.","type":"array","items":{\#
  "$ref":"#/components/schemas/Store"},"maxItems":20}},"required":[],"additionalProperties":fa\#
  lse},"StripeSettings":{"description":"How the project reads Stripe's events. Only `project.s\#
  tores` returns the secrets.","type":"object","properties":{"secret":{"description":"Signing \#
  secret of Stripe's endpoint, with its `whsec_`. Only in `project.stores`.","type":"string","\#
  minLength":1,"maxLength":255},"oldSecret":{"description":"Previous secret, which the daemon \#
  also accepts; null when there is none. Only in `project.stores`.","type":["string","null"],"\#
  minLength":1,"maxLength":255},"product":{"description":"Member of Stripe's price that names \#
  the product: its `product`, its own id, or its `lookup_key`.","type":"string","enum":["produ\#
  ct","price","lookupKey"]},"userFrom":{"description":"Members of Stripe's objects that contai\#
  n the account token: `client_reference_id`, `customer` or `metadata.NAME`. The first that is\#
   present counts.","type":"array","items":{"type":"string","minLength":1,"maxLength":255},"ma\#
  xItems":10},"grace":{"$ref":"#/components/schemas/Duration","description":"How long access c\#
  ontinues while a renewal is unpaid and Stripe retries it, ISO 8601."}},"required":["product"\#
  ,"userFrom","grace"]},"SubscriptionId":{"description":"Id of a subscription. It is unique wi\#
  thin one connection.","type":"string"},"SuggestedCall":{"description":"A complete call that \#
  would make the entitlement active. The daemon has tried it in a dry run.","type":"object","p\#
  roperties":{"method":{"description":"Method of the call.","type":"string"},"params":{"descri\#
  ption":"Params of the call.","type":"object"},"role":{"description":"Role that the caller ne\#
  eds.","type":"string","enum":["read","write","admin"]},"text":{"description":"An explanation\#
   in one sentence.","type":"string"}},"required":["method","params","role","text"]},"Transact\#
  ion":{"description":"One transaction of a purchase: a paid period or a single payment. A mem\#
  ber that is not required is absent when it is not set.","type":"object","properties":{"trans\#
  actionId":{"$ref":"#/components/schemas/TransactionId"},"product":{"$ref":"#/components/sche\#
  mas/ProductId"},"periodType":{"$ref":"#/components/schemas/PeriodType"},"purchasedAt":{"$ref\#
  ":"#/components/schemas/Moment"},"expiresAt":{"$ref":"#/components/schemas/NullableMoment"},\#
  "isFamilyShared":{"description":"Whether a family member bought it and shares it. An export \#
  always shows this member and those up to `attributes`.","type":"boolean"},"price":{"descript\#
  ion":"A decimal number in a string, for example \"9.99\".","type":["string","null"]},"curren\#
  cy":{"description":"ISO 4217 code, as it was sent.","type":["string","null"]},"country":{"de\#
  scription":"ISO 3166 code, as it was sent.","type":["string","null"]},"offerCode":{"descript\#
  ion":"Offer code, as it was sent.","type":["string","null"]},"attributes":{"$ref":"#/compone\#
  nts/schemas/Attributes"},"kind":{"$ref":"#/components/schemas/ProductKind","description":"Th\#
  e kind that the store named."},"environment":{"$ref":"#/components/schemas/PurchaseEnvironme\#
  nt","description":"The environment that the store named."},"autoRenew":{"description":"False\#
   while auto-renew is off.","type":"boolean"},"autoRenewDisabledAt":{"$ref":"#/components/sch\#
  emas/Moment","description":"Time since which auto-renew has been off."},"gracePeriodExpiresA\#
  t":{"$ref":"#/components/schemas/Moment","description":"Last moment of the grace period."},"\#
  billingRetry":{"description":"True while the store retries a failed payment.","type":"boolea\#
  n"},"pausedUntil":{"$ref":"#/components/schemas/Moment","description":"Time at which the pau\#
  se ends."},"refundedAt":{"$ref":"#/components/schemas/Moment","description":"Time of the ref\#
  und."},"revokedAt":{"$ref":"#/components/schemas/Moment","description":"Time at which the st\#
  ore withdrew access."},"endedAt":{"$ref":"#/components/schemas/Moment","description":"Time a\#
  t which access ended before the end of the period."},"paused":{"description":"True while the\#
   store reports the subscription as paused.","type":"boolean"},"renewsAs":{"$ref":"#/componen\#
  ts/schemas/ProductId","description":"Product of the next period."},"endReason":{"$ref":"#/co\#
  mponents/schemas/EndReason"},"billingIssueAt":{"$ref":"#/components/schemas/Moment","descrip\#
  tion":"Time since which billing has failed."},"listedAt":{"$ref":"#/components/schemas/Momen\#
  t","description":"Time at which the store last listed the items of the subscription, this on\#
  e among them. Absent if the subscription had one item only."},"asOf":{"$ref":"#/components/s\#
  chemas/Moment","description":"Time of the newest statement about the transaction."}},"requir\#
  ed":["transactionId","product","periodType","purchasedAt","expiresAt","asOf"]},"TransactionI\#
  d":{"description":"Id that a store gives to a transaction.","type":"string","minLength":1,"m\#
  axLength":255},"User":{"description":"The current user of a device, or the user that an id b\#
  elongs to.","type":"object","properties":{"id":{"$ref":"#/components/schemas/UserId","descri\#
  ption":"For a device: the identified user, or else the anonymous user. For an id: that id if\#
   it is identified, or else the customer's identified id, or its anonymous id if it has none.\#
  "},"anonymousId":{"description":"For a device: its anonymous user. For an id: that id if it \#
  is anonymous, or else null.","type":["string","null"]},"identityId":{"description":"Id of th\#
  e identified user; null for an anonymous user.","type":["string","null"]},"customerId":{"$re\#
  f":"#/components/schemas/UserId","description":"Id of the customer. It stays the same across\#
   logins, and every userId param accepts it."},"aliases":{"description":"Every id of the cust\#
  omer, in byte order. It omits the customerId of a customer that began with an identified use\#
  r.","type":"array","items":{"$ref":"#/components/schemas/UserId"}},"device":{"$ref":"#/compo\#
  nents/schemas/DeviceId","description":"Id of the device; absent when the request names a use\#
  r."},"createdAt":{"$ref":"#/components/schemas/Moment","description":"Time at which the cust\#
  omer was created."},"environment":{"$ref":"#/components/schemas/ProjectEnvironment"}},"requi\#
  red":["id","anonymousId","identityId","customerId","aliases","createdAt","environment"]},"Us\#
  erId":{"description":"Id of a user: the app's own id, an anonymous id, or a customerId. It h\#
  as 1 to `userIdLengthMax` Unicode scalars, and the daemon compares it byte by byte. An empty\#
   id is blockedUserId and a longer id userIdTooLong, so this schema has no length.","type":"s\#
  tring"},"Warning":{"description":"A sign that an accepted request may be a mistake.","type":\#
  "object","properties":{"kind":{"type":"string","enum":["unknownProduct","unknownEntitlement"\#
  ,"subscriptionWithoutEnd","heldByNobody","sameMoment","asOfAhead","keyTaken","accountTokenDi\#
  ffers","transactionDiffers","unknownNotification"]},"message":{"description":"An explanation\#
   in one sentence.","type":"string"},"nearest":{"description":"Similar names that exist, near\#
  est first. An unknown entitlement always has it.","type":"array","items":{"type":"string"}},\#
  "fields":{"description":"In sameMoment: the fields that two statements of one moment give di\#
  fferent values.","type":"array","items":{"type":"string"}}},"required":["kind","message"]},"\#
  Webhook":{"description":"A URL that receives a project's events, with its secrets. Only an a\#
  dmin can read it.","type":"object","properties":{"url":{"$ref":"#/components/schemas/Webhook\#
  Url"},"secret":{"$ref":"#/components/schemas/WebhookSecret"},"oldSecret":{"description":"Sec\#
  ond secret that also signs each delivery; null when there is none.","type":["string","null"]\#
  },"authorization":{"description":"What posts carry in their header `Authorization`; null whe\#
  n they carry none.","type":["string","null"]},"format":{"$ref":"#/components/schemas/Webhook\#
  Format"},"paused":{"description":"True if webhook.pause stopped the posts to the URL.","type\#
  ":"boolean"},"consumer":{"$ref":"#/components/schemas/ConsumerId","description":"Name of the\#
   consumer whose cursor is the webhook's position. A replay gives the webhook a new consumer.\#
  "},"cursor":{"$ref":"#/components/schemas/Cursor","description":"The webhook's position: all\#
   events up to this cursor are delivered."}},"required":["url","secret","oldSecret","authoriz\#
  ation","format","paused","consumer","cursor"]},"WebhookChoice":{"description":"A URL that re\#
  ceives the project's events.","type":"object","properties":{"url":{"$ref":"#/components/sche\#
  mas/WebhookUrl"},"secret":{"$ref":"#/components/schemas/WebhookSecret"},"oldSecret":{"$ref":\#
  "#/components/schemas/WebhookSecret","description":"Second secret that also signs each deliv\#
  ery, until every receiver knows the new secret."},"authorization":{"description":"Secret tha\#
  t posts carry in their header `Authorization`, with the format `qonversion` after `Basic `. \#
  Printable ASCII, without a space at either end.","type":"string","minLength":1,"maxLength":1\#
  000},"format":{"$ref":"#/components/schemas/WebhookFormat","default":"entitled"}},"required"\#
  :["url","secret"],"additionalProperties":false},"WebhookFailure":{"description":"The latest \#
  failed attempt for the oldest event that waits for another attempt; if no event waits, the l\#
  atest failed attempt.","type":"object","properties":{"at":{"$ref":"#/components/schemas/Mome\#
  nt","description":"Time of the latest attempt."},"cursor":{"$ref":"#/components/schemas/Curs\#
  or","description":"Cursor of the event."},"reason":{"description":"Why the attempt failed, f\#
  or people.","type":"string","maxLength":500},"attempts":{"description":"Number of attempts s\#
  o far to post the event.","type":"integer","minimum":1},"nextAttemptAt":{"$ref":"#/component\#
  s/schemas/NullableMoment","description":"Time of the next attempt; null if the event is deli\#
  vered or no program posts it."}},"required":["at","cursor","reason","attempts","nextAttemptA\#
  t"]},"WebhookFormat":{"description":"Format of a delivery. `entitled`: the event as in the l\#
  og. `purchasely`, `revenuecat` and `qonversion`: as these systems document it (webhooks.md).\#
  ","type":"string","enum":["entitled","purchasely","revenuecat","qonversion"]},"WebhookReport\#
  ":{"description":"The results of the posts to a URL.","type":"object","properties":{"url":{"\#
  $ref":"#/components/schemas/WebhookUrl"},"deliveredAt":{"$ref":"#/components/schemas/Moment"\#
  ,"description":"Time of the latest delivery."},"failure":{"description":"The latest failed a\#
  ttempt for the oldest event that waits for another attempt; if no event waits, the latest fa\#
  iled attempt.","type":"object","properties":{"at":{"$ref":"#/components/schemas/Moment","des\#
  cription":"Time of the attempt."},"cursor":{"$ref":"#/components/schemas/Cursor","descriptio\#
  n":"Cursor of the event."},"reason":{"description":"Why the attempt failed, for people.","ty\#
  pe":"string","maxLength":500},"attempts":{"description":"Number of attempts so far to post t\#
  he event.","type":"integer","minimum":1,"maximum":2147483647},"nextAttemptAt":{"$ref":"#/com\#
  ponents/schemas/Moment","description":"Time of the next attempt; absent if the event is deli\#
  vered."}},"required":["at","cursor","reason","attempts"],"additionalProperties":false}},"req\#
  uired":["url"],"additionalProperties":false},"WebhookSecret":{"description":"Key that signs \#
  each delivery. After `whsec_`: the key in base64. Any other text is the key itself, in UTF-8\#
  .","type":"string","minLength":1,"maxLength":255},"WebhookStatus":{"description":"A URL that\#
   receives a project's events, and the results of the posts to it.","type":"object","properti\#
  es":{"url":{"$ref":"#/components/schemas/WebhookUrl"},"format":{"$ref":"#/components/schemas\#
  /WebhookFormat"},"state":{"description":"`paused` by webhook.pause; `stopped` if no program \#
  posts; `failing` if an event waits for another attempt; else `posting`.","type":"string","en\#
  um":["paused","stopped","failing","posting"]},"cursor":{"$ref":"#/components/schemas/Cursor"\#
  ,"description":"The webhook's position: all events up to this cursor are delivered."},"backl\#
  og":{"description":"Number of events after `cursor`.","type":"integer","minimum":0},"deliver\#
  edAt":{"$ref":"#/components/schemas/NullableMoment","description":"Time of the latest delive\#
  ry; null if the daemon has had no report of a delivery since its start."},"failure":{"$ref":\#
  "#/components/schemas/WebhookFailure","description":"Absent if the daemon has had no report \#
  of a failure since its start."}},"required":["url","format","state","cursor","backlog","deli\#
  veredAt"]},"WebhookSummary":{"description":"A URL that receives a project's events.","type":\#
  "object","properties":{"url":{"$ref":"#/components/schemas/WebhookUrl"},"format":{"$ref":"#/\#
  components/schemas/WebhookFormat"}},"required":["url","format"]},"WebhookUrl":{"description"\#
  :"An absolute `https://` or `http://` URL with a host, and optionally a port, a path and a q\#
  uery. It has no user, password or fragment, because every reader of the project sees it.","t\#
  ype":"string","pattern":"^[Hh][Tt][Tt][Pp][Ss]?://","minLength":8,"maxLength":2000}},"errors\#
  ":{"parseError":{"code":-32700,"message":"The line is not valid JSON; lines.md defines the g\#
  rammar. `offset` is the position of the first wrong byte, counted from 0.","data":{"kind":"p\#
  arseError","retryable":false}},"invalidRequest":{"code":-32600,"message":"The line is JSON, \#
  but not a request: it is not an object or an empty batch, it has no method, its `jsonrpc` is\#
   not \"2.0\", or its id or params have a wrong type.","data":{"kind":"invalidRequest","retry\#
  able":false}},"messageTooLarge":{"code":-32600,"message":"A line has more than `limit` bytes\#
   before its line feed. The daemon drops the line and reads the next line as usual.","data":{\#
  "kind":"messageTooLarge","retryable":false}},"batchTooLarge":{"code":-32600,"message":"A bat\#
  ch has more than `limit` entries, and the daemon executes none of them. Or the replies to ea\#
  rlier entries have more than `limit` bytes, and the daemon does not execute this entry.","da\#
  ta":{"kind":"batchTooLarge","retryable":false}},"notInBatch":{"code":-32600,"message":"The m\#
  ethod is not allowed in a batch.","data":{"kind":"notInBatch","retryable":false}},"unknownMe\#
  thod":{"code":-32601,"message":"The daemon has no such method. `nearest` lists similar names\#
  .","data":{"kind":"unknownMethod","retryable":false}},"invalidParams":{"code":-32602,"messag\#
  e":"A parameter is missing, unknown, of a wrong type or out of range, or two parameters excl\#
  ude each other. `field` points to it; `nearest` lists similar names.","data":{"kind":"invali\#
  dParams","retryable":false}},"internalError":{"code":-32603,"message":"The daemon has a faul\#
  t. Its log has the same `reference`.","data":{"kind":"internalError","retryable":false}},"pe\#
  rmissionDenied":{"code":1000,"message":"The caller's role is lower than the role that the me\#
  thod needs. `uid` and `role` are the caller's (`none` without a role), and `needs` is the me\#
  thod's role.","data":{"kind":"permissionDenied","retryable":false}},"unknownDevice":{"code":\#
  1100,"message":"The project has no such device.","data":{"kind":"unknownDevice","retryable":\#
  false}},"unknownUser":{"code":1101,"message":"The project has no such user.","data":{"kind":\#
  "unknownUser","retryable":false}},"blockedUserId":{"code":1102,"message":"No user may have t\#
  his id: it is empty, or in the project's `blockedUserIds`.","data":{"kind":"blockedUserId","\#
  retryable":false}},"userIdTooLong":{"code":1103,"message":"The id has more Unicode scalars t\#
  han the project's `userIdLengthMax`.","data":{"kind":"userIdTooLong","retryable":false}},"re\#
  servedUserId":{"code":1104,"message":"The id begins with the project's anonymous prefix, or \#
  it is the id of an anonymous user or a customerId.","data":{"kind":"reservedUserId","retryab\#
  le":false}},"alreadyAnonymous":{"code":1105,"message":"No user is logged in on the device, a\#
  nd the project's `onAnonymousLogout` is `refuse`.","data":{"kind":"alreadyAnonymous","retrya\#
  ble":false}},"unknownProject":{"code":1200,"message":"The daemon has no such project.","data\#
  ":{"kind":"unknownProject","retryable":false}},"unknownPurchase":{"code":1201,"message":"The\#
   project has no purchase with this store and originalTransactionId, or the purchase has no s\#
  uch transaction. Nothing changes.","data":{"kind":"unknownPurchase","retryable":false}},"pur\#
  chaseHeldByAnother":{"code":1202,"message":"Another user holds the purchase, and a rule of t\#
  he project keeps it there. `holder` and `rule` name them. In `user.import` there is no `rule\#
  `: the import does not name the holder. Nothing changes.","data":{"kind":"purchaseHeldByAnot\#
  her","retryable":false}},"unknownEntitlement":{"code":1203,"message":"A call grants or expla\#
  ins an entitlement that the project does not have. `nearest` lists similar names.","data":{"\#
  kind":"unknownEntitlement","retryable":false}},"notAManualGrant":{"code":1204,"message":"The\#
   user has no active grant of this entitlement. For example, a purchase gives it, or the gran\#
  t has ended.","data":{"kind":"notAManualGrant","retryable":false}},"clockNotManual":{"code":\#
  1205,"message":"The project uses the system's clock, which cannot be advanced.","data":{"kin\#
  d":"clockNotManual","retryable":false}},"cannotUndo":{"code":1206,"message":"The daemon cann\#
  ot undo the link. Nothing changes. `obstacle` is the reason: `unknownEvent`; `otherKind`: an\#
   event of this kind cannot be undone; `noLink`: the event linked nothing; `undone`: the link\#
   is already undone; `isUndo`: the event comes from an undo; `laterAlias`: a later alias merg\#
  ed the customer with another user; `tooMuch`: too many users and purchases depend on the lin\#
  k; `unclear`: a deletion erased part of the history. `event` is the id of the event that pre\#
  vents the undo.","data":{"kind":"cannotUndo","retryable":false}},"unknownConsumer":{"code":1\#
  207,"message":"No consumer of this name has acknowledged an event. `events.acknowledge` does\#
   not create a name that begins with `webhook-`: those belong to webhooks.","data":{"kind":"u\#
  nknownConsumer","retryable":false}},"unknownWebhook":{"code":1208,"message":"The project has\#
   no webhook with this URL. The error does not repeat the URL.","data":{"kind":"unknownWebhoo\#
  k","retryable":false}},"productInUse":{"code":1209,"message":"`products` leaves out a produc\#
  t that a stored transaction names, and `removed` does not name it. Nothing changes. `product\#
  ` is the first such product; `customers` counts who holds a purchase that names it, also an \#
  expired one. `customers` is missing if the project has more than `definitionRecordsMax` cust\#
  omers and purchases: each product counts as used then.","data":{"kind":"productInUse","retry\#
  able":false}},"idempotencyConflict":{"code":1300,"message":"A call of the same method used t\#
  his key with other params in the last 24 hours.","data":{"kind":"idempotencyConflict","retry\#
  able":false}},"storageFull":{"code":1400,"message":"The disk has no room for the write. Noth\#
  ing changes, and reading still works.","data":{"kind":"storageFull","retryable":true}},"stor\#
  ageFailed":{"code":1401,"message":"The write may not be on the disk: the daemon stops, and i\#
  ts next start shows what is stored. Or the daemon cannot read a record that the request need\#
  s: then it keeps running.","data":{"kind":"storageFailed","retryable":false}},"overloaded":{\#
  "code":1402,"message":"More requests are waiting than the daemon accepts. Nothing changes. W\#
  ith a null `id`, the daemon dropped an unfinished line, and `limit` is the total size of all\#
   unfinished lines.","data":{"kind":"overloaded","retryable":true}},"tooManyConnections":{"co\#
  de":1403,"message":"The daemon has reached its maximum of connections. It replies to the fir\#
  st line with this error and closes the connection.","data":{"kind":"tooManyConnections","ret\#
  ryable":false}},"shuttingDown":{"code":1404,"message":"The daemon is shutting down. Nothing \#
  changes.","data":{"kind":"shuttingDown","retryable":true}},"storageUnavailable":{"code":1405\#
  ,"message":"The shared database could not be reached, or did not answer in time; other store\#
  s have no such error. With `outcome` `notApplied`, nothing changed. With `unknown`, the chan\#
  ge may or may not be stored.","data":{"kind":"storageUnavailable","retryable":true}},"unveri\#
  fied":{"code":1500,"message":"The daemon does not trust what `store.notify` got: `reason` is\#
   `malformed`, `algorithm`, `chainLength`, `certificate`, `chain`, `extension`, `validity`, `\#
  signature`, `app`, `environment`, `unsignedEnvironment` or `age`; stores.md says what each m\#
  eans. `httpStatus` is what the web server should answer.","data":{"kind":"unverified","retry\#
  able":false}},"storeNotConfigured":{"code":1501,"message":"The project does not define the s\#
  tore of `store.notify`. The store sends the notification again if the web server answers `ht\#
  tpStatus`.","data":{"kind":"storeNotConfigured","retryable":true}},"verifierMissing":{"code"\#
  :1502,"message":"The system has no libcrypto, which verifies what Apple signed. All other me\#
  thods work.","data":{"kind":"verifierMissing","retryable":true}},"verifierFailed":{"code":15\#
  03,"message":"The process that verifies what Apple signed ended, or took more than two secon\#
  ds. The daemon starts it again.","data":{"kind":"verifierFailed","retryable":true}}}}}\#

  """#
