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
  00}},{"name":"at","required":false,"summary":"Time to answer for, RFC 3339. Who holds what i\#
  s as of today. Default: now.","schema":{"$ref":"#/components/schemas/Moment"}},{"name":"ifUn\#
  known","required":false,"summary":"Reply for a userId that the project does not have: `error\#
  `, or `none` for a result with no active entitlement and `known` false. The daemon does not \#
  create the user.","schema":{"type":"string","enum":["error","none"],"default":"error"}},{"na\#
  me":"project","required":false,"summary":"Id of the project.","schema":{"$ref":"#/components\#
  /schemas/ProjectId","default":"default"}}],"x-exactly-one":[["device"],["userId"]],"result":\#
  {"name":"result","schema":{"type":"object","properties":{"userId":{"$ref":"#/components/sche\#
  mas/UserId","description":"Id of the user that the answer is about."},"known":{"description"\#
  :"Whether the project has this user. Absent unless the request has `ifUnknown`.","type":"boo\#
  lean"},"entitlements":{"$ref":"#/components/schemas/Entitlements"},"at":{"$ref":"#/component\#
  s/schemas/Moment","description":"Time that the answer is for."},"warnings":{"description":"A\#
  bsent when there are no warnings.","type":"array","items":{"$ref":"#/components/schemas/Warn\#
  ing"}}},"required":["userId","entitlements","at"]}},"errors":[{"code":-32602,"message":"A pa\#
  rameter is missing, unknown, of a wrong type or out of range, or two parameters exclude each\#
   other. `field` points to it; `nearest` lists similar names.","data":{"kind":"invalidParams"\#
  ,"retryable":false}},{"code":1000,"message":"The caller's role is lower than the role that t\#
  he method needs. `uid` and `role` are the caller's (`none` without a role), and `needs` is t\#
  he method's role.","data":{"kind":"permissionDenied","retryable":false}},{"code":1100,"messa\#
  ge":"The project has no such device.","data":{"kind":"unknownDevice","retryable":false}},{"c\#
  ode":1101,"message":"The project has no such user.","data":{"kind":"unknownUser","retryable"\#
  :false}},{"code":1102,"message":"No user may have this id: it is empty, or in the project's \#
  `blockedUserIds`.","data":{"kind":"blockedUserId","retryable":false}},{"code":1103,"message"\#
  :"The id has more Unicode scalars than the project's `userIdLengthMax`.","data":{"kind":"use\#
  rIdTooLong","retryable":false}},{"code":1200,"message":"The daemon has no such project.","da\#
  ta":{"kind":"unknownProject","retryable":false}}],"examples":[{"name":"a subscription","x-gi\#
  ven":[{"method":"project.define","params":{"products":{"monthly":{"kind":"subscription","ent\#
  itlements":["premium"]}},"clock":{"manual":"2026-01-01T00:00:00.000Z"}}},{"method":"install"\#
  ,"params":{"device":"iphone"}},{"method":"purchase","params":{"device":"iphone","product":"m\#
  onthly","store":"appStore","transactionId":"1000","expiresAt":"2026-02-01T00:00:00.000Z"}}],\#
  "params":[{"name":"device","value":"iphone"}],"result":{"name":"result","value":{"userId":"{\#
  {anonymous}}","entitlements":{"premium":{"id":"premium","active":true,"state":"active","prod\#
  uctId":"monthly","source":"appStore","renewState":"willRenew","grantType":"purchase","period\#
  Type":"normal","startedAt":"2026-01-01T00:00:00.000Z","expiresAt":"2026-02-01T00:00:00.000Z"\#
  ,"gracePeriodExpiresAt":null,"firstPurchasedAt":"2026-01-01T00:00:00.000Z","lastPurchasedAt"\#
  :"2026-01-01T00:00:00.000Z","trialStartedAt":null,"autoRenewDisabledAt":null,"renewsCount":0\#
  ,"environment":"production","store":"appStore","transactionId":"1000","originalTransactionId\#
  ":"1000"}},"at":"2026-01-01T00:00:00.000Z"}}},{"name":"after its end","x-given":[{"method":"\#
  project.define","params":{"products":{"monthly":{"kind":"subscription","entitlements":["prem\#
  ium"]}},"clock":{"manual":"2026-01-01T00:00:00.000Z"}}},{"method":"install","params":{"devic\#
  e":"iphone"}},{"method":"purchase","params":{"device":"iphone","product":"monthly","store":"\#
  appStore","transactionId":"1000","expiresAt":"2026-02-01T00:00:00.000Z"}}],"params":[{"name"\#
  :"device","value":"iphone"},{"name":"at","value":"2026-03-01T00:00:00Z"}],"result":{"name":"\#
  result","value":{"userId":"{{anonymous}}","entitlements":{"premium":{"id":"premium","active"\#
  :false,"state":"expired","productId":"monthly","source":"appStore","renewState":"willRenew",\#
  "grantType":"purchase","periodType":"normal","startedAt":"2026-01-01T00:00:00.000Z","expires\#
  At":"2026-02-01T00:00:00.000Z","gracePeriodExpiresAt":null,"firstPurchasedAt":"2026-01-01T00\#
  :00:00.000Z","lastPurchasedAt":"2026-01-01T00:00:00.000Z","trialStartedAt":null,"autoRenewDi\#
  sabledAt":null,"renewsCount":0,"environment":"production","store":"appStore","transactionId"\#
  :"1000","originalTransactionId":"1000"}},"at":"2026-03-01T00:00:00.000Z"}}},{"name":"nothing\#
   bought","x-given":[{"method":"project.define","params":{"products":{"monthly":{"kind":"subs\#
  cription","entitlements":["premium"]}},"clock":{"manual":"2026-01-01T00:00:00.000Z"}}},{"met\#
  hod":"install","params":{"device":"iphone"}}],"params":[{"name":"device","value":"iphone"}],\#
  "result":{"name":"result","value":{"userId":"{{anonymous}}","entitlements":{},"at":"2026-01-\#
  01T00:00:00.000Z"}}},{"name":"an id that the project does not know","x-given":[{"method":"pr\#
  oject.define","params":{"products":{"monthly":{"kind":"subscription","entitlements":["premiu\#
  m"]}},"clock":{"manual":"2026-01-01T00:00:00.000Z"}}},{"method":"install","params":{"device"\#
  :"iphone"}}],"params":[{"name":"device","value":"iphone"},{"name":"entitlements","value":["p\#
  remum"]}],"result":{"name":"result","value":{"userId":"{{anonymous}}","entitlements":{"premu\#
  m":{"id":"premum","active":false,"state":null,"productId":null,"source":null,"renewState":"u\#
  nknown","grantType":null,"periodType":null,"startedAt":null,"expiresAt":null,"gracePeriodExp\#
  iresAt":null,"firstPurchasedAt":null,"lastPurchasedAt":null,"trialStartedAt":null,"autoRenew\#
  DisabledAt":null,"renewsCount":0,"environment":null,"store":null,"transactionId":null,"origi\#
  nalTransactionId":null}},"at":"2026-01-01T00:00:00.000Z","warnings":[{"kind":"unknownEntitle\#
  ment","message":"{{any}}","nearest":["premium"]}]}}},{"name":"a user who never bought","x-gi\#
  ven":[{"method":"project.define","params":{"products":{"monthly":{"kind":"subscription","ent\#
  itlements":["premium"]}},"clock":{"manual":"2026-01-01T00:00:00.000Z"}}}],"params":[{"name":\#
  "userId","value":"ann"},{"name":"ifUnknown","value":"none"}],"result":{"name":"result","valu\#
  e":{"userId":"ann","known":false,"entitlements":{},"at":"2026-01-01T00:00:00.000Z"}}}]},{"na\#
  me":"clock.advance","summary":"Moves a manual clock forward, and applies in order everything\#
   that falls due on the way.","x-role":"admin","x-since":1,"paramStructure":"either","params"\#
  :[{"name":"to","required":false,"summary":"New time of the clock, RFC 3339.","schema":{"$ref\#
  ":"#/components/schemas/Moment"}},{"name":"by","required":false,"summary":"How far to move t\#
  he clock: an ISO 8601 duration, for example P1M.","schema":{"$ref":"#/components/schemas/Dur\#
  ation"}},{"name":"project","required":false,"summary":"Id of the project.","schema":{"$ref":\#
  "#/components/schemas/ProjectId","default":"default"}},{"name":"dryRun","required":false,"su\#
  mmary":"Computes the result and the events without changing anything.","schema":{"type":"boo\#
  lean","default":false}},{"name":"idempotencyKey","required":false,"summary":"Makes a retry s\#
  afe: the same key with the same params returns the stored result.","schema":{"$ref":"#/compo\#
  nents/schemas/IdempotencyKey"}}],"x-exactly-one":[["to"],["by"]],"result":{"name":"result","\#
  schema":{"type":"object","properties":{"now":{"$ref":"#/components/schemas/Moment","descript\#
  ion":"Time that the clock shows after the call."},"dryRun":{"description":"True in a dry run\#
  ; otherwise absent.","type":"boolean"},"events":{"description":"The events that the call wou\#
  ld emit. Only in a dry run.","type":"array","items":{"$ref":"#/components/schemas/Event"}},"\#
  replayed":{"description":"True when this is the stored result of an idempotency key; otherwi\#
  se absent.","type":"boolean"}},"required":["now"]}},"errors":[{"code":-32602,"message":"A pa\#
  rameter is missing, unknown, of a wrong type or out of range, or two parameters exclude each\#
   other. `field` points to it; `nearest` lists similar names.","data":{"kind":"invalidParams"\#
  ,"retryable":false}},{"code":1000,"message":"The caller's role is lower than the role that t\#
  he method needs. `uid` and `role` are the caller's (`none` without a role), and `needs` is t\#
  he method's role.","data":{"kind":"permissionDenied","retryable":false}},{"code":1200,"messa\#
  ge":"The daemon has no such project.","data":{"kind":"unknownProject","retryable":false}},{"\#
  code":1205,"message":"The project uses the system's clock, which cannot be advanced.","data"\#
  :{"kind":"clockNotManual","retryable":false}},{"code":1300,"message":"A call of the same met\#
  hod used this key with other params in the last 24 hours.","data":{"kind":"idempotencyConfli\#
  ct","retryable":false}},{"code":1400,"message":"The disk has no room for the write. Nothing \#
  changes, and reading still works.","data":{"kind":"storageFull","retryable":true}},{"code":1\#
  401,"message":"The write may not be on the disk: the daemon stops, and its next start shows \#
  what is stored. Or the daemon cannot read a record that the request needs: then it keeps run\#
  ning.","data":{"kind":"storageFailed","retryable":false}}],"examples":[{"name":"a month","x-\#
  given":[{"method":"project.define","params":{"products":{"monthly":{"kind":"subscription","e\#
  ntitlements":["premium"]}},"clock":{"manual":"2026-01-01T00:00:00.000Z"}}}],"params":[{"name\#
  ":"by","value":"P1M"}],"result":{"name":"result","value":{"now":"2026-02-01T00:00:00.000Z"}}\#
  },{"name":"to a moment","x-given":[{"method":"project.define","params":{"products":{"monthly\#
  ":{"kind":"subscription","entitlements":["premium"]}},"clock":{"manual":"2026-01-01T00:00:00\#
  .000Z"}}}],"params":[{"name":"to","value":"2027-01-01T00:00:00Z"}],"result":{"name":"result"\#
  ,"value":{"now":"2027-01-01T00:00:00.000Z"}}}]},{"name":"events.acknowledge","summary":"Reco\#
  rds that a consumer has processed the events up to a cursor.","x-role":"write","x-since":1,"\#
  paramStructure":"either","params":[{"name":"consumer","required":true,"summary":"Name of the\#
   consumer. Its first acknowledgement creates it.","schema":{"$ref":"#/components/schemas/Con\#
  sumerId"}},{"name":"cursor","required":true,"summary":"Cursor of the last processed event; \\#
  "0\" for none.","schema":{"$ref":"#/components/schemas/Cursor"}},{"name":"project","required\#
  ":false,"summary":"Id of the project.","schema":{"$ref":"#/components/schemas/ProjectId","de\#
  fault":"default"}},{"name":"dryRun","required":false,"summary":"Computes the result and the \#
  events without changing anything.","schema":{"type":"boolean","default":false}},{"name":"ide\#
  mpotencyKey","required":false,"summary":"Makes a retry safe: the same key with the same para\#
  ms returns the stored result.","schema":{"$ref":"#/components/schemas/IdempotencyKey"}}],"re\#
  sult":{"name":"result","schema":{"type":"object","properties":{"consumer":{"$ref":"#/compone\#
  nts/schemas/ConsumerId"},"cursor":{"$ref":"#/components/schemas/Cursor","description":"Highe\#
  st cursor that the consumer has acknowledged."},"dryRun":{"description":"True in a dry run; \#
  otherwise absent.","type":"boolean"},"events":{"description":"The events that the call would\#
   emit: always none. Only in a dry run.","type":"array","items":{"$ref":"#/components/schemas\#
  /Event"}},"replayed":{"description":"True when this is the stored result of an idempotency k\#
  ey; otherwise absent.","type":"boolean"}},"required":["consumer","cursor"]}},"errors":[{"cod\#
  e":-32602,"message":"A parameter is missing, unknown, of a wrong type or out of range, or tw\#
  o parameters exclude each other. `field` points to it; `nearest` lists similar names.","data\#
  ":{"kind":"invalidParams","retryable":false}},{"code":1000,"message":"The caller's role is l\#
  ower than the role that the method needs. `uid` and `role` are the caller's (`none` without \#
  a role), and `needs` is the method's role.","data":{"kind":"permissionDenied","retryable":fa\#
  lse}},{"code":1200,"message":"The daemon has no such project.","data":{"kind":"unknownProjec\#
  t","retryable":false}},{"code":1300,"message":"A call of the same method used this key with \#
  other params in the last 24 hours.","data":{"kind":"idempotencyConflict","retryable":false}}\#
  ,{"code":1400,"message":"The disk has no room for the write. Nothing changes, and reading st\#
  ill works.","data":{"kind":"storageFull","retryable":true}},{"code":1401,"message":"The writ\#
  e may not be on the disk: the daemon stops, and its next start shows what is stored. Or the \#
  daemon cannot read a record that the request needs: then it keeps running.","data":{"kind":"\#
  storageFailed","retryable":false}}],"examples":[{"name":"a consumer begins at the beginning"\#
  ,"params":[{"name":"consumer","value":"mailer"},{"name":"cursor","value":"0"}],"result":{"na\#
  me":"result","value":{"consumer":"mailer","cursor":"0"}}},{"name":"never backwards","x-given\#
  ":[{"method":"install","params":{"device":"iphone"}},{"method":"events.acknowledge","params"\#
  :{"consumer":"mailer","cursor":"1"}}],"params":[{"name":"consumer","value":"mailer"},{"name"\#
  :"cursor","value":"0"}],"result":{"name":"result","value":{"consumer":"mailer","cursor":"1"}\#
  }}]},{"name":"events.read","summary":"Reads the events of a project in order, from any posit\#
  ion of its log.","x-role":"read","x-since":1,"paramStructure":"either","params":[{"name":"af\#
  ter","required":false,"summary":"Cursor from an earlier answer. The answer has the events af\#
  ter it.","schema":{"$ref":"#/components/schemas/Cursor","default":"0"}},{"name":"limit","req\#
  uired":false,"summary":"Maximum number of events.","schema":{"type":"integer","minimum":1,"m\#
  aximum":1000,"default":100}},{"name":"user","required":false,"summary":"Returns only events \#
  of this customer, by any of its ids.","schema":{"$ref":"#/components/schemas/UserId"}},{"nam\#
  e":"kinds","required":false,"summary":"Returns only events of these kinds.","schema":{"type"\#
  :"array","items":{"$ref":"#/components/schemas/EventKind"},"maxItems":100}},{"name":"consume\#
  r","required":false,"summary":"Starts after the last event that this consumer acknowledged. \#
  Excludes `after`.","schema":{"$ref":"#/components/schemas/ConsumerId"}},{"name":"project","r\#
  equired":false,"summary":"Id of the project.","schema":{"$ref":"#/components/schemas/Project\#
  Id","default":"default"}}],"result":{"name":"result","schema":{"type":"object","properties":\#
  {"events":{"type":"array","items":{"$ref":"#/components/schemas/Event"}},"cursor":{"$ref":"#\#
  /components/schemas/Cursor","description":"Cursor for the next call: that of the last event \#
  in the list, or of the newest event in the log when there are no more."},"more":{"descriptio\#
  n":"True when there may be more events: call again at once. The list can be empty when `more\#
  ` is true, because no event that the daemon looked at matched.","type":"boolean"}},"required\#
  ":["events","cursor","more"]}},"errors":[{"code":-32602,"message":"A parameter is missing, u\#
  nknown, of a wrong type or out of range, or two parameters exclude each other. `field` point\#
  s to it; `nearest` lists similar names.","data":{"kind":"invalidParams","retryable":false}},\#
  {"code":1000,"message":"The caller's role is lower than the role that the method needs. `uid\#
  ` and `role` are the caller's (`none` without a role), and `needs` is the method's role.","d\#
  ata":{"kind":"permissionDenied","retryable":false}},{"code":1101,"message":"The project has \#
  no such user.","data":{"kind":"unknownUser","retryable":false}},{"code":1102,"message":"No u\#
  ser may have this id: it is empty, or in the project's `blockedUserIds`.","data":{"kind":"bl\#
  ockedUserId","retryable":false}},{"code":1103,"message":"The id has more Unicode scalars tha\#
  n the project's `userIdLengthMax`.","data":{"kind":"userIdTooLong","retryable":false}},{"cod\#
  e":1200,"message":"The daemon has no such project.","data":{"kind":"unknownProject","retryab\#
  le":false}},{"code":1207,"message":"No consumer of this name has acknowledged an event.","da\#
  ta":{"kind":"unknownConsumer","retryable":false}}],"examples":[{"name":"from the start","x-g\#
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
  r","required":false,"summary":"Cursor from an earlier answer. The subscription starts with t\#
  he event after it. Default: new events only.","schema":{"$ref":"#/components/schemas/Cursor"\#
  }},{"name":"kinds","required":false,"summary":"Sends only events of these kinds.","schema":{\#
  "type":"array","items":{"$ref":"#/components/schemas/EventKind"},"maxItems":100}},{"name":"p\#
  roject","required":false,"summary":"Id of the project.","schema":{"$ref":"#/components/schem\#
  as/ProjectId","default":"default"}}],"result":{"name":"result","schema":{"type":"object","pr\#
  operties":{"subscription":{"$ref":"#/components/schemas/SubscriptionId"},"cursor":{"$ref":"#\#
  /components/schemas/Cursor","description":"The subscription sends the events after this curs\#
  or."}},"required":["subscription","cursor"]}},"errors":[{"code":-32602,"message":"A paramete\#
  r is missing, unknown, of a wrong type or out of range, or two parameters exclude each other\#
  . `field` points to it; `nearest` lists similar names.","data":{"kind":"invalidParams","retr\#
  yable":false}},{"code":1000,"message":"The caller's role is lower than the role that the met\#
  hod needs. `uid` and `role` are the caller's (`none` without a role), and `needs` is the met\#
  hod's role.","data":{"kind":"permissionDenied","retryable":false}},{"code":1200,"message":"T\#
  he daemon has no such project.","data":{"kind":"unknownProject","retryable":false}}],"x-noti\#
  fications":[{"name":"event","summary":"Delivers one event of a subscription.","params":{"typ\#
  e":"object","properties":{"subscription":{"$ref":"#/components/schemas/SubscriptionId"},"cur\#
  sor":{"$ref":"#/components/schemas/Cursor","description":"Cursor of the event. Send it as `a\#
  fter` to resume with a new subscription."},"event":{"$ref":"#/components/schemas/Event"}},"r\#
  equired":["subscription","cursor","event"]}},{"name":"gap","summary":"Ends a subscription wh\#
  ose client reads too slowly.","params":{"type":"object","properties":{"subscription":{"$ref"\#
  :"#/components/schemas/SubscriptionId"},"cursor":{"$ref":"#/components/schemas/Cursor","desc\#
  ription":"The daemon sent every event up to this cursor. Send it as `after` to resume with a\#
   new subscription."}},"required":["subscription","cursor"]}}],"examples":[{"name":"from now \#
  on","x-given":[{"method":"install","params":{"device":"iphone"}}],"params":[],"result":{"nam\#
  e":"result","value":{"subscription":"1","cursor":"1"}}},{"name":"from the beginning, two kin\#
  ds","params":[{"name":"after","value":"0"},{"name":"kinds","value":["purchaseRecorded","purc\#
  haseRenewed"]}],"result":{"name":"result","value":{"subscription":"1","cursor":"0"}}}]},{"na\#
  me":"events.unsubscribe","summary":"Ends a subscription of this connection.","x-role":"read"\#
  ,"x-since":1,"paramStructure":"either","params":[{"name":"subscription","required":true,"sum\#
  mary":"Id of the subscription, as events.subscribe returned it.","schema":{"$ref":"#/compone\#
  nts/schemas/SubscriptionId"}},{"name":"project","required":false,"summary":"Id of the projec\#
  t.","schema":{"$ref":"#/components/schemas/ProjectId","default":"default"}}],"result":{"name\#
  ":"result","schema":{"type":"object","properties":{"subscription":{"$ref":"#/components/sche\#
  mas/SubscriptionId"},"cursor":{"$ref":"#/components/schemas/Cursor","description":"The daemo\#
  n sent every matching event up to this cursor."}},"required":["subscription","cursor"]}},"er\#
  rors":[{"code":-32602,"message":"A parameter is missing, unknown, of a wrong type or out of \#
  range, or two parameters exclude each other. `field` points to it; `nearest` lists similar n\#
  ames.","data":{"kind":"invalidParams","retryable":false}},{"code":1000,"message":"The caller\#
  's role is lower than the role that the method needs. `uid` and `role` are the caller's (`no\#
  ne` without a role), and `needs` is the method's role.","data":{"kind":"permissionDenied","r\#
  etryable":false}},{"code":1200,"message":"The daemon has no such project.","data":{"kind":"u\#
  nknownProject","retryable":false}}],"examples":[{"name":"plain","x-given":[{"method":"instal\#
  l","params":{"device":"iphone"}},{"method":"events.subscribe","params":{}}],"params":[{"name\#
  ":"subscription","value":"1"}],"result":{"name":"result","value":{"subscription":"1","cursor\#
  ":"1"}}}]},{"name":"events.wait","summary":"Reads events like events.read, and waits for new\#
   events if there are none.","x-role":"read","x-since":1,"paramStructure":"either","params":[\#
  {"name":"after","required":false,"summary":"Cursor from an earlier answer. The answer has th\#
  e events after it.","schema":{"$ref":"#/components/schemas/Cursor","default":"0"}},{"name":"\#
  limit","required":false,"summary":"Maximum number of events.","schema":{"type":"integer","mi\#
  nimum":1,"maximum":1000,"default":100}},{"name":"user","required":false,"summary":"Returns o\#
  nly events of this customer, by any of its ids.","schema":{"$ref":"#/components/schemas/User\#
  Id"}},{"name":"kinds","required":false,"summary":"Returns only events of these kinds.","sche\#
  ma":{"type":"array","items":{"$ref":"#/components/schemas/EventKind"},"maxItems":100}},{"nam\#
  e":"consumer","required":false,"summary":"Starts after the last event that this consumer ack\#
  nowledged. Excludes `after`.","schema":{"$ref":"#/components/schemas/ConsumerId"}},{"name":"\#
  timeoutMs","required":true,"summary":"Longest wait, in milliseconds. When it is over, the li\#
  st of events is empty.","schema":{"type":"integer","minimum":0,"maximum":60000}},{"name":"pr\#
  oject","required":false,"summary":"Id of the project.","schema":{"$ref":"#/components/schema\#
  s/ProjectId","default":"default"}}],"result":{"name":"result","schema":{"type":"object","pro\#
  perties":{"events":{"type":"array","items":{"$ref":"#/components/schemas/Event"}},"cursor":{\#
  "$ref":"#/components/schemas/Cursor","description":"Cursor for the next call: that of the la\#
  st event in the list, or of the newest event in the log when there are no more."},"more":{"d\#
  escription":"True when there may be more events: call again at once. The list can be empty w\#
  hen `more` is true, because no event that the daemon looked at matched.","type":"boolean"}},\#
  "required":["events","cursor","more"]}},"errors":[{"code":-32602,"message":"A parameter is m\#
  issing, unknown, of a wrong type or out of range, or two parameters exclude each other. `fie\#
  ld` points to it; `nearest` lists similar names.","data":{"kind":"invalidParams","retryable"\#
  :false}},{"code":1000,"message":"The caller's role is lower than the role that the method ne\#
  eds. `uid` and `role` are the caller's (`none` without a role), and `needs` is the method's \#
  role.","data":{"kind":"permissionDenied","retryable":false}},{"code":1101,"message":"The pro\#
  ject has no such user.","data":{"kind":"unknownUser","retryable":false}},{"code":1102,"messa\#
  ge":"No user may have this id: it is empty, or in the project's `blockedUserIds`.","data":{"\#
  kind":"blockedUserId","retryable":false}},{"code":1103,"message":"The id has more Unicode sc\#
  alars than the project's `userIdLengthMax`.","data":{"kind":"userIdTooLong","retryable":fals\#
  e}},{"code":1200,"message":"The daemon has no such project.","data":{"kind":"unknownProject"\#
  ,"retryable":false}},{"code":1207,"message":"No consumer of this name has acknowledged an ev\#
  ent.","data":{"kind":"unknownConsumer","retryable":false}}],"examples":[{"name":"something i\#
  s there","x-given":[{"method":"project.define","params":{"clock":{"manual":"2026-01-01T00:00\#
  :00.000Z"}}},{"method":"install","params":{"device":"iphone"}},{"method":"install","params":\#
  {"device":"ipad"}}],"params":[{"name":"after","value":"1"},{"name":"timeoutMs","value":60000\#
  }],"result":{"name":"result","value":{"events":[{"cursor":"2","id":"{{any}}","kind":"userCre\#
  ated","at":"2026-01-01T00:00:00.000Z","project":"default","user":"{{second}}","anonymousId":\#
  "{{second}}","cause":{"method":"install","id":"{{any}}"},"device":"ipad"}],"cursor":"2","mor\#
  e":false}}},{"name":"nothing until the time is over","params":[{"name":"timeoutMs","value":5\#
  0}],"result":{"name":"result","value":{"events":[],"cursor":"0","more":false}}}]},{"name":"e\#
  xplain","summary":"Explains why an entitlement is active or not, and lists calls that would \#
  give access.","x-role":"read","x-since":1,"paramStructure":"either","params":[{"name":"devic\#
  e","required":false,"summary":"Id of the device.","schema":{"$ref":"#/components/schemas/Dev\#
  iceId"}},{"name":"userId","required":false,"summary":"Id of the user, instead of `device`.",\#
  "schema":{"$ref":"#/components/schemas/UserId"}},{"name":"entitlement","required":true,"summ\#
  ary":"Id of the entitlement.","schema":{"$ref":"#/components/schemas/EntitlementId"}},{"name\#
  ":"at","required":false,"summary":"Time to answer for, RFC 3339. Who holds what is as of tod\#
  ay. Default: now.","schema":{"$ref":"#/components/schemas/Moment"}},{"name":"project","requi\#
  red":false,"summary":"Id of the project.","schema":{"$ref":"#/components/schemas/ProjectId",\#
  "default":"default"}}],"x-exactly-one":[["device"],["userId"]],"result":{"name":"result","sc\#
  hema":{"type":"object","properties":{"userId":{"$ref":"#/components/schemas/UserId","descrip\#
  tion":"Id of the user that the answer is about."},"active":{"description":"Whether the user \#
  has access.","type":"boolean"},"entitlement":{"$ref":"#/components/schemas/Entitlement","des\#
  cription":"The entitlement, as `checkEntitlements` returns it."},"at":{"$ref":"#/components/\#
  schemas/Moment","description":"Time that the answer is for."},"because":{"description":"The \#
  steps that lead to the answer: the purchase or grant, each change of holder, the catalogue a\#
  nd the clock. When no purchase or grant is active, the steps of one that was active or may b\#
  ecome active. At most 50 steps: the first and the last.","type":"array","items":{"$ref":"#/c\#
  omponents/schemas/ExplanationStep"}},"others":{"description":"Purchases and grants that also\#
   give the entitlement and lost against the winner, best first. At most 20.","type":"array","\#
  items":{"$ref":"#/components/schemas/Outdone"}},"missing":{"description":"What prevents acce\#
  ss. Empty when the entitlement is active. At most 20.","type":"array","items":{"$ref":"#/com\#
  ponents/schemas/Lack"}},"omitted":{"description":"How many entries the daemon left out of ea\#
  ch list. Absent when every list is complete.","type":"object","properties":{"because":{"type\#
  ":"integer","minimum":0},"others":{"type":"integer","minimum":0},"missing":{"type":"integer"\#
  ,"minimum":0}},"required":["because","others","missing"]}},"required":["userId","active","en\#
  titlement","at","because","others","missing"]}},"errors":[{"code":-32602,"message":"A parame\#
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
  {"kind":"unknownProject","retryable":false}},{"code":1203,"message":"A call grants or explai\#
  ns an entitlement that the project does not have. `nearest` lists similar names.","data":{"k\#
  ind":"unknownEntitlement","retryable":false}}],"examples":[{"name":"bought before a login","\#
  x-given":[{"method":"project.define","params":{"products":{"monthly":{"kind":"subscription",\#
  "entitlements":["premium"]}},"clock":{"manual":"2026-01-01T00:00:00.000Z"}}},{"method":"inst\#
  all","params":{"device":"iphone"}},{"method":"purchase","params":{"device":"iphone","product\#
  ":"monthly","store":"appStore","transactionId":"1000","expiresAt":"2026-02-01T00:00:00.000Z"\#
  }},{"method":"identify","params":{"device":"iphone","userId":"user_id_1"}}],"params":[{"name\#
  ":"userId","value":"user_id_1"},{"name":"entitlement","value":"premium"}],"result":{"name":"\#
  result","value":{"userId":"user_id_1","active":true,"entitlement":{"id":"premium","active":t\#
  rue,"state":"active","productId":"monthly","source":"appStore","renewState":"willRenew","gra\#
  ntType":"purchase","periodType":"normal","startedAt":"2026-01-01T00:00:00.000Z","expiresAt":\#
  "2026-02-01T00:00:00.000Z","gracePeriodExpiresAt":null,"firstPurchasedAt":"2026-01-01T00:00:\#
  00.000Z","lastPurchasedAt":"2026-01-01T00:00:00.000Z","trialStartedAt":null,"autoRenewDisabl\#
  edAt":null,"renewsCount":0,"environment":"production","store":"appStore","transactionId":"10\#
  00","originalTransactionId":"1000"},"at":"2026-01-01T00:00:00.000Z","because":[{"step":"purc\#
  hased","text":"{{any}}","at":"2026-01-01T00:00:00.000Z","event":"{{recorded}}","cursor":"2",\#
  "method":"purchase","from":[],"to":["{{anonymous}}"],"device":"iphone","store":"appStore","o\#
  riginalTransactionId":"1000","transactionId":"1000","product":"monthly","since":"2026-01-01T\#
  00:00:00.000Z","until":"2026-02-01T00:00:00.000Z"},{"step":"attached","text":"{{any}}","at":\#
  "2026-01-01T00:00:00.000Z","event":"{{identified}}","cursor":"5","rule":{"name":"onIdentifyN\#
  ew","value":"attach"},"method":"identify","from":["{{anonymous}}"],"to":["user_id_1"]},{"ste\#
  p":"mapped","text":"{{any}}","at":null,"product":"monthly"},{"step":"clock","text":"{{any}}"\#
  ,"at":"2026-01-01T00:00:00.000Z","state":"active","since":"2026-01-01T00:00:00.000Z","until"\#
  :"2026-02-01T00:00:00.000Z"}],"others":[],"missing":[]}}},{"name":"after its end","x-given":\#
  [{"method":"project.define","params":{"products":{"monthly":{"kind":"subscription","entitlem\#
  ents":["premium"]}},"clock":{"manual":"2026-01-01T00:00:00.000Z"}}},{"method":"install","par\#
  ams":{"device":"iphone"}},{"method":"purchase","params":{"device":"iphone","product":"monthl\#
  y","store":"appStore","transactionId":"1000","expiresAt":"2026-02-01T00:00:00.000Z"}}],"para\#
  ms":[{"name":"device","value":"iphone"},{"name":"entitlement","value":"premium"},{"name":"at\#
  ","value":"2026-03-01T00:00:00Z"}],"result":{"name":"result","value":{"userId":"{{anonymous}\#
  }","active":false,"entitlement":{"id":"premium","active":false,"state":"expired","productId"\#
  :"monthly","source":"appStore","renewState":"willRenew","grantType":"purchase","periodType":\#
  "normal","startedAt":"2026-01-01T00:00:00.000Z","expiresAt":"2026-02-01T00:00:00.000Z","grac\#
  ePeriodExpiresAt":null,"firstPurchasedAt":"2026-01-01T00:00:00.000Z","lastPurchasedAt":"2026\#
  -01-01T00:00:00.000Z","trialStartedAt":null,"autoRenewDisabledAt":null,"renewsCount":0,"envi\#
  ronment":"production","store":"appStore","transactionId":"1000","originalTransactionId":"100\#
  0"},"at":"2026-03-01T00:00:00.000Z","because":[{"step":"purchased","text":"{{any}}","at":"20\#
  26-01-01T00:00:00.000Z","event":"{{recorded}}","cursor":"2","method":"purchase","from":[],"t\#
  o":["{{anonymous}}"],"device":"iphone","store":"appStore","originalTransactionId":"1000","tr\#
  ansactionId":"1000","product":"monthly","since":"2026-01-01T00:00:00.000Z","until":"2026-02-\#
  01T00:00:00.000Z"},{"step":"mapped","text":"{{any}}","at":null,"product":"monthly"},{"step":\#
  "clock","text":"{{any}}","at":"2026-03-01T00:00:00.000Z","state":"expired","since":"2026-02-\#
  01T00:00:00.000Z","until":null}],"others":[],"missing":[{"kind":"expired","text":"{{any}}","\#
  store":"appStore","originalTransactionId":"1000","product":"monthly","since":"2026-02-01T00:\#
  00:00.000Z","wouldHelp":[{"method":"purchase.update","params":{"store":"appStore","originalT\#
  ransactionId":"1000","expiresAt":"2026-03-04T00:00:00.000Z"},"role":"write","text":"{{any}}"\#
  }]},{"kind":"notGranted","text":"{{any}}","wouldHelp":[{"method":"grant","params":{"device":\#
  "iphone","entitlement":"premium"},"role":"write","text":"{{any}}"}]}]}}},{"name":"nothing bo\#
  ught","x-given":[{"method":"project.define","params":{"products":{"monthly":{"kind":"subscri\#
  ption","entitlements":["premium"]}},"clock":{"manual":"2026-01-01T00:00:00.000Z"}}},{"method\#
  ":"install","params":{"device":"iphone"}}],"params":[{"name":"device","value":"iphone"},{"na\#
  me":"entitlement","value":"premium"}],"result":{"name":"result","value":{"userId":"{{anonymo\#
  us}}","active":false,"entitlement":{"id":"premium","active":false,"state":null,"productId":n\#
  ull,"source":null,"renewState":"unknown","grantType":null,"periodType":null,"startedAt":null\#
  ,"expiresAt":null,"gracePeriodExpiresAt":null,"firstPurchasedAt":null,"lastPurchasedAt":null\#
  ,"trialStartedAt":null,"autoRenewDisabledAt":null,"renewsCount":0,"environment":null,"store"\#
  :null,"transactionId":null,"originalTransactionId":null},"at":"2026-01-01T00:00:00.000Z","be\#
  cause":[],"others":[],"missing":[{"kind":"noPurchase","text":"{{any}}","wouldHelp":[]},{"kin\#
  d":"notGranted","text":"{{any}}","wouldHelp":[{"method":"grant","params":{"device":"iphone",\#
  "entitlement":"premium"},"role":"write","text":"{{any}}"}]}]}}}]},{"name":"grant","summary":\#
  "Gives an entitlement without a purchase.","x-role":"write","x-since":1,"paramStructure":"ei\#
  ther","params":[{"name":"device","required":false,"summary":"Id of the device.","schema":{"$\#
  ref":"#/components/schemas/DeviceId"}},{"name":"userId","required":false,"summary":"Id of th\#
  e user, instead of `device`.","schema":{"$ref":"#/components/schemas/UserId"}},{"name":"enti\#
  tlement","required":true,"summary":"Id of an entitlement from the catalogue or from the proj\#
  ect's `entitlements`.","schema":{"$ref":"#/components/schemas/EntitlementId"}},{"name":"expi\#
  resAt","required":false,"summary":"Last moment of the grant, RFC 3339. Default: no end.","sc\#
  hema":{"$ref":"#/components/schemas/Moment"}},{"name":"project","required":false,"summary":"\#
  Id of the project.","schema":{"$ref":"#/components/schemas/ProjectId","default":"default"}},\#
  {"name":"dryRun","required":false,"summary":"Computes the result and the events without chan\#
  ging anything.","schema":{"type":"boolean","default":false}},{"name":"idempotencyKey","requi\#
  red":false,"summary":"Makes a retry safe: the same key with the same params returns the stor\#
  ed result.","schema":{"$ref":"#/components/schemas/IdempotencyKey"}}],"x-exactly-one":[["dev\#
  ice"],["userId"]],"result":{"name":"result","schema":{"type":"object","properties":{"entitle\#
  ment":{"$ref":"#/components/schemas/Entitlement","description":"The entitlement after the ca\#
  ll. A purchase supplies its values if the purchase wins against the grant."},"dryRun":{"desc\#
  ription":"True in a dry run; otherwise absent.","type":"boolean"},"events":{"description":"T\#
  he events that the call would emit. Only in a dry run.","type":"array","items":{"$ref":"#/co\#
  mponents/schemas/Event"}},"replayed":{"description":"True when this is the stored result of \#
  an idempotency key; otherwise absent.","type":"boolean"}},"required":["entitlement"]}},"erro\#
  rs":[{"code":-32602,"message":"A parameter is missing, unknown, of a wrong type or out of ra\#
  nge, or two parameters exclude each other. `field` points to it; `nearest` lists similar nam\#
  es.","data":{"kind":"invalidParams","retryable":false}},{"code":1000,"message":"The caller's\#
   role is lower than the role that the method needs. `uid` and `role` are the caller's (`none\#
  ` without a role), and `needs` is the method's role.","data":{"kind":"permissionDenied","ret\#
  ryable":false}},{"code":1100,"message":"The project has no such device.","data":{"kind":"unk\#
  nownDevice","retryable":false}},{"code":1101,"message":"The project has no such user.","data\#
  ":{"kind":"unknownUser","retryable":false}},{"code":1102,"message":"No user may have this id\#
  : it is empty, or in the project's `blockedUserIds`.","data":{"kind":"blockedUserId","retrya\#
  ble":false}},{"code":1103,"message":"The id has more Unicode scalars than the project's `use\#
  rIdLengthMax`.","data":{"kind":"userIdTooLong","retryable":false}},{"code":1200,"message":"T\#
  he daemon has no such project.","data":{"kind":"unknownProject","retryable":false}},{"code":\#
  1203,"message":"A call grants or explains an entitlement that the project does not have. `ne\#
  arest` lists similar names.","data":{"kind":"unknownEntitlement","retryable":false}},{"code"\#
  :1300,"message":"A call of the same method used this key with other params in the last 24 ho\#
  urs.","data":{"kind":"idempotencyConflict","retryable":false}},{"code":1400,"message":"The d\#
  isk has no room for the write. Nothing changes, and reading still works.","data":{"kind":"st\#
  orageFull","retryable":true}},{"code":1401,"message":"The write may not be on the disk: the \#
  daemon stops, and its next start shows what is stored. Or the daemon cannot read a record th\#
  at the request needs: then it keeps running.","data":{"kind":"storageFailed","retryable":fal\#
  se}}],"examples":[{"name":"for a month","x-given":[{"method":"project.define","params":{"pro\#
  ducts":{"monthly":{"kind":"subscription","entitlements":["premium"]}},"clock":{"manual":"202\#
  6-01-01T00:00:00.000Z"}}},{"method":"install","params":{"device":"iphone"}}],"params":[{"nam\#
  e":"device","value":"iphone"},{"name":"entitlement","value":"premium"},{"name":"expiresAt","\#
  value":"2026-02-01T00:00:00.000Z"}],"result":{"name":"result","value":{"entitlement":{"id":"\#
  premium","active":true,"state":"active","productId":null,"source":"manual","renewState":"non\#
  Renewable","grantType":"manual","periodType":null,"startedAt":"2026-01-01T00:00:00.000Z","ex\#
  piresAt":"2026-02-01T00:00:00.000Z","gracePeriodExpiresAt":null,"firstPurchasedAt":null,"las\#
  tPurchasedAt":null,"trialStartedAt":null,"autoRenewDisabledAt":null,"renewsCount":0,"environ\#
  ment":null,"store":null,"transactionId":null,"originalTransactionId":null}}}},{"name":"witho\#
  ut an end, to a user by id","x-given":[{"method":"project.define","params":{"products":{"mon\#
  thly":{"kind":"subscription","entitlements":["premium"]}},"entitlements":["vip"],"clock":{"m\#
  anual":"2026-01-01T00:00:00.000Z"}}},{"method":"install","params":{"device":"iphone"}},{"met\#
  hod":"identify","params":{"device":"iphone","userId":"user_id_1"}}],"params":[{"name":"userI\#
  d","value":"user_id_1"},{"name":"entitlement","value":"vip"}],"result":{"name":"result","val\#
  ue":{"entitlement":{"id":"vip","active":true,"state":"active","productId":null,"source":"man\#
  ual","renewState":"nonRenewable","grantType":"manual","periodType":null,"startedAt":"2026-01\#
  -01T00:00:00.000Z","expiresAt":null,"gracePeriodExpiresAt":null,"firstPurchasedAt":null,"las\#
  tPurchasedAt":null,"trialStartedAt":null,"autoRenewDisabledAt":null,"renewsCount":0,"environ\#
  ment":null,"store":null,"transactionId":null,"originalTransactionId":null}}}}]},{"name":"ide\#
  ntify","summary":"Logs a user in on a device.","x-role":"write","x-since":1,"paramStructure"\#
  :"either","params":[{"name":"device","required":false,"summary":"Id of the device.","schema"\#
  :{"$ref":"#/components/schemas/DeviceId"}},{"name":"userId","required":true,"summary":"The a\#
  pp's own id for the user.","schema":{"$ref":"#/components/schemas/UserId"}},{"name":"anonymo\#
  usId","required":false,"summary":"Id of the device's anonymous user, instead of `device`.","\#
  schema":{"$ref":"#/components/schemas/UserId"}},{"name":"accountToken","required":false,"sum\#
  mary":"Account token to register for the user, who then claims every unclaimed purchase that\#
   carries it.","schema":{"$ref":"#/components/schemas/AccountToken"}},{"name":"project","requ\#
  ired":false,"summary":"Id of the project.","schema":{"$ref":"#/components/schemas/ProjectId"\#
  ,"default":"default"}},{"name":"dryRun","required":false,"summary":"Computes the result and \#
  the events without changing anything.","schema":{"type":"boolean","default":false}},{"name":\#
  "idempotencyKey","required":false,"summary":"Makes a retry safe: the same key with the same \#
  params returns the stored result.","schema":{"$ref":"#/components/schemas/IdempotencyKey"}}]\#
  ,"x-exactly-one":[["device"],["anonymousId"]],"result":{"name":"result","schema":{"type":"ob\#
  ject","properties":{"user":{"$ref":"#/components/schemas/User"},"created":{"description":"Tr\#
  ue when this call created the user.","type":"boolean"},"outcome":{"description":"attached: t\#
  he user became a holder of at least one purchase, and no holder lost any. moved: purchases m\#
  oved from the anonymous user to this user. aliased: both users became one customer. switched\#
  : no purchase changed holders. unchanged: the user was already logged in.","type":"string","\#
  enum":["attached","aliased","moved","switched","unchanged"]},"shouldRefresh":{"description":\#
  "True exactly when `purchases` is not empty: the app refreshes what it shows.","type":"boole\#
  an"},"purchases":{"description":"Purchases that changed holders. After an alias: the purchas\#
  es that the anonymous user's customer held.","type":"array","items":{"$ref":"#/components/sc\#
  hemas/Move"}},"claimed":{"description":"The purchases that nobody had claimed before; absent\#
   when there are none.","type":"array","items":{"$ref":"#/components/schemas/Move"}},"dryRun"\#
  :{"description":"True in a dry run; otherwise absent.","type":"boolean"},"events":{"descript\#
  ion":"The events that the call would emit. Only in a dry run.","type":"array","items":{"$ref\#
  ":"#/components/schemas/Event"}},"replayed":{"description":"True when this is the stored res\#
  ult of an idempotency key; otherwise absent.","type":"boolean"}},"required":["user","created\#
  ","outcome","shouldRefresh","purchases"]}},"errors":[{"code":-32602,"message":"A parameter i\#
  s missing, unknown, of a wrong type or out of range, or two parameters exclude each other. `\#
  field` points to it; `nearest` lists similar names.","data":{"kind":"invalidParams","retryab\#
  le":false}},{"code":1000,"message":"The caller's role is lower than the role that the method\#
   needs. `uid` and `role` are the caller's (`none` without a role), and `needs` is the method\#
  's role.","data":{"kind":"permissionDenied","retryable":false}},{"code":1100,"message":"The \#
  project has no such device.","data":{"kind":"unknownDevice","retryable":false}},{"code":1101\#
  ,"message":"The project has no such user.","data":{"kind":"unknownUser","retryable":false}},\#
  {"code":1102,"message":"No user may have this id: it is empty, or in the project's `blockedU\#
  serIds`.","data":{"kind":"blockedUserId","retryable":false}},{"code":1103,"message":"The id \#
  has more Unicode scalars than the project's `userIdLengthMax`.","data":{"kind":"userIdTooLon\#
  g","retryable":false}},{"code":1104,"message":"The id begins with the project's anonymous pr\#
  efix, or it is the id of an anonymous user or a customerId.","data":{"kind":"reservedUserId"\#
  ,"retryable":false}},{"code":1200,"message":"The daemon has no such project.","data":{"kind"\#
  :"unknownProject","retryable":false}},{"code":1300,"message":"A call of the same method used\#
   this key with other params in the last 24 hours.","data":{"kind":"idempotencyConflict","ret\#
  ryable":false}},{"code":1400,"message":"The disk has no room for the write. Nothing changes,\#
   and reading still works.","data":{"kind":"storageFull","retryable":true}},{"code":1401,"mes\#
  sage":"The write may not be on the disk: the daemon stops, and its next start shows what is \#
  stored. Or the daemon cannot read a record that the request needs: then it keeps running.","\#
  data":{"kind":"storageFailed","retryable":false}}],"examples":[{"name":"a new user","x-given\#
  ":[{"method":"project.define","params":{"products":{"monthly":{"kind":"subscription","entitl\#
  ements":["premium"]}},"clock":{"manual":"2026-01-01T00:00:00.000Z"}}},{"method":"install","p\#
  arams":{"device":"iphone"}}],"params":[{"name":"device","value":"iphone"},{"name":"userId","\#
  value":"user_id_1"}],"result":{"name":"result","value":{"user":{"id":"user_id_1","anonymousI\#
  d":"{{anonymous}}","identityId":"user_id_1","customerId":"{{customer}}","aliases":["user_id_\#
  1"],"device":"iphone","createdAt":"2026-01-01T00:00:00.000Z","environment":"production"},"cr\#
  eated":true,"outcome":"switched","shouldRefresh":false,"purchases":[]}}},{"name":"with a pur\#
  chase made before","x-given":[{"method":"project.define","params":{"products":{"monthly":{"k\#
  ind":"subscription","entitlements":["premium"]}},"clock":{"manual":"2026-01-01T00:00:00.000Z\#
  "}}},{"method":"install","params":{"device":"iphone"}},{"method":"purchase","params":{"devic\#
  e":"iphone","product":"monthly","store":"appStore","transactionId":"1000","expiresAt":"2026-\#
  02-01T00:00:00.000Z"}}],"params":[{"name":"device","value":"iphone"},{"name":"userId","value\#
  ":"user_id_1"}],"result":{"name":"result","value":{"user":{"id":"user_id_1","anonymousId":"{\#
  {anonymous}}","identityId":"user_id_1","customerId":"{{customer}}","aliases":["user_id_1"],"\#
  device":"iphone","createdAt":"2026-01-01T00:00:00.000Z","environment":"production"},"created\#
  ":true,"outcome":"attached","shouldRefresh":true,"purchases":[{"store":"appStore","originalT\#
  ransactionId":"1000","product":"monthly","kind":"subscription","from":["{{anonymous}}"],"to"\#
  :"user_id_1","shared":true}]}}},{"name":"the same id again","x-given":[{"method":"project.de\#
  fine","params":{"products":{"monthly":{"kind":"subscription","entitlements":["premium"]}},"c\#
  lock":{"manual":"2026-01-01T00:00:00.000Z"}}},{"method":"install","params":{"device":"iphone\#
  "}},{"method":"identify","params":{"device":"iphone","userId":"user_id_1"}}],"params":[{"nam\#
  e":"device","value":"iphone"},{"name":"userId","value":"user_id_1"}],"result":{"name":"resul\#
  t","value":{"user":{"id":"user_id_1","anonymousId":"{{anonymous}}","identityId":"user_id_1",\#
  "customerId":"{{customer}}","aliases":["user_id_1"],"device":"iphone","createdAt":"2026-01-0\#
  1T00:00:00.000Z","environment":"production"},"created":false,"outcome":"unchanged","shouldRe\#
  fresh":false,"purchases":[]}}}]},{"name":"install","summary":"Registers a device and creates\#
   its anonymous user.","x-role":"write","x-since":1,"paramStructure":"either","params":[{"nam\#
  e":"device","required":false,"summary":"Id of the device. Default: a new id, which the daemo\#
  n makes.","schema":{"$ref":"#/components/schemas/DeviceId"}},{"name":"userId","required":fal\#
  se,"summary":"Id of a user to log in on the new device, without attaching, moving or aliasin\#
  g anything.","schema":{"$ref":"#/components/schemas/UserId"}},{"name":"storeAccount","requir\#
  ed":false,"summary":"Store account whose purchases the device can present.","schema":{"$ref"\#
  :"#/components/schemas/StoreAccountId"}},{"name":"platform","required":false,"summary":"Plat\#
  form of the device: ios, android, web or another word of that form.","schema":{"$ref":"#/com\#
  ponents/schemas/Platform"}},{"name":"app","required":false,"summary":"The installed app, for\#
   example its bundle id.","schema":{"$ref":"#/components/schemas/AppId"}},{"name":"accountTok\#
  en","required":false,"summary":"Account token to register for the device's current user, who\#
   then claims every unclaimed purchase that carries it.","schema":{"$ref":"#/components/schem\#
  as/AccountToken"}},{"name":"project","required":false,"summary":"Id of the project.","schema\#
  ":{"$ref":"#/components/schemas/ProjectId","default":"default"}},{"name":"dryRun","required"\#
  :false,"summary":"Computes the result and the events without changing anything.","schema":{"\#
  type":"boolean","default":false}},{"name":"idempotencyKey","required":false,"summary":"Makes\#
   a retry safe: the same key with the same params returns the stored result.","schema":{"$ref\#
  ":"#/components/schemas/IdempotencyKey"}}],"result":{"name":"result","schema":{"type":"objec\#
  t","properties":{"device":{"$ref":"#/components/schemas/DeviceId"},"created":{"description":\#
  "False when the device was already registered.","type":"boolean"},"user":{"$ref":"#/componen\#
  ts/schemas/User"},"shouldRefresh":{"description":"True when the call claimed purchases: the \#
  app has to check the user's entitlements. Otherwise absent.","type":"boolean"},"claimed":{"d\#
  escription":"The purchases that nobody had claimed before; absent when there are none.","typ\#
  e":"array","items":{"$ref":"#/components/schemas/Move"}},"dryRun":{"description":"True in a \#
  dry run; otherwise absent.","type":"boolean"},"events":{"description":"The events that the c\#
  all would emit. Only in a dry run.","type":"array","items":{"$ref":"#/components/schemas/Eve\#
  nt"}},"replayed":{"description":"True when this is the stored result of an idempotency key; \#
  otherwise absent.","type":"boolean"}},"required":["device","created","user"]}},"errors":[{"c\#
  ode":-32602,"message":"A parameter is missing, unknown, of a wrong type or out of range, or \#
  two parameters exclude each other. `field` points to it; `nearest` lists similar names.","da\#
  ta":{"kind":"invalidParams","retryable":false}},{"code":1000,"message":"The caller's role is\#
   lower than the role that the method needs. `uid` and `role` are the caller's (`none` withou\#
  t a role), and `needs` is the method's role.","data":{"kind":"permissionDenied","retryable":\#
  false}},{"code":1102,"message":"No user may have this id: it is empty, or in the project's `\#
  blockedUserIds`.","data":{"kind":"blockedUserId","retryable":false}},{"code":1103,"message":\#
  "The id has more Unicode scalars than the project's `userIdLengthMax`.","data":{"kind":"user\#
  IdTooLong","retryable":false}},{"code":1104,"message":"The id begins with the project's anon\#
  ymous prefix, or it is the id of an anonymous user or a customerId.","data":{"kind":"reserve\#
  dUserId","retryable":false}},{"code":1200,"message":"The daemon has no such project.","data"\#
  :{"kind":"unknownProject","retryable":false}},{"code":1300,"message":"A call of the same met\#
  hod used this key with other params in the last 24 hours.","data":{"kind":"idempotencyConfli\#
  ct","retryable":false}},{"code":1400,"message":"The disk has no room for the write. Nothing \#
  changes, and reading still works.","data":{"kind":"storageFull","retryable":true}},{"code":1\#
  401,"message":"The write may not be on the disk: the daemon stops, and its next start shows \#
  what is stored. Or the daemon cannot read a record that the request needs: then it keeps run\#
  ning.","data":{"kind":"storageFailed","retryable":false}}],"examples":[{"name":"a new device\#
  ","x-given":[{"method":"project.define","params":{"products":{"monthly":{"kind":"subscriptio\#
  n","entitlements":["premium"]}},"clock":{"manual":"2026-01-01T00:00:00.000Z"}}}],"params":[{\#
  "name":"device","value":"iphone"}],"result":{"name":"result","value":{"device":"iphone","cre\#
  ated":true,"user":{"id":"{{anonymous}}","anonymousId":"{{anonymous}}","identityId":null,"cus\#
  tomerId":"{{anonymous}}","aliases":["{{anonymous}}"],"device":"iphone","createdAt":"2026-01-\#
  01T00:00:00.000Z","environment":"production"}}}},{"name":"again","x-given":[{"method":"proje\#
  ct.define","params":{"products":{"monthly":{"kind":"subscription","entitlements":["premium"]\#
  }},"clock":{"manual":"2026-01-01T00:00:00.000Z"}}},{"method":"install","params":{"device":"i\#
  phone"}}],"params":[{"name":"device","value":"iphone"}],"result":{"name":"result","value":{"\#
  device":"iphone","created":false,"user":{"id":"{{anonymous}}","anonymousId":"{{anonymous}}",\#
  "identityId":null,"customerId":"{{anonymous}}","aliases":["{{anonymous}}"],"device":"iphone"\#
  ,"createdAt":"2026-01-01T00:00:00.000Z","environment":"production"}}}},{"name":"as a user","\#
  x-given":[{"method":"project.define","params":{"products":{"monthly":{"kind":"subscription",\#
  "entitlements":["premium"]}},"clock":{"manual":"2026-01-01T00:00:00.000Z"}}}],"params":[{"na\#
  me":"device","value":"iphone"},{"name":"userId","value":"user_id_1"}],"result":{"name":"resu\#
  lt","value":{"device":"iphone","created":true,"user":{"id":"user_id_1","anonymousId":"{{anon\#
  ymous}}","identityId":"user_id_1","customerId":"{{customer}}","aliases":["user_id_1"],"devic\#
  e":"iphone","createdAt":"2026-01-01T00:00:00.000Z","environment":"production"}}}},{"name":"a\#
  s a dry run","x-given":[{"method":"project.define","params":{"products":{"monthly":{"kind":"\#
  subscription","entitlements":["premium"]}},"clock":{"manual":"2026-01-01T00:00:00.000Z"}}}],\#
  "params":[{"name":"device","value":"iphone"},{"name":"dryRun","value":true}],"result":{"name\#
  ":"result","value":{"device":"iphone","created":true,"user":{"id":"{{anonymous}}","anonymous\#
  Id":"{{anonymous}}","identityId":null,"customerId":"{{anonymous}}","aliases":["{{anonymous}}\#
  "],"device":"iphone","createdAt":"2026-01-01T00:00:00.000Z","environment":"production"},"dry\#
  Run":true,"events":[{"id":"{{any}}","kind":"userCreated","at":"2026-01-01T00:00:00.000Z","pr\#
  oject":"default","user":"{{anonymous}}","anonymousId":"{{anonymous}}","cause":{"method":"ins\#
  tall","id":"{{any}}"},"device":"iphone"}]}}}]},{"name":"logout","summary":"Logs out the user\#
   of a device.","x-role":"write","x-since":1,"paramStructure":"either","params":[{"name":"dev\#
  ice","required":true,"summary":"Id of the device.","schema":{"$ref":"#/components/schemas/De\#
  viceId"}},{"name":"project","required":false,"summary":"Id of the project.","schema":{"$ref"\#
  :"#/components/schemas/ProjectId","default":"default"}},{"name":"dryRun","required":false,"s\#
  ummary":"Computes the result and the events without changing anything.","schema":{"type":"bo\#
  olean","default":false}},{"name":"idempotencyKey","required":false,"summary":"Makes a retry \#
  safe: the same key with the same params returns the stored result.","schema":{"$ref":"#/comp\#
  onents/schemas/IdempotencyKey"}}],"result":{"name":"result","schema":{"type":"object","prope\#
  rties":{"user":{"$ref":"#/components/schemas/User"},"outcome":{"description":"loggedOut: the\#
   device's anonymous user is current again. rotated: the device has a new anonymous user. unc\#
  hanged: no user was logged in.","type":"string","enum":["loggedOut","rotated","unchanged"]},\#
  "dryRun":{"description":"True in a dry run; otherwise absent.","type":"boolean"},"events":{"\#
  description":"The events that the call would emit. Only in a dry run.","type":"array","items\#
  ":{"$ref":"#/components/schemas/Event"}},"replayed":{"description":"True when this is the st\#
  ored result of an idempotency key; otherwise absent.","type":"boolean"}},"required":["user",\#
  "outcome"]}},"errors":[{"code":-32602,"message":"A parameter is missing, unknown, of a wrong\#
   type or out of range, or two parameters exclude each other. `field` points to it; `nearest`\#
   lists similar names.","data":{"kind":"invalidParams","retryable":false}},{"code":1000,"mess\#
  age":"The caller's role is lower than the role that the method needs. `uid` and `role` are t\#
  he caller's (`none` without a role), and `needs` is the method's role.","data":{"kind":"perm\#
  issionDenied","retryable":false}},{"code":1100,"message":"The project has no such device.","\#
  data":{"kind":"unknownDevice","retryable":false}},{"code":1105,"message":"No user is logged \#
  in on the device, and the project's `onAnonymousLogout` is `refuse`.","data":{"kind":"alread\#
  yAnonymous","retryable":false}},{"code":1200,"message":"The daemon has no such project.","da\#
  ta":{"kind":"unknownProject","retryable":false}},{"code":1300,"message":"A call of the same \#
  method used this key with other params in the last 24 hours.","data":{"kind":"idempotencyCon\#
  flict","retryable":false}},{"code":1400,"message":"The disk has no room for the write. Nothi\#
  ng changes, and reading still works.","data":{"kind":"storageFull","retryable":true}},{"code\#
  ":1401,"message":"The write may not be on the disk: the daemon stops, and its next start sho\#
  ws what is stored. Or the daemon cannot read a record that the request needs: then it keeps \#
  running.","data":{"kind":"storageFailed","retryable":false}}],"examples":[{"name":"a user is\#
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
  previous catalogue as a whole.","schema":{"$ref":"#/components/schemas/Catalogue"}},{"name":\#
  "entitlements","required":false,"summary":"Ids that `grant` accepts in addition to the entit\#
  lements of the catalogue. They replace the previous list as a whole.","schema":{"type":"arra\#
  y","items":{"$ref":"#/components/schemas/EntitlementId"},"maxItems":10000}},{"name":"environ\#
  ment","required":false,"summary":"Environment whose purchases give access. Default for a new\#
   project: production.","schema":{"$ref":"#/components/schemas/ProjectEnvironment"}},{"name":\#
  "clock","required":false,"summary":"Clock of the project: `system`, `manual` (a manual clock\#
   that starts now), or {\"manual\": TIMESTAMP}. It can only change before the first device, u\#
  ser or purchase. Default for a new project: system.","schema":{"$ref":"#/components/schemas/\#
  ClockChoice"}},{"name":"webhooks","required":false,"summary":"URLs that receive the project'\#
  s events, each URL once. They replace the previous list as a whole. Default for a new projec\#
  t: none.","schema":{"type":"array","items":{"$ref":"#/components/schemas/WebhookChoice"},"ma\#
  xItems":10}},{"name":"stores","required":false,"summary":"Settings of stores. Its `custom` l\#
  ists stores of the project's own, up to 20. A custom store stays while a purchase names it. \#
  Default for a new project: none.","schema":{"$ref":"#/components/schemas/StoresChoice"}},{"n\#
  ame":"dryRun","required":false,"summary":"Computes the result and the events without changin\#
  g anything.","schema":{"type":"boolean","default":false}},{"name":"idempotencyKey","required\#
  ":false,"summary":"Makes a retry safe: the same key with the same params returns the stored \#
  result.","schema":{"$ref":"#/components/schemas/IdempotencyKey"}}],"result":{"name":"result"\#
  ,"schema":{"type":"object","properties":{"project":{"$ref":"#/components/schemas/Project"},"\#
  dryRun":{"description":"True in a dry run; otherwise absent.","type":"boolean"},"events":{"d\#
  escription":"The events that the call would emit. Only in a dry run. The changes of access t\#
  hat a new catalogue causes come later, and are not in the list.","type":"array","items":{"$r\#
  ef":"#/components/schemas/Event"}},"replayed":{"description":"True when this is the stored r\#
  esult of an idempotency key; otherwise absent.","type":"boolean"}},"required":["project"]}},\#
  "errors":[{"code":-32602,"message":"A parameter is missing, unknown, of a wrong type or out \#
  of range, or two parameters exclude each other. `field` points to it; `nearest` lists simila\#
  r names.","data":{"kind":"invalidParams","retryable":false}},{"code":1000,"message":"The cal\#
  ler's role is lower than the role that the method needs. `uid` and `role` are the caller's (\#
  `none` without a role), and `needs` is the method's role.","data":{"kind":"permissionDenied"\#
  ,"retryable":false}},{"code":1300,"message":"A call of the same method used this key with ot\#
  her params in the last 24 hours.","data":{"kind":"idempotencyConflict","retryable":false}},{\#
  "code":1400,"message":"The disk has no room for the write. Nothing changes, and reading stil\#
  l works.","data":{"kind":"storageFull","retryable":true}},{"code":1401,"message":"The write \#
  may not be on the disk: the daemon stops, and its next start shows what is stored. Or the da\#
  emon cannot read a record that the request needs: then it keeps running.","data":{"kind":"st\#
  orageFailed","retryable":false}}],"examples":[{"name":"a new project","params":[{"name":"pro\#
  ject","value":"news"},{"name":"rules","value":{"preset":"qonversion","onRestore":"transfer"}\#
  },{"name":"products","value":{"monthly":{"kind":"subscription","entitlements":["premium"]}}}\#
  ,{"name":"clock","value":{"manual":"2026-01-01T00:00:00.000Z"}}],"result":{"name":"result","\#
  value":{"project":{"id":"news","rules":{"preset":"qonversion","anonymousPrefix":"QON_","onId\#
  entifyNew":"attach","onIdentifyKnown":"attach","onSwitch":"logoutFirst","onLogout":"return",\#
  "onAnonymousLogout":"ignore","purchaseHolders":"deviceAndUser","onRestore":"transfer","anony\#
  mousHolders":"asOthers","oneTimePurchases":"move","unclaimedPurchases":"keep","userIdLengthM\#
  ax":255,"blockedUserIds":[""]},"products":{"monthly":{"kind":"subscription","entitlements":[\#
  "premium"]}},"entitlements":[],"environment":"production","clock":{"kind":"manual","now":"20\#
  26-01-01T00:00:00.000Z"},"webhooks":[],"stores":{"custom":[]},"createdAt":"2026-01-01T00:00:\#
  00.000Z","counts":{"devices":0,"users":0,"customers":0,"purchases":0,"unclaimed":0,"events":\#
  0}}}}},{"name":"a change of one thing","x-given":[{"method":"project.define","params":{"prod\#
  ucts":{"monthly":{"kind":"subscription","entitlements":["premium"]}},"clock":{"manual":"2026\#
  -01-01T00:00:00.000Z"}}},{"method":"install","params":{"device":"iphone"}}],"params":[{"name\#
  ":"entitlements","value":["vip"]}],"result":{"name":"result","value":{"project":{"id":"defau\#
  lt","rules":{"preset":"qonversion","anonymousPrefix":"QON_","onIdentifyNew":"attach","onIden\#
  tifyKnown":"attach","onSwitch":"logoutFirst","onLogout":"return","onAnonymousLogout":"ignore\#
  ","purchaseHolders":"deviceAndUser","onRestore":"share","anonymousHolders":"asOthers","oneTi\#
  mePurchases":"move","unclaimedPurchases":"keep","userIdLengthMax":255,"blockedUserIds":[""]}\#
  ,"products":{"monthly":{"kind":"subscription","entitlements":["premium"]}},"entitlements":["\#
  vip"],"environment":"production","clock":{"kind":"manual","now":"2026-01-01T00:00:00.000Z"},\#
  "webhooks":[],"stores":{"custom":[]},"createdAt":"{{any}}","counts":{"devices":1,"users":1,"\#
  customers":1,"purchases":0,"unclaimed":0,"events":1}}}}},{"name":"webhooks","params":[{"name\#
  ":"project","value":"news"},{"name":"clock","value":{"manual":"2026-01-01T00:00:00.000Z"}},{\#
  "name":"webhooks","value":[{"url":"https://example.com/events","secret":"whsec_MfKQ9r8GKYqrT\#
  wjUPD8ILPZIo2LaLaSw"},{"url":"https://example.com/purchases","secret":"a-new-one-of-many-cha\#
  racters","oldSecret":"the-one-before","format":"purchasely"}]}],"result":{"name":"result","v\#
  alue":{"project":{"id":"news","rules":"{{any}}","products":{},"entitlements":[],"environment\#
  ":"production","clock":{"kind":"manual","now":"2026-01-01T00:00:00.000Z"},"webhooks":[{"url"\#
  :"https://example.com/events","format":"entitled"},{"url":"https://example.com/purchases","f\#
  ormat":"purchasely"}],"stores":{"custom":[]},"createdAt":"2026-01-01T00:00:00.000Z","counts"\#
  :{"devices":0,"users":0,"customers":0,"purchases":0,"unclaimed":0,"events":0}}}}}]},{"name":\#
  "project.describe","summary":"Returns the definition of a project with every rule, and the n\#
  umber of its records.","x-role":"read","x-since":1,"paramStructure":"either","params":[{"nam\#
  e":"project","required":false,"summary":"Id of the project.","schema":{"$ref":"#/components/\#
  schemas/ProjectId","default":"default"}}],"result":{"name":"result","schema":{"type":"object\#
  ","properties":{"project":{"$ref":"#/components/schemas/Project"}},"required":["project"]}},\#
  "errors":[{"code":-32602,"message":"A parameter is missing, unknown, of a wrong type or out \#
  of range, or two parameters exclude each other. `field` points to it; `nearest` lists simila\#
  r names.","data":{"kind":"invalidParams","retryable":false}},{"code":1000,"message":"The cal\#
  ler's role is lower than the role that the method needs. `uid` and `role` are the caller's (\#
  `none` without a role), and `needs` is the method's role.","data":{"kind":"permissionDenied"\#
  ,"retryable":false}},{"code":1200,"message":"The daemon has no such project.","data":{"kind"\#
  :"unknownProject","retryable":false}}],"examples":[{"name":"the project that is there from t\#
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
  :"unknownProject","retryable":false}}],"examples":[{"name":"one project","params":[],"result\#
  ":{"name":"result","value":{"projects":[{"id":"default","preset":"qonversion","createdAt":"{\#
  {any}}","counts":{"devices":0,"users":0,"customers":0,"purchases":0,"unclaimed":0,"events":0\#
  }}]}}}]},{"name":"project.webhooks","summary":"Returns the webhooks of a project with their \#
  secrets.","x-role":"admin","x-since":1,"paramStructure":"either","params":[{"name":"project"\#
  ,"required":false,"summary":"Id of the project.","schema":{"$ref":"#/components/schemas/Proj\#
  ectId","default":"default"}}],"result":{"name":"result","schema":{"type":"object","propertie\#
  s":{"webhooks":{"type":"array","items":{"$ref":"#/components/schemas/Webhook"}}},"required":\#
  ["webhooks"]}},"errors":[{"code":-32602,"message":"A parameter is missing, unknown, of a wro\#
  ng type or out of range, or two parameters exclude each other. `field` points to it; `neares\#
  t` lists similar names.","data":{"kind":"invalidParams","retryable":false}},{"code":1000,"me\#
  ssage":"The caller's role is lower than the role that the method needs. `uid` and `role` are\#
   the caller's (`none` without a role), and `needs` is the method's role.","data":{"kind":"pe\#
  rmissionDenied","retryable":false}},{"code":1200,"message":"The daemon has no such project."\#
  ,"data":{"kind":"unknownProject","retryable":false}}],"examples":[{"name":"a webhook that wa\#
  s defined after the first event","x-given":[{"method":"install","params":{"device":"iphone"}\#
  },{"method":"project.define","params":{"webhooks":[{"url":"http://127.0.0.1:8080/","secret":\#
  "sesame"}]}}],"params":[],"result":{"name":"result","value":{"webhooks":[{"url":"http://127.\#
  0.0.1:8080/","secret":"sesame","oldSecret":null,"format":"entitled","since":"1"}]}}}]},{"nam\#
  e":"purchase","summary":"Records a store transaction and decides who holds the purchase.","x\#
  -role":"write","x-since":1,"paramStructure":"either","params":[{"name":"device","required":f\#
  alse,"summary":"Id of the device on which the customer bought.","schema":{"$ref":"#/componen\#
  ts/schemas/DeviceId"}},{"name":"userId","required":false,"summary":"Id of the buyer, instead\#
   of `device`. The daemon creates an unknown user, so that no payment is lost.","schema":{"$r\#
  ef":"#/components/schemas/UserId"}},{"name":"product","required":true,"summary":"Id of the p\#
  roduct. The daemon also records a product that the catalogue does not have.","schema":{"$ref\#
  ":"#/components/schemas/ProductId"}},{"name":"store","required":true,"summary":"Store that t\#
  ook the payment: appStore, macAppStore, playStore, amazon, huawei, samsung, roku, microsoft,\#
   paddle, stripe, web, or one of the project's `stores.custom`.","schema":{"$ref":"#/componen\#
  ts/schemas/Store"}},{"name":"transactionId","required":true,"summary":"The store's id of thi\#
  s transaction.","schema":{"$ref":"#/components/schemas/TransactionId"}},{"name":"originalTra\#
  nsactionId","required":false,"summary":"Id of the first transaction of the same purchase. De\#
  fault: `transactionId`.","schema":{"$ref":"#/components/schemas/TransactionId"}},{"name":"ki\#
  nd","required":false,"summary":"Kind of the product. It overrides the kind in the catalogue.\#
  ","schema":{"$ref":"#/components/schemas/ProductKind"}},{"name":"purchasedAt","required":fal\#
  se,"summary":"Purchase time, RFC 3339. Default: `asOf`, or now.","schema":{"$ref":"#/compone\#
  nts/schemas/Moment"}},{"name":"expiresAt","required":false,"summary":"Last moment of the pai\#
  d period, RFC 3339. Default: no end.","schema":{"$ref":"#/components/schemas/Moment"}},{"nam\#
  e":"periodType","required":false,"summary":"Price of the period: full (normal), a trial, or \#
  introductory (intro).","schema":{"$ref":"#/components/schemas/PeriodType","default":"normal"\#
  }},{"name":"environment","required":false,"summary":"Environment of the store: production, o\#
  r sandbox for test purchases.","schema":{"$ref":"#/components/schemas/PurchaseEnvironment","\#
  default":"production"}},{"name":"isFamilyShared","required":false,"summary":"Whether a famil\#
  y member bought it and shares it.","schema":{"type":"boolean","default":false}},{"name":"pri\#
  ce","required":false,"summary":"Price that the customer paid: a decimal number in a string, \#
  for example \"9.99\".","schema":{"$ref":"#/components/schemas/Price"}},{"name":"currency","r\#
  equired":false,"summary":"Currency of the price: an ISO 4217 code, for example EUR.","schema\#
  ":{"$ref":"#/components/schemas/Currency"}},{"name":"country","required":false,"summary":"Co\#
  untry of the purchase: an ISO 3166 code, for example DE.","schema":{"$ref":"#/components/sch\#
  emas/Country"}},{"name":"offerCode","required":false,"summary":"Offer code that the customer\#
   redeemed.","schema":{"type":"string","minLength":1,"maxLength":255}},{"name":"attributes","\#
  required":false,"summary":"Up to 20 strings of your own, which the events of this purchase r\#
  epeat.","schema":{"$ref":"#/components/schemas/Attributes"}},{"name":"asOf","required":false\#
  ,"summary":"Time at which the store made this statement, RFC 3339. Default: none, which make\#
  s it a statement of the caller, now.","schema":{"$ref":"#/components/schemas/Moment"}},{"nam\#
  e":"replaces","required":false,"summary":"Purchase of the same store that this one takes ove\#
  r: its `originalTransactionId`, or one of its keys. Google calls it linkedPurchaseToken.","s\#
  chema":{"$ref":"#/components/schemas/TransactionId"}},{"name":"keys","required":false,"summa\#
  ry":"Up to ten further names of the purchase, for example a Google order id. Each finds it w\#
  herever `originalTransactionId` is a param.","schema":{"type":"array","items":{"$ref":"#/com\#
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
  not hold the purchase, and holds it now. claimed: nobody had held the purchase, and the buye\#
  r holds it now. planChanged: a new transaction with another product. renewed: any other new \#
  transaction. updated: a fact with `asOf` changed a known transaction. stale: newer informati\#
  on was there for all that differed. unchanged: all was so already, a known transaction witho\#
  ut `asOf`, or a new transaction that is older than the latest.","type":"string","enum":["rec\#
  orded","renewed","planChanged","received","claimed","updated","stale","unchanged"]},"stale":\#
  {"description":"The params that lost against newer information; absent when there are none."\#
  ,"type":"array","items":{"type":"string"}},"entitlements":{"$ref":"#/components/schemas/Enti\#
  tlements","description":"The buyer's entitlements after the call. Without `device` and `user\#
  Id`: those of the holder, or none when nobody holds the purchase."},"warnings":{"description\#
  ":"Absent when there are no warnings.","type":"array","items":{"$ref":"#/components/schemas/\#
  Warning"}},"dryRun":{"description":"True in a dry run; otherwise absent.","type":"boolean"},\#
  "events":{"description":"The events that the call would emit. Only in a dry run.","type":"ar\#
  ray","items":{"$ref":"#/components/schemas/Event"}},"replayed":{"description":"True when thi\#
  s is the stored result of an idempotency key; otherwise absent.","type":"boolean"}},"require\#
  d":["purchase","created","outcome","entitlements"]}},"errors":[{"code":-32602,"message":"A p\#
  arameter is missing, unknown, of a wrong type or out of range, or two parameters exclude eac\#
  h other. `field` points to it; `nearest` lists similar names.","data":{"kind":"invalidParams\#
  ","retryable":false}},{"code":1000,"message":"The caller's role is lower than the role that \#
  the method needs. `uid` and `role` are the caller's (`none` without a role), and `needs` is \#
  the method's role.","data":{"kind":"permissionDenied","retryable":false}},{"code":1100,"mess\#
  age":"The project has no such device.","data":{"kind":"unknownDevice","retryable":false}},{"\#
  code":1102,"message":"No user may have this id: it is empty, or in the project's `blockedUse\#
  rIds`.","data":{"kind":"blockedUserId","retryable":false}},{"code":1103,"message":"The id ha\#
  s more Unicode scalars than the project's `userIdLengthMax`.","data":{"kind":"userIdTooLong"\#
  ,"retryable":false}},{"code":1104,"message":"The id begins with the project's anonymous pref\#
  ix, or it is the id of an anonymous user or a customerId.","data":{"kind":"reservedUserId","\#
  retryable":false}},{"code":1200,"message":"The daemon has no such project.","data":{"kind":"\#
  unknownProject","retryable":false}},{"code":1202,"message":"Another user holds the purchase,\#
   and a rule of the project keeps it there. `holder` and `rule` name them. Nothing changes.",\#
  "data":{"kind":"purchaseHeldByAnother","retryable":false}},{"code":1300,"message":"A call of\#
   the same method used this key with other params in the last 24 hours.","data":{"kind":"idem\#
  potencyConflict","retryable":false}},{"code":1400,"message":"The disk has no room for the wr\#
  ite. Nothing changes, and reading still works.","data":{"kind":"storageFull","retryable":tru\#
  e}},{"code":1401,"message":"The write may not be on the disk: the daemon stops, and its next\#
   start shows what is stored. Or the daemon cannot read a record that the request needs: then\#
   it keeps running.","data":{"kind":"storageFailed","retryable":false}}],"examples":[{"name":\#
  "a subscription","x-given":[{"method":"project.define","params":{"products":{"monthly":{"kin\#
  d":"subscription","entitlements":["premium"]}},"clock":{"manual":"2026-01-01T00:00:00.000Z"}\#
  }},{"method":"install","params":{"device":"iphone"}}],"params":[{"name":"device","value":"ip\#
  hone"},{"name":"product","value":"monthly"},{"name":"store","value":"appStore"},{"name":"tra\#
  nsactionId","value":"1000"},{"name":"expiresAt","value":"2026-02-01T00:00:00.000Z"}],"result\#
  ":{"name":"result","value":{"purchase":{"store":"appStore","originalTransactionId":"1000","t\#
  ransactionId":"1000","product":"monthly","kind":"subscription","state":"active","holders":["\#
  {{anonymous}}"],"device":"iphone","storeAccount":null,"purchasedAt":"2026-01-01T00:00:00.000\#
  Z","firstPurchasedAt":"2026-01-01T00:00:00.000Z","expiresAt":"2026-02-01T00:00:00.000Z","tri\#
  alStartedAt":null,"periodType":"normal","environment":"production","isFamilyShared":false,"p\#
  rice":null,"currency":null,"country":null,"offerCode":null,"autoRenew":true,"autoRenewDisabl\#
  edAt":null,"gracePeriodExpiresAt":null,"billingRetry":false,"pausedUntil":null,"refundedAt":\#
  null,"revokedAt":null,"endedAt":null,"paused":false,"renewsAs":null,"endReason":null,"billin\#
  gIssueAt":null,"replaces":null,"replacedBy":null,"keys":[],"renewsCount":0,"accountToken":nu\#
  ll,"transactions":[{"transactionId":"1000","product":"monthly","periodType":"normal","purcha\#
  sedAt":"2026-01-01T00:00:00.000Z","expiresAt":"2026-02-01T00:00:00.000Z","asOf":"2026-01-01T\#
  00:00:00.000Z"}]},"created":true,"outcome":"recorded","entitlements":{"premium":{"id":"premi\#
  um","active":true,"state":"active","productId":"monthly","source":"appStore","renewState":"w\#
  illRenew","grantType":"purchase","periodType":"normal","startedAt":"2026-01-01T00:00:00.000Z\#
  ","expiresAt":"2026-02-01T00:00:00.000Z","gracePeriodExpiresAt":null,"firstPurchasedAt":"202\#
  6-01-01T00:00:00.000Z","lastPurchasedAt":"2026-01-01T00:00:00.000Z","trialStartedAt":null,"a\#
  utoRenewDisabledAt":null,"renewsCount":0,"environment":"production","store":"appStore","tran\#
  sactionId":"1000","originalTransactionId":"1000"}}}}},{"name":"the same transaction again","\#
  x-given":[{"method":"project.define","params":{"products":{"monthly":{"kind":"subscription",\#
  "entitlements":["premium"]}},"clock":{"manual":"2026-01-01T00:00:00.000Z"}}},{"method":"inst\#
  all","params":{"device":"iphone"}},{"method":"purchase","params":{"device":"iphone","product\#
  ":"monthly","store":"appStore","transactionId":"1000","expiresAt":"2026-02-01T00:00:00.000Z"\#
  }}],"params":[{"name":"device","value":"iphone"},{"name":"product","value":"monthly"},{"name\#
  ":"store","value":"appStore"},{"name":"transactionId","value":"1000"},{"name":"expiresAt","v\#
  alue":"2026-02-01T00:00:00.000Z"}],"result":{"name":"result","value":{"purchase":{"store":"a\#
  ppStore","originalTransactionId":"1000","transactionId":"1000","product":"monthly","kind":"s\#
  ubscription","state":"active","holders":["{{anonymous}}"],"device":"iphone","storeAccount":n\#
  ull,"purchasedAt":"2026-01-01T00:00:00.000Z","firstPurchasedAt":"2026-01-01T00:00:00.000Z","\#
  expiresAt":"2026-02-01T00:00:00.000Z","trialStartedAt":null,"periodType":"normal","environme\#
  nt":"production","isFamilyShared":false,"price":null,"currency":null,"country":null,"offerCo\#
  de":null,"autoRenew":true,"autoRenewDisabledAt":null,"gracePeriodExpiresAt":null,"billingRet\#
  ry":false,"pausedUntil":null,"refundedAt":null,"revokedAt":null,"endedAt":null,"paused":fals\#
  e,"renewsAs":null,"endReason":null,"billingIssueAt":null,"replaces":null,"replacedBy":null,"\#
  keys":[],"renewsCount":0,"accountToken":null,"transactions":[{"transactionId":"1000","produc\#
  t":"monthly","periodType":"normal","purchasedAt":"2026-01-01T00:00:00.000Z","expiresAt":"202\#
  6-02-01T00:00:00.000Z","asOf":"2026-01-01T00:00:00.000Z"}]},"created":false,"outcome":"uncha\#
  nged","entitlements":{"premium":{"id":"premium","active":true,"state":"active","productId":"\#
  monthly","source":"appStore","renewState":"willRenew","grantType":"purchase","periodType":"n\#
  ormal","startedAt":"2026-01-01T00:00:00.000Z","expiresAt":"2026-02-01T00:00:00.000Z","graceP\#
  eriodExpiresAt":null,"firstPurchasedAt":"2026-01-01T00:00:00.000Z","lastPurchasedAt":"2026-0\#
  1-01T00:00:00.000Z","trialStartedAt":null,"autoRenewDisabledAt":null,"renewsCount":0,"enviro\#
  nment":"production","store":"appStore","transactionId":"1000","originalTransactionId":"1000"\#
  }}}}},{"name":"by a user who is logged in","x-given":[{"method":"project.define","params":{"\#
  products":{"monthly":{"kind":"subscription","entitlements":["premium"]}},"clock":{"manual":"\#
  2026-01-01T00:00:00.000Z"}}},{"method":"install","params":{"device":"iphone"}},{"method":"id\#
  entify","params":{"device":"iphone","userId":"user_id_1"}}],"params":[{"name":"device","valu\#
  e":"iphone"},{"name":"product","value":"monthly"},{"name":"store","value":"appStore"},{"name\#
  ":"transactionId","value":"1000"},{"name":"expiresAt","value":"2026-02-01T00:00:00.000Z"}],"\#
  result":{"name":"result","value":{"purchase":{"store":"appStore","originalTransactionId":"10\#
  00","transactionId":"1000","product":"monthly","kind":"subscription","state":"active","holde\#
  rs":["{{anonymous}}","user_id_1"],"device":"iphone","storeAccount":null,"purchasedAt":"2026-\#
  01-01T00:00:00.000Z","firstPurchasedAt":"2026-01-01T00:00:00.000Z","expiresAt":"2026-02-01T0\#
  0:00:00.000Z","trialStartedAt":null,"periodType":"normal","environment":"production","isFami\#
  lyShared":false,"price":null,"currency":null,"country":null,"offerCode":null,"autoRenew":tru\#
  e,"autoRenewDisabledAt":null,"gracePeriodExpiresAt":null,"billingRetry":false,"pausedUntil":\#
  null,"refundedAt":null,"revokedAt":null,"endedAt":null,"paused":false,"renewsAs":null,"endRe\#
  ason":null,"billingIssueAt":null,"replaces":null,"replacedBy":null,"keys":[],"renewsCount":0\#
  ,"accountToken":null,"transactions":[{"transactionId":"1000","product":"monthly","periodType\#
  ":"normal","purchasedAt":"2026-01-01T00:00:00.000Z","expiresAt":"2026-02-01T00:00:00.000Z","\#
  asOf":"2026-01-01T00:00:00.000Z"}]},"created":true,"outcome":"recorded","entitlements":{"pre\#
  mium":{"id":"premium","active":true,"state":"active","productId":"monthly","source":"appStor\#
  e","renewState":"willRenew","grantType":"purchase","periodType":"normal","startedAt":"2026-0\#
  1-01T00:00:00.000Z","expiresAt":"2026-02-01T00:00:00.000Z","gracePeriodExpiresAt":null,"firs\#
  tPurchasedAt":"2026-01-01T00:00:00.000Z","lastPurchasedAt":"2026-01-01T00:00:00.000Z","trial\#
  StartedAt":null,"autoRenewDisabledAt":null,"renewsCount":0,"environment":"production","store\#
  ":"appStore","transactionId":"1000","originalTransactionId":"1000"}}}}},{"name":"a renewal",\#
  "x-given":[{"method":"project.define","params":{"products":{"monthly":{"kind":"subscription"\#
  ,"entitlements":["premium"]}},"clock":{"manual":"2026-01-01T00:00:00.000Z"}}},{"method":"ins\#
  tall","params":{"device":"iphone"}},{"method":"purchase","params":{"device":"iphone","produc\#
  t":"monthly","store":"appStore","transactionId":"1000","purchasedAt":"2025-11-15T00:00:00.00\#
  0Z","expiresAt":"2025-12-15T00:00:00.000Z"}}],"params":[{"name":"device","value":"iphone"},{\#
  "name":"product","value":"monthly"},{"name":"store","value":"appStore"},{"name":"transaction\#
  Id","value":"1001"},{"name":"originalTransactionId","value":"1000"},{"name":"purchasedAt","v\#
  alue":"2025-12-15T00:00:00.000Z"},{"name":"expiresAt","value":"2026-01-15T00:00:00.000Z"}],"\#
  result":{"name":"result","value":{"purchase":{"store":"appStore","originalTransactionId":"10\#
  00","transactionId":"1001","product":"monthly","kind":"subscription","state":"active","holde\#
  rs":["{{anonymous}}"],"device":"iphone","storeAccount":null,"purchasedAt":"2025-12-15T00:00:\#
  00.000Z","firstPurchasedAt":"2025-11-15T00:00:00.000Z","expiresAt":"2026-01-15T00:00:00.000Z\#
  ","trialStartedAt":null,"periodType":"normal","environment":"production","isFamilyShared":fa\#
  lse,"price":null,"currency":null,"country":null,"offerCode":null,"autoRenew":true,"autoRenew\#
  DisabledAt":null,"gracePeriodExpiresAt":null,"billingRetry":false,"pausedUntil":null,"refund\#
  edAt":null,"revokedAt":null,"endedAt":null,"paused":false,"renewsAs":null,"endReason":null,"\#
  billingIssueAt":null,"replaces":null,"replacedBy":null,"keys":[],"renewsCount":1,"accountTok\#
  en":null,"transactions":[{"transactionId":"1000","product":"monthly","periodType":"normal","\#
  purchasedAt":"2025-11-15T00:00:00.000Z","expiresAt":"2025-12-15T00:00:00.000Z","asOf":"2025-\#
  11-15T00:00:00.000Z"},{"transactionId":"1001","product":"monthly","periodType":"normal","pur\#
  chasedAt":"2025-12-15T00:00:00.000Z","expiresAt":"2026-01-15T00:00:00.000Z","asOf":"2025-12-\#
  15T00:00:00.000Z"}]},"created":false,"outcome":"renewed","entitlements":{"premium":{"id":"pr\#
  emium","active":true,"state":"active","productId":"monthly","source":"appStore","renewState"\#
  :"willRenew","grantType":"purchase","periodType":"normal","startedAt":"2025-11-15T00:00:00.0\#
  00Z","expiresAt":"2026-01-15T00:00:00.000Z","gracePeriodExpiresAt":null,"firstPurchasedAt":"\#
  2025-11-15T00:00:00.000Z","lastPurchasedAt":"2025-12-15T00:00:00.000Z","trialStartedAt":null\#
  ,"autoRenewDisabledAt":null,"renewsCount":1,"environment":"production","store":"appStore","t\#
  ransactionId":"1001","originalTransactionId":"1000"}}}}},{"name":"a product that the catalog\#
  ue does not know","x-given":[{"method":"project.define","params":{"products":{"monthly":{"ki\#
  nd":"subscription","entitlements":["premium"]}},"clock":{"manual":"2026-01-01T00:00:00.000Z"\#
  }}}],"params":[{"name":"userId","value":"user_id_1"},{"name":"product","value":"montly"},{"n\#
  ame":"store","value":"stripe"},{"name":"transactionId","value":"pi_1"}],"result":{"name":"re\#
  sult","value":{"purchase":{"store":"stripe","originalTransactionId":"pi_1","transactionId":"\#
  pi_1","product":"montly","kind":"nonConsumable","state":"active","holders":["user_id_1"],"de\#
  vice":null,"storeAccount":null,"purchasedAt":"2026-01-01T00:00:00.000Z","firstPurchasedAt":"\#
  2026-01-01T00:00:00.000Z","expiresAt":null,"trialStartedAt":null,"periodType":"normal","envi\#
  ronment":"production","isFamilyShared":false,"price":null,"currency":null,"country":null,"of\#
  ferCode":null,"autoRenew":false,"autoRenewDisabledAt":null,"gracePeriodExpiresAt":null,"bill\#
  ingRetry":false,"pausedUntil":null,"refundedAt":null,"revokedAt":null,"endedAt":null,"paused\#
  ":false,"renewsAs":null,"endReason":null,"billingIssueAt":null,"replaces":null,"replacedBy":\#
  null,"keys":[],"renewsCount":0,"accountToken":null,"transactions":[{"transactionId":"pi_1","\#
  product":"montly","periodType":"normal","purchasedAt":"2026-01-01T00:00:00.000Z","expiresAt"\#
  :null,"asOf":"2026-01-01T00:00:00.000Z"}]},"created":true,"outcome":"recorded","entitlements\#
  ":{},"warnings":[{"kind":"unknownProduct","message":"{{any}}","nearest":["monthly"]}]}}}]},{\#
  "name":"purchase.update","summary":"Updates a purchase, for example after a refund. Omitted \#
  params keep their value.","x-role":"write","x-since":1,"paramStructure":"either","params":[{\#
  "name":"store","required":true,"summary":"Store that took the payment.","schema":{"$ref":"#/\#
  components/schemas/Store"}},{"name":"originalTransactionId","required":true,"summary":"Id of\#
   the first transaction of the purchase.","schema":{"$ref":"#/components/schemas/TransactionI\#
  d"}},{"name":"expiresAt","required":false,"summary":"New last moment of the paid period, RFC\#
   3339; null: no end.","schema":{"$ref":"#/components/schemas/NullableMoment"}},{"name":"auto\#
  Renew","required":false,"summary":"Whether the subscription renews automatically; null: true\#
  .","schema":{"type":["boolean","null"]}},{"name":"gracePeriodExpiresAt","required":false,"su\#
  mmary":"Last moment of the grace period, RFC 3339; null: no grace period.","schema":{"$ref":\#
  "#/components/schemas/NullableMoment"}},{"name":"billingRetry","required":false,"summary":"W\#
  hether the store retries a failed payment; null: false.","schema":{"type":["boolean","null"]\#
  }},{"name":"pausedUntil","required":false,"summary":"Time at which the pause ends, RFC 3339;\#
   null: no pause.","schema":{"$ref":"#/components/schemas/NullableMoment"}},{"name":"refunded\#
  At","required":false,"summary":"Time of the refund, RFC 3339; null: no refund.","schema":{"$\#
  ref":"#/components/schemas/NullableMoment"}},{"name":"revokedAt","required":false,"summary":\#
  "Time at which the store withdrew access, RFC 3339, for example when family sharing ends; nu\#
  ll: not withdrawn.","schema":{"$ref":"#/components/schemas/NullableMoment"}},{"name":"produc\#
  t","required":false,"summary":"Id of the product from now on: a change of plan.","schema":{"\#
  $ref":"#/components/schemas/ProductId"}},{"name":"transactionId","required":false,"summary":\#
  "Transaction of which the store speaks. Required with `asOf`. Default: the latest; for a ref\#
  und or a revocation, the latest that was bought at or before its moment.","schema":{"$ref":"\#
  #/components/schemas/TransactionId"}},{"name":"asOf","required":false,"summary":"Time at whi\#
  ch the store made this statement, RFC 3339. Default: none, which makes it a statement of the\#
   caller, now.","schema":{"$ref":"#/components/schemas/Moment"}},{"name":"endedAt","required"\#
  :false,"summary":"Time at which access ended before the end of the period, RFC 3339. Null cl\#
  ears it.","schema":{"$ref":"#/components/schemas/NullableMoment"}},{"name":"paused","require\#
  d":false,"summary":"Whether the subscription is paused, with or without a known end.","schem\#
  a":{"type":["boolean","null"]}},{"name":"renewsAs","required":false,"summary":"Product of th\#
  e next period. It gives no access. Null: the same product.","schema":{"type":["string","null\#
  "],"minLength":1,"maxLength":255}},{"name":"endReason","required":false,"summary":"Why the p\#
  urchase ended, or will end. Null clears it.","schema":{"$ref":"#/components/schemas/EndReaso\#
  n"}},{"name":"project","required":false,"summary":"Id of the project.","schema":{"$ref":"#/c\#
  omponents/schemas/ProjectId","default":"default"}},{"name":"dryRun","required":false,"summar\#
  y":"Computes the result and the events without changing anything.","schema":{"type":"boolean\#
  ","default":false}},{"name":"idempotencyKey","required":false,"summary":"Makes a retry safe:\#
   the same key with the same params returns the stored result.","schema":{"$ref":"#/component\#
  s/schemas/IdempotencyKey"}}],"result":{"name":"result","schema":{"type":"object","properties\#
  ":{"purchase":{"$ref":"#/components/schemas/Purchase"},"outcome":{"description":"applied: a \#
  field changed. stale: newer information was there for all that differed. unchanged: all was \#
  so already.","type":"string","enum":["applied","stale","unchanged"]},"stale":{"description":\#
  "The params that lost against newer information; absent when there are none.","type":"array"\#
  ,"items":{"type":"string"}},"warnings":{"description":"Absent when there are no warnings.","\#
  type":"array","items":{"$ref":"#/components/schemas/Warning"}},"dryRun":{"description":"True\#
   in a dry run; otherwise absent.","type":"boolean"},"events":{"description":"The events that\#
   the call would emit. Only in a dry run.","type":"array","items":{"$ref":"#/components/schem\#
  as/Event"}},"replayed":{"description":"True when this is the stored result of an idempotency\#
   key; otherwise absent.","type":"boolean"}},"required":["purchase","outcome"]}},"errors":[{"\#
  code":-32602,"message":"A parameter is missing, unknown, of a wrong type or out of range, or\#
   two parameters exclude each other. `field` points to it; `nearest` lists similar names.","d\#
  ata":{"kind":"invalidParams","retryable":false}},{"code":1000,"message":"The caller's role i\#
  s lower than the role that the method needs. `uid` and `role` are the caller's (`none` witho\#
  ut a role), and `needs` is the method's role.","data":{"kind":"permissionDenied","retryable"\#
  :false}},{"code":1200,"message":"The daemon has no such project.","data":{"kind":"unknownPro\#
  ject","retryable":false}},{"code":1201,"message":"The project has no purchase with this stor\#
  e and originalTransactionId, or the purchase has no such transaction. Nothing changes.","dat\#
  a":{"kind":"unknownPurchase","retryable":false}},{"code":1300,"message":"A call of the same \#
  method used this key with other params in the last 24 hours.","data":{"kind":"idempotencyCon\#
  flict","retryable":false}},{"code":1400,"message":"The disk has no room for the write. Nothi\#
  ng changes, and reading still works.","data":{"kind":"storageFull","retryable":true}},{"code\#
  ":1401,"message":"The write may not be on the disk: the daemon stops, and its next start sho\#
  ws what is stored. Or the daemon cannot read a record that the request needs: then it keeps \#
  running.","data":{"kind":"storageFailed","retryable":false}}],"examples":[{"name":"auto-rene\#
  w turned off","x-given":[{"method":"project.define","params":{"products":{"monthly":{"kind":\#
  "subscription","entitlements":["premium"]}},"clock":{"manual":"2026-01-01T00:00:00.000Z"}}},\#
  {"method":"install","params":{"device":"iphone"}},{"method":"purchase","params":{"device":"i\#
  phone","product":"monthly","store":"appStore","transactionId":"1000","expiresAt":"2026-02-01\#
  T00:00:00.000Z"}}],"params":[{"name":"store","value":"appStore"},{"name":"originalTransactio\#
  nId","value":"1000"},{"name":"autoRenew","value":false}],"result":{"name":"result","value":{\#
  "purchase":{"store":"appStore","originalTransactionId":"1000","transactionId":"1000","produc\#
  t":"monthly","kind":"subscription","state":"active","holders":["{{anonymous}}"],"device":"ip\#
  hone","storeAccount":null,"purchasedAt":"2026-01-01T00:00:00.000Z","firstPurchasedAt":"2026-\#
  01-01T00:00:00.000Z","expiresAt":"2026-02-01T00:00:00.000Z","trialStartedAt":null,"periodTyp\#
  e":"normal","environment":"production","isFamilyShared":false,"price":null,"currency":null,"\#
  country":null,"offerCode":null,"autoRenew":false,"autoRenewDisabledAt":"2026-01-01T00:00:00.\#
  000Z","gracePeriodExpiresAt":null,"billingRetry":false,"pausedUntil":null,"refundedAt":null,\#
  "revokedAt":null,"endedAt":null,"paused":false,"renewsAs":null,"endReason":null,"billingIssu\#
  eAt":null,"replaces":null,"replacedBy":null,"keys":[],"renewsCount":0,"accountToken":null,"t\#
  ransactions":[{"transactionId":"1000","product":"monthly","periodType":"normal","purchasedAt\#
  ":"2026-01-01T00:00:00.000Z","expiresAt":"2026-02-01T00:00:00.000Z","autoRenew":false,"autoR\#
  enewDisabledAt":"2026-01-01T00:00:00.000Z","asOf":"2026-01-01T00:00:00.000Z"}]},"outcome":"a\#
  pplied"}}},{"name":"a refund","x-given":[{"method":"project.define","params":{"products":{"m\#
  onthly":{"kind":"subscription","entitlements":["premium"]}},"clock":{"manual":"2026-01-01T00\#
  :00:00.000Z"}}},{"method":"install","params":{"device":"iphone"}},{"method":"purchase","para\#
  ms":{"device":"iphone","product":"monthly","store":"appStore","transactionId":"1000","expire\#
  sAt":"2026-02-01T00:00:00.000Z"}}],"params":[{"name":"store","value":"appStore"},{"name":"or\#
  iginalTransactionId","value":"1000"},{"name":"refundedAt","value":"2026-01-01T00:00:00.000Z"\#
  }],"result":{"name":"result","value":{"purchase":{"store":"appStore","originalTransactionId"\#
  :"1000","transactionId":"1000","product":"monthly","kind":"subscription","state":"refunded",\#
  "holders":["{{anonymous}}"],"device":"iphone","storeAccount":null,"purchasedAt":"2026-01-01T\#
  00:00:00.000Z","firstPurchasedAt":"2026-01-01T00:00:00.000Z","expiresAt":"2026-02-01T00:00:0\#
  0.000Z","trialStartedAt":null,"periodType":"normal","environment":"production","isFamilyShar\#
  ed":false,"price":null,"currency":null,"country":null,"offerCode":null,"autoRenew":true,"aut\#
  oRenewDisabledAt":null,"gracePeriodExpiresAt":null,"billingRetry":false,"pausedUntil":null,"\#
  refundedAt":"2026-01-01T00:00:00.000Z","revokedAt":null,"endedAt":null,"paused":false,"renew\#
  sAs":null,"endReason":null,"billingIssueAt":null,"replaces":null,"replacedBy":null,"keys":[]\#
  ,"renewsCount":0,"accountToken":null,"transactions":[{"transactionId":"1000","product":"mont\#
  hly","periodType":"normal","purchasedAt":"2026-01-01T00:00:00.000Z","expiresAt":"2026-02-01T\#
  00:00:00.000Z","refundedAt":"2026-01-01T00:00:00.000Z","asOf":"2026-01-01T00:00:00.000Z"}]},\#
  "outcome":"applied"}}},{"name":"a refund that was none","x-given":[{"method":"project.define\#
  ","params":{"products":{"monthly":{"kind":"subscription","entitlements":["premium"]}},"clock\#
  ":{"manual":"2026-01-01T00:00:00.000Z"}}},{"method":"install","params":{"device":"iphone"}},\#
  {"method":"purchase","params":{"device":"iphone","product":"monthly","store":"appStore","tra\#
  nsactionId":"1000","expiresAt":"2026-02-01T00:00:00.000Z"}},{"method":"purchase.update","par\#
  ams":{"store":"appStore","originalTransactionId":"1000","refundedAt":"2026-01-01T00:00:00.00\#
  0Z"}}],"params":[{"name":"store","value":"appStore"},{"name":"originalTransactionId","value"\#
  :"1000"},{"name":"refundedAt","value":null}],"result":{"name":"result","value":{"purchase":{\#
  "store":"appStore","originalTransactionId":"1000","transactionId":"1000","product":"monthly"\#
  ,"kind":"subscription","state":"active","holders":["{{anonymous}}"],"device":"iphone","store\#
  Account":null,"purchasedAt":"2026-01-01T00:00:00.000Z","firstPurchasedAt":"2026-01-01T00:00:\#
  00.000Z","expiresAt":"2026-02-01T00:00:00.000Z","trialStartedAt":null,"periodType":"normal",\#
  "environment":"production","isFamilyShared":false,"price":null,"currency":null,"country":nul\#
  l,"offerCode":null,"autoRenew":true,"autoRenewDisabledAt":null,"gracePeriodExpiresAt":null,"\#
  billingRetry":false,"pausedUntil":null,"refundedAt":null,"revokedAt":null,"endedAt":null,"pa\#
  used":false,"renewsAs":null,"endReason":null,"billingIssueAt":null,"replaces":null,"replaced\#
  By":null,"keys":[],"renewsCount":0,"accountToken":null,"transactions":[{"transactionId":"100\#
  0","product":"monthly","periodType":"normal","purchasedAt":"2026-01-01T00:00:00.000Z","expir\#
  esAt":"2026-02-01T00:00:00.000Z","asOf":"2026-01-01T00:00:00.000Z"}]},"outcome":"applied"}}}\#
  ]},{"name":"restore","summary":"Restores the purchases of a device's store account for its c\#
  urrent user.","x-role":"write","x-since":1,"paramStructure":"either","params":[{"name":"devi\#
  ce","required":true,"summary":"Id of the device.","schema":{"$ref":"#/components/schemas/Dev\#
  iceId"}},{"name":"purchases","required":false,"summary":"Purchases to restore, from any stor\#
  e account; an empty list restores nothing. Default: every purchase of the device's store acc\#
  ount.","schema":{"type":"array","items":{"$ref":"#/components/schemas/PurchaseName"},"maxIte\#
  ms":1000}},{"name":"project","required":false,"summary":"Id of the project.","schema":{"$ref\#
  ":"#/components/schemas/ProjectId","default":"default"}},{"name":"dryRun","required":false,"\#
  summary":"Computes the result and the events without changing anything.","schema":{"type":"b\#
  oolean","default":false}},{"name":"idempotencyKey","required":false,"summary":"Makes a retry\#
   safe: the same key with the same params returns the stored result.","schema":{"$ref":"#/com\#
  ponents/schemas/IdempotencyKey"}}],"result":{"name":"result","schema":{"type":"object","prop\#
  erties":{"user":{"$ref":"#/components/schemas/User"},"restored":{"description":"Purchases th\#
  at the user holds now and did not hold before.","type":"array","items":{"$ref":"#/components\#
  /schemas/Move"}},"transferred":{"description":"Those of `restored` that another user lost.",\#
  "type":"array","items":{"$ref":"#/components/schemas/Move"}},"refused":{"description":"Purch\#
  ases that a rule left with their holders.","type":"array","items":{"$ref":"#/components/sche\#
  mas/Refusal"}},"entitlements":{"$ref":"#/components/schemas/Entitlements","description":"The\#
   user's entitlements after the call."},"warnings":{"description":"Absent when there are no w\#
  arnings.","type":"array","items":{"$ref":"#/components/schemas/Warning"}},"dryRun":{"descrip\#
  tion":"True in a dry run; otherwise absent.","type":"boolean"},"events":{"description":"The \#
  events that the call would emit. Only in a dry run.","type":"array","items":{"$ref":"#/compo\#
  nents/schemas/Event"}},"replayed":{"description":"True when this is the stored result of an \#
  idempotency key; otherwise absent.","type":"boolean"}},"required":["user","restored","transf\#
  erred","refused","entitlements"]}},"errors":[{"code":-32602,"message":"A parameter is missin\#
  g, unknown, of a wrong type or out of range, or two parameters exclude each other. `field` p\#
  oints to it; `nearest` lists similar names.","data":{"kind":"invalidParams","retryable":fals\#
  e}},{"code":1000,"message":"The caller's role is lower than the role that the method needs. \#
  `uid` and `role` are the caller's (`none` without a role), and `needs` is the method's role.\#
  ","data":{"kind":"permissionDenied","retryable":false}},{"code":1100,"message":"The project \#
  has no such device.","data":{"kind":"unknownDevice","retryable":false}},{"code":1200,"messag\#
  e":"The daemon has no such project.","data":{"kind":"unknownProject","retryable":false}},{"c\#
  ode":1201,"message":"The project has no purchase with this store and originalTransactionId, \#
  or the purchase has no such transaction. Nothing changes.","data":{"kind":"unknownPurchase",\#
  "retryable":false}},{"code":1300,"message":"A call of the same method used this key with oth\#
  er params in the last 24 hours.","data":{"kind":"idempotencyConflict","retryable":false}},{"\#
  code":1400,"message":"The disk has no room for the write. Nothing changes, and reading still\#
   works.","data":{"kind":"storageFull","retryable":true}},{"code":1401,"message":"The write m\#
  ay not be on the disk: the daemon stops, and its next start shows what is stored. Or the dae\#
  mon cannot read a record that the request needs: then it keeps running.","data":{"kind":"sto\#
  rageFailed","retryable":false}}],"examples":[{"name":"after a reinstall","x-given":[{"method\#
  ":"project.define","params":{"products":{"monthly":{"kind":"subscription","entitlements":["p\#
  remium"]}},"clock":{"manual":"2026-01-01T00:00:00.000Z"}}},{"method":"install","params":{"de\#
  vice":"iphone","storeAccount":"ann"}},{"method":"purchase","params":{"device":"iphone","prod\#
  uct":"monthly","store":"appStore","transactionId":"1000","expiresAt":"2026-02-01T00:00:00.00\#
  0Z"}},{"method":"install","params":{"device":"ipad","storeAccount":"ann"}}],"params":[{"name\#
  ":"device","value":"ipad"}],"result":{"name":"result","value":{"user":{"id":"{{new}}","anony\#
  mousId":"{{new}}","identityId":null,"customerId":"{{new}}","aliases":["{{new}}"],"device":"i\#
  pad","createdAt":"2026-01-01T00:00:00.000Z","environment":"production"},"restored":[{"store"\#
  :"appStore","originalTransactionId":"1000","product":"monthly","kind":"subscription","from":\#
  ["{{any}}"],"to":"{{new}}","shared":true}],"transferred":[],"refused":[],"entitlements":{"pr\#
  emium":{"id":"premium","active":true,"state":"active","productId":"monthly","source":"appSto\#
  re","renewState":"willRenew","grantType":"purchase","periodType":"normal","startedAt":"2026-\#
  01-01T00:00:00.000Z","expiresAt":"2026-02-01T00:00:00.000Z","gracePeriodExpiresAt":null,"fir\#
  stPurchasedAt":"2026-01-01T00:00:00.000Z","lastPurchasedAt":"2026-01-01T00:00:00.000Z","tria\#
  lStartedAt":null,"autoRenewDisabledAt":null,"renewsCount":0,"environment":"production","stor\#
  e":"appStore","transactionId":"1000","originalTransactionId":"1000"}}}}},{"name":"nothing to\#
   restore","x-given":[{"method":"project.define","params":{"products":{"monthly":{"kind":"sub\#
  scription","entitlements":["premium"]}},"clock":{"manual":"2026-01-01T00:00:00.000Z"}}},{"me\#
  thod":"install","params":{"device":"iphone"}}],"params":[{"name":"device","value":"iphone"}]\#
  ,"result":{"name":"result","value":{"user":{"id":"{{anonymous}}","anonymousId":"{{anonymous}\#
  }","identityId":null,"customerId":"{{anonymous}}","aliases":["{{anonymous}}"],"device":"ipho\#
  ne","createdAt":"2026-01-01T00:00:00.000Z","environment":"production"},"restored":[],"transf\#
  erred":[],"refused":[],"entitlements":{}}}}]},{"name":"revoke","summary":"Ends a grant.","x-\#
  role":"write","x-since":1,"paramStructure":"either","params":[{"name":"device","required":fa\#
  lse,"summary":"Id of the device.","schema":{"$ref":"#/components/schemas/DeviceId"}},{"name"\#
  :"userId","required":false,"summary":"Id of the user, instead of `device`.","schema":{"$ref"\#
  :"#/components/schemas/UserId"}},{"name":"entitlement","required":true,"summary":"Id of the \#
  entitlement that was granted.","schema":{"$ref":"#/components/schemas/EntitlementId"}},{"nam\#
  e":"project","required":false,"summary":"Id of the project.","schema":{"$ref":"#/components/\#
  schemas/ProjectId","default":"default"}},{"name":"dryRun","required":false,"summary":"Comput\#
  es the result and the events without changing anything.","schema":{"type":"boolean","default\#
  ":false}},{"name":"idempotencyKey","required":false,"summary":"Makes a retry safe: the same \#
  key with the same params returns the stored result.","schema":{"$ref":"#/components/schemas/\#
  IdempotencyKey"}}],"x-exactly-one":[["device"],["userId"]],"result":{"name":"result","schema\#
  ":{"type":"object","properties":{"entitlement":{"$ref":"#/components/schemas/Entitlement","d\#
  escription":"The entitlement after the call. A purchase may still give it."},"dryRun":{"desc\#
  ription":"True in a dry run; otherwise absent.","type":"boolean"},"events":{"description":"T\#
  he events that the call would emit. Only in a dry run.","type":"array","items":{"$ref":"#/co\#
  mponents/schemas/Event"}},"replayed":{"description":"True when this is the stored result of \#
  an idempotency key; otherwise absent.","type":"boolean"}},"required":["entitlement"]}},"erro\#
  rs":[{"code":-32602,"message":"A parameter is missing, unknown, of a wrong type or out of ra\#
  nge, or two parameters exclude each other. `field` points to it; `nearest` lists similar nam\#
  es.","data":{"kind":"invalidParams","retryable":false}},{"code":1000,"message":"The caller's\#
   role is lower than the role that the method needs. `uid` and `role` are the caller's (`none\#
  ` without a role), and `needs` is the method's role.","data":{"kind":"permissionDenied","ret\#
  ryable":false}},{"code":1100,"message":"The project has no such device.","data":{"kind":"unk\#
  nownDevice","retryable":false}},{"code":1101,"message":"The project has no such user.","data\#
  ":{"kind":"unknownUser","retryable":false}},{"code":1102,"message":"No user may have this id\#
  : it is empty, or in the project's `blockedUserIds`.","data":{"kind":"blockedUserId","retrya\#
  ble":false}},{"code":1103,"message":"The id has more Unicode scalars than the project's `use\#
  rIdLengthMax`.","data":{"kind":"userIdTooLong","retryable":false}},{"code":1200,"message":"T\#
  he daemon has no such project.","data":{"kind":"unknownProject","retryable":false}},{"code":\#
  1204,"message":"The user has no active grant of this entitlement. For example, a purchase gi\#
  ves it, or the grant has ended.","data":{"kind":"notAManualGrant","retryable":false}},{"code\#
  ":1300,"message":"A call of the same method used this key with other params in the last 24 h\#
  ours.","data":{"kind":"idempotencyConflict","retryable":false}},{"code":1400,"message":"The \#
  disk has no room for the write. Nothing changes, and reading still works.","data":{"kind":"s\#
  torageFull","retryable":true}},{"code":1401,"message":"The write may not be on the disk: the\#
   daemon stops, and its next start shows what is stored. Or the daemon cannot read a record t\#
  hat the request needs: then it keeps running.","data":{"kind":"storageFailed","retryable":fa\#
  lse}}],"examples":[{"name":"a grant","x-given":[{"method":"project.define","params":{"produc\#
  ts":{"monthly":{"kind":"subscription","entitlements":["premium"]}},"clock":{"manual":"2026-0\#
  1-01T00:00:00.000Z"}}},{"method":"install","params":{"device":"iphone"}},{"method":"grant","\#
  params":{"device":"iphone","entitlement":"premium"}}],"params":[{"name":"device","value":"ip\#
  hone"},{"name":"entitlement","value":"premium"}],"result":{"name":"result","value":{"entitle\#
  ment":{"id":"premium","active":false,"state":"revoked","productId":null,"source":"manual","r\#
  enewState":"nonRenewable","grantType":"manual","periodType":null,"startedAt":"2026-01-01T00:\#
  00:00.000Z","expiresAt":null,"gracePeriodExpiresAt":null,"firstPurchasedAt":null,"lastPurcha\#
  sedAt":null,"trialStartedAt":null,"autoRenewDisabledAt":null,"renewsCount":0,"environment":n\#
  ull,"store":null,"transactionId":null,"originalTransactionId":null}}}}]},{"name":"rpc.discov\#
  er","summary":"Returns this protocol as an OpenRPC document.","x-role":"read","x-since":1,"p\#
  aramStructure":"either","params":[],"result":{"name":"result","schema":{"description":"The O\#
  penRPC document, with `x-role` on every method.","type":"object","properties":{"openrpc":{"t\#
  ype":"string"},"info":{"type":"object"},"methods":{"type":"array","items":{"type":"object"}}\#
  ,"components":{"type":"object"}},"required":["openrpc","info","methods","components"]}},"err\#
  ors":[{"code":-32602,"message":"A parameter is missing, unknown, of a wrong type or out of r\#
  ange, or two parameters exclude each other. `field` points to it; `nearest` lists similar na\#
  mes.","data":{"kind":"invalidParams","retryable":false}},{"code":1000,"message":"The caller'\#
  s role is lower than the role that the method needs. `uid` and `role` are the caller's (`non\#
  e` without a role), and `needs` is the method's role.","data":{"kind":"permissionDenied","re\#
  tryable":false}}],"examples":[{"name":"the document","params":[],"result":{"name":"result","\#
  value":{"openrpc":"{{any}}","info":"{{any}}","methods":"{{any}}","components":"{{any}}"}}}]}\#
  ,{"name":"server.describe","summary":"Lists the methods, or describes one method.","x-role":\#
  "read","x-since":1,"paramStructure":"either","params":[{"name":"method","required":false,"su\#
  mmary":"Name of the method to describe. Default: the list of all methods.","schema":{"type":\#
  "string"}}],"result":{"name":"result","schema":{"type":"object","properties":{"methods":{"de\#
  scription":"All methods, sorted by name. Only without `method`.","type":"array","items":{"$r\#
  ef":"#/components/schemas/MethodSummary"}},"method":{"description":"The method's entry in th\#
  e OpenRPC document. Only with `method`.","type":"object"},"components":{"description":"The s\#
  chemas that the entry refers to, in `schemas`. Only with `method`.","type":"object"}},"requi\#
  red":[]}},"errors":[{"code":-32602,"message":"A parameter is missing, unknown, of a wrong ty\#
  pe or out of range, or two parameters exclude each other. `field` points to it; `nearest` li\#
  sts similar names.","data":{"kind":"invalidParams","retryable":false}},{"code":1000,"message\#
  ":"The caller's role is lower than the role that the method needs. `uid` and `role` are the \#
  caller's (`none` without a role), and `needs` is the method's role.","data":{"kind":"permiss\#
  ionDenied","retryable":false}}],"examples":[{"name":"all methods","params":[],"result":{"nam\#
  e":"result","value":{"methods":"{{any}}"}}},{"name":"one method","params":[{"name":"method",\#
  "value":"logout"}],"result":{"name":"result","value":{"method":"{{any}}","components":"{{any\#
  }}"}}}]},{"name":"server.info","summary":"Returns the daemon's version and limits, and the c\#
  aller's role.","x-role":"read","x-since":1,"paramStructure":"either","params":[],"result":{"\#
  name":"result","schema":{"type":"object","properties":{"version":{"description":"Version of \#
  the daemon.","type":"string"},"protocol":{"description":"Version of this protocol.","type":"\#
  integer"},"limits":{"$ref":"#/components/schemas/Limits"},"uptimeMs":{"description":"Millise\#
  conds since the daemon started.","type":"integer","minimum":0},"peer":{"$ref":"#/components/\#
  schemas/Peer"}},"required":["version","protocol","limits","uptimeMs","peer"]}},"errors":[{"c\#
  ode":-32602,"message":"A parameter is missing, unknown, of a wrong type or out of range, or \#
  two parameters exclude each other. `field` points to it; `nearest` lists similar names.","da\#
  ta":{"kind":"invalidParams","retryable":false}},{"code":1000,"message":"The caller's role is\#
   lower than the role that the method needs. `uid` and `role` are the caller's (`none` withou\#
  t a role), and `needs` is the method's role.","data":{"kind":"permissionDenied","retryable":\#
  false}}],"examples":[{"name":"plain","params":[],"result":{"name":"result","value":{"version\#
  ":"{{any}}","protocol":1,"limits":"{{any}}","uptimeMs":"{{any}}","peer":{"uid":"{{any}}","gi\#
  d":"{{any}}","pid":"{{any}}","role":"admin"}}}}]},{"name":"server.ping","summary":"Checks th\#
  at the daemon answers.","x-role":"read","x-since":1,"paramStructure":"either","params":[{"na\#
  me":"echo","required":false,"summary":"Value that the answer repeats, without the white spac\#
  e between its tokens.","schema":{"description":"Any JSON value."}}],"result":{"name":"result\#
  ","schema":{"type":"object","properties":{"pong":{"description":"Always true.","type":"boole\#
  an"},"now":{"$ref":"#/components/schemas/Moment","description":"Time of the system clock."},\#
  "echo":{"description":"The value from the request; absent when the request has none."}},"req\#
  uired":["pong","now"]}},"errors":[{"code":-32602,"message":"A parameter is missing, unknown,\#
   of a wrong type or out of range, or two parameters exclude each other. `field` points to it\#
  ; `nearest` lists similar names.","data":{"kind":"invalidParams","retryable":false}},{"code"\#
  :1000,"message":"The caller's role is lower than the role that the method needs. `uid` and `\#
  role` are the caller's (`none` without a role), and `needs` is the method's role.","data":{"\#
  kind":"permissionDenied","retryable":false}}],"examples":[{"name":"plain","params":[],"resul\#
  t":{"name":"result","value":{"pong":true,"now":"{{any}}"}}},{"name":"with an echo","params":\#
  [{"name":"echo","value":["hello",1]}],"result":{"name":"result","value":{"pong":true,"now":"\#
  {{any}}","echo":["hello",1]}}}]},{"name":"setUserProperty","summary":"Stores a key/value pro\#
  perty; never affects access.","x-role":"write","x-since":1,"paramStructure":"either","params\#
  ":[{"name":"device","required":false,"summary":"Id of the device.","schema":{"$ref":"#/compo\#
  nents/schemas/DeviceId"}},{"name":"userId","required":false,"summary":"Id of the user, inste\#
  ad of `device`.","schema":{"$ref":"#/components/schemas/UserId"}},{"name":"key","required":t\#
  rue,"summary":"Name of the property: 1 to 80 letters, digits, and _ . : - $. Names that othe\#
  r systems reserve, for example $email, have no special meaning.","schema":{"$ref":"#/compone\#
  nts/schemas/PropertyKey"}},{"name":"value","required":true,"summary":"New value. An empty st\#
  ring removes the property.","schema":{"$ref":"#/components/schemas/PropertyValue"}},{"name":\#
  "project","required":false,"summary":"Id of the project.","schema":{"$ref":"#/components/sch\#
  emas/ProjectId","default":"default"}},{"name":"dryRun","required":false,"summary":"Computes \#
  the result and the events without changing anything.","schema":{"type":"boolean","default":f\#
  alse}},{"name":"idempotencyKey","required":false,"summary":"Makes a retry safe: the same key\#
   with the same params returns the stored result.","schema":{"$ref":"#/components/schemas/Ide\#
  mpotencyKey"}}],"x-exactly-one":[["device"],["userId"]],"result":{"name":"result","schema":{\#
  "type":"object","properties":{"userId":{"$ref":"#/components/schemas/UserId","description":"\#
  Id of the user that the answer is about."},"key":{"$ref":"#/components/schemas/PropertyKey"}\#
  ,"value":{"$ref":"#/components/schemas/PropertyValue"},"dryRun":{"description":"True in a dr\#
  y run; otherwise absent.","type":"boolean"},"events":{"description":"The events that the cal\#
  l would emit. Only in a dry run.","type":"array","items":{"$ref":"#/components/schemas/Event\#
  "}},"replayed":{"description":"True when this is the stored result of an idempotency key; ot\#
  herwise absent.","type":"boolean"}},"required":["userId","key","value"]}},"errors":[{"code":\#
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
   no such project.","data":{"kind":"unknownProject","retryable":false}},{"code":1300,"message\#
  ":"A call of the same method used this key with other params in the last 24 hours.","data":{\#
  "kind":"idempotencyConflict","retryable":false}},{"code":1400,"message":"The disk has no roo\#
  m for the write. Nothing changes, and reading still works.","data":{"kind":"storageFull","re\#
  tryable":true}},{"code":1401,"message":"The write may not be on the disk: the daemon stops, \#
  and its next start shows what is stored. Or the daemon cannot read a record that the request\#
   needs: then it keeps running.","data":{"kind":"storageFailed","retryable":false}}],"example\#
  s":[{"name":"the id of the user in another system","x-given":[{"method":"project.define","pa\#
  rams":{"products":{"monthly":{"kind":"subscription","entitlements":["premium"]}},"clock":{"m\#
  anual":"2026-01-01T00:00:00.000Z"}}},{"method":"install","params":{"device":"iphone"}}],"par\#
  ams":[{"name":"device","value":"iphone"},{"name":"key","value":"_q_custom_user_id"},{"name":\#
  "value","value":"yourSideUserId"}],"result":{"name":"result","value":{"userId":"{{anonymous}\#
  }","key":"_q_custom_user_id","value":"yourSideUserId"}}}]},{"name":"store.unclaimed","summar\#
  y":"Lists the purchases that nobody has claimed yet.","x-role":"read","x-since":1,"paramStru\#
  cture":"either","params":[{"name":"after","required":false,"summary":"`cursor` of an earlier\#
   answer. The answer has the purchases after it.","schema":{"type":"string"}},{"name":"limit"\#
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
  he daemon has no such project.","data":{"kind":"unknownProject","retryable":false}}],"exampl\#
  es":[{"name":"one of two","x-given":[{"method":"project.define","params":{"products":{"month\#
  ly":{"kind":"subscription","entitlements":["premium"]}},"clock":{"manual":"2026-01-01T00:00:\#
  00.000Z"}}},{"method":"purchase","params":{"product":"monthly","store":"appStore","transacti\#
  onId":"1000","expiresAt":"2026-02-01T00:00:00Z","accountToken":"7E3FB20B-4CDB-47CC-936D-99D6\#
  5F608138"}},{"method":"purchase","params":{"product":"monthly","store":"appStore","transacti\#
  onId":"1001","expiresAt":"2026-02-01T00:00:00Z"}}],"params":[{"name":"limit","value":1}],"re\#
  sult":{"name":"result","value":{"purchases":[{"store":"appStore","originalTransactionId":"10\#
  00","transactionId":"1000","product":"monthly","kind":"subscription","state":"active","holde\#
  rs":[],"device":null,"storeAccount":null,"purchasedAt":"2026-01-01T00:00:00.000Z","firstPurc\#
  hasedAt":"2026-01-01T00:00:00.000Z","expiresAt":"2026-02-01T00:00:00.000Z","trialStartedAt":\#
  null,"periodType":"normal","environment":"production","isFamilyShared":false,"price":null,"c\#
  urrency":null,"country":null,"offerCode":null,"autoRenew":true,"autoRenewDisabledAt":null,"g\#
  racePeriodExpiresAt":null,"billingRetry":false,"pausedUntil":null,"refundedAt":null,"revoked\#
  At":null,"endedAt":null,"paused":false,"renewsAs":null,"endReason":null,"billingIssueAt":nul\#
  l,"replaces":null,"replacedBy":null,"keys":[],"renewsCount":0,"accountToken":"7e3fb20b-4cdb-\#
  47cc-936d-99d65f608138","transactions":[{"transactionId":"1000","product":"monthly","periodT\#
  ype":"normal","purchasedAt":"2026-01-01T00:00:00.000Z","expiresAt":"2026-02-01T00:00:00.000Z\#
  ","isFamilyShared":false,"price":null,"currency":null,"country":null,"offerCode":null,"attri\#
  butes":{},"asOf":"2026-01-01T00:00:00.000Z"}]}],"cursor":"appStore:1000","more":true}}}]},{"\#
  name":"user.delete","summary":"Deletes a customer and erases its ids from everything that th\#
  e daemon stores.","x-role":"admin","x-since":1,"paramStructure":"either","params":[{"name":"\#
  userId","required":true,"summary":"Any id of the customer.","schema":{"$ref":"#/components/s\#
  chemas/UserId"}},{"name":"project","required":false,"summary":"Id of the project.","schema":\#
  {"$ref":"#/components/schemas/ProjectId","default":"default"}},{"name":"dryRun","required":f\#
  alse,"summary":"Computes the result and the events without changing anything.","schema":{"ty\#
  pe":"boolean","default":false}},{"name":"idempotencyKey","required":false,"summary":"Makes a\#
   retry safe: the same key with the same params returns the stored result.","schema":{"$ref":\#
  "#/components/schemas/IdempotencyKey"}}],"result":{"name":"result","schema":{"type":"object"\#
  ,"properties":{"tombstone":{"description":"New id that replaces every erased id in events. I\#
  t belongs to no user.","type":"string"},"users":{"description":"Number of erased users: the \#
  aliases of the customer.","type":"integer","minimum":1},"devices":{"description":"Number of \#
  erased devices. `install` can register them again.","type":"integer","minimum":0},"purchases\#
  ":{"description":"Number of erased purchases: those that no other customer holds.","type":"i\#
  nteger","minimum":0},"shared":{"description":"Number of purchases that other customers hold \#
  and keep.","type":"integer","minimum":0},"dryRun":{"description":"True in a dry run; otherwi\#
  se absent.","type":"boolean"},"events":{"description":"The events that the call would emit. \#
  Only in a dry run.","type":"array","items":{"$ref":"#/components/schemas/Event"}},"replayed"\#
  :{"description":"True when this is the stored result of an idempotency key; otherwise absent\#
  .","type":"boolean"}},"required":["tombstone","users","devices","purchases","shared"]}},"err\#
  ors":[{"code":-32602,"message":"A parameter is missing, unknown, of a wrong type or out of r\#
  ange, or two parameters exclude each other. `field` points to it; `nearest` lists similar na\#
  mes.","data":{"kind":"invalidParams","retryable":false}},{"code":1000,"message":"The caller'\#
  s role is lower than the role that the method needs. `uid` and `role` are the caller's (`non\#
  e` without a role), and `needs` is the method's role.","data":{"kind":"permissionDenied","re\#
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
  eeds: then it keeps running.","data":{"kind":"storageFailed","retryable":false}}],"examples"\#
  :[{"name":"with all that was hers","x-given":[{"method":"project.define","params":{"rules":"\#
  revenuecat","products":{"monthly":{"kind":"subscription","entitlements":["premium"]}},"entit\#
  lements":["gift"],"clock":{"manual":"2026-01-01T00:00:00.000Z"}}},{"method":"install","param\#
  s":{"device":"iphone","storeAccount":"apple-ann","platform":"ios"}},{"method":"purchase","pa\#
  rams":{"device":"iphone","product":"monthly","store":"appStore","transactionId":"1000","expi\#
  resAt":"2026-02-01T00:00:00.000Z","price":"9.99","currency":"EUR","attributes":{"campaign":"\#
  winter"}}},{"method":"identify","params":{"device":"iphone","userId":"ann"}},{"method":"setU\#
  serProperty","params":{"userId":"ann","key":"$email","value":"ann@example.org"}}],"params":[\#
  {"name":"userId","value":"ann"}],"result":{"name":"result","value":{"tombstone":"{{any}}","u\#
  sers":2,"devices":1,"purchases":1,"shared":0}}},{"name":"a dry run","x-given":[{"method":"pr\#
  oject.define","params":{"products":{"monthly":{"kind":"subscription","entitlements":["premiu\#
  m"]}},"entitlements":["gift"],"clock":{"manual":"2026-01-01T00:00:00.000Z"}}},{"method":"ins\#
  tall","params":{"device":"iphone"}},{"method":"identify","params":{"device":"iphone","userId\#
  ":"ann"}}],"params":[{"name":"userId","value":"ann"},{"name":"dryRun","value":true}],"result\#
  ":{"name":"result","value":{"tombstone":"{{tombstone}}","users":1,"devices":0,"purchases":0,\#
  "shared":0,"dryRun":true,"events":[{"id":"{{any}}","kind":"loggedOut","at":"2026-01-01T00:00\#
  :00.000Z","project":"default","user":"{{tombstone}}","userId":"{{tombstone}}","anonymousId":\#
  "{{any}}","cause":{"method":"user.delete","id":"{{any}}"},"device":"iphone"},{"id":"{{any}}"\#
  ,"kind":"userDeleted","at":"2026-01-01T00:00:00.000Z","project":"default","user":"{{tombston\#
  e}}","userId":"{{tombstone}}","cause":{"method":"user.delete","id":"{{any}}"}}]}}}]},{"name"\#
  :"user.export","summary":"Returns everything that the daemon stores about a customer.","x-ro\#
  le":"read","x-since":1,"paramStructure":"either","params":[{"name":"userId","required":true,\#
  "summary":"Any id of the customer.","schema":{"$ref":"#/components/schemas/UserId"}},{"name"\#
  :"project","required":false,"summary":"Id of the project.","schema":{"$ref":"#/components/sc\#
  hemas/ProjectId","default":"default"}}],"result":{"name":"result","schema":{"type":"object",\#
  "properties":{"user":{"$ref":"#/components/schemas/User"},"ids":{"description":"Every id of \#
  the customer, in byte order.","type":"array","items":{"type":"object","properties":{"id":{"$\#
  ref":"#/components/schemas/UserId"},"kind":{"description":"Who uses the id. `customer`: the \#
  customerId of a customer that began with an identified user.","type":"string","enum":["anony\#
  mous","identified","customer"]},"device":{"description":"Device of an anonymous id; otherwis\#
  e null.","type":["string","null"]},"createdAt":{"$ref":"#/components/schemas/Moment"}},"requ\#
  ired":["id","kind","device","createdAt"]}},"devices":{"description":"Devices whose anonymous\#
   or identified user belongs to the customer, in byte order.","type":"array","items":{"type":\#
  "object","properties":{"device":{"$ref":"#/components/schemas/DeviceId"},"anonymousId":{"$re\#
  f":"#/components/schemas/UserId"},"identityId":{"description":"Id of the identified user; nu\#
  ll when no user is logged in.","type":["string","null"]},"storeAccount":{"type":["string","n\#
  ull"]},"platform":{"type":["string","null"]},"app":{"type":["string","null"]},"createdAt":{"\#
  $ref":"#/components/schemas/Moment"}},"required":["device","anonymousId","identityId","store\#
  Account","platform","app","createdAt"]}},"accountTokens":{"description":"Account tokens regi\#
  stered for the customer, in byte order.","type":"array","items":{"$ref":"#/components/schema\#
  s/AccountToken"}},"purchases":{"description":"Purchases that the customer holds, with all th\#
  eir transactions.","type":"array","items":{"$ref":"#/components/schemas/Purchase"}},"grants"\#
  :{"description":"Grants, including those that have ended.","type":"array","items":{"type":"o\#
  bject","properties":{"entitlement":{"$ref":"#/components/schemas/EntitlementId"},"grantedAt"\#
  :{"$ref":"#/components/schemas/Moment"},"expiresAt":{"$ref":"#/components/schemas/NullableMo\#
  ment"},"revokedAt":{"$ref":"#/components/schemas/NullableMoment"}},"required":["entitlement"\#
  ,"grantedAt","expiresAt","revokedAt"]}},"properties":{"type":"array","items":{"type":"object\#
  ","properties":{"key":{"$ref":"#/components/schemas/PropertyKey"},"value":{"$ref":"#/compone\#
  nts/schemas/PropertyValue"},"setAt":{"$ref":"#/components/schemas/Moment"}},"required":["key\#
  ","value","setAt"]}},"overridden":{"description":"Earlier values of properties that another \#
  user of the same customer replaced. An empty value is a removal.","type":"array","items":{"t\#
  ype":"object","properties":{"key":{"$ref":"#/components/schemas/PropertyKey"},"value":{"$ref\#
  ":"#/components/schemas/PropertyValue"},"setAt":{"$ref":"#/components/schemas/Moment"}},"req\#
  uired":["key","value","setAt"]}},"entitlements":{"$ref":"#/components/schemas/Entitlements"}\#
  ,"at":{"$ref":"#/components/schemas/Moment","description":"Time of the entitlements and of t\#
  he purchases' states: now."},"events":{"description":"Events of the customer, oldest first, \#
  at most 1000.","type":"array","items":{"$ref":"#/components/schemas/Event"}},"cursor":{"$ref\#
  ":"#/components/schemas/Cursor","description":"Position at which events.read continues, with\#
   the same id as `user`."},"moreEvents":{"description":"True when events.read has more events\#
   of the customer.","type":"boolean"}},"required":["user","ids","devices","accountTokens","pu\#
  rchases","grants","properties","overridden","entitlements","at","events","cursor","moreEvent\#
  s"]}},"errors":[{"code":-32602,"message":"A parameter is missing, unknown, of a wrong type o\#
  r out of range, or two parameters exclude each other. `field` points to it; `nearest` lists \#
  similar names.","data":{"kind":"invalidParams","retryable":false}},{"code":1000,"message":"T\#
  he caller's role is lower than the role that the method needs. `uid` and `role` are the call\#
  er's (`none` without a role), and `needs` is the method's role.","data":{"kind":"permissionD\#
  enied","retryable":false}},{"code":1101,"message":"The project has no such user.","data":{"k\#
  ind":"unknownUser","retryable":false}},{"code":1102,"message":"No user may have this id: it \#
  is empty, or in the project's `blockedUserIds`.","data":{"kind":"blockedUserId","retryable":\#
  false}},{"code":1103,"message":"The id has more Unicode scalars than the project's `userIdLe\#
  ngthMax`.","data":{"kind":"userIdTooLong","retryable":false}},{"code":1200,"message":"The da\#
  emon has no such project.","data":{"kind":"unknownProject","retryable":false}}],"examples":[\#
  {"name":"all of it","x-given":[{"method":"project.define","params":{"rules":"revenuecat","pr\#
  oducts":{"monthly":{"kind":"subscription","entitlements":["premium"]}},"entitlements":["gift\#
  "],"clock":{"manual":"2026-01-01T00:00:00.000Z"}}},{"method":"install","params":{"device":"i\#
  phone","storeAccount":"apple-ann","platform":"ios"}},{"method":"purchase","params":{"device"\#
  :"iphone","product":"monthly","store":"appStore","transactionId":"1000","expiresAt":"2026-02\#
  -01T00:00:00.000Z","price":"9.99","currency":"EUR","attributes":{"campaign":"winter"}}},{"me\#
  thod":"identify","params":{"device":"iphone","userId":"ann"}},{"method":"setUserProperty","p\#
  arams":{"userId":"ann","key":"$email","value":"ann@example.org"}}],"params":[{"name":"userId\#
  ","value":"ann"}],"result":{"name":"result","value":{"user":{"id":"ann","anonymousId":null,"\#
  identityId":"ann","customerId":"{{anonymous}}","aliases":["{{anonymous}}","ann"],"createdAt"\#
  :"2026-01-01T00:00:00.000Z","environment":"production"},"ids":[{"id":"{{anonymous}}","kind":\#
  "anonymous","device":"iphone","createdAt":"2026-01-01T00:00:00.000Z"},{"id":"ann","kind":"id\#
  entified","device":null,"createdAt":"2026-01-01T00:00:00.000Z"}],"devices":[{"device":"iphon\#
  e","anonymousId":"{{anonymous}}","identityId":"ann","storeAccount":"apple-ann","platform":"i\#
  os","app":null,"createdAt":"2026-01-01T00:00:00.000Z"}],"accountTokens":[],"purchases":[{"st\#
  ore":"appStore","originalTransactionId":"1000","transactionId":"1000","product":"monthly","k\#
  ind":"subscription","state":"active","holders":["ann"],"device":"iphone","storeAccount":"app\#
  le-ann","purchasedAt":"2026-01-01T00:00:00.000Z","firstPurchasedAt":"2026-01-01T00:00:00.000\#
  Z","expiresAt":"2026-02-01T00:00:00.000Z","trialStartedAt":null,"periodType":"normal","envir\#
  onment":"production","isFamilyShared":false,"price":"9.99","currency":"EUR","country":null,"\#
  offerCode":null,"autoRenew":true,"autoRenewDisabledAt":null,"gracePeriodExpiresAt":null,"bil\#
  lingRetry":false,"pausedUntil":null,"refundedAt":null,"revokedAt":null,"endedAt":null,"pause\#
  d":false,"renewsAs":null,"endReason":null,"billingIssueAt":null,"replaces":null,"replacedBy"\#
  :null,"keys":[],"renewsCount":0,"accountToken":null,"transactions":[{"transactionId":"1000",\#
  "product":"monthly","periodType":"normal","purchasedAt":"2026-01-01T00:00:00.000Z","expiresA\#
  t":"2026-02-01T00:00:00.000Z","isFamilyShared":false,"price":"9.99","currency":"EUR","countr\#
  y":null,"offerCode":null,"attributes":{"campaign":"winter"},"asOf":"2026-01-01T00:00:00.000Z\#
  "}]}],"grants":[],"properties":[{"key":"$email","value":"ann@example.org","setAt":"2026-01-0\#
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
  :"7","moreEvents":false}}}]},{"name":"user.link.undo","summary":"Undoes a login, an alias or\#
   a transfer, as if it had never happened.","x-role":"admin","x-since":1,"paramStructure":"ei\#
  ther","params":[{"name":"event","required":true,"summary":"Id of the event to undo: identifi\#
  ed, usersAliased, subscriptionTransferred or oneTimePurchaseTransferred.","schema":{"$ref":"\#
  #/components/schemas/EventId"}},{"name":"project","required":false,"summary":"Id of the proj\#
  ect.","schema":{"$ref":"#/components/schemas/ProjectId","default":"default"}},{"name":"dryRu\#
  n","required":false,"summary":"Computes the result and the events without changing anything.\#
  ","schema":{"type":"boolean","default":false}},{"name":"idempotencyKey","required":false,"su\#
  mmary":"Makes a retry safe: the same key with the same params returns the stored result.","s\#
  chema":{"$ref":"#/components/schemas/IdempotencyKey"}}],"result":{"name":"result","schema":{\#
  "type":"object","properties":{"undone":{"$ref":"#/components/schemas/EventId","description":\#
  "Id of the undone event."},"purchases":{"description":"Purchases that changed holders. `to` \#
  lists the holders after the call, even when a user only lost the purchase.","type":"array","\#
  items":{"$ref":"#/components/schemas/Move"}},"kept":{"description":"Later changes that stay:\#
   restores and purchases that would have met other holders, the aliases that they made, and e\#
  arlier undos about the same users and purchases.","type":"array","items":{"$ref":"#/componen\#
  ts/schemas/KeptLink"}},"dryRun":{"description":"True in a dry run; otherwise absent.","type"\#
  :"boolean"},"events":{"description":"The events that the call would emit. Only in a dry run.\#
  ","type":"array","items":{"$ref":"#/components/schemas/Event"}},"replayed":{"description":"T\#
  rue when this is the stored result of an idempotency key; otherwise absent.","type":"boolean\#
  "}},"required":["undone","purchases","kept"]}},"errors":[{"code":-32602,"message":"A paramet\#
  er is missing, unknown, of a wrong type or out of range, or two parameters exclude each othe\#
  r. `field` points to it; `nearest` lists similar names.","data":{"kind":"invalidParams","ret\#
  ryable":false}},{"code":1000,"message":"The caller's role is lower than the role that the me\#
  thod needs. `uid` and `role` are the caller's (`none` without a role), and `needs` is the me\#
  thod's role.","data":{"kind":"permissionDenied","retryable":false}},{"code":1200,"message":"\#
  The daemon has no such project.","data":{"kind":"unknownProject","retryable":false}},{"code"\#
  :1206,"message":"The daemon cannot undo the link. Nothing changes. `obstacle` is the reason:\#
   `unknownEvent`; `otherKind`: an event of this kind cannot be undone; `noLink`: the event li\#
  nked nothing; `undone`: the link is already undone; `isUndo`: the event comes from an undo; \#
  `laterAlias`: a later alias merged the customer with another user; `tooMuch`: too many users\#
   and purchases depend on the link; `unclear`: a deletion erased part of the history. `event`\#
   is the id of the event that prevents the undo.","data":{"kind":"cannotUndo","retryable":fal\#
  se}},{"code":1300,"message":"A call of the same method used this key with other params in th\#
  e last 24 hours.","data":{"kind":"idempotencyConflict","retryable":false}},{"code":1400,"mes\#
  sage":"The disk has no room for the write. Nothing changes, and reading still works.","data"\#
  :{"kind":"storageFull","retryable":true}},{"code":1401,"message":"The write may not be on th\#
  e disk: the daemon stops, and its next start shows what is stored. Or the daemon cannot read\#
   a record that the request needs: then it keeps running.","data":{"kind":"storageFailed","re\#
  tryable":false}}],"examples":[{"name":"another user's login took a purchase","x-given":[{"me\#
  thod":"project.define","params":{"products":{"monthly":{"kind":"subscription","entitlements"\#
  :["premium"]}},"clock":{"manual":"2026-01-01T00:00:00.000Z"}}},{"method":"install","params":\#
  {"device":"iphone"}},{"method":"purchase","params":{"device":"iphone","product":"monthly","s\#
  tore":"appStore","transactionId":"1000","expiresAt":"2026-02-01T00:00:00Z"}},{"method":"iden\#
  tify","params":{"device":"iphone","userId":"user_id_1"},"result":{"user":{"anonymousId":"{{a\#
  nonymous}}","{{…}}":null},"{{…}}":null}},{"method":"events.read","params":{"kinds":["identif\#
  ied"]},"result":{"events":[{"id":"{{login}}","{{…}}":null}],"{{…}}":null}}],"params":[{"name\#
  ":"event","value":"{{login}}"}],"result":{"name":"result","value":{"undone":"{{login}}","pur\#
  chases":[{"store":"appStore","originalTransactionId":"1000","product":"monthly","kind":"subs\#
  cription","from":["{{anonymous}}","user_id_1"],"to":"{{anonymous}}","shared":false}],"kept":\#
  []}}}]},{"name":"userInfo","summary":"Returns the current user of a device, or the user that\#
   an id belongs to.","x-role":"read","x-since":1,"paramStructure":"either","params":[{"name":\#
  "device","required":false,"summary":"Id of the device.","schema":{"$ref":"#/components/schem\#
  as/DeviceId"}},{"name":"userId","required":false,"summary":"Id of the user, instead of `devi\#
  ce`.","schema":{"$ref":"#/components/schemas/UserId"}},{"name":"project","required":false,"s\#
  ummary":"Id of the project.","schema":{"$ref":"#/components/schemas/ProjectId","default":"de\#
  fault"}}],"x-exactly-one":[["device"],["userId"]],"result":{"name":"result","schema":{"type"\#
  :"object","properties":{"user":{"$ref":"#/components/schemas/User"}},"required":["user"]}},"\#
  errors":[{"code":-32602,"message":"A parameter is missing, unknown, of a wrong type or out o\#
  f range, or two parameters exclude each other. `field` points to it; `nearest` lists similar\#
   names.","data":{"kind":"invalidParams","retryable":false}},{"code":1000,"message":"The call\#
  er's role is lower than the role that the method needs. `uid` and `role` are the caller's (`\#
  none` without a role), and `needs` is the method's role.","data":{"kind":"permissionDenied",\#
  "retryable":false}},{"code":1100,"message":"The project has no such device.","data":{"kind":\#
  "unknownDevice","retryable":false}},{"code":1101,"message":"The project has no such user.","\#
  data":{"kind":"unknownUser","retryable":false}},{"code":1102,"message":"No user may have thi\#
  s id: it is empty, or in the project's `blockedUserIds`.","data":{"kind":"blockedUserId","re\#
  tryable":false}},{"code":1103,"message":"The id has more Unicode scalars than the project's \#
  `userIdLengthMax`.","data":{"kind":"userIdTooLong","retryable":false}},{"code":1200,"message\#
  ":"The daemon has no such project.","data":{"kind":"unknownProject","retryable":false}}],"ex\#
  amples":[{"name":"by device","x-given":[{"method":"project.define","params":{"products":{"mo\#
  nthly":{"kind":"subscription","entitlements":["premium"]}},"clock":{"manual":"2026-01-01T00:\#
  00:00.000Z"}}},{"method":"install","params":{"device":"iphone"}},{"method":"identify","param\#
  s":{"device":"iphone","userId":"user_id_1"}}],"params":[{"name":"device","value":"iphone"}],\#
  "result":{"name":"result","value":{"user":{"id":"user_id_1","anonymousId":"{{anonymous}}","i\#
  dentityId":"user_id_1","customerId":"{{customer}}","aliases":["user_id_1"],"device":"iphone"\#
  ,"createdAt":"2026-01-01T00:00:00.000Z","environment":"production"}}}},{"name":"by user id",\#
  "x-given":[{"method":"project.define","params":{"products":{"monthly":{"kind":"subscription"\#
  ,"entitlements":["premium"]}},"clock":{"manual":"2026-01-01T00:00:00.000Z"}}},{"method":"ins\#
  tall","params":{"device":"iphone"}},{"method":"identify","params":{"device":"iphone","userId\#
  ":"user_id_1"}}],"params":[{"name":"userId","value":"user_id_1"}],"result":{"name":"result",\#
  "value":{"user":{"id":"user_id_1","anonymousId":null,"identityId":"user_id_1","customerId":"\#
  {{customer}}","aliases":["user_id_1"],"createdAt":"2026-01-01T00:00:00.000Z","environment":"\#
  production"}}}}]},{"name":"userProperties","summary":"Returns the properties that setUserPro\#
  perty stored.","x-role":"read","x-since":1,"paramStructure":"either","params":[{"name":"devi\#
  ce","required":false,"summary":"Id of the device.","schema":{"$ref":"#/components/schemas/De\#
  viceId"}},{"name":"userId","required":false,"summary":"Id of the user, instead of `device`."\#
  ,"schema":{"$ref":"#/components/schemas/UserId"}},{"name":"project","required":false,"summar\#
  y":"Id of the project.","schema":{"$ref":"#/components/schemas/ProjectId","default":"default\#
  "}}],"x-exactly-one":[["device"],["userId"]],"result":{"name":"result","schema":{"type":"obj\#
  ect","properties":{"properties":{"$ref":"#/components/schemas/Properties"}},"required":["pro\#
  perties"]}},"errors":[{"code":-32602,"message":"A parameter is missing, unknown, of a wrong \#
  type or out of range, or two parameters exclude each other. `field` points to it; `nearest` \#
  lists similar names.","data":{"kind":"invalidParams","retryable":false}},{"code":1000,"messa\#
  ge":"The caller's role is lower than the role that the method needs. `uid` and `role` are th\#
  e caller's (`none` without a role), and `needs` is the method's role.","data":{"kind":"permi\#
  ssionDenied","retryable":false}},{"code":1100,"message":"The project has no such device.","d\#
  ata":{"kind":"unknownDevice","retryable":false}},{"code":1101,"message":"The project has no \#
  such user.","data":{"kind":"unknownUser","retryable":false}},{"code":1102,"message":"No user\#
   may have this id: it is empty, or in the project's `blockedUserIds`.","data":{"kind":"block\#
  edUserId","retryable":false}},{"code":1103,"message":"The id has more Unicode scalars than t\#
  he project's `userIdLengthMax`.","data":{"kind":"userIdTooLong","retryable":false}},{"code":\#
  1200,"message":"The daemon has no such project.","data":{"kind":"unknownProject","retryable"\#
  :false}}],"examples":[{"name":"two of them","x-given":[{"method":"project.define","params":{\#
  "products":{"monthly":{"kind":"subscription","entitlements":["premium"]}},"clock":{"manual":\#
  "2026-01-01T00:00:00.000Z"}}},{"method":"install","params":{"device":"iphone"}},{"method":"s\#
  etUserProperty","params":{"device":"iphone","key":"$email","value":"ann@example.org"}},{"met\#
  hod":"setUserProperty","params":{"device":"iphone","key":"plan","value":"b"}}],"params":[{"n\#
  ame":"device","value":"iphone"}],"result":{"name":"result","value":{"properties":{"$email":"\#
  ann@example.org","plan":"b"}}}},{"name":"none","x-given":[{"method":"project.define","params\#
  ":{"products":{"monthly":{"kind":"subscription","entitlements":["premium"]}},"clock":{"manua\#
  l":"2026-01-01T00:00:00.000Z"}}},{"method":"install","params":{"device":"iphone"}}],"params"\#
  :[{"name":"device","value":"iphone"}],"result":{"name":"result","value":{"properties":{}}}}]\#
  }],"components":{"schemas":{"AccountToken":{"description":"Opaque string that an app gives t\#
  o the store with a purchase, and that the store gives back. One in the form of a UUID is kep\#
  t and compared in lower case.","type":"string","minLength":1,"maxLength":255},"AppId":{"desc\#
  ription":"An app of the project, for example its bundle id.","type":"string","minLength":1,"\#
  maxLength":255},"AppliedRule":{"description":"A rule of the project, with the value that dec\#
  ided the step.","type":"object","properties":{"name":{"description":"Name of the rule, as in\#
   `project.define`.","type":"string","enum":["purchaseHolders","onIdentifyNew","onIdentifyKno\#
  wn","onRestore","anonymousHolders"]},"value":{"description":"Value that the rule had when th\#
  e step happened.","type":"string"}},"required":["name","value"]},"Attributes":{"description"\#
  :"Up to 20 strings of the caller's own, which the events of this purchase repeat.","type":"o\#
  bject","maxProperties":20,"propertyNames":{"minLength":1,"maxLength":80},"additionalProperti\#
  es":{"type":"string","maxLength":500}},"Catalogue":{"description":"Products by their ids.","\#
  type":"object","propertyNames":{"$ref":"#/components/schemas/ProductId"},"additionalProperti\#
  es":{"$ref":"#/components/schemas/Product"},"maxProperties":10000},"Cause":{"description":"W\#
  hat caused the event. A request gives its `method` and `id`; a notification has no `id`. `cl\#
  ock` is true for a change that fell due.","type":"object","properties":{"method":{"type":"st\#
  ring"},"id":{"type":["string","number","null"]},"clock":{"type":"boolean"}}},"Clock":{"descr\#
  iption":"The clock of a project: the system's, or a manual clock, which only moves when it i\#
  s advanced.","type":"object","properties":{"kind":{"type":"string","enum":["system","manual"\#
  ]},"now":{"$ref":"#/components/schemas/Moment","description":"Time of a manual clock; absent\#
   for the system's."}},"required":["kind"]},"ClockChoice":{"description":"`system`: the syste\#
  m's clock. `manual`: a manual clock that starts now. {\"manual\": TIMESTAMP}: a manual clock\#
   that starts then.","anyOf":[{"type":"string","enum":["system","manual"]},{"type":"object","\#
  properties":{"manual":{"$ref":"#/components/schemas/Moment","description":"Time at which the\#
   manual clock starts, RFC 3339."}},"required":["manual"],"additionalProperties":false}]},"Co\#
  nsumerId":{"description":"Name of a consumer: a reader of the log whose position the daemon \#
  stores. The reader chooses it, for example `mailer`.","type":"string","minLength":1,"maxLeng\#
  th":255},"Country":{"description":"ISO 3166 country code of two or three letters, stored as \#
  it is sent.","type":"string","pattern":"^[A-Za-z]{2,3}$"},"Counts":{"description":"Number of\#
   records of a project.","type":"object","properties":{"devices":{"type":"integer","minimum":\#
  0},"users":{"type":"integer","minimum":0},"customers":{"description":"A merged customer coun\#
  ts once.","type":"integer","minimum":0},"purchases":{"type":"integer","minimum":0},"unclaime\#
  d":{"description":"Purchases that nobody has claimed yet; `purchases` counts them too.","typ\#
  e":"integer","minimum":0},"events":{"type":"integer","minimum":0}},"required":["devices","us\#
  ers","customers","purchases","unclaimed","events"]},"Currency":{"description":"ISO 4217 curr\#
  ency code of three letters, stored as it is sent.","type":"string","pattern":"^[A-Za-z]{3}$"\#
  },"Cursor":{"description":"A position in a project's log: the number of the last event befor\#
  e it. \"0\" is the position before the first event.","type":"string","pattern":"^(0|[1-9][0-\#
  9]{0,18})$"},"DeviceId":{"description":"A device: one installation of one app. A reinstallat\#
  ion is a new device.","type":"string","minLength":1,"maxLength":255},"Duration":{"descriptio\#
  n":"ISO 8601 duration, for example P1M, P7D or PT1H30M. It has whole numbers of Y, M, W, D a\#
  nd, after a T, of H, M, S; only the seconds may have a fraction. P1M keeps the day of the mo\#
  nth, or takes the last day of a shorter month.","type":"string","format":"duration"},"EndRea\#
  son":{"description":"Why a subscription ended, or will end: the customer's choice, a failed \#
  payment, a refused price increase, a product that is no longer sold (unavailable), the devel\#
  oper, another purchase that took it over (replaced), or another reason. Null when the store \#
  named none.","type":["string","null"],"enum":["customer","billing","priceIncrease","unavaila\#
  ble","developer","replaced","other",null]},"Entitlement":{"description":"What a product or a\#
   grant unlocks for a user, and why. One purchase or grant, the winner, supplies every member\#
  . If the user never had the entitlement, every member is null except `id`, `active` (false),\#
   `renewState` (unknown) and `renewsCount` (0).","type":"object","properties":{"id":{"$ref":"\#
  #/components/schemas/EntitlementId"},"active":{"description":"Whether the user has access.",\#
  "type":"boolean"},"state":{"$ref":"#/components/schemas/State"},"productId":{"description":"\#
  Product that gives the entitlement; null for a grant.","type":["string","null"]},"source":{"\#
  description":"Store of the purchase, or `manual` for a grant.","type":["string","null"]},"re\#
  newState":{"description":"Whether the subscription renews. billingIssue: the store could not\#
   collect a payment.","type":"string","enum":["willRenew","canceled","billingIssue","nonRenew\#
  able","unknown"]},"grantType":{"description":"Why the user has the entitlement; `manual` for\#
   a grant.","type":["string","null"],"enum":["purchase","familySharing","offerCode","manual",\#
  null]},"periodType":{"type":["string","null"],"enum":["normal","trial","intro",null]},"start\#
  edAt":{"$ref":"#/components/schemas/NullableMoment","description":"Time of the first purchas\#
  e, or of the grant."},"expiresAt":{"$ref":"#/components/schemas/NullableMoment","description\#
  ":"Last moment of the period; null for no end."},"gracePeriodExpiresAt":{"$ref":"#/component\#
  s/schemas/NullableMoment","description":"Last moment of the grace period; null without a gra\#
  ce period."},"firstPurchasedAt":{"$ref":"#/components/schemas/NullableMoment","description":\#
  "Time of the first transaction; null for a grant."},"lastPurchasedAt":{"$ref":"#/components/\#
  schemas/NullableMoment","description":"Time of the latest transaction; null for a grant."},"\#
  trialStartedAt":{"$ref":"#/components/schemas/NullableMoment","description":"Time at which a\#
   trial began; null without a trial."},"autoRenewDisabledAt":{"$ref":"#/components/schemas/Nu\#
  llableMoment","description":"Time at which the customer turned auto-renew off; null while it\#
   is on."},"renewsCount":{"description":"Number of renewals at the full price.","type":"integ\#
  er","minimum":0},"environment":{"type":["string","null"],"enum":["production","sandbox",null\#
  ]},"store":{"description":"Null for a grant.","type":["string","null"]},"transactionId":{"de\#
  scription":"Latest transaction; null for a grant.","type":["string","null"]},"originalTransa\#
  ctionId":{"description":"First transaction; null for a grant.","type":["string","null"]}},"r\#
  equired":["id","active","state","productId","source","renewState","grantType","periodType","\#
  startedAt","expiresAt","gracePeriodExpiresAt","firstPurchasedAt","lastPurchasedAt","trialSta\#
  rtedAt","autoRenewDisabledAt","renewsCount","environment","store","transactionId","originalT\#
  ransactionId"]},"EntitlementId":{"description":"An entitlement, for example `premium`.","typ\#
  e":"string","minLength":1,"maxLength":255},"Entitlements":{"description":"Entitlements by th\#
  eir ids, including inactive entitlements.","type":"object","additionalProperties":{"$ref":"#\#
  /components/schemas/Entitlement"}},"Event":{"description":"One entry of a project's log. Its\#
   other members depend on its kind: rules.md lists them.","type":"object","properties":{"curs\#
  or":{"$ref":"#/components/schemas/Cursor","description":"The event's number in the log; abse\#
  nt in a dry run."},"id":{"description":"Unique id of the event.","type":"string"},"kind":{"$\#
  ref":"#/components/schemas/EventKind"},"at":{"$ref":"#/components/schemas/Moment","descripti\#
  on":"Time at which the event happened, by the project's clock."},"project":{"$ref":"#/compon\#
  ents/schemas/ProjectId"},"user":{"$ref":"#/components/schemas/UserId","description":"Custome\#
  rId of the customer that the event is about; absent in clockAdvanced."},"userId":{"$ref":"#/\#
  components/schemas/UserId","description":"Id of the user, if the user is identified."},"anon\#
  ymousId":{"$ref":"#/components/schemas/UserId","description":"Id of the user, if the user is\#
   anonymous. In identified and loggedOut: the device's anonymous user after the event."},"cau\#
  se":{"$ref":"#/components/schemas/Cause"},"device":{"description":"In userCreated, identifie\#
  d, loggedOut, purchase events and the events that a purchase causes: the device; null when t\#
  here is none.","type":["string","null"]},"outcome":{"description":"In identified: the outcom\#
  e that identify returned.","type":"string","enum":["attached","aliased","moved","switched"]}\#
  ,"from":{"description":"In a move: who held the purchase before.","type":"array","items":{"$\#
  ref":"#/components/schemas/UserId"}},"to":{"$ref":"#/components/schemas/UserId","description\#
  ":"In a move: who holds the purchase now."},"shared":{"description":"In a move: whether the \#
  users in `from` keep the purchase.","type":"boolean"},"undone":{"description":"In linkUndone\#
  : id of the undone event.","type":"string"},"aliases":{"description":"In usersAliased, and i\#
  n linkUndone of customers that separate: every id of the customer now, in byte order.","type\#
  ":"array","items":{"$ref":"#/components/schemas/UserId"}},"absorbed":{"$ref":"#/components/s\#
  chemas/UserId","description":"In usersAliased: the customerId that became part of `user`; ab\#
  sent when the joining id was new."},"entitlements":{"description":"In entitlementsActivated \#
  and entitlementsDeactivated: the entitlements that changed, in byte order. In granted and gr\#
  antRevoked: the entitlement.","type":"array","items":{"$ref":"#/components/schemas/Entitleme\#
  ntId"}},"store":{"$ref":"#/components/schemas/Store"},"originalTransactionId":{"$ref":"#/com\#
  ponents/schemas/TransactionId"},"transactionId":{"$ref":"#/components/schemas/TransactionId"\#
  ,"description":"The latest transaction; in purchaseUpdated, the transaction that changed."},\#
  "product":{"$ref":"#/components/schemas/ProductId"},"productKind":{"$ref":"#/components/sche\#
  mas/ProductKind"},"holders":{"description":"In purchase events: who holds the purchase.","ty\#
  pe":"array","items":{"$ref":"#/components/schemas/UserId"}},"environment":{"$ref":"#/compone\#
  nts/schemas/PurchaseEnvironment"},"firstPurchasedAt":{"$ref":"#/components/schemas/Moment"},\#
  "purchasedAt":{"$ref":"#/components/schemas/Moment"},"expiresAt":{"$ref":"#/components/schem\#
  as/NullableMoment","description":"In purchase events: the end of the period. In granted and \#
  grantRevoked: the end of the grant."},"periodType":{"$ref":"#/components/schemas/PeriodType"\#
  },"isFamilyShared":{"type":"boolean"},"price":{"type":["string","null"]},"currency":{"type":\#
  ["string","null"]},"country":{"type":["string","null"]},"offerCode":{"type":["string","null"\#
  ]},"attributes":{"$ref":"#/components/schemas/Attributes"},"endReason":{"$ref":"#/components\#
  /schemas/EndReason","description":"In purchase events: why the purchase ended, or will end; \#
  absent when the store named no reason."},"replaces":{"$ref":"#/components/schemas/Transactio\#
  nId","description":"In purchase events: the purchase that this one takes over; absent when t\#
  here is none."},"changes":{"description":"In purchaseUpdated: the fields of the transaction \#
  that the call changed, with their new values; absent when the clock is the cause.","type":"o\#
  bject"},"now":{"$ref":"#/components/schemas/Moment","description":"In clockAdvanced: the tim\#
  e that the clock shows."}},"required":["id","kind","at","project","cause"]},"EventId":{"desc\#
  ription":"Id of an event, as the log shows it.","type":"string","minLength":1,"maxLength":25\#
  5},"EventKind":{"description":"Kind of an event.","type":"string","enum":["userCreated","ide\#
  ntified","loggedOut","usersAliased","linkUndone","purchaseRecorded","purchaseRenewed","purch\#
  aseUpdated","purchaseExpired","entitlementsActivated","entitlementsDeactivated","subscriptio\#
  nReceived","subscriptionTransferred","oneTimePurchaseReceived","oneTimePurchaseTransferred",\#
  "granted","grantRevoked","userDeleted","clockAdvanced"]},"ExplanationStep":{"description":"O\#
  ne step that led a user to an entitlement, or took it away. A member that does not apply, or\#
   is not known, is absent.","type":"object","properties":{"step":{"description":"Kind of the \#
  step; rules.md describes each kind.","type":"string","enum":["purchased","claimed","granted"\#
  ,"attached","moved","shared","transferred","aliased","unclear","identified","renewed","revok\#
  ed","mapped","clock"]},"text":{"description":"An explanation in one sentence.","type":"strin\#
  g"},"at":{"$ref":"#/components/schemas/NullableMoment","description":"Time of the step, if i\#
  t has a time. In `clock`: the time that the answer is for."},"event":{"$ref":"#/components/s\#
  chemas/EventId","description":"Id of the event that reported the step."},"cursor":{"$ref":"#\#
  /components/schemas/Cursor","description":"Cursor of that event."},"rule":{"$ref":"#/compone\#
  nts/schemas/AppliedRule","description":"The rule that decided the step."},"by":{"description\#
  ":"In `claimed`: what led to the user.","type":"string","enum":["purchase","restore","accoun\#
  tToken","replaces"]},"method":{"description":"Method that made the step.","type":"string","e\#
  num":["identify","restore","purchase","user.link.undo"]},"from":{"description":"Who had it b\#
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
  over, the last moment with access. In other steps: start of the period."},"until":{"$ref":"#\#
  /components/schemas/NullableMoment","description":"Last moment of the state, as far as is kn\#
  own; the end of a pause. Null for no end."},"decidedAnew":{"description":"True when an undo \#
  of an earlier link changed the outcome of this login; otherwise absent.","type":"boolean"}},\#
  "required":["step","text","at"]},"HelpfulCall":{"description":"A complete call that would ma\#
  ke the entitlement active. The daemon has rehearsed it.","type":"object","properties":{"meth\#
  od":{"description":"Method of the call.","type":"string"},"params":{"description":"Params of\#
   the call.","type":"object"},"role":{"description":"Role that the caller needs.","type":"str\#
  ing","enum":["read","write","admin"]},"text":{"description":"An explanation in one sentence.\#
  ","type":"string"}},"required":["method","params","role","text"]},"IdempotencyKey":{"descrip\#
  tion":"Key of one write. The daemon stores it for 24 hours, per project and method.","type":\#
  "string","minLength":1,"maxLength":255},"KeptLink":{"description":"A later change that stays\#
   although an earlier link is undone.","type":"object","properties":{"event":{"$ref":"#/compo\#
  nents/schemas/EventId","description":"Id of the event that reported it."},"method":{"descrip\#
  tion":"Method that made it.","type":"string","enum":["restore","purchase","user.link.undo"]}\#
  },"required":["event","method"]},"Lack":{"description":"A reason why an entitlement is not a\#
  ctive.","type":"object","properties":{"kind":{"description":"What is missing; rules.md descr\#
  ibes each kind.","type":"string","enum":["expired","paused","billingRetry","refunded","revok\#
  ed","notYet","environment","notMapped","notIdentified","heldByAnother","heldByNobody","noPro\#
  duct","noPurchase","notGranted"]},"text":{"description":"An explanation in one sentence.","t\#
  ype":"string"},"store":{"$ref":"#/components/schemas/Store","description":"Store of the purc\#
  hase, if the reason is about a purchase."},"originalTransactionId":{"$ref":"#/components/sch\#
  emas/TransactionId"},"product":{"$ref":"#/components/schemas/ProductId"},"holder":{"$ref":"#\#
  /components/schemas/UserId","description":"In `heldByAnother` and `notIdentified`: who holds\#
   the purchase. An identified holder comes before an anonymous holder, then the first in byte\#
   order."},"since":{"$ref":"#/components/schemas/Moment","description":"Last moment with acce\#
  ss. In `refunded` and `revoked`: time of the refund or revocation."},"until":{"$ref":"#/comp\#
  onents/schemas/Moment","description":"In `paused`: end of the pause. In `notYet`: start of a\#
  ccess."},"because":{"description":"In `heldByAnother`: the steps that led to the holder.","t\#
  ype":"array","items":{"$ref":"#/components/schemas/ExplanationStep"}},"wouldHelp":{"descript\#
  ion":"Calls that would each make the entitlement active at the time that the answer is for. \#
  A call is listed under the first reason that it removes.","type":"array","items":{"$ref":"#/\#
  components/schemas/HelpfulCall"}}},"required":["kind","text","wouldHelp"]},"Limits":{"descri\#
  ption":"The daemon's limits by name.","type":"object","properties":{"lineBytesMax":{"descrip\#
  tion":"Longest line, in bytes without the line feed.","type":"integer"},"batchEntriesMax":{"\#
  description":"Most requests in one batch.","type":"integer"},"depthMax":{"description":"Deep\#
  est nesting of JSON arrays and objects.","type":"integer"},"requestIdBytesMax":{"description\#
  ":"Longest request id, in bytes.","type":"integer"}},"required":["lineBytesMax","batchEntrie\#
  sMax","depthMax","requestIdBytesMax"],"additionalProperties":{"type":"integer"}},"MethodSumm\#
  ary":{"description":"One line in the list of methods.","type":"object","properties":{"name":\#
  {"type":"string"},"summary":{"type":"string"},"role":{"type":"string","enum":["read","write"\#
  ,"admin"]}},"required":["name","summary","role"]},"Moment":{"description":"RFC 3339 timestam\#
  p, for example 2026-11-21T09:30:00Z. The daemon accepts any UTC offset and precision, and re\#
  turns UTC with milliseconds.","type":"string","format":"date-time"},"Move":{"description":"A\#
   purchase with new holders.","type":"object","properties":{"store":{"$ref":"#/components/sch\#
  emas/Store"},"originalTransactionId":{"$ref":"#/components/schemas/TransactionId"},"product"\#
  :{"$ref":"#/components/schemas/ProductId"},"kind":{"$ref":"#/components/schemas/ProductKind"\#
  },"from":{"description":"Who held it before: one id per customer, in byte order.","type":"ar\#
  ray","items":{"$ref":"#/components/schemas/UserId"}},"to":{"$ref":"#/components/schemas/User\#
  Id","description":"Who holds it now and did not before."},"shared":{"description":"True when\#
   the users in `from` still hold it.","type":"boolean"}},"required":["store","originalTransac\#
  tionId","product","kind","from","to","shared"]},"NullableMoment":{"description":"RFC 3339 ti\#
  mestamp, or null.","type":["string","null"],"format":"date-time"},"Outdone":{"description":"\#
  A purchase or grant that also gives an entitlement and lost against the winner.","type":"obj\#
  ect","properties":{"lostBy":{"description":"The first criterion, in the order of rules.md, i\#
  n which the two differ.","type":"string","enum":["active","end","purchasedAt","transactionId\#
  ","store","originalTransactionId","order"]},"text":{"description":"An explanation in one sen\#
  tence.","type":"string"},"entitlement":{"$ref":"#/components/schemas/Entitlement","descripti\#
  on":"The entitlement as this purchase or grant alone would give it."}},"required":["lostBy",\#
  "text","entitlement"]},"Peer":{"description":"The other end of the connection, as the kernel\#
   reports it.","type":"object","properties":{"uid":{"type":"integer"},"gid":{"type":"integer"\#
  },"pid":{"type":"integer"},"role":{"type":"string","enum":["read","write","admin"]}},"requir\#
  ed":["uid","gid","pid","role"]},"PeriodType":{"description":"Price of a period: full (normal\#
  ), a trial, or introductory (intro).","type":"string","enum":["normal","trial","intro"]},"Pl\#
  atform":{"description":"Platform of the device: ios, android, web or another word of that fo\#
  rm.","type":"string","pattern":"^[A-Za-z0-9._-]{1,64}$"},"Preset":{"description":"A named se\#
  t of rules.","type":"string","enum":["qonversion","revenuecat","revenuecatLegacy","purchasel\#
  y"]},"Price":{"description":"A decimal number in a string, for example \"9.99\".","type":"st\#
  ring","pattern":"^[0-9]{1,15}(\\.[0-9]{1,9})?$"},"Product":{"description":"A product of the \#
  catalogue.","type":"object","properties":{"kind":{"description":"Default: the kind that the \#
  purchase gives; without it, `subscription` for a purchase with an end and `nonConsumable` fo\#
  r a purchase without.","type":["string","null"],"enum":["subscription","nonRenewingSubscript\#
  ion","nonConsumable","consumable",null]},"entitlements":{"description":"Ids of the entitleme\#
  nts that the product unlocks.","type":"array","items":{"$ref":"#/components/schemas/Entitlem\#
  entId"},"maxItems":100}},"required":["entitlements"],"additionalProperties":false},"ProductI\#
  d":{"description":"A product, by the id that the store and the catalogue use.","type":"strin\#
  g","minLength":1,"maxLength":255},"ProductKind":{"description":"Kind of a product. It decide\#
  s how a purchase moves and ends.","type":"string","enum":["subscription","nonRenewingSubscri\#
  ption","nonConsumable","consumable"]},"Project":{"description":"A project: one app's catalog\#
  ue, rules and clock, and the number of its records.","type":"object","properties":{"id":{"$r\#
  ef":"#/components/schemas/ProjectId"},"rules":{"$ref":"#/components/schemas/Rules"},"product\#
  s":{"$ref":"#/components/schemas/Catalogue"},"entitlements":{"description":"Ids that `grant`\#
   accepts in addition to the entitlements of the catalogue.","type":"array","items":{"$ref":"\#
  #/components/schemas/EntitlementId"}},"environment":{"$ref":"#/components/schemas/ProjectEnv\#
  ironment"},"clock":{"$ref":"#/components/schemas/Clock"},"webhooks":{"description":"URLs tha\#
  t receive the project's events. Only `project.webhooks` returns the secrets.","type":"array"\#
  ,"items":{"$ref":"#/components/schemas/WebhookSummary"}},"stores":{"$ref":"#/components/sche\#
  mas/Stores"},"createdAt":{"$ref":"#/components/schemas/Moment","description":"Time of the cr\#
  eation, by the project's own clock."},"counts":{"$ref":"#/components/schemas/Counts"}},"requ\#
  ired":["id","rules","products","entitlements","environment","clock","webhooks","stores","cre\#
  atedAt","counts"]},"ProjectEnvironment":{"description":"Which purchases give access: those o\#
  f production, those of the sandbox, or both (any).","type":"string","enum":["production","sa\#
  ndbox","any"]},"ProjectId":{"description":"A project: one app's catalogue, rules and clock. \#
  Projects share no data.","type":"string","minLength":1,"maxLength":255},"ProjectSummary":{"d\#
  escription":"One line in the list of projects.","type":"object","properties":{"id":{"$ref":"\#
  #/components/schemas/ProjectId"},"preset":{"$ref":"#/components/schemas/Preset"},"createdAt"\#
  :{"$ref":"#/components/schemas/Moment"},"counts":{"$ref":"#/components/schemas/Counts"}},"re\#
  quired":["id","preset","createdAt","counts"]},"Properties":{"description":"Properties by the\#
  ir names. setUserProperty stores at most 100 per customer.","type":"object","propertyNames":\#
  {"$ref":"#/components/schemas/PropertyKey"},"additionalProperties":{"$ref":"#/components/sch\#
  emas/PropertyValue"}},"PropertyKey":{"description":"Name of a property: 1 to 80 letters, dig\#
  its, and _ . : - $.","type":"string","pattern":"^[A-Za-z0-9_.:$-]{1,80}$"},"PropertyValue":{\#
  "description":"Value of a property.","type":"string","maxLength":500},"Purchase":{"descripti\#
  on":"One product bought in one store, its transactions and its holders.","type":"object","pr\#
  operties":{"store":{"$ref":"#/components/schemas/Store"},"originalTransactionId":{"$ref":"#/\#
  components/schemas/TransactionId","description":"The first transaction."},"transactionId":{"\#
  $ref":"#/components/schemas/TransactionId","description":"The latest transaction."},"product\#
  ":{"$ref":"#/components/schemas/ProductId"},"kind":{"$ref":"#/components/schemas/ProductKind\#
  ","description":"Kind that the purchase or the catalogue gives; without it, `subscription` f\#
  or a purchase with an end and `nonConsumable` for a purchase without."},"state":{"$ref":"#/c\#
  omponents/schemas/State","description":"Current state; null before the first purchasedAt."},\#
  "holders":{"description":"Who holds the purchase: one id per customer, in byte order.","type\#
  ":"array","items":{"$ref":"#/components/schemas/UserId"}},"device":{"description":"Device on\#
   which the customer bought; null when there is none.","type":["string","null"]},"storeAccoun\#
  t":{"description":"Store account that bought it; null when there is none.","type":["string",\#
  "null"]},"purchasedAt":{"$ref":"#/components/schemas/Moment","description":"Time of the late\#
  st transaction."},"firstPurchasedAt":{"$ref":"#/components/schemas/Moment","description":"Ti\#
  me of the first transaction."},"expiresAt":{"$ref":"#/components/schemas/NullableMoment","de\#
  scription":"Last moment of the period; null for no end."},"trialStartedAt":{"$ref":"#/compon\#
  ents/schemas/NullableMoment","description":"Time at which a trial began; null without a tria\#
  l."},"periodType":{"$ref":"#/components/schemas/PeriodType"},"environment":{"$ref":"#/compon\#
  ents/schemas/PurchaseEnvironment","description":"Environment of the first transaction."},"is\#
  FamilyShared":{"description":"Whether a family member bought it and shares it.","type":"bool\#
  ean"},"price":{"description":"A decimal number in a string, for example \"9.99\".","type":["\#
  string","null"]},"currency":{"description":"ISO 4217 code, as it was sent.","type":["string"\#
  ,"null"]},"country":{"description":"ISO 3166 code, as it was sent.","type":["string","null"]\#
  },"offerCode":{"description":"Offer code, as it was sent.","type":["string","null"]},"autoRe\#
  new":{"description":"Whether it renews automatically: true for a subscription until purchase\#
  .update says otherwise, false for every other kind.","type":"boolean"},"autoRenewDisabledAt"\#
  :{"$ref":"#/components/schemas/NullableMoment","description":"Time since which auto-renew ha\#
  s been off; null while it is on."},"gracePeriodExpiresAt":{"$ref":"#/components/schemas/Null\#
  ableMoment","description":"Last moment of the grace period; null without a grace period."},"\#
  billingRetry":{"description":"Whether the store retries a failed payment.","type":"boolean"}\#
  ,"pausedUntil":{"$ref":"#/components/schemas/NullableMoment","description":"Time at which th\#
  e pause ends; null without a pause."},"refundedAt":{"$ref":"#/components/schemas/NullableMom\#
  ent","description":"Time of the refund; null without a refund."},"revokedAt":{"$ref":"#/comp\#
  onents/schemas/NullableMoment","description":"Time at which the store withdrew access; null \#
  when it did not."},"endedAt":{"$ref":"#/components/schemas/NullableMoment","description":"Ti\#
  me at which access ended before the end of the period; null when it did not."},"paused":{"de\#
  scription":"Whether the store says that the subscription is paused.","type":"boolean"},"rene\#
  wsAs":{"description":"Product of the next period; null for the same product.","type":["strin\#
  g","null"]},"endReason":{"$ref":"#/components/schemas/EndReason","description":"Why the purc\#
  hase ended, or will end; null when the store named no reason."},"billingIssueAt":{"$ref":"#/\#
  components/schemas/NullableMoment","description":"Time since which billing has failed; null \#
  when it does not fail."},"replaces":{"description":"Purchase that this one takes over, as th\#
  e store named it; null when there is none.","type":["string","null"]},"replacedBy":{"descrip\#
  tion":"`originalTransactionId` of the purchase that took this one over; null before it began\#
  .","type":["string","null"]},"keys":{"description":"Further names of the purchase, in byte o\#
  rder.","type":"array","items":{"$ref":"#/components/schemas/TransactionId"}},"renewsCount":{\#
  "description":"Number of renewals at the full price: the number of `normal` periods minus 1,\#
   at least 0.","type":"integer","minimum":0},"accountToken":{"description":"First account tok\#
  en that the store named; null without one.","type":["string","null"]},"transactions":{"descr\#
  iption":"All transactions, oldest first.","type":"array","items":{"$ref":"#/components/schem\#
  as/Transaction"}}},"required":["store","originalTransactionId","transactionId","product","ki\#
  nd","state","holders","device","storeAccount","purchasedAt","firstPurchasedAt","expiresAt","\#
  trialStartedAt","periodType","environment","isFamilyShared","price","currency","country","of\#
  ferCode","autoRenew","autoRenewDisabledAt","gracePeriodExpiresAt","billingRetry","pausedUnti\#
  l","refundedAt","revokedAt","endedAt","paused","renewsAs","endReason","billingIssueAt","repl\#
  aces","replacedBy","keys","renewsCount","accountToken","transactions"]},"PurchaseEnvironment\#
  ":{"description":"Environment of the store: production, or sandbox for test purchases.","typ\#
  e":"string","enum":["production","sandbox"]},"PurchaseName":{"description":"A purchase, by i\#
  ts store and the id of its first transaction.","type":"object","properties":{"store":{"$ref"\#
  :"#/components/schemas/Store"},"originalTransactionId":{"$ref":"#/components/schemas/Transac\#
  tionId","description":"Id of the purchase's first transaction."}},"required":["store","origi\#
  nalTransactionId"],"additionalProperties":false},"Refusal":{"description":"A purchase that a\#
   restore left with its holders, and the rule that refused.","type":"object","properties":{"s\#
  tore":{"$ref":"#/components/schemas/Store"},"originalTransactionId":{"$ref":"#/components/sc\#
  hemas/TransactionId"},"product":{"$ref":"#/components/schemas/ProductId"},"holder":{"$ref":"\#
  #/components/schemas/UserId","description":"Who holds it. An identified holder comes before \#
  an anonymous holder, then the first in byte order."},"rule":{"description":"The rule that re\#
  fused.","type":"string","enum":["onRestore","oneTimePurchases"]}},"required":["store","origi\#
  nalTransactionId","product","holder","rule"]},"Rules":{"description":"Every rule of a projec\#
  t. rules.md describes each rule.","type":"object","properties":{"preset":{"$ref":"#/componen\#
  ts/schemas/Preset","description":"Preset that the rules started from."},"anonymousPrefix":{"\#
  description":"Beginning of each anonymous id; 32 lower-case hex digits follow. When it is em\#
  pty, an anonymous id is a lower-case UUID.","type":"string","maxLength":64},"onIdentifyNew":\#
  {"description":"What a login of a new user id does when no user is logged in on the device."\#
  ,"type":"string","enum":["attach","alias","aliasUnlessLinked","move","switch"]},"onIdentifyK\#
  nown":{"description":"What a login of a known user id does when no user is logged in on the \#
  device.","type":"string","enum":["attach","alias","aliasUnlessLinked","move","switch"]},"onS\#
  witch":{"description":"What a login does when another user is logged in on the device.","typ\#
  e":"string","enum":["logoutFirst","switch"]},"onLogout":{"description":"The current user aft\#
  er a logout: the same anonymous user (return), or a new anonymous user (rotate).","type":"st\#
  ring","enum":["return","rotate"]},"onAnonymousLogout":{"description":"What a logout does whe\#
  n no user is logged in.","type":"string","enum":["ignore","refuse","rotate"]},"purchaseHolde\#
  rs":{"description":"Who holds a new purchase: the device's anonymous user and its identified\#
   user, or only the current user.","type":"string","enum":["deviceAndUser","currentUser"]},"o\#
  nRestore":{"description":"What a restore does with a purchase that another user holds.","typ\#
  e":"string","enum":["share","transfer","transferIfInactive","keep","alias"]},"anonymousHolde\#
  rs":{"description":"What a restore does with a purchase that only anonymous users hold.","ty\#
  pe":"string","enum":["asOthers","alias"]},"oneTimePurchases":{"description":"Whether a resto\#
  re moves one-time purchases.","type":"string","enum":["move","stay"]},"unclaimedPurchases":{\#
  "description":"What becomes of a purchase that a store reports and whose user is unknown: it\#
   is not recorded (ignore), nobody holds it (keep), or a new anonymous user holds it (anonymo\#
  us).","type":"string","enum":["ignore","keep","anonymous"]},"userIdLengthMax":{"description"\#
  :"Maximum length of a user id, in Unicode scalars.","type":"integer","minimum":1,"maximum":2\#
  55},"blockedUserIds":{"description":"Ids that no user may have, compared byte by byte. The e\#
  mpty id is always blocked.","type":"array","items":{"type":"string","maxLength":255},"maxIte\#
  ms":1000}},"required":["preset","anonymousPrefix","onIdentifyNew","onIdentifyKnown","onSwitc\#
  h","onLogout","onAnonymousLogout","purchaseHolders","onRestore","anonymousHolders","oneTimeP\#
  urchases","unclaimedPurchases","userIdLengthMax","blockedUserIds"]},"RulesChoice":{"descript\#
  ion":"Name of a preset, or an object with a preset and the rules that differ from it.","anyO\#
  f":[{"$ref":"#/components/schemas/Preset"},{"type":"object","properties":{"preset":{"$ref":"\#
  #/components/schemas/Preset","description":"Preset that supplies the rules that are not give\#
  n.","default":"qonversion"},"anonymousPrefix":{"description":"Beginning of each anonymous id\#
  ; 32 lower-case hex digits follow. When it is empty, an anonymous id is a lower-case UUID.",\#
  "type":"string","maxLength":64},"onIdentifyNew":{"description":"What a login of a new user i\#
  d does when no user is logged in on the device.","type":"string","enum":["attach","alias","a\#
  liasUnlessLinked","move","switch"]},"onIdentifyKnown":{"description":"What a login of a know\#
  n user id does when no user is logged in on the device.","type":"string","enum":["attach","a\#
  lias","aliasUnlessLinked","move","switch"]},"onSwitch":{"description":"What a login does whe\#
  n another user is logged in on the device.","type":"string","enum":["logoutFirst","switch"]}\#
  ,"onLogout":{"description":"The current user after a logout: the same anonymous user (return\#
  ), or a new anonymous user (rotate).","type":"string","enum":["return","rotate"]},"onAnonymo\#
  usLogout":{"description":"What a logout does when no user is logged in.","type":"string","en\#
  um":["ignore","refuse","rotate"]},"purchaseHolders":{"description":"Who holds a new purchase\#
  : the device's anonymous user and its identified user, or only the current user.","type":"st\#
  ring","enum":["deviceAndUser","currentUser"]},"onRestore":{"description":"What a restore doe\#
  s with a purchase that another user holds.","type":"string","enum":["share","transfer","tran\#
  sferIfInactive","keep","alias"]},"anonymousHolders":{"description":"What a restore does with\#
   a purchase that only anonymous users hold.","type":"string","enum":["asOthers","alias"]},"o\#
  neTimePurchases":{"description":"Whether a restore moves one-time purchases.","type":"string\#
  ","enum":["move","stay"]},"unclaimedPurchases":{"description":"What becomes of a purchase th\#
  at a store reports and whose user is unknown: it is not recorded (ignore), nobody holds it (\#
  keep), or a new anonymous user holds it (anonymous).","type":"string","enum":["ignore","keep\#
  ","anonymous"]},"userIdLengthMax":{"description":"Maximum length of a user id, in Unicode sc\#
  alars.","type":"integer","minimum":1,"maximum":255},"blockedUserIds":{"description":"Ids tha\#
  t no user may have, compared byte by byte. The empty id is always blocked.","type":"array","\#
  items":{"type":"string","maxLength":255},"maxItems":1000}},"required":[],"additionalProperti\#
  es":false}]},"State":{"description":"State of a purchase or grant. Null before it begins, an\#
  d for an entitlement that the user never had.","type":["string","null"],"enum":["active","tr\#
  ial","intro","gracePeriod","billingRetry","paused","expired","refunded","revoked",null]},"St\#
  ore":{"description":"Store that took the payment: appStore, macAppStore, playStore, amazon, \#
  huawei, samsung, roku, microsoft, paddle, stripe, web, or one of the project's `stores.custo\#
  m`.","type":"string","pattern":"^[A-Za-z0-9._-]{1,64}$"},"StoreAccountId":{"description":"A \#
  store account, for example an Apple ID or a Google account, whose purchases a device can pre\#
  sent.","type":"string","minLength":1,"maxLength":255},"Stores":{"description":"Settings of t\#
  he stores in which a project sells.","type":"object","properties":{"custom":{"description":"\#
  Stores of the project's own, in byte order.","type":"array","items":{"$ref":"#/components/sc\#
  hemas/Store"},"maxItems":20}},"required":["custom"]},"StoresChoice":{"description":"New sett\#
  ings of stores. A setting that is left out stays.","type":"object","properties":{"custom":{"\#
  description":"Stores of the project's own. They replace the previous list as a whole.","type\#
  ":"array","items":{"$ref":"#/components/schemas/Store"},"maxItems":20}},"required":[],"addit\#
  ionalProperties":false},"SubscriptionId":{"description":"Id of a subscription. It is unique \#
  within one connection.","type":"string"},"Transaction":{"description":"One transaction of a \#
  purchase: a paid period or a single payment. A member that is not required is absent when it\#
   is not set.","type":"object","properties":{"transactionId":{"$ref":"#/components/schemas/Tr\#
  ansactionId"},"product":{"$ref":"#/components/schemas/ProductId"},"periodType":{"$ref":"#/co\#
  mponents/schemas/PeriodType"},"purchasedAt":{"$ref":"#/components/schemas/Moment"},"expiresA\#
  t":{"$ref":"#/components/schemas/NullableMoment"},"isFamilyShared":{"description":"Whether a\#
   family member bought it and shares it. An export always shows this member and those up to `\#
  attributes`.","type":"boolean"},"price":{"description":"A decimal number in a string, for ex\#
  ample \"9.99\".","type":["string","null"]},"currency":{"description":"ISO 4217 code, as it w\#
  as sent.","type":["string","null"]},"country":{"description":"ISO 3166 code, as it was sent.\#
  ","type":["string","null"]},"offerCode":{"description":"Offer code, as it was sent.","type":\#
  ["string","null"]},"attributes":{"$ref":"#/components/schemas/Attributes"},"kind":{"$ref":"#\#
  /components/schemas/ProductKind","description":"The kind that the store named."},"environmen\#
  t":{"$ref":"#/components/schemas/PurchaseEnvironment","description":"The environment that th\#
  e store named."},"autoRenew":{"description":"False while auto-renew is off.","type":"boolean\#
  "},"autoRenewDisabledAt":{"$ref":"#/components/schemas/Moment","description":"Time since whi\#
  ch auto-renew has been off."},"gracePeriodExpiresAt":{"$ref":"#/components/schemas/Moment","\#
  description":"Last moment of the grace period."},"billingRetry":{"description":"True while t\#
  he store retries a failed payment.","type":"boolean"},"pausedUntil":{"$ref":"#/components/sc\#
  hemas/Moment","description":"Time at which the pause ends."},"refundedAt":{"$ref":"#/compone\#
  nts/schemas/Moment","description":"Time of the refund."},"revokedAt":{"$ref":"#/components/s\#
  chemas/Moment","description":"Time at which the store withdrew access."},"endedAt":{"$ref":"\#
  #/components/schemas/Moment","description":"Time at which access ended before the end of the\#
   period."},"paused":{"description":"True while the store says that the subscription is pause\#
  d.","type":"boolean"},"renewsAs":{"$ref":"#/components/schemas/ProductId","description":"Pro\#
  duct of the next period."},"endReason":{"$ref":"#/components/schemas/EndReason"},"billingIss\#
  ueAt":{"$ref":"#/components/schemas/Moment","description":"Time since which billing has fail\#
  ed."},"asOf":{"$ref":"#/components/schemas/Moment","description":"Time of the newest stateme\#
  nt about the transaction."}},"required":["transactionId","product","periodType","purchasedAt\#
  ","expiresAt","asOf"]},"TransactionId":{"description":"Id that a store gives to a transactio\#
  n.","type":"string","minLength":1,"maxLength":255},"User":{"description":"The current user o\#
  f a device, or the user that an id belongs to.","type":"object","properties":{"id":{"$ref":"\#
  #/components/schemas/UserId","description":"For a device: the identified user, or else the a\#
  nonymous user. For an id: that id if it is identified, or else the id that represents the cu\#
  stomer."},"anonymousId":{"description":"For a device: its anonymous user. For an id: that id\#
   if it is anonymous, or else null.","type":["string","null"]},"identityId":{"description":"I\#
  d of the identified user; null for an anonymous user.","type":["string","null"]},"customerId\#
  ":{"$ref":"#/components/schemas/UserId","description":"Id of the customer. It stays the same\#
   across logins, and every userId param accepts it."},"aliases":{"description":"Every id of t\#
  he customer, in byte order. It omits the customerId of a customer that began with an identif\#
  ied user.","type":"array","items":{"$ref":"#/components/schemas/UserId"}},"device":{"$ref":"\#
  #/components/schemas/DeviceId","description":"Id of the device; absent when the request name\#
  s a user."},"createdAt":{"$ref":"#/components/schemas/Moment","description":"Time at which t\#
  he customer was created."},"environment":{"$ref":"#/components/schemas/ProjectEnvironment"}}\#
  ,"required":["id","anonymousId","identityId","customerId","aliases","createdAt","environment\#
  "]},"UserId":{"description":"Id of a user: the app's own id, an anonymous id, or a customerI\#
  d. It has 1 to `userIdLengthMax` Unicode scalars, and the daemon compares it byte by byte. A\#
  n empty id is blockedUserId and a longer id userIdTooLong, so this schema has no length.","t\#
  ype":"string"},"Warning":{"description":"A sign that an accepted request may be a mistake.",\#
  "type":"object","properties":{"kind":{"type":"string","enum":["unknownProduct","unknownEntit\#
  lement","subscriptionWithoutEnd","heldByNobody","sameMoment","asOfAhead","keyTaken","account\#
  TokenDiffers","transactionDiffers"]},"message":{"description":"An explanation in one sentenc\#
  e.","type":"string"},"nearest":{"description":"Similar names that exist, nearest first. An u\#
  nknown entitlement always has it.","type":"array","items":{"type":"string"}},"fields":{"desc\#
  ription":"In sameMoment: the fields that two statements of one moment give different values.\#
  ","type":"array","items":{"type":"string"}}},"required":["kind","message"]},"Webhook":{"desc\#
  ription":"A URL that receives a project's events, with its secrets. Only an admin can read i\#
  t.","type":"object","properties":{"url":{"$ref":"#/components/schemas/WebhookUrl"},"secret":\#
  {"$ref":"#/components/schemas/WebhookSecret"},"oldSecret":{"description":"Second secret that\#
   also signs each delivery; null when there is none.","type":["string","null"]},"format":{"$r\#
  ef":"#/components/schemas/WebhookFormat"},"since":{"$ref":"#/components/schemas/Cursor","des\#
  cription":"Cursor of the newest event when the URL was added. The URL receives the events af\#
  ter it."}},"required":["url","secret","oldSecret","format","since"]},"WebhookChoice":{"descr\#
  iption":"A URL that receives the project's events.","type":"object","properties":{"url":{"$r\#
  ef":"#/components/schemas/WebhookUrl"},"secret":{"$ref":"#/components/schemas/WebhookSecret"\#
  },"oldSecret":{"$ref":"#/components/schemas/WebhookSecret","description":"Second secret that\#
   also signs each delivery, until every receiver knows the new secret."},"format":{"$ref":"#/\#
  components/schemas/WebhookFormat","default":"entitled"}},"required":["url","secret"],"additi\#
  onalProperties":false},"WebhookFormat":{"description":"Format of a delivery. `entitled`: the\#
   event as in the log. `purchasely`: as Purchasely documents it (webhooks.md).","type":"strin\#
  g","enum":["entitled","purchasely"]},"WebhookSecret":{"description":"Key that signs each del\#
  ivery. After `whsec_`: the key in base64. Any other text is the key itself, in UTF-8.","type\#
  ":"string","minLength":1,"maxLength":255},"WebhookSummary":{"description":"A URL that receiv\#
  es a project's events.","type":"object","properties":{"url":{"$ref":"#/components/schemas/We\#
  bhookUrl"},"format":{"$ref":"#/components/schemas/WebhookFormat"}},"required":["url","format\#
  "]},"WebhookUrl":{"description":"An absolute `https://` or `http://` URL with a host, and op\#
  tionally a port, a path and a query. It has no user, password or fragment, because every rea\#
  der of the project sees it.","type":"string","pattern":"^[Hh][Tt][Tt][Pp][Ss]?://","minLengt\#
  h":8,"maxLength":2000}},"errors":{"parseError":{"code":-32700,"message":"The line is not val\#
  id JSON; lines.md defines the grammar. `offset` is the position of the first wrong byte, cou\#
  nted from 0.","data":{"kind":"parseError","retryable":false}},"invalidRequest":{"code":-3260\#
  0,"message":"The line is JSON, but not a request: it is not an object or an empty batch, it \#
  has no method, its `jsonrpc` is not \"2.0\", or its id or params have a wrong type.","data":\#
  {"kind":"invalidRequest","retryable":false}},"messageTooLarge":{"code":-32600,"message":"A l\#
  ine has more than `limit` bytes before its line feed. The daemon drops the line and reads th\#
  e next line as usual.","data":{"kind":"messageTooLarge","retryable":false}},"batchTooLarge":\#
  {"code":-32600,"message":"A batch has more than `limit` entries, and the daemon carries out \#
  none of them. Or the answers to earlier entries have more than `limit` bytes, and the daemon\#
   does not carry out this entry.","data":{"kind":"batchTooLarge","retryable":false}},"notInBa\#
  tch":{"code":-32600,"message":"The method is not allowed in a batch.","data":{"kind":"notInB\#
  atch","retryable":false}},"unknownMethod":{"code":-32601,"message":"The daemon has no such m\#
  ethod. `nearest` lists similar names.","data":{"kind":"unknownMethod","retryable":false}},"i\#
  nvalidParams":{"code":-32602,"message":"A parameter is missing, unknown, of a wrong type or \#
  out of range, or two parameters exclude each other. `field` points to it; `nearest` lists si\#
  milar names.","data":{"kind":"invalidParams","retryable":false}},"internalError":{"code":-32\#
  603,"message":"The daemon has a fault. Its log has the same `reference`.","data":{"kind":"in\#
  ternalError","retryable":false}},"permissionDenied":{"code":1000,"message":"The caller's rol\#
  e is lower than the role that the method needs. `uid` and `role` are the caller's (`none` wi\#
  thout a role), and `needs` is the method's role.","data":{"kind":"permissionDenied","retryab\#
  le":false}},"unknownDevice":{"code":1100,"message":"The project has no such device.","data":\#
  {"kind":"unknownDevice","retryable":false}},"unknownUser":{"code":1101,"message":"The projec\#
  t has no such user.","data":{"kind":"unknownUser","retryable":false}},"blockedUserId":{"code\#
  ":1102,"message":"No user may have this id: it is empty, or in the project's `blockedUserIds\#
  `.","data":{"kind":"blockedUserId","retryable":false}},"userIdTooLong":{"code":1103,"message\#
  ":"The id has more Unicode scalars than the project's `userIdLengthMax`.","data":{"kind":"us\#
  erIdTooLong","retryable":false}},"reservedUserId":{"code":1104,"message":"The id begins with\#
   the project's anonymous prefix, or it is the id of an anonymous user or a customerId.","dat\#
  a":{"kind":"reservedUserId","retryable":false}},"alreadyAnonymous":{"code":1105,"message":"N\#
  o user is logged in on the device, and the project's `onAnonymousLogout` is `refuse`.","data\#
  ":{"kind":"alreadyAnonymous","retryable":false}},"unknownProject":{"code":1200,"message":"Th\#
  e daemon has no such project.","data":{"kind":"unknownProject","retryable":false}},"unknownP\#
  urchase":{"code":1201,"message":"The project has no purchase with this store and originalTra\#
  nsactionId, or the purchase has no such transaction. Nothing changes.","data":{"kind":"unkno\#
  wnPurchase","retryable":false}},"purchaseHeldByAnother":{"code":1202,"message":"Another user\#
   holds the purchase, and a rule of the project keeps it there. `holder` and `rule` name them\#
  . Nothing changes.","data":{"kind":"purchaseHeldByAnother","retryable":false}},"unknownEntit\#
  lement":{"code":1203,"message":"A call grants or explains an entitlement that the project do\#
  es not have. `nearest` lists similar names.","data":{"kind":"unknownEntitlement","retryable"\#
  :false}},"notAManualGrant":{"code":1204,"message":"The user has no active grant of this enti\#
  tlement. For example, a purchase gives it, or the grant has ended.","data":{"kind":"notAManu\#
  alGrant","retryable":false}},"clockNotManual":{"code":1205,"message":"The project uses the s\#
  ystem's clock, which cannot be advanced.","data":{"kind":"clockNotManual","retryable":false}\#
  },"cannotUndo":{"code":1206,"message":"The daemon cannot undo the link. Nothing changes. `ob\#
  stacle` is the reason: `unknownEvent`; `otherKind`: an event of this kind cannot be undone; \#
  `noLink`: the event linked nothing; `undone`: the link is already undone; `isUndo`: the even\#
  t comes from an undo; `laterAlias`: a later alias merged the customer with another user; `to\#
  oMuch`: too many users and purchases depend on the link; `unclear`: a deletion erased part o\#
  f the history. `event` is the id of the event that prevents the undo.","data":{"kind":"canno\#
  tUndo","retryable":false}},"unknownConsumer":{"code":1207,"message":"No consumer of this nam\#
  e has acknowledged an event.","data":{"kind":"unknownConsumer","retryable":false}},"idempote\#
  ncyConflict":{"code":1300,"message":"A call of the same method used this key with other para\#
  ms in the last 24 hours.","data":{"kind":"idempotencyConflict","retryable":false}},"storageF\#
  ull":{"code":1400,"message":"The disk has no room for the write. Nothing changes, and readin\#
  g still works.","data":{"kind":"storageFull","retryable":true}},"storageFailed":{"code":1401\#
  ,"message":"The write may not be on the disk: the daemon stops, and its next start shows wha\#
  t is stored. Or the daemon cannot read a record that the request needs: then it keeps runnin\#
  g.","data":{"kind":"storageFailed","retryable":false}},"overloaded":{"code":1402,"message":"\#
  More requests are waiting than the daemon accepts. Nothing changes. With a null `id`, the da\#
  emon dropped an unfinished line, and `limit` is the total size of all unfinished lines.","da\#
  ta":{"kind":"overloaded","retryable":true}},"tooManyConnections":{"code":1403,"message":"The\#
   daemon has reached its maximum of connections. It answers the first line with this error an\#
  d closes the connection.","data":{"kind":"tooManyConnections","retryable":false}},"shuttingD\#
  own":{"code":1404,"message":"The daemon is shutting down. Nothing changes.","data":{"kind":"\#
  shuttingDown","retryable":true}}}}}\#

  """#
