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
  n anonymous user or a customerId. In `user.import`: the id belongs to another customer, or n\#
  o daemon makes such an anonymous id or customerId.","data":{"kind":"reservedUserId","retryab\#
  le":false}},{"code":1200,"message":"The daemon has no such project.","data":{"kind":"unknown\#
  Project","retryable":false}},{"code":1300,"message":"A call of the same method used this key\#
   with other params in the last 24 hours.","data":{"kind":"idempotencyConflict","retryable":f\#
  alse}},{"code":1400,"message":"The disk has no room for the write. Nothing changes, and read\#
  ing still works.","data":{"kind":"storageFull","retryable":true}},{"code":1401,"message":"Th\#
  e write may not be on the disk: the daemon stops, and its next start shows what is stored. O\#
  r the daemon cannot read a record that the request needs: then it keeps running.","data":{"k\#
  ind":"storageFailed","retryable":false}},{"code":1405,"message":"The shared database could n\#
  ot be reached, or did not answer in time; other stores have no such error. With `outcome` `n\#
  otApplied`, nothing changed. With `unknown`, the change may or may not be stored.","data":{"\#
  kind":"storageUnavailable","retryable":true}}],"examples":[{"name":"a new user","x-given":[{\#
  "method":"project.define","params":{"products":{"monthly":{"kind":"subscription","entitlemen\#
  ts":["premium"]}},"clock":{"manual":"2026-01-01T00:00:00.000Z"}}},{"method":"install","param\#
  s":{"device":"iphone"}}],"params":[{"name":"device","value":"iphone"},{"name":"userId","valu\#
  e":"user_id_1"}],"result":{"name":"result","value":{"user":{"id":"user_id_1","anonymousId":"\#
  {{anonymous}}","identityId":"user_id_1","customerId":"{{customer}}","aliases":["user_id_1"],\#
  "device":"iphone","createdAt":"2026-01-01T00:00:00.000Z","environment":"production"},"create\#
  d":true,"outcome":"switched","shouldRefresh":false,"purchases":[]}}},{"name":"with a purchas\#
  e made before","x-given":[{"method":"project.define","params":{"products":{"monthly":{"kind"\#
  :"subscription","entitlements":["premium"]}},"clock":{"manual":"2026-01-01T00:00:00.000Z"}}}\#
  ,{"method":"install","params":{"device":"iphone"}},{"method":"purchase","params":{"device":"\#
  iphone","product":"monthly","store":"appStore","transactionId":"1000","expiresAt":"2026-02-0\#
  1T00:00:00.000Z"}}],"params":[{"name":"device","value":"iphone"},{"name":"userId","value":"u\#
  ser_id_1"}],"result":{"name":"result","value":{"user":{"id":"user_id_1","anonymousId":"{{ano\#
  nymous}}","identityId":"user_id_1","customerId":"{{customer}}","aliases":["user_id_1"],"devi\#
  ce":"iphone","createdAt":"2026-01-01T00:00:00.000Z","environment":"production"},"created":tr\#
  ue,"outcome":"attached","shouldRefresh":true,"purchases":[{"store":"appStore","originalTrans\#
  actionId":"1000","product":"monthly","kind":"subscription","from":["{{anonymous}}"],"to":"us\#
  er_id_1","shared":true}]}}},{"name":"the same id again","x-given":[{"method":"project.define\#
  ","params":{"products":{"monthly":{"kind":"subscription","entitlements":["premium"]}},"clock\#
  ":{"manual":"2026-01-01T00:00:00.000Z"}}},{"method":"install","params":{"device":"iphone"}},\#
  {"method":"identify","params":{"device":"iphone","userId":"user_id_1"}}],"params":[{"name":"\#
  device","value":"iphone"},{"name":"userId","value":"user_id_1"}],"result":{"name":"result","\#
  value":{"user":{"id":"user_id_1","anonymousId":"{{anonymous}}","identityId":"user_id_1","cus\#
  tomerId":"{{customer}}","aliases":["user_id_1"],"device":"iphone","createdAt":"2026-01-01T00\#
  :00:00.000Z","environment":"production"},"created":false,"outcome":"unchanged","shouldRefres\#
  h":false,"purchases":[]}}}]},{"name":"install","summary":"Registers a device and creates its\#
   anonymous user.","x-role":"write","x-since":1,"paramStructure":"either","params":[{"name":"\#
  device","required":false,"summary":"Id of the device. Default: a new id, which the daemon ma\#
  kes.","schema":{"$ref":"#/components/schemas/DeviceId"}},{"name":"userId","required":false,"\#
  summary":"Id of a user to log in on the new device, without attaching, moving or aliasing an\#
  ything.","schema":{"$ref":"#/components/schemas/UserId"}},{"name":"storeAccount","required":\#
  false,"summary":"Store account whose purchases the device can restore.","schema":{"$ref":"#/\#
  components/schemas/StoreAccountId"}},{"name":"platform","required":false,"summary":"Platform\#
   of the device: ios, android, web or another word of that form.","schema":{"$ref":"#/compone\#
  nts/schemas/Platform"}},{"name":"app","required":false,"summary":"The installed app, for exa\#
  mple its bundle id.","schema":{"$ref":"#/components/schemas/AppId"}},{"name":"accountToken",\#
  "required":false,"summary":"Account token to register for the device's current user, who the\#
  n claims every unclaimed purchase that carries it.","schema":{"$ref":"#/components/schemas/A\#
  ccountToken"}},{"name":"project","required":false,"summary":"Id of the project.","schema":{"\#
  $ref":"#/components/schemas/ProjectId","default":"default"}},{"name":"dryRun","required":fal\#
  se,"summary":"Computes the result and the events without changing anything.","schema":{"type\#
  ":"boolean","default":false}},{"name":"idempotencyKey","required":false,"summary":"Makes a r\#
  etry safe: the same key with the same params returns the stored result.","schema":{"$ref":"#\#
  /components/schemas/IdempotencyKey"}}],"result":{"name":"result","schema":{"type":"object","\#
  properties":{"device":{"$ref":"#/components/schemas/DeviceId"},"created":{"description":"Fal\#
  se when the device was already registered.","type":"boolean"},"user":{"$ref":"#/components/s\#
  chemas/User"},"shouldRefresh":{"description":"True when the call claimed purchases: the app \#
  has to check the user's entitlements. Otherwise absent.","type":"boolean"},"claimed":{"descr\#
  iption":"The unclaimed purchases that this call gave to the user, with those that replace th\#
  em; absent if there are none. In the order of `store`, then `originalTransactionId`.","type"\#
  :"array","items":{"$ref":"#/components/schemas/Move"}},"dryRun":{"description":"True in a dr\#
  y run; otherwise absent.","type":"boolean"},"events":{"description":"The events that the cal\#
  l would emit. Only in a dry run.","type":"array","items":{"$ref":"#/components/schemas/Event\#
  "}},"replayed":{"description":"True when this is the stored result of an idempotency key; ot\#
  herwise absent.","type":"boolean"}},"required":["device","created","user"]}},"errors":[{"cod\#
  e":-32602,"message":"A parameter is missing, unknown, of a wrong type or out of range, or tw\#
  o parameters exclude each other. `field` points to it; `nearest` lists similar names.","data\#
  ":{"kind":"invalidParams","retryable":false}},{"code":1000,"message":"The caller's role is l\#
  ower than the role that the method needs. `uid` and `role` are the caller's (`none` without \#
  a role), and `needs` is the method's role.","data":{"kind":"permissionDenied","retryable":fa\#
  lse}},{"code":1102,"message":"No user may have this id: it is empty, or in the project's `bl\#
  ockedUserIds`.","data":{"kind":"blockedUserId","retryable":false}},{"code":1103,"message":"T\#
  he id has more Unicode scalars than the project's `userIdLengthMax`.","data":{"kind":"userId\#
  TooLong","retryable":false}},{"code":1104,"message":"The id begins with the project's anonym\#
  ous prefix, or it is the id of an anonymous user or a customerId. In `user.import`: the id b\#
  elongs to another customer, or no daemon makes such an anonymous id or customerId.","data":{\#
  "kind":"reservedUserId","retryable":false}},{"code":1200,"message":"The daemon has no such p\#
  roject.","data":{"kind":"unknownProject","retryable":false}},{"code":1300,"message":"A call \#
  of the same method used this key with other params in the last 24 hours.","data":{"kind":"id\#
  empotencyConflict","retryable":false}},{"code":1400,"message":"The disk has no room for the \#
  write. Nothing changes, and reading still works.","data":{"kind":"storageFull","retryable":t\#
  rue}},{"code":1401,"message":"The write may not be on the disk: the daemon stops, and its ne\#
  xt start shows what is stored. Or the daemon cannot read a record that the request needs: th\#
  en it keeps running.","data":{"kind":"storageFailed","retryable":false}},{"code":1405,"messa\#
  ge":"The shared database could not be reached, or did not answer in time; other stores have \#
  no such error. With `outcome` `notApplied`, nothing changed. With `unknown`, the change may \#
  or may not be stored.","data":{"kind":"storageUnavailable","retryable":true}}],"examples":[{\#
  "name":"a new device","x-given":[{"method":"project.define","params":{"products":{"monthly":\#
  {"kind":"subscription","entitlements":["premium"]}},"clock":{"manual":"2026-01-01T00:00:00.0\#
  00Z"}}}],"params":[{"name":"device","value":"iphone"}],"result":{"name":"result","value":{"d\#
  evice":"iphone","created":true,"user":{"id":"{{anonymous}}","anonymousId":"{{anonymous}}","i\#
  dentityId":null,"customerId":"{{anonymous}}","aliases":["{{anonymous}}"],"device":"iphone","\#
  createdAt":"2026-01-01T00:00:00.000Z","environment":"production"}}}},{"name":"again","x-give\#
  n":[{"method":"project.define","params":{"products":{"monthly":{"kind":"subscription","entit\#
  lements":["premium"]}},"clock":{"manual":"2026-01-01T00:00:00.000Z"}}},{"method":"install","\#
  params":{"device":"iphone"}}],"params":[{"name":"device","value":"iphone"}],"result":{"name"\#
  :"result","value":{"device":"iphone","created":false,"user":{"id":"{{anonymous}}","anonymous\#
  Id":"{{anonymous}}","identityId":null,"customerId":"{{anonymous}}","aliases":["{{anonymous}}\#
  "],"device":"iphone","createdAt":"2026-01-01T00:00:00.000Z","environment":"production"}}}},{\#
  "name":"as a user","x-given":[{"method":"project.define","params":{"products":{"monthly":{"k\#
  ind":"subscription","entitlements":["premium"]}},"clock":{"manual":"2026-01-01T00:00:00.000Z\#
  "}}}],"params":[{"name":"device","value":"iphone"},{"name":"userId","value":"user_id_1"}],"r\#
  esult":{"name":"result","value":{"device":"iphone","created":true,"user":{"id":"user_id_1","\#
  anonymousId":"{{anonymous}}","identityId":"user_id_1","customerId":"{{customer}}","aliases":\#
  ["user_id_1"],"device":"iphone","createdAt":"2026-01-01T00:00:00.000Z","environment":"produc\#
  tion"}}}},{"name":"as a dry run","x-given":[{"method":"project.define","params":{"products":\#
  {"monthly":{"kind":"subscription","entitlements":["premium"]}},"clock":{"manual":"2026-01-01\#
  T00:00:00.000Z"}}}],"params":[{"name":"device","value":"iphone"},{"name":"dryRun","value":tr\#
  ue}],"result":{"name":"result","value":{"device":"iphone","created":true,"user":{"id":"{{ano\#
  nymous}}","anonymousId":"{{anonymous}}","identityId":null,"customerId":"{{anonymous}}","alia\#
  ses":["{{anonymous}}"],"device":"iphone","createdAt":"2026-01-01T00:00:00.000Z","environment\#
  ":"production"},"dryRun":true,"events":[{"id":"{{any}}","kind":"userCreated","at":"2026-01-0\#
  1T00:00:00.000Z","project":"default","user":"{{anonymous}}","anonymousId":"{{anonymous}}","c\#
  ause":{"method":"install","id":"{{any}}"},"device":"iphone"}]}}}]},{"name":"logout","summary\#
  ":"Logs out the user of a device.","x-role":"write","x-since":1,"paramStructure":"either","p\#
  arams":[{"name":"device","required":true,"summary":"Id of the device.","schema":{"$ref":"#/c\#
  omponents/schemas/DeviceId"}},{"name":"project","required":false,"summary":"Id of the projec\#
  t.","schema":{"$ref":"#/components/schemas/ProjectId","default":"default"}},{"name":"dryRun"\#
  ,"required":false,"summary":"Computes the result and the events without changing anything.",\#
  "schema":{"type":"boolean","default":false}},{"name":"idempotencyKey","required":false,"summ\#
  ary":"Makes a retry safe: the same key with the same params returns the stored result.","sch\#
  ema":{"$ref":"#/components/schemas/IdempotencyKey"}}],"result":{"name":"result","schema":{"t\#
  ype":"object","properties":{"user":{"$ref":"#/components/schemas/User"},"outcome":{"descript\#
  ion":"loggedOut: the device's anonymous user is current again. rotated: the device has a new\#
   anonymous user. unchanged: no user was logged in.","type":"string","enum":["loggedOut","rot\#
  ated","unchanged"]},"dryRun":{"description":"True in a dry run; otherwise absent.","type":"b\#
  oolean"},"events":{"description":"The events that the call would emit. Only in a dry run.","\#
  type":"array","items":{"$ref":"#/components/schemas/Event"}},"replayed":{"description":"True\#
   when this is the stored result of an idempotency key; otherwise absent.","type":"boolean"}}\#
  ,"required":["user","outcome"]}},"errors":[{"code":-32602,"message":"A parameter is missing,\#
   unknown, of a wrong type or out of range, or two parameters exclude each other. `field` poi\#
  nts to it; `nearest` lists similar names.","data":{"kind":"invalidParams","retryable":false}\#
  },{"code":1000,"message":"The caller's role is lower than the role that the method needs. `u\#
  id` and `role` are the caller's (`none` without a role), and `needs` is the method's role.",\#
  "data":{"kind":"permissionDenied","retryable":false}},{"code":1100,"message":"The project ha\#
  s no such device.","data":{"kind":"unknownDevice","retryable":false}},{"code":1105,"message"\#
  :"No user is logged in on the device, and the project's `onAnonymousLogout` is `refuse`.","d\#
  ata":{"kind":"alreadyAnonymous","retryable":false}},{"code":1200,"message":"The daemon has n\#
  o such project.","data":{"kind":"unknownProject","retryable":false}},{"code":1300,"message":\#
  "A call of the same method used this key with other params in the last 24 hours.","data":{"k\#
  ind":"idempotencyConflict","retryable":false}},{"code":1400,"message":"The disk has no room \#
  for the write. Nothing changes, and reading still works.","data":{"kind":"storageFull","retr\#
  yable":true}},{"code":1401,"message":"The write may not be on the disk: the daemon stops, an\#
  d its next start shows what is stored. Or the daemon cannot read a record that the request n\#
  eeds: then it keeps running.","data":{"kind":"storageFailed","retryable":false}},{"code":140\#
  5,"message":"The shared database could not be reached, or did not answer in time; other stor\#
  es have no such error. With `outcome` `notApplied`, nothing changed. With `unknown`, the cha\#
  nge may or may not be stored.","data":{"kind":"storageUnavailable","retryable":true}}],"exam\#
  ples":[{"name":"a user is logged in","x-given":[{"method":"project.define","params":{"produc\#
  ts":{"monthly":{"kind":"subscription","entitlements":["premium"]}},"clock":{"manual":"2026-0\#
  1-01T00:00:00.000Z"}}},{"method":"install","params":{"device":"iphone"}},{"method":"identify\#
  ","params":{"device":"iphone","userId":"user_id_1"}}],"params":[{"name":"device","value":"ip\#
  hone"}],"result":{"name":"result","value":{"user":{"id":"{{anonymous}}","anonymousId":"{{ano\#
  nymous}}","identityId":null,"customerId":"{{anonymous}}","aliases":["{{anonymous}}"],"device\#
  ":"iphone","createdAt":"2026-01-01T00:00:00.000Z","environment":"production"},"outcome":"log\#
  gedOut"}}},{"name":"no user is logged in","x-given":[{"method":"project.define","params":{"p\#
  roducts":{"monthly":{"kind":"subscription","entitlements":["premium"]}},"clock":{"manual":"2\#
  026-01-01T00:00:00.000Z"}}},{"method":"install","params":{"device":"iphone"}}],"params":[{"n\#
  ame":"device","value":"iphone"}],"result":{"name":"result","value":{"user":{"id":"{{anonymou\#
  s}}","anonymousId":"{{anonymous}}","identityId":null,"customerId":"{{anonymous}}","aliases":\#
  ["{{anonymous}}"],"device":"iphone","createdAt":"2026-01-01T00:00:00.000Z","environment":"pr\#
  oduction"},"outcome":"unchanged"}}}]},{"name":"project.define","summary":"Creates a project,\#
   or changes the given parts of its definition.","x-role":"admin","x-since":1,"paramStructure\#
  ":"either","params":[{"name":"project","required":false,"summary":"Id of the project.","sche\#
  ma":{"$ref":"#/components/schemas/ProjectId","default":"default"}},{"name":"rules","required\#
  ":false,"summary":"How users and purchases move: a preset, or a preset and the rules that di\#
  ffer from it. Default for a new project: qonversion.","schema":{"$ref":"#/components/schemas\#
  /RulesChoice"}},{"name":"products","required":false,"summary":"The catalogue: products by th\#
  eir ids. It replaces the previous catalogue as a whole.","schema":{"$ref":"#/components/sche\#
  mas/Catalogue"}},{"name":"entitlements","required":false,"summary":"Ids that `grant` accepts\#
   in addition to the entitlements of the catalogue. They replace the previous list as a whole\#
  .","schema":{"type":"array","items":{"$ref":"#/components/schemas/EntitlementId"},"maxItems"\#
  :10000}},{"name":"environment","required":false,"summary":"Environment whose purchases give \#
  access. Default for a new project: production.","schema":{"$ref":"#/components/schemas/Proje\#
  ctEnvironment"}},{"name":"clock","required":false,"summary":"Clock of the project: `system`,\#
   `manual` (a manual clock that starts now), or {\"manual\": TIMESTAMP}. It can only change b\#
  efore the first device, user or purchase. Default for a new project: system.","schema":{"$re\#
  f":"#/components/schemas/ClockChoice"}},{"name":"webhooks","required":false,"summary":"URLs \#
  that receive the project's events, each URL once. They replace the previous list as a whole.\#
   Default for a new project: none.","schema":{"type":"array","items":{"$ref":"#/components/sc\#
  hemas/WebhookChoice"},"maxItems":10}},{"name":"stores","required":false,"summary":"Settings \#
  of stores. `appStore`, `playStore` and `stripe` say how `store.notify` verifies and reads wh\#
  at these stores send. `custom` lists stores of the project's own, up to 20. A custom store s\#
  tays while a purchase names it. Default for a new project: none.","schema":{"$ref":"#/compon\#
  ents/schemas/StoresChoice"}},{"name":"dryRun","required":false,"summary":"Computes the resul\#
  t and the events without changing anything.","schema":{"type":"boolean","default":false}},{"\#
  name":"idempotencyKey","required":false,"summary":"Makes a retry safe: the same key with the\#
   same params returns the stored result.","schema":{"$ref":"#/components/schemas/IdempotencyK\#
  ey"}}],"result":{"name":"result","schema":{"type":"object","properties":{"project":{"$ref":"\#
  #/components/schemas/Project"},"dryRun":{"description":"True in a dry run; otherwise absent.\#
  ","type":"boolean"},"events":{"description":"The events that the call would emit. Only in a \#
  dry run. The changes of access that a new catalogue causes come later, and are not in the li\#
  st.","type":"array","items":{"$ref":"#/components/schemas/Event"}},"replayed":{"description"\#
  :"True when this is the stored result of an idempotency key; otherwise absent.","type":"bool\#
  ean"}},"required":["project"]}},"errors":[{"code":-32602,"message":"A parameter is missing, \#
  unknown, of a wrong type or out of range, or two parameters exclude each other. `field` poin\#
  ts to it; `nearest` lists similar names.","data":{"kind":"invalidParams","retryable":false}}\#
  ,{"code":1000,"message":"The caller's role is lower than the role that the method needs. `ui\#
  d` and `role` are the caller's (`none` without a role), and `needs` is the method's role.","\#
  data":{"kind":"permissionDenied","retryable":false}},{"code":1300,"message":"A call of the s\#
  ame method used this key with other params in the last 24 hours.","data":{"kind":"idempotenc\#
  yConflict","retryable":false}},{"code":1400,"message":"The disk has no room for the write. N\#
  othing changes, and reading still works.","data":{"kind":"storageFull","retryable":true}},{"\#
  code":1401,"message":"The write may not be on the disk: the daemon stops, and its next start\#
   shows what is stored. Or the daemon cannot read a record that the request needs: then it ke\#
  eps running.","data":{"kind":"storageFailed","retryable":false}},{"code":1405,"message":"The\#
   shared database could not be reached, or did not answer in time; other stores have no such \#
  error. With `outcome` `notApplied`, nothing changed. With `unknown`, the change may or may n\#
  ot be stored.","data":{"kind":"storageUnavailable","retryable":true}}],"examples":[{"name":"\#
  a new project","params":[{"name":"project","value":"news"},{"name":"rules","value":{"preset"\#
  :"qonversion","onRestore":"transfer"}},{"name":"products","value":{"monthly":{"kind":"subscr\#
  iption","entitlements":["premium"]}}},{"name":"clock","value":{"manual":"2026-01-01T00:00:00\#
  .000Z"}}],"result":{"name":"result","value":{"project":{"id":"news","rules":{"preset":"qonve\#
  rsion","anonymousPrefix":"QON_","onIdentifyNew":"attach","onIdentifyKnown":"attach","onSwitc\#
  h":"logoutFirst","onLogout":"return","onAnonymousLogout":"ignore","purchaseHolders":"deviceA\#
  ndUser","onRestore":"transfer","anonymousHolders":"asOthers","oneTimePurchases":"move","uncl\#
  aimedPurchases":"keep","userIdLengthMax":255,"blockedUserIds":[""]},"products":{"monthly":{"\#
  kind":"subscription","entitlements":["premium"]}},"entitlements":[],"environment":"productio\#
  n","clock":{"kind":"manual","now":"2026-01-01T00:00:00.000Z"},"webhooks":[],"stores":{"custo\#
  m":[]},"createdAt":"2026-01-01T00:00:00.000Z","counts":{"devices":0,"users":0,"customers":0,\#
  "purchases":0,"unclaimed":0,"events":0}}}}},{"name":"a change of one thing","x-given":[{"met\#
  hod":"project.define","params":{"products":{"monthly":{"kind":"subscription","entitlements":\#
  ["premium"]}},"clock":{"manual":"2026-01-01T00:00:00.000Z"}}},{"method":"install","params":{\#
  "device":"iphone"}}],"params":[{"name":"entitlements","value":["vip"]}],"result":{"name":"re\#
  sult","value":{"project":{"id":"default","rules":{"preset":"qonversion","anonymousPrefix":"Q\#
  ON_","onIdentifyNew":"attach","onIdentifyKnown":"attach","onSwitch":"logoutFirst","onLogout"\#
  :"return","onAnonymousLogout":"ignore","purchaseHolders":"deviceAndUser","onRestore":"share"\#
  ,"anonymousHolders":"asOthers","oneTimePurchases":"move","unclaimedPurchases":"keep","userId\#
  LengthMax":255,"blockedUserIds":[""]},"products":{"monthly":{"kind":"subscription","entitlem\#
  ents":["premium"]}},"entitlements":["vip"],"environment":"production","clock":{"kind":"manua\#
  l","now":"2026-01-01T00:00:00.000Z"},"webhooks":[],"stores":{"custom":[]},"createdAt":"{{any\#
  }}","counts":{"devices":1,"users":1,"customers":1,"purchases":0,"unclaimed":0,"events":1}}}}\#
  },{"name":"webhooks","params":[{"name":"project","value":"news"},{"name":"clock","value":{"m\#
  anual":"2026-01-01T00:00:00.000Z"}},{"name":"webhooks","value":[{"url":"https://example.com/\#
  events","secret":"whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw"},{"url":"https://example.com/purch\#
  ases","secret":"a-new-one-of-many-characters","oldSecret":"the-one-before","format":"purchas\#
  ely"}]}],"result":{"name":"result","value":{"project":{"id":"news","rules":"{{any}}","produc\#
  ts":{},"entitlements":[],"environment":"production","clock":{"kind":"manual","now":"2026-01-\#
  01T00:00:00.000Z"},"webhooks":[{"url":"https://example.com/events","format":"entitled"},{"ur\#
  l":"https://example.com/purchases","format":"purchasely"}],"stores":{"custom":[]},"createdAt\#
  ":"2026-01-01T00:00:00.000Z","counts":{"devices":0,"users":0,"customers":0,"purchases":0,"un\#
  claimed":0,"events":0}}}}}]},{"name":"project.describe","summary":"Returns the definition of\#
   a project with every rule, and the number of its records.","x-role":"read","x-since":1,"par\#
  amStructure":"either","params":[{"name":"project","required":false,"summary":"Id of the proj\#
  ect.","schema":{"$ref":"#/components/schemas/ProjectId","default":"default"}}],"result":{"na\#
  me":"result","schema":{"type":"object","properties":{"project":{"$ref":"#/components/schemas\#
  /Project"}},"required":["project"]}},"errors":[{"code":-32602,"message":"A parameter is miss\#
  ing, unknown, of a wrong type or out of range, or two parameters exclude each other. `field`\#
   points to it; `nearest` lists similar names.","data":{"kind":"invalidParams","retryable":fa\#
  lse}},{"code":1000,"message":"The caller's role is lower than the role that the method needs\#
  . `uid` and `role` are the caller's (`none` without a role), and `needs` is the method's rol\#
  e.","data":{"kind":"permissionDenied","retryable":false}},{"code":1200,"message":"The daemon\#
   has no such project.","data":{"kind":"unknownProject","retryable":false}},{"code":1405,"mes\#
  sage":"The shared database could not be reached, or did not answer in time; other stores hav\#
  e no such error. With `outcome` `notApplied`, nothing changed. With `unknown`, the change ma\#
  y or may not be stored.","data":{"kind":"storageUnavailable","retryable":true}}],"examples":\#
  [{"name":"the project that is there from the start","params":[],"result":{"name":"result","v\#
  alue":{"project":{"id":"default","rules":{"preset":"qonversion","anonymousPrefix":"QON_","on\#
  IdentifyNew":"attach","onIdentifyKnown":"attach","onSwitch":"logoutFirst","onLogout":"return\#
  ","onAnonymousLogout":"ignore","purchaseHolders":"deviceAndUser","onRestore":"share","anonym\#
  ousHolders":"asOthers","oneTimePurchases":"move","unclaimedPurchases":"keep","userIdLengthMa\#
  x":255,"blockedUserIds":[""]},"products":{},"entitlements":[],"environment":"production","cl\#
  ock":{"kind":"system"},"webhooks":[],"stores":{"custom":[]},"createdAt":"{{any}}","counts":{\#
  "devices":0,"users":0,"customers":0,"purchases":0,"unclaimed":0,"events":0}}}}}]},{"name":"p\#
  roject.list","summary":"Lists the projects, sorted by id in byte order.","x-role":"read","x-\#
  since":1,"paramStructure":"either","params":[{"name":"project","required":false,"summary":"H\#
  as no effect, but must exist: a client can send it with every call.","schema":{"$ref":"#/com\#
  ponents/schemas/ProjectId","default":"default"}}],"result":{"name":"result","schema":{"type"\#
  :"object","properties":{"projects":{"type":"array","items":{"$ref":"#/components/schemas/Pro\#
  jectSummary"}}},"required":["projects"]}},"errors":[{"code":-32602,"message":"A parameter is\#
   missing, unknown, of a wrong type or out of range, or two parameters exclude each other. `f\#
  ield` points to it; `nearest` lists similar names.","data":{"kind":"invalidParams","retryabl\#
  e":false}},{"code":1000,"message":"The caller's role is lower than the role that the method \#
  needs. `uid` and `role` are the caller's (`none` without a role), and `needs` is the method'\#
  s role.","data":{"kind":"permissionDenied","retryable":false}},{"code":1200,"message":"The d\#
  aemon has no such project.","data":{"kind":"unknownProject","retryable":false}},{"code":1405\#
  ,"message":"The shared database could not be reached, or did not answer in time; other store\#
  s have no such error. With `outcome` `notApplied`, nothing changed. With `unknown`, the chan\#
  ge may or may not be stored.","data":{"kind":"storageUnavailable","retryable":true}}],"examp\#
  les":[{"name":"one project","params":[],"result":{"name":"result","value":{"projects":[{"id"\#
  :"default","preset":"qonversion","createdAt":"{{any}}","counts":{"devices":0,"users":0,"cust\#
  omers":0,"purchases":0,"unclaimed":0,"events":0}}]}}}]},{"name":"project.stores","summary":"\#
  Returns how a project verifies and reads what stores send, with Stripe's secrets.","x-role":\#
  "admin","x-since":1,"paramStructure":"either","params":[{"name":"project","required":false,"\#
  summary":"Id of the project.","schema":{"$ref":"#/components/schemas/ProjectId","default":"d\#
  efault"}}],"result":{"name":"result","schema":{"type":"object","properties":{"stores":{"$ref\#
  ":"#/components/schemas/Stores"}},"required":["stores"]}},"errors":[{"code":-32602,"message"\#
  :"A parameter is missing, unknown, of a wrong type or out of range, or two parameters exclud\#
  e each other. `field` points to it; `nearest` lists similar names.","data":{"kind":"invalidP\#
  arams","retryable":false}},{"code":1000,"message":"The caller's role is lower than the role \#
  that the method needs. `uid` and `role` are the caller's (`none` without a role), and `needs\#
  ` is the method's role.","data":{"kind":"permissionDenied","retryable":false}},{"code":1200,\#
  "message":"The daemon has no such project.","data":{"kind":"unknownProject","retryable":fals\#
  e}},{"code":1405,"message":"The shared database could not be reached, or did not answer in t\#
  ime; other stores have no such error. With `outcome` `notApplied`, nothing changed. With `un\#
  known`, the change may or may not be stored.","data":{"kind":"storageUnavailable","retryable\#
  ":true}}],"examples":[{"name":"settings of three stores","x-given":[{"method":"project.defin\#
  e","params":{"stores":{"appStore":{"apps":[{"bundleId":"com.example","appAppleId":1234}]},"p\#
  layStore":{"packages":["com.example"]},"stripe":{"secret":"whsec_test","userFrom":["client_r\#
  eference_id","metadata.userId"],"grace":"P7D"},"custom":["Zeta"]}}}],"params":[],"result":{"\#
  name":"result","value":{"stores":{"appStore":{"apps":[{"bundleId":"com.example","appAppleId"\#
  :1234}],"environments":["Production","Sandbox"],"roots":[]},"playStore":{"packages":["com.ex\#
  ample"]},"stripe":{"secret":"whsec_test","oldSecret":null,"product":"product","userFrom":["c\#
  lient_reference_id","metadata.userId"],"grace":"P7D"},"custom":["Zeta"]}}}}]},{"name":"proje\#
  ct.webhooks","summary":"Returns the webhooks of a project with their secrets.","x-role":"adm\#
  in","x-since":1,"paramStructure":"either","params":[{"name":"project","required":false,"summ\#
  ary":"Id of the project.","schema":{"$ref":"#/components/schemas/ProjectId","default":"defau\#
  lt"}}],"result":{"name":"result","schema":{"type":"object","properties":{"webhooks":{"type":\#
  "array","items":{"$ref":"#/components/schemas/Webhook"}}},"required":["webhooks"]}},"errors"\#
  :[{"code":-32602,"message":"A parameter is missing, unknown, of a wrong type or out of range\#
  , or two parameters exclude each other. `field` points to it; `nearest` lists similar names.\#
  ","data":{"kind":"invalidParams","retryable":false}},{"code":1000,"message":"The caller's ro\#
  le is lower than the role that the method needs. `uid` and `role` are the caller's (`none` w\#
  ithout a role), and `needs` is the method's role.","data":{"kind":"permissionDenied","retrya\#
  ble":false}},{"code":1200,"message":"The daemon has no such project.","data":{"kind":"unknow\#
  nProject","retryable":false}},{"code":1405,"message":"The shared database could not be reach\#
  ed, or did not answer in time; other stores have no such error. With `outcome` `notApplied`,\#
   nothing changed. With `unknown`, the change may or may not be stored.","data":{"kind":"stor\#
  ageUnavailable","retryable":true}}],"examples":[{"name":"a webhook that was defined after th\#
  e first event","x-given":[{"method":"install","params":{"device":"iphone"}},{"method":"proje\#
  ct.define","params":{"webhooks":[{"url":"http://127.0.0.1:8080/","secret":"sesame"}]}}],"par\#
  ams":[],"result":{"name":"result","value":{"webhooks":[{"url":"http://127.0.0.1:8080/","secr\#
  et":"sesame","oldSecret":null,"authorization":null,"format":"entitled","paused":false,"consu\#
  mer":"webhook-1","cursor":"1"}]}}}]},{"name":"purchase","summary":"Records a store transacti\#
  on, and sets the holders of a new purchase.","x-role":"write","x-since":1,"paramStructure":"\#
  either","params":[{"name":"device","required":false,"summary":"Id of the device on which the\#
   customer bought.","schema":{"$ref":"#/components/schemas/DeviceId"}},{"name":"userId","requ\#
  ired":false,"summary":"Id of the buyer, instead of `device`. The daemon creates an unknown u\#
  ser, so that no payment is lost.","schema":{"$ref":"#/components/schemas/UserId"}},{"name":"\#
  product","required":true,"summary":"Id of the product. The daemon also records a product tha\#
  t the catalogue does not have.","schema":{"$ref":"#/components/schemas/ProductId"}},{"name":\#
  "store","required":true,"summary":"Store that took the payment: appStore, macAppStore, playS\#
  tore, amazon, huawei, samsung, roku, microsoft, paddle, stripe, web, or one of the project's\#
   `stores.custom`.","schema":{"$ref":"#/components/schemas/Store"}},{"name":"transactionId","\#
  required":true,"summary":"The store's id of this transaction.","schema":{"$ref":"#/component\#
  s/schemas/TransactionId"}},{"name":"originalTransactionId","required":false,"summary":"Id of\#
   the first transaction of the same purchase. Default: `transactionId`.","schema":{"$ref":"#/\#
  components/schemas/TransactionId"}},{"name":"kind","required":false,"summary":"Kind of the p\#
  roduct. It overrides the kind in the catalogue.","schema":{"$ref":"#/components/schemas/Prod\#
  uctKind"}},{"name":"purchasedAt","required":false,"summary":"Purchase time, RFC 3339. Defaul\#
  t: `asOf`, or now.","schema":{"$ref":"#/components/schemas/Moment"}},{"name":"expiresAt","re\#
  quired":false,"summary":"Last millisecond of the paid period, RFC 3339. Default: no end.","s\#
  chema":{"$ref":"#/components/schemas/Moment"}},{"name":"periodType","required":false,"summar\#
  y":"Price of the period: full (normal), a trial, or introductory (intro).","schema":{"$ref":\#
  "#/components/schemas/PeriodType","default":"normal"}},{"name":"environment","required":fals\#
  e,"summary":"Environment of the store: production, or sandbox for test purchases.","schema":\#
  {"$ref":"#/components/schemas/PurchaseEnvironment","default":"production"}},{"name":"isFamil\#
  yShared","required":false,"summary":"Whether a family member bought it and shares it.","sche\#
  ma":{"type":"boolean","default":false}},{"name":"price","required":false,"summary":"Price th\#
  at the customer paid: a decimal number in a string, for example \"9.99\".","schema":{"$ref":\#
  "#/components/schemas/Price"}},{"name":"currency","required":false,"summary":"Currency of th\#
  e price: an ISO 4217 code, for example EUR.","schema":{"$ref":"#/components/schemas/Currency\#
  "}},{"name":"country","required":false,"summary":"Country of the purchase: an ISO 3166 code,\#
   for example DE.","schema":{"$ref":"#/components/schemas/Country"}},{"name":"offerCode","req\#
  uired":false,"summary":"Offer code that the customer redeemed.","schema":{"type":"string","m\#
  inLength":1,"maxLength":255}},{"name":"attributes","required":false,"summary":"Up to 20 stri\#
  ngs of your own, which the events of this purchase repeat.","schema":{"$ref":"#/components/s\#
  chemas/Attributes"}},{"name":"asOf","required":false,"summary":"Time at which the store made\#
   this statement, RFC 3339. Without it, this is a statement of the caller, made now.","schema\#
  ":{"$ref":"#/components/schemas/Moment"}},{"name":"replaces","required":false,"summary":"Pur\#
  chase of the same store that this one takes over: its `originalTransactionId`, or one of its\#
   keys. Google calls it linkedPurchaseToken.","schema":{"$ref":"#/components/schemas/Transact\#
  ionId"}},{"name":"keys","required":false,"summary":"Up to ten further names of the purchase,\#
   for example a Google order id. Each finds it wherever `originalTransactionId` is a param. I\#
  f the daemon does not know `originalTransactionId`, the first key that names a purchase does\#
  .","schema":{"type":"array","items":{"$ref":"#/components/schemas/TransactionId"},"maxItems"\#
  :10}},{"name":"accountToken","required":false,"summary":"Account token of the purchase. When\#
   the call names a user or a device, it is registered for that user.","schema":{"$ref":"#/com\#
  ponents/schemas/AccountToken"}},{"name":"project","required":false,"summary":"Id of the proj\#
  ect.","schema":{"$ref":"#/components/schemas/ProjectId","default":"default"}},{"name":"dryRu\#
  n","required":false,"summary":"Computes the result and the events without changing anything.\#
  ","schema":{"type":"boolean","default":false}},{"name":"idempotencyKey","required":false,"su\#
  mmary":"Makes a retry safe: the same key with the same params returns the stored result.","s\#
  chema":{"$ref":"#/components/schemas/IdempotencyKey"}}],"result":{"name":"result","schema":{\#
  "type":"object","properties":{"purchase":{"$ref":"#/components/schemas/Purchase"},"created":\#
  {"description":"True when the purchase is new.","type":"boolean"},"outcome":{"description":"\#
  recorded: a new purchase. received: the buyer did not hold the purchase, and holds it now. c\#
  laimed: the purchase had no holder before; now the buyer holds it. planChanged: a new transa\#
  ction with another product. renewed: any other new transaction. updated: a fact with `asOf` \#
  changed a known transaction. stale: the daemon had newer information about every field that \#
  differs. unchanged: no field differs, the transaction is known and the call has no `asOf`, o\#
  r the transaction is new and older than the latest.","type":"string","enum":["recorded","ren\#
  ewed","planChanged","received","claimed","updated","stale","unchanged"]},"stale":{"descripti\#
  on":"The params that lost against newer information; absent when there are none.","type":"ar\#
  ray","items":{"type":"string"}},"entitlements":{"$ref":"#/components/schemas/Entitlements","\#
  description":"The buyer's entitlements after the call. Without `device` and `userId`: those \#
  of the holder, or none if the purchase has no holder."},"warnings":{"description":"Absent wh\#
  en there are no warnings.","type":"array","items":{"$ref":"#/components/schemas/Warning"}},"\#
  dryRun":{"description":"True in a dry run; otherwise absent.","type":"boolean"},"events":{"d\#
  escription":"The events that the call would emit. Only in a dry run.","type":"array","items"\#
  :{"$ref":"#/components/schemas/Event"}},"replayed":{"description":"True when this is the sto\#
  red result of an idempotency key; otherwise absent.","type":"boolean"}},"required":["purchas\#
  e","created","outcome","entitlements"]}},"errors":[{"code":-32602,"message":"A parameter is \#
  missing, unknown, of a wrong type or out of range, or two parameters exclude each other. `fi\#
  eld` points to it; `nearest` lists similar names.","data":{"kind":"invalidParams","retryable\#
  ":false}},{"code":1000,"message":"The caller's role is lower than the role that the method n\#
  eeds. `uid` and `role` are the caller's (`none` without a role), and `needs` is the method's\#
   role.","data":{"kind":"permissionDenied","retryable":false}},{"code":1100,"message":"The pr\#
  oject has no such device.","data":{"kind":"unknownDevice","retryable":false}},{"code":1102,"\#
  message":"No user may have this id: it is empty, or in the project's `blockedUserIds`.","dat\#
  a":{"kind":"blockedUserId","retryable":false}},{"code":1103,"message":"The id has more Unico\#
  de scalars than the project's `userIdLengthMax`.","data":{"kind":"userIdTooLong","retryable"\#
  :false}},{"code":1104,"message":"The id begins with the project's anonymous prefix, or it is\#
   the id of an anonymous user or a customerId. In `user.import`: the id belongs to another cu\#
  stomer, or no daemon makes such an anonymous id or customerId.","data":{"kind":"reservedUser\#
  Id","retryable":false}},{"code":1200,"message":"The daemon has no such project.","data":{"ki\#
  nd":"unknownProject","retryable":false}},{"code":1202,"message":"Another user holds the purc\#
  hase, and a rule of the project keeps it there. `holder` and `rule` name them. In `user.impo\#
  rt` there is no `rule`: the import does not name the holder. Nothing changes.","data":{"kind\#
  ":"purchaseHeldByAnother","retryable":false}},{"code":1300,"message":"A call of the same met\#
  hod used this key with other params in the last 24 hours.","data":{"kind":"idempotencyConfli\#
  ct","retryable":false}},{"code":1400,"message":"The disk has no room for the write. Nothing \#
  changes, and reading still works.","data":{"kind":"storageFull","retryable":true}},{"code":1\#
  401,"message":"The write may not be on the disk: the daemon stops, and its next start shows \#
  what is stored. Or the daemon cannot read a record that the request needs: then it keeps run\#
  ning.","data":{"kind":"storageFailed","retryable":false}},{"code":1405,"message":"The shared\#
   database could not be reached, or did not answer in time; other stores have no such error. \#
  With `outcome` `notApplied`, nothing changed. With `unknown`, the change may or may not be s\#
  tored.","data":{"kind":"storageUnavailable","retryable":true}}],"examples":[{"name":"a subsc\#
  ription","x-given":[{"method":"project.define","params":{"products":{"monthly":{"kind":"subs\#
  cription","entitlements":["premium"]}},"clock":{"manual":"2026-01-01T00:00:00.000Z"}}},{"met\#
  hod":"install","params":{"device":"iphone"}}],"params":[{"name":"device","value":"iphone"},{\#
  "name":"product","value":"monthly"},{"name":"store","value":"appStore"},{"name":"transaction\#
  Id","value":"1000"},{"name":"expiresAt","value":"2026-02-01T00:00:00.000Z"}],"result":{"name\#
  ":"result","value":{"purchase":{"store":"appStore","originalTransactionId":"1000","transacti\#
  onId":"1000","product":"monthly","kind":"subscription","state":"active","holders":["{{anonym\#
  ous}}"],"device":"iphone","storeAccount":null,"purchasedAt":"2026-01-01T00:00:00.000Z","firs\#
  tPurchasedAt":"2026-01-01T00:00:00.000Z","expiresAt":"2026-02-01T00:00:00.000Z","trialStarte\#
  dAt":null,"periodType":"normal","environment":"production","isFamilyShared":false,"price":nu\#
  ll,"currency":null,"country":null,"offerCode":null,"autoRenew":true,"autoRenewDisabledAt":nu\#
  ll,"gracePeriodExpiresAt":null,"billingRetry":false,"pausedUntil":null,"refundedAt":null,"re\#
  vokedAt":null,"endedAt":null,"paused":false,"renewsAs":null,"endReason":null,"billingIssueAt\#
  ":null,"replaces":null,"replacedBy":null,"replacedAt":null,"keys":[],"renewsCount":0,"accoun\#
  tToken":null,"transactions":[{"transactionId":"1000","product":"monthly","periodType":"norma\#
  l","purchasedAt":"2026-01-01T00:00:00.000Z","expiresAt":"2026-02-01T00:00:00.000Z","asOf":"2\#
  026-01-01T00:00:00.000Z"}]},"created":true,"outcome":"recorded","entitlements":{"premium":{"\#
  id":"premium","active":true,"state":"active","productId":"monthly","source":"appStore","rene\#
  wState":"willRenew","grantType":"purchase","periodType":"normal","startedAt":"2026-01-01T00:\#
  00:00.000Z","expiresAt":"2026-02-01T00:00:00.000Z","gracePeriodExpiresAt":null,"firstPurchas\#
  edAt":"2026-01-01T00:00:00.000Z","lastPurchasedAt":"2026-01-01T00:00:00.000Z","trialStartedA\#
  t":null,"autoRenewDisabledAt":null,"renewsCount":0,"environment":"production","store":"appSt\#
  ore","transactionId":"1000","originalTransactionId":"1000"}}}}},{"name":"the same transactio\#
  n again","x-given":[{"method":"project.define","params":{"products":{"monthly":{"kind":"subs\#
  cription","entitlements":["premium"]}},"clock":{"manual":"2026-01-01T00:00:00.000Z"}}},{"met\#
  hod":"install","params":{"device":"iphone"}},{"method":"purchase","params":{"device":"iphone\#
  ","product":"monthly","store":"appStore","transactionId":"1000","expiresAt":"2026-02-01T00:0\#
  0:00.000Z"}}],"params":[{"name":"device","value":"iphone"},{"name":"product","value":"monthl\#
  y"},{"name":"store","value":"appStore"},{"name":"transactionId","value":"1000"},{"name":"exp\#
  iresAt","value":"2026-02-01T00:00:00.000Z"}],"result":{"name":"result","value":{"purchase":{\#
  "store":"appStore","originalTransactionId":"1000","transactionId":"1000","product":"monthly"\#
  ,"kind":"subscription","state":"active","holders":["{{anonymous}}"],"device":"iphone","store\#
  Account":null,"purchasedAt":"2026-01-01T00:00:00.000Z","firstPurchasedAt":"2026-01-01T00:00:\#
  00.000Z","expiresAt":"2026-02-01T00:00:00.000Z","trialStartedAt":null,"periodType":"normal",\#
  "environment":"production","isFamilyShared":false,"price":null,"currency":null,"country":nul\#
  l,"offerCode":null,"autoRenew":true,"autoRenewDisabledAt":null,"gracePeriodExpiresAt":null,"\#
  billingRetry":false,"pausedUntil":null,"refundedAt":null,"revokedAt":null,"endedAt":null,"pa\#
  used":false,"renewsAs":null,"endReason":null,"billingIssueAt":null,"replaces":null,"replaced\#
  By":null,"replacedAt":null,"keys":[],"renewsCount":0,"accountToken":null,"transactions":[{"t\#
  ransactionId":"1000","product":"monthly","periodType":"normal","purchasedAt":"2026-01-01T00:\#
  00:00.000Z","expiresAt":"2026-02-01T00:00:00.000Z","asOf":"2026-01-01T00:00:00.000Z"}]},"cre\#
  ated":false,"outcome":"unchanged","entitlements":{"premium":{"id":"premium","active":true,"s\#
  tate":"active","productId":"monthly","source":"appStore","renewState":"willRenew","grantType\#
  ":"purchase","periodType":"normal","startedAt":"2026-01-01T00:00:00.000Z","expiresAt":"2026-\#
  02-01T00:00:00.000Z","gracePeriodExpiresAt":null,"firstPurchasedAt":"2026-01-01T00:00:00.000\#
  Z","lastPurchasedAt":"2026-01-01T00:00:00.000Z","trialStartedAt":null,"autoRenewDisabledAt":\#
  null,"renewsCount":0,"environment":"production","store":"appStore","transactionId":"1000","o\#
  riginalTransactionId":"1000"}}}}},{"name":"by a user who is logged in","x-given":[{"method":\#
  "project.define","params":{"products":{"monthly":{"kind":"subscription","entitlements":["pre\#
  mium"]}},"clock":{"manual":"2026-01-01T00:00:00.000Z"}}},{"method":"install","params":{"devi\#
  ce":"iphone"}},{"method":"identify","params":{"device":"iphone","userId":"user_id_1"}}],"par\#
  ams":[{"name":"device","value":"iphone"},{"name":"product","value":"monthly"},{"name":"store\#
  ","value":"appStore"},{"name":"transactionId","value":"1000"},{"name":"expiresAt","value":"2\#
  026-02-01T00:00:00.000Z"}],"result":{"name":"result","value":{"purchase":{"store":"appStore"\#
  ,"originalTransactionId":"1000","transactionId":"1000","product":"monthly","kind":"subscript\#
  ion","state":"active","holders":["{{anonymous}}","user_id_1"],"device":"iphone","storeAccoun\#
  t":null,"purchasedAt":"2026-01-01T00:00:00.000Z","firstPurchasedAt":"2026-01-01T00:00:00.000\#
  Z","expiresAt":"2026-02-01T00:00:00.000Z","trialStartedAt":null,"periodType":"normal","envir\#
  onment":"production","isFamilyShared":false,"price":null,"currency":null,"country":null,"off\#
  erCode":null,"autoRenew":true,"autoRenewDisabledAt":null,"gracePeriodExpiresAt":null,"billin\#
  gRetry":false,"pausedUntil":null,"refundedAt":null,"revokedAt":null,"endedAt":null,"paused":\#
  false,"renewsAs":null,"endReason":null,"billingIssueAt":null,"replaces":null,"replacedBy":nu\#
  ll,"replacedAt":null,"keys":[],"renewsCount":0,"accountToken":null,"transactions":[{"transac\#
  tionId":"1000","product":"monthly","periodType":"normal","purchasedAt":"2026-01-01T00:00:00.\#
  000Z","expiresAt":"2026-02-01T00:00:00.000Z","asOf":"2026-01-01T00:00:00.000Z"}]},"created":\#
  true,"outcome":"recorded","entitlements":{"premium":{"id":"premium","active":true,"state":"a\#
  ctive","productId":"monthly","source":"appStore","renewState":"willRenew","grantType":"purch\#
  ase","periodType":"normal","startedAt":"2026-01-01T00:00:00.000Z","expiresAt":"2026-02-01T00\#
  :00:00.000Z","gracePeriodExpiresAt":null,"firstPurchasedAt":"2026-01-01T00:00:00.000Z","last\#
  PurchasedAt":"2026-01-01T00:00:00.000Z","trialStartedAt":null,"autoRenewDisabledAt":null,"re\#
  newsCount":0,"environment":"production","store":"appStore","transactionId":"1000","originalT\#
  ransactionId":"1000"}}}}},{"name":"a renewal","x-given":[{"method":"project.define","params"\#
  :{"products":{"monthly":{"kind":"subscription","entitlements":["premium"]}},"clock":{"manual\#
  ":"2026-01-01T00:00:00.000Z"}}},{"method":"install","params":{"device":"iphone"}},{"method":\#
  "purchase","params":{"device":"iphone","product":"monthly","store":"appStore","transactionId\#
  ":"1000","purchasedAt":"2025-11-15T00:00:00.000Z","expiresAt":"2025-12-15T00:00:00.000Z"}}],\#
  "params":[{"name":"device","value":"iphone"},{"name":"product","value":"monthly"},{"name":"s\#
  tore","value":"appStore"},{"name":"transactionId","value":"1001"},{"name":"originalTransacti\#
  onId","value":"1000"},{"name":"purchasedAt","value":"2025-12-15T00:00:00.000Z"},{"name":"exp\#
  iresAt","value":"2026-01-15T00:00:00.000Z"}],"result":{"name":"result","value":{"purchase":{\#
  "store":"appStore","originalTransactionId":"1000","transactionId":"1001","product":"monthly"\#
  ,"kind":"subscription","state":"active","holders":["{{anonymous}}"],"device":"iphone","store\#
  Account":null,"purchasedAt":"2025-12-15T00:00:00.000Z","firstPurchasedAt":"2025-11-15T00:00:\#
  00.000Z","expiresAt":"2026-01-15T00:00:00.000Z","trialStartedAt":null,"periodType":"normal",\#
  "environment":"production","isFamilyShared":false,"price":null,"currency":null,"country":nul\#
  l,"offerCode":null,"autoRenew":true,"autoRenewDisabledAt":null,"gracePeriodExpiresAt":null,"\#
  billingRetry":false,"pausedUntil":null,"refundedAt":null,"revokedAt":null,"endedAt":null,"pa\#
  used":false,"renewsAs":null,"endReason":null,"billingIssueAt":null,"replaces":null,"replaced\#
  By":null,"replacedAt":null,"keys":[],"renewsCount":1,"accountToken":null,"transactions":[{"t\#
  ransactionId":"1000","product":"monthly","periodType":"normal","purchasedAt":"2025-11-15T00:\#
  00:00.000Z","expiresAt":"2025-12-15T00:00:00.000Z","asOf":"2025-11-15T00:00:00.000Z"},{"tran\#
  sactionId":"1001","product":"monthly","periodType":"normal","purchasedAt":"2025-12-15T00:00:\#
  00.000Z","expiresAt":"2026-01-15T00:00:00.000Z","asOf":"2025-12-15T00:00:00.000Z"}]},"create\#
  d":false,"outcome":"renewed","entitlements":{"premium":{"id":"premium","active":true,"state"\#
  :"active","productId":"monthly","source":"appStore","renewState":"willRenew","grantType":"pu\#
  rchase","periodType":"normal","startedAt":"2025-11-15T00:00:00.000Z","expiresAt":"2026-01-15\#
  T00:00:00.000Z","gracePeriodExpiresAt":null,"firstPurchasedAt":"2025-11-15T00:00:00.000Z","l\#
  astPurchasedAt":"2025-12-15T00:00:00.000Z","trialStartedAt":null,"autoRenewDisabledAt":null,\#
  "renewsCount":1,"environment":"production","store":"appStore","transactionId":"1001","origin\#
  alTransactionId":"1000"}}}}},{"name":"a product that the catalogue does not know","x-given":\#
  [{"method":"project.define","params":{"products":{"monthly":{"kind":"subscription","entitlem\#
  ents":["premium"]}},"clock":{"manual":"2026-01-01T00:00:00.000Z"}}}],"params":[{"name":"user\#
  Id","value":"user_id_1"},{"name":"product","value":"montly"},{"name":"store","value":"stripe\#
  "},{"name":"transactionId","value":"pi_1"}],"result":{"name":"result","value":{"purchase":{"\#
  store":"stripe","originalTransactionId":"pi_1","transactionId":"pi_1","product":"montly","ki\#
  nd":"nonConsumable","state":"active","holders":["user_id_1"],"device":null,"storeAccount":nu\#
  ll,"purchasedAt":"2026-01-01T00:00:00.000Z","firstPurchasedAt":"2026-01-01T00:00:00.000Z","e\#
  xpiresAt":null,"trialStartedAt":null,"periodType":"normal","environment":"production","isFam\#
  ilyShared":false,"price":null,"currency":null,"country":null,"offerCode":null,"autoRenew":fa\#
  lse,"autoRenewDisabledAt":null,"gracePeriodExpiresAt":null,"billingRetry":false,"pausedUntil\#
  ":null,"refundedAt":null,"revokedAt":null,"endedAt":null,"paused":false,"renewsAs":null,"end\#
  Reason":null,"billingIssueAt":null,"replaces":null,"replacedBy":null,"replacedAt":null,"keys\#
  ":[],"renewsCount":0,"accountToken":null,"transactions":[{"transactionId":"pi_1","product":"\#
  montly","periodType":"normal","purchasedAt":"2026-01-01T00:00:00.000Z","expiresAt":null,"asO\#
  f":"2026-01-01T00:00:00.000Z"}]},"created":true,"outcome":"recorded","entitlements":{},"warn\#
  ings":[{"kind":"unknownProduct","message":"{{any}}","nearest":["monthly"]}]}}}]},{"name":"pu\#
  rchase.update","summary":"Updates a purchase, for example after a refund. Omitted params kee\#
  p their value.","x-role":"write","x-since":1,"paramStructure":"either","params":[{"name":"st\#
  ore","required":true,"summary":"Store that took the payment.","schema":{"$ref":"#/components\#
  /schemas/Store"}},{"name":"originalTransactionId","required":true,"summary":"Id of the first\#
   transaction of the purchase.","schema":{"$ref":"#/components/schemas/TransactionId"}},{"nam\#
  e":"expiresAt","required":false,"summary":"New last millisecond of the paid period, RFC 3339\#
  ; null: no end.","schema":{"$ref":"#/components/schemas/NullableMoment"}},{"name":"autoRenew\#
  ","required":false,"summary":"Whether the subscription renews automatically; null: true for \#
  a subscription, else false.","schema":{"type":["boolean","null"]}},{"name":"gracePeriodExpir\#
  esAt","required":false,"summary":"Last millisecond of the grace period, RFC 3339; null: no g\#
  race period.","schema":{"$ref":"#/components/schemas/NullableMoment"}},{"name":"billingRetry\#
  ","required":false,"summary":"Whether the store retries a failed payment; null: false.","sch\#
  ema":{"type":["boolean","null"]}},{"name":"pausedUntil","required":false,"summary":"Time at \#
  which the pause ends, RFC 3339; null: no pause.","schema":{"$ref":"#/components/schemas/Null\#
  ableMoment"}},{"name":"refundedAt","required":false,"summary":"Time of the refund, RFC 3339;\#
   null: no refund.","schema":{"$ref":"#/components/schemas/NullableMoment"}},{"name":"revoked\#
  At","required":false,"summary":"Time at which the store withdrew access, RFC 3339, for examp\#
  le when family sharing ends; null: not withdrawn.","schema":{"$ref":"#/components/schemas/Nu\#
  llableMoment"}},{"name":"product","required":false,"summary":"Id of the product from now on:\#
   a change of plan.","schema":{"$ref":"#/components/schemas/ProductId"}},{"name":"transaction\#
  Id","required":false,"summary":"Transaction that the statement is about. Required with `asOf\#
  `. Default: the latest; for a refund or a revocation, the latest that was bought at or befor\#
  e its moment.","schema":{"$ref":"#/components/schemas/TransactionId"}},{"name":"asOf","requi\#
  red":false,"summary":"Time at which the store made this statement, RFC 3339. Without it, thi\#
  s is a statement of the caller, made now.","schema":{"$ref":"#/components/schemas/Moment"}},\#
  {"name":"endedAt","required":false,"summary":"Time at which access ended before the end of t\#
  he period, RFC 3339. Null clears it.","schema":{"$ref":"#/components/schemas/NullableMoment"\#
  }},{"name":"paused","required":false,"summary":"Whether the subscription is paused, with or \#
  without a known end.","schema":{"type":["boolean","null"]}},{"name":"renewsAs","required":fa\#
  lse,"summary":"Product of the next period. It gives no access. Null: the same product.","sch\#
  ema":{"type":["string","null"],"minLength":1,"maxLength":255}},{"name":"endReason","required\#
  ":false,"summary":"Why the purchase ended, or will end. Null clears it.","schema":{"$ref":"#\#
  /components/schemas/EndReason"}},{"name":"project","required":false,"summary":"Id of the pro\#
  ject.","schema":{"$ref":"#/components/schemas/ProjectId","default":"default"}},{"name":"dryR\#
  un","required":false,"summary":"Computes the result and the events without changing anything\#
  .","schema":{"type":"boolean","default":false}},{"name":"idempotencyKey","required":false,"s\#
  ummary":"Makes a retry safe: the same key with the same params returns the stored result.","\#
  schema":{"$ref":"#/components/schemas/IdempotencyKey"}}],"result":{"name":"result","schema":\#
  {"type":"object","properties":{"purchase":{"$ref":"#/components/schemas/Purchase"},"outcome"\#
  :{"description":"applied: a field changed. stale: the daemon had newer information about eve\#
  ry field that differs. unchanged: no field differs.","type":"string","enum":["applied","stal\#
  e","unchanged"]},"stale":{"description":"The params that lost against newer information; abs\#
  ent when there are none.","type":"array","items":{"type":"string"}},"warnings":{"description\#
  ":"Absent when there are no warnings.","type":"array","items":{"$ref":"#/components/schemas/\#
  Warning"}},"dryRun":{"description":"True in a dry run; otherwise absent.","type":"boolean"},\#
  "events":{"description":"The events that the call would emit. Only in a dry run.","type":"ar\#
  ray","items":{"$ref":"#/components/schemas/Event"}},"replayed":{"description":"True when thi\#
  s is the stored result of an idempotency key; otherwise absent.","type":"boolean"}},"require\#
  d":["purchase","outcome"]}},"errors":[{"code":-32602,"message":"A parameter is missing, unkn\#
  own, of a wrong type or out of range, or two parameters exclude each other. `field` points t\#
  o it; `nearest` lists similar names.","data":{"kind":"invalidParams","retryable":false}},{"c\#
  ode":1000,"message":"The caller's role is lower than the role that the method needs. `uid` a\#
  nd `role` are the caller's (`none` without a role), and `needs` is the method's role.","data\#
  ":{"kind":"permissionDenied","retryable":false}},{"code":1200,"message":"The daemon has no s\#
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
  yable":true}}],"examples":[{"name":"auto-renew turned off","x-given":[{"method":"project.def\#
  ine","params":{"products":{"monthly":{"kind":"subscription","entitlements":["premium"]}},"cl\#
  ock":{"manual":"2026-01-01T00:00:00.000Z"}}},{"method":"install","params":{"device":"iphone"\#
  }},{"method":"purchase","params":{"device":"iphone","product":"monthly","store":"appStore","\#
  transactionId":"1000","expiresAt":"2026-02-01T00:00:00.000Z"}}],"params":[{"name":"store","v\#
  alue":"appStore"},{"name":"originalTransactionId","value":"1000"},{"name":"autoRenew","value\#
  ":false}],"result":{"name":"result","value":{"purchase":{"store":"appStore","originalTransac\#
  tionId":"1000","transactionId":"1000","product":"monthly","kind":"subscription","state":"act\#
  ive","holders":["{{anonymous}}"],"device":"iphone","storeAccount":null,"purchasedAt":"2026-0\#
  1-01T00:00:00.000Z","firstPurchasedAt":"2026-01-01T00:00:00.000Z","expiresAt":"2026-02-01T00\#
  :00:00.000Z","trialStartedAt":null,"periodType":"normal","environment":"production","isFamil\#
  yShared":false,"price":null,"currency":null,"country":null,"offerCode":null,"autoRenew":fals\#
  e,"autoRenewDisabledAt":"2026-01-01T00:00:00.000Z","gracePeriodExpiresAt":null,"billingRetry\#
  ":false,"pausedUntil":null,"refundedAt":null,"revokedAt":null,"endedAt":null,"paused":false,\#
  "renewsAs":null,"endReason":null,"billingIssueAt":null,"replaces":null,"replacedBy":null,"re\#
  placedAt":null,"keys":[],"renewsCount":0,"accountToken":null,"transactions":[{"transactionId\#
  ":"1000","product":"monthly","periodType":"normal","purchasedAt":"2026-01-01T00:00:00.000Z",\#
  "expiresAt":"2026-02-01T00:00:00.000Z","autoRenew":false,"autoRenewDisabledAt":"2026-01-01T0\#
  0:00:00.000Z","asOf":"2026-01-01T00:00:00.000Z"}]},"outcome":"applied"}}},{"name":"a refund"\#
  ,"x-given":[{"method":"project.define","params":{"products":{"monthly":{"kind":"subscription\#
  ","entitlements":["premium"]}},"clock":{"manual":"2026-01-01T00:00:00.000Z"}}},{"method":"in\#
  stall","params":{"device":"iphone"}},{"method":"purchase","params":{"device":"iphone","produ\#
  ct":"monthly","store":"appStore","transactionId":"1000","expiresAt":"2026-02-01T00:00:00.000\#
  Z"}}],"params":[{"name":"store","value":"appStore"},{"name":"originalTransactionId","value":\#
  "1000"},{"name":"refundedAt","value":"2026-01-01T00:00:00.000Z"}],"result":{"name":"result",\#
  "value":{"purchase":{"store":"appStore","originalTransactionId":"1000","transactionId":"1000\#
  ","product":"monthly","kind":"subscription","state":"refunded","holders":["{{anonymous}}"],"\#
  device":"iphone","storeAccount":null,"purchasedAt":"2026-01-01T00:00:00.000Z","firstPurchase\#
  dAt":"2026-01-01T00:00:00.000Z","expiresAt":"2026-02-01T00:00:00.000Z","trialStartedAt":null\#
  ,"periodType":"normal","environment":"production","isFamilyShared":false,"price":null,"curre\#
  ncy":null,"country":null,"offerCode":null,"autoRenew":true,"autoRenewDisabledAt":null,"grace\#
  PeriodExpiresAt":null,"billingRetry":false,"pausedUntil":null,"refundedAt":"2026-01-01T00:00\#
  :00.000Z","revokedAt":null,"endedAt":null,"paused":false,"renewsAs":null,"endReason":null,"b\#
  illingIssueAt":null,"replaces":null,"replacedBy":null,"replacedAt":null,"keys":[],"renewsCou\#
  nt":0,"accountToken":null,"transactions":[{"transactionId":"1000","product":"monthly","perio\#
  dType":"normal","purchasedAt":"2026-01-01T00:00:00.000Z","expiresAt":"2026-02-01T00:00:00.00\#
  0Z","refundedAt":"2026-01-01T00:00:00.000Z","asOf":"2026-01-01T00:00:00.000Z"}]},"outcome":"\#
  applied"}}},{"name":"a refund that was none","x-given":[{"method":"project.define","params":\#
  {"products":{"monthly":{"kind":"subscription","entitlements":["premium"]}},"clock":{"manual"\#
  :"2026-01-01T00:00:00.000Z"}}},{"method":"install","params":{"device":"iphone"}},{"method":"\#
  purchase","params":{"device":"iphone","product":"monthly","store":"appStore","transactionId"\#
  :"1000","expiresAt":"2026-02-01T00:00:00.000Z"}},{"method":"purchase.update","params":{"stor\#
  e":"appStore","originalTransactionId":"1000","refundedAt":"2026-01-01T00:00:00.000Z"}}],"par\#
  ams":[{"name":"store","value":"appStore"},{"name":"originalTransactionId","value":"1000"},{"\#
  name":"refundedAt","value":null}],"result":{"name":"result","value":{"purchase":{"store":"ap\#
  pStore","originalTransactionId":"1000","transactionId":"1000","product":"monthly","kind":"su\#
  bscription","state":"active","holders":["{{anonymous}}"],"device":"iphone","storeAccount":nu\#
  ll,"purchasedAt":"2026-01-01T00:00:00.000Z","firstPurchasedAt":"2026-01-01T00:00:00.000Z","e\#
  xpiresAt":"2026-02-01T00:00:00.000Z","trialStartedAt":null,"periodType":"normal","environmen\#
  t":"production","isFamilyShared":false,"price":null,"currency":null,"country":null,"offerCod\#
  e":null,"autoRenew":true,"autoRenewDisabledAt":null,"gracePeriodExpiresAt":null,"billingRetr\#
  y":false,"pausedUntil":null,"refundedAt":null,"revokedAt":null,"endedAt":null,"paused":false\#
  ,"renewsAs":null,"endReason":null,"billingIssueAt":null,"replaces":null,"replacedBy":null,"r\#
  eplacedAt":null,"keys":[],"renewsCount":0,"accountToken":null,"transactions":[{"transactionI\#
  d":"1000","product":"monthly","periodType":"normal","purchasedAt":"2026-01-01T00:00:00.000Z"\#
  ,"expiresAt":"2026-02-01T00:00:00.000Z","asOf":"2026-01-01T00:00:00.000Z"}]},"outcome":"appl\#
  ied"}}}]},{"name":"restore","summary":"Restores the purchases of a device's store account fo\#
  r its current user.","x-role":"write","x-since":1,"paramStructure":"either","params":[{"name\#
  ":"device","required":true,"summary":"Id of the device.","schema":{"$ref":"#/components/sche\#
  mas/DeviceId"}},{"name":"purchases","required":false,"summary":"Purchases to restore, from a\#
  ny store account; an empty list restores nothing. Default: every purchase of the device's st\#
  ore account.","schema":{"type":"array","items":{"$ref":"#/components/schemas/PurchaseRef"},"\#
  maxItems":1000}},{"name":"project","required":false,"summary":"Id of the project.","schema":\#
  {"$ref":"#/components/schemas/ProjectId","default":"default"}},{"name":"dryRun","required":f\#
  alse,"summary":"Computes the result and the events without changing anything.","schema":{"ty\#
  pe":"boolean","default":false}},{"name":"idempotencyKey","required":false,"summary":"Makes a\#
   retry safe: the same key with the same params returns the stored result.","schema":{"$ref":\#
  "#/components/schemas/IdempotencyKey"}}],"result":{"name":"result","schema":{"type":"object"\#
  ,"properties":{"user":{"$ref":"#/components/schemas/User"},"restored":{"description":"Purcha\#
  ses that the user holds now and did not hold before, with unclaimed ones that replace them. \#
  In the order of `store`, then `originalTransactionId`.","type":"array","items":{"$ref":"#/co\#
  mponents/schemas/Move"}},"transferred":{"description":"Those of `restored` that another user\#
   lost.","type":"array","items":{"$ref":"#/components/schemas/Move"}},"refused":{"description\#
  ":"Purchases that a rule refused to restore.","type":"array","items":{"$ref":"#/components/s\#
  chemas/Refusal"}},"entitlements":{"$ref":"#/components/schemas/Entitlements","description":"\#
  The user's entitlements after the call."},"warnings":{"description":"Absent when there are n\#
  o warnings.","type":"array","items":{"$ref":"#/components/schemas/Warning"}},"dryRun":{"desc\#
  ription":"True in a dry run; otherwise absent.","type":"boolean"},"events":{"description":"T\#
  he events that the call would emit. Only in a dry run.","type":"array","items":{"$ref":"#/co\#
  mponents/schemas/Event"}},"replayed":{"description":"True when this is the stored result of \#
  an idempotency key; otherwise absent.","type":"boolean"}},"required":["user","restored","tra\#
  nsferred","refused","entitlements"]}},"errors":[{"code":-32602,"message":"A parameter is mis\#
  sing, unknown, of a wrong type or out of range, or two parameters exclude each other. `field\#
  ` points to it; `nearest` lists similar names.","data":{"kind":"invalidParams","retryable":f\#
  alse}},{"code":1000,"message":"The caller's role is lower than the role that the method need\#
  s. `uid` and `role` are the caller's (`none` without a role), and `needs` is the method's ro\#
  le.","data":{"kind":"permissionDenied","retryable":false}},{"code":1100,"message":"The proje\#
  ct has no such device.","data":{"kind":"unknownDevice","retryable":false}},{"code":1200,"mes\#
  sage":"The daemon has no such project.","data":{"kind":"unknownProject","retryable":false}},\#
  {"code":1201,"message":"The project has no purchase with this store and originalTransactionI\#
  d, or the purchase has no such transaction. Nothing changes.","data":{"kind":"unknownPurchas\#
  e","retryable":false}},{"code":1300,"message":"A call of the same method used this key with \#
  other params in the last 24 hours.","data":{"kind":"idempotencyConflict","retryable":false}}\#
  ,{"code":1400,"message":"The disk has no room for the write. Nothing changes, and reading st\#
  ill works.","data":{"kind":"storageFull","retryable":true}},{"code":1401,"message":"The writ\#
  e may not be on the disk: the daemon stops, and its next start shows what is stored. Or the \#
  daemon cannot read a record that the request needs: then it keeps running.","data":{"kind":"\#
  storageFailed","retryable":false}},{"code":1405,"message":"The shared database could not be \#
  reached, or did not answer in time; other stores have no such error. With `outcome` `notAppl\#
  ied`, nothing changed. With `unknown`, the change may or may not be stored.","data":{"kind":\#
  "storageUnavailable","retryable":true}}],"examples":[{"name":"after a reinstall","x-given":[\#
  {"method":"project.define","params":{"products":{"monthly":{"kind":"subscription","entitleme\#
  nts":["premium"]}},"clock":{"manual":"2026-01-01T00:00:00.000Z"}}},{"method":"install","para\#
  ms":{"device":"iphone","storeAccount":"ann"}},{"method":"purchase","params":{"device":"iphon\#
  e","product":"monthly","store":"appStore","transactionId":"1000","expiresAt":"2026-02-01T00:\#
  00:00.000Z"}},{"method":"install","params":{"device":"ipad","storeAccount":"ann"}}],"params"\#
  :[{"name":"device","value":"ipad"}],"result":{"name":"result","value":{"user":{"id":"{{new}}\#
  ","anonymousId":"{{new}}","identityId":null,"customerId":"{{new}}","aliases":["{{new}}"],"de\#
  vice":"ipad","createdAt":"2026-01-01T00:00:00.000Z","environment":"production"},"restored":[\#
  {"store":"appStore","originalTransactionId":"1000","product":"monthly","kind":"subscription"\#
  ,"from":["{{any}}"],"to":"{{new}}","shared":true}],"transferred":[],"refused":[],"entitlemen\#
  ts":{"premium":{"id":"premium","active":true,"state":"active","productId":"monthly","source"\#
  :"appStore","renewState":"willRenew","grantType":"purchase","periodType":"normal","startedAt\#
  ":"2026-01-01T00:00:00.000Z","expiresAt":"2026-02-01T00:00:00.000Z","gracePeriodExpiresAt":n\#
  ull,"firstPurchasedAt":"2026-01-01T00:00:00.000Z","lastPurchasedAt":"2026-01-01T00:00:00.000\#
  Z","trialStartedAt":null,"autoRenewDisabledAt":null,"renewsCount":0,"environment":"productio\#
  n","store":"appStore","transactionId":"1000","originalTransactionId":"1000"}}}}},{"name":"no\#
  thing to restore","x-given":[{"method":"project.define","params":{"products":{"monthly":{"ki\#
  nd":"subscription","entitlements":["premium"]}},"clock":{"manual":"2026-01-01T00:00:00.000Z"\#
  }}},{"method":"install","params":{"device":"iphone"}}],"params":[{"name":"device","value":"i\#
  phone"}],"result":{"name":"result","value":{"user":{"id":"{{anonymous}}","anonymousId":"{{an\#
  onymous}}","identityId":null,"customerId":"{{anonymous}}","aliases":["{{anonymous}}"],"devic\#
  e":"iphone","createdAt":"2026-01-01T00:00:00.000Z","environment":"production"},"restored":[]\#
  ,"transferred":[],"refused":[],"entitlements":{}}}}]},{"name":"revoke","summary":"Ends a gra\#
  nt.","x-role":"write","x-since":1,"paramStructure":"either","params":[{"name":"device","requ\#
  ired":false,"summary":"Id of the device.","schema":{"$ref":"#/components/schemas/DeviceId"}}\#
  ,{"name":"userId","required":false,"summary":"Id of the user, instead of `device`.","schema"\#
  :{"$ref":"#/components/schemas/UserId"}},{"name":"entitlement","required":true,"summary":"Id\#
   of the entitlement that was granted.","schema":{"$ref":"#/components/schemas/EntitlementId"\#
  }},{"name":"project","required":false,"summary":"Id of the project.","schema":{"$ref":"#/com\#
  ponents/schemas/ProjectId","default":"default"}},{"name":"dryRun","required":false,"summary"\#
  :"Computes the result and the events without changing anything.","schema":{"type":"boolean",\#
  "default":false}},{"name":"idempotencyKey","required":false,"summary":"Makes a retry safe: t\#
  he same key with the same params returns the stored result.","schema":{"$ref":"#/components/\#
  schemas/IdempotencyKey"}}],"x-exactly-one":[["device"],["userId"]],"result":{"name":"result"\#
  ,"schema":{"type":"object","properties":{"entitlement":{"$ref":"#/components/schemas/Entitle\#
  ment","description":"The entitlement after the call. A purchase may still give it."},"dryRun\#
  ":{"description":"True in a dry run; otherwise absent.","type":"boolean"},"events":{"descrip\#
  tion":"The events that the call would emit. Only in a dry run.","type":"array","items":{"$re\#
  f":"#/components/schemas/Event"}},"replayed":{"description":"True when this is the stored re\#
  sult of an idempotency key; otherwise absent.","type":"boolean"}},"required":["entitlement"]\#
  }},"errors":[{"code":-32602,"message":"A parameter is missing, unknown, of a wrong type or o\#
  ut of range, or two parameters exclude each other. `field` points to it; `nearest` lists sim\#
  ilar names.","data":{"kind":"invalidParams","retryable":false}},{"code":1000,"message":"The \#
  caller's role is lower than the role that the method needs. `uid` and `role` are the caller'\#
  s (`none` without a role), and `needs` is the method's role.","data":{"kind":"permissionDeni\#
  ed","retryable":false}},{"code":1100,"message":"The project has no such device.","data":{"ki\#
  nd":"unknownDevice","retryable":false}},{"code":1101,"message":"The project has no such user\#
  .","data":{"kind":"unknownUser","retryable":false}},{"code":1102,"message":"No user may have\#
   this id: it is empty, or in the project's `blockedUserIds`.","data":{"kind":"blockedUserId"\#
  ,"retryable":false}},{"code":1103,"message":"The id has more Unicode scalars than the projec\#
  t's `userIdLengthMax`.","data":{"kind":"userIdTooLong","retryable":false}},{"code":1200,"mes\#
  sage":"The daemon has no such project.","data":{"kind":"unknownProject","retryable":false}},\#
  {"code":1204,"message":"The user has no active grant of this entitlement. For example, a pur\#
  chase gives it, or the grant has ended.","data":{"kind":"notAManualGrant","retryable":false}\#
  },{"code":1300,"message":"A call of the same method used this key with other params in the l\#
  ast 24 hours.","data":{"kind":"idempotencyConflict","retryable":false}},{"code":1400,"messag\#
  e":"The disk has no room for the write. Nothing changes, and reading still works.","data":{"\#
  kind":"storageFull","retryable":true}},{"code":1401,"message":"The write may not be on the d\#
  isk: the daemon stops, and its next start shows what is stored. Or the daemon cannot read a \#
  record that the request needs: then it keeps running.","data":{"kind":"storageFailed","retry\#
  able":false}},{"code":1405,"message":"The shared database could not be reached, or did not a\#
  nswer in time; other stores have no such error. With `outcome` `notApplied`, nothing changed\#
  . With `unknown`, the change may or may not be stored.","data":{"kind":"storageUnavailable",\#
  "retryable":true}}],"examples":[{"name":"a grant","x-given":[{"method":"project.define","par\#
  ams":{"products":{"monthly":{"kind":"subscription","entitlements":["premium"]}},"clock":{"ma\#
  nual":"2026-01-01T00:00:00.000Z"}}},{"method":"install","params":{"device":"iphone"}},{"meth\#
  od":"grant","params":{"device":"iphone","entitlement":"premium"}}],"params":[{"name":"device\#
  ","value":"iphone"},{"name":"entitlement","value":"premium"}],"result":{"name":"result","val\#
  ue":{"entitlement":{"id":"premium","active":false,"state":"revoked","productId":null,"source\#
  ":"manual","renewState":"nonRenewable","grantType":"manual","periodType":null,"startedAt":"2\#
  026-01-01T00:00:00.000Z","expiresAt":null,"gracePeriodExpiresAt":null,"firstPurchasedAt":nul\#
  l,"lastPurchasedAt":null,"trialStartedAt":null,"autoRenewDisabledAt":null,"renewsCount":0,"e\#
  nvironment":null,"store":null,"transactionId":null,"originalTransactionId":null}}}}]},{"name\#
  ":"rpc.discover","summary":"Returns this protocol as an OpenRPC document.","x-role":"read","\#
  x-since":1,"paramStructure":"either","params":[],"result":{"name":"result","schema":{"descri\#
  ption":"The OpenRPC document, with `x-role` on every method.","type":"object","properties":{\#
  "openrpc":{"type":"string"},"info":{"type":"object"},"methods":{"type":"array","items":{"typ\#
  e":"object"}},"components":{"type":"object"}},"required":["openrpc","info","methods","compon\#
  ents"]}},"errors":[{"code":-32602,"message":"A parameter is missing, unknown, of a wrong typ\#
  e or out of range, or two parameters exclude each other. `field` points to it; `nearest` lis\#
  ts similar names.","data":{"kind":"invalidParams","retryable":false}},{"code":1000,"message"\#
  :"The caller's role is lower than the role that the method needs. `uid` and `role` are the c\#
  aller's (`none` without a role), and `needs` is the method's role.","data":{"kind":"permissi\#
  onDenied","retryable":false}}],"examples":[{"name":"the document","params":[],"result":{"nam\#
  e":"result","value":{"openrpc":"{{any}}","info":"{{any}}","methods":"{{any}}","components":"\#
  {{any}}"}}}]},{"name":"server.describe","summary":"Lists the methods, or describes one metho\#
  d.","x-role":"read","x-since":1,"paramStructure":"either","params":[{"name":"method","requir\#
  ed":false,"summary":"Name of the method to describe. Default: the list of all methods.","sch\#
  ema":{"type":"string"}}],"result":{"name":"result","schema":{"type":"object","properties":{"\#
  methods":{"description":"All methods, sorted by name. Only without `method`.","type":"array"\#
  ,"items":{"$ref":"#/components/schemas/MethodSummary"}},"method":{"description":"The method'\#
  s entry in the OpenRPC document. Only with `method`.","type":"object"},"components":{"descri\#
  ption":"The schemas that the entry refers to, in `schemas`. Only with `method`.","type":"obj\#
  ect"}},"required":[]}},"errors":[{"code":-32602,"message":"A parameter is missing, unknown, \#
  of a wrong type or out of range, or two parameters exclude each other. `field` points to it;\#
   `nearest` lists similar names.","data":{"kind":"invalidParams","retryable":false}},{"code":\#
  1000,"message":"The caller's role is lower than the role that the method needs. `uid` and `r\#
  ole` are the caller's (`none` without a role), and `needs` is the method's role.","data":{"k\#
  ind":"permissionDenied","retryable":false}}],"examples":[{"name":"all methods","params":[],"\#
  result":{"name":"result","value":{"methods":"{{any}}"}}},{"name":"one method","params":[{"na\#
  me":"method","value":"logout"}],"result":{"name":"result","value":{"method":"{{any}}","compo\#
  nents":"{{any}}"}}}]},{"name":"server.info","summary":"Returns the daemon's version, limits \#
  and store, and the caller's role.","x-role":"read","x-since":1,"paramStructure":"either","pa\#
  rams":[],"result":{"name":"result","schema":{"type":"object","properties":{"version":{"descr\#
  iption":"Version of the daemon.","type":"string"},"protocol":{"description":"Version of this\#
   protocol.","type":"integer"},"limits":{"$ref":"#/components/schemas/Limits"},"uptimeMs":{"d\#
  escription":"Milliseconds since the daemon started.","type":"integer","minimum":0},"store":{\#
  "$ref":"#/components/schemas/StoreState"},"peer":{"$ref":"#/components/schemas/Peer"}},"requ\#
  ired":["version","protocol","limits","uptimeMs","store","peer"]}},"errors":[{"code":-32602,"\#
  message":"A parameter is missing, unknown, of a wrong type or out of range, or two parameter\#
  s exclude each other. `field` points to it; `nearest` lists similar names.","data":{"kind":"\#
  invalidParams","retryable":false}},{"code":1000,"message":"The caller's role is lower than t\#
  he role that the method needs. `uid` and `role` are the caller's (`none` without a role), an\#
  d `needs` is the method's role.","data":{"kind":"permissionDenied","retryable":false}}],"exa\#
  mples":[{"name":"plain","params":[],"result":{"name":"result","value":{"version":"{{any}}","\#
  protocol":1,"limits":"{{any}}","uptimeMs":"{{any}}","store":"{{any}}","peer":{"uid":"{{any}}\#
  ","gid":"{{any}}","pid":"{{any}}","role":"admin"}}}}]},{"name":"server.ping","summary":"Chec\#
  ks that the daemon replies.","x-role":"read","x-since":1,"paramStructure":"either","params":\#
  [{"name":"echo","required":false,"summary":"Value that the reply repeats, without the white \#
  space between its tokens.","schema":{"description":"Any JSON value."}}],"result":{"name":"re\#
  sult","schema":{"type":"object","properties":{"pong":{"description":"Always true.","type":"b\#
  oolean"},"now":{"$ref":"#/components/schemas/Moment","description":"Time of the system clock\#
  ."},"echo":{"description":"The value from the request; absent when the request has none."}},\#
  "required":["pong","now"]}},"errors":[{"code":-32602,"message":"A parameter is missing, unkn\#
  own, of a wrong type or out of range, or two parameters exclude each other. `field` points t\#
  o it; `nearest` lists similar names.","data":{"kind":"invalidParams","retryable":false}},{"c\#
  ode":1000,"message":"The caller's role is lower than the role that the method needs. `uid` a\#
  nd `role` are the caller's (`none` without a role), and `needs` is the method's role.","data\#
  ":{"kind":"permissionDenied","retryable":false}}],"examples":[{"name":"plain","params":[],"r\#
  esult":{"name":"result","value":{"pong":true,"now":"{{any}}"}}},{"name":"with an echo","para\#
  ms":[{"name":"echo","value":["hello",1]}],"result":{"name":"result","value":{"pong":true,"no\#
  w":"{{any}}","echo":["hello",1]}}}]},{"name":"server.stats","summary":"Returns counts and du\#
  rations of requests, commits and background work since the daemon's start.","x-role":"read",\#
  "x-since":1,"paramStructure":"either","params":[],"result":{"name":"result","schema":{"type"\#
  :"object","properties":{"uptimeMs":{"description":"Milliseconds since the daemon started.","\#
  type":"integer","minimum":0},"methods":{"description":"The methods that were called since th\#
  e daemon's start, by name.","type":"object","additionalProperties":{"$ref":"#/components/sch\#
  emas/MethodStats"}},"refusals":{"$ref":"#/components/schemas/ErrorCounts"},"slowRequests":{"\#
  description":"Requests that took longer than the threshold `--log-slow` since the daemon's s\#
  tart.","type":"integer","minimum":0},"cache":{"$ref":"#/components/schemas/CacheStats"},"con\#
  nections":{"$ref":"#/components/schemas/ConnectionStats"},"turns":{"$ref":"#/components/sche\#
  mas/Durations"},"commits":{"$ref":"#/components/schemas/CommitStats"},"storage":{"$ref":"#/c\#
  omponents/schemas/StorageStats"},"store":{"$ref":"#/components/schemas/StoreState"},"feed":{\#
  "$ref":"#/components/schemas/FeedStats"},"background":{"$ref":"#/components/schemas/Backgrou\#
  ndStats"}},"required":["uptimeMs","methods","refusals","slowRequests","cache","connections",\#
  "turns","commits","store","feed","background"]}},"errors":[{"code":-32602,"message":"A param\#
  eter is missing, unknown, of a wrong type or out of range, or two parameters exclude each ot\#
  her. `field` points to it; `nearest` lists similar names.","data":{"kind":"invalidParams","r\#
  etryable":false}},{"code":1000,"message":"The caller's role is lower than the role that the \#
  method needs. `uid` and `role` are the caller's (`none` without a role), and `needs` is the \#
  method's role.","data":{"kind":"permissionDenied","retryable":false}},{"code":1401,"message"\#
  :"The write may not be on the disk: the daemon stops, and its next start shows what is store\#
  d. Or the daemon cannot read a record that the request needs: then it keeps running.","data"\#
  :{"kind":"storageFailed","retryable":false}}],"examples":[{"name":"a new daemon in memory","\#
  params":[],"result":{"name":"result","value":{"uptimeMs":"{{any}}","methods":{},"refusals":{\#
  },"slowRequests":0,"cache":"{{any}}","connections":"{{any}}","turns":"{{any}}","commits":"{{\#
  any}}","store":"{{any}}","feed":{"waits":0,"subscriptions":0,"consumers":[],"moreConsumers":\#
  false},"background":{"expiriesDue":0,"expiriesLateMs":0,"erasures":0,"erasuresHalted":false,\#
  "catalogueChanges":0}}}},{"name":"one method was called, and a consumer is behind","x-given"\#
  :[{"method":"install","params":{"device":"phone"}},{"method":"events.acknowledge","params":{\#
  "consumer":"mailer","cursor":"0"}}],"params":[],"result":{"name":"result","value":{"uptimeMs\#
  ":"{{any}}","methods":{"install":{"requests":1,"errors":{},"durations":{"count":1,"sumMicros\#
  ":"{{any}}","maxMicros":"{{any}}","buckets":["{{any}}"]}},"events.acknowledge":"{{any}}"},"r\#
  efusals":{},"slowRequests":0,"cache":{"replies":0,"replyHits":0,"records":"{{any}}","recordB\#
  ytes":"{{any}}","recordLoads":"{{any}}"},"connections":{"open":"{{any}}","opened":"{{any}}",\#
  "refused":0,"peers":"{{any}}","owedBytes":0,"unsentBytes":0},"turns":"{{any}}","commits":{"t\#
  urns":"{{any}}","waitingTurns":0,"failures":0,"durations":"{{any}}"},"store":"{{any}}","feed\#
  ":{"waits":0,"subscriptions":0,"consumers":[{"project":"default","consumer":"mailer","cursor\#
  ":"0","lag":1}],"moreConsumers":false},"background":"{{any}}"}}}]},{"name":"setUserProperty"\#
  ,"summary":"Stores a key/value property; never affects access.","x-role":"write","x-since":1\#
  ,"paramStructure":"either","params":[{"name":"device","required":false,"summary":"Id of the \#
  device.","schema":{"$ref":"#/components/schemas/DeviceId"}},{"name":"userId","required":fals\#
  e,"summary":"Id of the user, instead of `device`.","schema":{"$ref":"#/components/schemas/Us\#
  erId"}},{"name":"key","required":true,"summary":"Name of the property: 1 to 80 letters, digi\#
  ts, and _ . : - $. Names that other systems reserve, for example $email, have no special mea\#
  ning.","schema":{"$ref":"#/components/schemas/PropertyKey"}},{"name":"value","required":true\#
  ,"summary":"New value. An empty string removes the property.","schema":{"$ref":"#/components\#
  /schemas/PropertyValue"}},{"name":"project","required":false,"summary":"Id of the project.",\#
  "schema":{"$ref":"#/components/schemas/ProjectId","default":"default"}},{"name":"dryRun","re\#
  quired":false,"summary":"Computes the result and the events without changing anything.","sch\#
  ema":{"type":"boolean","default":false}},{"name":"idempotencyKey","required":false,"summary"\#
  :"Makes a retry safe: the same key with the same params returns the stored result.","schema"\#
  :{"$ref":"#/components/schemas/IdempotencyKey"}}],"x-exactly-one":[["device"],["userId"]],"r\#
  esult":{"name":"result","schema":{"type":"object","properties":{"userId":{"$ref":"#/componen\#
  ts/schemas/UserId","description":"Id of the user that the result is about."},"key":{"$ref":"\#
  #/components/schemas/PropertyKey"},"value":{"$ref":"#/components/schemas/PropertyValue"},"dr\#
  yRun":{"description":"True in a dry run; otherwise absent.","type":"boolean"},"events":{"des\#
  cription":"The events that the call would emit. Only in a dry run.","type":"array","items":{\#
  "$ref":"#/components/schemas/Event"}},"replayed":{"description":"True when this is the store\#
  d result of an idempotency key; otherwise absent.","type":"boolean"}},"required":["userId","\#
  key","value"]}},"errors":[{"code":-32602,"message":"A parameter is missing, unknown, of a wr\#
  ong type or out of range, or two parameters exclude each other. `field` points to it; `neare\#
  st` lists similar names.","data":{"kind":"invalidParams","retryable":false}},{"code":1000,"m\#
  essage":"The caller's role is lower than the role that the method needs. `uid` and `role` ar\#
  e the caller's (`none` without a role), and `needs` is the method's role.","data":{"kind":"p\#
  ermissionDenied","retryable":false}},{"code":1100,"message":"The project has no such device.\#
  ","data":{"kind":"unknownDevice","retryable":false}},{"code":1101,"message":"The project has\#
   no such user.","data":{"kind":"unknownUser","retryable":false}},{"code":1102,"message":"No \#
  user may have this id: it is empty, or in the project's `blockedUserIds`.","data":{"kind":"b\#
  lockedUserId","retryable":false}},{"code":1103,"message":"The id has more Unicode scalars th\#
  an the project's `userIdLengthMax`.","data":{"kind":"userIdTooLong","retryable":false}},{"co\#
  de":1200,"message":"The daemon has no such project.","data":{"kind":"unknownProject","retrya\#
  ble":false}},{"code":1300,"message":"A call of the same method used this key with other para\#
  ms in the last 24 hours.","data":{"kind":"idempotencyConflict","retryable":false}},{"code":1\#
  400,"message":"The disk has no room for the write. Nothing changes, and reading still works.\#
  ","data":{"kind":"storageFull","retryable":true}},{"code":1401,"message":"The write may not \#
  be on the disk: the daemon stops, and its next start shows what is stored. Or the daemon can\#
  not read a record that the request needs: then it keeps running.","data":{"kind":"storageFai\#
  led","retryable":false}},{"code":1405,"message":"The shared database could not be reached, o\#
  r did not answer in time; other stores have no such error. With `outcome` `notApplied`, noth\#
  ing changed. With `unknown`, the change may or may not be stored.","data":{"kind":"storageUn\#
  available","retryable":true}}],"examples":[{"name":"the id of the user in another system","x\#
  -given":[{"method":"project.define","params":{"products":{"monthly":{"kind":"subscription","\#
  entitlements":["premium"]}},"clock":{"manual":"2026-01-01T00:00:00.000Z"}}},{"method":"insta\#
  ll","params":{"device":"iphone"}}],"params":[{"name":"device","value":"iphone"},{"name":"key\#
  ","value":"_q_custom_user_id"},{"name":"value","value":"yourSideUserId"}],"result":{"name":"\#
  result","value":{"userId":"{{anonymous}}","key":"_q_custom_user_id","value":"yourSideUserId"\#
  }}}]},{"name":"store.notify","summary":"Verifies a message of a store, and records what it r\#
  eports.","x-role":"write","x-since":1,"paramStructure":"either","params":[{"name":"store","r\#
  equired":true,"summary":"Store that sent it.","schema":{"type":"string","enum":["appStore","\#
  playStore","stripe"]}},{"name":"payload","required":false,"summary":"Body of the store's req\#
  uest, unchanged, or a signed transaction of StoreKit 2; at most 256 KiB. At least one of `pa\#
  yload` and `response` is required.","schema":{"type":"string"}},{"name":"headers","required"\#
  :false,"summary":"Headers of the store's request, with names in any case. The daemon reads o\#
  nly `stripe-signature`.","schema":{"type":"object","additionalProperties":{"type":"string"},\#
  "maxProperties":200}},{"name":"response","required":false,"summary":"What the caller fetched\#
   from the store's API, for `playStore` and `stripe`.","schema":{"$ref":"#/components/schemas\#
  /StoreResponse"}},{"name":"device","required":false,"summary":"Device that presented the pay\#
  load. At most one of `device` and `userId`.","schema":{"$ref":"#/components/schemas/DeviceId\#
  "}},{"name":"userId","required":false,"summary":"User who presented the payload.","schema":{\#
  "$ref":"#/components/schemas/UserId"}},{"name":"project","required":false,"summary":"Id of t\#
  he project.","schema":{"$ref":"#/components/schemas/ProjectId","default":"default"}},{"name"\#
  :"dryRun","required":false,"summary":"Computes the result and the events without changing an\#
  ything.","schema":{"type":"boolean","default":false}},{"name":"idempotencyKey","required":fa\#
  lse,"summary":"Makes a retry safe: the same key with the same params returns the stored resu\#
  lt.","schema":{"$ref":"#/components/schemas/IdempotencyKey"}}],"result":{"name":"result","sc\#
  hema":{"type":"object","properties":{"notification":{"$ref":"#/components/schemas/StoreNotif\#
  ication"},"outcome":{"description":"applied: a record changed. stale: the daemon has newer o\#
  r equal information. repeated: the daemon recorded this notification before. ignored: it cha\#
  nges nothing, see `why`. unclaimed: the purchase is recorded, and has no holder yet. ask: th\#
  e store says only that something changed, see `ask`.","type":"string","enum":["applied","sta\#
  le","repeated","ignored","unclaimed","ask"]},"why":{"description":"Why the daemon ignores it\#
  . test: the store's test. unclaimed: the daemon finds no user for the purchase, and the rule\#
   `unclaimedPurchases` ignores such purchases. noEffect: it reports nothing about a purchase.\#
   unknownType: the daemon does not know its type. Absent otherwise.","type":"string","enum":[\#
  "test","unclaimed","noEffect","unknownType"]},"ask":{"$ref":"#/components/schemas/StoreQuest\#
  ion","description":"What to fetch from the store and to send as `response`, with the same pa\#
  yload. Absent for other outcomes."},"purchases":{"description":"What the notification did to\#
   each purchase.","type":"array","items":{"$ref":"#/components/schemas/NotifiedPurchase"}},"w\#
  arnings":{"description":"Absent when there are no warnings.","type":"array","items":{"$ref":\#
  "#/components/schemas/Warning"}},"dryRun":{"description":"True in a dry run; otherwise absen\#
  t.","type":"boolean"},"events":{"description":"The events that the call would emit. Only in \#
  a dry run.","type":"array","items":{"$ref":"#/components/schemas/Event"}},"replayed":{"descr\#
  iption":"True when this is the stored result of an idempotency key; otherwise absent.","type\#
  ":"boolean"}},"required":["notification","outcome","purchases"]}},"errors":[{"code":-32602,"\#
  message":"A parameter is missing, unknown, of a wrong type or out of range, or two parameter\#
  s exclude each other. `field` points to it; `nearest` lists similar names.","data":{"kind":"\#
  invalidParams","retryable":false}},{"code":1000,"message":"The caller's role is lower than t\#
  he role that the method needs. `uid` and `role` are the caller's (`none` without a role), an\#
  d `needs` is the method's role.","data":{"kind":"permissionDenied","retryable":false}},{"cod\#
  e":1100,"message":"The project has no such device.","data":{"kind":"unknownDevice","retryabl\#
  e":false}},{"code":1102,"message":"No user may have this id: it is empty, or in the project'\#
  s `blockedUserIds`.","data":{"kind":"blockedUserId","retryable":false}},{"code":1103,"messag\#
  e":"The id has more Unicode scalars than the project's `userIdLengthMax`.","data":{"kind":"u\#
  serIdTooLong","retryable":false}},{"code":1104,"message":"The id begins with the project's a\#
  nonymous prefix, or it is the id of an anonymous user or a customerId. In `user.import`: the\#
   id belongs to another customer, or no daemon makes such an anonymous id or customerId.","da\#
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
  hange may or may not be stored.","data":{"kind":"storageUnavailable","retryable":true}},{"co\#
  de":1500,"message":"The daemon does not trust what `store.notify` got: `reason` is `malforme\#
  d`, `algorithm`, `chainLength`, `certificate`, `chain`, `extension`, `validity`, `signature`\#
  , `app`, `environment`, `unsignedEnvironment` or `age`; stores.md says what each means. `htt\#
  pStatus` is what the web server should answer.","data":{"kind":"unverified","retryable":fals\#
  e}},{"code":1501,"message":"The project does not define the store of `store.notify`. The sto\#
  re sends the notification again if the web server answers `httpStatus`.","data":{"kind":"sto\#
  reNotConfigured","retryable":true}},{"code":1502,"message":"The system has no libcrypto, whi\#
  ch verifies what Apple signed. All other methods work.","data":{"kind":"verifierMissing","re\#
  tryable":true}},{"code":1503,"message":"The process that verifies what Apple signed ended, o\#
  r took more than two seconds. The daemon starts it again.","data":{"kind":"verifierFailed","\#
  retryable":true}}],"examples":[{"name":"a subscription of the App Store, before its user is \#
  known","x-given":[{"method":"project.define","params":{"products":{"monthly":{"kind":"subscr\#
  iption","entitlements":["premium"]}},"environment":"any","clock":{"manual":"2026-01-01T00:00\#
  :00.000Z"},"stores":{"appStore":{"apps":[{"bundleId":"com.example"}],"environments":["LocalT\#
  esting"]},"playStore":{"packages":["com.example"]},"stripe":{"secret":"whsec_test"}}}}],"par\#
  ams":[{"name":"store","value":"appStore"},{"name":"payload","value":"{\"signedPayload\":\"ey\#
  JhbGciOiJFUzI1NiJ9.eyJub3RpZmljYXRpb25UeXBlIjoiU1VCU0NSSUJFRCIsIm5vdGlmaWNhdGlvblVVSUQiOiIwM\#
  DJlMTRkNS01MWY1LTQ1MDMtYjVhOC1jM2ExYWY2OGViMjAiLCJ2ZXJzaW9uIjoiMi4wIiwic2lnbmVkRGF0ZSI6MTc2N\#
  zIyNTYwMDAwMCwiZGF0YSI6eyJidW5kbGVJZCI6ImNvbS5leGFtcGxlIiwiZW52aXJvbm1lbnQiOiJMb2NhbFRlc3Rpb\#
  mciLCJzaWduZWRUcmFuc2FjdGlvbkluZm8iOiJleUpoYkdjaU9pSkZVekkxTmlKOS5leUowY21GdWMyRmpkR2x2Ymtsa\#
  0lqb2lNU0lzSW05eWFXZHBibUZzVkhKaGJuTmhZM1JwYjI1SlpDSTZJakVpTENKaWRXNWtiR1ZKWkNJNkltTnZiUzVsZ\#
  UdGdGNHeGxJaXdpY0hKdlpIVmpkRWxrSWpvaWJXOXVkR2hzZVNJc0luQjFjbU5vWVhObFJHRjBaU0k2TVRjMk56SXlOV\#
  Fl3TURBd01Dd2laWGh3YVhKbGMwUmhkR1VpT2pFM05qazVNRFF3TURBd01EQXNJblI1Y0dVaU9pSkJkWFJ2TFZKbGJtV\#
  jNZV0pzWlNCVGRXSnpZM0pwY0hScGIyNGlMQ0poY0hCQlkyTnZkVzUwVkc5clpXNGlPaUkzWlRObVlqSXdZaTAwWTJSa\#
  UxUUTNZMk10T1RNMlpDMDVPV1EyTldZMk1EZ3hNemdpTENKemFXZHVaV1JFWVhSbElqb3hOelkzTWpJMU5qQXdNREF3T\#
  ENKbGJuWnBjbTl1YldWdWRDSTZJa3h2WTJGc1ZHVnpkR2x1WnlKOS5BQUFBIiwic2lnbmVkUmVuZXdhbEluZm8iOiJle\#
  UpoYkdjaU9pSkZVekkxTmlKOS5leUp2Y21sbmFXNWhiRlJ5WVc1ellXTjBhVzl1U1dRaU9pSXhJaXdpWVhWMGIxSmxib\#
  VYzVUhKdlpIVmpkRWxrSWpvaWJXOXVkR2hzZVNJc0luQnliMlIxWTNSSlpDSTZJbTF2Ym5Sb2JIa2lMQ0poZFhSdlVtV\#
  nVaWGRUZEdGMGRYTWlPakVzSW5OcFoyNWxaRVJoZEdVaU9qRTNOamN5TWpVMk1EQXdNREFzSW1WdWRtbHliMjV0Wlc1M\#
  Elqb2lURzlqWVd4VVpYTjBhVzVuSW4wLkFBQUEifSwic3VidHlwZSI6IklOSVRJQUxfQlVZIn0.AAAA\"}"}],"resul\#
  t":{"name":"result","value":{"notification":{"id":"002e14d5-51f5-4503-b5a8-c3a1af68eb20","ty\#
  pe":"SUBSCRIBED","subtype":"INITIAL_BUY","at":"2026-01-01T00:00:00.000Z","environment":"sand\#
  box"},"outcome":"unclaimed","purchases":[{"store":"appStore","originalTransactionId":"1","tr\#
  ansactionId":"1","outcome":"recorded"}]}}},{"name":"a repeat","x-given":[{"method":"project.\#
  define","params":{"products":{"monthly":{"kind":"subscription","entitlements":["premium"]}},\#
  "environment":"any","clock":{"manual":"2026-01-01T00:00:00.000Z"},"stores":{"appStore":{"app\#
  s":[{"bundleId":"com.example"}],"environments":["LocalTesting"]},"playStore":{"packages":["c\#
  om.example"]},"stripe":{"secret":"whsec_test"}}}},{"method":"store.notify","params":{"store"\#
  :"appStore","payload":"{\"signedPayload\":\"eyJhbGciOiJFUzI1NiJ9.eyJub3RpZmljYXRpb25UeXBlIjo\#
  iU1VCU0NSSUJFRCIsIm5vdGlmaWNhdGlvblVVSUQiOiIwMDJlMTRkNS01MWY1LTQ1MDMtYjVhOC1jM2ExYWY2OGViMjA\#
  iLCJ2ZXJzaW9uIjoiMi4wIiwic2lnbmVkRGF0ZSI6MTc2NzIyNTYwMDAwMCwiZGF0YSI6eyJidW5kbGVJZCI6ImNvbS5\#
  leGFtcGxlIiwiZW52aXJvbm1lbnQiOiJMb2NhbFRlc3RpbmciLCJzaWduZWRUcmFuc2FjdGlvbkluZm8iOiJleUpoYkd\#
  jaU9pSkZVekkxTmlKOS5leUowY21GdWMyRmpkR2x2Ymtsa0lqb2lNU0lzSW05eWFXZHBibUZzVkhKaGJuTmhZM1JwYjI\#
  1SlpDSTZJakVpTENKaWRXNWtiR1ZKWkNJNkltTnZiUzVsZUdGdGNHeGxJaXdpY0hKdlpIVmpkRWxrSWpvaWJXOXVkR2h\#
  zZVNJc0luQjFjbU5vWVhObFJHRjBaU0k2TVRjMk56SXlOVFl3TURBd01Dd2laWGh3YVhKbGMwUmhkR1VpT2pFM05qazV\#
  NRFF3TURBd01EQXNJblI1Y0dVaU9pSkJkWFJ2TFZKbGJtVjNZV0pzWlNCVGRXSnpZM0pwY0hScGIyNGlMQ0poY0hCQlk\#
  yTnZkVzUwVkc5clpXNGlPaUkzWlRObVlqSXdZaTAwWTJSaUxUUTNZMk10T1RNMlpDMDVPV1EyTldZMk1EZ3hNemdpTEN\#
  KemFXZHVaV1JFWVhSbElqb3hOelkzTWpJMU5qQXdNREF3TENKbGJuWnBjbTl1YldWdWRDSTZJa3h2WTJGc1ZHVnpkR2x\#
  1WnlKOS5BQUFBIiwic2lnbmVkUmVuZXdhbEluZm8iOiJleUpoYkdjaU9pSkZVekkxTmlKOS5leUp2Y21sbmFXNWhiRlJ\#
  5WVc1ellXTjBhVzl1U1dRaU9pSXhJaXdpWVhWMGIxSmxibVYzVUhKdlpIVmpkRWxrSWpvaWJXOXVkR2hzZVNJc0luQnl\#
  iMlIxWTNSSlpDSTZJbTF2Ym5Sb2JIa2lMQ0poZFhSdlVtVnVaWGRUZEdGMGRYTWlPakVzSW5OcFoyNWxaRVJoZEdVaU9\#
  qRTNOamN5TWpVMk1EQXdNREFzSW1WdWRtbHliMjV0Wlc1MElqb2lURzlqWVd4VVpYTjBhVzVuSW4wLkFBQUEifSwic3V\#
  idHlwZSI6IklOSVRJQUxfQlVZIn0.AAAA\"}"}}],"params":[{"name":"store","value":"appStore"},{"nam\#
  e":"payload","value":"{\"signedPayload\":\"eyJhbGciOiJFUzI1NiJ9.eyJub3RpZmljYXRpb25UeXBlIjoi\#
  U1VCU0NSSUJFRCIsIm5vdGlmaWNhdGlvblVVSUQiOiIwMDJlMTRkNS01MWY1LTQ1MDMtYjVhOC1jM2ExYWY2OGViMjAi\#
  LCJ2ZXJzaW9uIjoiMi4wIiwic2lnbmVkRGF0ZSI6MTc2NzIyNTYwMDAwMCwiZGF0YSI6eyJidW5kbGVJZCI6ImNvbS5l\#
  eGFtcGxlIiwiZW52aXJvbm1lbnQiOiJMb2NhbFRlc3RpbmciLCJzaWduZWRUcmFuc2FjdGlvbkluZm8iOiJleUpoYkdj\#
  aU9pSkZVekkxTmlKOS5leUowY21GdWMyRmpkR2x2Ymtsa0lqb2lNU0lzSW05eWFXZHBibUZzVkhKaGJuTmhZM1JwYjI1\#
  SlpDSTZJakVpTENKaWRXNWtiR1ZKWkNJNkltTnZiUzVsZUdGdGNHeGxJaXdpY0hKdlpIVmpkRWxrSWpvaWJXOXVkR2hz\#
  ZVNJc0luQjFjbU5vWVhObFJHRjBaU0k2TVRjMk56SXlOVFl3TURBd01Dd2laWGh3YVhKbGMwUmhkR1VpT2pFM05qazVN\#
  RFF3TURBd01EQXNJblI1Y0dVaU9pSkJkWFJ2TFZKbGJtVjNZV0pzWlNCVGRXSnpZM0pwY0hScGIyNGlMQ0poY0hCQlky\#
  TnZkVzUwVkc5clpXNGlPaUkzWlRObVlqSXdZaTAwWTJSaUxUUTNZMk10T1RNMlpDMDVPV1EyTldZMk1EZ3hNemdpTENK\#
  emFXZHVaV1JFWVhSbElqb3hOelkzTWpJMU5qQXdNREF3TENKbGJuWnBjbTl1YldWdWRDSTZJa3h2WTJGc1ZHVnpkR2x1\#
  WnlKOS5BQUFBIiwic2lnbmVkUmVuZXdhbEluZm8iOiJleUpoYkdjaU9pSkZVekkxTmlKOS5leUp2Y21sbmFXNWhiRlJ5\#
  WVc1ellXTjBhVzl1U1dRaU9pSXhJaXdpWVhWMGIxSmxibVYzVUhKdlpIVmpkRWxrSWpvaWJXOXVkR2hzZVNJc0luQnli\#
  MlIxWTNSSlpDSTZJbTF2Ym5Sb2JIa2lMQ0poZFhSdlVtVnVaWGRUZEdGMGRYTWlPakVzSW5OcFoyNWxaRVJoZEdVaU9q\#
  RTNOamN5TWpVMk1EQXdNREFzSW1WdWRtbHliMjV0Wlc1MElqb2lURzlqWVd4VVpYTjBhVzVuSW4wLkFBQUEifSwic3Vi\#
  dHlwZSI6IklOSVRJQUxfQlVZIn0.AAAA\"}"}],"result":{"name":"result","value":{"notification":{"i\#
  d":"002e14d5-51f5-4503-b5a8-c3a1af68eb20","type":"SUBSCRIBED","subtype":"INITIAL_BUY","at":"\#
  2026-01-01T00:00:00.000Z","environment":"sandbox"},"outcome":"repeated","purchases":[]}}},{"\#
  name":"a push of Google Play, which says only that something changed","x-given":[{"method":"\#
  project.define","params":{"products":{"monthly":{"kind":"subscription","entitlements":["prem\#
  ium"]}},"environment":"any","clock":{"manual":"2026-01-01T00:00:00.000Z"},"stores":{"appStor\#
  e":{"apps":[{"bundleId":"com.example"}],"environments":["LocalTesting"]},"playStore":{"packa\#
  ges":["com.example"]},"stripe":{"secret":"whsec_test"}}}}],"params":[{"name":"store","value"\#
  :"playStore"},{"name":"payload","value":"{\"message\":{\"data\":\"eyJ2ZXJzaW9uIjoiMS4wIiwicG\#
  Fja2FnZU5hbWUiOiJjb20uZXhhbXBsZSIsImV2ZW50VGltZU1pbGxpcyI6IjE3NjcyMjU2MDAwMDAiLCJzdWJzY3JpcH\#
  Rpb25Ob3RpZmljYXRpb24iOnsidmVyc2lvbiI6IjEuMCIsIm5vdGlmaWNhdGlvblR5cGUiOjQsInB1cmNoYXNlVG9rZW\#
  4iOiJ0b2tlbi0xIiwic3Vic2NyaXB0aW9uSWQiOiJtb250aGx5In19\",\"messageId\":\"1003\",\"publishTim\#
  e\":\"2026-01-01T00:00:00Z\"},\"subscription\":\"projects/example/subscriptions/rtdn\"}"}],"\#
  result":{"name":"result","value":{"notification":{"id":"1003","type":"PURCHASED","subtype":n\#
  ull,"at":"2026-01-01T00:00:00.000Z","environment":null},"outcome":"ask","ask":{"kind":"subsc\#
  ription","packageName":"com.example","purchaseToken":"token-1"},"purchases":[]}}},{"name":"a\#
   subscription fetched from Stripe","x-given":[{"method":"project.define","params":{"products\#
  ":{"monthly":{"kind":"subscription","entitlements":["premium"]}},"environment":"any","clock"\#
  :{"manual":"2026-01-01T00:00:00.000Z"},"stores":{"appStore":{"apps":[{"bundleId":"com.exampl\#
  e"}],"environments":["LocalTesting"]},"playStore":{"packages":["com.example"]},"stripe":{"se\#
  cret":"whsec_test"}}}}],"params":[{"name":"store","value":"stripe"},{"name":"response","valu\#
  e":{"kind":"subscription","fetchedAt":"2026-01-01T00:00:00.000Z","body":{"id":"sub_1","objec\#
  t":"subscription","status":"active","livemode":true,"customer":"cus_1","cancel_at_period_end\#
  ":false,"items":{"data":[{"current_period_start":1767225600,"current_period_end":1769904000,\#
  "price":{"id":"price_1","product":"monthly"}}]}}}}],"result":{"name":"result","value":{"noti\#
  fication":{"id":null,"type":null,"subtype":null,"at":"2026-01-01T00:00:00.000Z","environment\#
  ":"production"},"outcome":"unclaimed","purchases":[{"store":"stripe","originalTransactionId"\#
  :"sub_1","transactionId":"sub_1:1767225600","outcome":"recorded"}]}}}]},{"name":"store.uncla\#
  imed","summary":"Lists the unclaimed purchases: those that have had no holder yet.","x-role"\#
  :"read","x-since":1,"paramStructure":"either","params":[{"name":"after","required":false,"su\#
  mmary":"Cursor from an earlier reply. The reply has the purchases after it.","schema":{"type\#
  ":"string"}},{"name":"limit","required":false,"summary":"Maximum number of purchases.","sche\#
  ma":{"type":"integer","minimum":1,"maximum":1000,"default":100}},{"name":"project","required\#
  ":false,"summary":"Id of the project.","schema":{"$ref":"#/components/schemas/ProjectId","de\#
  fault":"default"}}],"result":{"name":"result","schema":{"type":"object","properties":{"purch\#
  ases":{"description":"In the order of `store`, then `originalTransactionId`, by bytes.","typ\#
  e":"array","items":{"$ref":"#/components/schemas/Purchase"}},"cursor":{"description":"What t\#
  he next call gives as `after`.","type":"string"},"more":{"description":"Whether more purchas\#
  es follow.","type":"boolean"}},"required":["purchases","cursor","more"]}},"errors":[{"code":\#
  -32602,"message":"A parameter is missing, unknown, of a wrong type or out of range, or two p\#
  arameters exclude each other. `field` points to it; `nearest` lists similar names.","data":{\#
  "kind":"invalidParams","retryable":false}},{"code":1000,"message":"The caller's role is lowe\#
  r than the role that the method needs. `uid` and `role` are the caller's (`none` without a r\#
  ole), and `needs` is the method's role.","data":{"kind":"permissionDenied","retryable":false\#
  }},{"code":1200,"message":"The daemon has no such project.","data":{"kind":"unknownProject",\#
  "retryable":false}},{"code":1405,"message":"The shared database could not be reached, or did\#
   not answer in time; other stores have no such error. With `outcome` `notApplied`, nothing c\#
  hanged. With `unknown`, the change may or may not be stored.","data":{"kind":"storageUnavail\#
  able","retryable":true}}],"examples":[{"name":"one of two","x-given":[{"method":"project.def\#
  ine","params":{"products":{"monthly":{"kind":"subscription","entitlements":["premium"]}},"cl\#
  ock":{"manual":"2026-01-01T00:00:00.000Z"}}},{"method":"purchase","params":{"product":"month\#
  ly","store":"appStore","transactionId":"1000","expiresAt":"2026-02-01T00:00:00Z","accountTok\#
  en":"7E3FB20B-4CDB-47CC-936D-99D65F608138"}},{"method":"purchase","params":{"product":"month\#
  ly","store":"appStore","transactionId":"1001","expiresAt":"2026-02-01T00:00:00Z"}}],"params"\#
  :[{"name":"limit","value":1}],"result":{"name":"result","value":{"purchases":[{"store":"appS\#
  tore","originalTransactionId":"1000","transactionId":"1000","product":"monthly","kind":"subs\#
  cription","state":"active","holders":[],"device":null,"storeAccount":null,"purchasedAt":"202\#
  6-01-01T00:00:00.000Z","firstPurchasedAt":"2026-01-01T00:00:00.000Z","expiresAt":"2026-02-01\#
  T00:00:00.000Z","trialStartedAt":null,"periodType":"normal","environment":"production","isFa\#
  milyShared":false,"price":null,"currency":null,"country":null,"offerCode":null,"autoRenew":t\#
  rue,"autoRenewDisabledAt":null,"gracePeriodExpiresAt":null,"billingRetry":false,"pausedUntil\#
  ":null,"refundedAt":null,"revokedAt":null,"endedAt":null,"paused":false,"renewsAs":null,"end\#
  Reason":null,"billingIssueAt":null,"replaces":null,"replacedBy":null,"replacedAt":null,"keys\#
  ":[],"renewsCount":0,"accountToken":"7e3fb20b-4cdb-47cc-936d-99d65f608138","transactions":[{\#
  "transactionId":"1000","product":"monthly","periodType":"normal","purchasedAt":"2026-01-01T0\#
  0:00:00.000Z","expiresAt":"2026-02-01T00:00:00.000Z","isFamilyShared":false,"price":null,"cu\#
  rrency":null,"country":null,"offerCode":null,"attributes":{},"asOf":"2026-01-01T00:00:00.000\#
  Z"}]}],"cursor":"appStore:1000","more":true}}}]},{"name":"user.delete","summary":"Deletes a \#
  customer and erases its ids from everything that the daemon stores.","x-role":"admin","x-sin\#
  ce":1,"paramStructure":"either","params":[{"name":"userId","required":true,"summary":"Any id\#
   of the customer.","schema":{"$ref":"#/components/schemas/UserId"}},{"name":"project","requi\#
  red":false,"summary":"Id of the project.","schema":{"$ref":"#/components/schemas/ProjectId",\#
  "default":"default"}},{"name":"dryRun","required":false,"summary":"Computes the result and t\#
  he events without changing anything.","schema":{"type":"boolean","default":false}},{"name":"\#
  idempotencyKey","required":false,"summary":"Makes a retry safe: the same key with the same p\#
  arams returns the stored result.","schema":{"$ref":"#/components/schemas/IdempotencyKey"}}],\#
  "result":{"name":"result","schema":{"type":"object","properties":{"tombstone":{"description"\#
  :"New id that replaces every erased id in events. It belongs to no user.","type":"string"},"\#
  users":{"description":"Number of erased users: the aliases of the customer.","type":"integer\#
  ","minimum":1},"devices":{"description":"Number of erased devices. `install` can register th\#
  em again.","type":"integer","minimum":0},"purchases":{"description":"Number of erased purcha\#
  ses: those that no other customer holds.","type":"integer","minimum":0},"shared":{"descripti\#
  on":"Number of purchases that other customers hold and keep.","type":"integer","minimum":0},\#
  "traces":{"description":"How thoroughly the store removes what is erased. `cleared`: none of\#
   the daemon's files contains it any more. `database`: it is deleted from the shared database\#
  , whose files belong to its administrator (fleet.md).","type":"string","enum":["cleared","da\#
  tabase"]},"dryRun":{"description":"True in a dry run; otherwise absent.","type":"boolean"},"\#
  events":{"description":"The events that the call would emit. Only in a dry run.","type":"arr\#
  ay","items":{"$ref":"#/components/schemas/Event"}},"replayed":{"description":"True when this\#
   is the stored result of an idempotency key; otherwise absent.","type":"boolean"}},"required\#
  ":["tombstone","users","devices","purchases","shared","traces"]}},"errors":[{"code":-32602,"\#
  message":"A parameter is missing, unknown, of a wrong type or out of range, or two parameter\#
  s exclude each other. `field` points to it; `nearest` lists similar names.","data":{"kind":"\#
  invalidParams","retryable":false}},{"code":1000,"message":"The caller's role is lower than t\#
  he role that the method needs. `uid` and `role` are the caller's (`none` without a role), an\#
  d `needs` is the method's role.","data":{"kind":"permissionDenied","retryable":false}},{"cod\#
  e":1101,"message":"The project has no such user.","data":{"kind":"unknownUser","retryable":f\#
  alse}},{"code":1102,"message":"No user may have this id: it is empty, or in the project's `b\#
  lockedUserIds`.","data":{"kind":"blockedUserId","retryable":false}},{"code":1103,"message":"\#
  The id has more Unicode scalars than the project's `userIdLengthMax`.","data":{"kind":"userI\#
  dTooLong","retryable":false}},{"code":1200,"message":"The daemon has no such project.","data\#
  ":{"kind":"unknownProject","retryable":false}},{"code":1300,"message":"A call of the same me\#
  thod used this key with other params in the last 24 hours.","data":{"kind":"idempotencyConfl\#
  ict","retryable":false}},{"code":1400,"message":"The disk has no room for the write. Nothing\#
   changes, and reading still works.","data":{"kind":"storageFull","retryable":true}},{"code":\#
  1401,"message":"The write may not be on the disk: the daemon stops, and its next start shows\#
   what is stored. Or the daemon cannot read a record that the request needs: then it keeps ru\#
  nning.","data":{"kind":"storageFailed","retryable":false}},{"code":1405,"message":"The share\#
  d database could not be reached, or did not answer in time; other stores have no such error.\#
   With `outcome` `notApplied`, nothing changed. With `unknown`, the change may or may not be \#
  stored.","data":{"kind":"storageUnavailable","retryable":true}}],"examples":[{"name":"with a\#
  ll that was hers","x-given":[{"method":"project.define","params":{"rules":"revenuecat","prod\#
  ucts":{"monthly":{"kind":"subscription","entitlements":["premium"]}},"entitlements":["gift"]\#
  ,"clock":{"manual":"2026-01-01T00:00:00.000Z"}}},{"method":"install","params":{"device":"iph\#
  one","storeAccount":"apple-ann","platform":"ios"}},{"method":"purchase","params":{"device":"\#
  iphone","product":"monthly","store":"appStore","transactionId":"1000","expiresAt":"2026-02-0\#
  1T00:00:00.000Z","price":"9.99","currency":"EUR","attributes":{"campaign":"winter"}}},{"meth\#
  od":"identify","params":{"device":"iphone","userId":"ann"}},{"method":"setUserProperty","par\#
  ams":{"userId":"ann","key":"$email","value":"ann@example.org"}}],"params":[{"name":"userId",\#
  "value":"ann"}],"result":{"name":"result","value":{"tombstone":"{{any}}","users":2,"devices"\#
  :1,"purchases":1,"shared":0,"traces":"{{any}}"}}},{"name":"a dry run","x-given":[{"method":"\#
  project.define","params":{"products":{"monthly":{"kind":"subscription","entitlements":["prem\#
  ium"]}},"entitlements":["gift"],"clock":{"manual":"2026-01-01T00:00:00.000Z"}}},{"method":"i\#
  nstall","params":{"device":"iphone"}},{"method":"identify","params":{"device":"iphone","user\#
  Id":"ann"}}],"params":[{"name":"userId","value":"ann"},{"name":"dryRun","value":true}],"resu\#
  lt":{"name":"result","value":{"tombstone":"{{tombstone}}","users":1,"devices":0,"purchases":\#
  0,"shared":0,"traces":"{{any}}","dryRun":true,"events":[{"id":"{{any}}","kind":"loggedOut","\#
  at":"2026-01-01T00:00:00.000Z","project":"default","user":"{{tombstone}}","userId":"{{tombst\#
  one}}","anonymousId":"{{any}}","cause":{"method":"user.delete","id":"{{any}}"},"device":"iph\#
  one"},{"id":"{{any}}","kind":"userDeleted","at":"2026-01-01T00:00:00.000Z","project":"defaul\#
  t","user":"{{tombstone}}","userId":"{{tombstone}}","cause":{"method":"user.delete","id":"{{a\#
  ny}}"}}]}}}]},{"name":"user.export","summary":"Returns everything that the daemon stores abo\#
  ut a customer.","x-role":"read","x-since":1,"paramStructure":"either","params":[{"name":"use\#
  rId","required":true,"summary":"Any id of the customer.","schema":{"$ref":"#/components/sche\#
  mas/UserId"}},{"name":"withoutEvents","required":false,"summary":"Whether to leave out `even\#
  ts`, `cursor` and `moreEvents`.","schema":{"type":"boolean","default":false}},{"name":"proje\#
  ct","required":false,"summary":"Id of the project.","schema":{"$ref":"#/components/schemas/P\#
  rojectId","default":"default"}}],"result":{"name":"result","schema":{"type":"object","proper\#
  ties":{"user":{"$ref":"#/components/schemas/User"},"firstId":{"$ref":"#/components/schemas/U\#
  serId","description":"First id that the customer had. After a merge, that of the older custo\#
  mer."},"lastId":{"$ref":"#/components/schemas/UserId","description":"Id that acted last: the\#
   user of the last install, identify, purchase or restore."},"ids":{"description":"Every id o\#
  f the customer, in byte order.","type":"array","items":{"type":"object","properties":{"id":{\#
  "$ref":"#/components/schemas/UserId"},"kind":{"description":"Who uses the id. `customer`: th\#
  e customerId of a customer that began with an identified user.","type":"string","enum":["ano\#
  nymous","identified","customer"]},"device":{"description":"Device of an anonymous id; otherw\#
  ise null.","type":["string","null"]},"createdAt":{"$ref":"#/components/schemas/Moment"}},"re\#
  quired":["id","kind","device","createdAt"]}},"devices":{"description":"Devices whose anonymo\#
  us or identified user belongs to the customer, in byte order.","type":"array","items":{"type\#
  ":"object","properties":{"device":{"$ref":"#/components/schemas/DeviceId"},"anonymousId":{"$\#
  ref":"#/components/schemas/UserId"},"identityId":{"description":"Id of the identified user; \#
  null when no user is logged in.","type":["string","null"]},"storeAccount":{"type":["string",\#
  "null"]},"platform":{"type":["string","null"]},"app":{"type":["string","null"]},"createdAt":\#
  {"$ref":"#/components/schemas/Moment"}},"required":["device","anonymousId","identityId","sto\#
  reAccount","platform","app","createdAt"]}},"accountTokens":{"description":"Account tokens re\#
  gistered for the customer, in byte order.","type":"array","items":{"$ref":"#/components/sche\#
  mas/AccountToken"}},"purchases":{"description":"Purchases that the customer holds, with all \#
  their transactions.","type":"array","items":{"$ref":"#/components/schemas/Purchase"}},"claim\#
  s":{"description":"Purchases that an import gave to the customer and that no store has repor\#
  ted yet.","type":"array","items":{"$ref":"#/components/schemas/PurchaseRef"}},"grants":{"des\#
  cription":"Grants, including those that have ended.","type":"array","items":{"type":"object"\#
  ,"properties":{"entitlement":{"$ref":"#/components/schemas/EntitlementId"},"grantedAt":{"$re\#
  f":"#/components/schemas/Moment"},"expiresAt":{"$ref":"#/components/schemas/NullableMoment"}\#
  ,"revokedAt":{"$ref":"#/components/schemas/NullableMoment"}},"required":["entitlement","gran\#
  tedAt","expiresAt","revokedAt"]}},"properties":{"type":"array","items":{"type":"object","pro\#
  perties":{"key":{"$ref":"#/components/schemas/PropertyKey"},"value":{"$ref":"#/components/sc\#
  hemas/PropertyValue"},"setAt":{"$ref":"#/components/schemas/Moment"}},"required":["key","val\#
  ue","setAt"]}},"overridden":{"description":"Earlier values of properties that another user o\#
  f the same customer replaced. An empty value is a removal.","type":"array","items":{"type":"\#
  object","properties":{"key":{"$ref":"#/components/schemas/PropertyKey"},"value":{"$ref":"#/c\#
  omponents/schemas/PropertyValue"},"setAt":{"$ref":"#/components/schemas/Moment"}},"required"\#
  :["key","value","setAt"]}},"entitlements":{"$ref":"#/components/schemas/Entitlements"},"at":\#
  {"$ref":"#/components/schemas/Moment","description":"Time of the entitlements and of the pur\#
  chases' states: now."},"events":{"description":"Events of the customer, oldest first, at mos\#
  t 1000.","type":"array","items":{"$ref":"#/components/schemas/Event"}},"cursor":{"$ref":"#/c\#
  omponents/schemas/Cursor","description":"Position at which events.read continues, with the s\#
  ame id as `user`."},"moreEvents":{"description":"True when events.read has more events of th\#
  e customer.","type":"boolean"}},"required":["user","firstId","lastId","ids","devices","accou\#
  ntTokens","purchases","claims","grants","properties","overridden","entitlements","at"]}},"er\#
  rors":[{"code":-32602,"message":"A parameter is missing, unknown, of a wrong type or out of \#
  range, or two parameters exclude each other. `field` points to it; `nearest` lists similar n\#
  ames.","data":{"kind":"invalidParams","retryable":false}},{"code":1000,"message":"The caller\#
  's role is lower than the role that the method needs. `uid` and `role` are the caller's (`no\#
  ne` without a role), and `needs` is the method's role.","data":{"kind":"permissionDenied","r\#
  etryable":false}},{"code":1101,"message":"The project has no such user.","data":{"kind":"unk\#
  nownUser","retryable":false}},{"code":1102,"message":"No user may have this id: it is empty,\#
   or in the project's `blockedUserIds`.","data":{"kind":"blockedUserId","retryable":false}},{\#
  "code":1103,"message":"The id has more Unicode scalars than the project's `userIdLengthMax`.\#
  ","data":{"kind":"userIdTooLong","retryable":false}},{"code":1200,"message":"The daemon has \#
  no such project.","data":{"kind":"unknownProject","retryable":false}},{"code":1405,"message"\#
  :"The shared database could not be reached, or did not answer in time; other stores have no \#
  such error. With `outcome` `notApplied`, nothing changed. With `unknown`, the change may or \#
  may not be stored.","data":{"kind":"storageUnavailable","retryable":true}}],"examples":[{"na\#
  me":"all of it","x-given":[{"method":"project.define","params":{"rules":"revenuecat","produc\#
  ts":{"monthly":{"kind":"subscription","entitlements":["premium"]}},"entitlements":["gift"],"\#
  clock":{"manual":"2026-01-01T00:00:00.000Z"}}},{"method":"install","params":{"device":"iphon\#
  e","storeAccount":"apple-ann","platform":"ios"}},{"method":"purchase","params":{"device":"ip\#
  hone","product":"monthly","store":"appStore","transactionId":"1000","expiresAt":"2026-02-01T\#
  00:00:00.000Z","price":"9.99","currency":"EUR","attributes":{"campaign":"winter"}}},{"method\#
  ":"identify","params":{"device":"iphone","userId":"ann"}},{"method":"setUserProperty","param\#
  s":{"userId":"ann","key":"$email","value":"ann@example.org"}}],"params":[{"name":"userId","v\#
  alue":"ann"}],"result":{"name":"result","value":{"user":{"id":"ann","anonymousId":null,"iden\#
  tityId":"ann","customerId":"{{anonymous}}","aliases":["{{anonymous}}","ann"],"createdAt":"20\#
  26-01-01T00:00:00.000Z","environment":"production"},"firstId":"{{anonymous}}","lastId":"ann"\#
  ,"ids":[{"id":"{{anonymous}}","kind":"anonymous","device":"iphone","createdAt":"2026-01-01T0\#
  0:00:00.000Z"},{"id":"ann","kind":"identified","device":null,"createdAt":"2026-01-01T00:00:0\#
  0.000Z"}],"devices":[{"device":"iphone","anonymousId":"{{anonymous}}","identityId":"ann","st\#
  oreAccount":"apple-ann","platform":"ios","app":null,"createdAt":"2026-01-01T00:00:00.000Z"}]\#
  ,"accountTokens":[],"purchases":[{"store":"appStore","originalTransactionId":"1000","transac\#
  tionId":"1000","product":"monthly","kind":"subscription","state":"active","holders":["ann"],\#
  "device":"iphone","storeAccount":"apple-ann","purchasedAt":"2026-01-01T00:00:00.000Z","first\#
  PurchasedAt":"2026-01-01T00:00:00.000Z","expiresAt":"2026-02-01T00:00:00.000Z","trialStarted\#
  At":null,"periodType":"normal","environment":"production","isFamilyShared":false,"price":"9.\#
  99","currency":"EUR","country":null,"offerCode":null,"autoRenew":true,"autoRenewDisabledAt":\#
  null,"gracePeriodExpiresAt":null,"billingRetry":false,"pausedUntil":null,"refundedAt":null,"\#
  revokedAt":null,"endedAt":null,"paused":false,"renewsAs":null,"endReason":null,"billingIssue\#
  At":null,"replaces":null,"replacedBy":null,"replacedAt":null,"keys":[],"renewsCount":0,"acco\#
  untToken":null,"transactions":[{"transactionId":"1000","product":"monthly","periodType":"nor\#
  mal","purchasedAt":"2026-01-01T00:00:00.000Z","expiresAt":"2026-02-01T00:00:00.000Z","isFami\#
  lyShared":false,"price":"9.99","currency":"EUR","country":null,"offerCode":null,"attributes"\#
  :{"campaign":"winter"},"asOf":"2026-01-01T00:00:00.000Z"}]}],"claims":[],"grants":[],"proper\#
  ties":[{"key":"$email","value":"ann@example.org","setAt":"2026-01-01T00:00:00.000Z"}],"overr\#
  idden":[],"entitlements":{"premium":{"id":"premium","active":true,"state":"active","productI\#
  d":"monthly","source":"appStore","renewState":"willRenew","grantType":"purchase","periodType\#
  ":"normal","startedAt":"2026-01-01T00:00:00.000Z","expiresAt":"2026-02-01T00:00:00.000Z","gr\#
  acePeriodExpiresAt":null,"firstPurchasedAt":"2026-01-01T00:00:00.000Z","lastPurchasedAt":"20\#
  26-01-01T00:00:00.000Z","trialStartedAt":null,"autoRenewDisabledAt":null,"renewsCount":0,"en\#
  vironment":"production","store":"appStore","transactionId":"1000","originalTransactionId":"1\#
  000"}},"at":"2026-01-01T00:00:00.000Z","events":[{"cursor":"1","id":"{{any}}","kind":"userCr\#
  eated","at":"2026-01-01T00:00:00.000Z","project":"default","user":"{{anonymous}}","anonymous\#
  Id":"{{anonymous}}","cause":{"method":"install","id":"{{any}}"},"device":"iphone"},{"cursor"\#
  :"2","id":"{{any}}","kind":"purchaseRecorded","at":"2026-01-01T00:00:00.000Z","project":"def\#
  ault","user":"{{anonymous}}","anonymousId":"{{anonymous}}","cause":{"method":"purchase","id"\#
  :"{{any}}"},"store":"appStore","originalTransactionId":"1000","transactionId":"1000","produc\#
  t":"monthly","productKind":"subscription","holders":["{{anonymous}}"],"device":"iphone","env\#
  ironment":"production","firstPurchasedAt":"2026-01-01T00:00:00.000Z","purchasedAt":"2026-01-\#
  01T00:00:00.000Z","expiresAt":"2026-02-01T00:00:00.000Z","periodType":"normal","isFamilyShar\#
  ed":false,"price":"9.99","currency":"EUR","country":null,"offerCode":null,"attributes":{"cam\#
  paign":"winter"}},{"cursor":"3","id":"{{any}}","kind":"entitlementsActivated","at":"2026-01-\#
  01T00:00:00.000Z","project":"default","user":"{{anonymous}}","anonymousId":"{{anonymous}}","\#
  cause":{"method":"purchase","id":"{{any}}"},"entitlements":["premium"],"store":"appStore","o\#
  riginalTransactionId":"1000","transactionId":"1000","product":"monthly","productKind":"subsc\#
  ription","holders":["{{anonymous}}"],"device":"iphone","environment":"production","firstPurc\#
  hasedAt":"2026-01-01T00:00:00.000Z","purchasedAt":"2026-01-01T00:00:00.000Z","expiresAt":"20\#
  26-02-01T00:00:00.000Z","periodType":"normal","isFamilyShared":false,"price":"9.99","currenc\#
  y":"EUR","country":null,"offerCode":null,"attributes":{"campaign":"winter"}},{"cursor":"4","\#
  id":"{{any}}","kind":"userCreated","at":"2026-01-01T00:00:00.000Z","project":"default","user\#
  ":"{{anonymous}}","userId":"ann","cause":{"method":"identify","id":"{{any}}"},"device":"ipho\#
  ne"},{"cursor":"5","id":"{{any}}","kind":"identified","at":"2026-01-01T00:00:00.000Z","proje\#
  ct":"default","user":"{{anonymous}}","userId":"ann","anonymousId":"{{anonymous}}","cause":{"\#
  method":"identify","id":"{{any}}"},"device":"iphone","outcome":"aliased"},{"cursor":"6","id"\#
  :"{{any}}","kind":"usersAliased","at":"2026-01-01T00:00:00.000Z","project":"default","user":\#
  "{{anonymous}}","userId":"ann","cause":{"method":"identify","id":"{{any}}"},"aliases":["{{an\#
  onymous}}","ann"]},{"cursor":"7","id":"{{any}}","kind":"entitlementsActivated","at":"2026-01\#
  -01T00:00:00.000Z","project":"default","user":"{{anonymous}}","userId":"ann","cause":{"metho\#
  d":"identify","id":"{{any}}"},"entitlements":["premium"]}],"cursor":"7","moreEvents":false}}\#
  }]},{"name":"user.import","summary":"Imports a customer, as `user.export` returns it, comple\#
  tely or not at all.","x-role":"admin","x-since":1,"paramStructure":"either","params":[{"name\#
  ":"user","required":false,"summary":"The user as `user.export` shows it. The daemon reads on\#
  ly `customerId` and `createdAt`.","schema":{"type":"object","properties":{"id":{"description\#
  ":"Not read."},"anonymousId":{"description":"Not read."},"identityId":{"description":"Not re\#
  ad."},"customerId":{"type":["string","null"]},"aliases":{"description":"Not read."},"device"\#
  :{"description":"Not read."},"createdAt":{"$ref":"#/components/schemas/NullableMoment"},"env\#
  ironment":{"description":"Not read."}},"required":[],"additionalProperties":false}},{"name":\#
  "firstId","required":false,"summary":"First id that the customer had; without it, the oldest\#
   of `ids`.","schema":{"$ref":"#/components/schemas/UserId"}},{"name":"lastId","required":fal\#
  se,"summary":"Id of the customer that acted last. It has no effect if the project knows the \#
  customer.","schema":{"$ref":"#/components/schemas/UserId"}},{"name":"ids","required":true,"s\#
  ummary":"Every id of the customer. An empty list imports unclaimed purchases.","schema":{"ty\#
  pe":"array","items":{"type":"object","properties":{"id":{"$ref":"#/components/schemas/UserId\#
  "},"kind":{"type":"string","enum":["anonymous","identified","customer"]},"device":{"descript\#
  ion":"Device of an anonymous id.","type":["string","null"]},"createdAt":{"$ref":"#/component\#
  s/schemas/NullableMoment","description":"Without it, now."}},"required":["id","kind"],"addit\#
  ionalProperties":false},"maxItems":10000}},{"name":"customerId","required":false,"summary":"\#
  The customerId, instead of that of `user`. Without both: that of the customer who has one of\#
   the ids, else the oldest anonymous id, else a new one.","schema":{"$ref":"#/components/sche\#
  mas/UserId"}},{"name":"devices","required":false,"summary":"Devices. A device is created onc\#
  e its anonymous user exists, and its user is logged in there once that user exists.","schema\#
  ":{"type":"array","items":{"type":"object","properties":{"device":{"$ref":"#/components/sche\#
  mas/DeviceId"},"anonymousId":{"$ref":"#/components/schemas/UserId"},"identityId":{"type":["s\#
  tring","null"]},"storeAccount":{"type":["string","null"]},"platform":{"type":["string","null\#
  "]},"app":{"type":["string","null"]},"createdAt":{"$ref":"#/components/schemas/Moment"}},"re\#
  quired":["device","anonymousId","createdAt"],"additionalProperties":false},"maxItems":10000}\#
  },{"name":"accountTokens","required":false,"summary":"Account tokens.","schema":{"type":"arr\#
  ay","items":{"$ref":"#/components/schemas/AccountToken"},"maxItems":10000}},{"name":"purchas\#
  es","required":false,"summary":"Purchases with their transactions.","schema":{"type":"array"\#
  ,"items":{"$ref":"#/components/schemas/ImportedPurchase"},"maxItems":10000}},{"name":"claims\#
  ","required":false,"summary":"Purchases of which only the store and the name are known. The \#
  customer holds each one as soon as a store reports it; until then it gives no access.","sche\#
  ma":{"type":"array","items":{"$ref":"#/components/schemas/PurchaseRef"},"maxItems":10000}},{\#
  "name":"grants","required":false,"summary":"Grants, including those that have ended.","schem\#
  a":{"type":"array","items":{"type":"object","properties":{"entitlement":{"$ref":"#/component\#
  s/schemas/EntitlementId"},"grantedAt":{"$ref":"#/components/schemas/Moment"},"expiresAt":{"$\#
  ref":"#/components/schemas/NullableMoment"},"revokedAt":{"$ref":"#/components/schemas/Nullab\#
  leMoment"}},"required":["entitlement","grantedAt"],"additionalProperties":false},"maxItems":\#
  10000}},{"name":"properties","required":false,"summary":"Properties. The newer value of a ke\#
  y stays.","schema":{"type":"array","items":{"type":"object","properties":{"key":{"$ref":"#/c\#
  omponents/schemas/PropertyKey"},"value":{"$ref":"#/components/schemas/PropertyValue"},"setAt\#
  ":{"$ref":"#/components/schemas/NullableMoment","description":"Without it, before everything\#
   that is set here."}},"required":["key","value"],"additionalProperties":false},"maxItems":10\#
  000}},{"name":"overridden","required":false,"summary":"Earlier values of properties that ano\#
  ther user of the customer replaced.","schema":{"type":"array","items":{"type":"object","prop\#
  erties":{"key":{"$ref":"#/components/schemas/PropertyKey"},"value":{"$ref":"#/components/sch\#
  emas/PropertyValue"},"setAt":{"$ref":"#/components/schemas/NullableMoment","description":"Wi\#
  thout it, before everything that is set here."}},"required":["key","value"],"additionalPrope\#
  rties":false},"maxItems":10000}},{"name":"entitlements","required":false,"summary":"Not used\#
  : access derives from purchases and grants.","schema":{"type":"object"}},{"name":"at","requi\#
  red":false,"summary":"Not used.","schema":{"$ref":"#/components/schemas/NullableMoment"}},{"\#
  name":"onConflict","required":false,"summary":"What happens to a purchase with holders whom \#
  its `holders` does not name. `refuse`: the call is purchaseHeldByAnother. `skip`: the purcha\#
  se stays as it is. `merge`: its transactions are merged, and its holders stay.","schema":{"t\#
  ype":"string","enum":["refuse","skip","merge"],"default":"refuse"}},{"name":"project","requi\#
  red":false,"summary":"Id of the project.","schema":{"$ref":"#/components/schemas/ProjectId",\#
  "default":"default"}},{"name":"dryRun","required":false,"summary":"Computes the result and t\#
  he events without changing anything.","schema":{"type":"boolean","default":false}},{"name":"\#
  idempotencyKey","required":false,"summary":"Makes a retry safe: the same key with the same p\#
  arams returns the stored result.","schema":{"$ref":"#/components/schemas/IdempotencyKey"}}],\#
  "result":{"name":"result","schema":{"type":"object","properties":{"user":{"$ref":"#/componen\#
  ts/schemas/User","description":"The customer's user. Missing when `ids` is empty."},"created\#
  ":{"description":"Whether the customer is new.","type":"boolean"},"outcome":{"description":"\#
  `unchanged` when everything was there already.","type":"string","enum":["imported","unchange\#
  d"]},"purchases":{"description":"What happened to each purchase, in the given order, and the\#
  n to each claim.","type":"array","items":{"type":"object","properties":{"store":{"$ref":"#/c\#
  omponents/schemas/Store"},"originalTransactionId":{"$ref":"#/components/schemas/TransactionI\#
  d"},"outcome":{"type":"string","enum":["recorded","updated","skipped","unchanged"]}},"requir\#
  ed":["store","originalTransactionId","outcome"]}},"entitlements":{"$ref":"#/components/schem\#
  as/Entitlements"},"warnings":{"type":"array","items":{"$ref":"#/components/schemas/Warning"}\#
  },"dryRun":{"description":"True in a dry run; otherwise absent.","type":"boolean"},"events":\#
  {"description":"The events that the call would emit. Only in a dry run.","type":"array","ite\#
  ms":{"$ref":"#/components/schemas/Event"}},"replayed":{"description":"True when this is the \#
  stored result of an idempotency key; otherwise absent.","type":"boolean"}},"required":["crea\#
  ted","outcome","purchases","entitlements"]}},"errors":[{"code":-32602,"message":"A parameter\#
   is missing, unknown, of a wrong type or out of range, or two parameters exclude each other.\#
   `field` points to it; `nearest` lists similar names.","data":{"kind":"invalidParams","retry\#
  able":false}},{"code":1000,"message":"The caller's role is lower than the role that the meth\#
  od needs. `uid` and `role` are the caller's (`none` without a role), and `needs` is the meth\#
  od's role.","data":{"kind":"permissionDenied","retryable":false}},{"code":1102,"message":"No\#
   user may have this id: it is empty, or in the project's `blockedUserIds`.","data":{"kind":"\#
  blockedUserId","retryable":false}},{"code":1103,"message":"The id has more Unicode scalars t\#
  han the project's `userIdLengthMax`.","data":{"kind":"userIdTooLong","retryable":false}},{"c\#
  ode":1104,"message":"The id begins with the project's anonymous prefix, or it is the id of a\#
  n anonymous user or a customerId. In `user.import`: the id belongs to another customer, or n\#
  o daemon makes such an anonymous id or customerId.","data":{"kind":"reservedUserId","retryab\#
  le":false}},{"code":1200,"message":"The daemon has no such project.","data":{"kind":"unknown\#
  Project","retryable":false}},{"code":1202,"message":"Another user holds the purchase, and a \#
  rule of the project keeps it there. `holder` and `rule` name them. In `user.import` there is\#
   no `rule`: the import does not name the holder. Nothing changes.","data":{"kind":"purchaseH\#
  eldByAnother","retryable":false}},{"code":1300,"message":"A call of the same method used thi\#
  s key with other params in the last 24 hours.","data":{"kind":"idempotencyConflict","retryab\#
  le":false}},{"code":1400,"message":"The disk has no room for the write. Nothing changes, and\#
   reading still works.","data":{"kind":"storageFull","retryable":true}},{"code":1401,"message\#
  ":"The write may not be on the disk: the daemon stops, and its next start shows what is stor\#
  ed. Or the daemon cannot read a record that the request needs: then it keeps running.","data\#
  ":{"kind":"storageFailed","retryable":false}},{"code":1405,"message":"The shared database co\#
  uld not be reached, or did not answer in time; other stores have no such error. With `outcom\#
  e` `notApplied`, nothing changed. With `unknown`, the change may or may not be stored.","dat\#
  a":{"kind":"storageUnavailable","retryable":true}}],"examples":[{"name":"a customer of anoth\#
  er system","x-given":[{"method":"project.define","params":{"rules":"revenuecat","products":{\#
  "monthly":{"kind":"subscription","entitlements":["premium"]}},"clock":{"manual":"2026-01-01T\#
  00:00:00.000Z"}}}],"params":[{"name":"ids","value":[{"id":"ann","kind":"identified","created\#
  At":"2025-11-01T00:00:00.000Z"}]},{"name":"purchases","value":[{"store":"appStore","original\#
  TransactionId":"1000","transactions":[{"transactionId":"1000","product":"monthly","purchased\#
  At":"2025-12-15T00:00:00.000Z","expiresAt":"2026-01-15T00:00:00.000Z","asOf":"2025-12-31T00:\#
  00:00.000Z"}]}]}],"result":{"name":"result","value":{"user":{"id":"ann","anonymousId":null,"\#
  identityId":"ann","customerId":"{{customer}}","aliases":["ann"],"createdAt":"2025-11-01T00:0\#
  0:00.000Z","environment":"production"},"created":true,"outcome":"imported","purchases":[{"st\#
  ore":"appStore","originalTransactionId":"1000","outcome":"recorded"}],"entitlements":{"premi\#
  um":{"id":"premium","active":true,"state":"active","productId":"monthly","source":"appStore"\#
  ,"renewState":"willRenew","grantType":"purchase","periodType":"normal","startedAt":"2025-12-\#
  15T00:00:00.000Z","expiresAt":"2026-01-15T00:00:00.000Z","gracePeriodExpiresAt":null,"firstP\#
  urchasedAt":"2025-12-15T00:00:00.000Z","lastPurchasedAt":"2025-12-15T00:00:00.000Z","trialSt\#
  artedAt":null,"autoRenewDisabledAt":null,"renewsCount":0,"environment":"production","store":\#
  "appStore","transactionId":"1000","originalTransactionId":"1000"}}}}}]},{"name":"user.link.u\#
  ndo","summary":"Undoes a login, an alias or a transfer: its change of holders or customers."\#
  ,"x-role":"admin","x-since":1,"paramStructure":"either","params":[{"name":"event","required"\#
  :true,"summary":"`id` of the event to undo, for example `ev_b57a1837_7`. Its kind is `identi\#
  fied`, `usersAliased`, `subscriptionTransferred` or `oneTimePurchaseTransferred`, or, if `ke\#
  pt` lists it, `purchaseRenewed` or `purchaseUpdated`.","schema":{"$ref":"#/components/schema\#
  s/EventId"}},{"name":"project","required":false,"summary":"Id of the project.","schema":{"$r\#
  ef":"#/components/schemas/ProjectId","default":"default"}},{"name":"dryRun","required":false\#
  ,"summary":"Computes the result and the events without changing anything.","schema":{"type":\#
  "boolean","default":false}},{"name":"idempotencyKey","required":false,"summary":"Makes a ret\#
  ry safe: the same key with the same params returns the stored result.","schema":{"$ref":"#/c\#
  omponents/schemas/IdempotencyKey"}}],"result":{"name":"result","schema":{"type":"object","pr\#
  operties":{"undone":{"$ref":"#/components/schemas/EventId","description":"Id of the undone e\#
  vent."},"purchases":{"description":"Purchases that changed holders.","type":"array","items":\#
  {"$ref":"#/components/schemas/Move"}},"kept":{"description":"Later changes that stay: restor\#
  es, purchases and imports that would have found other holders, the aliases that they made, a\#
  nd earlier undos about the same users and purchases. A call that emitted no event is never a\#
  mong them.","type":"array","items":{"$ref":"#/components/schemas/RemainingChange"}},"dryRun"\#
  :{"description":"True in a dry run; otherwise absent.","type":"boolean"},"events":{"descript\#
  ion":"The events that the call would emit. Only in a dry run.","type":"array","items":{"$ref\#
  ":"#/components/schemas/Event"}},"replayed":{"description":"True when this is the stored res\#
  ult of an idempotency key; otherwise absent.","type":"boolean"}},"required":["undone","purch\#
  ases","kept"]}},"errors":[{"code":-32602,"message":"A parameter is missing, unknown, of a wr\#
  ong type or out of range, or two parameters exclude each other. `field` points to it; `neare\#
  st` lists similar names.","data":{"kind":"invalidParams","retryable":false}},{"code":1000,"m\#
  essage":"The caller's role is lower than the role that the method needs. `uid` and `role` ar\#
  e the caller's (`none` without a role), and `needs` is the method's role.","data":{"kind":"p\#
  ermissionDenied","retryable":false}},{"code":1200,"message":"The daemon has no such project.\#
  ","data":{"kind":"unknownProject","retryable":false}},{"code":1206,"message":"The daemon can\#
  not undo the link. Nothing changes. `obstacle` is the reason: `unknownEvent`; `otherKind`: a\#
  n event of this kind cannot be undone; `noLink`: the event linked nothing; `undone`: the lin\#
  k is already undone; `isUndo`: the event comes from an undo; `laterAlias`: a later alias mer\#
  ged the customer with another user; `tooMuch`: too many users and purchases depend on the li\#
  nk; `unclear`: a deletion erased part of the history. `event` is the id of the event that pr\#
  events the undo.","data":{"kind":"cannotUndo","retryable":false}},{"code":1300,"message":"A \#
  call of the same method used this key with other params in the last 24 hours.","data":{"kind\#
  ":"idempotencyConflict","retryable":false}},{"code":1400,"message":"The disk has no room for\#
   the write. Nothing changes, and reading still works.","data":{"kind":"storageFull","retryab\#
  le":true}},{"code":1401,"message":"The write may not be on the disk: the daemon stops, and i\#
  ts next start shows what is stored. Or the daemon cannot read a record that the request need\#
  s: then it keeps running.","data":{"kind":"storageFailed","retryable":false}},{"code":1405,"\#
  message":"The shared database could not be reached, or did not answer in time; other stores \#
  have no such error. With `outcome` `notApplied`, nothing changed. With `unknown`, the change\#
   may or may not be stored.","data":{"kind":"storageUnavailable","retryable":true}}],"example\#
  s":[{"name":"another user's login took a purchase","x-given":[{"method":"project.define","pa\#
  rams":{"products":{"monthly":{"kind":"subscription","entitlements":["premium"]}},"clock":{"m\#
  anual":"2026-01-01T00:00:00.000Z"}}},{"method":"install","params":{"device":"iphone"}},{"met\#
  hod":"purchase","params":{"device":"iphone","product":"monthly","store":"appStore","transact\#
  ionId":"1000","expiresAt":"2026-02-01T00:00:00Z"}},{"method":"identify","params":{"device":"\#
  iphone","userId":"user_id_1"},"result":{"user":{"anonymousId":"{{anonymous}}","{{…}}":null},\#
  "{{…}}":null}},{"method":"events.read","params":{"kinds":["identified"]},"result":{"events":\#
  [{"id":"{{login}}","{{…}}":null}],"{{…}}":null}}],"params":[{"name":"event","value":"{{login\#
  }}"}],"result":{"name":"result","value":{"undone":"{{login}}","purchases":[{"store":"appStor\#
  e","originalTransactionId":"1000","product":"monthly","kind":"subscription","from":["{{anony\#
  mous}}","user_id_1"],"to":"{{anonymous}}","shared":false}],"kept":[]}}}]},{"name":"user.list\#
  ","summary":"Lists the customerIds of the project's customers.","x-role":"read","x-since":1,\#
  "paramStructure":"either","params":[{"name":"after","required":false,"summary":"Cursor from \#
  an earlier reply. The reply has the customers after it.","schema":{"type":"string"}},{"name"\#
  :"limit","required":false,"summary":"Maximum number of customers.","schema":{"type":"integer\#
  ","minimum":1,"maximum":1000,"default":100}},{"name":"project","required":false,"summary":"I\#
  d of the project.","schema":{"$ref":"#/components/schemas/ProjectId","default":"default"}}],\#
  "result":{"name":"result","schema":{"type":"object","properties":{"customerIds":{"descriptio\#
  n":"In byte order.","type":"array","items":{"$ref":"#/components/schemas/UserId"}},"cursor":\#
  {"description":"What the next call gives as `after`.","type":"string"},"more":{"description"\#
  :"Whether more customers follow.","type":"boolean"}},"required":["customerIds","cursor","mor\#
  e"]}},"errors":[{"code":-32602,"message":"A parameter is missing, unknown, of a wrong type o\#
  r out of range, or two parameters exclude each other. `field` points to it; `nearest` lists \#
  similar names.","data":{"kind":"invalidParams","retryable":false}},{"code":1000,"message":"T\#
  he caller's role is lower than the role that the method needs. `uid` and `role` are the call\#
  er's (`none` without a role), and `needs` is the method's role.","data":{"kind":"permissionD\#
  enied","retryable":false}},{"code":1200,"message":"The daemon has no such project.","data":{\#
  "kind":"unknownProject","retryable":false}},{"code":1405,"message":"The shared database coul\#
  d not be reached, or did not answer in time; other stores have no such error. With `outcome`\#
   `notApplied`, nothing changed. With `unknown`, the change may or may not be stored.","data"\#
  :{"kind":"storageUnavailable","retryable":true}}],"examples":[{"name":"two customers","x-giv\#
  en":[{"method":"install","params":{"device":"iphone"},"result":{"user":{"customerId":"{{firs\#
  t}}","{{…}}":null},"{{…}}":null}}],"params":[],"result":{"name":"result","value":{"customerI\#
  ds":["{{first}}"],"cursor":"{{first}}","more":false}}}]},{"name":"userInfo","summary":"Retur\#
  ns the current user of a device, or the user that an id belongs to.","x-role":"read","x-sinc\#
  e":1,"paramStructure":"either","params":[{"name":"device","required":false,"summary":"Id of \#
  the device.","schema":{"$ref":"#/components/schemas/DeviceId"}},{"name":"userId","required":\#
  false,"summary":"Id of the user, instead of `device`.","schema":{"$ref":"#/components/schema\#
  s/UserId"}},{"name":"project","required":false,"summary":"Id of the project.","schema":{"$re\#
  f":"#/components/schemas/ProjectId","default":"default"}}],"x-exactly-one":[["device"],["use\#
  rId"]],"result":{"name":"result","schema":{"type":"object","properties":{"user":{"$ref":"#/c\#
  omponents/schemas/User"}},"required":["user"]}},"errors":[{"code":-32602,"message":"A parame\#
  ter is missing, unknown, of a wrong type or out of range, or two parameters exclude each oth\#
  er. `field` points to it; `nearest` lists similar names.","data":{"kind":"invalidParams","re\#
  tryable":false}},{"code":1000,"message":"The caller's role is lower than the role that the m\#
  ethod needs. `uid` and `role` are the caller's (`none` without a role), and `needs` is the m\#
  ethod's role.","data":{"kind":"permissionDenied","retryable":false}},{"code":1100,"message":\#
  "The project has no such device.","data":{"kind":"unknownDevice","retryable":false}},{"code"\#
  :1101,"message":"The project has no such user.","data":{"kind":"unknownUser","retryable":fal\#
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
  e":false}},{"code":1101,"message":"The project has no such user.","data":{"kind":"unknownUse\#
  r","retryable":false}},{"code":1102,"message":"No user may have this id: it is empty, or in \#
  the project's `blockedUserIds`.","data":{"kind":"blockedUserId","retryable":false}},{"code":\#
  1103,"message":"The id has more Unicode scalars than the project's `userIdLengthMax`.","data\#
  ":{"kind":"userIdTooLong","retryable":false}},{"code":1200,"message":"The daemon has no such\#
   project.","data":{"kind":"unknownProject","retryable":false}},{"code":1405,"message":"The s\#
  hared database could not be reached, or did not answer in time; other stores have no such er\#
  ror. With `outcome` `notApplied`, nothing changed. With `unknown`, the change may or may not\#
   be stored.","data":{"kind":"storageUnavailable","retryable":true}}],"examples":[{"name":"tw\#
  o of them","x-given":[{"method":"project.define","params":{"products":{"monthly":{"kind":"su\#
  bscription","entitlements":["premium"]}},"clock":{"manual":"2026-01-01T00:00:00.000Z"}}},{"m\#
  ethod":"install","params":{"device":"iphone"}},{"method":"setUserProperty","params":{"device\#
  ":"iphone","key":"$email","value":"ann@example.org"}},{"method":"setUserProperty","params":{\#
  "device":"iphone","key":"plan","value":"b"}}],"params":[{"name":"device","value":"iphone"}],\#
  "result":{"name":"result","value":{"properties":{"$email":"ann@example.org","plan":"b"}}}},{\#
  "name":"none","x-given":[{"method":"project.define","params":{"products":{"monthly":{"kind":\#
  "subscription","entitlements":["premium"]}},"clock":{"manual":"2026-01-01T00:00:00.000Z"}}},\#
  {"method":"install","params":{"device":"iphone"}}],"params":[{"name":"device","value":"iphon\#
  e"}],"result":{"name":"result","value":{"properties":{}}}}]},{"name":"webhook.claim","summar\#
  y":"Makes the connection the only one that posts a project's events, until it closes. For pr\#
  ograms that post.","x-role":"admin","x-since":1,"paramStructure":"either","params":[{"name":\#
  "reports","required":false,"summary":"The results of the posts. A report replaces the earlie\#
  r report on its URL.","schema":{"type":"array","maxItems":10,"items":{"$ref":"#/components/s\#
  chemas/WebhookReport"}}},{"name":"project","required":false,"summary":"Id of the project.","\#
  schema":{"$ref":"#/components/schemas/ProjectId","default":"default"}}],"result":{"name":"re\#
  sult","schema":{"type":"object","properties":{"claimed":{"description":"False if another con\#
  nection has the claim. Then the daemon ignores the reports.","type":"boolean"}},"required":[\#
  "claimed"]}},"errors":[{"code":-32602,"message":"A parameter is missing, unknown, of a wrong\#
   type or out of range, or two parameters exclude each other. `field` points to it; `nearest`\#
   lists similar names.","data":{"kind":"invalidParams","retryable":false}},{"code":1000,"mess\#
  age":"The caller's role is lower than the role that the method needs. `uid` and `role` are t\#
  he caller's (`none` without a role), and `needs` is the method's role.","data":{"kind":"perm\#
  issionDenied","retryable":false}},{"code":1200,"message":"The daemon has no such project.","\#
  data":{"kind":"unknownProject","retryable":false}},{"code":1405,"message":"The shared databa\#
  se could not be reached, or did not answer in time; other stores have no such error. With `o\#
  utcome` `notApplied`, nothing changed. With `unknown`, the change may or may not be stored."\#
  ,"data":{"kind":"storageUnavailable","retryable":true}}],"examples":[{"name":"the first prog\#
  ram gets the claim","x-given":[{"method":"project.define","params":{"webhooks":[{"url":"http\#
  s://example.com/events","secret":"sesame"}]}}],"params":[],"result":{"name":"result","value"\#
  :{"claimed":true}}}]},{"name":"webhook.list","summary":"Returns the state of a project's web\#
  hooks, without their secrets.","x-role":"read","x-since":1,"paramStructure":"either","params\#
  ":[{"name":"project","required":false,"summary":"Id of the project.","schema":{"$ref":"#/com\#
  ponents/schemas/ProjectId","default":"default"}}],"result":{"name":"result","schema":{"type"\#
  :"object","properties":{"poster":{"description":"The process that posts the project's events\#
  ; absent if there is none.","type":"object","properties":{"uid":{"type":"integer"},"pid":{"t\#
  ype":"integer"}},"required":["uid","pid"]},"webhooks":{"description":"In the order of projec\#
  t.define.","type":"array","items":{"$ref":"#/components/schemas/WebhookStatus"}}},"required"\#
  :["webhooks"]}},"errors":[{"code":-32602,"message":"A parameter is missing, unknown, of a wr\#
  ong type or out of range, or two parameters exclude each other. `field` points to it; `neare\#
  st` lists similar names.","data":{"kind":"invalidParams","retryable":false}},{"code":1000,"m\#
  essage":"The caller's role is lower than the role that the method needs. `uid` and `role` ar\#
  e the caller's (`none` without a role), and `needs` is the method's role.","data":{"kind":"p\#
  ermissionDenied","retryable":false}},{"code":1200,"message":"The daemon has no such project.\#
  ","data":{"kind":"unknownProject","retryable":false}},{"code":1405,"message":"The shared dat\#
  abase could not be reached, or did not answer in time; other stores have no such error. With\#
   `outcome` `notApplied`, nothing changed. With `unknown`, the change may or may not be store\#
  d.","data":{"kind":"storageUnavailable","retryable":true}}],"examples":[{"name":"no program \#
  posts","x-given":[{"method":"project.define","params":{"webhooks":[{"url":"https://example.c\#
  om/events","secret":"sesame"}]}},{"method":"install","params":{"device":"iphone"}}],"params"\#
  :[],"result":{"name":"result","value":{"webhooks":[{"url":"https://example.com/events","form\#
  at":"entitled","state":"stopped","cursor":"0","backlog":1,"deliveredAt":null}]}}},{"name":"a\#
  n event waits for another attempt","x-given":[{"method":"project.define","params":{"webhooks\#
  ":[{"url":"https://example.com/events","secret":"sesame"}]}},{"method":"install","params":{"\#
  device":"iphone"}},{"method":"webhook.claim","params":{"reports":[{"url":"https://example.co\#
  m/events","deliveredAt":"2026-01-01T00:00:00Z","failure":{"at":"2026-01-02T00:00:00Z","curso\#
  r":"1","reason":"HTTP 500","attempts":3,"nextAttemptAt":"2026-01-02T00:00:01Z"}}]}}],"params\#
  ":[],"result":{"name":"result","value":{"poster":{"uid":"{{any}}","pid":"{{any}}"},"webhooks\#
  ":[{"url":"https://example.com/events","format":"entitled","state":"failing","cursor":"0","b\#
  acklog":1,"deliveredAt":"2026-01-01T00:00:00.000Z","failure":{"at":"2026-01-02T00:00:00.000Z\#
  ","cursor":"1","reason":"HTTP 500","attempts":3,"nextAttemptAt":"2026-01-02T00:00:01.000Z"}}\#
  ]}}}]},{"name":"webhook.pause","summary":"Stops the posts to a URL until webhook.resume. Its\#
   events wait.","x-role":"admin","x-since":1,"paramStructure":"either","params":[{"name":"url\#
  ","required":true,"summary":"URL of the webhook, as project.define has it.","schema":{"$ref"\#
  :"#/components/schemas/WebhookUrl"}},{"name":"project","required":false,"summary":"Id of the\#
   project.","schema":{"$ref":"#/components/schemas/ProjectId","default":"default"}},{"name":"\#
  dryRun","required":false,"summary":"Computes the result and the events without changing anyt\#
  hing.","schema":{"type":"boolean","default":false}},{"name":"idempotencyKey","required":fals\#
  e,"summary":"Makes a retry safe: the same key with the same params returns the stored result\#
  .","schema":{"$ref":"#/components/schemas/IdempotencyKey"}}],"result":{"name":"result","sche\#
  ma":{"type":"object","properties":{"url":{"$ref":"#/components/schemas/WebhookUrl"},"paused"\#
  :{"description":"True if webhook.pause stopped the posts to the URL.","type":"boolean"},"cur\#
  sor":{"$ref":"#/components/schemas/Cursor","description":"The webhook's position: all events\#
   up to this cursor are delivered."},"backlog":{"description":"Number of events after `cursor\#
  `.","type":"integer","minimum":0},"dryRun":{"description":"True in a dry run; otherwise abse\#
  nt.","type":"boolean"},"events":{"description":"The events that the call would emit: always \#
  none. Only in a dry run.","type":"array","items":{"$ref":"#/components/schemas/Event"}},"rep\#
  layed":{"description":"True when this is the stored result of an idempotency key; otherwise \#
  absent.","type":"boolean"}},"required":["url","paused","cursor","backlog"]}},"errors":[{"cod\#
  e":-32602,"message":"A parameter is missing, unknown, of a wrong type or out of range, or tw\#
  o parameters exclude each other. `field` points to it; `nearest` lists similar names.","data\#
  ":{"kind":"invalidParams","retryable":false}},{"code":1000,"message":"The caller's role is l\#
  ower than the role that the method needs. `uid` and `role` are the caller's (`none` without \#
  a role), and `needs` is the method's role.","data":{"kind":"permissionDenied","retryable":fa\#
  lse}},{"code":1200,"message":"The daemon has no such project.","data":{"kind":"unknownProjec\#
  t","retryable":false}},{"code":1208,"message":"The project has no webhook with this URL. The\#
   error does not repeat the URL.","data":{"kind":"unknownWebhook","retryable":false}},{"code"\#
  :1300,"message":"A call of the same method used this key with other params in the last 24 ho\#
  urs.","data":{"kind":"idempotencyConflict","retryable":false}},{"code":1400,"message":"The d\#
  isk has no room for the write. Nothing changes, and reading still works.","data":{"kind":"st\#
  orageFull","retryable":true}},{"code":1401,"message":"The write may not be on the disk: the \#
  daemon stops, and its next start shows what is stored. Or the daemon cannot read a record th\#
  at the request needs: then it keeps running.","data":{"kind":"storageFailed","retryable":fal\#
  se}},{"code":1405,"message":"The shared database could not be reached, or did not answer in \#
  time; other stores have no such error. With `outcome` `notApplied`, nothing changed. With `u\#
  nknown`, the change may or may not be stored.","data":{"kind":"storageUnavailable","retryabl\#
  e":true}}],"examples":[{"name":"a server that is down for long","x-given":[{"method":"projec\#
  t.define","params":{"webhooks":[{"url":"https://example.com/events","secret":"sesame"}]}},{"\#
  method":"install","params":{"device":"iphone"}}],"params":[{"name":"url","value":"https://ex\#
  ample.com/events"}],"result":{"name":"result","value":{"url":"https://example.com/events","p\#
  aused":true,"cursor":"0","backlog":1}}}]},{"name":"webhook.replay","summary":"Moves a webhoo\#
  k to a cursor, so that the events after it are posted, again if they were posted before.","x\#
  -role":"admin","x-since":1,"paramStructure":"either","params":[{"name":"url","required":true\#
  ,"summary":"URL of the webhook, as project.define has it.","schema":{"$ref":"#/components/sc\#
  hemas/WebhookUrl"}},{"name":"after","required":true,"summary":"Cursor before the first event\#
   to post. `0` is the beginning of the log.","schema":{"$ref":"#/components/schemas/Cursor"}}\#
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
  ws what is stored. Or the daemon cannot read a record that the request needs: then it keeps \#
  running.","data":{"kind":"storageFailed","retryable":false}},{"code":1405,"message":"The sha\#
  red database could not be reached, or did not answer in time; other stores have no such erro\#
  r. With `outcome` `notApplied`, nothing changed. With `unknown`, the change may or may not b\#
  e stored.","data":{"kind":"storageUnavailable","retryable":true}}],"examples":[{"name":"ever\#
  ything from the beginning","x-given":[{"method":"install","params":{"device":"iphone"}},{"me\#
  thod":"project.define","params":{"webhooks":[{"url":"https://example.com/events","secret":"s\#
  esame"}]}}],"params":[{"name":"url","value":"https://example.com/events"},{"name":"after","v\#
  alue":"0"}],"result":{"name":"result","value":{"url":"https://example.com/events","paused":f\#
  alse,"cursor":"0","backlog":1}}}]},{"name":"webhook.resume","summary":"Resumes the posts to \#
  a paused URL, from its position.","x-role":"admin","x-since":1,"paramStructure":"either","pa\#
  rams":[{"name":"url","required":true,"summary":"URL of the webhook, as project.define has it\#
  .","schema":{"$ref":"#/components/schemas/WebhookUrl"}},{"name":"project","required":false,"\#
  summary":"Id of the project.","schema":{"$ref":"#/components/schemas/ProjectId","default":"d\#
  efault"}},{"name":"dryRun","required":false,"summary":"Computes the result and the events wi\#
  thout changing anything.","schema":{"type":"boolean","default":false}},{"name":"idempotencyK\#
  ey","required":false,"summary":"Makes a retry safe: the same key with the same params return\#
  s the stored result.","schema":{"$ref":"#/components/schemas/IdempotencyKey"}}],"result":{"n\#
  ame":"result","schema":{"type":"object","properties":{"url":{"$ref":"#/components/schemas/We\#
  bhookUrl"},"paused":{"description":"True if webhook.pause stopped the posts to the URL.","ty\#
  pe":"boolean"},"cursor":{"$ref":"#/components/schemas/Cursor","description":"The webhook's p\#
  osition: all events up to this cursor are delivered."},"backlog":{"description":"Number of e\#
  vents after `cursor`.","type":"integer","minimum":0},"dryRun":{"description":"True in a dry \#
  run; otherwise absent.","type":"boolean"},"events":{"description":"The events that the call \#
  would emit: always none. Only in a dry run.","type":"array","items":{"$ref":"#/components/sc\#
  hemas/Event"}},"replayed":{"description":"True when this is the stored result of an idempote\#
  ncy key; otherwise absent.","type":"boolean"}},"required":["url","paused","cursor","backlog"\#
  ]}},"errors":[{"code":-32602,"message":"A parameter is missing, unknown, of a wrong type or \#
  out of range, or two parameters exclude each other. `field` points to it; `nearest` lists si\#
  milar names.","data":{"kind":"invalidParams","retryable":false}},{"code":1000,"message":"The\#
   caller's role is lower than the role that the method needs. `uid` and `role` are the caller\#
  's (`none` without a role), and `needs` is the method's role.","data":{"kind":"permissionDen\#
  ied","retryable":false}},{"code":1200,"message":"The daemon has no such project.","data":{"k\#
  ind":"unknownProject","retryable":false}},{"code":1208,"message":"The project has no webhook\#
   with this URL. The error does not repeat the URL.","data":{"kind":"unknownWebhook","retryab\#
  le":false}},{"code":1300,"message":"A call of the same method used this key with other param\#
  s in the last 24 hours.","data":{"kind":"idempotencyConflict","retryable":false}},{"code":14\#
  00,"message":"The disk has no room for the write. Nothing changes, and reading still works."\#
  ,"data":{"kind":"storageFull","retryable":true}},{"code":1401,"message":"The write may not b\#
  e on the disk: the daemon stops, and its next start shows what is stored. Or the daemon cann\#
  ot read a record that the request needs: then it keeps running.","data":{"kind":"storageFail\#
  ed","retryable":false}},{"code":1405,"message":"The shared database could not be reached, or\#
   did not answer in time; other stores have no such error. With `outcome` `notApplied`, nothi\#
  ng changed. With `unknown`, the change may or may not be stored.","data":{"kind":"storageUna\#
  vailable","retryable":true}}],"examples":[{"name":"the server is back","x-given":[{"method":\#
  "project.define","params":{"webhooks":[{"url":"https://example.com/events","secret":"sesame"\#
  }]}},{"method":"webhook.pause","params":{"url":"https://example.com/events"}},{"method":"ins\#
  tall","params":{"device":"iphone"}}],"params":[{"name":"url","value":"https://example.com/ev\#
  ents"}],"result":{"name":"result","value":{"url":"https://example.com/events","paused":false\#
  ,"cursor":"0","backlog":1}}}]}],"components":{"schemas":{"AccountToken":{"description":"Opaq\#
  ue string that an app gives to the store with a purchase, and that the store gives back. The\#
   daemon stores and compares a UUID in lower case.","type":"string","minLength":1,"maxLength"\#
  :255},"AppId":{"description":"An app of the project, for example its bundle id.","type":"str\#
  ing","minLength":1,"maxLength":255},"AppStoreApp":{"description":"An app of the App Store.",\#
  "type":"object","properties":{"bundleId":{"description":"Bundle id of the app.","type":"stri\#
  ng","minLength":1,"maxLength":255},"appAppleId":{"description":"Number of the app at Apple. \#
  Required where `environments` has `Production`; null if not given.","type":["integer","null"\#
  ],"minimum":1,"maximum":9007199254740992}},"required":["bundleId"],"additionalProperties":fa\#
  lse},"AppStoreEnvironment":{"type":"string","enum":["Production","Sandbox","Xcode","LocalTes\#
  ting"],"description":"Environment of the App Store, by Apple's name. Apple does not sign wha\#
  t comes from `Xcode` and `LocalTesting`."},"AppStoreSettings":{"description":"How the projec\#
  t verifies what the App Store sends.","type":"object","properties":{"apps":{"description":"A\#
  pps whose notifications the project takes.","type":"array","items":{"$ref":"#/components/sch\#
  emas/AppStoreApp"},"maxItems":100},"environments":{"type":"array","items":{"$ref":"#/compone\#
  nts/schemas/AppStoreEnvironment"},"maxItems":4,"description":"Environments that the project \#
  takes."},"roots":{"description":"Root certificates that replace Apple's, as DER in base64. E\#
  mpty for Apple's.","type":"array","items":{"type":"string"},"maxItems":10}},"required":["app\#
  s","environments","roots"]},"AppliedRule":{"description":"A rule of the project, with the va\#
  lue that applied in the step.","type":"object","properties":{"name":{"description":"Name of \#
  the rule, as in `project.define`.","type":"string","enum":["purchaseHolders","onIdentifyNew"\#
  ,"onIdentifyKnown","onRestore","anonymousHolders"]},"value":{"description":"Value that the r\#
  ule had when the step happened.","type":"string"}},"required":["name","value"]},"Attributes"\#
  :{"description":"Up to 20 strings of the caller's own, which the events of this purchase rep\#
  eat.","type":"object","maxProperties":20,"propertyNames":{"minLength":1,"maxLength":80},"add\#
  itionalProperties":{"type":"string","maxLength":500}},"BackgroundStats":{"description":"Work\#
   that no request waits for, as of now.","type":"object","properties":{"expiriesDue":{"descri\#
  ption":"Ends of periods and grants that have passed and whose events the daemon has not emit\#
  ted yet: at most 1000.","type":"integer","minimum":0},"expiriesLateMs":{"description":"Milli\#
  seconds since the oldest of these ends.","type":"integer","minimum":0},"erasures":{"descript\#
  ion":"Deletions that the daemon has not finished.","type":"integer","minimum":0},"erasuresHa\#
  lted":{"description":"Whether the deletions wait for the next start, because a step failed s\#
  everal times.","type":"boolean"},"catalogueChanges":{"description":"Projects with a changed \#
  catalogue whose events the daemon has not yet emitted for every customer.","type":"integer",\#
  "minimum":0}},"required":["expiriesDue","expiriesLateMs","erasures","erasuresHalted","catalo\#
  gueChanges"]},"CacheStats":{"description":"What the daemon has in memory, and how well that \#
  serves.","type":"object","properties":{"replies":{"description":"Replies to `checkEntitlemen\#
  ts` in the cache, valid or not.","type":"integer","minimum":0},"replyHits":{"description":"R\#
  equests that the daemon answered from that cache since its start.","type":"integer","minimum\#
  ":0},"records":{"description":"Records in memory.","type":"integer","minimum":0},"recordByte\#
  s":{"description":"Their memory, by estimate.","type":"integer","minimum":0},"recordLoads":{\#
  "description":"Records that the daemon read from the store since its start.","type":"integer\#
  ","minimum":0}},"required":["replies","replyHits","records","recordBytes","recordLoads"]},"C\#
  atalogue":{"description":"Products by their ids.","type":"object","propertyNames":{"$ref":"#\#
  /components/schemas/ProductId"},"additionalProperties":{"$ref":"#/components/schemas/Product\#
  "},"maxProperties":10000},"Cause":{"description":"What caused the event. A request gives its\#
   `method` and `id`; a notification has no `id`. `clock` is true for a change that fell due."\#
  ,"type":"object","properties":{"method":{"type":"string"},"id":{"type":["string","number","n\#
  ull"]},"clock":{"type":"boolean"}}},"Clock":{"description":"The clock of a project: the syst\#
  em's, or a manual clock, which only moves when it is advanced.","type":"object","properties"\#
  :{"kind":{"type":"string","enum":["system","manual"]},"now":{"$ref":"#/components/schemas/Mo\#
  ment","description":"Time of a manual clock; absent for the system's."}},"required":["kind"]\#
  },"ClockChoice":{"description":"`system`: the system's clock. `manual`: a manual clock that \#
  starts now. {\"manual\": TIMESTAMP}: a manual clock that starts then.","anyOf":[{"type":"str\#
  ing","enum":["system","manual"]},{"type":"object","properties":{"manual":{"$ref":"#/componen\#
  ts/schemas/Moment","description":"Time at which the manual clock starts, RFC 3339."}},"requi\#
  red":["manual"],"additionalProperties":false}]},"CommitStats":{"description":"The commits si\#
  nce the daemon's start.","type":"object","properties":{"turns":{"description":"Turns that be\#
  came durable. A turn is what the daemon decides together; a commit has one or more.","type":\#
  "integer","minimum":0},"waitingTurns":{"description":"Turns that wait for the disk now.","ty\#
  pe":"integer","minimum":0},"failures":{"description":"Commits that failed, for example becau\#
  se the disk was full.","type":"integer","minimum":0},"durations":{"$ref":"#/components/schem\#
  as/Durations"}},"required":["turns","waitingTurns","failures","durations"]},"ConnectionStats\#
  ":{"description":"The connections, and the replies that wait on them.","type":"object","prop\#
  erties":{"open":{"description":"Open connections.","type":"integer","minimum":0},"opened":{"\#
  description":"Connections that clients opened since the daemon's start.","type":"integer","m\#
  inimum":0},"refused":{"description":"Connections that the daemon refused since its start, be\#
  cause there were too many.","type":"integer","minimum":0},"peers":{"description":"The open c\#
  onnections by uid and role.","type":"array","items":{"$ref":"#/components/schemas/PeerStats"\#
  }},"owedBytes":{"description":"Replies that wait for the disk.","type":"integer","minimum":0\#
  },"unsentBytes":{"description":"Replies that wait for clients to read them.","type":"integer\#
  ","minimum":0}},"required":["open","opened","refused","peers","owedBytes","unsentBytes"]},"C\#
  onsumerId":{"description":"Name of a consumer: a reader of the log whose position the daemon\#
   stores. The reader chooses it, for example `mailer`.","type":"string","minLength":1,"maxLen\#
  gth":255},"ConsumerLag":{"description":"A consumer of a feed.","type":"object","properties":\#
  {"project":{"$ref":"#/components/schemas/ProjectId"},"consumer":{"$ref":"#/components/schema\#
  s/ConsumerId"},"cursor":{"$ref":"#/components/schemas/Cursor"},"lag":{"description":"Events \#
  that it has not acknowledged.","type":"integer","minimum":0}},"required":["project","consume\#
  r","cursor","lag"]},"Country":{"description":"ISO 3166 country code of two or three letters,\#
   stored as it is sent.","type":"string","pattern":"^[A-Za-z]{2,3}$"},"Counts":{"description"\#
  :"Number of records of a project.","type":"object","properties":{"devices":{"type":"integer"\#
  ,"minimum":0},"users":{"type":"integer","minimum":0},"customers":{"description":"A merged cu\#
  stomer counts once.","type":"integer","minimum":0},"purchases":{"type":"integer","minimum":0\#
  },"unclaimed":{"description":"Unclaimed purchases, which have had no holder yet; `purchases`\#
   counts them too.","type":"integer","minimum":0},"events":{"type":"integer","minimum":0}},"r\#
  equired":["devices","users","customers","purchases","unclaimed","events"]},"Currency":{"desc\#
  ription":"ISO 4217 currency code of three letters, stored as it is sent.","type":"string","p\#
  attern":"^[A-Za-z]{3}$"},"Cursor":{"description":"A position in a project's log: the number \#
  of the last event before it. \"0\" is the position before the first event.","type":"string",\#
  "pattern":"^(0|[1-9][0-9]{0,18})$"},"DeviceId":{"description":"A device: one installation of\#
   one app. A reinstallation is a new device.","type":"string","minLength":1,"maxLength":255},\#
  "Duration":{"description":"ISO 8601 duration, for example P1M, P7D or PT1H30M. It has whole \#
  numbers of Y, M, W, D and, after a T, of H, M, S; only the seconds may have a fraction. P1M \#
  keeps the day of the month, or takes the last day of a shorter month.","type":"string","form\#
  at":"duration"},"DurationBucket":{"description":"A bucket of a histogram.","type":"object","\#
  properties":{"upToMicros":{"description":"The longest duration that it counts. Null for dura\#
  tions longer than every bound.","type":["integer","null"],"minimum":0},"count":{"description\#
  ":"How many durations are longer than the bound of the bucket before, and not longer than th\#
  is one.","type":"integer","minimum":0}},"required":["upToMicros","count"]},"Durations":{"des\#
  cription":"A histogram of durations since the daemon's start, in microseconds.","type":"obje\#
  ct","properties":{"count":{"description":"How many durations it counts.","type":"integer","m\#
  inimum":0},"sumMicros":{"description":"Their sum.","type":"integer","minimum":0},"maxMicros"\#
  :{"description":"The longest of them.","type":"integer","minimum":0},"buckets":{"description\#
  ":"The buckets that are not empty, shortest durations first. Their bounds are 1, 2, 3, 4, 6,\#
   8, 12, 16 and so on up to 100 seconds.","type":"array","items":{"$ref":"#/components/schema\#
  s/DurationBucket"}}},"required":["count","sumMicros","maxMicros","buckets"]},"EndReason":{"d\#
  escription":"Why a subscription ended, or will end: the customer's choice, a failed payment,\#
   a refused price increase, a product that is no longer sold (unavailable), the developer, an\#
  other purchase that took it over (replaced), or another reason. Null when the store named no\#
  ne.","type":["string","null"],"enum":["customer","billing","priceIncrease","unavailable","de\#
  veloper","replaced","other",null]},"Entitlement":{"description":"What a product or a grant u\#
  nlocks for a user, and why. One purchase or grant, the winner, supplies every member. If the\#
   user never had the entitlement, every member is null except `id`, `active` (false), `renewS\#
  tate` (unknown) and `renewsCount` (0).","type":"object","properties":{"id":{"$ref":"#/compon\#
  ents/schemas/EntitlementId"},"active":{"description":"Whether the user has access.","type":"\#
  boolean"},"state":{"$ref":"#/components/schemas/State"},"productId":{"description":"Product \#
  that gives the entitlement; null for a grant.","type":["string","null"]},"source":{"descript\#
  ion":"Store of the purchase, or `manual` for a grant.","type":["string","null"]},"renewState\#
  ":{"description":"Whether the subscription renews. billingIssue: the store could not collect\#
   a payment.","type":"string","enum":["willRenew","canceled","billingIssue","nonRenewable","u\#
  nknown"]},"grantType":{"description":"What gave the entitlement; `manual` for a grant by the\#
   method `grant`.","type":["string","null"],"enum":["purchase","familySharing","offerCode","m\#
  anual",null]},"periodType":{"type":["string","null"],"enum":["normal","trial","intro",null]}\#
  ,"startedAt":{"$ref":"#/components/schemas/NullableMoment","description":"Time of the first \#
  purchase, or of the grant."},"expiresAt":{"$ref":"#/components/schemas/NullableMoment","desc\#
  ription":"Last millisecond with access, without a grace period; null for no end."},"gracePer\#
  iodExpiresAt":{"$ref":"#/components/schemas/NullableMoment","description":"Last millisecond \#
  of the grace period; null without a grace period."},"firstPurchasedAt":{"$ref":"#/components\#
  /schemas/NullableMoment","description":"Time of the first transaction; null for a grant."},"\#
  lastPurchasedAt":{"$ref":"#/components/schemas/NullableMoment","description":"Time of the la\#
  test transaction; null for a grant."},"trialStartedAt":{"$ref":"#/components/schemas/Nullabl\#
  eMoment","description":"Time at which a trial began; null without a trial."},"autoRenewDisab\#
  ledAt":{"$ref":"#/components/schemas/NullableMoment","description":"Time at which the custom\#
  er turned auto-renew off; null while it is on."},"renewsCount":{"description":"Number of ren\#
  ewals at the full price.","type":"integer","minimum":0},"environment":{"type":["string","nul\#
  l"],"enum":["production","sandbox",null]},"store":{"description":"Null for a grant.","type":\#
  ["string","null"]},"transactionId":{"description":"Latest transaction; null for a grant.","t\#
  ype":["string","null"]},"originalTransactionId":{"description":"First transaction; null for \#
  a grant.","type":["string","null"]}},"required":["id","active","state","productId","source",\#
  "renewState","grantType","periodType","startedAt","expiresAt","gracePeriodExpiresAt","firstP\#
  urchasedAt","lastPurchasedAt","trialStartedAt","autoRenewDisabledAt","renewsCount","environm\#
  ent","store","transactionId","originalTransactionId"]},"EntitlementId":{"description":"An en\#
  titlement, for example `premium`.","type":"string","minLength":1,"maxLength":255},"Entitleme\#
  nts":{"description":"Entitlements by their ids, including inactive entitlements.","type":"ob\#
  ject","additionalProperties":{"$ref":"#/components/schemas/Entitlement"}},"ErrorCounts":{"de\#
  scription":"How many errors of each kind. Kinds that did not occur are missing.","type":"obj\#
  ect","additionalProperties":{"type":"integer","minimum":1}},"Event":{"description":"One entr\#
  y of a project's log. Its other members depend on its kind: events.md lists them.","type":"o\#
  bject","properties":{"cursor":{"$ref":"#/components/schemas/Cursor","description":"The event\#
  's number in the log; absent in a dry run."},"id":{"description":"Unique id of the event.","\#
  type":"string"},"kind":{"$ref":"#/components/schemas/EventKind"},"at":{"$ref":"#/components/\#
  schemas/Moment","description":"Time at which the event happened, by the project's clock."},"\#
  project":{"$ref":"#/components/schemas/ProjectId"},"user":{"$ref":"#/components/schemas/User\#
  Id","description":"CustomerId of the customer that the event is about; absent in clockAdvanc\#
  ed."},"userId":{"$ref":"#/components/schemas/UserId","description":"Id of the user, if the u\#
  ser is identified."},"anonymousId":{"$ref":"#/components/schemas/UserId","description":"Id o\#
  f the user, if the user is anonymous. In identified, and in loggedOut with a userId: the dev\#
  ice's anonymous user after the event."},"cause":{"$ref":"#/components/schemas/Cause"},"devic\#
  e":{"description":"In userCreated, identified, loggedOut, purchase events and the events tha\#
  t a purchase causes: the device; null when there is none.","type":["string","null"]},"outcom\#
  e":{"description":"In identified: the outcome that identify returned.","type":"string","enum\#
  ":["attached","aliased","moved","switched"]},"from":{"description":"In a move: the holders b\#
  efore.","type":"array","items":{"$ref":"#/components/schemas/UserId"}},"to":{"$ref":"#/compo\#
  nents/schemas/UserId","description":"In a move: the user that gained the purchase."},"shared\#
  ":{"description":"In a move: whether the users in `from` keep the purchase.","type":"boolean\#
  "},"undone":{"description":"In linkUndone: id of the undone event.","type":"string"},"aliase\#
  s":{"description":"In usersAliased, and in linkUndone of customers that are split: every id \#
  of the customer now, in byte order.","type":"array","items":{"$ref":"#/components/schemas/Us\#
  erId"}},"absorbed":{"$ref":"#/components/schemas/UserId","description":"In usersAliased: the\#
   customerId that `user` absorbed; absent when the joining id was new."},"entitlements":{"des\#
  cription":"In entitlementsActivated and entitlementsDeactivated: the entitlements that chang\#
  ed, in byte order. In granted and grantRevoked: the entitlement.","type":"array","items":{"$\#
  ref":"#/components/schemas/EntitlementId"}},"store":{"$ref":"#/components/schemas/Store"},"o\#
  riginalTransactionId":{"$ref":"#/components/schemas/TransactionId"},"transactionId":{"$ref":\#
  "#/components/schemas/TransactionId","description":"The latest transaction; in purchaseUpdat\#
  ed, the transaction that changed."},"product":{"$ref":"#/components/schemas/ProductId"},"pro\#
  ductKind":{"$ref":"#/components/schemas/ProductKind"},"holders":{"description":"In purchase \#
  events: the holders.","type":"array","items":{"$ref":"#/components/schemas/UserId"}},"enviro\#
  nment":{"$ref":"#/components/schemas/PurchaseEnvironment"},"firstPurchasedAt":{"$ref":"#/com\#
  ponents/schemas/Moment"},"purchasedAt":{"$ref":"#/components/schemas/Moment"},"expiresAt":{"\#
  $ref":"#/components/schemas/NullableMoment","description":"In purchase events: the end of th\#
  e period. In granted and grantRevoked: the end of the grant."},"periodType":{"$ref":"#/compo\#
  nents/schemas/PeriodType"},"isFamilyShared":{"type":"boolean"},"price":{"type":["string","nu\#
  ll"]},"currency":{"type":["string","null"]},"country":{"type":["string","null"]},"offerCode"\#
  :{"type":["string","null"]},"attributes":{"$ref":"#/components/schemas/Attributes"},"endReas\#
  on":{"$ref":"#/components/schemas/EndReason","description":"In purchase events: why the purc\#
  hase ended, or will end; absent when the store named no reason."},"replaces":{"$ref":"#/comp\#
  onents/schemas/TransactionId","description":"In purchase events: the purchase that this one \#
  takes over; absent when there is none."},"changes":{"description":"In purchaseUpdated: the f\#
  ields of the transaction that the call changed, with their new values; absent when the clock\#
   is the cause. In purchaseRecorded and purchaseRenewed: what the store says along with the n\#
  ew period about the time after it, for example that auto-renew is off; absent when it says n\#
  othing.","type":"object"},"state":{"$ref":"#/components/schemas/State","description":"In pur\#
  chaseRenewed, purchaseUpdated and purchaseExpired, and in purchaseRecorded of a purchase tha\#
  t gives no access or replaces a known one: the purchase's state after the event."},"before":\#
  {"description":"In the same events: `state` before the event, and former values. In purchase\#
  Updated by a call: those of the fields in `changes`. In purchaseRenewed: `product`, `expires\#
  At` and `periodType` of the transaction before; in purchaseRecorded those of the purchase th\#
  at it replaces, if that is known. In all others, and in purchaseRenewed too: `autoRenew`, `r\#
  enewsAs` and `billingIssueAt` of the latest transaction, if they were set.","type":"object"}\#
  ,"isEarlier":{"description":"In purchaseUpdated: true if the transaction is not the latest o\#
  f the purchase; otherwise absent.","type":"boolean"},"now":{"$ref":"#/components/schemas/Mom\#
  ent","description":"In clockAdvanced: the time that the clock shows."}},"required":["id","ki\#
  nd","at","project","cause"]},"EventId":{"description":"Id of an event, as the log shows it."\#
  ,"type":"string","minLength":1,"maxLength":255},"EventKind":{"description":"Kind of an event\#
  .","type":"string","enum":["userCreated","identified","loggedOut","usersAliased","linkUndone\#
  ","purchaseRecorded","purchaseRenewed","purchaseUpdated","purchaseExpired","entitlementsActi\#
  vated","entitlementsDeactivated","subscriptionReceived","subscriptionTransferred","oneTimePu\#
  rchaseReceived","oneTimePurchaseTransferred","granted","grantRevoked","userDeleted","clockAd\#
  vanced","userImported"]},"ExplanationStep":{"description":"One step that led a user to an en\#
  titlement, or took it away. A member that does not apply, or is not known, is absent.","type\#
  ":"object","properties":{"step":{"description":"Kind of the step; rules.md describes each ki\#
  nd.","type":"string","enum":["purchased","claimed","granted","attached","moved","shared","tr\#
  ansferred","aliased","unclear","identified","renewed","revoked","mapped","clock"]},"text":{"\#
  description":"An explanation in one sentence.","type":"string"},"at":{"$ref":"#/components/s\#
  chemas/NullableMoment","description":"Time of the step, if it has a time. In `clock`: the mo\#
  ment that the result is for."},"event":{"$ref":"#/components/schemas/EventId","description":\#
  "Id of the event that reported the step."},"cursor":{"$ref":"#/components/schemas/Cursor","d\#
  escription":"Cursor of that event."},"rule":{"$ref":"#/components/schemas/AppliedRule","desc\#
  ription":"The rule that applied in the step."},"by":{"description":"In `claimed`: what led t\#
  o the user.","type":"string","enum":["purchase","restore","accountToken","replaces","firstIt\#
  em"]},"method":{"description":"Method that made the step. In `revoked`: present if an import\#
   brought the end.","type":"string","enum":["identify","restore","purchase","user.link.undo",\#
  "user.import"]},"from":{"description":"Who had it before: at most ten ids, one id per custom\#
  er. In `aliased`: the first customer. In `identified`: the device's anonymous user.","type":\#
  "array","items":{"$ref":"#/components/schemas/UserId"}},"to":{"description":"Who has it afte\#
  rwards. In `aliased`: the second customer.","type":"array","items":{"$ref":"#/components/sch\#
  emas/UserId"}},"device":{"description":"In `purchased` and `identified`: the device; null fo\#
  r a purchase without a device.","type":["string","null"]},"store":{"$ref":"#/components/sche\#
  mas/Store"},"originalTransactionId":{"$ref":"#/components/schemas/TransactionId"},"transacti\#
  onId":{"$ref":"#/components/schemas/TransactionId"},"product":{"$ref":"#/components/schemas/\#
  ProductId"},"state":{"$ref":"#/components/schemas/State","description":"State of the purchas\#
  e or grant at that time."},"since":{"$ref":"#/components/schemas/NullableMoment","descriptio\#
  n":"In `clock`: start of the state; when access is over, the last millisecond with access. I\#
  n other steps: start of the period."},"until":{"$ref":"#/components/schemas/NullableMoment",\#
  "description":"Last millisecond of the state, as far as is known; the end of a pause. Null f\#
  or no end."},"recomputed":{"description":"True when an undo of an earlier link changed the o\#
  utcome of this login; otherwise absent.","type":"boolean"}},"required":["step","text","at"]}\#
  ,"FeedStats":{"description":"The readers of events.","type":"object","properties":{"waits":{\#
  "description":"`events.wait` requests that wait now.","type":"integer","minimum":0},"subscri\#
  ptions":{"description":"Open subscriptions.","type":"integer","minimum":0},"consumers":{"des\#
  cription":"Consumers, by project and name: at most 256.","type":"array","items":{"$ref":"#/c\#
  omponents/schemas/ConsumerLag"}},"moreConsumers":{"description":"Whether there are more cons\#
  umers.","type":"boolean"}},"required":["waits","subscriptions","consumers","moreConsumers"]}\#
  ,"IdempotencyKey":{"description":"Key of one write. The daemon stores it for 24 hours, per p\#
  roject and method.","type":"string","minLength":1,"maxLength":255},"ImportedPurchase":{"desc\#
  ription":"A purchase as `user.export` shows it. The daemon accepts and ignores members that \#
  derive from the transactions.","type":"object","properties":{"store":{"$ref":"#/components/s\#
  chemas/Store"},"originalTransactionId":{"$ref":"#/components/schemas/TransactionId","descrip\#
  tion":"The first transaction."},"transactionId":{"description":"Not read."},"product":{"desc\#
  ription":"Present product, if it differs from that of the latest transaction.","type":["stri\#
  ng","null"]},"kind":{"description":"Not read."},"state":{"description":"Not read."},"holders\#
  ":{"description":"Who holds the purchase: one id per customer.","type":"array","items":{"$re\#
  f":"#/components/schemas/UserId"},"maxItems":10000},"device":{"description":"Device on which\#
   the customer bought; null when there is none.","type":["string","null"]},"storeAccount":{"d\#
  escription":"Store account that bought it; null when there is none.","type":["string","null"\#
  ]},"purchasedAt":{"description":"Not read."},"firstPurchasedAt":{"description":"Not read."},\#
  "expiresAt":{"$ref":"#/components/schemas/NullableMoment","description":"Present end, if it \#
  differs from that of the latest transaction."},"noEnd":{"description":"True if somebody stat\#
  ed that the present has no end, and the latest transaction does not say so.","type":"boolean\#
  "},"trialStartedAt":{"description":"Not read."},"periodType":{"description":"Not read."},"en\#
  vironment":{"description":"Not read."},"isFamilyShared":{"description":"Not read."},"price":\#
  {"description":"Not read."},"currency":{"description":"Not read."},"country":{"description":\#
  "Not read."},"offerCode":{"description":"Not read."},"autoRenew":{"description":"Not read."}\#
  ,"autoRenewDisabledAt":{"description":"Not read."},"gracePeriodExpiresAt":{"description":"No\#
  t read."},"billingRetry":{"description":"Not read."},"pausedUntil":{"description":"Not read.\#
  "},"refundedAt":{"description":"Not read."},"revokedAt":{"description":"Not read."},"endedAt\#
  ":{"description":"Not read."},"paused":{"description":"Not read."},"renewsAs":{"description"\#
  :"Not read."},"endReason":{"description":"Not read."},"billingIssueAt":{"description":"Not r\#
  ead."},"replaces":{"description":"Purchase that this one takes over, as the store named it; \#
  null when there is none.","type":["string","null"]},"replacedBy":{"description":"Purchase th\#
  at has taken this one over. Read only with `replacedAt`, if the daemon does not know that pu\#
  rchase.","type":["string","null"]},"replacedAt":{"$ref":"#/components/schemas/NullableMoment\#
  ","description":"When that purchase began: this one gives no access from then on."},"keys":{\#
  "description":"Further names of the purchase.","type":"array","items":{"$ref":"#/components/\#
  schemas/TransactionId"},"maxItems":10},"firstItem":{"$ref":"#/components/schemas/Transaction\#
  Id","description":"Purchase of the first item, if this one is of a further item of the same \#
  subscription or order."},"renewsCount":{"description":"Not read."},"accountToken":{"descript\#
  ion":"First account token that the store named; null without one.","type":["string","null"]}\#
  ,"transactions":{"description":"All transactions, in any order.","type":"array","items":{"$r\#
  ef":"#/components/schemas/ImportedTransaction"},"maxItems":10000}},"required":["store","orig\#
  inalTransactionId","transactions"],"additionalProperties":false},"ImportedTransaction":{"des\#
  cription":"A transaction as `user.export` shows it: dated facts.","type":"object","propertie\#
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
  re","description":"Store of the purchase, if the reason is about a purchase."},"originalTran\#
  sactionId":{"$ref":"#/components/schemas/TransactionId"},"product":{"$ref":"#/components/sch\#
  emas/ProductId"},"holder":{"$ref":"#/components/schemas/UserId","description":"In `heldByAno\#
  ther` and `notIdentified`: the holder of the purchase. An identified holder comes before an \#
  anonymous holder, then the first in byte order."},"since":{"$ref":"#/components/schemas/Mome\#
  nt","description":"Last millisecond with access. In `refunded` and `revoked`: time of the re\#
  fund or revocation. In `notIdentified`: when the holder logged out on this device, if it did\#
  ."},"until":{"$ref":"#/components/schemas/Moment","description":"In `paused`: end of the pau\#
  se. In `notYet`: start of access."},"because":{"description":"In `heldByAnother`: the steps \#
  that led to the holder.","type":"array","items":{"$ref":"#/components/schemas/ExplanationSte\#
  p"}},"suggestedCalls":{"description":"Calls that would each make the entitlement active at t\#
  he moment that the result is for. A call is listed under the first reason that it removes.",\#
  "type":"array","items":{"$ref":"#/components/schemas/SuggestedCall"}}},"required":["kind","t\#
  ext","suggestedCalls"]},"Moment":{"description":"RFC 3339 timestamp, for example 2026-11-21T\#
  09:30:00Z. The daemon accepts any UTC offset and precision, and returns UTC with millisecond\#
  s.","type":"string","format":"date-time"},"Move":{"description":"A purchase with new holders\#
  .","type":"object","properties":{"store":{"$ref":"#/components/schemas/Store"},"originalTran\#
  sactionId":{"$ref":"#/components/schemas/TransactionId"},"product":{"$ref":"#/components/sch\#
  emas/ProductId"},"kind":{"$ref":"#/components/schemas/ProductKind"},"from":{"description":"W\#
  ho held it before: one id per customer, in byte order.","type":"array","items":{"$ref":"#/co\#
  mponents/schemas/UserId"}},"to":{"$ref":"#/components/schemas/UserId","description":"The use\#
  r that gained it. After an undo in which no user gained it: the first remaining holder in by\#
  te order."},"shared":{"description":"True when the users in `from` still hold it.","type":"b\#
  oolean"}},"required":["store","originalTransactionId","product","kind","from","to","shared"]\#
  },"NotifiedPurchase":{"description":"What a notification did to one purchase.","type":"objec\#
  t","properties":{"store":{"$ref":"#/components/schemas/Store"},"originalTransactionId":{"$re\#
  f":"#/components/schemas/TransactionId"},"transactionId":{"$ref":"#/components/schemas/Trans\#
  actionId","description":"Transaction that the statement is about."},"outcome":{"description"\#
  :"As of `purchase`.","type":"string","enum":["recorded","renewed","planChanged","received","\#
  claimed","updated","stale","unchanged"]},"fields":{"description":"Fields of the transaction \#
  that changed; for a new period, those that differ from the period before, apart from `purcha\#
  sedAt`. Absent when there are none.","type":"array","items":{"type":"string"}},"stale":{"des\#
  cription":"Fields that lost against newer information; absent when there are none.","type":"\#
  array","items":{"type":"string"}}},"required":["store","originalTransactionId","transactionI\#
  d","outcome"]},"NullableMoment":{"description":"RFC 3339 timestamp, or null.","type":["strin\#
  g","null"],"format":"date-time"},"Peer":{"description":"The other end of the connection, as \#
  the kernel reports it.","type":"object","properties":{"uid":{"type":"integer"},"gid":{"type"\#
  :"integer"},"pid":{"type":"integer"},"role":{"type":"string","enum":["read","write","admin"]\#
  }},"required":["uid","gid","pid","role"]},"PeerStats":{"description":"The open connections o\#
  f a uid with a role.","type":"object","properties":{"uid":{"type":"integer"},"role":{"descri\#
  ption":"`none` for clients without a role, whose requests the daemon refuses.","type":"strin\#
  g","enum":["none","read","write","admin"]},"connections":{"description":"How many connection\#
  s.","type":"integer","minimum":0}},"required":["uid","role","connections"]},"PeriodType":{"d\#
  escription":"Price of a period: full (normal), a trial, or introductory (intro).","type":"st\#
  ring","enum":["normal","trial","intro"]},"Platform":{"description":"Platform of the device: \#
  ios, android, web or another word of that form.","type":"string","pattern":"^[A-Za-z0-9._-]{\#
  1,64}$"},"PlayStoreSettings":{"description":"How the project verifies and reads what Google \#
  Play sends.","type":"object","properties":{"packages":{"description":"Package names of the a\#
  pps whose notifications the project takes.","type":"array","items":{"type":"string","minLeng\#
  th":1,"maxLength":255},"maxItems":100}},"required":["packages"],"additionalProperties":false\#
  },"Preset":{"description":"A named set of rules.","type":"string","enum":["qonversion","reve\#
  nuecat","revenuecatLegacy","purchasely"]},"Price":{"description":"A decimal number in a stri\#
  ng, for example \"9.99\".","type":"string","pattern":"^[0-9]{1,15}(\\.[0-9]{1,9})?$"},"Produ\#
  ct":{"description":"A product of the catalogue.","type":"object","properties":{"kind":{"desc\#
  ription":"Default: the kind that the purchase gives; without it, `subscription` for a purcha\#
  se with an end and `nonConsumable` for a purchase without.","type":["string","null"],"enum":\#
  ["subscription","nonRenewingSubscription","nonConsumable","consumable",null]},"entitlements"\#
  :{"description":"Ids of the entitlements that the product unlocks.","type":"array","items":{\#
  "$ref":"#/components/schemas/EntitlementId"},"maxItems":100}},"required":["entitlements"],"a\#
  dditionalProperties":false},"ProductId":{"description":"A product, by the id that the store \#
  and the catalogue use.","type":"string","minLength":1,"maxLength":255},"ProductKind":{"descr\#
  iption":"Kind of a product, which determines how a purchase moves and expires.","type":"stri\#
  ng","enum":["subscription","nonRenewingSubscription","nonConsumable","consumable"]},"Project\#
  ":{"description":"A project: a namespace for users, purchases, rules and events, with the co\#
  unts of its records.","type":"object","properties":{"id":{"$ref":"#/components/schemas/Proje\#
  ctId"},"rules":{"$ref":"#/components/schemas/Rules"},"products":{"$ref":"#/components/schema\#
  s/Catalogue"},"entitlements":{"description":"Ids that `grant` accepts in addition to the ent\#
  itlements of the catalogue.","type":"array","items":{"$ref":"#/components/schemas/Entitlemen\#
  tId"}},"environment":{"$ref":"#/components/schemas/ProjectEnvironment"},"clock":{"$ref":"#/c\#
  omponents/schemas/Clock"},"webhooks":{"description":"URLs that receive the project's events.\#
   Only `project.webhooks` returns the secrets.","type":"array","items":{"$ref":"#/components/\#
  schemas/WebhookSummary"}},"stores":{"$ref":"#/components/schemas/Stores"},"createdAt":{"$ref\#
  ":"#/components/schemas/Moment","description":"Time of the creation, by the project's own cl\#
  ock."},"counts":{"$ref":"#/components/schemas/Counts"}},"required":["id","rules","products",\#
  "entitlements","environment","clock","webhooks","stores","createdAt","counts"]},"ProjectEnvi\#
  ronment":{"description":"Which purchases give access: those of production, those of the sand\#
  box, or both (any).","type":"string","enum":["production","sandbox","any"]},"ProjectId":{"de\#
  scription":"A project: a namespace for users, purchases, rules and events. Projects share no\#
   data.","type":"string","minLength":1,"maxLength":255},"ProjectSummary":{"description":"One \#
  line in the list of projects.","type":"object","properties":{"id":{"$ref":"#/components/sche\#
  mas/ProjectId"},"preset":{"$ref":"#/components/schemas/Preset"},"createdAt":{"$ref":"#/compo\#
  nents/schemas/Moment"},"counts":{"$ref":"#/components/schemas/Counts"}},"required":["id","pr\#
  eset","createdAt","counts"]},"Properties":{"description":"Properties by their names. setUser\#
  Property stores at most 100 per customer.","type":"object","propertyNames":{"$ref":"#/compon\#
  ents/schemas/PropertyKey"},"additionalProperties":{"$ref":"#/components/schemas/PropertyValu\#
  e"}},"PropertyKey":{"description":"Name of a property: 1 to 80 letters, digits, and _ . : - \#
  $.","type":"string","pattern":"^[A-Za-z0-9_.:$-]{1,80}$"},"PropertyValue":{"description":"Va\#
  lue of a property.","type":"string","maxLength":500},"Purchase":{"description":"One product \#
  bought in one store, its transactions and its holders.","type":"object","properties":{"store\#
  ":{"$ref":"#/components/schemas/Store"},"originalTransactionId":{"$ref":"#/components/schema\#
  s/TransactionId","description":"The first transaction."},"transactionId":{"$ref":"#/componen\#
  ts/schemas/TransactionId","description":"The latest transaction."},"product":{"$ref":"#/comp\#
  onents/schemas/ProductId"},"kind":{"$ref":"#/components/schemas/ProductKind","description":"\#
  Kind that the purchase or the catalogue gives; without it, `subscription` for a purchase wit\#
  h an end and `nonConsumable` for a purchase without."},"state":{"$ref":"#/components/schemas\#
  /State","description":"Current state; null before the first purchasedAt."},"holders":{"descr\#
  iption":"Who holds the purchase: one id per customer, in byte order.","type":"array","items"\#
  :{"$ref":"#/components/schemas/UserId"}},"device":{"description":"Device on which the custom\#
  er bought; null when there is none.","type":["string","null"]},"storeAccount":{"description"\#
  :"Store account that bought it; null when there is none.","type":["string","null"]},"purchas\#
  edAt":{"$ref":"#/components/schemas/Moment","description":"Time of the latest transaction."}\#
  ,"firstPurchasedAt":{"$ref":"#/components/schemas/Moment","description":"Time of the first t\#
  ransaction."},"expiresAt":{"$ref":"#/components/schemas/NullableMoment","description":"Last \#
  millisecond of the period; null for no end."},"noEnd":{"description":"Only in an export: tru\#
  e if a call without a date named `expiresAt` as null, and the latest transaction has no stat\#
  ement about its end; otherwise absent.","type":"boolean"},"trialStartedAt":{"$ref":"#/compon\#
  ents/schemas/NullableMoment","description":"Time at which a trial began; null without a tria\#
  l."},"periodType":{"$ref":"#/components/schemas/PeriodType"},"environment":{"$ref":"#/compon\#
  ents/schemas/PurchaseEnvironment","description":"Environment of the first transaction."},"is\#
  FamilyShared":{"description":"Whether a family member bought it and shares it.","type":"bool\#
  ean"},"price":{"description":"A decimal number in a string, for example \"9.99\".","type":["\#
  string","null"]},"currency":{"description":"ISO 4217 code, as it was sent.","type":["string"\#
  ,"null"]},"country":{"description":"ISO 3166 code, as it was sent.","type":["string","null"]\#
  },"offerCode":{"description":"Offer code, as it was sent.","type":["string","null"]},"autoRe\#
  new":{"description":"Whether it renews automatically: true for a subscription until purchase\#
  .update turns it off, false for every other kind.","type":"boolean"},"autoRenewDisabledAt":{\#
  "$ref":"#/components/schemas/NullableMoment","description":"Time since which auto-renew has \#
  been off; null while it is on."},"gracePeriodExpiresAt":{"$ref":"#/components/schemas/Nullab\#
  leMoment","description":"Last millisecond of the grace period; null without a grace period."\#
  },"billingRetry":{"description":"Whether the store retries a failed payment.","type":"boolea\#
  n"},"pausedUntil":{"$ref":"#/components/schemas/NullableMoment","description":"Time at which\#
   the pause ends; null without a pause."},"refundedAt":{"$ref":"#/components/schemas/Nullable\#
  Moment","description":"Time of the refund; null without a refund."},"revokedAt":{"$ref":"#/c\#
  omponents/schemas/NullableMoment","description":"Time at which the store withdrew access; nu\#
  ll when it did not."},"endedAt":{"$ref":"#/components/schemas/NullableMoment","description":\#
  "Time at which access ended before the end of the period; null when it did not."},"paused":{\#
  "description":"Whether the store reports the subscription as paused.","type":"boolean"},"ren\#
  ewsAs":{"description":"Product of the next period; null for the same product.","type":["stri\#
  ng","null"]},"endReason":{"$ref":"#/components/schemas/EndReason","description":"Why the pur\#
  chase ended, or will end; null when the store named no reason."},"billingIssueAt":{"$ref":"#\#
  /components/schemas/NullableMoment","description":"Time since which billing has failed; null\#
   when it does not fail."},"replaces":{"description":"Purchase that this one takes over, as t\#
  he store named it; null when there is none.","type":["string","null"]},"replacedBy":{"descri\#
  ption":"`originalTransactionId` of the purchase that took this one over; null before it bega\#
  n.","type":["string","null"]},"replacedAt":{"$ref":"#/components/schemas/NullableMoment","de\#
  scription":"When that purchase began; null before."},"keys":{"description":"Further names of\#
   the purchase, in byte order.","type":"array","items":{"$ref":"#/components/schemas/Transact\#
  ionId"}},"firstItem":{"$ref":"#/components/schemas/TransactionId","description":"`originalTr\#
  ansactionId` of the first item, if this purchase is a further item of the same subscription \#
  or order; otherwise absent."},"renewsCount":{"description":"Number of renewals at the full p\#
  rice: the number of `normal` periods minus 1, at least 0.","type":"integer","minimum":0},"ac\#
  countToken":{"description":"First account token that the store named; null without one.","ty\#
  pe":["string","null"]},"transactions":{"description":"All transactions, oldest first.","type\#
  ":"array","items":{"$ref":"#/components/schemas/Transaction"}}},"required":["store","origina\#
  lTransactionId","transactionId","product","kind","state","holders","device","storeAccount","\#
  purchasedAt","firstPurchasedAt","expiresAt","trialStartedAt","periodType","environment","isF\#
  amilyShared","price","currency","country","offerCode","autoRenew","autoRenewDisabledAt","gra\#
  cePeriodExpiresAt","billingRetry","pausedUntil","refundedAt","revokedAt","endedAt","paused",\#
  "renewsAs","endReason","billingIssueAt","replaces","replacedBy","replacedAt","keys","renewsC\#
  ount","accountToken","transactions"]},"PurchaseEnvironment":{"description":"Environment of t\#
  he store: production, or sandbox for test purchases.","type":"string","enum":["production","\#
  sandbox"]},"PurchaseRef":{"description":"A purchase, by its store and the id of its first tr\#
  ansaction.","type":"object","properties":{"store":{"$ref":"#/components/schemas/Store"},"ori\#
  ginalTransactionId":{"$ref":"#/components/schemas/TransactionId","description":"Id of the pu\#
  rchase's first transaction."}},"required":["store","originalTransactionId"],"additionalPrope\#
  rties":false},"Refusal":{"description":"A purchase that a restore refused, and the rule that\#
   refused it.","type":"object","properties":{"store":{"$ref":"#/components/schemas/Store"},"o\#
  riginalTransactionId":{"$ref":"#/components/schemas/TransactionId"},"product":{"$ref":"#/com\#
  ponents/schemas/ProductId"},"holder":{"$ref":"#/components/schemas/UserId","description":"Wh\#
  o holds it. An identified holder comes before an anonymous holder, then the first in byte or\#
  der."},"rule":{"description":"The rule that refused it.","type":"string","enum":["onRestore"\#
  ,"oneTimePurchases"]}},"required":["store","originalTransactionId","product","holder","rule"\#
  ]},"RemainingChange":{"description":"A later change that stays although an earlier link is u\#
  ndone.","type":"object","properties":{"event":{"$ref":"#/components/schemas/EventId","descri\#
  ption":"Id of the event that reported it."},"method":{"description":"Method that made it.","\#
  type":"string","enum":["restore","purchase","user.link.undo","user.import"]}},"required":["e\#
  vent","method"]},"Rules":{"description":"Every rule of a project. rules.md describes each ru\#
  le.","type":"object","properties":{"preset":{"$ref":"#/components/schemas/Preset","descripti\#
  on":"Preset that the rules started from."},"anonymousPrefix":{"description":"Beginning of ea\#
  ch anonymous id; 32 lower-case hex digits follow. When it is empty, an anonymous id is a low\#
  er-case UUID.","type":"string","maxLength":64},"onIdentifyNew":{"description":"What a login \#
  of a new user id does when no user is logged in on the device.","type":"string","enum":["att\#
  ach","alias","aliasUnlessLinked","move","switch"]},"onIdentifyKnown":{"description":"What a \#
  login of a known user id does when no user is logged in on the device.","type":"string","enu\#
  m":["attach","alias","aliasUnlessLinked","move","switch"]},"onSwitch":{"description":"What a\#
   login does when another user is logged in on the device.","type":"string","enum":["logoutFi\#
  rst","switch"]},"onLogout":{"description":"The current user after a logout: the same anonymo\#
  us user (return), or a new anonymous user (rotate).","type":"string","enum":["return","rotat\#
  e"]},"onAnonymousLogout":{"description":"What a logout does when no user is logged in.","typ\#
  e":"string","enum":["ignore","refuse","rotate"]},"purchaseHolders":{"description":"Who holds\#
   a new purchase: the device's anonymous user and its identified user, or only the current us\#
  er.","type":"string","enum":["deviceAndUser","currentUser"]},"onRestore":{"description":"Wha\#
  t a restore does with a purchase that another user holds.","type":"string","enum":["share","\#
  transfer","transferIfInactive","keep","alias"]},"anonymousHolders":{"description":"What a re\#
  store does with a purchase that only anonymous users hold.","type":"string","enum":["asOther\#
  s","alias"]},"oneTimePurchases":{"description":"Whether a restore moves one-time purchases."\#
  ,"type":"string","enum":["move","stay"]},"unclaimedPurchases":{"description":"What the daemo\#
  n does with a purchase that a store reports without a known user: it does not record it (ign\#
  ore), records it without a holder (keep), or gives it to a new anonymous user (anonymous).",\#
  "type":"string","enum":["ignore","keep","anonymous"]},"userIdLengthMax":{"description":"Maxi\#
  mum length of a user id, in Unicode scalars.","type":"integer","minimum":1,"maximum":255},"b\#
  lockedUserIds":{"description":"Ids that no user may have, compared byte by byte. The empty i\#
  d is always blocked.","type":"array","items":{"type":"string","maxLength":255},"maxItems":10\#
  00}},"required":["preset","anonymousPrefix","onIdentifyNew","onIdentifyKnown","onSwitch","on\#
  Logout","onAnonymousLogout","purchaseHolders","onRestore","anonymousHolders","oneTimePurchas\#
  es","unclaimedPurchases","userIdLengthMax","blockedUserIds"]},"RulesChoice":{"description":"\#
  Name of a preset, or an object with a preset and the rules that differ from it.","anyOf":[{"\#
  $ref":"#/components/schemas/Preset"},{"type":"object","properties":{"preset":{"$ref":"#/comp\#
  onents/schemas/Preset","description":"Preset that supplies the rules that are not given.","d\#
  efault":"qonversion"},"anonymousPrefix":{"description":"Beginning of each anonymous id; 32 l\#
  ower-case hex digits follow. When it is empty, an anonymous id is a lower-case UUID.","type"\#
  :"string","maxLength":64},"onIdentifyNew":{"description":"What a login of a new user id does\#
   when no user is logged in on the device.","type":"string","enum":["attach","alias","aliasUn\#
  lessLinked","move","switch"]},"onIdentifyKnown":{"description":"What a login of a known user\#
   id does when no user is logged in on the device.","type":"string","enum":["attach","alias",\#
  "aliasUnlessLinked","move","switch"]},"onSwitch":{"description":"What a login does when anot\#
  her user is logged in on the device.","type":"string","enum":["logoutFirst","switch"]},"onLo\#
  gout":{"description":"The current user after a logout: the same anonymous user (return), or \#
  a new anonymous user (rotate).","type":"string","enum":["return","rotate"]},"onAnonymousLogo\#
  ut":{"description":"What a logout does when no user is logged in.","type":"string","enum":["\#
  ignore","refuse","rotate"]},"purchaseHolders":{"description":"Who holds a new purchase: the \#
  device's anonymous user and its identified user, or only the current user.","type":"string",\#
  "enum":["deviceAndUser","currentUser"]},"onRestore":{"description":"What a restore does with\#
   a purchase that another user holds.","type":"string","enum":["share","transfer","transferIf\#
  Inactive","keep","alias"]},"anonymousHolders":{"description":"What a restore does with a pur\#
  chase that only anonymous users hold.","type":"string","enum":["asOthers","alias"]},"oneTime\#
  Purchases":{"description":"Whether a restore moves one-time purchases.","type":"string","enu\#
  m":["move","stay"]},"unclaimedPurchases":{"description":"What the daemon does with a purchas\#
  e that a store reports without a known user: it does not record it (ignore), records it with\#
  out a holder (keep), or gives it to a new anonymous user (anonymous).","type":"string","enum\#
  ":["ignore","keep","anonymous"]},"userIdLengthMax":{"description":"Maximum length of a user \#
  id, in Unicode scalars.","type":"integer","minimum":1,"maximum":255},"blockedUserIds":{"desc\#
  ription":"Ids that no user may have, compared byte by byte. The empty id is always blocked."\#
  ,"type":"array","items":{"type":"string","maxLength":255},"maxItems":1000}},"required":[],"a\#
  dditionalProperties":false}]},"State":{"description":"State of a purchase or grant. Null bef\#
  ore it begins, and for an entitlement that the user never had.","type":["string","null"],"en\#
  um":["active","trial","intro","gracePeriod","billingRetry","paused","expired","refunded","re\#
  voked",null]},"StorageStats":{"description":"The files of the store, and the work on them si\#
  nce the daemon's start. Missing if the store is in memory.","type":"object","properties":{"d\#
  ataFileBytes":{"description":"Size of the data file.","type":"integer","minimum":0},"logFile\#
  Bytes":{"description":"Size of SQLite's write-ahead log.","type":"integer","minimum":0},"jou\#
  rnalFileBytes":{"description":"Size of the two files of the journal.","type":"integer","mini\#
  mum":0},"journalBytes":{"description":"Bytes in the journal that the daemon has not copied t\#
  o the tables yet.","type":"integer","minimum":0},"journalAgeMs":{"description":"Milliseconds\#
   since the oldest of them was committed; 0 if there are none.","type":"integer","minimum":0}\#
  ,"freeBytes":{"description":"Free space for the daemon on the file system of the data file; \#
  null if the system does not say.","type":["integer","null"],"minimum":0},"syncs":{"$ref":"#/\#
  components/schemas/Durations"},"checkpoints":{"$ref":"#/components/schemas/Durations"},"rebu\#
  ilds":{"$ref":"#/components/schemas/Durations"}},"required":["dataFileBytes","logFileBytes",\#
  "journalFileBytes","journalBytes","journalAgeMs","freeBytes","syncs","checkpoints","rebuilds\#
  "]},"Store":{"description":"Store that took the payment: appStore, macAppStore, playStore, a\#
  mazon, huawei, samsung, roku, microsoft, paddle, stripe, web, or one of the project's `store\#
  s.custom`.","type":"string","pattern":"^[A-Za-z0-9._-]{1,64}$"},"StoreAccountId":{"descripti\#
  on":"A store account, for example an Apple ID or a Google account, whose purchases a device \#
  can restore.","type":"string","minLength":1,"maxLength":255},"StoreNotification":{"descripti\#
  on":"The store's message. `id` and `type` are null for a bare signed transaction, and for wh\#
  at the caller fetched.","type":"object","properties":{"id":{"description":"Apple's `notifica\#
  tionUUID`, Google's `messageId`, Stripe's event id.","type":["string","null"]},"type":{"desc\#
  ription":"The store's type.","type":["string","null"]},"subtype":{"description":"Apple's sub\#
  type; null if there is none.","type":["string","null"]},"at":{"$ref":"#/components/schemas/M\#
  oment","description":"Time at which the store made it."},"environment":{"description":"Null \#
  if the message has none.","type":["string","null"],"enum":["production","sandbox",null]}},"r\#
  equired":["id","type","subtype","at","environment"]},"StoreQuestion":{"description":"What to\#
   fetch from the store: its kind, and the ids that the store gave.","type":"object","properti\#
  es":{"kind":{"type":"string","enum":["subscription","product","invoice","checkoutSession"]},\#
  "id":{"description":"Id of the object at Stripe.","type":"string"},"packageName":{"descripti\#
  on":"Package of the app at Google.","type":"string"},"purchaseToken":{"description":"Token o\#
  f the purchase at Google.","type":"string"},"charge":{"description":"Charge whose invoice is\#
   to be fetched.","type":"string"},"paymentIntent":{"description":"Payment whose invoice is t\#
  o be fetched.","type":"string"}},"required":["kind"]},"StoreResponse":{"description":"An obj\#
  ect that the caller fetched from a store's API.","type":"object","properties":{"kind":{"desc\#
  ription":"What `body` is: for `playStore`, `subscription` (purchases.subscriptionsv2) or `pr\#
  oduct` (purchases.productsv2); for `stripe`, `subscription`, `invoice` or `checkoutSession`.\#
  ","type":"string","enum":["subscription","product","invoice","checkoutSession"]},"purchaseTo\#
  ken":{"description":"Token of the purchase at Google. Required for `playStore` without a pay\#
  load.","type":"string","minLength":1,"maxLength":255},"packageName":{"description":"Package \#
  of the app at Google.","type":"string","minLength":1,"maxLength":255},"body":{"description":\#
  "The JSON object that the API returned.","type":"object","additionalProperties":{}},"fetched\#
  At":{"$ref":"#/components/schemas/Moment","description":"Time of the fetch, RFC 3339; used w\#
  ithout a payload. Default: now, by the system clock."}},"required":["kind","body"],"addition\#
  alProperties":false},"StoreState":{"description":"Where the daemon keeps its data.","type":"\#
  object","properties":{"kind":{"description":"Kind of the store.","type":"string","enum":["me\#
  mory","sqlite","postgres"]},"shared":{"description":"Whether other daemons may write the sto\#
  re, too: true only for `postgres`.","type":"boolean"},"reachable":{"description":"Whether th\#
  e database answered when the daemon last asked, which it does once a second or more often. O\#
  nly if `shared`.","type":"boolean"},"durability":{"description":"`replicated` if a commit wa\#
  its until a standby has it; otherwise `local`. Only if `shared`, and once the database has a\#
  nswered.","type":"string","enum":["local","replicated"]},"historyLosses":{"description":"How\#
   often since its start the daemon found that the database had lost commits, for example afte\#
  r a restored backup. Only if `shared`.","type":"integer","minimum":0},"clockOffsetMs":{"desc\#
  ription":"Milliseconds by which the database's clock is ahead of this machine's; negative if\#
   it is behind. Only if `shared`, and once the database has answered.","type":"integer"}},"re\#
  quired":["kind","shared"]},"Stores":{"description":"Settings of the stores in which a projec\#
  t sells.","type":"object","properties":{"appStore":{"$ref":"#/components/schemas/AppStoreSet\#
  tings","description":"Absent when not defined."},"playStore":{"$ref":"#/components/schemas/P\#
  layStoreSettings","description":"Absent when not defined."},"stripe":{"$ref":"#/components/s\#
  chemas/StripeSettings","description":"Absent when not defined."},"custom":{"description":"St\#
  ores of the project's own, in byte order.","type":"array","items":{"$ref":"#/components/sche\#
  mas/Store"},"maxItems":20}},"required":["custom"]},"StoresChoice":{"description":"New settin\#
  gs of stores. A setting that is left out stays.","type":"object","properties":{"appStore":{"\#
  description":"How the project verifies what the App Store sends. Replaces the settings as a \#
  whole; null removes them.","type":["object","null"],"properties":{"apps":{"description":"App\#
  s whose notifications the project takes.","type":"array","items":{"$ref":"#/components/schem\#
  as/AppStoreApp"},"maxItems":100},"environments":{"type":"array","items":{"$ref":"#/component\#
  s/schemas/AppStoreEnvironment"},"maxItems":4,"description":"Environments that the project ta\#
  kes. Default: `Production` and `Sandbox`. `Xcode` and `LocalTesting` need a project whose `e\#
  nvironment` is not `production`."},"roots":{"description":"Root certificates that replace Ap\#
  ple's, as DER in base64. Only where the project's `environment` is not `production`. Default\#
  : Apple's root.","type":"array","items":{"type":"string"},"maxItems":10}},"required":["apps"\#
  ],"additionalProperties":false},"playStore":{"description":"How the project verifies and rea\#
  ds what Google Play sends. Replaces the settings as a whole; null removes them.","type":["ob\#
  ject","null"],"properties":{"packages":{"description":"Package names of the apps whose notif\#
  ications the project takes.","type":"array","items":{"type":"string","minLength":1,"maxLengt\#
  h":255},"maxItems":100}},"required":["packages"],"additionalProperties":false},"stripe":{"de\#
  scription":"How the project verifies and reads Stripe's events. Replaces the settings as a w\#
  hole; null removes them.","type":["object","null"],"properties":{"secret":{"description":"Si\#
  gning secret of Stripe's endpoint, with its `whsec_`.","type":"string","minLength":1,"maxLen\#
  gth":255},"oldSecret":{"description":"Previous secret, which the daemon also accepts; null w\#
  hen there is none.","type":["string","null"],"minLength":1,"maxLength":255},"product":{"desc\#
  ription":"Member of Stripe's price that names the product: its `product`, its own id, or its\#
   `lookup_key`.","type":"string","enum":["product","price","lookupKey"],"default":"product"},\#
  "userFrom":{"description":"Members of Stripe's objects that contain the account token: `clie\#
  nt_reference_id`, `customer` or `metadata.NAME`. The first that is present counts. Default: \#
  `client_reference_id`.","type":"array","items":{"type":"string","minLength":1,"maxLength":25\#
  5},"maxItems":10},"grace":{"$ref":"#/components/schemas/Duration","description":"How long ac\#
  cess continues while a renewal is unpaid and Stripe retries it, ISO 8601. Default: P0D."}},"\#
  required":["secret"],"additionalProperties":false},"custom":{"description":"Stores of the pr\#
  oject's own. They replace the previous list as a whole.","type":"array","items":{"$ref":"#/c\#
  omponents/schemas/Store"},"maxItems":20}},"required":[],"additionalProperties":false},"Strip\#
  eSettings":{"description":"How the project reads Stripe's events. Only `project.stores` retu\#
  rns the secrets.","type":"object","properties":{"secret":{"description":"Signing secret of S\#
  tripe's endpoint, with its `whsec_`. Only in `project.stores`.","type":"string","minLength":\#
  1,"maxLength":255},"oldSecret":{"description":"Previous secret, which the daemon also accept\#
  s; null when there is none. Only in `project.stores`.","type":["string","null"],"minLength":\#
  1,"maxLength":255},"product":{"description":"Member of Stripe's price that names the product\#
  : its `product`, its own id, or its `lookup_key`.","type":"string","enum":["product","price"\#
  ,"lookupKey"]},"userFrom":{"description":"Members of Stripe's objects that contain the accou\#
  nt token: `client_reference_id`, `customer` or `metadata.NAME`. The first that is present co\#
  unts.","type":"array","items":{"type":"string","minLength":1,"maxLength":255},"maxItems":10}\#
  ,"grace":{"$ref":"#/components/schemas/Duration","description":"How long access continues wh\#
  ile a renewal is unpaid and Stripe retries it, ISO 8601."}},"required":["product","userFrom"\#
  ,"grace"]},"SubscriptionId":{"description":"Id of a subscription. It is unique within one co\#
  nnection.","type":"string"},"SuggestedCall":{"description":"A complete call that would make \#
  the entitlement active. The daemon has tried it in a dry run.","type":"object","properties":\#
  {"method":{"description":"Method of the call.","type":"string"},"params":{"description":"Par\#
  ams of the call.","type":"object"},"role":{"description":"Role that the caller needs.","type\#
  ":"string","enum":["read","write","admin"]},"text":{"description":"An explanation in one sen\#
  tence.","type":"string"}},"required":["method","params","role","text"]},"Transaction":{"desc\#
  ription":"One transaction of a purchase: a paid period or a single payment. A member that is\#
   not required is absent when it is not set.","type":"object","properties":{"transactionId":{\#
  "$ref":"#/components/schemas/TransactionId"},"product":{"$ref":"#/components/schemas/Product\#
  Id"},"periodType":{"$ref":"#/components/schemas/PeriodType"},"purchasedAt":{"$ref":"#/compon\#
  ents/schemas/Moment"},"expiresAt":{"$ref":"#/components/schemas/NullableMoment"},"noEnd":{"d\#
  escription":"Only in an export: true if a statement named `expiresAt` as null, so that no gr\#
  ace period counts as the end; otherwise absent.","type":"boolean"},"isFamilyShared":{"descri\#
  ption":"Whether a family member bought it and shares it. An export always shows this member \#
  and those up to `attributes`.","type":"boolean"},"price":{"description":"A decimal number in\#
   a string, for example \"9.99\".","type":["string","null"]},"currency":{"description":"ISO 4\#
  217 code, as it was sent.","type":["string","null"]},"country":{"description":"ISO 3166 code\#
  , as it was sent.","type":["string","null"]},"offerCode":{"description":"Offer code, as it w\#
  as sent.","type":["string","null"]},"attributes":{"$ref":"#/components/schemas/Attributes"},\#
  "kind":{"$ref":"#/components/schemas/ProductKind","description":"The kind that the store nam\#
  ed."},"environment":{"$ref":"#/components/schemas/PurchaseEnvironment","description":"The en\#
  vironment that the store named."},"autoRenew":{"description":"False while auto-renew is off.\#
  ","type":"boolean"},"autoRenewDisabledAt":{"$ref":"#/components/schemas/Moment","description\#
  ":"Time since which auto-renew has been off."},"gracePeriodExpiresAt":{"$ref":"#/components/\#
  schemas/Moment","description":"Last moment of the grace period."},"billingRetry":{"descripti\#
  on":"True while the store retries a failed payment.","type":"boolean"},"pausedUntil":{"$ref"\#
  :"#/components/schemas/Moment","description":"Time at which the pause ends."},"refundedAt":{\#
  "$ref":"#/components/schemas/Moment","description":"Time of the refund."},"revokedAt":{"$ref\#
  ":"#/components/schemas/Moment","description":"Time at which the store withdrew access."},"e\#
  ndedAt":{"$ref":"#/components/schemas/Moment","description":"Time at which access ended befo\#
  re the end of the period."},"paused":{"description":"True while the store reports the subscr\#
  iption as paused.","type":"boolean"},"renewsAs":{"$ref":"#/components/schemas/ProductId","de\#
  scription":"Product of the next period."},"endReason":{"$ref":"#/components/schemas/EndReaso\#
  n"},"billingIssueAt":{"$ref":"#/components/schemas/Moment","description":"Time since which b\#
  illing has failed."},"listedAt":{"$ref":"#/components/schemas/Moment","description":"Time at\#
   which the store last listed the items of the subscription, this one among them. Absent if t\#
  he subscription had one item only."},"asOf":{"$ref":"#/components/schemas/Moment","descripti\#
  on":"Time of the newest statement about the transaction."}},"required":["transactionId","pro\#
  duct","periodType","purchasedAt","expiresAt","asOf"]},"TransactionId":{"description":"Id tha\#
  t a store gives to a transaction.","type":"string","minLength":1,"maxLength":255},"User":{"d\#
  escription":"The current user of a device, or the user that an id belongs to.","type":"objec\#
  t","properties":{"id":{"$ref":"#/components/schemas/UserId","description":"For a device: the\#
   identified user, or else the anonymous user. For an id: that id if it is identified, or els\#
  e the customer's identified id, or its anonymous id if it has none."},"anonymousId":{"descri\#
  ption":"For a device: its anonymous user. For an id: that id if it is anonymous, or else nul\#
  l.","type":["string","null"]},"identityId":{"description":"Id of the identified user; null f\#
  or an anonymous user.","type":["string","null"]},"customerId":{"$ref":"#/components/schemas/\#
  UserId","description":"Id of the customer. It stays the same across logins, and every userId\#
   param accepts it."},"aliases":{"description":"Every id of the customer, in byte order. It o\#
  mits the customerId of a customer that began with an identified user.","type":"array","items\#
  ":{"$ref":"#/components/schemas/UserId"}},"device":{"$ref":"#/components/schemas/DeviceId","\#
  description":"Id of the device; absent when the request names a user."},"createdAt":{"$ref":\#
  "#/components/schemas/Moment","description":"Time at which the customer was created."},"envi\#
  ronment":{"$ref":"#/components/schemas/ProjectEnvironment"}},"required":["id","anonymousId",\#
  "identityId","customerId","aliases","createdAt","environment"]},"UserId":{"description":"Id \#
  of a user: the app's own id, an anonymous id, or a customerId. It has 1 to `userIdLengthMax`\#
   Unicode scalars, and the daemon compares it byte by byte. An empty id is blockedUserId and \#
  a longer id userIdTooLong, so this schema has no length.","type":"string"},"Warning":{"descr\#
  iption":"A sign that an accepted request may be a mistake.","type":"object","properties":{"k\#
  ind":{"type":"string","enum":["unknownProduct","unknownEntitlement","subscriptionWithoutEnd"\#
  ,"heldByNobody","sameMoment","asOfAhead","keyTaken","accountTokenDiffers","accountTokensFull\#
  ","transactionDiffers","unknownNotification"]},"message":{"description":"An explanation in o\#
  ne sentence.","type":"string"},"nearest":{"description":"Similar names that exist, nearest f\#
  irst. An unknown entitlement always has it.","type":"array","items":{"type":"string"}},"fiel\#
  ds":{"description":"In sameMoment: the fields that two statements of one moment give differe\#
  nt values.","type":"array","items":{"type":"string"}}},"required":["kind","message"]},"Webho\#
  ok":{"description":"A URL that receives a project's events, with its secrets. Only an admin \#
  can read it.","type":"object","properties":{"url":{"$ref":"#/components/schemas/WebhookUrl"}\#
  ,"secret":{"$ref":"#/components/schemas/WebhookSecret"},"oldSecret":{"description":"Second s\#
  ecret that also signs each delivery; null when there is none.","type":["string","null"]},"au\#
  thorization":{"description":"What posts carry in their header `Authorization`; null when the\#
  y carry none.","type":["string","null"]},"format":{"$ref":"#/components/schemas/WebhookForma\#
  t"},"paused":{"description":"True if webhook.pause stopped the posts to the URL.","type":"bo\#
  olean"},"consumer":{"$ref":"#/components/schemas/ConsumerId","description":"Name of the cons\#
  umer whose cursor is the webhook's position. A replay gives the webhook a new consumer."},"c\#
  ursor":{"$ref":"#/components/schemas/Cursor","description":"The webhook's position: all even\#
  ts up to this cursor are delivered."}},"required":["url","secret","oldSecret","authorization\#
  ","format","paused","consumer","cursor"]},"WebhookChoice":{"description":"A URL that receive\#
  s the project's events.","type":"object","properties":{"url":{"$ref":"#/components/schemas/W\#
  ebhookUrl"},"secret":{"$ref":"#/components/schemas/WebhookSecret"},"oldSecret":{"$ref":"#/co\#
  mponents/schemas/WebhookSecret","description":"Second secret that also signs each delivery, \#
  until every receiver knows the new secret."},"authorization":{"description":"Secret that pos\#
  ts carry in their header `Authorization`, with the format `qonversion` after `Basic `. Print\#
  able ASCII, without a space at either end.","type":"string","minLength":1,"maxLength":1000},\#
  "format":{"$ref":"#/components/schemas/WebhookFormat","default":"entitled"}},"required":["ur\#
  l","secret"],"additionalProperties":false},"WebhookFailure":{"description":"The latest faile\#
  d attempt for the oldest event that waits for another attempt; if no event waits, the latest\#
   failed attempt.","type":"object","properties":{"at":{"$ref":"#/components/schemas/Moment","\#
  description":"Time of the latest attempt."},"cursor":{"$ref":"#/components/schemas/Cursor","\#
  description":"Cursor of the event."},"reason":{"description":"Why the attempt failed, for pe\#
  ople.","type":"string","maxLength":500},"attempts":{"description":"Number of attempts so far\#
   to post the event.","type":"integer","minimum":1},"nextAttemptAt":{"$ref":"#/components/sch\#
  emas/NullableMoment","description":"Time of the next attempt; null if the event is delivered\#
   or no program posts it."}},"required":["at","cursor","reason","attempts","nextAttemptAt"]},\#
  "WebhookFormat":{"description":"Format of a delivery. `entitled`: the event as in the log. `\#
  purchasely`, `revenuecat` and `qonversion`: as these systems document it (webhooks.md).","ty\#
  pe":"string","enum":["entitled","purchasely","revenuecat","qonversion"]},"WebhookReport":{"d\#
  escription":"The results of the posts to a URL.","type":"object","properties":{"url":{"$ref"\#
  :"#/components/schemas/WebhookUrl"},"deliveredAt":{"$ref":"#/components/schemas/Moment","des\#
  cription":"Time of the latest delivery."},"failure":{"description":"The latest failed attemp\#
  t for the oldest event that waits for another attempt; if no event waits, the latest failed \#
  attempt.","type":"object","properties":{"at":{"$ref":"#/components/schemas/Moment","descript\#
  ion":"Time of the attempt."},"cursor":{"$ref":"#/components/schemas/Cursor","description":"C\#
  ursor of the event."},"reason":{"description":"Why the attempt failed, for people.","type":"\#
  string","maxLength":500},"attempts":{"description":"Number of attempts so far to post the ev\#
  ent.","type":"integer","minimum":1,"maximum":2147483647},"nextAttemptAt":{"$ref":"#/componen\#
  ts/schemas/Moment","description":"Time of the next attempt; absent if the event is delivered\#
  ."}},"required":["at","cursor","reason","attempts"],"additionalProperties":false}},"required\#
  ":["url"],"additionalProperties":false},"WebhookSecret":{"description":"Key that signs each \#
  delivery. After `whsec_`: the key in base64. Any other text is the key itself, in UTF-8.","t\#
  ype":"string","minLength":1,"maxLength":255},"WebhookStatus":{"description":"A URL that rece\#
  ives a project's events, and the results of the posts to it.","type":"object","properties":{\#
  "url":{"$ref":"#/components/schemas/WebhookUrl"},"format":{"$ref":"#/components/schemas/Webh\#
  ookFormat"},"state":{"description":"`paused` by webhook.pause; `stopped` if no program posts\#
  ; `failing` if an event waits for another attempt; else `posting`.","type":"string","enum":[\#
  "paused","stopped","failing","posting"]},"cursor":{"$ref":"#/components/schemas/Cursor","des\#
  cription":"The webhook's position: all events up to this cursor are delivered."},"backlog":{\#
  "description":"Number of events after `cursor`.","type":"integer","minimum":0},"deliveredAt"\#
  :{"$ref":"#/components/schemas/NullableMoment","description":"Time of the latest delivery; n\#
  ull if the daemon has had no report of a delivery since its start."},"failure":{"$ref":"#/co\#
  mponents/schemas/WebhookFailure","description":"Absent if the daemon has had no report of a \#
  failure since its start."}},"required":["url","format","state","cursor","backlog","delivered\#
  At"]},"WebhookSummary":{"description":"A URL that receives a project's events.","type":"obje\#
  ct","properties":{"url":{"$ref":"#/components/schemas/WebhookUrl"},"format":{"$ref":"#/compo\#
  nents/schemas/WebhookFormat"}},"required":["url","format"]},"WebhookUrl":{"description":"An \#
  absolute `https://` or `http://` URL with a host, and optionally a port, a path and a query.\#
   It has no user, password or fragment, because every reader of the project sees it.","type":\#
  "string","pattern":"^[Hh][Tt][Tt][Pp][Ss]?://","minLength":8,"maxLength":2000}},"errors":{"p\#
  arseError":{"code":-32700,"message":"The line is not valid JSON; lines.md defines the gramma\#
  r. `offset` is the position of the first wrong byte, counted from 0.","data":{"kind":"parseE\#
  rror","retryable":false}},"invalidRequest":{"code":-32600,"message":"The line is JSON, but n\#
  ot a request: it is not an object or an empty batch, it has no method, its `jsonrpc` is not \#
  \"2.0\", or its id or params have a wrong type.","data":{"kind":"invalidRequest","retryable"\#
  :false}},"messageTooLarge":{"code":-32600,"message":"A line has more than `limit` bytes befo\#
  re its line feed. The daemon drops the line and reads the next line as usual.","data":{"kind\#
  ":"messageTooLarge","retryable":false}},"batchTooLarge":{"code":-32600,"message":"A batch ha\#
  s more than `limit` entries, and the daemon executes none of them. Or the replies to earlier\#
   entries have more than `limit` bytes, and the daemon does not execute this entry.","data":{\#
  "kind":"batchTooLarge","retryable":false}},"notInBatch":{"code":-32600,"message":"The method\#
   is not allowed in a batch.","data":{"kind":"notInBatch","retryable":false}},"unknownMethod"\#
  :{"code":-32601,"message":"The daemon has no such method. `nearest` lists similar names.","d\#
  ata":{"kind":"unknownMethod","retryable":false}},"invalidParams":{"code":-32602,"message":"A\#
   parameter is missing, unknown, of a wrong type or out of range, or two parameters exclude e\#
  ach other. `field` points to it; `nearest` lists similar names.","data":{"kind":"invalidPara\#
  ms","retryable":false}},"internalError":{"code":-32603,"message":"The daemon has a fault. It\#
  s log has the same `reference`.","data":{"kind":"internalError","retryable":false}},"permiss\#
  ionDenied":{"code":1000,"message":"The caller's role is lower than the role that the method \#
  needs. `uid` and `role` are the caller's (`none` without a role), and `needs` is the method'\#
  s role.","data":{"kind":"permissionDenied","retryable":false}},"unknownDevice":{"code":1100,\#
  "message":"The project has no such device.","data":{"kind":"unknownDevice","retryable":false\#
  }},"unknownUser":{"code":1101,"message":"The project has no such user.","data":{"kind":"unkn\#
  ownUser","retryable":false}},"blockedUserId":{"code":1102,"message":"No user may have this i\#
  d: it is empty, or in the project's `blockedUserIds`.","data":{"kind":"blockedUserId","retry\#
  able":false}},"userIdTooLong":{"code":1103,"message":"The id has more Unicode scalars than t\#
  he project's `userIdLengthMax`.","data":{"kind":"userIdTooLong","retryable":false}},"reserve\#
  dUserId":{"code":1104,"message":"The id begins with the project's anonymous prefix, or it is\#
   the id of an anonymous user or a customerId. In `user.import`: the id belongs to another cu\#
  stomer, or no daemon makes such an anonymous id or customerId.","data":{"kind":"reservedUser\#
  Id","retryable":false}},"alreadyAnonymous":{"code":1105,"message":"No user is logged in on t\#
  he device, and the project's `onAnonymousLogout` is `refuse`.","data":{"kind":"alreadyAnonym\#
  ous","retryable":false}},"unknownProject":{"code":1200,"message":"The daemon has no such pro\#
  ject.","data":{"kind":"unknownProject","retryable":false}},"unknownPurchase":{"code":1201,"m\#
  essage":"The project has no purchase with this store and originalTransactionId, or the purch\#
  ase has no such transaction. Nothing changes.","data":{"kind":"unknownPurchase","retryable":\#
  false}},"purchaseHeldByAnother":{"code":1202,"message":"Another user holds the purchase, and\#
   a rule of the project keeps it there. `holder` and `rule` name them. In `user.import` there\#
   is no `rule`: the import does not name the holder. Nothing changes.","data":{"kind":"purcha\#
  seHeldByAnother","retryable":false}},"unknownEntitlement":{"code":1203,"message":"A call gra\#
  nts or explains an entitlement that the project does not have. `nearest` lists similar names\#
  .","data":{"kind":"unknownEntitlement","retryable":false}},"notAManualGrant":{"code":1204,"m\#
  essage":"The user has no active grant of this entitlement. For example, a purchase gives it,\#
   or the grant has ended.","data":{"kind":"notAManualGrant","retryable":false}},"clockNotManu\#
  al":{"code":1205,"message":"The project uses the system's clock, which cannot be advanced.",\#
  "data":{"kind":"clockNotManual","retryable":false}},"cannotUndo":{"code":1206,"message":"The\#
   daemon cannot undo the link. Nothing changes. `obstacle` is the reason: `unknownEvent`; `ot\#
  herKind`: an event of this kind cannot be undone; `noLink`: the event linked nothing; `undon\#
  e`: the link is already undone; `isUndo`: the event comes from an undo; `laterAlias`: a late\#
  r alias merged the customer with another user; `tooMuch`: too many users and purchases depen\#
  d on the link; `unclear`: a deletion erased part of the history. `event` is the id of the ev\#
  ent that prevents the undo.","data":{"kind":"cannotUndo","retryable":false}},"unknownConsume\#
  r":{"code":1207,"message":"No consumer of this name has acknowledged an event. `events.ackno\#
  wledge` does not create a name that begins with `webhook-`: those belong to webhooks.","data\#
  ":{"kind":"unknownConsumer","retryable":false}},"unknownWebhook":{"code":1208,"message":"The\#
   project has no webhook with this URL. The error does not repeat the URL.","data":{"kind":"u\#
  nknownWebhook","retryable":false}},"idempotencyConflict":{"code":1300,"message":"A call of t\#
  he same method used this key with other params in the last 24 hours.","data":{"kind":"idempo\#
  tencyConflict","retryable":false}},"storageFull":{"code":1400,"message":"The disk has no roo\#
  m for the write. Nothing changes, and reading still works.","data":{"kind":"storageFull","re\#
  tryable":true}},"storageFailed":{"code":1401,"message":"The write may not be on the disk: th\#
  e daemon stops, and its next start shows what is stored. Or the daemon cannot read a record \#
  that the request needs: then it keeps running.","data":{"kind":"storageFailed","retryable":f\#
  alse}},"overloaded":{"code":1402,"message":"More requests are waiting than the daemon accept\#
  s. Nothing changes. With a null `id`, the daemon dropped an unfinished line, and `limit` is \#
  the total size of all unfinished lines.","data":{"kind":"overloaded","retryable":true}},"too\#
  ManyConnections":{"code":1403,"message":"The daemon has reached its maximum of connections. \#
  It replies to the first line with this error and closes the connection.","data":{"kind":"too\#
  ManyConnections","retryable":false}},"shuttingDown":{"code":1404,"message":"The daemon is sh\#
  utting down. Nothing changes.","data":{"kind":"shuttingDown","retryable":true}},"storageUnav\#
  ailable":{"code":1405,"message":"The shared database could not be reached, or did not answer\#
   in time; other stores have no such error. With `outcome` `notApplied`, nothing changed. Wit\#
  h `unknown`, the change may or may not be stored.","data":{"kind":"storageUnavailable","retr\#
  yable":true}},"unverified":{"code":1500,"message":"The daemon does not trust what `store.not\#
  ify` got: `reason` is `malformed`, `algorithm`, `chainLength`, `certificate`, `chain`, `exte\#
  nsion`, `validity`, `signature`, `app`, `environment`, `unsignedEnvironment` or `age`; store\#
  s.md says what each means. `httpStatus` is what the web server should answer.","data":{"kind\#
  ":"unverified","retryable":false}},"storeNotConfigured":{"code":1501,"message":"The project \#
  does not define the store of `store.notify`. The store sends the notification again if the w\#
  eb server answers `httpStatus`.","data":{"kind":"storeNotConfigured","retryable":true}},"ver\#
  ifierMissing":{"code":1502,"message":"The system has no libcrypto, which verifies what Apple\#
   signed. All other methods work.","data":{"kind":"verifierMissing","retryable":true}},"verif\#
  ierFailed":{"code":1503,"message":"The process that verifies what Apple signed ended, or too\#
  k more than two seconds. The daemon starts it again.","data":{"kind":"verifierFailed","retry\#
  able":true}}}}}\#

  """#
