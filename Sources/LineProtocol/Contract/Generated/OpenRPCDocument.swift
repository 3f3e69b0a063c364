// swift-format-ignore-file
// Made from Protocol/ by `ENTITLED_UPDATE=1 swift test --filter ContractTests`.

/// The OpenRPC document, compact; equal to `Protocol/openrpc.json`.
let openRPCDocument = #"""
  {"openrpc":"1.3.2","info":{"title":"entitled","version":"0.2.0","description":"The protocol \#
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
  retryable":false}},{"code":1101,"message":"The project has no such user. `explain` then name\#
  s a purchase that waits for this id, its account token.","data":{"kind":"unknownUser","retry\#
  able":false}},{"code":1102,"message":"No user may have this id: it is empty, or in the proje\#
  ct's `blockedUserIds`.","data":{"kind":"blockedUserId","retryable":false}},{"code":1103,"mes\#
  sage":"The id has more Unicode scalars than the project's `userIdLengthMax`.","data":{"kind"\#
  :"userIdTooLong","retryable":false}},{"code":1200,"message":"The daemon has no such project.\#
  ","data":{"kind":"unknownProject","retryable":false}},{"code":1405,"message":"The shared dat\#
  abase could not be reached, or did not answer in time; other stores have no such error. With\#
   `outcome` `notApplied`, nothing changed. With `unknown`, the change may or may not be store\#
  d.","data":{"kind":"storageUnavailable","retryable":true}}],"examples":[{"name":"a subscript\#
  ion","x-given":[{"method":"project.define","params":{"products":{"monthly":{"kind":"subscrip\#
  tion","entitlements":["premium"]}},"clock":{"manual":"2026-01-01T00:00:00.000Z"}}},{"method"\#
  :"install","params":{"device":"iphone"}},{"method":"purchase","params":{"device":"iphone","p\#
  roduct":"monthly","store":"appStore","transactionId":"1000","expiresAt":"2026-02-01T00:00:00\#
  .000Z"}}],"params":[{"name":"device","value":"iphone"}],"result":{"name":"result","value":{"\#
  userId":"{{anonymous}}","entitlements":{"premium":{"id":"premium","active":true,"state":"act\#
  ive","productId":"monthly","source":"appStore","renewState":"willRenew","grantType":"purchas\#
  e","periodType":"normal","startedAt":"2026-01-01T00:00:00.000Z","expiresAt":"2026-02-01T00:0\#
  0:00.000Z","gracePeriodExpiresAt":null,"firstPurchasedAt":"2026-01-01T00:00:00.000Z","lastPu\#
  rchasedAt":"2026-01-01T00:00:00.000Z","trialStartedAt":null,"autoRenewDisabledAt":null,"rene\#
  wsCount":0,"environment":"production","store":"appStore","transactionId":"1000","originalTra\#
  nsactionId":"1000"}},"at":"2026-01-01T00:00:00.000Z"}}},{"name":"after its end","x-given":[{\#
  "method":"project.define","params":{"products":{"monthly":{"kind":"subscription","entitlemen\#
  ts":["premium"]}},"clock":{"manual":"2026-01-01T00:00:00.000Z"}}},{"method":"install","param\#
  s":{"device":"iphone"}},{"method":"purchase","params":{"device":"iphone","product":"monthly"\#
  ,"store":"appStore","transactionId":"1000","expiresAt":"2026-02-01T00:00:00.000Z"}}],"params\#
  ":[{"name":"device","value":"iphone"},{"name":"at","value":"2026-03-01T00:00:00Z"}],"result"\#
  :{"name":"result","value":{"userId":"{{anonymous}}","entitlements":{"premium":{"id":"premium\#
  ","active":false,"state":"expired","productId":"monthly","source":"appStore","renewState":"w\#
  illRenew","grantType":"purchase","periodType":"normal","startedAt":"2026-01-01T00:00:00.000Z\#
  ","expiresAt":"2026-02-01T00:00:00.000Z","gracePeriodExpiresAt":null,"firstPurchasedAt":"202\#
  6-01-01T00:00:00.000Z","lastPurchasedAt":"2026-01-01T00:00:00.000Z","trialStartedAt":null,"a\#
  utoRenewDisabledAt":null,"renewsCount":0,"environment":"production","store":"appStore","tran\#
  sactionId":"1000","originalTransactionId":"1000"}},"at":"2026-03-01T00:00:00.000Z"}}},{"name\#
  ":"nothing bought","x-given":[{"method":"project.define","params":{"products":{"monthly":{"k\#
  ind":"subscription","entitlements":["premium"]}},"clock":{"manual":"2026-01-01T00:00:00.000Z\#
  "}}},{"method":"install","params":{"device":"iphone"}}],"params":[{"name":"device","value":"\#
  iphone"}],"result":{"name":"result","value":{"userId":"{{anonymous}}","entitlements":{},"at"\#
  :"2026-01-01T00:00:00.000Z"}}},{"name":"an id that the project does not know","x-given":[{"m\#
  ethod":"project.define","params":{"products":{"monthly":{"kind":"subscription","entitlements\#
  ":["premium"]}},"clock":{"manual":"2026-01-01T00:00:00.000Z"}}},{"method":"install","params"\#
  :{"device":"iphone"}}],"params":[{"name":"device","value":"iphone"},{"name":"entitlements","\#
  value":["premum"]}],"result":{"name":"result","value":{"userId":"{{anonymous}}","entitlement\#
  s":{"premum":{"id":"premum","active":false,"state":null,"productId":null,"source":null,"rene\#
  wState":"unknown","grantType":null,"periodType":null,"startedAt":null,"expiresAt":null,"grac\#
  ePeriodExpiresAt":null,"firstPurchasedAt":null,"lastPurchasedAt":null,"trialStartedAt":null,\#
  "autoRenewDisabledAt":null,"renewsCount":0,"environment":null,"store":null,"transactionId":n\#
  ull,"originalTransactionId":null}},"at":"2026-01-01T00:00:00.000Z","warnings":[{"kind":"unkn\#
  ownEntitlement","message":"{{any}}","nearest":["premium"]}]}}},{"name":"a user who never bou\#
  ght","x-given":[{"method":"project.define","params":{"products":{"monthly":{"kind":"subscrip\#
  tion","entitlements":["premium"]}},"clock":{"manual":"2026-01-01T00:00:00.000Z"}}}],"params"\#
  :[{"name":"userId","value":"ann"},{"name":"ifUnknown","value":"none"}],"result":{"name":"res\#
  ult","value":{"userId":"ann","known":false,"entitlements":{},"at":"2026-01-01T00:00:00.000Z"\#
  }}}]},{"name":"clock.advance","summary":"Moves a manual clock forward, and applies in order \#
  everything that falls due on the way.","x-role":"admin","x-since":1,"paramStructure":"either\#
  ","params":[{"name":"to","required":false,"summary":"New time of the clock, RFC 3339.","sche\#
  ma":{"$ref":"#/components/schemas/Moment"}},{"name":"by","required":false,"summary":"How far\#
   to move the clock: an ISO 8601 duration, for example P1M.","schema":{"$ref":"#/components/s\#
  chemas/Duration"}},{"name":"project","required":false,"summary":"Id of the project.","schema\#
  ":{"$ref":"#/components/schemas/ProjectId","default":"default"}},{"name":"dryRun","required"\#
  :false,"summary":"Computes the result and the events without changing anything.","schema":{"\#
  type":"boolean","default":false}},{"name":"idempotencyKey","required":false,"summary":"Makes\#
   a retry safe: the same key with the same params returns the stored result.","schema":{"$ref\#
  ":"#/components/schemas/IdempotencyKey"}}],"x-exactly-one":[["to"],["by"]],"result":{"name":\#
  "result","schema":{"type":"object","properties":{"now":{"$ref":"#/components/schemas/Moment"\#
  ,"description":"Time that the clock shows after the call."},"dryRun":{"description":"True in\#
   a dry run; otherwise absent.","type":"boolean"},"events":{"description":"The events that th\#
  e call would emit. Only in a dry run.","type":"array","items":{"$ref":"#/components/schemas/\#
  Event"}},"replayed":{"description":"True when this is the stored result of an idempotency ke\#
  y; otherwise absent.","type":"boolean"}},"required":["now"]}},"errors":[{"code":-32602,"mess\#
  age":"A parameter is missing, unknown, of a wrong type or out of range, or two parameters ex\#
  clude each other. `field` points to it; `nearest` lists similar names.","data":{"kind":"inva\#
  lidParams","retryable":false}},{"code":1000,"message":"The caller's role is lower than the r\#
  ole that the method needs. `uid` and `role` are the caller's (`none` without a role), and `n\#
  eeds` is the method's role.","data":{"kind":"permissionDenied","retryable":false}},{"code":1\#
  200,"message":"The daemon has no such project.","data":{"kind":"unknownProject","retryable":\#
  false}},{"code":1205,"message":"The project uses the system's clock, which cannot be advance\#
  d.","data":{"kind":"clockNotManual","retryable":false}},{"code":1300,"message":"A call of th\#
  e same method used this key with other params in the last 24 hours.","data":{"kind":"idempot\#
  encyConflict","retryable":false}},{"code":1400,"message":"The disk has no room for the write\#
  . Nothing changes, and reading still works.","data":{"kind":"storageFull","retryable":true}}\#
  ,{"code":1401,"message":"The write may not be on the disk: the daemon stops, and its next st\#
  art shows what is stored. Or the daemon cannot read a record that the request needs, or its \#
  data file was removed: then it keeps running.","data":{"kind":"storageFailed","retryable":fa\#
  lse}},{"code":1405,"message":"The shared database could not be reached, or did not answer in\#
   time; other stores have no such error. With `outcome` `notApplied`, nothing changed. With `\#
  unknown`, the change may or may not be stored.","data":{"kind":"storageUnavailable","retryab\#
  le":true}}],"examples":[{"name":"a month","x-given":[{"method":"project.define","params":{"p\#
  roducts":{"monthly":{"kind":"subscription","entitlements":["premium"]}},"clock":{"manual":"2\#
  026-01-01T00:00:00.000Z"}}}],"params":[{"name":"by","value":"P1M"}],"result":{"name":"result\#
  ","value":{"now":"2026-02-01T00:00:00.000Z"}}},{"name":"to a moment","x-given":[{"method":"p\#
  roject.define","params":{"products":{"monthly":{"kind":"subscription","entitlements":["premi\#
  um"]}},"clock":{"manual":"2026-01-01T00:00:00.000Z"}}}],"params":[{"name":"to","value":"2027\#
  -01-01T00:00:00Z"}],"result":{"name":"result","value":{"now":"2027-01-01T00:00:00.000Z"}}}]}\#
  ,{"name":"events.acknowledge","summary":"Records that a consumer has processed the events up\#
   to a cursor.","x-role":"write","x-since":1,"paramStructure":"either","params":[{"name":"con\#
  sumer","required":true,"summary":"Name of the consumer. Its first acknowledgement creates it\#
  .","schema":{"$ref":"#/components/schemas/ConsumerId"}},{"name":"cursor","required":true,"su\#
  mmary":"Cursor of the last processed event; \"0\" for none.","schema":{"$ref":"#/components/\#
  schemas/Cursor"}},{"name":"project","required":false,"summary":"Id of the project.","schema"\#
  :{"$ref":"#/components/schemas/ProjectId","default":"default"}},{"name":"dryRun","required":\#
  false,"summary":"Computes the result and the events without changing anything.","schema":{"t\#
  ype":"boolean","default":false}},{"name":"idempotencyKey","required":false,"summary":"Makes \#
  a retry safe: the same key with the same params returns the stored result.","schema":{"$ref"\#
  :"#/components/schemas/IdempotencyKey"}}],"result":{"name":"result","schema":{"type":"object\#
  ","properties":{"consumer":{"$ref":"#/components/schemas/ConsumerId"},"cursor":{"$ref":"#/co\#
  mponents/schemas/Cursor","description":"Highest cursor that the consumer has acknowledged."}\#
  ,"dryRun":{"description":"True in a dry run; otherwise absent.","type":"boolean"},"events":{\#
  "description":"The events that the call would emit: always none. Only in a dry run.","type":\#
  "array","items":{"$ref":"#/components/schemas/Event"}},"replayed":{"description":"True when \#
  this is the stored result of an idempotency key; otherwise absent.","type":"boolean"}},"requ\#
  ired":["consumer","cursor"]}},"errors":[{"code":-32602,"message":"A parameter is missing, un\#
  known, of a wrong type or out of range, or two parameters exclude each other. `field` points\#
   to it; `nearest` lists similar names.","data":{"kind":"invalidParams","retryable":false}},{\#
  "code":1000,"message":"The caller's role is lower than the role that the method needs. `uid`\#
   and `role` are the caller's (`none` without a role), and `needs` is the method's role.","da\#
  ta":{"kind":"permissionDenied","retryable":false}},{"code":1200,"message":"The daemon has no\#
   such project.","data":{"kind":"unknownProject","retryable":false}},{"code":1207,"message":"\#
  No consumer of this name has acknowledged an event. `events.acknowledge` does not create a n\#
  ame that begins with `webhook-`: those belong to webhooks.","data":{"kind":"unknownConsumer"\#
  ,"retryable":false}},{"code":1300,"message":"A call of the same method used this key with ot\#
  her params in the last 24 hours.","data":{"kind":"idempotencyConflict","retryable":false}},{\#
  "code":1400,"message":"The disk has no room for the write. Nothing changes, and reading stil\#
  l works.","data":{"kind":"storageFull","retryable":true}},{"code":1401,"message":"The write \#
  may not be on the disk: the daemon stops, and its next start shows what is stored. Or the da\#
  emon cannot read a record that the request needs, or its data file was removed: then it keep\#
  s running.","data":{"kind":"storageFailed","retryable":false}},{"code":1405,"message":"The s\#
  hared database could not be reached, or did not answer in time; other stores have no such er\#
  ror. With `outcome` `notApplied`, nothing changed. With `unknown`, the change may or may not\#
   be stored.","data":{"kind":"storageUnavailable","retryable":true}}],"examples":[{"name":"a \#
  consumer begins at the beginning","params":[{"name":"consumer","value":"mailer"},{"name":"cu\#
  rsor","value":"0"}],"result":{"name":"result","value":{"consumer":"mailer","cursor":"0"}}},{\#
  "name":"never backwards","x-given":[{"method":"install","params":{"device":"iphone"}},{"meth\#
  od":"events.acknowledge","params":{"consumer":"mailer","cursor":"1"}}],"params":[{"name":"co\#
  nsumer","value":"mailer"},{"name":"cursor","value":"0"}],"result":{"name":"result","value":{\#
  "consumer":"mailer","cursor":"1"}}}]},{"name":"events.read","summary":"Reads the events of a\#
   project in order, from any position of its log.","x-role":"read","x-since":1,"paramStructur\#
  e":"either","params":[{"name":"after","required":false,"summary":"Cursor from an earlier rep\#
  ly. The reply has the events after it.","schema":{"$ref":"#/components/schemas/Cursor","defa\#
  ult":"0"}},{"name":"limit","required":false,"summary":"Maximum number of events.","schema":{\#
  "type":"integer","minimum":1,"maximum":1000,"default":100}},{"name":"user","required":false,\#
  "summary":"Returns only events of this customer, by any of its ids.","schema":{"$ref":"#/com\#
  ponents/schemas/UserId"}},{"name":"kinds","required":false,"summary":"Returns only events of\#
   these kinds.","schema":{"type":"array","items":{"$ref":"#/components/schemas/EventKind"},"m\#
  axItems":100}},{"name":"consumer","required":false,"summary":"Starts after the last event th\#
  at this consumer acknowledged. Excludes `after`.","schema":{"$ref":"#/components/schemas/Con\#
  sumerId"}},{"name":"project","required":false,"summary":"Id of the project.","schema":{"$ref\#
  ":"#/components/schemas/ProjectId","default":"default"}}],"result":{"name":"result","schema"\#
  :{"type":"object","properties":{"events":{"type":"array","items":{"$ref":"#/components/schem\#
  as/Event"}},"cursor":{"$ref":"#/components/schemas/Cursor","description":"Cursor for the nex\#
  t call: that of the last event in the list, or of the newest event in the log when there are\#
   no more."},"more":{"description":"True when there may be more events: call again at once. T\#
  he list can be empty when `more` is true, because no event that the daemon looked at matched\#
  .","type":"boolean"}},"required":["events","cursor","more"]}},"errors":[{"code":-32602,"mess\#
  age":"A parameter is missing, unknown, of a wrong type or out of range, or two parameters ex\#
  clude each other. `field` points to it; `nearest` lists similar names.","data":{"kind":"inva\#
  lidParams","retryable":false}},{"code":1000,"message":"The caller's role is lower than the r\#
  ole that the method needs. `uid` and `role` are the caller's (`none` without a role), and `n\#
  eeds` is the method's role.","data":{"kind":"permissionDenied","retryable":false}},{"code":1\#
  101,"message":"The project has no such user. `explain` then names a purchase that waits for \#
  this id, its account token.","data":{"kind":"unknownUser","retryable":false}},{"code":1102,"\#
  message":"No user may have this id: it is empty, or in the project's `blockedUserIds`.","dat\#
  a":{"kind":"blockedUserId","retryable":false}},{"code":1103,"message":"The id has more Unico\#
  de scalars than the project's `userIdLengthMax`.","data":{"kind":"userIdTooLong","retryable"\#
  :false}},{"code":1200,"message":"The daemon has no such project.","data":{"kind":"unknownPro\#
  ject","retryable":false}},{"code":1207,"message":"No consumer of this name has acknowledged \#
  an event. `events.acknowledge` does not create a name that begins with `webhook-`: those bel\#
  ong to webhooks.","data":{"kind":"unknownConsumer","retryable":false}},{"code":1405,"message\#
  ":"The shared database could not be reached, or did not answer in time; other stores have no\#
   such error. With `outcome` `notApplied`, nothing changed. With `unknown`, the change may or\#
   may not be stored.","data":{"kind":"storageUnavailable","retryable":true}}],"examples":[{"n\#
  ame":"from the start","x-given":[{"method":"project.define","params":{"products":{"monthly":\#
  {"kind":"subscription","entitlements":["premium"]}},"clock":{"manual":"2026-01-01T00:00:00.0\#
  00Z"}}},{"method":"install","params":{"device":"iphone"}}],"params":[],"result":{"name":"res\#
  ult","value":{"events":[{"cursor":"1","id":"{{any}}","kind":"userCreated","at":"2026-01-01T0\#
  0:00:00.000Z","project":"default","user":"{{anonymous}}","anonymousId":"{{anonymous}}","caus\#
  e":{"method":"install","id":"{{any}}"},"device":"iphone"}],"cursor":"1","more":false}}},{"na\#
  me":"behind what a consumer has acknowledged","x-given":[{"method":"project.define","params"\#
  :{"clock":{"manual":"2026-01-01T00:00:00.000Z"}}},{"method":"install","params":{"device":"ip\#
  hone"}},{"method":"install","params":{"device":"ipad"}},{"method":"events.acknowledge","para\#
  ms":{"consumer":"mailer","cursor":"1"}}],"params":[{"name":"consumer","value":"mailer"}],"re\#
  sult":{"name":"result","value":{"events":[{"cursor":"2","id":"{{any}}","kind":"userCreated",\#
  "at":"2026-01-01T00:00:00.000Z","project":"default","user":"{{second}}","anonymousId":"{{sec\#
  ond}}","cause":{"method":"install","id":"{{any}}"},"device":"ipad"}],"cursor":"2","more":fal\#
  se}}},{"name":"nothing yet","params":[],"result":{"name":"result","value":{"events":[],"curs\#
  or":"0","more":false}}}]},{"name":"events.subscribe","summary":"Subscribes this connection t\#
  o events; they arrive as notifications.","x-role":"read","x-since":1,"paramStructure":"eithe\#
  r","params":[{"name":"after","required":false,"summary":"Cursor from an earlier reply. The s\#
  ubscription starts with the event after it. Default: new events only.","schema":{"$ref":"#/c\#
  omponents/schemas/Cursor"}},{"name":"kinds","required":false,"summary":"Sends only events of\#
   these kinds.","schema":{"type":"array","items":{"$ref":"#/components/schemas/EventKind"},"m\#
  axItems":100}},{"name":"project","required":false,"summary":"Id of the project.","schema":{"\#
  $ref":"#/components/schemas/ProjectId","default":"default"}}],"result":{"name":"result","sch\#
  ema":{"type":"object","properties":{"subscription":{"$ref":"#/components/schemas/Subscriptio\#
  nId"},"cursor":{"$ref":"#/components/schemas/Cursor","description":"The subscription sends t\#
  he events after this cursor."}},"required":["subscription","cursor"]}},"errors":[{"code":-32\#
  602,"message":"A parameter is missing, unknown, of a wrong type or out of range, or two para\#
  meters exclude each other. `field` points to it; `nearest` lists similar names.","data":{"ki\#
  nd":"invalidParams","retryable":false}},{"code":1000,"message":"The caller's role is lower t\#
  han the role that the method needs. `uid` and `role` are the caller's (`none` without a role\#
  ), and `needs` is the method's role.","data":{"kind":"permissionDenied","retryable":false}},\#
  {"code":1200,"message":"The daemon has no such project.","data":{"kind":"unknownProject","re\#
  tryable":false}},{"code":1405,"message":"The shared database could not be reached, or did no\#
  t answer in time; other stores have no such error. With `outcome` `notApplied`, nothing chan\#
  ged. With `unknown`, the change may or may not be stored.","data":{"kind":"storageUnavailabl\#
  e","retryable":true}}],"x-notifications":[{"name":"event","summary":"Delivers one event of a\#
   subscription.","params":{"type":"object","properties":{"subscription":{"$ref":"#/components\#
  /schemas/SubscriptionId"},"cursor":{"$ref":"#/components/schemas/Cursor","description":"Curs\#
  or of the event. Send it as `after` to resume with a new subscription."},"event":{"$ref":"#/\#
  components/schemas/Event"}},"required":["subscription","cursor","event"]}},{"name":"gap","su\#
  mmary":"Ends a subscription whose client reads too slowly.","params":{"type":"object","prope\#
  rties":{"subscription":{"$ref":"#/components/schemas/SubscriptionId"},"cursor":{"$ref":"#/co\#
  mponents/schemas/Cursor","description":"The daemon sent every event up to this cursor. Send \#
  it as `after` to resume with a new subscription."}},"required":["subscription","cursor"]}}],\#
  "examples":[{"name":"from now on","x-given":[{"method":"install","params":{"device":"iphone"\#
  }}],"params":[],"result":{"name":"result","value":{"subscription":"1","cursor":"1"}}},{"name\#
  ":"from the beginning, two kinds","params":[{"name":"after","value":"0"},{"name":"kinds","va\#
  lue":["purchaseRecorded","purchaseRenewed"]}],"result":{"name":"result","value":{"subscripti\#
  on":"1","cursor":"0"}}}]},{"name":"events.unsubscribe","summary":"Ends a subscription of thi\#
  s connection.","x-role":"read","x-since":1,"paramStructure":"either","params":[{"name":"subs\#
  cription","required":true,"summary":"Id of the subscription, as events.subscribe returned it\#
  .","schema":{"$ref":"#/components/schemas/SubscriptionId"}},{"name":"project","required":fal\#
  se,"summary":"Id of the project.","schema":{"$ref":"#/components/schemas/ProjectId","default\#
  ":"default"}}],"result":{"name":"result","schema":{"type":"object","properties":{"subscripti\#
  on":{"$ref":"#/components/schemas/SubscriptionId"},"cursor":{"$ref":"#/components/schemas/Cu\#
  rsor","description":"The daemon sent every matching event up to this cursor."}},"required":[\#
  "subscription","cursor"]}},"errors":[{"code":-32602,"message":"A parameter is missing, unkno\#
  wn, of a wrong type or out of range, or two parameters exclude each other. `field` points to\#
   it; `nearest` lists similar names.","data":{"kind":"invalidParams","retryable":false}},{"co\#
  de":1000,"message":"The caller's role is lower than the role that the method needs. `uid` an\#
  d `role` are the caller's (`none` without a role), and `needs` is the method's role.","data"\#
  :{"kind":"permissionDenied","retryable":false}},{"code":1200,"message":"The daemon has no su\#
  ch project.","data":{"kind":"unknownProject","retryable":false}},{"code":1405,"message":"The\#
   shared database could not be reached, or did not answer in time; other stores have no such \#
  error. With `outcome` `notApplied`, nothing changed. With `unknown`, the change may or may n\#
  ot be stored.","data":{"kind":"storageUnavailable","retryable":true}}],"examples":[{"name":"\#
  plain","x-given":[{"method":"install","params":{"device":"iphone"}},{"method":"events.subscr\#
  ibe","params":{}}],"params":[{"name":"subscription","value":"1"}],"result":{"name":"result",\#
  "value":{"subscription":"1","cursor":"1"}}}]},{"name":"events.wait","summary":"Reads events \#
  like events.read, and waits for new events if there are none.","x-role":"read","x-since":1,"\#
  paramStructure":"either","params":[{"name":"after","required":false,"summary":"Cursor from a\#
  n earlier reply. The reply has the events after it.","schema":{"$ref":"#/components/schemas/\#
  Cursor","default":"0"}},{"name":"limit","required":false,"summary":"Maximum number of events\#
  .","schema":{"type":"integer","minimum":1,"maximum":1000,"default":100}},{"name":"user","req\#
  uired":false,"summary":"Returns only events of this customer, by any of its ids.","schema":{\#
  "$ref":"#/components/schemas/UserId"}},{"name":"kinds","required":false,"summary":"Returns o\#
  nly events of these kinds.","schema":{"type":"array","items":{"$ref":"#/components/schemas/E\#
  ventKind"},"maxItems":100}},{"name":"consumer","required":false,"summary":"Starts after the \#
  last event that this consumer acknowledged. Excludes `after`.","schema":{"$ref":"#/component\#
  s/schemas/ConsumerId"}},{"name":"timeoutMs","required":true,"summary":"Longest wait, in mill\#
  iseconds. When it is over, the list of events is empty.","schema":{"type":"integer","minimum\#
  ":0,"maximum":60000}},{"name":"project","required":false,"summary":"Id of the project.","sch\#
  ema":{"$ref":"#/components/schemas/ProjectId","default":"default"}}],"result":{"name":"resul\#
  t","schema":{"type":"object","properties":{"events":{"type":"array","items":{"$ref":"#/compo\#
  nents/schemas/Event"}},"cursor":{"$ref":"#/components/schemas/Cursor","description":"Cursor \#
  for the next call: that of the last event in the list, or of the newest event in the log whe\#
  n there are no more."},"more":{"description":"True when there may be more events: call again\#
   at once. The list can be empty when `more` is true, because no event that the daemon looked\#
   at matched.","type":"boolean"}},"required":["events","cursor","more"]}},"errors":[{"code":-\#
  32602,"message":"A parameter is missing, unknown, of a wrong type or out of range, or two pa\#
  rameters exclude each other. `field` points to it; `nearest` lists similar names.","data":{"\#
  kind":"invalidParams","retryable":false}},{"code":1000,"message":"The caller's role is lower\#
   than the role that the method needs. `uid` and `role` are the caller's (`none` without a ro\#
  le), and `needs` is the method's role.","data":{"kind":"permissionDenied","retryable":false}\#
  },{"code":1101,"message":"The project has no such user. `explain` then names a purchase that\#
   waits for this id, its account token.","data":{"kind":"unknownUser","retryable":false}},{"c\#
  ode":1102,"message":"No user may have this id: it is empty, or in the project's `blockedUser\#
  Ids`.","data":{"kind":"blockedUserId","retryable":false}},{"code":1103,"message":"The id has\#
   more Unicode scalars than the project's `userIdLengthMax`.","data":{"kind":"userIdTooLong",\#
  "retryable":false}},{"code":1200,"message":"The daemon has no such project.","data":{"kind":\#
  "unknownProject","retryable":false}},{"code":1207,"message":"No consumer of this name has ac\#
  knowledged an event. `events.acknowledge` does not create a name that begins with `webhook-`\#
  : those belong to webhooks.","data":{"kind":"unknownConsumer","retryable":false}},{"code":14\#
  05,"message":"The shared database could not be reached, or did not answer in time; other sto\#
  res have no such error. With `outcome` `notApplied`, nothing changed. With `unknown`, the ch\#
  ange may or may not be stored.","data":{"kind":"storageUnavailable","retryable":true}}],"exa\#
  mples":[{"name":"something is there","x-given":[{"method":"project.define","params":{"clock"\#
  :{"manual":"2026-01-01T00:00:00.000Z"}}},{"method":"install","params":{"device":"iphone"}},{\#
  "method":"install","params":{"device":"ipad"}}],"params":[{"name":"after","value":"1"},{"nam\#
  e":"timeoutMs","value":60000}],"result":{"name":"result","value":{"events":[{"cursor":"2","i\#
  d":"{{any}}","kind":"userCreated","at":"2026-01-01T00:00:00.000Z","project":"default","user"\#
  :"{{second}}","anonymousId":"{{second}}","cause":{"method":"install","id":"{{any}}"},"device\#
  ":"ipad"}],"cursor":"2","more":false}}},{"name":"nothing until the time is over","params":[{\#
  "name":"timeoutMs","value":50}],"result":{"name":"result","value":{"events":[],"cursor":"0",\#
  "more":false}}}]},{"name":"explain","summary":"Explains why an entitlement is active or not,\#
   and lists calls that would give access.","x-role":"read","x-since":1,"paramStructure":"eith\#
  er","params":[{"name":"device","required":false,"summary":"Id of the device.","schema":{"$re\#
  f":"#/components/schemas/DeviceId"}},{"name":"userId","required":false,"summary":"Id of the \#
  user, instead of `device`.","schema":{"$ref":"#/components/schemas/UserId"}},{"name":"entitl\#
  ement","required":true,"summary":"Id of the entitlement.","schema":{"$ref":"#/components/sch\#
  emas/EntitlementId"}},{"name":"at","required":false,"summary":"Moment to evaluate, RFC 3339,\#
   with today's holders. Default: now.","schema":{"$ref":"#/components/schemas/Moment"}},{"nam\#
  e":"project","required":false,"summary":"Id of the project.","schema":{"$ref":"#/components/\#
  schemas/ProjectId","default":"default"}}],"x-exactly-one":[["device"],["userId"]],"result":{\#
  "name":"result","schema":{"type":"object","properties":{"userId":{"$ref":"#/components/schem\#
  as/UserId","description":"Id of the user that the result is about."},"active":{"description"\#
  :"Whether the user has access.","type":"boolean"},"entitlement":{"$ref":"#/components/schema\#
  s/Entitlement","description":"The entitlement, as `checkEntitlements` returns it."},"at":{"$\#
  ref":"#/components/schemas/Moment","description":"The moment that the result is for."},"beca\#
  use":{"description":"The steps that lead to the result: the purchase or grant, each change o\#
  f holder, the catalogue and the clock. When no purchase or grant is active, the steps of one\#
   that was active or may become active. At most 50 steps: the first and the last.","type":"ar\#
  ray","items":{"$ref":"#/components/schemas/ExplanationStep"}},"others":{"description":"Purch\#
  ases and grants that also give the entitlement and lost against the winner, best first. At m\#
  ost 20.","type":"array","items":{"$ref":"#/components/schemas/LosingSource"}},"missing":{"de\#
  scription":"What prevents access. Empty when the entitlement is active. At most 20.","type":\#
  "array","items":{"$ref":"#/components/schemas/MissingReason"}},"omitted":{"description":"How\#
   many entries the daemon left out of each list. Absent when every list is complete.","type":\#
  "object","properties":{"because":{"type":"integer","minimum":0},"others":{"type":"integer","\#
  minimum":0},"missing":{"type":"integer","minimum":0}},"required":["because","others","missin\#
  g"]}},"required":["userId","active","entitlement","at","because","others","missing"]}},"erro\#
  rs":[{"code":-32602,"message":"A parameter is missing, unknown, of a wrong type or out of ra\#
  nge, or two parameters exclude each other. `field` points to it; `nearest` lists similar nam\#
  es.","data":{"kind":"invalidParams","retryable":false}},{"code":1000,"message":"The caller's\#
   role is lower than the role that the method needs. `uid` and `role` are the caller's (`none\#
  ` without a role), and `needs` is the method's role.","data":{"kind":"permissionDenied","ret\#
  ryable":false}},{"code":1100,"message":"The project has no such device.","data":{"kind":"unk\#
  nownDevice","retryable":false}},{"code":1101,"message":"The project has no such user. `expla\#
  in` then names a purchase that waits for this id, its account token.","data":{"kind":"unknow\#
  nUser","retryable":false}},{"code":1102,"message":"No user may have this id: it is empty, or\#
   in the project's `blockedUserIds`.","data":{"kind":"blockedUserId","retryable":false}},{"co\#
  de":1103,"message":"The id has more Unicode scalars than the project's `userIdLengthMax`.","\#
  data":{"kind":"userIdTooLong","retryable":false}},{"code":1200,"message":"The daemon has no \#
  such project.","data":{"kind":"unknownProject","retryable":false}},{"code":1203,"message":"A\#
   call grants or explains an entitlement that the project does not have. `nearest` lists simi\#
  lar names.","data":{"kind":"unknownEntitlement","retryable":false}},{"code":1405,"message":"\#
  The shared database could not be reached, or did not answer in time; other stores have no su\#
  ch error. With `outcome` `notApplied`, nothing changed. With `unknown`, the change may or ma\#
  y not be stored.","data":{"kind":"storageUnavailable","retryable":true}}],"examples":[{"name\#
  ":"bought before a login","x-given":[{"method":"project.define","params":{"products":{"month\#
  ly":{"kind":"subscription","entitlements":["premium"]}},"clock":{"manual":"2026-01-01T00:00:\#
  00.000Z"}}},{"method":"install","params":{"device":"iphone"}},{"method":"purchase","params":\#
  {"device":"iphone","product":"monthly","store":"appStore","transactionId":"1000","expiresAt"\#
  :"2026-02-01T00:00:00.000Z"}},{"method":"identify","params":{"device":"iphone","userId":"use\#
  r_id_1"}}],"params":[{"name":"userId","value":"user_id_1"},{"name":"entitlement","value":"pr\#
  emium"}],"result":{"name":"result","value":{"userId":"user_id_1","active":true,"entitlement"\#
  :{"id":"premium","active":true,"state":"active","productId":"monthly","source":"appStore","r\#
  enewState":"willRenew","grantType":"purchase","periodType":"normal","startedAt":"2026-01-01T\#
  00:00:00.000Z","expiresAt":"2026-02-01T00:00:00.000Z","gracePeriodExpiresAt":null,"firstPurc\#
  hasedAt":"2026-01-01T00:00:00.000Z","lastPurchasedAt":"2026-01-01T00:00:00.000Z","trialStart\#
  edAt":null,"autoRenewDisabledAt":null,"renewsCount":0,"environment":"production","store":"ap\#
  pStore","transactionId":"1000","originalTransactionId":"1000"},"at":"2026-01-01T00:00:00.000\#
  Z","because":[{"step":"purchased","text":"{{any}}","at":"2026-01-01T00:00:00.000Z","event":"\#
  {{recorded}}","cursor":"2","method":"purchase","from":[],"to":["{{anonymous}}"],"device":"ip\#
  hone","store":"appStore","originalTransactionId":"1000","transactionId":"1000","product":"mo\#
  nthly","since":"2026-01-01T00:00:00.000Z","until":"2026-02-01T00:00:00.000Z"},{"step":"attac\#
  hed","text":"{{any}}","at":"2026-01-01T00:00:00.000Z","event":"{{identified}}","cursor":"5",\#
  "rule":{"name":"onIdentifyNew","value":"attach"},"method":"identify","from":["{{anonymous}}"\#
  ],"to":["user_id_1"]},{"step":"mapped","text":"{{any}}","at":null,"product":"monthly"},{"ste\#
  p":"clock","text":"{{any}}","at":"2026-01-01T00:00:00.000Z","state":"active","since":"2026-0\#
  1-01T00:00:00.000Z","until":"2026-02-01T00:00:00.000Z"}],"others":[],"missing":[]}}},{"name"\#
  :"after its end","x-given":[{"method":"project.define","params":{"products":{"monthly":{"kin\#
  d":"subscription","entitlements":["premium"]}},"clock":{"manual":"2026-01-01T00:00:00.000Z"}\#
  }},{"method":"install","params":{"device":"iphone"}},{"method":"purchase","params":{"device"\#
  :"iphone","product":"monthly","store":"appStore","transactionId":"1000","expiresAt":"2026-02\#
  -01T00:00:00.000Z"}}],"params":[{"name":"device","value":"iphone"},{"name":"entitlement","va\#
  lue":"premium"},{"name":"at","value":"2026-03-01T00:00:00Z"}],"result":{"name":"result","val\#
  ue":{"userId":"{{anonymous}}","active":false,"entitlement":{"id":"premium","active":false,"s\#
  tate":"expired","productId":"monthly","source":"appStore","renewState":"willRenew","grantTyp\#
  e":"purchase","periodType":"normal","startedAt":"2026-01-01T00:00:00.000Z","expiresAt":"2026\#
  -02-01T00:00:00.000Z","gracePeriodExpiresAt":null,"firstPurchasedAt":"2026-01-01T00:00:00.00\#
  0Z","lastPurchasedAt":"2026-01-01T00:00:00.000Z","trialStartedAt":null,"autoRenewDisabledAt"\#
  :null,"renewsCount":0,"environment":"production","store":"appStore","transactionId":"1000","\#
  originalTransactionId":"1000"},"at":"2026-03-01T00:00:00.000Z","because":[{"step":"purchased\#
  ","text":"{{any}}","at":"2026-01-01T00:00:00.000Z","event":"{{recorded}}","cursor":"2","meth\#
  od":"purchase","from":[],"to":["{{anonymous}}"],"device":"iphone","store":"appStore","origin\#
  alTransactionId":"1000","transactionId":"1000","product":"monthly","since":"2026-01-01T00:00\#
  :00.000Z","until":"2026-02-01T00:00:00.000Z"},{"step":"mapped","text":"{{any}}","at":null,"p\#
  roduct":"monthly"},{"step":"clock","text":"{{any}}","at":"2026-03-01T00:00:00.000Z","state":\#
  "expired","since":"2026-02-01T00:00:00.000Z","until":null}],"others":[],"missing":[{"kind":"\#
  expired","text":"{{any}}","store":"appStore","originalTransactionId":"1000","product":"month\#
  ly","since":"2026-02-01T00:00:00.000Z","suggestedCalls":[{"method":"purchase.update","params\#
  ":{"store":"appStore","originalTransactionId":"1000","expiresAt":"2026-03-04T00:00:00.000Z"}\#
  ,"role":"write","text":"{{any}}"}]},{"kind":"notGranted","text":"{{any}}","suggestedCalls":[\#
  {"method":"grant","params":{"device":"iphone","entitlement":"premium"},"role":"write","text"\#
  :"{{any}}"}]}]}}},{"name":"nothing bought","x-given":[{"method":"project.define","params":{"\#
  products":{"monthly":{"kind":"subscription","entitlements":["premium"]}},"clock":{"manual":"\#
  2026-01-01T00:00:00.000Z"}}},{"method":"install","params":{"device":"iphone"}}],"params":[{"\#
  name":"device","value":"iphone"},{"name":"entitlement","value":"premium"}],"result":{"name":\#
  "result","value":{"userId":"{{anonymous}}","active":false,"entitlement":{"id":"premium","act\#
  ive":false,"state":null,"productId":null,"source":null,"renewState":"unknown","grantType":nu\#
  ll,"periodType":null,"startedAt":null,"expiresAt":null,"gracePeriodExpiresAt":null,"firstPur\#
  chasedAt":null,"lastPurchasedAt":null,"trialStartedAt":null,"autoRenewDisabledAt":null,"rene\#
  wsCount":0,"environment":null,"store":null,"transactionId":null,"originalTransactionId":null\#
  },"at":"2026-01-01T00:00:00.000Z","because":[],"others":[],"missing":[{"kind":"noPurchase","\#
  text":"{{any}}","suggestedCalls":[]},{"kind":"notGranted","text":"{{any}}","suggestedCalls":\#
  [{"method":"grant","params":{"device":"iphone","entitlement":"premium"},"role":"write","text\#
  ":"{{any}}"}]}]}}}]},{"name":"grant","summary":"Gives an entitlement without a purchase.","x\#
  -role":"write","x-since":1,"paramStructure":"either","params":[{"name":"device","required":f\#
  alse,"summary":"Id of the device.","schema":{"$ref":"#/components/schemas/DeviceId"}},{"name\#
  ":"userId","required":false,"summary":"Id of the user, instead of `device`.","schema":{"$ref\#
  ":"#/components/schemas/UserId"}},{"name":"entitlement","required":true,"summary":"Id of an \#
  entitlement from the catalogue or from the project's `entitlements`.","schema":{"$ref":"#/co\#
  mponents/schemas/EntitlementId"}},{"name":"expiresAt","required":false,"summary":"Last milli\#
  second of the grant, RFC 3339. Default: no end.","schema":{"$ref":"#/components/schemas/Mome\#
  nt"}},{"name":"project","required":false,"summary":"Id of the project.","schema":{"$ref":"#/\#
  components/schemas/ProjectId","default":"default"}},{"name":"dryRun","required":false,"summa\#
  ry":"Computes the result and the events without changing anything.","schema":{"type":"boolea\#
  n","default":false}},{"name":"idempotencyKey","required":false,"summary":"Makes a retry safe\#
  : the same key with the same params returns the stored result.","schema":{"$ref":"#/componen\#
  ts/schemas/IdempotencyKey"}}],"x-exactly-one":[["device"],["userId"]],"result":{"name":"resu\#
  lt","schema":{"type":"object","properties":{"entitlement":{"$ref":"#/components/schemas/Enti\#
  tlement","description":"The entitlement after the call. A purchase supplies its values if th\#
  e purchase wins against the grant."},"warnings":{"description":"Absent when there are no war\#
  nings.","type":"array","items":{"$ref":"#/components/schemas/Warning"}},"dryRun":{"descripti\#
  on":"True in a dry run; otherwise absent.","type":"boolean"},"events":{"description":"The ev\#
  ents that the call would emit. Only in a dry run.","type":"array","items":{"$ref":"#/compone\#
  nts/schemas/Event"}},"replayed":{"description":"True when this is the stored result of an id\#
  empotency key; otherwise absent.","type":"boolean"}},"required":["entitlement"]}},"errors":[\#
  {"code":-32602,"message":"A parameter is missing, unknown, of a wrong type or out of range, \#
  or two parameters exclude each other. `field` points to it; `nearest` lists similar names.",\#
  "data":{"kind":"invalidParams","retryable":false}},{"code":1000,"message":"The caller's role\#
   is lower than the role that the method needs. `uid` and `role` are the caller's (`none` wit\#
  hout a role), and `needs` is the method's role.","data":{"kind":"permissionDenied","retryabl\#
  e":false}},{"code":1100,"message":"The project has no such device.","data":{"kind":"unknownD\#
  evice","retryable":false}},{"code":1101,"message":"The project has no such user. `explain` t\#
  hen names a purchase that waits for this id, its account token.","data":{"kind":"unknownUser\#
  ","retryable":false}},{"code":1102,"message":"No user may have this id: it is empty, or in t\#
  he project's `blockedUserIds`.","data":{"kind":"blockedUserId","retryable":false}},{"code":1\#
  103,"message":"The id has more Unicode scalars than the project's `userIdLengthMax`.","data"\#
  :{"kind":"userIdTooLong","retryable":false}},{"code":1200,"message":"The daemon has no such \#
  project.","data":{"kind":"unknownProject","retryable":false}},{"code":1203,"message":"A call\#
   grants or explains an entitlement that the project does not have. `nearest` lists similar n\#
  ames.","data":{"kind":"unknownEntitlement","retryable":false}},{"code":1300,"message":"A cal\#
  l of the same method used this key with other params in the last 24 hours.","data":{"kind":"\#
  idempotencyConflict","retryable":false}},{"code":1400,"message":"The disk has no room for th\#
  e write. Nothing changes, and reading still works.","data":{"kind":"storageFull","retryable"\#
  :true}},{"code":1401,"message":"The write may not be on the disk: the daemon stops, and its \#
  next start shows what is stored. Or the daemon cannot read a record that the request needs, \#
  or its data file was removed: then it keeps running.","data":{"kind":"storageFailed","retrya\#
  ble":false}},{"code":1405,"message":"The shared database could not be reached, or did not an\#
  swer in time; other stores have no such error. With `outcome` `notApplied`, nothing changed.\#
   With `unknown`, the change may or may not be stored.","data":{"kind":"storageUnavailable","\#
  retryable":true}}],"examples":[{"name":"for a month","x-given":[{"method":"project.define","\#
  params":{"products":{"monthly":{"kind":"subscription","entitlements":["premium"]}},"clock":{\#
  "manual":"2026-01-01T00:00:00.000Z"}}},{"method":"install","params":{"device":"iphone"}}],"p\#
  arams":[{"name":"device","value":"iphone"},{"name":"entitlement","value":"premium"},{"name":\#
  "expiresAt","value":"2026-02-01T00:00:00.000Z"}],"result":{"name":"result","value":{"entitle\#
  ment":{"id":"premium","active":true,"state":"active","productId":null,"source":"manual","ren\#
  ewState":"nonRenewable","grantType":"manual","periodType":null,"startedAt":"2026-01-01T00:00\#
  :00.000Z","expiresAt":"2026-02-01T00:00:00.000Z","gracePeriodExpiresAt":null,"firstPurchased\#
  At":null,"lastPurchasedAt":null,"trialStartedAt":null,"autoRenewDisabledAt":null,"renewsCoun\#
  t":0,"environment":null,"store":null,"transactionId":null,"originalTransactionId":null}}}},{\#
  "name":"without an end, to a user by id","x-given":[{"method":"project.define","params":{"pr\#
  oducts":{"monthly":{"kind":"subscription","entitlements":["premium"]}},"entitlements":["vip"\#
  ],"clock":{"manual":"2026-01-01T00:00:00.000Z"}}},{"method":"install","params":{"device":"ip\#
  hone"}},{"method":"identify","params":{"device":"iphone","userId":"user_id_1"}}],"params":[{\#
  "name":"userId","value":"user_id_1"},{"name":"entitlement","value":"vip"}],"result":{"name":\#
  "result","value":{"entitlement":{"id":"vip","active":true,"state":"active","productId":null,\#
  "source":"manual","renewState":"nonRenewable","grantType":"manual","periodType":null,"starte\#
  dAt":"2026-01-01T00:00:00.000Z","expiresAt":null,"gracePeriodExpiresAt":null,"firstPurchased\#
  At":null,"lastPurchasedAt":null,"trialStartedAt":null,"autoRenewDisabledAt":null,"renewsCoun\#
  t":0,"environment":null,"store":null,"transactionId":null,"originalTransactionId":null}}}}]}\#
  ,{"name":"identify","summary":"Logs a user in on a device.","x-role":"write","x-since":1,"pa\#
  ramStructure":"either","params":[{"name":"device","required":false,"summary":"Id of the devi\#
  ce.","schema":{"$ref":"#/components/schemas/DeviceId"}},{"name":"userId","required":true,"su\#
  mmary":"The app's own id for the user.","schema":{"$ref":"#/components/schemas/UserId"}},{"n\#
  ame":"anonymousId","required":false,"summary":"Id of the device's anonymous user, instead of\#
   `device`.","schema":{"$ref":"#/components/schemas/UserId"}},{"name":"accountToken","require\#
  d":false,"summary":"Account token to register for the user, who then claims every unclaimed \#
  purchase that carries it.","schema":{"$ref":"#/components/schemas/AccountToken"}},{"name":"p\#
  roject","required":false,"summary":"Id of the project.","schema":{"$ref":"#/components/schem\#
  as/ProjectId","default":"default"}},{"name":"dryRun","required":false,"summary":"Computes th\#
  e result and the events without changing anything.","schema":{"type":"boolean","default":fal\#
  se}},{"name":"idempotencyKey","required":false,"summary":"Makes a retry safe: the same key w\#
  ith the same params returns the stored result.","schema":{"$ref":"#/components/schemas/Idemp\#
  otencyKey"}}],"x-exactly-one":[["device"],["anonymousId"]],"result":{"name":"result","schema\#
  ":{"type":"object","properties":{"user":{"$ref":"#/components/schemas/User"},"created":{"des\#
  cription":"True when this call created the user.","type":"boolean"},"outcome":{"description"\#
  :"attached: the user became a holder of at least one purchase, and no holder lost any. moved\#
  : purchases moved from the anonymous user to this user. aliased: both users became one custo\#
  mer. switched: only the device's current user changed. unchanged: the user was already logge\#
  d in.","type":"string","enum":["attached","aliased","moved","switched","unchanged"],"x-code"\#
  :[1,2,3,4,5]},"shouldRefresh":{"description":"True exactly when `purchases` or `claimed` is \#
  not empty: the app refreshes what it shows.","type":"boolean"},"purchases":{"description":"P\#
  urchases that changed holders. After an alias: the purchases that the anonymous user's custo\#
  mer held.","type":"array","items":{"$ref":"#/components/schemas/Move"}},"claimed":{"descript\#
  ion":"The unclaimed purchases that this call gave to the user, with those that replace them;\#
   absent if there are none. In the order of `store`, then `originalTransactionId`.","type":"a\#
  rray","items":{"$ref":"#/components/schemas/Move"}},"dryRun":{"description":"True in a dry r\#
  un; otherwise absent.","type":"boolean"},"events":{"description":"The events that the call w\#
  ould emit. Only in a dry run.","type":"array","items":{"$ref":"#/components/schemas/Event"}}\#
  ,"replayed":{"description":"True when this is the stored result of an idempotency key; other\#
  wise absent.","type":"boolean"}},"required":["user","created","outcome","shouldRefresh","pur\#
  chases"]}},"errors":[{"code":-32602,"message":"A parameter is missing, unknown, of a wrong t\#
  ype or out of range, or two parameters exclude each other. `field` points to it; `nearest` l\#
  ists similar names.","data":{"kind":"invalidParams","retryable":false}},{"code":1000,"messag\#
  e":"The caller's role is lower than the role that the method needs. `uid` and `role` are the\#
   caller's (`none` without a role), and `needs` is the method's role.","data":{"kind":"permis\#
  sionDenied","retryable":false}},{"code":1100,"message":"The project has no such device.","da\#
  ta":{"kind":"unknownDevice","retryable":false}},{"code":1101,"message":"The project has no s\#
  uch user. `explain` then names a purchase that waits for this id, its account token.","data"\#
  :{"kind":"unknownUser","retryable":false}},{"code":1102,"message":"No user may have this id:\#
   it is empty, or in the project's `blockedUserIds`.","data":{"kind":"blockedUserId","retryab\#
  le":false}},{"code":1103,"message":"The id has more Unicode scalars than the project's `user\#
  IdLengthMax`.","data":{"kind":"userIdTooLong","retryable":false}},{"code":1104,"message":"Th\#
  e id begins with the project's anonymous prefix, or it is the id of an anonymous user or a c\#
  ustomerId. In `user.import`: the id belongs to another customer, or no daemon makes such an \#
  anonymous id or customerId.","data":{"kind":"reservedUserId","retryable":false}},{"code":120\#
  0,"message":"The daemon has no such project.","data":{"kind":"unknownProject","retryable":fa\#
  lse}},{"code":1300,"message":"A call of the same method used this key with other params in t\#
  he last 24 hours.","data":{"kind":"idempotencyConflict","retryable":false}},{"code":1400,"me\#
  ssage":"The disk has no room for the write. Nothing changes, and reading still works.","data\#
  ":{"kind":"storageFull","retryable":true}},{"code":1401,"message":"The write may not be on t\#
  he disk: the daemon stops, and its next start shows what is stored. Or the daemon cannot rea\#
  d a record that the request needs, or its data file was removed: then it keeps running.","da\#
  ta":{"kind":"storageFailed","retryable":false}},{"code":1405,"message":"The shared database \#
  could not be reached, or did not answer in time; other stores have no such error. With `outc\#
  ome` `notApplied`, nothing changed. With `unknown`, the change may or may not be stored.","d\#
  ata":{"kind":"storageUnavailable","retryable":true}}],"examples":[{"name":"a new user","x-gi\#
  ven":[{"method":"project.define","params":{"products":{"monthly":{"kind":"subscription","ent\#
  itlements":["premium"]}},"clock":{"manual":"2026-01-01T00:00:00.000Z"}}},{"method":"install"\#
  ,"params":{"device":"iphone"}}],"params":[{"name":"device","value":"iphone"},{"name":"userId\#
  ","value":"user_id_1"}],"result":{"name":"result","value":{"user":{"id":"user_id_1","anonymo\#
  usId":"{{anonymous}}","identityId":"user_id_1","customerId":"{{customer}}","aliases":["user_\#
  id_1"],"device":"iphone","createdAt":"2026-01-01T00:00:00.000Z","environment":"production"},\#
  "created":true,"outcome":"switched","shouldRefresh":false,"purchases":[]}}},{"name":"with a \#
  purchase made before","x-given":[{"method":"project.define","params":{"products":{"monthly":\#
  {"kind":"subscription","entitlements":["premium"]}},"clock":{"manual":"2026-01-01T00:00:00.0\#
  00Z"}}},{"method":"install","params":{"device":"iphone"}},{"method":"purchase","params":{"de\#
  vice":"iphone","product":"monthly","store":"appStore","transactionId":"1000","expiresAt":"20\#
  26-02-01T00:00:00.000Z"}}],"params":[{"name":"device","value":"iphone"},{"name":"userId","va\#
  lue":"user_id_1"}],"result":{"name":"result","value":{"user":{"id":"user_id_1","anonymousId"\#
  :"{{anonymous}}","identityId":"user_id_1","customerId":"{{customer}}","aliases":["user_id_1"\#
  ],"device":"iphone","createdAt":"2026-01-01T00:00:00.000Z","environment":"production"},"crea\#
  ted":true,"outcome":"attached","shouldRefresh":true,"purchases":[{"store":"appStore","origin\#
  alTransactionId":"1000","product":"monthly","kind":"subscription","from":["{{anonymous}}"],"\#
  to":"user_id_1","shared":true}]}}},{"name":"the same id again","x-given":[{"method":"project\#
  .define","params":{"products":{"monthly":{"kind":"subscription","entitlements":["premium"]}}\#
  ,"clock":{"manual":"2026-01-01T00:00:00.000Z"}}},{"method":"install","params":{"device":"iph\#
  one"}},{"method":"identify","params":{"device":"iphone","userId":"user_id_1"}}],"params":[{"\#
  name":"device","value":"iphone"},{"name":"userId","value":"user_id_1"}],"result":{"name":"re\#
  sult","value":{"user":{"id":"user_id_1","anonymousId":"{{anonymous}}","identityId":"user_id_\#
  1","customerId":"{{customer}}","aliases":["user_id_1"],"device":"iphone","createdAt":"2026-0\#
  1-01T00:00:00.000Z","environment":"production"},"created":false,"outcome":"unchanged","shoul\#
  dRefresh":false,"purchases":[]}}}]},{"name":"install","summary":"Registers a device and crea\#
  tes its anonymous user.","x-role":"write","x-since":1,"paramStructure":"either","params":[{"\#
  name":"device","required":false,"summary":"Id of the device. Default: a new id, which the da\#
  emon makes.","schema":{"$ref":"#/components/schemas/DeviceId"}},{"name":"userId","required":\#
  false,"summary":"Id of a user to log in on the new device, without attaching, moving or alia\#
  sing anything.","schema":{"$ref":"#/components/schemas/UserId"}},{"name":"storeAccount","req\#
  uired":false,"summary":"Store account whose purchases the device can restore.","schema":{"$r\#
  ef":"#/components/schemas/StoreAccountId"}},{"name":"platform","required":false,"summary":"P\#
  latform of the device: ios, android, web or another word of that form.","schema":{"$ref":"#/\#
  components/schemas/Platform"}},{"name":"app","required":false,"summary":"The installed app, \#
  for example its bundle id.","schema":{"$ref":"#/components/schemas/AppId"}},{"name":"account\#
  Token","required":false,"summary":"Account token to register for the device's current user, \#
  who then claims every unclaimed purchase that carries it.","schema":{"$ref":"#/components/sc\#
  hemas/AccountToken"}},{"name":"project","required":false,"summary":"Id of the project.","sch\#
  ema":{"$ref":"#/components/schemas/ProjectId","default":"default"}},{"name":"dryRun","requir\#
  ed":false,"summary":"Computes the result and the events without changing anything.","schema"\#
  :{"type":"boolean","default":false}},{"name":"idempotencyKey","required":false,"summary":"Ma\#
  kes a retry safe: the same key with the same params returns the stored result.","schema":{"$\#
  ref":"#/components/schemas/IdempotencyKey"}}],"result":{"name":"result","schema":{"type":"ob\#
  ject","properties":{"device":{"$ref":"#/components/schemas/DeviceId"},"created":{"descriptio\#
  n":"False when the device was already registered.","type":"boolean"},"user":{"$ref":"#/compo\#
  nents/schemas/User"},"shouldRefresh":{"description":"True when the call claimed purchases: t\#
  he app has to check the user's entitlements. Otherwise absent.","type":"boolean"},"claimed":\#
  {"description":"The unclaimed purchases that this call gave to the user, with those that rep\#
  lace them; absent if there are none. In the order of `store`, then `originalTransactionId`."\#
  ,"type":"array","items":{"$ref":"#/components/schemas/Move"}},"dryRun":{"description":"True \#
  in a dry run; otherwise absent.","type":"boolean"},"events":{"description":"The events that \#
  the call would emit. Only in a dry run.","type":"array","items":{"$ref":"#/components/schema\#
  s/Event"}},"replayed":{"description":"True when this is the stored result of an idempotency \#
  key; otherwise absent.","type":"boolean"}},"required":["device","created","user"]}},"errors"\#
  :[{"code":-32602,"message":"A parameter is missing, unknown, of a wrong type or out of range\#
  , or two parameters exclude each other. `field` points to it; `nearest` lists similar names.\#
  ","data":{"kind":"invalidParams","retryable":false}},{"code":1000,"message":"The caller's ro\#
  le is lower than the role that the method needs. `uid` and `role` are the caller's (`none` w\#
  ithout a role), and `needs` is the method's role.","data":{"kind":"permissionDenied","retrya\#
  ble":false}},{"code":1102,"message":"No user may have this id: it is empty, or in the projec\#
  t's `blockedUserIds`.","data":{"kind":"blockedUserId","retryable":false}},{"code":1103,"mess\#
  age":"The id has more Unicode scalars than the project's `userIdLengthMax`.","data":{"kind":\#
  "userIdTooLong","retryable":false}},{"code":1104,"message":"The id begins with the project's\#
   anonymous prefix, or it is the id of an anonymous user or a customerId. In `user.import`: t\#
  he id belongs to another customer, or no daemon makes such an anonymous id or customerId.","\#
  data":{"kind":"reservedUserId","retryable":false}},{"code":1200,"message":"The daemon has no\#
   such project.","data":{"kind":"unknownProject","retryable":false}},{"code":1300,"message":"\#
  A call of the same method used this key with other params in the last 24 hours.","data":{"ki\#
  nd":"idempotencyConflict","retryable":false}},{"code":1400,"message":"The disk has no room f\#
  or the write. Nothing changes, and reading still works.","data":{"kind":"storageFull","retry\#
  able":true}},{"code":1401,"message":"The write may not be on the disk: the daemon stops, and\#
   its next start shows what is stored. Or the daemon cannot read a record that the request ne\#
  eds, or its data file was removed: then it keeps running.","data":{"kind":"storageFailed","r\#
  etryable":false}},{"code":1405,"message":"The shared database could not be reached, or did n\#
  ot answer in time; other stores have no such error. With `outcome` `notApplied`, nothing cha\#
  nged. With `unknown`, the change may or may not be stored.","data":{"kind":"storageUnavailab\#
  le","retryable":true}}],"examples":[{"name":"a new device","x-given":[{"method":"project.def\#
  ine","params":{"products":{"monthly":{"kind":"subscription","entitlements":["premium"]}},"cl\#
  ock":{"manual":"2026-01-01T00:00:00.000Z"}}}],"params":[{"name":"device","value":"iphone"}],\#
  "result":{"name":"result","value":{"device":"iphone","created":true,"user":{"id":"{{anonymou\#
  s}}","anonymousId":"{{anonymous}}","identityId":null,"customerId":"{{anonymous}}","aliases":\#
  ["{{anonymous}}"],"device":"iphone","createdAt":"2026-01-01T00:00:00.000Z","environment":"pr\#
  oduction"}}}},{"name":"again","x-given":[{"method":"project.define","params":{"products":{"m\#
  onthly":{"kind":"subscription","entitlements":["premium"]}},"clock":{"manual":"2026-01-01T00\#
  :00:00.000Z"}}},{"method":"install","params":{"device":"iphone"}}],"params":[{"name":"device\#
  ","value":"iphone"}],"result":{"name":"result","value":{"device":"iphone","created":false,"u\#
  ser":{"id":"{{anonymous}}","anonymousId":"{{anonymous}}","identityId":null,"customerId":"{{a\#
  nonymous}}","aliases":["{{anonymous}}"],"device":"iphone","createdAt":"2026-01-01T00:00:00.0\#
  00Z","environment":"production"}}}},{"name":"as a user","x-given":[{"method":"project.define\#
  ","params":{"products":{"monthly":{"kind":"subscription","entitlements":["premium"]}},"clock\#
  ":{"manual":"2026-01-01T00:00:00.000Z"}}}],"params":[{"name":"device","value":"iphone"},{"na\#
  me":"userId","value":"user_id_1"}],"result":{"name":"result","value":{"device":"iphone","cre\#
  ated":true,"user":{"id":"user_id_1","anonymousId":"{{anonymous}}","identityId":"user_id_1","\#
  customerId":"{{customer}}","aliases":["user_id_1"],"device":"iphone","createdAt":"2026-01-01\#
  T00:00:00.000Z","environment":"production"}}}},{"name":"as a dry run","x-given":[{"method":"\#
  project.define","params":{"products":{"monthly":{"kind":"subscription","entitlements":["prem\#
  ium"]}},"clock":{"manual":"2026-01-01T00:00:00.000Z"}}}],"params":[{"name":"device","value":\#
  "iphone"},{"name":"dryRun","value":true}],"result":{"name":"result","value":{"device":"iphon\#
  e","created":true,"user":{"id":"{{anonymous}}","anonymousId":"{{anonymous}}","identityId":nu\#
  ll,"customerId":"{{anonymous}}","aliases":["{{anonymous}}"],"device":"iphone","createdAt":"2\#
  026-01-01T00:00:00.000Z","environment":"production"},"dryRun":true,"events":[{"id":"{{any}}"\#
  ,"kind":"userCreated","at":"2026-01-01T00:00:00.000Z","project":"default","user":"{{anonymou\#
  s}}","anonymousId":"{{anonymous}}","cause":{"method":"install","id":"{{any}}"},"device":"iph\#
  one"}]}}}]},{"name":"logout","summary":"Logs out the user of a device.","x-role":"write","x-\#
  since":1,"paramStructure":"either","params":[{"name":"device","required":true,"summary":"Id \#
  of the device.","schema":{"$ref":"#/components/schemas/DeviceId"}},{"name":"project","requir\#
  ed":false,"summary":"Id of the project.","schema":{"$ref":"#/components/schemas/ProjectId","\#
  default":"default"}},{"name":"dryRun","required":false,"summary":"Computes the result and th\#
  e events without changing anything.","schema":{"type":"boolean","default":false}},{"name":"i\#
  dempotencyKey","required":false,"summary":"Makes a retry safe: the same key with the same pa\#
  rams returns the stored result.","schema":{"$ref":"#/components/schemas/IdempotencyKey"}}],"\#
  result":{"name":"result","schema":{"type":"object","properties":{"user":{"$ref":"#/component\#
  s/schemas/User"},"outcome":{"description":"loggedOut: the device's anonymous user is current\#
   again. rotated: the device has a new anonymous user. unchanged: no user was logged in.","ty\#
  pe":"string","enum":["loggedOut","rotated","unchanged"]},"dryRun":{"description":"True in a \#
  dry run; otherwise absent.","type":"boolean"},"events":{"description":"The events that the c\#
  all would emit. Only in a dry run.","type":"array","items":{"$ref":"#/components/schemas/Eve\#
  nt"}},"replayed":{"description":"True when this is the stored result of an idempotency key; \#
  otherwise absent.","type":"boolean"}},"required":["user","outcome"]}},"errors":[{"code":-326\#
  02,"message":"A parameter is missing, unknown, of a wrong type or out of range, or two param\#
  eters exclude each other. `field` points to it; `nearest` lists similar names.","data":{"kin\#
  d":"invalidParams","retryable":false}},{"code":1000,"message":"The caller's role is lower th\#
  an the role that the method needs. `uid` and `role` are the caller's (`none` without a role)\#
  , and `needs` is the method's role.","data":{"kind":"permissionDenied","retryable":false}},{\#
  "code":1100,"message":"The project has no such device.","data":{"kind":"unknownDevice","retr\#
  yable":false}},{"code":1105,"message":"No user is logged in on the device, and the project's\#
   `onAnonymousLogout` is `refuse`.","data":{"kind":"alreadyAnonymous","retryable":false}},{"c\#
  ode":1200,"message":"The daemon has no such project.","data":{"kind":"unknownProject","retry\#
  able":false}},{"code":1300,"message":"A call of the same method used this key with other par\#
  ams in the last 24 hours.","data":{"kind":"idempotencyConflict","retryable":false}},{"code":\#
  1400,"message":"The disk has no room for the write. Nothing changes, and reading still works\#
  .","data":{"kind":"storageFull","retryable":true}},{"code":1401,"message":"The write may not\#
   be on the disk: the daemon stops, and its next start shows what is stored. Or the daemon ca\#
  nnot read a record that the request needs, or its data file was removed: then it keeps runni\#
  ng.","data":{"kind":"storageFailed","retryable":false}},{"code":1405,"message":"The shared d\#
  atabase could not be reached, or did not answer in time; other stores have no such error. Wi\#
  th `outcome` `notApplied`, nothing changed. With `unknown`, the change may or may not be sto\#
  red.","data":{"kind":"storageUnavailable","retryable":true}}],"examples":[{"name":"a user is\#
   logged in","x-given":[{"method":"project.define","params":{"products":{"monthly":{"kind":"s\#
  ubscription","entitlements":["premium"]}},"clock":{"manual":"2026-01-01T00:00:00.000Z"}}},{"\#
  method":"install","params":{"device":"iphone"}},{"method":"identify","params":{"device":"iph\#
  one","userId":"user_id_1"}}],"params":[{"name":"device","value":"iphone"}],"result":{"name":\#
  "result","value":{"user":{"id":"{{anonymous}}","anonymousId":"{{anonymous}}","identityId":nu\#
  ll,"customerId":"{{anonymous}}","aliases":["{{anonymous}}"],"device":"iphone","createdAt":"2\#
  026-01-01T00:00:00.000Z","environment":"production"},"outcome":"loggedOut"}}},{"name":"no us\#
  er is logged in","x-given":[{"method":"project.define","params":{"products":{"monthly":{"kin\#
  d":"subscription","entitlements":["premium"]}},"clock":{"manual":"2026-01-01T00:00:00.000Z"}\#
  }},{"method":"install","params":{"device":"iphone"}}],"params":[{"name":"device","value":"ip\#
  hone"}],"result":{"name":"result","value":{"user":{"id":"{{anonymous}}","anonymousId":"{{ano\#
  nymous}}","identityId":null,"customerId":"{{anonymous}}","aliases":["{{anonymous}}"],"device\#
  ":"iphone","createdAt":"2026-01-01T00:00:00.000Z","environment":"production"},"outcome":"unc\#
  hanged"}}}]},{"name":"project.define","summary":"Creates a project, or changes the given par\#
  ts of its definition.","x-role":"admin","x-since":1,"paramStructure":"either","params":[{"na\#
  me":"project","required":false,"summary":"Id of the project.","schema":{"$ref":"#/components\#
  /schemas/ProjectId","default":"default"}},{"name":"rules","required":false,"summary":"How us\#
  ers and purchases move: a preset, or a preset and the rules that differ from it. Default for\#
   a new project: qonversion.","schema":{"$ref":"#/components/schemas/RulesChoice"}},{"name":"\#
  products","required":false,"summary":"The catalogue: products by their ids. It replaces the \#
  previous catalogue as a whole. A product that a stored transaction names cannot be left out \#
  unless `removed` names it.","schema":{"$ref":"#/components/schemas/Catalogue"}},{"name":"ent\#
  itlements","required":false,"summary":"Ids that `grant` accepts in addition to the entitleme\#
  nts of the catalogue. They replace the previous list as a whole.","schema":{"type":"array","\#
  items":{"$ref":"#/components/schemas/EntitlementId"},"maxItems":10000}},{"name":"environment\#
  ","required":false,"summary":"Environment whose purchases give access. Default for a new pro\#
  ject: production.","schema":{"$ref":"#/components/schemas/ProjectEnvironment"}},{"name":"clo\#
  ck","required":false,"summary":"Clock of the project: `system`, `manual` (a manual clock tha\#
  t starts now), or {\"manual\": TIMESTAMP}. It can only change before the first device, user \#
  or purchase. Default for a new project: system.","schema":{"$ref":"#/components/schemas/Cloc\#
  kChoice"}},{"name":"webhooks","required":false,"summary":"URLs that receive the project's ev\#
  ents, each URL once. They replace the previous list as a whole. Default for a new project: n\#
  one.","schema":{"type":"array","items":{"$ref":"#/components/schemas/WebhookChoice"},"maxIte\#
  ms":10}},{"name":"stores","required":false,"summary":"Settings of stores. `appStore`, `playS\#
  tore` and `stripe` say how `store.notify` verifies and reads what these stores send. `custom\#
  ` lists stores of the project's own, up to 20. A custom store stays while a purchase names i\#
  t. Default for a new project: none.","schema":{"$ref":"#/components/schemas/StoresChoice"}},\#
  {"name":"removed","required":false,"summary":"Products that `products` leaves out although s\#
  tored transactions name them: their buyers lose what these products give.","schema":{"type":\#
  "array","items":{"$ref":"#/components/schemas/ProductId"},"maxItems":10000}},{"name":"dryRun\#
  ","required":false,"summary":"Computes the result and the events without changing anything."\#
  ,"schema":{"type":"boolean","default":false}},{"name":"idempotencyKey","required":false,"sum\#
  mary":"Makes a retry safe: the same key with the same params returns the stored result.","sc\#
  hema":{"$ref":"#/components/schemas/IdempotencyKey"}}],"result":{"name":"result","schema":{"\#
  type":"object","properties":{"project":{"$ref":"#/components/schemas/Project"},"changes":{"$\#
  ref":"#/components/schemas/AccessChanges"},"dryRun":{"description":"True in a dry run; other\#
  wise absent.","type":"boolean"},"events":{"description":"The events that the call would emit\#
  . Only in a dry run. The changes of access that a new catalogue causes come later, and are n\#
  ot in the list: `changes` counts them.","type":"array","items":{"$ref":"#/components/schemas\#
  /Event"}},"replayed":{"description":"True when this is the stored result of an idempotency k\#
  ey; otherwise absent.","type":"boolean"}},"required":["project","changes"]}},"errors":[{"cod\#
  e":-32602,"message":"A parameter is missing, unknown, of a wrong type or out of range, or tw\#
  o parameters exclude each other. `field` points to it; `nearest` lists similar names.","data\#
  ":{"kind":"invalidParams","retryable":false}},{"code":1000,"message":"The caller's role is l\#
  ower than the role that the method needs. `uid` and `role` are the caller's (`none` without \#
  a role), and `needs` is the method's role.","data":{"kind":"permissionDenied","retryable":fa\#
  lse}},{"code":1209,"message":"`products` leaves out a product that a stored transaction name\#
  s, and `removed` does not name it. Nothing changes. `product` is the first such product; `cu\#
  stomers` counts who holds a purchase that names it, also an expired one. `customers` is miss\#
  ing if the project has more than `definitionRecordsMax` customers and purchases: each produc\#
  t counts as used then.","data":{"kind":"productInUse","retryable":false}},{"code":1300,"mess\#
  age":"A call of the same method used this key with other params in the last 24 hours.","data\#
  ":{"kind":"idempotencyConflict","retryable":false}},{"code":1400,"message":"The disk has no \#
  room for the write. Nothing changes, and reading still works.","data":{"kind":"storageFull",\#
  "retryable":true}},{"code":1401,"message":"The write may not be on the disk: the daemon stop\#
  s, and its next start shows what is stored. Or the daemon cannot read a record that the requ\#
  est needs, or its data file was removed: then it keeps running.","data":{"kind":"storageFail\#
  ed","retryable":false}},{"code":1405,"message":"The shared database could not be reached, or\#
   did not answer in time; other stores have no such error. With `outcome` `notApplied`, nothi\#
  ng changed. With `unknown`, the change may or may not be stored.","data":{"kind":"storageUna\#
  vailable","retryable":true}}],"examples":[{"name":"a new project","params":[{"name":"project\#
  ","value":"news"},{"name":"rules","value":{"preset":"qonversion","onRestore":"transfer"}},{"\#
  name":"products","value":{"monthly":{"kind":"subscription","entitlements":["premium"]}}},{"n\#
  ame":"clock","value":{"manual":"2026-01-01T00:00:00.000Z"}}],"result":{"name":"result","valu\#
  e":{"project":{"id":"news","rules":{"preset":"qonversion","anonymousPrefix":"QON_","onIdenti\#
  fyNew":"attach","onIdentifyKnown":"attach","onSwitch":"logoutFirst","onLogout":"return","onA\#
  nonymousLogout":"ignore","purchaseHolders":"deviceAndUser","onRestore":"transfer","anonymous\#
  Holders":"asOthers","oneTimePurchases":"move","unclaimedPurchases":"keep","userIdLengthMax":\#
  255,"blockedUserIds":[""]},"products":{"monthly":{"kind":"subscription","entitlements":["pre\#
  mium"]}},"entitlements":[],"environment":"production","clock":{"kind":"manual","now":"2026-0\#
  1-01T00:00:00.000Z"},"webhooks":[],"stores":{"custom":[]},"createdAt":"2026-01-01T00:00:00.0\#
  00Z","counts":{"devices":0,"users":0,"customers":0,"purchases":0,"unclaimed":0,"events":0}},\#
  "changes":{"customers":0,"gained":{},"lost":{},"counted":true}}}},{"name":"a change of one t\#
  hing","x-given":[{"method":"project.define","params":{"products":{"monthly":{"kind":"subscri\#
  ption","entitlements":["premium"]}},"clock":{"manual":"2026-01-01T00:00:00.000Z"}}},{"method\#
  ":"install","params":{"device":"iphone"}}],"params":[{"name":"entitlements","value":["vip"]}\#
  ],"result":{"name":"result","value":{"project":{"id":"default","rules":{"preset":"qonversion\#
  ","anonymousPrefix":"QON_","onIdentifyNew":"attach","onIdentifyKnown":"attach","onSwitch":"l\#
  ogoutFirst","onLogout":"return","onAnonymousLogout":"ignore","purchaseHolders":"deviceAndUse\#
  r","onRestore":"share","anonymousHolders":"asOthers","oneTimePurchases":"move","unclaimedPur\#
  chases":"keep","userIdLengthMax":255,"blockedUserIds":[""]},"products":{"monthly":{"kind":"s\#
  ubscription","entitlements":["premium"]}},"entitlements":["vip"],"environment":"production",\#
  "clock":{"kind":"manual","now":"2026-01-01T00:00:00.000Z"},"webhooks":[],"stores":{"custom":\#
  []},"createdAt":"{{any}}","counts":{"devices":1,"users":1,"customers":1,"purchases":0,"uncla\#
  imed":0,"events":1}},"changes":{"customers":0,"gained":{},"lost":{},"counted":true}}}},{"nam\#
  e":"webhooks","params":[{"name":"project","value":"news"},{"name":"clock","value":{"manual":\#
  "2026-01-01T00:00:00.000Z"}},{"name":"webhooks","value":[{"url":"https://example.com/events"\#
  ,"secret":"whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw"},{"url":"https://example.com/purchases","\#
  secret":"a-new-one-of-many-characters","oldSecret":"the-one-before","format":"purchasely"}]}\#
  ],"result":{"name":"result","value":{"project":{"id":"news","rules":"{{any}}","products":{},\#
  "entitlements":[],"environment":"production","clock":{"kind":"manual","now":"2026-01-01T00:0\#
  0:00.000Z"},"webhooks":[{"url":"https://example.com/events","format":"entitled"},{"url":"htt\#
  ps://example.com/purchases","format":"purchasely"}],"stores":{"custom":[]},"createdAt":"2026\#
  -01-01T00:00:00.000Z","counts":{"devices":0,"users":0,"customers":0,"purchases":0,"unclaimed\#
  ":0,"events":0}},"changes":{"customers":0,"gained":{},"lost":{},"counted":true}}}}]},{"name"\#
  :"project.describe","summary":"Returns the definition of a project with every rule, and the \#
  number of its records.","x-role":"read","x-since":1,"paramStructure":"either","params":[{"na\#
  me":"project","required":false,"summary":"Id of the project.","schema":{"$ref":"#/components\#
  /schemas/ProjectId","default":"default"}}],"result":{"name":"result","schema":{"type":"objec\#
  t","properties":{"project":{"$ref":"#/components/schemas/Project"}},"required":["project"]}}\#
  ,"errors":[{"code":-32602,"message":"A parameter is missing, unknown, of a wrong type or out\#
   of range, or two parameters exclude each other. `field` points to it; `nearest` lists simil\#
  ar names.","data":{"kind":"invalidParams","retryable":false}},{"code":1000,"message":"The ca\#
  ller's role is lower than the role that the method needs. `uid` and `role` are the caller's \#
  (`none` without a role), and `needs` is the method's role.","data":{"kind":"permissionDenied\#
  ","retryable":false}},{"code":1200,"message":"The daemon has no such project.","data":{"kind\#
  ":"unknownProject","retryable":false}},{"code":1405,"message":"The shared database could not\#
   be reached, or did not answer in time; other stores have no such error. With `outcome` `not\#
  Applied`, nothing changed. With `unknown`, the change may or may not be stored.","data":{"ki\#
  nd":"storageUnavailable","retryable":true}}],"examples":[{"name":"the project that is there \#
  from the start","params":[],"result":{"name":"result","value":{"project":{"id":"default","ru\#
  les":{"preset":"qonversion","anonymousPrefix":"QON_","onIdentifyNew":"attach","onIdentifyKno\#
  wn":"attach","onSwitch":"logoutFirst","onLogout":"return","onAnonymousLogout":"ignore","purc\#
  haseHolders":"deviceAndUser","onRestore":"share","anonymousHolders":"asOthers","oneTimePurch\#
  ases":"move","unclaimedPurchases":"keep","userIdLengthMax":255,"blockedUserIds":[""]},"produ\#
  cts":{},"entitlements":[],"environment":"production","clock":{"kind":"system"},"webhooks":[]\#
  ,"stores":{"custom":[]},"createdAt":"{{any}}","counts":{"devices":0,"users":0,"customers":0,\#
  "purchases":0,"unclaimed":0,"events":0}}}}}]},{"name":"project.list","summary":"Lists the pr\#
  ojects, sorted by id in byte order.","x-role":"read","x-since":1,"paramStructure":"either","\#
  params":[{"name":"project","required":false,"summary":"Has no effect, but must exist: a clie\#
  nt can send it with every call.","schema":{"$ref":"#/components/schemas/ProjectId","default"\#
  :"default"}}],"result":{"name":"result","schema":{"type":"object","properties":{"projects":{\#
  "type":"array","items":{"$ref":"#/components/schemas/ProjectSummary"}}},"required":["project\#
  s"]}},"errors":[{"code":-32602,"message":"A parameter is missing, unknown, of a wrong type o\#
  r out of range, or two parameters exclude each other. `field` points to it; `nearest` lists \#
  similar names.","data":{"kind":"invalidParams","retryable":false}},{"code":1000,"message":"T\#
  he caller's role is lower than the role that the method needs. `uid` and `role` are the call\#
  er's (`none` without a role), and `needs` is the method's role.","data":{"kind":"permissionD\#
  enied","retryable":false}},{"code":1200,"message":"The daemon has no such project.","data":{\#
  "kind":"unknownProject","retryable":false}},{"code":1405,"message":"The shared database coul\#
  d not be reached, or did not answer in time; other stores have no such error. With `outcome`\#
   `notApplied`, nothing changed. With `unknown`, the change may or may not be stored.","data"\#
  :{"kind":"storageUnavailable","retryable":true}}],"examples":[{"name":"one project","params"\#
  :[],"result":{"name":"result","value":{"projects":[{"id":"default","preset":"qonversion","cr\#
  eatedAt":"{{any}}","counts":{"devices":0,"users":0,"customers":0,"purchases":0,"unclaimed":0\#
  ,"events":0}}]}}}]},{"name":"project.stores","summary":"Returns how a project verifies and r\#
  eads what stores send, with Stripe's secrets.","x-role":"admin","x-since":1,"paramStructure"\#
  :"either","params":[{"name":"project","required":false,"summary":"Id of the project.","schem\#
  a":{"$ref":"#/components/schemas/ProjectId","default":"default"}}],"result":{"name":"result"\#
  ,"schema":{"type":"object","properties":{"stores":{"$ref":"#/components/schemas/Stores"}},"r\#
  equired":["stores"]}},"errors":[{"code":-32602,"message":"A parameter is missing, unknown, o\#
  f a wrong type or out of range, or two parameters exclude each other. `field` points to it; \#
  `nearest` lists similar names.","data":{"kind":"invalidParams","retryable":false}},{"code":1\#
  000,"message":"The caller's role is lower than the role that the method needs. `uid` and `ro\#
  le` are the caller's (`none` without a role), and `needs` is the method's role.","data":{"ki\#
  nd":"permissionDenied","retryable":false}},{"code":1200,"message":"The daemon has no such pr\#
  oject.","data":{"kind":"unknownProject","retryable":false}},{"code":1405,"message":"The shar\#
  ed database could not be reached, or did not answer in time; other stores have no such error\#
  . With `outcome` `notApplied`, nothing changed. With `unknown`, the change may or may not be\#
   stored.","data":{"kind":"storageUnavailable","retryable":true}}],"examples":[{"name":"setti\#
  ngs of three stores","x-given":[{"method":"project.define","params":{"stores":{"appStore":{"\#
  apps":[{"bundleId":"com.example","appAppleId":1234}]},"playStore":{"packages":["com.example"\#
  ]},"stripe":{"secret":"whsec_test","userFrom":["client_reference_id","metadata.userId"],"gra\#
  ce":"P7D"},"custom":["Zeta"]}}}],"params":[],"result":{"name":"result","value":{"stores":{"a\#
  ppStore":{"apps":[{"bundleId":"com.example","appAppleId":1234}],"environments":["Production"\#
  ,"Sandbox"],"roots":[]},"playStore":{"packages":["com.example"]},"stripe":{"secret":"whsec_t\#
  est","oldSecret":null,"product":"product","userFrom":["client_reference_id","metadata.userId\#
  "],"grace":"P7D"},"custom":["Zeta"]}}}}]},{"name":"project.webhooks","summary":"Returns the \#
  webhooks of a project with their secrets.","x-role":"admin","x-since":1,"paramStructure":"ei\#
  ther","params":[{"name":"project","required":false,"summary":"Id of the project.","schema":{\#
  "$ref":"#/components/schemas/ProjectId","default":"default"}}],"result":{"name":"result","sc\#
  hema":{"type":"object","properties":{"webhooks":{"type":"array","items":{"$ref":"#/component\#
  s/schemas/Webhook"}}},"required":["webhooks"]}},"errors":[{"code":-32602,"message":"A parame\#
  ter is missing, unknown, of a wrong type or out of range, or two parameters exclude each oth\#
  er. `field` points to it; `nearest` lists similar names.","data":{"kind":"invalidParams","re\#
  tryable":false}},{"code":1000,"message":"The caller's role is lower than the role that the m\#
  ethod needs. `uid` and `role` are the caller's (`none` without a role), and `needs` is the m\#
  ethod's role.","data":{"kind":"permissionDenied","retryable":false}},{"code":1200,"message":\#
  "The daemon has no such project.","data":{"kind":"unknownProject","retryable":false}},{"code\#
  ":1405,"message":"The shared database could not be reached, or did not answer in time; other\#
   stores have no such error. With `outcome` `notApplied`, nothing changed. With `unknown`, th\#
  e change may or may not be stored.","data":{"kind":"storageUnavailable","retryable":true}}],\#
  "examples":[{"name":"a webhook that was defined after the first event","x-given":[{"method":\#
  "install","params":{"device":"iphone"}},{"method":"project.define","params":{"webhooks":[{"u\#
  rl":"http://127.0.0.1:8080/","secret":"sesame"}]}}],"params":[],"result":{"name":"result","v\#
  alue":{"webhooks":[{"url":"http://127.0.0.1:8080/","secret":"sesame","oldSecret":null,"autho\#
  rization":null,"format":"entitled","paused":false,"consumer":"webhook-1","cursor":"1"}]}}}]}\#
  ,{"name":"purchase","summary":"Records a store transaction, and sets the holders of a new pu\#
  rchase.","x-role":"write","x-since":1,"paramStructure":"either","params":[{"name":"device","\#
  required":false,"summary":"Id of the device on which the customer bought.","schema":{"$ref":\#
  "#/components/schemas/DeviceId"}},{"name":"userId","required":false,"summary":"Id of the buy\#
  er, instead of `device`. The daemon creates an unknown user, so that no payment is lost.","s\#
  chema":{"$ref":"#/components/schemas/UserId"}},{"name":"product","required":true,"summary":"\#
  Id of the product. The daemon also records a product that the catalogue does not have.","sch\#
  ema":{"$ref":"#/components/schemas/ProductId"}},{"name":"store","required":true,"summary":"S\#
  tore that took the payment: appStore, macAppStore, playStore, amazon, huawei, samsung, roku,\#
   microsoft, paddle, stripe, web, or one of the project's `stores.custom`.","schema":{"$ref":\#
  "#/components/schemas/Store"}},{"name":"transactionId","required":true,"summary":"The store'\#
  s id of this transaction.","schema":{"$ref":"#/components/schemas/TransactionId"}},{"name":"\#
  originalTransactionId","required":false,"summary":"Id of the first transaction of the same p\#
  urchase. Default: `transactionId`.","schema":{"$ref":"#/components/schemas/TransactionId"}},\#
  {"name":"kind","required":false,"summary":"Kind of the product. It overrides the kind in the\#
   catalogue.","schema":{"$ref":"#/components/schemas/ProductKind"}},{"name":"purchasedAt","re\#
  quired":false,"summary":"Purchase time, RFC 3339. Default: `asOf`, or now.","schema":{"$ref"\#
  :"#/components/schemas/Moment"}},{"name":"expiresAt","required":false,"summary":"Last millis\#
  econd of the paid period, RFC 3339. Default: no end.","schema":{"$ref":"#/components/schemas\#
  /Moment"}},{"name":"periodType","required":false,"summary":"Price of the period: full (norma\#
  l), a trial, or introductory (intro).","schema":{"$ref":"#/components/schemas/PeriodType","d\#
  efault":"normal"}},{"name":"environment","required":false,"summary":"Environment of the stor\#
  e: production, or sandbox for test purchases.","schema":{"$ref":"#/components/schemas/Purcha\#
  seEnvironment","default":"production"}},{"name":"isFamilyShared","required":false,"summary":\#
  "Whether a family member bought it and shares it.","schema":{"type":"boolean","default":fals\#
  e}},{"name":"price","required":false,"summary":"Price that the customer paid: a decimal numb\#
  er in a string, for example \"9.99\".","schema":{"$ref":"#/components/schemas/Price"}},{"nam\#
  e":"currency","required":false,"summary":"Currency of the price: an ISO 4217 code, for examp\#
  le EUR.","schema":{"$ref":"#/components/schemas/Currency"}},{"name":"country","required":fal\#
  se,"summary":"Country of the purchase: an ISO 3166 code, for example DE.","schema":{"$ref":"\#
  #/components/schemas/Country"}},{"name":"offerCode","required":false,"summary":"Offer code t\#
  hat the customer redeemed.","schema":{"type":"string","minLength":1,"maxLength":255}},{"name\#
  ":"attributes","required":false,"summary":"Up to 20 strings of your own, which the events of\#
   this purchase repeat.","schema":{"$ref":"#/components/schemas/Attributes"}},{"name":"asOf",\#
  "required":false,"summary":"Time at which the store made this statement, RFC 3339. Without i\#
  t, this is a statement of the caller, made now.","schema":{"$ref":"#/components/schemas/Mome\#
  nt"}},{"name":"replaces","required":false,"summary":"Purchase of the same store that this on\#
  e takes over: its `originalTransactionId`, or one of its keys. Google calls it linkedPurchas\#
  eToken.","schema":{"$ref":"#/components/schemas/TransactionId"}},{"name":"keys","required":f\#
  alse,"summary":"Up to ten further names of the purchase, for example a Google order id. Each\#
   finds it wherever `originalTransactionId` is a param. If the daemon does not know `original\#
  TransactionId`, the first key that names a purchase does.","schema":{"type":"array","items":\#
  {"$ref":"#/components/schemas/TransactionId"},"maxItems":10}},{"name":"accountToken","requir\#
  ed":false,"summary":"Account token of the purchase. When the call names a user or a device, \#
  it is registered for that user.","schema":{"$ref":"#/components/schemas/AccountToken"}},{"na\#
  me":"project","required":false,"summary":"Id of the project.","schema":{"$ref":"#/components\#
  /schemas/ProjectId","default":"default"}},{"name":"dryRun","required":false,"summary":"Compu\#
  tes the result and the events without changing anything.","schema":{"type":"boolean","defaul\#
  t":false}},{"name":"idempotencyKey","required":false,"summary":"Makes a retry safe: the same\#
   key with the same params returns the stored result.","schema":{"$ref":"#/components/schemas\#
  /IdempotencyKey"}}],"result":{"name":"result","schema":{"type":"object","properties":{"purch\#
  ase":{"$ref":"#/components/schemas/Purchase"},"created":{"description":"True when the purcha\#
  se is new.","type":"boolean"},"outcome":{"description":"recorded: a new purchase. received: \#
  the buyer did not hold the purchase, and holds it now. claimed: the purchase had no holder b\#
  efore; now the buyer holds it. planChanged: a new transaction with another product. renewed:\#
   any other new transaction. updated: a fact with `asOf` changed a known transaction. stale: \#
  the daemon had newer information about every field that differs. unchanged: no field differs\#
  , the transaction is known and the call has no `asOf`, or the transaction is new and older t\#
  han the latest.","type":"string","enum":["recorded","renewed","planChanged","received","clai\#
  med","updated","stale","unchanged"]},"stale":{"description":"The params that lost against ne\#
  wer information; absent when there are none.","type":"array","items":{"type":"string"}},"ent\#
  itlements":{"$ref":"#/components/schemas/Entitlements","description":"The buyer's entitlemen\#
  ts after the call. Without `device` and `userId`: those of the holder, or none if the purcha\#
  se has no holder."},"warnings":{"description":"Absent when there are no warnings.","type":"a\#
  rray","items":{"$ref":"#/components/schemas/Warning"}},"dryRun":{"description":"True in a dr\#
  y run; otherwise absent.","type":"boolean"},"events":{"description":"The events that the cal\#
  l would emit. Only in a dry run.","type":"array","items":{"$ref":"#/components/schemas/Event\#
  "}},"replayed":{"description":"True when this is the stored result of an idempotency key; ot\#
  herwise absent.","type":"boolean"}},"required":["purchase","created","outcome","entitlements\#
  "]}},"errors":[{"code":-32602,"message":"A parameter is missing, unknown, of a wrong type or\#
   out of range, or two parameters exclude each other. `field` points to it; `nearest` lists s\#
  imilar names.","data":{"kind":"invalidParams","retryable":false}},{"code":1000,"message":"Th\#
  e caller's role is lower than the role that the method needs. `uid` and `role` are the calle\#
  r's (`none` without a role), and `needs` is the method's role.","data":{"kind":"permissionDe\#
  nied","retryable":false}},{"code":1100,"message":"The project has no such device.","data":{"\#
  kind":"unknownDevice","retryable":false}},{"code":1102,"message":"No user may have this id: \#
  it is empty, or in the project's `blockedUserIds`.","data":{"kind":"blockedUserId","retryabl\#
  e":false}},{"code":1103,"message":"The id has more Unicode scalars than the project's `userI\#
  dLengthMax`.","data":{"kind":"userIdTooLong","retryable":false}},{"code":1104,"message":"The\#
   id begins with the project's anonymous prefix, or it is the id of an anonymous user or a cu\#
  stomerId. In `user.import`: the id belongs to another customer, or no daemon makes such an a\#
  nonymous id or customerId.","data":{"kind":"reservedUserId","retryable":false}},{"code":1200\#
  ,"message":"The daemon has no such project.","data":{"kind":"unknownProject","retryable":fal\#
  se}},{"code":1202,"message":"Another user holds the purchase, and a rule of the project keep\#
  s it there. `holder` and `rule` name them. In `user.import` there is no `rule`: the import d\#
  oes not name the holder. Nothing changes.","data":{"kind":"purchaseHeldByAnother","retryable\#
  ":false}},{"code":1300,"message":"A call of the same method used this key with other params \#
  in the last 24 hours.","data":{"kind":"idempotencyConflict","retryable":false}},{"code":1400\#
  ,"message":"The disk has no room for the write. Nothing changes, and reading still works.","\#
  data":{"kind":"storageFull","retryable":true}},{"code":1401,"message":"The write may not be \#
  on the disk: the daemon stops, and its next start shows what is stored. Or the daemon cannot\#
   read a record that the request needs, or its data file was removed: then it keeps running."\#
  ,"data":{"kind":"storageFailed","retryable":false}},{"code":1405,"message":"The shared datab\#
  ase could not be reached, or did not answer in time; other stores have no such error. With `\#
  outcome` `notApplied`, nothing changed. With `unknown`, the change may or may not be stored.\#
  ","data":{"kind":"storageUnavailable","retryable":true}}],"examples":[{"name":"a subscriptio\#
  n","x-given":[{"method":"project.define","params":{"products":{"monthly":{"kind":"subscripti\#
  on","entitlements":["premium"]}},"clock":{"manual":"2026-01-01T00:00:00.000Z"}}},{"method":"\#
  install","params":{"device":"iphone"}}],"params":[{"name":"device","value":"iphone"},{"name"\#
  :"product","value":"monthly"},{"name":"store","value":"appStore"},{"name":"transactionId","v\#
  alue":"1000"},{"name":"expiresAt","value":"2026-02-01T00:00:00.000Z"}],"result":{"name":"res\#
  ult","value":{"purchase":{"store":"appStore","originalTransactionId":"1000","transactionId":\#
  "1000","product":"monthly","kind":"subscription","state":"active","holders":["{{anonymous}}"\#
  ],"device":"iphone","storeAccount":null,"purchasedAt":"2026-01-01T00:00:00.000Z","firstPurch\#
  asedAt":"2026-01-01T00:00:00.000Z","expiresAt":"2026-02-01T00:00:00.000Z","trialStartedAt":n\#
  ull,"periodType":"normal","environment":"production","isFamilyShared":false,"price":null,"cu\#
  rrency":null,"country":null,"offerCode":null,"autoRenew":true,"autoRenewDisabledAt":null,"gr\#
  acePeriodExpiresAt":null,"billingRetry":false,"pausedUntil":null,"refundedAt":null,"revokedA\#
  t":null,"endedAt":null,"paused":false,"renewsAs":null,"endReason":null,"billingIssueAt":null\#
  ,"replaces":null,"replacedBy":null,"replacedAt":null,"keys":[],"renewsCount":0,"accountToken\#
  ":null,"transactions":[{"transactionId":"1000","product":"monthly","periodType":"normal","pu\#
  rchasedAt":"2026-01-01T00:00:00.000Z","expiresAt":"2026-02-01T00:00:00.000Z","asOf":"2026-01\#
  -01T00:00:00.000Z"}]},"created":true,"outcome":"recorded","entitlements":{"premium":{"id":"p\#
  remium","active":true,"state":"active","productId":"monthly","source":"appStore","renewState\#
  ":"willRenew","grantType":"purchase","periodType":"normal","startedAt":"2026-01-01T00:00:00.\#
  000Z","expiresAt":"2026-02-01T00:00:00.000Z","gracePeriodExpiresAt":null,"firstPurchasedAt":\#
  "2026-01-01T00:00:00.000Z","lastPurchasedAt":"2026-01-01T00:00:00.000Z","trialStartedAt":nul\#
  l,"autoRenewDisabledAt":null,"renewsCount":0,"environment":"production","store":"appStore","\#
  transactionId":"1000","originalTransactionId":"1000"}}}}},{"name":"the same transaction agai\#
  n","x-given":[{"method":"project.define","params":{"products":{"monthly":{"kind":"subscripti\#
  on","entitlements":["premium"]}},"clock":{"manual":"2026-01-01T00:00:00.000Z"}}},{"method":"\#
  install","params":{"device":"iphone"}},{"method":"purchase","params":{"device":"iphone","pro\#
  duct":"monthly","store":"appStore","transactionId":"1000","expiresAt":"2026-02-01T00:00:00.0\#
  00Z"}}],"params":[{"name":"device","value":"iphone"},{"name":"product","value":"monthly"},{"\#
  name":"store","value":"appStore"},{"name":"transactionId","value":"1000"},{"name":"expiresAt\#
  ","value":"2026-02-01T00:00:00.000Z"}],"result":{"name":"result","value":{"purchase":{"store\#
  ":"appStore","originalTransactionId":"1000","transactionId":"1000","product":"monthly","kind\#
  ":"subscription","state":"active","holders":["{{anonymous}}"],"device":"iphone","storeAccoun\#
  t":null,"purchasedAt":"2026-01-01T00:00:00.000Z","firstPurchasedAt":"2026-01-01T00:00:00.000\#
  Z","expiresAt":"2026-02-01T00:00:00.000Z","trialStartedAt":null,"periodType":"normal","envir\#
  onment":"production","isFamilyShared":false,"price":null,"currency":null,"country":null,"off\#
  erCode":null,"autoRenew":true,"autoRenewDisabledAt":null,"gracePeriodExpiresAt":null,"billin\#
  gRetry":false,"pausedUntil":null,"refundedAt":null,"revokedAt":null,"endedAt":null,"paused":\#
  false,"renewsAs":null,"endReason":null,"billingIssueAt":null,"replaces":null,"replacedBy":nu\#
  ll,"replacedAt":null,"keys":[],"renewsCount":0,"accountToken":null,"transactions":[{"transac\#
  tionId":"1000","product":"monthly","periodType":"normal","purchasedAt":"2026-01-01T00:00:00.\#
  000Z","expiresAt":"2026-02-01T00:00:00.000Z","asOf":"2026-01-01T00:00:00.000Z"}]},"created":\#
  false,"outcome":"unchanged","entitlements":{"premium":{"id":"premium","active":true,"state":\#
  "active","productId":"monthly","source":"appStore","renewState":"willRenew","grantType":"pur\#
  chase","periodType":"normal","startedAt":"2026-01-01T00:00:00.000Z","expiresAt":"2026-02-01T\#
  00:00:00.000Z","gracePeriodExpiresAt":null,"firstPurchasedAt":"2026-01-01T00:00:00.000Z","la\#
  stPurchasedAt":"2026-01-01T00:00:00.000Z","trialStartedAt":null,"autoRenewDisabledAt":null,"\#
  renewsCount":0,"environment":"production","store":"appStore","transactionId":"1000","origina\#
  lTransactionId":"1000"}}}}},{"name":"by a user who is logged in","x-given":[{"method":"proje\#
  ct.define","params":{"products":{"monthly":{"kind":"subscription","entitlements":["premium"]\#
  }},"clock":{"manual":"2026-01-01T00:00:00.000Z"}}},{"method":"install","params":{"device":"i\#
  phone"}},{"method":"identify","params":{"device":"iphone","userId":"user_id_1"}}],"params":[\#
  {"name":"device","value":"iphone"},{"name":"product","value":"monthly"},{"name":"store","val\#
  ue":"appStore"},{"name":"transactionId","value":"1000"},{"name":"expiresAt","value":"2026-02\#
  -01T00:00:00.000Z"}],"result":{"name":"result","value":{"purchase":{"store":"appStore","orig\#
  inalTransactionId":"1000","transactionId":"1000","product":"monthly","kind":"subscription","\#
  state":"active","holders":["{{anonymous}}","user_id_1"],"device":"iphone","storeAccount":nul\#
  l,"purchasedAt":"2026-01-01T00:00:00.000Z","firstPurchasedAt":"2026-01-01T00:00:00.000Z","ex\#
  piresAt":"2026-02-01T00:00:00.000Z","trialStartedAt":null,"periodType":"normal","environment\#
  ":"production","isFamilyShared":false,"price":null,"currency":null,"country":null,"offerCode\#
  ":null,"autoRenew":true,"autoRenewDisabledAt":null,"gracePeriodExpiresAt":null,"billingRetry\#
  ":false,"pausedUntil":null,"refundedAt":null,"revokedAt":null,"endedAt":null,"paused":false,\#
  "renewsAs":null,"endReason":null,"billingIssueAt":null,"replaces":null,"replacedBy":null,"re\#
  placedAt":null,"keys":[],"renewsCount":0,"accountToken":null,"transactions":[{"transactionId\#
  ":"1000","product":"monthly","periodType":"normal","purchasedAt":"2026-01-01T00:00:00.000Z",\#
  "expiresAt":"2026-02-01T00:00:00.000Z","asOf":"2026-01-01T00:00:00.000Z"}]},"created":true,"\#
  outcome":"recorded","entitlements":{"premium":{"id":"premium","active":true,"state":"active"\#
  ,"productId":"monthly","source":"appStore","renewState":"willRenew","grantType":"purchase","\#
  periodType":"normal","startedAt":"2026-01-01T00:00:00.000Z","expiresAt":"2026-02-01T00:00:00\#
  .000Z","gracePeriodExpiresAt":null,"firstPurchasedAt":"2026-01-01T00:00:00.000Z","lastPurcha\#
  sedAt":"2026-01-01T00:00:00.000Z","trialStartedAt":null,"autoRenewDisabledAt":null,"renewsCo\#
  unt":0,"environment":"production","store":"appStore","transactionId":"1000","originalTransac\#
  tionId":"1000"}}}}},{"name":"a renewal","x-given":[{"method":"project.define","params":{"pro\#
  ducts":{"monthly":{"kind":"subscription","entitlements":["premium"]}},"clock":{"manual":"202\#
  6-01-01T00:00:00.000Z"}}},{"method":"install","params":{"device":"iphone"}},{"method":"purch\#
  ase","params":{"device":"iphone","product":"monthly","store":"appStore","transactionId":"100\#
  0","purchasedAt":"2025-11-15T00:00:00.000Z","expiresAt":"2025-12-15T00:00:00.000Z"}}],"param\#
  s":[{"name":"device","value":"iphone"},{"name":"product","value":"monthly"},{"name":"store",\#
  "value":"appStore"},{"name":"transactionId","value":"1001"},{"name":"originalTransactionId",\#
  "value":"1000"},{"name":"purchasedAt","value":"2025-12-15T00:00:00.000Z"},{"name":"expiresAt\#
  ","value":"2026-01-15T00:00:00.000Z"}],"result":{"name":"result","value":{"purchase":{"store\#
  ":"appStore","originalTransactionId":"1000","transactionId":"1001","product":"monthly","kind\#
  ":"subscription","state":"active","holders":["{{anonymous}}"],"device":"iphone","storeAccoun\#
  t":null,"purchasedAt":"2025-12-15T00:00:00.000Z","firstPurchasedAt":"2025-11-15T00:00:00.000\#
  Z","expiresAt":"2026-01-15T00:00:00.000Z","trialStartedAt":null,"periodType":"normal","envir\#
  onment":"production","isFamilyShared":false,"price":null,"currency":null,"country":null,"off\#
  erCode":null,"autoRenew":true,"autoRenewDisabledAt":null,"gracePeriodExpiresAt":null,"billin\#
  gRetry":false,"pausedUntil":null,"refundedAt":null,"revokedAt":null,"endedAt":null,"paused":\#
  false,"renewsAs":null,"endReason":null,"billingIssueAt":null,"replaces":null,"replacedBy":nu\#
  ll,"replacedAt":null,"keys":[],"renewsCount":1,"accountToken":null,"transactions":[{"transac\#
  tionId":"1000","product":"monthly","periodType":"normal","purchasedAt":"2025-11-15T00:00:00.\#
  000Z","expiresAt":"2025-12-15T00:00:00.000Z","asOf":"2025-11-15T00:00:00.000Z"},{"transactio\#
  nId":"1001","product":"monthly","periodType":"normal","purchasedAt":"2025-12-15T00:00:00.000\#
  Z","expiresAt":"2026-01-15T00:00:00.000Z","asOf":"2025-12-15T00:00:00.000Z"}]},"created":fal\#
  se,"outcome":"renewed","entitlements":{"premium":{"id":"premium","active":true,"state":"acti\#
  ve","productId":"monthly","source":"appStore","renewState":"willRenew","grantType":"purchase\#
  ","periodType":"normal","startedAt":"2025-11-15T00:00:00.000Z","expiresAt":"2026-01-15T00:00\#
  :00.000Z","gracePeriodExpiresAt":null,"firstPurchasedAt":"2025-11-15T00:00:00.000Z","lastPur\#
  chasedAt":"2025-12-15T00:00:00.000Z","trialStartedAt":null,"autoRenewDisabledAt":null,"renew\#
  sCount":1,"environment":"production","store":"appStore","transactionId":"1001","originalTran\#
  sactionId":"1000"}}}}},{"name":"a product that the catalogue does not know","x-given":[{"met\#
  hod":"project.define","params":{"products":{"monthly":{"kind":"subscription","entitlements":\#
  ["premium"]}},"clock":{"manual":"2026-01-01T00:00:00.000Z"}}}],"params":[{"name":"userId","v\#
  alue":"user_id_1"},{"name":"product","value":"montly"},{"name":"store","value":"stripe"},{"n\#
  ame":"transactionId","value":"pi_1"}],"result":{"name":"result","value":{"purchase":{"store"\#
  :"stripe","originalTransactionId":"pi_1","transactionId":"pi_1","product":"montly","kind":"n\#
  onConsumable","state":"active","holders":["user_id_1"],"device":null,"storeAccount":null,"pu\#
  rchasedAt":"2026-01-01T00:00:00.000Z","firstPurchasedAt":"2026-01-01T00:00:00.000Z","expires\#
  At":null,"trialStartedAt":null,"periodType":"normal","environment":"production","isFamilySha\#
  red":false,"price":null,"currency":null,"country":null,"offerCode":null,"autoRenew":false,"a\#
  utoRenewDisabledAt":null,"gracePeriodExpiresAt":null,"billingRetry":false,"pausedUntil":null\#
  ,"refundedAt":null,"revokedAt":null,"endedAt":null,"paused":false,"renewsAs":null,"endReason\#
  ":null,"billingIssueAt":null,"replaces":null,"replacedBy":null,"replacedAt":null,"keys":[],"\#
  renewsCount":0,"accountToken":null,"transactions":[{"transactionId":"pi_1","product":"montly\#
  ","periodType":"normal","purchasedAt":"2026-01-01T00:00:00.000Z","expiresAt":null,"asOf":"20\#
  26-01-01T00:00:00.000Z"}]},"created":true,"outcome":"recorded","entitlements":{},"warnings":\#
  [{"kind":"unknownProduct","message":"{{any}}","nearest":["monthly"]}]}}}]},{"name":"purchase\#
  .update","summary":"Updates a purchase, for example after a refund. Omitted params keep thei\#
  r value.","x-role":"write","x-since":1,"paramStructure":"either","params":[{"name":"store","\#
  required":true,"summary":"Store that took the payment.","schema":{"$ref":"#/components/schem\#
  as/Store"}},{"name":"originalTransactionId","required":true,"summary":"Id of the first trans\#
  action of the purchase.","schema":{"$ref":"#/components/schemas/TransactionId"}},{"name":"ex\#
  piresAt","required":false,"summary":"New last millisecond of the paid period, RFC 3339; null\#
  : no end.","schema":{"$ref":"#/components/schemas/NullableMoment"}},{"name":"autoRenew","req\#
  uired":false,"summary":"Whether the subscription renews automatically; null: true for a subs\#
  cription, else false.","schema":{"type":["boolean","null"]}},{"name":"gracePeriodExpiresAt",\#
  "required":false,"summary":"Last millisecond of the grace period, RFC 3339; null: no grace p\#
  eriod.","schema":{"$ref":"#/components/schemas/NullableMoment"}},{"name":"billingRetry","req\#
  uired":false,"summary":"Whether the store retries a failed payment; null: false.","schema":{\#
  "type":["boolean","null"]}},{"name":"pausedUntil","required":false,"summary":"Time at which \#
  the pause ends, RFC 3339; null: no pause.","schema":{"$ref":"#/components/schemas/NullableMo\#
  ment"}},{"name":"refundedAt","required":false,"summary":"Time of the refund, RFC 3339; null:\#
   no refund.","schema":{"$ref":"#/components/schemas/NullableMoment"}},{"name":"revokedAt","r\#
  equired":false,"summary":"Time at which the store withdrew access, RFC 3339, for example whe\#
  n family sharing ends; null: not withdrawn.","schema":{"$ref":"#/components/schemas/Nullable\#
  Moment"}},{"name":"product","required":false,"summary":"Id of the product from now on: a cha\#
  nge of plan.","schema":{"$ref":"#/components/schemas/ProductId"}},{"name":"transactionId","r\#
  equired":false,"summary":"Transaction that the statement is about. Required with `asOf`. Def\#
  ault: the latest; for a refund or a revocation, the latest that was bought at or before its \#
  moment.","schema":{"$ref":"#/components/schemas/TransactionId"}},{"name":"asOf","required":f\#
  alse,"summary":"Time at which the store made this statement, RFC 3339. Without it, this is a\#
   statement of the caller, made now.","schema":{"$ref":"#/components/schemas/Moment"}},{"name\#
  ":"endedAt","required":false,"summary":"Time at which access ended before the end of the per\#
  iod, RFC 3339. Null clears it.","schema":{"$ref":"#/components/schemas/NullableMoment"}},{"n\#
  ame":"paused","required":false,"summary":"Whether the subscription is paused, with or withou\#
  t a known end.","schema":{"type":["boolean","null"]}},{"name":"renewsAs","required":false,"s\#
  ummary":"Product of the next period. It gives no access. Null: the same product.","schema":{\#
  "type":["string","null"],"minLength":1,"maxLength":255}},{"name":"endReason","required":fals\#
  e,"summary":"Why the purchase ended, or will end. Null clears it.","schema":{"$ref":"#/compo\#
  nents/schemas/EndReason"}},{"name":"project","required":false,"summary":"Id of the project."\#
  ,"schema":{"$ref":"#/components/schemas/ProjectId","default":"default"}},{"name":"dryRun","r\#
  equired":false,"summary":"Computes the result and the events without changing anything.","sc\#
  hema":{"type":"boolean","default":false}},{"name":"idempotencyKey","required":false,"summary\#
  ":"Makes a retry safe: the same key with the same params returns the stored result.","schema\#
  ":{"$ref":"#/components/schemas/IdempotencyKey"}}],"result":{"name":"result","schema":{"type\#
  ":"object","properties":{"purchase":{"$ref":"#/components/schemas/Purchase"},"outcome":{"des\#
  cription":"applied: a field changed. stale: the daemon had newer information about every fie\#
  ld that differs. unchanged: no field differs.","type":"string","enum":["applied","stale","un\#
  changed"]},"stale":{"description":"The params that lost against newer information; absent wh\#
  en there are none.","type":"array","items":{"type":"string"}},"warnings":{"description":"Abs\#
  ent when there are no warnings.","type":"array","items":{"$ref":"#/components/schemas/Warnin\#
  g"}},"dryRun":{"description":"True in a dry run; otherwise absent.","type":"boolean"},"event\#
  s":{"description":"The events that the call would emit. Only in a dry run.","type":"array","\#
  items":{"$ref":"#/components/schemas/Event"}},"replayed":{"description":"True when this is t\#
  he stored result of an idempotency key; otherwise absent.","type":"boolean"}},"required":["p\#
  urchase","outcome"]}},"errors":[{"code":-32602,"message":"A parameter is missing, unknown, o\#
  f a wrong type or out of range, or two parameters exclude each other. `field` points to it; \#
  `nearest` lists similar names.","data":{"kind":"invalidParams","retryable":false}},{"code":1\#
  000,"message":"The caller's role is lower than the role that the method needs. `uid` and `ro\#
  le` are the caller's (`none` without a role), and `needs` is the method's role.","data":{"ki\#
  nd":"permissionDenied","retryable":false}},{"code":1200,"message":"The daemon has no such pr\#
  oject.","data":{"kind":"unknownProject","retryable":false}},{"code":1201,"message":"The proj\#
  ect has no purchase with this store and originalTransactionId, or the purchase has no such t\#
  ransaction. Nothing changes.","data":{"kind":"unknownPurchase","retryable":false}},{"code":1\#
  300,"message":"A call of the same method used this key with other params in the last 24 hour\#
  s.","data":{"kind":"idempotencyConflict","retryable":false}},{"code":1400,"message":"The dis\#
  k has no room for the write. Nothing changes, and reading still works.","data":{"kind":"stor\#
  ageFull","retryable":true}},{"code":1401,"message":"The write may not be on the disk: the da\#
  emon stops, and its next start shows what is stored. Or the daemon cannot read a record that\#
   the request needs, or its data file was removed: then it keeps running.","data":{"kind":"st\#
  orageFailed","retryable":false}},{"code":1405,"message":"The shared database could not be re\#
  ached, or did not answer in time; other stores have no such error. With `outcome` `notApplie\#
  d`, nothing changed. With `unknown`, the change may or may not be stored.","data":{"kind":"s\#
  torageUnavailable","retryable":true}}],"examples":[{"name":"auto-renew turned off","x-given"\#
  :[{"method":"project.define","params":{"products":{"monthly":{"kind":"subscription","entitle\#
  ments":["premium"]}},"clock":{"manual":"2026-01-01T00:00:00.000Z"}}},{"method":"install","pa\#
  rams":{"device":"iphone"}},{"method":"purchase","params":{"device":"iphone","product":"month\#
  ly","store":"appStore","transactionId":"1000","expiresAt":"2026-02-01T00:00:00.000Z"}}],"par\#
  ams":[{"name":"store","value":"appStore"},{"name":"originalTransactionId","value":"1000"},{"\#
  name":"autoRenew","value":false}],"result":{"name":"result","value":{"purchase":{"store":"ap\#
  pStore","originalTransactionId":"1000","transactionId":"1000","product":"monthly","kind":"su\#
  bscription","state":"active","holders":["{{anonymous}}"],"device":"iphone","storeAccount":nu\#
  ll,"purchasedAt":"2026-01-01T00:00:00.000Z","firstPurchasedAt":"2026-01-01T00:00:00.000Z","e\#
  xpiresAt":"2026-02-01T00:00:00.000Z","trialStartedAt":null,"periodType":"normal","environmen\#
  t":"production","isFamilyShared":false,"price":null,"currency":null,"country":null,"offerCod\#
  e":null,"autoRenew":false,"autoRenewDisabledAt":"2026-01-01T00:00:00.000Z","gracePeriodExpir\#
  esAt":null,"billingRetry":false,"pausedUntil":null,"refundedAt":null,"revokedAt":null,"ended\#
  At":null,"paused":false,"renewsAs":null,"endReason":null,"billingIssueAt":null,"replaces":nu\#
  ll,"replacedBy":null,"replacedAt":null,"keys":[],"renewsCount":0,"accountToken":null,"transa\#
  ctions":[{"transactionId":"1000","product":"monthly","periodType":"normal","purchasedAt":"20\#
  26-01-01T00:00:00.000Z","expiresAt":"2026-02-01T00:00:00.000Z","autoRenew":false,"autoRenewD\#
  isabledAt":"2026-01-01T00:00:00.000Z","asOf":"2026-01-01T00:00:00.000Z"}]},"outcome":"applie\#
  d"}}},{"name":"a refund","x-given":[{"method":"project.define","params":{"products":{"monthl\#
  y":{"kind":"subscription","entitlements":["premium"]}},"clock":{"manual":"2026-01-01T00:00:0\#
  0.000Z"}}},{"method":"install","params":{"device":"iphone"}},{"method":"purchase","params":{\#
  "device":"iphone","product":"monthly","store":"appStore","transactionId":"1000","expiresAt":\#
  "2026-02-01T00:00:00.000Z"}}],"params":[{"name":"store","value":"appStore"},{"name":"origina\#
  lTransactionId","value":"1000"},{"name":"refundedAt","value":"2026-01-01T00:00:00.000Z"}],"r\#
  esult":{"name":"result","value":{"purchase":{"store":"appStore","originalTransactionId":"100\#
  0","transactionId":"1000","product":"monthly","kind":"subscription","state":"refunded","hold\#
  ers":["{{anonymous}}"],"device":"iphone","storeAccount":null,"purchasedAt":"2026-01-01T00:00\#
  :00.000Z","firstPurchasedAt":"2026-01-01T00:00:00.000Z","expiresAt":"2026-02-01T00:00:00.000\#
  Z","trialStartedAt":null,"periodType":"normal","environment":"production","isFamilyShared":f\#
  alse,"price":null,"currency":null,"country":null,"offerCode":null,"autoRenew":true,"autoRene\#
  wDisabledAt":null,"gracePeriodExpiresAt":null,"billingRetry":false,"pausedUntil":null,"refun\#
  dedAt":"2026-01-01T00:00:00.000Z","revokedAt":null,"endedAt":null,"paused":false,"renewsAs":\#
  null,"endReason":null,"billingIssueAt":null,"replaces":null,"replacedBy":null,"replacedAt":n\#
  ull,"keys":[],"renewsCount":0,"accountToken":null,"transactions":[{"transactionId":"1000","p\#
  roduct":"monthly","periodType":"normal","purchasedAt":"2026-01-01T00:00:00.000Z","expiresAt"\#
  :"2026-02-01T00:00:00.000Z","refundedAt":"2026-01-01T00:00:00.000Z","asOf":"2026-01-01T00:00\#
  :00.000Z"}]},"outcome":"applied"}}},{"name":"a refund that was none","x-given":[{"method":"p\#
  roject.define","params":{"products":{"monthly":{"kind":"subscription","entitlements":["premi\#
  um"]}},"clock":{"manual":"2026-01-01T00:00:00.000Z"}}},{"method":"install","params":{"device\#
  ":"iphone"}},{"method":"purchase","params":{"device":"iphone","product":"monthly","store":"a\#
  ppStore","transactionId":"1000","expiresAt":"2026-02-01T00:00:00.000Z"}},{"method":"purchase\#
  .update","params":{"store":"appStore","originalTransactionId":"1000","refundedAt":"2026-01-0\#
  1T00:00:00.000Z"}}],"params":[{"name":"store","value":"appStore"},{"name":"originalTransacti\#
  onId","value":"1000"},{"name":"refundedAt","value":null}],"result":{"name":"result","value":\#
  {"purchase":{"store":"appStore","originalTransactionId":"1000","transactionId":"1000","produ\#
  ct":"monthly","kind":"subscription","state":"active","holders":["{{anonymous}}"],"device":"i\#
  phone","storeAccount":null,"purchasedAt":"2026-01-01T00:00:00.000Z","firstPurchasedAt":"2026\#
  -01-01T00:00:00.000Z","expiresAt":"2026-02-01T00:00:00.000Z","trialStartedAt":null,"periodTy\#
  pe":"normal","environment":"production","isFamilyShared":false,"price":null,"currency":null,\#
  "country":null,"offerCode":null,"autoRenew":true,"autoRenewDisabledAt":null,"gracePeriodExpi\#
  resAt":null,"billingRetry":false,"pausedUntil":null,"refundedAt":null,"revokedAt":null,"ende\#
  dAt":null,"paused":false,"renewsAs":null,"endReason":null,"billingIssueAt":null,"replaces":n\#
  ull,"replacedBy":null,"replacedAt":null,"keys":[],"renewsCount":0,"accountToken":null,"trans\#
  actions":[{"transactionId":"1000","product":"monthly","periodType":"normal","purchasedAt":"2\#
  026-01-01T00:00:00.000Z","expiresAt":"2026-02-01T00:00:00.000Z","asOf":"2026-01-01T00:00:00.\#
  000Z"}]},"outcome":"applied"}}}]},{"name":"restore","summary":"Restores the purchases of a d\#
  evice's store account for its current user.","x-role":"write","x-since":1,"paramStructure":"\#
  either","params":[{"name":"device","required":true,"summary":"Id of the device.","schema":{"\#
  $ref":"#/components/schemas/DeviceId"}},{"name":"purchases","required":false,"summary":"Purc\#
  hases to restore, from any store account; an empty list restores nothing. Default: every pur\#
  chase of the device's store account.","schema":{"type":"array","items":{"$ref":"#/components\#
  /schemas/PurchaseRef"},"maxItems":1000}},{"name":"project","required":false,"summary":"Id of\#
   the project.","schema":{"$ref":"#/components/schemas/ProjectId","default":"default"}},{"nam\#
  e":"dryRun","required":false,"summary":"Computes the result and the events without changing \#
  anything.","schema":{"type":"boolean","default":false}},{"name":"idempotencyKey","required":\#
  false,"summary":"Makes a retry safe: the same key with the same params returns the stored re\#
  sult.","schema":{"$ref":"#/components/schemas/IdempotencyKey"}}],"result":{"name":"result","\#
  schema":{"type":"object","properties":{"user":{"$ref":"#/components/schemas/User"},"restored\#
  ":{"description":"Purchases that the user holds now and did not hold before, with unclaimed \#
  ones that replace them. In the order of `store`, then `originalTransactionId`.","type":"arra\#
  y","items":{"$ref":"#/components/schemas/Move"}},"transferred":{"description":"Those of `res\#
  tored` that another user lost.","type":"array","items":{"$ref":"#/components/schemas/Move"}}\#
  ,"refused":{"description":"Purchases that a rule refused to restore.","type":"array","items"\#
  :{"$ref":"#/components/schemas/Refusal"}},"entitlements":{"$ref":"#/components/schemas/Entit\#
  lements","description":"The user's entitlements after the call."},"warnings":{"description":\#
  "Absent when there are no warnings.","type":"array","items":{"$ref":"#/components/schemas/Wa\#
  rning"}},"dryRun":{"description":"True in a dry run; otherwise absent.","type":"boolean"},"e\#
  vents":{"description":"The events that the call would emit. Only in a dry run.","type":"arra\#
  y","items":{"$ref":"#/components/schemas/Event"}},"replayed":{"description":"True when this \#
  is the stored result of an idempotency key; otherwise absent.","type":"boolean"}},"required"\#
  :["user","restored","transferred","refused","entitlements"]}},"errors":[{"code":-32602,"mess\#
  age":"A parameter is missing, unknown, of a wrong type or out of range, or two parameters ex\#
  clude each other. `field` points to it; `nearest` lists similar names.","data":{"kind":"inva\#
  lidParams","retryable":false}},{"code":1000,"message":"The caller's role is lower than the r\#
  ole that the method needs. `uid` and `role` are the caller's (`none` without a role), and `n\#
  eeds` is the method's role.","data":{"kind":"permissionDenied","retryable":false}},{"code":1\#
  100,"message":"The project has no such device.","data":{"kind":"unknownDevice","retryable":f\#
  alse}},{"code":1200,"message":"The daemon has no such project.","data":{"kind":"unknownProje\#
  ct","retryable":false}},{"code":1201,"message":"The project has no purchase with this store \#
  and originalTransactionId, or the purchase has no such transaction. Nothing changes.","data"\#
  :{"kind":"unknownPurchase","retryable":false}},{"code":1300,"message":"A call of the same me\#
  thod used this key with other params in the last 24 hours.","data":{"kind":"idempotencyConfl\#
  ict","retryable":false}},{"code":1400,"message":"The disk has no room for the write. Nothing\#
   changes, and reading still works.","data":{"kind":"storageFull","retryable":true}},{"code":\#
  1401,"message":"The write may not be on the disk: the daemon stops, and its next start shows\#
   what is stored. Or the daemon cannot read a record that the request needs, or its data file\#
   was removed: then it keeps running.","data":{"kind":"storageFailed","retryable":false}},{"c\#
  ode":1405,"message":"The shared database could not be reached, or did not answer in time; ot\#
  her stores have no such error. With `outcome` `notApplied`, nothing changed. With `unknown`,\#
   the change may or may not be stored.","data":{"kind":"storageUnavailable","retryable":true}\#
  }],"examples":[{"name":"after a reinstall","x-given":[{"method":"project.define","params":{"\#
  products":{"monthly":{"kind":"subscription","entitlements":["premium"]}},"clock":{"manual":"\#
  2026-01-01T00:00:00.000Z"}}},{"method":"install","params":{"device":"iphone","storeAccount":\#
  "ann"}},{"method":"purchase","params":{"device":"iphone","product":"monthly","store":"appSto\#
  re","transactionId":"1000","expiresAt":"2026-02-01T00:00:00.000Z"}},{"method":"install","par\#
  ams":{"device":"ipad","storeAccount":"ann"}}],"params":[{"name":"device","value":"ipad"}],"r\#
  esult":{"name":"result","value":{"user":{"id":"{{new}}","anonymousId":"{{new}}","identityId"\#
  :null,"customerId":"{{new}}","aliases":["{{new}}"],"device":"ipad","createdAt":"2026-01-01T0\#
  0:00:00.000Z","environment":"production"},"restored":[{"store":"appStore","originalTransacti\#
  onId":"1000","product":"monthly","kind":"subscription","from":["{{any}}"],"to":"{{new}}","sh\#
  ared":true}],"transferred":[],"refused":[],"entitlements":{"premium":{"id":"premium","active\#
  ":true,"state":"active","productId":"monthly","source":"appStore","renewState":"willRenew","\#
  grantType":"purchase","periodType":"normal","startedAt":"2026-01-01T00:00:00.000Z","expiresA\#
  t":"2026-02-01T00:00:00.000Z","gracePeriodExpiresAt":null,"firstPurchasedAt":"2026-01-01T00:\#
  00:00.000Z","lastPurchasedAt":"2026-01-01T00:00:00.000Z","trialStartedAt":null,"autoRenewDis\#
  abledAt":null,"renewsCount":0,"environment":"production","store":"appStore","transactionId":\#
  "1000","originalTransactionId":"1000"}}}}},{"name":"nothing to restore","x-given":[{"method"\#
  :"project.define","params":{"products":{"monthly":{"kind":"subscription","entitlements":["pr\#
  emium"]}},"clock":{"manual":"2026-01-01T00:00:00.000Z"}}},{"method":"install","params":{"dev\#
  ice":"iphone"}}],"params":[{"name":"device","value":"iphone"}],"result":{"name":"result","va\#
  lue":{"user":{"id":"{{anonymous}}","anonymousId":"{{anonymous}}","identityId":null,"customer\#
  Id":"{{anonymous}}","aliases":["{{anonymous}}"],"device":"iphone","createdAt":"2026-01-01T00\#
  :00:00.000Z","environment":"production"},"restored":[],"transferred":[],"refused":[],"entitl\#
  ements":{}}}}]},{"name":"revoke","summary":"Ends a grant.","x-role":"write","x-since":1,"par\#
  amStructure":"either","params":[{"name":"device","required":false,"summary":"Id of the devic\#
  e.","schema":{"$ref":"#/components/schemas/DeviceId"}},{"name":"userId","required":false,"su\#
  mmary":"Id of the user, instead of `device`.","schema":{"$ref":"#/components/schemas/UserId"\#
  }},{"name":"entitlement","required":true,"summary":"Id of the entitlement that was granted."\#
  ,"schema":{"$ref":"#/components/schemas/EntitlementId"}},{"name":"project","required":false,\#
  "summary":"Id of the project.","schema":{"$ref":"#/components/schemas/ProjectId","default":"\#
  default"}},{"name":"dryRun","required":false,"summary":"Computes the result and the events w\#
  ithout changing anything.","schema":{"type":"boolean","default":false}},{"name":"idempotency\#
  Key","required":false,"summary":"Makes a retry safe: the same key with the same params retur\#
  ns the stored result.","schema":{"$ref":"#/components/schemas/IdempotencyKey"}}],"x-exactly-\#
  one":[["device"],["userId"]],"result":{"name":"result","schema":{"type":"object","properties\#
  ":{"entitlement":{"$ref":"#/components/schemas/Entitlement","description":"The entitlement a\#
  fter the call. A purchase may still give it."},"dryRun":{"description":"True in a dry run; o\#
  therwise absent.","type":"boolean"},"events":{"description":"The events that the call would \#
  emit. Only in a dry run.","type":"array","items":{"$ref":"#/components/schemas/Event"}},"rep\#
  layed":{"description":"True when this is the stored result of an idempotency key; otherwise \#
  absent.","type":"boolean"}},"required":["entitlement"]}},"errors":[{"code":-32602,"message":\#
  "A parameter is missing, unknown, of a wrong type or out of range, or two parameters exclude\#
   each other. `field` points to it; `nearest` lists similar names.","data":{"kind":"invalidPa\#
  rams","retryable":false}},{"code":1000,"message":"The caller's role is lower than the role t\#
  hat the method needs. `uid` and `role` are the caller's (`none` without a role), and `needs`\#
   is the method's role.","data":{"kind":"permissionDenied","retryable":false}},{"code":1100,"\#
  message":"The project has no such device.","data":{"kind":"unknownDevice","retryable":false}\#
  },{"code":1101,"message":"The project has no such user. `explain` then names a purchase that\#
   waits for this id, its account token.","data":{"kind":"unknownUser","retryable":false}},{"c\#
  ode":1102,"message":"No user may have this id: it is empty, or in the project's `blockedUser\#
  Ids`.","data":{"kind":"blockedUserId","retryable":false}},{"code":1103,"message":"The id has\#
   more Unicode scalars than the project's `userIdLengthMax`.","data":{"kind":"userIdTooLong",\#
  "retryable":false}},{"code":1200,"message":"The daemon has no such project.","data":{"kind":\#
  "unknownProject","retryable":false}},{"code":1204,"message":"The user has no active grant of\#
   this entitlement. For example, a purchase gives it, or the grant has ended.","data":{"kind"\#
  :"notAManualGrant","retryable":false}},{"code":1300,"message":"A call of the same method use\#
  d this key with other params in the last 24 hours.","data":{"kind":"idempotencyConflict","re\#
  tryable":false}},{"code":1400,"message":"The disk has no room for the write. Nothing changes\#
  , and reading still works.","data":{"kind":"storageFull","retryable":true}},{"code":1401,"me\#
  ssage":"The write may not be on the disk: the daemon stops, and its next start shows what is\#
   stored. Or the daemon cannot read a record that the request needs, or its data file was rem\#
  oved: then it keeps running.","data":{"kind":"storageFailed","retryable":false}},{"code":140\#
  5,"message":"The shared database could not be reached, or did not answer in time; other stor\#
  es have no such error. With `outcome` `notApplied`, nothing changed. With `unknown`, the cha\#
  nge may or may not be stored.","data":{"kind":"storageUnavailable","retryable":true}}],"exam\#
  ples":[{"name":"a grant","x-given":[{"method":"project.define","params":{"products":{"monthl\#
  y":{"kind":"subscription","entitlements":["premium"]}},"clock":{"manual":"2026-01-01T00:00:0\#
  0.000Z"}}},{"method":"install","params":{"device":"iphone"}},{"method":"grant","params":{"de\#
  vice":"iphone","entitlement":"premium"}}],"params":[{"name":"device","value":"iphone"},{"nam\#
  e":"entitlement","value":"premium"}],"result":{"name":"result","value":{"entitlement":{"id":\#
  "premium","active":false,"state":"revoked","productId":null,"source":"manual","renewState":"\#
  nonRenewable","grantType":"manual","periodType":null,"startedAt":"2026-01-01T00:00:00.000Z",\#
  "expiresAt":null,"gracePeriodExpiresAt":null,"firstPurchasedAt":null,"lastPurchasedAt":null,\#
  "trialStartedAt":null,"autoRenewDisabledAt":null,"renewsCount":0,"environment":null,"store":\#
  null,"transactionId":null,"originalTransactionId":null}}}}]},{"name":"rpc.discover","summary\#
  ":"Returns this protocol as an OpenRPC document.","x-role":"read","x-since":1,"paramStructur\#
  e":"either","params":[],"result":{"name":"result","schema":{"description":"The OpenRPC docum\#
  ent, with `x-role` on every method.","type":"object","properties":{"openrpc":{"type":"string\#
  "},"info":{"type":"object"},"methods":{"type":"array","items":{"type":"object"}},"components\#
  ":{"type":"object"}},"required":["openrpc","info","methods","components"]}},"errors":[{"code\#
  ":-32602,"message":"A parameter is missing, unknown, of a wrong type or out of range, or two\#
   parameters exclude each other. `field` points to it; `nearest` lists similar names.","data"\#
  :{"kind":"invalidParams","retryable":false}},{"code":1000,"message":"The caller's role is lo\#
  wer than the role that the method needs. `uid` and `role` are the caller's (`none` without a\#
   role), and `needs` is the method's role.","data":{"kind":"permissionDenied","retryable":fal\#
  se}}],"examples":[{"name":"the document","params":[],"result":{"name":"result","value":{"ope\#
  nrpc":"{{any}}","info":"{{any}}","methods":"{{any}}","components":"{{any}}"}}}]},{"name":"se\#
  rver.describe","summary":"Lists the methods, or describes one method.","x-role":"read","x-si\#
  nce":1,"paramStructure":"either","params":[{"name":"method","required":false,"summary":"Name\#
   of the method to describe. Default: the list of all methods.","schema":{"type":"string"}}],\#
  "result":{"name":"result","schema":{"type":"object","properties":{"methods":{"description":"\#
  All methods, sorted by name. Only without `method`.","type":"array","items":{"$ref":"#/compo\#
  nents/schemas/MethodSummary"}},"method":{"description":"The method's entry in the OpenRPC do\#
  cument. Only with `method`.","type":"object"},"components":{"description":"The schemas that \#
  the entry refers to, in `schemas`. Only with `method`.","type":"object"}},"required":[]}},"e\#
  rrors":[{"code":-32602,"message":"A parameter is missing, unknown, of a wrong type or out of\#
   range, or two parameters exclude each other. `field` points to it; `nearest` lists similar \#
  names.","data":{"kind":"invalidParams","retryable":false}},{"code":1000,"message":"The calle\#
  r's role is lower than the role that the method needs. `uid` and `role` are the caller's (`n\#
  one` without a role), and `needs` is the method's role.","data":{"kind":"permissionDenied","\#
  retryable":false}}],"examples":[{"name":"all methods","params":[],"result":{"name":"result",\#
  "value":{"methods":"{{any}}"}}},{"name":"one method","params":[{"name":"method","value":"log\#
  out"}],"result":{"name":"result","value":{"method":"{{any}}","components":"{{any}}"}}}]},{"n\#
  ame":"server.info","summary":"Returns the daemon's version, limits and store, and the caller\#
  's role.","x-role":"read","x-since":1,"paramStructure":"either","params":[],"result":{"name"\#
  :"result","schema":{"type":"object","properties":{"version":{"description":"Version of the d\#
  aemon.","type":"string"},"protocol":{"description":"Version of this protocol.","type":"integ\#
  er"},"limits":{"$ref":"#/components/schemas/Limits"},"uptimeMs":{"description":"Milliseconds\#
   since the daemon started.","type":"integer","minimum":0},"store":{"$ref":"#/components/sche\#
  mas/StoreState"},"peer":{"$ref":"#/components/schemas/Peer"}},"required":["version","protoco\#
  l","limits","uptimeMs","store","peer"]}},"errors":[{"code":-32602,"message":"A parameter is \#
  missing, unknown, of a wrong type or out of range, or two parameters exclude each other. `fi\#
  eld` points to it; `nearest` lists similar names.","data":{"kind":"invalidParams","retryable\#
  ":false}},{"code":1000,"message":"The caller's role is lower than the role that the method n\#
  eeds. `uid` and `role` are the caller's (`none` without a role), and `needs` is the method's\#
   role.","data":{"kind":"permissionDenied","retryable":false}}],"examples":[{"name":"plain","\#
  params":[],"result":{"name":"result","value":{"version":"{{any}}","protocol":1,"limits":"{{a\#
  ny}}","uptimeMs":"{{any}}","store":"{{any}}","peer":{"uid":"{{any}}","gid":"{{any}}","pid":"\#
  {{any}}","role":"admin"}}}}]},{"name":"server.ping","summary":"Checks that the daemon replie\#
  s.","x-role":"read","x-since":1,"paramStructure":"either","params":[{"name":"echo","required\#
  ":false,"summary":"Value that the reply repeats, without the white space between its tokens.\#
  ","schema":{"description":"Any JSON value."}}],"result":{"name":"result","schema":{"type":"o\#
  bject","properties":{"pong":{"description":"Always true.","type":"boolean"},"now":{"$ref":"#\#
  /components/schemas/Moment","description":"Time of the system clock."},"echo":{"description"\#
  :"The value from the request; absent when the request has none."}},"required":["pong","now"]\#
  }},"errors":[{"code":-32602,"message":"A parameter is missing, unknown, of a wrong type or o\#
  ut of range, or two parameters exclude each other. `field` points to it; `nearest` lists sim\#
  ilar names.","data":{"kind":"invalidParams","retryable":false}},{"code":1000,"message":"The \#
  caller's role is lower than the role that the method needs. `uid` and `role` are the caller'\#
  s (`none` without a role), and `needs` is the method's role.","data":{"kind":"permissionDeni\#
  ed","retryable":false}}],"examples":[{"name":"plain","params":[],"result":{"name":"result","\#
  value":{"pong":true,"now":"{{any}}"}}},{"name":"with an echo","params":[{"name":"echo","valu\#
  e":["hello",1]}],"result":{"name":"result","value":{"pong":true,"now":"{{any}}","echo":["hel\#
  lo",1]}}}]},{"name":"server.stats","summary":"Returns counts and durations of requests, comm\#
  its and background work since the daemon's start.","x-role":"read","x-since":1,"paramStructu\#
  re":"either","params":[],"result":{"name":"result","schema":{"type":"object","properties":{"\#
  uptimeMs":{"description":"Milliseconds since the daemon started.","type":"integer","minimum"\#
  :0},"methods":{"description":"The methods that were called since the daemon's start, by name\#
  .","type":"object","additionalProperties":{"$ref":"#/components/schemas/MethodStats"}},"refu\#
  sals":{"$ref":"#/components/schemas/ErrorCounts"},"slowRequests":{"description":"Requests th\#
  at took longer than the threshold `--log-slow` since the daemon's start.","type":"integer","\#
  minimum":0},"cache":{"$ref":"#/components/schemas/CacheStats"},"connections":{"$ref":"#/comp\#
  onents/schemas/ConnectionStats"},"turns":{"$ref":"#/components/schemas/Durations"},"commits"\#
  :{"$ref":"#/components/schemas/CommitStats"},"storage":{"$ref":"#/components/schemas/Storage\#
  Stats"},"store":{"$ref":"#/components/schemas/StoreState"},"feed":{"$ref":"#/components/sche\#
  mas/FeedStats"},"background":{"$ref":"#/components/schemas/BackgroundStats"}},"required":["u\#
  ptimeMs","methods","refusals","slowRequests","cache","connections","turns","commits","store"\#
  ,"feed","background"]}},"errors":[{"code":-32602,"message":"A parameter is missing, unknown,\#
   of a wrong type or out of range, or two parameters exclude each other. `field` points to it\#
  ; `nearest` lists similar names.","data":{"kind":"invalidParams","retryable":false}},{"code"\#
  :1000,"message":"The caller's role is lower than the role that the method needs. `uid` and `\#
  role` are the caller's (`none` without a role), and `needs` is the method's role.","data":{"\#
  kind":"permissionDenied","retryable":false}},{"code":1401,"message":"The write may not be on\#
   the disk: the daemon stops, and its next start shows what is stored. Or the daemon cannot r\#
  ead a record that the request needs, or its data file was removed: then it keeps running.","\#
  data":{"kind":"storageFailed","retryable":false}}],"examples":[{"name":"a new daemon in memo\#
  ry","params":[],"result":{"name":"result","value":{"uptimeMs":"{{any}}","methods":{},"refusa\#
  ls":{},"slowRequests":0,"cache":"{{any}}","connections":"{{any}}","turns":"{{any}}","commits\#
  ":"{{any}}","store":"{{any}}","feed":{"waits":0,"subscriptions":0,"consumers":[],"moreConsum\#
  ers":false},"background":{"expiriesDue":0,"expiriesLateMs":0,"erasures":0,"erasuresUncleared\#
  ":0,"clearedBy":null,"erasuresHalted":false,"catalogueChanges":0,"clockSteps":0}}}},{"name":\#
  "one method was called, and a consumer is behind","x-given":[{"method":"install","params":{"\#
  device":"phone"}},{"method":"events.acknowledge","params":{"consumer":"mailer","cursor":"0"}\#
  }],"params":[],"result":{"name":"result","value":{"uptimeMs":"{{any}}","methods":{"install":\#
  {"requests":1,"errors":{},"durations":{"count":1,"sumMicros":"{{any}}","maxMicros":"{{any}}"\#
  ,"buckets":["{{any}}"]}},"events.acknowledge":"{{any}}"},"refusals":{},"slowRequests":0,"cac\#
  he":{"replies":0,"replyHits":0,"records":"{{any}}","recordBytes":"{{any}}","recordLoads":"{{\#
  any}}"},"connections":{"open":"{{any}}","opened":"{{any}}","refused":0,"peers":"{{any}}","ow\#
  edBytes":0,"unsentBytes":0},"turns":"{{any}}","commits":{"turns":"{{any}}","waitingTurns":0,\#
  "failures":0,"durations":"{{any}}"},"store":"{{any}}","feed":{"waits":0,"subscriptions":0,"c\#
  onsumers":[{"project":"default","consumer":"mailer","cursor":"0","lag":1}],"moreConsumers":f\#
  alse},"background":"{{any}}"}}}]},{"name":"setUserProperty","summary":"Stores a key/value pr\#
  operty; never affects access.","x-role":"write","x-since":1,"paramStructure":"either","param\#
  s":[{"name":"device","required":false,"summary":"Id of the device.","schema":{"$ref":"#/comp\#
  onents/schemas/DeviceId"}},{"name":"userId","required":false,"summary":"Id of the user, inst\#
  ead of `device`.","schema":{"$ref":"#/components/schemas/UserId"}},{"name":"key","required":\#
  true,"summary":"Name of the property: 1 to 80 letters, digits, and _ . : - $. Names that oth\#
  er systems reserve, for example $email, have no special meaning.","schema":{"$ref":"#/compon\#
  ents/schemas/PropertyKey"}},{"name":"value","required":true,"summary":"New value. An empty s\#
  tring removes the property.","schema":{"$ref":"#/components/schemas/PropertyValue"}},{"name"\#
  :"project","required":false,"summary":"Id of the project.","schema":{"$ref":"#/components/sc\#
  hemas/ProjectId","default":"default"}},{"name":"dryRun","required":false,"summary":"Computes\#
   the result and the events without changing anything.","schema":{"type":"boolean","default":\#
  false}},{"name":"idempotencyKey","required":false,"summary":"Makes a retry safe: the same ke\#
  y with the same params returns the stored result.","schema":{"$ref":"#/components/schemas/Id\#
  empotencyKey"}}],"x-exactly-one":[["device"],["userId"]],"result":{"name":"result","schema":\#
  {"type":"object","properties":{"userId":{"$ref":"#/components/schemas/UserId","description":\#
  "Id of the user that the result is about."},"key":{"$ref":"#/components/schemas/PropertyKey"\#
  },"value":{"$ref":"#/components/schemas/PropertyValue"},"dryRun":{"description":"True in a d\#
  ry run; otherwise absent.","type":"boolean"},"events":{"description":"The events that the ca\#
  ll would emit. Only in a dry run.","type":"array","items":{"$ref":"#/components/schemas/Even\#
  t"}},"replayed":{"description":"True when this is the stored result of an idempotency key; o\#
  therwise absent.","type":"boolean"}},"required":["userId","key","value"]}},"errors":[{"code"\#
  :-32602,"message":"A parameter is missing, unknown, of a wrong type or out of range, or two \#
  parameters exclude each other. `field` points to it; `nearest` lists similar names.","data":\#
  {"kind":"invalidParams","retryable":false}},{"code":1000,"message":"The caller's role is low\#
  er than the role that the method needs. `uid` and `role` are the caller's (`none` without a \#
  role), and `needs` is the method's role.","data":{"kind":"permissionDenied","retryable":fals\#
  e}},{"code":1100,"message":"The project has no such device.","data":{"kind":"unknownDevice",\#
  "retryable":false}},{"code":1101,"message":"The project has no such user. `explain` then nam\#
  es a purchase that waits for this id, its account token.","data":{"kind":"unknownUser","retr\#
  yable":false}},{"code":1102,"message":"No user may have this id: it is empty, or in the proj\#
  ect's `blockedUserIds`.","data":{"kind":"blockedUserId","retryable":false}},{"code":1103,"me\#
  ssage":"The id has more Unicode scalars than the project's `userIdLengthMax`.","data":{"kind\#
  ":"userIdTooLong","retryable":false}},{"code":1200,"message":"The daemon has no such project\#
  .","data":{"kind":"unknownProject","retryable":false}},{"code":1300,"message":"A call of the\#
   same method used this key with other params in the last 24 hours.","data":{"kind":"idempote\#
  ncyConflict","retryable":false}},{"code":1400,"message":"The disk has no room for the write.\#
   Nothing changes, and reading still works.","data":{"kind":"storageFull","retryable":true}},\#
  {"code":1401,"message":"The write may not be on the disk: the daemon stops, and its next sta\#
  rt shows what is stored. Or the daemon cannot read a record that the request needs, or its d\#
  ata file was removed: then it keeps running.","data":{"kind":"storageFailed","retryable":fal\#
  se}},{"code":1405,"message":"The shared database could not be reached, or did not answer in \#
  time; other stores have no such error. With `outcome` `notApplied`, nothing changed. With `u\#
  nknown`, the change may or may not be stored.","data":{"kind":"storageUnavailable","retryabl\#
  e":true}}],"examples":[{"name":"the id of the user in another system","x-given":[{"method":"\#
  project.define","params":{"products":{"monthly":{"kind":"subscription","entitlements":["prem\#
  ium"]}},"clock":{"manual":"2026-01-01T00:00:00.000Z"}}},{"method":"install","params":{"devic\#
  e":"iphone"}}],"params":[{"name":"device","value":"iphone"},{"name":"key","value":"_q_custom\#
  _user_id"},{"name":"value","value":"yourSideUserId"}],"result":{"name":"result","value":{"us\#
  erId":"{{anonymous}}","key":"_q_custom_user_id","value":"yourSideUserId"}}}]},{"name":"store\#
  .notify","summary":"Verifies a message of a store, and records what it reports.","x-role":"w\#
  rite","x-since":1,"paramStructure":"either","params":[{"name":"store","required":true,"summa\#
  ry":"Store that sent it.","schema":{"type":"string","enum":["appStore","playStore","stripe"]\#
  }},{"name":"payload","required":false,"summary":"Body of the store's request, unchanged, or \#
  a signed transaction of StoreKit 2; at most 256 KiB. At least one of `payload` and `response\#
  ` is required.","schema":{"type":"string"}},{"name":"headers","required":false,"summary":"He\#
  aders of the store's request, with names in any case. The daemon reads only `stripe-signatur\#
  e`.","schema":{"type":"object","additionalProperties":{"type":"string"},"maxProperties":200}\#
  },{"name":"response","required":false,"summary":"What the caller fetched from the store's AP\#
  I, for `playStore` and `stripe`.","schema":{"$ref":"#/components/schemas/StoreResponse"}},{"\#
  name":"device","required":false,"summary":"Device that presented the payload. At most one of\#
   `device` and `userId`.","schema":{"$ref":"#/components/schemas/DeviceId"}},{"name":"userId"\#
  ,"required":false,"summary":"User who presented the payload.","schema":{"$ref":"#/components\#
  /schemas/UserId"}},{"name":"project","required":false,"summary":"Id of the project.","schema\#
  ":{"$ref":"#/components/schemas/ProjectId","default":"default"}},{"name":"dryRun","required"\#
  :false,"summary":"Computes the result and the events without changing anything.","schema":{"\#
  type":"boolean","default":false}},{"name":"idempotencyKey","required":false,"summary":"Makes\#
   a retry safe: the same key with the same params returns the stored result.","schema":{"$ref\#
  ":"#/components/schemas/IdempotencyKey"}}],"result":{"name":"result","schema":{"type":"objec\#
  t","properties":{"notification":{"$ref":"#/components/schemas/StoreNotification"},"outcome":\#
  {"description":"applied: a record changed. stale: the daemon has newer or equal information.\#
   repeated: the daemon recorded this notification before. ignored: it changes nothing, see `w\#
  hy`. unclaimed: the purchase is recorded, and has no holder yet. ask: the store says only th\#
  at something changed, see `ask`.","type":"string","enum":["applied","stale","repeated","igno\#
  red","unclaimed","ask"]},"why":{"description":"Why the daemon ignores it. test: the store's \#
  test. unclaimed: the daemon finds no user for the purchase, and the rule `unclaimedPurchases\#
  ` ignores such purchases. noEffect: it reports nothing about a purchase. unknownType: the da\#
  emon does not know its type. Absent otherwise.","type":"string","enum":["test","unclaimed","\#
  noEffect","unknownType"]},"ask":{"$ref":"#/components/schemas/StoreQuestion","description":"\#
  What to fetch from the store and to send as `response`, with the same payload. Absent for ot\#
  her outcomes."},"purchases":{"description":"What the notification did to each purchase.","ty\#
  pe":"array","items":{"$ref":"#/components/schemas/NotifiedPurchase"}},"warnings":{"descripti\#
  on":"Absent when there are no warnings.","type":"array","items":{"$ref":"#/components/schema\#
  s/Warning"}},"dryRun":{"description":"True in a dry run; otherwise absent.","type":"boolean"\#
  },"events":{"description":"The events that the call would emit. Only in a dry run.","type":"\#
  array","items":{"$ref":"#/components/schemas/Event"}},"replayed":{"description":"True when t\#
  his is the stored result of an idempotency key; otherwise absent.","type":"boolean"}},"requi\#
  red":["notification","outcome","purchases"]}},"errors":[{"code":-32602,"message":"A paramete\#
  r is missing, unknown, of a wrong type or out of range, or two parameters exclude each other\#
  . `field` points to it; `nearest` lists similar names.","data":{"kind":"invalidParams","retr\#
  yable":false}},{"code":1000,"message":"The caller's role is lower than the role that the met\#
  hod needs. `uid` and `role` are the caller's (`none` without a role), and `needs` is the met\#
  hod's role.","data":{"kind":"permissionDenied","retryable":false}},{"code":1100,"message":"T\#
  he project has no such device.","data":{"kind":"unknownDevice","retryable":false}},{"code":1\#
  102,"message":"No user may have this id: it is empty, or in the project's `blockedUserIds`."\#
  ,"data":{"kind":"blockedUserId","retryable":false}},{"code":1103,"message":"The id has more \#
  Unicode scalars than the project's `userIdLengthMax`.","data":{"kind":"userIdTooLong","retry\#
  able":false}},{"code":1104,"message":"The id begins with the project's anonymous prefix, or \#
  it is the id of an anonymous user or a customerId. In `user.import`: the id belongs to anoth\#
  er customer, or no daemon makes such an anonymous id or customerId.","data":{"kind":"reserve\#
  dUserId","retryable":false}},{"code":1200,"message":"The daemon has no such project.","data"\#
  :{"kind":"unknownProject","retryable":false}},{"code":1202,"message":"Another user holds the\#
   purchase, and a rule of the project keeps it there. `holder` and `rule` name them. In `user\#
  .import` there is no `rule`: the import does not name the holder. Nothing changes.","data":{\#
  "kind":"purchaseHeldByAnother","retryable":false}},{"code":1300,"message":"A call of the sam\#
  e method used this key with other params in the last 24 hours.","data":{"kind":"idempotencyC\#
  onflict","retryable":false}},{"code":1400,"message":"The disk has no room for the write. Not\#
  hing changes, and reading still works.","data":{"kind":"storageFull","retryable":true}},{"co\#
  de":1401,"message":"The write may not be on the disk: the daemon stops, and its next start s\#
  hows what is stored. Or the daemon cannot read a record that the request needs, or its data \#
  file was removed: then it keeps running.","data":{"kind":"storageFailed","retryable":false}}\#
  ,{"code":1405,"message":"The shared database could not be reached, or did not answer in time\#
  ; other stores have no such error. With `outcome` `notApplied`, nothing changed. With `unkno\#
  wn`, the change may or may not be stored.","data":{"kind":"storageUnavailable","retryable":t\#
  rue}},{"code":1500,"message":"The daemon does not trust what `store.notify` got: `reason` is\#
   `malformed`, `algorithm`, `chainLength`, `certificate`, `chain`, `extension`, `validity`, `\#
  signature`, `app`, `environment`, `unsignedEnvironment` or `age`; stores.md says what each m\#
  eans. `httpStatus` is what the web server should answer.","data":{"kind":"unverified","retry\#
  able":false}},{"code":1501,"message":"The project does not define the store of `store.notify\#
  `. The store sends the notification again if the web server answers `httpStatus`.","data":{"\#
  kind":"storeNotConfigured","retryable":true}},{"code":1502,"message":"The system has no libc\#
  rypto, which verifies what Apple signed. All other methods work.","data":{"kind":"verifierMi\#
  ssing","retryable":true}},{"code":1503,"message":"The process that verifies what Apple signe\#
  d ended, or took more than two seconds. The daemon starts it again.","data":{"kind":"verifie\#
  rFailed","retryable":true}}],"examples":[{"name":"a subscription of the App Store, before it\#
  s user is known","x-given":[{"method":"project.define","params":{"products":{"monthly":{"kin\#
  d":"subscription","entitlements":["premium"]}},"environment":"any","clock":{"manual":"2026-0\#
  1-01T00:00:00.000Z"},"stores":{"appStore":{"apps":[{"bundleId":"com.example"}],"environments\#
  ":["LocalTesting"]},"playStore":{"packages":["com.example"]},"stripe":{"secret":"whsec_test"\#
  }}}}],"params":[{"name":"store","value":"appStore"},{"name":"payload","value":"{\"signedPayl\#
  oad\":\"eyJhbGciOiJFUzI1NiJ9.eyJub3RpZmljYXRpb25UeXBlIjoiU1VCU0NSSUJFRCIsIm5vdGlmaWNhdGlvblV\#
  VSUQiOiIwMDJlMTRkNS01MWY1LTQ1MDMtYjVhOC1jM2ExYWY2OGViMjAiLCJ2ZXJzaW9uIjoiMi4wIiwic2lnbmVkRGF\#
  0ZSI6MTc2NzIyNTYwMDAwMCwiZGF0YSI6eyJidW5kbGVJZCI6ImNvbS5leGFtcGxlIiwiZW52aXJvbm1lbnQiOiJMb2N\#
  hbFRlc3RpbmciLCJzaWduZWRUcmFuc2FjdGlvbkluZm8iOiJleUpoYkdjaU9pSkZVekkxTmlKOS5leUowY21GdWMyRmp\#
  kR2x2Ymtsa0lqb2lNU0lzSW05eWFXZHBibUZzVkhKaGJuTmhZM1JwYjI1SlpDSTZJakVpTENKaWRXNWtiR1ZKWkNJNkl\#
  tTnZiUzVsZUdGdGNHeGxJaXdpY0hKdlpIVmpkRWxrSWpvaWJXOXVkR2hzZVNJc0luQjFjbU5vWVhObFJHRjBaU0k2TVR\#
  jMk56SXlOVFl3TURBd01Dd2laWGh3YVhKbGMwUmhkR1VpT2pFM05qazVNRFF3TURBd01EQXNJblI1Y0dVaU9pSkJkWFJ\#
  2TFZKbGJtVjNZV0pzWlNCVGRXSnpZM0pwY0hScGIyNGlMQ0poY0hCQlkyTnZkVzUwVkc5clpXNGlPaUkzWlRObVlqSXd\#
  ZaTAwWTJSaUxUUTNZMk10T1RNMlpDMDVPV1EyTldZMk1EZ3hNemdpTENKemFXZHVaV1JFWVhSbElqb3hOelkzTWpJMU5\#
  qQXdNREF3TENKbGJuWnBjbTl1YldWdWRDSTZJa3h2WTJGc1ZHVnpkR2x1WnlKOS5BQUFBIiwic2lnbmVkUmVuZXdhbEl\#
  uZm8iOiJleUpoYkdjaU9pSkZVekkxTmlKOS5leUp2Y21sbmFXNWhiRlJ5WVc1ellXTjBhVzl1U1dRaU9pSXhJaXdpWVh\#
  WMGIxSmxibVYzVUhKdlpIVmpkRWxrSWpvaWJXOXVkR2hzZVNJc0luQnliMlIxWTNSSlpDSTZJbTF2Ym5Sb2JIa2lMQ0p\#
  oZFhSdlVtVnVaWGRUZEdGMGRYTWlPakVzSW5OcFoyNWxaRVJoZEdVaU9qRTNOamN5TWpVMk1EQXdNREFzSW1WdWRtbHl\#
  iMjV0Wlc1MElqb2lURzlqWVd4VVpYTjBhVzVuSW4wLkFBQUEifSwic3VidHlwZSI6IklOSVRJQUxfQlVZIn0.AAAA\"}\#
  "}],"result":{"name":"result","value":{"notification":{"id":"002e14d5-51f5-4503-b5a8-c3a1af6\#
  8eb20","type":"SUBSCRIBED","subtype":"INITIAL_BUY","at":"2026-01-01T00:00:00.000Z","environm\#
  ent":"sandbox"},"outcome":"unclaimed","purchases":[{"store":"appStore","originalTransactionI\#
  d":"1","transactionId":"1","outcome":"recorded"}]}}},{"name":"a repeat","x-given":[{"method"\#
  :"project.define","params":{"products":{"monthly":{"kind":"subscription","entitlements":["pr\#
  emium"]}},"environment":"any","clock":{"manual":"2026-01-01T00:00:00.000Z"},"stores":{"appSt\#
  ore":{"apps":[{"bundleId":"com.example"}],"environments":["LocalTesting"]},"playStore":{"pac\#
  kages":["com.example"]},"stripe":{"secret":"whsec_test"}}}},{"method":"store.notify","params\#
  ":{"store":"appStore","payload":"{\"signedPayload\":\"eyJhbGciOiJFUzI1NiJ9.eyJub3RpZmljYXRpb\#
  25UeXBlIjoiU1VCU0NSSUJFRCIsIm5vdGlmaWNhdGlvblVVSUQiOiIwMDJlMTRkNS01MWY1LTQ1MDMtYjVhOC1jM2ExY\#
  WY2OGViMjAiLCJ2ZXJzaW9uIjoiMi4wIiwic2lnbmVkRGF0ZSI6MTc2NzIyNTYwMDAwMCwiZGF0YSI6eyJidW5kbGVJZ\#
  CI6ImNvbS5leGFtcGxlIiwiZW52aXJvbm1lbnQiOiJMb2NhbFRlc3RpbmciLCJzaWduZWRUcmFuc2FjdGlvbkluZm8iO\#
  iJleUpoYkdjaU9pSkZVekkxTmlKOS5leUowY21GdWMyRmpkR2x2Ymtsa0lqb2lNU0lzSW05eWFXZHBibUZzVkhKaGJuT\#
  mhZM1JwYjI1SlpDSTZJakVpTENKaWRXNWtiR1ZKWkNJNkltTnZiUzVsZUdGdGNHeGxJaXdpY0hKdlpIVmpkRWxrSWpva\#
  WJXOXVkR2hzZVNJc0luQjFjbU5vWVhObFJHRjBaU0k2TVRjMk56SXlOVFl3TURBd01Dd2laWGh3YVhKbGMwUmhkR1VpT\#
  2pFM05qazVNRFF3TURBd01EQXNJblI1Y0dVaU9pSkJkWFJ2TFZKbGJtVjNZV0pzWlNCVGRXSnpZM0pwY0hScGIyNGlMQ\#
  0poY0hCQlkyTnZkVzUwVkc5clpXNGlPaUkzWlRObVlqSXdZaTAwWTJSaUxUUTNZMk10T1RNMlpDMDVPV1EyTldZMk1EZ\#
  3hNemdpTENKemFXZHVaV1JFWVhSbElqb3hOelkzTWpJMU5qQXdNREF3TENKbGJuWnBjbTl1YldWdWRDSTZJa3h2WTJGc\#
  1ZHVnpkR2x1WnlKOS5BQUFBIiwic2lnbmVkUmVuZXdhbEluZm8iOiJleUpoYkdjaU9pSkZVekkxTmlKOS5leUp2Y21sb\#
  mFXNWhiRlJ5WVc1ellXTjBhVzl1U1dRaU9pSXhJaXdpWVhWMGIxSmxibVYzVUhKdlpIVmpkRWxrSWpvaWJXOXVkR2hzZ\#
  VNJc0luQnliMlIxWTNSSlpDSTZJbTF2Ym5Sb2JIa2lMQ0poZFhSdlVtVnVaWGRUZEdGMGRYTWlPakVzSW5OcFoyNWxaR\#
  VJoZEdVaU9qRTNOamN5TWpVMk1EQXdNREFzSW1WdWRtbHliMjV0Wlc1MElqb2lURzlqWVd4VVpYTjBhVzVuSW4wLkFBQ\#
  UEifSwic3VidHlwZSI6IklOSVRJQUxfQlVZIn0.AAAA\"}"}}],"params":[{"name":"store","value":"appSto\#
  re"},{"name":"payload","value":"{\"signedPayload\":\"eyJhbGciOiJFUzI1NiJ9.eyJub3RpZmljYXRpb2\#
  5UeXBlIjoiU1VCU0NSSUJFRCIsIm5vdGlmaWNhdGlvblVVSUQiOiIwMDJlMTRkNS01MWY1LTQ1MDMtYjVhOC1jM2ExYW\#
  Y2OGViMjAiLCJ2ZXJzaW9uIjoiMi4wIiwic2lnbmVkRGF0ZSI6MTc2NzIyNTYwMDAwMCwiZGF0YSI6eyJidW5kbGVJZC\#
  I6ImNvbS5leGFtcGxlIiwiZW52aXJvbm1lbnQiOiJMb2NhbFRlc3RpbmciLCJzaWduZWRUcmFuc2FjdGlvbkluZm8iOi\#
  JleUpoYkdjaU9pSkZVekkxTmlKOS5leUowY21GdWMyRmpkR2x2Ymtsa0lqb2lNU0lzSW05eWFXZHBibUZzVkhKaGJuTm\#
  hZM1JwYjI1SlpDSTZJakVpTENKaWRXNWtiR1ZKWkNJNkltTnZiUzVsZUdGdGNHeGxJaXdpY0hKdlpIVmpkRWxrSWpvaW\#
  JXOXVkR2hzZVNJc0luQjFjbU5vWVhObFJHRjBaU0k2TVRjMk56SXlOVFl3TURBd01Dd2laWGh3YVhKbGMwUmhkR1VpT2\#
  pFM05qazVNRFF3TURBd01EQXNJblI1Y0dVaU9pSkJkWFJ2TFZKbGJtVjNZV0pzWlNCVGRXSnpZM0pwY0hScGIyNGlMQ0\#
  poY0hCQlkyTnZkVzUwVkc5clpXNGlPaUkzWlRObVlqSXdZaTAwWTJSaUxUUTNZMk10T1RNMlpDMDVPV1EyTldZMk1EZ3\#
  hNemdpTENKemFXZHVaV1JFWVhSbElqb3hOelkzTWpJMU5qQXdNREF3TENKbGJuWnBjbTl1YldWdWRDSTZJa3h2WTJGc1\#
  ZHVnpkR2x1WnlKOS5BQUFBIiwic2lnbmVkUmVuZXdhbEluZm8iOiJleUpoYkdjaU9pSkZVekkxTmlKOS5leUp2Y21sbm\#
  FXNWhiRlJ5WVc1ellXTjBhVzl1U1dRaU9pSXhJaXdpWVhWMGIxSmxibVYzVUhKdlpIVmpkRWxrSWpvaWJXOXVkR2hzZV\#
  NJc0luQnliMlIxWTNSSlpDSTZJbTF2Ym5Sb2JIa2lMQ0poZFhSdlVtVnVaWGRUZEdGMGRYTWlPakVzSW5OcFoyNWxaRV\#
  JoZEdVaU9qRTNOamN5TWpVMk1EQXdNREFzSW1WdWRtbHliMjV0Wlc1MElqb2lURzlqWVd4VVpYTjBhVzVuSW4wLkFBQU\#
  EifSwic3VidHlwZSI6IklOSVRJQUxfQlVZIn0.AAAA\"}"}],"result":{"name":"result","value":{"notific\#
  ation":{"id":"002e14d5-51f5-4503-b5a8-c3a1af68eb20","type":"SUBSCRIBED","subtype":"INITIAL_B\#
  UY","at":"2026-01-01T00:00:00.000Z","environment":"sandbox"},"outcome":"repeated","purchases\#
  ":[]}}},{"name":"a push of Google Play, which says only that something changed","x-given":[{\#
  "method":"project.define","params":{"products":{"monthly":{"kind":"subscription","entitlemen\#
  ts":["premium"]}},"environment":"any","clock":{"manual":"2026-01-01T00:00:00.000Z"},"stores"\#
  :{"appStore":{"apps":[{"bundleId":"com.example"}],"environments":["LocalTesting"]},"playStor\#
  e":{"packages":["com.example"]},"stripe":{"secret":"whsec_test"}}}}],"params":[{"name":"stor\#
  e","value":"playStore"},{"name":"payload","value":"{\"message\":{\"data\":\"eyJ2ZXJzaW9uIjoi\#
  MS4wIiwicGFja2FnZU5hbWUiOiJjb20uZXhhbXBsZSIsImV2ZW50VGltZU1pbGxpcyI6IjE3NjcyMjU2MDAwMDAiLCJz\#
  dWJzY3JpcHRpb25Ob3RpZmljYXRpb24iOnsidmVyc2lvbiI6IjEuMCIsIm5vdGlmaWNhdGlvblR5cGUiOjQsInB1cmNo\#
  YXNlVG9rZW4iOiJ0b2tlbi0xIiwic3Vic2NyaXB0aW9uSWQiOiJtb250aGx5In19\",\"messageId\":\"1003\",\"\#
  publishTime\":\"2026-01-01T00:00:00Z\"},\"subscription\":\"projects/example/subscriptions/rt\#
  dn\"}"}],"result":{"name":"result","value":{"notification":{"id":"1003","type":"PURCHASED","\#
  subtype":null,"at":"2026-01-01T00:00:00.000Z","environment":null},"outcome":"ask","ask":{"ki\#
  nd":"subscription","packageName":"com.example","purchaseToken":"token-1"},"purchases":[]}}},\#
  {"name":"a subscription fetched from Stripe","x-given":[{"method":"project.define","params":\#
  {"products":{"monthly":{"kind":"subscription","entitlements":["premium"]}},"environment":"an\#
  y","clock":{"manual":"2026-01-01T00:00:00.000Z"},"stores":{"appStore":{"apps":[{"bundleId":"\#
  com.example"}],"environments":["LocalTesting"]},"playStore":{"packages":["com.example"]},"st\#
  ripe":{"secret":"whsec_test"}}}}],"params":[{"name":"store","value":"stripe"},{"name":"respo\#
  nse","value":{"kind":"subscription","fetchedAt":"2026-01-01T00:00:00.000Z","body":{"id":"sub\#
  _1","object":"subscription","status":"active","livemode":true,"customer":"cus_1","cancel_at_\#
  period_end":false,"items":{"data":[{"current_period_start":1767225600,"current_period_end":1\#
  769904000,"price":{"id":"price_1","product":"monthly"}}]}}}}],"result":{"name":"result","val\#
  ue":{"notification":{"id":null,"type":null,"subtype":null,"at":"2026-01-01T00:00:00.000Z","e\#
  nvironment":"production"},"outcome":"unclaimed","purchases":[{"store":"stripe","originalTran\#
  sactionId":"sub_1","transactionId":"sub_1:1767225600","outcome":"recorded"}]}}}]},{"name":"s\#
  tore.unclaimed","summary":"Lists the unclaimed purchases: those that have had no holder yet.\#
  ","x-role":"read","x-since":1,"paramStructure":"either","params":[{"name":"after","required"\#
  :false,"summary":"Cursor from an earlier reply. The reply has the purchases after it.","sche\#
  ma":{"type":"string"}},{"name":"limit","required":false,"summary":"Maximum number of purchas\#
  es.","schema":{"type":"integer","minimum":1,"maximum":1000,"default":100}},{"name":"project"\#
  ,"required":false,"summary":"Id of the project.","schema":{"$ref":"#/components/schemas/Proj\#
  ectId","default":"default"}}],"result":{"name":"result","schema":{"type":"object","propertie\#
  s":{"purchases":{"description":"In the order of `store`, then `originalTransactionId`, by by\#
  tes.","type":"array","items":{"$ref":"#/components/schemas/Purchase"}},"cursor":{"descriptio\#
  n":"What the next call gives as `after`.","type":"string"},"more":{"description":"Whether mo\#
  re purchases follow.","type":"boolean"}},"required":["purchases","cursor","more"]}},"errors"\#
  :[{"code":-32602,"message":"A parameter is missing, unknown, of a wrong type or out of range\#
  , or two parameters exclude each other. `field` points to it; `nearest` lists similar names.\#
  ","data":{"kind":"invalidParams","retryable":false}},{"code":1000,"message":"The caller's ro\#
  le is lower than the role that the method needs. `uid` and `role` are the caller's (`none` w\#
  ithout a role), and `needs` is the method's role.","data":{"kind":"permissionDenied","retrya\#
  ble":false}},{"code":1200,"message":"The daemon has no such project.","data":{"kind":"unknow\#
  nProject","retryable":false}},{"code":1405,"message":"The shared database could not be reach\#
  ed, or did not answer in time; other stores have no such error. With `outcome` `notApplied`,\#
   nothing changed. With `unknown`, the change may or may not be stored.","data":{"kind":"stor\#
  ageUnavailable","retryable":true}}],"examples":[{"name":"one of two","x-given":[{"method":"p\#
  roject.define","params":{"products":{"monthly":{"kind":"subscription","entitlements":["premi\#
  um"]}},"clock":{"manual":"2026-01-01T00:00:00.000Z"}}},{"method":"purchase","params":{"produ\#
  ct":"monthly","store":"appStore","transactionId":"1000","expiresAt":"2026-02-01T00:00:00Z","\#
  accountToken":"7E3FB20B-4CDB-47CC-936D-99D65F608138"}},{"method":"purchase","params":{"produ\#
  ct":"monthly","store":"appStore","transactionId":"1001","expiresAt":"2026-02-01T00:00:00Z"}}\#
  ],"params":[{"name":"limit","value":1}],"result":{"name":"result","value":{"purchases":[{"st\#
  ore":"appStore","originalTransactionId":"1000","transactionId":"1000","product":"monthly","k\#
  ind":"subscription","state":"active","holders":[],"device":null,"storeAccount":null,"purchas\#
  edAt":"2026-01-01T00:00:00.000Z","firstPurchasedAt":"2026-01-01T00:00:00.000Z","expiresAt":"\#
  2026-02-01T00:00:00.000Z","trialStartedAt":null,"periodType":"normal","environment":"product\#
  ion","isFamilyShared":false,"price":null,"currency":null,"country":null,"offerCode":null,"au\#
  toRenew":true,"autoRenewDisabledAt":null,"gracePeriodExpiresAt":null,"billingRetry":false,"p\#
  ausedUntil":null,"refundedAt":null,"revokedAt":null,"endedAt":null,"paused":false,"renewsAs"\#
  :null,"endReason":null,"billingIssueAt":null,"replaces":null,"replacedBy":null,"replacedAt":\#
  null,"keys":[],"renewsCount":0,"accountToken":"7e3fb20b-4cdb-47cc-936d-99d65f608138","transa\#
  ctions":[{"transactionId":"1000","product":"monthly","periodType":"normal","purchasedAt":"20\#
  26-01-01T00:00:00.000Z","expiresAt":"2026-02-01T00:00:00.000Z","isFamilyShared":false,"price\#
  ":null,"currency":null,"country":null,"offerCode":null,"attributes":{},"asOf":"2026-01-01T00\#
  :00:00.000Z"}]}],"cursor":"appStore:1000","more":true}}}]},{"name":"user.delete","summary":"\#
  Deletes a customer and erases its ids from everything that the daemon stores.","x-role":"adm\#
  in","x-since":1,"paramStructure":"either","params":[{"name":"userId","required":true,"summar\#
  y":"Any id of the customer.","schema":{"$ref":"#/components/schemas/UserId"}},{"name":"proje\#
  ct","required":false,"summary":"Id of the project.","schema":{"$ref":"#/components/schemas/P\#
  rojectId","default":"default"}},{"name":"dryRun","required":false,"summary":"Computes the re\#
  sult and the events without changing anything.","schema":{"type":"boolean","default":false}}\#
  ,{"name":"idempotencyKey","required":false,"summary":"Makes a retry safe: the same key with \#
  the same params returns the stored result.","schema":{"$ref":"#/components/schemas/Idempoten\#
  cyKey"}},{"name":"traces","required":false,"summary":"When the reply comes: `pending`, when \#
  the tables have nothing of the customer any more; `cleared`, when no file has, which are ove\#
  rwritten at once.","schema":{"type":"string","enum":["pending","cleared"],"default":"pending\#
  "}}],"result":{"name":"result","schema":{"type":"object","properties":{"tombstone":{"descrip\#
  tion":"New id that replaces every erased id in events. It belongs to no user.","type":"strin\#
  g"},"users":{"description":"Number of erased users: the aliases of the customer.","type":"in\#
  teger","minimum":1},"devices":{"description":"Number of erased devices. `install` can regist\#
  er them again.","type":"integer","minimum":0},"purchases":{"description":"Number of erased p\#
  urchases: those that no other customer holds.","type":"integer","minimum":0},"shared":{"desc\#
  ription":"Number of purchases that other customers hold and keep.","type":"integer","minimum\#
  ":0},"traces":{"description":"What is left of what is erased. `pending`: free bytes of the d\#
  aemon's files, until `clearedBy`; `tracesCleared` tells when they are overwritten. `cleared`\#
  : nothing. `database`: it is deleted from the shared database, whose files belong to its adm\#
  inistrator (fleet.md).","type":"string","enum":["pending","cleared","database"]},"clearedBy"\#
  :{"description":"When the last byte is overwritten, at the latest. Only if `traces` is `pend\#
  ing`.","$ref":"#/components/schemas/Moment"},"dryRun":{"description":"True in a dry run; oth\#
  erwise absent.","type":"boolean"},"events":{"description":"The events that the call would em\#
  it. Only in a dry run.","type":"array","items":{"$ref":"#/components/schemas/Event"}},"repla\#
  yed":{"description":"True when this is the stored result of an idempotency key; otherwise ab\#
  sent.","type":"boolean"}},"required":["tombstone","users","devices","purchases","shared","tr\#
  aces"]}},"errors":[{"code":-32602,"message":"A parameter is missing, unknown, of a wrong typ\#
  e or out of range, or two parameters exclude each other. `field` points to it; `nearest` lis\#
  ts similar names.","data":{"kind":"invalidParams","retryable":false}},{"code":1000,"message"\#
  :"The caller's role is lower than the role that the method needs. `uid` and `role` are the c\#
  aller's (`none` without a role), and `needs` is the method's role.","data":{"kind":"permissi\#
  onDenied","retryable":false}},{"code":1101,"message":"The project has no such user. `explain\#
  ` then names a purchase that waits for this id, its account token.","data":{"kind":"unknownU\#
  ser","retryable":false}},{"code":1102,"message":"No user may have this id: it is empty, or i\#
  n the project's `blockedUserIds`.","data":{"kind":"blockedUserId","retryable":false}},{"code\#
  ":1103,"message":"The id has more Unicode scalars than the project's `userIdLengthMax`.","da\#
  ta":{"kind":"userIdTooLong","retryable":false}},{"code":1200,"message":"The daemon has no su\#
  ch project.","data":{"kind":"unknownProject","retryable":false}},{"code":1300,"message":"A c\#
  all of the same method used this key with other params in the last 24 hours.","data":{"kind"\#
  :"idempotencyConflict","retryable":false}},{"code":1400,"message":"The disk has no room for \#
  the write. Nothing changes, and reading still works.","data":{"kind":"storageFull","retryabl\#
  e":true}},{"code":1401,"message":"The write may not be on the disk: the daemon stops, and it\#
  s next start shows what is stored. Or the daemon cannot read a record that the request needs\#
  , or its data file was removed: then it keeps running.","data":{"kind":"storageFailed","retr\#
  yable":false}},{"code":1405,"message":"The shared database could not be reached, or did not \#
  answer in time; other stores have no such error. With `outcome` `notApplied`, nothing change\#
  d. With `unknown`, the change may or may not be stored.","data":{"kind":"storageUnavailable"\#
  ,"retryable":true}}],"examples":[{"name":"with all that was hers","x-given":[{"method":"proj\#
  ect.define","params":{"rules":"revenuecat","products":{"monthly":{"kind":"subscription","ent\#
  itlements":["premium"]}},"entitlements":["gift"],"clock":{"manual":"2026-01-01T00:00:00.000Z\#
  "}}},{"method":"install","params":{"device":"iphone","storeAccount":"apple-ann","platform":"\#
  ios"}},{"method":"purchase","params":{"device":"iphone","product":"monthly","store":"appStor\#
  e","transactionId":"1000","expiresAt":"2026-02-01T00:00:00.000Z","price":"9.99","currency":"\#
  EUR","attributes":{"campaign":"winter"}}},{"method":"identify","params":{"device":"iphone","\#
  userId":"ann"}},{"method":"setUserProperty","params":{"userId":"ann","key":"$email","value":\#
  "ann@example.org"}}],"params":[{"name":"userId","value":"ann"}],"result":{"name":"result","v\#
  alue":{"tombstone":"{{any}}","users":2,"devices":1,"purchases":1,"shared":0,"traces":"{{any}\#
  }"}}},{"name":"a dry run","x-given":[{"method":"project.define","params":{"products":{"month\#
  ly":{"kind":"subscription","entitlements":["premium"]}},"entitlements":["gift"],"clock":{"ma\#
  nual":"2026-01-01T00:00:00.000Z"}}},{"method":"install","params":{"device":"iphone"}},{"meth\#
  od":"identify","params":{"device":"iphone","userId":"ann"}}],"params":[{"name":"userId","val\#
  ue":"ann"},{"name":"dryRun","value":true}],"result":{"name":"result","value":{"tombstone":"{\#
  {tombstone}}","users":1,"devices":0,"purchases":0,"shared":0,"traces":"{{any}}","dryRun":tru\#
  e,"events":[{"id":"{{any}}","kind":"loggedOut","at":"2026-01-01T00:00:00.000Z","project":"de\#
  fault","user":"{{tombstone}}","userId":"{{tombstone}}","anonymousId":"{{any}}","cause":{"met\#
  hod":"user.delete","id":"{{any}}"},"device":"iphone"},{"id":"{{any}}","kind":"userDeleted","\#
  at":"2026-01-01T00:00:00.000Z","project":"default","user":"{{tombstone}}","userId":"{{tombst\#
  one}}","cause":{"method":"user.delete","id":"{{any}}"}}]}}}]},{"name":"user.export","summary\#
  ":"Returns everything that the daemon stores about a customer.","x-role":"read","x-since":1,\#
  "paramStructure":"either","params":[{"name":"userId","required":true,"summary":"Any id of th\#
  e customer.","schema":{"$ref":"#/components/schemas/UserId"}},{"name":"withoutEvents","requi\#
  red":false,"summary":"Whether to leave out `events`, `cursor` and `moreEvents`.","schema":{"\#
  type":"boolean","default":false}},{"name":"project","required":false,"summary":"Id of the pr\#
  oject.","schema":{"$ref":"#/components/schemas/ProjectId","default":"default"}}],"result":{"\#
  name":"result","schema":{"type":"object","properties":{"user":{"$ref":"#/components/schemas/\#
  User"},"firstId":{"$ref":"#/components/schemas/UserId","description":"First id that the cust\#
  omer had. After a merge, that of the older customer."},"lastId":{"$ref":"#/components/schema\#
  s/UserId","description":"Id that acted last: the user of the last install, identify, purchas\#
  e or restore."},"ids":{"description":"Every id of the customer, in byte order.","type":"arra\#
  y","items":{"type":"object","properties":{"id":{"$ref":"#/components/schemas/UserId"},"kind"\#
  :{"description":"Who uses the id. `customer`: the customerId of a customer that began with a\#
  n identified user.","type":"string","enum":["anonymous","identified","customer"]},"device":{\#
  "description":"Device of an anonymous id; otherwise null.","type":["string","null"]},"create\#
  dAt":{"$ref":"#/components/schemas/Moment"}},"required":["id","kind","device","createdAt"]}}\#
  ,"devices":{"description":"Devices whose anonymous or identified user belongs to the custome\#
  r, in byte order.","type":"array","items":{"type":"object","properties":{"device":{"$ref":"#\#
  /components/schemas/DeviceId"},"anonymousId":{"$ref":"#/components/schemas/UserId"},"identit\#
  yId":{"description":"Id of the identified user; null when no user is logged in.","type":["st\#
  ring","null"]},"storeAccount":{"type":["string","null"]},"platform":{"type":["string","null"\#
  ]},"app":{"type":["string","null"]},"createdAt":{"$ref":"#/components/schemas/Moment"}},"req\#
  uired":["device","anonymousId","identityId","storeAccount","platform","app","createdAt"]}},"\#
  accountTokens":{"description":"Account tokens registered for the customer, in byte order.","\#
  type":"array","items":{"$ref":"#/components/schemas/AccountToken"}},"purchases":{"descriptio\#
  n":"Purchases that the customer holds, with all their transactions.","type":"array","items":\#
  {"$ref":"#/components/schemas/Purchase"}},"claims":{"description":"Purchases that an import \#
  gave to the customer and that no store has reported yet.","type":"array","items":{"$ref":"#/\#
  components/schemas/PurchaseRef"}},"grants":{"description":"Grants, including those that have\#
   ended.","type":"array","items":{"type":"object","properties":{"entitlement":{"$ref":"#/comp\#
  onents/schemas/EntitlementId"},"grantedAt":{"$ref":"#/components/schemas/Moment"},"expiresAt\#
  ":{"$ref":"#/components/schemas/NullableMoment"},"revokedAt":{"$ref":"#/components/schemas/N\#
  ullableMoment"}},"required":["entitlement","grantedAt","expiresAt","revokedAt"]}},"propertie\#
  s":{"type":"array","items":{"type":"object","properties":{"key":{"$ref":"#/components/schema\#
  s/PropertyKey"},"value":{"$ref":"#/components/schemas/PropertyValue"},"setAt":{"$ref":"#/com\#
  ponents/schemas/Moment"}},"required":["key","value","setAt"]}},"overridden":{"description":"\#
  Earlier values of properties that another user of the same customer replaced. An empty value\#
   is a removal.","type":"array","items":{"type":"object","properties":{"key":{"$ref":"#/compo\#
  nents/schemas/PropertyKey"},"value":{"$ref":"#/components/schemas/PropertyValue"},"setAt":{"\#
  $ref":"#/components/schemas/Moment"}},"required":["key","value","setAt"]}},"entitlements":{"\#
  $ref":"#/components/schemas/Entitlements"},"at":{"$ref":"#/components/schemas/Moment","descr\#
  iption":"Time of the entitlements and of the purchases' states: now."},"events":{"descriptio\#
  n":"Events of the customer, oldest first, at most 1000.","type":"array","items":{"$ref":"#/c\#
  omponents/schemas/Event"}},"cursor":{"$ref":"#/components/schemas/Cursor","description":"Pos\#
  ition at which events.read continues, with the same id as `user`."},"moreEvents":{"descripti\#
  on":"True when events.read has more events of the customer.","type":"boolean"}},"required":[\#
  "user","firstId","lastId","ids","devices","accountTokens","purchases","claims","grants","pro\#
  perties","overridden","entitlements","at"]}},"errors":[{"code":-32602,"message":"A parameter\#
   is missing, unknown, of a wrong type or out of range, or two parameters exclude each other.\#
   `field` points to it; `nearest` lists similar names.","data":{"kind":"invalidParams","retry\#
  able":false}},{"code":1000,"message":"The caller's role is lower than the role that the meth\#
  od needs. `uid` and `role` are the caller's (`none` without a role), and `needs` is the meth\#
  od's role.","data":{"kind":"permissionDenied","retryable":false}},{"code":1101,"message":"Th\#
  e project has no such user. `explain` then names a purchase that waits for this id, its acco\#
  unt token.","data":{"kind":"unknownUser","retryable":false}},{"code":1102,"message":"No user\#
   may have this id: it is empty, or in the project's `blockedUserIds`.","data":{"kind":"block\#
  edUserId","retryable":false}},{"code":1103,"message":"The id has more Unicode scalars than t\#
  he project's `userIdLengthMax`.","data":{"kind":"userIdTooLong","retryable":false}},{"code":\#
  1200,"message":"The daemon has no such project.","data":{"kind":"unknownProject","retryable"\#
  :false}},{"code":1405,"message":"The shared database could not be reached, or did not answer\#
   in time; other stores have no such error. With `outcome` `notApplied`, nothing changed. Wit\#
  h `unknown`, the change may or may not be stored.","data":{"kind":"storageUnavailable","retr\#
  yable":true}}],"examples":[{"name":"all of it","x-given":[{"method":"project.define","params\#
  ":{"rules":"revenuecat","products":{"monthly":{"kind":"subscription","entitlements":["premiu\#
  m"]}},"entitlements":["gift"],"clock":{"manual":"2026-01-01T00:00:00.000Z"}}},{"method":"ins\#
  tall","params":{"device":"iphone","storeAccount":"apple-ann","platform":"ios"}},{"method":"p\#
  urchase","params":{"device":"iphone","product":"monthly","store":"appStore","transactionId":\#
  "1000","expiresAt":"2026-02-01T00:00:00.000Z","price":"9.99","currency":"EUR","attributes":{\#
  "campaign":"winter"}}},{"method":"identify","params":{"device":"iphone","userId":"ann"}},{"m\#
  ethod":"setUserProperty","params":{"userId":"ann","key":"$email","value":"ann@example.org"}}\#
  ],"params":[{"name":"userId","value":"ann"}],"result":{"name":"result","value":{"user":{"id"\#
  :"ann","anonymousId":null,"identityId":"ann","customerId":"{{anonymous}}","aliases":["{{anon\#
  ymous}}","ann"],"createdAt":"2026-01-01T00:00:00.000Z","environment":"production"},"firstId"\#
  :"{{anonymous}}","lastId":"ann","ids":[{"id":"{{anonymous}}","kind":"anonymous","device":"ip\#
  hone","createdAt":"2026-01-01T00:00:00.000Z"},{"id":"ann","kind":"identified","device":null,\#
  "createdAt":"2026-01-01T00:00:00.000Z"}],"devices":[{"device":"iphone","anonymousId":"{{anon\#
  ymous}}","identityId":"ann","storeAccount":"apple-ann","platform":"ios","app":null,"createdA\#
  t":"2026-01-01T00:00:00.000Z"}],"accountTokens":[],"purchases":[{"store":"appStore","origina\#
  lTransactionId":"1000","transactionId":"1000","product":"monthly","kind":"subscription","sta\#
  te":"active","holders":["ann"],"device":"iphone","storeAccount":"apple-ann","purchasedAt":"2\#
  026-01-01T00:00:00.000Z","firstPurchasedAt":"2026-01-01T00:00:00.000Z","expiresAt":"2026-02-\#
  01T00:00:00.000Z","trialStartedAt":null,"periodType":"normal","environment":"production","is\#
  FamilyShared":false,"price":"9.99","currency":"EUR","country":null,"offerCode":null,"autoRen\#
  ew":true,"autoRenewDisabledAt":null,"gracePeriodExpiresAt":null,"billingRetry":false,"paused\#
  Until":null,"refundedAt":null,"revokedAt":null,"endedAt":null,"paused":false,"renewsAs":null\#
  ,"endReason":null,"billingIssueAt":null,"replaces":null,"replacedBy":null,"replacedAt":null,\#
  "keys":[],"renewsCount":0,"accountToken":null,"transactions":[{"transactionId":"1000","produ\#
  ct":"monthly","periodType":"normal","purchasedAt":"2026-01-01T00:00:00.000Z","expiresAt":"20\#
  26-02-01T00:00:00.000Z","isFamilyShared":false,"price":"9.99","currency":"EUR","country":nul\#
  l,"offerCode":null,"attributes":{"campaign":"winter"},"asOf":"2026-01-01T00:00:00.000Z"}]}],\#
  "claims":[],"grants":[],"properties":[{"key":"$email","value":"ann@example.org","setAt":"202\#
  6-01-01T00:00:00.000Z"}],"overridden":[],"entitlements":{"premium":{"id":"premium","active":\#
  true,"state":"active","productId":"monthly","source":"appStore","renewState":"willRenew","gr\#
  antType":"purchase","periodType":"normal","startedAt":"2026-01-01T00:00:00.000Z","expiresAt"\#
  :"2026-02-01T00:00:00.000Z","gracePeriodExpiresAt":null,"firstPurchasedAt":"2026-01-01T00:00\#
  :00.000Z","lastPurchasedAt":"2026-01-01T00:00:00.000Z","trialStartedAt":null,"autoRenewDisab\#
  ledAt":null,"renewsCount":0,"environment":"production","store":"appStore","transactionId":"1\#
  000","originalTransactionId":"1000"}},"at":"2026-01-01T00:00:00.000Z","events":[{"cursor":"1\#
  ","id":"{{any}}","kind":"userCreated","at":"2026-01-01T00:00:00.000Z","project":"default","u\#
  ser":"{{anonymous}}","anonymousId":"{{anonymous}}","cause":{"method":"install","id":"{{any}}\#
  "},"device":"iphone"},{"cursor":"2","id":"{{any}}","kind":"purchaseRecorded","at":"2026-01-0\#
  1T00:00:00.000Z","project":"default","user":"{{anonymous}}","anonymousId":"{{anonymous}}","c\#
  ause":{"method":"purchase","id":"{{any}}"},"store":"appStore","originalTransactionId":"1000"\#
  ,"transactionId":"1000","product":"monthly","productKind":"subscription","holders":["{{anony\#
  mous}}"],"device":"iphone","environment":"production","firstPurchasedAt":"2026-01-01T00:00:0\#
  0.000Z","purchasedAt":"2026-01-01T00:00:00.000Z","expiresAt":"2026-02-01T00:00:00.000Z","per\#
  iodType":"normal","isFamilyShared":false,"price":"9.99","currency":"EUR","country":null,"off\#
  erCode":null,"attributes":{"campaign":"winter"}},{"cursor":"3","id":"{{any}}","kind":"entitl\#
  ementsActivated","at":"2026-01-01T00:00:00.000Z","project":"default","user":"{{anonymous}}",\#
  "anonymousId":"{{anonymous}}","cause":{"method":"purchase","id":"{{any}}"},"entitlements":["\#
  premium"],"store":"appStore","originalTransactionId":"1000","transactionId":"1000","product"\#
  :"monthly","productKind":"subscription","holders":["{{anonymous}}"],"device":"iphone","envir\#
  onment":"production","firstPurchasedAt":"2026-01-01T00:00:00.000Z","purchasedAt":"2026-01-01\#
  T00:00:00.000Z","expiresAt":"2026-02-01T00:00:00.000Z","periodType":"normal","isFamilyShared\#
  ":false,"price":"9.99","currency":"EUR","country":null,"offerCode":null,"attributes":{"campa\#
  ign":"winter"}},{"cursor":"4","id":"{{any}}","kind":"userCreated","at":"2026-01-01T00:00:00.\#
  000Z","project":"default","user":"{{anonymous}}","userId":"ann","cause":{"method":"identify"\#
  ,"id":"{{any}}"},"device":"iphone"},{"cursor":"5","id":"{{any}}","kind":"identified","at":"2\#
  026-01-01T00:00:00.000Z","project":"default","user":"{{anonymous}}","userId":"ann","anonymou\#
  sId":"{{anonymous}}","cause":{"method":"identify","id":"{{any}}"},"device":"iphone","outcome\#
  ":"aliased"},{"cursor":"6","id":"{{any}}","kind":"usersAliased","at":"2026-01-01T00:00:00.00\#
  0Z","project":"default","user":"{{anonymous}}","userId":"ann","cause":{"method":"identify","\#
  id":"{{any}}"},"aliases":["{{anonymous}}","ann"]},{"cursor":"7","id":"{{any}}","kind":"entit\#
  lementsActivated","at":"2026-01-01T00:00:00.000Z","project":"default","user":"{{anonymous}}"\#
  ,"userId":"ann","cause":{"method":"identify","id":"{{any}}"},"entitlements":["premium"]}],"c\#
  ursor":"7","moreEvents":false}}}]},{"name":"user.import","summary":"Imports a customer, as `\#
  user.export` returns it, completely or not at all.","x-role":"admin","x-since":1,"paramStruc\#
  ture":"either","params":[{"name":"user","required":false,"summary":"The user as `user.export\#
  ` shows it. The daemon reads only `customerId` and `createdAt`.","schema":{"title":"user","t\#
  ype":"object","properties":{"id":{"description":"Not read."},"anonymousId":{"description":"N\#
  ot read."},"identityId":{"description":"Not read."},"customerId":{"type":["string","null"]},\#
  "aliases":{"description":"Not read."},"device":{"description":"Not read."},"createdAt":{"$re\#
  f":"#/components/schemas/NullableMoment"},"environment":{"description":"Not read."}},"requir\#
  ed":[],"additionalProperties":false}},{"name":"firstId","required":false,"summary":"First id\#
   that the customer had; without it, the oldest of `ids`.","schema":{"$ref":"#/components/sch\#
  emas/UserId"}},{"name":"lastId","required":false,"summary":"Id of the customer that acted la\#
  st. It has no effect if the project knows the customer.","schema":{"$ref":"#/components/sche\#
  mas/UserId"}},{"name":"ids","required":true,"summary":"Every id of the customer. An empty li\#
  st imports unclaimed purchases.","schema":{"type":"array","items":{"title":"an id","type":"o\#
  bject","properties":{"id":{"$ref":"#/components/schemas/UserId"},"kind":{"type":"string","en\#
  um":["anonymous","identified","customer"]},"device":{"description":"Device of an anonymous i\#
  d.","type":["string","null"]},"createdAt":{"$ref":"#/components/schemas/NullableMoment","des\#
  cription":"Without it, now."}},"required":["id","kind"],"additionalProperties":false},"maxIt\#
  ems":10000}},{"name":"customerId","required":false,"summary":"The customerId, instead of tha\#
  t of `user`. Without both: that of the customer who has one of the ids, else the oldest anon\#
  ymous id, else a new one.","schema":{"$ref":"#/components/schemas/UserId"}},{"name":"devices\#
  ","required":false,"summary":"Devices. A device is created once its anonymous user exists, a\#
  nd its user is logged in there once that user exists.","schema":{"type":"array","items":{"ti\#
  tle":"a device","type":"object","properties":{"device":{"$ref":"#/components/schemas/DeviceI\#
  d"},"anonymousId":{"$ref":"#/components/schemas/UserId"},"identityId":{"type":["string","nul\#
  l"]},"storeAccount":{"type":["string","null"]},"platform":{"type":["string","null"]},"app":{\#
  "type":["string","null"]},"createdAt":{"$ref":"#/components/schemas/Moment"}},"required":["d\#
  evice","anonymousId","createdAt"],"additionalProperties":false},"maxItems":10000}},{"name":"\#
  accountTokens","required":false,"summary":"Account tokens.","schema":{"type":"array","items"\#
  :{"$ref":"#/components/schemas/AccountToken"},"maxItems":10000}},{"name":"purchases","requir\#
  ed":false,"summary":"Purchases with their transactions.","schema":{"type":"array","items":{"\#
  $ref":"#/components/schemas/ImportedPurchase"},"maxItems":10000}},{"name":"claims","required\#
  ":false,"summary":"Purchases of which only the store and the name are known. The customer ho\#
  lds each one as soon as a store reports it; until then it gives no access.","schema":{"type"\#
  :"array","items":{"$ref":"#/components/schemas/PurchaseRef"},"maxItems":10000}},{"name":"gra\#
  nts","required":false,"summary":"Grants, including those that have ended.","schema":{"type":\#
  "array","items":{"title":"a grant","type":"object","properties":{"entitlement":{"$ref":"#/co\#
  mponents/schemas/EntitlementId"},"grantedAt":{"$ref":"#/components/schemas/Moment"},"expires\#
  At":{"$ref":"#/components/schemas/NullableMoment"},"revokedAt":{"$ref":"#/components/schemas\#
  /NullableMoment"}},"required":["entitlement","grantedAt"],"additionalProperties":false},"max\#
  Items":10000}},{"name":"properties","required":false,"summary":"Properties. The newer value \#
  of a key stays.","schema":{"type":"array","items":{"title":"a property","type":"object","pro\#
  perties":{"key":{"$ref":"#/components/schemas/PropertyKey"},"value":{"$ref":"#/components/sc\#
  hemas/PropertyValue"},"setAt":{"$ref":"#/components/schemas/NullableMoment","description":"W\#
  ithout it, before everything that is set here."}},"required":["key","value"],"additionalProp\#
  erties":false},"maxItems":10000}},{"name":"overridden","required":false,"summary":"Earlier v\#
  alues of properties that another user of the customer replaced.","schema":{"type":"array","i\#
  tems":{"title":"a property","type":"object","properties":{"key":{"$ref":"#/components/schema\#
  s/PropertyKey"},"value":{"$ref":"#/components/schemas/PropertyValue"},"setAt":{"$ref":"#/com\#
  ponents/schemas/NullableMoment","description":"Without it, before everything that is set her\#
  e."}},"required":["key","value"],"additionalProperties":false},"maxItems":10000}},{"name":"e\#
  ntitlements","required":false,"summary":"Not used: access derives from purchases and grants.\#
  ","schema":{"type":"object"}},{"name":"at","required":false,"summary":"Not used.","schema":{\#
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
  ","items":{"$ref":"#/components/schemas/Warning"}},"dryRun":{"description":"True in a dry ru\#
  n; otherwise absent.","type":"boolean"},"events":{"description":"The events that the call wo\#
  uld emit. Only in a dry run.","type":"array","items":{"$ref":"#/components/schemas/Event"}},\#
  "replayed":{"description":"True when this is the stored result of an idempotency key; otherw\#
  ise absent.","type":"boolean"}},"required":["created","outcome","purchases","entitlements"]}\#
  },"errors":[{"code":-32602,"message":"A parameter is missing, unknown, of a wrong type or ou\#
  t of range, or two parameters exclude each other. `field` points to it; `nearest` lists simi\#
  lar names.","data":{"kind":"invalidParams","retryable":false}},{"code":1000,"message":"The c\#
  aller's role is lower than the role that the method needs. `uid` and `role` are the caller's\#
   (`none` without a role), and `needs` is the method's role.","data":{"kind":"permissionDenie\#
  d","retryable":false}},{"code":1102,"message":"No user may have this id: it is empty, or in \#
  the project's `blockedUserIds`.","data":{"kind":"blockedUserId","retryable":false}},{"code":\#
  1103,"message":"The id has more Unicode scalars than the project's `userIdLengthMax`.","data\#
  ":{"kind":"userIdTooLong","retryable":false}},{"code":1104,"message":"The id begins with the\#
   project's anonymous prefix, or it is the id of an anonymous user or a customerId. In `user.\#
  import`: the id belongs to another customer, or no daemon makes such an anonymous id or cust\#
  omerId.","data":{"kind":"reservedUserId","retryable":false}},{"code":1200,"message":"The dae\#
  mon has no such project.","data":{"kind":"unknownProject","retryable":false}},{"code":1202,"\#
  message":"Another user holds the purchase, and a rule of the project keeps it there. `holder\#
  ` and `rule` name them. In `user.import` there is no `rule`: the import does not name the ho\#
  lder. Nothing changes.","data":{"kind":"purchaseHeldByAnother","retryable":false}},{"code":1\#
  300,"message":"A call of the same method used this key with other params in the last 24 hour\#
  s.","data":{"kind":"idempotencyConflict","retryable":false}},{"code":1400,"message":"The dis\#
  k has no room for the write. Nothing changes, and reading still works.","data":{"kind":"stor\#
  ageFull","retryable":true}},{"code":1401,"message":"The write may not be on the disk: the da\#
  emon stops, and its next start shows what is stored. Or the daemon cannot read a record that\#
   the request needs, or its data file was removed: then it keeps running.","data":{"kind":"st\#
  orageFailed","retryable":false}},{"code":1405,"message":"The shared database could not be re\#
  ached, or did not answer in time; other stores have no such error. With `outcome` `notApplie\#
  d`, nothing changed. With `unknown`, the change may or may not be stored.","data":{"kind":"s\#
  torageUnavailable","retryable":true}}],"examples":[{"name":"a customer of another system","x\#
  -given":[{"method":"project.define","params":{"rules":"revenuecat","products":{"monthly":{"k\#
  ind":"subscription","entitlements":["premium"]}},"clock":{"manual":"2026-01-01T00:00:00.000Z\#
  "}}}],"params":[{"name":"ids","value":[{"id":"ann","kind":"identified","createdAt":"2025-11-\#
  01T00:00:00.000Z"}]},{"name":"purchases","value":[{"store":"appStore","originalTransactionId\#
  ":"1000","transactions":[{"transactionId":"1000","product":"monthly","purchasedAt":"2025-12-\#
  15T00:00:00.000Z","expiresAt":"2026-01-15T00:00:00.000Z","asOf":"2025-12-31T00:00:00.000Z"}]\#
  }]}],"result":{"name":"result","value":{"user":{"id":"ann","anonymousId":null,"identityId":"\#
  ann","customerId":"{{customer}}","aliases":["ann"],"createdAt":"2025-11-01T00:00:00.000Z","e\#
  nvironment":"production"},"created":true,"outcome":"imported","purchases":[{"store":"appStor\#
  e","originalTransactionId":"1000","outcome":"recorded"}],"entitlements":{"premium":{"id":"pr\#
  emium","active":true,"state":"active","productId":"monthly","source":"appStore","renewState"\#
  :"willRenew","grantType":"purchase","periodType":"normal","startedAt":"2025-12-15T00:00:00.0\#
  00Z","expiresAt":"2026-01-15T00:00:00.000Z","gracePeriodExpiresAt":null,"firstPurchasedAt":"\#
  2025-12-15T00:00:00.000Z","lastPurchasedAt":"2025-12-15T00:00:00.000Z","trialStartedAt":null\#
  ,"autoRenewDisabledAt":null,"renewsCount":0,"environment":"production","store":"appStore","t\#
  ransactionId":"1000","originalTransactionId":"1000"}}}}}]},{"name":"user.link.undo","summary\#
  ":"Undoes a login, an alias or a transfer: its change of holders or customers.","x-role":"ad\#
  min","x-since":1,"paramStructure":"either","params":[{"name":"event","required":true,"summar\#
  y":"`id` of the event to undo, for example `ev_b57a1837_7`. Its kind is `identified`, `users\#
  Aliased`, `subscriptionTransferred` or `oneTimePurchaseTransferred`, or, if `kept` lists it,\#
   `purchaseRenewed` or `purchaseUpdated`.","schema":{"$ref":"#/components/schemas/EventId"}},\#
  {"name":"project","required":false,"summary":"Id of the project.","schema":{"$ref":"#/compon\#
  ents/schemas/ProjectId","default":"default"}},{"name":"dryRun","required":false,"summary":"C\#
  omputes the result and the events without changing anything.","schema":{"type":"boolean","de\#
  fault":false}},{"name":"idempotencyKey","required":false,"summary":"Makes a retry safe: the \#
  same key with the same params returns the stored result.","schema":{"$ref":"#/components/sch\#
  emas/IdempotencyKey"}}],"result":{"name":"result","schema":{"type":"object","properties":{"u\#
  ndone":{"$ref":"#/components/schemas/EventId","description":"Id of the undone event."},"purc\#
  hases":{"description":"Purchases that changed holders.","type":"array","items":{"$ref":"#/co\#
  mponents/schemas/Move"}},"kept":{"description":"Later changes that stay: restores, purchases\#
   and imports that would have found other holders, the aliases that they made, and earlier un\#
  dos about the same users and purchases. A call that emitted no event is never among them.","\#
  type":"array","items":{"$ref":"#/components/schemas/RemainingChange"}},"dryRun":{"descriptio\#
  n":"True in a dry run; otherwise absent.","type":"boolean"},"events":{"description":"The eve\#
  nts that the call would emit. Only in a dry run.","type":"array","items":{"$ref":"#/componen\#
  ts/schemas/Event"}},"replayed":{"description":"True when this is the stored result of an ide\#
  mpotency key; otherwise absent.","type":"boolean"}},"required":["undone","purchases","kept"]\#
  }},"errors":[{"code":-32602,"message":"A parameter is missing, unknown, of a wrong type or o\#
  ut of range, or two parameters exclude each other. `field` points to it; `nearest` lists sim\#
  ilar names.","data":{"kind":"invalidParams","retryable":false}},{"code":1000,"message":"The \#
  caller's role is lower than the role that the method needs. `uid` and `role` are the caller'\#
  s (`none` without a role), and `needs` is the method's role.","data":{"kind":"permissionDeni\#
  ed","retryable":false}},{"code":1200,"message":"The daemon has no such project.","data":{"ki\#
  nd":"unknownProject","retryable":false}},{"code":1206,"message":"The daemon cannot undo the \#
  link. Nothing changes. `obstacle` is the reason: `unknownEvent`; `otherKind`: an event of th\#
  is kind cannot be undone; `noLink`: the event linked nothing; `undone`: the link is already \#
  undone; `isUndo`: the event comes from an undo; `laterAlias`: a later alias merged the custo\#
  mer with another user; `tooMuch`: too many users and purchases depend on the link; `unclear`\#
  : a deletion erased part of the history. `event` is the id of the event that prevents the un\#
  do.","data":{"kind":"cannotUndo","retryable":false}},{"code":1300,"message":"A call of the s\#
  ame method used this key with other params in the last 24 hours.","data":{"kind":"idempotenc\#
  yConflict","retryable":false}},{"code":1400,"message":"The disk has no room for the write. N\#
  othing changes, and reading still works.","data":{"kind":"storageFull","retryable":true}},{"\#
  code":1401,"message":"The write may not be on the disk: the daemon stops, and its next start\#
   shows what is stored. Or the daemon cannot read a record that the request needs, or its dat\#
  a file was removed: then it keeps running.","data":{"kind":"storageFailed","retryable":false\#
  }},{"code":1405,"message":"The shared database could not be reached, or did not answer in ti\#
  me; other stores have no such error. With `outcome` `notApplied`, nothing changed. With `unk\#
  nown`, the change may or may not be stored.","data":{"kind":"storageUnavailable","retryable"\#
  :true}}],"examples":[{"name":"another user's login took a purchase","x-given":[{"method":"pr\#
  oject.define","params":{"products":{"monthly":{"kind":"subscription","entitlements":["premiu\#
  m"]}},"clock":{"manual":"2026-01-01T00:00:00.000Z"}}},{"method":"install","params":{"device"\#
  :"iphone"}},{"method":"purchase","params":{"device":"iphone","product":"monthly","store":"ap\#
  pStore","transactionId":"1000","expiresAt":"2026-02-01T00:00:00Z"}},{"method":"identify","pa\#
  rams":{"device":"iphone","userId":"user_id_1"},"result":{"user":{"anonymousId":"{{anonymous}\#
  }","{{…}}":null},"{{…}}":null}},{"method":"events.read","params":{"kinds":["identified"]},"r\#
  esult":{"events":[{"id":"{{login}}","{{…}}":null}],"{{…}}":null}}],"params":[{"name":"event"\#
  ,"value":"{{login}}"}],"result":{"name":"result","value":{"undone":"{{login}}","purchases":[\#
  {"store":"appStore","originalTransactionId":"1000","product":"monthly","kind":"subscription"\#
  ,"from":["{{anonymous}}","user_id_1"],"to":"{{anonymous}}","shared":false}],"kept":[]}}}]},{\#
  "name":"user.list","summary":"Lists the customerIds of the project's customers.","x-role":"r\#
  ead","x-since":1,"paramStructure":"either","params":[{"name":"after","required":false,"summa\#
  ry":"Cursor from an earlier reply. The reply has the customers after it.","schema":{"type":"\#
  string"}},{"name":"limit","required":false,"summary":"Maximum number of customers.","schema"\#
  :{"type":"integer","minimum":1,"maximum":1000,"default":100}},{"name":"project","required":f\#
  alse,"summary":"Id of the project.","schema":{"$ref":"#/components/schemas/ProjectId","defau\#
  lt":"default"}}],"result":{"name":"result","schema":{"type":"object","properties":{"customer\#
  Ids":{"description":"In byte order.","type":"array","items":{"$ref":"#/components/schemas/Us\#
  erId"}},"cursor":{"description":"What the next call gives as `after`.","type":"string"},"mor\#
  e":{"description":"Whether more customers follow.","type":"boolean"}},"required":["customerI\#
  ds","cursor","more"]}},"errors":[{"code":-32602,"message":"A parameter is missing, unknown, \#
  of a wrong type or out of range, or two parameters exclude each other. `field` points to it;\#
   `nearest` lists similar names.","data":{"kind":"invalidParams","retryable":false}},{"code":\#
  1000,"message":"The caller's role is lower than the role that the method needs. `uid` and `r\#
  ole` are the caller's (`none` without a role), and `needs` is the method's role.","data":{"k\#
  ind":"permissionDenied","retryable":false}},{"code":1200,"message":"The daemon has no such p\#
  roject.","data":{"kind":"unknownProject","retryable":false}},{"code":1405,"message":"The sha\#
  red database could not be reached, or did not answer in time; other stores have no such erro\#
  r. With `outcome` `notApplied`, nothing changed. With `unknown`, the change may or may not b\#
  e stored.","data":{"kind":"storageUnavailable","retryable":true}}],"examples":[{"name":"two \#
  customers","x-given":[{"method":"install","params":{"device":"iphone"},"result":{"user":{"cu\#
  stomerId":"{{first}}","{{…}}":null},"{{…}}":null}}],"params":[],"result":{"name":"result","v\#
  alue":{"customerIds":["{{first}}"],"cursor":"{{first}}","more":false}}}]},{"name":"userInfo"\#
  ,"summary":"Returns the current user of a device, or the user that an id belongs to.","x-rol\#
  e":"read","x-since":1,"paramStructure":"either","params":[{"name":"device","required":false,\#
  "summary":"Id of the device.","schema":{"$ref":"#/components/schemas/DeviceId"}},{"name":"us\#
  erId","required":false,"summary":"Id of the user, instead of `device`.","schema":{"$ref":"#/\#
  components/schemas/UserId"}},{"name":"project","required":false,"summary":"Id of the project\#
  .","schema":{"$ref":"#/components/schemas/ProjectId","default":"default"}}],"x-exactly-one":\#
  [["device"],["userId"]],"result":{"name":"result","schema":{"type":"object","properties":{"u\#
  ser":{"$ref":"#/components/schemas/User"}},"required":["user"]}},"errors":[{"code":-32602,"m\#
  essage":"A parameter is missing, unknown, of a wrong type or out of range, or two parameters\#
   exclude each other. `field` points to it; `nearest` lists similar names.","data":{"kind":"i\#
  nvalidParams","retryable":false}},{"code":1000,"message":"The caller's role is lower than th\#
  e role that the method needs. `uid` and `role` are the caller's (`none` without a role), and\#
   `needs` is the method's role.","data":{"kind":"permissionDenied","retryable":false}},{"code\#
  ":1100,"message":"The project has no such device.","data":{"kind":"unknownDevice","retryable\#
  ":false}},{"code":1101,"message":"The project has no such user. `explain` then names a purch\#
  ase that waits for this id, its account token.","data":{"kind":"unknownUser","retryable":fal\#
  se}},{"code":1102,"message":"No user may have this id: it is empty, or in the project's `blo\#
  ckedUserIds`.","data":{"kind":"blockedUserId","retryable":false}},{"code":1103,"message":"Th\#
  e id has more Unicode scalars than the project's `userIdLengthMax`.","data":{"kind":"userIdT\#
  ooLong","retryable":false}},{"code":1200,"message":"The daemon has no such project.","data":\#
  {"kind":"unknownProject","retryable":false}},{"code":1405,"message":"The shared database cou\#
  ld not be reached, or did not answer in time; other stores have no such error. With `outcome\#
  ` `notApplied`, nothing changed. With `unknown`, the change may or may not be stored.","data\#
  ":{"kind":"storageUnavailable","retryable":true}}],"examples":[{"name":"by device","x-given"\#
  :[{"method":"project.define","params":{"products":{"monthly":{"kind":"subscription","entitle\#
  ments":["premium"]}},"clock":{"manual":"2026-01-01T00:00:00.000Z"}}},{"method":"install","pa\#
  rams":{"device":"iphone"}},{"method":"identify","params":{"device":"iphone","userId":"user_i\#
  d_1"}}],"params":[{"name":"device","value":"iphone"}],"result":{"name":"result","value":{"us\#
  er":{"id":"user_id_1","anonymousId":"{{anonymous}}","identityId":"user_id_1","customerId":"{\#
  {customer}}","aliases":["user_id_1"],"device":"iphone","createdAt":"2026-01-01T00:00:00.000Z\#
  ","environment":"production"}}}},{"name":"by user id","x-given":[{"method":"project.define",\#
  "params":{"products":{"monthly":{"kind":"subscription","entitlements":["premium"]}},"clock":\#
  {"manual":"2026-01-01T00:00:00.000Z"}}},{"method":"install","params":{"device":"iphone"}},{"\#
  method":"identify","params":{"device":"iphone","userId":"user_id_1"}}],"params":[{"name":"us\#
  erId","value":"user_id_1"}],"result":{"name":"result","value":{"user":{"id":"user_id_1","ano\#
  nymousId":null,"identityId":"user_id_1","customerId":"{{customer}}","aliases":["user_id_1"],\#
  "createdAt":"2026-01-01T00:00:00.000Z","environment":"production"}}}}]},{"name":"userPropert\#
  ies","summary":"Returns the properties that setUserProperty stored.","x-role":"read","x-sinc\#
  e":1,"paramStructure":"either","params":[{"name":"device","required":false,"summary":"Id of \#
  the device.","schema":{"$ref":"#/components/schemas/DeviceId"}},{"name":"userId","required":\#
  false,"summary":"Id of the user, instead of `device`.","schema":{"$ref":"#/components/schema\#
  s/UserId"}},{"name":"project","required":false,"summary":"Id of the project.","schema":{"$re\#
  f":"#/components/schemas/ProjectId","default":"default"}}],"x-exactly-one":[["device"],["use\#
  rId"]],"result":{"name":"result","schema":{"type":"object","properties":{"properties":{"$ref\#
  ":"#/components/schemas/Properties"}},"required":["properties"]}},"errors":[{"code":-32602,"\#
  message":"A parameter is missing, unknown, of a wrong type or out of range, or two parameter\#
  s exclude each other. `field` points to it; `nearest` lists similar names.","data":{"kind":"\#
  invalidParams","retryable":false}},{"code":1000,"message":"The caller's role is lower than t\#
  he role that the method needs. `uid` and `role` are the caller's (`none` without a role), an\#
  d `needs` is the method's role.","data":{"kind":"permissionDenied","retryable":false}},{"cod\#
  e":1100,"message":"The project has no such device.","data":{"kind":"unknownDevice","retryabl\#
  e":false}},{"code":1101,"message":"The project has no such user. `explain` then names a purc\#
  hase that waits for this id, its account token.","data":{"kind":"unknownUser","retryable":fa\#
  lse}},{"code":1102,"message":"No user may have this id: it is empty, or in the project's `bl\#
  ockedUserIds`.","data":{"kind":"blockedUserId","retryable":false}},{"code":1103,"message":"T\#
  he id has more Unicode scalars than the project's `userIdLengthMax`.","data":{"kind":"userId\#
  TooLong","retryable":false}},{"code":1200,"message":"The daemon has no such project.","data"\#
  :{"kind":"unknownProject","retryable":false}},{"code":1405,"message":"The shared database co\#
  uld not be reached, or did not answer in time; other stores have no such error. With `outcom\#
  e` `notApplied`, nothing changed. With `unknown`, the change may or may not be stored.","dat\#
  a":{"kind":"storageUnavailable","retryable":true}}],"examples":[{"name":"two of them","x-giv\#
  en":[{"method":"project.define","params":{"products":{"monthly":{"kind":"subscription","enti\#
  tlements":["premium"]}},"clock":{"manual":"2026-01-01T00:00:00.000Z"}}},{"method":"install",\#
  "params":{"device":"iphone"}},{"method":"setUserProperty","params":{"device":"iphone","key":\#
  "$email","value":"ann@example.org"}},{"method":"setUserProperty","params":{"device":"iphone"\#
  ,"key":"plan","value":"b"}}],"params":[{"name":"device","value":"iphone"}],"result":{"name":\#
  "result","value":{"properties":{"$email":"ann@example.org","plan":"b"}}}},{"name":"none","x-\#
  given":[{"method":"project.define","params":{"products":{"monthly":{"kind":"subscription","e\#
  ntitlements":["premium"]}},"clock":{"manual":"2026-01-01T00:00:00.000Z"}}},{"method":"instal\#
  l","params":{"device":"iphone"}}],"params":[{"name":"device","value":"iphone"}],"result":{"n\#
  ame":"result","value":{"properties":{}}}}]},{"name":"webhook.claim","summary":"Makes the con\#
  nection the only one that posts a project's events, until it closes. For programs that post.\#
  ","x-role":"admin","x-since":1,"paramStructure":"either","params":[{"name":"reports","requir\#
  ed":false,"summary":"The results of the posts. A report replaces the earlier report on its U\#
  RL.","schema":{"type":"array","maxItems":10,"items":{"$ref":"#/components/schemas/WebhookRep\#
  ort"}}},{"name":"project","required":false,"summary":"Id of the project.","schema":{"$ref":"\#
  #/components/schemas/ProjectId","default":"default"}}],"result":{"name":"result","schema":{"\#
  type":"object","properties":{"claimed":{"description":"False if another connection has the c\#
  laim. Then the daemon ignores the reports.","type":"boolean"}},"required":["claimed"]}},"err\#
  ors":[{"code":-32602,"message":"A parameter is missing, unknown, of a wrong type or out of r\#
  ange, or two parameters exclude each other. `field` points to it; `nearest` lists similar na\#
  mes.","data":{"kind":"invalidParams","retryable":false}},{"code":1000,"message":"The caller'\#
  s role is lower than the role that the method needs. `uid` and `role` are the caller's (`non\#
  e` without a role), and `needs` is the method's role.","data":{"kind":"permissionDenied","re\#
  tryable":false}},{"code":1200,"message":"The daemon has no such project.","data":{"kind":"un\#
  knownProject","retryable":false}},{"code":1405,"message":"The shared database could not be r\#
  eached, or did not answer in time; other stores have no such error. With `outcome` `notAppli\#
  ed`, nothing changed. With `unknown`, the change may or may not be stored.","data":{"kind":"\#
  storageUnavailable","retryable":true}}],"examples":[{"name":"the first program gets the clai\#
  m","x-given":[{"method":"project.define","params":{"webhooks":[{"url":"https://example.com/e\#
  vents","secret":"sesame"}]}}],"params":[],"result":{"name":"result","value":{"claimed":true}\#
  }}]},{"name":"webhook.list","summary":"Returns the state of a project's webhooks, without th\#
  eir secrets.","x-role":"read","x-since":1,"paramStructure":"either","params":[{"name":"proje\#
  ct","required":false,"summary":"Id of the project.","schema":{"$ref":"#/components/schemas/P\#
  rojectId","default":"default"}}],"result":{"name":"result","schema":{"type":"object","proper\#
  ties":{"poster":{"description":"The process that posts the project's events; absent if there\#
   is none.","type":"object","properties":{"uid":{"type":"integer"},"pid":{"type":"integer"}},\#
  "required":["uid","pid"]},"webhooks":{"description":"In the order of project.define.","type"\#
  :"array","items":{"$ref":"#/components/schemas/WebhookStatus"}}},"required":["webhooks"]}},"\#
  errors":[{"code":-32602,"message":"A parameter is missing, unknown, of a wrong type or out o\#
  f range, or two parameters exclude each other. `field` points to it; `nearest` lists similar\#
   names.","data":{"kind":"invalidParams","retryable":false}},{"code":1000,"message":"The call\#
  er's role is lower than the role that the method needs. `uid` and `role` are the caller's (`\#
  none` without a role), and `needs` is the method's role.","data":{"kind":"permissionDenied",\#
  "retryable":false}},{"code":1200,"message":"The daemon has no such project.","data":{"kind":\#
  "unknownProject","retryable":false}},{"code":1405,"message":"The shared database could not b\#
  e reached, or did not answer in time; other stores have no such error. With `outcome` `notAp\#
  plied`, nothing changed. With `unknown`, the change may or may not be stored.","data":{"kind\#
  ":"storageUnavailable","retryable":true}}],"examples":[{"name":"no program posts","x-given":\#
  [{"method":"project.define","params":{"webhooks":[{"url":"https://example.com/events","secre\#
  t":"sesame"}]}},{"method":"install","params":{"device":"iphone"}}],"params":[],"result":{"na\#
  me":"result","value":{"webhooks":[{"url":"https://example.com/events","format":"entitled","s\#
  tate":"stopped","cursor":"0","backlog":1,"deliveredAt":null}]}}},{"name":"an event waits for\#
   another attempt","x-given":[{"method":"project.define","params":{"webhooks":[{"url":"https:\#
  //example.com/events","secret":"sesame"}]}},{"method":"install","params":{"device":"iphone"}\#
  },{"method":"webhook.claim","params":{"reports":[{"url":"https://example.com/events","delive\#
  redAt":"2026-01-01T00:00:00Z","failure":{"at":"2026-01-02T00:00:00Z","cursor":"1","reason":"\#
  HTTP 500","attempts":3,"nextAttemptAt":"2026-01-02T00:00:01Z"}}]}}],"params":[],"result":{"n\#
  ame":"result","value":{"poster":{"uid":"{{any}}","pid":"{{any}}"},"webhooks":[{"url":"https:\#
  //example.com/events","format":"entitled","state":"failing","cursor":"0","backlog":1,"delive\#
  redAt":"2026-01-01T00:00:00.000Z","failure":{"at":"2026-01-02T00:00:00.000Z","cursor":"1","r\#
  eason":"HTTP 500","attempts":3,"nextAttemptAt":"2026-01-02T00:00:01.000Z"}}]}}}]},{"name":"w\#
  ebhook.pause","summary":"Stops the posts to a URL until webhook.resume. Its events wait.","x\#
  -role":"admin","x-since":1,"paramStructure":"either","params":[{"name":"url","required":true\#
  ,"summary":"URL of the webhook, as project.define has it.","schema":{"$ref":"#/components/sc\#
  hemas/WebhookUrl"}},{"name":"project","required":false,"summary":"Id of the project.","schem\#
  a":{"$ref":"#/components/schemas/ProjectId","default":"default"}},{"name":"dryRun","required\#
  ":false,"summary":"Computes the result and the events without changing anything.","schema":{\#
  "type":"boolean","default":false}},{"name":"idempotencyKey","required":false,"summary":"Make\#
  s a retry safe: the same key with the same params returns the stored result.","schema":{"$re\#
  f":"#/components/schemas/IdempotencyKey"}}],"result":{"name":"result","schema":{"type":"obje\#
  ct","properties":{"url":{"$ref":"#/components/schemas/WebhookUrl"},"paused":{"description":"\#
  True if webhook.pause stopped the posts to the URL.","type":"boolean"},"cursor":{"$ref":"#/c\#
  omponents/schemas/Cursor","description":"The webhook's position: all events up to this curso\#
  r are delivered."},"backlog":{"description":"Number of events after `cursor`.","type":"integ\#
  er","minimum":0},"dryRun":{"description":"True in a dry run; otherwise absent.","type":"bool\#
  ean"},"events":{"description":"The events that the call would emit: always none. Only in a d\#
  ry run.","type":"array","items":{"$ref":"#/components/schemas/Event"}},"replayed":{"descript\#
  ion":"True when this is the stored result of an idempotency key; otherwise absent.","type":"\#
  boolean"}},"required":["url","paused","cursor","backlog"]}},"errors":[{"code":-32602,"messag\#
  e":"A parameter is missing, unknown, of a wrong type or out of range, or two parameters excl\#
  ude each other. `field` points to it; `nearest` lists similar names.","data":{"kind":"invali\#
  dParams","retryable":false}},{"code":1000,"message":"The caller's role is lower than the rol\#
  e that the method needs. `uid` and `role` are the caller's (`none` without a role), and `nee\#
  ds` is the method's role.","data":{"kind":"permissionDenied","retryable":false}},{"code":120\#
  0,"message":"The daemon has no such project.","data":{"kind":"unknownProject","retryable":fa\#
  lse}},{"code":1208,"message":"The project has no webhook with this URL. The error does not r\#
  epeat the URL.","data":{"kind":"unknownWebhook","retryable":false}},{"code":1300,"message":"\#
  A call of the same method used this key with other params in the last 24 hours.","data":{"ki\#
  nd":"idempotencyConflict","retryable":false}},{"code":1400,"message":"The disk has no room f\#
  or the write. Nothing changes, and reading still works.","data":{"kind":"storageFull","retry\#
  able":true}},{"code":1401,"message":"The write may not be on the disk: the daemon stops, and\#
   its next start shows what is stored. Or the daemon cannot read a record that the request ne\#
  eds, or its data file was removed: then it keeps running.","data":{"kind":"storageFailed","r\#
  etryable":false}},{"code":1405,"message":"The shared database could not be reached, or did n\#
  ot answer in time; other stores have no such error. With `outcome` `notApplied`, nothing cha\#
  nged. With `unknown`, the change may or may not be stored.","data":{"kind":"storageUnavailab\#
  le","retryable":true}}],"examples":[{"name":"a server that is down for long","x-given":[{"me\#
  thod":"project.define","params":{"webhooks":[{"url":"https://example.com/events","secret":"s\#
  esame"}]}},{"method":"install","params":{"device":"iphone"}}],"params":[{"name":"url","value\#
  ":"https://example.com/events"}],"result":{"name":"result","value":{"url":"https://example.c\#
  om/events","paused":true,"cursor":"0","backlog":1}}}]},{"name":"webhook.replay","summary":"M\#
  oves a webhook to a cursor, so that the events after it are posted, again if they were poste\#
  d before.","x-role":"admin","x-since":1,"paramStructure":"either","params":[{"name":"url","r\#
  equired":true,"summary":"URL of the webhook, as project.define has it.","schema":{"$ref":"#/\#
  components/schemas/WebhookUrl"}},{"name":"after","required":true,"summary":"Cursor before th\#
  e first event to post. `0` is the beginning of the log.","schema":{"$ref":"#/components/sche\#
  mas/Cursor"}},{"name":"project","required":false,"summary":"Id of the project.","schema":{"$\#
  ref":"#/components/schemas/ProjectId","default":"default"}},{"name":"dryRun","required":fals\#
  e,"summary":"Computes the result and the events without changing anything.","schema":{"type"\#
  :"boolean","default":false}},{"name":"idempotencyKey","required":false,"summary":"Makes a re\#
  try safe: the same key with the same params returns the stored result.","schema":{"$ref":"#/\#
  components/schemas/IdempotencyKey"}}],"result":{"name":"result","schema":{"type":"object","p\#
  roperties":{"url":{"$ref":"#/components/schemas/WebhookUrl"},"paused":{"description":"True i\#
  f webhook.pause stopped the posts to the URL.","type":"boolean"},"cursor":{"$ref":"#/compone\#
  nts/schemas/Cursor","description":"The webhook's position: all events up to this cursor are \#
  delivered."},"backlog":{"description":"Number of events after `cursor`.","type":"integer","m\#
  inimum":0},"dryRun":{"description":"True in a dry run; otherwise absent.","type":"boolean"},\#
  "events":{"description":"The events that the call would emit: always none. Only in a dry run\#
  .","type":"array","items":{"$ref":"#/components/schemas/Event"}},"replayed":{"description":"\#
  True when this is the stored result of an idempotency key; otherwise absent.","type":"boolea\#
  n"}},"required":["url","paused","cursor","backlog"]}},"errors":[{"code":-32602,"message":"A \#
  parameter is missing, unknown, of a wrong type or out of range, or two parameters exclude ea\#
  ch other. `field` points to it; `nearest` lists similar names.","data":{"kind":"invalidParam\#
  s","retryable":false}},{"code":1000,"message":"The caller's role is lower than the role that\#
   the method needs. `uid` and `role` are the caller's (`none` without a role), and `needs` is\#
   the method's role.","data":{"kind":"permissionDenied","retryable":false}},{"code":1200,"mes\#
  sage":"The daemon has no such project.","data":{"kind":"unknownProject","retryable":false}},\#
  {"code":1208,"message":"The project has no webhook with this URL. The error does not repeat \#
  the URL.","data":{"kind":"unknownWebhook","retryable":false}},{"code":1300,"message":"A call\#
   of the same method used this key with other params in the last 24 hours.","data":{"kind":"i\#
  dempotencyConflict","retryable":false}},{"code":1400,"message":"The disk has no room for the\#
   write. Nothing changes, and reading still works.","data":{"kind":"storageFull","retryable":\#
  true}},{"code":1401,"message":"The write may not be on the disk: the daemon stops, and its n\#
  ext start shows what is stored. Or the daemon cannot read a record that the request needs, o\#
  r its data file was removed: then it keeps running.","data":{"kind":"storageFailed","retryab\#
  le":false}},{"code":1405,"message":"The shared database could not be reached, or did not ans\#
  wer in time; other stores have no such error. With `outcome` `notApplied`, nothing changed. \#
  With `unknown`, the change may or may not be stored.","data":{"kind":"storageUnavailable","r\#
  etryable":true}}],"examples":[{"name":"everything from the beginning","x-given":[{"method":"\#
  install","params":{"device":"iphone"}},{"method":"project.define","params":{"webhooks":[{"ur\#
  l":"https://example.com/events","secret":"sesame"}]}}],"params":[{"name":"url","value":"http\#
  s://example.com/events"},{"name":"after","value":"0"}],"result":{"name":"result","value":{"u\#
  rl":"https://example.com/events","paused":false,"cursor":"0","backlog":1}}}]},{"name":"webho\#
  ok.resume","summary":"Resumes the posts to a paused URL, from its position.","x-role":"admin\#
  ","x-since":1,"paramStructure":"either","params":[{"name":"url","required":true,"summary":"U\#
  RL of the webhook, as project.define has it.","schema":{"$ref":"#/components/schemas/Webhook\#
  Url"}},{"name":"project","required":false,"summary":"Id of the project.","schema":{"$ref":"#\#
  /components/schemas/ProjectId","default":"default"}},{"name":"dryRun","required":false,"summ\#
  ary":"Computes the result and the events without changing anything.","schema":{"type":"boole\#
  an","default":false}},{"name":"idempotencyKey","required":false,"summary":"Makes a retry saf\#
  e: the same key with the same params returns the stored result.","schema":{"$ref":"#/compone\#
  nts/schemas/IdempotencyKey"}}],"result":{"name":"result","schema":{"type":"object","properti\#
  es":{"url":{"$ref":"#/components/schemas/WebhookUrl"},"paused":{"description":"True if webho\#
  ok.pause stopped the posts to the URL.","type":"boolean"},"cursor":{"$ref":"#/components/sch\#
  emas/Cursor","description":"The webhook's position: all events up to this cursor are deliver\#
  ed."},"backlog":{"description":"Number of events after `cursor`.","type":"integer","minimum"\#
  :0},"dryRun":{"description":"True in a dry run; otherwise absent.","type":"boolean"},"events\#
  ":{"description":"The events that the call would emit: always none. Only in a dry run.","typ\#
  e":"array","items":{"$ref":"#/components/schemas/Event"}},"replayed":{"description":"True wh\#
  en this is the stored result of an idempotency key; otherwise absent.","type":"boolean"}},"r\#
  equired":["url","paused","cursor","backlog"]}},"errors":[{"code":-32602,"message":"A paramet\#
  er is missing, unknown, of a wrong type or out of range, or two parameters exclude each othe\#
  r. `field` points to it; `nearest` lists similar names.","data":{"kind":"invalidParams","ret\#
  ryable":false}},{"code":1000,"message":"The caller's role is lower than the role that the me\#
  thod needs. `uid` and `role` are the caller's (`none` without a role), and `needs` is the me\#
  thod's role.","data":{"kind":"permissionDenied","retryable":false}},{"code":1200,"message":"\#
  The daemon has no such project.","data":{"kind":"unknownProject","retryable":false}},{"code"\#
  :1208,"message":"The project has no webhook with this URL. The error does not repeat the URL\#
  .","data":{"kind":"unknownWebhook","retryable":false}},{"code":1300,"message":"A call of the\#
   same method used this key with other params in the last 24 hours.","data":{"kind":"idempote\#
  ncyConflict","retryable":false}},{"code":1400,"message":"The disk has no room for the write.\#
   Nothing changes, and reading still works.","data":{"kind":"storageFull","retryable":true}},\#
  {"code":1401,"message":"The write may not be on the disk: the daemon stops, and its next sta\#
  rt shows what is stored. Or the daemon cannot read a record that the request needs, or its d\#
  ata file was removed: then it keeps running.","data":{"kind":"storageFailed","retryable":fal\#
  se}},{"code":1405,"message":"The shared database could not be reached, or did not answer in \#
  time; other stores have no such error. With `outcome` `notApplied`, nothing changed. With `u\#
  nknown`, the change may or may not be stored.","data":{"kind":"storageUnavailable","retryabl\#
  e":true}}],"examples":[{"name":"the server is back","x-given":[{"method":"project.define","p\#
  arams":{"webhooks":[{"url":"https://example.com/events","secret":"sesame"}]}},{"method":"web\#
  hook.pause","params":{"url":"https://example.com/events"}},{"method":"install","params":{"de\#
  vice":"iphone"}}],"params":[{"name":"url","value":"https://example.com/events"}],"result":{"\#
  name":"result","value":{"url":"https://example.com/events","paused":false,"cursor":"0","back\#
  log":1}}}]}],"components":{"schemas":{"AccessChanges":{"description":"Whose access a definit\#
  ion changes, at the moment of the call. If `counted` is false, the project has too many cust\#
  omers and purchases, and the numbers are missing.","type":"object","properties":{"customers"\#
  :{"description":"How many customers gain or lose an entitlement.","type":"integer","minimum"\#
  :0},"gained":{"description":"How many customers gain each entitlement. Entitlements that nob\#
  ody gains are missing.","type":"object","additionalProperties":{"type":"integer","minimum":1\#
  }},"lost":{"description":"How many customers lose each entitlement. Entitlements that nobody\#
   loses are missing.","type":"object","additionalProperties":{"type":"integer","minimum":1}},\#
  "counted":{"description":"False if the project has more than `definitionRecordsMax` customer\#
  s and purchases.","type":"boolean"}},"required":["counted"]},"AccountToken":{"description":"\#
  Opaque string that an app gives to the store with a purchase, and that the store gives back.\#
   The daemon stores and compares a UUID in lower case.","type":"string","minLength":1,"maxLen\#
  gth":255},"AppId":{"description":"An app of the project, for example its bundle id.","type":\#
  "string","minLength":1,"maxLength":255},"AppStoreApp":{"description":"An app of the App Stor\#
  e.","title":"an app","type":"object","properties":{"bundleId":{"description":"Bundle id of t\#
  he app.","type":"string","minLength":1,"maxLength":255},"appAppleId":{"description":"Number \#
  of the app at Apple. Required where `environments` has `Production`; null if not given.","ty\#
  pe":["integer","null"],"minimum":1,"maximum":9007199254740992}},"required":["bundleId"],"add\#
  itionalProperties":false},"AppStoreEnvironment":{"type":"string","enum":["Production","Sandb\#
  ox","Xcode","LocalTesting"],"x-code":[1,2,3,4],"description":"Environment of the App Store, \#
  by Apple's name. Apple does not sign what comes from `Xcode` and `LocalTesting`."},"AppStore\#
  Settings":{"description":"How the project verifies what the App Store sends.","type":"object\#
  ","properties":{"apps":{"description":"Apps whose notifications the project takes.","type":"\#
  array","items":{"$ref":"#/components/schemas/AppStoreApp"},"maxItems":100},"environments":{"\#
  type":"array","items":{"$ref":"#/components/schemas/AppStoreEnvironment"},"maxItems":4,"desc\#
  ription":"Environments that the project takes."},"roots":{"description":"Root certificates t\#
  hat replace Apple's, as DER in base64. Empty for Apple's.","type":"array","items":{"type":"s\#
  tring"},"maxItems":10}},"required":["apps","environments","roots"]},"AppliedRule":{"descript\#
  ion":"A rule of the project, with the value that applied in the step.","type":"object","prop\#
  erties":{"name":{"description":"Name of the rule, as in `project.define`.","type":"string","\#
  enum":["purchaseHolders","onIdentifyNew","onIdentifyKnown","onRestore","anonymousHolders"]},\#
  "value":{"description":"Value that the rule had when the step happened.","type":"string"}},"\#
  required":["name","value"]},"Attributes":{"description":"Up to 20 strings of the caller's ow\#
  n, which the events of this purchase repeat.","type":"object","maxProperties":20,"propertyNa\#
  mes":{"minLength":1,"maxLength":80},"additionalProperties":{"type":"string","maxLength":500}\#
  },"BackgroundStats":{"description":"Work that no request waits for, as of now.","type":"obje\#
  ct","properties":{"expiriesDue":{"description":"Ends of periods and grants that have passed \#
  and whose events the daemon has not emitted yet: at most 1000.","type":"integer","minimum":0\#
  },"expiriesLateMs":{"description":"Milliseconds since the oldest of these ends.","type":"int\#
  eger","minimum":0},"erasures":{"description":"Deletions that the daemon has not finished.","\#
  type":"integer","minimum":0},"erasuresUncleared":{"description":"Finished deletions that fre\#
  e bytes of the files still have something of.","type":"integer","minimum":0},"clearedBy":{"d\#
  escription":"When the files are overwritten for the oldest of them, at the latest.","$ref":"\#
  #/components/schemas/NullableMoment"},"erasuresHalted":{"description":"Whether the deletions\#
   wait for the next start, because a step failed several times.","type":"boolean"},"catalogue\#
  Changes":{"description":"Projects with a changed catalogue whose events the daemon has not y\#
  et emitted for every customer.","type":"integer","minimum":0},"clockSteps":{"description":"H\#
  ow often the clock was set by more than a minute since the daemon's start: the system's, or \#
  that of a shared database.","type":"integer","minimum":0}},"required":["expiriesDue","expiri\#
  esLateMs","erasures","erasuresUncleared","clearedBy","erasuresHalted","catalogueChanges","cl\#
  ockSteps"]},"CacheStats":{"description":"What the daemon has in memory, and how well that se\#
  rves.","type":"object","properties":{"replies":{"description":"Replies to `checkEntitlements\#
  ` in the cache, valid or not.","type":"integer","minimum":0},"replyHits":{"description":"Req\#
  uests that the daemon answered from that cache since its start.","type":"integer","minimum":\#
  0},"records":{"description":"Records in memory.","type":"integer","minimum":0},"recordBytes"\#
  :{"description":"Their memory, by estimate.","type":"integer","minimum":0},"recordLoads":{"d\#
  escription":"Records that the daemon read from the store since its start.","type":"integer",\#
  "minimum":0}},"required":["replies","replyHits","records","recordBytes","recordLoads"]},"Cat\#
  alogue":{"description":"Products by their ids.","type":"object","propertyNames":{"$ref":"#/c\#
  omponents/schemas/ProductId"},"additionalProperties":{"$ref":"#/components/schemas/Product"}\#
  ,"maxProperties":10000},"Cause":{"description":"What caused the event. A request gives its `\#
  method` and `id`; a notification has no `id`. `clock` is true for a change that fell due.","\#
  type":"object","properties":{"method":{"type":"string"},"id":{"type":["string","number","nul\#
  l"]},"clock":{"type":"boolean"}}},"Clock":{"description":"The clock of a project: the system\#
  's, or a manual clock, which only moves when it is advanced.","type":"object","properties":{\#
  "kind":{"type":"string","enum":["system","manual"]},"now":{"$ref":"#/components/schemas/Mome\#
  nt","description":"Time of a manual clock; absent for the system's."}},"required":["kind"]},\#
  "ClockChoice":{"description":"`system`: the system's clock. `manual`: a manual clock that st\#
  arts now. {\"manual\": TIMESTAMP}: a manual clock that starts then.","anyOf":[{"type":"strin\#
  g","enum":["system","manual"]},{"title":"a clock","type":"object","properties":{"manual":{"$\#
  ref":"#/components/schemas/Moment","description":"Time at which the manual clock starts, RFC\#
   3339."}},"required":["manual"],"additionalProperties":false}]},"CommitStats":{"description"\#
  :"The commits since the daemon's start.","type":"object","properties":{"turns":{"description\#
  ":"Turns that became durable. A turn is what the daemon decides together; a commit has one o\#
  r more.","type":"integer","minimum":0},"waitingTurns":{"description":"Turns that wait for th\#
  e disk now.","type":"integer","minimum":0},"failures":{"description":"Commits that failed, f\#
  or example because the disk was full.","type":"integer","minimum":0},"durations":{"$ref":"#/\#
  components/schemas/Durations"}},"required":["turns","waitingTurns","failures","durations"]},\#
  "ConnectionStats":{"description":"The connections, and the replies that wait on them.","type\#
  ":"object","properties":{"open":{"description":"Open connections.","type":"integer","minimum\#
  ":0},"opened":{"description":"Connections that clients opened since the daemon's start.","ty\#
  pe":"integer","minimum":0},"refused":{"description":"Connections that the daemon refused sin\#
  ce its start, because there were too many.","type":"integer","minimum":0},"peers":{"descript\#
  ion":"The open connections by uid and role.","type":"array","items":{"$ref":"#/components/sc\#
  hemas/PeerStats"}},"owedBytes":{"description":"Replies that wait for the disk.","type":"inte\#
  ger","minimum":0},"unsentBytes":{"description":"Replies that wait for clients to read them."\#
  ,"type":"integer","minimum":0}},"required":["open","opened","refused","peers","owedBytes","u\#
  nsentBytes"]},"ConsumerId":{"description":"Name of a consumer: a reader of the log whose pos\#
  ition the daemon stores. The reader chooses it, for example `mailer`.","type":"string","minL\#
  ength":1,"maxLength":255},"ConsumerLag":{"description":"A consumer of a feed.","type":"objec\#
  t","properties":{"project":{"$ref":"#/components/schemas/ProjectId"},"consumer":{"$ref":"#/c\#
  omponents/schemas/ConsumerId"},"cursor":{"$ref":"#/components/schemas/Cursor"},"lag":{"descr\#
  iption":"Events that it has not acknowledged.","type":"integer","minimum":0}},"required":["p\#
  roject","consumer","cursor","lag"]},"Country":{"description":"ISO 3166 country code of two o\#
  r three letters, stored as it is sent.","type":"string","pattern":"^[A-Za-z]{2,3}$"},"Counts\#
  ":{"description":"Number of records of a project.","type":"object","properties":{"devices":{\#
  "type":"integer","minimum":0},"users":{"type":"integer","minimum":0},"customers":{"descripti\#
  on":"A merged customer counts once.","type":"integer","minimum":0},"purchases":{"type":"inte\#
  ger","minimum":0},"unclaimed":{"description":"Unclaimed purchases, which have had no holder \#
  yet; `purchases` counts them too.","type":"integer","minimum":0},"events":{"type":"integer",\#
  "minimum":0}},"required":["devices","users","customers","purchases","unclaimed","events"]},"\#
  Currency":{"description":"ISO 4217 currency code of three letters, stored as it is sent.","t\#
  ype":"string","pattern":"^[A-Za-z]{3}$"},"Cursor":{"description":"A position in a project's \#
  log: the number of the last event before it. \"0\" is the position before the first event.",\#
  "type":"string","pattern":"^(0|[1-9][0-9]{0,18})$"},"DeviceId":{"description":"A device: one\#
   installation of one app. A reinstallation is a new device.","type":"string","minLength":1,"\#
  maxLength":255},"Duration":{"description":"ISO 8601 duration, for example P1M, P7D or PT1H30\#
  M. It has whole numbers of Y, M, W, D and, after a T, of H, M, S; only the seconds may have \#
  a fraction. P1M keeps the day of the month, or takes the last day of a shorter month.","type\#
  ":"string","format":"duration"},"DurationBucket":{"description":"A bucket of a histogram.","\#
  type":"object","properties":{"upToMicros":{"description":"The longest duration that it count\#
  s. Null for durations longer than every bound.","type":["integer","null"],"minimum":0},"coun\#
  t":{"description":"How many durations are longer than the bound of the bucket before, and no\#
  t longer than this one.","type":"integer","minimum":0}},"required":["upToMicros","count"]},"\#
  Durations":{"description":"A histogram of durations since the daemon's start, in microsecond\#
  s.","type":"object","properties":{"count":{"description":"How many durations it counts.","ty\#
  pe":"integer","minimum":0},"sumMicros":{"description":"Their sum.","type":"integer","minimum\#
  ":0},"maxMicros":{"description":"The longest of them.","type":"integer","minimum":0},"bucket\#
  s":{"description":"The buckets that are not empty, shortest durations first. Their bounds ar\#
  e 1, 2, 3, 4, 6, 8, 12, 16 and so on up to 100 seconds.","type":"array","items":{"$ref":"#/c\#
  omponents/schemas/DurationBucket"}}},"required":["count","sumMicros","maxMicros","buckets"]}\#
  ,"EndReason":{"description":"Why a subscription ended, or will end: the customer's choice, a\#
   failed payment, a refused price increase, a product that is no longer sold (unavailable), t\#
  he developer, another purchase that took it over (replaced), or another reason. Null when th\#
  e store named none.","type":["string","null"],"enum":["customer","billing","priceIncrease","\#
  unavailable","developer","replaced","other",null],"x-code":[1,2,3,4,5,6,7]},"Entitlement":{"\#
  description":"What a product or a grant unlocks for a user, and why. One purchase or grant, \#
  the winner, supplies every member. If only `entitlements` of `checkEntitlements` names it, e\#
  very member is null except `id`, `active` (false), `renewState` (unknown) and `renewsCount` \#
  (0).","type":"object","properties":{"id":{"$ref":"#/components/schemas/EntitlementId"},"acti\#
  ve":{"description":"Whether the user has access.","type":"boolean"},"state":{"$ref":"#/compo\#
  nents/schemas/State"},"productId":{"description":"Product that gives the entitlement; null f\#
  or a grant.","type":["string","null"]},"source":{"description":"Store of the purchase, or `m\#
  anual` for a grant.","type":["string","null"]},"renewState":{"description":"Whether the subs\#
  cription renews. billingIssue: the store could not collect a payment.","type":"string","enum\#
  ":["willRenew","canceled","billingIssue","nonRenewable","unknown"]},"grantType":{"descriptio\#
  n":"What gave the entitlement; `manual` for a grant by the method `grant`.","type":["string"\#
  ,"null"],"enum":["purchase","familySharing","offerCode","manual",null]},"periodType":{"type"\#
  :["string","null"],"enum":["normal","trial","intro",null]},"startedAt":{"$ref":"#/components\#
  /schemas/NullableMoment","description":"Time of the first purchase, or of the grant."},"expi\#
  resAt":{"$ref":"#/components/schemas/NullableMoment","description":"Last millisecond with ac\#
  cess, without a grace period; null for no end."},"gracePeriodExpiresAt":{"$ref":"#/component\#
  s/schemas/NullableMoment","description":"Last millisecond of the grace period; null without \#
  a grace period."},"firstPurchasedAt":{"$ref":"#/components/schemas/NullableMoment","descript\#
  ion":"Time of the first transaction; null for a grant."},"lastPurchasedAt":{"$ref":"#/compon\#
  ents/schemas/NullableMoment","description":"Time of the latest transaction; null for a grant\#
  ."},"trialStartedAt":{"$ref":"#/components/schemas/NullableMoment","description":"Time at wh\#
  ich a trial began; null without a trial."},"autoRenewDisabledAt":{"$ref":"#/components/schem\#
  as/NullableMoment","description":"Time at which the customer turned auto-renew off; null whi\#
  le it is on."},"renewsCount":{"description":"Number of renewals at the full price.","type":"\#
  integer","minimum":0},"environment":{"type":["string","null"],"enum":["production","sandbox"\#
  ,null]},"store":{"description":"Null for a grant.","type":["string","null"]},"transactionId"\#
  :{"description":"Latest transaction; null for a grant.","type":["string","null"]},"originalT\#
  ransactionId":{"description":"First transaction; null for a grant.","type":["string","null"]\#
  }},"required":["id","active","state","productId","source","renewState","grantType","periodTy\#
  pe","startedAt","expiresAt","gracePeriodExpiresAt","firstPurchasedAt","lastPurchasedAt","tri\#
  alStartedAt","autoRenewDisabledAt","renewsCount","environment","store","transactionId","orig\#
  inalTransactionId"]},"EntitlementId":{"description":"An entitlement, for example `premium`."\#
  ,"type":"string","minLength":1,"maxLength":255},"Entitlements":{"description":"Entitlements \#
  by their ids, including inactive entitlements.","type":"object","additionalProperties":{"$re\#
  f":"#/components/schemas/Entitlement"}},"ErrorCounts":{"description":"How many errors of eac\#
  h kind. Kinds that did not occur are missing.","type":"object","additionalProperties":{"type\#
  ":"integer","minimum":1}},"Event":{"description":"One entry of a project's log. Its other me\#
  mbers depend on its kind: events.md lists them.","type":"object","properties":{"cursor":{"$r\#
  ef":"#/components/schemas/Cursor","description":"The event's number in the log; absent in a \#
  dry run."},"id":{"description":"Unique id of the event.","type":"string"},"kind":{"$ref":"#/\#
  components/schemas/EventKind"},"at":{"$ref":"#/components/schemas/Moment","description":"Tim\#
  e at which the event happened, by the project's clock."},"project":{"$ref":"#/components/sch\#
  emas/ProjectId"},"user":{"$ref":"#/components/schemas/UserId","description":"CustomerId of t\#
  he customer that the event is about; absent in clockAdvanced."},"userId":{"$ref":"#/componen\#
  ts/schemas/UserId","description":"Id of the user, if the user is identified."},"anonymousId"\#
  :{"$ref":"#/components/schemas/UserId","description":"Id of the user, if the user is anonymo\#
  us. In identified, and in loggedOut with a userId: the device's anonymous user after the eve\#
  nt."},"cause":{"$ref":"#/components/schemas/Cause"},"device":{"description":"In userCreated,\#
   identified, loggedOut, purchase events and the events that a purchase causes: the device; n\#
  ull when there is none.","type":["string","null"]},"outcome":{"description":"In identified: \#
  the outcome that identify returned.","type":"string","enum":["attached","aliased","moved","s\#
  witched"]},"from":{"description":"In a move: the holders before.","type":"array","items":{"$\#
  ref":"#/components/schemas/UserId"}},"to":{"$ref":"#/components/schemas/UserId","description\#
  ":"In a move: the user that gained the purchase."},"shared":{"description":"In a move: wheth\#
  er the users in `from` keep the purchase.","type":"boolean"},"undone":{"description":"In lin\#
  kUndone: id of the undone event.","type":"string"},"aliases":{"description":"In usersAliased\#
  , and in linkUndone of customers that are split: every id of the customer now, in byte order\#
  .","type":"array","items":{"$ref":"#/components/schemas/UserId"}},"absorbed":{"$ref":"#/comp\#
  onents/schemas/UserId","description":"In usersAliased: the customerId that `user` absorbed; \#
  absent when the joining id was new."},"entitlements":{"description":"In entitlementsActivate\#
  d and entitlementsDeactivated: the entitlements that changed, in byte order. In granted and \#
  grantRevoked: the entitlement.","type":"array","items":{"$ref":"#/components/schemas/Entitle\#
  mentId"}},"store":{"$ref":"#/components/schemas/Store"},"originalTransactionId":{"$ref":"#/c\#
  omponents/schemas/TransactionId"},"transactionId":{"$ref":"#/components/schemas/TransactionI\#
  d","description":"The latest transaction; in purchaseUpdated, the transaction that changed."\#
  },"product":{"$ref":"#/components/schemas/ProductId"},"productKind":{"$ref":"#/components/sc\#
  hemas/ProductKind"},"holders":{"description":"In purchase events: the holders.","type":"arra\#
  y","items":{"$ref":"#/components/schemas/UserId"}},"environment":{"$ref":"#/components/schem\#
  as/PurchaseEnvironment"},"firstPurchasedAt":{"$ref":"#/components/schemas/Moment"},"purchase\#
  dAt":{"$ref":"#/components/schemas/Moment"},"expiresAt":{"$ref":"#/components/schemas/Nullab\#
  leMoment","description":"In purchase events: the end of the period. In granted and grantRevo\#
  ked: the end of the grant."},"periodType":{"$ref":"#/components/schemas/PeriodType"},"isFami\#
  lyShared":{"type":"boolean"},"price":{"type":["string","null"]},"currency":{"type":["string"\#
  ,"null"]},"country":{"type":["string","null"]},"offerCode":{"type":["string","null"]},"attri\#
  butes":{"$ref":"#/components/schemas/Attributes"},"endReason":{"$ref":"#/components/schemas/\#
  EndReason","description":"In purchase events: why the purchase ended, or will end; absent wh\#
  en the store named no reason."},"replaces":{"$ref":"#/components/schemas/TransactionId","des\#
  cription":"In purchase events: the purchase that this one takes over; absent when there is n\#
  one."},"changes":{"description":"In purchaseUpdated: the fields of the transaction that the \#
  call changed, with their new values; absent when the clock is the cause. In purchaseRecorded\#
   and purchaseRenewed: what the store says along with the new period about the time after it,\#
   for example that auto-renew is off; absent when it says nothing.","type":"object"},"state":\#
  {"$ref":"#/components/schemas/State","description":"In purchaseRenewed, purchaseUpdated and \#
  purchaseExpired, and in purchaseRecorded of a purchase that gives no access or replaces a kn\#
  own one: the purchase's state after the event."},"before":{"description":"In the same events\#
  : `state` before the event, and former values. In purchaseUpdated by a call: those of the fi\#
  elds in `changes`. In purchaseRenewed: `product`, `expiresAt` and `periodType` of the transa\#
  ction before; in purchaseRecorded those of the purchase that it replaces, if that is known. \#
  In all others, and in purchaseRenewed too: `autoRenew`, `renewsAs` and `billingIssueAt` of t\#
  he latest transaction, if they were set.","type":"object"},"isEarlier":{"description":"In pu\#
  rchaseUpdated: true if the transaction is not the latest of the purchase; otherwise absent."\#
  ,"type":"boolean"},"now":{"$ref":"#/components/schemas/Moment","description":"In clockAdvanc\#
  ed: the time that the clock shows."}},"required":["id","kind","at","project","cause"]},"Even\#
  tId":{"description":"Id of an event, as the log shows it.","type":"string","minLength":1,"ma\#
  xLength":255},"EventKind":{"description":"Kind of an event.","type":"string","enum":["userCr\#
  eated","identified","loggedOut","usersAliased","linkUndone","purchaseRecorded","purchaseRene\#
  wed","purchaseUpdated","purchaseExpired","entitlementsActivated","entitlementsDeactivated","\#
  subscriptionReceived","subscriptionTransferred","oneTimePurchaseReceived","oneTimePurchaseTr\#
  ansferred","granted","grantRevoked","userDeleted","clockAdvanced","userImported","tracesClea\#
  red"],"x-code":[1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20,21],"x-members":{"userCre\#
  ated":["user","device"],"identified":["user","userId","outcome"],"loggedOut":["user","anonym\#
  ousId"],"usersAliased":["user","aliases"],"linkUndone":["user","undone"],"purchaseRecorded":\#
  ["user","store","originalTransactionId","transactionId","product","productKind","holders","d\#
  evice","environment","firstPurchasedAt","purchasedAt","expiresAt","periodType","isFamilyShar\#
  ed","price","currency","country","offerCode"],"purchaseRenewed":["user","store","originalTra\#
  nsactionId","transactionId","product","productKind","holders","device","environment","firstP\#
  urchasedAt","purchasedAt","expiresAt","periodType","isFamilyShared","price","currency","coun\#
  try","offerCode","state","before"],"purchaseUpdated":["user","store","originalTransactionId"\#
  ,"transactionId","product","productKind","holders","device","environment","firstPurchasedAt"\#
  ,"purchasedAt","expiresAt","periodType","isFamilyShared","price","currency","country","offer\#
  Code","state","before"],"purchaseExpired":["user","store","originalTransactionId","transacti\#
  onId","product","productKind","holders","device","environment","firstPurchasedAt","purchased\#
  At","expiresAt","periodType","isFamilyShared","price","currency","country","offerCode","stat\#
  e","before"],"entitlementsActivated":["user","entitlements"],"entitlementsDeactivated":["use\#
  r","entitlements"],"subscriptionReceived":["user","from","to","shared","store","originalTran\#
  sactionId","transactionId","product"],"subscriptionTransferred":["user","from","to","shared"\#
  ,"store","originalTransactionId","transactionId","product"],"oneTimePurchaseReceived":["user\#
  ","from","to","shared","store","originalTransactionId","transactionId","product"],"oneTimePu\#
  rchaseTransferred":["user","from","to","shared","store","originalTransactionId","transaction\#
  Id","product"],"granted":["user","entitlements","expiresAt"],"grantRevoked":["user","entitle\#
  ments","expiresAt"],"userDeleted":["user"],"clockAdvanced":["now"],"userImported":["user","a\#
  liases","entitlements"],"tracesCleared":["user"]}},"ExplanationStep":{"description":"One ste\#
  p that led a user to an entitlement, or took it away. A member that does not apply, or is no\#
  t known, is absent.","type":"object","properties":{"step":{"description":"Kind of the step; \#
  rules.md describes each kind.","type":"string","enum":["purchased","claimed","granted","atta\#
  ched","moved","shared","transferred","aliased","unclear","identified","renewed","revoked","m\#
  apped","clock"]},"text":{"description":"An explanation in one sentence.","type":"string"},"a\#
  t":{"$ref":"#/components/schemas/NullableMoment","description":"Time of the step, if it has \#
  a time. In `clock`: the moment that the result is for."},"event":{"$ref":"#/components/schem\#
  as/EventId","description":"Id of the event that reported the step."},"cursor":{"$ref":"#/com\#
  ponents/schemas/Cursor","description":"Cursor of that event."},"rule":{"$ref":"#/components/\#
  schemas/AppliedRule","description":"The rule that applied in the step."},"by":{"description"\#
  :"In `claimed`: what led to the user.","type":"string","enum":["purchase","restore","account\#
  Token","replaces","firstItem"],"x-code":[1,2,3,4,5]},"method":{"description":"Method that ma\#
  de the step. In `revoked`: present if an import brought the end.","type":"string","enum":["i\#
  dentify","restore","purchase","user.link.undo","user.import"]},"from":{"description":"Who ha\#
  d it before: at most ten ids, one id per customer. In `aliased`: the first customer. In `ide\#
  ntified`: the device's anonymous user.","type":"array","items":{"$ref":"#/components/schemas\#
  /UserId"}},"to":{"description":"Who has it afterwards. In `aliased`: the second customer.","\#
  type":"array","items":{"$ref":"#/components/schemas/UserId"}},"device":{"description":"In `p\#
  urchased` and `identified`: the device; null for a purchase without a device.","type":["stri\#
  ng","null"]},"store":{"$ref":"#/components/schemas/Store"},"originalTransactionId":{"$ref":"\#
  #/components/schemas/TransactionId"},"transactionId":{"$ref":"#/components/schemas/Transacti\#
  onId"},"product":{"$ref":"#/components/schemas/ProductId"},"state":{"$ref":"#/components/sch\#
  emas/State","description":"State of the purchase or grant at that time."},"since":{"$ref":"#\#
  /components/schemas/NullableMoment","description":"In `clock`: start of the state; when acce\#
  ss is over, the last millisecond with access. In other steps: start of the period."},"until"\#
  :{"$ref":"#/components/schemas/NullableMoment","description":"Last millisecond of the state,\#
   as far as is known; the end of a pause. Null for no end."},"recomputed":{"description":"Tru\#
  e when an undo of an earlier link changed the outcome of this login; otherwise absent.","typ\#
  e":"boolean"}},"required":["step","text","at"]},"FeedStats":{"description":"The readers of e\#
  vents.","type":"object","properties":{"waits":{"description":"`events.wait` requests that wa\#
  it now.","type":"integer","minimum":0},"subscriptions":{"description":"Open subscriptions.",\#
  "type":"integer","minimum":0},"consumers":{"description":"Consumers, by project and name: at\#
   most 256.","type":"array","items":{"$ref":"#/components/schemas/ConsumerLag"}},"moreConsume\#
  rs":{"description":"Whether there are more consumers.","type":"boolean"}},"required":["waits\#
  ","subscriptions","consumers","moreConsumers"]},"IdempotencyKey":{"description":"Key of one \#
  write. The daemon stores it for 24 hours, per project and method.","type":"string","minLengt\#
  h":1,"maxLength":255},"ImportedPurchase":{"description":"A purchase as `user.export` shows i\#
  t. The daemon accepts and ignores members that derive from the transactions.","title":"a pur\#
  chase","type":"object","properties":{"store":{"$ref":"#/components/schemas/Store"},"original\#
  TransactionId":{"$ref":"#/components/schemas/TransactionId","description":"The first transac\#
  tion."},"transactionId":{"description":"Not read."},"product":{"description":"Present produc\#
  t, if it differs from that of the latest transaction.","type":["string","null"]},"kind":{"de\#
  scription":"Not read."},"state":{"description":"Not read."},"holders":{"description":"Who ho\#
  lds the purchase: one id per customer.","type":"array","items":{"$ref":"#/components/schemas\#
  /UserId"},"maxItems":10000},"device":{"description":"Device on which the customer bought; nu\#
  ll when there is none.","type":["string","null"]},"storeAccount":{"description":"Store accou\#
  nt that bought it; null when there is none.","type":["string","null"]},"purchasedAt":{"descr\#
  iption":"Not read."},"firstPurchasedAt":{"description":"Not read."},"expiresAt":{"$ref":"#/c\#
  omponents/schemas/NullableMoment","description":"Present end, if it differs from that of the\#
   latest transaction."},"noEnd":{"description":"True if somebody stated that the present has \#
  no end, and the latest transaction does not say so.","type":"boolean"},"trialStartedAt":{"de\#
  scription":"Not read."},"periodType":{"description":"Not read."},"environment":{"description\#
  ":"Not read."},"isFamilyShared":{"description":"Not read."},"price":{"description":"Not read\#
  ."},"currency":{"description":"Not read."},"country":{"description":"Not read."},"offerCode"\#
  :{"description":"Not read."},"autoRenew":{"description":"Not read."},"autoRenewDisabledAt":{\#
  "description":"Not read."},"gracePeriodExpiresAt":{"description":"Not read."},"billingRetry"\#
  :{"description":"Not read."},"pausedUntil":{"description":"Not read."},"refundedAt":{"descri\#
  ption":"Not read."},"revokedAt":{"description":"Not read."},"endedAt":{"description":"Not re\#
  ad."},"paused":{"description":"Not read."},"renewsAs":{"description":"Not read."},"endReason\#
  ":{"description":"Not read."},"billingIssueAt":{"description":"Not read."},"replaces":{"desc\#
  ription":"Purchase that this one takes over, as the store named it; null when there is none.\#
  ","type":["string","null"]},"replacedBy":{"description":"Purchase that has taken this one ov\#
  er. Read only with `replacedAt`, if the daemon does not know that purchase.","type":["string\#
  ","null"]},"replacedAt":{"$ref":"#/components/schemas/NullableMoment","description":"When th\#
  at purchase began: this one gives no access from then on."},"keys":{"description":"Further n\#
  ames of the purchase.","type":"array","items":{"$ref":"#/components/schemas/TransactionId"},\#
  "maxItems":10},"firstItem":{"$ref":"#/components/schemas/TransactionId","description":"Purch\#
  ase of the first item, if this one is of a further item of the same subscription or order."}\#
  ,"renewsCount":{"description":"Not read."},"accountToken":{"description":"First account toke\#
  n that the store named; null without one.","type":["string","null"]},"transactions":{"descri\#
  ption":"All transactions, in any order.","type":"array","items":{"$ref":"#/components/schema\#
  s/ImportedTransaction"},"maxItems":10000}},"required":["store","originalTransactionId","tran\#
  sactions"],"additionalProperties":false},"ImportedTransaction":{"description":"A transaction\#
   as `user.export` shows it: dated facts.","title":"a transaction","type":"object","propertie\#
  s":{"transactionId":{"$ref":"#/components/schemas/TransactionId"},"product":{"$ref":"#/compo\#
  nents/schemas/ProductId"},"periodType":{"$ref":"#/components/schemas/PeriodType"},"purchased\#
  At":{"$ref":"#/components/schemas/Moment"},"expiresAt":{"$ref":"#/components/schemas/Nullabl\#
  eMoment","description":"End of the period. Null alone states nothing."},"noEnd":{"descriptio\#
  n":"True if the store stated that there is no end, so that no grace period counts as the end\#
  .","type":"boolean"},"isFamilyShared":{"description":"Whether a family member bought it and \#
  shares it.","type":"boolean"},"price":{"description":"A decimal number in a string, for exam\#
  ple \"9.99\".","type":["string","null"]},"currency":{"description":"ISO 4217 code, as it was\#
   sent.","type":["string","null"]},"country":{"description":"ISO 3166 code, as it was sent.",\#
  "type":["string","null"]},"offerCode":{"description":"Offer code, as it was sent.","type":["\#
  string","null"]},"attributes":{"$ref":"#/components/schemas/Attributes"},"kind":{"$ref":"#/c\#
  omponents/schemas/ProductKind","description":"The kind that the store named."},"environment"\#
  :{"$ref":"#/components/schemas/PurchaseEnvironment","description":"The environment that the \#
  store named."},"autoRenew":{"description":"False while auto-renew is off.","type":"boolean"}\#
  ,"autoRenewDisabledAt":{"$ref":"#/components/schemas/NullableMoment","description":"Time sin\#
  ce which auto-renew has been off."},"gracePeriodExpiresAt":{"$ref":"#/components/schemas/Nul\#
  lableMoment","description":"Last moment of the grace period."},"billingRetry":{"description"\#
  :"True while the store retries a failed payment.","type":"boolean"},"pausedUntil":{"$ref":"#\#
  /components/schemas/NullableMoment","description":"Time at which the pause ends."},"refunded\#
  At":{"$ref":"#/components/schemas/NullableMoment","description":"Time of the refund."},"revo\#
  kedAt":{"$ref":"#/components/schemas/NullableMoment","description":"Time at which the store \#
  withdrew access."},"endedAt":{"$ref":"#/components/schemas/NullableMoment","description":"Ti\#
  me at which access ended before the end of the period."},"paused":{"description":"True while\#
   the store reports the subscription as paused.","type":"boolean"},"renewsAs":{"$ref":"#/comp\#
  onents/schemas/ProductId","description":"Product of the next period."},"endReason":{"$ref":"\#
  #/components/schemas/EndReason"},"billingIssueAt":{"$ref":"#/components/schemas/NullableMome\#
  nt","description":"Time since which billing has failed."},"listedAt":{"$ref":"#/components/s\#
  chemas/NullableMoment","description":"Time at which the store last listed the items of the s\#
  ubscription, this one among them. Absent if the subscription had one item only."},"asOf":{"$\#
  ref":"#/components/schemas/NullableMoment","description":"Time at which the store stated all\#
   of this. Without it, the transaction is older than any statement of a store."}},"required":\#
  ["transactionId","product","purchasedAt"],"additionalProperties":false},"Limits":{"descripti\#
  on":"The daemon's limits by name.","type":"object","properties":{"lineBytesMax":{"descriptio\#
  n":"Longest line, in bytes without the line feed.","type":"integer"},"batchEntriesMax":{"des\#
  cription":"Most requests in one batch.","type":"integer"},"depthMax":{"description":"Deepest\#
   nesting of JSON arrays and objects.","type":"integer"},"requestIdBytesMax":{"description":"\#
  Longest request id, in bytes.","type":"integer"}},"required":["lineBytesMax","batchEntriesMa\#
  x","depthMax","requestIdBytesMax"],"additionalProperties":{"type":"integer"}},"LosingSource"\#
  :{"description":"A purchase or grant that also gives the entitlement, but does not supply it\#
  s fields.","type":"object","properties":{"lostBy":{"description":"The first criterion, in th\#
  e order of rules.md, in which the two differ.","type":"string","enum":["active","end","purch\#
  asedAt","transactionId","store","originalTransactionId","order"]},"text":{"description":"An \#
  explanation in one sentence.","type":"string"},"entitlement":{"$ref":"#/components/schemas/E\#
  ntitlement","description":"The entitlement as this purchase or grant alone would give it."}}\#
  ,"required":["lostBy","text","entitlement"]},"MethodStats":{"description":"The requests of a\#
   method, without those that the daemon has not answered yet.","type":"object","properties":{\#
  "requests":{"description":"How many requests the daemon answered, with results or errors.","\#
  type":"integer","minimum":0},"errors":{"$ref":"#/components/schemas/ErrorCounts"},"durations\#
  ":{"$ref":"#/components/schemas/Durations"}},"required":["requests","errors","durations"]},"\#
  MethodSummary":{"description":"One line in the list of methods.","type":"object","properties\#
  ":{"name":{"type":"string"},"summary":{"type":"string"},"role":{"type":"string","enum":["rea\#
  d","write","admin"]}},"required":["name","summary","role"]},"MissingReason":{"description":"\#
  A reason why an entitlement is not active.","type":"object","properties":{"kind":{"descripti\#
  on":"What is missing; rules.md describes each kind.","type":"string","enum":["expired","paus\#
  ed","billingRetry","refunded","revoked","notYet","environment","notMapped","notIdentified","\#
  heldByAnother","heldByNobody","noProduct","noPurchase","notGranted"]},"text":{"description":\#
  "An explanation in one sentence.","type":"string"},"store":{"$ref":"#/components/schemas/Sto\#
  re","description":"Store of the purchase, if the reason is about a purchase. In `noPurchase`\#
  : of a claim of the user, which no store has reported yet."},"originalTransactionId":{"$ref"\#
  :"#/components/schemas/TransactionId"},"product":{"$ref":"#/components/schemas/ProductId"},"\#
  holder":{"$ref":"#/components/schemas/UserId","description":"In `heldByAnother` and `notIden\#
  tified`: the holder of the purchase. An identified holder comes before an anonymous holder, \#
  then the first in byte order."},"since":{"$ref":"#/components/schemas/Moment","description":\#
  "Last millisecond with access. In `refunded` and `revoked`: time of the refund or revocation\#
  . In `notIdentified`: when the holder logged out on this device, if it did."},"until":{"$ref\#
  ":"#/components/schemas/Moment","description":"In `paused`: end of the pause. In `notYet`: s\#
  tart of access."},"because":{"description":"In `heldByAnother`: the steps that led to the ho\#
  lder.","type":"array","items":{"$ref":"#/components/schemas/ExplanationStep"}},"suggestedCal\#
  ls":{"description":"Calls that would each make the entitlement active at the moment that the\#
   result is for. A call is listed under the first reason that it removes.","type":"array","it\#
  ems":{"$ref":"#/components/schemas/SuggestedCall"}}},"required":["kind","text","suggestedCal\#
  ls"]},"Moment":{"description":"RFC 3339 timestamp, for example 2026-11-21T09:30:00Z. The dae\#
  mon accepts any UTC offset and precision, and returns UTC with milliseconds.","type":"string\#
  ","format":"date-time"},"Move":{"description":"A purchase with new holders.","type":"object"\#
  ,"properties":{"store":{"$ref":"#/components/schemas/Store"},"originalTransactionId":{"$ref"\#
  :"#/components/schemas/TransactionId"},"product":{"$ref":"#/components/schemas/ProductId"},"\#
  kind":{"$ref":"#/components/schemas/ProductKind"},"from":{"description":"Who held it before:\#
   one id per customer, in byte order.","type":"array","items":{"$ref":"#/components/schemas/U\#
  serId"}},"to":{"$ref":"#/components/schemas/UserId","description":"The user that gained it. \#
  After an undo in which no user gained it: the first remaining holder in byte order."},"share\#
  d":{"description":"True when the users in `from` still hold it.","type":"boolean"}},"require\#
  d":["store","originalTransactionId","product","kind","from","to","shared"]},"NotifiedPurchas\#
  e":{"description":"What a notification did to one purchase.","type":"object","properties":{"\#
  store":{"$ref":"#/components/schemas/Store"},"originalTransactionId":{"$ref":"#/components/s\#
  chemas/TransactionId"},"transactionId":{"$ref":"#/components/schemas/TransactionId","descrip\#
  tion":"Transaction that the statement is about."},"outcome":{"description":"As of `purchase`\#
  .","type":"string","enum":["recorded","renewed","planChanged","received","claimed","updated"\#
  ,"stale","unchanged"]},"fields":{"description":"Fields of the transaction that changed; for \#
  a new period, those that differ from the period before, apart from `purchasedAt`. Absent whe\#
  n there are none.","type":"array","items":{"type":"string"}},"stale":{"description":"Fields \#
  that lost against newer information; absent when there are none.","type":"array","items":{"t\#
  ype":"string"}}},"required":["store","originalTransactionId","transactionId","outcome"]},"Nu\#
  llableMoment":{"description":"RFC 3339 timestamp, or null.","type":["string","null"],"format\#
  ":"date-time"},"Peer":{"description":"The other end of the connection, as the kernel reports\#
   it.","type":"object","properties":{"uid":{"type":"integer"},"gid":{"type":"integer"},"pid":\#
  {"type":"integer"},"role":{"type":"string","enum":["read","write","admin"]}},"required":["ui\#
  d","gid","pid","role"]},"PeerStats":{"description":"The open connections of a uid with a rol\#
  e.","type":"object","properties":{"uid":{"type":"integer"},"role":{"description":"`none` for\#
   clients without a role, whose requests the daemon refuses.","type":"string","enum":["none",\#
  "read","write","admin"]},"connections":{"description":"How many connections.","type":"intege\#
  r","minimum":0}},"required":["uid","role","connections"]},"PeriodType":{"description":"Price\#
   of a period: full (normal), a trial, or introductory (intro).","type":"string","enum":["nor\#
  mal","trial","intro"],"x-code":[1,2,3]},"Platform":{"description":"Platform of the device: i\#
  os, android, web or another word of that form.","type":"string","pattern":"^[A-Za-z0-9._-]{1\#
  ,64}$"},"PlayStoreSettings":{"description":"How the project verifies and reads what Google P\#
  lay sends.","type":"object","properties":{"packages":{"description":"Package names of the ap\#
  ps whose notifications the project takes.","type":"array","items":{"type":"string","minLengt\#
  h":1,"maxLength":255},"maxItems":100}},"required":["packages"],"additionalProperties":false}\#
  ,"Preset":{"description":"A named set of rules.","type":"string","enum":["qonversion","reven\#
  uecat","revenuecatLegacy","purchasely"],"x-code":[1,2,3,4]},"Price":{"description":"A decima\#
  l number in a string, for example \"9.99\".","type":"string","pattern":"^[0-9]{1,15}(\\.[0-9\#
  ]{1,9})?$"},"Product":{"description":"A product of the catalogue.","title":"a product","type\#
  ":"object","properties":{"kind":{"description":"Default: the kind that the purchase gives; w\#
  ithout it, `subscription` for a purchase with an end and `nonConsumable` for a purchase with\#
  out.","type":["string","null"],"enum":["subscription","nonRenewingSubscription","nonConsumab\#
  le","consumable",null]},"entitlements":{"description":"Ids of the entitlements that the prod\#
  uct unlocks.","type":"array","items":{"$ref":"#/components/schemas/EntitlementId"},"maxItems\#
  ":100},"basePlan":{"description":"Id of Google's base plan. Webhooks in the format `revenuec\#
  at` then name the product `PRODUCT:PLAN`, and an import from there finds it by that name.","\#
  type":"string","minLength":1,"maxLength":255}},"required":["entitlements"],"additionalProper\#
  ties":false},"ProductId":{"description":"A product, by the id that the store and the catalog\#
  ue use.","type":"string","minLength":1,"maxLength":255},"ProductKind":{"description":"Kind o\#
  f a product, which determines how a purchase moves and expires.","type":"string","enum":["su\#
  bscription","nonRenewingSubscription","nonConsumable","consumable"],"x-code":[1,2,3,4]},"Pro\#
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
  sandbox, or both (any).","type":"string","enum":["production","sandbox","any"],"x-code":[1,2\#
  ,3]},"ProjectId":{"description":"A project: a namespace for users, purchases, rules and even\#
  ts. Projects share no data.","type":"string","minLength":1,"maxLength":255},"ProjectSummary"\#
  :{"description":"One line in the list of projects.","type":"object","properties":{"id":{"$re\#
  f":"#/components/schemas/ProjectId"},"preset":{"$ref":"#/components/schemas/Preset"},"create\#
  dAt":{"$ref":"#/components/schemas/Moment"},"counts":{"$ref":"#/components/schemas/Counts"}}\#
  ,"required":["id","preset","createdAt","counts"]},"Properties":{"description":"Properties by\#
   their names. setUserProperty stores at most 100 per customer.","type":"object","propertyNam\#
  es":{"$ref":"#/components/schemas/PropertyKey"},"additionalProperties":{"$ref":"#/components\#
  /schemas/PropertyValue"}},"PropertyKey":{"description":"Name of a property: 1 to 80 letters,\#
   digits, and _ . : - $.","type":"string","pattern":"^[A-Za-z0-9_.:$-]{1,80}$"},"PropertyValu\#
  e":{"description":"Value of a property.","type":"string","maxLength":500},"Purchase":{"descr\#
  iption":"One product bought in one store, its transactions and its holders.","type":"object"\#
  ,"properties":{"store":{"$ref":"#/components/schemas/Store"},"originalTransactionId":{"$ref"\#
  :"#/components/schemas/TransactionId","description":"The first transaction."},"transactionId\#
  ":{"$ref":"#/components/schemas/TransactionId","description":"The latest transaction."},"pro\#
  duct":{"$ref":"#/components/schemas/ProductId"},"kind":{"$ref":"#/components/schemas/Product\#
  Kind","description":"Kind that the purchase or the catalogue gives; without it, `subscriptio\#
  n` for a purchase with an end and `nonConsumable` for a purchase without."},"state":{"$ref":\#
  "#/components/schemas/State","description":"Current state; null before the first purchasedAt\#
  ."},"holders":{"description":"Who holds the purchase: one id per customer, in byte order.","\#
  type":"array","items":{"$ref":"#/components/schemas/UserId"}},"device":{"description":"Devic\#
  e on which the customer bought; null when there is none.","type":["string","null"]},"storeAc\#
  count":{"description":"Store account that bought it; null when there is none.","type":["stri\#
  ng","null"]},"purchasedAt":{"$ref":"#/components/schemas/Moment","description":"Time of the \#
  latest transaction."},"firstPurchasedAt":{"$ref":"#/components/schemas/Moment","description"\#
  :"Time of the first transaction."},"expiresAt":{"$ref":"#/components/schemas/NullableMoment"\#
  ,"description":"Last millisecond of the period; null for no end."},"noEnd":{"description":"O\#
  nly in an export: true if a call without a date named `expiresAt` as null, and the latest tr\#
  ansaction has no statement about its end; otherwise absent.","type":"boolean"},"trialStarted\#
  At":{"$ref":"#/components/schemas/NullableMoment","description":"Time at which a trial began\#
  ; null without a trial."},"periodType":{"$ref":"#/components/schemas/PeriodType"},"environme\#
  nt":{"$ref":"#/components/schemas/PurchaseEnvironment","description":"Environment of the fir\#
  st transaction."},"isFamilyShared":{"description":"Whether a family member bought it and sha\#
  res it.","type":"boolean"},"price":{"description":"A decimal number in a string, for example\#
   \"9.99\".","type":["string","null"]},"currency":{"description":"ISO 4217 code, as it was se\#
  nt.","type":["string","null"]},"country":{"description":"ISO 3166 code, as it was sent.","ty\#
  pe":["string","null"]},"offerCode":{"description":"Offer code, as it was sent.","type":["str\#
  ing","null"]},"autoRenew":{"description":"Whether it renews automatically: true for a subscr\#
  iption until purchase.update turns it off, false for every other kind.","type":"boolean"},"a\#
  utoRenewDisabledAt":{"$ref":"#/components/schemas/NullableMoment","description":"Time since \#
  which auto-renew has been off; null while it is on."},"gracePeriodExpiresAt":{"$ref":"#/comp\#
  onents/schemas/NullableMoment","description":"Last millisecond of the grace period; null wit\#
  hout a grace period."},"billingRetry":{"description":"Whether the store retries a failed pay\#
  ment.","type":"boolean"},"pausedUntil":{"$ref":"#/components/schemas/NullableMoment","descri\#
  ption":"Time at which the pause ends; null without a pause."},"refundedAt":{"$ref":"#/compon\#
  ents/schemas/NullableMoment","description":"Time of the refund; null without a refund."},"re\#
  vokedAt":{"$ref":"#/components/schemas/NullableMoment","description":"Time at which the stor\#
  e withdrew access; null when it did not."},"endedAt":{"$ref":"#/components/schemas/NullableM\#
  oment","description":"Time at which access ended before the end of the period; null when it \#
  did not."},"paused":{"description":"Whether the store reports the subscription as paused.","\#
  type":"boolean"},"renewsAs":{"description":"Product of the next period; null for the same pr\#
  oduct.","type":["string","null"]},"endReason":{"$ref":"#/components/schemas/EndReason","desc\#
  ription":"Why the purchase ended, or will end; null when the store named no reason."},"billi\#
  ngIssueAt":{"$ref":"#/components/schemas/NullableMoment","description":"Time since which bil\#
  ling has failed; null when it does not fail."},"replaces":{"description":"Purchase that this\#
   one takes over, as the store named it; null when there is none.","type":["string","null"]},\#
  "replacedBy":{"description":"`originalTransactionId` of the purchase that took this one over\#
  ; null before it began.","type":["string","null"]},"replacedAt":{"$ref":"#/components/schema\#
  s/NullableMoment","description":"When that purchase began; null before."},"keys":{"descripti\#
  on":"Further names of the purchase, in byte order.","type":"array","items":{"$ref":"#/compon\#
  ents/schemas/TransactionId"}},"firstItem":{"$ref":"#/components/schemas/TransactionId","desc\#
  ription":"`originalTransactionId` of the first item, if this purchase is a further item of t\#
  he same subscription or order; otherwise absent."},"renewsCount":{"description":"Number of r\#
  enewals at the full price: the number of `normal` periods minus 1, at least 0.","type":"inte\#
  ger","minimum":0},"accountToken":{"description":"First account token that the store named; n\#
  ull without one.","type":["string","null"]},"transactions":{"description":"All transactions,\#
   oldest first.","type":"array","items":{"$ref":"#/components/schemas/Transaction"}}},"requir\#
  ed":["store","originalTransactionId","transactionId","product","kind","state","holders","dev\#
  ice","storeAccount","purchasedAt","firstPurchasedAt","expiresAt","trialStartedAt","periodTyp\#
  e","environment","isFamilyShared","price","currency","country","offerCode","autoRenew","auto\#
  RenewDisabledAt","gracePeriodExpiresAt","billingRetry","pausedUntil","refundedAt","revokedAt\#
  ","endedAt","paused","renewsAs","endReason","billingIssueAt","replaces","replacedBy","replac\#
  edAt","keys","renewsCount","accountToken","transactions"]},"PurchaseEnvironment":{"descripti\#
  on":"Environment of the store: production, or sandbox for test purchases.","type":"string","\#
  enum":["production","sandbox"],"x-code":[1,2]},"PurchaseRef":{"description":"A purchase, by \#
  its store and the id of its first transaction.","title":"a purchase","type":"object","proper\#
  ties":{"store":{"$ref":"#/components/schemas/Store"},"originalTransactionId":{"$ref":"#/comp\#
  onents/schemas/TransactionId","description":"Id of the purchase's first transaction."}},"req\#
  uired":["store","originalTransactionId"],"additionalProperties":false},"Refusal":{"descripti\#
  on":"A purchase that a restore refused, and the rule that refused it.","type":"object","prop\#
  erties":{"store":{"$ref":"#/components/schemas/Store"},"originalTransactionId":{"$ref":"#/co\#
  mponents/schemas/TransactionId"},"product":{"$ref":"#/components/schemas/ProductId"},"holder\#
  ":{"$ref":"#/components/schemas/UserId","description":"Who holds it. An identified holder co\#
  mes before an anonymous holder, then the first in byte order."},"rule":{"description":"The r\#
  ule that refused it.","type":"string","enum":["onRestore","oneTimePurchases"]}},"required":[\#
  "store","originalTransactionId","product","holder","rule"]},"RemainingChange":{"description"\#
  :"A later change that stays although an earlier link is undone.","type":"object","properties\#
  ":{"event":{"$ref":"#/components/schemas/EventId","description":"Id of the event that report\#
  ed it."},"method":{"description":"Method that made it.","type":"string","enum":["restore","p\#
  urchase","user.link.undo","user.import"]}},"required":["event","method"]},"Rules":{"descript\#
  ion":"Every rule of a project. rules.md describes each rule.","type":"object","properties":{\#
  "preset":{"$ref":"#/components/schemas/Preset","description":"Preset that the rules started \#
  from."},"anonymousPrefix":{"description":"Beginning of each anonymous id; 32 lower-case hex \#
  digits follow. When it is empty, an anonymous id is a lower-case UUID.","type":"string","max\#
  Length":64,"x-presets":{"qonversion":"QON_","revenuecat":"$RCAnonymousID:","revenuecatLegacy\#
  ":"$RCAnonymousID:","purchasely":""}},"onIdentifyNew":{"description":"What a login of a new \#
  user id does when no user is logged in on the device.","type":"string","enum":["attach","ali\#
  as","aliasUnlessLinked","move","switch"],"x-code":[1,2,3,4,5],"x-presets":{"qonversion":"att\#
  ach","revenuecat":"alias","revenuecatLegacy":"alias","purchasely":"move"}},"onIdentifyKnown"\#
  :{"description":"What a login of a known user id does when no user is logged in on the devic\#
  e.","type":"string","enum":["attach","alias","aliasUnlessLinked","move","switch"],"x-presets\#
  ":{"qonversion":"attach","revenuecat":"aliasUnlessLinked","revenuecatLegacy":"alias","purcha\#
  sely":"move"}},"onSwitch":{"description":"What a login does when another user is logged in o\#
  n the device.","type":"string","enum":["logoutFirst","switch"],"x-code":[1,2],"x-presets":{"\#
  qonversion":"logoutFirst","revenuecat":"switch","revenuecatLegacy":"switch","purchasely":"sw\#
  itch"}},"onLogout":{"description":"The current user after a logout: the same anonymous user \#
  (return), or a new anonymous user (rotate).","type":"string","enum":["return","rotate"],"x-c\#
  ode":[1,2],"x-presets":{"qonversion":"return","revenuecat":"rotate","revenuecatLegacy":"rota\#
  te","purchasely":"return"}},"onAnonymousLogout":{"description":"What a logout does when no u\#
  ser is logged in.","type":"string","enum":["ignore","refuse","rotate"],"x-code":[1,2,3],"x-p\#
  resets":{"qonversion":"ignore","revenuecat":"refuse","revenuecatLegacy":"rotate","purchasely\#
  ":"ignore"}},"purchaseHolders":{"description":"Who holds a new purchase: the device's anonym\#
  ous user and its identified user, or only the current user.","type":"string","enum":["device\#
  AndUser","currentUser"],"x-code":[1,2],"x-presets":{"qonversion":"deviceAndUser","revenuecat\#
  ":"currentUser","revenuecatLegacy":"currentUser","purchasely":"currentUser"}},"onRestore":{"\#
  description":"What a restore does with a purchase that another user holds.","type":"string",\#
  "enum":["share","transfer","transferIfInactive","keep","alias"],"x-code":[1,2,3,4,5],"x-pres\#
  ets":{"qonversion":"share","revenuecat":"transfer","revenuecatLegacy":"alias","purchasely":"\#
  transfer"}},"anonymousHolders":{"description":"What a restore does with a purchase that only\#
   anonymous users hold.","type":"string","enum":["asOthers","alias"],"x-code":[1,2],"x-preset\#
  s":{"qonversion":"asOthers","revenuecat":"alias","revenuecatLegacy":"alias","purchasely":"as\#
  Others"}},"oneTimePurchases":{"description":"Whether a restore moves one-time purchases.","t\#
  ype":"string","enum":["move","stay"],"x-code":[1,2],"x-presets":{"qonversion":"move","revenu\#
  ecat":"move","revenuecatLegacy":"move","purchasely":"stay"}},"unclaimedPurchases":{"descript\#
  ion":"What the daemon does with a purchase that a store reports without a known user: it doe\#
  s not record it (ignore), records it without a holder (keep), or gives it to a new anonymous\#
   user (anonymous).","type":"string","enum":["ignore","keep","anonymous"],"x-code":[1,2,3],"x\#
  -presets":{"qonversion":"keep","revenuecat":"ignore","revenuecatLegacy":"ignore","purchasely\#
  ":"keep"}},"userIdLengthMax":{"description":"Maximum length of a user id, in Unicode scalars\#
  .","type":"integer","minimum":1,"maximum":255,"x-presets":{"qonversion":255,"revenuecat":100\#
  ,"revenuecatLegacy":100,"purchasely":255}},"blockedUserIds":{"description":"Ids that no user\#
   may have, compared byte by byte. The empty id is always blocked.","type":"array","items":{"\#
  type":"string","maxLength":255},"maxItems":1000,"x-presets":{"qonversion":[],"revenuecat":["\#
  no_user","null","none","nil","(null)","\u0000","unidentified","undefined","unknown","anonymo\#
  us","guest"],"revenuecatLegacy":["no_user","null","none","nil","(null)"],"purchasely":[]}}},\#
  "required":["preset","anonymousPrefix","onIdentifyNew","onIdentifyKnown","onSwitch","onLogou\#
  t","onAnonymousLogout","purchaseHolders","onRestore","anonymousHolders","oneTimePurchases","\#
  unclaimedPurchases","userIdLengthMax","blockedUserIds"]},"RulesChoice":{"description":"Name \#
  of a preset, or an object with a preset and the rules that differ from it.","anyOf":[{"$ref"\#
  :"#/components/schemas/Preset"},{"title":"rules","type":"object","properties":{"preset":{"$r\#
  ef":"#/components/schemas/Preset","default":"qonversion","description":"Preset that supplies\#
   the rules that are not given."},"anonymousPrefix":{"description":"Beginning of each anonymo\#
  us id; 32 lower-case hex digits follow. When it is empty, an anonymous id is a lower-case UU\#
  ID.","type":"string","maxLength":64},"onIdentifyNew":{"description":"What a login of a new u\#
  ser id does when no user is logged in on the device.","type":"string","enum":["attach","alia\#
  s","aliasUnlessLinked","move","switch"]},"onIdentifyKnown":{"description":"What a login of a\#
   known user id does when no user is logged in on the device.","type":"string","enum":["attac\#
  h","alias","aliasUnlessLinked","move","switch"]},"onSwitch":{"description":"What a login doe\#
  s when another user is logged in on the device.","type":"string","enum":["logoutFirst","swit\#
  ch"]},"onLogout":{"description":"The current user after a logout: the same anonymous user (r\#
  eturn), or a new anonymous user (rotate).","type":"string","enum":["return","rotate"]},"onAn\#
  onymousLogout":{"description":"What a logout does when no user is logged in.","type":"string\#
  ","enum":["ignore","refuse","rotate"]},"purchaseHolders":{"description":"Who holds a new pur\#
  chase: the device's anonymous user and its identified user, or only the current user.","type\#
  ":"string","enum":["deviceAndUser","currentUser"]},"onRestore":{"description":"What a restor\#
  e does with a purchase that another user holds.","type":"string","enum":["share","transfer",\#
  "transferIfInactive","keep","alias"]},"anonymousHolders":{"description":"What a restore does\#
   with a purchase that only anonymous users hold.","type":"string","enum":["asOthers","alias"\#
  ]},"oneTimePurchases":{"description":"Whether a restore moves one-time purchases.","type":"s\#
  tring","enum":["move","stay"]},"unclaimedPurchases":{"description":"What the daemon does wit\#
  h a purchase that a store reports without a known user: it does not record it (ignore), reco\#
  rds it without a holder (keep), or gives it to a new anonymous user (anonymous).","type":"st\#
  ring","enum":["ignore","keep","anonymous"]},"userIdLengthMax":{"description":"Maximum length\#
   of a user id, in Unicode scalars.","type":"integer","minimum":1,"maximum":255},"blockedUser\#
  Ids":{"description":"Ids that no user may have, compared byte by byte. The empty id is alway\#
  s blocked.","type":"array","items":{"type":"string","maxLength":255},"maxItems":1000}},"requ\#
  ired":[],"additionalProperties":false}]},"State":{"description":"State of a purchase or gran\#
  t. Null before it begins, and for an entitlement that only `entitlements` of `checkEntitleme\#
  nts` names.","type":["string","null"],"enum":["active","trial","intro","gracePeriod","billin\#
  gRetry","paused","expired","refunded","revoked",null],"x-code":[1,2,3,4,5,6,7,8,9]},"Storage\#
  Stats":{"description":"The files of the store, and the work on them since the daemon's start\#
  . Missing if the store is in memory.","type":"object","properties":{"dataFileBytes":{"descri\#
  ption":"Size of the data file.","type":"integer","minimum":0},"logFileBytes":{"description":\#
  "Size of SQLite's write-ahead log.","type":"integer","minimum":0},"journalFileBytes":{"descr\#
  iption":"Size of the two files of the journal.","type":"integer","minimum":0},"journalBytes"\#
  :{"description":"Bytes in the journal that the daemon has not copied to the tables yet.","ty\#
  pe":"integer","minimum":0},"journalAgeMs":{"description":"Milliseconds since the oldest of t\#
  hem was committed; 0 if there are none.","type":"integer","minimum":0},"freeBytes":{"descrip\#
  tion":"Free space for the daemon on the file system of the data file; null if the system doe\#
  s not say.","type":["integer","null"],"minimum":0},"syncs":{"$ref":"#/components/schemas/Dur\#
  ations"},"checkpoints":{"$ref":"#/components/schemas/Durations"},"rebuilds":{"$ref":"#/compo\#
  nents/schemas/Durations"}},"required":["dataFileBytes","logFileBytes","journalFileBytes","jo\#
  urnalBytes","journalAgeMs","freeBytes","syncs","checkpoints","rebuilds"]},"Store":{"descript\#
  ion":"Store that took the payment: appStore, macAppStore, playStore, amazon, huawei, samsung\#
  , roku, microsoft, paddle, stripe, web, or one of the project's `stores.custom`.","type":"st\#
  ring","examples":["appStore","macAppStore","playStore","amazon","huawei","samsung","roku","m\#
  icrosoft","paddle","stripe","web"],"pattern":"^[A-Za-z0-9._-]{1,64}$"},"StoreAccountId":{"de\#
  scription":"A store account, for example an Apple ID or a Google account, whose purchases a \#
  device can restore.","type":"string","minLength":1,"maxLength":255},"StoreNotification":{"de\#
  scription":"The store's message. `id` and `type` are null for a bare signed transaction, and\#
   for what the caller fetched.","type":"object","properties":{"id":{"description":"Apple's `n\#
  otificationUUID`, Google's `messageId`, Stripe's event id.","type":["string","null"]},"type"\#
  :{"description":"The store's type.","type":["string","null"]},"subtype":{"description":"Appl\#
  e's subtype; null if there is none.","type":["string","null"]},"at":{"$ref":"#/components/sc\#
  hemas/Moment","description":"Time at which the store made it."},"environment":{"description"\#
  :"Null if the message has none.","type":["string","null"],"enum":["production","sandbox",nul\#
  l]},"originalTransactionId":{"$ref":"#/components/schemas/TransactionId","description":"Chai\#
  n of `transactionId`; absent without it."},"transactionId":{"$ref":"#/components/schemas/Tra\#
  nsactionId","description":"Transaction that an ignored message of Apple is about, for exampl\#
  e one that asks for consumption data. Absent otherwise."}},"required":["id","type","subtype"\#
  ,"at","environment"]},"StoreQuestion":{"description":"What to fetch from the store: its kind\#
  , and the ids that the store gave.","type":"object","properties":{"kind":{"type":"string","e\#
  num":["subscription","product","invoice","checkoutSession"]},"id":{"description":"Id of the \#
  object at Stripe.","type":"string"},"packageName":{"description":"Package of the app at Goog\#
  le.","type":"string"},"purchaseToken":{"description":"Token of the purchase at Google.","typ\#
  e":"string"},"charge":{"description":"Charge whose invoice is to be fetched.","type":"string\#
  "},"paymentIntent":{"description":"Payment whose invoice is to be fetched.","type":"string"}\#
  ,"expand":{"description":"What the object at Stripe must contain as a whole, and not as an i\#
  d.","type":"string","enum":["latest_invoice","subscription"]}},"required":["kind"]},"StoreRe\#
  sponse":{"description":"An object that the caller fetched from a store's API.","title":"a re\#
  sponse","type":"object","properties":{"kind":{"description":"What `body` is: for `playStore`\#
  , `subscription` (purchases.subscriptionsv2) or `product` (purchases.productsv2); for `strip\#
  e`, `subscription`, `invoice` or `checkoutSession`.","type":"string","enum":["subscription",\#
  "product","invoice","checkoutSession"]},"purchaseToken":{"description":"Token of the purchas\#
  e at Google. Required for `playStore` without a payload.","type":"string","minLength":1,"max\#
  Length":255},"packageName":{"description":"Package of the app at Google.","type":"string","m\#
  inLength":1,"maxLength":255},"body":{"description":"The JSON object that the API returned.",\#
  "type":"object","additionalProperties":{}},"fetchedAt":{"$ref":"#/components/schemas/Moment"\#
  ,"description":"Time of the fetch, RFC 3339: `asOf` of everything in `body`, for `playStore`\#
  . Default: now, by the project's clock."}},"required":["kind","body"],"additionalProperties"\#
  :false},"StoreState":{"description":"Where the daemon keeps its data.","type":"object","prop\#
  erties":{"kind":{"description":"Kind of the store.","type":"string","enum":["memory","sqlite\#
  ","postgres"]},"shared":{"description":"Whether other daemons may write the store, too: true\#
   only for `postgres`.","type":"boolean"},"reachable":{"description":"Whether the database an\#
  swered when the daemon last asked, which it does once a second or more often. Only if `share\#
  d`.","type":"boolean"},"durability":{"description":"`replicated` if a commit waits until a s\#
  tandby has it; otherwise `local`. Only if `shared`, and once the database has answered.","ty\#
  pe":"string","enum":["local","replicated"]},"historyLosses":{"description":"How often since \#
  its start the daemon found that the database had lost commits, for example after a restored \#
  backup. Only if `shared`.","type":"integer","minimum":0},"clockOffsetMs":{"description":"Mil\#
  liseconds by which the database's clock is ahead of this machine's; negative if it is behind\#
  . Only if `shared`, and once the database has answered.","type":"integer"}},"required":["kin\#
  d","shared"]},"Stores":{"description":"Settings of the stores in which a project sells.","ty\#
  pe":"object","properties":{"appStore":{"$ref":"#/components/schemas/AppStoreSettings","descr\#
  iption":"Absent when not defined."},"playStore":{"$ref":"#/components/schemas/PlayStoreSetti\#
  ngs","description":"Absent when not defined."},"stripe":{"$ref":"#/components/schemas/Stripe\#
  Settings","description":"Absent when not defined."},"custom":{"description":"Stores of the p\#
  roject's own, in byte order.","type":"array","items":{"$ref":"#/components/schemas/Store"},"\#
  maxItems":20}},"required":["custom"]},"StoresChoice":{"description":"New settings of stores.\#
   A setting that is left out stays.","title":"stores","type":"object","properties":{"appStore\#
  ":{"description":"How the project verifies what the App Store sends. Replaces the settings a\#
  s a whole; null removes them.","title":"the App Store","type":["object","null"],"properties"\#
  :{"apps":{"description":"Apps whose notifications the project takes.","type":"array","items"\#
  :{"$ref":"#/components/schemas/AppStoreApp"},"maxItems":100},"environments":{"type":"array",\#
  "items":{"$ref":"#/components/schemas/AppStoreEnvironment"},"maxItems":4,"description":"Envi\#
  ronments that the project takes. Default: `Production` and `Sandbox`. `Xcode` and `LocalTest\#
  ing` need a project whose `environment` is not `production`."},"roots":{"description":"Root \#
  certificates that replace Apple's, as DER in base64. `project.define` checks that each has t\#
  he shape of a certificate; its fields are read when a notification comes. Only where the pro\#
  ject's `environment` is not `production`. Default: Apple's root.","type":"array","items":{"t\#
  ype":"string"},"maxItems":10}},"required":["apps"],"additionalProperties":false},"playStore"\#
  :{"description":"How the project verifies and reads what Google Play sends. Replaces the set\#
  tings as a whole; null removes them.","title":"Google Play","type":["object","null"],"proper\#
  ties":{"packages":{"description":"Package names of the apps whose notifications the project \#
  takes.","type":"array","items":{"type":"string","minLength":1,"maxLength":255},"maxItems":10\#
  0}},"required":["packages"],"additionalProperties":false},"stripe":{"description":"How the p\#
  roject verifies and reads Stripe's events. Replaces the settings as a whole; null removes th\#
  em.","title":"Stripe","type":["object","null"],"properties":{"secret":{"description":"Signin\#
  g secret of Stripe's endpoint, with its `whsec_`.","type":"string","minLength":1,"maxLength"\#
  :255},"oldSecret":{"description":"Previous secret, which the daemon also accepts; null when \#
  there is none.","type":["string","null"],"minLength":1,"maxLength":255},"product":{"descript\#
  ion":"Member of Stripe's price that names the product: its `product`, its own id, or its `lo\#
  okup_key`.","type":"string","enum":["product","price","lookupKey"],"default":"product"},"use\#
  rFrom":{"description":"Members of Stripe's objects that contain the account token: `client_r\#
  eference_id`, `customer` or `metadata.NAME`. The first that is present counts. Default: `cli\#
  ent_reference_id`.","type":"array","items":{"type":"string","minLength":1,"maxLength":255},"\#
  maxItems":10},"grace":{"$ref":"#/components/schemas/Duration","description":"How long access\#
   continues while a renewal is unpaid and Stripe retries it, ISO 8601. Default: P0D."}},"requ\#
  ired":["secret"],"additionalProperties":false},"custom":{"description":"Stores of the projec\#
  t's own. They replace the previous list as a whole.","type":"array","items":{"$ref":"#/compo\#
  nents/schemas/Store"},"maxItems":20}},"required":[],"additionalProperties":false},"StripeSet\#
  tings":{"description":"How the project reads Stripe's events. Only `project.stores` returns \#
  the secrets.","type":"object","properties":{"secret":{"description":"Signing secret of Strip\#
  e's endpoint, with its `whsec_`. Only in `project.stores`.","type":"string","minLength":1,"m\#
  axLength":255},"oldSecret":{"description":"Previous secret, which the daemon also accepts; n\#
  ull when there is none. Only in `project.stores`.","type":["string","null"],"minLength":1,"m\#
  axLength":255},"product":{"description":"Member of Stripe's price that names the product: it\#
  s `product`, its own id, or its `lookup_key`.","type":"string","enum":["product","price","lo\#
  okupKey"],"x-code":[1,2,3]},"userFrom":{"description":"Members of Stripe's objects that cont\#
  ain the account token: `client_reference_id`, `customer` or `metadata.NAME`. The first that \#
  is present counts.","type":"array","items":{"type":"string","minLength":1,"maxLength":255},"\#
  maxItems":10},"grace":{"$ref":"#/components/schemas/Duration","description":"How long access\#
   continues while a renewal is unpaid and Stripe retries it, ISO 8601."}},"required":["produc\#
  t","userFrom","grace"]},"SubscriptionId":{"description":"Id of a subscription. It is unique \#
  within one connection.","type":"string","maxLength":255},"SuggestedCall":{"description":"A c\#
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
  /NullableMoment"},"noEnd":{"description":"Only in an export: true if a statement named `expi\#
  resAt` as null, so that no grace period counts as the end; otherwise absent.","type":"boolea\#
  n"},"isFamilyShared":{"description":"Whether a family member bought it and shares it. An exp\#
  ort always shows this member and those up to `attributes`.","type":"boolean"},"price":{"desc\#
  ription":"A decimal number in a string, for example \"9.99\".","type":["string","null"]},"cu\#
  rrency":{"description":"ISO 4217 code, as it was sent.","type":["string","null"]},"country":\#
  {"description":"ISO 3166 code, as it was sent.","type":["string","null"]},"offerCode":{"desc\#
  ription":"Offer code, as it was sent.","type":["string","null"]},"attributes":{"$ref":"#/com\#
  ponents/schemas/Attributes"},"kind":{"$ref":"#/components/schemas/ProductKind","description"\#
  :"The kind that the store named."},"environment":{"$ref":"#/components/schemas/PurchaseEnvir\#
  onment","description":"The environment that the store named."},"autoRenew":{"description":"F\#
  alse while auto-renew is off.","type":"boolean"},"autoRenewDisabledAt":{"$ref":"#/components\#
  /schemas/Moment","description":"Time since which auto-renew has been off."},"gracePeriodExpi\#
  resAt":{"$ref":"#/components/schemas/Moment","description":"Last moment of the grace period.\#
  "},"billingRetry":{"description":"True while the store retries a failed payment.","type":"bo\#
  olean"},"pausedUntil":{"$ref":"#/components/schemas/Moment","description":"Time at which the\#
   pause ends."},"refundedAt":{"$ref":"#/components/schemas/Moment","description":"Time of the\#
   refund."},"revokedAt":{"$ref":"#/components/schemas/Moment","description":"Time at which th\#
  e store withdrew access."},"endedAt":{"$ref":"#/components/schemas/Moment","description":"Ti\#
  me at which access ended before the end of the period."},"paused":{"description":"True while\#
   the store reports the subscription as paused.","type":"boolean"},"renewsAs":{"$ref":"#/comp\#
  onents/schemas/ProductId","description":"Product of the next period."},"endReason":{"$ref":"\#
  #/components/schemas/EndReason"},"billingIssueAt":{"$ref":"#/components/schemas/Moment","des\#
  cription":"Time since which billing has failed."},"listedAt":{"$ref":"#/components/schemas/M\#
  oment","description":"Time at which the store last listed the items of the subscription, thi\#
  s one among them. Absent if the subscription had one item only."},"asOf":{"$ref":"#/componen\#
  ts/schemas/Moment","description":"Time of the newest statement about the transaction."}},"re\#
  quired":["transactionId","product","periodType","purchasedAt","expiresAt","asOf"]},"Transact\#
  ionId":{"description":"Id that a store gives to a transaction.","type":"string","minLength":\#
  1,"maxLength":255},"User":{"description":"The current user of a device, or the user that an \#
  id belongs to.","type":"object","properties":{"id":{"$ref":"#/components/schemas/UserId","de\#
  scription":"For a device: the identified user, or else the anonymous user. For an id: that i\#
  d if it is identified, or else the customer's identified id, or its anonymous id if it has n\#
  one."},"anonymousId":{"description":"For a device: its anonymous user. For an id: that id if\#
   it is anonymous, or else null.","type":["string","null"]},"identityId":{"description":"Id o\#
  f the identified user; null for an anonymous user.","type":["string","null"]},"customerId":{\#
  "$ref":"#/components/schemas/UserId","description":"Id of the customer. It stays the same ac\#
  ross logins, and every userId param accepts it."},"aliases":{"description":"Every id of the \#
  customer, in byte order. It omits the customerId of a customer that began with an identified\#
   user.","type":"array","items":{"$ref":"#/components/schemas/UserId"}},"device":{"$ref":"#/c\#
  omponents/schemas/DeviceId","description":"Id of the device; absent when the request names a\#
   user."},"createdAt":{"$ref":"#/components/schemas/Moment","description":"Time at which the \#
  customer was created."},"environment":{"$ref":"#/components/schemas/ProjectEnvironment"}},"r\#
  equired":["id","anonymousId","identityId","customerId","aliases","createdAt","environment"]}\#
  ,"UserId":{"description":"Id of a user: the app's own id, an anonymous id, or a customerId. \#
  It has 1 to `userIdLengthMax` Unicode scalars, and the daemon compares it byte by byte. An e\#
  mpty id is blockedUserId and a longer id userIdTooLong, so this schema has no length.","type\#
  ":"string"},"Warning":{"description":"A sign that an accepted request may be a mistake.","ty\#
  pe":"object","properties":{"kind":{"type":"string","enum":["unknownProduct","unknownEntitlem\#
  ent","subscriptionWithoutEnd","heldByNobody","sameMoment","asOfAhead","keyTaken","accountTok\#
  enDiffers","accountTokensFull","transactionDiffers","unknownNotification","leftOut","environ\#
  mentDiffers","alreadyOver"]},"message":{"description":"An explanation in one sentence.","typ\#
  e":"string"},"nearest":{"description":"Similar names that exist, nearest first. An unknown e\#
  ntitlement always has it.","type":"array","items":{"type":"string"}},"fields":{"description"\#
  :"In sameMoment: the fields that two statements of one moment give different values.","type"\#
  :"array","items":{"type":"string"}}},"required":["kind","message"]},"Webhook":{"description"\#
  :"A URL that receives a project's events, with its secrets. Only an admin can read it.","typ\#
  e":"object","properties":{"url":{"$ref":"#/components/schemas/WebhookUrl"},"secret":{"$ref":\#
  "#/components/schemas/WebhookSecret"},"oldSecret":{"description":"Second secret that also si\#
  gns each delivery; null when there is none.","type":["string","null"]},"authorization":{"des\#
  cription":"What posts carry in their header `Authorization`; null when they carry none.","ty\#
  pe":["string","null"]},"format":{"$ref":"#/components/schemas/WebhookFormat"},"kinds":{"desc\#
  ription":"Kinds of events that it receives; absent when it receives every kind.","type":"arr\#
  ay","items":{"$ref":"#/components/schemas/EventKind"}},"paused":{"description":"True if webh\#
  ook.pause stopped the posts to the URL.","type":"boolean"},"consumer":{"$ref":"#/components/\#
  schemas/ConsumerId","description":"Name of the consumer whose cursor is the webhook's positi\#
  on. A replay gives the webhook a new consumer."},"cursor":{"$ref":"#/components/schemas/Curs\#
  or","description":"The webhook's position: all events up to this cursor are delivered."}},"r\#
  equired":["url","secret","oldSecret","authorization","format","paused","consumer","cursor"]}\#
  ,"WebhookChoice":{"description":"A URL that receives the project's events.","title":"a webho\#
  ok","type":"object","properties":{"url":{"$ref":"#/components/schemas/WebhookUrl"},"secret":\#
  {"$ref":"#/components/schemas/WebhookSecret"},"oldSecret":{"$ref":"#/components/schemas/Webh\#
  ookSecret","description":"Second secret that also signs each delivery, until every receiver \#
  knows the new secret."},"authorization":{"description":"Secret that posts carry in their hea\#
  der `Authorization`, with the format `qonversion` after `Basic `. Printable ASCII, without a\#
   space at either end.","type":"string","minLength":1,"maxLength":1000},"format":{"$ref":"#/c\#
  omponents/schemas/WebhookFormat","default":"entitled"},"kinds":{"description":"Kinds of even\#
  ts that it receives, by their names in the feed; the program skips the others. Default: ever\#
  y kind.","type":"array","items":{"$ref":"#/components/schemas/EventKind"},"minItems":1,"maxI\#
  tems":20}},"required":["url","secret"],"additionalProperties":false},"WebhookFailure":{"desc\#
  ription":"The latest failed attempt for the oldest event that waits for another attempt; if \#
  no event waits, the latest failed attempt.","type":"object","properties":{"at":{"$ref":"#/co\#
  mponents/schemas/Moment","description":"Time of the latest attempt."},"cursor":{"$ref":"#/co\#
  mponents/schemas/Cursor","description":"Cursor of the event."},"reason":{"description":"Why \#
  the attempt failed, for people.","type":"string","maxLength":500},"attempts":{"description":\#
  "Number of attempts so far to post the event.","type":"integer","minimum":1},"nextAttemptAt"\#
  :{"$ref":"#/components/schemas/NullableMoment","description":"Time of the next attempt; null\#
   if the event is delivered or no program posts it."}},"required":["at","cursor","reason","at\#
  tempts","nextAttemptAt"]},"WebhookFormat":{"description":"Format of a delivery. `entitled`: \#
  the event as in the log. `purchasely`, `revenuecat` and `qonversion`: as these systems docum\#
  ent it (webhooks.md).","type":"string","enum":["entitled","purchasely","revenuecat","qonvers\#
  ion"],"x-code":[1,2,3,4]},"WebhookReport":{"description":"The results of the posts to a URL.\#
  ","title":"a report","type":"object","properties":{"url":{"$ref":"#/components/schemas/Webho\#
  okUrl"},"deliveredAt":{"$ref":"#/components/schemas/Moment","description":"Time of the lates\#
  t delivery."},"failure":{"description":"The latest failed attempt for the oldest event that \#
  waits for another attempt; if no event waits, the latest failed attempt.","title":"a failure\#
  ","type":"object","properties":{"at":{"$ref":"#/components/schemas/Moment","description":"Ti\#
  me of the attempt."},"cursor":{"$ref":"#/components/schemas/Cursor","description":"Cursor of\#
   the event."},"reason":{"description":"Why the attempt failed, for people.","type":"string",\#
  "maxLength":500},"attempts":{"description":"Number of attempts so far to post the event.","t\#
  ype":"integer","minimum":1,"maximum":2147483647},"nextAttemptAt":{"$ref":"#/components/schem\#
  as/Moment","description":"Time of the next attempt; absent if the event is delivered."}},"re\#
  quired":["at","cursor","reason","attempts"],"additionalProperties":false}},"required":["url"\#
  ],"additionalProperties":false},"WebhookSecret":{"description":"Key that signs each delivery\#
  . After `whsec_`: the key in base64. Any other text is the key itself, in UTF-8.","type":"st\#
  ring","minLength":1,"maxLength":255},"WebhookStatus":{"description":"A URL that receives a p\#
  roject's events, and the results of the posts to it.","type":"object","properties":{"url":{"\#
  $ref":"#/components/schemas/WebhookUrl"},"format":{"$ref":"#/components/schemas/WebhookForma\#
  t"},"state":{"description":"`paused` by webhook.pause; `stopped` if no program posts; `faili\#
  ng` if an event waits for another attempt; else `posting`.","type":"string","enum":["paused"\#
  ,"stopped","failing","posting"]},"cursor":{"$ref":"#/components/schemas/Cursor","description\#
  ":"The webhook's position: all events up to this cursor are delivered."},"backlog":{"descrip\#
  tion":"Number of events after `cursor`.","type":"integer","minimum":0},"deliveredAt":{"$ref"\#
  :"#/components/schemas/NullableMoment","description":"Time of the latest delivery; null if t\#
  he daemon has had no report of a delivery since its start."},"failure":{"$ref":"#/components\#
  /schemas/WebhookFailure","description":"Absent if the daemon has had no report of a failure \#
  since its start."}},"required":["url","format","state","cursor","backlog","deliveredAt"]},"W\#
  ebhookSummary":{"description":"A URL that receives a project's events.","type":"object","pro\#
  perties":{"url":{"$ref":"#/components/schemas/WebhookUrl"},"format":{"$ref":"#/components/sc\#
  hemas/WebhookFormat"}},"required":["url","format"]},"WebhookUrl":{"description":"An absolute\#
   `https://` or `http://` URL with a host, and optionally a port, a path and a query. It has \#
  no user, password or fragment, because every reader of the project sees it.","type":"string"\#
  ,"pattern":"^[Hh][Tt][Tt][Pp][Ss]?://","minLength":8,"maxLength":2000}},"errors":{"parseErro\#
  r":{"code":-32700,"message":"The line is not valid JSON; lines.md defines the grammar. `offs\#
  et` is the position of the first wrong byte, counted from 0.","data":{"kind":"parseError","r\#
  etryable":false}},"invalidRequest":{"code":-32600,"message":"The line is JSON, but not a req\#
  uest: it is not an object or an empty batch, it has no method, its `jsonrpc` is not \"2.0\",\#
   or its id or params have a wrong type.","data":{"kind":"invalidRequest","retryable":false}}\#
  ,"messageTooLarge":{"code":-32600,"message":"A line has more than `limit` bytes before its l\#
  ine feed. The daemon drops the line and reads the next line as usual.","data":{"kind":"messa\#
  geTooLarge","retryable":false}},"batchTooLarge":{"code":-32600,"message":"A batch has more t\#
  han `limit` entries, and the daemon executes none of them. Or the replies to earlier entries\#
   have more than `limit` bytes, and the daemon does not execute this entry.","data":{"kind":"\#
  batchTooLarge","retryable":false}},"notInBatch":{"code":-32600,"message":"The method is not \#
  allowed in a batch.","data":{"kind":"notInBatch","retryable":false}},"unknownMethod":{"code"\#
  :-32601,"message":"The daemon has no such method. `nearest` lists similar names.","data":{"k\#
  ind":"unknownMethod","retryable":false}},"invalidParams":{"code":-32602,"message":"A paramet\#
  er is missing, unknown, of a wrong type or out of range, or two parameters exclude each othe\#
  r. `field` points to it; `nearest` lists similar names.","data":{"kind":"invalidParams","ret\#
  ryable":false}},"internalError":{"code":-32603,"message":"The daemon has a fault. Its log ha\#
  s the same `reference`.","data":{"kind":"internalError","retryable":false}},"permissionDenie\#
  d":{"code":1000,"message":"The caller's role is lower than the role that the method needs. `\#
  uid` and `role` are the caller's (`none` without a role), and `needs` is the method's role."\#
  ,"data":{"kind":"permissionDenied","retryable":false}},"unknownDevice":{"code":1100,"message\#
  ":"The project has no such device.","data":{"kind":"unknownDevice","retryable":false}},"unkn\#
  ownUser":{"code":1101,"message":"The project has no such user. `explain` then names a purcha\#
  se that waits for this id, its account token.","data":{"kind":"unknownUser","retryable":fals\#
  e}},"blockedUserId":{"code":1102,"message":"No user may have this id: it is empty, or in the\#
   project's `blockedUserIds`.","data":{"kind":"blockedUserId","retryable":false}},"userIdTooL\#
  ong":{"code":1103,"message":"The id has more Unicode scalars than the project's `userIdLengt\#
  hMax`.","data":{"kind":"userIdTooLong","retryable":false}},"reservedUserId":{"code":1104,"me\#
  ssage":"The id begins with the project's anonymous prefix, or it is the id of an anonymous u\#
  ser or a customerId. In `user.import`: the id belongs to another customer, or no daemon make\#
  s such an anonymous id or customerId.","data":{"kind":"reservedUserId","retryable":false}},"\#
  alreadyAnonymous":{"code":1105,"message":"No user is logged in on the device, and the projec\#
  t's `onAnonymousLogout` is `refuse`.","data":{"kind":"alreadyAnonymous","retryable":false}},\#
  "unknownProject":{"code":1200,"message":"The daemon has no such project.","data":{"kind":"un\#
  knownProject","retryable":false}},"unknownPurchase":{"code":1201,"message":"The project has \#
  no purchase with this store and originalTransactionId, or the purchase has no such transacti\#
  on. Nothing changes.","data":{"kind":"unknownPurchase","retryable":false}},"purchaseHeldByAn\#
  other":{"code":1202,"message":"Another user holds the purchase, and a rule of the project ke\#
  eps it there. `holder` and `rule` name them. In `user.import` there is no `rule`: the import\#
   does not name the holder. Nothing changes.","data":{"kind":"purchaseHeldByAnother","retryab\#
  le":false}},"unknownEntitlement":{"code":1203,"message":"A call grants or explains an entitl\#
  ement that the project does not have. `nearest` lists similar names.","data":{"kind":"unknow\#
  nEntitlement","retryable":false}},"notAManualGrant":{"code":1204,"message":"The user has no \#
  active grant of this entitlement. For example, a purchase gives it, or the grant has ended."\#
  ,"data":{"kind":"notAManualGrant","retryable":false}},"clockNotManual":{"code":1205,"message\#
  ":"The project uses the system's clock, which cannot be advanced.","data":{"kind":"clockNotM\#
  anual","retryable":false}},"cannotUndo":{"code":1206,"message":"The daemon cannot undo the l\#
  ink. Nothing changes. `obstacle` is the reason: `unknownEvent`; `otherKind`: an event of thi\#
  s kind cannot be undone; `noLink`: the event linked nothing; `undone`: the link is already u\#
  ndone; `isUndo`: the event comes from an undo; `laterAlias`: a later alias merged the custom\#
  er with another user; `tooMuch`: too many users and purchases depend on the link; `unclear`:\#
   a deletion erased part of the history. `event` is the id of the event that prevents the und\#
  o.","data":{"kind":"cannotUndo","retryable":false}},"unknownConsumer":{"code":1207,"message"\#
  :"No consumer of this name has acknowledged an event. `events.acknowledge` does not create a\#
   name that begins with `webhook-`: those belong to webhooks.","data":{"kind":"unknownConsume\#
  r","retryable":false}},"unknownWebhook":{"code":1208,"message":"The project has no webhook w\#
  ith this URL. The error does not repeat the URL.","data":{"kind":"unknownWebhook","retryable\#
  ":false}},"productInUse":{"code":1209,"message":"`products` leaves out a product that a stor\#
  ed transaction names, and `removed` does not name it. Nothing changes. `product` is the firs\#
  t such product; `customers` counts who holds a purchase that names it, also an expired one. \#
  `customers` is missing if the project has more than `definitionRecordsMax` customers and pur\#
  chases: each product counts as used then.","data":{"kind":"productInUse","retryable":false}}\#
  ,"idempotencyConflict":{"code":1300,"message":"A call of the same method used this key with \#
  other params in the last 24 hours.","data":{"kind":"idempotencyConflict","retryable":false}}\#
  ,"storageFull":{"code":1400,"message":"The disk has no room for the write. Nothing changes, \#
  and reading still works.","data":{"kind":"storageFull","retryable":true}},"storageFailed":{"\#
  code":1401,"message":"The write may not be on the disk: the daemon stops, and its next start\#
   shows what is stored. Or the daemon cannot read a record that the request needs, or its dat\#
  a file was removed: then it keeps running.","data":{"kind":"storageFailed","retryable":false\#
  }},"overloaded":{"code":1402,"message":"More requests are waiting than the daemon accepts. N\#
  othing changes. With a null `id`, the daemon dropped an unfinished line, and `limit` is the \#
  total size of all unfinished lines.","data":{"kind":"overloaded","retryable":true}},"tooMany\#
  Connections":{"code":1403,"message":"The daemon has reached its maximum of connections. It r\#
  eplies to the first line with this error and closes the connection.","data":{"kind":"tooMany\#
  Connections","retryable":false}},"shuttingDown":{"code":1404,"message":"The daemon is shutti\#
  ng down. Nothing changes.","data":{"kind":"shuttingDown","retryable":true}},"storageUnavaila\#
  ble":{"code":1405,"message":"The shared database could not be reached, or did not answer in \#
  time; other stores have no such error. With `outcome` `notApplied`, nothing changed. With `u\#
  nknown`, the change may or may not be stored.","data":{"kind":"storageUnavailable","retryabl\#
  e":true}},"unverified":{"code":1500,"message":"The daemon does not trust what `store.notify`\#
   got: `reason` is `malformed`, `algorithm`, `chainLength`, `certificate`, `chain`, `extensio\#
  n`, `validity`, `signature`, `app`, `environment`, `unsignedEnvironment` or `age`; stores.md\#
   says what each means. `httpStatus` is what the web server should answer.","data":{"kind":"u\#
  nverified","retryable":false}},"storeNotConfigured":{"code":1501,"message":"The project does\#
   not define the store of `store.notify`. The store sends the notification again if the web s\#
  erver answers `httpStatus`.","data":{"kind":"storeNotConfigured","retryable":true}},"verifie\#
  rMissing":{"code":1502,"message":"The system has no libcrypto, which verifies what Apple sig\#
  ned. All other methods work.","data":{"kind":"verifierMissing","retryable":true}},"verifierF\#
  ailed":{"code":1503,"message":"The process that verifies what Apple signed ended, or took mo\#
  re than two seconds. The daemon starts it again.","data":{"kind":"verifierFailed","retryable\#
  ":true}}}}}\#

  """#
