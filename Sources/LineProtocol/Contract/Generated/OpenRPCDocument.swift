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
  r does not have. The warning `unknownEntitlement` names those that the project does not defi\#
  ne either. Default: every entitlement of the products that the user's purchases have then, a\#
  nd of the grants.","schema":{"type":"array","items":{"$ref":"#/components/schemas/Entitlemen\#
  tId"},"maxItems":1000}},{"name":"at","required":false,"summary":"Moment to evaluate, RFC 333\#
  9, with today's holders. Default: now.","schema":{"$ref":"#/components/schemas/Moment"}},{"n\#
  ame":"ifUnknown","required":false,"summary":"Reply for a userId that the project does not ha\#
  ve: `error`, or `none` for a result with no active entitlement and `known` false. The daemon\#
   does not create the user.","schema":{"type":"string","enum":["error","none"],"default":"err\#
  or"}},{"name":"project","required":false,"summary":"Id of the project.","schema":{"$ref":"#/\#
  components/schemas/ProjectId","default":"default"}}],"x-exactly-one":[["device"],["userId"]]\#
  ,"result":{"name":"result","schema":{"type":"object","properties":{"userId":{"$ref":"#/compo\#
  nents/schemas/UserId","description":"Id of the user that the result is about."},"known":{"de\#
  scription":"Whether the project has this user. Absent unless the request has `ifUnknown`.","\#
  type":"boolean"},"entitlements":{"$ref":"#/components/schemas/Entitlements"},"at":{"$ref":"#\#
  /components/schemas/Moment","description":"The moment that the result is for."},"warnings":{\#
  "description":"Absent when there are no warnings.","type":"array","items":{"$ref":"#/compone\#
  nts/schemas/Warning"}}},"required":["userId","entitlements","at"]}},"errors":[{"code":-32602\#
  ,"message":"A parameter is missing, unknown, of a wrong type or out of range, or two paramet\#
  ers exclude each other. `field` points to it; `nearest` lists similar names.","data":{"kind"\#
  :"invalidParams","retryable":false}},{"code":1000,"message":"The caller's role is lower than\#
   the role that the method needs. `uid` and `role` are the caller's (`none` without a role), \#
  and `needs` is the method's role.","data":{"kind":"permissionDenied","retryable":false}},{"c\#
  ode":1100,"message":"The project has no such device.","data":{"kind":"unknownDevice","retrya\#
  ble":false}},{"code":1101,"message":"The project has no such user. `explain` then names a pu\#
  rchase that waits for this id, its account token.","data":{"kind":"unknownUser","retryable":\#
  false}},{"code":1102,"message":"No user may have this id: it is empty, or in the project's `\#
  blockedUserIds`.","data":{"kind":"blockedUserId","retryable":false}},{"code":1103,"message":\#
  "The id has more Unicode scalars than the project's `userIdLengthMax`.","data":{"kind":"user\#
  IdTooLong","retryable":false}},{"code":1200,"message":"The daemon has no such project.","dat\#
  a":{"kind":"unknownProject","retryable":false}},{"code":1405,"message":"The shared database \#
  could not be reached, or did not answer in time; other stores have no such error. With `outc\#
  ome` `notApplied`, nothing changed. With `unknown`, the change may or may not be stored.","d\#
  ata":{"kind":"storageUnavailable","retryable":true}}],"examples":[{"name":"a subscription","\#
  x-given":[{"method":"project.define","params":{"products":{"monthly":{"kind":"subscription",\#
  "entitlements":["premium"]}},"clock":{"manual":"2026-01-01T00:00:00.000Z"}}},{"method":"inst\#
  all","params":{"device":"iphone"}},{"method":"purchase","params":{"device":"iphone","product\#
  ":"monthly","store":"appStore","transactionId":"1000","expiresAt":"2026-02-01T00:00:00.000Z"\#
  }}],"params":[{"name":"device","value":"iphone"}],"result":{"name":"result","value":{"userId\#
  ":"{{anonymous}}","entitlements":{"premium":{"id":"premium","active":true,"state":"active","\#
  productId":"monthly","source":"appStore","renewState":"willRenew","grantType":"purchase","pe\#
  riodType":"normal","startedAt":"2026-01-01T00:00:00.000Z","expiresAt":"2026-02-01T00:00:00.0\#
  00Z","gracePeriodExpiresAt":null,"firstPurchasedAt":"2026-01-01T00:00:00.000Z","lastPurchase\#
  dAt":"2026-01-01T00:00:00.000Z","trialStartedAt":null,"autoRenewDisabledAt":null,"renewsCoun\#
  t":0,"environment":"production","store":"appStore","transactionId":"1000","originalTransacti\#
  onId":"1000"}},"at":"2026-01-01T00:00:00.000Z"}}},{"name":"after its end","x-given":[{"metho\#
  d":"project.define","params":{"products":{"monthly":{"kind":"subscription","entitlements":["\#
  premium"]}},"clock":{"manual":"2026-01-01T00:00:00.000Z"}}},{"method":"install","params":{"d\#
  evice":"iphone"}},{"method":"purchase","params":{"device":"iphone","product":"monthly","stor\#
  e":"appStore","transactionId":"1000","expiresAt":"2026-02-01T00:00:00.000Z"}}],"params":[{"n\#
  ame":"device","value":"iphone"},{"name":"at","value":"2026-03-01T00:00:00Z"}],"result":{"nam\#
  e":"result","value":{"userId":"{{anonymous}}","entitlements":{"premium":{"id":"premium","act\#
  ive":false,"state":"expired","productId":"monthly","source":"appStore","renewState":"willRen\#
  ew","grantType":"purchase","periodType":"normal","startedAt":"2026-01-01T00:00:00.000Z","exp\#
  iresAt":"2026-02-01T00:00:00.000Z","gracePeriodExpiresAt":null,"firstPurchasedAt":"2026-01-0\#
  1T00:00:00.000Z","lastPurchasedAt":"2026-01-01T00:00:00.000Z","trialStartedAt":null,"autoRen\#
  ewDisabledAt":null,"renewsCount":0,"environment":"production","store":"appStore","transactio\#
  nId":"1000","originalTransactionId":"1000"}},"at":"2026-03-01T00:00:00.000Z"}}},{"name":"not\#
  hing bought","x-given":[{"method":"project.define","params":{"products":{"monthly":{"kind":"\#
  subscription","entitlements":["premium"]}},"clock":{"manual":"2026-01-01T00:00:00.000Z"}}},{\#
  "method":"install","params":{"device":"iphone"}}],"params":[{"name":"device","value":"iphone\#
  "}],"result":{"name":"result","value":{"userId":"{{anonymous}}","entitlements":{},"at":"2026\#
  -01-01T00:00:00.000Z"}}},{"name":"an id that the project does not know","x-given":[{"method"\#
  :"project.define","params":{"products":{"monthly":{"kind":"subscription","entitlements":["pr\#
  emium"]}},"clock":{"manual":"2026-01-01T00:00:00.000Z"}}},{"method":"install","params":{"dev\#
  ice":"iphone"}}],"params":[{"name":"device","value":"iphone"},{"name":"entitlements","value"\#
  :["premum"]}],"result":{"name":"result","value":{"userId":"{{anonymous}}","entitlements":{"p\#
  remum":{"id":"premum","active":false,"state":null,"productId":null,"source":null,"renewState\#
  ":"unknown","grantType":null,"periodType":null,"startedAt":null,"expiresAt":null,"gracePerio\#
  dExpiresAt":null,"firstPurchasedAt":null,"lastPurchasedAt":null,"trialStartedAt":null,"autoR\#
  enewDisabledAt":null,"renewsCount":0,"environment":null,"store":null,"transactionId":null,"o\#
  riginalTransactionId":null}},"at":"2026-01-01T00:00:00.000Z","warnings":[{"kind":"unknownEnt\#
  itlement","message":"{{any}}","nearest":["premium"]}]}}},{"name":"a user who never bought","\#
  x-given":[{"method":"project.define","params":{"products":{"monthly":{"kind":"subscription",\#
  "entitlements":["premium"]}},"clock":{"manual":"2026-01-01T00:00:00.000Z"}}}],"params":[{"na\#
  me":"userId","value":"ann"},{"name":"ifUnknown","value":"none"}],"result":{"name":"result","\#
  value":{"userId":"ann","known":false,"entitlements":{},"at":"2026-01-01T00:00:00.000Z"}}}]},\#
  {"name":"clock.advance","summary":"Moves a manual clock forward, and applies in order everyt\#
  hing that falls due on the way.","x-role":"admin","x-since":1,"paramStructure":"either","par\#
  ams":[{"name":"to","required":false,"summary":"New time of the clock, RFC 3339.","schema":{"\#
  $ref":"#/components/schemas/Moment"}},{"name":"by","required":false,"summary":"How far to mo\#
  ve the clock: an ISO 8601 duration, for example P1M.","schema":{"$ref":"#/components/schemas\#
  /Duration"}},{"name":"project","required":false,"summary":"Id of the project.","schema":{"$r\#
  ef":"#/components/schemas/ProjectId","default":"default"}},{"name":"dryRun","required":false\#
  ,"summary":"Computes the result and the events without changing anything.","schema":{"type":\#
  "boolean","default":false}},{"name":"idempotencyKey","required":false,"summary":"Makes a ret\#
  ry safe: the same key with the same params returns the stored result.","schema":{"$ref":"#/c\#
  omponents/schemas/IdempotencyKey"}}],"x-exactly-one":[["to"],["by"]],"result":{"name":"resul\#
  t","schema":{"type":"object","properties":{"now":{"$ref":"#/components/schemas/Moment","desc\#
  ription":"Time that the clock shows after the call."},"dryRun":{"description":"True in a dry\#
   run; otherwise absent.","type":"boolean"},"events":{"description":"The events that the call\#
   would emit. Only in a dry run.","type":"array","items":{"$ref":"#/components/schemas/Event"\#
  }},"replayed":{"description":"True when this is the stored result of an idempotency key; oth\#
  erwise absent.","type":"boolean"}},"required":["now"]}},"errors":[{"code":-32602,"message":"\#
  A parameter is missing, unknown, of a wrong type or out of range, or two parameters exclude \#
  each other. `field` points to it; `nearest` lists similar names.","data":{"kind":"invalidPar\#
  ams","retryable":false}},{"code":1000,"message":"The caller's role is lower than the role th\#
  at the method needs. `uid` and `role` are the caller's (`none` without a role), and `needs` \#
  is the method's role.","data":{"kind":"permissionDenied","retryable":false}},{"code":1200,"m\#
  essage":"The daemon has no such project.","data":{"kind":"unknownProject","retryable":false}\#
  },{"code":1205,"message":"The project uses the system's clock, which cannot be advanced.","d\#
  ata":{"kind":"clockNotManual","retryable":false}},{"code":1300,"message":"A call of the same\#
   method used this key with other params in the last 24 hours.","data":{"kind":"idempotencyCo\#
  nflict","retryable":false}},{"code":1400,"message":"The disk has no room for the write. Noth\#
  ing changes, and reading still works.","data":{"kind":"storageFull","retryable":true}},{"cod\#
  e":1401,"message":"The write may not be on the disk: the daemon stops, and its next start sh\#
  ows what is stored. Or the daemon cannot read a record that the request needs, or its data f\#
  ile was removed: then it keeps running.","data":{"kind":"storageFailed","retryable":false}},\#
  {"code":1405,"message":"The shared database could not be reached, or did not answer in time;\#
   other stores have no such error. With `outcome` `notApplied`, nothing changed. With `unknow\#
  n`, the change may or may not be stored.","data":{"kind":"storageUnavailable","retryable":tr\#
  ue}}],"examples":[{"name":"a month","x-given":[{"method":"project.define","params":{"product\#
  s":{"monthly":{"kind":"subscription","entitlements":["premium"]}},"clock":{"manual":"2026-01\#
  -01T00:00:00.000Z"}}}],"params":[{"name":"by","value":"P1M"}],"result":{"name":"result","val\#
  ue":{"now":"2026-02-01T00:00:00.000Z"}}},{"name":"to a moment","x-given":[{"method":"project\#
  .define","params":{"products":{"monthly":{"kind":"subscription","entitlements":["premium"]}}\#
  ,"clock":{"manual":"2026-01-01T00:00:00.000Z"}}}],"params":[{"name":"to","value":"2027-01-01\#
  T00:00:00Z"}],"result":{"name":"result","value":{"now":"2027-01-01T00:00:00.000Z"}}}]},{"nam\#
  e":"events.acknowledge","summary":"Records that a consumer has processed the events up to a \#
  cursor.","x-role":"write","x-since":1,"paramStructure":"either","params":[{"name":"consumer"\#
  ,"required":true,"summary":"Name of the consumer. Its first acknowledgement creates it.","sc\#
  hema":{"$ref":"#/components/schemas/ConsumerId"}},{"name":"cursor","required":true,"summary"\#
  :"Cursor of the last processed event; \"0\" for none.","schema":{"$ref":"#/components/schema\#
  s/Cursor"}},{"name":"project","required":false,"summary":"Id of the project.","schema":{"$re\#
  f":"#/components/schemas/ProjectId","default":"default"}},{"name":"dryRun","required":false,\#
  "summary":"Computes the result and the events without changing anything.","schema":{"type":"\#
  boolean","default":false}},{"name":"idempotencyKey","required":false,"summary":"Makes a retr\#
  y safe: the same key with the same params returns the stored result.","schema":{"$ref":"#/co\#
  mponents/schemas/IdempotencyKey"}}],"result":{"name":"result","schema":{"type":"object","pro\#
  perties":{"consumer":{"$ref":"#/components/schemas/ConsumerId"},"cursor":{"$ref":"#/componen\#
  ts/schemas/Cursor","description":"Highest cursor that the consumer has acknowledged."},"dryR\#
  un":{"description":"True in a dry run; otherwise absent.","type":"boolean"},"events":{"descr\#
  iption":"The events that the call would emit: always none. Only in a dry run.","type":"array\#
  ","items":{"$ref":"#/components/schemas/Event"}},"replayed":{"description":"True when this i\#
  s the stored result of an idempotency key; otherwise absent.","type":"boolean"}},"required":\#
  ["consumer","cursor"]}},"errors":[{"code":-32602,"message":"A parameter is missing, unknown,\#
   of a wrong type or out of range, or two parameters exclude each other. `field` points to it\#
  ; `nearest` lists similar names.","data":{"kind":"invalidParams","retryable":false}},{"code"\#
  :1000,"message":"The caller's role is lower than the role that the method needs. `uid` and `\#
  role` are the caller's (`none` without a role), and `needs` is the method's role.","data":{"\#
  kind":"permissionDenied","retryable":false}},{"code":1200,"message":"The daemon has no such \#
  project.","data":{"kind":"unknownProject","retryable":false}},{"code":1207,"message":"No con\#
  sumer of this name has acknowledged an event. `events.acknowledge` does not create a name th\#
  at begins with `webhook-`: those belong to webhooks.","data":{"kind":"unknownConsumer","retr\#
  yable":false}},{"code":1300,"message":"A call of the same method used this key with other pa\#
  rams in the last 24 hours.","data":{"kind":"idempotencyConflict","retryable":false}},{"code"\#
  :1400,"message":"The disk has no room for the write. Nothing changes, and reading still work\#
  s.","data":{"kind":"storageFull","retryable":true}},{"code":1401,"message":"The write may no\#
  t be on the disk: the daemon stops, and its next start shows what is stored. Or the daemon c\#
  annot read a record that the request needs, or its data file was removed: then it keeps runn\#
  ing.","data":{"kind":"storageFailed","retryable":false}},{"code":1405,"message":"The shared \#
  database could not be reached, or did not answer in time; other stores have no such error. W\#
  ith `outcome` `notApplied`, nothing changed. With `unknown`, the change may or may not be st\#
  ored.","data":{"kind":"storageUnavailable","retryable":true}}],"examples":[{"name":"a consum\#
  er begins at the beginning","params":[{"name":"consumer","value":"mailer"},{"name":"cursor",\#
  "value":"0"}],"result":{"name":"result","value":{"consumer":"mailer","cursor":"0"}}},{"name"\#
  :"never backwards","x-given":[{"method":"install","params":{"device":"iphone"}},{"method":"e\#
  vents.acknowledge","params":{"consumer":"mailer","cursor":"1"}}],"params":[{"name":"consumer\#
  ","value":"mailer"},{"name":"cursor","value":"0"}],"result":{"name":"result","value":{"consu\#
  mer":"mailer","cursor":"1"}}}]},{"name":"events.read","summary":"Reads the events of a proje\#
  ct in order, from any position of its log.","x-role":"read","x-since":1,"paramStructure":"ei\#
  ther","params":[{"name":"after","required":false,"summary":"Cursor from an earlier reply. Th\#
  e reply has the events after it.","schema":{"$ref":"#/components/schemas/Cursor","default":"\#
  0"}},{"name":"limit","required":false,"summary":"Maximum number of events.","schema":{"type"\#
  :"integer","minimum":1,"maximum":1000,"default":100}},{"name":"user","required":false,"summa\#
  ry":"Returns only events of this customer, by any of its ids.","schema":{"$ref":"#/component\#
  s/schemas/UserId"}},{"name":"kinds","required":false,"summary":"Returns only events of these\#
   kinds.","schema":{"type":"array","items":{"$ref":"#/components/schemas/EventKind"},"maxItem\#
  s":100}},{"name":"consumer","required":false,"summary":"Starts after the last event that thi\#
  s consumer acknowledged. Excludes `after`.","schema":{"$ref":"#/components/schemas/ConsumerI\#
  d"}},{"name":"project","required":false,"summary":"Id of the project.","schema":{"$ref":"#/c\#
  omponents/schemas/ProjectId","default":"default"}}],"result":{"name":"result","schema":{"typ\#
  e":"object","properties":{"events":{"type":"array","items":{"$ref":"#/components/schemas/Eve\#
  nt"}},"cursor":{"$ref":"#/components/schemas/Cursor","description":"Cursor for the next call\#
  : that of the last event in the list, or of the newest event in the log when there are no mo\#
  re."},"more":{"description":"True when there may be more events: call again at once. The lis\#
  t can be empty when `more` is true, because no event that the daemon looked at matched.","ty\#
  pe":"boolean"}},"required":["events","cursor","more"]}},"errors":[{"code":-32602,"message":"\#
  A parameter is missing, unknown, of a wrong type or out of range, or two parameters exclude \#
  each other. `field` points to it; `nearest` lists similar names.","data":{"kind":"invalidPar\#
  ams","retryable":false}},{"code":1000,"message":"The caller's role is lower than the role th\#
  at the method needs. `uid` and `role` are the caller's (`none` without a role), and `needs` \#
  is the method's role.","data":{"kind":"permissionDenied","retryable":false}},{"code":1101,"m\#
  essage":"The project has no such user. `explain` then names a purchase that waits for this i\#
  d, its account token.","data":{"kind":"unknownUser","retryable":false}},{"code":1102,"messag\#
  e":"No user may have this id: it is empty, or in the project's `blockedUserIds`.","data":{"k\#
  ind":"blockedUserId","retryable":false}},{"code":1103,"message":"The id has more Unicode sca\#
  lars than the project's `userIdLengthMax`.","data":{"kind":"userIdTooLong","retryable":false\#
  }},{"code":1200,"message":"The daemon has no such project.","data":{"kind":"unknownProject",\#
  "retryable":false}},{"code":1207,"message":"No consumer of this name has acknowledged an eve\#
  nt. `events.acknowledge` does not create a name that begins with `webhook-`: those belong to\#
   webhooks.","data":{"kind":"unknownConsumer","retryable":false}},{"code":1405,"message":"The\#
   shared database could not be reached, or did not answer in time; other stores have no such \#
  error. With `outcome` `notApplied`, nothing changed. With `unknown`, the change may or may n\#
  ot be stored.","data":{"kind":"storageUnavailable","retryable":true}}],"examples":[{"name":"\#
  from the start","x-given":[{"method":"project.define","params":{"products":{"monthly":{"kind\#
  ":"subscription","entitlements":["premium"]}},"clock":{"manual":"2026-01-01T00:00:00.000Z"}}\#
  },{"method":"install","params":{"device":"iphone"}}],"params":[],"result":{"name":"result","\#
  value":{"events":[{"cursor":"1","id":"{{any}}","kind":"userCreated","at":"2026-01-01T00:00:0\#
  0.000Z","project":"default","user":"{{anonymous}}","anonymousId":"{{anonymous}}","cause":{"m\#
  ethod":"install","id":"{{any}}"},"device":"iphone"}],"cursor":"1","more":false}}},{"name":"b\#
  ehind what a consumer has acknowledged","x-given":[{"method":"project.define","params":{"clo\#
  ck":{"manual":"2026-01-01T00:00:00.000Z"}}},{"method":"install","params":{"device":"iphone"}\#
  },{"method":"install","params":{"device":"ipad"}},{"method":"events.acknowledge","params":{"\#
  consumer":"mailer","cursor":"1"}}],"params":[{"name":"consumer","value":"mailer"}],"result":\#
  {"name":"result","value":{"events":[{"cursor":"2","id":"{{any}}","kind":"userCreated","at":"\#
  2026-01-01T00:00:00.000Z","project":"default","user":"{{second}}","anonymousId":"{{second}}"\#
  ,"cause":{"method":"install","id":"{{any}}"},"device":"ipad"}],"cursor":"2","more":false}}},\#
  {"name":"nothing yet","params":[],"result":{"name":"result","value":{"events":[],"cursor":"0\#
  ","more":false}}}]},{"name":"events.subscribe","summary":"Subscribes this connection to even\#
  ts; they arrive as notifications.","x-role":"read","x-since":1,"paramStructure":"either","pa\#
  rams":[{"name":"after","required":false,"summary":"Cursor from an earlier reply. The subscri\#
  ption starts with the event after it. Default: new events only.","schema":{"$ref":"#/compone\#
  nts/schemas/Cursor"}},{"name":"kinds","required":false,"summary":"Sends only events of these\#
   kinds.","schema":{"type":"array","items":{"$ref":"#/components/schemas/EventKind"},"maxItem\#
  s":100}},{"name":"project","required":false,"summary":"Id of the project.","schema":{"$ref":\#
  "#/components/schemas/ProjectId","default":"default"}}],"result":{"name":"result","schema":{\#
  "type":"object","properties":{"subscription":{"$ref":"#/components/schemas/SubscriptionId"},\#
  "cursor":{"$ref":"#/components/schemas/Cursor","description":"The subscription sends the eve\#
  nts after this cursor."}},"required":["subscription","cursor"]}},"errors":[{"code":-32602,"m\#
  essage":"A parameter is missing, unknown, of a wrong type or out of range, or two parameters\#
   exclude each other. `field` points to it; `nearest` lists similar names.","data":{"kind":"i\#
  nvalidParams","retryable":false}},{"code":1000,"message":"The caller's role is lower than th\#
  e role that the method needs. `uid` and `role` are the caller's (`none` without a role), and\#
   `needs` is the method's role.","data":{"kind":"permissionDenied","retryable":false}},{"code\#
  ":1200,"message":"The daemon has no such project.","data":{"kind":"unknownProject","retryabl\#
  e":false}},{"code":1405,"message":"The shared database could not be reached, or did not answ\#
  er in time; other stores have no such error. With `outcome` `notApplied`, nothing changed. W\#
  ith `unknown`, the change may or may not be stored.","data":{"kind":"storageUnavailable","re\#
  tryable":true}}],"x-notifications":[{"name":"event","summary":"Delivers one event of a subsc\#
  ription.","params":{"type":"object","properties":{"subscription":{"$ref":"#/components/schem\#
  as/SubscriptionId"},"cursor":{"$ref":"#/components/schemas/Cursor","description":"Cursor of \#
  the event. Send it as `after` to resume with a new subscription."},"event":{"$ref":"#/compon\#
  ents/schemas/Event"}},"required":["subscription","cursor","event"]}},{"name":"gap","summary"\#
  :"Ends a subscription whose client reads too slowly.","params":{"type":"object","properties"\#
  :{"subscription":{"$ref":"#/components/schemas/SubscriptionId"},"cursor":{"$ref":"#/componen\#
  ts/schemas/Cursor","description":"The daemon sent every event up to this cursor. Send it as \#
  `after` to resume with a new subscription."}},"required":["subscription","cursor"]}}],"examp\#
  les":[{"name":"from now on","x-given":[{"method":"install","params":{"device":"iphone"}}],"p\#
  arams":[],"result":{"name":"result","value":{"subscription":"1","cursor":"1"}}},{"name":"fro\#
  m the beginning, two kinds","params":[{"name":"after","value":"0"},{"name":"kinds","value":[\#
  "purchaseRecorded","purchaseRenewed"]}],"result":{"name":"result","value":{"subscription":"1\#
  ","cursor":"0"}}}]},{"name":"events.unsubscribe","summary":"Ends a subscription of this conn\#
  ection.","x-role":"read","x-since":1,"paramStructure":"either","params":[{"name":"subscripti\#
  on","required":true,"summary":"Id of the subscription, as events.subscribe returned it.","sc\#
  hema":{"$ref":"#/components/schemas/SubscriptionId"}},{"name":"project","required":false,"su\#
  mmary":"Id of the project.","schema":{"$ref":"#/components/schemas/ProjectId","default":"def\#
  ault"}}],"result":{"name":"result","schema":{"type":"object","properties":{"subscription":{"\#
  $ref":"#/components/schemas/SubscriptionId"},"cursor":{"$ref":"#/components/schemas/Cursor",\#
  "description":"The daemon sent every matching event up to this cursor."}},"required":["subsc\#
  ription","cursor"]}},"errors":[{"code":-32602,"message":"A parameter is missing, unknown, of\#
   a wrong type or out of range, or two parameters exclude each other. `field` points to it; `\#
  nearest` lists similar names.","data":{"kind":"invalidParams","retryable":false}},{"code":10\#
  00,"message":"The caller's role is lower than the role that the method needs. `uid` and `rol\#
  e` are the caller's (`none` without a role), and `needs` is the method's role.","data":{"kin\#
  d":"permissionDenied","retryable":false}},{"code":1200,"message":"The daemon has no such pro\#
  ject.","data":{"kind":"unknownProject","retryable":false}},{"code":1405,"message":"The share\#
  d database could not be reached, or did not answer in time; other stores have no such error.\#
   With `outcome` `notApplied`, nothing changed. With `unknown`, the change may or may not be \#
  stored.","data":{"kind":"storageUnavailable","retryable":true}}],"examples":[{"name":"plain"\#
  ,"x-given":[{"method":"install","params":{"device":"iphone"}},{"method":"events.subscribe","\#
  params":{}}],"params":[{"name":"subscription","value":"1"}],"result":{"name":"result","value\#
  ":{"subscription":"1","cursor":"1"}}}]},{"name":"events.wait","summary":"Reads events like e\#
  vents.read, and waits for new events if there are none.","x-role":"read","x-since":1,"paramS\#
  tructure":"either","params":[{"name":"after","required":false,"summary":"Cursor from an earl\#
  ier reply. The reply has the events after it.","schema":{"$ref":"#/components/schemas/Cursor\#
  ","default":"0"}},{"name":"limit","required":false,"summary":"Maximum number of events.","sc\#
  hema":{"type":"integer","minimum":1,"maximum":1000,"default":100}},{"name":"user","required"\#
  :false,"summary":"Returns only events of this customer, by any of its ids.","schema":{"$ref"\#
  :"#/components/schemas/UserId"}},{"name":"kinds","required":false,"summary":"Returns only ev\#
  ents of these kinds.","schema":{"type":"array","items":{"$ref":"#/components/schemas/EventKi\#
  nd"},"maxItems":100}},{"name":"consumer","required":false,"summary":"Starts after the last e\#
  vent that this consumer acknowledged. Excludes `after`.","schema":{"$ref":"#/components/sche\#
  mas/ConsumerId"}},{"name":"timeoutMs","required":true,"summary":"Longest wait, in millisecon\#
  ds. When it is over, the list of events is empty.","schema":{"type":"integer","minimum":0,"m\#
  aximum":60000}},{"name":"project","required":false,"summary":"Id of the project.","schema":{\#
  "$ref":"#/components/schemas/ProjectId","default":"default"}}],"result":{"name":"result","sc\#
  hema":{"type":"object","properties":{"events":{"type":"array","items":{"$ref":"#/components/\#
  schemas/Event"}},"cursor":{"$ref":"#/components/schemas/Cursor","description":"Cursor for th\#
  e next call: that of the last event in the list, or of the newest event in the log when ther\#
  e are no more."},"more":{"description":"True when there may be more events: call again at on\#
  ce. The list can be empty when `more` is true, because no event that the daemon looked at ma\#
  tched.","type":"boolean"}},"required":["events","cursor","more"]}},"errors":[{"code":-32602,\#
  "message":"A parameter is missing, unknown, of a wrong type or out of range, or two paramete\#
  rs exclude each other. `field` points to it; `nearest` lists similar names.","data":{"kind":\#
  "invalidParams","retryable":false}},{"code":1000,"message":"The caller's role is lower than \#
  the role that the method needs. `uid` and `role` are the caller's (`none` without a role), a\#
  nd `needs` is the method's role.","data":{"kind":"permissionDenied","retryable":false}},{"co\#
  de":1101,"message":"The project has no such user. `explain` then names a purchase that waits\#
   for this id, its account token.","data":{"kind":"unknownUser","retryable":false}},{"code":1\#
  102,"message":"No user may have this id: it is empty, or in the project's `blockedUserIds`."\#
  ,"data":{"kind":"blockedUserId","retryable":false}},{"code":1103,"message":"The id has more \#
  Unicode scalars than the project's `userIdLengthMax`.","data":{"kind":"userIdTooLong","retry\#
  able":false}},{"code":1200,"message":"The daemon has no such project.","data":{"kind":"unkno\#
  wnProject","retryable":false}},{"code":1207,"message":"No consumer of this name has acknowle\#
  dged an event. `events.acknowledge` does not create a name that begins with `webhook-`: thos\#
  e belong to webhooks.","data":{"kind":"unknownConsumer","retryable":false}},{"code":1405,"me\#
  ssage":"The shared database could not be reached, or did not answer in time; other stores ha\#
  ve no such error. With `outcome` `notApplied`, nothing changed. With `unknown`, the change m\#
  ay or may not be stored.","data":{"kind":"storageUnavailable","retryable":true}}],"examples"\#
  :[{"name":"something is there","x-given":[{"method":"project.define","params":{"clock":{"man\#
  ual":"2026-01-01T00:00:00.000Z"}}},{"method":"install","params":{"device":"iphone"}},{"metho\#
  d":"install","params":{"device":"ipad"}}],"params":[{"name":"after","value":"1"},{"name":"ti\#
  meoutMs","value":60000}],"result":{"name":"result","value":{"events":[{"cursor":"2","id":"{{\#
  any}}","kind":"userCreated","at":"2026-01-01T00:00:00.000Z","project":"default","user":"{{se\#
  cond}}","anonymousId":"{{second}}","cause":{"method":"install","id":"{{any}}"},"device":"ipa\#
  d"}],"cursor":"2","more":false}}},{"name":"nothing until the time is over","params":[{"name"\#
  :"timeoutMs","value":50}],"result":{"name":"result","value":{"events":[],"cursor":"0","more"\#
  :false}}}]},{"name":"explain","summary":"Explains why an entitlement is active or not, and l\#
  ists calls that would give access.","x-role":"read","x-since":1,"paramStructure":"either","p\#
  arams":[{"name":"device","required":false,"summary":"Id of the device.","schema":{"$ref":"#/\#
  components/schemas/DeviceId"}},{"name":"userId","required":false,"summary":"Id of the user, \#
  instead of `device`.","schema":{"$ref":"#/components/schemas/UserId"}},{"name":"entitlement"\#
  ,"required":true,"summary":"Id of the entitlement.","schema":{"$ref":"#/components/schemas/E\#
  ntitlementId"}},{"name":"at","required":false,"summary":"Moment to evaluate, RFC 3339, with \#
  today's holders. Default: now.","schema":{"$ref":"#/components/schemas/Moment"}},{"name":"pr\#
  oject","required":false,"summary":"Id of the project.","schema":{"$ref":"#/components/schema\#
  s/ProjectId","default":"default"}}],"x-exactly-one":[["device"],["userId"]],"result":{"name"\#
  :"result","schema":{"type":"object","properties":{"userId":{"$ref":"#/components/schemas/Use\#
  rId","description":"Id of the user that the result is about."},"active":{"description":"Whet\#
  her the user has access.","type":"boolean"},"entitlement":{"$ref":"#/components/schemas/Enti\#
  tlement","description":"The entitlement, as `checkEntitlements` returns it."},"at":{"$ref":"\#
  #/components/schemas/Moment","description":"The moment that the result is for."},"because":{\#
  "description":"The steps that lead to the result: the purchase or grant, each change of hold\#
  er, the catalogue and the clock. When no purchase or grant is active, the steps of one that \#
  was active or may become active. At most 50 steps: the first and the last.","type":"array","\#
  items":{"$ref":"#/components/schemas/ExplanationStep"}},"others":{"description":"Purchases a\#
  nd grants that also give the entitlement and lost against the winner, best first. At most 20\#
  .","type":"array","items":{"$ref":"#/components/schemas/LosingSource"}},"missing":{"descript\#
  ion":"What prevents access. Empty when the entitlement is active. At most 20.","type":"array\#
  ","items":{"$ref":"#/components/schemas/MissingReason"}},"omitted":{"description":"How many \#
  entries the daemon left out of each list. Absent when every list is complete.","type":"objec\#
  t","properties":{"because":{"type":"integer","minimum":0},"others":{"type":"integer","minimu\#
  m":0},"missing":{"type":"integer","minimum":0}},"required":["because","others","missing"]}},\#
  "required":["userId","active","entitlement","at","because","others","missing"]}},"errors":[{\#
  "code":-32602,"message":"A parameter is missing, unknown, of a wrong type or out of range, o\#
  r two parameters exclude each other. `field` points to it; `nearest` lists similar names.","\#
  data":{"kind":"invalidParams","retryable":false}},{"code":1000,"message":"The caller's role \#
  is lower than the role that the method needs. `uid` and `role` are the caller's (`none` with\#
  out a role), and `needs` is the method's role.","data":{"kind":"permissionDenied","retryable\#
  ":false}},{"code":1100,"message":"The project has no such device.","data":{"kind":"unknownDe\#
  vice","retryable":false}},{"code":1101,"message":"The project has no such user. `explain` th\#
  en names a purchase that waits for this id, its account token.","data":{"kind":"unknownUser"\#
  ,"retryable":false}},{"code":1102,"message":"No user may have this id: it is empty, or in th\#
  e project's `blockedUserIds`.","data":{"kind":"blockedUserId","retryable":false}},{"code":11\#
  03,"message":"The id has more Unicode scalars than the project's `userIdLengthMax`.","data":\#
  {"kind":"userIdTooLong","retryable":false}},{"code":1200,"message":"The daemon has no such p\#
  roject.","data":{"kind":"unknownProject","retryable":false}},{"code":1203,"message":"A call \#
  grants or explains an entitlement that the project does not have. `nearest` lists similar na\#
  mes.","data":{"kind":"unknownEntitlement","retryable":false}},{"code":1405,"message":"The sh\#
  ared database could not be reached, or did not answer in time; other stores have no such err\#
  or. With `outcome` `notApplied`, nothing changed. With `unknown`, the change may or may not \#
  be stored.","data":{"kind":"storageUnavailable","retryable":true}}],"examples":[{"name":"bou\#
  ght before a login","x-given":[{"method":"project.define","params":{"products":{"monthly":{"\#
  kind":"subscription","entitlements":["premium"]}},"clock":{"manual":"2026-01-01T00:00:00.000\#
  Z"}}},{"method":"install","params":{"device":"iphone"}},{"method":"purchase","params":{"devi\#
  ce":"iphone","product":"monthly","store":"appStore","transactionId":"1000","expiresAt":"2026\#
  -02-01T00:00:00.000Z"}},{"method":"identify","params":{"device":"iphone","userId":"user_id_1\#
  "}}],"params":[{"name":"userId","value":"user_id_1"},{"name":"entitlement","value":"premium"\#
  }],"result":{"name":"result","value":{"userId":"user_id_1","active":true,"entitlement":{"id"\#
  :"premium","active":true,"state":"active","productId":"monthly","source":"appStore","renewSt\#
  ate":"willRenew","grantType":"purchase","periodType":"normal","startedAt":"2026-01-01T00:00:\#
  00.000Z","expiresAt":"2026-02-01T00:00:00.000Z","gracePeriodExpiresAt":null,"firstPurchasedA\#
  t":"2026-01-01T00:00:00.000Z","lastPurchasedAt":"2026-01-01T00:00:00.000Z","trialStartedAt":\#
  null,"autoRenewDisabledAt":null,"renewsCount":0,"environment":"production","store":"appStore\#
  ","transactionId":"1000","originalTransactionId":"1000"},"at":"2026-01-01T00:00:00.000Z","be\#
  cause":[{"step":"purchased","text":"{{any}}","at":"2026-01-01T00:00:00.000Z","event":"{{reco\#
  rded}}","cursor":"2","method":"purchase","from":[],"to":["{{anonymous}}"],"device":"iphone",\#
  "store":"appStore","originalTransactionId":"1000","transactionId":"1000","product":"monthly"\#
  ,"since":"2026-01-01T00:00:00.000Z","until":"2026-02-01T00:00:00.000Z"},{"step":"attached","\#
  text":"{{any}}","at":"2026-01-01T00:00:00.000Z","event":"{{identified}}","cursor":"5","rule"\#
  :{"name":"onIdentifyNew","value":"attach"},"method":"identify","from":["{{anonymous}}"],"to"\#
  :["user_id_1"]},{"step":"mapped","text":"{{any}}","at":null,"product":"monthly"},{"step":"cl\#
  ock","text":"{{any}}","at":"2026-01-01T00:00:00.000Z","state":"active","since":"2026-01-01T0\#
  0:00:00.000Z","until":"2026-02-01T00:00:00.000Z"}],"others":[],"missing":[]}}},{"name":"afte\#
  r its end","x-given":[{"method":"project.define","params":{"products":{"monthly":{"kind":"su\#
  bscription","entitlements":["premium"]}},"clock":{"manual":"2026-01-01T00:00:00.000Z"}}},{"m\#
  ethod":"install","params":{"device":"iphone"}},{"method":"purchase","params":{"device":"ipho\#
  ne","product":"monthly","store":"appStore","transactionId":"1000","expiresAt":"2026-02-01T00\#
  :00:00.000Z"}}],"params":[{"name":"device","value":"iphone"},{"name":"entitlement","value":"\#
  premium"},{"name":"at","value":"2026-03-01T00:00:00Z"}],"result":{"name":"result","value":{"\#
  userId":"{{anonymous}}","active":false,"entitlement":{"id":"premium","active":false,"state":\#
  "expired","productId":"monthly","source":"appStore","renewState":"willRenew","grantType":"pu\#
  rchase","periodType":"normal","startedAt":"2026-01-01T00:00:00.000Z","expiresAt":"2026-02-01\#
  T00:00:00.000Z","gracePeriodExpiresAt":null,"firstPurchasedAt":"2026-01-01T00:00:00.000Z","l\#
  astPurchasedAt":"2026-01-01T00:00:00.000Z","trialStartedAt":null,"autoRenewDisabledAt":null,\#
  "renewsCount":0,"environment":"production","store":"appStore","transactionId":"1000","origin\#
  alTransactionId":"1000"},"at":"2026-03-01T00:00:00.000Z","because":[{"step":"purchased","tex\#
  t":"{{any}}","at":"2026-01-01T00:00:00.000Z","event":"{{recorded}}","cursor":"2","method":"p\#
  urchase","from":[],"to":["{{anonymous}}"],"device":"iphone","store":"appStore","originalTran\#
  sactionId":"1000","transactionId":"1000","product":"monthly","since":"2026-01-01T00:00:00.00\#
  0Z","until":"2026-02-01T00:00:00.000Z"},{"step":"mapped","text":"{{any}}","at":null,"product\#
  ":"monthly"},{"step":"clock","text":"{{any}}","at":"2026-03-01T00:00:00.000Z","state":"expir\#
  ed","since":"2026-02-01T00:00:00.000Z","until":null}],"others":[],"missing":[{"kind":"expire\#
  d","text":"{{any}}","store":"appStore","originalTransactionId":"1000","product":"monthly","s\#
  ince":"2026-02-01T00:00:00.000Z","suggestedCalls":[{"method":"purchase.update","params":{"st\#
  ore":"appStore","originalTransactionId":"1000","expiresAt":"2026-03-04T00:00:00.000Z"},"role\#
  ":"write","text":"{{any}}"}]},{"kind":"notGranted","text":"{{any}}","suggestedCalls":[{"meth\#
  od":"grant","params":{"device":"iphone","entitlement":"premium"},"role":"write","text":"{{an\#
  y}}"}]}]}}},{"name":"nothing bought","x-given":[{"method":"project.define","params":{"produc\#
  ts":{"monthly":{"kind":"subscription","entitlements":["premium"]}},"clock":{"manual":"2026-0\#
  1-01T00:00:00.000Z"}}},{"method":"install","params":{"device":"iphone"}}],"params":[{"name":\#
  "device","value":"iphone"},{"name":"entitlement","value":"premium"}],"result":{"name":"resul\#
  t","value":{"userId":"{{anonymous}}","active":false,"entitlement":{"id":"premium","active":f\#
  alse,"state":null,"productId":null,"source":null,"renewState":"unknown","grantType":null,"pe\#
  riodType":null,"startedAt":null,"expiresAt":null,"gracePeriodExpiresAt":null,"firstPurchased\#
  At":null,"lastPurchasedAt":null,"trialStartedAt":null,"autoRenewDisabledAt":null,"renewsCoun\#
  t":0,"environment":null,"store":null,"transactionId":null,"originalTransactionId":null},"at"\#
  :"2026-01-01T00:00:00.000Z","because":[],"others":[],"missing":[{"kind":"noPurchase","text":\#
  "{{any}}","suggestedCalls":[]},{"kind":"notGranted","text":"{{any}}","suggestedCalls":[{"met\#
  hod":"grant","params":{"device":"iphone","entitlement":"premium"},"role":"write","text":"{{a\#
  ny}}"}]}]}}}]},{"name":"grant","summary":"Gives an entitlement without a purchase.","x-role"\#
  :"write","x-since":1,"paramStructure":"either","params":[{"name":"device","required":false,"\#
  summary":"Id of the device.","schema":{"$ref":"#/components/schemas/DeviceId"}},{"name":"use\#
  rId","required":false,"summary":"Id of the user, instead of `device`.","schema":{"$ref":"#/c\#
  omponents/schemas/UserId"}},{"name":"entitlement","required":true,"summary":"Id of an entitl\#
  ement from the catalogue or from the project's `entitlements`.","schema":{"$ref":"#/componen\#
  ts/schemas/EntitlementId"}},{"name":"expiresAt","required":false,"summary":"Last millisecond\#
   of the grant, RFC 3339. Default: no end.","schema":{"$ref":"#/components/schemas/Moment"}},\#
  {"name":"project","required":false,"summary":"Id of the project.","schema":{"$ref":"#/compon\#
  ents/schemas/ProjectId","default":"default"}},{"name":"dryRun","required":false,"summary":"C\#
  omputes the result and the events without changing anything.","schema":{"type":"boolean","de\#
  fault":false}},{"name":"idempotencyKey","required":false,"summary":"Makes a retry safe: the \#
  same key with the same params returns the stored result.","schema":{"$ref":"#/components/sch\#
  emas/IdempotencyKey"}}],"x-exactly-one":[["device"],["userId"]],"result":{"name":"result","s\#
  chema":{"type":"object","properties":{"entitlement":{"$ref":"#/components/schemas/Entitlemen\#
  t","description":"The entitlement after the call. A purchase supplies its values if the purc\#
  hase wins against the grant."},"warnings":{"description":"Absent when there are no warnings.\#
  ","type":"array","items":{"$ref":"#/components/schemas/Warning"}},"dryRun":{"description":"T\#
  rue in a dry run; otherwise absent.","type":"boolean"},"events":{"description":"The events t\#
  hat the call would emit. Only in a dry run.","type":"array","items":{"$ref":"#/components/sc\#
  hemas/Event"}},"replayed":{"description":"True when this is the stored result of an idempote\#
  ncy key; otherwise absent.","type":"boolean"}},"required":["entitlement"]}},"errors":[{"code\#
  ":-32602,"message":"A parameter is missing, unknown, of a wrong type or out of range, or two\#
   parameters exclude each other. `field` points to it; `nearest` lists similar names.","data"\#
  :{"kind":"invalidParams","retryable":false}},{"code":1000,"message":"The caller's role is lo\#
  wer than the role that the method needs. `uid` and `role` are the caller's (`none` without a\#
   role), and `needs` is the method's role.","data":{"kind":"permissionDenied","retryable":fal\#
  se}},{"code":1100,"message":"The project has no such device.","data":{"kind":"unknownDevice"\#
  ,"retryable":false}},{"code":1101,"message":"The project has no such user. `explain` then na\#
  mes a purchase that waits for this id, its account token.","data":{"kind":"unknownUser","ret\#
  ryable":false}},{"code":1102,"message":"No user may have this id: it is empty, or in the pro\#
  ject's `blockedUserIds`.","data":{"kind":"blockedUserId","retryable":false}},{"code":1103,"m\#
  essage":"The id has more Unicode scalars than the project's `userIdLengthMax`.","data":{"kin\#
  d":"userIdTooLong","retryable":false}},{"code":1200,"message":"The daemon has no such projec\#
  t.","data":{"kind":"unknownProject","retryable":false}},{"code":1203,"message":"A call grant\#
  s or explains an entitlement that the project does not have. `nearest` lists similar names."\#
  ,"data":{"kind":"unknownEntitlement","retryable":false}},{"code":1300,"message":"A call of t\#
  he same method used this key with other params in the last 24 hours.","data":{"kind":"idempo\#
  tencyConflict","retryable":false}},{"code":1400,"message":"The disk has no room for the writ\#
  e. Nothing changes, and reading still works.","data":{"kind":"storageFull","retryable":true}\#
  },{"code":1401,"message":"The write may not be on the disk: the daemon stops, and its next s\#
  tart shows what is stored. Or the daemon cannot read a record that the request needs, or its\#
   data file was removed: then it keeps running.","data":{"kind":"storageFailed","retryable":f\#
  alse}},{"code":1405,"message":"The shared database could not be reached, or did not answer i\#
  n time; other stores have no such error. With `outcome` `notApplied`, nothing changed. With \#
  `unknown`, the change may or may not be stored.","data":{"kind":"storageUnavailable","retrya\#
  ble":true}}],"examples":[{"name":"for a month","x-given":[{"method":"project.define","params\#
  ":{"products":{"monthly":{"kind":"subscription","entitlements":["premium"]}},"clock":{"manua\#
  l":"2026-01-01T00:00:00.000Z"}}},{"method":"install","params":{"device":"iphone"}}],"params"\#
  :[{"name":"device","value":"iphone"},{"name":"entitlement","value":"premium"},{"name":"expir\#
  esAt","value":"2026-02-01T00:00:00.000Z"}],"result":{"name":"result","value":{"entitlement":\#
  {"id":"premium","active":true,"state":"active","productId":null,"source":"manual","renewStat\#
  e":"nonRenewable","grantType":"manual","periodType":null,"startedAt":"2026-01-01T00:00:00.00\#
  0Z","expiresAt":"2026-02-01T00:00:00.000Z","gracePeriodExpiresAt":null,"firstPurchasedAt":nu\#
  ll,"lastPurchasedAt":null,"trialStartedAt":null,"autoRenewDisabledAt":null,"renewsCount":0,"\#
  environment":null,"store":null,"transactionId":null,"originalTransactionId":null}}}},{"name"\#
  :"without an end, to a user by id","x-given":[{"method":"project.define","params":{"products\#
  ":{"monthly":{"kind":"subscription","entitlements":["premium"]}},"entitlements":["vip"],"clo\#
  ck":{"manual":"2026-01-01T00:00:00.000Z"}}},{"method":"install","params":{"device":"iphone"}\#
  },{"method":"identify","params":{"device":"iphone","userId":"user_id_1"}}],"params":[{"name"\#
  :"userId","value":"user_id_1"},{"name":"entitlement","value":"vip"}],"result":{"name":"resul\#
  t","value":{"entitlement":{"id":"vip","active":true,"state":"active","productId":null,"sourc\#
  e":"manual","renewState":"nonRenewable","grantType":"manual","periodType":null,"startedAt":"\#
  2026-01-01T00:00:00.000Z","expiresAt":null,"gracePeriodExpiresAt":null,"firstPurchasedAt":nu\#
  ll,"lastPurchasedAt":null,"trialStartedAt":null,"autoRenewDisabledAt":null,"renewsCount":0,"\#
  environment":null,"store":null,"transactionId":null,"originalTransactionId":null}}}}]},{"nam\#
  e":"identify","summary":"Logs a user in on a device.","x-role":"write","x-since":1,"paramStr\#
  ucture":"either","params":[{"name":"device","required":false,"summary":"Id of the device.","\#
  schema":{"$ref":"#/components/schemas/DeviceId"}},{"name":"userId","required":true,"summary"\#
  :"The app's own id for the user.","schema":{"$ref":"#/components/schemas/UserId"}},{"name":"\#
  anonymousId","required":false,"summary":"Id of the device's anonymous user, instead of `devi\#
  ce`.","schema":{"$ref":"#/components/schemas/UserId"}},{"name":"accountToken","required":fal\#
  se,"summary":"Account token to register for the user, who then claims every unclaimed purcha\#
  se that carries it.","schema":{"$ref":"#/components/schemas/AccountToken"}},{"name":"project\#
  ","required":false,"summary":"Id of the project.","schema":{"$ref":"#/components/schemas/Pro\#
  jectId","default":"default"}},{"name":"dryRun","required":false,"summary":"Computes the resu\#
  lt and the events without changing anything.","schema":{"type":"boolean","default":false}},{\#
  "name":"idempotencyKey","required":false,"summary":"Makes a retry safe: the same key with th\#
  e same params returns the stored result.","schema":{"$ref":"#/components/schemas/Idempotency\#
  Key"}}],"x-exactly-one":[["device"],["anonymousId"]],"result":{"name":"result","schema":{"ty\#
  pe":"object","properties":{"user":{"$ref":"#/components/schemas/User"},"created":{"descripti\#
  on":"True when this call created the user.","type":"boolean"},"outcome":{"description":"atta\#
  ched: the user became a holder of at least one purchase, and no holder lost any. moved: purc\#
  hases moved from the anonymous user to this user. aliased: both users became one customer. s\#
  witched: only the device's current user changed. unchanged: the user was already logged in."\#
  ,"type":"string","enum":["attached","aliased","moved","switched","unchanged"],"x-code":[1,2,\#
  3,4,5]},"shouldRefresh":{"description":"True exactly when `purchases` or `claimed` is not em\#
  pty: the app refreshes what it shows.","type":"boolean"},"purchases":{"description":"Purchas\#
  es that changed holders. After an alias: the purchases that the anonymous user's customer he\#
  ld.","type":"array","items":{"$ref":"#/components/schemas/Move"}},"claimed":{"description":"\#
  The unclaimed purchases that this call gave to the user, with those that replace them; absen\#
  t if there are none. In the order of `store`, then `originalTransactionId`.","type":"array",\#
  "items":{"$ref":"#/components/schemas/Move"}},"dryRun":{"description":"True in a dry run; ot\#
  herwise absent.","type":"boolean"},"events":{"description":"The events that the call would e\#
  mit. Only in a dry run.","type":"array","items":{"$ref":"#/components/schemas/Event"}},"repl\#
  ayed":{"description":"True when this is the stored result of an idempotency key; otherwise a\#
  bsent.","type":"boolean"}},"required":["user","created","outcome","shouldRefresh","purchases\#
  "]}},"errors":[{"code":-32602,"message":"A parameter is missing, unknown, of a wrong type or\#
   out of range, or two parameters exclude each other. `field` points to it; `nearest` lists s\#
  imilar names.","data":{"kind":"invalidParams","retryable":false}},{"code":1000,"message":"Th\#
  e caller's role is lower than the role that the method needs. `uid` and `role` are the calle\#
  r's (`none` without a role), and `needs` is the method's role.","data":{"kind":"permissionDe\#
  nied","retryable":false}},{"code":1100,"message":"The project has no such device.","data":{"\#
  kind":"unknownDevice","retryable":false}},{"code":1101,"message":"The project has no such us\#
  er. `explain` then names a purchase that waits for this id, its account token.","data":{"kin\#
  d":"unknownUser","retryable":false}},{"code":1102,"message":"No user may have this id: it is\#
   empty, or in the project's `blockedUserIds`.","data":{"kind":"blockedUserId","retryable":fa\#
  lse}},{"code":1103,"message":"The id has more Unicode scalars than the project's `userIdLeng\#
  thMax`.","data":{"kind":"userIdTooLong","retryable":false}},{"code":1104,"message":"The id b\#
  egins with the project's anonymous prefix, or it is the id of an anonymous user or a custome\#
  rId. In `user.import`: the id belongs to another customer, or no daemon makes such an anonym\#
  ous id or customerId.","data":{"kind":"reservedUserId","retryable":false}},{"code":1200,"mes\#
  sage":"The daemon has no such project.","data":{"kind":"unknownProject","retryable":false}},\#
  {"code":1300,"message":"A call of the same method used this key with other params in the las\#
  t 24 hours.","data":{"kind":"idempotencyConflict","retryable":false}},{"code":1400,"message"\#
  :"The disk has no room for the write. Nothing changes, and reading still works.","data":{"ki\#
  nd":"storageFull","retryable":true}},{"code":1401,"message":"The write may not be on the dis\#
  k: the daemon stops, and its next start shows what is stored. Or the daemon cannot read a re\#
  cord that the request needs, or its data file was removed: then it keeps running.","data":{"\#
  kind":"storageFailed","retryable":false}},{"code":1405,"message":"The shared database could \#
  not be reached, or did not answer in time; other stores have no such error. With `outcome` `\#
  notApplied`, nothing changed. With `unknown`, the change may or may not be stored.","data":{\#
  "kind":"storageUnavailable","retryable":true}}],"examples":[{"name":"a new user","x-given":[\#
  {"method":"project.define","params":{"products":{"monthly":{"kind":"subscription","entitleme\#
  nts":["premium"]}},"clock":{"manual":"2026-01-01T00:00:00.000Z"}}},{"method":"install","para\#
  ms":{"device":"iphone"}}],"params":[{"name":"device","value":"iphone"},{"name":"userId","val\#
  ue":"user_id_1"}],"result":{"name":"result","value":{"user":{"id":"user_id_1","anonymousId":\#
  "{{anonymous}}","identityId":"user_id_1","customerId":"{{customer}}","aliases":["user_id_1"]\#
  ,"device":"iphone","createdAt":"2026-01-01T00:00:00.000Z","environment":"production"},"creat\#
  ed":true,"outcome":"switched","shouldRefresh":false,"purchases":[]}}},{"name":"with a purcha\#
  se made before","x-given":[{"method":"project.define","params":{"products":{"monthly":{"kind\#
  ":"subscription","entitlements":["premium"]}},"clock":{"manual":"2026-01-01T00:00:00.000Z"}}\#
  },{"method":"install","params":{"device":"iphone"}},{"method":"purchase","params":{"device":\#
  "iphone","product":"monthly","store":"appStore","transactionId":"1000","expiresAt":"2026-02-\#
  01T00:00:00.000Z"}}],"params":[{"name":"device","value":"iphone"},{"name":"userId","value":"\#
  user_id_1"}],"result":{"name":"result","value":{"user":{"id":"user_id_1","anonymousId":"{{an\#
  onymous}}","identityId":"user_id_1","customerId":"{{customer}}","aliases":["user_id_1"],"dev\#
  ice":"iphone","createdAt":"2026-01-01T00:00:00.000Z","environment":"production"},"created":t\#
  rue,"outcome":"attached","shouldRefresh":true,"purchases":[{"store":"appStore","originalTran\#
  sactionId":"1000","product":"monthly","kind":"subscription","from":["{{anonymous}}"],"to":"u\#
  ser_id_1","shared":true}]}}},{"name":"the same id again","x-given":[{"method":"project.defin\#
  e","params":{"products":{"monthly":{"kind":"subscription","entitlements":["premium"]}},"cloc\#
  k":{"manual":"2026-01-01T00:00:00.000Z"}}},{"method":"install","params":{"device":"iphone"}}\#
  ,{"method":"identify","params":{"device":"iphone","userId":"user_id_1"}}],"params":[{"name":\#
  "device","value":"iphone"},{"name":"userId","value":"user_id_1"}],"result":{"name":"result",\#
  "value":{"user":{"id":"user_id_1","anonymousId":"{{anonymous}}","identityId":"user_id_1","cu\#
  stomerId":"{{customer}}","aliases":["user_id_1"],"device":"iphone","createdAt":"2026-01-01T0\#
  0:00:00.000Z","environment":"production"},"created":false,"outcome":"unchanged","shouldRefre\#
  sh":false,"purchases":[]}}}]},{"name":"install","summary":"Registers a device and creates it\#
  s anonymous user.","x-role":"write","x-since":1,"paramStructure":"either","params":[{"name":\#
  "device","required":false,"summary":"Id of the device. Default: a new id, which the daemon m\#
  akes.","schema":{"$ref":"#/components/schemas/DeviceId"}},{"name":"userId","required":false,\#
  "summary":"Id of a user to log in on the new device, without attaching, moving or aliasing a\#
  nything.","schema":{"$ref":"#/components/schemas/UserId"}},{"name":"storeAccount","required"\#
  :false,"summary":"Store account whose purchases the device can restore.","schema":{"$ref":"#\#
  /components/schemas/StoreAccountId"}},{"name":"platform","required":false,"summary":"Platfor\#
  m of the device: ios, android, web or another word of that form.","schema":{"$ref":"#/compon\#
  ents/schemas/Platform"}},{"name":"app","required":false,"summary":"The installed app, for ex\#
  ample its bundle id.","schema":{"$ref":"#/components/schemas/AppId"}},{"name":"accountToken"\#
  ,"required":false,"summary":"Account token to register for the device's current user, who th\#
  en claims every unclaimed purchase that carries it.","schema":{"$ref":"#/components/schemas/\#
  AccountToken"}},{"name":"project","required":false,"summary":"Id of the project.","schema":{\#
  "$ref":"#/components/schemas/ProjectId","default":"default"}},{"name":"dryRun","required":fa\#
  lse,"summary":"Computes the result and the events without changing anything.","schema":{"typ\#
  e":"boolean","default":false}},{"name":"idempotencyKey","required":false,"summary":"Makes a \#
  retry safe: the same key with the same params returns the stored result.","schema":{"$ref":"\#
  #/components/schemas/IdempotencyKey"}}],"result":{"name":"result","schema":{"type":"object",\#
  "properties":{"device":{"$ref":"#/components/schemas/DeviceId"},"created":{"description":"Fa\#
  lse when the device was already registered.","type":"boolean"},"user":{"$ref":"#/components/\#
  schemas/User"},"shouldRefresh":{"description":"True when the call claimed purchases: the app\#
   has to check the user's entitlements. Otherwise absent.","type":"boolean"},"claimed":{"desc\#
  ription":"The unclaimed purchases that this call gave to the user, with those that replace t\#
  hem; absent if there are none. In the order of `store`, then `originalTransactionId`.","type\#
  ":"array","items":{"$ref":"#/components/schemas/Move"}},"dryRun":{"description":"True in a d\#
  ry run; otherwise absent.","type":"boolean"},"events":{"description":"The events that the ca\#
  ll would emit. Only in a dry run.","type":"array","items":{"$ref":"#/components/schemas/Even\#
  t"}},"replayed":{"description":"True when this is the stored result of an idempotency key; o\#
  therwise absent.","type":"boolean"}},"required":["device","created","user"]}},"errors":[{"co\#
  de":-32602,"message":"A parameter is missing, unknown, of a wrong type or out of range, or t\#
  wo parameters exclude each other. `field` points to it; `nearest` lists similar names.","dat\#
  a":{"kind":"invalidParams","retryable":false}},{"code":1000,"message":"The caller's role is \#
  lower than the role that the method needs. `uid` and `role` are the caller's (`none` without\#
   a role), and `needs` is the method's role.","data":{"kind":"permissionDenied","retryable":f\#
  alse}},{"code":1102,"message":"No user may have this id: it is empty, or in the project's `b\#
  lockedUserIds`.","data":{"kind":"blockedUserId","retryable":false}},{"code":1103,"message":"\#
  The id has more Unicode scalars than the project's `userIdLengthMax`.","data":{"kind":"userI\#
  dTooLong","retryable":false}},{"code":1104,"message":"The id begins with the project's anony\#
  mous prefix, or it is the id of an anonymous user or a customerId. In `user.import`: the id \#
  belongs to another customer, or no daemon makes such an anonymous id or customerId.","data":\#
  {"kind":"reservedUserId","retryable":false}},{"code":1200,"message":"The daemon has no such \#
  project.","data":{"kind":"unknownProject","retryable":false}},{"code":1300,"message":"A call\#
   of the same method used this key with other params in the last 24 hours.","data":{"kind":"i\#
  dempotencyConflict","retryable":false}},{"code":1400,"message":"The disk has no room for the\#
   write. Nothing changes, and reading still works.","data":{"kind":"storageFull","retryable":\#
  true}},{"code":1401,"message":"The write may not be on the disk: the daemon stops, and its n\#
  ext start shows what is stored. Or the daemon cannot read a record that the request needs, o\#
  r its data file was removed: then it keeps running.","data":{"kind":"storageFailed","retryab\#
  le":false}},{"code":1405,"message":"The shared database could not be reached, or did not ans\#
  wer in time; other stores have no such error. With `outcome` `notApplied`, nothing changed. \#
  With `unknown`, the change may or may not be stored.","data":{"kind":"storageUnavailable","r\#
  etryable":true}}],"examples":[{"name":"a new device","x-given":[{"method":"project.define","\#
  params":{"products":{"monthly":{"kind":"subscription","entitlements":["premium"]}},"clock":{\#
  "manual":"2026-01-01T00:00:00.000Z"}}}],"params":[{"name":"device","value":"iphone"}],"resul\#
  t":{"name":"result","value":{"device":"iphone","created":true,"user":{"id":"{{anonymous}}","\#
  anonymousId":"{{anonymous}}","identityId":null,"customerId":"{{anonymous}}","aliases":["{{an\#
  onymous}}"],"device":"iphone","createdAt":"2026-01-01T00:00:00.000Z","environment":"producti\#
  on"}}}},{"name":"again","x-given":[{"method":"project.define","params":{"products":{"monthly\#
  ":{"kind":"subscription","entitlements":["premium"]}},"clock":{"manual":"2026-01-01T00:00:00\#
  .000Z"}}},{"method":"install","params":{"device":"iphone"}}],"params":[{"name":"device","val\#
  ue":"iphone"}],"result":{"name":"result","value":{"device":"iphone","created":false,"user":{\#
  "id":"{{anonymous}}","anonymousId":"{{anonymous}}","identityId":null,"customerId":"{{anonymo\#
  us}}","aliases":["{{anonymous}}"],"device":"iphone","createdAt":"2026-01-01T00:00:00.000Z","\#
  environment":"production"}}}},{"name":"as a user","x-given":[{"method":"project.define","par\#
  ams":{"products":{"monthly":{"kind":"subscription","entitlements":["premium"]}},"clock":{"ma\#
  nual":"2026-01-01T00:00:00.000Z"}}}],"params":[{"name":"device","value":"iphone"},{"name":"u\#
  serId","value":"user_id_1"}],"result":{"name":"result","value":{"device":"iphone","created":\#
  true,"user":{"id":"user_id_1","anonymousId":"{{anonymous}}","identityId":"user_id_1","custom\#
  erId":"{{customer}}","aliases":["user_id_1"],"device":"iphone","createdAt":"2026-01-01T00:00\#
  :00.000Z","environment":"production"}}}},{"name":"as a dry run","x-given":[{"method":"projec\#
  t.define","params":{"products":{"monthly":{"kind":"subscription","entitlements":["premium"]}\#
  },"clock":{"manual":"2026-01-01T00:00:00.000Z"}}}],"params":[{"name":"device","value":"iphon\#
  e"},{"name":"dryRun","value":true}],"result":{"name":"result","value":{"device":"iphone","cr\#
  eated":true,"user":{"id":"{{anonymous}}","anonymousId":"{{anonymous}}","identityId":null,"cu\#
  stomerId":"{{anonymous}}","aliases":["{{anonymous}}"],"device":"iphone","createdAt":"2026-01\#
  -01T00:00:00.000Z","environment":"production"},"dryRun":true,"events":[{"id":"{{any}}","kind\#
  ":"userCreated","at":"2026-01-01T00:00:00.000Z","project":"default","user":"{{anonymous}}","\#
  anonymousId":"{{anonymous}}","cause":{"method":"install","id":"{{any}}"},"device":"iphone"}]\#
  }}}]},{"name":"logout","summary":"Logs out the user of a device.","x-role":"write","x-since"\#
  :1,"paramStructure":"either","params":[{"name":"device","required":true,"summary":"Id of the\#
   device.","schema":{"$ref":"#/components/schemas/DeviceId"}},{"name":"project","required":fa\#
  lse,"summary":"Id of the project.","schema":{"$ref":"#/components/schemas/ProjectId","defaul\#
  t":"default"}},{"name":"dryRun","required":false,"summary":"Computes the result and the even\#
  ts without changing anything.","schema":{"type":"boolean","default":false}},{"name":"idempot\#
  encyKey","required":false,"summary":"Makes a retry safe: the same key with the same params r\#
  eturns the stored result.","schema":{"$ref":"#/components/schemas/IdempotencyKey"}}],"result\#
  ":{"name":"result","schema":{"type":"object","properties":{"user":{"$ref":"#/components/sche\#
  mas/User"},"outcome":{"description":"loggedOut: the device's anonymous user is current again\#
  . rotated: the device has a new anonymous user. unchanged: no user was logged in.","type":"s\#
  tring","enum":["loggedOut","rotated","unchanged"]},"dryRun":{"description":"True in a dry ru\#
  n; otherwise absent.","type":"boolean"},"events":{"description":"The events that the call wo\#
  uld emit. Only in a dry run.","type":"array","items":{"$ref":"#/components/schemas/Event"}},\#
  "replayed":{"description":"True when this is the stored result of an idempotency key; otherw\#
  ise absent.","type":"boolean"}},"required":["user","outcome"]}},"errors":[{"code":-32602,"me\#
  ssage":"A parameter is missing, unknown, of a wrong type or out of range, or two parameters \#
  exclude each other. `field` points to it; `nearest` lists similar names.","data":{"kind":"in\#
  validParams","retryable":false}},{"code":1000,"message":"The caller's role is lower than the\#
   role that the method needs. `uid` and `role` are the caller's (`none` without a role), and \#
  `needs` is the method's role.","data":{"kind":"permissionDenied","retryable":false}},{"code"\#
  :1100,"message":"The project has no such device.","data":{"kind":"unknownDevice","retryable"\#
  :false}},{"code":1105,"message":"No user is logged in on the device, and the project's `onAn\#
  onymousLogout` is `refuse`.","data":{"kind":"alreadyAnonymous","retryable":false}},{"code":1\#
  200,"message":"The daemon has no such project.","data":{"kind":"unknownProject","retryable":\#
  false}},{"code":1300,"message":"A call of the same method used this key with other params in\#
   the last 24 hours.","data":{"kind":"idempotencyConflict","retryable":false}},{"code":1400,"\#
  message":"The disk has no room for the write. Nothing changes, and reading still works.","da\#
  ta":{"kind":"storageFull","retryable":true}},{"code":1401,"message":"The write may not be on\#
   the disk: the daemon stops, and its next start shows what is stored. Or the daemon cannot r\#
  ead a record that the request needs, or its data file was removed: then it keeps running.","\#
  data":{"kind":"storageFailed","retryable":false}},{"code":1405,"message":"The shared databas\#
  e could not be reached, or did not answer in time; other stores have no such error. With `ou\#
  tcome` `notApplied`, nothing changed. With `unknown`, the change may or may not be stored.",\#
  "data":{"kind":"storageUnavailable","retryable":true}}],"examples":[{"name":"a user is logge\#
  d in","x-given":[{"method":"project.define","params":{"products":{"monthly":{"kind":"subscri\#
  ption","entitlements":["premium"]}},"clock":{"manual":"2026-01-01T00:00:00.000Z"}}},{"method\#
  ":"install","params":{"device":"iphone"}},{"method":"identify","params":{"device":"iphone","\#
  userId":"user_id_1"}}],"params":[{"name":"device","value":"iphone"}],"result":{"name":"resul\#
  t","value":{"user":{"id":"{{anonymous}}","anonymousId":"{{anonymous}}","identityId":null,"cu\#
  stomerId":"{{anonymous}}","aliases":["{{anonymous}}"],"device":"iphone","createdAt":"2026-01\#
  -01T00:00:00.000Z","environment":"production"},"outcome":"loggedOut"}}},{"name":"no user is \#
  logged in","x-given":[{"method":"project.define","params":{"products":{"monthly":{"kind":"su\#
  bscription","entitlements":["premium"]}},"clock":{"manual":"2026-01-01T00:00:00.000Z"}}},{"m\#
  ethod":"install","params":{"device":"iphone"}}],"params":[{"name":"device","value":"iphone"}\#
  ],"result":{"name":"result","value":{"user":{"id":"{{anonymous}}","anonymousId":"{{anonymous\#
  }}","identityId":null,"customerId":"{{anonymous}}","aliases":["{{anonymous}}"],"device":"iph\#
  one","createdAt":"2026-01-01T00:00:00.000Z","environment":"production"},"outcome":"unchanged\#
  "}}}]},{"name":"project.define","summary":"Creates a project, or changes the given parts of \#
  its definition.","x-role":"admin","x-since":1,"paramStructure":"either","params":[{"name":"p\#
  roject","required":false,"summary":"Id of the project.","schema":{"$ref":"#/components/schem\#
  as/ProjectId","default":"default"}},{"name":"rules","required":false,"summary":"How users an\#
  d purchases move: a preset, or a preset and the rules that differ from it. Default for a new\#
   project: qonversion.","schema":{"$ref":"#/components/schemas/RulesChoice"}},{"name":"produc\#
  ts","required":false,"summary":"The catalogue: products by their ids. It replaces the previo\#
  us catalogue as a whole. A product that a stored transaction names cannot be left out unless\#
   `removed` names it.","schema":{"$ref":"#/components/schemas/Catalogue"}},{"name":"entitleme\#
  nts","required":false,"summary":"Ids that `grant` accepts in addition to the entitlements of\#
   the catalogue. They replace the previous list as a whole.","schema":{"type":"array","items"\#
  :{"$ref":"#/components/schemas/EntitlementId"},"maxItems":10000}},{"name":"environment","req\#
  uired":false,"summary":"Environment whose purchases give access. Default for a new project: \#
  production.","schema":{"$ref":"#/components/schemas/ProjectEnvironment"}},{"name":"clock","r\#
  equired":false,"summary":"Clock of the project: `system`, `manual` (a manual clock that star\#
  ts now), or {\"manual\": TIMESTAMP}. It can only change before the first device, user or pur\#
  chase. Default for a new project: system.","schema":{"$ref":"#/components/schemas/ClockChoic\#
  e"}},{"name":"webhooks","required":false,"summary":"URLs that receive the project's events, \#
  each URL once. They replace the previous list as a whole. Default for a new project: none.",\#
  "schema":{"type":"array","items":{"$ref":"#/components/schemas/WebhookChoice"},"maxItems":10\#
  }},{"name":"stores","required":false,"summary":"Settings of stores. `appStore`, `playStore` \#
  and `stripe` say how `store.notify` verifies and reads what these stores send. `custom` list\#
  s stores of the project's own, up to 20. A custom store stays while a purchase names it. Def\#
  ault for a new project: none.","schema":{"$ref":"#/components/schemas/StoresChoice"}},{"name\#
  ":"removed","required":false,"summary":"Products that `products` leaves out although stored \#
  transactions name them: their buyers lose what these products give.","schema":{"type":"array\#
  ","items":{"$ref":"#/components/schemas/ProductId"},"maxItems":10000}},{"name":"dryRun","req\#
  uired":false,"summary":"Computes the result and the events without changing anything.","sche\#
  ma":{"type":"boolean","default":false}},{"name":"idempotencyKey","required":false,"summary":\#
  "Makes a retry safe: the same key with the same params returns the stored result.","schema":\#
  {"$ref":"#/components/schemas/IdempotencyKey"}}],"result":{"name":"result","schema":{"type":\#
  "object","properties":{"project":{"$ref":"#/components/schemas/Project"},"changes":{"$ref":"\#
  #/components/schemas/AccessChanges"},"dryRun":{"description":"True in a dry run; otherwise a\#
  bsent.","type":"boolean"},"events":{"description":"The events that the call would emit. Only\#
   in a dry run. The changes of access that a new catalogue causes come later, and are not in \#
  the list: `changes` counts them.","type":"array","items":{"$ref":"#/components/schemas/Event\#
  "}},"replayed":{"description":"True when this is the stored result of an idempotency key; ot\#
  herwise absent.","type":"boolean"}},"required":["project","changes"]}},"errors":[{"code":-32\#
  602,"message":"A parameter is missing, unknown, of a wrong type or out of range, or two para\#
  meters exclude each other. `field` points to it; `nearest` lists similar names.","data":{"ki\#
  nd":"invalidParams","retryable":false}},{"code":1000,"message":"The caller's role is lower t\#
  han the role that the method needs. `uid` and `role` are the caller's (`none` without a role\#
  ), and `needs` is the method's role.","data":{"kind":"permissionDenied","retryable":false}},\#
  {"code":1209,"message":"`products` leaves out a product that a stored transaction names, and\#
   `removed` does not name it. Nothing changes. `product` is the first such product; `customer\#
  s` counts who holds a purchase that names it, also an expired one. `customers` is missing if\#
   the project has more than `definitionRecordsMax` customers and purchases: each product coun\#
  ts as used then.","data":{"kind":"productInUse","retryable":false}},{"code":1300,"message":"\#
  A call of the same method used this key with other params in the last 24 hours.","data":{"ki\#
  nd":"idempotencyConflict","retryable":false}},{"code":1400,"message":"The disk has no room f\#
  or the write. Nothing changes, and reading still works.","data":{"kind":"storageFull","retry\#
  able":true}},{"code":1401,"message":"The write may not be on the disk: the daemon stops, and\#
   its next start shows what is stored. Or the daemon cannot read a record that the request ne\#
  eds, or its data file was removed: then it keeps running.","data":{"kind":"storageFailed","r\#
  etryable":false}},{"code":1405,"message":"The shared database could not be reached, or did n\#
  ot answer in time; other stores have no such error. With `outcome` `notApplied`, nothing cha\#
  nged. With `unknown`, the change may or may not be stored.","data":{"kind":"storageUnavailab\#
  le","retryable":true}}],"examples":[{"name":"a new project","params":[{"name":"project","val\#
  ue":"news"},{"name":"rules","value":{"preset":"qonversion","onRestore":"transfer"}},{"name":\#
  "products","value":{"monthly":{"kind":"subscription","entitlements":["premium"]}}},{"name":"\#
  clock","value":{"manual":"2026-01-01T00:00:00.000Z"}}],"result":{"name":"result","value":{"p\#
  roject":{"id":"news","rules":{"preset":"qonversion","anonymousPrefix":"QON_","onIdentifyNew"\#
  :"attach","onIdentifyKnown":"attach","onSwitch":"logoutFirst","onLogout":"return","onAnonymo\#
  usLogout":"ignore","purchaseHolders":"deviceAndUser","onRestore":"transfer","anonymousHolder\#
  s":"asOthers","oneTimePurchases":"move","unclaimedPurchases":"keep","userIdLengthMax":255,"b\#
  lockedUserIds":[""]},"products":{"monthly":{"kind":"subscription","entitlements":["premium"]\#
  }},"entitlements":[],"environment":"production","clock":{"kind":"manual","now":"2026-01-01T0\#
  0:00:00.000Z"},"webhooks":[],"stores":{"custom":[]},"createdAt":"2026-01-01T00:00:00.000Z","\#
  counts":{"devices":0,"users":0,"customers":0,"purchases":0,"unclaimed":0,"events":0}},"chang\#
  es":{"customers":0,"gained":{},"lost":{},"counted":true}}}},{"name":"a change of one thing",\#
  "x-given":[{"method":"project.define","params":{"products":{"monthly":{"kind":"subscription"\#
  ,"entitlements":["premium"]}},"clock":{"manual":"2026-01-01T00:00:00.000Z"}}},{"method":"ins\#
  tall","params":{"device":"iphone"}}],"params":[{"name":"entitlements","value":["vip"]}],"res\#
  ult":{"name":"result","value":{"project":{"id":"default","rules":{"preset":"qonversion","ano\#
  nymousPrefix":"QON_","onIdentifyNew":"attach","onIdentifyKnown":"attach","onSwitch":"logoutF\#
  irst","onLogout":"return","onAnonymousLogout":"ignore","purchaseHolders":"deviceAndUser","on\#
  Restore":"share","anonymousHolders":"asOthers","oneTimePurchases":"move","unclaimedPurchases\#
  ":"keep","userIdLengthMax":255,"blockedUserIds":[""]},"products":{"monthly":{"kind":"subscri\#
  ption","entitlements":["premium"]}},"entitlements":["vip"],"environment":"production","clock\#
  ":{"kind":"manual","now":"2026-01-01T00:00:00.000Z"},"webhooks":[],"stores":{"custom":[]},"c\#
  reatedAt":"{{any}}","counts":{"devices":1,"users":1,"customers":1,"purchases":0,"unclaimed":\#
  0,"events":1}},"changes":{"customers":0,"gained":{},"lost":{},"counted":true}}}},{"name":"we\#
  bhooks","params":[{"name":"project","value":"news"},{"name":"clock","value":{"manual":"2026-\#
  01-01T00:00:00.000Z"}},{"name":"webhooks","value":[{"url":"https://example.com/events","secr\#
  et":"whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw"},{"url":"https://example.com/purchases","secret\#
  ":"a-new-one-of-many-characters","oldSecret":"the-one-before","format":"purchasely"}]}],"res\#
  ult":{"name":"result","value":{"project":{"id":"news","rules":"{{any}}","products":{},"entit\#
  lements":[],"environment":"production","clock":{"kind":"manual","now":"2026-01-01T00:00:00.0\#
  00Z"},"webhooks":[{"url":"https://example.com/events","format":"entitled"},{"url":"https://e\#
  xample.com/purchases","format":"purchasely"}],"stores":{"custom":[]},"createdAt":"2026-01-01\#
  T00:00:00.000Z","counts":{"devices":0,"users":0,"customers":0,"purchases":0,"unclaimed":0,"e\#
  vents":0}},"changes":{"customers":0,"gained":{},"lost":{},"counted":true}}}}]},{"name":"proj\#
  ect.describe","summary":"Returns the definition of a project with every rule, and the number\#
   of its records.","x-role":"read","x-since":1,"paramStructure":"either","params":[{"name":"p\#
  roject","required":false,"summary":"Id of the project.","schema":{"$ref":"#/components/schem\#
  as/ProjectId","default":"default"}}],"result":{"name":"result","schema":{"type":"object","pr\#
  operties":{"project":{"$ref":"#/components/schemas/Project"}},"required":["project"]}},"erro\#
  rs":[{"code":-32602,"message":"A parameter is missing, unknown, of a wrong type or out of ra\#
  nge, or two parameters exclude each other. `field` points to it; `nearest` lists similar nam\#
  es.","data":{"kind":"invalidParams","retryable":false}},{"code":1000,"message":"The caller's\#
   role is lower than the role that the method needs. `uid` and `role` are the caller's (`none\#
  ` without a role), and `needs` is the method's role.","data":{"kind":"permissionDenied","ret\#
  ryable":false}},{"code":1200,"message":"The daemon has no such project.","data":{"kind":"unk\#
  nownProject","retryable":false}},{"code":1405,"message":"The shared database could not be re\#
  ached, or did not answer in time; other stores have no such error. With `outcome` `notApplie\#
  d`, nothing changed. With `unknown`, the change may or may not be stored.","data":{"kind":"s\#
  torageUnavailable","retryable":true}}],"examples":[{"name":"the project that is there from t\#
  he start","params":[],"result":{"name":"result","value":{"project":{"id":"default","rules":{\#
  "preset":"qonversion","anonymousPrefix":"QON_","onIdentifyNew":"attach","onIdentifyKnown":"a\#
  ttach","onSwitch":"logoutFirst","onLogout":"return","onAnonymousLogout":"ignore","purchaseHo\#
  lders":"deviceAndUser","onRestore":"share","anonymousHolders":"asOthers","oneTimePurchases":\#
  "move","unclaimedPurchases":"keep","userIdLengthMax":255,"blockedUserIds":[""]},"products":{\#
  },"entitlements":[],"environment":"production","clock":{"kind":"system"},"webhooks":[],"stor\#
  es":{"custom":[]},"createdAt":"{{any}}","counts":{"devices":0,"users":0,"customers":0,"purch\#
  ases":0,"unclaimed":0,"events":0}}}}}]},{"name":"project.list","summary":"Lists the projects\#
  , sorted by id in byte order.","x-role":"read","x-since":1,"paramStructure":"either","params\#
  ":[{"name":"project","required":false,"summary":"Has no effect, but must exist: a client can\#
   send it with every call.","schema":{"$ref":"#/components/schemas/ProjectId","default":"defa\#
  ult"}}],"result":{"name":"result","schema":{"type":"object","properties":{"projects":{"type"\#
  :"array","items":{"$ref":"#/components/schemas/ProjectSummary"}}},"required":["projects"]}},\#
  "errors":[{"code":-32602,"message":"A parameter is missing, unknown, of a wrong type or out \#
  of range, or two parameters exclude each other. `field` points to it; `nearest` lists simila\#
  r names.","data":{"kind":"invalidParams","retryable":false}},{"code":1000,"message":"The cal\#
  ler's role is lower than the role that the method needs. `uid` and `role` are the caller's (\#
  `none` without a role), and `needs` is the method's role.","data":{"kind":"permissionDenied"\#
  ,"retryable":false}},{"code":1200,"message":"The daemon has no such project.","data":{"kind"\#
  :"unknownProject","retryable":false}},{"code":1405,"message":"The shared database could not \#
  be reached, or did not answer in time; other stores have no such error. With `outcome` `notA\#
  pplied`, nothing changed. With `unknown`, the change may or may not be stored.","data":{"kin\#
  d":"storageUnavailable","retryable":true}}],"examples":[{"name":"one project","params":[],"r\#
  esult":{"name":"result","value":{"projects":[{"id":"default","preset":"qonversion","createdA\#
  t":"{{any}}","counts":{"devices":0,"users":0,"customers":0,"purchases":0,"unclaimed":0,"even\#
  ts":0}}]}}}]},{"name":"project.stores","summary":"Returns how a project verifies and reads w\#
  hat stores send, with Stripe's secrets.","x-role":"admin","x-since":1,"paramStructure":"eith\#
  er","params":[{"name":"project","required":false,"summary":"Id of the project.","schema":{"$\#
  ref":"#/components/schemas/ProjectId","default":"default"}}],"result":{"name":"result","sche\#
  ma":{"type":"object","properties":{"stores":{"$ref":"#/components/schemas/Stores"}},"require\#
  d":["stores"]}},"errors":[{"code":-32602,"message":"A parameter is missing, unknown, of a wr\#
  ong type or out of range, or two parameters exclude each other. `field` points to it; `neare\#
  st` lists similar names.","data":{"kind":"invalidParams","retryable":false}},{"code":1000,"m\#
  essage":"The caller's role is lower than the role that the method needs. `uid` and `role` ar\#
  e the caller's (`none` without a role), and `needs` is the method's role.","data":{"kind":"p\#
  ermissionDenied","retryable":false}},{"code":1200,"message":"The daemon has no such project.\#
  ","data":{"kind":"unknownProject","retryable":false}},{"code":1405,"message":"The shared dat\#
  abase could not be reached, or did not answer in time; other stores have no such error. With\#
   `outcome` `notApplied`, nothing changed. With `unknown`, the change may or may not be store\#
  d.","data":{"kind":"storageUnavailable","retryable":true}}],"examples":[{"name":"settings of\#
   three stores","x-given":[{"method":"project.define","params":{"stores":{"appStore":{"apps":\#
  [{"bundleId":"com.example","appAppleId":1234}]},"playStore":{"packages":["com.example"]},"st\#
  ripe":{"secret":"whsec_test","userFrom":["client_reference_id","metadata.userId"],"grace":"P\#
  7D"},"custom":["Zeta"]}}}],"params":[],"result":{"name":"result","value":{"stores":{"appStor\#
  e":{"apps":[{"bundleId":"com.example","appAppleId":1234}],"environments":["Production","Sand\#
  box"],"roots":[]},"playStore":{"packages":["com.example"]},"stripe":{"secret":"whsec_test","\#
  oldSecret":null,"product":"product","userFrom":["client_reference_id","metadata.userId"],"gr\#
  ace":"P7D"},"custom":["Zeta"]}}}}]},{"name":"project.webhooks","summary":"Returns the webhoo\#
  ks of a project with their secrets.","x-role":"admin","x-since":1,"paramStructure":"either",\#
  "params":[{"name":"project","required":false,"summary":"Id of the project.","schema":{"$ref"\#
  :"#/components/schemas/ProjectId","default":"default"}}],"result":{"name":"result","schema":\#
  {"type":"object","properties":{"webhooks":{"type":"array","items":{"$ref":"#/components/sche\#
  mas/Webhook"}}},"required":["webhooks"]}},"errors":[{"code":-32602,"message":"A parameter is\#
   missing, unknown, of a wrong type or out of range, or two parameters exclude each other. `f\#
  ield` points to it; `nearest` lists similar names.","data":{"kind":"invalidParams","retryabl\#
  e":false}},{"code":1000,"message":"The caller's role is lower than the role that the method \#
  needs. `uid` and `role` are the caller's (`none` without a role), and `needs` is the method'\#
  s role.","data":{"kind":"permissionDenied","retryable":false}},{"code":1200,"message":"The d\#
  aemon has no such project.","data":{"kind":"unknownProject","retryable":false}},{"code":1405\#
  ,"message":"The shared database could not be reached, or did not answer in time; other store\#
  s have no such error. With `outcome` `notApplied`, nothing changed. With `unknown`, the chan\#
  ge may or may not be stored.","data":{"kind":"storageUnavailable","retryable":true}}],"examp\#
  les":[{"name":"a webhook that was defined after the first event","x-given":[{"method":"insta\#
  ll","params":{"device":"iphone"}},{"method":"project.define","params":{"webhooks":[{"url":"h\#
  ttp://127.0.0.1:8080/","secret":"sesame"}]}}],"params":[],"result":{"name":"result","value":\#
  {"webhooks":[{"url":"http://127.0.0.1:8080/","secret":"sesame","oldSecret":null,"authorizati\#
  on":null,"format":"entitled","paused":false,"consumer":"webhook-1","cursor":"1"}]}}}]},{"nam\#
  e":"purchase","summary":"Records a store transaction, and sets the holders of a new purchase\#
  .","x-role":"write","x-since":1,"paramStructure":"either","params":[{"name":"device","requir\#
  ed":false,"summary":"Id of the device on which the customer bought.","schema":{"$ref":"#/com\#
  ponents/schemas/DeviceId"}},{"name":"userId","required":false,"summary":"Id of the buyer, in\#
  stead of `device`. The daemon creates an unknown user, so that no payment is lost.","schema"\#
  :{"$ref":"#/components/schemas/UserId"}},{"name":"product","required":true,"summary":"Id of \#
  the product. The daemon also records a product that the catalogue does not have.","schema":{\#
  "$ref":"#/components/schemas/ProductId"}},{"name":"store","required":true,"summary":"Store t\#
  hat took the payment: appStore, macAppStore, playStore, amazon, huawei, samsung, roku, micro\#
  soft, paddle, stripe, web, or one of the project's `stores.custom`.","schema":{"$ref":"#/com\#
  ponents/schemas/Store"}},{"name":"transactionId","required":true,"summary":"The store's id o\#
  f this transaction.","schema":{"$ref":"#/components/schemas/TransactionId"}},{"name":"origin\#
  alTransactionId","required":false,"summary":"Id of the first transaction of the same purchas\#
  e. Default: `transactionId`.","schema":{"$ref":"#/components/schemas/TransactionId"}},{"name\#
  ":"kind","required":false,"summary":"Kind of the product. It overrides the kind in the catal\#
  ogue.","schema":{"$ref":"#/components/schemas/ProductKind"}},{"name":"purchasedAt","required\#
  ":false,"summary":"Purchase time, RFC 3339. Default: `asOf`, or now.","schema":{"$ref":"#/co\#
  mponents/schemas/Moment"}},{"name":"expiresAt","required":false,"summary":"Last millisecond \#
  of the paid period, RFC 3339. Default: no end.","schema":{"$ref":"#/components/schemas/Momen\#
  t"}},{"name":"periodType","required":false,"summary":"Price of the period: full (normal), a \#
  trial, or introductory (intro).","schema":{"$ref":"#/components/schemas/PeriodType","default\#
  ":"normal"}},{"name":"environment","required":false,"summary":"Environment of the store: pro\#
  duction, or sandbox for test purchases.","schema":{"$ref":"#/components/schemas/PurchaseEnvi\#
  ronment","default":"production"}},{"name":"isFamilyShared","required":false,"summary":"Wheth\#
  er a family member bought it and shares it.","schema":{"type":"boolean","default":false}},{"\#
  name":"price","required":false,"summary":"Price that the customer paid: a decimal number in \#
  a string, for example \"9.99\".","schema":{"$ref":"#/components/schemas/Price"}},{"name":"cu\#
  rrency","required":false,"summary":"Currency of the price: an ISO 4217 code, for example EUR\#
  .","schema":{"$ref":"#/components/schemas/Currency"}},{"name":"country","required":false,"su\#
  mmary":"Country of the purchase: an ISO 3166 code, for example DE.","schema":{"$ref":"#/comp\#
  onents/schemas/Country"}},{"name":"offerCode","required":false,"summary":"Offer code that th\#
  e customer redeemed.","schema":{"type":"string","minLength":1,"maxLength":255}},{"name":"att\#
  ributes","required":false,"summary":"Up to 20 strings of your own, which the events of this \#
  purchase repeat.","schema":{"$ref":"#/components/schemas/Attributes"}},{"name":"asOf","requi\#
  red":false,"summary":"Time at which the store made this statement, RFC 3339. Without it, thi\#
  s is a statement of the caller, made now.","schema":{"$ref":"#/components/schemas/Moment"}},\#
  {"name":"replaces","required":false,"summary":"Purchase of the same store that this one take\#
  s over: its `originalTransactionId`, or one of its keys. Google calls it linkedPurchaseToken\#
  .","schema":{"$ref":"#/components/schemas/TransactionId"}},{"name":"keys","required":false,"\#
  summary":"Up to ten further names of the purchase, for example a Google order id. Each finds\#
   it wherever `originalTransactionId` is a param. If the daemon does not know `originalTransa\#
  ctionId`, the first key that names a purchase does.","schema":{"type":"array","items":{"$ref\#
  ":"#/components/schemas/TransactionId"},"maxItems":10}},{"name":"accountToken","required":fa\#
  lse,"summary":"Account token of the purchase. When the call names a user or a device, it is \#
  registered for that user.","schema":{"$ref":"#/components/schemas/AccountToken"}},{"name":"p\#
  roject","required":false,"summary":"Id of the project.","schema":{"$ref":"#/components/schem\#
  as/ProjectId","default":"default"}},{"name":"dryRun","required":false,"summary":"Computes th\#
  e result and the events without changing anything.","schema":{"type":"boolean","default":fal\#
  se}},{"name":"idempotencyKey","required":false,"summary":"Makes a retry safe: the same key w\#
  ith the same params returns the stored result.","schema":{"$ref":"#/components/schemas/Idemp\#
  otencyKey"}}],"result":{"name":"result","schema":{"type":"object","properties":{"purchase":{\#
  "$ref":"#/components/schemas/Purchase"},"created":{"description":"True when the purchase is \#
  new.","type":"boolean"},"outcome":{"description":"recorded: a new purchase. received: the bu\#
  yer did not hold the purchase, and holds it now. claimed: the purchase had no holder before;\#
   now the buyer holds it. planChanged: a new transaction with another product. renewed: any o\#
  ther new transaction. updated: a fact with `asOf` changed a known transaction. stale: the da\#
  emon had newer information about every field that differs. unchanged: no field differs, the \#
  transaction is known and the call has no `asOf`, or the transaction is new and older than th\#
  e latest.","type":"string","enum":["recorded","renewed","planChanged","received","claimed","\#
  updated","stale","unchanged"]},"stale":{"description":"The params that lost against newer in\#
  formation; absent when there are none.","type":"array","items":{"type":"string"}},"entitleme\#
  nts":{"$ref":"#/components/schemas/Entitlements","description":"The buyer's entitlements aft\#
  er the call. Without `device` and `userId`: those of the holder, or none if the purchase has\#
   no holder."},"warnings":{"description":"Absent when there are no warnings.","type":"array",\#
  "items":{"$ref":"#/components/schemas/Warning"}},"dryRun":{"description":"True in a dry run;\#
   otherwise absent.","type":"boolean"},"events":{"description":"The events that the call woul\#
  d emit. Only in a dry run.","type":"array","items":{"$ref":"#/components/schemas/Event"}},"r\#
  eplayed":{"description":"True when this is the stored result of an idempotency key; otherwis\#
  e absent.","type":"boolean"}},"required":["purchase","created","outcome","entitlements"]}},"\#
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
  Id. In `user.import`: the id belongs to another customer, or no daemon makes such an anonymo\#
  us id or customerId.","data":{"kind":"reservedUserId","retryable":false}},{"code":1200,"mess\#
  age":"The daemon has no such project.","data":{"kind":"unknownProject","retryable":false}},{\#
  "code":1202,"message":"Another user holds the purchase, and a rule of the project keeps it t\#
  here. `holder` and `rule` name them. In `user.import` there is no `rule`: the import does no\#
  t name the holder. Nothing changes.","data":{"kind":"purchaseHeldByAnother","retryable":fals\#
  e}},{"code":1300,"message":"A call of the same method used this key with other params in the\#
   last 24 hours.","data":{"kind":"idempotencyConflict","retryable":false}},{"code":1400,"mess\#
  age":"The disk has no room for the write. Nothing changes, and reading still works.","data":\#
  {"kind":"storageFull","retryable":true}},{"code":1401,"message":"The write may not be on the\#
   disk: the daemon stops, and its next start shows what is stored. Or the daemon cannot read \#
  a record that the request needs, or its data file was removed: then it keeps running.","data\#
  ":{"kind":"storageFailed","retryable":false}},{"code":1405,"message":"The shared database co\#
  uld not be reached, or did not answer in time; other stores have no such error. With `outcom\#
  e` `notApplied`, nothing changed. With `unknown`, the change may or may not be stored.","dat\#
  a":{"kind":"storageUnavailable","retryable":true}}],"examples":[{"name":"a subscription","x-\#
  given":[{"method":"project.define","params":{"products":{"monthly":{"kind":"subscription","e\#
  ntitlements":["premium"]}},"clock":{"manual":"2026-01-01T00:00:00.000Z"}}},{"method":"instal\#
  l","params":{"device":"iphone"}}],"params":[{"name":"device","value":"iphone"},{"name":"prod\#
  uct","value":"monthly"},{"name":"store","value":"appStore"},{"name":"transactionId","value":\#
  "1000"},{"name":"expiresAt","value":"2026-02-01T00:00:00.000Z"}],"result":{"name":"result","\#
  value":{"purchase":{"store":"appStore","originalTransactionId":"1000","transactionId":"1000"\#
  ,"product":"monthly","kind":"subscription","state":"active","holders":["{{anonymous}}"],"dev\#
  ice":"iphone","storeAccount":null,"purchasedAt":"2026-01-01T00:00:00.000Z","firstPurchasedAt\#
  ":"2026-01-01T00:00:00.000Z","expiresAt":"2026-02-01T00:00:00.000Z","trialStartedAt":null,"p\#
  eriodType":"normal","environment":"production","isFamilyShared":false,"price":null,"currency\#
  ":null,"country":null,"offerCode":null,"autoRenew":true,"autoRenewDisabledAt":null,"gracePer\#
  iodExpiresAt":null,"billingRetry":false,"pausedUntil":null,"refundedAt":null,"revokedAt":nul\#
  l,"endedAt":null,"paused":false,"renewsAs":null,"endReason":null,"billingIssueAt":null,"repl\#
  aces":null,"replacedBy":null,"replacedAt":null,"keys":[],"renewsCount":0,"accountToken":null\#
  ,"transactions":[{"transactionId":"1000","product":"monthly","periodType":"normal","purchase\#
  dAt":"2026-01-01T00:00:00.000Z","expiresAt":"2026-02-01T00:00:00.000Z","asOf":"2026-01-01T00\#
  :00:00.000Z"}]},"created":true,"outcome":"recorded","entitlements":{"premium":{"id":"premium\#
  ","active":true,"state":"active","productId":"monthly","source":"appStore","renewState":"wil\#
  lRenew","grantType":"purchase","periodType":"normal","startedAt":"2026-01-01T00:00:00.000Z",\#
  "expiresAt":"2026-02-01T00:00:00.000Z","gracePeriodExpiresAt":null,"firstPurchasedAt":"2026-\#
  01-01T00:00:00.000Z","lastPurchasedAt":"2026-01-01T00:00:00.000Z","trialStartedAt":null,"aut\#
  oRenewDisabledAt":null,"renewsCount":0,"environment":"production","store":"appStore","transa\#
  ctionId":"1000","originalTransactionId":"1000"}}}}},{"name":"the same transaction again","x-\#
  given":[{"method":"project.define","params":{"products":{"monthly":{"kind":"subscription","e\#
  ntitlements":["premium"]}},"clock":{"manual":"2026-01-01T00:00:00.000Z"}}},{"method":"instal\#
  l","params":{"device":"iphone"}},{"method":"purchase","params":{"device":"iphone","product":\#
  "monthly","store":"appStore","transactionId":"1000","expiresAt":"2026-02-01T00:00:00.000Z"}}\#
  ],"params":[{"name":"device","value":"iphone"},{"name":"product","value":"monthly"},{"name":\#
  "store","value":"appStore"},{"name":"transactionId","value":"1000"},{"name":"expiresAt","val\#
  ue":"2026-02-01T00:00:00.000Z"}],"result":{"name":"result","value":{"purchase":{"store":"app\#
  Store","originalTransactionId":"1000","transactionId":"1000","product":"monthly","kind":"sub\#
  scription","state":"active","holders":["{{anonymous}}"],"device":"iphone","storeAccount":nul\#
  l,"purchasedAt":"2026-01-01T00:00:00.000Z","firstPurchasedAt":"2026-01-01T00:00:00.000Z","ex\#
  piresAt":"2026-02-01T00:00:00.000Z","trialStartedAt":null,"periodType":"normal","environment\#
  ":"production","isFamilyShared":false,"price":null,"currency":null,"country":null,"offerCode\#
  ":null,"autoRenew":true,"autoRenewDisabledAt":null,"gracePeriodExpiresAt":null,"billingRetry\#
  ":false,"pausedUntil":null,"refundedAt":null,"revokedAt":null,"endedAt":null,"paused":false,\#
  "renewsAs":null,"endReason":null,"billingIssueAt":null,"replaces":null,"replacedBy":null,"re\#
  placedAt":null,"keys":[],"renewsCount":0,"accountToken":null,"transactions":[{"transactionId\#
  ":"1000","product":"monthly","periodType":"normal","purchasedAt":"2026-01-01T00:00:00.000Z",\#
  "expiresAt":"2026-02-01T00:00:00.000Z","asOf":"2026-01-01T00:00:00.000Z"}]},"created":false,\#
  "outcome":"unchanged","entitlements":{"premium":{"id":"premium","active":true,"state":"activ\#
  e","productId":"monthly","source":"appStore","renewState":"willRenew","grantType":"purchase"\#
  ,"periodType":"normal","startedAt":"2026-01-01T00:00:00.000Z","expiresAt":"2026-02-01T00:00:\#
  00.000Z","gracePeriodExpiresAt":null,"firstPurchasedAt":"2026-01-01T00:00:00.000Z","lastPurc\#
  hasedAt":"2026-01-01T00:00:00.000Z","trialStartedAt":null,"autoRenewDisabledAt":null,"renews\#
  Count":0,"environment":"production","store":"appStore","transactionId":"1000","originalTrans\#
  actionId":"1000"}}}}},{"name":"by a user who is logged in","x-given":[{"method":"project.def\#
  ine","params":{"products":{"monthly":{"kind":"subscription","entitlements":["premium"]}},"cl\#
  ock":{"manual":"2026-01-01T00:00:00.000Z"}}},{"method":"install","params":{"device":"iphone"\#
  }},{"method":"identify","params":{"device":"iphone","userId":"user_id_1"}}],"params":[{"name\#
  ":"device","value":"iphone"},{"name":"product","value":"monthly"},{"name":"store","value":"a\#
  ppStore"},{"name":"transactionId","value":"1000"},{"name":"expiresAt","value":"2026-02-01T00\#
  :00:00.000Z"}],"result":{"name":"result","value":{"purchase":{"store":"appStore","originalTr\#
  ansactionId":"1000","transactionId":"1000","product":"monthly","kind":"subscription","state"\#
  :"active","holders":["{{anonymous}}","user_id_1"],"device":"iphone","storeAccount":null,"pur\#
  chasedAt":"2026-01-01T00:00:00.000Z","firstPurchasedAt":"2026-01-01T00:00:00.000Z","expiresA\#
  t":"2026-02-01T00:00:00.000Z","trialStartedAt":null,"periodType":"normal","environment":"pro\#
  duction","isFamilyShared":false,"price":null,"currency":null,"country":null,"offerCode":null\#
  ,"autoRenew":true,"autoRenewDisabledAt":null,"gracePeriodExpiresAt":null,"billingRetry":fals\#
  e,"pausedUntil":null,"refundedAt":null,"revokedAt":null,"endedAt":null,"paused":false,"renew\#
  sAs":null,"endReason":null,"billingIssueAt":null,"replaces":null,"replacedBy":null,"replaced\#
  At":null,"keys":[],"renewsCount":0,"accountToken":null,"transactions":[{"transactionId":"100\#
  0","product":"monthly","periodType":"normal","purchasedAt":"2026-01-01T00:00:00.000Z","expir\#
  esAt":"2026-02-01T00:00:00.000Z","asOf":"2026-01-01T00:00:00.000Z"}]},"created":true,"outcom\#
  e":"recorded","entitlements":{"premium":{"id":"premium","active":true,"state":"active","prod\#
  uctId":"monthly","source":"appStore","renewState":"willRenew","grantType":"purchase","period\#
  Type":"normal","startedAt":"2026-01-01T00:00:00.000Z","expiresAt":"2026-02-01T00:00:00.000Z"\#
  ,"gracePeriodExpiresAt":null,"firstPurchasedAt":"2026-01-01T00:00:00.000Z","lastPurchasedAt"\#
  :"2026-01-01T00:00:00.000Z","trialStartedAt":null,"autoRenewDisabledAt":null,"renewsCount":0\#
  ,"environment":"production","store":"appStore","transactionId":"1000","originalTransactionId\#
  ":"1000"}}}}},{"name":"a renewal","x-given":[{"method":"project.define","params":{"products"\#
  :{"monthly":{"kind":"subscription","entitlements":["premium"]}},"clock":{"manual":"2026-01-0\#
  1T00:00:00.000Z"}}},{"method":"install","params":{"device":"iphone"}},{"method":"purchase","\#
  params":{"device":"iphone","product":"monthly","store":"appStore","transactionId":"1000","pu\#
  rchasedAt":"2025-11-15T00:00:00.000Z","expiresAt":"2025-12-15T00:00:00.000Z"}}],"params":[{"\#
  name":"device","value":"iphone"},{"name":"product","value":"monthly"},{"name":"store","value\#
  ":"appStore"},{"name":"transactionId","value":"1001"},{"name":"originalTransactionId","value\#
  ":"1000"},{"name":"purchasedAt","value":"2025-12-15T00:00:00.000Z"},{"name":"expiresAt","val\#
  ue":"2026-01-15T00:00:00.000Z"}],"result":{"name":"result","value":{"purchase":{"store":"app\#
  Store","originalTransactionId":"1000","transactionId":"1001","product":"monthly","kind":"sub\#
  scription","state":"active","holders":["{{anonymous}}"],"device":"iphone","storeAccount":nul\#
  l,"purchasedAt":"2025-12-15T00:00:00.000Z","firstPurchasedAt":"2025-11-15T00:00:00.000Z","ex\#
  piresAt":"2026-01-15T00:00:00.000Z","trialStartedAt":null,"periodType":"normal","environment\#
  ":"production","isFamilyShared":false,"price":null,"currency":null,"country":null,"offerCode\#
  ":null,"autoRenew":true,"autoRenewDisabledAt":null,"gracePeriodExpiresAt":null,"billingRetry\#
  ":false,"pausedUntil":null,"refundedAt":null,"revokedAt":null,"endedAt":null,"paused":false,\#
  "renewsAs":null,"endReason":null,"billingIssueAt":null,"replaces":null,"replacedBy":null,"re\#
  placedAt":null,"keys":[],"renewsCount":1,"accountToken":null,"transactions":[{"transactionId\#
  ":"1000","product":"monthly","periodType":"normal","purchasedAt":"2025-11-15T00:00:00.000Z",\#
  "expiresAt":"2025-12-15T00:00:00.000Z","asOf":"2025-11-15T00:00:00.000Z"},{"transactionId":"\#
  1001","product":"monthly","periodType":"normal","purchasedAt":"2025-12-15T00:00:00.000Z","ex\#
  piresAt":"2026-01-15T00:00:00.000Z","asOf":"2025-12-15T00:00:00.000Z"}]},"created":false,"ou\#
  tcome":"renewed","entitlements":{"premium":{"id":"premium","active":true,"state":"active","p\#
  roductId":"monthly","source":"appStore","renewState":"willRenew","grantType":"purchase","per\#
  iodType":"normal","startedAt":"2025-11-15T00:00:00.000Z","expiresAt":"2026-01-15T00:00:00.00\#
  0Z","gracePeriodExpiresAt":null,"firstPurchasedAt":"2025-11-15T00:00:00.000Z","lastPurchased\#
  At":"2025-12-15T00:00:00.000Z","trialStartedAt":null,"autoRenewDisabledAt":null,"renewsCount\#
  ":1,"environment":"production","store":"appStore","transactionId":"1001","originalTransactio\#
  nId":"1000"}}}}},{"name":"a product that the catalogue does not know","x-given":[{"method":"\#
  project.define","params":{"products":{"monthly":{"kind":"subscription","entitlements":["prem\#
  ium"]}},"clock":{"manual":"2026-01-01T00:00:00.000Z"}}}],"params":[{"name":"userId","value":\#
  "user_id_1"},{"name":"product","value":"montly"},{"name":"store","value":"stripe"},{"name":"\#
  transactionId","value":"pi_1"}],"result":{"name":"result","value":{"purchase":{"store":"stri\#
  pe","originalTransactionId":"pi_1","transactionId":"pi_1","product":"montly","kind":"nonCons\#
  umable","state":"active","holders":["user_id_1"],"device":null,"storeAccount":null,"purchase\#
  dAt":"2026-01-01T00:00:00.000Z","firstPurchasedAt":"2026-01-01T00:00:00.000Z","expiresAt":nu\#
  ll,"trialStartedAt":null,"periodType":"normal","environment":"production","isFamilyShared":f\#
  alse,"price":null,"currency":null,"country":null,"offerCode":null,"autoRenew":false,"autoRen\#
  ewDisabledAt":null,"gracePeriodExpiresAt":null,"billingRetry":false,"pausedUntil":null,"refu\#
  ndedAt":null,"revokedAt":null,"endedAt":null,"paused":false,"renewsAs":null,"endReason":null\#
  ,"billingIssueAt":null,"replaces":null,"replacedBy":null,"replacedAt":null,"keys":[],"renews\#
  Count":0,"accountToken":null,"transactions":[{"transactionId":"pi_1","product":"montly","per\#
  iodType":"normal","purchasedAt":"2026-01-01T00:00:00.000Z","expiresAt":null,"asOf":"2026-01-\#
  01T00:00:00.000Z"}]},"created":true,"outcome":"recorded","entitlements":{},"warnings":[{"kin\#
  d":"unknownProduct","message":"{{any}}","nearest":["monthly"]}]}}}]},{"name":"purchase.updat\#
  e","summary":"Updates a purchase, for example after a refund. Omitted params keep their valu\#
  e.","x-role":"write","x-since":1,"paramStructure":"either","params":[{"name":"store","requir\#
  ed":true,"summary":"Store that took the payment.","schema":{"$ref":"#/components/schemas/Sto\#
  re"}},{"name":"originalTransactionId","required":true,"summary":"Id of the first transaction\#
   of the purchase.","schema":{"$ref":"#/components/schemas/TransactionId"}},{"name":"expiresA\#
  t","required":false,"summary":"New last millisecond of the paid period, RFC 3339; null: no e\#
  nd.","schema":{"$ref":"#/components/schemas/NullableMoment"}},{"name":"autoRenew","required"\#
  :false,"summary":"Whether the subscription renews automatically; null: true for a subscripti\#
  on, else false.","schema":{"type":["boolean","null"]}},{"name":"gracePeriodExpiresAt","requi\#
  red":false,"summary":"Last millisecond of the grace period, RFC 3339; null: no grace period.\#
  ","schema":{"$ref":"#/components/schemas/NullableMoment"}},{"name":"billingRetry","required"\#
  :false,"summary":"Whether the store retries a failed payment; null: false.","schema":{"type"\#
  :["boolean","null"]}},{"name":"pausedUntil","required":false,"summary":"Time at which the pa\#
  use ends, RFC 3339; null: no pause.","schema":{"$ref":"#/components/schemas/NullableMoment"}\#
  },{"name":"refundedAt","required":false,"summary":"Time of the refund, RFC 3339; null: no re\#
  fund.","schema":{"$ref":"#/components/schemas/NullableMoment"}},{"name":"revokedAt","require\#
  d":false,"summary":"Time at which the store withdrew access, RFC 3339, for example when fami\#
  ly sharing ends; null: not withdrawn.","schema":{"$ref":"#/components/schemas/NullableMoment\#
  "}},{"name":"product","required":false,"summary":"Id of the product from now on: a change of\#
   plan.","schema":{"$ref":"#/components/schemas/ProductId"}},{"name":"transactionId","require\#
  d":false,"summary":"Transaction that the statement is about. Required with `asOf`. Default: \#
  the latest; for a refund or a revocation, the latest that was bought at or before its moment\#
  .","schema":{"$ref":"#/components/schemas/TransactionId"}},{"name":"asOf","required":false,"\#
  summary":"Time at which the store made this statement, RFC 3339. Without it, this is a state\#
  ment of the caller, made now.","schema":{"$ref":"#/components/schemas/Moment"}},{"name":"end\#
  edAt","required":false,"summary":"Time at which access ended before the end of the period, R\#
  FC 3339. Null clears it.","schema":{"$ref":"#/components/schemas/NullableMoment"}},{"name":"\#
  paused","required":false,"summary":"Whether the subscription is paused, with or without a kn\#
  own end.","schema":{"type":["boolean","null"]}},{"name":"renewsAs","required":false,"summary\#
  ":"Product of the next period. It gives no access. Null: the same product.","schema":{"type"\#
  :["string","null"],"minLength":1,"maxLength":255}},{"name":"endReason","required":false,"sum\#
  mary":"Why the purchase ended, or will end. Null clears it.","schema":{"$ref":"#/components/\#
  schemas/EndReason"}},{"name":"project","required":false,"summary":"Id of the project.","sche\#
  ma":{"$ref":"#/components/schemas/ProjectId","default":"default"}},{"name":"dryRun","require\#
  d":false,"summary":"Computes the result and the events without changing anything.","schema":\#
  {"type":"boolean","default":false}},{"name":"idempotencyKey","required":false,"summary":"Mak\#
  es a retry safe: the same key with the same params returns the stored result.","schema":{"$r\#
  ef":"#/components/schemas/IdempotencyKey"}}],"result":{"name":"result","schema":{"type":"obj\#
  ect","properties":{"purchase":{"$ref":"#/components/schemas/Purchase"},"outcome":{"descripti\#
  on":"applied: a field changed. stale: the daemon had newer information about every field tha\#
  t differs. unchanged: no field differs.","type":"string","enum":["applied","stale","unchange\#
  d"]},"stale":{"description":"The params that lost against newer information; absent when the\#
  re are none.","type":"array","items":{"type":"string"}},"warnings":{"description":"Absent wh\#
  en there are no warnings.","type":"array","items":{"$ref":"#/components/schemas/Warning"}},"\#
  dryRun":{"description":"True in a dry run; otherwise absent.","type":"boolean"},"events":{"d\#
  escription":"The events that the call would emit. Only in a dry run.","type":"array","items"\#
  :{"$ref":"#/components/schemas/Event"}},"replayed":{"description":"True when this is the sto\#
  red result of an idempotency key; otherwise absent.","type":"boolean"}},"required":["purchas\#
  e","outcome"]}},"errors":[{"code":-32602,"message":"A parameter is missing, unknown, of a wr\#
  ong type or out of range, or two parameters exclude each other. `field` points to it; `neare\#
  st` lists similar names.","data":{"kind":"invalidParams","retryable":false}},{"code":1000,"m\#
  essage":"The caller's role is lower than the role that the method needs. `uid` and `role` ar\#
  e the caller's (`none` without a role), and `needs` is the method's role.","data":{"kind":"p\#
  ermissionDenied","retryable":false}},{"code":1200,"message":"The daemon has no such project.\#
  ","data":{"kind":"unknownProject","retryable":false}},{"code":1201,"message":"The project ha\#
  s no purchase with this store and originalTransactionId, or the purchase has no such transac\#
  tion. Nothing changes.","data":{"kind":"unknownPurchase","retryable":false}},{"code":1300,"m\#
  essage":"A call of the same method used this key with other params in the last 24 hours.","d\#
  ata":{"kind":"idempotencyConflict","retryable":false}},{"code":1400,"message":"The disk has \#
  no room for the write. Nothing changes, and reading still works.","data":{"kind":"storageFul\#
  l","retryable":true}},{"code":1401,"message":"The write may not be on the disk: the daemon s\#
  tops, and its next start shows what is stored. Or the daemon cannot read a record that the r\#
  equest needs, or its data file was removed: then it keeps running.","data":{"kind":"storageF\#
  ailed","retryable":false}},{"code":1405,"message":"The shared database could not be reached,\#
   or did not answer in time; other stores have no such error. With `outcome` `notApplied`, no\#
  thing changed. With `unknown`, the change may or may not be stored.","data":{"kind":"storage\#
  Unavailable","retryable":true}}],"examples":[{"name":"auto-renew turned off","x-given":[{"me\#
  thod":"project.define","params":{"products":{"monthly":{"kind":"subscription","entitlements"\#
  :["premium"]}},"clock":{"manual":"2026-01-01T00:00:00.000Z"}}},{"method":"install","params":\#
  {"device":"iphone"}},{"method":"purchase","params":{"device":"iphone","product":"monthly","s\#
  tore":"appStore","transactionId":"1000","expiresAt":"2026-02-01T00:00:00.000Z"}}],"params":[\#
  {"name":"store","value":"appStore"},{"name":"originalTransactionId","value":"1000"},{"name":\#
  "autoRenew","value":false}],"result":{"name":"result","value":{"purchase":{"store":"appStore\#
  ","originalTransactionId":"1000","transactionId":"1000","product":"monthly","kind":"subscrip\#
  tion","state":"active","holders":["{{anonymous}}"],"device":"iphone","storeAccount":null,"pu\#
  rchasedAt":"2026-01-01T00:00:00.000Z","firstPurchasedAt":"2026-01-01T00:00:00.000Z","expires\#
  At":"2026-02-01T00:00:00.000Z","trialStartedAt":null,"periodType":"normal","environment":"pr\#
  oduction","isFamilyShared":false,"price":null,"currency":null,"country":null,"offerCode":nul\#
  l,"autoRenew":false,"autoRenewDisabledAt":"2026-01-01T00:00:00.000Z","gracePeriodExpiresAt":\#
  null,"billingRetry":false,"pausedUntil":null,"refundedAt":null,"revokedAt":null,"endedAt":nu\#
  ll,"paused":false,"renewsAs":null,"endReason":null,"billingIssueAt":null,"replaces":null,"re\#
  placedBy":null,"replacedAt":null,"keys":[],"renewsCount":0,"accountToken":null,"transactions\#
  ":[{"transactionId":"1000","product":"monthly","periodType":"normal","purchasedAt":"2026-01-\#
  01T00:00:00.000Z","expiresAt":"2026-02-01T00:00:00.000Z","autoRenew":false,"autoRenewDisable\#
  dAt":"2026-01-01T00:00:00.000Z","asOf":"2026-01-01T00:00:00.000Z"}]},"outcome":"applied"}}},\#
  {"name":"a refund","x-given":[{"method":"project.define","params":{"products":{"monthly":{"k\#
  ind":"subscription","entitlements":["premium"]}},"clock":{"manual":"2026-01-01T00:00:00.000Z\#
  "}}},{"method":"install","params":{"device":"iphone"}},{"method":"purchase","params":{"devic\#
  e":"iphone","product":"monthly","store":"appStore","transactionId":"1000","expiresAt":"2026-\#
  02-01T00:00:00.000Z"}}],"params":[{"name":"store","value":"appStore"},{"name":"originalTrans\#
  actionId","value":"1000"},{"name":"refundedAt","value":"2026-01-01T00:00:00.000Z"}],"result"\#
  :{"name":"result","value":{"purchase":{"store":"appStore","originalTransactionId":"1000","tr\#
  ansactionId":"1000","product":"monthly","kind":"subscription","state":"refunded","holders":[\#
  "{{anonymous}}"],"device":"iphone","storeAccount":null,"purchasedAt":"2026-01-01T00:00:00.00\#
  0Z","firstPurchasedAt":"2026-01-01T00:00:00.000Z","expiresAt":"2026-02-01T00:00:00.000Z","tr\#
  ialStartedAt":null,"periodType":"normal","environment":"production","isFamilyShared":false,"\#
  price":null,"currency":null,"country":null,"offerCode":null,"autoRenew":true,"autoRenewDisab\#
  ledAt":null,"gracePeriodExpiresAt":null,"billingRetry":false,"pausedUntil":null,"refundedAt"\#
  :"2026-01-01T00:00:00.000Z","revokedAt":null,"endedAt":null,"paused":false,"renewsAs":null,"\#
  endReason":null,"billingIssueAt":null,"replaces":null,"replacedBy":null,"replacedAt":null,"k\#
  eys":[],"renewsCount":0,"accountToken":null,"transactions":[{"transactionId":"1000","product\#
  ":"monthly","periodType":"normal","purchasedAt":"2026-01-01T00:00:00.000Z","expiresAt":"2026\#
  -02-01T00:00:00.000Z","refundedAt":"2026-01-01T00:00:00.000Z","asOf":"2026-01-01T00:00:00.00\#
  0Z"}]},"outcome":"applied"}}},{"name":"a refund that was none","x-given":[{"method":"project\#
  .define","params":{"products":{"monthly":{"kind":"subscription","entitlements":["premium"]}}\#
  ,"clock":{"manual":"2026-01-01T00:00:00.000Z"}}},{"method":"install","params":{"device":"iph\#
  one"}},{"method":"purchase","params":{"device":"iphone","product":"monthly","store":"appStor\#
  e","transactionId":"1000","expiresAt":"2026-02-01T00:00:00.000Z"}},{"method":"purchase.updat\#
  e","params":{"store":"appStore","originalTransactionId":"1000","refundedAt":"2026-01-01T00:0\#
  0:00.000Z"}}],"params":[{"name":"store","value":"appStore"},{"name":"originalTransactionId",\#
  "value":"1000"},{"name":"refundedAt","value":null}],"result":{"name":"result","value":{"purc\#
  hase":{"store":"appStore","originalTransactionId":"1000","transactionId":"1000","product":"m\#
  onthly","kind":"subscription","state":"active","holders":["{{anonymous}}"],"device":"iphone"\#
  ,"storeAccount":null,"purchasedAt":"2026-01-01T00:00:00.000Z","firstPurchasedAt":"2026-01-01\#
  T00:00:00.000Z","expiresAt":"2026-02-01T00:00:00.000Z","trialStartedAt":null,"periodType":"n\#
  ormal","environment":"production","isFamilyShared":false,"price":null,"currency":null,"count\#
  ry":null,"offerCode":null,"autoRenew":true,"autoRenewDisabledAt":null,"gracePeriodExpiresAt"\#
  :null,"billingRetry":false,"pausedUntil":null,"refundedAt":null,"revokedAt":null,"endedAt":n\#
  ull,"paused":false,"renewsAs":null,"endReason":null,"billingIssueAt":null,"replaces":null,"r\#
  eplacedBy":null,"replacedAt":null,"keys":[],"renewsCount":0,"accountToken":null,"transaction\#
  s":[{"transactionId":"1000","product":"monthly","periodType":"normal","purchasedAt":"2026-01\#
  -01T00:00:00.000Z","expiresAt":"2026-02-01T00:00:00.000Z","asOf":"2026-01-01T00:00:00.000Z"}\#
  ]},"outcome":"applied"}}}]},{"name":"restore","summary":"Restores the purchases of a device'\#
  s store account for its current user.","x-role":"write","x-since":1,"paramStructure":"either\#
  ","params":[{"name":"device","required":true,"summary":"Id of the device.","schema":{"$ref":\#
  "#/components/schemas/DeviceId"}},{"name":"purchases","required":false,"summary":"Purchases \#
  to restore, from any store account; an empty list restores nothing. Default: every purchase \#
  of the device's store account.","schema":{"type":"array","items":{"$ref":"#/components/schem\#
  as/PurchaseRef"},"maxItems":1000}},{"name":"project","required":false,"summary":"Id of the p\#
  roject.","schema":{"$ref":"#/components/schemas/ProjectId","default":"default"}},{"name":"dr\#
  yRun","required":false,"summary":"Computes the result and the events without changing anythi\#
  ng.","schema":{"type":"boolean","default":false}},{"name":"idempotencyKey","required":false,\#
  "summary":"Makes a retry safe: the same key with the same params returns the stored result."\#
  ,"schema":{"$ref":"#/components/schemas/IdempotencyKey"}}],"result":{"name":"result","schema\#
  ":{"type":"object","properties":{"user":{"$ref":"#/components/schemas/User"},"restored":{"de\#
  scription":"Purchases that the user holds now and did not hold before, with unclaimed ones t\#
  hat replace them. In the order of `store`, then `originalTransactionId`.","type":"array","it\#
  ems":{"$ref":"#/components/schemas/Move"}},"transferred":{"description":"Those of `restored`\#
   that another user lost.","type":"array","items":{"$ref":"#/components/schemas/Move"}},"refu\#
  sed":{"description":"Purchases that a rule refused to restore.","type":"array","items":{"$re\#
  f":"#/components/schemas/Refusal"}},"entitlements":{"$ref":"#/components/schemas/Entitlement\#
  s","description":"The user's entitlements after the call."},"warnings":{"description":"Absen\#
  t when there are no warnings.","type":"array","items":{"$ref":"#/components/schemas/Warning"\#
  }},"dryRun":{"description":"True in a dry run; otherwise absent.","type":"boolean"},"events"\#
  :{"description":"The events that the call would emit. Only in a dry run.","type":"array","it\#
  ems":{"$ref":"#/components/schemas/Event"}},"replayed":{"description":"True when this is the\#
   stored result of an idempotency key; otherwise absent.","type":"boolean"}},"required":["use\#
  r","restored","transferred","refused","entitlements"]}},"errors":[{"code":-32602,"message":"\#
  A parameter is missing, unknown, of a wrong type or out of range, or two parameters exclude \#
  each other. `field` points to it; `nearest` lists similar names.","data":{"kind":"invalidPar\#
  ams","retryable":false}},{"code":1000,"message":"The caller's role is lower than the role th\#
  at the method needs. `uid` and `role` are the caller's (`none` without a role), and `needs` \#
  is the method's role.","data":{"kind":"permissionDenied","retryable":false}},{"code":1100,"m\#
  essage":"The project has no such device.","data":{"kind":"unknownDevice","retryable":false}}\#
  ,{"code":1200,"message":"The daemon has no such project.","data":{"kind":"unknownProject","r\#
  etryable":false}},{"code":1201,"message":"The project has no purchase with this store and or\#
  iginalTransactionId, or the purchase has no such transaction. Nothing changes.","data":{"kin\#
  d":"unknownPurchase","retryable":false}},{"code":1300,"message":"A call of the same method u\#
  sed this key with other params in the last 24 hours.","data":{"kind":"idempotencyConflict","\#
  retryable":false}},{"code":1400,"message":"The disk has no room for the write. Nothing chang\#
  es, and reading still works.","data":{"kind":"storageFull","retryable":true}},{"code":1401,"\#
  message":"The write may not be on the disk: the daemon stops, and its next start shows what \#
  is stored. Or the daemon cannot read a record that the request needs, or its data file was r\#
  emoved: then it keeps running.","data":{"kind":"storageFailed","retryable":false}},{"code":1\#
  405,"message":"The shared database could not be reached, or did not answer in time; other st\#
  ores have no such error. With `outcome` `notApplied`, nothing changed. With `unknown`, the c\#
  hange may or may not be stored.","data":{"kind":"storageUnavailable","retryable":true}}],"ex\#
  amples":[{"name":"after a reinstall","x-given":[{"method":"project.define","params":{"produc\#
  ts":{"monthly":{"kind":"subscription","entitlements":["premium"]}},"clock":{"manual":"2026-0\#
  1-01T00:00:00.000Z"}}},{"method":"install","params":{"device":"iphone","storeAccount":"ann"}\#
  },{"method":"purchase","params":{"device":"iphone","product":"monthly","store":"appStore","t\#
  ransactionId":"1000","expiresAt":"2026-02-01T00:00:00.000Z"}},{"method":"install","params":{\#
  "device":"ipad","storeAccount":"ann"}}],"params":[{"name":"device","value":"ipad"}],"result"\#
  :{"name":"result","value":{"user":{"id":"{{new}}","anonymousId":"{{new}}","identityId":null,\#
  "customerId":"{{new}}","aliases":["{{new}}"],"device":"ipad","createdAt":"2026-01-01T00:00:0\#
  0.000Z","environment":"production"},"restored":[{"store":"appStore","originalTransactionId":\#
  "1000","product":"monthly","kind":"subscription","from":["{{any}}"],"to":"{{new}}","shared":\#
  true}],"transferred":[],"refused":[],"entitlements":{"premium":{"id":"premium","active":true\#
  ,"state":"active","productId":"monthly","source":"appStore","renewState":"willRenew","grantT\#
  ype":"purchase","periodType":"normal","startedAt":"2026-01-01T00:00:00.000Z","expiresAt":"20\#
  26-02-01T00:00:00.000Z","gracePeriodExpiresAt":null,"firstPurchasedAt":"2026-01-01T00:00:00.\#
  000Z","lastPurchasedAt":"2026-01-01T00:00:00.000Z","trialStartedAt":null,"autoRenewDisabledA\#
  t":null,"renewsCount":0,"environment":"production","store":"appStore","transactionId":"1000"\#
  ,"originalTransactionId":"1000"}}}}},{"name":"nothing to restore","x-given":[{"method":"proj\#
  ect.define","params":{"products":{"monthly":{"kind":"subscription","entitlements":["premium"\#
  ]}},"clock":{"manual":"2026-01-01T00:00:00.000Z"}}},{"method":"install","params":{"device":"\#
  iphone"}}],"params":[{"name":"device","value":"iphone"}],"result":{"name":"result","value":{\#
  "user":{"id":"{{anonymous}}","anonymousId":"{{anonymous}}","identityId":null,"customerId":"{\#
  {anonymous}}","aliases":["{{anonymous}}"],"device":"iphone","createdAt":"2026-01-01T00:00:00\#
  .000Z","environment":"production"},"restored":[],"transferred":[],"refused":[],"entitlements\#
  ":{}}}}]},{"name":"revoke","summary":"Ends a grant.","x-role":"write","x-since":1,"paramStru\#
  cture":"either","params":[{"name":"device","required":false,"summary":"Id of the device.","s\#
  chema":{"$ref":"#/components/schemas/DeviceId"}},{"name":"userId","required":false,"summary"\#
  :"Id of the user, instead of `device`.","schema":{"$ref":"#/components/schemas/UserId"}},{"n\#
  ame":"entitlement","required":true,"summary":"Id of the entitlement that was granted.","sche\#
  ma":{"$ref":"#/components/schemas/EntitlementId"}},{"name":"project","required":false,"summa\#
  ry":"Id of the project.","schema":{"$ref":"#/components/schemas/ProjectId","default":"defaul\#
  t"}},{"name":"dryRun","required":false,"summary":"Computes the result and the events without\#
   changing anything.","schema":{"type":"boolean","default":false}},{"name":"idempotencyKey","\#
  required":false,"summary":"Makes a retry safe: the same key with the same params returns the\#
   stored result.","schema":{"$ref":"#/components/schemas/IdempotencyKey"}}],"x-exactly-one":[\#
  ["device"],["userId"]],"result":{"name":"result","schema":{"type":"object","properties":{"en\#
  titlement":{"$ref":"#/components/schemas/Entitlement","description":"The entitlement after t\#
  he call. A purchase may still give it."},"dryRun":{"description":"True in a dry run; otherwi\#
  se absent.","type":"boolean"},"events":{"description":"The events that the call would emit. \#
  Only in a dry run.","type":"array","items":{"$ref":"#/components/schemas/Event"}},"replayed"\#
  :{"description":"True when this is the stored result of an idempotency key; otherwise absent\#
  .","type":"boolean"}},"required":["entitlement"]}},"errors":[{"code":-32602,"message":"A par\#
  ameter is missing, unknown, of a wrong type or out of range, or two parameters exclude each \#
  other. `field` points to it; `nearest` lists similar names.","data":{"kind":"invalidParams",\#
  "retryable":false}},{"code":1000,"message":"The caller's role is lower than the role that th\#
  e method needs. `uid` and `role` are the caller's (`none` without a role), and `needs` is th\#
  e method's role.","data":{"kind":"permissionDenied","retryable":false}},{"code":1100,"messag\#
  e":"The project has no such device.","data":{"kind":"unknownDevice","retryable":false}},{"co\#
  de":1101,"message":"The project has no such user. `explain` then names a purchase that waits\#
   for this id, its account token.","data":{"kind":"unknownUser","retryable":false}},{"code":1\#
  102,"message":"No user may have this id: it is empty, or in the project's `blockedUserIds`."\#
  ,"data":{"kind":"blockedUserId","retryable":false}},{"code":1103,"message":"The id has more \#
  Unicode scalars than the project's `userIdLengthMax`.","data":{"kind":"userIdTooLong","retry\#
  able":false}},{"code":1200,"message":"The daemon has no such project.","data":{"kind":"unkno\#
  wnProject","retryable":false}},{"code":1204,"message":"The user has no active grant of this \#
  entitlement. For example, a purchase gives it, or the grant has ended.","data":{"kind":"notA\#
  ManualGrant","retryable":false}},{"code":1300,"message":"A call of the same method used this\#
   key with other params in the last 24 hours.","data":{"kind":"idempotencyConflict","retryabl\#
  e":false}},{"code":1400,"message":"The disk has no room for the write. Nothing changes, and \#
  reading still works.","data":{"kind":"storageFull","retryable":true}},{"code":1401,"message"\#
  :"The write may not be on the disk: the daemon stops, and its next start shows what is store\#
  d. Or the daemon cannot read a record that the request needs, or its data file was removed: \#
  then it keeps running.","data":{"kind":"storageFailed","retryable":false}},{"code":1405,"mes\#
  sage":"The shared database could not be reached, or did not answer in time; other stores hav\#
  e no such error. With `outcome` `notApplied`, nothing changed. With `unknown`, the change ma\#
  y or may not be stored.","data":{"kind":"storageUnavailable","retryable":true}}],"examples":\#
  [{"name":"a grant","x-given":[{"method":"project.define","params":{"products":{"monthly":{"k\#
  ind":"subscription","entitlements":["premium"]}},"clock":{"manual":"2026-01-01T00:00:00.000Z\#
  "}}},{"method":"install","params":{"device":"iphone"}},{"method":"grant","params":{"device":\#
  "iphone","entitlement":"premium"}}],"params":[{"name":"device","value":"iphone"},{"name":"en\#
  titlement","value":"premium"}],"result":{"name":"result","value":{"entitlement":{"id":"premi\#
  um","active":false,"state":"revoked","productId":null,"source":"manual","renewState":"nonRen\#
  ewable","grantType":"manual","periodType":null,"startedAt":"2026-01-01T00:00:00.000Z","expir\#
  esAt":null,"gracePeriodExpiresAt":null,"firstPurchasedAt":null,"lastPurchasedAt":null,"trial\#
  StartedAt":null,"autoRenewDisabledAt":null,"renewsCount":0,"environment":null,"store":null,"\#
  transactionId":null,"originalTransactionId":null}}}}]},{"name":"rpc.discover","summary":"Ret\#
  urns this protocol as an OpenRPC document.","x-role":"read","x-since":1,"paramStructure":"ei\#
  ther","params":[],"result":{"name":"result","schema":{"description":"The OpenRPC document, w\#
  ith `x-role` on every method.","type":"object","properties":{"openrpc":{"type":"string"},"in\#
  fo":{"type":"object"},"methods":{"type":"array","items":{"type":"object"}},"components":{"ty\#
  pe":"object"}},"required":["openrpc","info","methods","components"]}},"errors":[{"code":-326\#
  02,"message":"A parameter is missing, unknown, of a wrong type or out of range, or two param\#
  eters exclude each other. `field` points to it; `nearest` lists similar names.","data":{"kin\#
  d":"invalidParams","retryable":false}},{"code":1000,"message":"The caller's role is lower th\#
  an the role that the method needs. `uid` and `role` are the caller's (`none` without a role)\#
  , and `needs` is the method's role.","data":{"kind":"permissionDenied","retryable":false}}],\#
  "examples":[{"name":"the document","params":[],"result":{"name":"result","value":{"openrpc":\#
  "{{any}}","info":"{{any}}","methods":"{{any}}","components":"{{any}}"}}}]},{"name":"server.d\#
  escribe","summary":"Lists the methods, or describes one method.","x-role":"read","x-since":1\#
  ,"paramStructure":"either","params":[{"name":"method","required":false,"summary":"Name of th\#
  e method to describe. Default: the list of all methods.","schema":{"type":"string"}}],"resul\#
  t":{"name":"result","schema":{"type":"object","properties":{"methods":{"description":"All me\#
  thods, sorted by name. Only without `method`.","type":"array","items":{"$ref":"#/components/\#
  schemas/MethodSummary"}},"method":{"description":"The method's entry in the OpenRPC document\#
  . Only with `method`.","type":"object"},"components":{"description":"The schemas that the en\#
  try refers to, in `schemas`. Only with `method`.","type":"object"}},"required":[]}},"errors"\#
  :[{"code":-32602,"message":"A parameter is missing, unknown, of a wrong type or out of range\#
  , or two parameters exclude each other. `field` points to it; `nearest` lists similar names.\#
  ","data":{"kind":"invalidParams","retryable":false}},{"code":1000,"message":"The caller's ro\#
  le is lower than the role that the method needs. `uid` and `role` are the caller's (`none` w\#
  ithout a role), and `needs` is the method's role.","data":{"kind":"permissionDenied","retrya\#
  ble":false}}],"examples":[{"name":"all methods","params":[],"result":{"name":"result","value\#
  ":{"methods":"{{any}}"}}},{"name":"one method","params":[{"name":"method","value":"logout"}]\#
  ,"result":{"name":"result","value":{"method":"{{any}}","components":"{{any}}"}}}]},{"name":"\#
  server.info","summary":"Returns the daemon's version, limits and store, and the caller's rol\#
  e.","x-role":"read","x-since":1,"paramStructure":"either","params":[],"result":{"name":"resu\#
  lt","schema":{"type":"object","properties":{"version":{"description":"Version of the daemon.\#
  ","type":"string"},"protocol":{"description":"Version of this protocol.","type":"integer"},"\#
  limits":{"$ref":"#/components/schemas/Limits"},"uptimeMs":{"description":"Milliseconds since\#
   the daemon started.","type":"integer","minimum":0},"store":{"$ref":"#/components/schemas/St\#
  oreState"},"peer":{"$ref":"#/components/schemas/Peer"}},"required":["version","protocol","li\#
  mits","uptimeMs","store","peer"]}},"errors":[{"code":-32602,"message":"A parameter is missin\#
  g, unknown, of a wrong type or out of range, or two parameters exclude each other. `field` p\#
  oints to it; `nearest` lists similar names.","data":{"kind":"invalidParams","retryable":fals\#
  e}},{"code":1000,"message":"The caller's role is lower than the role that the method needs. \#
  `uid` and `role` are the caller's (`none` without a role), and `needs` is the method's role.\#
  ","data":{"kind":"permissionDenied","retryable":false}}],"examples":[{"name":"plain","params\#
  ":[],"result":{"name":"result","value":{"version":"{{any}}","protocol":1,"limits":"{{any}}",\#
  "uptimeMs":"{{any}}","store":"{{any}}","peer":{"uid":"{{any}}","gid":"{{any}}","pid":"{{any}\#
  }","role":"admin"}}}}]},{"name":"server.ping","summary":"Checks that the daemon replies.","x\#
  -role":"read","x-since":1,"paramStructure":"either","params":[{"name":"echo","required":fals\#
  e,"summary":"Value that the reply repeats, without the white space between its tokens.","sch\#
  ema":{"description":"Any JSON value."}}],"result":{"name":"result","schema":{"type":"object"\#
  ,"properties":{"pong":{"description":"Always true.","type":"boolean"},"now":{"$ref":"#/compo\#
  nents/schemas/Moment","description":"Time of the system clock."},"echo":{"description":"The \#
  value from the request; absent when the request has none."}},"required":["pong","now"]}},"er\#
  rors":[{"code":-32602,"message":"A parameter is missing, unknown, of a wrong type or out of \#
  range, or two parameters exclude each other. `field` points to it; `nearest` lists similar n\#
  ames.","data":{"kind":"invalidParams","retryable":false}},{"code":1000,"message":"The caller\#
  's role is lower than the role that the method needs. `uid` and `role` are the caller's (`no\#
  ne` without a role), and `needs` is the method's role.","data":{"kind":"permissionDenied","r\#
  etryable":false}}],"examples":[{"name":"plain","params":[],"result":{"name":"result","value"\#
  :{"pong":true,"now":"{{any}}"}}},{"name":"with an echo","params":[{"name":"echo","value":["h\#
  ello",1]}],"result":{"name":"result","value":{"pong":true,"now":"{{any}}","echo":["hello",1]\#
  }}}]},{"name":"server.stats","summary":"Returns counts and durations of requests, commits an\#
  d background work since the daemon's start.","x-role":"read","x-since":1,"paramStructure":"e\#
  ither","params":[],"result":{"name":"result","schema":{"type":"object","properties":{"uptime\#
  Ms":{"description":"Milliseconds since the daemon started.","type":"integer","minimum":0},"m\#
  ethods":{"description":"The methods that were called since the daemon's start, by name.","ty\#
  pe":"object","additionalProperties":{"$ref":"#/components/schemas/MethodStats"}},"refusals":\#
  {"$ref":"#/components/schemas/ErrorCounts"},"slowRequests":{"description":"Requests that too\#
  k longer than the threshold `--log-slow` since the daemon's start.","type":"integer","minimu\#
  m":0},"cache":{"$ref":"#/components/schemas/CacheStats"},"connections":{"$ref":"#/components\#
  /schemas/ConnectionStats"},"turns":{"$ref":"#/components/schemas/Durations"},"commits":{"$re\#
  f":"#/components/schemas/CommitStats"},"storage":{"$ref":"#/components/schemas/StorageStats"\#
  },"store":{"$ref":"#/components/schemas/StoreState"},"feed":{"$ref":"#/components/schemas/Fe\#
  edStats"},"background":{"$ref":"#/components/schemas/BackgroundStats"}},"required":["uptimeM\#
  s","methods","refusals","slowRequests","cache","connections","turns","commits","store","feed\#
  ","background"]}},"errors":[{"code":-32602,"message":"A parameter is missing, unknown, of a \#
  wrong type or out of range, or two parameters exclude each other. `field` points to it; `nea\#
  rest` lists similar names.","data":{"kind":"invalidParams","retryable":false}},{"code":1000,\#
  "message":"The caller's role is lower than the role that the method needs. `uid` and `role` \#
  are the caller's (`none` without a role), and `needs` is the method's role.","data":{"kind":\#
  "permissionDenied","retryable":false}},{"code":1401,"message":"The write may not be on the d\#
  isk: the daemon stops, and its next start shows what is stored. Or the daemon cannot read a \#
  record that the request needs, or its data file was removed: then it keeps running.","data":\#
  {"kind":"storageFailed","retryable":false}}],"examples":[{"name":"a new daemon in memory","p\#
  arams":[],"result":{"name":"result","value":{"uptimeMs":"{{any}}","methods":{},"refusals":{}\#
  ,"slowRequests":0,"cache":"{{any}}","connections":"{{any}}","turns":"{{any}}","commits":"{{a\#
  ny}}","store":"{{any}}","feed":{"waits":0,"subscriptions":0,"consumers":[],"moreConsumers":f\#
  alse},"background":{"expiriesDue":0,"expiriesLateMs":0,"erasures":0,"erasuresUncleared":0,"c\#
  learedBy":null,"erasuresHalted":false,"catalogueChanges":0,"clockSteps":0}}}},{"name":"one m\#
  ethod was called, and a consumer is behind","x-given":[{"method":"install","params":{"device\#
  ":"phone"}},{"method":"events.acknowledge","params":{"consumer":"mailer","cursor":"0"}}],"pa\#
  rams":[],"result":{"name":"result","value":{"uptimeMs":"{{any}}","methods":{"install":{"requ\#
  ests":1,"errors":{},"durations":{"count":1,"sumMicros":"{{any}}","maxMicros":"{{any}}","buck\#
  ets":["{{any}}"]}},"events.acknowledge":"{{any}}"},"refusals":{},"slowRequests":0,"cache":{"\#
  replies":0,"replyHits":0,"records":"{{any}}","recordBytes":"{{any}}","recordLoads":"{{any}}"\#
  },"connections":{"open":"{{any}}","opened":"{{any}}","refused":0,"peers":"{{any}}","owedByte\#
  s":0,"unsentBytes":0},"turns":"{{any}}","commits":{"turns":"{{any}}","waitingTurns":0,"failu\#
  res":0,"durations":"{{any}}"},"store":"{{any}}","feed":{"waits":0,"subscriptions":0,"consume\#
  rs":[{"project":"default","consumer":"mailer","cursor":"0","lag":1}],"moreConsumers":false},\#
  "background":"{{any}}"}}}]},{"name":"setUserProperty","summary":"Stores a key/value property\#
  ; never affects access.","x-role":"write","x-since":1,"paramStructure":"either","params":[{"\#
  name":"device","required":false,"summary":"Id of the device.","schema":{"$ref":"#/components\#
  /schemas/DeviceId"}},{"name":"userId","required":false,"summary":"Id of the user, instead of\#
   `device`.","schema":{"$ref":"#/components/schemas/UserId"}},{"name":"key","required":true,"\#
  summary":"Name of the property: 1 to 80 letters, digits, and _ . : - $. Names that other sys\#
  tems reserve, for example $email, have no special meaning.","schema":{"$ref":"#/components/s\#
  chemas/PropertyKey"}},{"name":"value","required":true,"summary":"New value. An empty string \#
  removes the property.","schema":{"$ref":"#/components/schemas/PropertyValue"}},{"name":"proj\#
  ect","required":false,"summary":"Id of the project.","schema":{"$ref":"#/components/schemas/\#
  ProjectId","default":"default"}},{"name":"dryRun","required":false,"summary":"Computes the r\#
  esult and the events without changing anything.","schema":{"type":"boolean","default":false}\#
  },{"name":"idempotencyKey","required":false,"summary":"Makes a retry safe: the same key with\#
   the same params returns the stored result.","schema":{"$ref":"#/components/schemas/Idempote\#
  ncyKey"}}],"x-exactly-one":[["device"],["userId"]],"result":{"name":"result","schema":{"type\#
  ":"object","properties":{"userId":{"$ref":"#/components/schemas/UserId","description":"Id of\#
   the user that the result is about."},"key":{"$ref":"#/components/schemas/PropertyKey"},"val\#
  ue":{"$ref":"#/components/schemas/PropertyValue"},"dryRun":{"description":"True in a dry run\#
  ; otherwise absent.","type":"boolean"},"events":{"description":"The events that the call wou\#
  ld emit. Only in a dry run.","type":"array","items":{"$ref":"#/components/schemas/Event"}},"\#
  replayed":{"description":"True when this is the stored result of an idempotency key; otherwi\#
  se absent.","type":"boolean"}},"required":["userId","key","value"]}},"errors":[{"code":-3260\#
  2,"message":"A parameter is missing, unknown, of a wrong type or out of range, or two parame\#
  ters exclude each other. `field` points to it; `nearest` lists similar names.","data":{"kind\#
  ":"invalidParams","retryable":false}},{"code":1000,"message":"The caller's role is lower tha\#
  n the role that the method needs. `uid` and `role` are the caller's (`none` without a role),\#
   and `needs` is the method's role.","data":{"kind":"permissionDenied","retryable":false}},{"\#
  code":1100,"message":"The project has no such device.","data":{"kind":"unknownDevice","retry\#
  able":false}},{"code":1101,"message":"The project has no such user. `explain` then names a p\#
  urchase that waits for this id, its account token.","data":{"kind":"unknownUser","retryable"\#
  :false}},{"code":1102,"message":"No user may have this id: it is empty, or in the project's \#
  `blockedUserIds`.","data":{"kind":"blockedUserId","retryable":false}},{"code":1103,"message"\#
  :"The id has more Unicode scalars than the project's `userIdLengthMax`.","data":{"kind":"use\#
  rIdTooLong","retryable":false}},{"code":1200,"message":"The daemon has no such project.","da\#
  ta":{"kind":"unknownProject","retryable":false}},{"code":1300,"message":"A call of the same \#
  method used this key with other params in the last 24 hours.","data":{"kind":"idempotencyCon\#
  flict","retryable":false}},{"code":1400,"message":"The disk has no room for the write. Nothi\#
  ng changes, and reading still works.","data":{"kind":"storageFull","retryable":true}},{"code\#
  ":1401,"message":"The write may not be on the disk: the daemon stops, and its next start sho\#
  ws what is stored. Or the daemon cannot read a record that the request needs, or its data fi\#
  le was removed: then it keeps running.","data":{"kind":"storageFailed","retryable":false}},{\#
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
  the id of an anonymous user or a customerId. In `user.import`: the id belongs to another cus\#
  tomer, or no daemon makes such an anonymous id or customerId.","data":{"kind":"reservedUserI\#
  d","retryable":false}},{"code":1200,"message":"The daemon has no such project.","data":{"kin\#
  d":"unknownProject","retryable":false}},{"code":1202,"message":"Another user holds the purch\#
  ase, and a rule of the project keeps it there. `holder` and `rule` name them. In `user.impor\#
  t` there is no `rule`: the import does not name the holder. Nothing changes.","data":{"kind"\#
  :"purchaseHeldByAnother","retryable":false}},{"code":1300,"message":"A call of the same meth\#
  od used this key with other params in the last 24 hours.","data":{"kind":"idempotencyConflic\#
  t","retryable":false}},{"code":1400,"message":"The disk has no room for the write. Nothing c\#
  hanges, and reading still works.","data":{"kind":"storageFull","retryable":true}},{"code":14\#
  01,"message":"The write may not be on the disk: the daemon stops, and its next start shows w\#
  hat is stored. Or the daemon cannot read a record that the request needs, or its data file w\#
  as removed: then it keeps running.","data":{"kind":"storageFailed","retryable":false}},{"cod\#
  e":1405,"message":"The shared database could not be reached, or did not answer in time; othe\#
  r stores have no such error. With `outcome` `notApplied`, nothing changed. With `unknown`, t\#
  he change may or may not be stored.","data":{"kind":"storageUnavailable","retryable":true}},\#
  {"code":1500,"message":"The daemon does not trust what `store.notify` got: `reason` is `malf\#
  ormed`, `algorithm`, `chainLength`, `certificate`, `chain`, `extension`, `validity`, `signat\#
  ure`, `app`, `environment`, `unsignedEnvironment` or `age`; stores.md says what each means. \#
  `httpStatus` is what the web server should answer.","data":{"kind":"unverified","retryable":\#
  false}},{"code":1501,"message":"The project does not define the store of `store.notify`. The\#
   store sends the notification again if the web server answers `httpStatus`.","data":{"kind":\#
  "storeNotConfigured","retryable":true}},{"code":1502,"message":"The system has no libcrypto,\#
   which verifies what Apple signed. All other methods work.","data":{"kind":"verifierMissing"\#
  ,"retryable":true}},{"code":1503,"message":"The process that verifies what Apple signed ende\#
  d, or took more than two seconds. The daemon starts it again.","data":{"kind":"verifierFaile\#
  d","retryable":true}}],"examples":[{"name":"a subscription of the App Store, before its user\#
   is known","x-given":[{"method":"project.define","params":{"products":{"monthly":{"kind":"su\#
  bscription","entitlements":["premium"]}},"environment":"any","clock":{"manual":"2026-01-01T0\#
  0:00:00.000Z"},"stores":{"appStore":{"apps":[{"bundleId":"com.example"}],"environments":["Lo\#
  calTesting"]},"playStore":{"packages":["com.example"]},"stripe":{"secret":"whsec_test"}}}}],\#
  "params":[{"name":"store","value":"appStore"},{"name":"payload","value":"{\"signedPayload\":\#
  \"eyJhbGciOiJFUzI1NiJ9.eyJub3RpZmljYXRpb25UeXBlIjoiU1VCU0NSSUJFRCIsIm5vdGlmaWNhdGlvblVVSUQiO\#
  iIwMDJlMTRkNS01MWY1LTQ1MDMtYjVhOC1jM2ExYWY2OGViMjAiLCJ2ZXJzaW9uIjoiMi4wIiwic2lnbmVkRGF0ZSI6M\#
  Tc2NzIyNTYwMDAwMCwiZGF0YSI6eyJidW5kbGVJZCI6ImNvbS5leGFtcGxlIiwiZW52aXJvbm1lbnQiOiJMb2NhbFRlc\#
  3RpbmciLCJzaWduZWRUcmFuc2FjdGlvbkluZm8iOiJleUpoYkdjaU9pSkZVekkxTmlKOS5leUowY21GdWMyRmpkR2x2Y\#
  mtsa0lqb2lNU0lzSW05eWFXZHBibUZzVkhKaGJuTmhZM1JwYjI1SlpDSTZJakVpTENKaWRXNWtiR1ZKWkNJNkltTnZiU\#
  zVsZUdGdGNHeGxJaXdpY0hKdlpIVmpkRWxrSWpvaWJXOXVkR2hzZVNJc0luQjFjbU5vWVhObFJHRjBaU0k2TVRjMk56S\#
  XlOVFl3TURBd01Dd2laWGh3YVhKbGMwUmhkR1VpT2pFM05qazVNRFF3TURBd01EQXNJblI1Y0dVaU9pSkJkWFJ2TFZKb\#
  GJtVjNZV0pzWlNCVGRXSnpZM0pwY0hScGIyNGlMQ0poY0hCQlkyTnZkVzUwVkc5clpXNGlPaUkzWlRObVlqSXdZaTAwW\#
  TJSaUxUUTNZMk10T1RNMlpDMDVPV1EyTldZMk1EZ3hNemdpTENKemFXZHVaV1JFWVhSbElqb3hOelkzTWpJMU5qQXdNR\#
  EF3TENKbGJuWnBjbTl1YldWdWRDSTZJa3h2WTJGc1ZHVnpkR2x1WnlKOS5BQUFBIiwic2lnbmVkUmVuZXdhbEluZm8iO\#
  iJleUpoYkdjaU9pSkZVekkxTmlKOS5leUp2Y21sbmFXNWhiRlJ5WVc1ellXTjBhVzl1U1dRaU9pSXhJaXdpWVhWMGIxS\#
  mxibVYzVUhKdlpIVmpkRWxrSWpvaWJXOXVkR2hzZVNJc0luQnliMlIxWTNSSlpDSTZJbTF2Ym5Sb2JIa2lMQ0poZFhSd\#
  lVtVnVaWGRUZEdGMGRYTWlPakVzSW5OcFoyNWxaRVJoZEdVaU9qRTNOamN5TWpVMk1EQXdNREFzSW1WdWRtbHliMjV0W\#
  lc1MElqb2lURzlqWVd4VVpYTjBhVzVuSW4wLkFBQUEifSwic3VidHlwZSI6IklOSVRJQUxfQlVZIn0.AAAA\"}"}],"r\#
  esult":{"name":"result","value":{"notification":{"id":"002e14d5-51f5-4503-b5a8-c3a1af68eb20"\#
  ,"type":"SUBSCRIBED","subtype":"INITIAL_BUY","at":"2026-01-01T00:00:00.000Z","environment":"\#
  sandbox"},"outcome":"unclaimed","purchases":[{"store":"appStore","originalTransactionId":"1"\#
  ,"transactionId":"1","outcome":"recorded"}]}}},{"name":"a repeat","x-given":[{"method":"proj\#
  ect.define","params":{"products":{"monthly":{"kind":"subscription","entitlements":["premium"\#
  ]}},"environment":"any","clock":{"manual":"2026-01-01T00:00:00.000Z"},"stores":{"appStore":{\#
  "apps":[{"bundleId":"com.example"}],"environments":["LocalTesting"]},"playStore":{"packages"\#
  :["com.example"]},"stripe":{"secret":"whsec_test"}}}},{"method":"store.notify","params":{"st\#
  ore":"appStore","payload":"{\"signedPayload\":\"eyJhbGciOiJFUzI1NiJ9.eyJub3RpZmljYXRpb25UeXB\#
  lIjoiU1VCU0NSSUJFRCIsIm5vdGlmaWNhdGlvblVVSUQiOiIwMDJlMTRkNS01MWY1LTQ1MDMtYjVhOC1jM2ExYWY2OGV\#
  iMjAiLCJ2ZXJzaW9uIjoiMi4wIiwic2lnbmVkRGF0ZSI6MTc2NzIyNTYwMDAwMCwiZGF0YSI6eyJidW5kbGVJZCI6ImN\#
  vbS5leGFtcGxlIiwiZW52aXJvbm1lbnQiOiJMb2NhbFRlc3RpbmciLCJzaWduZWRUcmFuc2FjdGlvbkluZm8iOiJleUp\#
  oYkdjaU9pSkZVekkxTmlKOS5leUowY21GdWMyRmpkR2x2Ymtsa0lqb2lNU0lzSW05eWFXZHBibUZzVkhKaGJuTmhZM1J\#
  wYjI1SlpDSTZJakVpTENKaWRXNWtiR1ZKWkNJNkltTnZiUzVsZUdGdGNHeGxJaXdpY0hKdlpIVmpkRWxrSWpvaWJXOXV\#
  kR2hzZVNJc0luQjFjbU5vWVhObFJHRjBaU0k2TVRjMk56SXlOVFl3TURBd01Dd2laWGh3YVhKbGMwUmhkR1VpT2pFM05\#
  qazVNRFF3TURBd01EQXNJblI1Y0dVaU9pSkJkWFJ2TFZKbGJtVjNZV0pzWlNCVGRXSnpZM0pwY0hScGIyNGlMQ0poY0h\#
  CQlkyTnZkVzUwVkc5clpXNGlPaUkzWlRObVlqSXdZaTAwWTJSaUxUUTNZMk10T1RNMlpDMDVPV1EyTldZMk1EZ3hNemd\#
  pTENKemFXZHVaV1JFWVhSbElqb3hOelkzTWpJMU5qQXdNREF3TENKbGJuWnBjbTl1YldWdWRDSTZJa3h2WTJGc1ZHVnp\#
  kR2x1WnlKOS5BQUFBIiwic2lnbmVkUmVuZXdhbEluZm8iOiJleUpoYkdjaU9pSkZVekkxTmlKOS5leUp2Y21sbmFXNWh\#
  iRlJ5WVc1ellXTjBhVzl1U1dRaU9pSXhJaXdpWVhWMGIxSmxibVYzVUhKdlpIVmpkRWxrSWpvaWJXOXVkR2hzZVNJc0l\#
  uQnliMlIxWTNSSlpDSTZJbTF2Ym5Sb2JIa2lMQ0poZFhSdlVtVnVaWGRUZEdGMGRYTWlPakVzSW5OcFoyNWxaRVJoZEd\#
  VaU9qRTNOamN5TWpVMk1EQXdNREFzSW1WdWRtbHliMjV0Wlc1MElqb2lURzlqWVd4VVpYTjBhVzVuSW4wLkFBQUEifSw\#
  ic3VidHlwZSI6IklOSVRJQUxfQlVZIn0.AAAA\"}"}}],"params":[{"name":"store","value":"appStore"},{\#
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
  t":"2026-01-01T00:00:00.000Z","environment":"sandbox"},"outcome":"repeated","purchases":[]}}\#
  },{"name":"a push of Google Play, which says only that something changed","x-given":[{"metho\#
  d":"project.define","params":{"products":{"monthly":{"kind":"subscription","entitlements":["\#
  premium"]}},"environment":"any","clock":{"manual":"2026-01-01T00:00:00.000Z"},"stores":{"app\#
  Store":{"apps":[{"bundleId":"com.example"}],"environments":["LocalTesting"]},"playStore":{"p\#
  ackages":["com.example"]},"stripe":{"secret":"whsec_test"}}}}],"params":[{"name":"store","va\#
  lue":"playStore"},{"name":"payload","value":"{\"message\":{\"data\":\"eyJ2ZXJzaW9uIjoiMS4wIi\#
  wicGFja2FnZU5hbWUiOiJjb20uZXhhbXBsZSIsImV2ZW50VGltZU1pbGxpcyI6IjE3NjcyMjU2MDAwMDAiLCJzdWJzY3\#
  JpcHRpb25Ob3RpZmljYXRpb24iOnsidmVyc2lvbiI6IjEuMCIsIm5vdGlmaWNhdGlvblR5cGUiOjQsInB1cmNoYXNlVG\#
  9rZW4iOiJ0b2tlbi0xIiwic3Vic2NyaXB0aW9uSWQiOiJtb250aGx5In19\",\"messageId\":\"1003\",\"publis\#
  hTime\":\"2026-01-01T00:00:00Z\"},\"subscription\":\"projects/example/subscriptions/rtdn\"}"\#
  }],"result":{"name":"result","value":{"notification":{"id":"1003","type":"PURCHASED","subtyp\#
  e":null,"at":"2026-01-01T00:00:00.000Z","environment":null},"outcome":"ask","ask":{"kind":"s\#
  ubscription","packageName":"com.example","purchaseToken":"token-1"},"purchases":[]}}},{"name\#
  ":"a subscription fetched from Stripe","x-given":[{"method":"project.define","params":{"prod\#
  ucts":{"monthly":{"kind":"subscription","entitlements":["premium"]}},"environment":"any","cl\#
  ock":{"manual":"2026-01-01T00:00:00.000Z"},"stores":{"appStore":{"apps":[{"bundleId":"com.ex\#
  ample"}],"environments":["LocalTesting"]},"playStore":{"packages":["com.example"]},"stripe":\#
  {"secret":"whsec_test"}}}}],"params":[{"name":"store","value":"stripe"},{"name":"response","\#
  value":{"kind":"subscription","fetchedAt":"2026-01-01T00:00:00.000Z","body":{"id":"sub_1","o\#
  bject":"subscription","status":"active","livemode":true,"customer":"cus_1","cancel_at_period\#
  _end":false,"items":{"data":[{"current_period_start":1767225600,"current_period_end":1769904\#
  000,"price":{"id":"price_1","product":"monthly"}}]}}}}],"result":{"name":"result","value":{"\#
  notification":{"id":null,"type":null,"subtype":null,"at":"2026-01-01T00:00:00.000Z","environ\#
  ment":"production"},"outcome":"unclaimed","purchases":[{"store":"stripe","originalTransactio\#
  nId":"sub_1","transactionId":"sub_1:1767225600","outcome":"recorded"}]}}}]},{"name":"store.u\#
  nclaimed","summary":"Lists the unclaimed purchases: those that have had no holder yet.","x-r\#
  ole":"read","x-since":1,"paramStructure":"either","params":[{"name":"after","required":false\#
  ,"summary":"Cursor from an earlier reply. The reply has the purchases after it.","schema":{"\#
  type":"string"}},{"name":"limit","required":false,"summary":"Maximum number of purchases.","\#
  schema":{"type":"integer","minimum":1,"maximum":1000,"default":100}},{"name":"project","requ\#
  ired":false,"summary":"Id of the project.","schema":{"$ref":"#/components/schemas/ProjectId"\#
  ,"default":"default"}}],"result":{"name":"result","schema":{"type":"object","properties":{"p\#
  urchases":{"description":"In the order of `store`, then `originalTransactionId`, by bytes.",\#
  "type":"array","items":{"$ref":"#/components/schemas/Purchase"}},"cursor":{"description":"Wh\#
  at the next call gives as `after`.","type":"string"},"more":{"description":"Whether more pur\#
  chases follow.","type":"boolean"}},"required":["purchases","cursor","more"]}},"errors":[{"co\#
  de":-32602,"message":"A parameter is missing, unknown, of a wrong type or out of range, or t\#
  wo parameters exclude each other. `field` points to it; `nearest` lists similar names.","dat\#
  a":{"kind":"invalidParams","retryable":false}},{"code":1000,"message":"The caller's role is \#
  lower than the role that the method needs. `uid` and `role` are the caller's (`none` without\#
   a role), and `needs` is the method's role.","data":{"kind":"permissionDenied","retryable":f\#
  alse}},{"code":1200,"message":"The daemon has no such project.","data":{"kind":"unknownProje\#
  ct","retryable":false}},{"code":1405,"message":"The shared database could not be reached, or\#
   did not answer in time; other stores have no such error. With `outcome` `notApplied`, nothi\#
  ng changed. With `unknown`, the change may or may not be stored.","data":{"kind":"storageUna\#
  vailable","retryable":true}}],"examples":[{"name":"one of two","x-given":[{"method":"project\#
  .define","params":{"products":{"monthly":{"kind":"subscription","entitlements":["premium"]}}\#
  ,"clock":{"manual":"2026-01-01T00:00:00.000Z"}}},{"method":"purchase","params":{"product":"m\#
  onthly","store":"appStore","transactionId":"1000","expiresAt":"2026-02-01T00:00:00Z","accoun\#
  tToken":"7E3FB20B-4CDB-47CC-936D-99D65F608138"}},{"method":"purchase","params":{"product":"m\#
  onthly","store":"appStore","transactionId":"1001","expiresAt":"2026-02-01T00:00:00Z"}}],"par\#
  ams":[{"name":"limit","value":1}],"result":{"name":"result","value":{"purchases":[{"store":"\#
  appStore","originalTransactionId":"1000","transactionId":"1000","product":"monthly","kind":"\#
  subscription","state":"active","holders":[],"device":null,"storeAccount":null,"purchasedAt":\#
  "2026-01-01T00:00:00.000Z","firstPurchasedAt":"2026-01-01T00:00:00.000Z","expiresAt":"2026-0\#
  2-01T00:00:00.000Z","trialStartedAt":null,"periodType":"normal","environment":"production","\#
  isFamilyShared":false,"price":null,"currency":null,"country":null,"offerCode":null,"autoRene\#
  w":true,"autoRenewDisabledAt":null,"gracePeriodExpiresAt":null,"billingRetry":false,"pausedU\#
  ntil":null,"refundedAt":null,"revokedAt":null,"endedAt":null,"paused":false,"renewsAs":null,\#
  "endReason":null,"billingIssueAt":null,"replaces":null,"replacedBy":null,"replacedAt":null,"\#
  keys":[],"renewsCount":0,"accountToken":"7e3fb20b-4cdb-47cc-936d-99d65f608138","transactions\#
  ":[{"transactionId":"1000","product":"monthly","periodType":"normal","purchasedAt":"2026-01-\#
  01T00:00:00.000Z","expiresAt":"2026-02-01T00:00:00.000Z","isFamilyShared":false,"price":null\#
  ,"currency":null,"country":null,"offerCode":null,"attributes":{},"asOf":"2026-01-01T00:00:00\#
  .000Z"}]}],"cursor":"appStore:1000","more":true}}}]},{"name":"user.delete","summary":"Delete\#
  s a customer and erases its ids from everything that the daemon stores.","x-role":"admin","x\#
  -since":1,"paramStructure":"either","params":[{"name":"userId","required":true,"summary":"An\#
  y id of the customer.","schema":{"$ref":"#/components/schemas/UserId"}},{"name":"project","r\#
  equired":false,"summary":"Id of the project.","schema":{"$ref":"#/components/schemas/Project\#
  Id","default":"default"}},{"name":"dryRun","required":false,"summary":"Computes the result a\#
  nd the events without changing anything.","schema":{"type":"boolean","default":false}},{"nam\#
  e":"idempotencyKey","required":false,"summary":"Makes a retry safe: the same key with the sa\#
  me params returns the stored result.","schema":{"$ref":"#/components/schemas/IdempotencyKey"\#
  }},{"name":"traces","required":false,"summary":"When the reply comes: `pending`, when the ta\#
  bles have nothing of the customer any more; `cleared`, when no file has, which are overwritt\#
  en at once.","schema":{"type":"string","enum":["pending","cleared"],"default":"pending"}}],"\#
  result":{"name":"result","schema":{"type":"object","properties":{"tombstone":{"description":\#
  "New id that replaces every erased id in events. It belongs to no user.","type":"string"},"u\#
  sers":{"description":"Number of erased users: the aliases of the customer.","type":"integer"\#
  ,"minimum":1},"devices":{"description":"Number of erased devices. `install` can register the\#
  m again.","type":"integer","minimum":0},"purchases":{"description":"Number of erased purchas\#
  es: those that no other customer holds.","type":"integer","minimum":0},"shared":{"descriptio\#
  n":"Number of purchases that other customers hold and keep.","type":"integer","minimum":0},"\#
  traces":{"description":"What is left of what is erased. `pending`: free bytes of the daemon'\#
  s files, until `clearedBy`; `tracesCleared` tells when they are overwritten. `cleared`: noth\#
  ing. `database`: it is deleted from the shared database, whose files belong to its administr\#
  ator (fleet.md).","type":"string","enum":["pending","cleared","database"]},"clearedBy":{"des\#
  cription":"When the last byte is overwritten, at the latest. Only if `traces` is `pending`."\#
  ,"$ref":"#/components/schemas/Moment"},"dryRun":{"description":"True in a dry run; otherwise\#
   absent.","type":"boolean"},"events":{"description":"The events that the call would emit. On\#
  ly in a dry run.","type":"array","items":{"$ref":"#/components/schemas/Event"}},"replayed":{\#
  "description":"True when this is the stored result of an idempotency key; otherwise absent."\#
  ,"type":"boolean"}},"required":["tombstone","users","devices","purchases","shared","traces"]\#
  }},"errors":[{"code":-32602,"message":"A parameter is missing, unknown, of a wrong type or o\#
  ut of range, or two parameters exclude each other. `field` points to it; `nearest` lists sim\#
  ilar names.","data":{"kind":"invalidParams","retryable":false}},{"code":1000,"message":"The \#
  caller's role is lower than the role that the method needs. `uid` and `role` are the caller'\#
  s (`none` without a role), and `needs` is the method's role.","data":{"kind":"permissionDeni\#
  ed","retryable":false}},{"code":1101,"message":"The project has no such user. `explain` then\#
   names a purchase that waits for this id, its account token.","data":{"kind":"unknownUser","\#
  retryable":false}},{"code":1102,"message":"No user may have this id: it is empty, or in the \#
  project's `blockedUserIds`.","data":{"kind":"blockedUserId","retryable":false}},{"code":1103\#
  ,"message":"The id has more Unicode scalars than the project's `userIdLengthMax`.","data":{"\#
  kind":"userIdTooLong","retryable":false}},{"code":1200,"message":"The daemon has no such pro\#
  ject.","data":{"kind":"unknownProject","retryable":false}},{"code":1300,"message":"A call of\#
   the same method used this key with other params in the last 24 hours.","data":{"kind":"idem\#
  potencyConflict","retryable":false}},{"code":1400,"message":"The disk has no room for the wr\#
  ite. Nothing changes, and reading still works.","data":{"kind":"storageFull","retryable":tru\#
  e}},{"code":1401,"message":"The write may not be on the disk: the daemon stops, and its next\#
   start shows what is stored. Or the daemon cannot read a record that the request needs, or i\#
  ts data file was removed: then it keeps running.","data":{"kind":"storageFailed","retryable"\#
  :false}},{"code":1405,"message":"The shared database could not be reached, or did not answer\#
   in time; other stores have no such error. With `outcome` `notApplied`, nothing changed. Wit\#
  h `unknown`, the change may or may not be stored.","data":{"kind":"storageUnavailable","retr\#
  yable":true}}],"examples":[{"name":"with all that was hers","x-given":[{"method":"project.de\#
  fine","params":{"rules":"revenuecat","products":{"monthly":{"kind":"subscription","entitleme\#
  nts":["premium"]}},"entitlements":["gift"],"clock":{"manual":"2026-01-01T00:00:00.000Z"}}},{\#
  "method":"install","params":{"device":"iphone","storeAccount":"apple-ann","platform":"ios"}}\#
  ,{"method":"purchase","params":{"device":"iphone","product":"monthly","store":"appStore","tr\#
  ansactionId":"1000","expiresAt":"2026-02-01T00:00:00.000Z","price":"9.99","currency":"EUR","\#
  attributes":{"campaign":"winter"}}},{"method":"identify","params":{"device":"iphone","userId\#
  ":"ann"}},{"method":"setUserProperty","params":{"userId":"ann","key":"$email","value":"ann@e\#
  xample.org"}}],"params":[{"name":"userId","value":"ann"}],"result":{"name":"result","value":\#
  {"tombstone":"{{any}}","users":2,"devices":1,"purchases":1,"shared":0,"traces":"{{any}}"}}},\#
  {"name":"a dry run","x-given":[{"method":"project.define","params":{"products":{"monthly":{"\#
  kind":"subscription","entitlements":["premium"]}},"entitlements":["gift"],"clock":{"manual":\#
  "2026-01-01T00:00:00.000Z"}}},{"method":"install","params":{"device":"iphone"}},{"method":"i\#
  dentify","params":{"device":"iphone","userId":"ann"}}],"params":[{"name":"userId","value":"a\#
  nn"},{"name":"dryRun","value":true}],"result":{"name":"result","value":{"tombstone":"{{tombs\#
  tone}}","users":1,"devices":0,"purchases":0,"shared":0,"traces":"{{any}}","dryRun":true,"eve\#
  nts":[{"id":"{{any}}","kind":"loggedOut","at":"2026-01-01T00:00:00.000Z","project":"default"\#
  ,"user":"{{tombstone}}","userId":"{{tombstone}}","anonymousId":"{{any}}","cause":{"method":"\#
  user.delete","id":"{{any}}"},"device":"iphone"},{"id":"{{any}}","kind":"userDeleted","at":"2\#
  026-01-01T00:00:00.000Z","project":"default","user":"{{tombstone}}","userId":"{{tombstone}}"\#
  ,"cause":{"method":"user.delete","id":"{{any}}"}}]}}}]},{"name":"user.export","summary":"Ret\#
  urns everything that the daemon stores about a customer.","x-role":"read","x-since":1,"param\#
  Structure":"either","params":[{"name":"userId","required":true,"summary":"Any id of the cust\#
  omer.","schema":{"$ref":"#/components/schemas/UserId"}},{"name":"withoutEvents","required":f\#
  alse,"summary":"Whether to leave out `events`, `cursor` and `moreEvents`.","schema":{"type":\#
  "boolean","default":false}},{"name":"project","required":false,"summary":"Id of the project.\#
  ","schema":{"$ref":"#/components/schemas/ProjectId","default":"default"}}],"result":{"name":\#
  "result","schema":{"type":"object","properties":{"user":{"$ref":"#/components/schemas/User"}\#
  ,"firstId":{"$ref":"#/components/schemas/UserId","description":"First id that the customer h\#
  ad. After a merge, that of the older customer."},"lastId":{"$ref":"#/components/schemas/User\#
  Id","description":"Id that acted last: the user of the last install, identify, purchase or r\#
  estore."},"ids":{"description":"Every id of the customer, in byte order.","type":"array","it\#
  ems":{"type":"object","properties":{"id":{"$ref":"#/components/schemas/UserId"},"kind":{"des\#
  cription":"Who uses the id. `customer`: the customerId of a customer that began with an iden\#
  tified user.","type":"string","enum":["anonymous","identified","customer"]},"device":{"descr\#
  iption":"Device of an anonymous id; otherwise null.","type":["string","null"]},"createdAt":{\#
  "$ref":"#/components/schemas/Moment"}},"required":["id","kind","device","createdAt"]}},"devi\#
  ces":{"description":"Devices whose anonymous or identified user belongs to the customer, in \#
  byte order.","type":"array","items":{"type":"object","properties":{"device":{"$ref":"#/compo\#
  nents/schemas/DeviceId"},"anonymousId":{"$ref":"#/components/schemas/UserId"},"identityId":{\#
  "description":"Id of the identified user; null when no user is logged in.","type":["string",\#
  "null"]},"storeAccount":{"type":["string","null"]},"platform":{"type":["string","null"]},"ap\#
  p":{"type":["string","null"]},"createdAt":{"$ref":"#/components/schemas/Moment"}},"required"\#
  :["device","anonymousId","identityId","storeAccount","platform","app","createdAt"]}},"accoun\#
  tTokens":{"description":"Account tokens registered for the customer, in byte order.","type":\#
  "array","items":{"$ref":"#/components/schemas/AccountToken"}},"purchases":{"description":"Pu\#
  rchases that the customer holds, with all their transactions.","type":"array","items":{"$ref\#
  ":"#/components/schemas/Purchase"}},"claims":{"description":"Purchases that an import gave t\#
  o the customer and that no store has reported yet.","type":"array","items":{"$ref":"#/compon\#
  ents/schemas/PurchaseRef"}},"grants":{"description":"Grants, including those that have ended\#
  .","type":"array","items":{"type":"object","properties":{"entitlement":{"$ref":"#/components\#
  /schemas/EntitlementId"},"grantedAt":{"$ref":"#/components/schemas/Moment"},"expiresAt":{"$r\#
  ef":"#/components/schemas/NullableMoment"},"revokedAt":{"$ref":"#/components/schemas/Nullabl\#
  eMoment"}},"required":["entitlement","grantedAt","expiresAt","revokedAt"]}},"properties":{"t\#
  ype":"array","items":{"type":"object","properties":{"key":{"$ref":"#/components/schemas/Prop\#
  ertyKey"},"value":{"$ref":"#/components/schemas/PropertyValue"},"setAt":{"$ref":"#/component\#
  s/schemas/Moment"}},"required":["key","value","setAt"]}},"overridden":{"description":"Earlie\#
  r values of properties that another user of the same customer replaced. An empty value is a \#
  removal.","type":"array","items":{"type":"object","properties":{"key":{"$ref":"#/components/\#
  schemas/PropertyKey"},"value":{"$ref":"#/components/schemas/PropertyValue"},"setAt":{"$ref":\#
  "#/components/schemas/Moment"}},"required":["key","value","setAt"]}},"entitlements":{"$ref":\#
  "#/components/schemas/Entitlements"},"at":{"$ref":"#/components/schemas/Moment","description\#
  ":"Time of the entitlements and of the purchases' states: now."},"events":{"description":"Ev\#
  ents of the customer, oldest first, at most 1000.","type":"array","items":{"$ref":"#/compone\#
  nts/schemas/Event"}},"cursor":{"$ref":"#/components/schemas/Cursor","description":"Position \#
  at which events.read continues, with the same id as `user`."},"moreEvents":{"description":"T\#
  rue when events.read has more events of the customer.","type":"boolean"}},"required":["user"\#
  ,"firstId","lastId","ids","devices","accountTokens","purchases","claims","grants","propertie\#
  s","overridden","entitlements","at"]}},"errors":[{"code":-32602,"message":"A parameter is mi\#
  ssing, unknown, of a wrong type or out of range, or two parameters exclude each other. `fiel\#
  d` points to it; `nearest` lists similar names.","data":{"kind":"invalidParams","retryable":\#
  false}},{"code":1000,"message":"The caller's role is lower than the role that the method nee\#
  ds. `uid` and `role` are the caller's (`none` without a role), and `needs` is the method's r\#
  ole.","data":{"kind":"permissionDenied","retryable":false}},{"code":1101,"message":"The proj\#
  ect has no such user. `explain` then names a purchase that waits for this id, its account to\#
  ken.","data":{"kind":"unknownUser","retryable":false}},{"code":1102,"message":"No user may h\#
  ave this id: it is empty, or in the project's `blockedUserIds`.","data":{"kind":"blockedUser\#
  Id","retryable":false}},{"code":1103,"message":"The id has more Unicode scalars than the pro\#
  ject's `userIdLengthMax`.","data":{"kind":"userIdTooLong","retryable":false}},{"code":1200,"\#
  message":"The daemon has no such project.","data":{"kind":"unknownProject","retryable":false\#
  }},{"code":1405,"message":"The shared database could not be reached, or did not answer in ti\#
  me; other stores have no such error. With `outcome` `notApplied`, nothing changed. With `unk\#
  nown`, the change may or may not be stored.","data":{"kind":"storageUnavailable","retryable"\#
  :true}}],"examples":[{"name":"all of it","x-given":[{"method":"project.define","params":{"ru\#
  les":"revenuecat","products":{"monthly":{"kind":"subscription","entitlements":["premium"]}},\#
  "entitlements":["gift"],"clock":{"manual":"2026-01-01T00:00:00.000Z"}}},{"method":"install",\#
  "params":{"device":"iphone","storeAccount":"apple-ann","platform":"ios"}},{"method":"purchas\#
  e","params":{"device":"iphone","product":"monthly","store":"appStore","transactionId":"1000"\#
  ,"expiresAt":"2026-02-01T00:00:00.000Z","price":"9.99","currency":"EUR","attributes":{"campa\#
  ign":"winter"}}},{"method":"identify","params":{"device":"iphone","userId":"ann"}},{"method"\#
  :"setUserProperty","params":{"userId":"ann","key":"$email","value":"ann@example.org"}}],"par\#
  ams":[{"name":"userId","value":"ann"}],"result":{"name":"result","value":{"user":{"id":"ann"\#
  ,"anonymousId":null,"identityId":"ann","customerId":"{{anonymous}}","aliases":["{{anonymous}\#
  }","ann"],"createdAt":"2026-01-01T00:00:00.000Z","environment":"production"},"firstId":"{{an\#
  onymous}}","lastId":"ann","ids":[{"id":"{{anonymous}}","kind":"anonymous","device":"iphone",\#
  "createdAt":"2026-01-01T00:00:00.000Z"},{"id":"ann","kind":"identified","device":null,"creat\#
  edAt":"2026-01-01T00:00:00.000Z"}],"devices":[{"device":"iphone","anonymousId":"{{anonymous}\#
  }","identityId":"ann","storeAccount":"apple-ann","platform":"ios","app":null,"createdAt":"20\#
  26-01-01T00:00:00.000Z"}],"accountTokens":[],"purchases":[{"store":"appStore","originalTrans\#
  actionId":"1000","transactionId":"1000","product":"monthly","kind":"subscription","state":"a\#
  ctive","holders":["ann"],"device":"iphone","storeAccount":"apple-ann","purchasedAt":"2026-01\#
  -01T00:00:00.000Z","firstPurchasedAt":"2026-01-01T00:00:00.000Z","expiresAt":"2026-02-01T00:\#
  00:00.000Z","trialStartedAt":null,"periodType":"normal","environment":"production","isFamily\#
  Shared":false,"price":"9.99","currency":"EUR","country":null,"offerCode":null,"autoRenew":tr\#
  ue,"autoRenewDisabledAt":null,"gracePeriodExpiresAt":null,"billingRetry":false,"pausedUntil"\#
  :null,"refundedAt":null,"revokedAt":null,"endedAt":null,"paused":false,"renewsAs":null,"endR\#
  eason":null,"billingIssueAt":null,"replaces":null,"replacedBy":null,"replacedAt":null,"keys"\#
  :[],"renewsCount":0,"accountToken":null,"transactions":[{"transactionId":"1000","product":"m\#
  onthly","periodType":"normal","purchasedAt":"2026-01-01T00:00:00.000Z","expiresAt":"2026-02-\#
  01T00:00:00.000Z","isFamilyShared":false,"price":"9.99","currency":"EUR","country":null,"off\#
  erCode":null,"attributes":{"campaign":"winter"},"asOf":"2026-01-01T00:00:00.000Z"}]}],"claim\#
  s":[],"grants":[],"properties":[{"key":"$email","value":"ann@example.org","setAt":"2026-01-0\#
  1T00:00:00.000Z"}],"overridden":[],"entitlements":{"premium":{"id":"premium","active":true,"\#
  state":"active","productId":"monthly","source":"appStore","renewState":"willRenew","grantTyp\#
  e":"purchase","periodType":"normal","startedAt":"2026-01-01T00:00:00.000Z","expiresAt":"2026\#
  -02-01T00:00:00.000Z","gracePeriodExpiresAt":null,"firstPurchasedAt":"2026-01-01T00:00:00.00\#
  0Z","lastPurchasedAt":"2026-01-01T00:00:00.000Z","trialStartedAt":null,"autoRenewDisabledAt"\#
  :null,"renewsCount":0,"environment":"production","store":"appStore","transactionId":"1000","\#
  originalTransactionId":"1000"}},"at":"2026-01-01T00:00:00.000Z","events":[{"cursor":"1","id"\#
  :"{{any}}","kind":"userCreated","at":"2026-01-01T00:00:00.000Z","project":"default","user":"\#
  {{anonymous}}","anonymousId":"{{anonymous}}","cause":{"method":"install","id":"{{any}}"},"de\#
  vice":"iphone"},{"cursor":"2","id":"{{any}}","kind":"purchaseRecorded","at":"2026-01-01T00:0\#
  0:00.000Z","project":"default","user":"{{anonymous}}","anonymousId":"{{anonymous}}","cause":\#
  {"method":"purchase","id":"{{any}}"},"store":"appStore","originalTransactionId":"1000","tran\#
  sactionId":"1000","product":"monthly","productKind":"subscription","holders":["{{anonymous}}\#
  "],"device":"iphone","environment":"production","firstPurchasedAt":"2026-01-01T00:00:00.000Z\#
  ","purchasedAt":"2026-01-01T00:00:00.000Z","expiresAt":"2026-02-01T00:00:00.000Z","periodTyp\#
  e":"normal","isFamilyShared":false,"price":"9.99","currency":"EUR","country":null,"offerCode\#
  ":null,"attributes":{"campaign":"winter"}},{"cursor":"3","id":"{{any}}","kind":"entitlements\#
  Activated","at":"2026-01-01T00:00:00.000Z","project":"default","user":"{{anonymous}}","anony\#
  mousId":"{{anonymous}}","cause":{"method":"purchase","id":"{{any}}"},"entitlements":["premiu\#
  m"],"store":"appStore","originalTransactionId":"1000","transactionId":"1000","product":"mont\#
  hly","productKind":"subscription","holders":["{{anonymous}}"],"device":"iphone","environment\#
  ":"production","firstPurchasedAt":"2026-01-01T00:00:00.000Z","purchasedAt":"2026-01-01T00:00\#
  :00.000Z","expiresAt":"2026-02-01T00:00:00.000Z","periodType":"normal","isFamilyShared":fals\#
  e,"price":"9.99","currency":"EUR","country":null,"offerCode":null,"attributes":{"campaign":"\#
  winter"}},{"cursor":"4","id":"{{any}}","kind":"userCreated","at":"2026-01-01T00:00:00.000Z",\#
  "project":"default","user":"{{anonymous}}","userId":"ann","cause":{"method":"identify","id":\#
  "{{any}}"},"device":"iphone"},{"cursor":"5","id":"{{any}}","kind":"identified","at":"2026-01\#
  -01T00:00:00.000Z","project":"default","user":"{{anonymous}}","userId":"ann","anonymousId":"\#
  {{anonymous}}","cause":{"method":"identify","id":"{{any}}"},"device":"iphone","outcome":"ali\#
  ased"},{"cursor":"6","id":"{{any}}","kind":"usersAliased","at":"2026-01-01T00:00:00.000Z","p\#
  roject":"default","user":"{{anonymous}}","userId":"ann","cause":{"method":"identify","id":"{\#
  {any}}"},"aliases":["{{anonymous}}","ann"]},{"cursor":"7","id":"{{any}}","kind":"entitlement\#
  sActivated","at":"2026-01-01T00:00:00.000Z","project":"default","user":"{{anonymous}}","user\#
  Id":"ann","cause":{"method":"identify","id":"{{any}}"},"entitlements":["premium"]}],"cursor"\#
  :"7","moreEvents":false}}}]},{"name":"user.import","summary":"Imports a customer, as `user.e\#
  xport` returns it, completely or not at all.","x-role":"admin","x-since":1,"paramStructure":\#
  "either","params":[{"name":"user","required":false,"summary":"The user as `user.export` show\#
  s it. The daemon reads only `customerId` and `createdAt`.","schema":{"title":"user","type":"\#
  object","properties":{"id":{"description":"Not read."},"anonymousId":{"description":"Not rea\#
  d."},"identityId":{"description":"Not read."},"customerId":{"type":["string","null"]},"alias\#
  es":{"description":"Not read."},"device":{"description":"Not read."},"createdAt":{"$ref":"#/\#
  components/schemas/NullableMoment"},"environment":{"description":"Not read."}},"required":[]\#
  ,"additionalProperties":false}},{"name":"firstId","required":false,"summary":"First id that \#
  the customer had; without it, the oldest of `ids`.","schema":{"$ref":"#/components/schemas/U\#
  serId"}},{"name":"lastId","required":false,"summary":"Id of the customer that acted last. It\#
   has no effect if the project knows the customer.","schema":{"$ref":"#/components/schemas/Us\#
  erId"}},{"name":"ids","required":true,"summary":"Every id of the customer. An empty list imp\#
  orts unclaimed purchases.","schema":{"type":"array","items":{"title":"an id","type":"object"\#
  ,"properties":{"id":{"$ref":"#/components/schemas/UserId"},"kind":{"type":"string","enum":["\#
  anonymous","identified","customer"]},"device":{"description":"Device of an anonymous id.","t\#
  ype":["string","null"]},"createdAt":{"$ref":"#/components/schemas/NullableMoment","descripti\#
  on":"Without it, now."}},"required":["id","kind"],"additionalProperties":false},"maxItems":1\#
  0000}},{"name":"customerId","required":false,"summary":"The customerId, instead of that of `\#
  user`. Without both: that of the customer who has one of the ids, else the oldest anonymous \#
  id, else a new one.","schema":{"$ref":"#/components/schemas/UserId"}},{"name":"devices","req\#
  uired":false,"summary":"Devices. A device is created once its anonymous user exists, and its\#
   user is logged in there once that user exists.","schema":{"type":"array","items":{"title":"\#
  a device","type":"object","properties":{"device":{"$ref":"#/components/schemas/DeviceId"},"a\#
  nonymousId":{"$ref":"#/components/schemas/UserId"},"identityId":{"type":["string","null"]},"\#
  storeAccount":{"type":["string","null"]},"platform":{"type":["string","null"]},"app":{"type"\#
  :["string","null"]},"createdAt":{"$ref":"#/components/schemas/Moment"}},"required":["device"\#
  ,"anonymousId","createdAt"],"additionalProperties":false},"maxItems":10000}},{"name":"accoun\#
  tTokens","required":false,"summary":"Account tokens.","schema":{"type":"array","items":{"$re\#
  f":"#/components/schemas/AccountToken"},"maxItems":10000}},{"name":"purchases","required":fa\#
  lse,"summary":"Purchases with their transactions.","schema":{"type":"array","items":{"$ref":\#
  "#/components/schemas/ImportedPurchase"},"maxItems":10000}},{"name":"claims","required":fals\#
  e,"summary":"Purchases of which only the store and the name are known. The customer holds ea\#
  ch one as soon as a store reports it; until then it gives no access.","schema":{"type":"arra\#
  y","items":{"$ref":"#/components/schemas/PurchaseRef"},"maxItems":10000}},{"name":"grants","\#
  required":false,"summary":"Grants, including those that have ended.","schema":{"type":"array\#
  ","items":{"title":"a grant","type":"object","properties":{"entitlement":{"$ref":"#/componen\#
  ts/schemas/EntitlementId"},"grantedAt":{"$ref":"#/components/schemas/Moment"},"expiresAt":{"\#
  $ref":"#/components/schemas/NullableMoment"},"revokedAt":{"$ref":"#/components/schemas/Nulla\#
  bleMoment"}},"required":["entitlement","grantedAt"],"additionalProperties":false},"maxItems"\#
  :10000}},{"name":"properties","required":false,"summary":"Properties. The newer value of a k\#
  ey stays.","schema":{"type":"array","items":{"title":"a property","type":"object","propertie\#
  s":{"key":{"$ref":"#/components/schemas/PropertyKey"},"value":{"$ref":"#/components/schemas/\#
  PropertyValue"},"setAt":{"$ref":"#/components/schemas/NullableMoment","description":"Without\#
   it, before everything that is set here."}},"required":["key","value"],"additionalProperties\#
  ":false},"maxItems":10000}},{"name":"overridden","required":false,"summary":"Earlier values \#
  of properties that another user of the customer replaced.","schema":{"type":"array","items":\#
  {"title":"a property","type":"object","properties":{"key":{"$ref":"#/components/schemas/Prop\#
  ertyKey"},"value":{"$ref":"#/components/schemas/PropertyValue"},"setAt":{"$ref":"#/component\#
  s/schemas/NullableMoment","description":"Without it, before everything that is set here."}},\#
  "required":["key","value"],"additionalProperties":false},"maxItems":10000}},{"name":"entitle\#
  ments","required":false,"summary":"Not used: access derives from purchases and grants.","sch\#
  ema":{"type":"object"}},{"name":"at","required":false,"summary":"Not used.","schema":{"$ref"\#
  :"#/components/schemas/NullableMoment"}},{"name":"onConflict","required":false,"summary":"Wh\#
  at happens to a purchase with holders whom its `holders` does not name. `refuse`: the call i\#
  s purchaseHeldByAnother. `skip`: the purchase stays as it is. `merge`: its transactions are \#
  merged, and its holders stay.","schema":{"type":"string","enum":["refuse","skip","merge"],"d\#
  efault":"refuse"}},{"name":"project","required":false,"summary":"Id of the project.","schema\#
  ":{"$ref":"#/components/schemas/ProjectId","default":"default"}},{"name":"dryRun","required"\#
  :false,"summary":"Computes the result and the events without changing anything.","schema":{"\#
  type":"boolean","default":false}},{"name":"idempotencyKey","required":false,"summary":"Makes\#
   a retry safe: the same key with the same params returns the stored result.","schema":{"$ref\#
  ":"#/components/schemas/IdempotencyKey"}}],"result":{"name":"result","schema":{"type":"objec\#
  t","properties":{"user":{"$ref":"#/components/schemas/User","description":"The customer's us\#
  er. Missing when `ids` is empty."},"created":{"description":"Whether the customer is new.","\#
  type":"boolean"},"outcome":{"description":"`unchanged` when everything was there already.","\#
  type":"string","enum":["imported","unchanged"]},"purchases":{"description":"What happened to\#
   each purchase, in the given order, and then to each claim.","type":"array","items":{"type":\#
  "object","properties":{"store":{"$ref":"#/components/schemas/Store"},"originalTransactionId"\#
  :{"$ref":"#/components/schemas/TransactionId"},"outcome":{"type":"string","enum":["recorded"\#
  ,"updated","skipped","unchanged"]}},"required":["store","originalTransactionId","outcome"]}}\#
  ,"entitlements":{"$ref":"#/components/schemas/Entitlements"},"warnings":{"type":"array","ite\#
  ms":{"$ref":"#/components/schemas/Warning"}},"dryRun":{"description":"True in a dry run; oth\#
  erwise absent.","type":"boolean"},"events":{"description":"The events that the call would em\#
  it. Only in a dry run.","type":"array","items":{"$ref":"#/components/schemas/Event"}},"repla\#
  yed":{"description":"True when this is the stored result of an idempotency key; otherwise ab\#
  sent.","type":"boolean"}},"required":["created","outcome","purchases","entitlements"]}},"err\#
  ors":[{"code":-32602,"message":"A parameter is missing, unknown, of a wrong type or out of r\#
  ange, or two parameters exclude each other. `field` points to it; `nearest` lists similar na\#
  mes.","data":{"kind":"invalidParams","retryable":false}},{"code":1000,"message":"The caller'\#
  s role is lower than the role that the method needs. `uid` and `role` are the caller's (`non\#
  e` without a role), and `needs` is the method's role.","data":{"kind":"permissionDenied","re\#
  tryable":false}},{"code":1102,"message":"No user may have this id: it is empty, or in the pr\#
  oject's `blockedUserIds`.","data":{"kind":"blockedUserId","retryable":false}},{"code":1103,"\#
  message":"The id has more Unicode scalars than the project's `userIdLengthMax`.","data":{"ki\#
  nd":"userIdTooLong","retryable":false}},{"code":1104,"message":"The id begins with the proje\#
  ct's anonymous prefix, or it is the id of an anonymous user or a customerId. In `user.import\#
  `: the id belongs to another customer, or no daemon makes such an anonymous id or customerId\#
  .","data":{"kind":"reservedUserId","retryable":false}},{"code":1200,"message":"The daemon ha\#
  s no such project.","data":{"kind":"unknownProject","retryable":false}},{"code":1202,"messag\#
  e":"Another user holds the purchase, and a rule of the project keeps it there. `holder` and \#
  `rule` name them. In `user.import` there is no `rule`: the import does not name the holder. \#
  Nothing changes.","data":{"kind":"purchaseHeldByAnother","retryable":false}},{"code":1300,"m\#
  essage":"A call of the same method used this key with other params in the last 24 hours.","d\#
  ata":{"kind":"idempotencyConflict","retryable":false}},{"code":1400,"message":"The disk has \#
  no room for the write. Nothing changes, and reading still works.","data":{"kind":"storageFul\#
  l","retryable":true}},{"code":1401,"message":"The write may not be on the disk: the daemon s\#
  tops, and its next start shows what is stored. Or the daemon cannot read a record that the r\#
  equest needs, or its data file was removed: then it keeps running.","data":{"kind":"storageF\#
  ailed","retryable":false}},{"code":1405,"message":"The shared database could not be reached,\#
   or did not answer in time; other stores have no such error. With `outcome` `notApplied`, no\#
  thing changed. With `unknown`, the change may or may not be stored.","data":{"kind":"storage\#
  Unavailable","retryable":true}}],"examples":[{"name":"a customer of another system","x-given\#
  ":[{"method":"project.define","params":{"rules":"revenuecat","products":{"monthly":{"kind":"\#
  subscription","entitlements":["premium"]}},"clock":{"manual":"2026-01-01T00:00:00.000Z"}}}],\#
  "params":[{"name":"ids","value":[{"id":"ann","kind":"identified","createdAt":"2025-11-01T00:\#
  00:00.000Z"}]},{"name":"purchases","value":[{"store":"appStore","originalTransactionId":"100\#
  0","transactions":[{"transactionId":"1000","product":"monthly","purchasedAt":"2025-12-15T00:\#
  00:00.000Z","expiresAt":"2026-01-15T00:00:00.000Z","asOf":"2025-12-31T00:00:00.000Z"}]}]}],"\#
  result":{"name":"result","value":{"user":{"id":"ann","anonymousId":null,"identityId":"ann","\#
  customerId":"{{customer}}","aliases":["ann"],"createdAt":"2025-11-01T00:00:00.000Z","environ\#
  ment":"production"},"created":true,"outcome":"imported","purchases":[{"store":"appStore","or\#
  iginalTransactionId":"1000","outcome":"recorded"}],"entitlements":{"premium":{"id":"premium"\#
  ,"active":true,"state":"active","productId":"monthly","source":"appStore","renewState":"will\#
  Renew","grantType":"purchase","periodType":"normal","startedAt":"2025-12-15T00:00:00.000Z","\#
  expiresAt":"2026-01-15T00:00:00.000Z","gracePeriodExpiresAt":null,"firstPurchasedAt":"2025-1\#
  2-15T00:00:00.000Z","lastPurchasedAt":"2025-12-15T00:00:00.000Z","trialStartedAt":null,"auto\#
  RenewDisabledAt":null,"renewsCount":0,"environment":"production","store":"appStore","transac\#
  tionId":"1000","originalTransactionId":"1000"}}}}}]},{"name":"user.link.undo","summary":"Und\#
  oes a login, an alias or a transfer: its change of holders or customers.","x-role":"admin","\#
  x-since":1,"paramStructure":"either","params":[{"name":"event","required":true,"summary":"`i\#
  d` of the event to undo, for example `ev_b57a1837_7`. Its kind is `identified`, `usersAliase\#
  d`, `subscriptionTransferred` or `oneTimePurchaseTransferred`, or, if `kept` lists it, `purc\#
  haseRenewed` or `purchaseUpdated`.","schema":{"$ref":"#/components/schemas/EventId"}},{"name\#
  ":"project","required":false,"summary":"Id of the project.","schema":{"$ref":"#/components/s\#
  chemas/ProjectId","default":"default"}},{"name":"dryRun","required":false,"summary":"Compute\#
  s the result and the events without changing anything.","schema":{"type":"boolean","default"\#
  :false}},{"name":"idempotencyKey","required":false,"summary":"Makes a retry safe: the same k\#
  ey with the same params returns the stored result.","schema":{"$ref":"#/components/schemas/I\#
  dempotencyKey"}}],"result":{"name":"result","schema":{"type":"object","properties":{"undone"\#
  :{"$ref":"#/components/schemas/EventId","description":"Id of the undone event."},"purchases"\#
  :{"description":"Purchases that changed holders.","type":"array","items":{"$ref":"#/componen\#
  ts/schemas/Move"}},"kept":{"description":"Later changes that stay: restores, purchases and i\#
  mports that would have found other holders, the aliases that they made, and earlier undos ab\#
  out the same users and purchases. A call that emitted no event is never among them.","type":\#
  "array","items":{"$ref":"#/components/schemas/RemainingChange"}},"dryRun":{"description":"Tr\#
  ue in a dry run; otherwise absent.","type":"boolean"},"events":{"description":"The events th\#
  at the call would emit. Only in a dry run.","type":"array","items":{"$ref":"#/components/sch\#
  emas/Event"}},"replayed":{"description":"True when this is the stored result of an idempoten\#
  cy key; otherwise absent.","type":"boolean"}},"required":["undone","purchases","kept"]}},"er\#
  rors":[{"code":-32602,"message":"A parameter is missing, unknown, of a wrong type or out of \#
  range, or two parameters exclude each other. `field` points to it; `nearest` lists similar n\#
  ames.","data":{"kind":"invalidParams","retryable":false}},{"code":1000,"message":"The caller\#
  's role is lower than the role that the method needs. `uid` and `role` are the caller's (`no\#
  ne` without a role), and `needs` is the method's role.","data":{"kind":"permissionDenied","r\#
  etryable":false}},{"code":1200,"message":"The daemon has no such project.","data":{"kind":"u\#
  nknownProject","retryable":false}},{"code":1206,"message":"The daemon cannot undo the link. \#
  Nothing changes. `obstacle` is the reason: `unknownEvent`; `otherKind`: an event of this kin\#
  d cannot be undone; `noLink`: the event linked nothing; `undone`: the link is already undone\#
  ; `isUndo`: the event comes from an undo; `laterAlias`: a later alias merged the customer wi\#
  th another user; `tooMuch`: too many users and purchases depend on the link; `unclear`: a de\#
  letion erased part of the history. `event` is the id of the event that prevents the undo.","\#
  data":{"kind":"cannotUndo","retryable":false}},{"code":1300,"message":"A call of the same me\#
  thod used this key with other params in the last 24 hours.","data":{"kind":"idempotencyConfl\#
  ict","retryable":false}},{"code":1400,"message":"The disk has no room for the write. Nothing\#
   changes, and reading still works.","data":{"kind":"storageFull","retryable":true}},{"code":\#
  1401,"message":"The write may not be on the disk: the daemon stops, and its next start shows\#
   what is stored. Or the daemon cannot read a record that the request needs, or its data file\#
   was removed: then it keeps running.","data":{"kind":"storageFailed","retryable":false}},{"c\#
  ode":1405,"message":"The shared database could not be reached, or did not answer in time; ot\#
  her stores have no such error. With `outcome` `notApplied`, nothing changed. With `unknown`,\#
   the change may or may not be stored.","data":{"kind":"storageUnavailable","retryable":true}\#
  }],"examples":[{"name":"another user's login took a purchase","x-given":[{"method":"project.\#
  define","params":{"products":{"monthly":{"kind":"subscription","entitlements":["premium"]}},\#
  "clock":{"manual":"2026-01-01T00:00:00.000Z"}}},{"method":"install","params":{"device":"ipho\#
  ne"}},{"method":"purchase","params":{"device":"iphone","product":"monthly","store":"appStore\#
  ","transactionId":"1000","expiresAt":"2026-02-01T00:00:00Z"}},{"method":"identify","params":\#
  {"device":"iphone","userId":"user_id_1"},"result":{"user":{"anonymousId":"{{anonymous}}","{{\#
  …}}":null},"{{…}}":null}},{"method":"events.read","params":{"kinds":["identified"]},"result"\#
  :{"events":[{"id":"{{login}}","{{…}}":null}],"{{…}}":null}}],"params":[{"name":"event","valu\#
  e":"{{login}}"}],"result":{"name":"result","value":{"undone":"{{login}}","purchases":[{"stor\#
  e":"appStore","originalTransactionId":"1000","product":"monthly","kind":"subscription","from\#
  ":["{{anonymous}}","user_id_1"],"to":"{{anonymous}}","shared":false}],"kept":[]}}}]},{"name"\#
  :"user.list","summary":"Lists the customerIds of the project's customers.","x-role":"read","\#
  x-since":1,"paramStructure":"either","params":[{"name":"after","required":false,"summary":"C\#
  ursor from an earlier reply. The reply has the customers after it.","schema":{"type":"string\#
  "}},{"name":"limit","required":false,"summary":"Maximum number of customers.","schema":{"typ\#
  e":"integer","minimum":1,"maximum":1000,"default":100}},{"name":"project","required":false,"\#
  summary":"Id of the project.","schema":{"$ref":"#/components/schemas/ProjectId","default":"d\#
  efault"}}],"result":{"name":"result","schema":{"type":"object","properties":{"customerIds":{\#
  "description":"In byte order.","type":"array","items":{"$ref":"#/components/schemas/UserId"}\#
  },"cursor":{"description":"What the next call gives as `after`.","type":"string"},"more":{"d\#
  escription":"Whether more customers follow.","type":"boolean"}},"required":["customerIds","c\#
  ursor","more"]}},"errors":[{"code":-32602,"message":"A parameter is missing, unknown, of a w\#
  rong type or out of range, or two parameters exclude each other. `field` points to it; `near\#
  est` lists similar names.","data":{"kind":"invalidParams","retryable":false}},{"code":1000,"\#
  message":"The caller's role is lower than the role that the method needs. `uid` and `role` a\#
  re the caller's (`none` without a role), and `needs` is the method's role.","data":{"kind":"\#
  permissionDenied","retryable":false}},{"code":1200,"message":"The daemon has no such project\#
  .","data":{"kind":"unknownProject","retryable":false}},{"code":1405,"message":"The shared da\#
  tabase could not be reached, or did not answer in time; other stores have no such error. Wit\#
  h `outcome` `notApplied`, nothing changed. With `unknown`, the change may or may not be stor\#
  ed.","data":{"kind":"storageUnavailable","retryable":true}}],"examples":[{"name":"two custom\#
  ers","x-given":[{"method":"install","params":{"device":"iphone"},"result":{"user":{"customer\#
  Id":"{{first}}","{{…}}":null},"{{…}}":null}}],"params":[],"result":{"name":"result","value":\#
  {"customerIds":["{{first}}"],"cursor":"{{first}}","more":false}}}]},{"name":"userInfo","summ\#
  ary":"Returns the current user of a device, or the user that an id belongs to.","x-role":"re\#
  ad","x-since":1,"paramStructure":"either","params":[{"name":"device","required":false,"summa\#
  ry":"Id of the device.","schema":{"$ref":"#/components/schemas/DeviceId"}},{"name":"userId",\#
  "required":false,"summary":"Id of the user, instead of `device`.","schema":{"$ref":"#/compon\#
  ents/schemas/UserId"}},{"name":"project","required":false,"summary":"Id of the project.","sc\#
  hema":{"$ref":"#/components/schemas/ProjectId","default":"default"}}],"x-exactly-one":[["dev\#
  ice"],["userId"]],"result":{"name":"result","schema":{"type":"object","properties":{"user":{\#
  "$ref":"#/components/schemas/User"}},"required":["user"]}},"errors":[{"code":-32602,"message\#
  ":"A parameter is missing, unknown, of a wrong type or out of range, or two parameters exclu\#
  de each other. `field` points to it; `nearest` lists similar names.","data":{"kind":"invalid\#
  Params","retryable":false}},{"code":1000,"message":"The caller's role is lower than the role\#
   that the method needs. `uid` and `role` are the caller's (`none` without a role), and `need\#
  s` is the method's role.","data":{"kind":"permissionDenied","retryable":false}},{"code":1100\#
  ,"message":"The project has no such device.","data":{"kind":"unknownDevice","retryable":fals\#
  e}},{"code":1101,"message":"The project has no such user. `explain` then names a purchase th\#
  at waits for this id, its account token.","data":{"kind":"unknownUser","retryable":false}},{\#
  "code":1102,"message":"No user may have this id: it is empty, or in the project's `blockedUs\#
  erIds`.","data":{"kind":"blockedUserId","retryable":false}},{"code":1103,"message":"The id h\#
  as more Unicode scalars than the project's `userIdLengthMax`.","data":{"kind":"userIdTooLong\#
  ","retryable":false}},{"code":1200,"message":"The daemon has no such project.","data":{"kind\#
  ":"unknownProject","retryable":false}},{"code":1405,"message":"The shared database could not\#
   be reached, or did not answer in time; other stores have no such error. With `outcome` `not\#
  Applied`, nothing changed. With `unknown`, the change may or may not be stored.","data":{"ki\#
  nd":"storageUnavailable","retryable":true}}],"examples":[{"name":"by device","x-given":[{"me\#
  thod":"project.define","params":{"products":{"monthly":{"kind":"subscription","entitlements"\#
  :["premium"]}},"clock":{"manual":"2026-01-01T00:00:00.000Z"}}},{"method":"install","params":\#
  {"device":"iphone"}},{"method":"identify","params":{"device":"iphone","userId":"user_id_1"}}\#
  ],"params":[{"name":"device","value":"iphone"}],"result":{"name":"result","value":{"user":{"\#
  id":"user_id_1","anonymousId":"{{anonymous}}","identityId":"user_id_1","customerId":"{{custo\#
  mer}}","aliases":["user_id_1"],"device":"iphone","createdAt":"2026-01-01T00:00:00.000Z","env\#
  ironment":"production"}}}},{"name":"by user id","x-given":[{"method":"project.define","param\#
  s":{"products":{"monthly":{"kind":"subscription","entitlements":["premium"]}},"clock":{"manu\#
  al":"2026-01-01T00:00:00.000Z"}}},{"method":"install","params":{"device":"iphone"}},{"method\#
  ":"identify","params":{"device":"iphone","userId":"user_id_1"}}],"params":[{"name":"userId",\#
  "value":"user_id_1"}],"result":{"name":"result","value":{"user":{"id":"user_id_1","anonymous\#
  Id":null,"identityId":"user_id_1","customerId":"{{customer}}","aliases":["user_id_1"],"creat\#
  edAt":"2026-01-01T00:00:00.000Z","environment":"production"}}}}]},{"name":"userProperties","\#
  summary":"Returns the properties that setUserProperty stored.","x-role":"read","x-since":1,"\#
  paramStructure":"either","params":[{"name":"device","required":false,"summary":"Id of the de\#
  vice.","schema":{"$ref":"#/components/schemas/DeviceId"}},{"name":"userId","required":false,\#
  "summary":"Id of the user, instead of `device`.","schema":{"$ref":"#/components/schemas/User\#
  Id"}},{"name":"project","required":false,"summary":"Id of the project.","schema":{"$ref":"#/\#
  components/schemas/ProjectId","default":"default"}}],"x-exactly-one":[["device"],["userId"]]\#
  ,"result":{"name":"result","schema":{"type":"object","properties":{"properties":{"$ref":"#/c\#
  omponents/schemas/Properties"}},"required":["properties"]}},"errors":[{"code":-32602,"messag\#
  e":"A parameter is missing, unknown, of a wrong type or out of range, or two parameters excl\#
  ude each other. `field` points to it; `nearest` lists similar names.","data":{"kind":"invali\#
  dParams","retryable":false}},{"code":1000,"message":"The caller's role is lower than the rol\#
  e that the method needs. `uid` and `role` are the caller's (`none` without a role), and `nee\#
  ds` is the method's role.","data":{"kind":"permissionDenied","retryable":false}},{"code":110\#
  0,"message":"The project has no such device.","data":{"kind":"unknownDevice","retryable":fal\#
  se}},{"code":1101,"message":"The project has no such user. `explain` then names a purchase t\#
  hat waits for this id, its account token.","data":{"kind":"unknownUser","retryable":false}},\#
  {"code":1102,"message":"No user may have this id: it is empty, or in the project's `blockedU\#
  serIds`.","data":{"kind":"blockedUserId","retryable":false}},{"code":1103,"message":"The id \#
  has more Unicode scalars than the project's `userIdLengthMax`.","data":{"kind":"userIdTooLon\#
  g","retryable":false}},{"code":1200,"message":"The daemon has no such project.","data":{"kin\#
  d":"unknownProject","retryable":false}},{"code":1405,"message":"The shared database could no\#
  t be reached, or did not answer in time; other stores have no such error. With `outcome` `no\#
  tApplied`, nothing changed. With `unknown`, the change may or may not be stored.","data":{"k\#
  ind":"storageUnavailable","retryable":true}}],"examples":[{"name":"two of them","x-given":[{\#
  "method":"project.define","params":{"products":{"monthly":{"kind":"subscription","entitlemen\#
  ts":["premium"]}},"clock":{"manual":"2026-01-01T00:00:00.000Z"}}},{"method":"install","param\#
  s":{"device":"iphone"}},{"method":"setUserProperty","params":{"device":"iphone","key":"$emai\#
  l","value":"ann@example.org"}},{"method":"setUserProperty","params":{"device":"iphone","key"\#
  :"plan","value":"b"}}],"params":[{"name":"device","value":"iphone"}],"result":{"name":"resul\#
  t","value":{"properties":{"$email":"ann@example.org","plan":"b"}}}},{"name":"none","x-given"\#
  :[{"method":"project.define","params":{"products":{"monthly":{"kind":"subscription","entitle\#
  ments":["premium"]}},"clock":{"manual":"2026-01-01T00:00:00.000Z"}}},{"method":"install","pa\#
  rams":{"device":"iphone"}}],"params":[{"name":"device","value":"iphone"}],"result":{"name":"\#
  result","value":{"properties":{}}}}]},{"name":"webhook.claim","summary":"Makes the connectio\#
  n the only one that posts a project's events, until it closes. For programs that post.","x-r\#
  ole":"admin","x-since":1,"paramStructure":"either","params":[{"name":"reports","required":fa\#
  lse,"summary":"The results of the posts. A report replaces the earlier report on its URL.","\#
  schema":{"type":"array","maxItems":10,"items":{"$ref":"#/components/schemas/WebhookReport"}}\#
  },{"name":"project","required":false,"summary":"Id of the project.","schema":{"$ref":"#/comp\#
  onents/schemas/ProjectId","default":"default"}}],"result":{"name":"result","schema":{"type":\#
  "object","properties":{"claimed":{"description":"False if another connection has the claim. \#
  Then the daemon ignores the reports.","type":"boolean"}},"required":["claimed"]}},"errors":[\#
  {"code":-32602,"message":"A parameter is missing, unknown, of a wrong type or out of range, \#
  or two parameters exclude each other. `field` points to it; `nearest` lists similar names.",\#
  "data":{"kind":"invalidParams","retryable":false}},{"code":1000,"message":"The caller's role\#
   is lower than the role that the method needs. `uid` and `role` are the caller's (`none` wit\#
  hout a role), and `needs` is the method's role.","data":{"kind":"permissionDenied","retryabl\#
  e":false}},{"code":1200,"message":"The daemon has no such project.","data":{"kind":"unknownP\#
  roject","retryable":false}},{"code":1405,"message":"The shared database could not be reached\#
  , or did not answer in time; other stores have no such error. With `outcome` `notApplied`, n\#
  othing changed. With `unknown`, the change may or may not be stored.","data":{"kind":"storag\#
  eUnavailable","retryable":true}}],"examples":[{"name":"the first program gets the claim","x-\#
  given":[{"method":"project.define","params":{"webhooks":[{"url":"https://example.com/events"\#
  ,"secret":"sesame"}]}}],"params":[],"result":{"name":"result","value":{"claimed":true}}}]},{\#
  "name":"webhook.list","summary":"Returns the state of a project's webhooks, without their se\#
  crets.","x-role":"read","x-since":1,"paramStructure":"either","params":[{"name":"project","r\#
  equired":false,"summary":"Id of the project.","schema":{"$ref":"#/components/schemas/Project\#
  Id","default":"default"}}],"result":{"name":"result","schema":{"type":"object","properties":\#
  {"poster":{"description":"The process that posts the project's events; absent if there is no\#
  ne.","type":"object","properties":{"uid":{"type":"integer"},"pid":{"type":"integer"}},"requi\#
  red":["uid","pid"]},"webhooks":{"description":"In the order of project.define.","type":"arra\#
  y","items":{"$ref":"#/components/schemas/WebhookStatus"}}},"required":["webhooks"]}},"errors\#
  ":[{"code":-32602,"message":"A parameter is missing, unknown, of a wrong type or out of rang\#
  e, or two parameters exclude each other. `field` points to it; `nearest` lists similar names\#
  .","data":{"kind":"invalidParams","retryable":false}},{"code":1000,"message":"The caller's r\#
  ole is lower than the role that the method needs. `uid` and `role` are the caller's (`none` \#
  without a role), and `needs` is the method's role.","data":{"kind":"permissionDenied","retry\#
  able":false}},{"code":1200,"message":"The daemon has no such project.","data":{"kind":"unkno\#
  wnProject","retryable":false}},{"code":1405,"message":"The shared database could not be reac\#
  hed, or did not answer in time; other stores have no such error. With `outcome` `notApplied`\#
  , nothing changed. With `unknown`, the change may or may not be stored.","data":{"kind":"sto\#
  rageUnavailable","retryable":true}}],"examples":[{"name":"no program posts","x-given":[{"met\#
  hod":"project.define","params":{"webhooks":[{"url":"https://example.com/events","secret":"se\#
  same"}]}},{"method":"install","params":{"device":"iphone"}}],"params":[],"result":{"name":"r\#
  esult","value":{"webhooks":[{"url":"https://example.com/events","format":"entitled","state":\#
  "stopped","cursor":"0","backlog":1,"deliveredAt":null}]}}},{"name":"an event waits for anoth\#
  er attempt","x-given":[{"method":"project.define","params":{"webhooks":[{"url":"https://exam\#
  ple.com/events","secret":"sesame"}]}},{"method":"install","params":{"device":"iphone"}},{"me\#
  thod":"webhook.claim","params":{"reports":[{"url":"https://example.com/events","deliveredAt"\#
  :"2026-01-01T00:00:00Z","failure":{"at":"2026-01-02T00:00:00Z","cursor":"1","reason":"HTTP 5\#
  00","attempts":3,"nextAttemptAt":"2026-01-02T00:00:01Z"}}]}}],"params":[],"result":{"name":"\#
  result","value":{"poster":{"uid":"{{any}}","pid":"{{any}}"},"webhooks":[{"url":"https://exam\#
  ple.com/events","format":"entitled","state":"failing","cursor":"0","backlog":1,"deliveredAt"\#
  :"2026-01-01T00:00:00.000Z","failure":{"at":"2026-01-02T00:00:00.000Z","cursor":"1","reason"\#
  :"HTTP 500","attempts":3,"nextAttemptAt":"2026-01-02T00:00:01.000Z"}}]}}}]},{"name":"webhook\#
  .pause","summary":"Stops the posts to a URL until webhook.resume. Its events wait.","x-role"\#
  :"admin","x-since":1,"paramStructure":"either","params":[{"name":"url","required":true,"summ\#
  ary":"URL of the webhook, as project.define has it.","schema":{"$ref":"#/components/schemas/\#
  WebhookUrl"}},{"name":"project","required":false,"summary":"Id of the project.","schema":{"$\#
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
  etryable":true}}],"examples":[{"name":"a server that is down for long","x-given":[{"method":\#
  "project.define","params":{"webhooks":[{"url":"https://example.com/events","secret":"sesame"\#
  }]}},{"method":"install","params":{"device":"iphone"}}],"params":[{"name":"url","value":"htt\#
  ps://example.com/events"}],"result":{"name":"result","value":{"url":"https://example.com/eve\#
  nts","paused":true,"cursor":"0","backlog":1}}}]},{"name":"webhook.replay","summary":"Moves a\#
   webhook to a cursor, so that the events after it are posted, again if they were posted befo\#
  re.","x-role":"admin","x-since":1,"paramStructure":"either","params":[{"name":"url","require\#
  d":true,"summary":"URL of the webhook, as project.define has it.","schema":{"$ref":"#/compon\#
  ents/schemas/WebhookUrl"}},{"name":"after","required":true,"summary":"Cursor before the firs\#
  t event to post. `0` is the beginning of the log.","schema":{"$ref":"#/components/schemas/Cu\#
  rsor"}},{"name":"project","required":false,"summary":"Id of the project.","schema":{"$ref":"\#
  #/components/schemas/ProjectId","default":"default"}},{"name":"dryRun","required":false,"sum\#
  mary":"Computes the result and the events without changing anything.","schema":{"type":"bool\#
  ean","default":false}},{"name":"idempotencyKey","required":false,"summary":"Makes a retry sa\#
  fe: the same key with the same params returns the stored result.","schema":{"$ref":"#/compon\#
  ents/schemas/IdempotencyKey"}}],"result":{"name":"result","schema":{"type":"object","propert\#
  ies":{"url":{"$ref":"#/components/schemas/WebhookUrl"},"paused":{"description":"True if webh\#
  ook.pause stopped the posts to the URL.","type":"boolean"},"cursor":{"$ref":"#/components/sc\#
  hemas/Cursor","description":"The webhook's position: all events up to this cursor are delive\#
  red."},"backlog":{"description":"Number of events after `cursor`.","type":"integer","minimum\#
  ":0},"dryRun":{"description":"True in a dry run; otherwise absent.","type":"boolean"},"event\#
  s":{"description":"The events that the call would emit: always none. Only in a dry run.","ty\#
  pe":"array","items":{"$ref":"#/components/schemas/Event"}},"replayed":{"description":"True w\#
  hen this is the stored result of an idempotency key; otherwise absent.","type":"boolean"}},"\#
  required":["url","paused","cursor","backlog"]}},"errors":[{"code":-32602,"message":"A parame\#
  ter is missing, unknown, of a wrong type or out of range, or two parameters exclude each oth\#
  er. `field` points to it; `nearest` lists similar names.","data":{"kind":"invalidParams","re\#
  tryable":false}},{"code":1000,"message":"The caller's role is lower than the role that the m\#
  ethod needs. `uid` and `role` are the caller's (`none` without a role), and `needs` is the m\#
  ethod's role.","data":{"kind":"permissionDenied","retryable":false}},{"code":1200,"message":\#
  "The daemon has no such project.","data":{"kind":"unknownProject","retryable":false}},{"code\#
  ":1208,"message":"The project has no webhook with this URL. The error does not repeat the UR\#
  L.","data":{"kind":"unknownWebhook","retryable":false}},{"code":1300,"message":"A call of th\#
  e same method used this key with other params in the last 24 hours.","data":{"kind":"idempot\#
  encyConflict","retryable":false}},{"code":1400,"message":"The disk has no room for the write\#
  . Nothing changes, and reading still works.","data":{"kind":"storageFull","retryable":true}}\#
  ,{"code":1401,"message":"The write may not be on the disk: the daemon stops, and its next st\#
  art shows what is stored. Or the daemon cannot read a record that the request needs, or its \#
  data file was removed: then it keeps running.","data":{"kind":"storageFailed","retryable":fa\#
  lse}},{"code":1405,"message":"The shared database could not be reached, or did not answer in\#
   time; other stores have no such error. With `outcome` `notApplied`, nothing changed. With `\#
  unknown`, the change may or may not be stored.","data":{"kind":"storageUnavailable","retryab\#
  le":true}}],"examples":[{"name":"everything from the beginning","x-given":[{"method":"instal\#
  l","params":{"device":"iphone"}},{"method":"project.define","params":{"webhooks":[{"url":"ht\#
  tps://example.com/events","secret":"sesame"}]}}],"params":[{"name":"url","value":"https://ex\#
  ample.com/events"},{"name":"after","value":"0"}],"result":{"name":"result","value":{"url":"h\#
  ttps://example.com/events","paused":false,"cursor":"0","backlog":1}}}]},{"name":"webhook.res\#
  ume","summary":"Resumes the posts to a paused URL, from its position.","x-role":"admin","x-s\#
  ince":1,"paramStructure":"either","params":[{"name":"url","required":true,"summary":"URL of \#
  the webhook, as project.define has it.","schema":{"$ref":"#/components/schemas/WebhookUrl"}}\#
  ,{"name":"project","required":false,"summary":"Id of the project.","schema":{"$ref":"#/compo\#
  nents/schemas/ProjectId","default":"default"}},{"name":"dryRun","required":false,"summary":"\#
  Computes the result and the events without changing anything.","schema":{"type":"boolean","d\#
  efault":false}},{"name":"idempotencyKey","required":false,"summary":"Makes a retry safe: the\#
   same key with the same params returns the stored result.","schema":{"$ref":"#/components/sc\#
  hemas/IdempotencyKey"}}],"result":{"name":"result","schema":{"type":"object","properties":{"\#
  url":{"$ref":"#/components/schemas/WebhookUrl"},"paused":{"description":"True if webhook.pau\#
  se stopped the posts to the URL.","type":"boolean"},"cursor":{"$ref":"#/components/schemas/C\#
  ursor","description":"The webhook's position: all events up to this cursor are delivered."},\#
  "backlog":{"description":"Number of events after `cursor`.","type":"integer","minimum":0},"d\#
  ryRun":{"description":"True in a dry run; otherwise absent.","type":"boolean"},"events":{"de\#
  scription":"The events that the call would emit: always none. Only in a dry run.","type":"ar\#
  ray","items":{"$ref":"#/components/schemas/Event"}},"replayed":{"description":"True when thi\#
  s is the stored result of an idempotency key; otherwise absent.","type":"boolean"}},"require\#
  d":["url","paused","cursor","backlog"]}},"errors":[{"code":-32602,"message":"A parameter is \#
  missing, unknown, of a wrong type or out of range, or two parameters exclude each other. `fi\#
  eld` points to it; `nearest` lists similar names.","data":{"kind":"invalidParams","retryable\#
  ":false}},{"code":1000,"message":"The caller's role is lower than the role that the method n\#
  eeds. `uid` and `role` are the caller's (`none` without a role), and `needs` is the method's\#
   role.","data":{"kind":"permissionDenied","retryable":false}},{"code":1200,"message":"The da\#
  emon has no such project.","data":{"kind":"unknownProject","retryable":false}},{"code":1208,\#
  "message":"The project has no webhook with this URL. The error does not repeat the URL.","da\#
  ta":{"kind":"unknownWebhook","retryable":false}},{"code":1300,"message":"A call of the same \#
  method used this key with other params in the last 24 hours.","data":{"kind":"idempotencyCon\#
  flict","retryable":false}},{"code":1400,"message":"The disk has no room for the write. Nothi\#
  ng changes, and reading still works.","data":{"kind":"storageFull","retryable":true}},{"code\#
  ":1401,"message":"The write may not be on the disk: the daemon stops, and its next start sho\#
  ws what is stored. Or the daemon cannot read a record that the request needs, or its data fi\#
  le was removed: then it keeps running.","data":{"kind":"storageFailed","retryable":false}},{\#
  "code":1405,"message":"The shared database could not be reached, or did not answer in time; \#
  other stores have no such error. With `outcome` `notApplied`, nothing changed. With `unknown\#
  `, the change may or may not be stored.","data":{"kind":"storageUnavailable","retryable":tru\#
  e}}],"examples":[{"name":"the server is back","x-given":[{"method":"project.define","params"\#
  :{"webhooks":[{"url":"https://example.com/events","secret":"sesame"}]}},{"method":"webhook.p\#
  ause","params":{"url":"https://example.com/events"}},{"method":"install","params":{"device":\#
  "iphone"}}],"params":[{"name":"url","value":"https://example.com/events"}],"result":{"name":\#
  "result","value":{"url":"https://example.com/events","paused":false,"cursor":"0","backlog":1\#
  }}}]}],"components":{"schemas":{"AccessChanges":{"description":"Whose access a definition ch\#
  anges, at the moment of the call. If `counted` is false, the project has too many customers \#
  and purchases, and the numbers are missing.","type":"object","properties":{"customers":{"des\#
  cription":"How many customers gain or lose an entitlement.","type":"integer","minimum":0},"g\#
  ained":{"description":"How many customers gain each entitlement. Entitlements that nobody ga\#
  ins are missing.","type":"object","additionalProperties":{"type":"integer","minimum":1}},"lo\#
  st":{"description":"How many customers lose each entitlement. Entitlements that nobody loses\#
   are missing.","type":"object","additionalProperties":{"type":"integer","minimum":1}},"count\#
  ed":{"description":"False if the project has more than `definitionRecordsMax` customers and \#
  purchases.","type":"boolean"}},"required":["counted"]},"AccountToken":{"description":"Opaque\#
   string that an app gives to the store with a purchase, and that the store gives back. The d\#
  aemon stores and compares a UUID in lower case.","type":"string","minLength":1,"maxLength":2\#
  55},"AppId":{"description":"An app of the project, for example its bundle id.","type":"strin\#
  g","minLength":1,"maxLength":255},"AppStoreApp":{"description":"An app of the App Store.","t\#
  itle":"an app","type":"object","properties":{"bundleId":{"description":"Bundle id of the app\#
  .","type":"string","minLength":1,"maxLength":255},"appAppleId":{"description":"Number of the\#
   app at Apple. Required where `environments` has `Production`; null if not given.","type":["\#
  integer","null"],"minimum":1,"maximum":9007199254740992}},"required":["bundleId"],"additiona\#
  lProperties":false},"AppStoreEnvironment":{"type":"string","enum":["Production","Sandbox","X\#
  code","LocalTesting"],"x-code":[1,2,3,4],"description":"Environment of the App Store, by App\#
  le's name. Apple does not sign what comes from `Xcode` and `LocalTesting`."},"AppStoreSettin\#
  gs":{"description":"How the project verifies what the App Store sends.","type":"object","pro\#
  perties":{"apps":{"description":"Apps whose notifications the project takes.","type":"array"\#
  ,"items":{"$ref":"#/components/schemas/AppStoreApp"},"maxItems":100},"environments":{"type":\#
  "array","items":{"$ref":"#/components/schemas/AppStoreEnvironment"},"maxItems":4,"descriptio\#
  n":"Environments that the project takes."},"roots":{"description":"Root certificates that re\#
  place Apple's, as DER in base64. Empty for Apple's.","type":"array","items":{"type":"string"\#
  },"maxItems":10}},"required":["apps","environments","roots"]},"AppliedRule":{"description":"\#
  A rule of the project, with the value that applied in the step.","type":"object","properties\#
  ":{"name":{"description":"Name of the rule, as in `project.define`.","type":"string","enum":\#
  ["purchaseHolders","onIdentifyNew","onIdentifyKnown","onRestore","anonymousHolders"]},"value\#
  ":{"description":"Value that the rule had when the step happened.","type":"string"}},"requir\#
  ed":["name","value"]},"Attributes":{"description":"Up to 20 strings of the caller's own, whi\#
  ch the events of this purchase repeat.","type":"object","maxProperties":20,"propertyNames":{\#
  "minLength":1,"maxLength":80},"additionalProperties":{"type":"string","maxLength":500}},"Bac\#
  kgroundStats":{"description":"Work that no request waits for, as of now.","type":"object","p\#
  roperties":{"expiriesDue":{"description":"Ends of periods and grants that have passed and wh\#
  ose events the daemon has not emitted yet: at most 1000.","type":"integer","minimum":0},"exp\#
  iriesLateMs":{"description":"Milliseconds since the oldest of these ends.","type":"integer",\#
  "minimum":0},"erasures":{"description":"Deletions that the daemon has not finished.","type":\#
  "integer","minimum":0},"erasuresUncleared":{"description":"Finished deletions that free byte\#
  s of the files still have something of.","type":"integer","minimum":0},"clearedBy":{"descrip\#
  tion":"When the files are overwritten for the oldest of them, at the latest.","$ref":"#/comp\#
  onents/schemas/NullableMoment"},"erasuresHalted":{"description":"Whether the deletions wait \#
  for the next start, because a step failed several times.","type":"boolean"},"catalogueChange\#
  s":{"description":"Projects with a changed catalogue whose events the daemon has not yet emi\#
  tted for every customer.","type":"integer","minimum":0},"clockSteps":{"description":"How oft\#
  en the clock was set by more than a minute since the daemon's start: the system's, or that o\#
  f a shared database.","type":"integer","minimum":0}},"required":["expiriesDue","expiriesLate\#
  Ms","erasures","erasuresUncleared","clearedBy","erasuresHalted","catalogueChanges","clockSte\#
  ps"]},"CacheStats":{"description":"What the daemon has in memory, and how well that serves."\#
  ,"type":"object","properties":{"replies":{"description":"Replies to `checkEntitlements` in t\#
  he cache, valid or not.","type":"integer","minimum":0},"replyHits":{"description":"Requests \#
  that the daemon answered from that cache since its start.","type":"integer","minimum":0},"re\#
  cords":{"description":"Records in memory.","type":"integer","minimum":0},"recordBytes":{"des\#
  cription":"Their memory, by estimate.","type":"integer","minimum":0},"recordLoads":{"descrip\#
  tion":"Records that the daemon read from the store since its start.","type":"integer","minim\#
  um":0}},"required":["replies","replyHits","records","recordBytes","recordLoads"]},"Catalogue\#
  ":{"description":"Products by their ids.","type":"object","propertyNames":{"$ref":"#/compone\#
  nts/schemas/ProductId"},"additionalProperties":{"$ref":"#/components/schemas/Product"},"maxP\#
  roperties":10000},"Cause":{"description":"What caused the event. A request gives its `method\#
  ` and `id`; a notification has no `id`. `clock` is true for a change that fell due.","type":\#
  "object","properties":{"method":{"type":"string"},"id":{"type":["string","number","null"]},"\#
  clock":{"type":"boolean"}}},"Clock":{"description":"The clock of a project: the system's, or\#
   a manual clock, which only moves when it is advanced.","type":"object","properties":{"kind"\#
  :{"type":"string","enum":["system","manual"]},"now":{"$ref":"#/components/schemas/Moment","d\#
  escription":"Time of a manual clock; absent for the system's."}},"required":["kind"]},"Clock\#
  Choice":{"description":"`system`: the system's clock. `manual`: a manual clock that starts n\#
  ow. {\"manual\": TIMESTAMP}: a manual clock that starts then.","anyOf":[{"type":"string","en\#
  um":["system","manual"]},{"title":"a clock","type":"object","properties":{"manual":{"$ref":"\#
  #/components/schemas/Moment","description":"Time at which the manual clock starts, RFC 3339.\#
  "}},"required":["manual"],"additionalProperties":false}]},"CommitStats":{"description":"The \#
  commits since the daemon's start.","type":"object","properties":{"turns":{"description":"Tur\#
  ns that became durable. A turn is what the daemon decides together; a commit has one or more\#
  .","type":"integer","minimum":0},"waitingTurns":{"description":"Turns that wait for the disk\#
   now.","type":"integer","minimum":0},"failures":{"description":"Commits that failed, for exa\#
  mple because the disk was full.","type":"integer","minimum":0},"durations":{"$ref":"#/compon\#
  ents/schemas/Durations"}},"required":["turns","waitingTurns","failures","durations"]},"Conne\#
  ctionStats":{"description":"The connections, and the replies that wait on them.","type":"obj\#
  ect","properties":{"open":{"description":"Open connections.","type":"integer","minimum":0},"\#
  opened":{"description":"Connections that clients opened since the daemon's start.","type":"i\#
  nteger","minimum":0},"refused":{"description":"Connections that the daemon refused since its\#
   start, because there were too many.","type":"integer","minimum":0},"peers":{"description":"\#
  The open connections by uid and role.","type":"array","items":{"$ref":"#/components/schemas/\#
  PeerStats"}},"owedBytes":{"description":"Replies that wait for the disk.","type":"integer","\#
  minimum":0},"unsentBytes":{"description":"Replies that wait for clients to read them.","type\#
  ":"integer","minimum":0}},"required":["open","opened","refused","peers","owedBytes","unsentB\#
  ytes"]},"ConsumerId":{"description":"Name of a consumer: a reader of the log whose position \#
  the daemon stores. The reader chooses it, for example `mailer`.","type":"string","minLength"\#
  :1,"maxLength":255},"ConsumerLag":{"description":"A consumer of a feed.","type":"object","pr\#
  operties":{"project":{"$ref":"#/components/schemas/ProjectId"},"consumer":{"$ref":"#/compone\#
  nts/schemas/ConsumerId"},"cursor":{"$ref":"#/components/schemas/Cursor"},"lag":{"description\#
  ":"Events that it has not acknowledged.","type":"integer","minimum":0}},"required":["project\#
  ","consumer","cursor","lag"]},"Country":{"description":"ISO 3166 country code of two or thre\#
  e letters, stored as it is sent.","type":"string","pattern":"^[A-Za-z]{2,3}$"},"Counts":{"de\#
  scription":"Number of records of a project.","type":"object","properties":{"devices":{"type"\#
  :"integer","minimum":0},"users":{"type":"integer","minimum":0},"customers":{"description":"A\#
   merged customer counts once.","type":"integer","minimum":0},"purchases":{"type":"integer","\#
  minimum":0},"unclaimed":{"description":"Unclaimed purchases, which have had no holder yet; `\#
  purchases` counts them too.","type":"integer","minimum":0},"events":{"type":"integer","minim\#
  um":0}},"required":["devices","users","customers","purchases","unclaimed","events"]},"Curren\#
  cy":{"description":"ISO 4217 currency code of three letters, stored as it is sent.","type":"\#
  string","pattern":"^[A-Za-z]{3}$"},"Cursor":{"description":"A position in a project's log: t\#
  he number of the last event before it. \"0\" is the position before the first event.","type"\#
  :"string","pattern":"^(0|[1-9][0-9]{0,18})$"},"DeviceId":{"description":"A device: one insta\#
  llation of one app. A reinstallation is a new device.","type":"string","minLength":1,"maxLen\#
  gth":255},"Duration":{"description":"ISO 8601 duration, for example P1M, P7D or PT1H30M. It \#
  has whole numbers of Y, M, W, D and, after a T, of H, M, S; only the seconds may have a frac\#
  tion. P1M keeps the day of the month, or takes the last day of a shorter month.","type":"str\#
  ing","format":"duration"},"DurationBucket":{"description":"A bucket of a histogram.","type":\#
  "object","properties":{"upToMicros":{"description":"The longest duration that it counts. Nul\#
  l for durations longer than every bound.","type":["integer","null"],"minimum":0},"count":{"d\#
  escription":"How many durations are longer than the bound of the bucket before, and not long\#
  er than this one.","type":"integer","minimum":0}},"required":["upToMicros","count"]},"Durati\#
  ons":{"description":"A histogram of durations since the daemon's start, in microseconds.","t\#
  ype":"object","properties":{"count":{"description":"How many durations it counts.","type":"i\#
  nteger","minimum":0},"sumMicros":{"description":"Their sum.","type":"integer","minimum":0},"\#
  maxMicros":{"description":"The longest of them.","type":"integer","minimum":0},"buckets":{"d\#
  escription":"The buckets that are not empty, shortest durations first. Their bounds are 1, 2\#
  , 3, 4, 6, 8, 12, 16 and so on up to 100 seconds.","type":"array","items":{"$ref":"#/compone\#
  nts/schemas/DurationBucket"}}},"required":["count","sumMicros","maxMicros","buckets"]},"EndR\#
  eason":{"description":"Why a subscription ended, or will end: the customer's choice, a faile\#
  d payment, a refused price increase, a product that is no longer sold (unavailable), the dev\#
  eloper, another purchase that took it over (replaced), or another reason. Null when the stor\#
  e named none.","type":["string","null"],"enum":["customer","billing","priceIncrease","unavai\#
  lable","developer","replaced","other",null],"x-code":[1,2,3,4,5,6,7]},"Entitlement":{"descri\#
  ption":"What a product or a grant unlocks for a user, and why. One purchase or grant, the wi\#
  nner, supplies every member. If only `entitlements` of `checkEntitlements` names it, every m\#
  ember is null except `id`, `active` (false), `renewState` (unknown) and `renewsCount` (0).",\#
  "type":"object","properties":{"id":{"$ref":"#/components/schemas/EntitlementId"},"active":{"\#
  description":"Whether the user has access.","type":"boolean"},"state":{"$ref":"#/components/\#
  schemas/State"},"productId":{"description":"Product that gives the entitlement; null for a g\#
  rant.","type":["string","null"]},"source":{"description":"Store of the purchase, or `manual`\#
   for a grant.","type":["string","null"]},"renewState":{"description":"Whether the subscripti\#
  on renews. billingIssue: the store could not collect a payment.","type":"string","enum":["wi\#
  llRenew","canceled","billingIssue","nonRenewable","unknown"]},"grantType":{"description":"Wh\#
  at gave the entitlement; `manual` for a grant by the method `grant`.","type":["string","null\#
  "],"enum":["purchase","familySharing","offerCode","manual",null]},"periodType":{"type":["str\#
  ing","null"],"enum":["normal","trial","intro",null]},"startedAt":{"$ref":"#/components/schem\#
  as/NullableMoment","description":"Time of the first purchase, or of the grant."},"expiresAt"\#
  :{"$ref":"#/components/schemas/NullableMoment","description":"Last millisecond with access, \#
  without a grace period; null for no end."},"gracePeriodExpiresAt":{"$ref":"#/components/sche\#
  mas/NullableMoment","description":"Last millisecond of the grace period; null without a grac\#
  e period."},"firstPurchasedAt":{"$ref":"#/components/schemas/NullableMoment","description":"\#
  Time of the first transaction; null for a grant."},"lastPurchasedAt":{"$ref":"#/components/s\#
  chemas/NullableMoment","description":"Time of the latest transaction; null for a grant."},"t\#
  rialStartedAt":{"$ref":"#/components/schemas/NullableMoment","description":"Time at which a \#
  trial began; null without a trial."},"autoRenewDisabledAt":{"$ref":"#/components/schemas/Nul\#
  lableMoment","description":"Time at which the customer turned auto-renew off; null while it \#
  is on."},"renewsCount":{"description":"Number of renewals at the full price.","type":"intege\#
  r","minimum":0},"environment":{"type":["string","null"],"enum":["production","sandbox",null]\#
  },"store":{"description":"Null for a grant.","type":["string","null"]},"transactionId":{"des\#
  cription":"Latest transaction; null for a grant.","type":["string","null"]},"originalTransac\#
  tionId":{"description":"First transaction; null for a grant.","type":["string","null"]}},"re\#
  quired":["id","active","state","productId","source","renewState","grantType","periodType","s\#
  tartedAt","expiresAt","gracePeriodExpiresAt","firstPurchasedAt","lastPurchasedAt","trialStar\#
  tedAt","autoRenewDisabledAt","renewsCount","environment","store","transactionId","originalTr\#
  ansactionId"]},"EntitlementId":{"description":"An entitlement, for example `premium`.","type\#
  ":"string","minLength":1,"maxLength":255},"Entitlements":{"description":"Entitlements by the\#
  ir ids, including inactive entitlements.","type":"object","additionalProperties":{"$ref":"#/\#
  components/schemas/Entitlement"}},"ErrorCounts":{"description":"How many errors of each kind\#
  . Kinds that did not occur are missing.","type":"object","additionalProperties":{"type":"int\#
  eger","minimum":1}},"Event":{"description":"One entry of a project's log. Its other members \#
  depend on its kind: events.md lists them.","type":"object","properties":{"cursor":{"$ref":"#\#
  /components/schemas/Cursor","description":"The event's number in the log; absent in a dry ru\#
  n."},"id":{"description":"Unique id of the event.","type":"string"},"kind":{"$ref":"#/compon\#
  ents/schemas/EventKind"},"at":{"$ref":"#/components/schemas/Moment","description":"Time at w\#
  hich the event happened, by the project's clock."},"project":{"$ref":"#/components/schemas/P\#
  rojectId"},"user":{"$ref":"#/components/schemas/UserId","description":"CustomerId of the cus\#
  tomer that the event is about; absent in clockAdvanced."},"userId":{"$ref":"#/components/sch\#
  emas/UserId","description":"Id of the user, if the user is identified."},"anonymousId":{"$re\#
  f":"#/components/schemas/UserId","description":"Id of the user, if the user is anonymous. In\#
   identified, and in loggedOut with a userId: the device's anonymous user after the event."},\#
  "cause":{"$ref":"#/components/schemas/Cause"},"device":{"description":"In userCreated, ident\#
  ified, loggedOut, purchase events and the events that a purchase causes: the device; null wh\#
  en there is none.","type":["string","null"]},"outcome":{"description":"In identified: the ou\#
  tcome that identify returned.","type":"string","enum":["attached","aliased","moved","switche\#
  d"]},"from":{"description":"In a move: the holders before.","type":"array","items":{"$ref":"\#
  #/components/schemas/UserId"}},"to":{"$ref":"#/components/schemas/UserId","description":"In \#
  a move: the user that gained the purchase."},"shared":{"description":"In a move: whether the\#
   users in `from` keep the purchase.","type":"boolean"},"undone":{"description":"In linkUndon\#
  e: id of the undone event.","type":"string"},"aliases":{"description":"In usersAliased, and \#
  in linkUndone of customers that are split: every id of the customer now, in byte order.","ty\#
  pe":"array","items":{"$ref":"#/components/schemas/UserId"}},"absorbed":{"$ref":"#/components\#
  /schemas/UserId","description":"In usersAliased: the customerId that `user` absorbed; absent\#
   when the joining id was new."},"entitlements":{"description":"In entitlementsActivated and \#
  entitlementsDeactivated: the entitlements that changed, in byte order. In granted and grantR\#
  evoked: the entitlement.","type":"array","items":{"$ref":"#/components/schemas/EntitlementId\#
  "}},"store":{"$ref":"#/components/schemas/Store"},"originalTransactionId":{"$ref":"#/compone\#
  nts/schemas/TransactionId"},"transactionId":{"$ref":"#/components/schemas/TransactionId","de\#
  scription":"The latest transaction; in purchaseUpdated, the transaction that changed."},"pro\#
  duct":{"$ref":"#/components/schemas/ProductId"},"productKind":{"$ref":"#/components/schemas/\#
  ProductKind"},"holders":{"description":"In purchase events: the holders.","type":"array","it\#
  ems":{"$ref":"#/components/schemas/UserId"}},"environment":{"$ref":"#/components/schemas/Pur\#
  chaseEnvironment"},"firstPurchasedAt":{"$ref":"#/components/schemas/Moment"},"purchasedAt":{\#
  "$ref":"#/components/schemas/Moment"},"expiresAt":{"$ref":"#/components/schemas/NullableMome\#
  nt","description":"In purchase events: the end of the period. In granted and grantRevoked: t\#
  he end of the grant."},"periodType":{"$ref":"#/components/schemas/PeriodType"},"isFamilyShar\#
  ed":{"type":"boolean"},"price":{"type":["string","null"]},"currency":{"type":["string","null\#
  "]},"country":{"type":["string","null"]},"offerCode":{"type":["string","null"]},"attributes"\#
  :{"$ref":"#/components/schemas/Attributes"},"endReason":{"$ref":"#/components/schemas/EndRea\#
  son","description":"In purchase events: why the purchase ended, or will end; absent when the\#
   store named no reason."},"replaces":{"$ref":"#/components/schemas/TransactionId","descripti\#
  on":"In purchase events: the purchase that this one takes over; absent when there is none."}\#
  ,"changes":{"description":"In purchaseUpdated: the fields of the transaction that the call c\#
  hanged, with their new values; absent when the clock is the cause. In purchaseRecorded and p\#
  urchaseRenewed: what the store says along with the new period about the time after it, for e\#
  xample that auto-renew is off; absent when it says nothing.","type":"object"},"state":{"$ref\#
  ":"#/components/schemas/State","description":"In purchaseRenewed, purchaseUpdated and purcha\#
  seExpired, and in purchaseRecorded of a purchase that gives no access or replaces a known on\#
  e: the purchase's state after the event."},"before":{"description":"In the same events: `sta\#
  te` before the event, and former values. In purchaseUpdated by a call: those of the fields i\#
  n `changes`. In purchaseRenewed: `product`, `expiresAt` and `periodType` of the transaction \#
  before; in purchaseRecorded those of the purchase that it replaces, if that is known. In all\#
   others, and in purchaseRenewed too: `autoRenew`, `renewsAs` and `billingIssueAt` of the lat\#
  est transaction, if they were set.","type":"object"},"isEarlier":{"description":"In purchase\#
  Updated: true if the transaction is not the latest of the purchase; otherwise absent.","type\#
  ":"boolean"},"now":{"$ref":"#/components/schemas/Moment","description":"In clockAdvanced: th\#
  e time that the clock shows."}},"required":["id","kind","at","project","cause"]},"EventId":{\#
  "description":"Id of an event, as the log shows it.","type":"string","minLength":1,"maxLengt\#
  h":255},"EventKind":{"description":"Kind of an event.","type":"string","enum":["userCreated"\#
  ,"identified","loggedOut","usersAliased","linkUndone","purchaseRecorded","purchaseRenewed","\#
  purchaseUpdated","purchaseExpired","entitlementsActivated","entitlementsDeactivated","subscr\#
  iptionReceived","subscriptionTransferred","oneTimePurchaseReceived","oneTimePurchaseTransfer\#
  red","granted","grantRevoked","userDeleted","clockAdvanced","userImported","tracesCleared"],\#
  "x-code":[1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20,21],"x-members":{"userCreated":\#
  ["user","device"],"identified":["user","userId","outcome"],"loggedOut":["user","anonymousId"\#
  ],"usersAliased":["user","aliases"],"linkUndone":["user","undone"],"purchaseRecorded":["user\#
  ","store","originalTransactionId","transactionId","product","productKind","holders","device"\#
  ,"environment","firstPurchasedAt","purchasedAt","expiresAt","periodType","isFamilyShared","p\#
  rice","currency","country","offerCode"],"purchaseRenewed":["user","store","originalTransacti\#
  onId","transactionId","product","productKind","holders","device","environment","firstPurchas\#
  edAt","purchasedAt","expiresAt","periodType","isFamilyShared","price","currency","country","\#
  offerCode","state","before"],"purchaseUpdated":["user","store","originalTransactionId","tran\#
  sactionId","product","productKind","holders","device","environment","firstPurchasedAt","purc\#
  hasedAt","expiresAt","periodType","isFamilyShared","price","currency","country","offerCode",\#
  "state","before"],"purchaseExpired":["user","store","originalTransactionId","transactionId",\#
  "product","productKind","holders","device","environment","firstPurchasedAt","purchasedAt","e\#
  xpiresAt","periodType","isFamilyShared","price","currency","country","offerCode","state","be\#
  fore"],"entitlementsActivated":["user","entitlements"],"entitlementsDeactivated":["user","en\#
  titlements"],"subscriptionReceived":["user","from","to","shared","store","originalTransactio\#
  nId","transactionId","product"],"subscriptionTransferred":["user","from","to","shared","stor\#
  e","originalTransactionId","transactionId","product"],"oneTimePurchaseReceived":["user","fro\#
  m","to","shared","store","originalTransactionId","transactionId","product"],"oneTimePurchase\#
  Transferred":["user","from","to","shared","store","originalTransactionId","transactionId","p\#
  roduct"],"granted":["user","entitlements","expiresAt"],"grantRevoked":["user","entitlements"\#
  ,"expiresAt"],"userDeleted":["user"],"clockAdvanced":["now"],"userImported":["user","aliases\#
  ","entitlements"],"tracesCleared":["user"]}},"ExplanationStep":{"description":"One step that\#
   led a user to an entitlement, or took it away. A member that does not apply, or is not know\#
  n, is absent.","type":"object","properties":{"step":{"description":"Kind of the step; rules.\#
  md describes each kind.","type":"string","enum":["purchased","claimed","granted","attached",\#
  "moved","shared","transferred","aliased","unclear","identified","renewed","revoked","mapped"\#
  ,"clock"]},"text":{"description":"An explanation in one sentence.","type":"string"},"at":{"$\#
  ref":"#/components/schemas/NullableMoment","description":"Time of the step, if it has a time\#
  . In `clock`: the moment that the result is for."},"event":{"$ref":"#/components/schemas/Eve\#
  ntId","description":"Id of the event that reported the step."},"cursor":{"$ref":"#/component\#
  s/schemas/Cursor","description":"Cursor of that event."},"rule":{"$ref":"#/components/schema\#
  s/AppliedRule","description":"The rule that applied in the step."},"by":{"description":"In `\#
  claimed`: what led to the user.","type":"string","enum":["purchase","restore","accountToken"\#
  ,"replaces","firstItem"],"x-code":[1,2,3,4,5]},"method":{"description":"Method that made the\#
   step. In `revoked`: present if an import brought the end.","type":"string","enum":["identif\#
  y","restore","purchase","user.link.undo","user.import"]},"from":{"description":"Who had it b\#
  efore: at most ten ids, one id per customer. In `aliased`: the first customer. In `identifie\#
  d`: the device's anonymous user.","type":"array","items":{"$ref":"#/components/schemas/UserI\#
  d"}},"to":{"description":"Who has it afterwards. In `aliased`: the second customer.","type":\#
  "array","items":{"$ref":"#/components/schemas/UserId"}},"device":{"description":"In `purchas\#
  ed` and `identified`: the device; null for a purchase without a device.","type":["string","n\#
  ull"]},"store":{"$ref":"#/components/schemas/Store"},"originalTransactionId":{"$ref":"#/comp\#
  onents/schemas/TransactionId"},"transactionId":{"$ref":"#/components/schemas/TransactionId"}\#
  ,"product":{"$ref":"#/components/schemas/ProductId"},"state":{"$ref":"#/components/schemas/S\#
  tate","description":"State of the purchase or grant at that time."},"since":{"$ref":"#/compo\#
  nents/schemas/NullableMoment","description":"In `clock`: start of the state; when access is \#
  over, the last millisecond with access. In other steps: start of the period."},"until":{"$re\#
  f":"#/components/schemas/NullableMoment","description":"Last millisecond of the state, as fa\#
  r as is known; the end of a pause. Null for no end."},"recomputed":{"description":"True when\#
   an undo of an earlier link changed the outcome of this login; otherwise absent.","type":"bo\#
  olean"}},"required":["step","text","at"]},"FeedStats":{"description":"The readers of events.\#
  ","type":"object","properties":{"waits":{"description":"`events.wait` requests that wait now\#
  .","type":"integer","minimum":0},"subscriptions":{"description":"Open subscriptions.","type"\#
  :"integer","minimum":0},"consumers":{"description":"Consumers, by project and name: at most \#
  256.","type":"array","items":{"$ref":"#/components/schemas/ConsumerLag"}},"moreConsumers":{"\#
  description":"Whether there are more consumers.","type":"boolean"}},"required":["waits","sub\#
  scriptions","consumers","moreConsumers"]},"IdempotencyKey":{"description":"Key of one write.\#
   The daemon stores it for 24 hours, per project and method.","type":"string","minLength":1,"\#
  maxLength":255},"ImportedPurchase":{"description":"A purchase as `user.export` shows it. The\#
   daemon accepts and ignores members that derive from the transactions.","title":"a purchase"\#
  ,"type":"object","properties":{"store":{"$ref":"#/components/schemas/Store"},"originalTransa\#
  ctionId":{"$ref":"#/components/schemas/TransactionId","description":"The first transaction."\#
  },"transactionId":{"description":"Not read."},"product":{"description":"Present product, if \#
  it differs from that of the latest transaction.","type":["string","null"]},"kind":{"descript\#
  ion":"Not read."},"state":{"description":"Not read."},"holders":{"description":"Who holds th\#
  e purchase: one id per customer.","type":"array","items":{"$ref":"#/components/schemas/UserI\#
  d"},"maxItems":10000},"device":{"description":"Device on which the customer bought; null whe\#
  n there is none.","type":["string","null"]},"storeAccount":{"description":"Store account tha\#
  t bought it; null when there is none.","type":["string","null"]},"purchasedAt":{"description\#
  ":"Not read."},"firstPurchasedAt":{"description":"Not read."},"expiresAt":{"$ref":"#/compone\#
  nts/schemas/NullableMoment","description":"Present end, if it differs from that of the lates\#
  t transaction."},"noEnd":{"description":"True if somebody stated that the present has no end\#
  , and the latest transaction does not say so.","type":"boolean"},"trialStartedAt":{"descript\#
  ion":"Not read."},"periodType":{"description":"Not read."},"environment":{"description":"Not\#
   read."},"isFamilyShared":{"description":"Not read."},"price":{"description":"Not read."},"c\#
  urrency":{"description":"Not read."},"country":{"description":"Not read."},"offerCode":{"des\#
  cription":"Not read."},"autoRenew":{"description":"Not read."},"autoRenewDisabledAt":{"descr\#
  iption":"Not read."},"gracePeriodExpiresAt":{"description":"Not read."},"billingRetry":{"des\#
  cription":"Not read."},"pausedUntil":{"description":"Not read."},"refundedAt":{"description"\#
  :"Not read."},"revokedAt":{"description":"Not read."},"endedAt":{"description":"Not read."},\#
  "paused":{"description":"Not read."},"renewsAs":{"description":"Not read."},"endReason":{"de\#
  scription":"Not read."},"billingIssueAt":{"description":"Not read."},"replaces":{"descriptio\#
  n":"Purchase that this one takes over, as the store named it; null when there is none.","typ\#
  e":["string","null"]},"replacedBy":{"description":"Purchase that has taken this one over. Re\#
  ad only with `replacedAt`, if the daemon does not know that purchase.","type":["string","nul\#
  l"]},"replacedAt":{"$ref":"#/components/schemas/NullableMoment","description":"When that pur\#
  chase began: this one gives no access from then on."},"keys":{"description":"Further names o\#
  f the purchase.","type":"array","items":{"$ref":"#/components/schemas/TransactionId"},"maxIt\#
  ems":10},"firstItem":{"$ref":"#/components/schemas/TransactionId","description":"Purchase of\#
   the first item, if this one is of a further item of the same subscription or order."},"rene\#
  wsCount":{"description":"Not read."},"accountToken":{"description":"First account token that\#
   the store named; null without one.","type":["string","null"]},"transactions":{"description"\#
  :"All transactions, in any order.","type":"array","items":{"$ref":"#/components/schemas/Impo\#
  rtedTransaction"},"maxItems":10000}},"required":["store","originalTransactionId","transactio\#
  ns"],"additionalProperties":false},"ImportedTransaction":{"description":"A transaction as `u\#
  ser.export` shows it: dated facts.","title":"a transaction","type":"object","properties":{"t\#
  ransactionId":{"$ref":"#/components/schemas/TransactionId"},"product":{"$ref":"#/components/\#
  schemas/ProductId"},"periodType":{"$ref":"#/components/schemas/PeriodType"},"purchasedAt":{"\#
  $ref":"#/components/schemas/Moment"},"expiresAt":{"$ref":"#/components/schemas/NullableMomen\#
  t","description":"End of the period. Null alone states nothing."},"noEnd":{"description":"Tr\#
  ue if the store stated that there is no end, so that no grace period counts as the end.","ty\#
  pe":"boolean"},"isFamilyShared":{"description":"Whether a family member bought it and shares\#
   it.","type":"boolean"},"price":{"description":"A decimal number in a string, for example \"\#
  9.99\".","type":["string","null"]},"currency":{"description":"ISO 4217 code, as it was sent.\#
  ","type":["string","null"]},"country":{"description":"ISO 3166 code, as it was sent.","type"\#
  :["string","null"]},"offerCode":{"description":"Offer code, as it was sent.","type":["string\#
  ","null"]},"attributes":{"$ref":"#/components/schemas/Attributes"},"kind":{"$ref":"#/compone\#
  nts/schemas/ProductKind","description":"The kind that the store named."},"environment":{"$re\#
  f":"#/components/schemas/PurchaseEnvironment","description":"The environment that the store \#
  named."},"autoRenew":{"description":"False while auto-renew is off.","type":"boolean"},"auto\#
  RenewDisabledAt":{"$ref":"#/components/schemas/NullableMoment","description":"Time since whi\#
  ch auto-renew has been off."},"gracePeriodExpiresAt":{"$ref":"#/components/schemas/NullableM\#
  oment","description":"Last moment of the grace period."},"billingRetry":{"description":"True\#
   while the store retries a failed payment.","type":"boolean"},"pausedUntil":{"$ref":"#/compo\#
  nents/schemas/NullableMoment","description":"Time at which the pause ends."},"refundedAt":{"\#
  $ref":"#/components/schemas/NullableMoment","description":"Time of the refund."},"revokedAt"\#
  :{"$ref":"#/components/schemas/NullableMoment","description":"Time at which the store withdr\#
  ew access."},"endedAt":{"$ref":"#/components/schemas/NullableMoment","description":"Time at \#
  which access ended before the end of the period."},"paused":{"description":"True while the s\#
  tore reports the subscription as paused.","type":"boolean"},"renewsAs":{"$ref":"#/components\#
  /schemas/ProductId","description":"Product of the next period."},"endReason":{"$ref":"#/comp\#
  onents/schemas/EndReason"},"billingIssueAt":{"$ref":"#/components/schemas/NullableMoment","d\#
  escription":"Time since which billing has failed."},"listedAt":{"$ref":"#/components/schemas\#
  /NullableMoment","description":"Time at which the store last listed the items of the subscri\#
  ption, this one among them. Absent if the subscription had one item only."},"asOf":{"$ref":"\#
  #/components/schemas/NullableMoment","description":"Time at which the store stated all of th\#
  is. Without it, the transaction is older than any statement of a store."}},"required":["tran\#
  sactionId","product","purchasedAt"],"additionalProperties":false},"Limits":{"description":"T\#
  he daemon's limits by name.","type":"object","properties":{"lineBytesMax":{"description":"Lo\#
  ngest line, in bytes without the line feed.","type":"integer"},"batchEntriesMax":{"descripti\#
  on":"Most requests in one batch.","type":"integer"},"depthMax":{"description":"Deepest nesti\#
  ng of JSON arrays and objects.","type":"integer"},"requestIdBytesMax":{"description":"Longes\#
  t request id, in bytes.","type":"integer"}},"required":["lineBytesMax","batchEntriesMax","de\#
  pthMax","requestIdBytesMax"],"additionalProperties":{"type":"integer"}},"LosingSource":{"des\#
  cription":"A purchase or grant that also gives the entitlement, but does not supply its fiel\#
  ds.","type":"object","properties":{"lostBy":{"description":"The first criterion, in the orde\#
  r of rules.md, in which the two differ.","type":"string","enum":["active","end","purchasedAt\#
  ","transactionId","store","originalTransactionId","order"]},"text":{"description":"An explan\#
  ation in one sentence.","type":"string"},"entitlement":{"$ref":"#/components/schemas/Entitle\#
  ment","description":"The entitlement as this purchase or grant alone would give it."}},"requ\#
  ired":["lostBy","text","entitlement"]},"MethodStats":{"description":"The requests of a metho\#
  d, without those that the daemon has not answered yet.","type":"object","properties":{"reque\#
  sts":{"description":"How many requests the daemon answered, with results or errors.","type":\#
  "integer","minimum":0},"errors":{"$ref":"#/components/schemas/ErrorCounts"},"durations":{"$r\#
  ef":"#/components/schemas/Durations"}},"required":["requests","errors","durations"]},"Method\#
  Summary":{"description":"One line in the list of methods.","type":"object","properties":{"na\#
  me":{"type":"string"},"summary":{"type":"string"},"role":{"type":"string","enum":["read","wr\#
  ite","admin"]}},"required":["name","summary","role"]},"MissingReason":{"description":"A reas\#
  on why an entitlement is not active.","type":"object","properties":{"kind":{"description":"W\#
  hat is missing; rules.md describes each kind.","type":"string","enum":["expired","paused","b\#
  illingRetry","refunded","revoked","notYet","environment","notMapped","notIdentified","heldBy\#
  Another","heldByNobody","noProduct","noPurchase","notGranted"]},"text":{"description":"An ex\#
  planation in one sentence.","type":"string"},"store":{"$ref":"#/components/schemas/Store","d\#
  escription":"Store of the purchase, if the reason is about a purchase. In `noPurchase`: of a\#
   claim of the user, which no store has reported yet."},"originalTransactionId":{"$ref":"#/co\#
  mponents/schemas/TransactionId"},"product":{"$ref":"#/components/schemas/ProductId"},"holder\#
  ":{"$ref":"#/components/schemas/UserId","description":"In `heldByAnother` and `notIdentified\#
  `: the holder of the purchase. An identified holder comes before an anonymous holder, then t\#
  he first in byte order."},"since":{"$ref":"#/components/schemas/Moment","description":"Last \#
  millisecond with access. In `refunded` and `revoked`: time of the refund or revocation. In `\#
  notIdentified`: when the holder logged out on this device, if it did."},"until":{"$ref":"#/c\#
  omponents/schemas/Moment","description":"In `paused`: end of the pause. In `notYet`: start o\#
  f access."},"because":{"description":"In `heldByAnother`: the steps that led to the holder."\#
  ,"type":"array","items":{"$ref":"#/components/schemas/ExplanationStep"}},"suggestedCalls":{"\#
  description":"Calls that would each make the entitlement active at the moment that the resul\#
  t is for. A call is listed under the first reason that it removes.","type":"array","items":{\#
  "$ref":"#/components/schemas/SuggestedCall"}}},"required":["kind","text","suggestedCalls"]},\#
  "Moment":{"description":"RFC 3339 timestamp, for example 2026-11-21T09:30:00Z. The daemon ac\#
  cepts any UTC offset and precision, and returns UTC with milliseconds.","type":"string","for\#
  mat":"date-time"},"Move":{"description":"A purchase with new holders.","type":"object","prop\#
  erties":{"store":{"$ref":"#/components/schemas/Store"},"originalTransactionId":{"$ref":"#/co\#
  mponents/schemas/TransactionId"},"product":{"$ref":"#/components/schemas/ProductId"},"kind":\#
  {"$ref":"#/components/schemas/ProductKind"},"from":{"description":"Who held it before: one i\#
  d per customer, in byte order.","type":"array","items":{"$ref":"#/components/schemas/UserId"\#
  }},"to":{"$ref":"#/components/schemas/UserId","description":"The user that gained it. After \#
  an undo in which no user gained it: the first remaining holder in byte order."},"shared":{"d\#
  escription":"True when the users in `from` still hold it.","type":"boolean"}},"required":["s\#
  tore","originalTransactionId","product","kind","from","to","shared"]},"NotifiedPurchase":{"d\#
  escription":"What a notification did to one purchase.","type":"object","properties":{"store"\#
  :{"$ref":"#/components/schemas/Store"},"originalTransactionId":{"$ref":"#/components/schemas\#
  /TransactionId"},"transactionId":{"$ref":"#/components/schemas/TransactionId","description":\#
  "Transaction that the statement is about."},"outcome":{"description":"As of `purchase`.","ty\#
  pe":"string","enum":["recorded","renewed","planChanged","received","claimed","updated","stal\#
  e","unchanged"]},"fields":{"description":"Fields of the transaction that changed; for a new \#
  period, those that differ from the period before, apart from `purchasedAt`. Absent when ther\#
  e are none.","type":"array","items":{"type":"string"}},"stale":{"description":"Fields that l\#
  ost against newer information; absent when there are none.","type":"array","items":{"type":"\#
  string"}}},"required":["store","originalTransactionId","transactionId","outcome"]},"Nullable\#
  Moment":{"description":"RFC 3339 timestamp, or null.","type":["string","null"],"format":"dat\#
  e-time"},"Peer":{"description":"The other end of the connection, as the kernel reports it.",\#
  "type":"object","properties":{"uid":{"type":"integer"},"gid":{"type":"integer"},"pid":{"type\#
  ":"integer"},"role":{"type":"string","enum":["read","write","admin"]}},"required":["uid","gi\#
  d","pid","role"]},"PeerStats":{"description":"The open connections of a uid with a role.","t\#
  ype":"object","properties":{"uid":{"type":"integer"},"role":{"description":"`none` for clien\#
  ts without a role, whose requests the daemon refuses.","type":"string","enum":["none","read"\#
  ,"write","admin"]},"connections":{"description":"How many connections.","type":"integer","mi\#
  nimum":0}},"required":["uid","role","connections"]},"PeriodType":{"description":"Price of a \#
  period: full (normal), a trial, or introductory (intro).","type":"string","enum":["normal","\#
  trial","intro"],"x-code":[1,2,3]},"Platform":{"description":"Platform of the device: ios, an\#
  droid, web or another word of that form.","type":"string","pattern":"^[A-Za-z0-9._-]{1,64}$"\#
  },"PlayStoreSettings":{"description":"How the project verifies and reads what Google Play se\#
  nds.","type":"object","properties":{"packages":{"description":"Package names of the apps who\#
  se notifications the project takes.","type":"array","items":{"type":"string","minLength":1,"\#
  maxLength":255},"maxItems":100}},"required":["packages"],"additionalProperties":false},"Pres\#
  et":{"description":"A named set of rules.","type":"string","enum":["qonversion","revenuecat"\#
  ,"revenuecatLegacy","purchasely"],"x-code":[1,2,3,4]},"Price":{"description":"A decimal numb\#
  er in a string, for example \"9.99\".","type":"string","pattern":"^[0-9]{1,15}(\\.[0-9]{1,9}\#
  )?$"},"Product":{"description":"A product of the catalogue.","title":"a product","type":"obj\#
  ect","properties":{"kind":{"description":"Default: the kind that the purchase gives; without\#
   it, `subscription` for a purchase with an end and `nonConsumable` for a purchase without.",\#
  "type":["string","null"],"enum":["subscription","nonRenewingSubscription","nonConsumable","c\#
  onsumable",null]},"entitlements":{"description":"Ids of the entitlements that the product un\#
  locks.","type":"array","items":{"$ref":"#/components/schemas/EntitlementId"},"maxItems":100}\#
  ,"basePlan":{"description":"Id of Google's base plan. Webhooks in the format `revenuecat` th\#
  en name the product `PRODUCT:PLAN`, and an import from there finds it by that name.","type":\#
  "string","minLength":1,"maxLength":255}},"required":["entitlements"],"additionalProperties":\#
  false},"ProductId":{"description":"A product, by the id that the store and the catalogue use\#
  .","type":"string","minLength":1,"maxLength":255},"ProductKind":{"description":"Kind of a pr\#
  oduct, which determines how a purchase moves and expires.","type":"string","enum":["subscrip\#
  tion","nonRenewingSubscription","nonConsumable","consumable"],"x-code":[1,2,3,4]},"Project":\#
  {"description":"A project: a namespace for users, purchases, rules and events, with the coun\#
  ts of its records.","type":"object","properties":{"id":{"$ref":"#/components/schemas/Project\#
  Id"},"rules":{"$ref":"#/components/schemas/Rules"},"products":{"$ref":"#/components/schemas/\#
  Catalogue"},"entitlements":{"description":"Ids that `grant` accepts in addition to the entit\#
  lements of the catalogue.","type":"array","items":{"$ref":"#/components/schemas/EntitlementI\#
  d"}},"environment":{"$ref":"#/components/schemas/ProjectEnvironment"},"clock":{"$ref":"#/com\#
  ponents/schemas/Clock"},"webhooks":{"description":"URLs that receive the project's events. O\#
  nly `project.webhooks` returns the secrets.","type":"array","items":{"$ref":"#/components/sc\#
  hemas/WebhookSummary"}},"stores":{"$ref":"#/components/schemas/Stores"},"createdAt":{"$ref":\#
  "#/components/schemas/Moment","description":"Time of the creation, by the project's own cloc\#
  k."},"counts":{"$ref":"#/components/schemas/Counts"}},"required":["id","rules","products","e\#
  ntitlements","environment","clock","webhooks","stores","createdAt","counts"]},"ProjectEnviro\#
  nment":{"description":"Which purchases give access: those of production, those of the sandbo\#
  x, or both (any).","type":"string","enum":["production","sandbox","any"],"x-code":[1,2,3]},"\#
  ProjectId":{"description":"A project: a namespace for users, purchases, rules and events. Pr\#
  ojects share no data.","type":"string","minLength":1,"maxLength":255},"ProjectSummary":{"des\#
  cription":"One line in the list of projects.","type":"object","properties":{"id":{"$ref":"#/\#
  components/schemas/ProjectId"},"preset":{"$ref":"#/components/schemas/Preset"},"createdAt":{\#
  "$ref":"#/components/schemas/Moment"},"counts":{"$ref":"#/components/schemas/Counts"}},"requ\#
  ired":["id","preset","createdAt","counts"]},"Properties":{"description":"Properties by their\#
   names. setUserProperty stores at most 100 per customer.","type":"object","propertyNames":{"\#
  $ref":"#/components/schemas/PropertyKey"},"additionalProperties":{"$ref":"#/components/schem\#
  as/PropertyValue"}},"PropertyKey":{"description":"Name of a property: 1 to 80 letters, digit\#
  s, and _ . : - $.","type":"string","pattern":"^[A-Za-z0-9_.:$-]{1,80}$"},"PropertyValue":{"d\#
  escription":"Value of a property.","type":"string","maxLength":500},"Purchase":{"description\#
  ":"One product bought in one store, its transactions and its holders.","type":"object","prop\#
  erties":{"store":{"$ref":"#/components/schemas/Store"},"originalTransactionId":{"$ref":"#/co\#
  mponents/schemas/TransactionId","description":"The first transaction."},"transactionId":{"$r\#
  ef":"#/components/schemas/TransactionId","description":"The latest transaction."},"product":\#
  {"$ref":"#/components/schemas/ProductId"},"kind":{"$ref":"#/components/schemas/ProductKind",\#
  "description":"Kind that the purchase or the catalogue gives; without it, `subscription` for\#
   a purchase with an end and `nonConsumable` for a purchase without."},"state":{"$ref":"#/com\#
  ponents/schemas/State","description":"Current state; null before the first purchasedAt."},"h\#
  olders":{"description":"Who holds the purchase: one id per customer, in byte order.","type":\#
  "array","items":{"$ref":"#/components/schemas/UserId"}},"device":{"description":"Device on w\#
  hich the customer bought; null when there is none.","type":["string","null"]},"storeAccount"\#
  :{"description":"Store account that bought it; null when there is none.","type":["string","n\#
  ull"]},"purchasedAt":{"$ref":"#/components/schemas/Moment","description":"Time of the latest\#
   transaction."},"firstPurchasedAt":{"$ref":"#/components/schemas/Moment","description":"Time\#
   of the first transaction."},"expiresAt":{"$ref":"#/components/schemas/NullableMoment","desc\#
  ription":"Last millisecond of the period; null for no end."},"noEnd":{"description":"Only in\#
   an export: true if a call without a date named `expiresAt` as null, and the latest transact\#
  ion has no statement about its end; otherwise absent.","type":"boolean"},"trialStartedAt":{"\#
  $ref":"#/components/schemas/NullableMoment","description":"Time at which a trial began; null\#
   without a trial."},"periodType":{"$ref":"#/components/schemas/PeriodType"},"environment":{"\#
  $ref":"#/components/schemas/PurchaseEnvironment","description":"Environment of the first tra\#
  nsaction."},"isFamilyShared":{"description":"Whether a family member bought it and shares it\#
  .","type":"boolean"},"price":{"description":"A decimal number in a string, for example \"9.9\#
  9\".","type":["string","null"]},"currency":{"description":"ISO 4217 code, as it was sent.","\#
  type":["string","null"]},"country":{"description":"ISO 3166 code, as it was sent.","type":["\#
  string","null"]},"offerCode":{"description":"Offer code, as it was sent.","type":["string","\#
  null"]},"autoRenew":{"description":"Whether it renews automatically: true for a subscription\#
   until purchase.update turns it off, false for every other kind.","type":"boolean"},"autoRen\#
  ewDisabledAt":{"$ref":"#/components/schemas/NullableMoment","description":"Time since which \#
  auto-renew has been off; null while it is on."},"gracePeriodExpiresAt":{"$ref":"#/components\#
  /schemas/NullableMoment","description":"Last millisecond of the grace period; null without a\#
   grace period."},"billingRetry":{"description":"Whether the store retries a failed payment."\#
  ,"type":"boolean"},"pausedUntil":{"$ref":"#/components/schemas/NullableMoment","description"\#
  :"Time at which the pause ends; null without a pause."},"refundedAt":{"$ref":"#/components/s\#
  chemas/NullableMoment","description":"Time of the refund; null without a refund."},"revokedA\#
  t":{"$ref":"#/components/schemas/NullableMoment","description":"Time at which the store with\#
  drew access; null when it did not."},"endedAt":{"$ref":"#/components/schemas/NullableMoment"\#
  ,"description":"Time at which access ended before the end of the period; null when it did no\#
  t."},"paused":{"description":"Whether the store reports the subscription as paused.","type":\#
  "boolean"},"renewsAs":{"description":"Product of the next period; null for the same product.\#
  ","type":["string","null"]},"endReason":{"$ref":"#/components/schemas/EndReason","descriptio\#
  n":"Why the purchase ended, or will end; null when the store named no reason."},"billingIssu\#
  eAt":{"$ref":"#/components/schemas/NullableMoment","description":"Time since which billing h\#
  as failed; null when it does not fail."},"replaces":{"description":"Purchase that this one t\#
  akes over, as the store named it; null when there is none.","type":["string","null"]},"repla\#
  cedBy":{"description":"`originalTransactionId` of the purchase that took this one over; null\#
   before it began.","type":["string","null"]},"replacedAt":{"$ref":"#/components/schemas/Null\#
  ableMoment","description":"When that purchase began; null before."},"keys":{"description":"F\#
  urther names of the purchase, in byte order.","type":"array","items":{"$ref":"#/components/s\#
  chemas/TransactionId"}},"firstItem":{"$ref":"#/components/schemas/TransactionId","descriptio\#
  n":"`originalTransactionId` of the first item, if this purchase is a further item of the sam\#
  e subscription or order; otherwise absent."},"renewsCount":{"description":"Number of renewal\#
  s at the full price: the number of `normal` periods minus 1, at least 0.","type":"integer","\#
  minimum":0},"accountToken":{"description":"First account token that the store named; null wi\#
  thout one.","type":["string","null"]},"transactions":{"description":"All transactions, oldes\#
  t first.","type":"array","items":{"$ref":"#/components/schemas/Transaction"}}},"required":["\#
  store","originalTransactionId","transactionId","product","kind","state","holders","device","\#
  storeAccount","purchasedAt","firstPurchasedAt","expiresAt","trialStartedAt","periodType","en\#
  vironment","isFamilyShared","price","currency","country","offerCode","autoRenew","autoRenewD\#
  isabledAt","gracePeriodExpiresAt","billingRetry","pausedUntil","refundedAt","revokedAt","end\#
  edAt","paused","renewsAs","endReason","billingIssueAt","replaces","replacedBy","replacedAt",\#
  "keys","renewsCount","accountToken","transactions"]},"PurchaseEnvironment":{"description":"E\#
  nvironment of the store: production, or sandbox for test purchases.","type":"string","enum":\#
  ["production","sandbox"],"x-code":[1,2]},"PurchaseRef":{"description":"A purchase, by its st\#
  ore and the id of its first transaction.","title":"a purchase","type":"object","properties":\#
  {"store":{"$ref":"#/components/schemas/Store"},"originalTransactionId":{"$ref":"#/components\#
  /schemas/TransactionId","description":"Id of the purchase's first transaction."}},"required"\#
  :["store","originalTransactionId"],"additionalProperties":false},"Refusal":{"description":"A\#
   purchase that a restore refused, and the rule that refused it.","type":"object","properties\#
  ":{"store":{"$ref":"#/components/schemas/Store"},"originalTransactionId":{"$ref":"#/componen\#
  ts/schemas/TransactionId"},"product":{"$ref":"#/components/schemas/ProductId"},"holder":{"$r\#
  ef":"#/components/schemas/UserId","description":"Who holds it. An identified holder comes be\#
  fore an anonymous holder, then the first in byte order."},"rule":{"description":"The rule th\#
  at refused it.","type":"string","enum":["onRestore","oneTimePurchases"]}},"required":["store\#
  ","originalTransactionId","product","holder","rule"]},"RemainingChange":{"description":"A la\#
  ter change that stays although an earlier link is undone.","type":"object","properties":{"ev\#
  ent":{"$ref":"#/components/schemas/EventId","description":"Id of the event that reported it.\#
  "},"method":{"description":"Method that made it.","type":"string","enum":["restore","purchas\#
  e","user.link.undo","user.import"]}},"required":["event","method"]},"Rules":{"description":"\#
  Every rule of a project. rules.md describes each rule.","type":"object","properties":{"prese\#
  t":{"$ref":"#/components/schemas/Preset","description":"Preset that the rules started from."\#
  },"anonymousPrefix":{"description":"Beginning of each anonymous id; 32 lower-case hex digits\#
   follow. When it is empty, an anonymous id is a lower-case UUID.","type":"string","maxLength\#
  ":64,"x-presets":{"qonversion":"QON_","revenuecat":"$RCAnonymousID:","revenuecatLegacy":"$RC\#
  AnonymousID:","purchasely":""}},"onIdentifyNew":{"description":"What a login of a new user i\#
  d does when no user is logged in on the device.","type":"string","enum":["attach","alias","a\#
  liasUnlessLinked","move","switch"],"x-code":[1,2,3,4,5],"x-presets":{"qonversion":"attach","\#
  revenuecat":"alias","revenuecatLegacy":"alias","purchasely":"move"}},"onIdentifyKnown":{"des\#
  cription":"What a login of a known user id does when no user is logged in on the device.","t\#
  ype":"string","enum":["attach","alias","aliasUnlessLinked","move","switch"],"x-presets":{"qo\#
  nversion":"attach","revenuecat":"aliasUnlessLinked","revenuecatLegacy":"alias","purchasely":\#
  "move"}},"onSwitch":{"description":"What a login does when another user is logged in on the \#
  device.","type":"string","enum":["logoutFirst","switch"],"x-code":[1,2],"x-presets":{"qonver\#
  sion":"logoutFirst","revenuecat":"switch","revenuecatLegacy":"switch","purchasely":"switch"}\#
  },"onLogout":{"description":"The current user after a logout: the same anonymous user (retur\#
  n), or a new anonymous user (rotate).","type":"string","enum":["return","rotate"],"x-code":[\#
  1,2],"x-presets":{"qonversion":"return","revenuecat":"rotate","revenuecatLegacy":"rotate","p\#
  urchasely":"return"}},"onAnonymousLogout":{"description":"What a logout does when no user is\#
   logged in.","type":"string","enum":["ignore","refuse","rotate"],"x-code":[1,2,3],"x-presets\#
  ":{"qonversion":"ignore","revenuecat":"refuse","revenuecatLegacy":"rotate","purchasely":"ign\#
  ore"}},"purchaseHolders":{"description":"Who holds a new purchase: the device's anonymous us\#
  er and its identified user, or only the current user.","type":"string","enum":["deviceAndUse\#
  r","currentUser"],"x-code":[1,2],"x-presets":{"qonversion":"deviceAndUser","revenuecat":"cur\#
  rentUser","revenuecatLegacy":"currentUser","purchasely":"currentUser"}},"onRestore":{"descri\#
  ption":"What a restore does with a purchase that another user holds.","type":"string","enum"\#
  :["share","transfer","transferIfInactive","keep","alias"],"x-code":[1,2,3,4,5],"x-presets":{\#
  "qonversion":"share","revenuecat":"transfer","revenuecatLegacy":"alias","purchasely":"transf\#
  er"}},"anonymousHolders":{"description":"What a restore does with a purchase that only anony\#
  mous users hold.","type":"string","enum":["asOthers","alias"],"x-code":[1,2],"x-presets":{"q\#
  onversion":"asOthers","revenuecat":"alias","revenuecatLegacy":"alias","purchasely":"asOthers\#
  "}},"oneTimePurchases":{"description":"Whether a restore moves one-time purchases.","type":"\#
  string","enum":["move","stay"],"x-code":[1,2],"x-presets":{"qonversion":"move","revenuecat":\#
  "move","revenuecatLegacy":"move","purchasely":"stay"}},"unclaimedPurchases":{"description":"\#
  What the daemon does with a purchase that a store reports without a known user: it does not \#
  record it (ignore), records it without a holder (keep), or gives it to a new anonymous user \#
  (anonymous).","type":"string","enum":["ignore","keep","anonymous"],"x-code":[1,2,3],"x-prese\#
  ts":{"qonversion":"keep","revenuecat":"ignore","revenuecatLegacy":"ignore","purchasely":"kee\#
  p"}},"userIdLengthMax":{"description":"Maximum length of a user id, in Unicode scalars.","ty\#
  pe":"integer","minimum":1,"maximum":255,"x-presets":{"qonversion":255,"revenuecat":100,"reve\#
  nuecatLegacy":100,"purchasely":255}},"blockedUserIds":{"description":"Ids that no user may h\#
  ave, compared byte by byte. The empty id is always blocked.","type":"array","items":{"type":\#
  "string","maxLength":255},"maxItems":1000,"x-presets":{"qonversion":[],"revenuecat":["no_use\#
  r","null","none","nil","(null)","\u0000","unidentified","undefined","unknown","anonymous","g\#
  uest"],"revenuecatLegacy":["no_user","null","none","nil","(null)"],"purchasely":[]}}},"requi\#
  red":["preset","anonymousPrefix","onIdentifyNew","onIdentifyKnown","onSwitch","onLogout","on\#
  AnonymousLogout","purchaseHolders","onRestore","anonymousHolders","oneTimePurchases","unclai\#
  medPurchases","userIdLengthMax","blockedUserIds"]},"RulesChoice":{"description":"Name of a p\#
  reset, or an object with a preset and the rules that differ from it.","anyOf":[{"$ref":"#/co\#
  mponents/schemas/Preset"},{"title":"rules","type":"object","properties":{"preset":{"$ref":"#\#
  /components/schemas/Preset","default":"qonversion","description":"Preset that supplies the r\#
  ules that are not given."},"anonymousPrefix":{"description":"Beginning of each anonymous id;\#
   32 lower-case hex digits follow. When it is empty, an anonymous id is a lower-case UUID.","\#
  type":"string","maxLength":64},"onIdentifyNew":{"description":"What a login of a new user id\#
   does when no user is logged in on the device.","type":"string","enum":["attach","alias","al\#
  iasUnlessLinked","move","switch"]},"onIdentifyKnown":{"description":"What a login of a known\#
   user id does when no user is logged in on the device.","type":"string","enum":["attach","al\#
  ias","aliasUnlessLinked","move","switch"]},"onSwitch":{"description":"What a login does when\#
   another user is logged in on the device.","type":"string","enum":["logoutFirst","switch"]},\#
  "onLogout":{"description":"The current user after a logout: the same anonymous user (return)\#
  , or a new anonymous user (rotate).","type":"string","enum":["return","rotate"]},"onAnonymou\#
  sLogout":{"description":"What a logout does when no user is logged in.","type":"string","enu\#
  m":["ignore","refuse","rotate"]},"purchaseHolders":{"description":"Who holds a new purchase:\#
   the device's anonymous user and its identified user, or only the current user.","type":"str\#
  ing","enum":["deviceAndUser","currentUser"]},"onRestore":{"description":"What a restore does\#
   with a purchase that another user holds.","type":"string","enum":["share","transfer","trans\#
  ferIfInactive","keep","alias"]},"anonymousHolders":{"description":"What a restore does with \#
  a purchase that only anonymous users hold.","type":"string","enum":["asOthers","alias"]},"on\#
  eTimePurchases":{"description":"Whether a restore moves one-time purchases.","type":"string"\#
  ,"enum":["move","stay"]},"unclaimedPurchases":{"description":"What the daemon does with a pu\#
  rchase that a store reports without a known user: it does not record it (ignore), records it\#
   without a holder (keep), or gives it to a new anonymous user (anonymous).","type":"string",\#
  "enum":["ignore","keep","anonymous"]},"userIdLengthMax":{"description":"Maximum length of a \#
  user id, in Unicode scalars.","type":"integer","minimum":1,"maximum":255},"blockedUserIds":{\#
  "description":"Ids that no user may have, compared byte by byte. The empty id is always bloc\#
  ked.","type":"array","items":{"type":"string","maxLength":255},"maxItems":1000}},"required":\#
  [],"additionalProperties":false}]},"State":{"description":"State of a purchase or grant. Nul\#
  l before it begins, and for an entitlement that only `entitlements` of `checkEntitlements` n\#
  ames.","type":["string","null"],"enum":["active","trial","intro","gracePeriod","billingRetry\#
  ","paused","expired","refunded","revoked",null],"x-code":[1,2,3,4,5,6,7,8,9]},"StorageStats"\#
  :{"description":"The files of the store, and the work on them since the daemon's start. Miss\#
  ing if the store is in memory.","type":"object","properties":{"dataFileBytes":{"description"\#
  :"Size of the data file.","type":"integer","minimum":0},"logFileBytes":{"description":"Size \#
  of SQLite's write-ahead log.","type":"integer","minimum":0},"journalFileBytes":{"description\#
  ":"Size of the two files of the journal.","type":"integer","minimum":0},"journalBytes":{"des\#
  cription":"Bytes in the journal that the daemon has not copied to the tables yet.","type":"i\#
  nteger","minimum":0},"journalAgeMs":{"description":"Milliseconds since the oldest of them wa\#
  s committed; 0 if there are none.","type":"integer","minimum":0},"freeBytes":{"description":\#
  "Free space for the daemon on the file system of the data file; null if the system does not \#
  say.","type":["integer","null"],"minimum":0},"syncs":{"$ref":"#/components/schemas/Durations\#
  "},"checkpoints":{"$ref":"#/components/schemas/Durations"},"rebuilds":{"$ref":"#/components/\#
  schemas/Durations"}},"required":["dataFileBytes","logFileBytes","journalFileBytes","journalB\#
  ytes","journalAgeMs","freeBytes","syncs","checkpoints","rebuilds"]},"Store":{"description":"\#
  Store that took the payment: appStore, macAppStore, playStore, amazon, huawei, samsung, roku\#
  , microsoft, paddle, stripe, web, or one of the project's `stores.custom`.","type":"string",\#
  "examples":["appStore","macAppStore","playStore","amazon","huawei","samsung","roku","microso\#
  ft","paddle","stripe","web"],"pattern":"^[A-Za-z0-9._-]{1,64}$"},"StoreAccountId":{"descript\#
  ion":"A store account, for example an Apple ID or a Google account, whose purchases a device\#
   can restore.","type":"string","minLength":1,"maxLength":255},"StoreNotification":{"descript\#
  ion":"The store's message. `id` and `type` are null for a bare signed transaction, and for w\#
  hat the caller fetched.","type":"object","properties":{"id":{"description":"Apple's `notific\#
  ationUUID`, Google's `messageId`, Stripe's event id.","type":["string","null"]},"type":{"des\#
  cription":"The store's type.","type":["string","null"]},"subtype":{"description":"Apple's su\#
  btype; null if there is none.","type":["string","null"]},"at":{"$ref":"#/components/schemas/\#
  Moment","description":"Time at which the store made it."},"environment":{"description":"Null\#
   if the message has none.","type":["string","null"],"enum":["production","sandbox",null]},"o\#
  riginalTransactionId":{"$ref":"#/components/schemas/TransactionId","description":"Chain of `\#
  transactionId`; absent without it."},"transactionId":{"$ref":"#/components/schemas/Transacti\#
  onId","description":"Transaction that an ignored message of Apple is about, for example one \#
  that asks for consumption data. Absent otherwise."}},"required":["id","type","subtype","at",\#
  "environment"]},"StoreQuestion":{"description":"What to fetch from the store: its kind, and \#
  the ids that the store gave.","type":"object","properties":{"kind":{"type":"string","enum":[\#
  "subscription","product","invoice","checkoutSession"]},"id":{"description":"Id of the object\#
   at Stripe.","type":"string"},"packageName":{"description":"Package of the app at Google.","\#
  type":"string"},"purchaseToken":{"description":"Token of the purchase at Google.","type":"st\#
  ring"},"charge":{"description":"Charge whose invoice is to be fetched.","type":"string"},"pa\#
  ymentIntent":{"description":"Payment whose invoice is to be fetched.","type":"string"},"expa\#
  nd":{"description":"What the object at Stripe must contain as a whole, and not as an id.","t\#
  ype":"string","enum":["latest_invoice","subscription"]}},"required":["kind"]},"StoreResponse\#
  ":{"description":"An object that the caller fetched from a store's API.","title":"a response\#
  ","type":"object","properties":{"kind":{"description":"What `body` is: for `playStore`, `sub\#
  scription` (purchases.subscriptionsv2) or `product` (purchases.productsv2); for `stripe`, `s\#
  ubscription`, `invoice` or `checkoutSession`.","type":"string","enum":["subscription","produ\#
  ct","invoice","checkoutSession"]},"purchaseToken":{"description":"Token of the purchase at G\#
  oogle. Required for `playStore` without a payload.","type":"string","minLength":1,"maxLength\#
  ":255},"packageName":{"description":"Package of the app at Google.","type":"string","minLeng\#
  th":1,"maxLength":255},"body":{"description":"The JSON object that the API returned.","type"\#
  :"object","additionalProperties":{}},"fetchedAt":{"$ref":"#/components/schemas/Moment","desc\#
  ription":"Time of the fetch, RFC 3339: `asOf` of everything in `body`, for `playStore`. Defa\#
  ult: now, by the project's clock."}},"required":["kind","body"],"additionalProperties":false\#
  },"StoreState":{"description":"Where the daemon keeps its data.","type":"object","properties\#
  ":{"kind":{"description":"Kind of the store.","type":"string","enum":["memory","sqlite","pos\#
  tgres"]},"shared":{"description":"Whether other daemons may write the store, too: true only \#
  for `postgres`.","type":"boolean"},"reachable":{"description":"Whether the database answered\#
   when the daemon last asked, which it does once a second or more often. Only if `shared`.","\#
  type":"boolean"},"durability":{"description":"`replicated` if a commit waits until a standby\#
   has it; otherwise `local`. Only if `shared`, and once the database has answered.","type":"s\#
  tring","enum":["local","replicated"]},"historyLosses":{"description":"How often since its st\#
  art the daemon found that the database had lost commits, for example after a restored backup\#
  . Only if `shared`.","type":"integer","minimum":0},"clockOffsetMs":{"description":"Milliseco\#
  nds by which the database's clock is ahead of this machine's; negative if it is behind. Only\#
   if `shared`, and once the database has answered.","type":"integer"}},"required":["kind","sh\#
  ared"]},"Stores":{"description":"Settings of the stores in which a project sells.","type":"o\#
  bject","properties":{"appStore":{"$ref":"#/components/schemas/AppStoreSettings","description\#
  ":"Absent when not defined."},"playStore":{"$ref":"#/components/schemas/PlayStoreSettings","\#
  description":"Absent when not defined."},"stripe":{"$ref":"#/components/schemas/StripeSettin\#
  gs","description":"Absent when not defined."},"custom":{"description":"Stores of the project\#
  's own, in byte order.","type":"array","items":{"$ref":"#/components/schemas/Store"},"maxIte\#
  ms":20}},"required":["custom"]},"StoresChoice":{"description":"New settings of stores. A set\#
  ting that is left out stays.","title":"stores","type":"object","properties":{"appStore":{"de\#
  scription":"How the project verifies what the App Store sends. Replaces the settings as a wh\#
  ole; null removes them.","title":"the App Store","type":["object","null"],"properties":{"app\#
  s":{"description":"Apps whose notifications the project takes.","type":"array","items":{"$re\#
  f":"#/components/schemas/AppStoreApp"},"maxItems":100},"environments":{"type":"array","items\#
  ":{"$ref":"#/components/schemas/AppStoreEnvironment"},"maxItems":4,"description":"Environmen\#
  ts that the project takes. Default: `Production` and `Sandbox`. `Xcode` and `LocalTesting` n\#
  eed a project whose `environment` is not `production`."},"roots":{"description":"Root certif\#
  icates that replace Apple's, as DER in base64. `project.define` checks that each has the sha\#
  pe of a certificate; its fields are read when a notification comes. Only where the project's\#
   `environment` is not `production`. Default: Apple's root.","type":"array","items":{"type":"\#
  string"},"maxItems":10}},"required":["apps"],"additionalProperties":false},"playStore":{"des\#
  cription":"How the project verifies and reads what Google Play sends. Replaces the settings \#
  as a whole; null removes them.","title":"Google Play","type":["object","null"],"properties":\#
  {"packages":{"description":"Package names of the apps whose notifications the project takes.\#
  ","type":"array","items":{"type":"string","minLength":1,"maxLength":255},"maxItems":100}},"r\#
  equired":["packages"],"additionalProperties":false},"stripe":{"description":"How the project\#
   verifies and reads Stripe's events. Replaces the settings as a whole; null removes them.","\#
  title":"Stripe","type":["object","null"],"properties":{"secret":{"description":"Signing secr\#
  et of Stripe's endpoint, with its `whsec_`.","type":"string","minLength":1,"maxLength":255},\#
  "oldSecret":{"description":"Previous secret, which the daemon also accepts; null when there \#
  is none.","type":["string","null"],"minLength":1,"maxLength":255},"product":{"description":"\#
  Member of Stripe's price that names the product: its `product`, its own id, or its `lookup_k\#
  ey`.","type":"string","enum":["product","price","lookupKey"],"default":"product"},"userFrom"\#
  :{"description":"Members of Stripe's objects that contain the account token: `client_referen\#
  ce_id`, `customer` or `metadata.NAME`. The first that is present counts. Default: `client_re\#
  ference_id`.","type":"array","items":{"type":"string","minLength":1,"maxLength":255},"maxIte\#
  ms":10},"grace":{"$ref":"#/components/schemas/Duration","description":"How long access conti\#
  nues while a renewal is unpaid and Stripe retries it, ISO 8601. Default: P0D."}},"required":\#
  ["secret"],"additionalProperties":false},"custom":{"description":"Stores of the project's ow\#
  n. They replace the previous list as a whole.","type":"array","items":{"$ref":"#/components/\#
  schemas/Store"},"maxItems":20}},"required":[],"additionalProperties":false},"StripeSettings"\#
  :{"description":"How the project reads Stripe's events. Only `project.stores` returns the se\#
  crets.","type":"object","properties":{"secret":{"description":"Signing secret of Stripe's en\#
  dpoint, with its `whsec_`. Only in `project.stores`.","type":"string","minLength":1,"maxLeng\#
  th":255},"oldSecret":{"description":"Previous secret, which the daemon also accepts; null wh\#
  en there is none. Only in `project.stores`.","type":["string","null"],"minLength":1,"maxLeng\#
  th":255},"product":{"description":"Member of Stripe's price that names the product: its `pro\#
  duct`, its own id, or its `lookup_key`.","type":"string","enum":["product","price","lookupKe\#
  y"],"x-code":[1,2,3]},"userFrom":{"description":"Members of Stripe's objects that contain th\#
  e account token: `client_reference_id`, `customer` or `metadata.NAME`. The first that is pre\#
  sent counts.","type":"array","items":{"type":"string","minLength":1,"maxLength":255},"maxIte\#
  ms":10},"grace":{"$ref":"#/components/schemas/Duration","description":"How long access conti\#
  nues while a renewal is unpaid and Stripe retries it, ISO 8601."}},"required":["product","us\#
  erFrom","grace"]},"SubscriptionId":{"description":"Id of a subscription. It is unique within\#
   one connection.","type":"string","maxLength":255},"SuggestedCall":{"description":"A complet\#
  e call that would make the entitlement active. The daemon has tried it in a dry run.","type"\#
  :"object","properties":{"method":{"description":"Method of the call.","type":"string"},"para\#
  ms":{"description":"Params of the call.","type":"object"},"role":{"description":"Role that t\#
  he caller needs.","type":"string","enum":["read","write","admin"]},"text":{"description":"An\#
   explanation in one sentence.","type":"string"}},"required":["method","params","role","text"\#
  ]},"Transaction":{"description":"One transaction of a purchase: a paid period or a single pa\#
  yment. A member that is not required is absent when it is not set.","type":"object","propert\#
  ies":{"transactionId":{"$ref":"#/components/schemas/TransactionId"},"product":{"$ref":"#/com\#
  ponents/schemas/ProductId"},"periodType":{"$ref":"#/components/schemas/PeriodType"},"purchas\#
  edAt":{"$ref":"#/components/schemas/Moment"},"expiresAt":{"$ref":"#/components/schemas/Nulla\#
  bleMoment"},"noEnd":{"description":"Only in an export: true if a statement named `expiresAt`\#
   as null, so that no grace period counts as the end; otherwise absent.","type":"boolean"},"i\#
  sFamilyShared":{"description":"Whether a family member bought it and shares it. An export al\#
  ways shows this member and those up to `attributes`.","type":"boolean"},"price":{"descriptio\#
  n":"A decimal number in a string, for example \"9.99\".","type":["string","null"]},"currency\#
  ":{"description":"ISO 4217 code, as it was sent.","type":["string","null"]},"country":{"desc\#
  ription":"ISO 3166 code, as it was sent.","type":["string","null"]},"offerCode":{"descriptio\#
  n":"Offer code, as it was sent.","type":["string","null"]},"attributes":{"$ref":"#/component\#
  s/schemas/Attributes"},"kind":{"$ref":"#/components/schemas/ProductKind","description":"The \#
  kind that the store named."},"environment":{"$ref":"#/components/schemas/PurchaseEnvironment\#
  ","description":"The environment that the store named."},"autoRenew":{"description":"False w\#
  hile auto-renew is off.","type":"boolean"},"autoRenewDisabledAt":{"$ref":"#/components/schem\#
  as/Moment","description":"Time since which auto-renew has been off."},"gracePeriodExpiresAt"\#
  :{"$ref":"#/components/schemas/Moment","description":"Last moment of the grace period."},"bi\#
  llingRetry":{"description":"True while the store retries a failed payment.","type":"boolean"\#
  },"pausedUntil":{"$ref":"#/components/schemas/Moment","description":"Time at which the pause\#
   ends."},"refundedAt":{"$ref":"#/components/schemas/Moment","description":"Time of the refun\#
  d."},"revokedAt":{"$ref":"#/components/schemas/Moment","description":"Time at which the stor\#
  e withdrew access."},"endedAt":{"$ref":"#/components/schemas/Moment","description":"Time at \#
  which access ended before the end of the period."},"paused":{"description":"True while the s\#
  tore reports the subscription as paused.","type":"boolean"},"renewsAs":{"$ref":"#/components\#
  /schemas/ProductId","description":"Product of the next period."},"endReason":{"$ref":"#/comp\#
  onents/schemas/EndReason"},"billingIssueAt":{"$ref":"#/components/schemas/Moment","descripti\#
  on":"Time since which billing has failed."},"listedAt":{"$ref":"#/components/schemas/Moment"\#
  ,"description":"Time at which the store last listed the items of the subscription, this one \#
  among them. Absent if the subscription had one item only."},"asOf":{"$ref":"#/components/sch\#
  emas/Moment","description":"Time of the newest statement about the transaction."}},"required\#
  ":["transactionId","product","periodType","purchasedAt","expiresAt","asOf"]},"TransactionId"\#
  :{"description":"Id that a store gives to a transaction.","type":"string","minLength":1,"max\#
  Length":255},"User":{"description":"The current user of a device, or the user that an id bel\#
  ongs to.","type":"object","properties":{"id":{"$ref":"#/components/schemas/UserId","descript\#
  ion":"For a device: the identified user, or else the anonymous user. For an id: that id if i\#
  t is identified, or else the customer's identified id, or its anonymous id if it has none."}\#
  ,"anonymousId":{"description":"For a device: its anonymous user. For an id: that id if it is\#
   anonymous, or else null.","type":["string","null"]},"identityId":{"description":"Id of the \#
  identified user; null for an anonymous user.","type":["string","null"]},"customerId":{"$ref"\#
  :"#/components/schemas/UserId","description":"Id of the customer. It stays the same across l\#
  ogins, and every userId param accepts it."},"aliases":{"description":"Every id of the custom\#
  er, in byte order. It omits the customerId of a customer that began with an identified user.\#
  ","type":"array","items":{"$ref":"#/components/schemas/UserId"}},"device":{"$ref":"#/compone\#
  nts/schemas/DeviceId","description":"Id of the device; absent when the request names a user.\#
  "},"createdAt":{"$ref":"#/components/schemas/Moment","description":"Time at which the custom\#
  er was created."},"environment":{"$ref":"#/components/schemas/ProjectEnvironment"}},"require\#
  d":["id","anonymousId","identityId","customerId","aliases","createdAt","environment"]},"User\#
  Id":{"description":"Id of a user: the app's own id, an anonymous id, or a customerId. It has\#
   1 to `userIdLengthMax` Unicode scalars, and the daemon compares it byte by byte. An empty i\#
  d is blockedUserId and a longer id userIdTooLong, so this schema has no length.","type":"str\#
  ing"},"Warning":{"description":"A sign that an accepted request may be a mistake.","type":"o\#
  bject","properties":{"kind":{"type":"string","enum":["unknownProduct","unknownEntitlement","\#
  subscriptionWithoutEnd","heldByNobody","sameMoment","asOfAhead","keyTaken","accountTokenDiff\#
  ers","accountTokensFull","transactionDiffers","unknownNotification","leftOut","environmentDi\#
  ffers","alreadyOver"]},"message":{"description":"An explanation in one sentence.","type":"st\#
  ring"},"nearest":{"description":"Similar names that exist, nearest first. An unknown entitle\#
  ment always has it.","type":"array","items":{"type":"string"}},"fields":{"description":"In s\#
  ameMoment: the fields that two statements of one moment give different values.","type":"arra\#
  y","items":{"type":"string"}}},"required":["kind","message"]},"Webhook":{"description":"A UR\#
  L that receives a project's events, with its secrets. Only an admin can read it.","type":"ob\#
  ject","properties":{"url":{"$ref":"#/components/schemas/WebhookUrl"},"secret":{"$ref":"#/com\#
  ponents/schemas/WebhookSecret"},"oldSecret":{"description":"Second secret that also signs ea\#
  ch delivery; null when there is none.","type":["string","null"]},"authorization":{"descripti\#
  on":"What posts carry in their header `Authorization`; null when they carry none.","type":["\#
  string","null"]},"format":{"$ref":"#/components/schemas/WebhookFormat"},"kinds":{"descriptio\#
  n":"Kinds of events that it receives; absent when it receives every kind.","type":"array","i\#
  tems":{"$ref":"#/components/schemas/EventKind"}},"paused":{"description":"True if webhook.pa\#
  use stopped the posts to the URL.","type":"boolean"},"consumer":{"$ref":"#/components/schema\#
  s/ConsumerId","description":"Name of the consumer whose cursor is the webhook's position. A \#
  replay gives the webhook a new consumer."},"cursor":{"$ref":"#/components/schemas/Cursor","d\#
  escription":"The webhook's position: all events up to this cursor are delivered."}},"require\#
  d":["url","secret","oldSecret","authorization","format","paused","consumer","cursor"]},"Webh\#
  ookChoice":{"description":"A URL that receives the project's events.","title":"a webhook","t\#
  ype":"object","properties":{"url":{"$ref":"#/components/schemas/WebhookUrl"},"secret":{"$ref\#
  ":"#/components/schemas/WebhookSecret"},"oldSecret":{"$ref":"#/components/schemas/WebhookSec\#
  ret","description":"Second secret that also signs each delivery, until every receiver knows \#
  the new secret."},"authorization":{"description":"Secret that posts carry in their header `A\#
  uthorization`, with the format `qonversion` after `Basic `. Printable ASCII, without a space\#
   at either end.","type":"string","minLength":1,"maxLength":1000},"format":{"$ref":"#/compone\#
  nts/schemas/WebhookFormat","default":"entitled"},"kinds":{"description":"Kinds of events tha\#
  t it receives, by their names in the feed; the program skips the others. Default: every kind\#
  .","type":"array","items":{"$ref":"#/components/schemas/EventKind"},"minItems":1,"maxItems":\#
  20}},"required":["url","secret"],"additionalProperties":false},"WebhookFailure":{"descriptio\#
  n":"The latest failed attempt for the oldest event that waits for another attempt; if no eve\#
  nt waits, the latest failed attempt.","type":"object","properties":{"at":{"$ref":"#/componen\#
  ts/schemas/Moment","description":"Time of the latest attempt."},"cursor":{"$ref":"#/componen\#
  ts/schemas/Cursor","description":"Cursor of the event."},"reason":{"description":"Why the at\#
  tempt failed, for people.","type":"string","maxLength":500},"attempts":{"description":"Numbe\#
  r of attempts so far to post the event.","type":"integer","minimum":1},"nextAttemptAt":{"$re\#
  f":"#/components/schemas/NullableMoment","description":"Time of the next attempt; null if th\#
  e event is delivered or no program posts it."}},"required":["at","cursor","reason","attempts\#
  ","nextAttemptAt"]},"WebhookFormat":{"description":"Format of a delivery. `entitled`: the ev\#
  ent as in the log. `purchasely`, `revenuecat` and `qonversion`: as these systems document it\#
   (webhooks.md).","type":"string","enum":["entitled","purchasely","revenuecat","qonversion"],\#
  "x-code":[1,2,3,4]},"WebhookReport":{"description":"The results of the posts to a URL.","tit\#
  le":"a report","type":"object","properties":{"url":{"$ref":"#/components/schemas/WebhookUrl"\#
  },"deliveredAt":{"$ref":"#/components/schemas/Moment","description":"Time of the latest deli\#
  very."},"failure":{"description":"The latest failed attempt for the oldest event that waits \#
  for another attempt; if no event waits, the latest failed attempt.","title":"a failure","typ\#
  e":"object","properties":{"at":{"$ref":"#/components/schemas/Moment","description":"Time of \#
  the attempt."},"cursor":{"$ref":"#/components/schemas/Cursor","description":"Cursor of the e\#
  vent."},"reason":{"description":"Why the attempt failed, for people.","type":"string","maxLe\#
  ngth":500},"attempts":{"description":"Number of attempts so far to post the event.","type":"\#
  integer","minimum":1,"maximum":2147483647},"nextAttemptAt":{"$ref":"#/components/schemas/Mom\#
  ent","description":"Time of the next attempt; absent if the event is delivered."}},"required\#
  ":["at","cursor","reason","attempts"],"additionalProperties":false}},"required":["url"],"add\#
  itionalProperties":false},"WebhookSecret":{"description":"Key that signs each delivery. Afte\#
  r `whsec_`: the key in base64. Any other text is the key itself, in UTF-8.","type":"string",\#
  "minLength":1,"maxLength":255},"WebhookStatus":{"description":"A URL that receives a project\#
  's events, and the results of the posts to it.","type":"object","properties":{"url":{"$ref":\#
  "#/components/schemas/WebhookUrl"},"format":{"$ref":"#/components/schemas/WebhookFormat"},"s\#
  tate":{"description":"`paused` by webhook.pause; `stopped` if no program posts; `failing` if\#
   an event waits for another attempt; else `posting`.","type":"string","enum":["paused","stop\#
  ped","failing","posting"]},"cursor":{"$ref":"#/components/schemas/Cursor","description":"The\#
   webhook's position: all events up to this cursor are delivered."},"backlog":{"description":\#
  "Number of events after `cursor`.","type":"integer","minimum":0},"deliveredAt":{"$ref":"#/co\#
  mponents/schemas/NullableMoment","description":"Time of the latest delivery; null if the dae\#
  mon has had no report of a delivery since its start."},"failure":{"$ref":"#/components/schem\#
  as/WebhookFailure","description":"Absent if the daemon has had no report of a failure since \#
  its start."}},"required":["url","format","state","cursor","backlog","deliveredAt"]},"Webhook\#
  Summary":{"description":"A URL that receives a project's events.","type":"object","propertie\#
  s":{"url":{"$ref":"#/components/schemas/WebhookUrl"},"format":{"$ref":"#/components/schemas/\#
  WebhookFormat"}},"required":["url","format"]},"WebhookUrl":{"description":"An absolute `http\#
  s://` or `http://` URL with a host, and optionally a port, a path and a query. It has no use\#
  r, password or fragment, because every reader of the project sees it.","type":"string","patt\#
  ern":"^[Hh][Tt][Tt][Pp][Ss]?://","minLength":8,"maxLength":2000}},"errors":{"parseError":{"c\#
  ode":-32700,"message":"The line is not valid JSON; lines.md defines the grammar. `offset` is\#
   the position of the first wrong byte, counted from 0.","data":{"kind":"parseError","retryab\#
  le":false}},"invalidRequest":{"code":-32600,"message":"The line is JSON, but not a request: \#
  it is not an object or an empty batch, it has no method, its `jsonrpc` is not \"2.0\", or it\#
  s id or params have a wrong type.","data":{"kind":"invalidRequest","retryable":false}},"mess\#
  ageTooLarge":{"code":-32600,"message":"A line has more than `limit` bytes before its line fe\#
  ed. The daemon drops the line and reads the next line as usual.","data":{"kind":"messageTooL\#
  arge","retryable":false}},"batchTooLarge":{"code":-32600,"message":"A batch has more than `l\#
  imit` entries, and the daemon executes none of them. Or the replies to earlier entries have \#
  more than `limit` bytes, and the daemon does not execute this entry.","data":{"kind":"batchT\#
  ooLarge","retryable":false}},"notInBatch":{"code":-32600,"message":"The method is not allowe\#
  d in a batch.","data":{"kind":"notInBatch","retryable":false}},"unknownMethod":{"code":-3260\#
  1,"message":"The daemon has no such method. `nearest` lists similar names.","data":{"kind":"\#
  unknownMethod","retryable":false}},"invalidParams":{"code":-32602,"message":"A parameter is \#
  missing, unknown, of a wrong type or out of range, or two parameters exclude each other. `fi\#
  eld` points to it; `nearest` lists similar names.","data":{"kind":"invalidParams","retryable\#
  ":false}},"internalError":{"code":-32603,"message":"The daemon has a fault. Its log has the \#
  same `reference`.","data":{"kind":"internalError","retryable":false}},"permissionDenied":{"c\#
  ode":1000,"message":"The caller's role is lower than the role that the method needs. `uid` a\#
  nd `role` are the caller's (`none` without a role), and `needs` is the method's role.","data\#
  ":{"kind":"permissionDenied","retryable":false}},"unknownDevice":{"code":1100,"message":"The\#
   project has no such device.","data":{"kind":"unknownDevice","retryable":false}},"unknownUse\#
  r":{"code":1101,"message":"The project has no such user. `explain` then names a purchase tha\#
  t waits for this id, its account token.","data":{"kind":"unknownUser","retryable":false}},"b\#
  lockedUserId":{"code":1102,"message":"No user may have this id: it is empty, or in the proje\#
  ct's `blockedUserIds`.","data":{"kind":"blockedUserId","retryable":false}},"userIdTooLong":{\#
  "code":1103,"message":"The id has more Unicode scalars than the project's `userIdLengthMax`.\#
  ","data":{"kind":"userIdTooLong","retryable":false}},"reservedUserId":{"code":1104,"message"\#
  :"The id begins with the project's anonymous prefix, or it is the id of an anonymous user or\#
   a customerId. In `user.import`: the id belongs to another customer, or no daemon makes such\#
   an anonymous id or customerId.","data":{"kind":"reservedUserId","retryable":false}},"alread\#
  yAnonymous":{"code":1105,"message":"No user is logged in on the device, and the project's `o\#
  nAnonymousLogout` is `refuse`.","data":{"kind":"alreadyAnonymous","retryable":false}},"unkno\#
  wnProject":{"code":1200,"message":"The daemon has no such project.","data":{"kind":"unknownP\#
  roject","retryable":false}},"unknownPurchase":{"code":1201,"message":"The project has no pur\#
  chase with this store and originalTransactionId, or the purchase has no such transaction. No\#
  thing changes.","data":{"kind":"unknownPurchase","retryable":false}},"purchaseHeldByAnother"\#
  :{"code":1202,"message":"Another user holds the purchase, and a rule of the project keeps it\#
   there. `holder` and `rule` name them. In `user.import` there is no `rule`: the import does \#
  not name the holder. Nothing changes.","data":{"kind":"purchaseHeldByAnother","retryable":fa\#
  lse}},"unknownEntitlement":{"code":1203,"message":"A call grants or explains an entitlement \#
  that the project does not have. `nearest` lists similar names.","data":{"kind":"unknownEntit\#
  lement","retryable":false}},"notAManualGrant":{"code":1204,"message":"The user has no active\#
   grant of this entitlement. For example, a purchase gives it, or the grant has ended.","data\#
  ":{"kind":"notAManualGrant","retryable":false}},"clockNotManual":{"code":1205,"message":"The\#
   project uses the system's clock, which cannot be advanced.","data":{"kind":"clockNotManual"\#
  ,"retryable":false}},"cannotUndo":{"code":1206,"message":"The daemon cannot undo the link. N\#
  othing changes. `obstacle` is the reason: `unknownEvent`; `otherKind`: an event of this kind\#
   cannot be undone; `noLink`: the event linked nothing; `undone`: the link is already undone;\#
   `isUndo`: the event comes from an undo; `laterAlias`: a later alias merged the customer wit\#
  h another user; `tooMuch`: too many users and purchases depend on the link; `unclear`: a del\#
  etion erased part of the history. `event` is the id of the event that prevents the undo.","d\#
  ata":{"kind":"cannotUndo","retryable":false}},"unknownConsumer":{"code":1207,"message":"No c\#
  onsumer of this name has acknowledged an event. `events.acknowledge` does not create a name \#
  that begins with `webhook-`: those belong to webhooks.","data":{"kind":"unknownConsumer","re\#
  tryable":false}},"unknownWebhook":{"code":1208,"message":"The project has no webhook with th\#
  is URL. The error does not repeat the URL.","data":{"kind":"unknownWebhook","retryable":fals\#
  e}},"productInUse":{"code":1209,"message":"`products` leaves out a product that a stored tra\#
  nsaction names, and `removed` does not name it. Nothing changes. `product` is the first such\#
   product; `customers` counts who holds a purchase that names it, also an expired one. `custo\#
  mers` is missing if the project has more than `definitionRecordsMax` customers and purchases\#
  : each product counts as used then.","data":{"kind":"productInUse","retryable":false}},"idem\#
  potencyConflict":{"code":1300,"message":"A call of the same method used this key with other \#
  params in the last 24 hours.","data":{"kind":"idempotencyConflict","retryable":false}},"stor\#
  ageFull":{"code":1400,"message":"The disk has no room for the write. Nothing changes, and re\#
  ading still works.","data":{"kind":"storageFull","retryable":true}},"storageFailed":{"code":\#
  1401,"message":"The write may not be on the disk: the daemon stops, and its next start shows\#
   what is stored. Or the daemon cannot read a record that the request needs, or its data file\#
   was removed: then it keeps running.","data":{"kind":"storageFailed","retryable":false}},"ov\#
  erloaded":{"code":1402,"message":"More requests are waiting than the daemon accepts. Nothing\#
   changes. With a null `id`, the daemon dropped an unfinished line, and `limit` is the total \#
  size of all unfinished lines.","data":{"kind":"overloaded","retryable":true}},"tooManyConnec\#
  tions":{"code":1403,"message":"The daemon has reached its maximum of connections. It replies\#
   to the first line with this error and closes the connection.","data":{"kind":"tooManyConnec\#
  tions","retryable":false}},"shuttingDown":{"code":1404,"message":"The daemon is shutting dow\#
  n. Nothing changes.","data":{"kind":"shuttingDown","retryable":true}},"storageUnavailable":{\#
  "code":1405,"message":"The shared database could not be reached, or did not answer in time; \#
  other stores have no such error. With `outcome` `notApplied`, nothing changed. With `unknown\#
  `, the change may or may not be stored.","data":{"kind":"storageUnavailable","retryable":tru\#
  e}},"unverified":{"code":1500,"message":"The daemon does not trust what `store.notify` got: \#
  `reason` is `malformed`, `algorithm`, `chainLength`, `certificate`, `chain`, `extension`, `v\#
  alidity`, `signature`, `app`, `environment`, `unsignedEnvironment` or `age`; stores.md says \#
  what each means. `httpStatus` is what the web server should answer.","data":{"kind":"unverif\#
  ied","retryable":false}},"storeNotConfigured":{"code":1501,"message":"The project does not d\#
  efine the store of `store.notify`. The store sends the notification again if the web server \#
  answers `httpStatus`.","data":{"kind":"storeNotConfigured","retryable":true}},"verifierMissi\#
  ng":{"code":1502,"message":"The system has no libcrypto, which verifies what Apple signed. A\#
  ll other methods work.","data":{"kind":"verifierMissing","retryable":true}},"verifierFailed"\#
  :{"code":1503,"message":"The process that verifies what Apple signed ended, or took more tha\#
  n two seconds. The daemon starts it again.","data":{"kind":"verifierFailed","retryable":true\#
  }}}}}\#

  """#
