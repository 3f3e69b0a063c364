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
  r never had. Default: every entitlement that the user's purchases and grants give or gave.",\#
  "schema":{"type":"array","items":{"$ref":"#/components/schemas/EntitlementId"},"maxItems":10\#
  00}},{"name":"at","required":false,"summary":"Moment to evaluate, RFC 3339, with today's hol\#
  ders. Default: now.","schema":{"$ref":"#/components/schemas/Moment"}},{"name":"ifUnknown","r\#
  equired":false,"summary":"Reply for a userId that the project does not have: `error`, or `no\#
  ne` for a result with no active entitlement and `known` false. The daemon does not create th\#
  e user.","schema":{"type":"string","enum":["error","none"],"default":"error"}},{"name":"proj\#
  ect","required":false,"summary":"Id of the project.","schema":{"$ref":"#/components/schemas/\#
  ProjectId","default":"default"}}],"x-exactly-one":[["device"],["userId"]],"result":{"name":"\#
  result","schema":{"type":"object","properties":{"userId":{"$ref":"#/components/schemas/UserI\#
  d","description":"Id of the user that the result is about."},"known":{"description":"Whether\#
   the project has this user. Absent unless the request has `ifUnknown`.","type":"boolean"},"e\#
  ntitlements":{"$ref":"#/components/schemas/Entitlements"},"at":{"$ref":"#/components/schemas\#
  /Moment","description":"The moment that the result is for."},"warnings":{"description":"Abse\#
  nt when there are no warnings.","type":"array","items":{"$ref":"#/components/schemas/Warning\#
  "}}},"required":["userId","entitlements","at"]}},"errors":[{"code":-32602,"message":"A param\#
  eter is missing, unknown, of a wrong type or out of range, or two parameters exclude each ot\#
  her. `field` points to it; `nearest` lists similar names.","data":{"kind":"invalidParams","r\#
  etryable":false}},{"code":1000,"message":"The caller's role is lower than the role that the \#
  method needs. `uid` and `role` are the caller's (`none` without a role), and `needs` is the \#
  method's role.","data":{"kind":"permissionDenied","retryable":false}},{"code":1100,"message"\#
  :"The project has no such device.","data":{"kind":"unknownDevice","retryable":false}},{"code\#
  ":1101,"message":"The project has no such user.","data":{"kind":"unknownUser","retryable":fa\#
  lse}},{"code":1102,"message":"No user may have this id: it is empty, or in the project's `bl\#
  ockedUserIds`.","data":{"kind":"blockedUserId","retryable":false}},{"code":1103,"message":"T\#
  he id has more Unicode scalars than the project's `userIdLengthMax`.","data":{"kind":"userId\#
  TooLong","retryable":false}},{"code":1200,"message":"The daemon has no such project.","data"\#
  :{"kind":"unknownProject","retryable":false}},{"code":1405,"message":"The shared database co\#
  uld not be reached, or did not answer in time; other stores have no such error. With `outcom\#
  e` `notApplied`, nothing changed. With `unknown`, the change may or may not be stored.","dat\#
  a":{"kind":"storageUnavailable","retryable":true}}],"examples":[{"name":"a subscription","x-\#
  given":[{"method":"project.define","params":{"products":{"monthly":{"kind":"subscription","e\#
  ntitlements":["premium"]}},"clock":{"manual":"2026-01-01T00:00:00.000Z"}}},{"method":"instal\#
  l","params":{"device":"iphone"}},{"method":"purchase","params":{"device":"iphone","product":\#
  "monthly","store":"appStore","transactionId":"1000","expiresAt":"2026-02-01T00:00:00.000Z"}}\#
  ],"params":[{"name":"device","value":"iphone"}],"result":{"name":"result","value":{"userId":\#
  "{{anonymous}}","entitlements":{"premium":{"id":"premium","active":true,"state":"active","pr\#
  oductId":"monthly","source":"appStore","renewState":"willRenew","grantType":"purchase","peri\#
  odType":"normal","startedAt":"2026-01-01T00:00:00.000Z","expiresAt":"2026-02-01T00:00:00.000\#
  Z","gracePeriodExpiresAt":null,"firstPurchasedAt":"2026-01-01T00:00:00.000Z","lastPurchasedA\#
  t":"2026-01-01T00:00:00.000Z","trialStartedAt":null,"autoRenewDisabledAt":null,"renewsCount"\#
  :0,"environment":"production","store":"appStore","transactionId":"1000","originalTransaction\#
  Id":"1000"}},"at":"2026-01-01T00:00:00.000Z"}}},{"name":"after its end","x-given":[{"method"\#
  :"project.define","params":{"products":{"monthly":{"kind":"subscription","entitlements":["pr\#
  emium"]}},"clock":{"manual":"2026-01-01T00:00:00.000Z"}}},{"method":"install","params":{"dev\#
  ice":"iphone"}},{"method":"purchase","params":{"device":"iphone","product":"monthly","store"\#
  :"appStore","transactionId":"1000","expiresAt":"2026-02-01T00:00:00.000Z"}}],"params":[{"nam\#
  e":"device","value":"iphone"},{"name":"at","value":"2026-03-01T00:00:00Z"}],"result":{"name"\#
  :"result","value":{"userId":"{{anonymous}}","entitlements":{"premium":{"id":"premium","activ\#
  e":false,"state":"expired","productId":"monthly","source":"appStore","renewState":"willRenew\#
  ","grantType":"purchase","periodType":"normal","startedAt":"2026-01-01T00:00:00.000Z","expir\#
  esAt":"2026-02-01T00:00:00.000Z","gracePeriodExpiresAt":null,"firstPurchasedAt":"2026-01-01T\#
  00:00:00.000Z","lastPurchasedAt":"2026-01-01T00:00:00.000Z","trialStartedAt":null,"autoRenew\#
  DisabledAt":null,"renewsCount":0,"environment":"production","store":"appStore","transactionI\#
  d":"1000","originalTransactionId":"1000"}},"at":"2026-03-01T00:00:00.000Z"}}},{"name":"nothi\#
  ng bought","x-given":[{"method":"project.define","params":{"products":{"monthly":{"kind":"su\#
  bscription","entitlements":["premium"]}},"clock":{"manual":"2026-01-01T00:00:00.000Z"}}},{"m\#
  ethod":"install","params":{"device":"iphone"}}],"params":[{"name":"device","value":"iphone"}\#
  ],"result":{"name":"result","value":{"userId":"{{anonymous}}","entitlements":{},"at":"2026-0\#
  1-01T00:00:00.000Z"}}},{"name":"an id that the project does not know","x-given":[{"method":"\#
  project.define","params":{"products":{"monthly":{"kind":"subscription","entitlements":["prem\#
  ium"]}},"clock":{"manual":"2026-01-01T00:00:00.000Z"}}},{"method":"install","params":{"devic\#
  e":"iphone"}}],"params":[{"name":"device","value":"iphone"},{"name":"entitlements","value":[\#
  "premum"]}],"result":{"name":"result","value":{"userId":"{{anonymous}}","entitlements":{"pre\#
  mum":{"id":"premum","active":false,"state":null,"productId":null,"source":null,"renewState":\#
  "unknown","grantType":null,"periodType":null,"startedAt":null,"expiresAt":null,"gracePeriodE\#
  xpiresAt":null,"firstPurchasedAt":null,"lastPurchasedAt":null,"trialStartedAt":null,"autoRen\#
  ewDisabledAt":null,"renewsCount":0,"environment":null,"store":null,"transactionId":null,"ori\#
  ginalTransactionId":null}},"at":"2026-01-01T00:00:00.000Z","warnings":[{"kind":"unknownEntit\#
  lement","message":"{{any}}","nearest":["premium"]}]}}},{"name":"a user who never bought","x-\#
  given":[{"method":"project.define","params":{"products":{"monthly":{"kind":"subscription","e\#
  ntitlements":["premium"]}},"clock":{"manual":"2026-01-01T00:00:00.000Z"}}}],"params":[{"name\#
  ":"userId","value":"ann"},{"name":"ifUnknown","value":"none"}],"result":{"name":"result","va\#
  lue":{"userId":"ann","known":false,"entitlements":{},"at":"2026-01-01T00:00:00.000Z"}}}]},{"\#
  name":"clock.advance","summary":"Moves a manual clock forward, and applies in order everythi\#
  ng that falls due on the way.","x-role":"admin","x-since":1,"paramStructure":"either","param\#
  s":[{"name":"to","required":false,"summary":"New time of the clock, RFC 3339.","schema":{"$r\#
  ef":"#/components/schemas/Moment"}},{"name":"by","required":false,"summary":"How far to move\#
   the clock: an ISO 8601 duration, for example P1M.","schema":{"$ref":"#/components/schemas/D\#
  uration"}},{"name":"project","required":false,"summary":"Id of the project.","schema":{"$ref\#
  ":"#/components/schemas/ProjectId","default":"default"}},{"name":"dryRun","required":false,"\#
  summary":"Computes the result and the events without changing anything.","schema":{"type":"b\#
  oolean","default":false}},{"name":"idempotencyKey","required":false,"summary":"Makes a retry\#
   safe: the same key with the same params returns the stored result.","schema":{"$ref":"#/com\#
  ponents/schemas/IdempotencyKey"}}],"x-exactly-one":[["to"],["by"]],"result":{"name":"result"\#
  ,"schema":{"type":"object","properties":{"now":{"$ref":"#/components/schemas/Moment","descri\#
  ption":"Time that the clock shows after the call."},"dryRun":{"description":"True in a dry r\#
  un; otherwise absent.","type":"boolean"},"events":{"description":"The events that the call w\#
  ould emit. Only in a dry run.","type":"array","items":{"$ref":"#/components/schemas/Event"}}\#
  ,"replayed":{"description":"True when this is the stored result of an idempotency key; other\#
  wise absent.","type":"boolean"}},"required":["now"]}},"errors":[{"code":-32602,"message":"A \#
  parameter is missing, unknown, of a wrong type or out of range, or two parameters exclude ea\#
  ch other. `field` points to it; `nearest` lists similar names.","data":{"kind":"invalidParam\#
  s","retryable":false}},{"code":1000,"message":"The caller's role is lower than the role that\#
   the method needs. `uid` and `role` are the caller's (`none` without a role), and `needs` is\#
   the method's role.","data":{"kind":"permissionDenied","retryable":false}},{"code":1200,"mes\#
  sage":"The daemon has no such project.","data":{"kind":"unknownProject","retryable":false}},\#
  {"code":1205,"message":"The project uses the system's clock, which cannot be advanced.","dat\#
  a":{"kind":"clockNotManual","retryable":false}},{"code":1300,"message":"A call of the same m\#
  ethod used this key with other params in the last 24 hours.","data":{"kind":"idempotencyConf\#
  lict","retryable":false}},{"code":1400,"message":"The disk has no room for the write. Nothin\#
  g changes, and reading still works.","data":{"kind":"storageFull","retryable":true}},{"code"\#
  :1401,"message":"The write may not be on the disk: the daemon stops, and its next start show\#
  s what is stored. Or the daemon cannot read a record that the request needs: then it keeps r\#
  unning.","data":{"kind":"storageFailed","retryable":false}},{"code":1405,"message":"The shar\#
  ed database could not be reached, or did not answer in time; other stores have no such error\#
  . With `outcome` `notApplied`, nothing changed. With `unknown`, the change may or may not be\#
   stored.","data":{"kind":"storageUnavailable","retryable":true}}],"examples":[{"name":"a mon\#
  th","x-given":[{"method":"project.define","params":{"products":{"monthly":{"kind":"subscript\#
  ion","entitlements":["premium"]}},"clock":{"manual":"2026-01-01T00:00:00.000Z"}}}],"params":\#
  [{"name":"by","value":"P1M"}],"result":{"name":"result","value":{"now":"2026-02-01T00:00:00.\#
  000Z"}}},{"name":"to a moment","x-given":[{"method":"project.define","params":{"products":{"\#
  monthly":{"kind":"subscription","entitlements":["premium"]}},"clock":{"manual":"2026-01-01T0\#
  0:00:00.000Z"}}}],"params":[{"name":"to","value":"2027-01-01T00:00:00Z"}],"result":{"name":"\#
  result","value":{"now":"2027-01-01T00:00:00.000Z"}}}]},{"name":"events.acknowledge","summary\#
  ":"Records that a consumer has processed the events up to a cursor.","x-role":"write","x-sin\#
  ce":1,"paramStructure":"either","params":[{"name":"consumer","required":true,"summary":"Name\#
   of the consumer. Its first acknowledgement creates it.","schema":{"$ref":"#/components/sche\#
  mas/ConsumerId"}},{"name":"cursor","required":true,"summary":"Cursor of the last processed e\#
  vent; \"0\" for none.","schema":{"$ref":"#/components/schemas/Cursor"}},{"name":"project","r\#
  equired":false,"summary":"Id of the project.","schema":{"$ref":"#/components/schemas/Project\#
  Id","default":"default"}},{"name":"dryRun","required":false,"summary":"Computes the result a\#
  nd the events without changing anything.","schema":{"type":"boolean","default":false}},{"nam\#
  e":"idempotencyKey","required":false,"summary":"Makes a retry safe: the same key with the sa\#
  me params returns the stored result.","schema":{"$ref":"#/components/schemas/IdempotencyKey"\#
  }}],"result":{"name":"result","schema":{"type":"object","properties":{"consumer":{"$ref":"#/\#
  components/schemas/ConsumerId"},"cursor":{"$ref":"#/components/schemas/Cursor","description"\#
  :"Highest cursor that the consumer has acknowledged."},"dryRun":{"description":"True in a dr\#
  y run; otherwise absent.","type":"boolean"},"events":{"description":"The events that the cal\#
  l would emit: always none. Only in a dry run.","type":"array","items":{"$ref":"#/components/\#
  schemas/Event"}},"replayed":{"description":"True when this is the stored result of an idempo\#
  tency key; otherwise absent.","type":"boolean"}},"required":["consumer","cursor"]}},"errors"\#
  :[{"code":-32602,"message":"A parameter is missing, unknown, of a wrong type or out of range\#
  , or two parameters exclude each other. `field` points to it; `nearest` lists similar names.\#
  ","data":{"kind":"invalidParams","retryable":false}},{"code":1000,"message":"The caller's ro\#
  le is lower than the role that the method needs. `uid` and `role` are the caller's (`none` w\#
  ithout a role), and `needs` is the method's role.","data":{"kind":"permissionDenied","retrya\#
  ble":false}},{"code":1200,"message":"The daemon has no such project.","data":{"kind":"unknow\#
  nProject","retryable":false}},{"code":1207,"message":"No consumer of this name has acknowled\#
  ged an event. `events.acknowledge` does not create a name that begins with `webhook-`: those\#
   belong to webhooks.","data":{"kind":"unknownConsumer","retryable":false}},{"code":1300,"mes\#
  sage":"A call of the same method used this key with other params in the last 24 hours.","dat\#
  a":{"kind":"idempotencyConflict","retryable":false}},{"code":1400,"message":"The disk has no\#
   room for the write. Nothing changes, and reading still works.","data":{"kind":"storageFull"\#
  ,"retryable":true}},{"code":1401,"message":"The write may not be on the disk: the daemon sto\#
  ps, and its next start shows what is stored. Or the daemon cannot read a record that the req\#
  uest needs: then it keeps running.","data":{"kind":"storageFailed","retryable":false}},{"cod\#
  e":1405,"message":"The shared database could not be reached, or did not answer in time; othe\#
  r stores have no such error. With `outcome` `notApplied`, nothing changed. With `unknown`, t\#
  he change may or may not be stored.","data":{"kind":"storageUnavailable","retryable":true}}]\#
  ,"examples":[{"name":"a consumer begins at the beginning","params":[{"name":"consumer","valu\#
  e":"mailer"},{"name":"cursor","value":"0"}],"result":{"name":"result","value":{"consumer":"m\#
  ailer","cursor":"0"}}},{"name":"never backwards","x-given":[{"method":"install","params":{"d\#
  evice":"iphone"}},{"method":"events.acknowledge","params":{"consumer":"mailer","cursor":"1"}\#
  }],"params":[{"name":"consumer","value":"mailer"},{"name":"cursor","value":"0"}],"result":{"\#
  name":"result","value":{"consumer":"mailer","cursor":"1"}}}]},{"name":"events.read","summary\#
  ":"Reads the events of a project in order, from any position of its log.","x-role":"read","x\#
  -since":1,"paramStructure":"either","params":[{"name":"after","required":false,"summary":"Cu\#
  rsor from an earlier reply. The reply has the events after it.","schema":{"$ref":"#/componen\#
  ts/schemas/Cursor","default":"0"}},{"name":"limit","required":false,"summary":"Maximum numbe\#
  r of events.","schema":{"type":"integer","minimum":1,"maximum":1000,"default":100}},{"name":\#
  "user","required":false,"summary":"Returns only events of this customer, by any of its ids."\#
  ,"schema":{"$ref":"#/components/schemas/UserId"}},{"name":"kinds","required":false,"summary"\#
  :"Returns only events of these kinds.","schema":{"type":"array","items":{"$ref":"#/component\#
  s/schemas/EventKind"},"maxItems":100}},{"name":"consumer","required":false,"summary":"Starts\#
   after the last event that this consumer acknowledged. Excludes `after`.","schema":{"$ref":"\#
  #/components/schemas/ConsumerId"}},{"name":"project","required":false,"summary":"Id of the p\#
  roject.","schema":{"$ref":"#/components/schemas/ProjectId","default":"default"}}],"result":{\#
  "name":"result","schema":{"type":"object","properties":{"events":{"type":"array","items":{"$\#
  ref":"#/components/schemas/Event"}},"cursor":{"$ref":"#/components/schemas/Cursor","descript\#
  ion":"Cursor for the next call: that of the last event in the list, or of the newest event i\#
  n the log when there are no more."},"more":{"description":"True when there may be more event\#
  s: call again at once. The list can be empty when `more` is true, because no event that the \#
  daemon looked at matched.","type":"boolean"}},"required":["events","cursor","more"]}},"error\#
  s":[{"code":-32602,"message":"A parameter is missing, unknown, of a wrong type or out of ran\#
  ge, or two parameters exclude each other. `field` points to it; `nearest` lists similar name\#
  s.","data":{"kind":"invalidParams","retryable":false}},{"code":1000,"message":"The caller's \#
  role is lower than the role that the method needs. `uid` and `role` are the caller's (`none`\#
   without a role), and `needs` is the method's role.","data":{"kind":"permissionDenied","retr\#
  yable":false}},{"code":1101,"message":"The project has no such user.","data":{"kind":"unknow\#
  nUser","retryable":false}},{"code":1102,"message":"No user may have this id: it is empty, or\#
   in the project's `blockedUserIds`.","data":{"kind":"blockedUserId","retryable":false}},{"co\#
  de":1103,"message":"The id has more Unicode scalars than the project's `userIdLengthMax`.","\#
  data":{"kind":"userIdTooLong","retryable":false}},{"code":1200,"message":"The daemon has no \#
  such project.","data":{"kind":"unknownProject","retryable":false}},{"code":1207,"message":"N\#
  o consumer of this name has acknowledged an event. `events.acknowledge` does not create a na\#
  me that begins with `webhook-`: those belong to webhooks.","data":{"kind":"unknownConsumer",\#
  "retryable":false}},{"code":1405,"message":"The shared database could not be reached, or did\#
   not answer in time; other stores have no such error. With `outcome` `notApplied`, nothing c\#
  hanged. With `unknown`, the change may or may not be stored.","data":{"kind":"storageUnavail\#
  able","retryable":true}}],"examples":[{"name":"from the start","x-given":[{"method":"project\#
  .define","params":{"products":{"monthly":{"kind":"subscription","entitlements":["premium"]}}\#
  ,"clock":{"manual":"2026-01-01T00:00:00.000Z"}}},{"method":"install","params":{"device":"iph\#
  one"}}],"params":[],"result":{"name":"result","value":{"events":[{"cursor":"1","id":"{{any}}\#
  ","kind":"userCreated","at":"2026-01-01T00:00:00.000Z","project":"default","user":"{{anonymo\#
  us}}","anonymousId":"{{anonymous}}","cause":{"method":"install","id":"{{any}}"},"device":"ip\#
  hone"}],"cursor":"1","more":false}}},{"name":"behind what a consumer has acknowledged","x-gi\#
  ven":[{"method":"project.define","params":{"clock":{"manual":"2026-01-01T00:00:00.000Z"}}},{\#
  "method":"install","params":{"device":"iphone"}},{"method":"install","params":{"device":"ipa\#
  d"}},{"method":"events.acknowledge","params":{"consumer":"mailer","cursor":"1"}}],"params":[\#
  {"name":"consumer","value":"mailer"}],"result":{"name":"result","value":{"events":[{"cursor"\#
  :"2","id":"{{any}}","kind":"userCreated","at":"2026-01-01T00:00:00.000Z","project":"default"\#
  ,"user":"{{second}}","anonymousId":"{{second}}","cause":{"method":"install","id":"{{any}}"},\#
  "device":"ipad"}],"cursor":"2","more":false}}},{"name":"nothing yet","params":[],"result":{"\#
  name":"result","value":{"events":[],"cursor":"0","more":false}}}]},{"name":"events.subscribe\#
  ","summary":"Subscribes this connection to events; they arrive as notifications.","x-role":"\#
  read","x-since":1,"paramStructure":"either","params":[{"name":"after","required":false,"summ\#
  ary":"Cursor from an earlier reply. The subscription starts with the event after it. Default\#
  : new events only.","schema":{"$ref":"#/components/schemas/Cursor"}},{"name":"kinds","requir\#
  ed":false,"summary":"Sends only events of these kinds.","schema":{"type":"array","items":{"$\#
  ref":"#/components/schemas/EventKind"},"maxItems":100}},{"name":"project","required":false,"\#
  summary":"Id of the project.","schema":{"$ref":"#/components/schemas/ProjectId","default":"d\#
  efault"}}],"result":{"name":"result","schema":{"type":"object","properties":{"subscription":\#
  {"$ref":"#/components/schemas/SubscriptionId"},"cursor":{"$ref":"#/components/schemas/Cursor\#
  ","description":"The subscription sends the events after this cursor."}},"required":["subscr\#
  iption","cursor"]}},"errors":[{"code":-32602,"message":"A parameter is missing, unknown, of \#
  a wrong type or out of range, or two parameters exclude each other. `field` points to it; `n\#
  earest` lists similar names.","data":{"kind":"invalidParams","retryable":false}},{"code":100\#
  0,"message":"The caller's role is lower than the role that the method needs. `uid` and `role\#
  ` are the caller's (`none` without a role), and `needs` is the method's role.","data":{"kind\#
  ":"permissionDenied","retryable":false}},{"code":1200,"message":"The daemon has no such proj\#
  ect.","data":{"kind":"unknownProject","retryable":false}},{"code":1405,"message":"The shared\#
   database could not be reached, or did not answer in time; other stores have no such error. \#
  With `outcome` `notApplied`, nothing changed. With `unknown`, the change may or may not be s\#
  tored.","data":{"kind":"storageUnavailable","retryable":true}}],"x-notifications":[{"name":"\#
  event","summary":"Delivers one event of a subscription.","params":{"type":"object","properti\#
  es":{"subscription":{"$ref":"#/components/schemas/SubscriptionId"},"cursor":{"$ref":"#/compo\#
  nents/schemas/Cursor","description":"Cursor of the event. Send it as `after` to resume with \#
  a new subscription."},"event":{"$ref":"#/components/schemas/Event"}},"required":["subscripti\#
  on","cursor","event"]}},{"name":"gap","summary":"Ends a subscription whose client reads too \#
  slowly.","params":{"type":"object","properties":{"subscription":{"$ref":"#/components/schema\#
  s/SubscriptionId"},"cursor":{"$ref":"#/components/schemas/Cursor","description":"The daemon \#
  sent every event up to this cursor. Send it as `after` to resume with a new subscription."}}\#
  ,"required":["subscription","cursor"]}}],"examples":[{"name":"from now on","x-given":[{"meth\#
  od":"install","params":{"device":"iphone"}}],"params":[],"result":{"name":"result","value":{\#
  "subscription":"1","cursor":"1"}}},{"name":"from the beginning, two kinds","params":[{"name"\#
  :"after","value":"0"},{"name":"kinds","value":["purchaseRecorded","purchaseRenewed"]}],"resu\#
  lt":{"name":"result","value":{"subscription":"1","cursor":"0"}}}]},{"name":"events.unsubscri\#
  be","summary":"Ends a subscription of this connection.","x-role":"read","x-since":1,"paramSt\#
  ructure":"either","params":[{"name":"subscription","required":true,"summary":"Id of the subs\#
  cription, as events.subscribe returned it.","schema":{"$ref":"#/components/schemas/Subscript\#
  ionId"}},{"name":"project","required":false,"summary":"Id of the project.","schema":{"$ref":\#
  "#/components/schemas/ProjectId","default":"default"}}],"result":{"name":"result","schema":{\#
  "type":"object","properties":{"subscription":{"$ref":"#/components/schemas/SubscriptionId"},\#
  "cursor":{"$ref":"#/components/schemas/Cursor","description":"The daemon sent every matching\#
   event up to this cursor."}},"required":["subscription","cursor"]}},"errors":[{"code":-32602\#
  ,"message":"A parameter is missing, unknown, of a wrong type or out of range, or two paramet\#
  ers exclude each other. `field` points to it; `nearest` lists similar names.","data":{"kind"\#
  :"invalidParams","retryable":false}},{"code":1000,"message":"The caller's role is lower than\#
   the role that the method needs. `uid` and `role` are the caller's (`none` without a role), \#
  and `needs` is the method's role.","data":{"kind":"permissionDenied","retryable":false}},{"c\#
  ode":1200,"message":"The daemon has no such project.","data":{"kind":"unknownProject","retry\#
  able":false}},{"code":1405,"message":"The shared database could not be reached, or did not a\#
  nswer in time; other stores have no such error. With `outcome` `notApplied`, nothing changed\#
  . With `unknown`, the change may or may not be stored.","data":{"kind":"storageUnavailable",\#
  "retryable":true}}],"examples":[{"name":"plain","x-given":[{"method":"install","params":{"de\#
  vice":"iphone"}},{"method":"events.subscribe","params":{}}],"params":[{"name":"subscription"\#
  ,"value":"1"}],"result":{"name":"result","value":{"subscription":"1","cursor":"1"}}}]},{"nam\#
  e":"events.wait","summary":"Reads events like events.read, and waits for new events if there\#
   are none.","x-role":"read","x-since":1,"paramStructure":"either","params":[{"name":"after",\#
  "required":false,"summary":"Cursor from an earlier reply. The reply has the events after it.\#
  ","schema":{"$ref":"#/components/schemas/Cursor","default":"0"}},{"name":"limit","required":\#
  false,"summary":"Maximum number of events.","schema":{"type":"integer","minimum":1,"maximum"\#
  :1000,"default":100}},{"name":"user","required":false,"summary":"Returns only events of this\#
   customer, by any of its ids.","schema":{"$ref":"#/components/schemas/UserId"}},{"name":"kin\#
  ds","required":false,"summary":"Returns only events of these kinds.","schema":{"type":"array\#
  ","items":{"$ref":"#/components/schemas/EventKind"},"maxItems":100}},{"name":"consumer","req\#
  uired":false,"summary":"Starts after the last event that this consumer acknowledged. Exclude\#
  s `after`.","schema":{"$ref":"#/components/schemas/ConsumerId"}},{"name":"timeoutMs","requir\#
  ed":true,"summary":"Longest wait, in milliseconds. When it is over, the list of events is em\#
  pty.","schema":{"type":"integer","minimum":0,"maximum":60000}},{"name":"project","required":\#
  false,"summary":"Id of the project.","schema":{"$ref":"#/components/schemas/ProjectId","defa\#
  ult":"default"}}],"result":{"name":"result","schema":{"type":"object","properties":{"events"\#
  :{"type":"array","items":{"$ref":"#/components/schemas/Event"}},"cursor":{"$ref":"#/componen\#
  ts/schemas/Cursor","description":"Cursor for the next call: that of the last event in the li\#
  st, or of the newest event in the log when there are no more."},"more":{"description":"True \#
  when there may be more events: call again at once. The list can be empty when `more` is true\#
  , because no event that the daemon looked at matched.","type":"boolean"}},"required":["event\#
  s","cursor","more"]}},"errors":[{"code":-32602,"message":"A parameter is missing, unknown, o\#
  f a wrong type or out of range, or two parameters exclude each other. `field` points to it; \#
  `nearest` lists similar names.","data":{"kind":"invalidParams","retryable":false}},{"code":1\#
  000,"message":"The caller's role is lower than the role that the method needs. `uid` and `ro\#
  le` are the caller's (`none` without a role), and `needs` is the method's role.","data":{"ki\#
  nd":"permissionDenied","retryable":false}},{"code":1101,"message":"The project has no such u\#
  ser.","data":{"kind":"unknownUser","retryable":false}},{"code":1102,"message":"No user may h\#
  ave this id: it is empty, or in the project's `blockedUserIds`.","data":{"kind":"blockedUser\#
  Id","retryable":false}},{"code":1103,"message":"The id has more Unicode scalars than the pro\#
  ject's `userIdLengthMax`.","data":{"kind":"userIdTooLong","retryable":false}},{"code":1200,"\#
  message":"The daemon has no such project.","data":{"kind":"unknownProject","retryable":false\#
  }},{"code":1207,"message":"No consumer of this name has acknowledged an event. `events.ackno\#
  wledge` does not create a name that begins with `webhook-`: those belong to webhooks.","data\#
  ":{"kind":"unknownConsumer","retryable":false}},{"code":1405,"message":"The shared database \#
  could not be reached, or did not answer in time; other stores have no such error. With `outc\#
  ome` `notApplied`, nothing changed. With `unknown`, the change may or may not be stored.","d\#
  ata":{"kind":"storageUnavailable","retryable":true}}],"examples":[{"name":"something is ther\#
  e","x-given":[{"method":"project.define","params":{"clock":{"manual":"2026-01-01T00:00:00.00\#
  0Z"}}},{"method":"install","params":{"device":"iphone"}},{"method":"install","params":{"devi\#
  ce":"ipad"}}],"params":[{"name":"after","value":"1"},{"name":"timeoutMs","value":60000}],"re\#
  sult":{"name":"result","value":{"events":[{"cursor":"2","id":"{{any}}","kind":"userCreated",\#
  "at":"2026-01-01T00:00:00.000Z","project":"default","user":"{{second}}","anonymousId":"{{sec\#
  ond}}","cause":{"method":"install","id":"{{any}}"},"device":"ipad"}],"cursor":"2","more":fal\#
  se}}},{"name":"nothing until the time is over","params":[{"name":"timeoutMs","value":50}],"r\#
  esult":{"name":"result","value":{"events":[],"cursor":"0","more":false}}}]},{"name":"explain\#
  ","summary":"Explains why an entitlement is active or not, and lists calls that would give a\#
  ccess.","x-role":"read","x-since":1,"paramStructure":"either","params":[{"name":"device","re\#
  quired":false,"summary":"Id of the device.","schema":{"$ref":"#/components/schemas/DeviceId"\#
  }},{"name":"userId","required":false,"summary":"Id of the user, instead of `device`.","schem\#
  a":{"$ref":"#/components/schemas/UserId"}},{"name":"entitlement","required":true,"summary":"\#
  Id of the entitlement.","schema":{"$ref":"#/components/schemas/EntitlementId"}},{"name":"at"\#
  ,"required":false,"summary":"Moment to evaluate, RFC 3339, with today's holders. Default: no\#
  w.","schema":{"$ref":"#/components/schemas/Moment"}},{"name":"project","required":false,"sum\#
  mary":"Id of the project.","schema":{"$ref":"#/components/schemas/ProjectId","default":"defa\#
  ult"}}],"x-exactly-one":[["device"],["userId"]],"result":{"name":"result","schema":{"type":"\#
  object","properties":{"userId":{"$ref":"#/components/schemas/UserId","description":"Id of th\#
  e user that the result is about."},"active":{"description":"Whether the user has access.","t\#
  ype":"boolean"},"entitlement":{"$ref":"#/components/schemas/Entitlement","description":"The \#
  entitlement, as `checkEntitlements` returns it."},"at":{"$ref":"#/components/schemas/Moment"\#
  ,"description":"The moment that the result is for."},"because":{"description":"The steps tha\#
  t lead to the result: the purchase or grant, each change of holder, the catalogue and the cl\#
  ock. When no purchase or grant is active, the steps of one that was active or may become act\#
  ive. At most 50 steps: the first and the last.","type":"array","items":{"$ref":"#/components\#
  /schemas/ExplanationStep"}},"others":{"description":"Purchases and grants that also give the\#
   entitlement and lost against the winner, best first. At most 20.","type":"array","items":{"\#
  $ref":"#/components/schemas/LosingSource"}},"missing":{"description":"What prevents access. \#
  Empty when the entitlement is active. At most 20.","type":"array","items":{"$ref":"#/compone\#
  nts/schemas/MissingReason"}},"omitted":{"description":"How many entries the daemon left out \#
  of each list. Absent when every list is complete.","type":"object","properties":{"because":{\#
  "type":"integer","minimum":0},"others":{"type":"integer","minimum":0},"missing":{"type":"int\#
  eger","minimum":0}},"required":["because","others","missing"]}},"required":["userId","active\#
  ","entitlement","at","because","others","missing"]}},"errors":[{"code":-32602,"message":"A p\#
  arameter is missing, unknown, of a wrong type or out of range, or two parameters exclude eac\#
  h other. `field` points to it; `nearest` lists similar names.","data":{"kind":"invalidParams\#
  ","retryable":false}},{"code":1000,"message":"The caller's role is lower than the role that \#
  the method needs. `uid` and `role` are the caller's (`none` without a role), and `needs` is \#
  the method's role.","data":{"kind":"permissionDenied","retryable":false}},{"code":1100,"mess\#
  age":"The project has no such device.","data":{"kind":"unknownDevice","retryable":false}},{"\#
  code":1101,"message":"The project has no such user.","data":{"kind":"unknownUser","retryable\#
  ":false}},{"code":1102,"message":"No user may have this id: it is empty, or in the project's\#
   `blockedUserIds`.","data":{"kind":"blockedUserId","retryable":false}},{"code":1103,"message\#
  ":"The id has more Unicode scalars than the project's `userIdLengthMax`.","data":{"kind":"us\#
  erIdTooLong","retryable":false}},{"code":1200,"message":"The daemon has no such project.","d\#
  ata":{"kind":"unknownProject","retryable":false}},{"code":1203,"message":"A call grants or e\#
  xplains an entitlement that the project does not have. `nearest` lists similar names.","data\#
  ":{"kind":"unknownEntitlement","retryable":false}},{"code":1405,"message":"The shared databa\#
  se could not be reached, or did not answer in time; other stores have no such error. With `o\#
  utcome` `notApplied`, nothing changed. With `unknown`, the change may or may not be stored."\#
  ,"data":{"kind":"storageUnavailable","retryable":true}}],"examples":[{"name":"bought before \#
  a login","x-given":[{"method":"project.define","params":{"products":{"monthly":{"kind":"subs\#
  cription","entitlements":["premium"]}},"clock":{"manual":"2026-01-01T00:00:00.000Z"}}},{"met\#
  hod":"install","params":{"device":"iphone"}},{"method":"purchase","params":{"device":"iphone\#
  ","product":"monthly","store":"appStore","transactionId":"1000","expiresAt":"2026-02-01T00:0\#
  0:00.000Z"}},{"method":"identify","params":{"device":"iphone","userId":"user_id_1"}}],"param\#
  s":[{"name":"userId","value":"user_id_1"},{"name":"entitlement","value":"premium"}],"result"\#
  :{"name":"result","value":{"userId":"user_id_1","active":true,"entitlement":{"id":"premium",\#
  "active":true,"state":"active","productId":"monthly","source":"appStore","renewState":"willR\#
  enew","grantType":"purchase","periodType":"normal","startedAt":"2026-01-01T00:00:00.000Z","e\#
  xpiresAt":"2026-02-01T00:00:00.000Z","gracePeriodExpiresAt":null,"firstPurchasedAt":"2026-01\#
  -01T00:00:00.000Z","lastPurchasedAt":"2026-01-01T00:00:00.000Z","trialStartedAt":null,"autoR\#
  enewDisabledAt":null,"renewsCount":0,"environment":"production","store":"appStore","transact\#
  ionId":"1000","originalTransactionId":"1000"},"at":"2026-01-01T00:00:00.000Z","because":[{"s\#
  tep":"purchased","text":"{{any}}","at":"2026-01-01T00:00:00.000Z","event":"{{recorded}}","cu\#
  rsor":"2","method":"purchase","from":[],"to":["{{anonymous}}"],"device":"iphone","store":"ap\#
  pStore","originalTransactionId":"1000","transactionId":"1000","product":"monthly","since":"2\#
  026-01-01T00:00:00.000Z","until":"2026-02-01T00:00:00.000Z"},{"step":"attached","text":"{{an\#
  y}}","at":"2026-01-01T00:00:00.000Z","event":"{{identified}}","cursor":"5","rule":{"name":"o\#
  nIdentifyNew","value":"attach"},"method":"identify","from":["{{anonymous}}"],"to":["user_id_\#
  1"]},{"step":"mapped","text":"{{any}}","at":null,"product":"monthly"},{"step":"clock","text"\#
  :"{{any}}","at":"2026-01-01T00:00:00.000Z","state":"active","since":"2026-01-01T00:00:00.000\#
  Z","until":"2026-02-01T00:00:00.000Z"}],"others":[],"missing":[]}}},{"name":"after its end",\#
  "x-given":[{"method":"project.define","params":{"products":{"monthly":{"kind":"subscription"\#
  ,"entitlements":["premium"]}},"clock":{"manual":"2026-01-01T00:00:00.000Z"}}},{"method":"ins\#
  tall","params":{"device":"iphone"}},{"method":"purchase","params":{"device":"iphone","produc\#
  t":"monthly","store":"appStore","transactionId":"1000","expiresAt":"2026-02-01T00:00:00.000Z\#
  "}}],"params":[{"name":"device","value":"iphone"},{"name":"entitlement","value":"premium"},{\#
  "name":"at","value":"2026-03-01T00:00:00Z"}],"result":{"name":"result","value":{"userId":"{{\#
  anonymous}}","active":false,"entitlement":{"id":"premium","active":false,"state":"expired","\#
  productId":"monthly","source":"appStore","renewState":"willRenew","grantType":"purchase","pe\#
  riodType":"normal","startedAt":"2026-01-01T00:00:00.000Z","expiresAt":"2026-02-01T00:00:00.0\#
  00Z","gracePeriodExpiresAt":null,"firstPurchasedAt":"2026-01-01T00:00:00.000Z","lastPurchase\#
  dAt":"2026-01-01T00:00:00.000Z","trialStartedAt":null,"autoRenewDisabledAt":null,"renewsCoun\#
  t":0,"environment":"production","store":"appStore","transactionId":"1000","originalTransacti\#
  onId":"1000"},"at":"2026-03-01T00:00:00.000Z","because":[{"step":"purchased","text":"{{any}}\#
  ","at":"2026-01-01T00:00:00.000Z","event":"{{recorded}}","cursor":"2","method":"purchase","f\#
  rom":[],"to":["{{anonymous}}"],"device":"iphone","store":"appStore","originalTransactionId":\#
  "1000","transactionId":"1000","product":"monthly","since":"2026-01-01T00:00:00.000Z","until"\#
  :"2026-02-01T00:00:00.000Z"},{"step":"mapped","text":"{{any}}","at":null,"product":"monthly"\#
  },{"step":"clock","text":"{{any}}","at":"2026-03-01T00:00:00.000Z","state":"expired","since"\#
  :"2026-02-01T00:00:00.000Z","until":null}],"others":[],"missing":[{"kind":"expired","text":"\#
  {{any}}","store":"appStore","originalTransactionId":"1000","product":"monthly","since":"2026\#
  -02-01T00:00:00.000Z","suggestedCalls":[{"method":"purchase.update","params":{"store":"appSt\#
  ore","originalTransactionId":"1000","expiresAt":"2026-03-04T00:00:00.000Z"},"role":"write","\#
  text":"{{any}}"}]},{"kind":"notGranted","text":"{{any}}","suggestedCalls":[{"method":"grant"\#
  ,"params":{"device":"iphone","entitlement":"premium"},"role":"write","text":"{{any}}"}]}]}}}\#
  ,{"name":"nothing bought","x-given":[{"method":"project.define","params":{"products":{"month\#
  ly":{"kind":"subscription","entitlements":["premium"]}},"clock":{"manual":"2026-01-01T00:00:\#
  00.000Z"}}},{"method":"install","params":{"device":"iphone"}}],"params":[{"name":"device","v\#
  alue":"iphone"},{"name":"entitlement","value":"premium"}],"result":{"name":"result","value":\#
  {"userId":"{{anonymous}}","active":false,"entitlement":{"id":"premium","active":false,"state\#
  ":null,"productId":null,"source":null,"renewState":"unknown","grantType":null,"periodType":n\#
  ull,"startedAt":null,"expiresAt":null,"gracePeriodExpiresAt":null,"firstPurchasedAt":null,"l\#
  astPurchasedAt":null,"trialStartedAt":null,"autoRenewDisabledAt":null,"renewsCount":0,"envir\#
  onment":null,"store":null,"transactionId":null,"originalTransactionId":null},"at":"2026-01-0\#
  1T00:00:00.000Z","because":[],"others":[],"missing":[{"kind":"noPurchase","text":"{{any}}","\#
  suggestedCalls":[]},{"kind":"notGranted","text":"{{any}}","suggestedCalls":[{"method":"grant\#
  ","params":{"device":"iphone","entitlement":"premium"},"role":"write","text":"{{any}}"}]}]}}\#
  }]},{"name":"grant","summary":"Gives an entitlement without a purchase.","x-role":"write","x\#
  -since":1,"paramStructure":"either","params":[{"name":"device","required":false,"summary":"I\#
  d of the device.","schema":{"$ref":"#/components/schemas/DeviceId"}},{"name":"userId","requi\#
  red":false,"summary":"Id of the user, instead of `device`.","schema":{"$ref":"#/components/s\#
  chemas/UserId"}},{"name":"entitlement","required":true,"summary":"Id of an entitlement from \#
  the catalogue or from the project's `entitlements`.","schema":{"$ref":"#/components/schemas/\#
  EntitlementId"}},{"name":"expiresAt","required":false,"summary":"Last millisecond of the gra\#
  nt, RFC 3339. Default: no end.","schema":{"$ref":"#/components/schemas/Moment"}},{"name":"pr\#
  oject","required":false,"summary":"Id of the project.","schema":{"$ref":"#/components/schema\#
  s/ProjectId","default":"default"}},{"name":"dryRun","required":false,"summary":"Computes the\#
   result and the events without changing anything.","schema":{"type":"boolean","default":fals\#
  e}},{"name":"idempotencyKey","required":false,"summary":"Makes a retry safe: the same key wi\#
  th the same params returns the stored result.","schema":{"$ref":"#/components/schemas/Idempo\#
  tencyKey"}}],"x-exactly-one":[["device"],["userId"]],"result":{"name":"result","schema":{"ty\#
  pe":"object","properties":{"entitlement":{"$ref":"#/components/schemas/Entitlement","descrip\#
  tion":"The entitlement after the call. A purchase supplies its values if the purchase wins a\#
  gainst the grant."},"dryRun":{"description":"True in a dry run; otherwise absent.","type":"b\#
  oolean"},"events":{"description":"The events that the call would emit. Only in a dry run.","\#
  type":"array","items":{"$ref":"#/components/schemas/Event"}},"replayed":{"description":"True\#
   when this is the stored result of an idempotency key; otherwise absent.","type":"boolean"}}\#
  ,"required":["entitlement"]}},"errors":[{"code":-32602,"message":"A parameter is missing, un\#
  known, of a wrong type or out of range, or two parameters exclude each other. `field` points\#
   to it; `nearest` lists similar names.","data":{"kind":"invalidParams","retryable":false}},{\#
  "code":1000,"message":"The caller's role is lower than the role that the method needs. `uid`\#
   and `role` are the caller's (`none` without a role), and `needs` is the method's role.","da\#
  ta":{"kind":"permissionDenied","retryable":false}},{"code":1100,"message":"The project has n\#
  o such device.","data":{"kind":"unknownDevice","retryable":false}},{"code":1101,"message":"T\#
  he project has no such user.","data":{"kind":"unknownUser","retryable":false}},{"code":1102,\#
  "message":"No user may have this id: it is empty, or in the project's `blockedUserIds`.","da\#
  ta":{"kind":"blockedUserId","retryable":false}},{"code":1103,"message":"The id has more Unic\#
  ode scalars than the project's `userIdLengthMax`.","data":{"kind":"userIdTooLong","retryable\#
  ":false}},{"code":1200,"message":"The daemon has no such project.","data":{"kind":"unknownPr\#
  oject","retryable":false}},{"code":1203,"message":"A call grants or explains an entitlement \#
  that the project does not have. `nearest` lists similar names.","data":{"kind":"unknownEntit\#
  lement","retryable":false}},{"code":1300,"message":"A call of the same method used this key \#
  with other params in the last 24 hours.","data":{"kind":"idempotencyConflict","retryable":fa\#
  lse}},{"code":1400,"message":"The disk has no room for the write. Nothing changes, and readi\#
  ng still works.","data":{"kind":"storageFull","retryable":true}},{"code":1401,"message":"The\#
   write may not be on the disk: the daemon stops, and its next start shows what is stored. Or\#
   the daemon cannot read a record that the request needs: then it keeps running.","data":{"ki\#
  nd":"storageFailed","retryable":false}},{"code":1405,"message":"The shared database could no\#
  t be reached, or did not answer in time; other stores have no such error. With `outcome` `no\#
  tApplied`, nothing changed. With `unknown`, the change may or may not be stored.","data":{"k\#
  ind":"storageUnavailable","retryable":true}}],"examples":[{"name":"for a month","x-given":[{\#
  "method":"project.define","params":{"products":{"monthly":{"kind":"subscription","entitlemen\#
  ts":["premium"]}},"clock":{"manual":"2026-01-01T00:00:00.000Z"}}},{"method":"install","param\#
  s":{"device":"iphone"}}],"params":[{"name":"device","value":"iphone"},{"name":"entitlement",\#
  "value":"premium"},{"name":"expiresAt","value":"2026-02-01T00:00:00.000Z"}],"result":{"name"\#
  :"result","value":{"entitlement":{"id":"premium","active":true,"state":"active","productId":\#
  null,"source":"manual","renewState":"nonRenewable","grantType":"manual","periodType":null,"s\#
  tartedAt":"2026-01-01T00:00:00.000Z","expiresAt":"2026-02-01T00:00:00.000Z","gracePeriodExpi\#
  resAt":null,"firstPurchasedAt":null,"lastPurchasedAt":null,"trialStartedAt":null,"autoRenewD\#
  isabledAt":null,"renewsCount":0,"environment":null,"store":null,"transactionId":null,"origin\#
  alTransactionId":null}}}},{"name":"without an end, to a user by id","x-given":[{"method":"pr\#
  oject.define","params":{"products":{"monthly":{"kind":"subscription","entitlements":["premiu\#
  m"]}},"entitlements":["vip"],"clock":{"manual":"2026-01-01T00:00:00.000Z"}}},{"method":"inst\#
  all","params":{"device":"iphone"}},{"method":"identify","params":{"device":"iphone","userId"\#
  :"user_id_1"}}],"params":[{"name":"userId","value":"user_id_1"},{"name":"entitlement","value\#
  ":"vip"}],"result":{"name":"result","value":{"entitlement":{"id":"vip","active":true,"state"\#
  :"active","productId":null,"source":"manual","renewState":"nonRenewable","grantType":"manual\#
  ","periodType":null,"startedAt":"2026-01-01T00:00:00.000Z","expiresAt":null,"gracePeriodExpi\#
  resAt":null,"firstPurchasedAt":null,"lastPurchasedAt":null,"trialStartedAt":null,"autoRenewD\#
  isabledAt":null,"renewsCount":0,"environment":null,"store":null,"transactionId":null,"origin\#
  alTransactionId":null}}}}]},{"name":"identify","summary":"Logs a user in on a device.","x-ro\#
  le":"write","x-since":1,"paramStructure":"either","params":[{"name":"device","required":fals\#
  e,"summary":"Id of the device.","schema":{"$ref":"#/components/schemas/DeviceId"}},{"name":"\#
  userId","required":true,"summary":"The app's own id for the user.","schema":{"$ref":"#/compo\#
  nents/schemas/UserId"}},{"name":"anonymousId","required":false,"summary":"Id of the device's\#
   anonymous user, instead of `device`.","schema":{"$ref":"#/components/schemas/UserId"}},{"na\#
  me":"accountToken","required":false,"summary":"Account token to register for the user, who t\#
  hen claims every unclaimed purchase that carries it.","schema":{"$ref":"#/components/schemas\#
  /AccountToken"}},{"name":"project","required":false,"summary":"Id of the project.","schema":\#
  {"$ref":"#/components/schemas/ProjectId","default":"default"}},{"name":"dryRun","required":f\#
  alse,"summary":"Computes the result and the events without changing anything.","schema":{"ty\#
  pe":"boolean","default":false}},{"name":"idempotencyKey","required":false,"summary":"Makes a\#
   retry safe: the same key with the same params returns the stored result.","schema":{"$ref":\#
  "#/components/schemas/IdempotencyKey"}}],"x-exactly-one":[["device"],["anonymousId"]],"resul\#
  t":{"name":"result","schema":{"type":"object","properties":{"user":{"$ref":"#/components/sch\#
  emas/User"},"created":{"description":"True when this call created the user.","type":"boolean\#
  "},"outcome":{"description":"attached: the user became a holder of at least one purchase, an\#
  d no holder lost any. moved: purchases moved from the anonymous user to this user. aliased: \#
  both users became one customer. switched: only the device's current user changed. unchanged:\#
   the user was already logged in.","type":"string","enum":["attached","aliased","moved","swit\#
  ched","unchanged"]},"shouldRefresh":{"description":"True exactly when `purchases` or `claime\#
  d` is not empty: the app refreshes what it shows.","type":"boolean"},"purchases":{"descripti\#
  on":"Purchases that changed holders. After an alias: the purchases that the anonymous user's\#
   customer held.","type":"array","items":{"$ref":"#/components/schemas/Move"}},"claimed":{"de\#
  scription":"The unclaimed purchases that this call gave to the user, with those that replace\#
   them; absent if there are none. In the order of `store`, then `originalTransactionId`.","ty\#
  pe":"array","items":{"$ref":"#/components/schemas/Move"}},"dryRun":{"description":"True in a\#
   dry run; otherwise absent.","type":"boolean"},"events":{"description":"The events that the \#
  call would emit. Only in a dry run.","type":"array","items":{"$ref":"#/components/schemas/Ev\#
  ent"}},"replayed":{"description":"True when this is the stored result of an idempotency key;\#
   otherwise absent.","type":"boolean"}},"required":["user","created","outcome","shouldRefresh\#
  ","purchases"]}},"errors":[{"code":-32602,"message":"A parameter is missing, unknown, of a w\#
  rong type or out of range, or two parameters exclude each other. `field` points to it; `near\#
  est` lists similar names.","data":{"kind":"invalidParams","retryable":false}},{"code":1000,"\#
  message":"The caller's role is lower than the role that the method needs. `uid` and `role` a\#
  re the caller's (`none` without a role), and `needs` is the method's role.","data":{"kind":"\#
  permissionDenied","retryable":false}},{"code":1100,"message":"The project has no such device\#
  .","data":{"kind":"unknownDevice","retryable":false}},{"code":1101,"message":"The project ha\#
  s no such user.","data":{"kind":"unknownUser","retryable":false}},{"code":1102,"message":"No\#
   user may have this id: it is empty, or in the project's `blockedUserIds`.","data":{"kind":"\#
  blockedUserId","retryable":false}},{"code":1103,"message":"The id has more Unicode scalars t\#
  han the project's `userIdLengthMax`.","data":{"kind":"userIdTooLong","retryable":false}},{"c\#
  ode":1104,"message":"The id begins with the project's anonymous prefix, or it is the id of a\#
  n anonymous user or a customerId.","data":{"kind":"reservedUserId","retryable":false}},{"cod\#
  e":1200,"message":"The daemon has no such project.","data":{"kind":"unknownProject","retryab\#
  le":false}},{"code":1300,"message":"A call of the same method used this key with other param\#
  s in the last 24 hours.","data":{"kind":"idempotencyConflict","retryable":false}},{"code":14\#
  00,"message":"The disk has no room for the write. Nothing changes, and reading still works."\#
  ,"data":{"kind":"storageFull","retryable":true}},{"code":1401,"message":"The write may not b\#
  e on the disk: the daemon stops, and its next start shows what is stored. Or the daemon cann\#
  ot read a record that the request needs: then it keeps running.","data":{"kind":"storageFail\#
  ed","retryable":false}},{"code":1405,"message":"The shared database could not be reached, or\#
   did not answer in time; other stores have no such error. With `outcome` `notApplied`, nothi\#
  ng changed. With `unknown`, the change may or may not be stored.","data":{"kind":"storageUna\#
  vailable","retryable":true}}],"examples":[{"name":"a new user","x-given":[{"method":"project\#
  .define","params":{"products":{"monthly":{"kind":"subscription","entitlements":["premium"]}}\#
  ,"clock":{"manual":"2026-01-01T00:00:00.000Z"}}},{"method":"install","params":{"device":"iph\#
  one"}}],"params":[{"name":"device","value":"iphone"},{"name":"userId","value":"user_id_1"}],\#
  "result":{"name":"result","value":{"user":{"id":"user_id_1","anonymousId":"{{anonymous}}","i\#
  dentityId":"user_id_1","customerId":"{{customer}}","aliases":["user_id_1"],"device":"iphone"\#
  ,"createdAt":"2026-01-01T00:00:00.000Z","environment":"production"},"created":true,"outcome"\#
  :"switched","shouldRefresh":false,"purchases":[]}}},{"name":"with a purchase made before","x\#
  -given":[{"method":"project.define","params":{"products":{"monthly":{"kind":"subscription","\#
  entitlements":["premium"]}},"clock":{"manual":"2026-01-01T00:00:00.000Z"}}},{"method":"insta\#
  ll","params":{"device":"iphone"}},{"method":"purchase","params":{"device":"iphone","product"\#
  :"monthly","store":"appStore","transactionId":"1000","expiresAt":"2026-02-01T00:00:00.000Z"}\#
  }],"params":[{"name":"device","value":"iphone"},{"name":"userId","value":"user_id_1"}],"resu\#
  lt":{"name":"result","value":{"user":{"id":"user_id_1","anonymousId":"{{anonymous}}","identi\#
  tyId":"user_id_1","customerId":"{{customer}}","aliases":["user_id_1"],"device":"iphone","cre\#
  atedAt":"2026-01-01T00:00:00.000Z","environment":"production"},"created":true,"outcome":"att\#
  ached","shouldRefresh":true,"purchases":[{"store":"appStore","originalTransactionId":"1000",\#
  "product":"monthly","kind":"subscription","from":["{{anonymous}}"],"to":"user_id_1","shared"\#
  :true}]}}},{"name":"the same id again","x-given":[{"method":"project.define","params":{"prod\#
  ucts":{"monthly":{"kind":"subscription","entitlements":["premium"]}},"clock":{"manual":"2026\#
  -01-01T00:00:00.000Z"}}},{"method":"install","params":{"device":"iphone"}},{"method":"identi\#
  fy","params":{"device":"iphone","userId":"user_id_1"}}],"params":[{"name":"device","value":"\#
  iphone"},{"name":"userId","value":"user_id_1"}],"result":{"name":"result","value":{"user":{"\#
  id":"user_id_1","anonymousId":"{{anonymous}}","identityId":"user_id_1","customerId":"{{custo\#
  mer}}","aliases":["user_id_1"],"device":"iphone","createdAt":"2026-01-01T00:00:00.000Z","env\#
  ironment":"production"},"created":false,"outcome":"unchanged","shouldRefresh":false,"purchas\#
  es":[]}}}]},{"name":"install","summary":"Registers a device and creates its anonymous user."\#
  ,"x-role":"write","x-since":1,"paramStructure":"either","params":[{"name":"device","required\#
  ":false,"summary":"Id of the device. Default: a new id, which the daemon makes.","schema":{"\#
  $ref":"#/components/schemas/DeviceId"}},{"name":"userId","required":false,"summary":"Id of a\#
   user to log in on the new device, without attaching, moving or aliasing anything.","schema"\#
  :{"$ref":"#/components/schemas/UserId"}},{"name":"storeAccount","required":false,"summary":"\#
  Store account whose purchases the device can restore.","schema":{"$ref":"#/components/schema\#
  s/StoreAccountId"}},{"name":"platform","required":false,"summary":"Platform of the device: i\#
  os, android, web or another word of that form.","schema":{"$ref":"#/components/schemas/Platf\#
  orm"}},{"name":"app","required":false,"summary":"The installed app, for example its bundle i\#
  d.","schema":{"$ref":"#/components/schemas/AppId"}},{"name":"accountToken","required":false,\#
  "summary":"Account token to register for the device's current user, who then claims every un\#
  claimed purchase that carries it.","schema":{"$ref":"#/components/schemas/AccountToken"}},{"\#
  name":"project","required":false,"summary":"Id of the project.","schema":{"$ref":"#/componen\#
  ts/schemas/ProjectId","default":"default"}},{"name":"dryRun","required":false,"summary":"Com\#
  putes the result and the events without changing anything.","schema":{"type":"boolean","defa\#
  ult":false}},{"name":"idempotencyKey","required":false,"summary":"Makes a retry safe: the sa\#
  me key with the same params returns the stored result.","schema":{"$ref":"#/components/schem\#
  as/IdempotencyKey"}}],"result":{"name":"result","schema":{"type":"object","properties":{"dev\#
  ice":{"$ref":"#/components/schemas/DeviceId"},"created":{"description":"False when the devic\#
  e was already registered.","type":"boolean"},"user":{"$ref":"#/components/schemas/User"},"sh\#
  ouldRefresh":{"description":"True when the call claimed purchases: the app has to check the \#
  user's entitlements. Otherwise absent.","type":"boolean"},"claimed":{"description":"The uncl\#
  aimed purchases that this call gave to the user, with those that replace them; absent if the\#
  re are none. In the order of `store`, then `originalTransactionId`.","type":"array","items":\#
  {"$ref":"#/components/schemas/Move"}},"dryRun":{"description":"True in a dry run; otherwise \#
  absent.","type":"boolean"},"events":{"description":"The events that the call would emit. Onl\#
  y in a dry run.","type":"array","items":{"$ref":"#/components/schemas/Event"}},"replayed":{"\#
  description":"True when this is the stored result of an idempotency key; otherwise absent.",\#
  "type":"boolean"}},"required":["device","created","user"]}},"errors":[{"code":-32602,"messag\#
  e":"A parameter is missing, unknown, of a wrong type or out of range, or two parameters excl\#
  ude each other. `field` points to it; `nearest` lists similar names.","data":{"kind":"invali\#
  dParams","retryable":false}},{"code":1000,"message":"The caller's role is lower than the rol\#
  e that the method needs. `uid` and `role` are the caller's (`none` without a role), and `nee\#
  ds` is the method's role.","data":{"kind":"permissionDenied","retryable":false}},{"code":110\#
  2,"message":"No user may have this id: it is empty, or in the project's `blockedUserIds`.","\#
  data":{"kind":"blockedUserId","retryable":false}},{"code":1103,"message":"The id has more Un\#
  icode scalars than the project's `userIdLengthMax`.","data":{"kind":"userIdTooLong","retryab\#
  le":false}},{"code":1104,"message":"The id begins with the project's anonymous prefix, or it\#
   is the id of an anonymous user or a customerId.","data":{"kind":"reservedUserId","retryable\#
  ":false}},{"code":1200,"message":"The daemon has no such project.","data":{"kind":"unknownPr\#
  oject","retryable":false}},{"code":1300,"message":"A call of the same method used this key w\#
  ith other params in the last 24 hours.","data":{"kind":"idempotencyConflict","retryable":fal\#
  se}},{"code":1400,"message":"The disk has no room for the write. Nothing changes, and readin\#
  g still works.","data":{"kind":"storageFull","retryable":true}},{"code":1401,"message":"The \#
  write may not be on the disk: the daemon stops, and its next start shows what is stored. Or \#
  the daemon cannot read a record that the request needs: then it keeps running.","data":{"kin\#
  d":"storageFailed","retryable":false}},{"code":1405,"message":"The shared database could not\#
   be reached, or did not answer in time; other stores have no such error. With `outcome` `not\#
  Applied`, nothing changed. With `unknown`, the change may or may not be stored.","data":{"ki\#
  nd":"storageUnavailable","retryable":true}}],"examples":[{"name":"a new device","x-given":[{\#
  "method":"project.define","params":{"products":{"monthly":{"kind":"subscription","entitlemen\#
  ts":["premium"]}},"clock":{"manual":"2026-01-01T00:00:00.000Z"}}}],"params":[{"name":"device\#
  ","value":"iphone"}],"result":{"name":"result","value":{"device":"iphone","created":true,"us\#
  er":{"id":"{{anonymous}}","anonymousId":"{{anonymous}}","identityId":null,"customerId":"{{an\#
  onymous}}","aliases":["{{anonymous}}"],"device":"iphone","createdAt":"2026-01-01T00:00:00.00\#
  0Z","environment":"production"}}}},{"name":"again","x-given":[{"method":"project.define","pa\#
  rams":{"products":{"monthly":{"kind":"subscription","entitlements":["premium"]}},"clock":{"m\#
  anual":"2026-01-01T00:00:00.000Z"}}},{"method":"install","params":{"device":"iphone"}}],"par\#
  ams":[{"name":"device","value":"iphone"}],"result":{"name":"result","value":{"device":"iphon\#
  e","created":false,"user":{"id":"{{anonymous}}","anonymousId":"{{anonymous}}","identityId":n\#
  ull,"customerId":"{{anonymous}}","aliases":["{{anonymous}}"],"device":"iphone","createdAt":"\#
  2026-01-01T00:00:00.000Z","environment":"production"}}}},{"name":"as a user","x-given":[{"me\#
  thod":"project.define","params":{"products":{"monthly":{"kind":"subscription","entitlements"\#
  :["premium"]}},"clock":{"manual":"2026-01-01T00:00:00.000Z"}}}],"params":[{"name":"device","\#
  value":"iphone"},{"name":"userId","value":"user_id_1"}],"result":{"name":"result","value":{"\#
  device":"iphone","created":true,"user":{"id":"user_id_1","anonymousId":"{{anonymous}}","iden\#
  tityId":"user_id_1","customerId":"{{customer}}","aliases":["user_id_1"],"device":"iphone","c\#
  reatedAt":"2026-01-01T00:00:00.000Z","environment":"production"}}}},{"name":"as a dry run","\#
  x-given":[{"method":"project.define","params":{"products":{"monthly":{"kind":"subscription",\#
  "entitlements":["premium"]}},"clock":{"manual":"2026-01-01T00:00:00.000Z"}}}],"params":[{"na\#
  me":"device","value":"iphone"},{"name":"dryRun","value":true}],"result":{"name":"result","va\#
  lue":{"device":"iphone","created":true,"user":{"id":"{{anonymous}}","anonymousId":"{{anonymo\#
  us}}","identityId":null,"customerId":"{{anonymous}}","aliases":["{{anonymous}}"],"device":"i\#
  phone","createdAt":"2026-01-01T00:00:00.000Z","environment":"production"},"dryRun":true,"eve\#
  nts":[{"id":"{{any}}","kind":"userCreated","at":"2026-01-01T00:00:00.000Z","project":"defaul\#
  t","user":"{{anonymous}}","anonymousId":"{{anonymous}}","cause":{"method":"install","id":"{{\#
  any}}"},"device":"iphone"}]}}}]},{"name":"logout","summary":"Logs out the user of a device."\#
  ,"x-role":"write","x-since":1,"paramStructure":"either","params":[{"name":"device","required\#
  ":true,"summary":"Id of the device.","schema":{"$ref":"#/components/schemas/DeviceId"}},{"na\#
  me":"project","required":false,"summary":"Id of the project.","schema":{"$ref":"#/components\#
  /schemas/ProjectId","default":"default"}},{"name":"dryRun","required":false,"summary":"Compu\#
  tes the result and the events without changing anything.","schema":{"type":"boolean","defaul\#
  t":false}},{"name":"idempotencyKey","required":false,"summary":"Makes a retry safe: the same\#
   key with the same params returns the stored result.","schema":{"$ref":"#/components/schemas\#
  /IdempotencyKey"}}],"result":{"name":"result","schema":{"type":"object","properties":{"user"\#
  :{"$ref":"#/components/schemas/User"},"outcome":{"description":"loggedOut: the device's anon\#
  ymous user is current again. rotated: the device has a new anonymous user. unchanged: no use\#
  r was logged in.","type":"string","enum":["loggedOut","rotated","unchanged"]},"dryRun":{"des\#
  cription":"True in a dry run; otherwise absent.","type":"boolean"},"events":{"description":"\#
  The events that the call would emit. Only in a dry run.","type":"array","items":{"$ref":"#/c\#
  omponents/schemas/Event"}},"replayed":{"description":"True when this is the stored result of\#
   an idempotency key; otherwise absent.","type":"boolean"}},"required":["user","outcome"]}},"\#
  errors":[{"code":-32602,"message":"A parameter is missing, unknown, of a wrong type or out o\#
  f range, or two parameters exclude each other. `field` points to it; `nearest` lists similar\#
   names.","data":{"kind":"invalidParams","retryable":false}},{"code":1000,"message":"The call\#
  er's role is lower than the role that the method needs. `uid` and `role` are the caller's (`\#
  none` without a role), and `needs` is the method's role.","data":{"kind":"permissionDenied",\#
  "retryable":false}},{"code":1100,"message":"The project has no such device.","data":{"kind":\#
  "unknownDevice","retryable":false}},{"code":1105,"message":"No user is logged in on the devi\#
  ce, and the project's `onAnonymousLogout` is `refuse`.","data":{"kind":"alreadyAnonymous","r\#
  etryable":false}},{"code":1200,"message":"The daemon has no such project.","data":{"kind":"u\#
  nknownProject","retryable":false}},{"code":1300,"message":"A call of the same method used th\#
  is key with other params in the last 24 hours.","data":{"kind":"idempotencyConflict","retrya\#
  ble":false}},{"code":1400,"message":"The disk has no room for the write. Nothing changes, an\#
  d reading still works.","data":{"kind":"storageFull","retryable":true}},{"code":1401,"messag\#
  e":"The write may not be on the disk: the daemon stops, and its next start shows what is sto\#
  red. Or the daemon cannot read a record that the request needs: then it keeps running.","dat\#
  a":{"kind":"storageFailed","retryable":false}},{"code":1405,"message":"The shared database c\#
  ould not be reached, or did not answer in time; other stores have no such error. With `outco\#
  me` `notApplied`, nothing changed. With `unknown`, the change may or may not be stored.","da\#
  ta":{"kind":"storageUnavailable","retryable":true}}],"examples":[{"name":"a user is logged i\#
  n","x-given":[{"method":"project.define","params":{"products":{"monthly":{"kind":"subscripti\#
  on","entitlements":["premium"]}},"clock":{"manual":"2026-01-01T00:00:00.000Z"}}},{"method":"\#
  install","params":{"device":"iphone"}},{"method":"identify","params":{"device":"iphone","use\#
  rId":"user_id_1"}}],"params":[{"name":"device","value":"iphone"}],"result":{"name":"result",\#
  "value":{"user":{"id":"{{anonymous}}","anonymousId":"{{anonymous}}","identityId":null,"custo\#
  merId":"{{anonymous}}","aliases":["{{anonymous}}"],"device":"iphone","createdAt":"2026-01-01\#
  T00:00:00.000Z","environment":"production"},"outcome":"loggedOut"}}},{"name":"no user is log\#
  ged in","x-given":[{"method":"project.define","params":{"products":{"monthly":{"kind":"subsc\#
  ription","entitlements":["premium"]}},"clock":{"manual":"2026-01-01T00:00:00.000Z"}}},{"meth\#
  od":"install","params":{"device":"iphone"}}],"params":[{"name":"device","value":"iphone"}],"\#
  result":{"name":"result","value":{"user":{"id":"{{anonymous}}","anonymousId":"{{anonymous}}"\#
  ,"identityId":null,"customerId":"{{anonymous}}","aliases":["{{anonymous}}"],"device":"iphone\#
  ","createdAt":"2026-01-01T00:00:00.000Z","environment":"production"},"outcome":"unchanged"}}\#
  }]},{"name":"project.define","summary":"Creates a project, or changes the given parts of its\#
   definition.","x-role":"admin","x-since":1,"paramStructure":"either","params":[{"name":"proj\#
  ect","required":false,"summary":"Id of the project.","schema":{"$ref":"#/components/schemas/\#
  ProjectId","default":"default"}},{"name":"rules","required":false,"summary":"How users and p\#
  urchases move: a preset, or a preset and the rules that differ from it. Default for a new pr\#
  oject: qonversion.","schema":{"$ref":"#/components/schemas/RulesChoice"}},{"name":"products"\#
  ,"required":false,"summary":"The catalogue: products by their ids. It replaces the previous \#
  catalogue as a whole.","schema":{"$ref":"#/components/schemas/Catalogue"}},{"name":"entitlem\#
  ents","required":false,"summary":"Ids that `grant` accepts in addition to the entitlements o\#
  f the catalogue. They replace the previous list as a whole.","schema":{"type":"array","items\#
  ":{"$ref":"#/components/schemas/EntitlementId"},"maxItems":10000}},{"name":"environment","re\#
  quired":false,"summary":"Environment whose purchases give access. Default for a new project:\#
   production.","schema":{"$ref":"#/components/schemas/ProjectEnvironment"}},{"name":"clock","\#
  required":false,"summary":"Clock of the project: `system`, `manual` (a manual clock that sta\#
  rts now), or {\"manual\": TIMESTAMP}. It can only change before the first device, user or pu\#
  rchase. Default for a new project: system.","schema":{"$ref":"#/components/schemas/ClockChoi\#
  ce"}},{"name":"webhooks","required":false,"summary":"URLs that receive the project's events,\#
   each URL once. They replace the previous list as a whole. Default for a new project: none."\#
  ,"schema":{"type":"array","items":{"$ref":"#/components/schemas/WebhookChoice"},"maxItems":1\#
  0}},{"name":"stores","required":false,"summary":"Settings of stores. `appStore`, `playStore`\#
   and `stripe` say how `store.notify` verifies and reads what these stores send. `custom` lis\#
  ts stores of the project's own, up to 20. A custom store stays while a purchase names it. De\#
  fault for a new project: none.","schema":{"$ref":"#/components/schemas/StoresChoice"}},{"nam\#
  e":"dryRun","required":false,"summary":"Computes the result and the events without changing \#
  anything.","schema":{"type":"boolean","default":false}},{"name":"idempotencyKey","required":\#
  false,"summary":"Makes a retry safe: the same key with the same params returns the stored re\#
  sult.","schema":{"$ref":"#/components/schemas/IdempotencyKey"}}],"result":{"name":"result","\#
  schema":{"type":"object","properties":{"project":{"$ref":"#/components/schemas/Project"},"dr\#
  yRun":{"description":"True in a dry run; otherwise absent.","type":"boolean"},"events":{"des\#
  cription":"The events that the call would emit. Only in a dry run. The changes of access tha\#
  t a new catalogue causes come later, and are not in the list.","type":"array","items":{"$ref\#
  ":"#/components/schemas/Event"}},"replayed":{"description":"True when this is the stored res\#
  ult of an idempotency key; otherwise absent.","type":"boolean"}},"required":["project"]}},"e\#
  rrors":[{"code":-32602,"message":"A parameter is missing, unknown, of a wrong type or out of\#
   range, or two parameters exclude each other. `field` points to it; `nearest` lists similar \#
  names.","data":{"kind":"invalidParams","retryable":false}},{"code":1000,"message":"The calle\#
  r's role is lower than the role that the method needs. `uid` and `role` are the caller's (`n\#
  one` without a role), and `needs` is the method's role.","data":{"kind":"permissionDenied","\#
  retryable":false}},{"code":1300,"message":"A call of the same method used this key with othe\#
  r params in the last 24 hours.","data":{"kind":"idempotencyConflict","retryable":false}},{"c\#
  ode":1400,"message":"The disk has no room for the write. Nothing changes, and reading still \#
  works.","data":{"kind":"storageFull","retryable":true}},{"code":1401,"message":"The write ma\#
  y not be on the disk: the daemon stops, and its next start shows what is stored. Or the daem\#
  on cannot read a record that the request needs: then it keeps running.","data":{"kind":"stor\#
  ageFailed","retryable":false}},{"code":1405,"message":"The shared database could not be reac\#
  hed, or did not answer in time; other stores have no such error. With `outcome` `notApplied`\#
  , nothing changed. With `unknown`, the change may or may not be stored.","data":{"kind":"sto\#
  rageUnavailable","retryable":true}}],"examples":[{"name":"a new project","params":[{"name":"\#
  project","value":"news"},{"name":"rules","value":{"preset":"qonversion","onRestore":"transfe\#
  r"}},{"name":"products","value":{"monthly":{"kind":"subscription","entitlements":["premium"]\#
  }}},{"name":"clock","value":{"manual":"2026-01-01T00:00:00.000Z"}}],"result":{"name":"result\#
  ","value":{"project":{"id":"news","rules":{"preset":"qonversion","anonymousPrefix":"QON_","o\#
  nIdentifyNew":"attach","onIdentifyKnown":"attach","onSwitch":"logoutFirst","onLogout":"retur\#
  n","onAnonymousLogout":"ignore","purchaseHolders":"deviceAndUser","onRestore":"transfer","an\#
  onymousHolders":"asOthers","oneTimePurchases":"move","unclaimedPurchases":"keep","userIdLeng\#
  thMax":255,"blockedUserIds":[""]},"products":{"monthly":{"kind":"subscription","entitlements\#
  ":["premium"]}},"entitlements":[],"environment":"production","clock":{"kind":"manual","now":\#
  "2026-01-01T00:00:00.000Z"},"webhooks":[],"stores":{"custom":[]},"createdAt":"2026-01-01T00:\#
  00:00.000Z","counts":{"devices":0,"users":0,"customers":0,"purchases":0,"unclaimed":0,"event\#
  s":0}}}}},{"name":"a change of one thing","x-given":[{"method":"project.define","params":{"p\#
  roducts":{"monthly":{"kind":"subscription","entitlements":["premium"]}},"clock":{"manual":"2\#
  026-01-01T00:00:00.000Z"}}},{"method":"install","params":{"device":"iphone"}}],"params":[{"n\#
  ame":"entitlements","value":["vip"]}],"result":{"name":"result","value":{"project":{"id":"de\#
  fault","rules":{"preset":"qonversion","anonymousPrefix":"QON_","onIdentifyNew":"attach","onI\#
  dentifyKnown":"attach","onSwitch":"logoutFirst","onLogout":"return","onAnonymousLogout":"ign\#
  ore","purchaseHolders":"deviceAndUser","onRestore":"share","anonymousHolders":"asOthers","on\#
  eTimePurchases":"move","unclaimedPurchases":"keep","userIdLengthMax":255,"blockedUserIds":["\#
  "]},"products":{"monthly":{"kind":"subscription","entitlements":["premium"]}},"entitlements"\#
  :["vip"],"environment":"production","clock":{"kind":"manual","now":"2026-01-01T00:00:00.000Z\#
  "},"webhooks":[],"stores":{"custom":[]},"createdAt":"{{any}}","counts":{"devices":1,"users":\#
  1,"customers":1,"purchases":0,"unclaimed":0,"events":1}}}}},{"name":"webhooks","params":[{"n\#
  ame":"project","value":"news"},{"name":"clock","value":{"manual":"2026-01-01T00:00:00.000Z"}\#
  },{"name":"webhooks","value":[{"url":"https://example.com/events","secret":"whsec_MfKQ9r8GKY\#
  qrTwjUPD8ILPZIo2LaLaSw"},{"url":"https://example.com/purchases","secret":"a-new-one-of-many-\#
  characters","oldSecret":"the-one-before","format":"purchasely"}]}],"result":{"name":"result"\#
  ,"value":{"project":{"id":"news","rules":"{{any}}","products":{},"entitlements":[],"environm\#
  ent":"production","clock":{"kind":"manual","now":"2026-01-01T00:00:00.000Z"},"webhooks":[{"u\#
  rl":"https://example.com/events","format":"entitled"},{"url":"https://example.com/purchases"\#
  ,"format":"purchasely"}],"stores":{"custom":[]},"createdAt":"2026-01-01T00:00:00.000Z","coun\#
  ts":{"devices":0,"users":0,"customers":0,"purchases":0,"unclaimed":0,"events":0}}}}}]},{"nam\#
  e":"project.describe","summary":"Returns the definition of a project with every rule, and th\#
  e number of its records.","x-role":"read","x-since":1,"paramStructure":"either","params":[{"\#
  name":"project","required":false,"summary":"Id of the project.","schema":{"$ref":"#/componen\#
  ts/schemas/ProjectId","default":"default"}}],"result":{"name":"result","schema":{"type":"obj\#
  ect","properties":{"project":{"$ref":"#/components/schemas/Project"}},"required":["project"]\#
  }},"errors":[{"code":-32602,"message":"A parameter is missing, unknown, of a wrong type or o\#
  ut of range, or two parameters exclude each other. `field` points to it; `nearest` lists sim\#
  ilar names.","data":{"kind":"invalidParams","retryable":false}},{"code":1000,"message":"The \#
  caller's role is lower than the role that the method needs. `uid` and `role` are the caller'\#
  s (`none` without a role), and `needs` is the method's role.","data":{"kind":"permissionDeni\#
  ed","retryable":false}},{"code":1200,"message":"The daemon has no such project.","data":{"ki\#
  nd":"unknownProject","retryable":false}},{"code":1405,"message":"The shared database could n\#
  ot be reached, or did not answer in time; other stores have no such error. With `outcome` `n\#
  otApplied`, nothing changed. With `unknown`, the change may or may not be stored.","data":{"\#
  kind":"storageUnavailable","retryable":true}}],"examples":[{"name":"the project that is ther\#
  e from the start","params":[],"result":{"name":"result","value":{"project":{"id":"default","\#
  rules":{"preset":"qonversion","anonymousPrefix":"QON_","onIdentifyNew":"attach","onIdentifyK\#
  nown":"attach","onSwitch":"logoutFirst","onLogout":"return","onAnonymousLogout":"ignore","pu\#
  rchaseHolders":"deviceAndUser","onRestore":"share","anonymousHolders":"asOthers","oneTimePur\#
  chases":"move","unclaimedPurchases":"keep","userIdLengthMax":255,"blockedUserIds":[""]},"pro\#
  ducts":{},"entitlements":[],"environment":"production","clock":{"kind":"system"},"webhooks":\#
  [],"stores":{"custom":[]},"createdAt":"{{any}}","counts":{"devices":0,"users":0,"customers":\#
  0,"purchases":0,"unclaimed":0,"events":0}}}}}]},{"name":"project.list","summary":"Lists the \#
  projects, sorted by id in byte order.","x-role":"read","x-since":1,"paramStructure":"either"\#
  ,"params":[{"name":"project","required":false,"summary":"Has no effect, but must exist: a cl\#
  ient can send it with every call.","schema":{"$ref":"#/components/schemas/ProjectId","defaul\#
  t":"default"}}],"result":{"name":"result","schema":{"type":"object","properties":{"projects"\#
  :{"type":"array","items":{"$ref":"#/components/schemas/ProjectSummary"}}},"required":["proje\#
  cts"]}},"errors":[{"code":-32602,"message":"A parameter is missing, unknown, of a wrong type\#
   or out of range, or two parameters exclude each other. `field` points to it; `nearest` list\#
  s similar names.","data":{"kind":"invalidParams","retryable":false}},{"code":1000,"message":\#
  "The caller's role is lower than the role that the method needs. `uid` and `role` are the ca\#
  ller's (`none` without a role), and `needs` is the method's role.","data":{"kind":"permissio\#
  nDenied","retryable":false}},{"code":1200,"message":"The daemon has no such project.","data"\#
  :{"kind":"unknownProject","retryable":false}},{"code":1405,"message":"The shared database co\#
  uld not be reached, or did not answer in time; other stores have no such error. With `outcom\#
  e` `notApplied`, nothing changed. With `unknown`, the change may or may not be stored.","dat\#
  a":{"kind":"storageUnavailable","retryable":true}}],"examples":[{"name":"one project","param\#
  s":[],"result":{"name":"result","value":{"projects":[{"id":"default","preset":"qonversion","\#
  createdAt":"{{any}}","counts":{"devices":0,"users":0,"customers":0,"purchases":0,"unclaimed"\#
  :0,"events":0}}]}}}]},{"name":"project.stores","summary":"Returns how a project verifies and\#
   reads what stores send, with Stripe's secrets.","x-role":"admin","x-since":1,"paramStructur\#
  e":"either","params":[{"name":"project","required":false,"summary":"Id of the project.","sch\#
  ema":{"$ref":"#/components/schemas/ProjectId","default":"default"}}],"result":{"name":"resul\#
  t","schema":{"type":"object","properties":{"stores":{"$ref":"#/components/schemas/Stores"}},\#
  "required":["stores"]}},"errors":[{"code":-32602,"message":"A parameter is missing, unknown,\#
   of a wrong type or out of range, or two parameters exclude each other. `field` points to it\#
  ; `nearest` lists similar names.","data":{"kind":"invalidParams","retryable":false}},{"code"\#
  :1000,"message":"The caller's role is lower than the role that the method needs. `uid` and `\#
  role` are the caller's (`none` without a role), and `needs` is the method's role.","data":{"\#
  kind":"permissionDenied","retryable":false}},{"code":1200,"message":"The daemon has no such \#
  project.","data":{"kind":"unknownProject","retryable":false}},{"code":1405,"message":"The sh\#
  ared database could not be reached, or did not answer in time; other stores have no such err\#
  or. With `outcome` `notApplied`, nothing changed. With `unknown`, the change may or may not \#
  be stored.","data":{"kind":"storageUnavailable","retryable":true}}],"examples":[{"name":"set\#
  tings of three stores","x-given":[{"method":"project.define","params":{"stores":{"appStore":\#
  {"apps":[{"bundleId":"com.example","appAppleId":1234}]},"playStore":{"packages":["com.exampl\#
  e"]},"stripe":{"secret":"whsec_test","userFrom":["client_reference_id","metadata.userId"],"g\#
  race":"P7D"},"custom":["Zeta"]}}}],"params":[],"result":{"name":"result","value":{"stores":{\#
  "appStore":{"apps":[{"bundleId":"com.example","appAppleId":1234}],"environments":["Productio\#
  n","Sandbox"],"roots":[]},"playStore":{"packages":["com.example"]},"stripe":{"secret":"whsec\#
  _test","oldSecret":null,"product":"product","userFrom":["client_reference_id","metadata.user\#
  Id"],"grace":"P7D"},"custom":["Zeta"]}}}}]},{"name":"project.webhooks","summary":"Returns th\#
  e webhooks of a project with their secrets.","x-role":"admin","x-since":1,"paramStructure":"\#
  either","params":[{"name":"project","required":false,"summary":"Id of the project.","schema"\#
  :{"$ref":"#/components/schemas/ProjectId","default":"default"}}],"result":{"name":"result","\#
  schema":{"type":"object","properties":{"webhooks":{"type":"array","items":{"$ref":"#/compone\#
  nts/schemas/Webhook"}}},"required":["webhooks"]}},"errors":[{"code":-32602,"message":"A para\#
  meter is missing, unknown, of a wrong type or out of range, or two parameters exclude each o\#
  ther. `field` points to it; `nearest` lists similar names.","data":{"kind":"invalidParams","\#
  retryable":false}},{"code":1000,"message":"The caller's role is lower than the role that the\#
   method needs. `uid` and `role` are the caller's (`none` without a role), and `needs` is the\#
   method's role.","data":{"kind":"permissionDenied","retryable":false}},{"code":1200,"message\#
  ":"The daemon has no such project.","data":{"kind":"unknownProject","retryable":false}},{"co\#
  de":1405,"message":"The shared database could not be reached, or did not answer in time; oth\#
  er stores have no such error. With `outcome` `notApplied`, nothing changed. With `unknown`, \#
  the change may or may not be stored.","data":{"kind":"storageUnavailable","retryable":true}}\#
  ],"examples":[{"name":"a webhook that was defined after the first event","x-given":[{"method\#
  ":"install","params":{"device":"iphone"}},{"method":"project.define","params":{"webhooks":[{\#
  "url":"http://127.0.0.1:8080/","secret":"sesame"}]}}],"params":[],"result":{"name":"result",\#
  "value":{"webhooks":[{"url":"http://127.0.0.1:8080/","secret":"sesame","oldSecret":null,"aut\#
  horization":null,"format":"entitled","paused":false,"consumer":"webhook-1","cursor":"1"}]}}}\#
  ]},{"name":"purchase","summary":"Records a store transaction, and sets the holders of a new \#
  purchase.","x-role":"write","x-since":1,"paramStructure":"either","params":[{"name":"device"\#
  ,"required":false,"summary":"Id of the device on which the customer bought.","schema":{"$ref\#
  ":"#/components/schemas/DeviceId"}},{"name":"userId","required":false,"summary":"Id of the b\#
  uyer, instead of `device`. The daemon creates an unknown user, so that no payment is lost.",\#
  "schema":{"$ref":"#/components/schemas/UserId"}},{"name":"product","required":true,"summary"\#
  :"Id of the product. The daemon also records a product that the catalogue does not have.","s\#
  chema":{"$ref":"#/components/schemas/ProductId"}},{"name":"store","required":true,"summary":\#
  "Store that took the payment: appStore, macAppStore, playStore, amazon, huawei, samsung, rok\#
  u, microsoft, paddle, stripe, web, or one of the project's `stores.custom`.","schema":{"$ref\#
  ":"#/components/schemas/Store"}},{"name":"transactionId","required":true,"summary":"The stor\#
  e's id of this transaction.","schema":{"$ref":"#/components/schemas/TransactionId"}},{"name"\#
  :"originalTransactionId","required":false,"summary":"Id of the first transaction of the same\#
   purchase. Default: `transactionId`.","schema":{"$ref":"#/components/schemas/TransactionId"}\#
  },{"name":"kind","required":false,"summary":"Kind of the product. It overrides the kind in t\#
  he catalogue.","schema":{"$ref":"#/components/schemas/ProductKind"}},{"name":"purchasedAt","\#
  required":false,"summary":"Purchase time, RFC 3339. Default: `asOf`, or now.","schema":{"$re\#
  f":"#/components/schemas/Moment"}},{"name":"expiresAt","required":false,"summary":"Last mill\#
  isecond of the paid period, RFC 3339. Default: no end.","schema":{"$ref":"#/components/schem\#
  as/Moment"}},{"name":"periodType","required":false,"summary":"Price of the period: full (nor\#
  mal), a trial, or introductory (intro).","schema":{"$ref":"#/components/schemas/PeriodType",\#
  "default":"normal"}},{"name":"environment","required":false,"summary":"Environment of the st\#
  ore: production, or sandbox for test purchases.","schema":{"$ref":"#/components/schemas/Purc\#
  haseEnvironment","default":"production"}},{"name":"isFamilyShared","required":false,"summary\#
  ":"Whether a family member bought it and shares it.","schema":{"type":"boolean","default":fa\#
  lse}},{"name":"price","required":false,"summary":"Price that the customer paid: a decimal nu\#
  mber in a string, for example \"9.99\".","schema":{"$ref":"#/components/schemas/Price"}},{"n\#
  ame":"currency","required":false,"summary":"Currency of the price: an ISO 4217 code, for exa\#
  mple EUR.","schema":{"$ref":"#/components/schemas/Currency"}},{"name":"country","required":f\#
  alse,"summary":"Country of the purchase: an ISO 3166 code, for example DE.","schema":{"$ref"\#
  :"#/components/schemas/Country"}},{"name":"offerCode","required":false,"summary":"Offer code\#
   that the customer redeemed.","schema":{"type":"string","minLength":1,"maxLength":255}},{"na\#
  me":"attributes","required":false,"summary":"Up to 20 strings of your own, which the events \#
  of this purchase repeat.","schema":{"$ref":"#/components/schemas/Attributes"}},{"name":"asOf\#
  ","required":false,"summary":"Time at which the store made this statement, RFC 3339. Without\#
   it, this is a statement of the caller, made now.","schema":{"$ref":"#/components/schemas/Mo\#
  ment"}},{"name":"replaces","required":false,"summary":"Purchase of the same store that this \#
  one takes over: its `originalTransactionId`, or one of its keys. Google calls it linkedPurch\#
  aseToken.","schema":{"$ref":"#/components/schemas/TransactionId"}},{"name":"keys","required"\#
  :false,"summary":"Up to ten further names of the purchase, for example a Google order id. Ea\#
  ch finds it wherever `originalTransactionId` is a param. If the daemon does not know `origin\#
  alTransactionId`, the first key that names a purchase does.","schema":{"type":"array","items\#
  ":{"$ref":"#/components/schemas/TransactionId"},"maxItems":10}},{"name":"accountToken","requ\#
  ired":false,"summary":"Account token of the purchase. When the call names a user or a device\#
  , it is registered for that user.","schema":{"$ref":"#/components/schemas/AccountToken"}},{"\#
  name":"project","required":false,"summary":"Id of the project.","schema":{"$ref":"#/componen\#
  ts/schemas/ProjectId","default":"default"}},{"name":"dryRun","required":false,"summary":"Com\#
  putes the result and the events without changing anything.","schema":{"type":"boolean","defa\#
  ult":false}},{"name":"idempotencyKey","required":false,"summary":"Makes a retry safe: the sa\#
  me key with the same params returns the stored result.","schema":{"$ref":"#/components/schem\#
  as/IdempotencyKey"}}],"result":{"name":"result","schema":{"type":"object","properties":{"pur\#
  chase":{"$ref":"#/components/schemas/Purchase"},"created":{"description":"True when the purc\#
  hase is new.","type":"boolean"},"outcome":{"description":"recorded: a new purchase. received\#
  : the buyer did not hold the purchase, and holds it now. claimed: the purchase had no holder\#
   before; now the buyer holds it. planChanged: a new transaction with another product. renewe\#
  d: any other new transaction. updated: a fact with `asOf` changed a known transaction. stale\#
  : the daemon had newer information about every field that differs. unchanged: no field diffe\#
  rs, the transaction is known and the call has no `asOf`, or the transaction is new and older\#
   than the latest.","type":"string","enum":["recorded","renewed","planChanged","received","cl\#
  aimed","updated","stale","unchanged"]},"stale":{"description":"The params that lost against \#
  newer information; absent when there are none.","type":"array","items":{"type":"string"}},"e\#
  ntitlements":{"$ref":"#/components/schemas/Entitlements","description":"The buyer's entitlem\#
  ents after the call. Without `device` and `userId`: those of the holder, or none if the purc\#
  hase has no holder."},"warnings":{"description":"Absent when there are no warnings.","type":\#
  "array","items":{"$ref":"#/components/schemas/Warning"}},"dryRun":{"description":"True in a \#
  dry run; otherwise absent.","type":"boolean"},"events":{"description":"The events that the c\#
  all would emit. Only in a dry run.","type":"array","items":{"$ref":"#/components/schemas/Eve\#
  nt"}},"replayed":{"description":"True when this is the stored result of an idempotency key; \#
  otherwise absent.","type":"boolean"}},"required":["purchase","created","outcome","entitlemen\#
  ts"]}},"errors":[{"code":-32602,"message":"A parameter is missing, unknown, of a wrong type \#
  or out of range, or two parameters exclude each other. `field` points to it; `nearest` lists\#
   similar names.","data":{"kind":"invalidParams","retryable":false}},{"code":1000,"message":"\#
  The caller's role is lower than the role that the method needs. `uid` and `role` are the cal\#
  ler's (`none` without a role), and `needs` is the method's role.","data":{"kind":"permission\#
  Denied","retryable":false}},{"code":1100,"message":"The project has no such device.","data":\#
  {"kind":"unknownDevice","retryable":false}},{"code":1102,"message":"No user may have this id\#
  : it is empty, or in the project's `blockedUserIds`.","data":{"kind":"blockedUserId","retrya\#
  ble":false}},{"code":1103,"message":"The id has more Unicode scalars than the project's `use\#
  rIdLengthMax`.","data":{"kind":"userIdTooLong","retryable":false}},{"code":1104,"message":"T\#
  he id begins with the project's anonymous prefix, or it is the id of an anonymous user or a \#
  customerId.","data":{"kind":"reservedUserId","retryable":false}},{"code":1200,"message":"The\#
   daemon has no such project.","data":{"kind":"unknownProject","retryable":false}},{"code":12\#
  02,"message":"Another user holds the purchase, and a rule of the project keeps it there. `ho\#
  lder` and `rule` name them. In `user.import` there is no `rule`: the import does not name th\#
  e holder. Nothing changes.","data":{"kind":"purchaseHeldByAnother","retryable":false}},{"cod\#
  e":1300,"message":"A call of the same method used this key with other params in the last 24 \#
  hours.","data":{"kind":"idempotencyConflict","retryable":false}},{"code":1400,"message":"The\#
   disk has no room for the write. Nothing changes, and reading still works.","data":{"kind":"\#
  storageFull","retryable":true}},{"code":1401,"message":"The write may not be on the disk: th\#
  e daemon stops, and its next start shows what is stored. Or the daemon cannot read a record \#
  that the request needs: then it keeps running.","data":{"kind":"storageFailed","retryable":f\#
  alse}},{"code":1405,"message":"The shared database could not be reached, or did not answer i\#
  n time; other stores have no such error. With `outcome` `notApplied`, nothing changed. With \#
  `unknown`, the change may or may not be stored.","data":{"kind":"storageUnavailable","retrya\#
  ble":true}}],"examples":[{"name":"a subscription","x-given":[{"method":"project.define","par\#
  ams":{"products":{"monthly":{"kind":"subscription","entitlements":["premium"]}},"clock":{"ma\#
  nual":"2026-01-01T00:00:00.000Z"}}},{"method":"install","params":{"device":"iphone"}}],"para\#
  ms":[{"name":"device","value":"iphone"},{"name":"product","value":"monthly"},{"name":"store"\#
  ,"value":"appStore"},{"name":"transactionId","value":"1000"},{"name":"expiresAt","value":"20\#
  26-02-01T00:00:00.000Z"}],"result":{"name":"result","value":{"purchase":{"store":"appStore",\#
  "originalTransactionId":"1000","transactionId":"1000","product":"monthly","kind":"subscripti\#
  on","state":"active","holders":["{{anonymous}}"],"device":"iphone","storeAccount":null,"purc\#
  hasedAt":"2026-01-01T00:00:00.000Z","firstPurchasedAt":"2026-01-01T00:00:00.000Z","expiresAt\#
  ":"2026-02-01T00:00:00.000Z","trialStartedAt":null,"periodType":"normal","environment":"prod\#
  uction","isFamilyShared":false,"price":null,"currency":null,"country":null,"offerCode":null,\#
  "autoRenew":true,"autoRenewDisabledAt":null,"gracePeriodExpiresAt":null,"billingRetry":false\#
  ,"pausedUntil":null,"refundedAt":null,"revokedAt":null,"endedAt":null,"paused":false,"renews\#
  As":null,"endReason":null,"billingIssueAt":null,"replaces":null,"replacedBy":null,"keys":[],\#
  "renewsCount":0,"accountToken":null,"transactions":[{"transactionId":"1000","product":"month\#
  ly","periodType":"normal","purchasedAt":"2026-01-01T00:00:00.000Z","expiresAt":"2026-02-01T0\#
  0:00:00.000Z","asOf":"2026-01-01T00:00:00.000Z"}]},"created":true,"outcome":"recorded","enti\#
  tlements":{"premium":{"id":"premium","active":true,"state":"active","productId":"monthly","s\#
  ource":"appStore","renewState":"willRenew","grantType":"purchase","periodType":"normal","sta\#
  rtedAt":"2026-01-01T00:00:00.000Z","expiresAt":"2026-02-01T00:00:00.000Z","gracePeriodExpire\#
  sAt":null,"firstPurchasedAt":"2026-01-01T00:00:00.000Z","lastPurchasedAt":"2026-01-01T00:00:\#
  00.000Z","trialStartedAt":null,"autoRenewDisabledAt":null,"renewsCount":0,"environment":"pro\#
  duction","store":"appStore","transactionId":"1000","originalTransactionId":"1000"}}}}},{"nam\#
  e":"the same transaction again","x-given":[{"method":"project.define","params":{"products":{\#
  "monthly":{"kind":"subscription","entitlements":["premium"]}},"clock":{"manual":"2026-01-01T\#
  00:00:00.000Z"}}},{"method":"install","params":{"device":"iphone"}},{"method":"purchase","pa\#
  rams":{"device":"iphone","product":"monthly","store":"appStore","transactionId":"1000","expi\#
  resAt":"2026-02-01T00:00:00.000Z"}}],"params":[{"name":"device","value":"iphone"},{"name":"p\#
  roduct","value":"monthly"},{"name":"store","value":"appStore"},{"name":"transactionId","valu\#
  e":"1000"},{"name":"expiresAt","value":"2026-02-01T00:00:00.000Z"}],"result":{"name":"result\#
  ","value":{"purchase":{"store":"appStore","originalTransactionId":"1000","transactionId":"10\#
  00","product":"monthly","kind":"subscription","state":"active","holders":["{{anonymous}}"],"\#
  device":"iphone","storeAccount":null,"purchasedAt":"2026-01-01T00:00:00.000Z","firstPurchase\#
  dAt":"2026-01-01T00:00:00.000Z","expiresAt":"2026-02-01T00:00:00.000Z","trialStartedAt":null\#
  ,"periodType":"normal","environment":"production","isFamilyShared":false,"price":null,"curre\#
  ncy":null,"country":null,"offerCode":null,"autoRenew":true,"autoRenewDisabledAt":null,"grace\#
  PeriodExpiresAt":null,"billingRetry":false,"pausedUntil":null,"refundedAt":null,"revokedAt":\#
  null,"endedAt":null,"paused":false,"renewsAs":null,"endReason":null,"billingIssueAt":null,"r\#
  eplaces":null,"replacedBy":null,"keys":[],"renewsCount":0,"accountToken":null,"transactions"\#
  :[{"transactionId":"1000","product":"monthly","periodType":"normal","purchasedAt":"2026-01-0\#
  1T00:00:00.000Z","expiresAt":"2026-02-01T00:00:00.000Z","asOf":"2026-01-01T00:00:00.000Z"}]}\#
  ,"created":false,"outcome":"unchanged","entitlements":{"premium":{"id":"premium","active":tr\#
  ue,"state":"active","productId":"monthly","source":"appStore","renewState":"willRenew","gran\#
  tType":"purchase","periodType":"normal","startedAt":"2026-01-01T00:00:00.000Z","expiresAt":"\#
  2026-02-01T00:00:00.000Z","gracePeriodExpiresAt":null,"firstPurchasedAt":"2026-01-01T00:00:0\#
  0.000Z","lastPurchasedAt":"2026-01-01T00:00:00.000Z","trialStartedAt":null,"autoRenewDisable\#
  dAt":null,"renewsCount":0,"environment":"production","store":"appStore","transactionId":"100\#
  0","originalTransactionId":"1000"}}}}},{"name":"by a user who is logged in","x-given":[{"met\#
  hod":"project.define","params":{"products":{"monthly":{"kind":"subscription","entitlements":\#
  ["premium"]}},"clock":{"manual":"2026-01-01T00:00:00.000Z"}}},{"method":"install","params":{\#
  "device":"iphone"}},{"method":"identify","params":{"device":"iphone","userId":"user_id_1"}}]\#
  ,"params":[{"name":"device","value":"iphone"},{"name":"product","value":"monthly"},{"name":"\#
  store","value":"appStore"},{"name":"transactionId","value":"1000"},{"name":"expiresAt","valu\#
  e":"2026-02-01T00:00:00.000Z"}],"result":{"name":"result","value":{"purchase":{"store":"appS\#
  tore","originalTransactionId":"1000","transactionId":"1000","product":"monthly","kind":"subs\#
  cription","state":"active","holders":["{{anonymous}}","user_id_1"],"device":"iphone","storeA\#
  ccount":null,"purchasedAt":"2026-01-01T00:00:00.000Z","firstPurchasedAt":"2026-01-01T00:00:0\#
  0.000Z","expiresAt":"2026-02-01T00:00:00.000Z","trialStartedAt":null,"periodType":"normal","\#
  environment":"production","isFamilyShared":false,"price":null,"currency":null,"country":null\#
  ,"offerCode":null,"autoRenew":true,"autoRenewDisabledAt":null,"gracePeriodExpiresAt":null,"b\#
  illingRetry":false,"pausedUntil":null,"refundedAt":null,"revokedAt":null,"endedAt":null,"pau\#
  sed":false,"renewsAs":null,"endReason":null,"billingIssueAt":null,"replaces":null,"replacedB\#
  y":null,"keys":[],"renewsCount":0,"accountToken":null,"transactions":[{"transactionId":"1000\#
  ","product":"monthly","periodType":"normal","purchasedAt":"2026-01-01T00:00:00.000Z","expire\#
  sAt":"2026-02-01T00:00:00.000Z","asOf":"2026-01-01T00:00:00.000Z"}]},"created":true,"outcome\#
  ":"recorded","entitlements":{"premium":{"id":"premium","active":true,"state":"active","produ\#
  ctId":"monthly","source":"appStore","renewState":"willRenew","grantType":"purchase","periodT\#
  ype":"normal","startedAt":"2026-01-01T00:00:00.000Z","expiresAt":"2026-02-01T00:00:00.000Z",\#
  "gracePeriodExpiresAt":null,"firstPurchasedAt":"2026-01-01T00:00:00.000Z","lastPurchasedAt":\#
  "2026-01-01T00:00:00.000Z","trialStartedAt":null,"autoRenewDisabledAt":null,"renewsCount":0,\#
  "environment":"production","store":"appStore","transactionId":"1000","originalTransactionId"\#
  :"1000"}}}}},{"name":"a renewal","x-given":[{"method":"project.define","params":{"products":\#
  {"monthly":{"kind":"subscription","entitlements":["premium"]}},"clock":{"manual":"2026-01-01\#
  T00:00:00.000Z"}}},{"method":"install","params":{"device":"iphone"}},{"method":"purchase","p\#
  arams":{"device":"iphone","product":"monthly","store":"appStore","transactionId":"1000","pur\#
  chasedAt":"2025-11-15T00:00:00.000Z","expiresAt":"2025-12-15T00:00:00.000Z"}}],"params":[{"n\#
  ame":"device","value":"iphone"},{"name":"product","value":"monthly"},{"name":"store","value"\#
  :"appStore"},{"name":"transactionId","value":"1001"},{"name":"originalTransactionId","value"\#
  :"1000"},{"name":"purchasedAt","value":"2025-12-15T00:00:00.000Z"},{"name":"expiresAt","valu\#
  e":"2026-01-15T00:00:00.000Z"}],"result":{"name":"result","value":{"purchase":{"store":"appS\#
  tore","originalTransactionId":"1000","transactionId":"1001","product":"monthly","kind":"subs\#
  cription","state":"active","holders":["{{anonymous}}"],"device":"iphone","storeAccount":null\#
  ,"purchasedAt":"2025-12-15T00:00:00.000Z","firstPurchasedAt":"2025-11-15T00:00:00.000Z","exp\#
  iresAt":"2026-01-15T00:00:00.000Z","trialStartedAt":null,"periodType":"normal","environment"\#
  :"production","isFamilyShared":false,"price":null,"currency":null,"country":null,"offerCode"\#
  :null,"autoRenew":true,"autoRenewDisabledAt":null,"gracePeriodExpiresAt":null,"billingRetry"\#
  :false,"pausedUntil":null,"refundedAt":null,"revokedAt":null,"endedAt":null,"paused":false,"\#
  renewsAs":null,"endReason":null,"billingIssueAt":null,"replaces":null,"replacedBy":null,"key\#
  s":[],"renewsCount":1,"accountToken":null,"transactions":[{"transactionId":"1000","product":\#
  "monthly","periodType":"normal","purchasedAt":"2025-11-15T00:00:00.000Z","expiresAt":"2025-1\#
  2-15T00:00:00.000Z","asOf":"2025-11-15T00:00:00.000Z"},{"transactionId":"1001","product":"mo\#
  nthly","periodType":"normal","purchasedAt":"2025-12-15T00:00:00.000Z","expiresAt":"2026-01-1\#
  5T00:00:00.000Z","asOf":"2025-12-15T00:00:00.000Z"}]},"created":false,"outcome":"renewed","e\#
  ntitlements":{"premium":{"id":"premium","active":true,"state":"active","productId":"monthly"\#
  ,"source":"appStore","renewState":"willRenew","grantType":"purchase","periodType":"normal","\#
  startedAt":"2025-11-15T00:00:00.000Z","expiresAt":"2026-01-15T00:00:00.000Z","gracePeriodExp\#
  iresAt":null,"firstPurchasedAt":"2025-11-15T00:00:00.000Z","lastPurchasedAt":"2025-12-15T00:\#
  00:00.000Z","trialStartedAt":null,"autoRenewDisabledAt":null,"renewsCount":1,"environment":"\#
  production","store":"appStore","transactionId":"1001","originalTransactionId":"1000"}}}}},{"\#
  name":"a product that the catalogue does not know","x-given":[{"method":"project.define","pa\#
  rams":{"products":{"monthly":{"kind":"subscription","entitlements":["premium"]}},"clock":{"m\#
  anual":"2026-01-01T00:00:00.000Z"}}}],"params":[{"name":"userId","value":"user_id_1"},{"name\#
  ":"product","value":"montly"},{"name":"store","value":"stripe"},{"name":"transactionId","val\#
  ue":"pi_1"}],"result":{"name":"result","value":{"purchase":{"store":"stripe","originalTransa\#
  ctionId":"pi_1","transactionId":"pi_1","product":"montly","kind":"nonConsumable","state":"ac\#
  tive","holders":["user_id_1"],"device":null,"storeAccount":null,"purchasedAt":"2026-01-01T00\#
  :00:00.000Z","firstPurchasedAt":"2026-01-01T00:00:00.000Z","expiresAt":null,"trialStartedAt"\#
  :null,"periodType":"normal","environment":"production","isFamilyShared":false,"price":null,"\#
  currency":null,"country":null,"offerCode":null,"autoRenew":false,"autoRenewDisabledAt":null,\#
  "gracePeriodExpiresAt":null,"billingRetry":false,"pausedUntil":null,"refundedAt":null,"revok\#
  edAt":null,"endedAt":null,"paused":false,"renewsAs":null,"endReason":null,"billingIssueAt":n\#
  ull,"replaces":null,"replacedBy":null,"keys":[],"renewsCount":0,"accountToken":null,"transac\#
  tions":[{"transactionId":"pi_1","product":"montly","periodType":"normal","purchasedAt":"2026\#
  -01-01T00:00:00.000Z","expiresAt":null,"asOf":"2026-01-01T00:00:00.000Z"}]},"created":true,"\#
  outcome":"recorded","entitlements":{},"warnings":[{"kind":"unknownProduct","message":"{{any}\#
  }","nearest":["monthly"]}]}}}]},{"name":"purchase.update","summary":"Updates a purchase, for\#
   example after a refund. Omitted params keep their value.","x-role":"write","x-since":1,"par\#
  amStructure":"either","params":[{"name":"store","required":true,"summary":"Store that took t\#
  he payment.","schema":{"$ref":"#/components/schemas/Store"}},{"name":"originalTransactionId"\#
  ,"required":true,"summary":"Id of the first transaction of the purchase.","schema":{"$ref":"\#
  #/components/schemas/TransactionId"}},{"name":"expiresAt","required":false,"summary":"New la\#
  st millisecond of the paid period, RFC 3339; null: no end.","schema":{"$ref":"#/components/s\#
  chemas/NullableMoment"}},{"name":"autoRenew","required":false,"summary":"Whether the subscri\#
  ption renews automatically; null: true for a subscription, else false.","schema":{"type":["b\#
  oolean","null"]}},{"name":"gracePeriodExpiresAt","required":false,"summary":"Last millisecon\#
  d of the grace period, RFC 3339; null: no grace period.","schema":{"$ref":"#/components/sche\#
  mas/NullableMoment"}},{"name":"billingRetry","required":false,"summary":"Whether the store r\#
  etries a failed payment; null: false.","schema":{"type":["boolean","null"]}},{"name":"paused\#
  Until","required":false,"summary":"Time at which the pause ends, RFC 3339; null: no pause.",\#
  "schema":{"$ref":"#/components/schemas/NullableMoment"}},{"name":"refundedAt","required":fal\#
  se,"summary":"Time of the refund, RFC 3339; null: no refund.","schema":{"$ref":"#/components\#
  /schemas/NullableMoment"}},{"name":"revokedAt","required":false,"summary":"Time at which the\#
   store withdrew access, RFC 3339, for example when family sharing ends; null: not withdrawn.\#
  ","schema":{"$ref":"#/components/schemas/NullableMoment"}},{"name":"product","required":fals\#
  e,"summary":"Id of the product from now on: a change of plan.","schema":{"$ref":"#/component\#
  s/schemas/ProductId"}},{"name":"transactionId","required":false,"summary":"Transaction that \#
  the statement is about. Required with `asOf`. Default: the latest; for a refund or a revocat\#
  ion, the latest that was bought at or before its moment.","schema":{"$ref":"#/components/sch\#
  emas/TransactionId"}},{"name":"asOf","required":false,"summary":"Time at which the store mad\#
  e this statement, RFC 3339. Without it, this is a statement of the caller, made now.","schem\#
  a":{"$ref":"#/components/schemas/Moment"}},{"name":"endedAt","required":false,"summary":"Tim\#
  e at which access ended before the end of the period, RFC 3339. Null clears it.","schema":{"\#
  $ref":"#/components/schemas/NullableMoment"}},{"name":"paused","required":false,"summary":"W\#
  hether the subscription is paused, with or without a known end.","schema":{"type":["boolean"\#
  ,"null"]}},{"name":"renewsAs","required":false,"summary":"Product of the next period. It giv\#
  es no access. Null: the same product.","schema":{"type":["string","null"],"minLength":1,"max\#
  Length":255}},{"name":"endReason","required":false,"summary":"Why the purchase ended, or wil\#
  l end. Null clears it.","schema":{"$ref":"#/components/schemas/EndReason"}},{"name":"project\#
  ","required":false,"summary":"Id of the project.","schema":{"$ref":"#/components/schemas/Pro\#
  jectId","default":"default"}},{"name":"dryRun","required":false,"summary":"Computes the resu\#
  lt and the events without changing anything.","schema":{"type":"boolean","default":false}},{\#
  "name":"idempotencyKey","required":false,"summary":"Makes a retry safe: the same key with th\#
  e same params returns the stored result.","schema":{"$ref":"#/components/schemas/Idempotency\#
  Key"}}],"result":{"name":"result","schema":{"type":"object","properties":{"purchase":{"$ref"\#
  :"#/components/schemas/Purchase"},"outcome":{"description":"applied: a field changed. stale:\#
   the daemon had newer information about every field that differs. unchanged: no field differ\#
  s.","type":"string","enum":["applied","stale","unchanged"]},"stale":{"description":"The para\#
  ms that lost against newer information; absent when there are none.","type":"array","items":\#
  {"type":"string"}},"warnings":{"description":"Absent when there are no warnings.","type":"ar\#
  ray","items":{"$ref":"#/components/schemas/Warning"}},"dryRun":{"description":"True in a dry\#
   run; otherwise absent.","type":"boolean"},"events":{"description":"The events that the call\#
   would emit. Only in a dry run.","type":"array","items":{"$ref":"#/components/schemas/Event"\#
  }},"replayed":{"description":"True when this is the stored result of an idempotency key; oth\#
  erwise absent.","type":"boolean"}},"required":["purchase","outcome"]}},"errors":[{"code":-32\#
  602,"message":"A parameter is missing, unknown, of a wrong type or out of range, or two para\#
  meters exclude each other. `field` points to it; `nearest` lists similar names.","data":{"ki\#
  nd":"invalidParams","retryable":false}},{"code":1000,"message":"The caller's role is lower t\#
  han the role that the method needs. `uid` and `role` are the caller's (`none` without a role\#
  ), and `needs` is the method's role.","data":{"kind":"permissionDenied","retryable":false}},\#
  {"code":1200,"message":"The daemon has no such project.","data":{"kind":"unknownProject","re\#
  tryable":false}},{"code":1201,"message":"The project has no purchase with this store and ori\#
  ginalTransactionId, or the purchase has no such transaction. Nothing changes.","data":{"kind\#
  ":"unknownPurchase","retryable":false}},{"code":1300,"message":"A call of the same method us\#
  ed this key with other params in the last 24 hours.","data":{"kind":"idempotencyConflict","r\#
  etryable":false}},{"code":1400,"message":"The disk has no room for the write. Nothing change\#
  s, and reading still works.","data":{"kind":"storageFull","retryable":true}},{"code":1401,"m\#
  essage":"The write may not be on the disk: the daemon stops, and its next start shows what i\#
  s stored. Or the daemon cannot read a record that the request needs: then it keeps running."\#
  ,"data":{"kind":"storageFailed","retryable":false}},{"code":1405,"message":"The shared datab\#
  ase could not be reached, or did not answer in time; other stores have no such error. With `\#
  outcome` `notApplied`, nothing changed. With `unknown`, the change may or may not be stored.\#
  ","data":{"kind":"storageUnavailable","retryable":true}}],"examples":[{"name":"auto-renew tu\#
  rned off","x-given":[{"method":"project.define","params":{"products":{"monthly":{"kind":"sub\#
  scription","entitlements":["premium"]}},"clock":{"manual":"2026-01-01T00:00:00.000Z"}}},{"me\#
  thod":"install","params":{"device":"iphone"}},{"method":"purchase","params":{"device":"iphon\#
  e","product":"monthly","store":"appStore","transactionId":"1000","expiresAt":"2026-02-01T00:\#
  00:00.000Z"}}],"params":[{"name":"store","value":"appStore"},{"name":"originalTransactionId"\#
  ,"value":"1000"},{"name":"autoRenew","value":false}],"result":{"name":"result","value":{"pur\#
  chase":{"store":"appStore","originalTransactionId":"1000","transactionId":"1000","product":"\#
  monthly","kind":"subscription","state":"active","holders":["{{anonymous}}"],"device":"iphone\#
  ","storeAccount":null,"purchasedAt":"2026-01-01T00:00:00.000Z","firstPurchasedAt":"2026-01-0\#
  1T00:00:00.000Z","expiresAt":"2026-02-01T00:00:00.000Z","trialStartedAt":null,"periodType":"\#
  normal","environment":"production","isFamilyShared":false,"price":null,"currency":null,"coun\#
  try":null,"offerCode":null,"autoRenew":false,"autoRenewDisabledAt":"2026-01-01T00:00:00.000Z\#
  ","gracePeriodExpiresAt":null,"billingRetry":false,"pausedUntil":null,"refundedAt":null,"rev\#
  okedAt":null,"endedAt":null,"paused":false,"renewsAs":null,"endReason":null,"billingIssueAt"\#
  :null,"replaces":null,"replacedBy":null,"keys":[],"renewsCount":0,"accountToken":null,"trans\#
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
  :null,"endReason":null,"billingIssueAt":null,"replaces":null,"replacedBy":null,"keys":[],"re\#
  newsCount":0,"accountToken":null,"transactions":[{"transactionId":"1000","product":"monthly"\#
  ,"periodType":"normal","purchasedAt":"2026-01-01T00:00:00.000Z","expiresAt":"2026-02-01T00:0\#
  0:00.000Z","refundedAt":"2026-01-01T00:00:00.000Z","asOf":"2026-01-01T00:00:00.000Z"}]},"out\#
  come":"applied"}}},{"name":"a refund that was none","x-given":[{"method":"project.define","p\#
  arams":{"products":{"monthly":{"kind":"subscription","entitlements":["premium"]}},"clock":{"\#
  manual":"2026-01-01T00:00:00.000Z"}}},{"method":"install","params":{"device":"iphone"}},{"me\#
  thod":"purchase","params":{"device":"iphone","product":"monthly","store":"appStore","transac\#
  tionId":"1000","expiresAt":"2026-02-01T00:00:00.000Z"}},{"method":"purchase.update","params"\#
  :{"store":"appStore","originalTransactionId":"1000","refundedAt":"2026-01-01T00:00:00.000Z"}\#
  }],"params":[{"name":"store","value":"appStore"},{"name":"originalTransactionId","value":"10\#
  00"},{"name":"refundedAt","value":null}],"result":{"name":"result","value":{"purchase":{"sto\#
  re":"appStore","originalTransactionId":"1000","transactionId":"1000","product":"monthly","ki\#
  nd":"subscription","state":"active","holders":["{{anonymous}}"],"device":"iphone","storeAcco\#
  unt":null,"purchasedAt":"2026-01-01T00:00:00.000Z","firstPurchasedAt":"2026-01-01T00:00:00.0\#
  00Z","expiresAt":"2026-02-01T00:00:00.000Z","trialStartedAt":null,"periodType":"normal","env\#
  ironment":"production","isFamilyShared":false,"price":null,"currency":null,"country":null,"o\#
  fferCode":null,"autoRenew":true,"autoRenewDisabledAt":null,"gracePeriodExpiresAt":null,"bill\#
  ingRetry":false,"pausedUntil":null,"refundedAt":null,"revokedAt":null,"endedAt":null,"paused\#
  ":false,"renewsAs":null,"endReason":null,"billingIssueAt":null,"replaces":null,"replacedBy":\#
  null,"keys":[],"renewsCount":0,"accountToken":null,"transactions":[{"transactionId":"1000","\#
  product":"monthly","periodType":"normal","purchasedAt":"2026-01-01T00:00:00.000Z","expiresAt\#
  ":"2026-02-01T00:00:00.000Z","asOf":"2026-01-01T00:00:00.000Z"}]},"outcome":"applied"}}}]},{\#
  "name":"restore","summary":"Restores the purchases of a device's store account for its curre\#
  nt user.","x-role":"write","x-since":1,"paramStructure":"either","params":[{"name":"device",\#
  "required":true,"summary":"Id of the device.","schema":{"$ref":"#/components/schemas/DeviceI\#
  d"}},{"name":"purchases","required":false,"summary":"Purchases to restore, from any store ac\#
  count; an empty list restores nothing. Default: every purchase of the device's store account\#
  .","schema":{"type":"array","items":{"$ref":"#/components/schemas/PurchaseRef"},"maxItems":1\#
  000}},{"name":"project","required":false,"summary":"Id of the project.","schema":{"$ref":"#/\#
  components/schemas/ProjectId","default":"default"}},{"name":"dryRun","required":false,"summa\#
  ry":"Computes the result and the events without changing anything.","schema":{"type":"boolea\#
  n","default":false}},{"name":"idempotencyKey","required":false,"summary":"Makes a retry safe\#
  : the same key with the same params returns the stored result.","schema":{"$ref":"#/componen\#
  ts/schemas/IdempotencyKey"}}],"result":{"name":"result","schema":{"type":"object","propertie\#
  s":{"user":{"$ref":"#/components/schemas/User"},"restored":{"description":"Purchases that th\#
  e user holds now and did not hold before, with unclaimed ones that replace them. In the orde\#
  r of `store`, then `originalTransactionId`.","type":"array","items":{"$ref":"#/components/sc\#
  hemas/Move"}},"transferred":{"description":"Those of `restored` that another user lost.","ty\#
  pe":"array","items":{"$ref":"#/components/schemas/Move"}},"refused":{"description":"Purchase\#
  s that a rule refused to restore.","type":"array","items":{"$ref":"#/components/schemas/Refu\#
  sal"}},"entitlements":{"$ref":"#/components/schemas/Entitlements","description":"The user's \#
  entitlements after the call."},"warnings":{"description":"Absent when there are no warnings.\#
  ","type":"array","items":{"$ref":"#/components/schemas/Warning"}},"dryRun":{"description":"T\#
  rue in a dry run; otherwise absent.","type":"boolean"},"events":{"description":"The events t\#
  hat the call would emit. Only in a dry run.","type":"array","items":{"$ref":"#/components/sc\#
  hemas/Event"}},"replayed":{"description":"True when this is the stored result of an idempote\#
  ncy key; otherwise absent.","type":"boolean"}},"required":["user","restored","transferred","\#
  refused","entitlements"]}},"errors":[{"code":-32602,"message":"A parameter is missing, unkno\#
  wn, of a wrong type or out of range, or two parameters exclude each other. `field` points to\#
   it; `nearest` lists similar names.","data":{"kind":"invalidParams","retryable":false}},{"co\#
  de":1000,"message":"The caller's role is lower than the role that the method needs. `uid` an\#
  d `role` are the caller's (`none` without a role), and `needs` is the method's role.","data"\#
  :{"kind":"permissionDenied","retryable":false}},{"code":1100,"message":"The project has no s\#
  uch device.","data":{"kind":"unknownDevice","retryable":false}},{"code":1200,"message":"The \#
  daemon has no such project.","data":{"kind":"unknownProject","retryable":false}},{"code":120\#
  1,"message":"The project has no purchase with this store and originalTransactionId, or the p\#
  urchase has no such transaction. Nothing changes.","data":{"kind":"unknownPurchase","retryab\#
  le":false}},{"code":1300,"message":"A call of the same method used this key with other param\#
  s in the last 24 hours.","data":{"kind":"idempotencyConflict","retryable":false}},{"code":14\#
  00,"message":"The disk has no room for the write. Nothing changes, and reading still works."\#
  ,"data":{"kind":"storageFull","retryable":true}},{"code":1401,"message":"The write may not b\#
  e on the disk: the daemon stops, and its next start shows what is stored. Or the daemon cann\#
  ot read a record that the request needs: then it keeps running.","data":{"kind":"storageFail\#
  ed","retryable":false}},{"code":1405,"message":"The shared database could not be reached, or\#
   did not answer in time; other stores have no such error. With `outcome` `notApplied`, nothi\#
  ng changed. With `unknown`, the change may or may not be stored.","data":{"kind":"storageUna\#
  vailable","retryable":true}}],"examples":[{"name":"after a reinstall","x-given":[{"method":"\#
  project.define","params":{"products":{"monthly":{"kind":"subscription","entitlements":["prem\#
  ium"]}},"clock":{"manual":"2026-01-01T00:00:00.000Z"}}},{"method":"install","params":{"devic\#
  e":"iphone","storeAccount":"ann"}},{"method":"purchase","params":{"device":"iphone","product\#
  ":"monthly","store":"appStore","transactionId":"1000","expiresAt":"2026-02-01T00:00:00.000Z"\#
  }},{"method":"install","params":{"device":"ipad","storeAccount":"ann"}}],"params":[{"name":"\#
  device","value":"ipad"}],"result":{"name":"result","value":{"user":{"id":"{{new}}","anonymou\#
  sId":"{{new}}","identityId":null,"customerId":"{{new}}","aliases":["{{new}}"],"device":"ipad\#
  ","createdAt":"2026-01-01T00:00:00.000Z","environment":"production"},"restored":[{"store":"a\#
  ppStore","originalTransactionId":"1000","product":"monthly","kind":"subscription","from":["{\#
  {any}}"],"to":"{{new}}","shared":true}],"transferred":[],"refused":[],"entitlements":{"premi\#
  um":{"id":"premium","active":true,"state":"active","productId":"monthly","source":"appStore"\#
  ,"renewState":"willRenew","grantType":"purchase","periodType":"normal","startedAt":"2026-01-\#
  01T00:00:00.000Z","expiresAt":"2026-02-01T00:00:00.000Z","gracePeriodExpiresAt":null,"firstP\#
  urchasedAt":"2026-01-01T00:00:00.000Z","lastPurchasedAt":"2026-01-01T00:00:00.000Z","trialSt\#
  artedAt":null,"autoRenewDisabledAt":null,"renewsCount":0,"environment":"production","store":\#
  "appStore","transactionId":"1000","originalTransactionId":"1000"}}}}},{"name":"nothing to re\#
  store","x-given":[{"method":"project.define","params":{"products":{"monthly":{"kind":"subscr\#
  iption","entitlements":["premium"]}},"clock":{"manual":"2026-01-01T00:00:00.000Z"}}},{"metho\#
  d":"install","params":{"device":"iphone"}}],"params":[{"name":"device","value":"iphone"}],"r\#
  esult":{"name":"result","value":{"user":{"id":"{{anonymous}}","anonymousId":"{{anonymous}}",\#
  "identityId":null,"customerId":"{{anonymous}}","aliases":["{{anonymous}}"],"device":"iphone"\#
  ,"createdAt":"2026-01-01T00:00:00.000Z","environment":"production"},"restored":[],"transferr\#
  ed":[],"refused":[],"entitlements":{}}}}]},{"name":"revoke","summary":"Ends a grant.","x-rol\#
  e":"write","x-since":1,"paramStructure":"either","params":[{"name":"device","required":false\#
  ,"summary":"Id of the device.","schema":{"$ref":"#/components/schemas/DeviceId"}},{"name":"u\#
  serId","required":false,"summary":"Id of the user, instead of `device`.","schema":{"$ref":"#\#
  /components/schemas/UserId"}},{"name":"entitlement","required":true,"summary":"Id of the ent\#
  itlement that was granted.","schema":{"$ref":"#/components/schemas/EntitlementId"}},{"name":\#
  "project","required":false,"summary":"Id of the project.","schema":{"$ref":"#/components/sch\#
  emas/ProjectId","default":"default"}},{"name":"dryRun","required":false,"summary":"Computes \#
  the result and the events without changing anything.","schema":{"type":"boolean","default":f\#
  alse}},{"name":"idempotencyKey","required":false,"summary":"Makes a retry safe: the same key\#
   with the same params returns the stored result.","schema":{"$ref":"#/components/schemas/Ide\#
  mpotencyKey"}}],"x-exactly-one":[["device"],["userId"]],"result":{"name":"result","schema":{\#
  "type":"object","properties":{"entitlement":{"$ref":"#/components/schemas/Entitlement","desc\#
  ription":"The entitlement after the call. A purchase may still give it."},"dryRun":{"descrip\#
  tion":"True in a dry run; otherwise absent.","type":"boolean"},"events":{"description":"The \#
  events that the call would emit. Only in a dry run.","type":"array","items":{"$ref":"#/compo\#
  nents/schemas/Event"}},"replayed":{"description":"True when this is the stored result of an \#
  idempotency key; otherwise absent.","type":"boolean"}},"required":["entitlement"]}},"errors"\#
  :[{"code":-32602,"message":"A parameter is missing, unknown, of a wrong type or out of range\#
  , or two parameters exclude each other. `field` points to it; `nearest` lists similar names.\#
  ","data":{"kind":"invalidParams","retryable":false}},{"code":1000,"message":"The caller's ro\#
  le is lower than the role that the method needs. `uid` and `role` are the caller's (`none` w\#
  ithout a role), and `needs` is the method's role.","data":{"kind":"permissionDenied","retrya\#
  ble":false}},{"code":1100,"message":"The project has no such device.","data":{"kind":"unknow\#
  nDevice","retryable":false}},{"code":1101,"message":"The project has no such user.","data":{\#
  "kind":"unknownUser","retryable":false}},{"code":1102,"message":"No user may have this id: i\#
  t is empty, or in the project's `blockedUserIds`.","data":{"kind":"blockedUserId","retryable\#
  ":false}},{"code":1103,"message":"The id has more Unicode scalars than the project's `userId\#
  LengthMax`.","data":{"kind":"userIdTooLong","retryable":false}},{"code":1200,"message":"The \#
  daemon has no such project.","data":{"kind":"unknownProject","retryable":false}},{"code":120\#
  4,"message":"The user has no active grant of this entitlement. For example, a purchase gives\#
   it, or the grant has ended.","data":{"kind":"notAManualGrant","retryable":false}},{"code":1\#
  300,"message":"A call of the same method used this key with other params in the last 24 hour\#
  s.","data":{"kind":"idempotencyConflict","retryable":false}},{"code":1400,"message":"The dis\#
  k has no room for the write. Nothing changes, and reading still works.","data":{"kind":"stor\#
  ageFull","retryable":true}},{"code":1401,"message":"The write may not be on the disk: the da\#
  emon stops, and its next start shows what is stored. Or the daemon cannot read a record that\#
   the request needs: then it keeps running.","data":{"kind":"storageFailed","retryable":false\#
  }},{"code":1405,"message":"The shared database could not be reached, or did not answer in ti\#
  me; other stores have no such error. With `outcome` `notApplied`, nothing changed. With `unk\#
  nown`, the change may or may not be stored.","data":{"kind":"storageUnavailable","retryable"\#
  :true}}],"examples":[{"name":"a grant","x-given":[{"method":"project.define","params":{"prod\#
  ucts":{"monthly":{"kind":"subscription","entitlements":["premium"]}},"clock":{"manual":"2026\#
  -01-01T00:00:00.000Z"}}},{"method":"install","params":{"device":"iphone"}},{"method":"grant"\#
  ,"params":{"device":"iphone","entitlement":"premium"}}],"params":[{"name":"device","value":"\#
  iphone"},{"name":"entitlement","value":"premium"}],"result":{"name":"result","value":{"entit\#
  lement":{"id":"premium","active":false,"state":"revoked","productId":null,"source":"manual",\#
  "renewState":"nonRenewable","grantType":"manual","periodType":null,"startedAt":"2026-01-01T0\#
  0:00:00.000Z","expiresAt":null,"gracePeriodExpiresAt":null,"firstPurchasedAt":null,"lastPurc\#
  hasedAt":null,"trialStartedAt":null,"autoRenewDisabledAt":null,"renewsCount":0,"environment"\#
  :null,"store":null,"transactionId":null,"originalTransactionId":null}}}}]},{"name":"rpc.disc\#
  over","summary":"Returns this protocol as an OpenRPC document.","x-role":"read","x-since":1,\#
  "paramStructure":"either","params":[],"result":{"name":"result","schema":{"description":"The\#
   OpenRPC document, with `x-role` on every method.","type":"object","properties":{"openrpc":{\#
  "type":"string"},"info":{"type":"object"},"methods":{"type":"array","items":{"type":"object"\#
  }},"components":{"type":"object"}},"required":["openrpc","info","methods","components"]}},"e\#
  rrors":[{"code":-32602,"message":"A parameter is missing, unknown, of a wrong type or out of\#
   range, or two parameters exclude each other. `field` points to it; `nearest` lists similar \#
  names.","data":{"kind":"invalidParams","retryable":false}},{"code":1000,"message":"The calle\#
  r's role is lower than the role that the method needs. `uid` and `role` are the caller's (`n\#
  one` without a role), and `needs` is the method's role.","data":{"kind":"permissionDenied","\#
  retryable":false}}],"examples":[{"name":"the document","params":[],"result":{"name":"result"\#
  ,"value":{"openrpc":"{{any}}","info":"{{any}}","methods":"{{any}}","components":"{{any}}"}}}\#
  ]},{"name":"server.describe","summary":"Lists the methods, or describes one method.","x-role\#
  ":"read","x-since":1,"paramStructure":"either","params":[{"name":"method","required":false,"\#
  summary":"Name of the method to describe. Default: the list of all methods.","schema":{"type\#
  ":"string"}}],"result":{"name":"result","schema":{"type":"object","properties":{"methods":{"\#
  description":"All methods, sorted by name. Only without `method`.","type":"array","items":{"\#
  $ref":"#/components/schemas/MethodSummary"}},"method":{"description":"The method's entry in \#
  the OpenRPC document. Only with `method`.","type":"object"},"components":{"description":"The\#
   schemas that the entry refers to, in `schemas`. Only with `method`.","type":"object"}},"req\#
  uired":[]}},"errors":[{"code":-32602,"message":"A parameter is missing, unknown, of a wrong \#
  type or out of range, or two parameters exclude each other. `field` points to it; `nearest` \#
  lists similar names.","data":{"kind":"invalidParams","retryable":false}},{"code":1000,"messa\#
  ge":"The caller's role is lower than the role that the method needs. `uid` and `role` are th\#
  e caller's (`none` without a role), and `needs` is the method's role.","data":{"kind":"permi\#
  ssionDenied","retryable":false}}],"examples":[{"name":"all methods","params":[],"result":{"n\#
  ame":"result","value":{"methods":"{{any}}"}}},{"name":"one method","params":[{"name":"method\#
  ","value":"logout"}],"result":{"name":"result","value":{"method":"{{any}}","components":"{{a\#
  ny}}"}}}]},{"name":"server.info","summary":"Returns the daemon's version, limits and store, \#
  and the caller's role.","x-role":"read","x-since":1,"paramStructure":"either","params":[],"r\#
  esult":{"name":"result","schema":{"type":"object","properties":{"version":{"description":"Ve\#
  rsion of the daemon.","type":"string"},"protocol":{"description":"Version of this protocol."\#
  ,"type":"integer"},"limits":{"$ref":"#/components/schemas/Limits"},"uptimeMs":{"description"\#
  :"Milliseconds since the daemon started.","type":"integer","minimum":0},"store":{"$ref":"#/c\#
  omponents/schemas/StoreState"},"peer":{"$ref":"#/components/schemas/Peer"}},"required":["ver\#
  sion","protocol","limits","uptimeMs","store","peer"]}},"errors":[{"code":-32602,"message":"A\#
   parameter is missing, unknown, of a wrong type or out of range, or two parameters exclude e\#
  ach other. `field` points to it; `nearest` lists similar names.","data":{"kind":"invalidPara\#
  ms","retryable":false}},{"code":1000,"message":"The caller's role is lower than the role tha\#
  t the method needs. `uid` and `role` are the caller's (`none` without a role), and `needs` i\#
  s the method's role.","data":{"kind":"permissionDenied","retryable":false}}],"examples":[{"n\#
  ame":"plain","params":[],"result":{"name":"result","value":{"version":"{{any}}","protocol":1\#
  ,"limits":"{{any}}","uptimeMs":"{{any}}","store":"{{any}}","peer":{"uid":"{{any}}","gid":"{{\#
  any}}","pid":"{{any}}","role":"admin"}}}}]},{"name":"server.ping","summary":"Checks that the\#
   daemon replies.","x-role":"read","x-since":1,"paramStructure":"either","params":[{"name":"e\#
  cho","required":false,"summary":"Value that the reply repeats, without the white space betwe\#
  en its tokens.","schema":{"description":"Any JSON value."}}],"result":{"name":"result","sche\#
  ma":{"type":"object","properties":{"pong":{"description":"Always true.","type":"boolean"},"n\#
  ow":{"$ref":"#/components/schemas/Moment","description":"Time of the system clock."},"echo":\#
  {"description":"The value from the request; absent when the request has none."}},"required":\#
  ["pong","now"]}},"errors":[{"code":-32602,"message":"A parameter is missing, unknown, of a w\#
  rong type or out of range, or two parameters exclude each other. `field` points to it; `near\#
  est` lists similar names.","data":{"kind":"invalidParams","retryable":false}},{"code":1000,"\#
  message":"The caller's role is lower than the role that the method needs. `uid` and `role` a\#
  re the caller's (`none` without a role), and `needs` is the method's role.","data":{"kind":"\#
  permissionDenied","retryable":false}}],"examples":[{"name":"plain","params":[],"result":{"na\#
  me":"result","value":{"pong":true,"now":"{{any}}"}}},{"name":"with an echo","params":[{"name\#
  ":"echo","value":["hello",1]}],"result":{"name":"result","value":{"pong":true,"now":"{{any}}\#
  ","echo":["hello",1]}}}]},{"name":"server.stats","summary":"Returns counts and durations of \#
  requests, commits and background work since the daemon's start.","x-role":"read","x-since":1\#
  ,"paramStructure":"either","params":[],"result":{"name":"result","schema":{"type":"object","\#
  properties":{"uptimeMs":{"description":"Milliseconds since the daemon started.","type":"inte\#
  ger","minimum":0},"methods":{"description":"The methods that were called since the daemon's \#
  start, by name.","type":"object","additionalProperties":{"$ref":"#/components/schemas/Method\#
  Stats"}},"refusals":{"$ref":"#/components/schemas/ErrorCounts"},"slowRequests":{"description\#
  ":"Requests that took longer than the threshold `--log-slow` since the daemon's start.","typ\#
  e":"integer","minimum":0},"cache":{"$ref":"#/components/schemas/CacheStats"},"connections":{\#
  "$ref":"#/components/schemas/ConnectionStats"},"turns":{"$ref":"#/components/schemas/Duratio\#
  ns"},"commits":{"$ref":"#/components/schemas/CommitStats"},"storage":{"$ref":"#/components/s\#
  chemas/StorageStats"},"store":{"$ref":"#/components/schemas/StoreState"},"feed":{"$ref":"#/c\#
  omponents/schemas/FeedStats"},"background":{"$ref":"#/components/schemas/BackgroundStats"}},\#
  "required":["uptimeMs","methods","refusals","slowRequests","cache","connections","turns","co\#
  mmits","store","feed","background"]}},"errors":[{"code":-32602,"message":"A parameter is mis\#
  sing, unknown, of a wrong type or out of range, or two parameters exclude each other. `field\#
  ` points to it; `nearest` lists similar names.","data":{"kind":"invalidParams","retryable":f\#
  alse}},{"code":1000,"message":"The caller's role is lower than the role that the method need\#
  s. `uid` and `role` are the caller's (`none` without a role), and `needs` is the method's ro\#
  le.","data":{"kind":"permissionDenied","retryable":false}},{"code":1401,"message":"The write\#
   may not be on the disk: the daemon stops, and its next start shows what is stored. Or the d\#
  aemon cannot read a record that the request needs: then it keeps running.","data":{"kind":"s\#
  torageFailed","retryable":false}}],"examples":[{"name":"a new daemon in memory","params":[],\#
  "result":{"name":"result","value":{"uptimeMs":"{{any}}","methods":{},"refusals":{},"slowRequ\#
  ests":0,"cache":"{{any}}","connections":"{{any}}","turns":"{{any}}","commits":"{{any}}","sto\#
  re":"{{any}}","feed":{"waits":0,"subscriptions":0,"consumers":[],"moreConsumers":false},"bac\#
  kground":{"expiriesDue":0,"expiriesLateMs":0,"erasures":0,"erasuresHalted":false,"catalogueC\#
  hanges":0}}}},{"name":"one method was called, and a consumer is behind","x-given":[{"method"\#
  :"install","params":{"device":"phone"}},{"method":"events.acknowledge","params":{"consumer":\#
  "mailer","cursor":"0"}}],"params":[],"result":{"name":"result","value":{"uptimeMs":"{{any}}"\#
  ,"methods":{"install":{"requests":1,"errors":{},"durations":{"count":1,"sumMicros":"{{any}}"\#
  ,"maxMicros":"{{any}}","buckets":["{{any}}"]}},"events.acknowledge":"{{any}}"},"refusals":{}\#
  ,"slowRequests":0,"cache":{"replies":0,"replyHits":0,"records":"{{any}}","recordBytes":"{{an\#
  y}}","recordLoads":"{{any}}"},"connections":{"open":"{{any}}","opened":"{{any}}","refused":0\#
  ,"peers":"{{any}}","owedBytes":0,"unsentBytes":0},"turns":"{{any}}","commits":{"turns":"{{an\#
  y}}","waitingTurns":0,"failures":0,"durations":"{{any}}"},"store":"{{any}}","feed":{"waits":\#
  0,"subscriptions":0,"consumers":[{"project":"default","consumer":"mailer","cursor":"0","lag"\#
  :1}],"moreConsumers":false},"background":"{{any}}"}}}]},{"name":"setUserProperty","summary":\#
  "Stores a key/value property; never affects access.","x-role":"write","x-since":1,"paramStru\#
  cture":"either","params":[{"name":"device","required":false,"summary":"Id of the device.","s\#
  chema":{"$ref":"#/components/schemas/DeviceId"}},{"name":"userId","required":false,"summary"\#
  :"Id of the user, instead of `device`.","schema":{"$ref":"#/components/schemas/UserId"}},{"n\#
  ame":"key","required":true,"summary":"Name of the property: 1 to 80 letters, digits, and _ .\#
   : - $. Names that other systems reserve, for example $email, have no special meaning.","sch\#
  ema":{"$ref":"#/components/schemas/PropertyKey"}},{"name":"value","required":true,"summary":\#
  "New value. An empty string removes the property.","schema":{"$ref":"#/components/schemas/Pr\#
  opertyValue"}},{"name":"project","required":false,"summary":"Id of the project.","schema":{"\#
  $ref":"#/components/schemas/ProjectId","default":"default"}},{"name":"dryRun","required":fal\#
  se,"summary":"Computes the result and the events without changing anything.","schema":{"type\#
  ":"boolean","default":false}},{"name":"idempotencyKey","required":false,"summary":"Makes a r\#
  etry safe: the same key with the same params returns the stored result.","schema":{"$ref":"#\#
  /components/schemas/IdempotencyKey"}}],"x-exactly-one":[["device"],["userId"]],"result":{"na\#
  me":"result","schema":{"type":"object","properties":{"userId":{"$ref":"#/components/schemas/\#
  UserId","description":"Id of the user that the result is about."},"key":{"$ref":"#/component\#
  s/schemas/PropertyKey"},"value":{"$ref":"#/components/schemas/PropertyValue"},"dryRun":{"des\#
  cription":"True in a dry run; otherwise absent.","type":"boolean"},"events":{"description":"\#
  The events that the call would emit. Only in a dry run.","type":"array","items":{"$ref":"#/c\#
  omponents/schemas/Event"}},"replayed":{"description":"True when this is the stored result of\#
   an idempotency key; otherwise absent.","type":"boolean"}},"required":["userId","key","value\#
  "]}},"errors":[{"code":-32602,"message":"A parameter is missing, unknown, of a wrong type or\#
   out of range, or two parameters exclude each other. `field` points to it; `nearest` lists s\#
  imilar names.","data":{"kind":"invalidParams","retryable":false}},{"code":1000,"message":"Th\#
  e caller's role is lower than the role that the method needs. `uid` and `role` are the calle\#
  r's (`none` without a role), and `needs` is the method's role.","data":{"kind":"permissionDe\#
  nied","retryable":false}},{"code":1100,"message":"The project has no such device.","data":{"\#
  kind":"unknownDevice","retryable":false}},{"code":1101,"message":"The project has no such us\#
  er.","data":{"kind":"unknownUser","retryable":false}},{"code":1102,"message":"No user may ha\#
  ve this id: it is empty, or in the project's `blockedUserIds`.","data":{"kind":"blockedUserI\#
  d","retryable":false}},{"code":1103,"message":"The id has more Unicode scalars than the proj\#
  ect's `userIdLengthMax`.","data":{"kind":"userIdTooLong","retryable":false}},{"code":1200,"m\#
  essage":"The daemon has no such project.","data":{"kind":"unknownProject","retryable":false}\#
  },{"code":1300,"message":"A call of the same method used this key with other params in the l\#
  ast 24 hours.","data":{"kind":"idempotencyConflict","retryable":false}},{"code":1400,"messag\#
  e":"The disk has no room for the write. Nothing changes, and reading still works.","data":{"\#
  kind":"storageFull","retryable":true}},{"code":1401,"message":"The write may not be on the d\#
  isk: the daemon stops, and its next start shows what is stored. Or the daemon cannot read a \#
  record that the request needs: then it keeps running.","data":{"kind":"storageFailed","retry\#
  able":false}},{"code":1405,"message":"The shared database could not be reached, or did not a\#
  nswer in time; other stores have no such error. With `outcome` `notApplied`, nothing changed\#
  . With `unknown`, the change may or may not be stored.","data":{"kind":"storageUnavailable",\#
  "retryable":true}}],"examples":[{"name":"the id of the user in another system","x-given":[{"\#
  method":"project.define","params":{"products":{"monthly":{"kind":"subscription","entitlement\#
  s":["premium"]}},"clock":{"manual":"2026-01-01T00:00:00.000Z"}}},{"method":"install","params\#
  ":{"device":"iphone"}}],"params":[{"name":"device","value":"iphone"},{"name":"key","value":"\#
  _q_custom_user_id"},{"name":"value","value":"yourSideUserId"}],"result":{"name":"result","va\#
  lue":{"userId":"{{anonymous}}","key":"_q_custom_user_id","value":"yourSideUserId"}}}]},{"nam\#
  e":"store.notify","summary":"Verifies a message of a store, and records what it reports.","x\#
  -role":"write","x-since":1,"paramStructure":"either","params":[{"name":"store","required":tr\#
  ue,"summary":"Store that sent it.","schema":{"type":"string","enum":["appStore","playStore",\#
  "stripe"]}},{"name":"payload","required":false,"summary":"Body of the store's request, uncha\#
  nged, or a signed transaction of StoreKit 2; at most 256 KiB. At least one of `payload` and \#
  `response` is required.","schema":{"type":"string"}},{"name":"headers","required":false,"sum\#
  mary":"Headers of the store's request, with names in any case. The daemon reads only `stripe\#
  -signature`.","schema":{"type":"object","additionalProperties":{"type":"string"},"maxPropert\#
  ies":200}},{"name":"response","required":false,"summary":"What the caller fetched from the s\#
  tore's API, for `playStore` and `stripe`.","schema":{"$ref":"#/components/schemas/StoreRespo\#
  nse"}},{"name":"device","required":false,"summary":"Device that presented the payload. At mo\#
  st one of `device` and `userId`.","schema":{"$ref":"#/components/schemas/DeviceId"}},{"name"\#
  :"userId","required":false,"summary":"User who presented the payload.","schema":{"$ref":"#/c\#
  omponents/schemas/UserId"}},{"name":"project","required":false,"summary":"Id of the project.\#
  ","schema":{"$ref":"#/components/schemas/ProjectId","default":"default"}},{"name":"dryRun","\#
  required":false,"summary":"Computes the result and the events without changing anything.","s\#
  chema":{"type":"boolean","default":false}},{"name":"idempotencyKey","required":false,"summar\#
  y":"Makes a retry safe: the same key with the same params returns the stored result.","schem\#
  a":{"$ref":"#/components/schemas/IdempotencyKey"}}],"result":{"name":"result","schema":{"typ\#
  e":"object","properties":{"notification":{"$ref":"#/components/schemas/StoreNotification"},"\#
  outcome":{"description":"applied: a record changed. stale: the daemon has newer or equal inf\#
  ormation. repeated: the daemon recorded this notification before. ignored: it changes nothin\#
  g, see `why`. unclaimed: the purchase is recorded, and has no holder yet. ask: the store say\#
  s only that something changed, see `ask`.","type":"string","enum":["applied","stale","repeat\#
  ed","ignored","unclaimed","ask"]},"why":{"description":"Why the daemon ignores it. test: the\#
   store's test. unclaimed: the daemon finds no user for the purchase, and the rule `unclaimed\#
  Purchases` ignores such purchases. noEffect: it reports nothing about a purchase. unknownTyp\#
  e: the daemon does not know its type. Absent otherwise.","type":"string","enum":["test","unc\#
  laimed","noEffect","unknownType"]},"ask":{"$ref":"#/components/schemas/StoreQuestion","descr\#
  iption":"What to fetch from the store and to send as `response`, with the same payload. Abse\#
  nt for other outcomes."},"purchases":{"description":"What the notification did to each purch\#
  ase.","type":"array","items":{"$ref":"#/components/schemas/NotifiedPurchase"}},"warnings":{"\#
  description":"Absent when there are no warnings.","type":"array","items":{"$ref":"#/componen\#
  ts/schemas/Warning"}},"dryRun":{"description":"True in a dry run; otherwise absent.","type":\#
  "boolean"},"events":{"description":"The events that the call would emit. Only in a dry run."\#
  ,"type":"array","items":{"$ref":"#/components/schemas/Event"}},"replayed":{"description":"Tr\#
  ue when this is the stored result of an idempotency key; otherwise absent.","type":"boolean"\#
  }},"required":["notification","outcome","purchases"]}},"errors":[{"code":-32602,"message":"A\#
   parameter is missing, unknown, of a wrong type or out of range, or two parameters exclude e\#
  ach other. `field` points to it; `nearest` lists similar names.","data":{"kind":"invalidPara\#
  ms","retryable":false}},{"code":1000,"message":"The caller's role is lower than the role tha\#
  t the method needs. `uid` and `role` are the caller's (`none` without a role), and `needs` i\#
  s the method's role.","data":{"kind":"permissionDenied","retryable":false}},{"code":1100,"me\#
  ssage":"The project has no such device.","data":{"kind":"unknownDevice","retryable":false}},\#
  {"code":1102,"message":"No user may have this id: it is empty, or in the project's `blockedU\#
  serIds`.","data":{"kind":"blockedUserId","retryable":false}},{"code":1103,"message":"The id \#
  has more Unicode scalars than the project's `userIdLengthMax`.","data":{"kind":"userIdTooLon\#
  g","retryable":false}},{"code":1104,"message":"The id begins with the project's anonymous pr\#
  efix, or it is the id of an anonymous user or a customerId.","data":{"kind":"reservedUserId"\#
  ,"retryable":false}},{"code":1200,"message":"The daemon has no such project.","data":{"kind"\#
  :"unknownProject","retryable":false}},{"code":1202,"message":"Another user holds the purchas\#
  e, and a rule of the project keeps it there. `holder` and `rule` name them. In `user.import`\#
   there is no `rule`: the import does not name the holder. Nothing changes.","data":{"kind":"\#
  purchaseHeldByAnother","retryable":false}},{"code":1300,"message":"A call of the same method\#
   used this key with other params in the last 24 hours.","data":{"kind":"idempotencyConflict"\#
  ,"retryable":false}},{"code":1400,"message":"The disk has no room for the write. Nothing cha\#
  nges, and reading still works.","data":{"kind":"storageFull","retryable":true}},{"code":1401\#
  ,"message":"The write may not be on the disk: the daemon stops, and its next start shows wha\#
  t is stored. Or the daemon cannot read a record that the request needs: then it keeps runnin\#
  g.","data":{"kind":"storageFailed","retryable":false}},{"code":1405,"message":"The shared da\#
  tabase could not be reached, or did not answer in time; other stores have no such error. Wit\#
  h `outcome` `notApplied`, nothing changed. With `unknown`, the change may or may not be stor\#
  ed.","data":{"kind":"storageUnavailable","retryable":true}},{"code":1500,"message":"The daem\#
  on does not trust what `store.notify` got: `reason` is `malformed`, `algorithm`, `chainLengt\#
  h`, `certificate`, `chain`, `extension`, `validity`, `signature`, `app`, `environment`, `uns\#
  ignedEnvironment` or `age`; stores.md says what each means. `httpStatus` is what the web ser\#
  ver should answer.","data":{"kind":"unverified","retryable":false}},{"code":1501,"message":"\#
  The project does not define the store of `store.notify`. The store sends the notification ag\#
  ain if the web server answers `httpStatus`.","data":{"kind":"storeNotConfigured","retryable"\#
  :true}},{"code":1502,"message":"The system has no libcrypto, which verifies what Apple signe\#
  d. All other methods work.","data":{"kind":"verifierMissing","retryable":true}},{"code":1503\#
  ,"message":"The process that verifies what Apple signed ended, or took more than two seconds\#
  . The daemon starts it again.","data":{"kind":"verifierFailed","retryable":true}}],"examples\#
  ":[{"name":"a subscription of the App Store, before its user is known","x-given":[{"method":\#
  "project.define","params":{"products":{"monthly":{"kind":"subscription","entitlements":["pre\#
  mium"]}},"environment":"any","clock":{"manual":"2026-01-01T00:00:00.000Z"},"stores":{"appSto\#
  re":{"apps":[{"bundleId":"com.example"}],"environments":["LocalTesting"]},"playStore":{"pack\#
  ages":["com.example"]},"stripe":{"secret":"whsec_test"}}}}],"params":[{"name":"store","value\#
  ":"appStore"},{"name":"payload","value":"{\"signedPayload\":\"eyJhbGciOiJFUzI1NiJ9.eyJub3RpZ\#
  mljYXRpb25UeXBlIjoiU1VCU0NSSUJFRCIsIm5vdGlmaWNhdGlvblVVSUQiOiIwMDJlMTRkNS01MWY1LTQ1MDMtYjVhO\#
  C1jM2ExYWY2OGViMjAiLCJ2ZXJzaW9uIjoiMi4wIiwic2lnbmVkRGF0ZSI6MTc2NzIyNTYwMDAwMCwiZGF0YSI6eyJid\#
  W5kbGVJZCI6ImNvbS5leGFtcGxlIiwiZW52aXJvbm1lbnQiOiJMb2NhbFRlc3RpbmciLCJzaWduZWRUcmFuc2FjdGlvb\#
  kluZm8iOiJleUpoYkdjaU9pSkZVekkxTmlKOS5leUowY21GdWMyRmpkR2x2Ymtsa0lqb2lNU0lzSW05eWFXZHBibUZzV\#
  khKaGJuTmhZM1JwYjI1SlpDSTZJakVpTENKaWRXNWtiR1ZKWkNJNkltTnZiUzVsZUdGdGNHeGxJaXdpY0hKdlpIVmpkR\#
  WxrSWpvaWJXOXVkR2hzZVNJc0luQjFjbU5vWVhObFJHRjBaU0k2TVRjMk56SXlOVFl3TURBd01Dd2laWGh3YVhKbGMwU\#
  mhkR1VpT2pFM05qazVNRFF3TURBd01EQXNJblI1Y0dVaU9pSkJkWFJ2TFZKbGJtVjNZV0pzWlNCVGRXSnpZM0pwY0hSc\#
  GIyNGlMQ0poY0hCQlkyTnZkVzUwVkc5clpXNGlPaUkzWlRObVlqSXdZaTAwWTJSaUxUUTNZMk10T1RNMlpDMDVPV1EyT\#
  ldZMk1EZ3hNemdpTENKemFXZHVaV1JFWVhSbElqb3hOelkzTWpJMU5qQXdNREF3TENKbGJuWnBjbTl1YldWdWRDSTZJa\#
  3h2WTJGc1ZHVnpkR2x1WnlKOS5BQUFBIiwic2lnbmVkUmVuZXdhbEluZm8iOiJleUpoYkdjaU9pSkZVekkxTmlKOS5le\#
  Up2Y21sbmFXNWhiRlJ5WVc1ellXTjBhVzl1U1dRaU9pSXhJaXdpWVhWMGIxSmxibVYzVUhKdlpIVmpkRWxrSWpvaWJXO\#
  XVkR2hzZVNJc0luQnliMlIxWTNSSlpDSTZJbTF2Ym5Sb2JIa2lMQ0poZFhSdlVtVnVaWGRUZEdGMGRYTWlPakVzSW5Oc\#
  FoyNWxaRVJoZEdVaU9qRTNOamN5TWpVMk1EQXdNREFzSW1WdWRtbHliMjV0Wlc1MElqb2lURzlqWVd4VVpYTjBhVzVuS\#
  W4wLkFBQUEifSwic3VidHlwZSI6IklOSVRJQUxfQlVZIn0.AAAA\"}"}],"result":{"name":"result","value":\#
  {"notification":{"id":"002e14d5-51f5-4503-b5a8-c3a1af68eb20","type":"SUBSCRIBED","subtype":"\#
  INITIAL_BUY","at":"2026-01-01T00:00:00.000Z","environment":"sandbox"},"outcome":"unclaimed",\#
  "purchases":[{"store":"appStore","originalTransactionId":"1","transactionId":"1","outcome":"\#
  recorded"}]}}},{"name":"a repeat","x-given":[{"method":"project.define","params":{"products"\#
  :{"monthly":{"kind":"subscription","entitlements":["premium"]}},"environment":"any","clock":\#
  {"manual":"2026-01-01T00:00:00.000Z"},"stores":{"appStore":{"apps":[{"bundleId":"com.example\#
  "}],"environments":["LocalTesting"]},"playStore":{"packages":["com.example"]},"stripe":{"sec\#
  ret":"whsec_test"}}}},{"method":"store.notify","params":{"store":"appStore","payload":"{\"si\#
  gnedPayload\":\"eyJhbGciOiJFUzI1NiJ9.eyJub3RpZmljYXRpb25UeXBlIjoiU1VCU0NSSUJFRCIsIm5vdGlmaWN\#
  hdGlvblVVSUQiOiIwMDJlMTRkNS01MWY1LTQ1MDMtYjVhOC1jM2ExYWY2OGViMjAiLCJ2ZXJzaW9uIjoiMi4wIiwic2l\#
  nbmVkRGF0ZSI6MTc2NzIyNTYwMDAwMCwiZGF0YSI6eyJidW5kbGVJZCI6ImNvbS5leGFtcGxlIiwiZW52aXJvbm1lbnQ\#
  iOiJMb2NhbFRlc3RpbmciLCJzaWduZWRUcmFuc2FjdGlvbkluZm8iOiJleUpoYkdjaU9pSkZVekkxTmlKOS5leUowY21\#
  GdWMyRmpkR2x2Ymtsa0lqb2lNU0lzSW05eWFXZHBibUZzVkhKaGJuTmhZM1JwYjI1SlpDSTZJakVpTENKaWRXNWtiR1Z\#
  KWkNJNkltTnZiUzVsZUdGdGNHeGxJaXdpY0hKdlpIVmpkRWxrSWpvaWJXOXVkR2hzZVNJc0luQjFjbU5vWVhObFJHRjB\#
  aU0k2TVRjMk56SXlOVFl3TURBd01Dd2laWGh3YVhKbGMwUmhkR1VpT2pFM05qazVNRFF3TURBd01EQXNJblI1Y0dVaU9\#
  pSkJkWFJ2TFZKbGJtVjNZV0pzWlNCVGRXSnpZM0pwY0hScGIyNGlMQ0poY0hCQlkyTnZkVzUwVkc5clpXNGlPaUkzWlR\#
  ObVlqSXdZaTAwWTJSaUxUUTNZMk10T1RNMlpDMDVPV1EyTldZMk1EZ3hNemdpTENKemFXZHVaV1JFWVhSbElqb3hOelk\#
  zTWpJMU5qQXdNREF3TENKbGJuWnBjbTl1YldWdWRDSTZJa3h2WTJGc1ZHVnpkR2x1WnlKOS5BQUFBIiwic2lnbmVkUmV\#
  uZXdhbEluZm8iOiJleUpoYkdjaU9pSkZVekkxTmlKOS5leUp2Y21sbmFXNWhiRlJ5WVc1ellXTjBhVzl1U1dRaU9pSXh\#
  JaXdpWVhWMGIxSmxibVYzVUhKdlpIVmpkRWxrSWpvaWJXOXVkR2hzZVNJc0luQnliMlIxWTNSSlpDSTZJbTF2Ym5Sb2J\#
  Ia2lMQ0poZFhSdlVtVnVaWGRUZEdGMGRYTWlPakVzSW5OcFoyNWxaRVJoZEdVaU9qRTNOamN5TWpVMk1EQXdNREFzSW1\#
  WdWRtbHliMjV0Wlc1MElqb2lURzlqWVd4VVpYTjBhVzVuSW4wLkFBQUEifSwic3VidHlwZSI6IklOSVRJQUxfQlVZIn0\#
  .AAAA\"}"}}],"params":[{"name":"store","value":"appStore"},{"name":"payload","value":"{\"sig\#
  nedPayload\":\"eyJhbGciOiJFUzI1NiJ9.eyJub3RpZmljYXRpb25UeXBlIjoiU1VCU0NSSUJFRCIsIm5vdGlmaWNh\#
  dGlvblVVSUQiOiIwMDJlMTRkNS01MWY1LTQ1MDMtYjVhOC1jM2ExYWY2OGViMjAiLCJ2ZXJzaW9uIjoiMi4wIiwic2ln\#
  bmVkRGF0ZSI6MTc2NzIyNTYwMDAwMCwiZGF0YSI6eyJidW5kbGVJZCI6ImNvbS5leGFtcGxlIiwiZW52aXJvbm1lbnQi\#
  OiJMb2NhbFRlc3RpbmciLCJzaWduZWRUcmFuc2FjdGlvbkluZm8iOiJleUpoYkdjaU9pSkZVekkxTmlKOS5leUowY21G\#
  dWMyRmpkR2x2Ymtsa0lqb2lNU0lzSW05eWFXZHBibUZzVkhKaGJuTmhZM1JwYjI1SlpDSTZJakVpTENKaWRXNWtiR1ZK\#
  WkNJNkltTnZiUzVsZUdGdGNHeGxJaXdpY0hKdlpIVmpkRWxrSWpvaWJXOXVkR2hzZVNJc0luQjFjbU5vWVhObFJHRjBa\#
  U0k2TVRjMk56SXlOVFl3TURBd01Dd2laWGh3YVhKbGMwUmhkR1VpT2pFM05qazVNRFF3TURBd01EQXNJblI1Y0dVaU9p\#
  SkJkWFJ2TFZKbGJtVjNZV0pzWlNCVGRXSnpZM0pwY0hScGIyNGlMQ0poY0hCQlkyTnZkVzUwVkc5clpXNGlPaUkzWlRO\#
  bVlqSXdZaTAwWTJSaUxUUTNZMk10T1RNMlpDMDVPV1EyTldZMk1EZ3hNemdpTENKemFXZHVaV1JFWVhSbElqb3hOelkz\#
  TWpJMU5qQXdNREF3TENKbGJuWnBjbTl1YldWdWRDSTZJa3h2WTJGc1ZHVnpkR2x1WnlKOS5BQUFBIiwic2lnbmVkUmVu\#
  ZXdhbEluZm8iOiJleUpoYkdjaU9pSkZVekkxTmlKOS5leUp2Y21sbmFXNWhiRlJ5WVc1ellXTjBhVzl1U1dRaU9pSXhJ\#
  aXdpWVhWMGIxSmxibVYzVUhKdlpIVmpkRWxrSWpvaWJXOXVkR2hzZVNJc0luQnliMlIxWTNSSlpDSTZJbTF2Ym5Sb2JI\#
  a2lMQ0poZFhSdlVtVnVaWGRUZEdGMGRYTWlPakVzSW5OcFoyNWxaRVJoZEdVaU9qRTNOamN5TWpVMk1EQXdNREFzSW1W\#
  dWRtbHliMjV0Wlc1MElqb2lURzlqWVd4VVpYTjBhVzVuSW4wLkFBQUEifSwic3VidHlwZSI6IklOSVRJQUxfQlVZIn0.\#
  AAAA\"}"}],"result":{"name":"result","value":{"notification":{"id":"002e14d5-51f5-4503-b5a8-\#
  c3a1af68eb20","type":"SUBSCRIBED","subtype":"INITIAL_BUY","at":"2026-01-01T00:00:00.000Z","e\#
  nvironment":"sandbox"},"outcome":"repeated","purchases":[]}}},{"name":"a push of Google Play\#
  , which says only that something changed","x-given":[{"method":"project.define","params":{"p\#
  roducts":{"monthly":{"kind":"subscription","entitlements":["premium"]}},"environment":"any",\#
  "clock":{"manual":"2026-01-01T00:00:00.000Z"},"stores":{"appStore":{"apps":[{"bundleId":"com\#
  .example"}],"environments":["LocalTesting"]},"playStore":{"packages":["com.example"]},"strip\#
  e":{"secret":"whsec_test"}}}}],"params":[{"name":"store","value":"playStore"},{"name":"paylo\#
  ad","value":"{\"message\":{\"data\":\"eyJ2ZXJzaW9uIjoiMS4wIiwicGFja2FnZU5hbWUiOiJjb20uZXhhbX\#
  BsZSIsImV2ZW50VGltZU1pbGxpcyI6IjE3NjcyMjU2MDAwMDAiLCJzdWJzY3JpcHRpb25Ob3RpZmljYXRpb24iOnsidm\#
  Vyc2lvbiI6IjEuMCIsIm5vdGlmaWNhdGlvblR5cGUiOjQsInB1cmNoYXNlVG9rZW4iOiJ0b2tlbi0xIiwic3Vic2NyaX\#
  B0aW9uSWQiOiJtb250aGx5In19\",\"messageId\":\"1003\",\"publishTime\":\"2026-01-01T00:00:00Z\"\#
  },\"subscription\":\"projects/example/subscriptions/rtdn\"}"}],"result":{"name":"result","va\#
  lue":{"notification":{"id":"1003","type":"PURCHASED","subtype":null,"at":"2026-01-01T00:00:0\#
  0.000Z","environment":null},"outcome":"ask","ask":{"kind":"subscription","packageName":"com.\#
  example","purchaseToken":"token-1"},"purchases":[]}}},{"name":"a subscription fetched from S\#
  tripe","x-given":[{"method":"project.define","params":{"products":{"monthly":{"kind":"subscr\#
  iption","entitlements":["premium"]}},"environment":"any","clock":{"manual":"2026-01-01T00:00\#
  :00.000Z"},"stores":{"appStore":{"apps":[{"bundleId":"com.example"}],"environments":["LocalT\#
  esting"]},"playStore":{"packages":["com.example"]},"stripe":{"secret":"whsec_test"}}}}],"par\#
  ams":[{"name":"store","value":"stripe"},{"name":"response","value":{"kind":"subscription","f\#
  etchedAt":"2026-01-01T00:00:00.000Z","body":{"id":"sub_1","object":"subscription","status":"\#
  active","livemode":true,"customer":"cus_1","cancel_at_period_end":false,"items":{"data":[{"c\#
  urrent_period_start":1767225600,"current_period_end":1769904000,"price":{"id":"price_1","pro\#
  duct":"monthly"}}]}}}}],"result":{"name":"result","value":{"notification":{"id":null,"type":\#
  null,"subtype":null,"at":"2026-01-01T00:00:00.000Z","environment":"production"},"outcome":"u\#
  nclaimed","purchases":[{"store":"stripe","originalTransactionId":"sub_1","transactionId":"su\#
  b_1:1767225600","outcome":"recorded"}]}}}]},{"name":"store.unclaimed","summary":"Lists the u\#
  nclaimed purchases: those that have had no holder yet.","x-role":"read","x-since":1,"paramSt\#
  ructure":"either","params":[{"name":"after","required":false,"summary":"Cursor from an earli\#
  er reply. The reply has the purchases after it.","schema":{"type":"string"}},{"name":"limit"\#
  ,"required":false,"summary":"Maximum number of purchases.","schema":{"type":"integer","minim\#
  um":1,"maximum":1000,"default":100}},{"name":"project","required":false,"summary":"Id of the\#
   project.","schema":{"$ref":"#/components/schemas/ProjectId","default":"default"}}],"result"\#
  :{"name":"result","schema":{"type":"object","properties":{"purchases":{"description":"In the\#
   order of `store`, then `originalTransactionId`, by bytes.","type":"array","items":{"$ref":"\#
  #/components/schemas/Purchase"}},"cursor":{"description":"What the next call gives as `after\#
  `.","type":"string"},"more":{"description":"Whether more purchases follow.","type":"boolean"\#
  }},"required":["purchases","cursor","more"]}},"errors":[{"code":-32602,"message":"A paramete\#
  r is missing, unknown, of a wrong type or out of range, or two parameters exclude each other\#
  . `field` points to it; `nearest` lists similar names.","data":{"kind":"invalidParams","retr\#
  yable":false}},{"code":1000,"message":"The caller's role is lower than the role that the met\#
  hod needs. `uid` and `role` are the caller's (`none` without a role), and `needs` is the met\#
  hod's role.","data":{"kind":"permissionDenied","retryable":false}},{"code":1200,"message":"T\#
  he daemon has no such project.","data":{"kind":"unknownProject","retryable":false}},{"code":\#
  1405,"message":"The shared database could not be reached, or did not answer in time; other s\#
  tores have no such error. With `outcome` `notApplied`, nothing changed. With `unknown`, the \#
  change may or may not be stored.","data":{"kind":"storageUnavailable","retryable":true}}],"e\#
  xamples":[{"name":"one of two","x-given":[{"method":"project.define","params":{"products":{"\#
  monthly":{"kind":"subscription","entitlements":["premium"]}},"clock":{"manual":"2026-01-01T0\#
  0:00:00.000Z"}}},{"method":"purchase","params":{"product":"monthly","store":"appStore","tran\#
  sactionId":"1000","expiresAt":"2026-02-01T00:00:00Z","accountToken":"7E3FB20B-4CDB-47CC-936D\#
  -99D65F608138"}},{"method":"purchase","params":{"product":"monthly","store":"appStore","tran\#
  sactionId":"1001","expiresAt":"2026-02-01T00:00:00Z"}}],"params":[{"name":"limit","value":1}\#
  ],"result":{"name":"result","value":{"purchases":[{"store":"appStore","originalTransactionId\#
  ":"1000","transactionId":"1000","product":"monthly","kind":"subscription","state":"active","\#
  holders":[],"device":null,"storeAccount":null,"purchasedAt":"2026-01-01T00:00:00.000Z","firs\#
  tPurchasedAt":"2026-01-01T00:00:00.000Z","expiresAt":"2026-02-01T00:00:00.000Z","trialStarte\#
  dAt":null,"periodType":"normal","environment":"production","isFamilyShared":false,"price":nu\#
  ll,"currency":null,"country":null,"offerCode":null,"autoRenew":true,"autoRenewDisabledAt":nu\#
  ll,"gracePeriodExpiresAt":null,"billingRetry":false,"pausedUntil":null,"refundedAt":null,"re\#
  vokedAt":null,"endedAt":null,"paused":false,"renewsAs":null,"endReason":null,"billingIssueAt\#
  ":null,"replaces":null,"replacedBy":null,"keys":[],"renewsCount":0,"accountToken":"7e3fb20b-\#
  4cdb-47cc-936d-99d65f608138","transactions":[{"transactionId":"1000","product":"monthly","pe\#
  riodType":"normal","purchasedAt":"2026-01-01T00:00:00.000Z","expiresAt":"2026-02-01T00:00:00\#
  .000Z","isFamilyShared":false,"price":null,"currency":null,"country":null,"offerCode":null,"\#
  attributes":{},"asOf":"2026-01-01T00:00:00.000Z"}]}],"cursor":"appStore:1000","more":true}}}\#
  ]},{"name":"user.delete","summary":"Deletes a customer and erases its ids from everything th\#
  at the daemon stores.","x-role":"admin","x-since":1,"paramStructure":"either","params":[{"na\#
  me":"userId","required":true,"summary":"Any id of the customer.","schema":{"$ref":"#/compone\#
  nts/schemas/UserId"}},{"name":"project","required":false,"summary":"Id of the project.","sch\#
  ema":{"$ref":"#/components/schemas/ProjectId","default":"default"}},{"name":"dryRun","requir\#
  ed":false,"summary":"Computes the result and the events without changing anything.","schema"\#
  :{"type":"boolean","default":false}},{"name":"idempotencyKey","required":false,"summary":"Ma\#
  kes a retry safe: the same key with the same params returns the stored result.","schema":{"$\#
  ref":"#/components/schemas/IdempotencyKey"}}],"result":{"name":"result","schema":{"type":"ob\#
  ject","properties":{"tombstone":{"description":"New id that replaces every erased id in even\#
  ts. It belongs to no user.","type":"string"},"users":{"description":"Number of erased users:\#
   the aliases of the customer.","type":"integer","minimum":1},"devices":{"description":"Numbe\#
  r of erased devices. `install` can register them again.","type":"integer","minimum":0},"purc\#
  hases":{"description":"Number of erased purchases: those that no other customer holds.","typ\#
  e":"integer","minimum":0},"shared":{"description":"Number of purchases that other customers \#
  hold and keep.","type":"integer","minimum":0},"traces":{"description":"How thoroughly the st\#
  ore removes what is erased. `cleared`: none of the daemon's files contains it any more. `dat\#
  abase`: it is deleted from the shared database, whose files belong to its administrator (fle\#
  et.md).","type":"string","enum":["cleared","database"]},"dryRun":{"description":"True in a d\#
  ry run; otherwise absent.","type":"boolean"},"events":{"description":"The events that the ca\#
  ll would emit. Only in a dry run.","type":"array","items":{"$ref":"#/components/schemas/Even\#
  t"}},"replayed":{"description":"True when this is the stored result of an idempotency key; o\#
  therwise absent.","type":"boolean"}},"required":["tombstone","users","devices","purchases","\#
  shared","traces"]}},"errors":[{"code":-32602,"message":"A parameter is missing, unknown, of \#
  a wrong type or out of range, or two parameters exclude each other. `field` points to it; `n\#
  earest` lists similar names.","data":{"kind":"invalidParams","retryable":false}},{"code":100\#
  0,"message":"The caller's role is lower than the role that the method needs. `uid` and `role\#
  ` are the caller's (`none` without a role), and `needs` is the method's role.","data":{"kind\#
  ":"permissionDenied","retryable":false}},{"code":1101,"message":"The project has no such use\#
  r.","data":{"kind":"unknownUser","retryable":false}},{"code":1102,"message":"No user may hav\#
  e this id: it is empty, or in the project's `blockedUserIds`.","data":{"kind":"blockedUserId\#
  ","retryable":false}},{"code":1103,"message":"The id has more Unicode scalars than the proje\#
  ct's `userIdLengthMax`.","data":{"kind":"userIdTooLong","retryable":false}},{"code":1200,"me\#
  ssage":"The daemon has no such project.","data":{"kind":"unknownProject","retryable":false}}\#
  ,{"code":1300,"message":"A call of the same method used this key with other params in the la\#
  st 24 hours.","data":{"kind":"idempotencyConflict","retryable":false}},{"code":1400,"message\#
  ":"The disk has no room for the write. Nothing changes, and reading still works.","data":{"k\#
  ind":"storageFull","retryable":true}},{"code":1401,"message":"The write may not be on the di\#
  sk: the daemon stops, and its next start shows what is stored. Or the daemon cannot read a r\#
  ecord that the request needs: then it keeps running.","data":{"kind":"storageFailed","retrya\#
  ble":false}},{"code":1405,"message":"The shared database could not be reached, or did not an\#
  swer in time; other stores have no such error. With `outcome` `notApplied`, nothing changed.\#
   With `unknown`, the change may or may not be stored.","data":{"kind":"storageUnavailable","\#
  retryable":true}}],"examples":[{"name":"with all that was hers","x-given":[{"method":"projec\#
  t.define","params":{"rules":"revenuecat","products":{"monthly":{"kind":"subscription","entit\#
  lements":["premium"]}},"entitlements":["gift"],"clock":{"manual":"2026-01-01T00:00:00.000Z"}\#
  }},{"method":"install","params":{"device":"iphone","storeAccount":"apple-ann","platform":"io\#
  s"}},{"method":"purchase","params":{"device":"iphone","product":"monthly","store":"appStore"\#
  ,"transactionId":"1000","expiresAt":"2026-02-01T00:00:00.000Z","price":"9.99","currency":"EU\#
  R","attributes":{"campaign":"winter"}}},{"method":"identify","params":{"device":"iphone","us\#
  erId":"ann"}},{"method":"setUserProperty","params":{"userId":"ann","key":"$email","value":"a\#
  nn@example.org"}}],"params":[{"name":"userId","value":"ann"}],"result":{"name":"result","val\#
  ue":{"tombstone":"{{any}}","users":2,"devices":1,"purchases":1,"shared":0,"traces":"{{any}}"\#
  }}},{"name":"a dry run","x-given":[{"method":"project.define","params":{"products":{"monthly\#
  ":{"kind":"subscription","entitlements":["premium"]}},"entitlements":["gift"],"clock":{"manu\#
  al":"2026-01-01T00:00:00.000Z"}}},{"method":"install","params":{"device":"iphone"}},{"method\#
  ":"identify","params":{"device":"iphone","userId":"ann"}}],"params":[{"name":"userId","value\#
  ":"ann"},{"name":"dryRun","value":true}],"result":{"name":"result","value":{"tombstone":"{{t\#
  ombstone}}","users":1,"devices":0,"purchases":0,"shared":0,"traces":"{{any}}","dryRun":true,\#
  "events":[{"id":"{{any}}","kind":"loggedOut","at":"2026-01-01T00:00:00.000Z","project":"defa\#
  ult","user":"{{tombstone}}","userId":"{{tombstone}}","anonymousId":"{{any}}","cause":{"metho\#
  d":"user.delete","id":"{{any}}"},"device":"iphone"},{"id":"{{any}}","kind":"userDeleted","at\#
  ":"2026-01-01T00:00:00.000Z","project":"default","user":"{{tombstone}}","userId":"{{tombston\#
  e}}","cause":{"method":"user.delete","id":"{{any}}"}}]}}}]},{"name":"user.export","summary":\#
  "Returns everything that the daemon stores about a customer.","x-role":"read","x-since":1,"p\#
  aramStructure":"either","params":[{"name":"userId","required":true,"summary":"Any id of the \#
  customer.","schema":{"$ref":"#/components/schemas/UserId"}},{"name":"withoutEvents","require\#
  d":false,"summary":"Whether to leave out `events`, `cursor` and `moreEvents`.","schema":{"ty\#
  pe":"boolean","default":false}},{"name":"project","required":false,"summary":"Id of the proj\#
  ect.","schema":{"$ref":"#/components/schemas/ProjectId","default":"default"}}],"result":{"na\#
  me":"result","schema":{"type":"object","properties":{"user":{"$ref":"#/components/schemas/Us\#
  er"},"firstId":{"$ref":"#/components/schemas/UserId","description":"First id that the custom\#
  er had. After a merge, that of the older customer."},"lastId":{"$ref":"#/components/schemas/\#
  UserId","description":"Id that acted last: the user of the last install, identify, purchase \#
  or restore."},"ids":{"description":"Every id of the customer, in byte order.","type":"array"\#
  ,"items":{"type":"object","properties":{"id":{"$ref":"#/components/schemas/UserId"},"kind":{\#
  "description":"Who uses the id. `customer`: the customerId of a customer that began with an \#
  identified user.","type":"string","enum":["anonymous","identified","customer"]},"device":{"d\#
  escription":"Device of an anonymous id; otherwise null.","type":["string","null"]},"createdA\#
  t":{"$ref":"#/components/schemas/Moment"}},"required":["id","kind","device","createdAt"]}},"\#
  devices":{"description":"Devices whose anonymous or identified user belongs to the customer,\#
   in byte order.","type":"array","items":{"type":"object","properties":{"device":{"$ref":"#/c\#
  omponents/schemas/DeviceId"},"anonymousId":{"$ref":"#/components/schemas/UserId"},"identityI\#
  d":{"description":"Id of the identified user; null when no user is logged in.","type":["stri\#
  ng","null"]},"storeAccount":{"type":["string","null"]},"platform":{"type":["string","null"]}\#
  ,"app":{"type":["string","null"]},"createdAt":{"$ref":"#/components/schemas/Moment"}},"requi\#
  red":["device","anonymousId","identityId","storeAccount","platform","app","createdAt"]}},"ac\#
  countTokens":{"description":"Account tokens registered for the customer, in byte order.","ty\#
  pe":"array","items":{"$ref":"#/components/schemas/AccountToken"}},"purchases":{"description"\#
  :"Purchases that the customer holds, with all their transactions.","type":"array","items":{"\#
  $ref":"#/components/schemas/Purchase"}},"claims":{"description":"Purchases that an import ga\#
  ve to the customer and that no store has reported yet.","type":"array","items":{"$ref":"#/co\#
  mponents/schemas/PurchaseRef"}},"grants":{"description":"Grants, including those that have e\#
  nded.","type":"array","items":{"type":"object","properties":{"entitlement":{"$ref":"#/compon\#
  ents/schemas/EntitlementId"},"grantedAt":{"$ref":"#/components/schemas/Moment"},"expiresAt":\#
  {"$ref":"#/components/schemas/NullableMoment"},"revokedAt":{"$ref":"#/components/schemas/Nul\#
  lableMoment"}},"required":["entitlement","grantedAt","expiresAt","revokedAt"]}},"properties"\#
  :{"type":"array","items":{"type":"object","properties":{"key":{"$ref":"#/components/schemas/\#
  PropertyKey"},"value":{"$ref":"#/components/schemas/PropertyValue"},"setAt":{"$ref":"#/compo\#
  nents/schemas/Moment"}},"required":["key","value","setAt"]}},"overridden":{"description":"Ea\#
  rlier values of properties that another user of the same customer replaced. An empty value i\#
  s a removal.","type":"array","items":{"type":"object","properties":{"key":{"$ref":"#/compone\#
  nts/schemas/PropertyKey"},"value":{"$ref":"#/components/schemas/PropertyValue"},"setAt":{"$r\#
  ef":"#/components/schemas/Moment"}},"required":["key","value","setAt"]}},"entitlements":{"$r\#
  ef":"#/components/schemas/Entitlements"},"at":{"$ref":"#/components/schemas/Moment","descrip\#
  tion":"Time of the entitlements and of the purchases' states: now."},"events":{"description"\#
  :"Events of the customer, oldest first, at most 1000.","type":"array","items":{"$ref":"#/com\#
  ponents/schemas/Event"}},"cursor":{"$ref":"#/components/schemas/Cursor","description":"Posit\#
  ion at which events.read continues, with the same id as `user`."},"moreEvents":{"description\#
  ":"True when events.read has more events of the customer.","type":"boolean"}},"required":["u\#
  ser","firstId","lastId","ids","devices","accountTokens","purchases","claims","grants","prope\#
  rties","overridden","entitlements","at"]}},"errors":[{"code":-32602,"message":"A parameter i\#
  s missing, unknown, of a wrong type or out of range, or two parameters exclude each other. `\#
  field` points to it; `nearest` lists similar names.","data":{"kind":"invalidParams","retryab\#
  le":false}},{"code":1000,"message":"The caller's role is lower than the role that the method\#
   needs. `uid` and `role` are the caller's (`none` without a role), and `needs` is the method\#
  's role.","data":{"kind":"permissionDenied","retryable":false}},{"code":1101,"message":"The \#
  project has no such user.","data":{"kind":"unknownUser","retryable":false}},{"code":1102,"me\#
  ssage":"No user may have this id: it is empty, or in the project's `blockedUserIds`.","data"\#
  :{"kind":"blockedUserId","retryable":false}},{"code":1103,"message":"The id has more Unicode\#
   scalars than the project's `userIdLengthMax`.","data":{"kind":"userIdTooLong","retryable":f\#
  alse}},{"code":1200,"message":"The daemon has no such project.","data":{"kind":"unknownProje\#
  ct","retryable":false}},{"code":1405,"message":"The shared database could not be reached, or\#
   did not answer in time; other stores have no such error. With `outcome` `notApplied`, nothi\#
  ng changed. With `unknown`, the change may or may not be stored.","data":{"kind":"storageUna\#
  vailable","retryable":true}}],"examples":[{"name":"all of it","x-given":[{"method":"project.\#
  define","params":{"rules":"revenuecat","products":{"monthly":{"kind":"subscription","entitle\#
  ments":["premium"]}},"entitlements":["gift"],"clock":{"manual":"2026-01-01T00:00:00.000Z"}}}\#
  ,{"method":"install","params":{"device":"iphone","storeAccount":"apple-ann","platform":"ios"\#
  }},{"method":"purchase","params":{"device":"iphone","product":"monthly","store":"appStore","\#
  transactionId":"1000","expiresAt":"2026-02-01T00:00:00.000Z","price":"9.99","currency":"EUR"\#
  ,"attributes":{"campaign":"winter"}}},{"method":"identify","params":{"device":"iphone","user\#
  Id":"ann"}},{"method":"setUserProperty","params":{"userId":"ann","key":"$email","value":"ann\#
  @example.org"}}],"params":[{"name":"userId","value":"ann"}],"result":{"name":"result","value\#
  ":{"user":{"id":"ann","anonymousId":null,"identityId":"ann","customerId":"{{anonymous}}","al\#
  iases":["{{anonymous}}","ann"],"createdAt":"2026-01-01T00:00:00.000Z","environment":"product\#
  ion"},"firstId":"{{anonymous}}","lastId":"ann","ids":[{"id":"{{anonymous}}","kind":"anonymou\#
  s","device":"iphone","createdAt":"2026-01-01T00:00:00.000Z"},{"id":"ann","kind":"identified"\#
  ,"device":null,"createdAt":"2026-01-01T00:00:00.000Z"}],"devices":[{"device":"iphone","anony\#
  mousId":"{{anonymous}}","identityId":"ann","storeAccount":"apple-ann","platform":"ios","app"\#
  :null,"createdAt":"2026-01-01T00:00:00.000Z"}],"accountTokens":[],"purchases":[{"store":"app\#
  Store","originalTransactionId":"1000","transactionId":"1000","product":"monthly","kind":"sub\#
  scription","state":"active","holders":["ann"],"device":"iphone","storeAccount":"apple-ann","\#
  purchasedAt":"2026-01-01T00:00:00.000Z","firstPurchasedAt":"2026-01-01T00:00:00.000Z","expir\#
  esAt":"2026-02-01T00:00:00.000Z","trialStartedAt":null,"periodType":"normal","environment":"\#
  production","isFamilyShared":false,"price":"9.99","currency":"EUR","country":null,"offerCode\#
  ":null,"autoRenew":true,"autoRenewDisabledAt":null,"gracePeriodExpiresAt":null,"billingRetry\#
  ":false,"pausedUntil":null,"refundedAt":null,"revokedAt":null,"endedAt":null,"paused":false,\#
  "renewsAs":null,"endReason":null,"billingIssueAt":null,"replaces":null,"replacedBy":null,"ke\#
  ys":[],"renewsCount":0,"accountToken":null,"transactions":[{"transactionId":"1000","product"\#
  :"monthly","periodType":"normal","purchasedAt":"2026-01-01T00:00:00.000Z","expiresAt":"2026-\#
  02-01T00:00:00.000Z","isFamilyShared":false,"price":"9.99","currency":"EUR","country":null,"\#
  offerCode":null,"attributes":{"campaign":"winter"},"asOf":"2026-01-01T00:00:00.000Z"}]}],"cl\#
  aims":[],"grants":[],"properties":[{"key":"$email","value":"ann@example.org","setAt":"2026-0\#
  1-01T00:00:00.000Z"}],"overridden":[],"entitlements":{"premium":{"id":"premium","active":tru\#
  e,"state":"active","productId":"monthly","source":"appStore","renewState":"willRenew","grant\#
  Type":"purchase","periodType":"normal","startedAt":"2026-01-01T00:00:00.000Z","expiresAt":"2\#
  026-02-01T00:00:00.000Z","gracePeriodExpiresAt":null,"firstPurchasedAt":"2026-01-01T00:00:00\#
  .000Z","lastPurchasedAt":"2026-01-01T00:00:00.000Z","trialStartedAt":null,"autoRenewDisabled\#
  At":null,"renewsCount":0,"environment":"production","store":"appStore","transactionId":"1000\#
  ","originalTransactionId":"1000"}},"at":"2026-01-01T00:00:00.000Z","events":[{"cursor":"1","\#
  id":"{{any}}","kind":"userCreated","at":"2026-01-01T00:00:00.000Z","project":"default","user\#
  ":"{{anonymous}}","anonymousId":"{{anonymous}}","cause":{"method":"install","id":"{{any}}"},\#
  "device":"iphone"},{"cursor":"2","id":"{{any}}","kind":"purchaseRecorded","at":"2026-01-01T0\#
  0:00:00.000Z","project":"default","user":"{{anonymous}}","anonymousId":"{{anonymous}}","caus\#
  e":{"method":"purchase","id":"{{any}}"},"store":"appStore","originalTransactionId":"1000","t\#
  ransactionId":"1000","product":"monthly","productKind":"subscription","holders":["{{anonymou\#
  s}}"],"device":"iphone","environment":"production","firstPurchasedAt":"2026-01-01T00:00:00.0\#
  00Z","purchasedAt":"2026-01-01T00:00:00.000Z","expiresAt":"2026-02-01T00:00:00.000Z","period\#
  Type":"normal","isFamilyShared":false,"price":"9.99","currency":"EUR","country":null,"offerC\#
  ode":null,"attributes":{"campaign":"winter"}},{"cursor":"3","id":"{{any}}","kind":"entitleme\#
  ntsActivated","at":"2026-01-01T00:00:00.000Z","project":"default","user":"{{anonymous}}","an\#
  onymousId":"{{anonymous}}","cause":{"method":"purchase","id":"{{any}}"},"entitlements":["pre\#
  mium"],"store":"appStore","originalTransactionId":"1000","transactionId":"1000","product":"m\#
  onthly","productKind":"subscription","holders":["{{anonymous}}"],"device":"iphone","environm\#
  ent":"production","firstPurchasedAt":"2026-01-01T00:00:00.000Z","purchasedAt":"2026-01-01T00\#
  :00:00.000Z","expiresAt":"2026-02-01T00:00:00.000Z","periodType":"normal","isFamilyShared":f\#
  alse,"price":"9.99","currency":"EUR","country":null,"offerCode":null,"attributes":{"campaign\#
  ":"winter"}},{"cursor":"4","id":"{{any}}","kind":"userCreated","at":"2026-01-01T00:00:00.000\#
  Z","project":"default","user":"{{anonymous}}","userId":"ann","cause":{"method":"identify","i\#
  d":"{{any}}"},"device":"iphone"},{"cursor":"5","id":"{{any}}","kind":"identified","at":"2026\#
  -01-01T00:00:00.000Z","project":"default","user":"{{anonymous}}","userId":"ann","anonymousId\#
  ":"{{anonymous}}","cause":{"method":"identify","id":"{{any}}"},"device":"iphone","outcome":"\#
  aliased"},{"cursor":"6","id":"{{any}}","kind":"usersAliased","at":"2026-01-01T00:00:00.000Z"\#
  ,"project":"default","user":"{{anonymous}}","userId":"ann","cause":{"method":"identify","id"\#
  :"{{any}}"},"aliases":["{{anonymous}}","ann"]},{"cursor":"7","id":"{{any}}","kind":"entitlem\#
  entsActivated","at":"2026-01-01T00:00:00.000Z","project":"default","user":"{{anonymous}}","u\#
  serId":"ann","cause":{"method":"identify","id":"{{any}}"},"entitlements":["premium"]}],"curs\#
  or":"7","moreEvents":false}}}]},{"name":"user.import","summary":"Imports a customer, as `use\#
  r.export` returns it, completely or not at all.","x-role":"admin","x-since":1,"paramStructur\#
  e":"either","params":[{"name":"user","required":false,"summary":"The user as `user.export` s\#
  hows it. The daemon reads only `customerId` and `createdAt`.","schema":{"type":"object","pro\#
  perties":{"id":{"description":"Not read."},"anonymousId":{"description":"Not read."},"identi\#
  tyId":{"description":"Not read."},"customerId":{"type":["string","null"]},"aliases":{"descri\#
  ption":"Not read."},"device":{"description":"Not read."},"createdAt":{"$ref":"#/components/s\#
  chemas/NullableMoment"},"environment":{"description":"Not read."}},"required":[],"additional\#
  Properties":false}},{"name":"firstId","required":false,"summary":"First id that the customer\#
   had; without it, the oldest of `ids`.","schema":{"$ref":"#/components/schemas/UserId"}},{"n\#
  ame":"lastId","required":false,"summary":"Id of the customer that acted last. It has no effe\#
  ct if the project knows the customer.","schema":{"$ref":"#/components/schemas/UserId"}},{"na\#
  me":"ids","required":true,"summary":"Every id of the customer. An empty list imports unclaim\#
  ed purchases.","schema":{"type":"array","items":{"type":"object","properties":{"id":{"$ref":\#
  "#/components/schemas/UserId"},"kind":{"type":"string","enum":["anonymous","identified","cus\#
  tomer"]},"device":{"description":"Device of an anonymous id.","type":["string","null"]},"cre\#
  atedAt":{"$ref":"#/components/schemas/NullableMoment","description":"Without it, now."}},"re\#
  quired":["id","kind"],"additionalProperties":false},"maxItems":10000}},{"name":"customerId",\#
  "required":false,"summary":"The customerId, instead of that of `user`. Without both: that of\#
   the customer who has one of the ids, else the oldest anonymous id, else a new one.","schema\#
  ":{"$ref":"#/components/schemas/UserId"}},{"name":"devices","required":false,"summary":"Devi\#
  ces. A device is created once its anonymous user exists, and its user is logged in there onc\#
  e that user exists.","schema":{"type":"array","items":{"type":"object","properties":{"device\#
  ":{"$ref":"#/components/schemas/DeviceId"},"anonymousId":{"$ref":"#/components/schemas/UserI\#
  d"},"identityId":{"type":["string","null"]},"storeAccount":{"type":["string","null"]},"platf\#
  orm":{"type":["string","null"]},"app":{"type":["string","null"]},"createdAt":{"$ref":"#/comp\#
  onents/schemas/Moment"}},"required":["device","anonymousId","createdAt"],"additionalProperti\#
  es":false},"maxItems":10000}},{"name":"accountTokens","required":false,"summary":"Account to\#
  kens.","schema":{"type":"array","items":{"$ref":"#/components/schemas/AccountToken"},"maxIte\#
  ms":10000}},{"name":"purchases","required":false,"summary":"Purchases with their transaction\#
  s.","schema":{"type":"array","items":{"$ref":"#/components/schemas/ImportedPurchase"},"maxIt\#
  ems":10000}},{"name":"claims","required":false,"summary":"Purchases of which only the store \#
  and the name are known. The customer holds each one as soon as a store reports it; until the\#
  n it gives no access.","schema":{"type":"array","items":{"$ref":"#/components/schemas/Purcha\#
  seRef"},"maxItems":10000}},{"name":"grants","required":false,"summary":"Grants, including th\#
  ose that have ended.","schema":{"type":"array","items":{"type":"object","properties":{"entit\#
  lement":{"$ref":"#/components/schemas/EntitlementId"},"grantedAt":{"$ref":"#/components/sche\#
  mas/Moment"},"expiresAt":{"$ref":"#/components/schemas/NullableMoment"},"revokedAt":{"$ref":\#
  "#/components/schemas/NullableMoment"}},"required":["entitlement","grantedAt"],"additionalPr\#
  operties":false},"maxItems":10000}},{"name":"properties","required":false,"summary":"Propert\#
  ies. The newer value of a key stays.","schema":{"type":"array","items":{"type":"object","pro\#
  perties":{"key":{"$ref":"#/components/schemas/PropertyKey"},"value":{"$ref":"#/components/sc\#
  hemas/PropertyValue"},"setAt":{"$ref":"#/components/schemas/NullableMoment","description":"W\#
  ithout it, before everything that is set here."}},"required":["key","value"],"additionalProp\#
  erties":false},"maxItems":10000}},{"name":"overridden","required":false,"summary":"Earlier v\#
  alues of properties that another user of the customer replaced.","schema":{"type":"array","i\#
  tems":{"type":"object","properties":{"key":{"$ref":"#/components/schemas/PropertyKey"},"valu\#
  e":{"$ref":"#/components/schemas/PropertyValue"},"setAt":{"$ref":"#/components/schemas/Nulla\#
  bleMoment","description":"Without it, before everything that is set here."}},"required":["ke\#
  y","value"],"additionalProperties":false},"maxItems":10000}},{"name":"entitlements","require\#
  d":false,"summary":"Not read: access derives from purchases and grants.","schema":{"type":"o\#
  bject"}},{"name":"at","required":false,"summary":"Not read.","schema":{"$ref":"#/components/\#
  schemas/NullableMoment"}},{"name":"onConflict","required":false,"summary":"What happens to a\#
   purchase with holders whom its `holders` does not name. `refuse`: the call is purchaseHeldB\#
  yAnother. `skip`: the purchase stays as it is. `merge`: its transactions are merged, and its\#
   holders stay.","schema":{"type":"string","enum":["refuse","skip","merge"],"default":"refuse\#
  "}},{"name":"project","required":false,"summary":"Id of the project.","schema":{"$ref":"#/co\#
  mponents/schemas/ProjectId","default":"default"}},{"name":"dryRun","required":false,"summary\#
  ":"Computes the result and the events without changing anything.","schema":{"type":"boolean"\#
  ,"default":false}},{"name":"idempotencyKey","required":false,"summary":"Makes a retry safe: \#
  the same key with the same params returns the stored result.","schema":{"$ref":"#/components\#
  /schemas/IdempotencyKey"}}],"result":{"name":"result","schema":{"type":"object","properties"\#
  :{"user":{"$ref":"#/components/schemas/User","description":"The customer's user. Missing whe\#
  n `ids` is empty."},"created":{"description":"Whether the customer is new.","type":"boolean"\#
  },"outcome":{"description":"`unchanged` when everything was there already.","type":"string",\#
  "enum":["imported","unchanged"]},"purchases":{"description":"What happened to each purchase,\#
   in the given order, and then to each claim.","type":"array","items":{"type":"object","prope\#
  rties":{"store":{"$ref":"#/components/schemas/Store"},"originalTransactionId":{"$ref":"#/com\#
  ponents/schemas/TransactionId"},"outcome":{"type":"string","enum":["recorded","updated","ski\#
  pped","unchanged"]}},"required":["store","originalTransactionId","outcome"]}},"entitlements"\#
  :{"$ref":"#/components/schemas/Entitlements"},"warnings":{"type":"array","items":{"$ref":"#/\#
  components/schemas/Warning"}}},"required":["created","outcome","purchases","entitlements"]}}\#
  ,"errors":[{"code":-32602,"message":"A parameter is missing, unknown, of a wrong type or out\#
   of range, or two parameters exclude each other. `field` points to it; `nearest` lists simil\#
  ar names.","data":{"kind":"invalidParams","retryable":false}},{"code":1000,"message":"The ca\#
  ller's role is lower than the role that the method needs. `uid` and `role` are the caller's \#
  (`none` without a role), and `needs` is the method's role.","data":{"kind":"permissionDenied\#
  ","retryable":false}},{"code":1102,"message":"No user may have this id: it is empty, or in t\#
  he project's `blockedUserIds`.","data":{"kind":"blockedUserId","retryable":false}},{"code":1\#
  103,"message":"The id has more Unicode scalars than the project's `userIdLengthMax`.","data"\#
  :{"kind":"userIdTooLong","retryable":false}},{"code":1104,"message":"The id begins with the \#
  project's anonymous prefix, or it is the id of an anonymous user or a customerId.","data":{"\#
  kind":"reservedUserId","retryable":false}},{"code":1200,"message":"The daemon has no such pr\#
  oject.","data":{"kind":"unknownProject","retryable":false}},{"code":1202,"message":"Another \#
  user holds the purchase, and a rule of the project keeps it there. `holder` and `rule` name \#
  them. In `user.import` there is no `rule`: the import does not name the holder. Nothing chan\#
  ges.","data":{"kind":"purchaseHeldByAnother","retryable":false}},{"code":1300,"message":"A c\#
  all of the same method used this key with other params in the last 24 hours.","data":{"kind"\#
  :"idempotencyConflict","retryable":false}},{"code":1400,"message":"The disk has no room for \#
  the write. Nothing changes, and reading still works.","data":{"kind":"storageFull","retryabl\#
  e":true}},{"code":1401,"message":"The write may not be on the disk: the daemon stops, and it\#
  s next start shows what is stored. Or the daemon cannot read a record that the request needs\#
  : then it keeps running.","data":{"kind":"storageFailed","retryable":false}},{"code":1405,"m\#
  essage":"The shared database could not be reached, or did not answer in time; other stores h\#
  ave no such error. With `outcome` `notApplied`, nothing changed. With `unknown`, the change \#
  may or may not be stored.","data":{"kind":"storageUnavailable","retryable":true}}],"examples\#
  ":[{"name":"a customer of another system","x-given":[{"method":"project.define","params":{"r\#
  ules":"revenuecat","products":{"monthly":{"kind":"subscription","entitlements":["premium"]}}\#
  ,"clock":{"manual":"2026-01-01T00:00:00.000Z"}}}],"params":[{"name":"ids","value":[{"id":"an\#
  n","kind":"identified","createdAt":"2025-11-01T00:00:00.000Z"}]},{"name":"purchases","value"\#
  :[{"store":"appStore","originalTransactionId":"1000","transactions":[{"transactionId":"1000"\#
  ,"product":"monthly","purchasedAt":"2025-12-15T00:00:00.000Z","expiresAt":"2026-01-15T00:00:\#
  00.000Z","asOf":"2025-12-31T00:00:00.000Z"}]}]}],"result":{"name":"result","value":{"user":{\#
  "id":"ann","anonymousId":null,"identityId":"ann","customerId":"{{customer}}","aliases":["ann\#
  "],"createdAt":"2025-11-01T00:00:00.000Z","environment":"production"},"created":true,"outcom\#
  e":"imported","purchases":[{"store":"appStore","originalTransactionId":"1000","outcome":"rec\#
  orded"}],"entitlements":{"premium":{"id":"premium","active":true,"state":"active","productId\#
  ":"monthly","source":"appStore","renewState":"willRenew","grantType":"purchase","periodType"\#
  :"normal","startedAt":"2025-12-15T00:00:00.000Z","expiresAt":"2026-01-15T00:00:00.000Z","gra\#
  cePeriodExpiresAt":null,"firstPurchasedAt":"2025-12-15T00:00:00.000Z","lastPurchasedAt":"202\#
  5-12-15T00:00:00.000Z","trialStartedAt":null,"autoRenewDisabledAt":null,"renewsCount":0,"env\#
  ironment":"production","store":"appStore","transactionId":"1000","originalTransactionId":"10\#
  00"}}}}}]},{"name":"user.link.undo","summary":"Undoes a login, an alias or a transfer: its c\#
  hange of holders or customers.","x-role":"admin","x-since":1,"paramStructure":"either","para\#
  ms":[{"name":"event","required":true,"summary":"`id` of the event to undo, for example `ev_b\#
  57a1837_7`. Its kind is `identified`, `usersAliased`, `subscriptionTransferred` or `oneTimeP\#
  urchaseTransferred`, or `purchaseRenewed` if `kept` lists it.","schema":{"$ref":"#/component\#
  s/schemas/EventId"}},{"name":"project","required":false,"summary":"Id of the project.","sche\#
  ma":{"$ref":"#/components/schemas/ProjectId","default":"default"}},{"name":"dryRun","require\#
  d":false,"summary":"Computes the result and the events without changing anything.","schema":\#
  {"type":"boolean","default":false}},{"name":"idempotencyKey","required":false,"summary":"Mak\#
  es a retry safe: the same key with the same params returns the stored result.","schema":{"$r\#
  ef":"#/components/schemas/IdempotencyKey"}}],"result":{"name":"result","schema":{"type":"obj\#
  ect","properties":{"undone":{"$ref":"#/components/schemas/EventId","description":"Id of the \#
  undone event."},"purchases":{"description":"Purchases that changed holders.","type":"array",\#
  "items":{"$ref":"#/components/schemas/Move"}},"kept":{"description":"Later changes that stay\#
  : restores and purchases that would have found other holders, the aliases that they made, an\#
  d earlier undos about the same users and purchases. A call that emitted no event is never am\#
  ong them.","type":"array","items":{"$ref":"#/components/schemas/RemainingChange"}},"dryRun":\#
  {"description":"True in a dry run; otherwise absent.","type":"boolean"},"events":{"descripti\#
  on":"The events that the call would emit. Only in a dry run.","type":"array","items":{"$ref"\#
  :"#/components/schemas/Event"}},"replayed":{"description":"True when this is the stored resu\#
  lt of an idempotency key; otherwise absent.","type":"boolean"}},"required":["undone","purcha\#
  ses","kept"]}},"errors":[{"code":-32602,"message":"A parameter is missing, unknown, of a wro\#
  ng type or out of range, or two parameters exclude each other. `field` points to it; `neares\#
  t` lists similar names.","data":{"kind":"invalidParams","retryable":false}},{"code":1000,"me\#
  ssage":"The caller's role is lower than the role that the method needs. `uid` and `role` are\#
   the caller's (`none` without a role), and `needs` is the method's role.","data":{"kind":"pe\#
  rmissionDenied","retryable":false}},{"code":1200,"message":"The daemon has no such project."\#
  ,"data":{"kind":"unknownProject","retryable":false}},{"code":1206,"message":"The daemon cann\#
  ot undo the link. Nothing changes. `obstacle` is the reason: `unknownEvent`; `otherKind`: an\#
   event of this kind cannot be undone; `noLink`: the event linked nothing; `undone`: the link\#
   is already undone; `isUndo`: the event comes from an undo; `laterAlias`: a later alias merg\#
  ed the customer with another user; `tooMuch`: too many users and purchases depend on the lin\#
  k; `unclear`: a deletion erased part of the history. `event` is the id of the event that pre\#
  vents the undo.","data":{"kind":"cannotUndo","retryable":false}},{"code":1300,"message":"A c\#
  all of the same method used this key with other params in the last 24 hours.","data":{"kind"\#
  :"idempotencyConflict","retryable":false}},{"code":1400,"message":"The disk has no room for \#
  the write. Nothing changes, and reading still works.","data":{"kind":"storageFull","retryabl\#
  e":true}},{"code":1401,"message":"The write may not be on the disk: the daemon stops, and it\#
  s next start shows what is stored. Or the daemon cannot read a record that the request needs\#
  : then it keeps running.","data":{"kind":"storageFailed","retryable":false}},{"code":1405,"m\#
  essage":"The shared database could not be reached, or did not answer in time; other stores h\#
  ave no such error. With `outcome` `notApplied`, nothing changed. With `unknown`, the change \#
  may or may not be stored.","data":{"kind":"storageUnavailable","retryable":true}}],"examples\#
  ":[{"name":"another user's login took a purchase","x-given":[{"method":"project.define","par\#
  ams":{"products":{"monthly":{"kind":"subscription","entitlements":["premium"]}},"clock":{"ma\#
  nual":"2026-01-01T00:00:00.000Z"}}},{"method":"install","params":{"device":"iphone"}},{"meth\#
  od":"purchase","params":{"device":"iphone","product":"monthly","store":"appStore","transacti\#
  onId":"1000","expiresAt":"2026-02-01T00:00:00Z"}},{"method":"identify","params":{"device":"i\#
  phone","userId":"user_id_1"},"result":{"user":{"anonymousId":"{{anonymous}}","{{…}}":null},"\#
  {{…}}":null}},{"method":"events.read","params":{"kinds":["identified"]},"result":{"events":[\#
  {"id":"{{login}}","{{…}}":null}],"{{…}}":null}}],"params":[{"name":"event","value":"{{login}\#
  }"}],"result":{"name":"result","value":{"undone":"{{login}}","purchases":[{"store":"appStore\#
  ","originalTransactionId":"1000","product":"monthly","kind":"subscription","from":["{{anonym\#
  ous}}","user_id_1"],"to":"{{anonymous}}","shared":false}],"kept":[]}}}]},{"name":"user.list"\#
  ,"summary":"Lists the customerIds of the project's customers.","x-role":"read","x-since":1,"\#
  paramStructure":"either","params":[{"name":"after","required":false,"summary":"Cursor from a\#
  n earlier reply. The reply has the customers after it.","schema":{"type":"string"}},{"name":\#
  "limit","required":false,"summary":"Maximum number of customers.","schema":{"type":"integer"\#
  ,"minimum":1,"maximum":1000,"default":100}},{"name":"project","required":false,"summary":"Id\#
   of the project.","schema":{"$ref":"#/components/schemas/ProjectId","default":"default"}}],"\#
  result":{"name":"result","schema":{"type":"object","properties":{"customerIds":{"description\#
  ":"In byte order.","type":"array","items":{"$ref":"#/components/schemas/UserId"}},"cursor":{\#
  "description":"What the next call gives as `after`.","type":"string"},"more":{"description":\#
  "Whether more customers follow.","type":"boolean"}},"required":["customerIds","cursor","more\#
  "]}},"errors":[{"code":-32602,"message":"A parameter is missing, unknown, of a wrong type or\#
   out of range, or two parameters exclude each other. `field` points to it; `nearest` lists s\#
  imilar names.","data":{"kind":"invalidParams","retryable":false}},{"code":1000,"message":"Th\#
  e caller's role is lower than the role that the method needs. `uid` and `role` are the calle\#
  r's (`none` without a role), and `needs` is the method's role.","data":{"kind":"permissionDe\#
  nied","retryable":false}},{"code":1200,"message":"The daemon has no such project.","data":{"\#
  kind":"unknownProject","retryable":false}},{"code":1405,"message":"The shared database could\#
   not be reached, or did not answer in time; other stores have no such error. With `outcome` \#
  `notApplied`, nothing changed. With `unknown`, the change may or may not be stored.","data":\#
  {"kind":"storageUnavailable","retryable":true}}],"examples":[{"name":"two customers","x-give\#
  n":[{"method":"install","params":{"device":"iphone"},"result":{"user":{"customerId":"{{first\#
  }}","{{…}}":null},"{{…}}":null}}],"params":[],"result":{"name":"result","value":{"customerId\#
  s":["{{first}}"],"cursor":"{{first}}","more":false}}}]},{"name":"userInfo","summary":"Return\#
  s the current user of a device, or the user that an id belongs to.","x-role":"read","x-since\#
  ":1,"paramStructure":"either","params":[{"name":"device","required":false,"summary":"Id of t\#
  he device.","schema":{"$ref":"#/components/schemas/DeviceId"}},{"name":"userId","required":f\#
  alse,"summary":"Id of the user, instead of `device`.","schema":{"$ref":"#/components/schemas\#
  /UserId"}},{"name":"project","required":false,"summary":"Id of the project.","schema":{"$ref\#
  ":"#/components/schemas/ProjectId","default":"default"}}],"x-exactly-one":[["device"],["user\#
  Id"]],"result":{"name":"result","schema":{"type":"object","properties":{"user":{"$ref":"#/co\#
  mponents/schemas/User"}},"required":["user"]}},"errors":[{"code":-32602,"message":"A paramet\#
  er is missing, unknown, of a wrong type or out of range, or two parameters exclude each othe\#
  r. `field` points to it; `nearest` lists similar names.","data":{"kind":"invalidParams","ret\#
  ryable":false}},{"code":1000,"message":"The caller's role is lower than the role that the me\#
  thod needs. `uid` and `role` are the caller's (`none` without a role), and `needs` is the me\#
  thod's role.","data":{"kind":"permissionDenied","retryable":false}},{"code":1100,"message":"\#
  The project has no such device.","data":{"kind":"unknownDevice","retryable":false}},{"code":\#
  1101,"message":"The project has no such user.","data":{"kind":"unknownUser","retryable":fals\#
  e}},{"code":1102,"message":"No user may have this id: it is empty, or in the project's `bloc\#
  kedUserIds`.","data":{"kind":"blockedUserId","retryable":false}},{"code":1103,"message":"The\#
   id has more Unicode scalars than the project's `userIdLengthMax`.","data":{"kind":"userIdTo\#
  oLong","retryable":false}},{"code":1200,"message":"The daemon has no such project.","data":{\#
  "kind":"unknownProject","retryable":false}},{"code":1405,"message":"The shared database coul\#
  d not be reached, or did not answer in time; other stores have no such error. With `outcome`\#
   `notApplied`, nothing changed. With `unknown`, the change may or may not be stored.","data"\#
  :{"kind":"storageUnavailable","retryable":true}}],"examples":[{"name":"by device","x-given":\#
  [{"method":"project.define","params":{"products":{"monthly":{"kind":"subscription","entitlem\#
  ents":["premium"]}},"clock":{"manual":"2026-01-01T00:00:00.000Z"}}},{"method":"install","par\#
  ams":{"device":"iphone"}},{"method":"identify","params":{"device":"iphone","userId":"user_id\#
  _1"}}],"params":[{"name":"device","value":"iphone"}],"result":{"name":"result","value":{"use\#
  r":{"id":"user_id_1","anonymousId":"{{anonymous}}","identityId":"user_id_1","customerId":"{{\#
  customer}}","aliases":["user_id_1"],"device":"iphone","createdAt":"2026-01-01T00:00:00.000Z"\#
  ,"environment":"production"}}}},{"name":"by user id","x-given":[{"method":"project.define","\#
  params":{"products":{"monthly":{"kind":"subscription","entitlements":["premium"]}},"clock":{\#
  "manual":"2026-01-01T00:00:00.000Z"}}},{"method":"install","params":{"device":"iphone"}},{"m\#
  ethod":"identify","params":{"device":"iphone","userId":"user_id_1"}}],"params":[{"name":"use\#
  rId","value":"user_id_1"}],"result":{"name":"result","value":{"user":{"id":"user_id_1","anon\#
  ymousId":null,"identityId":"user_id_1","customerId":"{{customer}}","aliases":["user_id_1"],"\#
  createdAt":"2026-01-01T00:00:00.000Z","environment":"production"}}}}]},{"name":"userProperti\#
  es","summary":"Returns the properties that setUserProperty stored.","x-role":"read","x-since\#
  ":1,"paramStructure":"either","params":[{"name":"device","required":false,"summary":"Id of t\#
  he device.","schema":{"$ref":"#/components/schemas/DeviceId"}},{"name":"userId","required":f\#
  alse,"summary":"Id of the user, instead of `device`.","schema":{"$ref":"#/components/schemas\#
  /UserId"}},{"name":"project","required":false,"summary":"Id of the project.","schema":{"$ref\#
  ":"#/components/schemas/ProjectId","default":"default"}}],"x-exactly-one":[["device"],["user\#
  Id"]],"result":{"name":"result","schema":{"type":"object","properties":{"properties":{"$ref"\#
  :"#/components/schemas/Properties"}},"required":["properties"]}},"errors":[{"code":-32602,"m\#
  essage":"A parameter is missing, unknown, of a wrong type or out of range, or two parameters\#
   exclude each other. `field` points to it; `nearest` lists similar names.","data":{"kind":"i\#
  nvalidParams","retryable":false}},{"code":1000,"message":"The caller's role is lower than th\#
  e role that the method needs. `uid` and `role` are the caller's (`none` without a role), and\#
   `needs` is the method's role.","data":{"kind":"permissionDenied","retryable":false}},{"code\#
  ":1100,"message":"The project has no such device.","data":{"kind":"unknownDevice","retryable\#
  ":false}},{"code":1101,"message":"The project has no such user.","data":{"kind":"unknownUser\#
  ","retryable":false}},{"code":1102,"message":"No user may have this id: it is empty, or in t\#
  he project's `blockedUserIds`.","data":{"kind":"blockedUserId","retryable":false}},{"code":1\#
  103,"message":"The id has more Unicode scalars than the project's `userIdLengthMax`.","data"\#
  :{"kind":"userIdTooLong","retryable":false}},{"code":1200,"message":"The daemon has no such \#
  project.","data":{"kind":"unknownProject","retryable":false}},{"code":1405,"message":"The sh\#
  ared database could not be reached, or did not answer in time; other stores have no such err\#
  or. With `outcome` `notApplied`, nothing changed. With `unknown`, the change may or may not \#
  be stored.","data":{"kind":"storageUnavailable","retryable":true}}],"examples":[{"name":"two\#
   of them","x-given":[{"method":"project.define","params":{"products":{"monthly":{"kind":"sub\#
  scription","entitlements":["premium"]}},"clock":{"manual":"2026-01-01T00:00:00.000Z"}}},{"me\#
  thod":"install","params":{"device":"iphone"}},{"method":"setUserProperty","params":{"device"\#
  :"iphone","key":"$email","value":"ann@example.org"}},{"method":"setUserProperty","params":{"\#
  device":"iphone","key":"plan","value":"b"}}],"params":[{"name":"device","value":"iphone"}],"\#
  result":{"name":"result","value":{"properties":{"$email":"ann@example.org","plan":"b"}}}},{"\#
  name":"none","x-given":[{"method":"project.define","params":{"products":{"monthly":{"kind":"\#
  subscription","entitlements":["premium"]}},"clock":{"manual":"2026-01-01T00:00:00.000Z"}}},{\#
  "method":"install","params":{"device":"iphone"}}],"params":[{"name":"device","value":"iphone\#
  "}],"result":{"name":"result","value":{"properties":{}}}}]},{"name":"webhook.claim","summary\#
  ":"Makes the connection the only one that posts a project's events, until it closes. For pro\#
  grams that post.","x-role":"admin","x-since":1,"paramStructure":"either","params":[{"name":"\#
  reports","required":false,"summary":"The results of the posts. A report replaces the earlier\#
   report on its URL.","schema":{"type":"array","maxItems":10,"items":{"$ref":"#/components/sc\#
  hemas/WebhookReport"}}},{"name":"project","required":false,"summary":"Id of the project.","s\#
  chema":{"$ref":"#/components/schemas/ProjectId","default":"default"}}],"result":{"name":"res\#
  ult","schema":{"type":"object","properties":{"claimed":{"description":"False if another conn\#
  ection has the claim. Then the daemon ignores the reports.","type":"boolean"}},"required":["\#
  claimed"]}},"errors":[{"code":-32602,"message":"A parameter is missing, unknown, of a wrong \#
  type or out of range, or two parameters exclude each other. `field` points to it; `nearest` \#
  lists similar names.","data":{"kind":"invalidParams","retryable":false}},{"code":1000,"messa\#
  ge":"The caller's role is lower than the role that the method needs. `uid` and `role` are th\#
  e caller's (`none` without a role), and `needs` is the method's role.","data":{"kind":"permi\#
  ssionDenied","retryable":false}},{"code":1200,"message":"The daemon has no such project.","d\#
  ata":{"kind":"unknownProject","retryable":false}},{"code":1405,"message":"The shared databas\#
  e could not be reached, or did not answer in time; other stores have no such error. With `ou\#
  tcome` `notApplied`, nothing changed. With `unknown`, the change may or may not be stored.",\#
  "data":{"kind":"storageUnavailable","retryable":true}}],"examples":[{"name":"the first progr\#
  am gets the claim","x-given":[{"method":"project.define","params":{"webhooks":[{"url":"https\#
  ://example.com/events","secret":"sesame"}]}}],"params":[],"result":{"name":"result","value":\#
  {"claimed":true}}}]},{"name":"webhook.list","summary":"Returns the state of a project's webh\#
  ooks, without their secrets.","x-role":"read","x-since":1,"paramStructure":"either","params"\#
  :[{"name":"project","required":false,"summary":"Id of the project.","schema":{"$ref":"#/comp\#
  onents/schemas/ProjectId","default":"default"}}],"result":{"name":"result","schema":{"type":\#
  "object","properties":{"poster":{"description":"The process that posts the project's events;\#
   absent if there is none.","type":"object","properties":{"uid":{"type":"integer"},"pid":{"ty\#
  pe":"integer"}},"required":["uid","pid"]},"webhooks":{"description":"In the order of project\#
  .define.","type":"array","items":{"$ref":"#/components/schemas/WebhookStatus"}}},"required":\#
  ["webhooks"]}},"errors":[{"code":-32602,"message":"A parameter is missing, unknown, of a wro\#
  ng type or out of range, or two parameters exclude each other. `field` points to it; `neares\#
  t` lists similar names.","data":{"kind":"invalidParams","retryable":false}},{"code":1000,"me\#
  ssage":"The caller's role is lower than the role that the method needs. `uid` and `role` are\#
   the caller's (`none` without a role), and `needs` is the method's role.","data":{"kind":"pe\#
  rmissionDenied","retryable":false}},{"code":1200,"message":"The daemon has no such project."\#
  ,"data":{"kind":"unknownProject","retryable":false}},{"code":1405,"message":"The shared data\#
  base could not be reached, or did not answer in time; other stores have no such error. With \#
  `outcome` `notApplied`, nothing changed. With `unknown`, the change may or may not be stored\#
  .","data":{"kind":"storageUnavailable","retryable":true}}],"examples":[{"name":"no program p\#
  osts","x-given":[{"method":"project.define","params":{"webhooks":[{"url":"https://example.co\#
  m/events","secret":"sesame"}]}},{"method":"install","params":{"device":"iphone"}}],"params":\#
  [],"result":{"name":"result","value":{"webhooks":[{"url":"https://example.com/events","forma\#
  t":"entitled","state":"stopped","cursor":"0","backlog":1,"deliveredAt":null}]}}},{"name":"an\#
   event waits for another attempt","x-given":[{"method":"project.define","params":{"webhooks"\#
  :[{"url":"https://example.com/events","secret":"sesame"}]}},{"method":"install","params":{"d\#
  evice":"iphone"}},{"method":"webhook.claim","params":{"reports":[{"url":"https://example.com\#
  /events","deliveredAt":"2026-01-01T00:00:00Z","failure":{"at":"2026-01-02T00:00:00Z","cursor\#
  ":"1","reason":"HTTP 500","attempts":3,"nextAttemptAt":"2026-01-02T00:00:01Z"}}]}}],"params"\#
  :[],"result":{"name":"result","value":{"poster":{"uid":"{{any}}","pid":"{{any}}"},"webhooks"\#
  :[{"url":"https://example.com/events","format":"entitled","state":"failing","cursor":"0","ba\#
  cklog":1,"deliveredAt":"2026-01-01T00:00:00.000Z","failure":{"at":"2026-01-02T00:00:00.000Z"\#
  ,"cursor":"1","reason":"HTTP 500","attempts":3,"nextAttemptAt":"2026-01-02T00:00:01.000Z"}}]\#
  }}}]},{"name":"webhook.pause","summary":"Stops the posts to a URL until webhook.resume. Its \#
  events wait.","x-role":"admin","x-since":1,"paramStructure":"either","params":[{"name":"url"\#
  ,"required":true,"summary":"URL of the webhook, as project.define has it.","schema":{"$ref":\#
  "#/components/schemas/WebhookUrl"}},{"name":"project","required":false,"summary":"Id of the \#
  project.","schema":{"$ref":"#/components/schemas/ProjectId","default":"default"}},{"name":"d\#
  ryRun","required":false,"summary":"Computes the result and the events without changing anyth\#
  ing.","schema":{"type":"boolean","default":false}},{"name":"idempotencyKey","required":false\#
  ,"summary":"Makes a retry safe: the same key with the same params returns the stored result.\#
  ","schema":{"$ref":"#/components/schemas/IdempotencyKey"}}],"result":{"name":"result","schem\#
  a":{"type":"object","properties":{"url":{"$ref":"#/components/schemas/WebhookUrl"},"paused":\#
  {"description":"True if webhook.pause stopped the posts to the URL.","type":"boolean"},"curs\#
  or":{"$ref":"#/components/schemas/Cursor","description":"The webhook's position: all events \#
  up to this cursor are delivered."},"backlog":{"description":"Number of events after `cursor`\#
  .","type":"integer","minimum":0},"dryRun":{"description":"True in a dry run; otherwise absen\#
  t.","type":"boolean"},"events":{"description":"The events that the call would emit: always n\#
  one. Only in a dry run.","type":"array","items":{"$ref":"#/components/schemas/Event"}},"repl\#
  ayed":{"description":"True when this is the stored result of an idempotency key; otherwise a\#
  bsent.","type":"boolean"}},"required":["url","paused","cursor","backlog"]}},"errors":[{"code\#
  ":-32602,"message":"A parameter is missing, unknown, of a wrong type or out of range, or two\#
   parameters exclude each other. `field` points to it; `nearest` lists similar names.","data"\#
  :{"kind":"invalidParams","retryable":false}},{"code":1000,"message":"The caller's role is lo\#
  wer than the role that the method needs. `uid` and `role` are the caller's (`none` without a\#
   role), and `needs` is the method's role.","data":{"kind":"permissionDenied","retryable":fal\#
  se}},{"code":1200,"message":"The daemon has no such project.","data":{"kind":"unknownProject\#
  ","retryable":false}},{"code":1208,"message":"The project has no webhook with this URL. The \#
  error does not repeat the URL.","data":{"kind":"unknownWebhook","retryable":false}},{"code":\#
  1300,"message":"A call of the same method used this key with other params in the last 24 hou\#
  rs.","data":{"kind":"idempotencyConflict","retryable":false}},{"code":1400,"message":"The di\#
  sk has no room for the write. Nothing changes, and reading still works.","data":{"kind":"sto\#
  rageFull","retryable":true}},{"code":1401,"message":"The write may not be on the disk: the d\#
  aemon stops, and its next start shows what is stored. Or the daemon cannot read a record tha\#
  t the request needs: then it keeps running.","data":{"kind":"storageFailed","retryable":fals\#
  e}},{"code":1405,"message":"The shared database could not be reached, or did not answer in t\#
  ime; other stores have no such error. With `outcome` `notApplied`, nothing changed. With `un\#
  known`, the change may or may not be stored.","data":{"kind":"storageUnavailable","retryable\#
  ":true}}],"examples":[{"name":"a server that is down for long","x-given":[{"method":"project\#
  .define","params":{"webhooks":[{"url":"https://example.com/events","secret":"sesame"}]}},{"m\#
  ethod":"install","params":{"device":"iphone"}}],"params":[{"name":"url","value":"https://exa\#
  mple.com/events"}],"result":{"name":"result","value":{"url":"https://example.com/events","pa\#
  used":true,"cursor":"0","backlog":1}}}]},{"name":"webhook.replay","summary":"Moves a webhook\#
   to a cursor, so that the events after it are posted, again if they were posted before.","x-\#
  role":"admin","x-since":1,"paramStructure":"either","params":[{"name":"url","required":true,\#
  "summary":"URL of the webhook, as project.define has it.","schema":{"$ref":"#/components/sch\#
  emas/WebhookUrl"}},{"name":"after","required":true,"summary":"Cursor before the first event \#
  to post. `0` is the beginning of the log.","schema":{"$ref":"#/components/schemas/Cursor"}},\#
  {"name":"project","required":false,"summary":"Id of the project.","schema":{"$ref":"#/compon\#
  ents/schemas/ProjectId","default":"default"}},{"name":"dryRun","required":false,"summary":"C\#
  omputes the result and the events without changing anything.","schema":{"type":"boolean","de\#
  fault":false}},{"name":"idempotencyKey","required":false,"summary":"Makes a retry safe: the \#
  same key with the same params returns the stored result.","schema":{"$ref":"#/components/sch\#
  emas/IdempotencyKey"}}],"result":{"name":"result","schema":{"type":"object","properties":{"u\#
  rl":{"$ref":"#/components/schemas/WebhookUrl"},"paused":{"description":"True if webhook.paus\#
  e stopped the posts to the URL.","type":"boolean"},"cursor":{"$ref":"#/components/schemas/Cu\#
  rsor","description":"The webhook's position: all events up to this cursor are delivered."},"\#
  backlog":{"description":"Number of events after `cursor`.","type":"integer","minimum":0},"dr\#
  yRun":{"description":"True in a dry run; otherwise absent.","type":"boolean"},"events":{"des\#
  cription":"The events that the call would emit: always none. Only in a dry run.","type":"arr\#
  ay","items":{"$ref":"#/components/schemas/Event"}},"replayed":{"description":"True when this\#
   is the stored result of an idempotency key; otherwise absent.","type":"boolean"}},"required\#
  ":["url","paused","cursor","backlog"]}},"errors":[{"code":-32602,"message":"A parameter is m\#
  issing, unknown, of a wrong type or out of range, or two parameters exclude each other. `fie\#
  ld` points to it; `nearest` lists similar names.","data":{"kind":"invalidParams","retryable"\#
  :false}},{"code":1000,"message":"The caller's role is lower than the role that the method ne\#
  eds. `uid` and `role` are the caller's (`none` without a role), and `needs` is the method's \#
  role.","data":{"kind":"permissionDenied","retryable":false}},{"code":1200,"message":"The dae\#
  mon has no such project.","data":{"kind":"unknownProject","retryable":false}},{"code":1208,"\#
  message":"The project has no webhook with this URL. The error does not repeat the URL.","dat\#
  a":{"kind":"unknownWebhook","retryable":false}},{"code":1300,"message":"A call of the same m\#
  ethod used this key with other params in the last 24 hours.","data":{"kind":"idempotencyConf\#
  lict","retryable":false}},{"code":1400,"message":"The disk has no room for the write. Nothin\#
  g changes, and reading still works.","data":{"kind":"storageFull","retryable":true}},{"code"\#
  :1401,"message":"The write may not be on the disk: the daemon stops, and its next start show\#
  s what is stored. Or the daemon cannot read a record that the request needs: then it keeps r\#
  unning.","data":{"kind":"storageFailed","retryable":false}},{"code":1405,"message":"The shar\#
  ed database could not be reached, or did not answer in time; other stores have no such error\#
  . With `outcome` `notApplied`, nothing changed. With `unknown`, the change may or may not be\#
   stored.","data":{"kind":"storageUnavailable","retryable":true}}],"examples":[{"name":"every\#
  thing from the beginning","x-given":[{"method":"install","params":{"device":"iphone"}},{"met\#
  hod":"project.define","params":{"webhooks":[{"url":"https://example.com/events","secret":"se\#
  same"}]}}],"params":[{"name":"url","value":"https://example.com/events"},{"name":"after","va\#
  lue":"0"}],"result":{"name":"result","value":{"url":"https://example.com/events","paused":fa\#
  lse,"cursor":"0","backlog":1}}}]},{"name":"webhook.resume","summary":"Resumes the posts to a\#
   paused URL, from its position.","x-role":"admin","x-since":1,"paramStructure":"either","par\#
  ams":[{"name":"url","required":true,"summary":"URL of the webhook, as project.define has it.\#
  ","schema":{"$ref":"#/components/schemas/WebhookUrl"}},{"name":"project","required":false,"s\#
  ummary":"Id of the project.","schema":{"$ref":"#/components/schemas/ProjectId","default":"de\#
  fault"}},{"name":"dryRun","required":false,"summary":"Computes the result and the events wit\#
  hout changing anything.","schema":{"type":"boolean","default":false}},{"name":"idempotencyKe\#
  y","required":false,"summary":"Makes a retry safe: the same key with the same params returns\#
   the stored result.","schema":{"$ref":"#/components/schemas/IdempotencyKey"}}],"result":{"na\#
  me":"result","schema":{"type":"object","properties":{"url":{"$ref":"#/components/schemas/Web\#
  hookUrl"},"paused":{"description":"True if webhook.pause stopped the posts to the URL.","typ\#
  e":"boolean"},"cursor":{"$ref":"#/components/schemas/Cursor","description":"The webhook's po\#
  sition: all events up to this cursor are delivered."},"backlog":{"description":"Number of ev\#
  ents after `cursor`.","type":"integer","minimum":0},"dryRun":{"description":"True in a dry r\#
  un; otherwise absent.","type":"boolean"},"events":{"description":"The events that the call w\#
  ould emit: always none. Only in a dry run.","type":"array","items":{"$ref":"#/components/sch\#
  emas/Event"}},"replayed":{"description":"True when this is the stored result of an idempoten\#
  cy key; otherwise absent.","type":"boolean"}},"required":["url","paused","cursor","backlog"]\#
  }},"errors":[{"code":-32602,"message":"A parameter is missing, unknown, of a wrong type or o\#
  ut of range, or two parameters exclude each other. `field` points to it; `nearest` lists sim\#
  ilar names.","data":{"kind":"invalidParams","retryable":false}},{"code":1000,"message":"The \#
  caller's role is lower than the role that the method needs. `uid` and `role` are the caller'\#
  s (`none` without a role), and `needs` is the method's role.","data":{"kind":"permissionDeni\#
  ed","retryable":false}},{"code":1200,"message":"The daemon has no such project.","data":{"ki\#
  nd":"unknownProject","retryable":false}},{"code":1208,"message":"The project has no webhook \#
  with this URL. The error does not repeat the URL.","data":{"kind":"unknownWebhook","retryabl\#
  e":false}},{"code":1300,"message":"A call of the same method used this key with other params\#
   in the last 24 hours.","data":{"kind":"idempotencyConflict","retryable":false}},{"code":140\#
  0,"message":"The disk has no room for the write. Nothing changes, and reading still works.",\#
  "data":{"kind":"storageFull","retryable":true}},{"code":1401,"message":"The write may not be\#
   on the disk: the daemon stops, and its next start shows what is stored. Or the daemon canno\#
  t read a record that the request needs: then it keeps running.","data":{"kind":"storageFaile\#
  d","retryable":false}},{"code":1405,"message":"The shared database could not be reached, or \#
  did not answer in time; other stores have no such error. With `outcome` `notApplied`, nothin\#
  g changed. With `unknown`, the change may or may not be stored.","data":{"kind":"storageUnav\#
  ailable","retryable":true}}],"examples":[{"name":"the server is back","x-given":[{"method":"\#
  project.define","params":{"webhooks":[{"url":"https://example.com/events","secret":"sesame"}\#
  ]}},{"method":"webhook.pause","params":{"url":"https://example.com/events"}},{"method":"inst\#
  all","params":{"device":"iphone"}}],"params":[{"name":"url","value":"https://example.com/eve\#
  nts"}],"result":{"name":"result","value":{"url":"https://example.com/events","paused":false,\#
  "cursor":"0","backlog":1}}}]}],"components":{"schemas":{"AccountToken":{"description":"Opaqu\#
  e string that an app gives to the store with a purchase, and that the store gives back. The \#
  daemon stores and compares a UUID in lower case.","type":"string","minLength":1,"maxLength":\#
  255},"AppId":{"description":"An app of the project, for example its bundle id.","type":"stri\#
  ng","minLength":1,"maxLength":255},"AppStoreApp":{"description":"An app of the App Store.","\#
  type":"object","properties":{"bundleId":{"description":"Bundle id of the app.","type":"strin\#
  g","minLength":1,"maxLength":255},"appAppleId":{"description":"Number of the app at Apple. R\#
  equired where `environments` has `Production`; null if not given.","type":["integer","null"]\#
  ,"minimum":1,"maximum":9007199254740992}},"required":["bundleId"],"additionalProperties":fal\#
  se},"AppStoreEnvironment":{"type":"string","enum":["Production","Sandbox","Xcode","LocalTest\#
  ing"],"description":"Environment of the App Store, by Apple's name. Apple does not sign what\#
   comes from `Xcode` and `LocalTesting`."},"AppStoreSettings":{"description":"How the project\#
   verifies what the App Store sends.","type":"object","properties":{"apps":{"description":"Ap\#
  ps whose notifications the project takes.","type":"array","items":{"$ref":"#/components/sche\#
  mas/AppStoreApp"},"maxItems":100},"environments":{"type":"array","items":{"$ref":"#/componen\#
  ts/schemas/AppStoreEnvironment"},"maxItems":4,"description":"Environments that the project t\#
  akes."},"roots":{"description":"Root certificates that replace Apple's, as DER in base64. Em\#
  pty for Apple's.","type":"array","items":{"type":"string"},"maxItems":10}},"required":["apps\#
  ","environments","roots"]},"AppliedRule":{"description":"A rule of the project, with the val\#
  ue that applied in the step.","type":"object","properties":{"name":{"description":"Name of t\#
  he rule, as in `project.define`.","type":"string","enum":["purchaseHolders","onIdentifyNew",\#
  "onIdentifyKnown","onRestore","anonymousHolders"]},"value":{"description":"Value that the ru\#
  le had when the step happened.","type":"string"}},"required":["name","value"]},"Attributes":\#
  {"description":"Up to 20 strings of the caller's own, which the events of this purchase repe\#
  at.","type":"object","maxProperties":20,"propertyNames":{"minLength":1,"maxLength":80},"addi\#
  tionalProperties":{"type":"string","maxLength":500}},"BackgroundStats":{"description":"Work \#
  that no request waits for, as of now.","type":"object","properties":{"expiriesDue":{"descrip\#
  tion":"Ends of periods and grants that have passed and whose events the daemon has not emitt\#
  ed yet: at most 1000.","type":"integer","minimum":0},"expiriesLateMs":{"description":"Millis\#
  econds since the oldest of these ends.","type":"integer","minimum":0},"erasures":{"descripti\#
  on":"Deletions that the daemon has not finished.","type":"integer","minimum":0},"erasuresHal\#
  ted":{"description":"Whether the deletions wait for the next start, because a step failed se\#
  veral times.","type":"boolean"},"catalogueChanges":{"description":"Projects with a changed c\#
  atalogue whose events the daemon has not yet emitted for every customer.","type":"integer","\#
  minimum":0}},"required":["expiriesDue","expiriesLateMs","erasures","erasuresHalted","catalog\#
  ueChanges"]},"CacheStats":{"description":"What the daemon has in memory, and how well that s\#
  erves.","type":"object","properties":{"replies":{"description":"Replies to `checkEntitlement\#
  s` in the cache, valid or not.","type":"integer","minimum":0},"replyHits":{"description":"Re\#
  quests that the daemon answered from that cache since its start.","type":"integer","minimum"\#
  :0},"records":{"description":"Records in memory.","type":"integer","minimum":0},"recordBytes\#
  ":{"description":"Their memory, by estimate.","type":"integer","minimum":0},"recordLoads":{"\#
  description":"Records that the daemon read from the store since its start.","type":"integer"\#
  ,"minimum":0}},"required":["replies","replyHits","records","recordBytes","recordLoads"]},"Ca\#
  talogue":{"description":"Products by their ids.","type":"object","propertyNames":{"$ref":"#/\#
  components/schemas/ProductId"},"additionalProperties":{"$ref":"#/components/schemas/Product"\#
  },"maxProperties":10000},"Cause":{"description":"What caused the event. A request gives its \#
  `method` and `id`; a notification has no `id`. `clock` is true for a change that fell due.",\#
  "type":"object","properties":{"method":{"type":"string"},"id":{"type":["string","number","nu\#
  ll"]},"clock":{"type":"boolean"}}},"Clock":{"description":"The clock of a project: the syste\#
  m's, or a manual clock, which only moves when it is advanced.","type":"object","properties":\#
  {"kind":{"type":"string","enum":["system","manual"]},"now":{"$ref":"#/components/schemas/Mom\#
  ent","description":"Time of a manual clock; absent for the system's."}},"required":["kind"]}\#
  ,"ClockChoice":{"description":"`system`: the system's clock. `manual`: a manual clock that s\#
  tarts now. {\"manual\": TIMESTAMP}: a manual clock that starts then.","anyOf":[{"type":"stri\#
  ng","enum":["system","manual"]},{"type":"object","properties":{"manual":{"$ref":"#/component\#
  s/schemas/Moment","description":"Time at which the manual clock starts, RFC 3339."}},"requir\#
  ed":["manual"],"additionalProperties":false}]},"CommitStats":{"description":"The commits sin\#
  ce the daemon's start.","type":"object","properties":{"turns":{"description":"Turns that bec\#
  ame durable. A turn is what the daemon decides together; a commit has one or more.","type":"\#
  integer","minimum":0},"waitingTurns":{"description":"Turns that wait for the disk now.","typ\#
  e":"integer","minimum":0},"failures":{"description":"Commits that failed, for example becaus\#
  e the disk was full.","type":"integer","minimum":0},"durations":{"$ref":"#/components/schema\#
  s/Durations"}},"required":["turns","waitingTurns","failures","durations"]},"ConnectionStats"\#
  :{"description":"The connections, and the replies that wait on them.","type":"object","prope\#
  rties":{"open":{"description":"Open connections.","type":"integer","minimum":0},"opened":{"d\#
  escription":"Connections that clients opened since the daemon's start.","type":"integer","mi\#
  nimum":0},"refused":{"description":"Connections that the daemon refused since its start, bec\#
  ause there were too many.","type":"integer","minimum":0},"peers":{"description":"The open co\#
  nnections by uid and role.","type":"array","items":{"$ref":"#/components/schemas/PeerStats"}\#
  },"owedBytes":{"description":"Replies that wait for the disk.","type":"integer","minimum":0}\#
  ,"unsentBytes":{"description":"Replies that wait for clients to read them.","type":"integer"\#
  ,"minimum":0}},"required":["open","opened","refused","peers","owedBytes","unsentBytes"]},"Co\#
  nsumerId":{"description":"Name of a consumer: a reader of the log whose position the daemon \#
  stores. The reader chooses it, for example `mailer`.","type":"string","minLength":1,"maxLeng\#
  th":255},"ConsumerLag":{"description":"A consumer of a feed.","type":"object","properties":{\#
  "project":{"$ref":"#/components/schemas/ProjectId"},"consumer":{"$ref":"#/components/schemas\#
  /ConsumerId"},"cursor":{"$ref":"#/components/schemas/Cursor"},"lag":{"description":"Events t\#
  hat it has not acknowledged.","type":"integer","minimum":0}},"required":["project","consumer\#
  ","cursor","lag"]},"Country":{"description":"ISO 3166 country code of two or three letters, \#
  stored as it is sent.","type":"string","pattern":"^[A-Za-z]{2,3}$"},"Counts":{"description":\#
  "Number of records of a project.","type":"object","properties":{"devices":{"type":"integer",\#
  "minimum":0},"users":{"type":"integer","minimum":0},"customers":{"description":"A merged cus\#
  tomer counts once.","type":"integer","minimum":0},"purchases":{"type":"integer","minimum":0}\#
  ,"unclaimed":{"description":"Unclaimed purchases, which have had no holder yet; `purchases` \#
  counts them too.","type":"integer","minimum":0},"events":{"type":"integer","minimum":0}},"re\#
  quired":["devices","users","customers","purchases","unclaimed","events"]},"Currency":{"descr\#
  iption":"ISO 4217 currency code of three letters, stored as it is sent.","type":"string","pa\#
  ttern":"^[A-Za-z]{3}$"},"Cursor":{"description":"A position in a project's log: the number o\#
  f the last event before it. \"0\" is the position before the first event.","type":"string","\#
  pattern":"^(0|[1-9][0-9]{0,18})$"},"DeviceId":{"description":"A device: one installation of \#
  one app. A reinstallation is a new device.","type":"string","minLength":1,"maxLength":255},"\#
  Duration":{"description":"ISO 8601 duration, for example P1M, P7D or PT1H30M. It has whole n\#
  umbers of Y, M, W, D and, after a T, of H, M, S; only the seconds may have a fraction. P1M k\#
  eeps the day of the month, or takes the last day of a shorter month.","type":"string","forma\#
  t":"duration"},"DurationBucket":{"description":"A bucket of a histogram.","type":"object","p\#
  roperties":{"upToMicros":{"description":"The longest duration that it counts. Null for durat\#
  ions longer than every bound.","type":["integer","null"],"minimum":0},"count":{"description"\#
  :"How many durations are longer than the bound of the bucket before, and not longer than thi\#
  s one.","type":"integer","minimum":0}},"required":["upToMicros","count"]},"Durations":{"desc\#
  ription":"A histogram of durations since the daemon's start, in microseconds.","type":"objec\#
  t","properties":{"count":{"description":"How many durations it counts.","type":"integer","mi\#
  nimum":0},"sumMicros":{"description":"Their sum.","type":"integer","minimum":0},"maxMicros":\#
  {"description":"The longest of them.","type":"integer","minimum":0},"buckets":{"description"\#
  :"The buckets that are not empty, shortest durations first. Their bounds are 1, 2, 3, 4, 6, \#
  8, 12, 16 and so on up to 100 seconds.","type":"array","items":{"$ref":"#/components/schemas\#
  /DurationBucket"}}},"required":["count","sumMicros","maxMicros","buckets"]},"EndReason":{"de\#
  scription":"Why a subscription ended, or will end: the customer's choice, a failed payment, \#
  a refused price increase, a product that is no longer sold (unavailable), the developer, ano\#
  ther purchase that took it over (replaced), or another reason. Null when the store named non\#
  e.","type":["string","null"],"enum":["customer","billing","priceIncrease","unavailable","dev\#
  eloper","replaced","other",null]},"Entitlement":{"description":"What a product or a grant un\#
  locks for a user, and why. One purchase or grant, the winner, supplies every member. If the \#
  user never had the entitlement, every member is null except `id`, `active` (false), `renewSt\#
  ate` (unknown) and `renewsCount` (0).","type":"object","properties":{"id":{"$ref":"#/compone\#
  nts/schemas/EntitlementId"},"active":{"description":"Whether the user has access.","type":"b\#
  oolean"},"state":{"$ref":"#/components/schemas/State"},"productId":{"description":"Product t\#
  hat gives the entitlement; null for a grant.","type":["string","null"]},"source":{"descripti\#
  on":"Store of the purchase, or `manual` for a grant.","type":["string","null"]},"renewState"\#
  :{"description":"Whether the subscription renews. billingIssue: the store could not collect \#
  a payment.","type":"string","enum":["willRenew","canceled","billingIssue","nonRenewable","un\#
  known"]},"grantType":{"description":"What gave the entitlement; `manual` for a grant by the \#
  method `grant`.","type":["string","null"],"enum":["purchase","familySharing","offerCode","ma\#
  nual",null]},"periodType":{"type":["string","null"],"enum":["normal","trial","intro",null]},\#
  "startedAt":{"$ref":"#/components/schemas/NullableMoment","description":"Time of the first p\#
  urchase, or of the grant."},"expiresAt":{"$ref":"#/components/schemas/NullableMoment","descr\#
  iption":"Last millisecond with access, without a grace period; null for no end."},"gracePeri\#
  odExpiresAt":{"$ref":"#/components/schemas/NullableMoment","description":"Last millisecond o\#
  f the grace period; null without a grace period."},"firstPurchasedAt":{"$ref":"#/components/\#
  schemas/NullableMoment","description":"Time of the first transaction; null for a grant."},"l\#
  astPurchasedAt":{"$ref":"#/components/schemas/NullableMoment","description":"Time of the lat\#
  est transaction; null for a grant."},"trialStartedAt":{"$ref":"#/components/schemas/Nullable\#
  Moment","description":"Time at which a trial began; null without a trial."},"autoRenewDisabl\#
  edAt":{"$ref":"#/components/schemas/NullableMoment","description":"Time at which the custome\#
  r turned auto-renew off; null while it is on."},"renewsCount":{"description":"Number of rene\#
  wals at the full price.","type":"integer","minimum":0},"environment":{"type":["string","null\#
  "],"enum":["production","sandbox",null]},"store":{"description":"Null for a grant.","type":[\#
  "string","null"]},"transactionId":{"description":"Latest transaction; null for a grant.","ty\#
  pe":["string","null"]},"originalTransactionId":{"description":"First transaction; null for a\#
   grant.","type":["string","null"]}},"required":["id","active","state","productId","source","\#
  renewState","grantType","periodType","startedAt","expiresAt","gracePeriodExpiresAt","firstPu\#
  rchasedAt","lastPurchasedAt","trialStartedAt","autoRenewDisabledAt","renewsCount","environme\#
  nt","store","transactionId","originalTransactionId"]},"EntitlementId":{"description":"An ent\#
  itlement, for example `premium`.","type":"string","minLength":1,"maxLength":255},"Entitlemen\#
  ts":{"description":"Entitlements by their ids, including inactive entitlements.","type":"obj\#
  ect","additionalProperties":{"$ref":"#/components/schemas/Entitlement"}},"ErrorCounts":{"des\#
  cription":"How many errors of each kind. Kinds that did not occur are missing.","type":"obje\#
  ct","additionalProperties":{"type":"integer","minimum":1}},"Event":{"description":"One entry\#
   of a project's log. Its other members depend on its kind: events.md lists them.","type":"ob\#
  ject","properties":{"cursor":{"$ref":"#/components/schemas/Cursor","description":"The event'\#
  s number in the log; absent in a dry run."},"id":{"description":"Unique id of the event.","t\#
  ype":"string"},"kind":{"$ref":"#/components/schemas/EventKind"},"at":{"$ref":"#/components/s\#
  chemas/Moment","description":"Time at which the event happened, by the project's clock."},"p\#
  roject":{"$ref":"#/components/schemas/ProjectId"},"user":{"$ref":"#/components/schemas/UserI\#
  d","description":"CustomerId of the customer that the event is about; absent in clockAdvance\#
  d."},"userId":{"$ref":"#/components/schemas/UserId","description":"Id of the user, if the us\#
  er is identified."},"anonymousId":{"$ref":"#/components/schemas/UserId","description":"Id of\#
   the user, if the user is anonymous. In identified, and in loggedOut with a userId: the devi\#
  ce's anonymous user after the event."},"cause":{"$ref":"#/components/schemas/Cause"},"device\#
  ":{"description":"In userCreated, identified, loggedOut, purchase events and the events that\#
   a purchase causes: the device; null when there is none.","type":["string","null"]},"outcome\#
  ":{"description":"In identified: the outcome that identify returned.","type":"string","enum"\#
  :["attached","aliased","moved","switched"]},"from":{"description":"In a move: the holders be\#
  fore.","type":"array","items":{"$ref":"#/components/schemas/UserId"}},"to":{"$ref":"#/compon\#
  ents/schemas/UserId","description":"In a move: the user that gained the purchase."},"shared"\#
  :{"description":"In a move: whether the users in `from` keep the purchase.","type":"boolean"\#
  },"undone":{"description":"In linkUndone: id of the undone event.","type":"string"},"aliases\#
  ":{"description":"In usersAliased, and in linkUndone of customers that are split: every id o\#
  f the customer now, in byte order.","type":"array","items":{"$ref":"#/components/schemas/Use\#
  rId"}},"absorbed":{"$ref":"#/components/schemas/UserId","description":"In usersAliased: the \#
  customerId that `user` absorbed; absent when the joining id was new."},"entitlements":{"desc\#
  ription":"In entitlementsActivated and entitlementsDeactivated: the entitlements that change\#
  d, in byte order. In granted and grantRevoked: the entitlement.","type":"array","items":{"$r\#
  ef":"#/components/schemas/EntitlementId"}},"store":{"$ref":"#/components/schemas/Store"},"or\#
  iginalTransactionId":{"$ref":"#/components/schemas/TransactionId"},"transactionId":{"$ref":"\#
  #/components/schemas/TransactionId","description":"The latest transaction; in purchaseUpdate\#
  d, the transaction that changed."},"product":{"$ref":"#/components/schemas/ProductId"},"prod\#
  uctKind":{"$ref":"#/components/schemas/ProductKind"},"holders":{"description":"In purchase e\#
  vents: the holders.","type":"array","items":{"$ref":"#/components/schemas/UserId"}},"environ\#
  ment":{"$ref":"#/components/schemas/PurchaseEnvironment"},"firstPurchasedAt":{"$ref":"#/comp\#
  onents/schemas/Moment"},"purchasedAt":{"$ref":"#/components/schemas/Moment"},"expiresAt":{"$\#
  ref":"#/components/schemas/NullableMoment","description":"In purchase events: the end of the\#
   period. In granted and grantRevoked: the end of the grant."},"periodType":{"$ref":"#/compon\#
  ents/schemas/PeriodType"},"isFamilyShared":{"type":"boolean"},"price":{"type":["string","nul\#
  l"]},"currency":{"type":["string","null"]},"country":{"type":["string","null"]},"offerCode":\#
  {"type":["string","null"]},"attributes":{"$ref":"#/components/schemas/Attributes"},"endReaso\#
  n":{"$ref":"#/components/schemas/EndReason","description":"In purchase events: why the purch\#
  ase ended, or will end; absent when the store named no reason."},"replaces":{"$ref":"#/compo\#
  nents/schemas/TransactionId","description":"In purchase events: the purchase that this one t\#
  akes over; absent when there is none."},"changes":{"description":"In purchaseUpdated: the fi\#
  elds of the transaction that the call changed, with their new values; absent when the clock \#
  is the cause. In purchaseRecorded and purchaseRenewed: what the store says along with the ne\#
  w period about the time after it, for example that auto-renew is off; absent when it says no\#
  thing.","type":"object"},"state":{"$ref":"#/components/schemas/State","description":"In purc\#
  haseRenewed, purchaseUpdated and purchaseExpired, and in purchaseRecorded of a purchase that\#
   gives no access or replaces a known one: the purchase's state after the event."},"before":{\#
  "description":"In the same events: `state` before the event, and former values. In purchaseU\#
  pdated by a call: those of the fields in `changes`. In purchaseRenewed: `product`, `expiresA\#
  t` and `periodType` of the transaction before; in purchaseRecorded those of the purchase tha\#
  t it replaces, if that is known. In all others, and in purchaseRenewed too: `autoRenew`, `re\#
  newsAs` and `billingIssueAt` of the latest transaction, if they were set.","type":"object"},\#
  "isEarlier":{"description":"In purchaseUpdated: true if the transaction is not the latest of\#
   the purchase; otherwise absent.","type":"boolean"},"now":{"$ref":"#/components/schemas/Mome\#
  nt","description":"In clockAdvanced: the time that the clock shows."}},"required":["id","kin\#
  d","at","project","cause"]},"EventId":{"description":"Id of an event, as the log shows it.",\#
  "type":"string","minLength":1,"maxLength":255},"EventKind":{"description":"Kind of an event.\#
  ","type":"string","enum":["userCreated","identified","loggedOut","usersAliased","linkUndone"\#
  ,"purchaseRecorded","purchaseRenewed","purchaseUpdated","purchaseExpired","entitlementsActiv\#
  ated","entitlementsDeactivated","subscriptionReceived","subscriptionTransferred","oneTimePur\#
  chaseReceived","oneTimePurchaseTransferred","granted","grantRevoked","userDeleted","clockAdv\#
  anced","userImported"]},"ExplanationStep":{"description":"One step that led a user to an ent\#
  itlement, or took it away. A member that does not apply, or is not known, is absent.","type"\#
  :"object","properties":{"step":{"description":"Kind of the step; rules.md describes each kin\#
  d.","type":"string","enum":["purchased","claimed","granted","attached","moved","shared","tra\#
  nsferred","aliased","unclear","identified","renewed","revoked","mapped","clock"]},"text":{"d\#
  escription":"An explanation in one sentence.","type":"string"},"at":{"$ref":"#/components/sc\#
  hemas/NullableMoment","description":"Time of the step, if it has a time. In `clock`: the mom\#
  ent that the result is for."},"event":{"$ref":"#/components/schemas/EventId","description":"\#
  Id of the event that reported the step."},"cursor":{"$ref":"#/components/schemas/Cursor","de\#
  scription":"Cursor of that event."},"rule":{"$ref":"#/components/schemas/AppliedRule","descr\#
  iption":"The rule that applied in the step."},"by":{"description":"In `claimed`: what led to\#
   the user.","type":"string","enum":["purchase","restore","accountToken","replaces","firstIte\#
  m"]},"method":{"description":"Method that made the step.","type":"string","enum":["identify"\#
  ,"restore","purchase","user.link.undo"]},"from":{"description":"Who had it before: at most t\#
  en ids, one id per customer. In `aliased`: the first customer. In `identified`: the device's\#
   anonymous user.","type":"array","items":{"$ref":"#/components/schemas/UserId"}},"to":{"desc\#
  ription":"Who has it afterwards. In `aliased`: the second customer.","type":"array","items":\#
  {"$ref":"#/components/schemas/UserId"}},"device":{"description":"In `purchased` and `identif\#
  ied`: the device; null for a purchase without a device.","type":["string","null"]},"store":{\#
  "$ref":"#/components/schemas/Store"},"originalTransactionId":{"$ref":"#/components/schemas/T\#
  ransactionId"},"transactionId":{"$ref":"#/components/schemas/TransactionId"},"product":{"$re\#
  f":"#/components/schemas/ProductId"},"state":{"$ref":"#/components/schemas/State","descripti\#
  on":"State of the purchase or grant at that time."},"since":{"$ref":"#/components/schemas/Nu\#
  llableMoment","description":"In `clock`: start of the state; when access is over, the last m\#
  illisecond with access. In other steps: start of the period."},"until":{"$ref":"#/components\#
  /schemas/NullableMoment","description":"Last millisecond of the state, as far as is known; t\#
  he end of a pause. Null for no end."},"recomputed":{"description":"True when an undo of an e\#
  arlier link changed the outcome of this login; otherwise absent.","type":"boolean"}},"requir\#
  ed":["step","text","at"]},"FeedStats":{"description":"The readers of events.","type":"object\#
  ","properties":{"waits":{"description":"`events.wait` requests that wait now.","type":"integ\#
  er","minimum":0},"subscriptions":{"description":"Open subscriptions.","type":"integer","mini\#
  mum":0},"consumers":{"description":"Consumers, by project and name: at most 256.","type":"ar\#
  ray","items":{"$ref":"#/components/schemas/ConsumerLag"}},"moreConsumers":{"description":"Wh\#
  ether there are more consumers.","type":"boolean"}},"required":["waits","subscriptions","con\#
  sumers","moreConsumers"]},"IdempotencyKey":{"description":"Key of one write. The daemon stor\#
  es it for 24 hours, per project and method.","type":"string","minLength":1,"maxLength":255},\#
  "ImportedPurchase":{"description":"A purchase as `user.export` shows it. The daemon accepts \#
  and ignores members that derive from the transactions.","type":"object","properties":{"store\#
  ":{"$ref":"#/components/schemas/Store"},"originalTransactionId":{"$ref":"#/components/schema\#
  s/TransactionId","description":"The first transaction."},"transactionId":{"description":"Not\#
   read."},"product":{"description":"Present product, if it differs from that of the latest tr\#
  ansaction.","type":["string","null"]},"kind":{"description":"Not read."},"state":{"descripti\#
  on":"Not read."},"holders":{"description":"Who holds the purchase: one id per customer.","ty\#
  pe":"array","items":{"$ref":"#/components/schemas/UserId"},"maxItems":10000},"device":{"desc\#
  ription":"Device on which the customer bought; null when there is none.","type":["string","n\#
  ull"]},"storeAccount":{"description":"Store account that bought it; null when there is none.\#
  ","type":["string","null"]},"purchasedAt":{"description":"Not read."},"firstPurchasedAt":{"d\#
  escription":"Not read."},"expiresAt":{"$ref":"#/components/schemas/NullableMoment","descript\#
  ion":"Present end, if it differs from that of the latest transaction."},"trialStartedAt":{"d\#
  escription":"Not read."},"periodType":{"description":"Not read."},"environment":{"descriptio\#
  n":"Not read."},"isFamilyShared":{"description":"Not read."},"price":{"description":"Not rea\#
  d."},"currency":{"description":"Not read."},"country":{"description":"Not read."},"offerCode\#
  ":{"description":"Not read."},"autoRenew":{"description":"Not read."},"autoRenewDisabledAt":\#
  {"description":"Not read."},"gracePeriodExpiresAt":{"description":"Not read."},"billingRetry\#
  ":{"description":"Not read."},"pausedUntil":{"description":"Not read."},"refundedAt":{"descr\#
  iption":"Not read."},"revokedAt":{"description":"Not read."},"endedAt":{"description":"Not r\#
  ead."},"paused":{"description":"Not read."},"renewsAs":{"description":"Not read."},"endReaso\#
  n":{"description":"Not read."},"billingIssueAt":{"description":"Not read."},"replaces":{"des\#
  cription":"Purchase that this one takes over, as the store named it; null when there is none\#
  .","type":["string","null"]},"replacedBy":{"description":"Not read."},"keys":{"description":\#
  "Further names of the purchase.","type":"array","items":{"$ref":"#/components/schemas/Transa\#
  ctionId"},"maxItems":10},"firstItem":{"$ref":"#/components/schemas/TransactionId","descripti\#
  on":"Purchase of the first item, if this one is of a further item of the same subscription o\#
  r order."},"renewsCount":{"description":"Not read."},"accountToken":{"description":"First ac\#
  count token that the store named; null without one.","type":["string","null"]},"transactions\#
  ":{"description":"All transactions, in any order.","type":"array","items":{"$ref":"#/compone\#
  nts/schemas/ImportedTransaction"},"maxItems":10000}},"required":["store","originalTransactio\#
  nId","transactions"],"additionalProperties":false},"ImportedTransaction":{"description":"A t\#
  ransaction as `user.export` shows it: dated facts.","type":"object","properties":{"transacti\#
  onId":{"$ref":"#/components/schemas/TransactionId"},"product":{"$ref":"#/components/schemas/\#
  ProductId"},"periodType":{"$ref":"#/components/schemas/PeriodType"},"purchasedAt":{"$ref":"#\#
  /components/schemas/Moment"},"expiresAt":{"$ref":"#/components/schemas/NullableMoment"},"isF\#
  amilyShared":{"description":"Whether a family member bought it and shares it.","type":"boole\#
  an"},"price":{"description":"A decimal number in a string, for example \"9.99\".","type":["s\#
  tring","null"]},"currency":{"description":"ISO 4217 code, as it was sent.","type":["string",\#
  "null"]},"country":{"description":"ISO 3166 code, as it was sent.","type":["string","null"]}\#
  ,"offerCode":{"description":"Offer code, as it was sent.","type":["string","null"]},"attribu\#
  tes":{"$ref":"#/components/schemas/Attributes"},"kind":{"$ref":"#/components/schemas/Product\#
  Kind","description":"The kind that the store named."},"environment":{"$ref":"#/components/sc\#
  hemas/PurchaseEnvironment","description":"The environment that the store named."},"autoRenew\#
  ":{"description":"False while auto-renew is off.","type":"boolean"},"autoRenewDisabledAt":{"\#
  $ref":"#/components/schemas/NullableMoment","description":"Time since which auto-renew has b\#
  een off."},"gracePeriodExpiresAt":{"$ref":"#/components/schemas/NullableMoment","description\#
  ":"Last moment of the grace period."},"billingRetry":{"description":"True while the store re\#
  tries a failed payment.","type":"boolean"},"pausedUntil":{"$ref":"#/components/schemas/Nulla\#
  bleMoment","description":"Time at which the pause ends."},"refundedAt":{"$ref":"#/components\#
  /schemas/NullableMoment","description":"Time of the refund."},"revokedAt":{"$ref":"#/compone\#
  nts/schemas/NullableMoment","description":"Time at which the store withdrew access."},"ended\#
  At":{"$ref":"#/components/schemas/NullableMoment","description":"Time at which access ended \#
  before the end of the period."},"paused":{"description":"True while the store reports the su\#
  bscription as paused.","type":"boolean"},"renewsAs":{"$ref":"#/components/schemas/ProductId"\#
  ,"description":"Product of the next period."},"endReason":{"$ref":"#/components/schemas/EndR\#
  eason"},"billingIssueAt":{"$ref":"#/components/schemas/NullableMoment","description":"Time s\#
  ince which billing has failed."},"listedAt":{"$ref":"#/components/schemas/NullableMoment","d\#
  escription":"Time at which the store last listed the items of the subscription, this one amo\#
  ng them. Absent if the subscription had one item only."},"asOf":{"$ref":"#/components/schema\#
  s/NullableMoment","description":"Time at which the store stated all of this. Without it, the\#
   transaction is older than any statement of a store."}},"required":["transactionId","product\#
  ","purchasedAt"],"additionalProperties":false},"Limits":{"description":"The daemon's limits \#
  by name.","type":"object","properties":{"lineBytesMax":{"description":"Longest line, in byte\#
  s without the line feed.","type":"integer"},"batchEntriesMax":{"description":"Most requests \#
  in one batch.","type":"integer"},"depthMax":{"description":"Deepest nesting of JSON arrays a\#
  nd objects.","type":"integer"},"requestIdBytesMax":{"description":"Longest request id, in by\#
  tes.","type":"integer"}},"required":["lineBytesMax","batchEntriesMax","depthMax","requestIdB\#
  ytesMax"],"additionalProperties":{"type":"integer"}},"LosingSource":{"description":"A purcha\#
  se or grant that also gives the entitlement, but does not supply its fields.","type":"object\#
  ","properties":{"lostBy":{"description":"The first criterion, in the order of rules.md, in w\#
  hich the two differ.","type":"string","enum":["active","end","purchasedAt","transactionId","\#
  store","originalTransactionId","order"]},"text":{"description":"An explanation in one senten\#
  ce.","type":"string"},"entitlement":{"$ref":"#/components/schemas/Entitlement","description"\#
  :"The entitlement as this purchase or grant alone would give it."}},"required":["lostBy","te\#
  xt","entitlement"]},"MethodStats":{"description":"The requests of a method, without those th\#
  at the daemon has not answered yet.","type":"object","properties":{"requests":{"description"\#
  :"How many requests the daemon answered, with results or errors.","type":"integer","minimum"\#
  :0},"errors":{"$ref":"#/components/schemas/ErrorCounts"},"durations":{"$ref":"#/components/s\#
  chemas/Durations"}},"required":["requests","errors","durations"]},"MethodSummary":{"descript\#
  ion":"One line in the list of methods.","type":"object","properties":{"name":{"type":"string\#
  "},"summary":{"type":"string"},"role":{"type":"string","enum":["read","write","admin"]}},"re\#
  quired":["name","summary","role"]},"MissingReason":{"description":"A reason why an entitleme\#
  nt is not active.","type":"object","properties":{"kind":{"description":"What is missing; rul\#
  es.md describes each kind.","type":"string","enum":["expired","paused","billingRetry","refun\#
  ded","revoked","notYet","environment","notMapped","notIdentified","heldByAnother","heldByNob\#
  ody","noProduct","noPurchase","notGranted"]},"text":{"description":"An explanation in one se\#
  ntence.","type":"string"},"store":{"$ref":"#/components/schemas/Store","description":"Store \#
  of the purchase, if the reason is about a purchase."},"originalTransactionId":{"$ref":"#/com\#
  ponents/schemas/TransactionId"},"product":{"$ref":"#/components/schemas/ProductId"},"holder"\#
  :{"$ref":"#/components/schemas/UserId","description":"In `heldByAnother` and `notIdentified`\#
  : the holder of the purchase. An identified holder comes before an anonymous holder, then th\#
  e first in byte order."},"since":{"$ref":"#/components/schemas/Moment","description":"Last m\#
  illisecond with access. In `refunded` and `revoked`: time of the refund or revocation. In `n\#
  otIdentified`: when the holder logged out on this device, if it did."},"until":{"$ref":"#/co\#
  mponents/schemas/Moment","description":"In `paused`: end of the pause. In `notYet`: start of\#
   access."},"because":{"description":"In `heldByAnother`: the steps that led to the holder.",\#
  "type":"array","items":{"$ref":"#/components/schemas/ExplanationStep"}},"suggestedCalls":{"d\#
  escription":"Calls that would each make the entitlement active at the moment that the result\#
   is for. A call is listed under the first reason that it removes.","type":"array","items":{"\#
  $ref":"#/components/schemas/SuggestedCall"}}},"required":["kind","text","suggestedCalls"]},"\#
  Moment":{"description":"RFC 3339 timestamp, for example 2026-11-21T09:30:00Z. The daemon acc\#
  epts any UTC offset and precision, and returns UTC with milliseconds.","type":"string","form\#
  at":"date-time"},"Move":{"description":"A purchase with new holders.","type":"object","prope\#
  rties":{"store":{"$ref":"#/components/schemas/Store"},"originalTransactionId":{"$ref":"#/com\#
  ponents/schemas/TransactionId"},"product":{"$ref":"#/components/schemas/ProductId"},"kind":{\#
  "$ref":"#/components/schemas/ProductKind"},"from":{"description":"Who held it before: one id\#
   per customer, in byte order.","type":"array","items":{"$ref":"#/components/schemas/UserId"}\#
  },"to":{"$ref":"#/components/schemas/UserId","description":"The user that gained it. After a\#
  n undo in which no user gained it: the first remaining holder in byte order."},"shared":{"de\#
  scription":"True when the users in `from` still hold it.","type":"boolean"}},"required":["st\#
  ore","originalTransactionId","product","kind","from","to","shared"]},"NotifiedPurchase":{"de\#
  scription":"What a notification did to one purchase.","type":"object","properties":{"store":\#
  {"$ref":"#/components/schemas/Store"},"originalTransactionId":{"$ref":"#/components/schemas/\#
  TransactionId"},"transactionId":{"$ref":"#/components/schemas/TransactionId","description":"\#
  Transaction that the statement is about."},"outcome":{"description":"As of `purchase`.","typ\#
  e":"string","enum":["recorded","renewed","planChanged","received","claimed","updated","stale\#
  ","unchanged"]},"fields":{"description":"Fields of the transaction that changed; for a new p\#
  eriod, those that differ from the period before, apart from `purchasedAt`. Absent when there\#
   are none.","type":"array","items":{"type":"string"}},"stale":{"description":"Fields that lo\#
  st against newer information; absent when there are none.","type":"array","items":{"type":"s\#
  tring"}}},"required":["store","originalTransactionId","transactionId","outcome"]},"NullableM\#
  oment":{"description":"RFC 3339 timestamp, or null.","type":["string","null"],"format":"date\#
  -time"},"Peer":{"description":"The other end of the connection, as the kernel reports it.","\#
  type":"object","properties":{"uid":{"type":"integer"},"gid":{"type":"integer"},"pid":{"type"\#
  :"integer"},"role":{"type":"string","enum":["read","write","admin"]}},"required":["uid","gid\#
  ","pid","role"]},"PeerStats":{"description":"The open connections of a uid with a role.","ty\#
  pe":"object","properties":{"uid":{"type":"integer"},"role":{"description":"`none` for client\#
  s without a role, whose requests the daemon refuses.","type":"string","enum":["none","read",\#
  "write","admin"]},"connections":{"description":"How many connections.","type":"integer","min\#
  imum":0}},"required":["uid","role","connections"]},"PeriodType":{"description":"Price of a p\#
  eriod: full (normal), a trial, or introductory (intro).","type":"string","enum":["normal","t\#
  rial","intro"]},"Platform":{"description":"Platform of the device: ios, android, web or anot\#
  her word of that form.","type":"string","pattern":"^[A-Za-z0-9._-]{1,64}$"},"PlayStoreSettin\#
  gs":{"description":"How the project verifies and reads what Google Play sends.","type":"obje\#
  ct","properties":{"packages":{"description":"Package names of the apps whose notifications t\#
  he project takes.","type":"array","items":{"type":"string","minLength":1,"maxLength":255},"m\#
  axItems":100}},"required":["packages"],"additionalProperties":false},"Preset":{"description"\#
  :"A named set of rules.","type":"string","enum":["qonversion","revenuecat","revenuecatLegacy\#
  ","purchasely"]},"Price":{"description":"A decimal number in a string, for example \"9.99\".\#
  ","type":"string","pattern":"^[0-9]{1,15}(\\.[0-9]{1,9})?$"},"Product":{"description":"A pro\#
  duct of the catalogue.","type":"object","properties":{"kind":{"description":"Default: the ki\#
  nd that the purchase gives; without it, `subscription` for a purchase with an end and `nonCo\#
  nsumable` for a purchase without.","type":["string","null"],"enum":["subscription","nonRenew\#
  ingSubscription","nonConsumable","consumable",null]},"entitlements":{"description":"Ids of t\#
  he entitlements that the product unlocks.","type":"array","items":{"$ref":"#/components/sche\#
  mas/EntitlementId"},"maxItems":100}},"required":["entitlements"],"additionalProperties":fals\#
  e},"ProductId":{"description":"A product, by the id that the store and the catalogue use.","\#
  type":"string","minLength":1,"maxLength":255},"ProductKind":{"description":"Kind of a produc\#
  t, which determines how a purchase moves and expires.","type":"string","enum":["subscription\#
  ","nonRenewingSubscription","nonConsumable","consumable"]},"Project":{"description":"A proje\#
  ct: a namespace for users, purchases, rules and events, with the counts of its records.","ty\#
  pe":"object","properties":{"id":{"$ref":"#/components/schemas/ProjectId"},"rules":{"$ref":"#\#
  /components/schemas/Rules"},"products":{"$ref":"#/components/schemas/Catalogue"},"entitlemen\#
  ts":{"description":"Ids that `grant` accepts in addition to the entitlements of the catalogu\#
  e.","type":"array","items":{"$ref":"#/components/schemas/EntitlementId"}},"environment":{"$r\#
  ef":"#/components/schemas/ProjectEnvironment"},"clock":{"$ref":"#/components/schemas/Clock"}\#
  ,"webhooks":{"description":"URLs that receive the project's events. Only `project.webhooks` \#
  returns the secrets.","type":"array","items":{"$ref":"#/components/schemas/WebhookSummary"}}\#
  ,"stores":{"$ref":"#/components/schemas/Stores"},"createdAt":{"$ref":"#/components/schemas/M\#
  oment","description":"Time of the creation, by the project's own clock."},"counts":{"$ref":"\#
  #/components/schemas/Counts"}},"required":["id","rules","products","entitlements","environme\#
  nt","clock","webhooks","stores","createdAt","counts"]},"ProjectEnvironment":{"description":"\#
  Which purchases give access: those of production, those of the sandbox, or both (any).","typ\#
  e":"string","enum":["production","sandbox","any"]},"ProjectId":{"description":"A project: a \#
  namespace for users, purchases, rules and events. Projects share no data.","type":"string","\#
  minLength":1,"maxLength":255},"ProjectSummary":{"description":"One line in the list of proje\#
  cts.","type":"object","properties":{"id":{"$ref":"#/components/schemas/ProjectId"},"preset":\#
  {"$ref":"#/components/schemas/Preset"},"createdAt":{"$ref":"#/components/schemas/Moment"},"c\#
  ounts":{"$ref":"#/components/schemas/Counts"}},"required":["id","preset","createdAt","counts\#
  "]},"Properties":{"description":"Properties by their names. setUserProperty stores at most 1\#
  00 per customer.","type":"object","propertyNames":{"$ref":"#/components/schemas/PropertyKey"\#
  },"additionalProperties":{"$ref":"#/components/schemas/PropertyValue"}},"PropertyKey":{"desc\#
  ription":"Name of a property: 1 to 80 letters, digits, and _ . : - $.","type":"string","patt\#
  ern":"^[A-Za-z0-9_.:$-]{1,80}$"},"PropertyValue":{"description":"Value of a property.","type\#
  ":"string","maxLength":500},"Purchase":{"description":"One product bought in one store, its \#
  transactions and its holders.","type":"object","properties":{"store":{"$ref":"#/components/s\#
  chemas/Store"},"originalTransactionId":{"$ref":"#/components/schemas/TransactionId","descrip\#
  tion":"The first transaction."},"transactionId":{"$ref":"#/components/schemas/TransactionId"\#
  ,"description":"The latest transaction."},"product":{"$ref":"#/components/schemas/ProductId"\#
  },"kind":{"$ref":"#/components/schemas/ProductKind","description":"Kind that the purchase or\#
   the catalogue gives; without it, `subscription` for a purchase with an end and `nonConsumab\#
  le` for a purchase without."},"state":{"$ref":"#/components/schemas/State","description":"Cu\#
  rrent state; null before the first purchasedAt."},"holders":{"description":"Who holds the pu\#
  rchase: one id per customer, in byte order.","type":"array","items":{"$ref":"#/components/sc\#
  hemas/UserId"}},"device":{"description":"Device on which the customer bought; null when ther\#
  e is none.","type":["string","null"]},"storeAccount":{"description":"Store account that boug\#
  ht it; null when there is none.","type":["string","null"]},"purchasedAt":{"$ref":"#/componen\#
  ts/schemas/Moment","description":"Time of the latest transaction."},"firstPurchasedAt":{"$re\#
  f":"#/components/schemas/Moment","description":"Time of the first transaction."},"expiresAt"\#
  :{"$ref":"#/components/schemas/NullableMoment","description":"Last millisecond of the period\#
  ; null for no end."},"trialStartedAt":{"$ref":"#/components/schemas/NullableMoment","descrip\#
  tion":"Time at which a trial began; null without a trial."},"periodType":{"$ref":"#/componen\#
  ts/schemas/PeriodType"},"environment":{"$ref":"#/components/schemas/PurchaseEnvironment","de\#
  scription":"Environment of the first transaction."},"isFamilyShared":{"description":"Whether\#
   a family member bought it and shares it.","type":"boolean"},"price":{"description":"A decim\#
  al number in a string, for example \"9.99\".","type":["string","null"]},"currency":{"descrip\#
  tion":"ISO 4217 code, as it was sent.","type":["string","null"]},"country":{"description":"I\#
  SO 3166 code, as it was sent.","type":["string","null"]},"offerCode":{"description":"Offer c\#
  ode, as it was sent.","type":["string","null"]},"autoRenew":{"description":"Whether it renew\#
  s automatically: true for a subscription until purchase.update turns it off, false for every\#
   other kind.","type":"boolean"},"autoRenewDisabledAt":{"$ref":"#/components/schemas/Nullable\#
  Moment","description":"Time since which auto-renew has been off; null while it is on."},"gra\#
  cePeriodExpiresAt":{"$ref":"#/components/schemas/NullableMoment","description":"Last millise\#
  cond of the grace period; null without a grace period."},"billingRetry":{"description":"Whet\#
  her the store retries a failed payment.","type":"boolean"},"pausedUntil":{"$ref":"#/componen\#
  ts/schemas/NullableMoment","description":"Time at which the pause ends; null without a pause\#
  ."},"refundedAt":{"$ref":"#/components/schemas/NullableMoment","description":"Time of the re\#
  fund; null without a refund."},"revokedAt":{"$ref":"#/components/schemas/NullableMoment","de\#
  scription":"Time at which the store withdrew access; null when it did not."},"endedAt":{"$re\#
  f":"#/components/schemas/NullableMoment","description":"Time at which access ended before th\#
  e end of the period; null when it did not."},"paused":{"description":"Whether the store repo\#
  rts the subscription as paused.","type":"boolean"},"renewsAs":{"description":"Product of the\#
   next period; null for the same product.","type":["string","null"]},"endReason":{"$ref":"#/c\#
  omponents/schemas/EndReason","description":"Why the purchase ended, or will end; null when t\#
  he store named no reason."},"billingIssueAt":{"$ref":"#/components/schemas/NullableMoment","\#
  description":"Time since which billing has failed; null when it does not fail."},"replaces":\#
  {"description":"Purchase that this one takes over, as the store named it; null when there is\#
   none.","type":["string","null"]},"replacedBy":{"description":"`originalTransactionId` of th\#
  e purchase that took this one over; null before it began.","type":["string","null"]},"keys":\#
  {"description":"Further names of the purchase, in byte order.","type":"array","items":{"$ref\#
  ":"#/components/schemas/TransactionId"}},"firstItem":{"$ref":"#/components/schemas/Transacti\#
  onId","description":"`originalTransactionId` of the first item, if this purchase is a furthe\#
  r item of the same subscription or order; otherwise absent."},"renewsCount":{"description":"\#
  Number of renewals at the full price: the number of `normal` periods minus 1, at least 0.","\#
  type":"integer","minimum":0},"accountToken":{"description":"First account token that the sto\#
  re named; null without one.","type":["string","null"]},"transactions":{"description":"All tr\#
  ansactions, oldest first.","type":"array","items":{"$ref":"#/components/schemas/Transaction"\#
  }}},"required":["store","originalTransactionId","transactionId","product","kind","state","ho\#
  lders","device","storeAccount","purchasedAt","firstPurchasedAt","expiresAt","trialStartedAt"\#
  ,"periodType","environment","isFamilyShared","price","currency","country","offerCode","autoR\#
  enew","autoRenewDisabledAt","gracePeriodExpiresAt","billingRetry","pausedUntil","refundedAt"\#
  ,"revokedAt","endedAt","paused","renewsAs","endReason","billingIssueAt","replaces","replaced\#
  By","keys","renewsCount","accountToken","transactions"]},"PurchaseEnvironment":{"description\#
  ":"Environment of the store: production, or sandbox for test purchases.","type":"string","en\#
  um":["production","sandbox"]},"PurchaseRef":{"description":"A purchase, by its store and the\#
   id of its first transaction.","type":"object","properties":{"store":{"$ref":"#/components/s\#
  chemas/Store"},"originalTransactionId":{"$ref":"#/components/schemas/TransactionId","descrip\#
  tion":"Id of the purchase's first transaction."}},"required":["store","originalTransactionId\#
  "],"additionalProperties":false},"Refusal":{"description":"A purchase that a restore refused\#
  , and the rule that refused it.","type":"object","properties":{"store":{"$ref":"#/components\#
  /schemas/Store"},"originalTransactionId":{"$ref":"#/components/schemas/TransactionId"},"prod\#
  uct":{"$ref":"#/components/schemas/ProductId"},"holder":{"$ref":"#/components/schemas/UserId\#
  ","description":"Who holds it. An identified holder comes before an anonymous holder, then t\#
  he first in byte order."},"rule":{"description":"The rule that refused it.","type":"string",\#
  "enum":["onRestore","oneTimePurchases"]}},"required":["store","originalTransactionId","produ\#
  ct","holder","rule"]},"RemainingChange":{"description":"A later change that stays although a\#
  n earlier link is undone.","type":"object","properties":{"event":{"$ref":"#/components/schem\#
  as/EventId","description":"Id of the event that reported it."},"method":{"description":"Meth\#
  od that made it.","type":"string","enum":["restore","purchase","user.link.undo"]}},"required\#
  ":["event","method"]},"Rules":{"description":"Every rule of a project. rules.md describes ea\#
  ch rule.","type":"object","properties":{"preset":{"$ref":"#/components/schemas/Preset","desc\#
  ription":"Preset that the rules started from."},"anonymousPrefix":{"description":"Beginning \#
  of each anonymous id; 32 lower-case hex digits follow. When it is empty, an anonymous id is \#
  a lower-case UUID.","type":"string","maxLength":64},"onIdentifyNew":{"description":"What a l\#
  ogin of a new user id does when no user is logged in on the device.","type":"string","enum":\#
  ["attach","alias","aliasUnlessLinked","move","switch"]},"onIdentifyKnown":{"description":"Wh\#
  at a login of a known user id does when no user is logged in on the device.","type":"string"\#
  ,"enum":["attach","alias","aliasUnlessLinked","move","switch"]},"onSwitch":{"description":"W\#
  hat a login does when another user is logged in on the device.","type":"string","enum":["log\#
  outFirst","switch"]},"onLogout":{"description":"The current user after a logout: the same an\#
  onymous user (return), or a new anonymous user (rotate).","type":"string","enum":["return","\#
  rotate"]},"onAnonymousLogout":{"description":"What a logout does when no user is logged in."\#
  ,"type":"string","enum":["ignore","refuse","rotate"]},"purchaseHolders":{"description":"Who \#
  holds a new purchase: the device's anonymous user and its identified user, or only the curre\#
  nt user.","type":"string","enum":["deviceAndUser","currentUser"]},"onRestore":{"description"\#
  :"What a restore does with a purchase that another user holds.","type":"string","enum":["sha\#
  re","transfer","transferIfInactive","keep","alias"]},"anonymousHolders":{"description":"What\#
   a restore does with a purchase that only anonymous users hold.","type":"string","enum":["as\#
  Others","alias"]},"oneTimePurchases":{"description":"Whether a restore moves one-time purcha\#
  ses.","type":"string","enum":["move","stay"]},"unclaimedPurchases":{"description":"What the \#
  daemon does with a purchase that a store reports without a known user: it does not record it\#
   (ignore), records it without a holder (keep), or gives it to a new anonymous user (anonymou\#
  s).","type":"string","enum":["ignore","keep","anonymous"]},"userIdLengthMax":{"description":\#
  "Maximum length of a user id, in Unicode scalars.","type":"integer","minimum":1,"maximum":25\#
  5},"blockedUserIds":{"description":"Ids that no user may have, compared byte by byte. The em\#
  pty id is always blocked.","type":"array","items":{"type":"string","maxLength":255},"maxItem\#
  s":1000}},"required":["preset","anonymousPrefix","onIdentifyNew","onIdentifyKnown","onSwitch\#
  ","onLogout","onAnonymousLogout","purchaseHolders","onRestore","anonymousHolders","oneTimePu\#
  rchases","unclaimedPurchases","userIdLengthMax","blockedUserIds"]},"RulesChoice":{"descripti\#
  on":"Name of a preset, or an object with a preset and the rules that differ from it.","anyOf\#
  ":[{"$ref":"#/components/schemas/Preset"},{"type":"object","properties":{"preset":{"$ref":"#\#
  /components/schemas/Preset","description":"Preset that supplies the rules that are not given\#
  .","default":"qonversion"},"anonymousPrefix":{"description":"Beginning of each anonymous id;\#
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
  l before it begins, and for an entitlement that the user never had.","type":["string","null"\#
  ],"enum":["active","trial","intro","gracePeriod","billingRetry","paused","expired","refunded\#
  ","revoked",null]},"StorageStats":{"description":"The files of the store, and the work on th\#
  em since the daemon's start. Missing if the store is in memory.","type":"object","properties\#
  ":{"dataFileBytes":{"description":"Size of the data file.","type":"integer","minimum":0},"lo\#
  gFileBytes":{"description":"Size of SQLite's write-ahead log.","type":"integer","minimum":0}\#
  ,"journalFileBytes":{"description":"Size of the two files of the journal.","type":"integer",\#
  "minimum":0},"journalBytes":{"description":"Bytes in the journal that the daemon has not cop\#
  ied to the tables yet.","type":"integer","minimum":0},"journalAgeMs":{"description":"Millise\#
  conds since the oldest of them was committed; 0 if there are none.","type":"integer","minimu\#
  m":0},"freeBytes":{"description":"Free space for the daemon on the file system of the data f\#
  ile; null if the system does not say.","type":["integer","null"],"minimum":0},"syncs":{"$ref\#
  ":"#/components/schemas/Durations"},"checkpoints":{"$ref":"#/components/schemas/Durations"},\#
  "rebuilds":{"$ref":"#/components/schemas/Durations"}},"required":["dataFileBytes","logFileBy\#
  tes","journalFileBytes","journalBytes","journalAgeMs","freeBytes","syncs","checkpoints","reb\#
  uilds"]},"Store":{"description":"Store that took the payment: appStore, macAppStore, playSto\#
  re, amazon, huawei, samsung, roku, microsoft, paddle, stripe, web, or one of the project's `\#
  stores.custom`.","type":"string","pattern":"^[A-Za-z0-9._-]{1,64}$"},"StoreAccountId":{"desc\#
  ription":"A store account, for example an Apple ID or a Google account, whose purchases a de\#
  vice can restore.","type":"string","minLength":1,"maxLength":255},"StoreNotification":{"desc\#
  ription":"The store's message. `id` and `type` are null for a bare signed transaction, and f\#
  or what the caller fetched.","type":"object","properties":{"id":{"description":"Apple's `not\#
  ificationUUID`, Google's `messageId`, Stripe's event id.","type":["string","null"]},"type":{\#
  "description":"The store's type.","type":["string","null"]},"subtype":{"description":"Apple'\#
  s subtype; null if there is none.","type":["string","null"]},"at":{"$ref":"#/components/sche\#
  mas/Moment","description":"Time at which the store made it."},"environment":{"description":"\#
  Null if the message has none.","type":["string","null"],"enum":["production","sandbox",null]\#
  }},"required":["id","type","subtype","at","environment"]},"StoreQuestion":{"description":"Wh\#
  at to fetch from the store: its kind, and the ids that the store gave.","type":"object","pro\#
  perties":{"kind":{"type":"string","enum":["subscription","product","invoice","checkoutSessio\#
  n"]},"id":{"description":"Id of the object at Stripe.","type":"string"},"packageName":{"desc\#
  ription":"Package of the app at Google.","type":"string"},"purchaseToken":{"description":"To\#
  ken of the purchase at Google.","type":"string"},"charge":{"description":"Charge whose invoi\#
  ce is to be fetched.","type":"string"},"paymentIntent":{"description":"Payment whose invoice\#
   is to be fetched.","type":"string"}},"required":["kind"]},"StoreResponse":{"description":"A\#
  n object that the caller fetched from a store's API.","type":"object","properties":{"kind":{\#
  "description":"What `body` is: for `playStore`, `subscription` (purchases.subscriptionsv2) o\#
  r `product` (purchases.productsv2); for `stripe`, `subscription`, `invoice` or `checkoutSess\#
  ion`.","type":"string","enum":["subscription","product","invoice","checkoutSession"]},"purch\#
  aseToken":{"description":"Token of the purchase at Google. Required for `playStore` without \#
  a payload.","type":"string","minLength":1,"maxLength":255},"packageName":{"description":"Pac\#
  kage of the app at Google.","type":"string","minLength":1,"maxLength":255},"body":{"descript\#
  ion":"The JSON object that the API returned.","type":"object","additionalProperties":{}},"fe\#
  tchedAt":{"$ref":"#/components/schemas/Moment","description":"Time of the fetch, RFC 3339; u\#
  sed without a payload. Default: now, by the system clock."}},"required":["kind","body"],"add\#
  itionalProperties":false},"StoreState":{"description":"Where the daemon keeps its data.","ty\#
  pe":"object","properties":{"kind":{"description":"Kind of the store.","type":"string","enum"\#
  :["memory","sqlite","postgres"]},"shared":{"description":"Whether other daemons may write th\#
  e store, too: true only for `postgres`.","type":"boolean"},"reachable":{"description":"Wheth\#
  er the database answered when the daemon last asked, which it does once a second or more oft\#
  en. Only if `shared`.","type":"boolean"},"durability":{"description":"`replicated` if a comm\#
  it waits until a standby has it; otherwise `local`. Only if `shared`, and once the database \#
  has answered.","type":"string","enum":["local","replicated"]},"historyLosses":{"description"\#
  :"How often since its start the daemon found that the database had lost commits, for example\#
   after a restored backup. Only if `shared`.","type":"integer","minimum":0},"clockOffsetMs":{\#
  "description":"Milliseconds by which the database's clock is ahead of this machine's; negati\#
  ve if it is behind. Only if `shared`, and once the database has answered.","type":"integer"}\#
  },"required":["kind","shared"]},"Stores":{"description":"Settings of the stores in which a p\#
  roject sells.","type":"object","properties":{"appStore":{"$ref":"#/components/schemas/AppSto\#
  reSettings","description":"Absent when not defined."},"playStore":{"$ref":"#/components/sche\#
  mas/PlayStoreSettings","description":"Absent when not defined."},"stripe":{"$ref":"#/compone\#
  nts/schemas/StripeSettings","description":"Absent when not defined."},"custom":{"description\#
  ":"Stores of the project's own, in byte order.","type":"array","items":{"$ref":"#/components\#
  /schemas/Store"},"maxItems":20}},"required":["custom"]},"StoresChoice":{"description":"New s\#
  ettings of stores. A setting that is left out stays.","type":"object","properties":{"appStor\#
  e":{"description":"How the project verifies what the App Store sends. Replaces the settings \#
  as a whole; null removes them.","type":["object","null"],"properties":{"apps":{"description"\#
  :"Apps whose notifications the project takes.","type":"array","items":{"$ref":"#/components/\#
  schemas/AppStoreApp"},"maxItems":100},"environments":{"type":"array","items":{"$ref":"#/comp\#
  onents/schemas/AppStoreEnvironment"},"maxItems":4,"description":"Environments that the proje\#
  ct takes. Default: `Production` and `Sandbox`. `Xcode` and `LocalTesting` need a project who\#
  se `environment` is not `production`."},"roots":{"description":"Root certificates that repla\#
  ce Apple's, as DER in base64. Only where the project's `environment` is not `production`. De\#
  fault: Apple's root.","type":"array","items":{"type":"string"},"maxItems":10}},"required":["\#
  apps"],"additionalProperties":false},"playStore":{"description":"How the project verifies an\#
  d reads what Google Play sends. Replaces the settings as a whole; null removes them.","type"\#
  :["object","null"],"properties":{"packages":{"description":"Package names of the apps whose \#
  notifications the project takes.","type":"array","items":{"type":"string","minLength":1,"max\#
  Length":255},"maxItems":100}},"required":["packages"],"additionalProperties":false},"stripe"\#
  :{"description":"How the project verifies and reads Stripe's events. Replaces the settings a\#
  s a whole; null removes them.","type":["object","null"],"properties":{"secret":{"description\#
  ":"Signing secret of Stripe's endpoint, with its `whsec_`.","type":"string","minLength":1,"m\#
  axLength":255},"oldSecret":{"description":"Previous secret, which the daemon also accepts; n\#
  ull when there is none.","type":["string","null"],"minLength":1,"maxLength":255},"product":{\#
  "description":"Member of Stripe's price that names the product: its `product`, its own id, o\#
  r its `lookup_key`.","type":"string","enum":["product","price","lookupKey"],"default":"produ\#
  ct"},"userFrom":{"description":"Members of Stripe's objects that contain the account token: \#
  `client_reference_id`, `customer` or `metadata.NAME`. The first that is present counts. Defa\#
  ult: `client_reference_id`.","type":"array","items":{"type":"string","minLength":1,"maxLengt\#
  h":255},"maxItems":10},"grace":{"$ref":"#/components/schemas/Duration","description":"How lo\#
  ng access continues while a renewal is unpaid and Stripe retries it, ISO 8601. Default: P0D.\#
  "}},"required":["secret"],"additionalProperties":false},"custom":{"description":"Stores of t\#
  he project's own. They replace the previous list as a whole.","type":"array","items":{"$ref"\#
  :"#/components/schemas/Store"},"maxItems":20}},"required":[],"additionalProperties":false},"\#
  StripeSettings":{"description":"How the project reads Stripe's events. Only `project.stores`\#
   returns the secrets.","type":"object","properties":{"secret":{"description":"Signing secret\#
   of Stripe's endpoint, with its `whsec_`. Only in `project.stores`.","type":"string","minLen\#
  gth":1,"maxLength":255},"oldSecret":{"description":"Previous secret, which the daemon also a\#
  ccepts; null when there is none. Only in `project.stores`.","type":["string","null"],"minLen\#
  gth":1,"maxLength":255},"product":{"description":"Member of Stripe's price that names the pr\#
  oduct: its `product`, its own id, or its `lookup_key`.","type":"string","enum":["product","p\#
  rice","lookupKey"]},"userFrom":{"description":"Members of Stripe's objects that contain the \#
  account token: `client_reference_id`, `customer` or `metadata.NAME`. The first that is prese\#
  nt counts.","type":"array","items":{"type":"string","minLength":1,"maxLength":255},"maxItems\#
  ":10},"grace":{"$ref":"#/components/schemas/Duration","description":"How long access continu\#
  es while a renewal is unpaid and Stripe retries it, ISO 8601."}},"required":["product","user\#
  From","grace"]},"SubscriptionId":{"description":"Id of a subscription. It is unique within o\#
  ne connection.","type":"string"},"SuggestedCall":{"description":"A complete call that would \#
  make the entitlement active. The daemon has tried it in a dry run.","type":"object","propert\#
  ies":{"method":{"description":"Method of the call.","type":"string"},"params":{"description"\#
  :"Params of the call.","type":"object"},"role":{"description":"Role that the caller needs.",\#
  "type":"string","enum":["read","write","admin"]},"text":{"description":"An explanation in on\#
  e sentence.","type":"string"}},"required":["method","params","role","text"]},"Transaction":{\#
  "description":"One transaction of a purchase: a paid period or a single payment. A member th\#
  at is not required is absent when it is not set.","type":"object","properties":{"transaction\#
  Id":{"$ref":"#/components/schemas/TransactionId"},"product":{"$ref":"#/components/schemas/Pr\#
  oductId"},"periodType":{"$ref":"#/components/schemas/PeriodType"},"purchasedAt":{"$ref":"#/c\#
  omponents/schemas/Moment"},"expiresAt":{"$ref":"#/components/schemas/NullableMoment"},"isFam\#
  ilyShared":{"description":"Whether a family member bought it and shares it. An export always\#
   shows this member and those up to `attributes`.","type":"boolean"},"price":{"description":"\#
  A decimal number in a string, for example \"9.99\".","type":["string","null"]},"currency":{"\#
  description":"ISO 4217 code, as it was sent.","type":["string","null"]},"country":{"descript\#
  ion":"ISO 3166 code, as it was sent.","type":["string","null"]},"offerCode":{"description":"\#
  Offer code, as it was sent.","type":["string","null"]},"attributes":{"$ref":"#/components/sc\#
  hemas/Attributes"},"kind":{"$ref":"#/components/schemas/ProductKind","description":"The kind\#
   that the store named."},"environment":{"$ref":"#/components/schemas/PurchaseEnvironment","d\#
  escription":"The environment that the store named."},"autoRenew":{"description":"False while\#
   auto-renew is off.","type":"boolean"},"autoRenewDisabledAt":{"$ref":"#/components/schemas/M\#
  oment","description":"Time since which auto-renew has been off."},"gracePeriodExpiresAt":{"$\#
  ref":"#/components/schemas/Moment","description":"Last moment of the grace period."},"billin\#
  gRetry":{"description":"True while the store retries a failed payment.","type":"boolean"},"p\#
  ausedUntil":{"$ref":"#/components/schemas/Moment","description":"Time at which the pause end\#
  s."},"refundedAt":{"$ref":"#/components/schemas/Moment","description":"Time of the refund."}\#
  ,"revokedAt":{"$ref":"#/components/schemas/Moment","description":"Time at which the store wi\#
  thdrew access."},"endedAt":{"$ref":"#/components/schemas/Moment","description":"Time at whic\#
  h access ended before the end of the period."},"paused":{"description":"True while the store\#
   reports the subscription as paused.","type":"boolean"},"renewsAs":{"$ref":"#/components/sch\#
  emas/ProductId","description":"Product of the next period."},"endReason":{"$ref":"#/componen\#
  ts/schemas/EndReason"},"billingIssueAt":{"$ref":"#/components/schemas/Moment","description":\#
  "Time since which billing has failed."},"listedAt":{"$ref":"#/components/schemas/Moment","de\#
  scription":"Time at which the store last listed the items of the subscription, this one amon\#
  g them. Absent if the subscription had one item only."},"asOf":{"$ref":"#/components/schemas\#
  /Moment","description":"Time of the newest statement about the transaction."}},"required":["\#
  transactionId","product","periodType","purchasedAt","expiresAt","asOf"]},"TransactionId":{"d\#
  escription":"Id that a store gives to a transaction.","type":"string","minLength":1,"maxLeng\#
  th":255},"User":{"description":"The current user of a device, or the user that an id belongs\#
   to.","type":"object","properties":{"id":{"$ref":"#/components/schemas/UserId","description"\#
  :"For a device: the identified user, or else the anonymous user. For an id: that id if it is\#
   identified, or else the customer's identified id, or its anonymous id if it has none."},"an\#
  onymousId":{"description":"For a device: its anonymous user. For an id: that id if it is ano\#
  nymous, or else null.","type":["string","null"]},"identityId":{"description":"Id of the iden\#
  tified user; null for an anonymous user.","type":["string","null"]},"customerId":{"$ref":"#/\#
  components/schemas/UserId","description":"Id of the customer. It stays the same across login\#
  s, and every userId param accepts it."},"aliases":{"description":"Every id of the customer, \#
  in byte order. It omits the customerId of a customer that began with an identified user.","t\#
  ype":"array","items":{"$ref":"#/components/schemas/UserId"}},"device":{"$ref":"#/components/\#
  schemas/DeviceId","description":"Id of the device; absent when the request names a user."},"\#
  createdAt":{"$ref":"#/components/schemas/Moment","description":"Time at which the customer w\#
  as created."},"environment":{"$ref":"#/components/schemas/ProjectEnvironment"}},"required":[\#
  "id","anonymousId","identityId","customerId","aliases","createdAt","environment"]},"UserId":\#
  {"description":"Id of a user: the app's own id, an anonymous id, or a customerId. It has 1 t\#
  o `userIdLengthMax` Unicode scalars, and the daemon compares it byte by byte. An empty id is\#
   blockedUserId and a longer id userIdTooLong, so this schema has no length.","type":"string"\#
  },"Warning":{"description":"A sign that an accepted request may be a mistake.","type":"objec\#
  t","properties":{"kind":{"type":"string","enum":["unknownProduct","unknownEntitlement","subs\#
  criptionWithoutEnd","heldByNobody","sameMoment","asOfAhead","keyTaken","accountTokenDiffers"\#
  ,"transactionDiffers","unknownNotification"]},"message":{"description":"An explanation in on\#
  e sentence.","type":"string"},"nearest":{"description":"Similar names that exist, nearest fi\#
  rst. An unknown entitlement always has it.","type":"array","items":{"type":"string"}},"field\#
  s":{"description":"In sameMoment: the fields that two statements of one moment give differen\#
  t values.","type":"array","items":{"type":"string"}}},"required":["kind","message"]},"Webhoo\#
  k":{"description":"A URL that receives a project's events, with its secrets. Only an admin c\#
  an read it.","type":"object","properties":{"url":{"$ref":"#/components/schemas/WebhookUrl"},\#
  "secret":{"$ref":"#/components/schemas/WebhookSecret"},"oldSecret":{"description":"Second se\#
  cret that also signs each delivery; null when there is none.","type":["string","null"]},"aut\#
  horization":{"description":"What posts carry in their header `Authorization`; null when they\#
   carry none.","type":["string","null"]},"format":{"$ref":"#/components/schemas/WebhookFormat\#
  "},"paused":{"description":"True if webhook.pause stopped the posts to the URL.","type":"boo\#
  lean"},"consumer":{"$ref":"#/components/schemas/ConsumerId","description":"Name of the consu\#
  mer whose cursor is the webhook's position. A replay gives the webhook a new consumer."},"cu\#
  rsor":{"$ref":"#/components/schemas/Cursor","description":"The webhook's position: all event\#
  s up to this cursor are delivered."}},"required":["url","secret","oldSecret","authorization"\#
  ,"format","paused","consumer","cursor"]},"WebhookChoice":{"description":"A URL that receives\#
   the project's events.","type":"object","properties":{"url":{"$ref":"#/components/schemas/We\#
  bhookUrl"},"secret":{"$ref":"#/components/schemas/WebhookSecret"},"oldSecret":{"$ref":"#/com\#
  ponents/schemas/WebhookSecret","description":"Second secret that also signs each delivery, u\#
  ntil every receiver knows the new secret."},"authorization":{"description":"Secret that post\#
  s carry in their header `Authorization`, with the format `qonversion` after `Basic `. Printa\#
  ble ASCII, without a space at either end.","type":"string","minLength":1,"maxLength":1000},"\#
  format":{"$ref":"#/components/schemas/WebhookFormat","default":"entitled"}},"required":["url\#
  ","secret"],"additionalProperties":false},"WebhookFailure":{"description":"The latest failed\#
   attempt for the oldest event that waits for another attempt; if no event waits, the latest \#
  failed attempt.","type":"object","properties":{"at":{"$ref":"#/components/schemas/Moment","d\#
  escription":"Time of the latest attempt."},"cursor":{"$ref":"#/components/schemas/Cursor","d\#
  escription":"Cursor of the event."},"reason":{"description":"Why the attempt failed, for peo\#
  ple.","type":"string","maxLength":500},"attempts":{"description":"Number of attempts so far \#
  to post the event.","type":"integer","minimum":1},"nextAttemptAt":{"$ref":"#/components/sche\#
  mas/NullableMoment","description":"Time of the next attempt; null if the event is delivered \#
  or no program posts it."}},"required":["at","cursor","reason","attempts","nextAttemptAt"]},"\#
  WebhookFormat":{"description":"Format of a delivery. `entitled`: the event as in the log. `p\#
  urchasely`, `revenuecat` and `qonversion`: as these systems document it (webhooks.md).","typ\#
  e":"string","enum":["entitled","purchasely","revenuecat","qonversion"]},"WebhookReport":{"de\#
  scription":"The results of the posts to a URL.","type":"object","properties":{"url":{"$ref":\#
  "#/components/schemas/WebhookUrl"},"deliveredAt":{"$ref":"#/components/schemas/Moment","desc\#
  ription":"Time of the latest delivery."},"failure":{"description":"The latest failed attempt\#
   for the oldest event that waits for another attempt; if no event waits, the latest failed a\#
  ttempt.","type":"object","properties":{"at":{"$ref":"#/components/schemas/Moment","descripti\#
  on":"Time of the attempt."},"cursor":{"$ref":"#/components/schemas/Cursor","description":"Cu\#
  rsor of the event."},"reason":{"description":"Why the attempt failed, for people.","type":"s\#
  tring","maxLength":500},"attempts":{"description":"Number of attempts so far to post the eve\#
  nt.","type":"integer","minimum":1,"maximum":2147483647},"nextAttemptAt":{"$ref":"#/component\#
  s/schemas/Moment","description":"Time of the next attempt; absent if the event is delivered.\#
  "}},"required":["at","cursor","reason","attempts"],"additionalProperties":false}},"required"\#
  :["url"],"additionalProperties":false},"WebhookSecret":{"description":"Key that signs each d\#
  elivery. After `whsec_`: the key in base64. Any other text is the key itself, in UTF-8.","ty\#
  pe":"string","minLength":1,"maxLength":255},"WebhookStatus":{"description":"A URL that recei\#
  ves a project's events, and the results of the posts to it.","type":"object","properties":{"\#
  url":{"$ref":"#/components/schemas/WebhookUrl"},"format":{"$ref":"#/components/schemas/Webho\#
  okFormat"},"state":{"description":"`paused` by webhook.pause; `stopped` if no program posts;\#
   `failing` if an event waits for another attempt; else `posting`.","type":"string","enum":["\#
  paused","stopped","failing","posting"]},"cursor":{"$ref":"#/components/schemas/Cursor","desc\#
  ription":"The webhook's position: all events up to this cursor are delivered."},"backlog":{"\#
  description":"Number of events after `cursor`.","type":"integer","minimum":0},"deliveredAt":\#
  {"$ref":"#/components/schemas/NullableMoment","description":"Time of the latest delivery; nu\#
  ll if the daemon has had no report of a delivery since its start."},"failure":{"$ref":"#/com\#
  ponents/schemas/WebhookFailure","description":"Absent if the daemon has had no report of a f\#
  ailure since its start."}},"required":["url","format","state","cursor","backlog","deliveredA\#
  t"]},"WebhookSummary":{"description":"A URL that receives a project's events.","type":"objec\#
  t","properties":{"url":{"$ref":"#/components/schemas/WebhookUrl"},"format":{"$ref":"#/compon\#
  ents/schemas/WebhookFormat"}},"required":["url","format"]},"WebhookUrl":{"description":"An a\#
  bsolute `https://` or `http://` URL with a host, and optionally a port, a path and a query. \#
  It has no user, password or fragment, because every reader of the project sees it.","type":"\#
  string","pattern":"^[Hh][Tt][Tt][Pp][Ss]?://","minLength":8,"maxLength":2000}},"errors":{"pa\#
  rseError":{"code":-32700,"message":"The line is not valid JSON; lines.md defines the grammar\#
  . `offset` is the position of the first wrong byte, counted from 0.","data":{"kind":"parseEr\#
  ror","retryable":false}},"invalidRequest":{"code":-32600,"message":"The line is JSON, but no\#
  t a request: it is not an object or an empty batch, it has no method, its `jsonrpc` is not \\#
  "2.0\", or its id or params have a wrong type.","data":{"kind":"invalidRequest","retryable":\#
  false}},"messageTooLarge":{"code":-32600,"message":"A line has more than `limit` bytes befor\#
  e its line feed. The daemon drops the line and reads the next line as usual.","data":{"kind"\#
  :"messageTooLarge","retryable":false}},"batchTooLarge":{"code":-32600,"message":"A batch has\#
   more than `limit` entries, and the daemon executes none of them. Or the replies to earlier \#
  entries have more than `limit` bytes, and the daemon does not execute this entry.","data":{"\#
  kind":"batchTooLarge","retryable":false}},"notInBatch":{"code":-32600,"message":"The method \#
  is not allowed in a batch.","data":{"kind":"notInBatch","retryable":false}},"unknownMethod":\#
  {"code":-32601,"message":"The daemon has no such method. `nearest` lists similar names.","da\#
  ta":{"kind":"unknownMethod","retryable":false}},"invalidParams":{"code":-32602,"message":"A \#
  parameter is missing, unknown, of a wrong type or out of range, or two parameters exclude ea\#
  ch other. `field` points to it; `nearest` lists similar names.","data":{"kind":"invalidParam\#
  s","retryable":false}},"internalError":{"code":-32603,"message":"The daemon has a fault. Its\#
   log has the same `reference`.","data":{"kind":"internalError","retryable":false}},"permissi\#
  onDenied":{"code":1000,"message":"The caller's role is lower than the role that the method n\#
  eeds. `uid` and `role` are the caller's (`none` without a role), and `needs` is the method's\#
   role.","data":{"kind":"permissionDenied","retryable":false}},"unknownDevice":{"code":1100,"\#
  message":"The project has no such device.","data":{"kind":"unknownDevice","retryable":false}\#
  },"unknownUser":{"code":1101,"message":"The project has no such user.","data":{"kind":"unkno\#
  wnUser","retryable":false}},"blockedUserId":{"code":1102,"message":"No user may have this id\#
  : it is empty, or in the project's `blockedUserIds`.","data":{"kind":"blockedUserId","retrya\#
  ble":false}},"userIdTooLong":{"code":1103,"message":"The id has more Unicode scalars than th\#
  e project's `userIdLengthMax`.","data":{"kind":"userIdTooLong","retryable":false}},"reserved\#
  UserId":{"code":1104,"message":"The id begins with the project's anonymous prefix, or it is \#
  the id of an anonymous user or a customerId.","data":{"kind":"reservedUserId","retryable":fa\#
  lse}},"alreadyAnonymous":{"code":1105,"message":"No user is logged in on the device, and the\#
   project's `onAnonymousLogout` is `refuse`.","data":{"kind":"alreadyAnonymous","retryable":f\#
  alse}},"unknownProject":{"code":1200,"message":"The daemon has no such project.","data":{"ki\#
  nd":"unknownProject","retryable":false}},"unknownPurchase":{"code":1201,"message":"The proje\#
  ct has no purchase with this store and originalTransactionId, or the purchase has no such tr\#
  ansaction. Nothing changes.","data":{"kind":"unknownPurchase","retryable":false}},"purchaseH\#
  eldByAnother":{"code":1202,"message":"Another user holds the purchase, and a rule of the pro\#
  ject keeps it there. `holder` and `rule` name them. In `user.import` there is no `rule`: the\#
   import does not name the holder. Nothing changes.","data":{"kind":"purchaseHeldByAnother","\#
  retryable":false}},"unknownEntitlement":{"code":1203,"message":"A call grants or explains an\#
   entitlement that the project does not have. `nearest` lists similar names.","data":{"kind":\#
  "unknownEntitlement","retryable":false}},"notAManualGrant":{"code":1204,"message":"The user \#
  has no active grant of this entitlement. For example, a purchase gives it, or the grant has \#
  ended.","data":{"kind":"notAManualGrant","retryable":false}},"clockNotManual":{"code":1205,"\#
  message":"The project uses the system's clock, which cannot be advanced.","data":{"kind":"cl\#
  ockNotManual","retryable":false}},"cannotUndo":{"code":1206,"message":"The daemon cannot und\#
  o the link. Nothing changes. `obstacle` is the reason: `unknownEvent`; `otherKind`: an event\#
   of this kind cannot be undone; `noLink`: the event linked nothing; `undone`: the link is al\#
  ready undone; `isUndo`: the event comes from an undo; `laterAlias`: a later alias merged the\#
   customer with another user; `tooMuch`: too many users and purchases depend on the link; `un\#
  clear`: a deletion erased part of the history. `event` is the id of the event that prevents \#
  the undo.","data":{"kind":"cannotUndo","retryable":false}},"unknownConsumer":{"code":1207,"m\#
  essage":"No consumer of this name has acknowledged an event. `events.acknowledge` does not c\#
  reate a name that begins with `webhook-`: those belong to webhooks.","data":{"kind":"unknown\#
  Consumer","retryable":false}},"unknownWebhook":{"code":1208,"message":"The project has no we\#
  bhook with this URL. The error does not repeat the URL.","data":{"kind":"unknownWebhook","re\#
  tryable":false}},"idempotencyConflict":{"code":1300,"message":"A call of the same method use\#
  d this key with other params in the last 24 hours.","data":{"kind":"idempotencyConflict","re\#
  tryable":false}},"storageFull":{"code":1400,"message":"The disk has no room for the write. N\#
  othing changes, and reading still works.","data":{"kind":"storageFull","retryable":true}},"s\#
  torageFailed":{"code":1401,"message":"The write may not be on the disk: the daemon stops, an\#
  d its next start shows what is stored. Or the daemon cannot read a record that the request n\#
  eeds: then it keeps running.","data":{"kind":"storageFailed","retryable":false}},"overloaded\#
  ":{"code":1402,"message":"More requests are waiting than the daemon accepts. Nothing changes\#
  . With a null `id`, the daemon dropped an unfinished line, and `limit` is the total size of \#
  all unfinished lines.","data":{"kind":"overloaded","retryable":true}},"tooManyConnections":{\#
  "code":1403,"message":"The daemon has reached its maximum of connections. It replies to the \#
  first line with this error and closes the connection.","data":{"kind":"tooManyConnections","\#
  retryable":false}},"shuttingDown":{"code":1404,"message":"The daemon is shutting down. Nothi\#
  ng changes.","data":{"kind":"shuttingDown","retryable":true}},"storageUnavailable":{"code":1\#
  405,"message":"The shared database could not be reached, or did not answer in time; other st\#
  ores have no such error. With `outcome` `notApplied`, nothing changed. With `unknown`, the c\#
  hange may or may not be stored.","data":{"kind":"storageUnavailable","retryable":true}},"unv\#
  erified":{"code":1500,"message":"The daemon does not trust what `store.notify` got: `reason`\#
   is `malformed`, `algorithm`, `chainLength`, `certificate`, `chain`, `extension`, `validity`\#
  , `signature`, `app`, `environment`, `unsignedEnvironment` or `age`; stores.md says what eac\#
  h means. `httpStatus` is what the web server should answer.","data":{"kind":"unverified","re\#
  tryable":false}},"storeNotConfigured":{"code":1501,"message":"The project does not define th\#
  e store of `store.notify`. The store sends the notification again if the web server answers \#
  `httpStatus`.","data":{"kind":"storeNotConfigured","retryable":true}},"verifierMissing":{"co\#
  de":1502,"message":"The system has no libcrypto, which verifies what Apple signed. All other\#
   methods work.","data":{"kind":"verifierMissing","retryable":true}},"verifierFailed":{"code"\#
  :1503,"message":"The process that verifies what Apple signed ended, or took more than two se\#
  conds. The daemon starts it again.","data":{"kind":"verifierFailed","retryable":true}}}}}\#

  """#
