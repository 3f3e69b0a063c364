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
  As":null,"endReason":null,"billingIssueAt":null,"replaces":null,"replacedBy":null,"replacedA\#
  t":null,"keys":[],"renewsCount":0,"accountToken":null,"transactions":[{"transactionId":"1000\#
  ","product":"monthly","periodType":"normal","purchasedAt":"2026-01-01T00:00:00.000Z","expire\#
  sAt":"2026-02-01T00:00:00.000Z","asOf":"2026-01-01T00:00:00.000Z"}]},"created":true,"outcome\#
  ":"recorded","entitlements":{"premium":{"id":"premium","active":true,"state":"active","produ\#
  ctId":"monthly","source":"appStore","renewState":"willRenew","grantType":"purchase","periodT\#
  ype":"normal","startedAt":"2026-01-01T00:00:00.000Z","expiresAt":"2026-02-01T00:00:00.000Z",\#
  "gracePeriodExpiresAt":null,"firstPurchasedAt":"2026-01-01T00:00:00.000Z","lastPurchasedAt":\#
  "2026-01-01T00:00:00.000Z","trialStartedAt":null,"autoRenewDisabledAt":null,"renewsCount":0,\#
  "environment":"production","store":"appStore","transactionId":"1000","originalTransactionId"\#
  :"1000"}}}}},{"name":"the same transaction again","x-given":[{"method":"project.define","par\#
  ams":{"products":{"monthly":{"kind":"subscription","entitlements":["premium"]}},"clock":{"ma\#
  nual":"2026-01-01T00:00:00.000Z"}}},{"method":"install","params":{"device":"iphone"}},{"meth\#
  od":"purchase","params":{"device":"iphone","product":"monthly","store":"appStore","transacti\#
  onId":"1000","expiresAt":"2026-02-01T00:00:00.000Z"}}],"params":[{"name":"device","value":"i\#
  phone"},{"name":"product","value":"monthly"},{"name":"store","value":"appStore"},{"name":"tr\#
  ansactionId","value":"1000"},{"name":"expiresAt","value":"2026-02-01T00:00:00.000Z"}],"resul\#
  t":{"name":"result","value":{"purchase":{"store":"appStore","originalTransactionId":"1000","\#
  transactionId":"1000","product":"monthly","kind":"subscription","state":"active","holders":[\#
  "{{anonymous}}"],"device":"iphone","storeAccount":null,"purchasedAt":"2026-01-01T00:00:00.00\#
  0Z","firstPurchasedAt":"2026-01-01T00:00:00.000Z","expiresAt":"2026-02-01T00:00:00.000Z","tr\#
  ialStartedAt":null,"periodType":"normal","environment":"production","isFamilyShared":false,"\#
  price":null,"currency":null,"country":null,"offerCode":null,"autoRenew":true,"autoRenewDisab\#
  ledAt":null,"gracePeriodExpiresAt":null,"billingRetry":false,"pausedUntil":null,"refundedAt"\#
  :null,"revokedAt":null,"endedAt":null,"paused":false,"renewsAs":null,"endReason":null,"billi\#
  ngIssueAt":null,"replaces":null,"replacedBy":null,"replacedAt":null,"keys":[],"renewsCount":\#
  0,"accountToken":null,"transactions":[{"transactionId":"1000","product":"monthly","periodTyp\#
  e":"normal","purchasedAt":"2026-01-01T00:00:00.000Z","expiresAt":"2026-02-01T00:00:00.000Z",\#
  "asOf":"2026-01-01T00:00:00.000Z"}]},"created":false,"outcome":"unchanged","entitlements":{"\#
  premium":{"id":"premium","active":true,"state":"active","productId":"monthly","source":"appS\#
  tore","renewState":"willRenew","grantType":"purchase","periodType":"normal","startedAt":"202\#
  6-01-01T00:00:00.000Z","expiresAt":"2026-02-01T00:00:00.000Z","gracePeriodExpiresAt":null,"f\#
  irstPurchasedAt":"2026-01-01T00:00:00.000Z","lastPurchasedAt":"2026-01-01T00:00:00.000Z","tr\#
  ialStartedAt":null,"autoRenewDisabledAt":null,"renewsCount":0,"environment":"production","st\#
  ore":"appStore","transactionId":"1000","originalTransactionId":"1000"}}}}},{"name":"by a use\#
  r who is logged in","x-given":[{"method":"project.define","params":{"products":{"monthly":{"\#
  kind":"subscription","entitlements":["premium"]}},"clock":{"manual":"2026-01-01T00:00:00.000\#
  Z"}}},{"method":"install","params":{"device":"iphone"}},{"method":"identify","params":{"devi\#
  ce":"iphone","userId":"user_id_1"}}],"params":[{"name":"device","value":"iphone"},{"name":"p\#
  roduct","value":"monthly"},{"name":"store","value":"appStore"},{"name":"transactionId","valu\#
  e":"1000"},{"name":"expiresAt","value":"2026-02-01T00:00:00.000Z"}],"result":{"name":"result\#
  ","value":{"purchase":{"store":"appStore","originalTransactionId":"1000","transactionId":"10\#
  00","product":"monthly","kind":"subscription","state":"active","holders":["{{anonymous}}","u\#
  ser_id_1"],"device":"iphone","storeAccount":null,"purchasedAt":"2026-01-01T00:00:00.000Z","f\#
  irstPurchasedAt":"2026-01-01T00:00:00.000Z","expiresAt":"2026-02-01T00:00:00.000Z","trialSta\#
  rtedAt":null,"periodType":"normal","environment":"production","isFamilyShared":false,"price"\#
  :null,"currency":null,"country":null,"offerCode":null,"autoRenew":true,"autoRenewDisabledAt"\#
  :null,"gracePeriodExpiresAt":null,"billingRetry":false,"pausedUntil":null,"refundedAt":null,\#
  "revokedAt":null,"endedAt":null,"paused":false,"renewsAs":null,"endReason":null,"billingIssu\#
  eAt":null,"replaces":null,"replacedBy":null,"replacedAt":null,"keys":[],"renewsCount":0,"acc\#
  ountToken":null,"transactions":[{"transactionId":"1000","product":"monthly","periodType":"no\#
  rmal","purchasedAt":"2026-01-01T00:00:00.000Z","expiresAt":"2026-02-01T00:00:00.000Z","asOf"\#
  :"2026-01-01T00:00:00.000Z"}]},"created":true,"outcome":"recorded","entitlements":{"premium"\#
  :{"id":"premium","active":true,"state":"active","productId":"monthly","source":"appStore","r\#
  enewState":"willRenew","grantType":"purchase","periodType":"normal","startedAt":"2026-01-01T\#
  00:00:00.000Z","expiresAt":"2026-02-01T00:00:00.000Z","gracePeriodExpiresAt":null,"firstPurc\#
  hasedAt":"2026-01-01T00:00:00.000Z","lastPurchasedAt":"2026-01-01T00:00:00.000Z","trialStart\#
  edAt":null,"autoRenewDisabledAt":null,"renewsCount":0,"environment":"production","store":"ap\#
  pStore","transactionId":"1000","originalTransactionId":"1000"}}}}},{"name":"a renewal","x-gi\#
  ven":[{"method":"project.define","params":{"products":{"monthly":{"kind":"subscription","ent\#
  itlements":["premium"]}},"clock":{"manual":"2026-01-01T00:00:00.000Z"}}},{"method":"install"\#
  ,"params":{"device":"iphone"}},{"method":"purchase","params":{"device":"iphone","product":"m\#
  onthly","store":"appStore","transactionId":"1000","purchasedAt":"2025-11-15T00:00:00.000Z","\#
  expiresAt":"2025-12-15T00:00:00.000Z"}}],"params":[{"name":"device","value":"iphone"},{"name\#
  ":"product","value":"monthly"},{"name":"store","value":"appStore"},{"name":"transactionId","\#
  value":"1001"},{"name":"originalTransactionId","value":"1000"},{"name":"purchasedAt","value"\#
  :"2025-12-15T00:00:00.000Z"},{"name":"expiresAt","value":"2026-01-15T00:00:00.000Z"}],"resul\#
  t":{"name":"result","value":{"purchase":{"store":"appStore","originalTransactionId":"1000","\#
  transactionId":"1001","product":"monthly","kind":"subscription","state":"active","holders":[\#
  "{{anonymous}}"],"device":"iphone","storeAccount":null,"purchasedAt":"2025-12-15T00:00:00.00\#
  0Z","firstPurchasedAt":"2025-11-15T00:00:00.000Z","expiresAt":"2026-01-15T00:00:00.000Z","tr\#
  ialStartedAt":null,"periodType":"normal","environment":"production","isFamilyShared":false,"\#
  price":null,"currency":null,"country":null,"offerCode":null,"autoRenew":true,"autoRenewDisab\#
  ledAt":null,"gracePeriodExpiresAt":null,"billingRetry":false,"pausedUntil":null,"refundedAt"\#
  :null,"revokedAt":null,"endedAt":null,"paused":false,"renewsAs":null,"endReason":null,"billi\#
  ngIssueAt":null,"replaces":null,"replacedBy":null,"replacedAt":null,"keys":[],"renewsCount":\#
  1,"accountToken":null,"transactions":[{"transactionId":"1000","product":"monthly","periodTyp\#
  e":"normal","purchasedAt":"2025-11-15T00:00:00.000Z","expiresAt":"2025-12-15T00:00:00.000Z",\#
  "asOf":"2025-11-15T00:00:00.000Z"},{"transactionId":"1001","product":"monthly","periodType":\#
  "normal","purchasedAt":"2025-12-15T00:00:00.000Z","expiresAt":"2026-01-15T00:00:00.000Z","as\#
  Of":"2025-12-15T00:00:00.000Z"}]},"created":false,"outcome":"renewed","entitlements":{"premi\#
  um":{"id":"premium","active":true,"state":"active","productId":"monthly","source":"appStore"\#
  ,"renewState":"willRenew","grantType":"purchase","periodType":"normal","startedAt":"2025-11-\#
  15T00:00:00.000Z","expiresAt":"2026-01-15T00:00:00.000Z","gracePeriodExpiresAt":null,"firstP\#
  urchasedAt":"2025-11-15T00:00:00.000Z","lastPurchasedAt":"2025-12-15T00:00:00.000Z","trialSt\#
  artedAt":null,"autoRenewDisabledAt":null,"renewsCount":1,"environment":"production","store":\#
  "appStore","transactionId":"1001","originalTransactionId":"1000"}}}}},{"name":"a product tha\#
  t the catalogue does not know","x-given":[{"method":"project.define","params":{"products":{"\#
  monthly":{"kind":"subscription","entitlements":["premium"]}},"clock":{"manual":"2026-01-01T0\#
  0:00:00.000Z"}}}],"params":[{"name":"userId","value":"user_id_1"},{"name":"product","value":\#
  "montly"},{"name":"store","value":"stripe"},{"name":"transactionId","value":"pi_1"}],"result\#
  ":{"name":"result","value":{"purchase":{"store":"stripe","originalTransactionId":"pi_1","tra\#
  nsactionId":"pi_1","product":"montly","kind":"nonConsumable","state":"active","holders":["us\#
  er_id_1"],"device":null,"storeAccount":null,"purchasedAt":"2026-01-01T00:00:00.000Z","firstP\#
  urchasedAt":"2026-01-01T00:00:00.000Z","expiresAt":null,"trialStartedAt":null,"periodType":"\#
  normal","environment":"production","isFamilyShared":false,"price":null,"currency":null,"coun\#
  try":null,"offerCode":null,"autoRenew":false,"autoRenewDisabledAt":null,"gracePeriodExpiresA\#
  t":null,"billingRetry":false,"pausedUntil":null,"refundedAt":null,"revokedAt":null,"endedAt"\#
  :null,"paused":false,"renewsAs":null,"endReason":null,"billingIssueAt":null,"replaces":null,\#
  "replacedBy":null,"replacedAt":null,"keys":[],"renewsCount":0,"accountToken":null,"transacti\#
  ons":[{"transactionId":"pi_1","product":"montly","periodType":"normal","purchasedAt":"2026-0\#
  1-01T00:00:00.000Z","expiresAt":null,"asOf":"2026-01-01T00:00:00.000Z"}]},"created":true,"ou\#
  tcome":"recorded","entitlements":{},"warnings":[{"kind":"unknownProduct","message":"{{any}}"\#
  ,"nearest":["monthly"]}]}}}]},{"name":"purchase.update","summary":"Updates a purchase, for e\#
  xample after a refund. Omitted params keep their value.","x-role":"write","x-since":1,"param\#
  Structure":"either","params":[{"name":"store","required":true,"summary":"Store that took the\#
   payment.","schema":{"$ref":"#/components/schemas/Store"}},{"name":"originalTransactionId","\#
  required":true,"summary":"Id of the first transaction of the purchase.","schema":{"$ref":"#/\#
  components/schemas/TransactionId"}},{"name":"expiresAt","required":false,"summary":"New last\#
   millisecond of the paid period, RFC 3339; null: no end.","schema":{"$ref":"#/components/sch\#
  emas/NullableMoment"}},{"name":"autoRenew","required":false,"summary":"Whether the subscript\#
  ion renews automatically; null: true for a subscription, else false.","schema":{"type":["boo\#
  lean","null"]}},{"name":"gracePeriodExpiresAt","required":false,"summary":"Last millisecond \#
  of the grace period, RFC 3339; null: no grace period.","schema":{"$ref":"#/components/schema\#
  s/NullableMoment"}},{"name":"billingRetry","required":false,"summary":"Whether the store ret\#
  ries a failed payment; null: false.","schema":{"type":["boolean","null"]}},{"name":"pausedUn\#
  til","required":false,"summary":"Time at which the pause ends, RFC 3339; null: no pause.","s\#
  chema":{"$ref":"#/components/schemas/NullableMoment"}},{"name":"refundedAt","required":false\#
  ,"summary":"Time of the refund, RFC 3339; null: no refund.","schema":{"$ref":"#/components/s\#
  chemas/NullableMoment"}},{"name":"revokedAt","required":false,"summary":"Time at which the s\#
  tore withdrew access, RFC 3339, for example when family sharing ends; null: not withdrawn.",\#
  "schema":{"$ref":"#/components/schemas/NullableMoment"}},{"name":"product","required":false,\#
  "summary":"Id of the product from now on: a change of plan.","schema":{"$ref":"#/components/\#
  schemas/ProductId"}},{"name":"transactionId","required":false,"summary":"Transaction that th\#
  e statement is about. Required with `asOf`. Default: the latest; for a refund or a revocatio\#
  n, the latest that was bought at or before its moment.","schema":{"$ref":"#/components/schem\#
  as/TransactionId"}},{"name":"asOf","required":false,"summary":"Time at which the store made \#
  this statement, RFC 3339. Without it, this is a statement of the caller, made now.","schema"\#
  :{"$ref":"#/components/schemas/Moment"}},{"name":"endedAt","required":false,"summary":"Time \#
  at which access ended before the end of the period, RFC 3339. Null clears it.","schema":{"$r\#
  ef":"#/components/schemas/NullableMoment"}},{"name":"paused","required":false,"summary":"Whe\#
  ther the subscription is paused, with or without a known end.","schema":{"type":["boolean","\#
  null"]}},{"name":"renewsAs","required":false,"summary":"Product of the next period. It gives\#
   no access. Null: the same product.","schema":{"type":["string","null"],"minLength":1,"maxLe\#
  ngth":255}},{"name":"endReason","required":false,"summary":"Why the purchase ended, or will \#
  end. Null clears it.","schema":{"$ref":"#/components/schemas/EndReason"}},{"name":"project",\#
  "required":false,"summary":"Id of the project.","schema":{"$ref":"#/components/schemas/Proje\#
  ctId","default":"default"}},{"name":"dryRun","required":false,"summary":"Computes the result\#
   and the events without changing anything.","schema":{"type":"boolean","default":false}},{"n\#
  ame":"idempotencyKey","required":false,"summary":"Makes a retry safe: the same key with the \#
  same params returns the stored result.","schema":{"$ref":"#/components/schemas/IdempotencyKe\#
  y"}}],"result":{"name":"result","schema":{"type":"object","properties":{"purchase":{"$ref":"\#
  #/components/schemas/Purchase"},"outcome":{"description":"applied: a field changed. stale: t\#
  he daemon had newer information about every field that differs. unchanged: no field differs.\#
  ","type":"string","enum":["applied","stale","unchanged"]},"stale":{"description":"The params\#
   that lost against newer information; absent when there are none.","type":"array","items":{"\#
  type":"string"}},"warnings":{"description":"Absent when there are no warnings.","type":"arra\#
  y","items":{"$ref":"#/components/schemas/Warning"}},"dryRun":{"description":"True in a dry r\#
  un; otherwise absent.","type":"boolean"},"events":{"description":"The events that the call w\#
  ould emit. Only in a dry run.","type":"array","items":{"$ref":"#/components/schemas/Event"}}\#
  ,"replayed":{"description":"True when this is the stored result of an idempotency key; other\#
  wise absent.","type":"boolean"}},"required":["purchase","outcome"]}},"errors":[{"code":-3260\#
  2,"message":"A parameter is missing, unknown, of a wrong type or out of range, or two parame\#
  ters exclude each other. `field` points to it; `nearest` lists similar names.","data":{"kind\#
  ":"invalidParams","retryable":false}},{"code":1000,"message":"The caller's role is lower tha\#
  n the role that the method needs. `uid` and `role` are the caller's (`none` without a role),\#
   and `needs` is the method's role.","data":{"kind":"permissionDenied","retryable":false}},{"\#
  code":1200,"message":"The daemon has no such project.","data":{"kind":"unknownProject","retr\#
  yable":false}},{"code":1201,"message":"The project has no purchase with this store and origi\#
  nalTransactionId, or the purchase has no such transaction. Nothing changes.","data":{"kind":\#
  "unknownPurchase","retryable":false}},{"code":1300,"message":"A call of the same method used\#
   this key with other params in the last 24 hours.","data":{"kind":"idempotencyConflict","ret\#
  ryable":false}},{"code":1400,"message":"The disk has no room for the write. Nothing changes,\#
   and reading still works.","data":{"kind":"storageFull","retryable":true}},{"code":1401,"mes\#
  sage":"The write may not be on the disk: the daemon stops, and its next start shows what is \#
  stored. Or the daemon cannot read a record that the request needs: then it keeps running.","\#
  data":{"kind":"storageFailed","retryable":false}},{"code":1405,"message":"The shared databas\#
  e could not be reached, or did not answer in time; other stores have no such error. With `ou\#
  tcome` `notApplied`, nothing changed. With `unknown`, the change may or may not be stored.",\#
  "data":{"kind":"storageUnavailable","retryable":true}}],"examples":[{"name":"auto-renew turn\#
  ed off","x-given":[{"method":"project.define","params":{"products":{"monthly":{"kind":"subsc\#
  ription","entitlements":["premium"]}},"clock":{"manual":"2026-01-01T00:00:00.000Z"}}},{"meth\#
  od":"install","params":{"device":"iphone"}},{"method":"purchase","params":{"device":"iphone"\#
  ,"product":"monthly","store":"appStore","transactionId":"1000","expiresAt":"2026-02-01T00:00\#
  :00.000Z"}}],"params":[{"name":"store","value":"appStore"},{"name":"originalTransactionId","\#
  value":"1000"},{"name":"autoRenew","value":false}],"result":{"name":"result","value":{"purch\#
  ase":{"store":"appStore","originalTransactionId":"1000","transactionId":"1000","product":"mo\#
  nthly","kind":"subscription","state":"active","holders":["{{anonymous}}"],"device":"iphone",\#
  "storeAccount":null,"purchasedAt":"2026-01-01T00:00:00.000Z","firstPurchasedAt":"2026-01-01T\#
  00:00:00.000Z","expiresAt":"2026-02-01T00:00:00.000Z","trialStartedAt":null,"periodType":"no\#
  rmal","environment":"production","isFamilyShared":false,"price":null,"currency":null,"countr\#
  y":null,"offerCode":null,"autoRenew":false,"autoRenewDisabledAt":"2026-01-01T00:00:00.000Z",\#
  "gracePeriodExpiresAt":null,"billingRetry":false,"pausedUntil":null,"refundedAt":null,"revok\#
  edAt":null,"endedAt":null,"paused":false,"renewsAs":null,"endReason":null,"billingIssueAt":n\#
  ull,"replaces":null,"replacedBy":null,"replacedAt":null,"keys":[],"renewsCount":0,"accountTo\#
  ken":null,"transactions":[{"transactionId":"1000","product":"monthly","periodType":"normal",\#
  "purchasedAt":"2026-01-01T00:00:00.000Z","expiresAt":"2026-02-01T00:00:00.000Z","autoRenew":\#
  false,"autoRenewDisabledAt":"2026-01-01T00:00:00.000Z","asOf":"2026-01-01T00:00:00.000Z"}]},\#
  "outcome":"applied"}}},{"name":"a refund","x-given":[{"method":"project.define","params":{"p\#
  roducts":{"monthly":{"kind":"subscription","entitlements":["premium"]}},"clock":{"manual":"2\#
  026-01-01T00:00:00.000Z"}}},{"method":"install","params":{"device":"iphone"}},{"method":"pur\#
  chase","params":{"device":"iphone","product":"monthly","store":"appStore","transactionId":"1\#
  000","expiresAt":"2026-02-01T00:00:00.000Z"}}],"params":[{"name":"store","value":"appStore"}\#
  ,{"name":"originalTransactionId","value":"1000"},{"name":"refundedAt","value":"2026-01-01T00\#
  :00:00.000Z"}],"result":{"name":"result","value":{"purchase":{"store":"appStore","originalTr\#
  ansactionId":"1000","transactionId":"1000","product":"monthly","kind":"subscription","state"\#
  :"refunded","holders":["{{anonymous}}"],"device":"iphone","storeAccount":null,"purchasedAt":\#
  "2026-01-01T00:00:00.000Z","firstPurchasedAt":"2026-01-01T00:00:00.000Z","expiresAt":"2026-0\#
  2-01T00:00:00.000Z","trialStartedAt":null,"periodType":"normal","environment":"production","\#
  isFamilyShared":false,"price":null,"currency":null,"country":null,"offerCode":null,"autoRene\#
  w":true,"autoRenewDisabledAt":null,"gracePeriodExpiresAt":null,"billingRetry":false,"pausedU\#
  ntil":null,"refundedAt":"2026-01-01T00:00:00.000Z","revokedAt":null,"endedAt":null,"paused":\#
  false,"renewsAs":null,"endReason":null,"billingIssueAt":null,"replaces":null,"replacedBy":nu\#
  ll,"replacedAt":null,"keys":[],"renewsCount":0,"accountToken":null,"transactions":[{"transac\#
  tionId":"1000","product":"monthly","periodType":"normal","purchasedAt":"2026-01-01T00:00:00.\#
  000Z","expiresAt":"2026-02-01T00:00:00.000Z","refundedAt":"2026-01-01T00:00:00.000Z","asOf":\#
  "2026-01-01T00:00:00.000Z"}]},"outcome":"applied"}}},{"name":"a refund that was none","x-giv\#
  en":[{"method":"project.define","params":{"products":{"monthly":{"kind":"subscription","enti\#
  tlements":["premium"]}},"clock":{"manual":"2026-01-01T00:00:00.000Z"}}},{"method":"install",\#
  "params":{"device":"iphone"}},{"method":"purchase","params":{"device":"iphone","product":"mo\#
  nthly","store":"appStore","transactionId":"1000","expiresAt":"2026-02-01T00:00:00.000Z"}},{"\#
  method":"purchase.update","params":{"store":"appStore","originalTransactionId":"1000","refun\#
  dedAt":"2026-01-01T00:00:00.000Z"}}],"params":[{"name":"store","value":"appStore"},{"name":"\#
  originalTransactionId","value":"1000"},{"name":"refundedAt","value":null}],"result":{"name":\#
  "result","value":{"purchase":{"store":"appStore","originalTransactionId":"1000","transaction\#
  Id":"1000","product":"monthly","kind":"subscription","state":"active","holders":["{{anonymou\#
  s}}"],"device":"iphone","storeAccount":null,"purchasedAt":"2026-01-01T00:00:00.000Z","firstP\#
  urchasedAt":"2026-01-01T00:00:00.000Z","expiresAt":"2026-02-01T00:00:00.000Z","trialStartedA\#
  t":null,"periodType":"normal","environment":"production","isFamilyShared":false,"price":null\#
  ,"currency":null,"country":null,"offerCode":null,"autoRenew":true,"autoRenewDisabledAt":null\#
  ,"gracePeriodExpiresAt":null,"billingRetry":false,"pausedUntil":null,"refundedAt":null,"revo\#
  kedAt":null,"endedAt":null,"paused":false,"renewsAs":null,"endReason":null,"billingIssueAt":\#
  null,"replaces":null,"replacedBy":null,"replacedAt":null,"keys":[],"renewsCount":0,"accountT\#
  oken":null,"transactions":[{"transactionId":"1000","product":"monthly","periodType":"normal"\#
  ,"purchasedAt":"2026-01-01T00:00:00.000Z","expiresAt":"2026-02-01T00:00:00.000Z","asOf":"202\#
  6-01-01T00:00:00.000Z"}]},"outcome":"applied"}}}]},{"name":"restore","summary":"Restores the\#
   purchases of a device's store account for its current user.","x-role":"write","x-since":1,"\#
  paramStructure":"either","params":[{"name":"device","required":true,"summary":"Id of the dev\#
  ice.","schema":{"$ref":"#/components/schemas/DeviceId"}},{"name":"purchases","required":fals\#
  e,"summary":"Purchases to restore, from any store account; an empty list restores nothing. D\#
  efault: every purchase of the device's store account.","schema":{"type":"array","items":{"$r\#
  ef":"#/components/schemas/PurchaseRef"},"maxItems":1000}},{"name":"project","required":false\#
  ,"summary":"Id of the project.","schema":{"$ref":"#/components/schemas/ProjectId","default":\#
  "default"}},{"name":"dryRun","required":false,"summary":"Computes the result and the events \#
  without changing anything.","schema":{"type":"boolean","default":false}},{"name":"idempotenc\#
  yKey","required":false,"summary":"Makes a retry safe: the same key with the same params retu\#
  rns the stored result.","schema":{"$ref":"#/components/schemas/IdempotencyKey"}}],"result":{\#
  "name":"result","schema":{"type":"object","properties":{"user":{"$ref":"#/components/schemas\#
  /User"},"restored":{"description":"Purchases that the user holds now and did not hold before\#
  , with unclaimed ones that replace them. In the order of `store`, then `originalTransactionI\#
  d`.","type":"array","items":{"$ref":"#/components/schemas/Move"}},"transferred":{"descriptio\#
  n":"Those of `restored` that another user lost.","type":"array","items":{"$ref":"#/component\#
  s/schemas/Move"}},"refused":{"description":"Purchases that a rule refused to restore.","type\#
  ":"array","items":{"$ref":"#/components/schemas/Refusal"}},"entitlements":{"$ref":"#/compone\#
  nts/schemas/Entitlements","description":"The user's entitlements after the call."},"warnings\#
  ":{"description":"Absent when there are no warnings.","type":"array","items":{"$ref":"#/comp\#
  onents/schemas/Warning"}},"dryRun":{"description":"True in a dry run; otherwise absent.","ty\#
  pe":"boolean"},"events":{"description":"The events that the call would emit. Only in a dry r\#
  un.","type":"array","items":{"$ref":"#/components/schemas/Event"}},"replayed":{"description"\#
  :"True when this is the stored result of an idempotency key; otherwise absent.","type":"bool\#
  ean"}},"required":["user","restored","transferred","refused","entitlements"]}},"errors":[{"c\#
  ode":-32602,"message":"A parameter is missing, unknown, of a wrong type or out of range, or \#
  two parameters exclude each other. `field` points to it; `nearest` lists similar names.","da\#
  ta":{"kind":"invalidParams","retryable":false}},{"code":1000,"message":"The caller's role is\#
   lower than the role that the method needs. `uid` and `role` are the caller's (`none` withou\#
  t a role), and `needs` is the method's role.","data":{"kind":"permissionDenied","retryable":\#
  false}},{"code":1100,"message":"The project has no such device.","data":{"kind":"unknownDevi\#
  ce","retryable":false}},{"code":1200,"message":"The daemon has no such project.","data":{"ki\#
  nd":"unknownProject","retryable":false}},{"code":1201,"message":"The project has no purchase\#
   with this store and originalTransactionId, or the purchase has no such transaction. Nothing\#
   changes.","data":{"kind":"unknownPurchase","retryable":false}},{"code":1300,"message":"A ca\#
  ll of the same method used this key with other params in the last 24 hours.","data":{"kind":\#
  "idempotencyConflict","retryable":false}},{"code":1400,"message":"The disk has no room for t\#
  he write. Nothing changes, and reading still works.","data":{"kind":"storageFull","retryable\#
  ":true}},{"code":1401,"message":"The write may not be on the disk: the daemon stops, and its\#
   next start shows what is stored. Or the daemon cannot read a record that the request needs:\#
   then it keeps running.","data":{"kind":"storageFailed","retryable":false}},{"code":1405,"me\#
  ssage":"The shared database could not be reached, or did not answer in time; other stores ha\#
  ve no such error. With `outcome` `notApplied`, nothing changed. With `unknown`, the change m\#
  ay or may not be stored.","data":{"kind":"storageUnavailable","retryable":true}}],"examples"\#
  :[{"name":"after a reinstall","x-given":[{"method":"project.define","params":{"products":{"m\#
  onthly":{"kind":"subscription","entitlements":["premium"]}},"clock":{"manual":"2026-01-01T00\#
  :00:00.000Z"}}},{"method":"install","params":{"device":"iphone","storeAccount":"ann"}},{"met\#
  hod":"purchase","params":{"device":"iphone","product":"monthly","store":"appStore","transact\#
  ionId":"1000","expiresAt":"2026-02-01T00:00:00.000Z"}},{"method":"install","params":{"device\#
  ":"ipad","storeAccount":"ann"}}],"params":[{"name":"device","value":"ipad"}],"result":{"name\#
  ":"result","value":{"user":{"id":"{{new}}","anonymousId":"{{new}}","identityId":null,"custom\#
  erId":"{{new}}","aliases":["{{new}}"],"device":"ipad","createdAt":"2026-01-01T00:00:00.000Z"\#
  ,"environment":"production"},"restored":[{"store":"appStore","originalTransactionId":"1000",\#
  "product":"monthly","kind":"subscription","from":["{{any}}"],"to":"{{new}}","shared":true}],\#
  "transferred":[],"refused":[],"entitlements":{"premium":{"id":"premium","active":true,"state\#
  ":"active","productId":"monthly","source":"appStore","renewState":"willRenew","grantType":"p\#
  urchase","periodType":"normal","startedAt":"2026-01-01T00:00:00.000Z","expiresAt":"2026-02-0\#
  1T00:00:00.000Z","gracePeriodExpiresAt":null,"firstPurchasedAt":"2026-01-01T00:00:00.000Z","\#
  lastPurchasedAt":"2026-01-01T00:00:00.000Z","trialStartedAt":null,"autoRenewDisabledAt":null\#
  ,"renewsCount":0,"environment":"production","store":"appStore","transactionId":"1000","origi\#
  nalTransactionId":"1000"}}}}},{"name":"nothing to restore","x-given":[{"method":"project.def\#
  ine","params":{"products":{"monthly":{"kind":"subscription","entitlements":["premium"]}},"cl\#
  ock":{"manual":"2026-01-01T00:00:00.000Z"}}},{"method":"install","params":{"device":"iphone"\#
  }}],"params":[{"name":"device","value":"iphone"}],"result":{"name":"result","value":{"user":\#
  {"id":"{{anonymous}}","anonymousId":"{{anonymous}}","identityId":null,"customerId":"{{anonym\#
  ous}}","aliases":["{{anonymous}}"],"device":"iphone","createdAt":"2026-01-01T00:00:00.000Z",\#
  "environment":"production"},"restored":[],"transferred":[],"refused":[],"entitlements":{}}}}\#
  ]},{"name":"revoke","summary":"Ends a grant.","x-role":"write","x-since":1,"paramStructure":\#
  "either","params":[{"name":"device","required":false,"summary":"Id of the device.","schema":\#
  {"$ref":"#/components/schemas/DeviceId"}},{"name":"userId","required":false,"summary":"Id of\#
   the user, instead of `device`.","schema":{"$ref":"#/components/schemas/UserId"}},{"name":"e\#
  ntitlement","required":true,"summary":"Id of the entitlement that was granted.","schema":{"$\#
  ref":"#/components/schemas/EntitlementId"}},{"name":"project","required":false,"summary":"Id\#
   of the project.","schema":{"$ref":"#/components/schemas/ProjectId","default":"default"}},{"\#
  name":"dryRun","required":false,"summary":"Computes the result and the events without changi\#
  ng anything.","schema":{"type":"boolean","default":false}},{"name":"idempotencyKey","require\#
  d":false,"summary":"Makes a retry safe: the same key with the same params returns the stored\#
   result.","schema":{"$ref":"#/components/schemas/IdempotencyKey"}}],"x-exactly-one":[["devic\#
  e"],["userId"]],"result":{"name":"result","schema":{"type":"object","properties":{"entitleme\#
  nt":{"$ref":"#/components/schemas/Entitlement","description":"The entitlement after the call\#
  . A purchase may still give it."},"dryRun":{"description":"True in a dry run; otherwise abse\#
  nt.","type":"boolean"},"events":{"description":"The events that the call would emit. Only in\#
   a dry run.","type":"array","items":{"$ref":"#/components/schemas/Event"}},"replayed":{"desc\#
  ription":"True when this is the stored result of an idempotency key; otherwise absent.","typ\#
  e":"boolean"}},"required":["entitlement"]}},"errors":[{"code":-32602,"message":"A parameter \#
  is missing, unknown, of a wrong type or out of range, or two parameters exclude each other. \#
  `field` points to it; `nearest` lists similar names.","data":{"kind":"invalidParams","retrya\#
  ble":false}},{"code":1000,"message":"The caller's role is lower than the role that the metho\#
  d needs. `uid` and `role` are the caller's (`none` without a role), and `needs` is the metho\#
  d's role.","data":{"kind":"permissionDenied","retryable":false}},{"code":1100,"message":"The\#
   project has no such device.","data":{"kind":"unknownDevice","retryable":false}},{"code":110\#
  1,"message":"The project has no such user.","data":{"kind":"unknownUser","retryable":false}}\#
  ,{"code":1102,"message":"No user may have this id: it is empty, or in the project's `blocked\#
  UserIds`.","data":{"kind":"blockedUserId","retryable":false}},{"code":1103,"message":"The id\#
   has more Unicode scalars than the project's `userIdLengthMax`.","data":{"kind":"userIdTooLo\#
  ng","retryable":false}},{"code":1200,"message":"The daemon has no such project.","data":{"ki\#
  nd":"unknownProject","retryable":false}},{"code":1204,"message":"The user has no active gran\#
  t of this entitlement. For example, a purchase gives it, or the grant has ended.","data":{"k\#
  ind":"notAManualGrant","retryable":false}},{"code":1300,"message":"A call of the same method\#
   used this key with other params in the last 24 hours.","data":{"kind":"idempotencyConflict"\#
  ,"retryable":false}},{"code":1400,"message":"The disk has no room for the write. Nothing cha\#
  nges, and reading still works.","data":{"kind":"storageFull","retryable":true}},{"code":1401\#
  ,"message":"The write may not be on the disk: the daemon stops, and its next start shows wha\#
  t is stored. Or the daemon cannot read a record that the request needs: then it keeps runnin\#
  g.","data":{"kind":"storageFailed","retryable":false}},{"code":1405,"message":"The shared da\#
  tabase could not be reached, or did not answer in time; other stores have no such error. Wit\#
  h `outcome` `notApplied`, nothing changed. With `unknown`, the change may or may not be stor\#
  ed.","data":{"kind":"storageUnavailable","retryable":true}}],"examples":[{"name":"a grant","\#
  x-given":[{"method":"project.define","params":{"products":{"monthly":{"kind":"subscription",\#
  "entitlements":["premium"]}},"clock":{"manual":"2026-01-01T00:00:00.000Z"}}},{"method":"inst\#
  all","params":{"device":"iphone"}},{"method":"grant","params":{"device":"iphone","entitlemen\#
  t":"premium"}}],"params":[{"name":"device","value":"iphone"},{"name":"entitlement","value":"\#
  premium"}],"result":{"name":"result","value":{"entitlement":{"id":"premium","active":false,"\#
  state":"revoked","productId":null,"source":"manual","renewState":"nonRenewable","grantType":\#
  "manual","periodType":null,"startedAt":"2026-01-01T00:00:00.000Z","expiresAt":null,"gracePer\#
  iodExpiresAt":null,"firstPurchasedAt":null,"lastPurchasedAt":null,"trialStartedAt":null,"aut\#
  oRenewDisabledAt":null,"renewsCount":0,"environment":null,"store":null,"transactionId":null,\#
  "originalTransactionId":null}}}}]},{"name":"rpc.discover","summary":"Returns this protocol a\#
  s an OpenRPC document.","x-role":"read","x-since":1,"paramStructure":"either","params":[],"r\#
  esult":{"name":"result","schema":{"description":"The OpenRPC document, with `x-role` on ever\#
  y method.","type":"object","properties":{"openrpc":{"type":"string"},"info":{"type":"object"\#
  },"methods":{"type":"array","items":{"type":"object"}},"components":{"type":"object"}},"requ\#
  ired":["openrpc","info","methods","components"]}},"errors":[{"code":-32602,"message":"A para\#
  meter is missing, unknown, of a wrong type or out of range, or two parameters exclude each o\#
  ther. `field` points to it; `nearest` lists similar names.","data":{"kind":"invalidParams","\#
  retryable":false}},{"code":1000,"message":"The caller's role is lower than the role that the\#
   method needs. `uid` and `role` are the caller's (`none` without a role), and `needs` is the\#
   method's role.","data":{"kind":"permissionDenied","retryable":false}}],"examples":[{"name":\#
  "the document","params":[],"result":{"name":"result","value":{"openrpc":"{{any}}","info":"{{\#
  any}}","methods":"{{any}}","components":"{{any}}"}}}]},{"name":"server.describe","summary":"\#
  Lists the methods, or describes one method.","x-role":"read","x-since":1,"paramStructure":"e\#
  ither","params":[{"name":"method","required":false,"summary":"Name of the method to describe\#
  . Default: the list of all methods.","schema":{"type":"string"}}],"result":{"name":"result",\#
  "schema":{"type":"object","properties":{"methods":{"description":"All methods, sorted by nam\#
  e. Only without `method`.","type":"array","items":{"$ref":"#/components/schemas/MethodSummar\#
  y"}},"method":{"description":"The method's entry in the OpenRPC document. Only with `method`\#
  .","type":"object"},"components":{"description":"The schemas that the entry refers to, in `s\#
  chemas`. Only with `method`.","type":"object"}},"required":[]}},"errors":[{"code":-32602,"me\#
  ssage":"A parameter is missing, unknown, of a wrong type or out of range, or two parameters \#
  exclude each other. `field` points to it; `nearest` lists similar names.","data":{"kind":"in\#
  validParams","retryable":false}},{"code":1000,"message":"The caller's role is lower than the\#
   role that the method needs. `uid` and `role` are the caller's (`none` without a role), and \#
  `needs` is the method's role.","data":{"kind":"permissionDenied","retryable":false}}],"examp\#
  les":[{"name":"all methods","params":[],"result":{"name":"result","value":{"methods":"{{any}\#
  }"}}},{"name":"one method","params":[{"name":"method","value":"logout"}],"result":{"name":"r\#
  esult","value":{"method":"{{any}}","components":"{{any}}"}}}]},{"name":"server.info","summar\#
  y":"Returns the daemon's version, limits and store, and the caller's role.","x-role":"read",\#
  "x-since":1,"paramStructure":"either","params":[],"result":{"name":"result","schema":{"type"\#
  :"object","properties":{"version":{"description":"Version of the daemon.","type":"string"},"\#
  protocol":{"description":"Version of this protocol.","type":"integer"},"limits":{"$ref":"#/c\#
  omponents/schemas/Limits"},"uptimeMs":{"description":"Milliseconds since the daemon started.\#
  ","type":"integer","minimum":0},"store":{"$ref":"#/components/schemas/StoreState"},"peer":{"\#
  $ref":"#/components/schemas/Peer"}},"required":["version","protocol","limits","uptimeMs","st\#
  ore","peer"]}},"errors":[{"code":-32602,"message":"A parameter is missing, unknown, of a wro\#
  ng type or out of range, or two parameters exclude each other. `field` points to it; `neares\#
  t` lists similar names.","data":{"kind":"invalidParams","retryable":false}},{"code":1000,"me\#
  ssage":"The caller's role is lower than the role that the method needs. `uid` and `role` are\#
   the caller's (`none` without a role), and `needs` is the method's role.","data":{"kind":"pe\#
  rmissionDenied","retryable":false}}],"examples":[{"name":"plain","params":[],"result":{"name\#
  ":"result","value":{"version":"{{any}}","protocol":1,"limits":"{{any}}","uptimeMs":"{{any}}"\#
  ,"store":"{{any}}","peer":{"uid":"{{any}}","gid":"{{any}}","pid":"{{any}}","role":"admin"}}}\#
  }]},{"name":"server.ping","summary":"Checks that the daemon replies.","x-role":"read","x-sin\#
  ce":1,"paramStructure":"either","params":[{"name":"echo","required":false,"summary":"Value t\#
  hat the reply repeats, without the white space between its tokens.","schema":{"description":\#
  "Any JSON value."}}],"result":{"name":"result","schema":{"type":"object","properties":{"pong\#
  ":{"description":"Always true.","type":"boolean"},"now":{"$ref":"#/components/schemas/Moment\#
  ","description":"Time of the system clock."},"echo":{"description":"The value from the reque\#
  st; absent when the request has none."}},"required":["pong","now"]}},"errors":[{"code":-3260\#
  2,"message":"A parameter is missing, unknown, of a wrong type or out of range, or two parame\#
  ters exclude each other. `field` points to it; `nearest` lists similar names.","data":{"kind\#
  ":"invalidParams","retryable":false}},{"code":1000,"message":"The caller's role is lower tha\#
  n the role that the method needs. `uid` and `role` are the caller's (`none` without a role),\#
   and `needs` is the method's role.","data":{"kind":"permissionDenied","retryable":false}}],"\#
  examples":[{"name":"plain","params":[],"result":{"name":"result","value":{"pong":true,"now":\#
  "{{any}}"}}},{"name":"with an echo","params":[{"name":"echo","value":["hello",1]}],"result":\#
  {"name":"result","value":{"pong":true,"now":"{{any}}","echo":["hello",1]}}}]},{"name":"serve\#
  r.stats","summary":"Returns counts and durations of requests, commits and background work si\#
  nce the daemon's start.","x-role":"read","x-since":1,"paramStructure":"either","params":[],"\#
  result":{"name":"result","schema":{"type":"object","properties":{"uptimeMs":{"description":"\#
  Milliseconds since the daemon started.","type":"integer","minimum":0},"methods":{"descriptio\#
  n":"The methods that were called since the daemon's start, by name.","type":"object","additi\#
  onalProperties":{"$ref":"#/components/schemas/MethodStats"}},"refusals":{"$ref":"#/component\#
  s/schemas/ErrorCounts"},"slowRequests":{"description":"Requests that took longer than the th\#
  reshold `--log-slow` since the daemon's start.","type":"integer","minimum":0},"cache":{"$ref\#
  ":"#/components/schemas/CacheStats"},"connections":{"$ref":"#/components/schemas/ConnectionS\#
  tats"},"turns":{"$ref":"#/components/schemas/Durations"},"commits":{"$ref":"#/components/sch\#
  emas/CommitStats"},"storage":{"$ref":"#/components/schemas/StorageStats"},"store":{"$ref":"#\#
  /components/schemas/StoreState"},"feed":{"$ref":"#/components/schemas/FeedStats"},"backgroun\#
  d":{"$ref":"#/components/schemas/BackgroundStats"}},"required":["uptimeMs","methods","refusa\#
  ls","slowRequests","cache","connections","turns","commits","store","feed","background"]}},"e\#
  rrors":[{"code":-32602,"message":"A parameter is missing, unknown, of a wrong type or out of\#
   range, or two parameters exclude each other. `field` points to it; `nearest` lists similar \#
  names.","data":{"kind":"invalidParams","retryable":false}},{"code":1000,"message":"The calle\#
  r's role is lower than the role that the method needs. `uid` and `role` are the caller's (`n\#
  one` without a role), and `needs` is the method's role.","data":{"kind":"permissionDenied","\#
  retryable":false}},{"code":1401,"message":"The write may not be on the disk: the daemon stop\#
  s, and its next start shows what is stored. Or the daemon cannot read a record that the requ\#
  est needs: then it keeps running.","data":{"kind":"storageFailed","retryable":false}}],"exam\#
  ples":[{"name":"a new daemon in memory","params":[],"result":{"name":"result","value":{"upti\#
  meMs":"{{any}}","methods":{},"refusals":{},"slowRequests":0,"cache":"{{any}}","connections":\#
  "{{any}}","turns":"{{any}}","commits":"{{any}}","store":"{{any}}","feed":{"waits":0,"subscri\#
  ptions":0,"consumers":[],"moreConsumers":false},"background":{"expiriesDue":0,"expiriesLateM\#
  s":0,"erasures":0,"erasuresHalted":false,"catalogueChanges":0,"clockSteps":0}}}},{"name":"on\#
  e method was called, and a consumer is behind","x-given":[{"method":"install","params":{"dev\#
  ice":"phone"}},{"method":"events.acknowledge","params":{"consumer":"mailer","cursor":"0"}}],\#
  "params":[],"result":{"name":"result","value":{"uptimeMs":"{{any}}","methods":{"install":{"r\#
  equests":1,"errors":{},"durations":{"count":1,"sumMicros":"{{any}}","maxMicros":"{{any}}","b\#
  uckets":["{{any}}"]}},"events.acknowledge":"{{any}}"},"refusals":{},"slowRequests":0,"cache"\#
  :{"replies":0,"replyHits":0,"records":"{{any}}","recordBytes":"{{any}}","recordLoads":"{{any\#
  }}"},"connections":{"open":"{{any}}","opened":"{{any}}","refused":0,"peers":"{{any}}","owedB\#
  ytes":0,"unsentBytes":0},"turns":"{{any}}","commits":{"turns":"{{any}}","waitingTurns":0,"fa\#
  ilures":0,"durations":"{{any}}"},"store":"{{any}}","feed":{"waits":0,"subscriptions":0,"cons\#
  umers":[{"project":"default","consumer":"mailer","cursor":"0","lag":1}],"moreConsumers":fals\#
  e},"background":"{{any}}"}}}]},{"name":"setUserProperty","summary":"Stores a key/value prope\#
  rty; never affects access.","x-role":"write","x-since":1,"paramStructure":"either","params":\#
  [{"name":"device","required":false,"summary":"Id of the device.","schema":{"$ref":"#/compone\#
  nts/schemas/DeviceId"}},{"name":"userId","required":false,"summary":"Id of the user, instead\#
   of `device`.","schema":{"$ref":"#/components/schemas/UserId"}},{"name":"key","required":tru\#
  e,"summary":"Name of the property: 1 to 80 letters, digits, and _ . : - $. Names that other \#
  systems reserve, for example $email, have no special meaning.","schema":{"$ref":"#/component\#
  s/schemas/PropertyKey"}},{"name":"value","required":true,"summary":"New value. An empty stri\#
  ng removes the property.","schema":{"$ref":"#/components/schemas/PropertyValue"}},{"name":"p\#
  roject","required":false,"summary":"Id of the project.","schema":{"$ref":"#/components/schem\#
  as/ProjectId","default":"default"}},{"name":"dryRun","required":false,"summary":"Computes th\#
  e result and the events without changing anything.","schema":{"type":"boolean","default":fal\#
  se}},{"name":"idempotencyKey","required":false,"summary":"Makes a retry safe: the same key w\#
  ith the same params returns the stored result.","schema":{"$ref":"#/components/schemas/Idemp\#
  otencyKey"}}],"x-exactly-one":[["device"],["userId"]],"result":{"name":"result","schema":{"t\#
  ype":"object","properties":{"userId":{"$ref":"#/components/schemas/UserId","description":"Id\#
   of the user that the result is about."},"key":{"$ref":"#/components/schemas/PropertyKey"},"\#
  value":{"$ref":"#/components/schemas/PropertyValue"},"dryRun":{"description":"True in a dry \#
  run; otherwise absent.","type":"boolean"},"events":{"description":"The events that the call \#
  would emit. Only in a dry run.","type":"array","items":{"$ref":"#/components/schemas/Event"}\#
  },"replayed":{"description":"True when this is the stored result of an idempotency key; othe\#
  rwise absent.","type":"boolean"}},"required":["userId","key","value"]}},"errors":[{"code":-3\#
  2602,"message":"A parameter is missing, unknown, of a wrong type or out of range, or two par\#
  ameters exclude each other. `field` points to it; `nearest` lists similar names.","data":{"k\#
  ind":"invalidParams","retryable":false}},{"code":1000,"message":"The caller's role is lower \#
  than the role that the method needs. `uid` and `role` are the caller's (`none` without a rol\#
  e), and `needs` is the method's role.","data":{"kind":"permissionDenied","retryable":false}}\#
  ,{"code":1100,"message":"The project has no such device.","data":{"kind":"unknownDevice","re\#
  tryable":false}},{"code":1101,"message":"The project has no such user.","data":{"kind":"unkn\#
  ownUser","retryable":false}},{"code":1102,"message":"No user may have this id: it is empty, \#
  or in the project's `blockedUserIds`.","data":{"kind":"blockedUserId","retryable":false}},{"\#
  code":1103,"message":"The id has more Unicode scalars than the project's `userIdLengthMax`."\#
  ,"data":{"kind":"userIdTooLong","retryable":false}},{"code":1200,"message":"The daemon has n\#
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
  ples":[{"name":"the id of the user in another system","x-given":[{"method":"project.define",\#
  "params":{"products":{"monthly":{"kind":"subscription","entitlements":["premium"]}},"clock":\#
  {"manual":"2026-01-01T00:00:00.000Z"}}},{"method":"install","params":{"device":"iphone"}}],"\#
  params":[{"name":"device","value":"iphone"},{"name":"key","value":"_q_custom_user_id"},{"nam\#
  e":"value","value":"yourSideUserId"}],"result":{"name":"result","value":{"userId":"{{anonymo\#
  us}}","key":"_q_custom_user_id","value":"yourSideUserId"}}}]},{"name":"store.notify","summar\#
  y":"Verifies a message of a store, and records what it reports.","x-role":"write","x-since":\#
  1,"paramStructure":"either","params":[{"name":"store","required":true,"summary":"Store that \#
  sent it.","schema":{"type":"string","enum":["appStore","playStore","stripe"]}},{"name":"payl\#
  oad","required":false,"summary":"Body of the store's request, unchanged, or a signed transac\#
  tion of StoreKit 2; at most 256 KiB. At least one of `payload` and `response` is required.",\#
  "schema":{"type":"string"}},{"name":"headers","required":false,"summary":"Headers of the sto\#
  re's request, with names in any case. The daemon reads only `stripe-signature`.","schema":{"\#
  type":"object","additionalProperties":{"type":"string"},"maxProperties":200}},{"name":"respo\#
  nse","required":false,"summary":"What the caller fetched from the store's API, for `playStor\#
  e` and `stripe`.","schema":{"$ref":"#/components/schemas/StoreResponse"}},{"name":"device","\#
  required":false,"summary":"Device that presented the payload. At most one of `device` and `u\#
  serId`.","schema":{"$ref":"#/components/schemas/DeviceId"}},{"name":"userId","required":fals\#
  e,"summary":"User who presented the payload.","schema":{"$ref":"#/components/schemas/UserId"\#
  }},{"name":"project","required":false,"summary":"Id of the project.","schema":{"$ref":"#/com\#
  ponents/schemas/ProjectId","default":"default"}},{"name":"dryRun","required":false,"summary"\#
  :"Computes the result and the events without changing anything.","schema":{"type":"boolean",\#
  "default":false}},{"name":"idempotencyKey","required":false,"summary":"Makes a retry safe: t\#
  he same key with the same params returns the stored result.","schema":{"$ref":"#/components/\#
  schemas/IdempotencyKey"}}],"result":{"name":"result","schema":{"type":"object","properties":\#
  {"notification":{"$ref":"#/components/schemas/StoreNotification"},"outcome":{"description":"\#
  applied: a record changed. stale: the daemon has newer or equal information. repeated: the d\#
  aemon recorded this notification before. ignored: it changes nothing, see `why`. unclaimed: \#
  the purchase is recorded, and has no holder yet. ask: the store says only that something cha\#
  nged, see `ask`.","type":"string","enum":["applied","stale","repeated","ignored","unclaimed"\#
  ,"ask"]},"why":{"description":"Why the daemon ignores it. test: the store's test. unclaimed:\#
   the daemon finds no user for the purchase, and the rule `unclaimedPurchases` ignores such p\#
  urchases. noEffect: it reports nothing about a purchase. unknownType: the daemon does not kn\#
  ow its type. Absent otherwise.","type":"string","enum":["test","unclaimed","noEffect","unkno\#
  wnType"]},"ask":{"$ref":"#/components/schemas/StoreQuestion","description":"What to fetch fr\#
  om the store and to send as `response`, with the same payload. Absent for other outcomes."},\#
  "purchases":{"description":"What the notification did to each purchase.","type":"array","ite\#
  ms":{"$ref":"#/components/schemas/NotifiedPurchase"}},"warnings":{"description":"Absent when\#
   there are no warnings.","type":"array","items":{"$ref":"#/components/schemas/Warning"}},"dr\#
  yRun":{"description":"True in a dry run; otherwise absent.","type":"boolean"},"events":{"des\#
  cription":"The events that the call would emit. Only in a dry run.","type":"array","items":{\#
  "$ref":"#/components/schemas/Event"}},"replayed":{"description":"True when this is the store\#
  d result of an idempotency key; otherwise absent.","type":"boolean"}},"required":["notificat\#
  ion","outcome","purchases"]}},"errors":[{"code":-32602,"message":"A parameter is missing, un\#
  known, of a wrong type or out of range, or two parameters exclude each other. `field` points\#
   to it; `nearest` lists similar names.","data":{"kind":"invalidParams","retryable":false}},{\#
  "code":1000,"message":"The caller's role is lower than the role that the method needs. `uid`\#
   and `role` are the caller's (`none` without a role), and `needs` is the method's role.","da\#
  ta":{"kind":"permissionDenied","retryable":false}},{"code":1100,"message":"The project has n\#
  o such device.","data":{"kind":"unknownDevice","retryable":false}},{"code":1102,"message":"N\#
  o user may have this id: it is empty, or in the project's `blockedUserIds`.","data":{"kind":\#
  "blockedUserId","retryable":false}},{"code":1103,"message":"The id has more Unicode scalars \#
  than the project's `userIdLengthMax`.","data":{"kind":"userIdTooLong","retryable":false}},{"\#
  code":1104,"message":"The id begins with the project's anonymous prefix, or it is the id of \#
  an anonymous user or a customerId.","data":{"kind":"reservedUserId","retryable":false}},{"co\#
  de":1200,"message":"The daemon has no such project.","data":{"kind":"unknownProject","retrya\#
  ble":false}},{"code":1202,"message":"Another user holds the purchase, and a rule of the proj\#
  ect keeps it there. `holder` and `rule` name them. In `user.import` there is no `rule`: the \#
  import does not name the holder. Nothing changes.","data":{"kind":"purchaseHeldByAnother","r\#
  etryable":false}},{"code":1300,"message":"A call of the same method used this key with other\#
   params in the last 24 hours.","data":{"kind":"idempotencyConflict","retryable":false}},{"co\#
  de":1400,"message":"The disk has no room for the write. Nothing changes, and reading still w\#
  orks.","data":{"kind":"storageFull","retryable":true}},{"code":1401,"message":"The write may\#
   not be on the disk: the daemon stops, and its next start shows what is stored. Or the daemo\#
  n cannot read a record that the request needs: then it keeps running.","data":{"kind":"stora\#
  geFailed","retryable":false}},{"code":1405,"message":"The shared database could not be reach\#
  ed, or did not answer in time; other stores have no such error. With `outcome` `notApplied`,\#
   nothing changed. With `unknown`, the change may or may not be stored.","data":{"kind":"stor\#
  ageUnavailable","retryable":true}},{"code":1500,"message":"The daemon does not trust what `s\#
  tore.notify` got: `reason` is `malformed`, `algorithm`, `chainLength`, `certificate`, `chain\#
  `, `extension`, `validity`, `signature`, `app`, `environment`, `unsignedEnvironment` or `age\#
  `; stores.md says what each means. `httpStatus` is what the web server should answer.","data\#
  ":{"kind":"unverified","retryable":false}},{"code":1501,"message":"The project does not defi\#
  ne the store of `store.notify`. The store sends the notification again if the web server ans\#
  wers `httpStatus`.","data":{"kind":"storeNotConfigured","retryable":true}},{"code":1502,"mes\#
  sage":"The system has no libcrypto, which verifies what Apple signed. All other methods work\#
  .","data":{"kind":"verifierMissing","retryable":true}},{"code":1503,"message":"The process t\#
  hat verifies what Apple signed ended, or took more than two seconds. The daemon starts it ag\#
  ain.","data":{"kind":"verifierFailed","retryable":true}}],"examples":[{"name":"a subscriptio\#
  n of the App Store, before its user is known","x-given":[{"method":"project.define","params"\#
  :{"products":{"monthly":{"kind":"subscription","entitlements":["premium"]}},"environment":"a\#
  ny","clock":{"manual":"2026-01-01T00:00:00.000Z"},"stores":{"appStore":{"apps":[{"bundleId":\#
  "com.example"}],"environments":["LocalTesting"]},"playStore":{"packages":["com.example"]},"s\#
  tripe":{"secret":"whsec_test"}}}}],"params":[{"name":"store","value":"appStore"},{"name":"pa\#
  yload","value":"{\"signedPayload\":\"eyJhbGciOiJFUzI1NiJ9.eyJub3RpZmljYXRpb25UeXBlIjoiU1VCU0\#
  NSSUJFRCIsIm5vdGlmaWNhdGlvblVVSUQiOiIwMDJlMTRkNS01MWY1LTQ1MDMtYjVhOC1jM2ExYWY2OGViMjAiLCJ2ZX\#
  JzaW9uIjoiMi4wIiwic2lnbmVkRGF0ZSI6MTc2NzIyNTYwMDAwMCwiZGF0YSI6eyJidW5kbGVJZCI6ImNvbS5leGFtcG\#
  xlIiwiZW52aXJvbm1lbnQiOiJMb2NhbFRlc3RpbmciLCJzaWduZWRUcmFuc2FjdGlvbkluZm8iOiJleUpoYkdjaU9pSk\#
  ZVekkxTmlKOS5leUowY21GdWMyRmpkR2x2Ymtsa0lqb2lNU0lzSW05eWFXZHBibUZzVkhKaGJuTmhZM1JwYjI1SlpDST\#
  ZJakVpTENKaWRXNWtiR1ZKWkNJNkltTnZiUzVsZUdGdGNHeGxJaXdpY0hKdlpIVmpkRWxrSWpvaWJXOXVkR2hzZVNJc0\#
  luQjFjbU5vWVhObFJHRjBaU0k2TVRjMk56SXlOVFl3TURBd01Dd2laWGh3YVhKbGMwUmhkR1VpT2pFM05qazVNRFF3TU\#
  RBd01EQXNJblI1Y0dVaU9pSkJkWFJ2TFZKbGJtVjNZV0pzWlNCVGRXSnpZM0pwY0hScGIyNGlMQ0poY0hCQlkyTnZkVz\#
  UwVkc5clpXNGlPaUkzWlRObVlqSXdZaTAwWTJSaUxUUTNZMk10T1RNMlpDMDVPV1EyTldZMk1EZ3hNemdpTENKemFXZH\#
  VaV1JFWVhSbElqb3hOelkzTWpJMU5qQXdNREF3TENKbGJuWnBjbTl1YldWdWRDSTZJa3h2WTJGc1ZHVnpkR2x1WnlKOS\#
  5BQUFBIiwic2lnbmVkUmVuZXdhbEluZm8iOiJleUpoYkdjaU9pSkZVekkxTmlKOS5leUp2Y21sbmFXNWhiRlJ5WVc1el\#
  lXTjBhVzl1U1dRaU9pSXhJaXdpWVhWMGIxSmxibVYzVUhKdlpIVmpkRWxrSWpvaWJXOXVkR2hzZVNJc0luQnliMlIxWT\#
  NSSlpDSTZJbTF2Ym5Sb2JIa2lMQ0poZFhSdlVtVnVaWGRUZEdGMGRYTWlPakVzSW5OcFoyNWxaRVJoZEdVaU9qRTNOam\#
  N5TWpVMk1EQXdNREFzSW1WdWRtbHliMjV0Wlc1MElqb2lURzlqWVd4VVpYTjBhVzVuSW4wLkFBQUEifSwic3VidHlwZS\#
  I6IklOSVRJQUxfQlVZIn0.AAAA\"}"}],"result":{"name":"result","value":{"notification":{"id":"00\#
  2e14d5-51f5-4503-b5a8-c3a1af68eb20","type":"SUBSCRIBED","subtype":"INITIAL_BUY","at":"2026-0\#
  1-01T00:00:00.000Z","environment":"sandbox"},"outcome":"unclaimed","purchases":[{"store":"ap\#
  pStore","originalTransactionId":"1","transactionId":"1","outcome":"recorded"}]}}},{"name":"a\#
   repeat","x-given":[{"method":"project.define","params":{"products":{"monthly":{"kind":"subs\#
  cription","entitlements":["premium"]}},"environment":"any","clock":{"manual":"2026-01-01T00:\#
  00:00.000Z"},"stores":{"appStore":{"apps":[{"bundleId":"com.example"}],"environments":["Loca\#
  lTesting"]},"playStore":{"packages":["com.example"]},"stripe":{"secret":"whsec_test"}}}},{"m\#
  ethod":"store.notify","params":{"store":"appStore","payload":"{\"signedPayload\":\"eyJhbGciO\#
  iJFUzI1NiJ9.eyJub3RpZmljYXRpb25UeXBlIjoiU1VCU0NSSUJFRCIsIm5vdGlmaWNhdGlvblVVSUQiOiIwMDJlMTRk\#
  NS01MWY1LTQ1MDMtYjVhOC1jM2ExYWY2OGViMjAiLCJ2ZXJzaW9uIjoiMi4wIiwic2lnbmVkRGF0ZSI6MTc2NzIyNTYw\#
  MDAwMCwiZGF0YSI6eyJidW5kbGVJZCI6ImNvbS5leGFtcGxlIiwiZW52aXJvbm1lbnQiOiJMb2NhbFRlc3RpbmciLCJz\#
  aWduZWRUcmFuc2FjdGlvbkluZm8iOiJleUpoYkdjaU9pSkZVekkxTmlKOS5leUowY21GdWMyRmpkR2x2Ymtsa0lqb2lN\#
  U0lzSW05eWFXZHBibUZzVkhKaGJuTmhZM1JwYjI1SlpDSTZJakVpTENKaWRXNWtiR1ZKWkNJNkltTnZiUzVsZUdGdGNH\#
  eGxJaXdpY0hKdlpIVmpkRWxrSWpvaWJXOXVkR2hzZVNJc0luQjFjbU5vWVhObFJHRjBaU0k2TVRjMk56SXlOVFl3TURB\#
  d01Dd2laWGh3YVhKbGMwUmhkR1VpT2pFM05qazVNRFF3TURBd01EQXNJblI1Y0dVaU9pSkJkWFJ2TFZKbGJtVjNZV0pz\#
  WlNCVGRXSnpZM0pwY0hScGIyNGlMQ0poY0hCQlkyTnZkVzUwVkc5clpXNGlPaUkzWlRObVlqSXdZaTAwWTJSaUxUUTNZ\#
  Mk10T1RNMlpDMDVPV1EyTldZMk1EZ3hNemdpTENKemFXZHVaV1JFWVhSbElqb3hOelkzTWpJMU5qQXdNREF3TENKbGJu\#
  WnBjbTl1YldWdWRDSTZJa3h2WTJGc1ZHVnpkR2x1WnlKOS5BQUFBIiwic2lnbmVkUmVuZXdhbEluZm8iOiJleUpoYkdj\#
  aU9pSkZVekkxTmlKOS5leUp2Y21sbmFXNWhiRlJ5WVc1ellXTjBhVzl1U1dRaU9pSXhJaXdpWVhWMGIxSmxibVYzVUhK\#
  dlpIVmpkRWxrSWpvaWJXOXVkR2hzZVNJc0luQnliMlIxWTNSSlpDSTZJbTF2Ym5Sb2JIa2lMQ0poZFhSdlVtVnVaWGRU\#
  ZEdGMGRYTWlPakVzSW5OcFoyNWxaRVJoZEdVaU9qRTNOamN5TWpVMk1EQXdNREFzSW1WdWRtbHliMjV0Wlc1MElqb2lU\#
  RzlqWVd4VVpYTjBhVzVuSW4wLkFBQUEifSwic3VidHlwZSI6IklOSVRJQUxfQlVZIn0.AAAA\"}"}}],"params":[{"\#
  name":"store","value":"appStore"},{"name":"payload","value":"{\"signedPayload\":\"eyJhbGciOi\#
  JFUzI1NiJ9.eyJub3RpZmljYXRpb25UeXBlIjoiU1VCU0NSSUJFRCIsIm5vdGlmaWNhdGlvblVVSUQiOiIwMDJlMTRkN\#
  S01MWY1LTQ1MDMtYjVhOC1jM2ExYWY2OGViMjAiLCJ2ZXJzaW9uIjoiMi4wIiwic2lnbmVkRGF0ZSI6MTc2NzIyNTYwM\#
  DAwMCwiZGF0YSI6eyJidW5kbGVJZCI6ImNvbS5leGFtcGxlIiwiZW52aXJvbm1lbnQiOiJMb2NhbFRlc3RpbmciLCJza\#
  WduZWRUcmFuc2FjdGlvbkluZm8iOiJleUpoYkdjaU9pSkZVekkxTmlKOS5leUowY21GdWMyRmpkR2x2Ymtsa0lqb2lNU\#
  0lzSW05eWFXZHBibUZzVkhKaGJuTmhZM1JwYjI1SlpDSTZJakVpTENKaWRXNWtiR1ZKWkNJNkltTnZiUzVsZUdGdGNHe\#
  GxJaXdpY0hKdlpIVmpkRWxrSWpvaWJXOXVkR2hzZVNJc0luQjFjbU5vWVhObFJHRjBaU0k2TVRjMk56SXlOVFl3TURBd\#
  01Dd2laWGh3YVhKbGMwUmhkR1VpT2pFM05qazVNRFF3TURBd01EQXNJblI1Y0dVaU9pSkJkWFJ2TFZKbGJtVjNZV0pzW\#
  lNCVGRXSnpZM0pwY0hScGIyNGlMQ0poY0hCQlkyTnZkVzUwVkc5clpXNGlPaUkzWlRObVlqSXdZaTAwWTJSaUxUUTNZM\#
  k10T1RNMlpDMDVPV1EyTldZMk1EZ3hNemdpTENKemFXZHVaV1JFWVhSbElqb3hOelkzTWpJMU5qQXdNREF3TENKbGJuW\#
  nBjbTl1YldWdWRDSTZJa3h2WTJGc1ZHVnpkR2x1WnlKOS5BQUFBIiwic2lnbmVkUmVuZXdhbEluZm8iOiJleUpoYkdja\#
  U9pSkZVekkxTmlKOS5leUp2Y21sbmFXNWhiRlJ5WVc1ellXTjBhVzl1U1dRaU9pSXhJaXdpWVhWMGIxSmxibVYzVUhKd\#
  lpIVmpkRWxrSWpvaWJXOXVkR2hzZVNJc0luQnliMlIxWTNSSlpDSTZJbTF2Ym5Sb2JIa2lMQ0poZFhSdlVtVnVaWGRUZ\#
  EdGMGRYTWlPakVzSW5OcFoyNWxaRVJoZEdVaU9qRTNOamN5TWpVMk1EQXdNREFzSW1WdWRtbHliMjV0Wlc1MElqb2lUR\#
  zlqWVd4VVpYTjBhVzVuSW4wLkFBQUEifSwic3VidHlwZSI6IklOSVRJQUxfQlVZIn0.AAAA\"}"}],"result":{"nam\#
  e":"result","value":{"notification":{"id":"002e14d5-51f5-4503-b5a8-c3a1af68eb20","type":"SUB\#
  SCRIBED","subtype":"INITIAL_BUY","at":"2026-01-01T00:00:00.000Z","environment":"sandbox"},"o\#
  utcome":"repeated","purchases":[]}}},{"name":"a push of Google Play, which says only that so\#
  mething changed","x-given":[{"method":"project.define","params":{"products":{"monthly":{"kin\#
  d":"subscription","entitlements":["premium"]}},"environment":"any","clock":{"manual":"2026-0\#
  1-01T00:00:00.000Z"},"stores":{"appStore":{"apps":[{"bundleId":"com.example"}],"environments\#
  ":["LocalTesting"]},"playStore":{"packages":["com.example"]},"stripe":{"secret":"whsec_test"\#
  }}}}],"params":[{"name":"store","value":"playStore"},{"name":"payload","value":"{\"message\"\#
  :{\"data\":\"eyJ2ZXJzaW9uIjoiMS4wIiwicGFja2FnZU5hbWUiOiJjb20uZXhhbXBsZSIsImV2ZW50VGltZU1pbGx\#
  pcyI6IjE3NjcyMjU2MDAwMDAiLCJzdWJzY3JpcHRpb25Ob3RpZmljYXRpb24iOnsidmVyc2lvbiI6IjEuMCIsIm5vdGl\#
  maWNhdGlvblR5cGUiOjQsInB1cmNoYXNlVG9rZW4iOiJ0b2tlbi0xIiwic3Vic2NyaXB0aW9uSWQiOiJtb250aGx5In1\#
  9\",\"messageId\":\"1003\",\"publishTime\":\"2026-01-01T00:00:00Z\"},\"subscription\":\"proj\#
  ects/example/subscriptions/rtdn\"}"}],"result":{"name":"result","value":{"notification":{"id\#
  ":"1003","type":"PURCHASED","subtype":null,"at":"2026-01-01T00:00:00.000Z","environment":nul\#
  l},"outcome":"ask","ask":{"kind":"subscription","packageName":"com.example","purchaseToken":\#
  "token-1"},"purchases":[]}}},{"name":"a subscription fetched from Stripe","x-given":[{"metho\#
  d":"project.define","params":{"products":{"monthly":{"kind":"subscription","entitlements":["\#
  premium"]}},"environment":"any","clock":{"manual":"2026-01-01T00:00:00.000Z"},"stores":{"app\#
  Store":{"apps":[{"bundleId":"com.example"}],"environments":["LocalTesting"]},"playStore":{"p\#
  ackages":["com.example"]},"stripe":{"secret":"whsec_test"}}}}],"params":[{"name":"store","va\#
  lue":"stripe"},{"name":"response","value":{"kind":"subscription","fetchedAt":"2026-01-01T00:\#
  00:00.000Z","body":{"id":"sub_1","object":"subscription","status":"active","livemode":true,"\#
  customer":"cus_1","cancel_at_period_end":false,"items":{"data":[{"current_period_start":1767\#
  225600,"current_period_end":1769904000,"price":{"id":"price_1","product":"monthly"}}]}}}}],"\#
  result":{"name":"result","value":{"notification":{"id":null,"type":null,"subtype":null,"at":\#
  "2026-01-01T00:00:00.000Z","environment":"production"},"outcome":"unclaimed","purchases":[{"\#
  store":"stripe","originalTransactionId":"sub_1","transactionId":"sub_1:1767225600","outcome"\#
  :"recorded"}]}}}]},{"name":"store.unclaimed","summary":"Lists the unclaimed purchases: those\#
   that have had no holder yet.","x-role":"read","x-since":1,"paramStructure":"either","params\#
  ":[{"name":"after","required":false,"summary":"Cursor from an earlier reply. The reply has t\#
  he purchases after it.","schema":{"type":"string"}},{"name":"limit","required":false,"summar\#
  y":"Maximum number of purchases.","schema":{"type":"integer","minimum":1,"maximum":1000,"def\#
  ault":100}},{"name":"project","required":false,"summary":"Id of the project.","schema":{"$re\#
  f":"#/components/schemas/ProjectId","default":"default"}}],"result":{"name":"result","schema\#
  ":{"type":"object","properties":{"purchases":{"description":"In the order of `store`, then `\#
  originalTransactionId`, by bytes.","type":"array","items":{"$ref":"#/components/schemas/Purc\#
  hase"}},"cursor":{"description":"What the next call gives as `after`.","type":"string"},"mor\#
  e":{"description":"Whether more purchases follow.","type":"boolean"}},"required":["purchases\#
  ","cursor","more"]}},"errors":[{"code":-32602,"message":"A parameter is missing, unknown, of\#
   a wrong type or out of range, or two parameters exclude each other. `field` points to it; `\#
  nearest` lists similar names.","data":{"kind":"invalidParams","retryable":false}},{"code":10\#
  00,"message":"The caller's role is lower than the role that the method needs. `uid` and `rol\#
  e` are the caller's (`none` without a role), and `needs` is the method's role.","data":{"kin\#
  d":"permissionDenied","retryable":false}},{"code":1200,"message":"The daemon has no such pro\#
  ject.","data":{"kind":"unknownProject","retryable":false}},{"code":1405,"message":"The share\#
  d database could not be reached, or did not answer in time; other stores have no such error.\#
   With `outcome` `notApplied`, nothing changed. With `unknown`, the change may or may not be \#
  stored.","data":{"kind":"storageUnavailable","retryable":true}}],"examples":[{"name":"one of\#
   two","x-given":[{"method":"project.define","params":{"products":{"monthly":{"kind":"subscri\#
  ption","entitlements":["premium"]}},"clock":{"manual":"2026-01-01T00:00:00.000Z"}}},{"method\#
  ":"purchase","params":{"product":"monthly","store":"appStore","transactionId":"1000","expire\#
  sAt":"2026-02-01T00:00:00Z","accountToken":"7E3FB20B-4CDB-47CC-936D-99D65F608138"}},{"method\#
  ":"purchase","params":{"product":"monthly","store":"appStore","transactionId":"1001","expire\#
  sAt":"2026-02-01T00:00:00Z"}}],"params":[{"name":"limit","value":1}],"result":{"name":"resul\#
  t","value":{"purchases":[{"store":"appStore","originalTransactionId":"1000","transactionId":\#
  "1000","product":"monthly","kind":"subscription","state":"active","holders":[],"device":null\#
  ,"storeAccount":null,"purchasedAt":"2026-01-01T00:00:00.000Z","firstPurchasedAt":"2026-01-01\#
  T00:00:00.000Z","expiresAt":"2026-02-01T00:00:00.000Z","trialStartedAt":null,"periodType":"n\#
  ormal","environment":"production","isFamilyShared":false,"price":null,"currency":null,"count\#
  ry":null,"offerCode":null,"autoRenew":true,"autoRenewDisabledAt":null,"gracePeriodExpiresAt"\#
  :null,"billingRetry":false,"pausedUntil":null,"refundedAt":null,"revokedAt":null,"endedAt":n\#
  ull,"paused":false,"renewsAs":null,"endReason":null,"billingIssueAt":null,"replaces":null,"r\#
  eplacedBy":null,"replacedAt":null,"keys":[],"renewsCount":0,"accountToken":"7e3fb20b-4cdb-47\#
  cc-936d-99d65f608138","transactions":[{"transactionId":"1000","product":"monthly","periodTyp\#
  e":"normal","purchasedAt":"2026-01-01T00:00:00.000Z","expiresAt":"2026-02-01T00:00:00.000Z",\#
  "isFamilyShared":false,"price":null,"currency":null,"country":null,"offerCode":null,"attribu\#
  tes":{},"asOf":"2026-01-01T00:00:00.000Z"}]}],"cursor":"appStore:1000","more":true}}}]},{"na\#
  me":"user.delete","summary":"Deletes a customer and erases its ids from everything that the \#
  daemon stores.","x-role":"admin","x-since":1,"paramStructure":"either","params":[{"name":"us\#
  erId","required":true,"summary":"Any id of the customer.","schema":{"$ref":"#/components/sch\#
  emas/UserId"}},{"name":"project","required":false,"summary":"Id of the project.","schema":{"\#
  $ref":"#/components/schemas/ProjectId","default":"default"}},{"name":"dryRun","required":fal\#
  se,"summary":"Computes the result and the events without changing anything.","schema":{"type\#
  ":"boolean","default":false}},{"name":"idempotencyKey","required":false,"summary":"Makes a r\#
  etry safe: the same key with the same params returns the stored result.","schema":{"$ref":"#\#
  /components/schemas/IdempotencyKey"}}],"result":{"name":"result","schema":{"type":"object","\#
  properties":{"tombstone":{"description":"New id that replaces every erased id in events. It \#
  belongs to no user.","type":"string"},"users":{"description":"Number of erased users: the al\#
  iases of the customer.","type":"integer","minimum":1},"devices":{"description":"Number of er\#
  ased devices. `install` can register them again.","type":"integer","minimum":0},"purchases":\#
  {"description":"Number of erased purchases: those that no other customer holds.","type":"int\#
  eger","minimum":0},"shared":{"description":"Number of purchases that other customers hold an\#
  d keep.","type":"integer","minimum":0},"traces":{"description":"How thoroughly the store rem\#
  oves what is erased. `cleared`: none of the daemon's files contains it any more. `database`:\#
   it is deleted from the shared database, whose files belong to its administrator (fleet.md).\#
  ","type":"string","enum":["cleared","database"]},"dryRun":{"description":"True in a dry run;\#
   otherwise absent.","type":"boolean"},"events":{"description":"The events that the call woul\#
  d emit. Only in a dry run.","type":"array","items":{"$ref":"#/components/schemas/Event"}},"r\#
  eplayed":{"description":"True when this is the stored result of an idempotency key; otherwis\#
  e absent.","type":"boolean"}},"required":["tombstone","users","devices","purchases","shared"\#
  ,"traces"]}},"errors":[{"code":-32602,"message":"A parameter is missing, unknown, of a wrong\#
   type or out of range, or two parameters exclude each other. `field` points to it; `nearest`\#
   lists similar names.","data":{"kind":"invalidParams","retryable":false}},{"code":1000,"mess\#
  age":"The caller's role is lower than the role that the method needs. `uid` and `role` are t\#
  he caller's (`none` without a role), and `needs` is the method's role.","data":{"kind":"perm\#
  issionDenied","retryable":false}},{"code":1101,"message":"The project has no such user.","da\#
  ta":{"kind":"unknownUser","retryable":false}},{"code":1102,"message":"No user may have this \#
  id: it is empty, or in the project's `blockedUserIds`.","data":{"kind":"blockedUserId","retr\#
  yable":false}},{"code":1103,"message":"The id has more Unicode scalars than the project's `u\#
  serIdLengthMax`.","data":{"kind":"userIdTooLong","retryable":false}},{"code":1200,"message":\#
  "The daemon has no such project.","data":{"kind":"unknownProject","retryable":false}},{"code\#
  ":1300,"message":"A call of the same method used this key with other params in the last 24 h\#
  ours.","data":{"kind":"idempotencyConflict","retryable":false}},{"code":1400,"message":"The \#
  disk has no room for the write. Nothing changes, and reading still works.","data":{"kind":"s\#
  torageFull","retryable":true}},{"code":1401,"message":"The write may not be on the disk: the\#
   daemon stops, and its next start shows what is stored. Or the daemon cannot read a record t\#
  hat the request needs: then it keeps running.","data":{"kind":"storageFailed","retryable":fa\#
  lse}},{"code":1405,"message":"The shared database could not be reached, or did not answer in\#
   time; other stores have no such error. With `outcome` `notApplied`, nothing changed. With `\#
  unknown`, the change may or may not be stored.","data":{"kind":"storageUnavailable","retryab\#
  le":true}}],"examples":[{"name":"with all that was hers","x-given":[{"method":"project.defin\#
  e","params":{"rules":"revenuecat","products":{"monthly":{"kind":"subscription","entitlements\#
  ":["premium"]}},"entitlements":["gift"],"clock":{"manual":"2026-01-01T00:00:00.000Z"}}},{"me\#
  thod":"install","params":{"device":"iphone","storeAccount":"apple-ann","platform":"ios"}},{"\#
  method":"purchase","params":{"device":"iphone","product":"monthly","store":"appStore","trans\#
  actionId":"1000","expiresAt":"2026-02-01T00:00:00.000Z","price":"9.99","currency":"EUR","att\#
  ributes":{"campaign":"winter"}}},{"method":"identify","params":{"device":"iphone","userId":"\#
  ann"}},{"method":"setUserProperty","params":{"userId":"ann","key":"$email","value":"ann@exam\#
  ple.org"}}],"params":[{"name":"userId","value":"ann"}],"result":{"name":"result","value":{"t\#
  ombstone":"{{any}}","users":2,"devices":1,"purchases":1,"shared":0,"traces":"{{any}}"}}},{"n\#
  ame":"a dry run","x-given":[{"method":"project.define","params":{"products":{"monthly":{"kin\#
  d":"subscription","entitlements":["premium"]}},"entitlements":["gift"],"clock":{"manual":"20\#
  26-01-01T00:00:00.000Z"}}},{"method":"install","params":{"device":"iphone"}},{"method":"iden\#
  tify","params":{"device":"iphone","userId":"ann"}}],"params":[{"name":"userId","value":"ann"\#
  },{"name":"dryRun","value":true}],"result":{"name":"result","value":{"tombstone":"{{tombston\#
  e}}","users":1,"devices":0,"purchases":0,"shared":0,"traces":"{{any}}","dryRun":true,"events\#
  ":[{"id":"{{any}}","kind":"loggedOut","at":"2026-01-01T00:00:00.000Z","project":"default","u\#
  ser":"{{tombstone}}","userId":"{{tombstone}}","anonymousId":"{{any}}","cause":{"method":"use\#
  r.delete","id":"{{any}}"},"device":"iphone"},{"id":"{{any}}","kind":"userDeleted","at":"2026\#
  -01-01T00:00:00.000Z","project":"default","user":"{{tombstone}}","userId":"{{tombstone}}","c\#
  ause":{"method":"user.delete","id":"{{any}}"}}]}}}]},{"name":"user.export","summary":"Return\#
  s everything that the daemon stores about a customer.","x-role":"read","x-since":1,"paramStr\#
  ucture":"either","params":[{"name":"userId","required":true,"summary":"Any id of the custome\#
  r.","schema":{"$ref":"#/components/schemas/UserId"}},{"name":"withoutEvents","required":fals\#
  e,"summary":"Whether to leave out `events`, `cursor` and `moreEvents`.","schema":{"type":"bo\#
  olean","default":false}},{"name":"project","required":false,"summary":"Id of the project.","\#
  schema":{"$ref":"#/components/schemas/ProjectId","default":"default"}}],"result":{"name":"re\#
  sult","schema":{"type":"object","properties":{"user":{"$ref":"#/components/schemas/User"},"f\#
  irstId":{"$ref":"#/components/schemas/UserId","description":"First id that the customer had.\#
   After a merge, that of the older customer."},"lastId":{"$ref":"#/components/schemas/UserId"\#
  ,"description":"Id that acted last: the user of the last install, identify, purchase or rest\#
  ore."},"ids":{"description":"Every id of the customer, in byte order.","type":"array","items\#
  ":{"type":"object","properties":{"id":{"$ref":"#/components/schemas/UserId"},"kind":{"descri\#
  ption":"Who uses the id. `customer`: the customerId of a customer that began with an identif\#
  ied user.","type":"string","enum":["anonymous","identified","customer"]},"device":{"descript\#
  ion":"Device of an anonymous id; otherwise null.","type":["string","null"]},"createdAt":{"$r\#
  ef":"#/components/schemas/Moment"}},"required":["id","kind","device","createdAt"]}},"devices\#
  ":{"description":"Devices whose anonymous or identified user belongs to the customer, in byt\#
  e order.","type":"array","items":{"type":"object","properties":{"device":{"$ref":"#/componen\#
  ts/schemas/DeviceId"},"anonymousId":{"$ref":"#/components/schemas/UserId"},"identityId":{"de\#
  scription":"Id of the identified user; null when no user is logged in.","type":["string","nu\#
  ll"]},"storeAccount":{"type":["string","null"]},"platform":{"type":["string","null"]},"app":\#
  {"type":["string","null"]},"createdAt":{"$ref":"#/components/schemas/Moment"}},"required":["\#
  device","anonymousId","identityId","storeAccount","platform","app","createdAt"]}},"accountTo\#
  kens":{"description":"Account tokens registered for the customer, in byte order.","type":"ar\#
  ray","items":{"$ref":"#/components/schemas/AccountToken"}},"purchases":{"description":"Purch\#
  ases that the customer holds, with all their transactions.","type":"array","items":{"$ref":"\#
  #/components/schemas/Purchase"}},"claims":{"description":"Purchases that an import gave to t\#
  he customer and that no store has reported yet.","type":"array","items":{"$ref":"#/component\#
  s/schemas/PurchaseRef"}},"grants":{"description":"Grants, including those that have ended.",\#
  "type":"array","items":{"type":"object","properties":{"entitlement":{"$ref":"#/components/sc\#
  hemas/EntitlementId"},"grantedAt":{"$ref":"#/components/schemas/Moment"},"expiresAt":{"$ref"\#
  :"#/components/schemas/NullableMoment"},"revokedAt":{"$ref":"#/components/schemas/NullableMo\#
  ment"}},"required":["entitlement","grantedAt","expiresAt","revokedAt"]}},"properties":{"type\#
  ":"array","items":{"type":"object","properties":{"key":{"$ref":"#/components/schemas/Propert\#
  yKey"},"value":{"$ref":"#/components/schemas/PropertyValue"},"setAt":{"$ref":"#/components/s\#
  chemas/Moment"}},"required":["key","value","setAt"]}},"overridden":{"description":"Earlier v\#
  alues of properties that another user of the same customer replaced. An empty value is a rem\#
  oval.","type":"array","items":{"type":"object","properties":{"key":{"$ref":"#/components/sch\#
  emas/PropertyKey"},"value":{"$ref":"#/components/schemas/PropertyValue"},"setAt":{"$ref":"#/\#
  components/schemas/Moment"}},"required":["key","value","setAt"]}},"entitlements":{"$ref":"#/\#
  components/schemas/Entitlements"},"at":{"$ref":"#/components/schemas/Moment","description":"\#
  Time of the entitlements and of the purchases' states: now."},"events":{"description":"Event\#
  s of the customer, oldest first, at most 1000.","type":"array","items":{"$ref":"#/components\#
  /schemas/Event"}},"cursor":{"$ref":"#/components/schemas/Cursor","description":"Position at \#
  which events.read continues, with the same id as `user`."},"moreEvents":{"description":"True\#
   when events.read has more events of the customer.","type":"boolean"}},"required":["user","f\#
  irstId","lastId","ids","devices","accountTokens","purchases","claims","grants","properties",\#
  "overridden","entitlements","at"]}},"errors":[{"code":-32602,"message":"A parameter is missi\#
  ng, unknown, of a wrong type or out of range, or two parameters exclude each other. `field` \#
  points to it; `nearest` lists similar names.","data":{"kind":"invalidParams","retryable":fal\#
  se}},{"code":1000,"message":"The caller's role is lower than the role that the method needs.\#
   `uid` and `role` are the caller's (`none` without a role), and `needs` is the method's role\#
  .","data":{"kind":"permissionDenied","retryable":false}},{"code":1101,"message":"The project\#
   has no such user.","data":{"kind":"unknownUser","retryable":false}},{"code":1102,"message":\#
  "No user may have this id: it is empty, or in the project's `blockedUserIds`.","data":{"kind\#
  ":"blockedUserId","retryable":false}},{"code":1103,"message":"The id has more Unicode scalar\#
  s than the project's `userIdLengthMax`.","data":{"kind":"userIdTooLong","retryable":false}},\#
  {"code":1200,"message":"The daemon has no such project.","data":{"kind":"unknownProject","re\#
  tryable":false}},{"code":1405,"message":"The shared database could not be reached, or did no\#
  t answer in time; other stores have no such error. With `outcome` `notApplied`, nothing chan\#
  ged. With `unknown`, the change may or may not be stored.","data":{"kind":"storageUnavailabl\#
  e","retryable":true}}],"examples":[{"name":"all of it","x-given":[{"method":"project.define"\#
  ,"params":{"rules":"revenuecat","products":{"monthly":{"kind":"subscription","entitlements":\#
  ["premium"]}},"entitlements":["gift"],"clock":{"manual":"2026-01-01T00:00:00.000Z"}}},{"meth\#
  od":"install","params":{"device":"iphone","storeAccount":"apple-ann","platform":"ios"}},{"me\#
  thod":"purchase","params":{"device":"iphone","product":"monthly","store":"appStore","transac\#
  tionId":"1000","expiresAt":"2026-02-01T00:00:00.000Z","price":"9.99","currency":"EUR","attri\#
  butes":{"campaign":"winter"}}},{"method":"identify","params":{"device":"iphone","userId":"an\#
  n"}},{"method":"setUserProperty","params":{"userId":"ann","key":"$email","value":"ann@exampl\#
  e.org"}}],"params":[{"name":"userId","value":"ann"}],"result":{"name":"result","value":{"use\#
  r":{"id":"ann","anonymousId":null,"identityId":"ann","customerId":"{{anonymous}}","aliases":\#
  ["{{anonymous}}","ann"],"createdAt":"2026-01-01T00:00:00.000Z","environment":"production"},"\#
  firstId":"{{anonymous}}","lastId":"ann","ids":[{"id":"{{anonymous}}","kind":"anonymous","dev\#
  ice":"iphone","createdAt":"2026-01-01T00:00:00.000Z"},{"id":"ann","kind":"identified","devic\#
  e":null,"createdAt":"2026-01-01T00:00:00.000Z"}],"devices":[{"device":"iphone","anonymousId"\#
  :"{{anonymous}}","identityId":"ann","storeAccount":"apple-ann","platform":"ios","app":null,"\#
  createdAt":"2026-01-01T00:00:00.000Z"}],"accountTokens":[],"purchases":[{"store":"appStore",\#
  "originalTransactionId":"1000","transactionId":"1000","product":"monthly","kind":"subscripti\#
  on","state":"active","holders":["ann"],"device":"iphone","storeAccount":"apple-ann","purchas\#
  edAt":"2026-01-01T00:00:00.000Z","firstPurchasedAt":"2026-01-01T00:00:00.000Z","expiresAt":"\#
  2026-02-01T00:00:00.000Z","trialStartedAt":null,"periodType":"normal","environment":"product\#
  ion","isFamilyShared":false,"price":"9.99","currency":"EUR","country":null,"offerCode":null,\#
  "autoRenew":true,"autoRenewDisabledAt":null,"gracePeriodExpiresAt":null,"billingRetry":false\#
  ,"pausedUntil":null,"refundedAt":null,"revokedAt":null,"endedAt":null,"paused":false,"renews\#
  As":null,"endReason":null,"billingIssueAt":null,"replaces":null,"replacedBy":null,"replacedA\#
  t":null,"keys":[],"renewsCount":0,"accountToken":null,"transactions":[{"transactionId":"1000\#
  ","product":"monthly","periodType":"normal","purchasedAt":"2026-01-01T00:00:00.000Z","expire\#
  sAt":"2026-02-01T00:00:00.000Z","isFamilyShared":false,"price":"9.99","currency":"EUR","coun\#
  try":null,"offerCode":null,"attributes":{"campaign":"winter"},"asOf":"2026-01-01T00:00:00.00\#
  0Z"}]}],"claims":[],"grants":[],"properties":[{"key":"$email","value":"ann@example.org","set\#
  At":"2026-01-01T00:00:00.000Z"}],"overridden":[],"entitlements":{"premium":{"id":"premium","\#
  active":true,"state":"active","productId":"monthly","source":"appStore","renewState":"willRe\#
  new","grantType":"purchase","periodType":"normal","startedAt":"2026-01-01T00:00:00.000Z","ex\#
  piresAt":"2026-02-01T00:00:00.000Z","gracePeriodExpiresAt":null,"firstPurchasedAt":"2026-01-\#
  01T00:00:00.000Z","lastPurchasedAt":"2026-01-01T00:00:00.000Z","trialStartedAt":null,"autoRe\#
  newDisabledAt":null,"renewsCount":0,"environment":"production","store":"appStore","transacti\#
  onId":"1000","originalTransactionId":"1000"}},"at":"2026-01-01T00:00:00.000Z","events":[{"cu\#
  rsor":"1","id":"{{any}}","kind":"userCreated","at":"2026-01-01T00:00:00.000Z","project":"def\#
  ault","user":"{{anonymous}}","anonymousId":"{{anonymous}}","cause":{"method":"install","id":\#
  "{{any}}"},"device":"iphone"},{"cursor":"2","id":"{{any}}","kind":"purchaseRecorded","at":"2\#
  026-01-01T00:00:00.000Z","project":"default","user":"{{anonymous}}","anonymousId":"{{anonymo\#
  us}}","cause":{"method":"purchase","id":"{{any}}"},"store":"appStore","originalTransactionId\#
  ":"1000","transactionId":"1000","product":"monthly","productKind":"subscription","holders":[\#
  "{{anonymous}}"],"device":"iphone","environment":"production","firstPurchasedAt":"2026-01-01\#
  T00:00:00.000Z","purchasedAt":"2026-01-01T00:00:00.000Z","expiresAt":"2026-02-01T00:00:00.00\#
  0Z","periodType":"normal","isFamilyShared":false,"price":"9.99","currency":"EUR","country":n\#
  ull,"offerCode":null,"attributes":{"campaign":"winter"}},{"cursor":"3","id":"{{any}}","kind"\#
  :"entitlementsActivated","at":"2026-01-01T00:00:00.000Z","project":"default","user":"{{anony\#
  mous}}","anonymousId":"{{anonymous}}","cause":{"method":"purchase","id":"{{any}}"},"entitlem\#
  ents":["premium"],"store":"appStore","originalTransactionId":"1000","transactionId":"1000","\#
  product":"monthly","productKind":"subscription","holders":["{{anonymous}}"],"device":"iphone\#
  ","environment":"production","firstPurchasedAt":"2026-01-01T00:00:00.000Z","purchasedAt":"20\#
  26-01-01T00:00:00.000Z","expiresAt":"2026-02-01T00:00:00.000Z","periodType":"normal","isFami\#
  lyShared":false,"price":"9.99","currency":"EUR","country":null,"offerCode":null,"attributes"\#
  :{"campaign":"winter"}},{"cursor":"4","id":"{{any}}","kind":"userCreated","at":"2026-01-01T0\#
  0:00:00.000Z","project":"default","user":"{{anonymous}}","userId":"ann","cause":{"method":"i\#
  dentify","id":"{{any}}"},"device":"iphone"},{"cursor":"5","id":"{{any}}","kind":"identified"\#
  ,"at":"2026-01-01T00:00:00.000Z","project":"default","user":"{{anonymous}}","userId":"ann","\#
  anonymousId":"{{anonymous}}","cause":{"method":"identify","id":"{{any}}"},"device":"iphone",\#
  "outcome":"aliased"},{"cursor":"6","id":"{{any}}","kind":"usersAliased","at":"2026-01-01T00:\#
  00:00.000Z","project":"default","user":"{{anonymous}}","userId":"ann","cause":{"method":"ide\#
  ntify","id":"{{any}}"},"aliases":["{{anonymous}}","ann"]},{"cursor":"7","id":"{{any}}","kind\#
  ":"entitlementsActivated","at":"2026-01-01T00:00:00.000Z","project":"default","user":"{{anon\#
  ymous}}","userId":"ann","cause":{"method":"identify","id":"{{any}}"},"entitlements":["premiu\#
  m"]}],"cursor":"7","moreEvents":false}}}]},{"name":"user.import","summary":"Imports a custom\#
  er, as `user.export` returns it, completely or not at all.","x-role":"admin","x-since":1,"pa\#
  ramStructure":"either","params":[{"name":"user","required":false,"summary":"The user as `use\#
  r.export` shows it. The daemon reads only `customerId` and `createdAt`.","schema":{"type":"o\#
  bject","properties":{"id":{"description":"Not read."},"anonymousId":{"description":"Not read\#
  ."},"identityId":{"description":"Not read."},"customerId":{"type":["string","null"]},"aliase\#
  s":{"description":"Not read."},"device":{"description":"Not read."},"createdAt":{"$ref":"#/c\#
  omponents/schemas/NullableMoment"},"environment":{"description":"Not read."}},"required":[],\#
  "additionalProperties":false}},{"name":"firstId","required":false,"summary":"First id that t\#
  he customer had; without it, the oldest of `ids`.","schema":{"$ref":"#/components/schemas/Us\#
  erId"}},{"name":"lastId","required":false,"summary":"Id of the customer that acted last. It \#
  has no effect if the project knows the customer.","schema":{"$ref":"#/components/schemas/Use\#
  rId"}},{"name":"ids","required":true,"summary":"Every id of the customer. An empty list impo\#
  rts unclaimed purchases.","schema":{"type":"array","items":{"type":"object","properties":{"i\#
  d":{"$ref":"#/components/schemas/UserId"},"kind":{"type":"string","enum":["anonymous","ident\#
  ified","customer"]},"device":{"description":"Device of an anonymous id.","type":["string","n\#
  ull"]},"createdAt":{"$ref":"#/components/schemas/NullableMoment","description":"Without it, \#
  now."}},"required":["id","kind"],"additionalProperties":false},"maxItems":10000}},{"name":"c\#
  ustomerId","required":false,"summary":"The customerId, instead of that of `user`. Without bo\#
  th: that of the customer who has one of the ids, else the oldest anonymous id, else a new on\#
  e.","schema":{"$ref":"#/components/schemas/UserId"}},{"name":"devices","required":false,"sum\#
  mary":"Devices. A device is created once its anonymous user exists, and its user is logged i\#
  n there once that user exists.","schema":{"type":"array","items":{"type":"object","propertie\#
  s":{"device":{"$ref":"#/components/schemas/DeviceId"},"anonymousId":{"$ref":"#/components/sc\#
  hemas/UserId"},"identityId":{"type":["string","null"]},"storeAccount":{"type":["string","nul\#
  l"]},"platform":{"type":["string","null"]},"app":{"type":["string","null"]},"createdAt":{"$r\#
  ef":"#/components/schemas/Moment"}},"required":["device","anonymousId","createdAt"],"additio\#
  nalProperties":false},"maxItems":10000}},{"name":"accountTokens","required":false,"summary":\#
  "Account tokens.","schema":{"type":"array","items":{"$ref":"#/components/schemas/AccountToke\#
  n"},"maxItems":10000}},{"name":"purchases","required":false,"summary":"Purchases with their \#
  transactions.","schema":{"type":"array","items":{"$ref":"#/components/schemas/ImportedPurcha\#
  se"},"maxItems":10000}},{"name":"claims","required":false,"summary":"Purchases of which only\#
   the store and the name are known. The customer holds each one as soon as a store reports it\#
  ; until then it gives no access.","schema":{"type":"array","items":{"$ref":"#/components/sch\#
  emas/PurchaseRef"},"maxItems":10000}},{"name":"grants","required":false,"summary":"Grants, i\#
  ncluding those that have ended.","schema":{"type":"array","items":{"type":"object","properti\#
  es":{"entitlement":{"$ref":"#/components/schemas/EntitlementId"},"grantedAt":{"$ref":"#/comp\#
  onents/schemas/Moment"},"expiresAt":{"$ref":"#/components/schemas/NullableMoment"},"revokedA\#
  t":{"$ref":"#/components/schemas/NullableMoment"}},"required":["entitlement","grantedAt"],"a\#
  dditionalProperties":false},"maxItems":10000}},{"name":"properties","required":false,"summar\#
  y":"Properties. The newer value of a key stays.","schema":{"type":"array","items":{"type":"o\#
  bject","properties":{"key":{"$ref":"#/components/schemas/PropertyKey"},"value":{"$ref":"#/co\#
  mponents/schemas/PropertyValue"},"setAt":{"$ref":"#/components/schemas/NullableMoment","desc\#
  ription":"Without it, before everything that is set here."}},"required":["key","value"],"add\#
  itionalProperties":false},"maxItems":10000}},{"name":"overridden","required":false,"summary"\#
  :"Earlier values of properties that another user of the customer replaced.","schema":{"type"\#
  :"array","items":{"type":"object","properties":{"key":{"$ref":"#/components/schemas/Property\#
  Key"},"value":{"$ref":"#/components/schemas/PropertyValue"},"setAt":{"$ref":"#/components/sc\#
  hemas/NullableMoment","description":"Without it, before everything that is set here."}},"req\#
  uired":["key","value"],"additionalProperties":false},"maxItems":10000}},{"name":"entitlement\#
  s","required":false,"summary":"Not read: access derives from purchases and grants.","schema"\#
  :{"type":"object"}},{"name":"at","required":false,"summary":"Not read.","schema":{"$ref":"#/\#
  components/schemas/NullableMoment"}},{"name":"onConflict","required":false,"summary":"What h\#
  appens to a purchase with holders whom its `holders` does not name. `refuse`: the call is pu\#
  rchaseHeldByAnother. `skip`: the purchase stays as it is. `merge`: its transactions are merg\#
  ed, and its holders stay.","schema":{"type":"string","enum":["refuse","skip","merge"],"defau\#
  lt":"refuse"}},{"name":"project","required":false,"summary":"Id of the project.","schema":{"\#
  $ref":"#/components/schemas/ProjectId","default":"default"}},{"name":"dryRun","required":fal\#
  se,"summary":"Computes the result and the events without changing anything.","schema":{"type\#
  ":"boolean","default":false}},{"name":"idempotencyKey","required":false,"summary":"Makes a r\#
  etry safe: the same key with the same params returns the stored result.","schema":{"$ref":"#\#
  /components/schemas/IdempotencyKey"}}],"result":{"name":"result","schema":{"type":"object","\#
  properties":{"user":{"$ref":"#/components/schemas/User","description":"The customer's user. \#
  Missing when `ids` is empty."},"created":{"description":"Whether the customer is new.","type\#
  ":"boolean"},"outcome":{"description":"`unchanged` when everything was there already.","type\#
  ":"string","enum":["imported","unchanged"]},"purchases":{"description":"What happened to eac\#
  h purchase, in the given order, and then to each claim.","type":"array","items":{"type":"obj\#
  ect","properties":{"store":{"$ref":"#/components/schemas/Store"},"originalTransactionId":{"$\#
  ref":"#/components/schemas/TransactionId"},"outcome":{"type":"string","enum":["recorded","up\#
  dated","skipped","unchanged"]}},"required":["store","originalTransactionId","outcome"]}},"en\#
  titlements":{"$ref":"#/components/schemas/Entitlements"},"warnings":{"type":"array","items":\#
  {"$ref":"#/components/schemas/Warning"}}},"required":["created","outcome","purchases","entit\#
  lements"]}},"errors":[{"code":-32602,"message":"A parameter is missing, unknown, of a wrong \#
  type or out of range, or two parameters exclude each other. `field` points to it; `nearest` \#
  lists similar names.","data":{"kind":"invalidParams","retryable":false}},{"code":1000,"messa\#
  ge":"The caller's role is lower than the role that the method needs. `uid` and `role` are th\#
  e caller's (`none` without a role), and `needs` is the method's role.","data":{"kind":"permi\#
  ssionDenied","retryable":false}},{"code":1102,"message":"No user may have this id: it is emp\#
  ty, or in the project's `blockedUserIds`.","data":{"kind":"blockedUserId","retryable":false}\#
  },{"code":1103,"message":"The id has more Unicode scalars than the project's `userIdLengthMa\#
  x`.","data":{"kind":"userIdTooLong","retryable":false}},{"code":1104,"message":"The id begin\#
  s with the project's anonymous prefix, or it is the id of an anonymous user or a customerId.\#
  ","data":{"kind":"reservedUserId","retryable":false}},{"code":1200,"message":"The daemon has\#
   no such project.","data":{"kind":"unknownProject","retryable":false}},{"code":1202,"message\#
  ":"Another user holds the purchase, and a rule of the project keeps it there. `holder` and `\#
  rule` name them. In `user.import` there is no `rule`: the import does not name the holder. N\#
  othing changes.","data":{"kind":"purchaseHeldByAnother","retryable":false}},{"code":1300,"me\#
  ssage":"A call of the same method used this key with other params in the last 24 hours.","da\#
  ta":{"kind":"idempotencyConflict","retryable":false}},{"code":1400,"message":"The disk has n\#
  o room for the write. Nothing changes, and reading still works.","data":{"kind":"storageFull\#
  ","retryable":true}},{"code":1401,"message":"The write may not be on the disk: the daemon st\#
  ops, and its next start shows what is stored. Or the daemon cannot read a record that the re\#
  quest needs: then it keeps running.","data":{"kind":"storageFailed","retryable":false}},{"co\#
  de":1405,"message":"The shared database could not be reached, or did not answer in time; oth\#
  er stores have no such error. With `outcome` `notApplied`, nothing changed. With `unknown`, \#
  the change may or may not be stored.","data":{"kind":"storageUnavailable","retryable":true}}\#
  ],"examples":[{"name":"a customer of another system","x-given":[{"method":"project.define","\#
  params":{"rules":"revenuecat","products":{"monthly":{"kind":"subscription","entitlements":["\#
  premium"]}},"clock":{"manual":"2026-01-01T00:00:00.000Z"}}}],"params":[{"name":"ids","value"\#
  :[{"id":"ann","kind":"identified","createdAt":"2025-11-01T00:00:00.000Z"}]},{"name":"purchas\#
  es","value":[{"store":"appStore","originalTransactionId":"1000","transactions":[{"transactio\#
  nId":"1000","product":"monthly","purchasedAt":"2025-12-15T00:00:00.000Z","expiresAt":"2026-0\#
  1-15T00:00:00.000Z","asOf":"2025-12-31T00:00:00.000Z"}]}]}],"result":{"name":"result","value\#
  ":{"user":{"id":"ann","anonymousId":null,"identityId":"ann","customerId":"{{customer}}","ali\#
  ases":["ann"],"createdAt":"2025-11-01T00:00:00.000Z","environment":"production"},"created":t\#
  rue,"outcome":"imported","purchases":[{"store":"appStore","originalTransactionId":"1000","ou\#
  tcome":"recorded"}],"entitlements":{"premium":{"id":"premium","active":true,"state":"active"\#
  ,"productId":"monthly","source":"appStore","renewState":"willRenew","grantType":"purchase","\#
  periodType":"normal","startedAt":"2025-12-15T00:00:00.000Z","expiresAt":"2026-01-15T00:00:00\#
  .000Z","gracePeriodExpiresAt":null,"firstPurchasedAt":"2025-12-15T00:00:00.000Z","lastPurcha\#
  sedAt":"2025-12-15T00:00:00.000Z","trialStartedAt":null,"autoRenewDisabledAt":null,"renewsCo\#
  unt":0,"environment":"production","store":"appStore","transactionId":"1000","originalTransac\#
  tionId":"1000"}}}}}]},{"name":"user.link.undo","summary":"Undoes a login, an alias or a tran\#
  sfer: its change of holders or customers.","x-role":"admin","x-since":1,"paramStructure":"ei\#
  ther","params":[{"name":"event","required":true,"summary":"`id` of the event to undo, for ex\#
  ample `ev_b57a1837_7`. Its kind is `identified`, `usersAliased`, `subscriptionTransferred` o\#
  r `oneTimePurchaseTransferred`, or `purchaseRenewed` if `kept` lists it.","schema":{"$ref":"\#
  #/components/schemas/EventId"}},{"name":"project","required":false,"summary":"Id of the proj\#
  ect.","schema":{"$ref":"#/components/schemas/ProjectId","default":"default"}},{"name":"dryRu\#
  n","required":false,"summary":"Computes the result and the events without changing anything.\#
  ","schema":{"type":"boolean","default":false}},{"name":"idempotencyKey","required":false,"su\#
  mmary":"Makes a retry safe: the same key with the same params returns the stored result.","s\#
  chema":{"$ref":"#/components/schemas/IdempotencyKey"}}],"result":{"name":"result","schema":{\#
  "type":"object","properties":{"undone":{"$ref":"#/components/schemas/EventId","description":\#
  "Id of the undone event."},"purchases":{"description":"Purchases that changed holders.","typ\#
  e":"array","items":{"$ref":"#/components/schemas/Move"}},"kept":{"description":"Later change\#
  s that stay: restores and purchases that would have found other holders, the aliases that th\#
  ey made, and earlier undos about the same users and purchases. A call that emitted no event \#
  is never among them.","type":"array","items":{"$ref":"#/components/schemas/RemainingChange"}\#
  },"dryRun":{"description":"True in a dry run; otherwise absent.","type":"boolean"},"events":\#
  {"description":"The events that the call would emit. Only in a dry run.","type":"array","ite\#
  ms":{"$ref":"#/components/schemas/Event"}},"replayed":{"description":"True when this is the \#
  stored result of an idempotency key; otherwise absent.","type":"boolean"}},"required":["undo\#
  ne","purchases","kept"]}},"errors":[{"code":-32602,"message":"A parameter is missing, unknow\#
  n, of a wrong type or out of range, or two parameters exclude each other. `field` points to \#
  it; `nearest` lists similar names.","data":{"kind":"invalidParams","retryable":false}},{"cod\#
  e":1000,"message":"The caller's role is lower than the role that the method needs. `uid` and\#
   `role` are the caller's (`none` without a role), and `needs` is the method's role.","data":\#
  {"kind":"permissionDenied","retryable":false}},{"code":1200,"message":"The daemon has no suc\#
  h project.","data":{"kind":"unknownProject","retryable":false}},{"code":1206,"message":"The \#
  daemon cannot undo the link. Nothing changes. `obstacle` is the reason: `unknownEvent`; `oth\#
  erKind`: an event of this kind cannot be undone; `noLink`: the event linked nothing; `undone\#
  `: the link is already undone; `isUndo`: the event comes from an undo; `laterAlias`: a later\#
   alias merged the customer with another user; `tooMuch`: too many users and purchases depend\#
   on the link; `unclear`: a deletion erased part of the history. `event` is the id of the eve\#
  nt that prevents the undo.","data":{"kind":"cannotUndo","retryable":false}},{"code":1300,"me\#
  ssage":"A call of the same method used this key with other params in the last 24 hours.","da\#
  ta":{"kind":"idempotencyConflict","retryable":false}},{"code":1400,"message":"The disk has n\#
  o room for the write. Nothing changes, and reading still works.","data":{"kind":"storageFull\#
  ","retryable":true}},{"code":1401,"message":"The write may not be on the disk: the daemon st\#
  ops, and its next start shows what is stored. Or the daemon cannot read a record that the re\#
  quest needs: then it keeps running.","data":{"kind":"storageFailed","retryable":false}},{"co\#
  de":1405,"message":"The shared database could not be reached, or did not answer in time; oth\#
  er stores have no such error. With `outcome` `notApplied`, nothing changed. With `unknown`, \#
  the change may or may not be stored.","data":{"kind":"storageUnavailable","retryable":true}}\#
  ],"examples":[{"name":"another user's login took a purchase","x-given":[{"method":"project.d\#
  efine","params":{"products":{"monthly":{"kind":"subscription","entitlements":["premium"]}},"\#
  clock":{"manual":"2026-01-01T00:00:00.000Z"}}},{"method":"install","params":{"device":"iphon\#
  e"}},{"method":"purchase","params":{"device":"iphone","product":"monthly","store":"appStore"\#
  ,"transactionId":"1000","expiresAt":"2026-02-01T00:00:00Z"}},{"method":"identify","params":{\#
  "device":"iphone","userId":"user_id_1"},"result":{"user":{"anonymousId":"{{anonymous}}","{{…\#
  }}":null},"{{…}}":null}},{"method":"events.read","params":{"kinds":["identified"]},"result":\#
  {"events":[{"id":"{{login}}","{{…}}":null}],"{{…}}":null}}],"params":[{"name":"event","value\#
  ":"{{login}}"}],"result":{"name":"result","value":{"undone":"{{login}}","purchases":[{"store\#
  ":"appStore","originalTransactionId":"1000","product":"monthly","kind":"subscription","from"\#
  :["{{anonymous}}","user_id_1"],"to":"{{anonymous}}","shared":false}],"kept":[]}}}]},{"name":\#
  "user.list","summary":"Lists the customerIds of the project's customers.","x-role":"read","x\#
  -since":1,"paramStructure":"either","params":[{"name":"after","required":false,"summary":"Cu\#
  rsor from an earlier reply. The reply has the customers after it.","schema":{"type":"string"\#
  }},{"name":"limit","required":false,"summary":"Maximum number of customers.","schema":{"type\#
  ":"integer","minimum":1,"maximum":1000,"default":100}},{"name":"project","required":false,"s\#
  ummary":"Id of the project.","schema":{"$ref":"#/components/schemas/ProjectId","default":"de\#
  fault"}}],"result":{"name":"result","schema":{"type":"object","properties":{"customerIds":{"\#
  description":"In byte order.","type":"array","items":{"$ref":"#/components/schemas/UserId"}}\#
  ,"cursor":{"description":"What the next call gives as `after`.","type":"string"},"more":{"de\#
  scription":"Whether more customers follow.","type":"boolean"}},"required":["customerIds","cu\#
  rsor","more"]}},"errors":[{"code":-32602,"message":"A parameter is missing, unknown, of a wr\#
  ong type or out of range, or two parameters exclude each other. `field` points to it; `neare\#
  st` lists similar names.","data":{"kind":"invalidParams","retryable":false}},{"code":1000,"m\#
  essage":"The caller's role is lower than the role that the method needs. `uid` and `role` ar\#
  e the caller's (`none` without a role), and `needs` is the method's role.","data":{"kind":"p\#
  ermissionDenied","retryable":false}},{"code":1200,"message":"The daemon has no such project.\#
  ","data":{"kind":"unknownProject","retryable":false}},{"code":1405,"message":"The shared dat\#
  abase could not be reached, or did not answer in time; other stores have no such error. With\#
   `outcome` `notApplied`, nothing changed. With `unknown`, the change may or may not be store\#
  d.","data":{"kind":"storageUnavailable","retryable":true}}],"examples":[{"name":"two custome\#
  rs","x-given":[{"method":"install","params":{"device":"iphone"},"result":{"user":{"customerI\#
  d":"{{first}}","{{…}}":null},"{{…}}":null}}],"params":[],"result":{"name":"result","value":{\#
  "customerIds":["{{first}}"],"cursor":"{{first}}","more":false}}}]},{"name":"userInfo","summa\#
  ry":"Returns the current user of a device, or the user that an id belongs to.","x-role":"rea\#
  d","x-since":1,"paramStructure":"either","params":[{"name":"device","required":false,"summar\#
  y":"Id of the device.","schema":{"$ref":"#/components/schemas/DeviceId"}},{"name":"userId","\#
  required":false,"summary":"Id of the user, instead of `device`.","schema":{"$ref":"#/compone\#
  nts/schemas/UserId"}},{"name":"project","required":false,"summary":"Id of the project.","sch\#
  ema":{"$ref":"#/components/schemas/ProjectId","default":"default"}}],"x-exactly-one":[["devi\#
  ce"],["userId"]],"result":{"name":"result","schema":{"type":"object","properties":{"user":{"\#
  $ref":"#/components/schemas/User"}},"required":["user"]}},"errors":[{"code":-32602,"message"\#
  :"A parameter is missing, unknown, of a wrong type or out of range, or two parameters exclud\#
  e each other. `field` points to it; `nearest` lists similar names.","data":{"kind":"invalidP\#
  arams","retryable":false}},{"code":1000,"message":"The caller's role is lower than the role \#
  that the method needs. `uid` and `role` are the caller's (`none` without a role), and `needs\#
  ` is the method's role.","data":{"kind":"permissionDenied","retryable":false}},{"code":1100,\#
  "message":"The project has no such device.","data":{"kind":"unknownDevice","retryable":false\#
  }},{"code":1101,"message":"The project has no such user.","data":{"kind":"unknownUser","retr\#
  yable":false}},{"code":1102,"message":"No user may have this id: it is empty, or in the proj\#
  ect's `blockedUserIds`.","data":{"kind":"blockedUserId","retryable":false}},{"code":1103,"me\#
  ssage":"The id has more Unicode scalars than the project's `userIdLengthMax`.","data":{"kind\#
  ":"userIdTooLong","retryable":false}},{"code":1200,"message":"The daemon has no such project\#
  .","data":{"kind":"unknownProject","retryable":false}},{"code":1405,"message":"The shared da\#
  tabase could not be reached, or did not answer in time; other stores have no such error. Wit\#
  h `outcome` `notApplied`, nothing changed. With `unknown`, the change may or may not be stor\#
  ed.","data":{"kind":"storageUnavailable","retryable":true}}],"examples":[{"name":"by device"\#
  ,"x-given":[{"method":"project.define","params":{"products":{"monthly":{"kind":"subscription\#
  ","entitlements":["premium"]}},"clock":{"manual":"2026-01-01T00:00:00.000Z"}}},{"method":"in\#
  stall","params":{"device":"iphone"}},{"method":"identify","params":{"device":"iphone","userI\#
  d":"user_id_1"}}],"params":[{"name":"device","value":"iphone"}],"result":{"name":"result","v\#
  alue":{"user":{"id":"user_id_1","anonymousId":"{{anonymous}}","identityId":"user_id_1","cust\#
  omerId":"{{customer}}","aliases":["user_id_1"],"device":"iphone","createdAt":"2026-01-01T00:\#
  00:00.000Z","environment":"production"}}}},{"name":"by user id","x-given":[{"method":"projec\#
  t.define","params":{"products":{"monthly":{"kind":"subscription","entitlements":["premium"]}\#
  },"clock":{"manual":"2026-01-01T00:00:00.000Z"}}},{"method":"install","params":{"device":"ip\#
  hone"}},{"method":"identify","params":{"device":"iphone","userId":"user_id_1"}}],"params":[{\#
  "name":"userId","value":"user_id_1"}],"result":{"name":"result","value":{"user":{"id":"user_\#
  id_1","anonymousId":null,"identityId":"user_id_1","customerId":"{{customer}}","aliases":["us\#
  er_id_1"],"createdAt":"2026-01-01T00:00:00.000Z","environment":"production"}}}}]},{"name":"u\#
  serProperties","summary":"Returns the properties that setUserProperty stored.","x-role":"rea\#
  d","x-since":1,"paramStructure":"either","params":[{"name":"device","required":false,"summar\#
  y":"Id of the device.","schema":{"$ref":"#/components/schemas/DeviceId"}},{"name":"userId","\#
  required":false,"summary":"Id of the user, instead of `device`.","schema":{"$ref":"#/compone\#
  nts/schemas/UserId"}},{"name":"project","required":false,"summary":"Id of the project.","sch\#
  ema":{"$ref":"#/components/schemas/ProjectId","default":"default"}}],"x-exactly-one":[["devi\#
  ce"],["userId"]],"result":{"name":"result","schema":{"type":"object","properties":{"properti\#
  es":{"$ref":"#/components/schemas/Properties"}},"required":["properties"]}},"errors":[{"code\#
  ":-32602,"message":"A parameter is missing, unknown, of a wrong type or out of range, or two\#
   parameters exclude each other. `field` points to it; `nearest` lists similar names.","data"\#
  :{"kind":"invalidParams","retryable":false}},{"code":1000,"message":"The caller's role is lo\#
  wer than the role that the method needs. `uid` and `role` are the caller's (`none` without a\#
   role), and `needs` is the method's role.","data":{"kind":"permissionDenied","retryable":fal\#
  se}},{"code":1100,"message":"The project has no such device.","data":{"kind":"unknownDevice"\#
  ,"retryable":false}},{"code":1101,"message":"The project has no such user.","data":{"kind":"\#
  unknownUser","retryable":false}},{"code":1102,"message":"No user may have this id: it is emp\#
  ty, or in the project's `blockedUserIds`.","data":{"kind":"blockedUserId","retryable":false}\#
  },{"code":1103,"message":"The id has more Unicode scalars than the project's `userIdLengthMa\#
  x`.","data":{"kind":"userIdTooLong","retryable":false}},{"code":1200,"message":"The daemon h\#
  as no such project.","data":{"kind":"unknownProject","retryable":false}},{"code":1405,"messa\#
  ge":"The shared database could not be reached, or did not answer in time; other stores have \#
  no such error. With `outcome` `notApplied`, nothing changed. With `unknown`, the change may \#
  or may not be stored.","data":{"kind":"storageUnavailable","retryable":true}}],"examples":[{\#
  "name":"two of them","x-given":[{"method":"project.define","params":{"products":{"monthly":{\#
  "kind":"subscription","entitlements":["premium"]}},"clock":{"manual":"2026-01-01T00:00:00.00\#
  0Z"}}},{"method":"install","params":{"device":"iphone"}},{"method":"setUserProperty","params\#
  ":{"device":"iphone","key":"$email","value":"ann@example.org"}},{"method":"setUserProperty",\#
  "params":{"device":"iphone","key":"plan","value":"b"}}],"params":[{"name":"device","value":"\#
  iphone"}],"result":{"name":"result","value":{"properties":{"$email":"ann@example.org","plan"\#
  :"b"}}}},{"name":"none","x-given":[{"method":"project.define","params":{"products":{"monthly\#
  ":{"kind":"subscription","entitlements":["premium"]}},"clock":{"manual":"2026-01-01T00:00:00\#
  .000Z"}}},{"method":"install","params":{"device":"iphone"}}],"params":[{"name":"device","val\#
  ue":"iphone"}],"result":{"name":"result","value":{"properties":{}}}}]},{"name":"webhook.clai\#
  m","summary":"Makes the connection the only one that posts a project's events, until it clos\#
  es. For programs that post.","x-role":"admin","x-since":1,"paramStructure":"either","params"\#
  :[{"name":"reports","required":false,"summary":"The results of the posts. A report replaces \#
  the earlier report on its URL.","schema":{"type":"array","maxItems":10,"items":{"$ref":"#/co\#
  mponents/schemas/WebhookReport"}}},{"name":"project","required":false,"summary":"Id of the p\#
  roject.","schema":{"$ref":"#/components/schemas/ProjectId","default":"default"}}],"result":{\#
  "name":"result","schema":{"type":"object","properties":{"claimed":{"description":"False if a\#
  nother connection has the claim. Then the daemon ignores the reports.","type":"boolean"}},"r\#
  equired":["claimed"]}},"errors":[{"code":-32602,"message":"A parameter is missing, unknown, \#
  of a wrong type or out of range, or two parameters exclude each other. `field` points to it;\#
   `nearest` lists similar names.","data":{"kind":"invalidParams","retryable":false}},{"code":\#
  1000,"message":"The caller's role is lower than the role that the method needs. `uid` and `r\#
  ole` are the caller's (`none` without a role), and `needs` is the method's role.","data":{"k\#
  ind":"permissionDenied","retryable":false}},{"code":1200,"message":"The daemon has no such p\#
  roject.","data":{"kind":"unknownProject","retryable":false}},{"code":1405,"message":"The sha\#
  red database could not be reached, or did not answer in time; other stores have no such erro\#
  r. With `outcome` `notApplied`, nothing changed. With `unknown`, the change may or may not b\#
  e stored.","data":{"kind":"storageUnavailable","retryable":true}}],"examples":[{"name":"the \#
  first program gets the claim","x-given":[{"method":"project.define","params":{"webhooks":[{"\#
  url":"https://example.com/events","secret":"sesame"}]}}],"params":[],"result":{"name":"resul\#
  t","value":{"claimed":true}}}]},{"name":"webhook.list","summary":"Returns the state of a pro\#
  ject's webhooks, without their secrets.","x-role":"read","x-since":1,"paramStructure":"eithe\#
  r","params":[{"name":"project","required":false,"summary":"Id of the project.","schema":{"$r\#
  ef":"#/components/schemas/ProjectId","default":"default"}}],"result":{"name":"result","schem\#
  a":{"type":"object","properties":{"poster":{"description":"The process that posts the projec\#
  t's events; absent if there is none.","type":"object","properties":{"uid":{"type":"integer"}\#
  ,"pid":{"type":"integer"}},"required":["uid","pid"]},"webhooks":{"description":"In the order\#
   of project.define.","type":"array","items":{"$ref":"#/components/schemas/WebhookStatus"}}},\#
  "required":["webhooks"]}},"errors":[{"code":-32602,"message":"A parameter is missing, unknow\#
  n, of a wrong type or out of range, or two parameters exclude each other. `field` points to \#
  it; `nearest` lists similar names.","data":{"kind":"invalidParams","retryable":false}},{"cod\#
  e":1000,"message":"The caller's role is lower than the role that the method needs. `uid` and\#
   `role` are the caller's (`none` without a role), and `needs` is the method's role.","data":\#
  {"kind":"permissionDenied","retryable":false}},{"code":1200,"message":"The daemon has no suc\#
  h project.","data":{"kind":"unknownProject","retryable":false}},{"code":1405,"message":"The \#
  shared database could not be reached, or did not answer in time; other stores have no such e\#
  rror. With `outcome` `notApplied`, nothing changed. With `unknown`, the change may or may no\#
  t be stored.","data":{"kind":"storageUnavailable","retryable":true}}],"examples":[{"name":"n\#
  o program posts","x-given":[{"method":"project.define","params":{"webhooks":[{"url":"https:/\#
  /example.com/events","secret":"sesame"}]}},{"method":"install","params":{"device":"iphone"}}\#
  ],"params":[],"result":{"name":"result","value":{"webhooks":[{"url":"https://example.com/eve\#
  nts","format":"entitled","state":"stopped","cursor":"0","backlog":1,"deliveredAt":null}]}}},\#
  {"name":"an event waits for another attempt","x-given":[{"method":"project.define","params":\#
  {"webhooks":[{"url":"https://example.com/events","secret":"sesame"}]}},{"method":"install","\#
  params":{"device":"iphone"}},{"method":"webhook.claim","params":{"reports":[{"url":"https://\#
  example.com/events","deliveredAt":"2026-01-01T00:00:00Z","failure":{"at":"2026-01-02T00:00:0\#
  0Z","cursor":"1","reason":"HTTP 500","attempts":3,"nextAttemptAt":"2026-01-02T00:00:01Z"}}]}\#
  }],"params":[],"result":{"name":"result","value":{"poster":{"uid":"{{any}}","pid":"{{any}}"}\#
  ,"webhooks":[{"url":"https://example.com/events","format":"entitled","state":"failing","curs\#
  or":"0","backlog":1,"deliveredAt":"2026-01-01T00:00:00.000Z","failure":{"at":"2026-01-02T00:\#
  00:00.000Z","cursor":"1","reason":"HTTP 500","attempts":3,"nextAttemptAt":"2026-01-02T00:00:\#
  01.000Z"}}]}}}]},{"name":"webhook.pause","summary":"Stops the posts to a URL until webhook.r\#
  esume. Its events wait.","x-role":"admin","x-since":1,"paramStructure":"either","params":[{"\#
  name":"url","required":true,"summary":"URL of the webhook, as project.define has it.","schem\#
  a":{"$ref":"#/components/schemas/WebhookUrl"}},{"name":"project","required":false,"summary":\#
  "Id of the project.","schema":{"$ref":"#/components/schemas/ProjectId","default":"default"}}\#
  ,{"name":"dryRun","required":false,"summary":"Computes the result and the events without cha\#
  nging anything.","schema":{"type":"boolean","default":false}},{"name":"idempotencyKey","requ\#
  ired":false,"summary":"Makes a retry safe: the same key with the same params returns the sto\#
  red result.","schema":{"$ref":"#/components/schemas/IdempotencyKey"}}],"result":{"name":"res\#
  ult","schema":{"type":"object","properties":{"url":{"$ref":"#/components/schemas/WebhookUrl"\#
  },"paused":{"description":"True if webhook.pause stopped the posts to the URL.","type":"bool\#
  ean"},"cursor":{"$ref":"#/components/schemas/Cursor","description":"The webhook's position: \#
  all events up to this cursor are delivered."},"backlog":{"description":"Number of events aft\#
  er `cursor`.","type":"integer","minimum":0},"dryRun":{"description":"True in a dry run; othe\#
  rwise absent.","type":"boolean"},"events":{"description":"The events that the call would emi\#
  t: always none. Only in a dry run.","type":"array","items":{"$ref":"#/components/schemas/Eve\#
  nt"}},"replayed":{"description":"True when this is the stored result of an idempotency key; \#
  otherwise absent.","type":"boolean"}},"required":["url","paused","cursor","backlog"]}},"erro\#
  rs":[{"code":-32602,"message":"A parameter is missing, unknown, of a wrong type or out of ra\#
  nge, or two parameters exclude each other. `field` points to it; `nearest` lists similar nam\#
  es.","data":{"kind":"invalidParams","retryable":false}},{"code":1000,"message":"The caller's\#
   role is lower than the role that the method needs. `uid` and `role` are the caller's (`none\#
  ` without a role), and `needs` is the method's role.","data":{"kind":"permissionDenied","ret\#
  ryable":false}},{"code":1200,"message":"The daemon has no such project.","data":{"kind":"unk\#
  nownProject","retryable":false}},{"code":1208,"message":"The project has no webhook with thi\#
  s URL. The error does not repeat the URL.","data":{"kind":"unknownWebhook","retryable":false\#
  }},{"code":1300,"message":"A call of the same method used this key with other params in the \#
  last 24 hours.","data":{"kind":"idempotencyConflict","retryable":false}},{"code":1400,"messa\#
  ge":"The disk has no room for the write. Nothing changes, and reading still works.","data":{\#
  "kind":"storageFull","retryable":true}},{"code":1401,"message":"The write may not be on the \#
  disk: the daemon stops, and its next start shows what is stored. Or the daemon cannot read a\#
   record that the request needs: then it keeps running.","data":{"kind":"storageFailed","retr\#
  yable":false}},{"code":1405,"message":"The shared database could not be reached, or did not \#
  answer in time; other stores have no such error. With `outcome` `notApplied`, nothing change\#
  d. With `unknown`, the change may or may not be stored.","data":{"kind":"storageUnavailable"\#
  ,"retryable":true}}],"examples":[{"name":"a server that is down for long","x-given":[{"metho\#
  d":"project.define","params":{"webhooks":[{"url":"https://example.com/events","secret":"sesa\#
  me"}]}},{"method":"install","params":{"device":"iphone"}}],"params":[{"name":"url","value":"\#
  https://example.com/events"}],"result":{"name":"result","value":{"url":"https://example.com/\#
  events","paused":true,"cursor":"0","backlog":1}}}]},{"name":"webhook.replay","summary":"Move\#
  s a webhook to a cursor, so that the events after it are posted, again if they were posted b\#
  efore.","x-role":"admin","x-since":1,"paramStructure":"either","params":[{"name":"url","requ\#
  ired":true,"summary":"URL of the webhook, as project.define has it.","schema":{"$ref":"#/com\#
  ponents/schemas/WebhookUrl"}},{"name":"after","required":true,"summary":"Cursor before the f\#
  irst event to post. `0` is the beginning of the log.","schema":{"$ref":"#/components/schemas\#
  /Cursor"}},{"name":"project","required":false,"summary":"Id of the project.","schema":{"$ref\#
  ":"#/components/schemas/ProjectId","default":"default"}},{"name":"dryRun","required":false,"\#
  summary":"Computes the result and the events without changing anything.","schema":{"type":"b\#
  oolean","default":false}},{"name":"idempotencyKey","required":false,"summary":"Makes a retry\#
   safe: the same key with the same params returns the stored result.","schema":{"$ref":"#/com\#
  ponents/schemas/IdempotencyKey"}}],"result":{"name":"result","schema":{"type":"object","prop\#
  erties":{"url":{"$ref":"#/components/schemas/WebhookUrl"},"paused":{"description":"True if w\#
  ebhook.pause stopped the posts to the URL.","type":"boolean"},"cursor":{"$ref":"#/components\#
  /schemas/Cursor","description":"The webhook's position: all events up to this cursor are del\#
  ivered."},"backlog":{"description":"Number of events after `cursor`.","type":"integer","mini\#
  mum":0},"dryRun":{"description":"True in a dry run; otherwise absent.","type":"boolean"},"ev\#
  ents":{"description":"The events that the call would emit: always none. Only in a dry run.",\#
  "type":"array","items":{"$ref":"#/components/schemas/Event"}},"replayed":{"description":"Tru\#
  e when this is the stored result of an idempotency key; otherwise absent.","type":"boolean"}\#
  },"required":["url","paused","cursor","backlog"]}},"errors":[{"code":-32602,"message":"A par\#
  ameter is missing, unknown, of a wrong type or out of range, or two parameters exclude each \#
  other. `field` points to it; `nearest` lists similar names.","data":{"kind":"invalidParams",\#
  "retryable":false}},{"code":1000,"message":"The caller's role is lower than the role that th\#
  e method needs. `uid` and `role` are the caller's (`none` without a role), and `needs` is th\#
  e method's role.","data":{"kind":"permissionDenied","retryable":false}},{"code":1200,"messag\#
  e":"The daemon has no such project.","data":{"kind":"unknownProject","retryable":false}},{"c\#
  ode":1208,"message":"The project has no webhook with this URL. The error does not repeat the\#
   URL.","data":{"kind":"unknownWebhook","retryable":false}},{"code":1300,"message":"A call of\#
   the same method used this key with other params in the last 24 hours.","data":{"kind":"idem\#
  potencyConflict","retryable":false}},{"code":1400,"message":"The disk has no room for the wr\#
  ite. Nothing changes, and reading still works.","data":{"kind":"storageFull","retryable":tru\#
  e}},{"code":1401,"message":"The write may not be on the disk: the daemon stops, and its next\#
   start shows what is stored. Or the daemon cannot read a record that the request needs: then\#
   it keeps running.","data":{"kind":"storageFailed","retryable":false}},{"code":1405,"message\#
  ":"The shared database could not be reached, or did not answer in time; other stores have no\#
   such error. With `outcome` `notApplied`, nothing changed. With `unknown`, the change may or\#
   may not be stored.","data":{"kind":"storageUnavailable","retryable":true}}],"examples":[{"n\#
  ame":"everything from the beginning","x-given":[{"method":"install","params":{"device":"ipho\#
  ne"}},{"method":"project.define","params":{"webhooks":[{"url":"https://example.com/events","\#
  secret":"sesame"}]}}],"params":[{"name":"url","value":"https://example.com/events"},{"name":\#
  "after","value":"0"}],"result":{"name":"result","value":{"url":"https://example.com/events",\#
  "paused":false,"cursor":"0","backlog":1}}}]},{"name":"webhook.resume","summary":"Resumes the\#
   posts to a paused URL, from its position.","x-role":"admin","x-since":1,"paramStructure":"e\#
  ither","params":[{"name":"url","required":true,"summary":"URL of the webhook, as project.def\#
  ine has it.","schema":{"$ref":"#/components/schemas/WebhookUrl"}},{"name":"project","require\#
  d":false,"summary":"Id of the project.","schema":{"$ref":"#/components/schemas/ProjectId","d\#
  efault":"default"}},{"name":"dryRun","required":false,"summary":"Computes the result and the\#
   events without changing anything.","schema":{"type":"boolean","default":false}},{"name":"id\#
  empotencyKey","required":false,"summary":"Makes a retry safe: the same key with the same par\#
  ams returns the stored result.","schema":{"$ref":"#/components/schemas/IdempotencyKey"}}],"r\#
  esult":{"name":"result","schema":{"type":"object","properties":{"url":{"$ref":"#/components/\#
  schemas/WebhookUrl"},"paused":{"description":"True if webhook.pause stopped the posts to the\#
   URL.","type":"boolean"},"cursor":{"$ref":"#/components/schemas/Cursor","description":"The w\#
  ebhook's position: all events up to this cursor are delivered."},"backlog":{"description":"N\#
  umber of events after `cursor`.","type":"integer","minimum":0},"dryRun":{"description":"True\#
   in a dry run; otherwise absent.","type":"boolean"},"events":{"description":"The events that\#
   the call would emit: always none. Only in a dry run.","type":"array","items":{"$ref":"#/com\#
  ponents/schemas/Event"}},"replayed":{"description":"True when this is the stored result of a\#
  n idempotency key; otherwise absent.","type":"boolean"}},"required":["url","paused","cursor"\#
  ,"backlog"]}},"errors":[{"code":-32602,"message":"A parameter is missing, unknown, of a wron\#
  g type or out of range, or two parameters exclude each other. `field` points to it; `nearest\#
  ` lists similar names.","data":{"kind":"invalidParams","retryable":false}},{"code":1000,"mes\#
  sage":"The caller's role is lower than the role that the method needs. `uid` and `role` are \#
  the caller's (`none` without a role), and `needs` is the method's role.","data":{"kind":"per\#
  missionDenied","retryable":false}},{"code":1200,"message":"The daemon has no such project.",\#
  "data":{"kind":"unknownProject","retryable":false}},{"code":1208,"message":"The project has \#
  no webhook with this URL. The error does not repeat the URL.","data":{"kind":"unknownWebhook\#
  ","retryable":false}},{"code":1300,"message":"A call of the same method used this key with o\#
  ther params in the last 24 hours.","data":{"kind":"idempotencyConflict","retryable":false}},\#
  {"code":1400,"message":"The disk has no room for the write. Nothing changes, and reading sti\#
  ll works.","data":{"kind":"storageFull","retryable":true}},{"code":1401,"message":"The write\#
   may not be on the disk: the daemon stops, and its next start shows what is stored. Or the d\#
  aemon cannot read a record that the request needs: then it keeps running.","data":{"kind":"s\#
  torageFailed","retryable":false}},{"code":1405,"message":"The shared database could not be r\#
  eached, or did not answer in time; other stores have no such error. With `outcome` `notAppli\#
  ed`, nothing changed. With `unknown`, the change may or may not be stored.","data":{"kind":"\#
  storageUnavailable","retryable":true}}],"examples":[{"name":"the server is back","x-given":[\#
  {"method":"project.define","params":{"webhooks":[{"url":"https://example.com/events","secret\#
  ":"sesame"}]}},{"method":"webhook.pause","params":{"url":"https://example.com/events"}},{"me\#
  thod":"install","params":{"device":"iphone"}}],"params":[{"name":"url","value":"https://exam\#
  ple.com/events"}],"result":{"name":"result","value":{"url":"https://example.com/events","pau\#
  sed":false,"cursor":"0","backlog":1}}}]}],"components":{"schemas":{"AccountToken":{"descript\#
  ion":"Opaque string that an app gives to the store with a purchase, and that the store gives\#
   back. The daemon stores and compares a UUID in lower case.","type":"string","minLength":1,"\#
  maxLength":255},"AppId":{"description":"An app of the project, for example its bundle id.","\#
  type":"string","minLength":1,"maxLength":255},"AppStoreApp":{"description":"An app of the Ap\#
  p Store.","type":"object","properties":{"bundleId":{"description":"Bundle id of the app.","t\#
  ype":"string","minLength":1,"maxLength":255},"appAppleId":{"description":"Number of the app \#
  at Apple. Required where `environments` has `Production`; null if not given.","type":["integ\#
  er","null"],"minimum":1,"maximum":9007199254740992}},"required":["bundleId"],"additionalProp\#
  erties":false},"AppStoreEnvironment":{"type":"string","enum":["Production","Sandbox","Xcode"\#
  ,"LocalTesting"],"description":"Environment of the App Store, by Apple's name. Apple does no\#
  t sign what comes from `Xcode` and `LocalTesting`."},"AppStoreSettings":{"description":"How \#
  the project verifies what the App Store sends.","type":"object","properties":{"apps":{"descr\#
  iption":"Apps whose notifications the project takes.","type":"array","items":{"$ref":"#/comp\#
  onents/schemas/AppStoreApp"},"maxItems":100},"environments":{"type":"array","items":{"$ref":\#
  "#/components/schemas/AppStoreEnvironment"},"maxItems":4,"description":"Environments that th\#
  e project takes."},"roots":{"description":"Root certificates that replace Apple's, as DER in\#
   base64. Empty for Apple's.","type":"array","items":{"type":"string"},"maxItems":10}},"requi\#
  red":["apps","environments","roots"]},"AppliedRule":{"description":"A rule of the project, w\#
  ith the value that applied in the step.","type":"object","properties":{"name":{"description"\#
  :"Name of the rule, as in `project.define`.","type":"string","enum":["purchaseHolders","onId\#
  entifyNew","onIdentifyKnown","onRestore","anonymousHolders"]},"value":{"description":"Value \#
  that the rule had when the step happened.","type":"string"}},"required":["name","value"]},"A\#
  ttributes":{"description":"Up to 20 strings of the caller's own, which the events of this pu\#
  rchase repeat.","type":"object","maxProperties":20,"propertyNames":{"minLength":1,"maxLength\#
  ":80},"additionalProperties":{"type":"string","maxLength":500}},"BackgroundStats":{"descript\#
  ion":"Work that no request waits for, as of now.","type":"object","properties":{"expiriesDue\#
  ":{"description":"Ends of periods and grants that have passed and whose events the daemon ha\#
  s not emitted yet: at most 1000.","type":"integer","minimum":0},"expiriesLateMs":{"descripti\#
  on":"Milliseconds since the oldest of these ends.","type":"integer","minimum":0},"erasures":\#
  {"description":"Deletions that the daemon has not finished.","type":"integer","minimum":0},"\#
  erasuresHalted":{"description":"Whether the deletions wait for the next start, because a ste\#
  p failed several times.","type":"boolean"},"catalogueChanges":{"description":"Projects with \#
  a changed catalogue whose events the daemon has not yet emitted for every customer.","type":\#
  "integer","minimum":0},"clockSteps":{"description":"How often the clock was set by more than\#
   a minute since the daemon's start: the system's, or that of a shared database.","type":"int\#
  eger","minimum":0}},"required":["expiriesDue","expiriesLateMs","erasures","erasuresHalted","\#
  catalogueChanges","clockSteps"]},"CacheStats":{"description":"What the daemon has in memory,\#
   and how well that serves.","type":"object","properties":{"replies":{"description":"Replies \#
  to `checkEntitlements` in the cache, valid or not.","type":"integer","minimum":0},"replyHits\#
  ":{"description":"Requests that the daemon answered from that cache since its start.","type"\#
  :"integer","minimum":0},"records":{"description":"Records in memory.","type":"integer","mini\#
  mum":0},"recordBytes":{"description":"Their memory, by estimate.","type":"integer","minimum"\#
  :0},"recordLoads":{"description":"Records that the daemon read from the store since its star\#
  t.","type":"integer","minimum":0}},"required":["replies","replyHits","records","recordBytes"\#
  ,"recordLoads"]},"Catalogue":{"description":"Products by their ids.","type":"object","proper\#
  tyNames":{"$ref":"#/components/schemas/ProductId"},"additionalProperties":{"$ref":"#/compone\#
  nts/schemas/Product"},"maxProperties":10000},"Cause":{"description":"What caused the event. \#
  A request gives its `method` and `id`; a notification has no `id`. `clock` is true for a cha\#
  nge that fell due.","type":"object","properties":{"method":{"type":"string"},"id":{"type":["\#
  string","number","null"]},"clock":{"type":"boolean"}}},"Clock":{"description":"The clock of \#
  a project: the system's, or a manual clock, which only moves when it is advanced.","type":"o\#
  bject","properties":{"kind":{"type":"string","enum":["system","manual"]},"now":{"$ref":"#/co\#
  mponents/schemas/Moment","description":"Time of a manual clock; absent for the system's."}},\#
  "required":["kind"]},"ClockChoice":{"description":"`system`: the system's clock. `manual`: a\#
   manual clock that starts now. {\"manual\": TIMESTAMP}: a manual clock that starts then.","a\#
  nyOf":[{"type":"string","enum":["system","manual"]},{"type":"object","properties":{"manual":\#
  {"$ref":"#/components/schemas/Moment","description":"Time at which the manual clock starts, \#
  RFC 3339."}},"required":["manual"],"additionalProperties":false}]},"CommitStats":{"descripti\#
  on":"The commits since the daemon's start.","type":"object","properties":{"turns":{"descript\#
  ion":"Turns that became durable. A turn is what the daemon decides together; a commit has on\#
  e or more.","type":"integer","minimum":0},"waitingTurns":{"description":"Turns that wait for\#
   the disk now.","type":"integer","minimum":0},"failures":{"description":"Commits that failed\#
  , for example because the disk was full.","type":"integer","minimum":0},"durations":{"$ref":\#
  "#/components/schemas/Durations"}},"required":["turns","waitingTurns","failures","durations"\#
  ]},"ConnectionStats":{"description":"The connections, and the replies that wait on them.","t\#
  ype":"object","properties":{"open":{"description":"Open connections.","type":"integer","mini\#
  mum":0},"opened":{"description":"Connections that clients opened since the daemon's start.",\#
  "type":"integer","minimum":0},"refused":{"description":"Connections that the daemon refused \#
  since its start, because there were too many.","type":"integer","minimum":0},"peers":{"descr\#
  iption":"The open connections by uid and role.","type":"array","items":{"$ref":"#/components\#
  /schemas/PeerStats"}},"owedBytes":{"description":"Replies that wait for the disk.","type":"i\#
  nteger","minimum":0},"unsentBytes":{"description":"Replies that wait for clients to read the\#
  m.","type":"integer","minimum":0}},"required":["open","opened","refused","peers","owedBytes"\#
  ,"unsentBytes"]},"ConsumerId":{"description":"Name of a consumer: a reader of the log whose \#
  position the daemon stores. The reader chooses it, for example `mailer`.","type":"string","m\#
  inLength":1,"maxLength":255},"ConsumerLag":{"description":"A consumer of a feed.","type":"ob\#
  ject","properties":{"project":{"$ref":"#/components/schemas/ProjectId"},"consumer":{"$ref":"\#
  #/components/schemas/ConsumerId"},"cursor":{"$ref":"#/components/schemas/Cursor"},"lag":{"de\#
  scription":"Events that it has not acknowledged.","type":"integer","minimum":0}},"required":\#
  ["project","consumer","cursor","lag"]},"Country":{"description":"ISO 3166 country code of tw\#
  o or three letters, stored as it is sent.","type":"string","pattern":"^[A-Za-z]{2,3}$"},"Cou\#
  nts":{"description":"Number of records of a project.","type":"object","properties":{"devices\#
  ":{"type":"integer","minimum":0},"users":{"type":"integer","minimum":0},"customers":{"descri\#
  ption":"A merged customer counts once.","type":"integer","minimum":0},"purchases":{"type":"i\#
  nteger","minimum":0},"unclaimed":{"description":"Unclaimed purchases, which have had no hold\#
  er yet; `purchases` counts them too.","type":"integer","minimum":0},"events":{"type":"intege\#
  r","minimum":0}},"required":["devices","users","customers","purchases","unclaimed","events"]\#
  },"Currency":{"description":"ISO 4217 currency code of three letters, stored as it is sent."\#
  ,"type":"string","pattern":"^[A-Za-z]{3}$"},"Cursor":{"description":"A position in a project\#
  's log: the number of the last event before it. \"0\" is the position before the first event\#
  .","type":"string","pattern":"^(0|[1-9][0-9]{0,18})$"},"DeviceId":{"description":"A device: \#
  one installation of one app. A reinstallation is a new device.","type":"string","minLength":\#
  1,"maxLength":255},"Duration":{"description":"ISO 8601 duration, for example P1M, P7D or PT1\#
  H30M. It has whole numbers of Y, M, W, D and, after a T, of H, M, S; only the seconds may ha\#
  ve a fraction. P1M keeps the day of the month, or takes the last day of a shorter month.","t\#
  ype":"string","format":"duration"},"DurationBucket":{"description":"A bucket of a histogram.\#
  ","type":"object","properties":{"upToMicros":{"description":"The longest duration that it co\#
  unts. Null for durations longer than every bound.","type":["integer","null"],"minimum":0},"c\#
  ount":{"description":"How many durations are longer than the bound of the bucket before, and\#
   not longer than this one.","type":"integer","minimum":0}},"required":["upToMicros","count"]\#
  },"Durations":{"description":"A histogram of durations since the daemon's start, in microsec\#
  onds.","type":"object","properties":{"count":{"description":"How many durations it counts.",\#
  "type":"integer","minimum":0},"sumMicros":{"description":"Their sum.","type":"integer","mini\#
  mum":0},"maxMicros":{"description":"The longest of them.","type":"integer","minimum":0},"buc\#
  kets":{"description":"The buckets that are not empty, shortest durations first. Their bounds\#
   are 1, 2, 3, 4, 6, 8, 12, 16 and so on up to 100 seconds.","type":"array","items":{"$ref":"\#
  #/components/schemas/DurationBucket"}}},"required":["count","sumMicros","maxMicros","buckets\#
  "]},"EndReason":{"description":"Why a subscription ended, or will end: the customer's choice\#
  , a failed payment, a refused price increase, a product that is no longer sold (unavailable)\#
  , the developer, another purchase that took it over (replaced), or another reason. Null when\#
   the store named none.","type":["string","null"],"enum":["customer","billing","priceIncrease\#
  ","unavailable","developer","replaced","other",null]},"Entitlement":{"description":"What a p\#
  roduct or a grant unlocks for a user, and why. One purchase or grant, the winner, supplies e\#
  very member. If the user never had the entitlement, every member is null except `id`, `activ\#
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
  at the user never had.","type":["string","null"],"enum":["active","trial","intro","gracePeri\#
  od","billingRetry","paused","expired","refunded","revoked",null]},"StorageStats":{"descripti\#
  on":"The files of the store, and the work on them since the daemon's start. Missing if the s\#
  tore is in memory.","type":"object","properties":{"dataFileBytes":{"description":"Size of th\#
  e data file.","type":"integer","minimum":0},"logFileBytes":{"description":"Size of SQLite's \#
  write-ahead log.","type":"integer","minimum":0},"journalFileBytes":{"description":"Size of t\#
  he two files of the journal.","type":"integer","minimum":0},"journalBytes":{"description":"B\#
  ytes in the journal that the daemon has not copied to the tables yet.","type":"integer","min\#
  imum":0},"journalAgeMs":{"description":"Milliseconds since the oldest of them was committed;\#
   0 if there are none.","type":"integer","minimum":0},"freeBytes":{"description":"Free space \#
  for the daemon on the file system of the data file; null if the system does not say.","type"\#
  :["integer","null"],"minimum":0},"syncs":{"$ref":"#/components/schemas/Durations"},"checkpoi\#
  nts":{"$ref":"#/components/schemas/Durations"},"rebuilds":{"$ref":"#/components/schemas/Dura\#
  tions"}},"required":["dataFileBytes","logFileBytes","journalFileBytes","journalBytes","journ\#
  alAgeMs","freeBytes","syncs","checkpoints","rebuilds"]},"Store":{"description":"Store that t\#
  ook the payment: appStore, macAppStore, playStore, amazon, huawei, samsung, roku, microsoft,\#
   paddle, stripe, web, or one of the project's `stores.custom`.","type":"string","pattern":"^\#
  [A-Za-z0-9._-]{1,64}$"},"StoreAccountId":{"description":"A store account, for example an App\#
  le ID or a Google account, whose purchases a device can restore.","type":"string","minLength\#
  ":1,"maxLength":255},"StoreNotification":{"description":"The store's message. `id` and `type\#
  ` are null for a bare signed transaction, and for what the caller fetched.","type":"object",\#
  "properties":{"id":{"description":"Apple's `notificationUUID`, Google's `messageId`, Stripe'\#
  s event id.","type":["string","null"]},"type":{"description":"The store's type.","type":["st\#
  ring","null"]},"subtype":{"description":"Apple's subtype; null if there is none.","type":["s\#
  tring","null"]},"at":{"$ref":"#/components/schemas/Moment","description":"Time at which the \#
  store made it."},"environment":{"description":"Null if the message has none.","type":["strin\#
  g","null"],"enum":["production","sandbox",null]}},"required":["id","type","subtype","at","en\#
  vironment"]},"StoreQuestion":{"description":"What to fetch from the store: its kind, and the\#
   ids that the store gave.","type":"object","properties":{"kind":{"type":"string","enum":["su\#
  bscription","product","invoice","checkoutSession"]},"id":{"description":"Id of the object at\#
   Stripe.","type":"string"},"packageName":{"description":"Package of the app at Google.","typ\#
  e":"string"},"purchaseToken":{"description":"Token of the purchase at Google.","type":"strin\#
  g"},"charge":{"description":"Charge whose invoice is to be fetched.","type":"string"},"payme\#
  ntIntent":{"description":"Payment whose invoice is to be fetched.","type":"string"}},"requir\#
  ed":["kind"]},"StoreResponse":{"description":"An object that the caller fetched from a store\#
  's API.","type":"object","properties":{"kind":{"description":"What `body` is: for `playStore\#
  `, `subscription` (purchases.subscriptionsv2) or `product` (purchases.productsv2); for `stri\#
  pe`, `subscription`, `invoice` or `checkoutSession`.","type":"string","enum":["subscription"\#
  ,"product","invoice","checkoutSession"]},"purchaseToken":{"description":"Token of the purcha\#
  se at Google. Required for `playStore` without a payload.","type":"string","minLength":1,"ma\#
  xLength":255},"packageName":{"description":"Package of the app at Google.","type":"string","\#
  minLength":1,"maxLength":255},"body":{"description":"The JSON object that the API returned."\#
  ,"type":"object","additionalProperties":{}},"fetchedAt":{"$ref":"#/components/schemas/Moment\#
  ","description":"Time of the fetch, RFC 3339; used without a payload. Default: now, by the s\#
  ystem clock."}},"required":["kind","body"],"additionalProperties":false},"StoreState":{"desc\#
  ription":"Where the daemon keeps its data.","type":"object","properties":{"kind":{"descripti\#
  on":"Kind of the store.","type":"string","enum":["memory","sqlite","postgres"]},"shared":{"d\#
  escription":"Whether other daemons may write the store, too: true only for `postgres`.","typ\#
  e":"boolean"},"reachable":{"description":"Whether the database answered when the daemon last\#
   asked, which it does once a second or more often. Only if `shared`.","type":"boolean"},"dur\#
  ability":{"description":"`replicated` if a commit waits until a standby has it; otherwise `l\#
  ocal`. Only if `shared`, and once the database has answered.","type":"string","enum":["local\#
  ","replicated"]},"historyLosses":{"description":"How often since its start the daemon found \#
  that the database had lost commits, for example after a restored backup. Only if `shared`.",\#
  "type":"integer","minimum":0},"clockOffsetMs":{"description":"Milliseconds by which the data\#
  base's clock is ahead of this machine's; negative if it is behind. Only if `shared`, and onc\#
  e the database has answered.","type":"integer"}},"required":["kind","shared"]},"Stores":{"de\#
  scription":"Settings of the stores in which a project sells.","type":"object","properties":{\#
  "appStore":{"$ref":"#/components/schemas/AppStoreSettings","description":"Absent when not de\#
  fined."},"playStore":{"$ref":"#/components/schemas/PlayStoreSettings","description":"Absent \#
  when not defined."},"stripe":{"$ref":"#/components/schemas/StripeSettings","description":"Ab\#
  sent when not defined."},"custom":{"description":"Stores of the project's own, in byte order\#
  .","type":"array","items":{"$ref":"#/components/schemas/Store"},"maxItems":20}},"required":[\#
  "custom"]},"StoresChoice":{"description":"New settings of stores. A setting that is left out\#
   stays.","type":"object","properties":{"appStore":{"description":"How the project verifies w\#
  hat the App Store sends. Replaces the settings as a whole; null removes them.","type":["obje\#
  ct","null"],"properties":{"apps":{"description":"Apps whose notifications the project takes.\#
  ","type":"array","items":{"$ref":"#/components/schemas/AppStoreApp"},"maxItems":100},"enviro\#
  nments":{"type":"array","items":{"$ref":"#/components/schemas/AppStoreEnvironment"},"maxItem\#
  s":4,"description":"Environments that the project takes. Default: `Production` and `Sandbox`\#
  . `Xcode` and `LocalTesting` need a project whose `environment` is not `production`."},"root\#
  s":{"description":"Root certificates that replace Apple's, as DER in base64. Only where the \#
  project's `environment` is not `production`. Default: Apple's root.","type":"array","items":\#
  {"type":"string"},"maxItems":10}},"required":["apps"],"additionalProperties":false},"playSto\#
  re":{"description":"How the project verifies and reads what Google Play sends. Replaces the \#
  settings as a whole; null removes them.","type":["object","null"],"properties":{"packages":{\#
  "description":"Package names of the apps whose notifications the project takes.","type":"arr\#
  ay","items":{"type":"string","minLength":1,"maxLength":255},"maxItems":100}},"required":["pa\#
  ckages"],"additionalProperties":false},"stripe":{"description":"How the project verifies and\#
   reads Stripe's events. Replaces the settings as a whole; null removes them.","type":["objec\#
  t","null"],"properties":{"secret":{"description":"Signing secret of Stripe's endpoint, with \#
  its `whsec_`.","type":"string","minLength":1,"maxLength":255},"oldSecret":{"description":"Pr\#
  evious secret, which the daemon also accepts; null when there is none.","type":["string","nu\#
  ll"],"minLength":1,"maxLength":255},"product":{"description":"Member of Stripe's price that \#
  names the product: its `product`, its own id, or its `lookup_key`.","type":"string","enum":[\#
  "product","price","lookupKey"],"default":"product"},"userFrom":{"description":"Members of St\#
  ripe's objects that contain the account token: `client_reference_id`, `customer` or `metadat\#
  a.NAME`. The first that is present counts. Default: `client_reference_id`.","type":"array","\#
  items":{"type":"string","minLength":1,"maxLength":255},"maxItems":10},"grace":{"$ref":"#/com\#
  ponents/schemas/Duration","description":"How long access continues while a renewal is unpaid\#
   and Stripe retries it, ISO 8601. Default: P0D."}},"required":["secret"],"additionalProperti\#
  es":false},"custom":{"description":"Stores of the project's own. They replace the previous l\#
  ist as a whole.","type":"array","items":{"$ref":"#/components/schemas/Store"},"maxItems":20}\#
  },"required":[],"additionalProperties":false},"StripeSettings":{"description":"How the proje\#
  ct reads Stripe's events. Only `project.stores` returns the secrets.","type":"object","prope\#
  rties":{"secret":{"description":"Signing secret of Stripe's endpoint, with its `whsec_`. Onl\#
  y in `project.stores`.","type":"string","minLength":1,"maxLength":255},"oldSecret":{"descrip\#
  tion":"Previous secret, which the daemon also accepts; null when there is none. Only in `pro\#
  ject.stores`.","type":["string","null"],"minLength":1,"maxLength":255},"product":{"descripti\#
  on":"Member of Stripe's price that names the product: its `product`, its own id, or its `loo\#
  kup_key`.","type":"string","enum":["product","price","lookupKey"]},"userFrom":{"description"\#
  :"Members of Stripe's objects that contain the account token: `client_reference_id`, `custom\#
  er` or `metadata.NAME`. The first that is present counts.","type":"array","items":{"type":"s\#
  tring","minLength":1,"maxLength":255},"maxItems":10},"grace":{"$ref":"#/components/schemas/D\#
  uration","description":"How long access continues while a renewal is unpaid and Stripe retri\#
  es it, ISO 8601."}},"required":["product","userFrom","grace"]},"SubscriptionId":{"descriptio\#
  n":"Id of a subscription. It is unique within one connection.","type":"string"},"SuggestedCa\#
  ll":{"description":"A complete call that would make the entitlement active. The daemon has t\#
  ried it in a dry run.","type":"object","properties":{"method":{"description":"Method of the \#
  call.","type":"string"},"params":{"description":"Params of the call.","type":"object"},"role\#
  ":{"description":"Role that the caller needs.","type":"string","enum":["read","write","admin\#
  "]},"text":{"description":"An explanation in one sentence.","type":"string"}},"required":["m\#
  ethod","params","role","text"]},"Transaction":{"description":"One transaction of a purchase:\#
   a paid period or a single payment. A member that is not required is absent when it is not s\#
  et.","type":"object","properties":{"transactionId":{"$ref":"#/components/schemas/Transaction\#
  Id"},"product":{"$ref":"#/components/schemas/ProductId"},"periodType":{"$ref":"#/components/\#
  schemas/PeriodType"},"purchasedAt":{"$ref":"#/components/schemas/Moment"},"expiresAt":{"$ref\#
  ":"#/components/schemas/NullableMoment"},"isFamilyShared":{"description":"Whether a family m\#
  ember bought it and shares it. An export always shows this member and those up to `attribute\#
  s`.","type":"boolean"},"price":{"description":"A decimal number in a string, for example \"9\#
  .99\".","type":["string","null"]},"currency":{"description":"ISO 4217 code, as it was sent."\#
  ,"type":["string","null"]},"country":{"description":"ISO 3166 code, as it was sent.","type":\#
  ["string","null"]},"offerCode":{"description":"Offer code, as it was sent.","type":["string"\#
  ,"null"]},"attributes":{"$ref":"#/components/schemas/Attributes"},"kind":{"$ref":"#/componen\#
  ts/schemas/ProductKind","description":"The kind that the store named."},"environment":{"$ref\#
  ":"#/components/schemas/PurchaseEnvironment","description":"The environment that the store n\#
  amed."},"autoRenew":{"description":"False while auto-renew is off.","type":"boolean"},"autoR\#
  enewDisabledAt":{"$ref":"#/components/schemas/Moment","description":"Time since which auto-r\#
  enew has been off."},"gracePeriodExpiresAt":{"$ref":"#/components/schemas/Moment","descripti\#
  on":"Last moment of the grace period."},"billingRetry":{"description":"True while the store \#
  retries a failed payment.","type":"boolean"},"pausedUntil":{"$ref":"#/components/schemas/Mom\#
  ent","description":"Time at which the pause ends."},"refundedAt":{"$ref":"#/components/schem\#
  as/Moment","description":"Time of the refund."},"revokedAt":{"$ref":"#/components/schemas/Mo\#
  ment","description":"Time at which the store withdrew access."},"endedAt":{"$ref":"#/compone\#
  nts/schemas/Moment","description":"Time at which access ended before the end of the period."\#
  },"paused":{"description":"True while the store reports the subscription as paused.","type":\#
  "boolean"},"renewsAs":{"$ref":"#/components/schemas/ProductId","description":"Product of the\#
   next period."},"endReason":{"$ref":"#/components/schemas/EndReason"},"billingIssueAt":{"$re\#
  f":"#/components/schemas/Moment","description":"Time since which billing has failed."},"list\#
  edAt":{"$ref":"#/components/schemas/Moment","description":"Time at which the store last list\#
  ed the items of the subscription, this one among them. Absent if the subscription had one it\#
  em only."},"asOf":{"$ref":"#/components/schemas/Moment","description":"Time of the newest st\#
  atement about the transaction."}},"required":["transactionId","product","periodType","purcha\#
  sedAt","expiresAt","asOf"]},"TransactionId":{"description":"Id that a store gives to a trans\#
  action.","type":"string","minLength":1,"maxLength":255},"User":{"description":"The current u\#
  ser of a device, or the user that an id belongs to.","type":"object","properties":{"id":{"$r\#
  ef":"#/components/schemas/UserId","description":"For a device: the identified user, or else \#
  the anonymous user. For an id: that id if it is identified, or else the customer's identifie\#
  d id, or its anonymous id if it has none."},"anonymousId":{"description":"For a device: its \#
  anonymous user. For an id: that id if it is anonymous, or else null.","type":["string","null\#
  "]},"identityId":{"description":"Id of the identified user; null for an anonymous user.","ty\#
  pe":["string","null"]},"customerId":{"$ref":"#/components/schemas/UserId","description":"Id \#
  of the customer. It stays the same across logins, and every userId param accepts it."},"alia\#
  ses":{"description":"Every id of the customer, in byte order. It omits the customerId of a c\#
  ustomer that began with an identified user.","type":"array","items":{"$ref":"#/components/sc\#
  hemas/UserId"}},"device":{"$ref":"#/components/schemas/DeviceId","description":"Id of the de\#
  vice; absent when the request names a user."},"createdAt":{"$ref":"#/components/schemas/Mome\#
  nt","description":"Time at which the customer was created."},"environment":{"$ref":"#/compon\#
  ents/schemas/ProjectEnvironment"}},"required":["id","anonymousId","identityId","customerId",\#
  "aliases","createdAt","environment"]},"UserId":{"description":"Id of a user: the app's own i\#
  d, an anonymous id, or a customerId. It has 1 to `userIdLengthMax` Unicode scalars, and the \#
  daemon compares it byte by byte. An empty id is blockedUserId and a longer id userIdTooLong,\#
   so this schema has no length.","type":"string"},"Warning":{"description":"A sign that an ac\#
  cepted request may be a mistake.","type":"object","properties":{"kind":{"type":"string","enu\#
  m":["unknownProduct","unknownEntitlement","subscriptionWithoutEnd","heldByNobody","sameMomen\#
  t","asOfAhead","keyTaken","accountTokenDiffers","transactionDiffers","unknownNotification"]}\#
  ,"message":{"description":"An explanation in one sentence.","type":"string"},"nearest":{"des\#
  cription":"Similar names that exist, nearest first. An unknown entitlement always has it.","\#
  type":"array","items":{"type":"string"}},"fields":{"description":"In sameMoment: the fields \#
  that two statements of one moment give different values.","type":"array","items":{"type":"st\#
  ring"}}},"required":["kind","message"]},"Webhook":{"description":"A URL that receives a proj\#
  ect's events, with its secrets. Only an admin can read it.","type":"object","properties":{"u\#
  rl":{"$ref":"#/components/schemas/WebhookUrl"},"secret":{"$ref":"#/components/schemas/Webhoo\#
  kSecret"},"oldSecret":{"description":"Second secret that also signs each delivery; null when\#
   there is none.","type":["string","null"]},"authorization":{"description":"What posts carry \#
  in their header `Authorization`; null when they carry none.","type":["string","null"]},"form\#
  at":{"$ref":"#/components/schemas/WebhookFormat"},"paused":{"description":"True if webhook.p\#
  ause stopped the posts to the URL.","type":"boolean"},"consumer":{"$ref":"#/components/schem\#
  as/ConsumerId","description":"Name of the consumer whose cursor is the webhook's position. A\#
   replay gives the webhook a new consumer."},"cursor":{"$ref":"#/components/schemas/Cursor","\#
  description":"The webhook's position: all events up to this cursor are delivered."}},"requir\#
  ed":["url","secret","oldSecret","authorization","format","paused","consumer","cursor"]},"Web\#
  hookChoice":{"description":"A URL that receives the project's events.","type":"object","prop\#
  erties":{"url":{"$ref":"#/components/schemas/WebhookUrl"},"secret":{"$ref":"#/components/sch\#
  emas/WebhookSecret"},"oldSecret":{"$ref":"#/components/schemas/WebhookSecret","description":\#
  "Second secret that also signs each delivery, until every receiver knows the new secret."},"\#
  authorization":{"description":"Secret that posts carry in their header `Authorization`, with\#
   the format `qonversion` after `Basic `. Printable ASCII, without a space at either end.","t\#
  ype":"string","minLength":1,"maxLength":1000},"format":{"$ref":"#/components/schemas/Webhook\#
  Format","default":"entitled"}},"required":["url","secret"],"additionalProperties":false},"We\#
  bhookFailure":{"description":"The latest failed attempt for the oldest event that waits for \#
  another attempt; if no event waits, the latest failed attempt.","type":"object","properties"\#
  :{"at":{"$ref":"#/components/schemas/Moment","description":"Time of the latest attempt."},"c\#
  ursor":{"$ref":"#/components/schemas/Cursor","description":"Cursor of the event."},"reason":\#
  {"description":"Why the attempt failed, for people.","type":"string","maxLength":500},"attem\#
  pts":{"description":"Number of attempts so far to post the event.","type":"integer","minimum\#
  ":1},"nextAttemptAt":{"$ref":"#/components/schemas/NullableMoment","description":"Time of th\#
  e next attempt; null if the event is delivered or no program posts it."}},"required":["at","\#
  cursor","reason","attempts","nextAttemptAt"]},"WebhookFormat":{"description":"Format of a de\#
  livery. `entitled`: the event as in the log. `purchasely`, `revenuecat` and `qonversion`: as\#
   these systems document it (webhooks.md).","type":"string","enum":["entitled","purchasely","\#
  revenuecat","qonversion"]},"WebhookReport":{"description":"The results of the posts to a URL\#
  .","type":"object","properties":{"url":{"$ref":"#/components/schemas/WebhookUrl"},"delivered\#
  At":{"$ref":"#/components/schemas/Moment","description":"Time of the latest delivery."},"fai\#
  lure":{"description":"The latest failed attempt for the oldest event that waits for another \#
  attempt; if no event waits, the latest failed attempt.","type":"object","properties":{"at":{\#
  "$ref":"#/components/schemas/Moment","description":"Time of the attempt."},"cursor":{"$ref":\#
  "#/components/schemas/Cursor","description":"Cursor of the event."},"reason":{"description":\#
  "Why the attempt failed, for people.","type":"string","maxLength":500},"attempts":{"descript\#
  ion":"Number of attempts so far to post the event.","type":"integer","minimum":1,"maximum":2\#
  147483647},"nextAttemptAt":{"$ref":"#/components/schemas/Moment","description":"Time of the \#
  next attempt; absent if the event is delivered."}},"required":["at","cursor","reason","attem\#
  pts"],"additionalProperties":false}},"required":["url"],"additionalProperties":false},"Webho\#
  okSecret":{"description":"Key that signs each delivery. After `whsec_`: the key in base64. A\#
  ny other text is the key itself, in UTF-8.","type":"string","minLength":1,"maxLength":255},"\#
  WebhookStatus":{"description":"A URL that receives a project's events, and the results of th\#
  e posts to it.","type":"object","properties":{"url":{"$ref":"#/components/schemas/WebhookUrl\#
  "},"format":{"$ref":"#/components/schemas/WebhookFormat"},"state":{"description":"`paused` b\#
  y webhook.pause; `stopped` if no program posts; `failing` if an event waits for another atte\#
  mpt; else `posting`.","type":"string","enum":["paused","stopped","failing","posting"]},"curs\#
  or":{"$ref":"#/components/schemas/Cursor","description":"The webhook's position: all events \#
  up to this cursor are delivered."},"backlog":{"description":"Number of events after `cursor`\#
  .","type":"integer","minimum":0},"deliveredAt":{"$ref":"#/components/schemas/NullableMoment"\#
  ,"description":"Time of the latest delivery; null if the daemon has had no report of a deliv\#
  ery since its start."},"failure":{"$ref":"#/components/schemas/WebhookFailure","description"\#
  :"Absent if the daemon has had no report of a failure since its start."}},"required":["url",\#
  "format","state","cursor","backlog","deliveredAt"]},"WebhookSummary":{"description":"A URL t\#
  hat receives a project's events.","type":"object","properties":{"url":{"$ref":"#/components/\#
  schemas/WebhookUrl"},"format":{"$ref":"#/components/schemas/WebhookFormat"}},"required":["ur\#
  l","format"]},"WebhookUrl":{"description":"An absolute `https://` or `http://` URL with a ho\#
  st, and optionally a port, a path and a query. It has no user, password or fragment, because\#
   every reader of the project sees it.","type":"string","pattern":"^[Hh][Tt][Tt][Pp][Ss]?://"\#
  ,"minLength":8,"maxLength":2000}},"errors":{"parseError":{"code":-32700,"message":"The line \#
  is not valid JSON; lines.md defines the grammar. `offset` is the position of the first wrong\#
   byte, counted from 0.","data":{"kind":"parseError","retryable":false}},"invalidRequest":{"c\#
  ode":-32600,"message":"The line is JSON, but not a request: it is not an object or an empty \#
  batch, it has no method, its `jsonrpc` is not \"2.0\", or its id or params have a wrong type\#
  .","data":{"kind":"invalidRequest","retryable":false}},"messageTooLarge":{"code":-32600,"mes\#
  sage":"A line has more than `limit` bytes before its line feed. The daemon drops the line an\#
  d reads the next line as usual.","data":{"kind":"messageTooLarge","retryable":false}},"batch\#
  TooLarge":{"code":-32600,"message":"A batch has more than `limit` entries, and the daemon ex\#
  ecutes none of them. Or the replies to earlier entries have more than `limit` bytes, and the\#
   daemon does not execute this entry.","data":{"kind":"batchTooLarge","retryable":false}},"no\#
  tInBatch":{"code":-32600,"message":"The method is not allowed in a batch.","data":{"kind":"n\#
  otInBatch","retryable":false}},"unknownMethod":{"code":-32601,"message":"The daemon has no s\#
  uch method. `nearest` lists similar names.","data":{"kind":"unknownMethod","retryable":false\#
  }},"invalidParams":{"code":-32602,"message":"A parameter is missing, unknown, of a wrong typ\#
  e or out of range, or two parameters exclude each other. `field` points to it; `nearest` lis\#
  ts similar names.","data":{"kind":"invalidParams","retryable":false}},"internalError":{"code\#
  ":-32603,"message":"The daemon has a fault. Its log has the same `reference`.","data":{"kind\#
  ":"internalError","retryable":false}},"permissionDenied":{"code":1000,"message":"The caller'\#
  s role is lower than the role that the method needs. `uid` and `role` are the caller's (`non\#
  e` without a role), and `needs` is the method's role.","data":{"kind":"permissionDenied","re\#
  tryable":false}},"unknownDevice":{"code":1100,"message":"The project has no such device.","d\#
  ata":{"kind":"unknownDevice","retryable":false}},"unknownUser":{"code":1101,"message":"The p\#
  roject has no such user.","data":{"kind":"unknownUser","retryable":false}},"blockedUserId":{\#
  "code":1102,"message":"No user may have this id: it is empty, or in the project's `blockedUs\#
  erIds`.","data":{"kind":"blockedUserId","retryable":false}},"userIdTooLong":{"code":1103,"me\#
  ssage":"The id has more Unicode scalars than the project's `userIdLengthMax`.","data":{"kind\#
  ":"userIdTooLong","retryable":false}},"reservedUserId":{"code":1104,"message":"The id begins\#
   with the project's anonymous prefix, or it is the id of an anonymous user or a customerId."\#
  ,"data":{"kind":"reservedUserId","retryable":false}},"alreadyAnonymous":{"code":1105,"messag\#
  e":"No user is logged in on the device, and the project's `onAnonymousLogout` is `refuse`.",\#
  "data":{"kind":"alreadyAnonymous","retryable":false}},"unknownProject":{"code":1200,"message\#
  ":"The daemon has no such project.","data":{"kind":"unknownProject","retryable":false}},"unk\#
  nownPurchase":{"code":1201,"message":"The project has no purchase with this store and origin\#
  alTransactionId, or the purchase has no such transaction. Nothing changes.","data":{"kind":"\#
  unknownPurchase","retryable":false}},"purchaseHeldByAnother":{"code":1202,"message":"Another\#
   user holds the purchase, and a rule of the project keeps it there. `holder` and `rule` name\#
   them. In `user.import` there is no `rule`: the import does not name the holder. Nothing cha\#
  nges.","data":{"kind":"purchaseHeldByAnother","retryable":false}},"unknownEntitlement":{"cod\#
  e":1203,"message":"A call grants or explains an entitlement that the project does not have. \#
  `nearest` lists similar names.","data":{"kind":"unknownEntitlement","retryable":false}},"not\#
  AManualGrant":{"code":1204,"message":"The user has no active grant of this entitlement. For \#
  example, a purchase gives it, or the grant has ended.","data":{"kind":"notAManualGrant","ret\#
  ryable":false}},"clockNotManual":{"code":1205,"message":"The project uses the system's clock\#
  , which cannot be advanced.","data":{"kind":"clockNotManual","retryable":false}},"cannotUndo\#
  ":{"code":1206,"message":"The daemon cannot undo the link. Nothing changes. `obstacle` is th\#
  e reason: `unknownEvent`; `otherKind`: an event of this kind cannot be undone; `noLink`: the\#
   event linked nothing; `undone`: the link is already undone; `isUndo`: the event comes from \#
  an undo; `laterAlias`: a later alias merged the customer with another user; `tooMuch`: too m\#
  any users and purchases depend on the link; `unclear`: a deletion erased part of the history\#
  . `event` is the id of the event that prevents the undo.","data":{"kind":"cannotUndo","retry\#
  able":false}},"unknownConsumer":{"code":1207,"message":"No consumer of this name has acknowl\#
  edged an event. `events.acknowledge` does not create a name that begins with `webhook-`: tho\#
  se belong to webhooks.","data":{"kind":"unknownConsumer","retryable":false}},"unknownWebhook\#
  ":{"code":1208,"message":"The project has no webhook with this URL. The error does not repea\#
  t the URL.","data":{"kind":"unknownWebhook","retryable":false}},"idempotencyConflict":{"code\#
  ":1300,"message":"A call of the same method used this key with other params in the last 24 h\#
  ours.","data":{"kind":"idempotencyConflict","retryable":false}},"storageFull":{"code":1400,"\#
  message":"The disk has no room for the write. Nothing changes, and reading still works.","da\#
  ta":{"kind":"storageFull","retryable":true}},"storageFailed":{"code":1401,"message":"The wri\#
  te may not be on the disk: the daemon stops, and its next start shows what is stored. Or the\#
   daemon cannot read a record that the request needs: then it keeps running.","data":{"kind":\#
  "storageFailed","retryable":false}},"overloaded":{"code":1402,"message":"More requests are w\#
  aiting than the daemon accepts. Nothing changes. With a null `id`, the daemon dropped an unf\#
  inished line, and `limit` is the total size of all unfinished lines.","data":{"kind":"overlo\#
  aded","retryable":true}},"tooManyConnections":{"code":1403,"message":"The daemon has reached\#
   its maximum of connections. It replies to the first line with this error and closes the con\#
  nection.","data":{"kind":"tooManyConnections","retryable":false}},"shuttingDown":{"code":140\#
  4,"message":"The daemon is shutting down. Nothing changes.","data":{"kind":"shuttingDown","r\#
  etryable":true}},"storageUnavailable":{"code":1405,"message":"The shared database could not \#
  be reached, or did not answer in time; other stores have no such error. With `outcome` `notA\#
  pplied`, nothing changed. With `unknown`, the change may or may not be stored.","data":{"kin\#
  d":"storageUnavailable","retryable":true}},"unverified":{"code":1500,"message":"The daemon d\#
  oes not trust what `store.notify` got: `reason` is `malformed`, `algorithm`, `chainLength`, \#
  `certificate`, `chain`, `extension`, `validity`, `signature`, `app`, `environment`, `unsigne\#
  dEnvironment` or `age`; stores.md says what each means. `httpStatus` is what the web server \#
  should answer.","data":{"kind":"unverified","retryable":false}},"storeNotConfigured":{"code"\#
  :1501,"message":"The project does not define the store of `store.notify`. The store sends th\#
  e notification again if the web server answers `httpStatus`.","data":{"kind":"storeNotConfig\#
  ured","retryable":true}},"verifierMissing":{"code":1502,"message":"The system has no libcryp\#
  to, which verifies what Apple signed. All other methods work.","data":{"kind":"verifierMissi\#
  ng","retryable":true}},"verifierFailed":{"code":1503,"message":"The process that verifies wh\#
  at Apple signed ended, or took more than two seconds. The daemon starts it again.","data":{"\#
  kind":"verifierFailed","retryable":true}}}}}\#

  """#
