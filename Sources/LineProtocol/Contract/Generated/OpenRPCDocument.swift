// swift-format-ignore-file
// Made from Protocol/ by `ENTITLED_UPDATE=1 swift test --filter ContractTests`.

/// The OpenRPC document, compact; equal to `Protocol/openrpc.json`.
let openRPCDocument = #"""
  {"openrpc":"1.3.2","info":{"title":"entitled","version":"0.1.0","description":"Who somebody \#
  is, and what they may use: JSON-RPC 2.0, one JSON text a line, over a Unix socket."},"method\#
  s":[{"name":"checkEntitlements","summary":"Tells what a user may use.","x-role":"read","x-si\#
  nce":1,"paramStructure":"either","params":[{"name":"device","required":false,"summary":"The \#
  device.","schema":{"$ref":"#/components/schemas/DeviceId"}},{"name":"userId","required":fals\#
  e,"summary":"A user, instead of a device.","schema":{"$ref":"#/components/schemas/UserId"}},\#
  {"name":"entitlements","required":false,"summary":"Answer for these, each of them, and for n\#
  o others.","schema":{"type":"array","items":{"$ref":"#/components/schemas/EntitlementId"},"m\#
  axItems":1000}},{"name":"at","required":false,"summary":"The moment to answer for, with toda\#
  y's links; now when left out.","schema":{"$ref":"#/components/schemas/Moment"}},{"name":"pro\#
  ject","required":false,"summary":"The project to work in.","schema":{"$ref":"#/components/sc\#
  hemas/ProjectId","default":"default"}}],"x-exactly-one":[["device"],["userId"]],"result":{"n\#
  ame":"result","schema":{"type":"object","properties":{"userId":{"$ref":"#/components/schemas\#
  /UserId","description":"The current user's id."},"entitlements":{"$ref":"#/components/schema\#
  s/Entitlements"},"at":{"$ref":"#/components/schemas/Moment"},"warnings":{"description":"Only\#
   there when there are any.","type":"array","items":{"$ref":"#/components/schemas/Warning"}}}\#
  ,"required":["userId","entitlements","at"]}},"errors":[{"code":-32602,"message":"A parameter\#
   is missing, unknown, of a wrong type or out of its bounds; or two that exclude each other c\#
  ame together. `field` points to it; `nearest` lists the names that an unknown one may have m\#
  eant.","data":{"kind":"invalidParams","retryable":false}},{"code":1000,"message":"The peer's\#
   role does not reach that of the method. `uid` and `role` are the peer's (null: a stranger),\#
   `needed` the method's.","data":{"kind":"permissionDenied","retryable":false}},{"code":1100,\#
  "message":"The project has no such device.","data":{"kind":"unknownDevice","retryable":false\#
  }},{"code":1101,"message":"The project has no such user.","data":{"kind":"unknownUser","retr\#
  yable":false}},{"code":1102,"message":"The id is one that nobody may have: the empty one, or\#
   one of the project's `blockedUserIds`.","data":{"kind":"blockedUserId","retryable":false}},\#
  {"code":1103,"message":"The id has more Unicode scalars than the project's `userIdLengthMax`\#
  .","data":{"kind":"userIdTooLong","retryable":false}},{"code":1200,"message":"There is no su\#
  ch project.","data":{"kind":"unknownProject","retryable":false}}],"examples":[{"name":"a sub\#
  scription","x-given":[{"method":"project.define","params":{"products":{"monthly":{"kind":"su\#
  bscription","entitlements":["premium"]}},"clock":{"manual":"2026-01-01T00:00:00.000Z"}}},{"m\#
  ethod":"install","params":{"device":"iphone"}},{"method":"purchase","params":{"device":"ipho\#
  ne","product":"monthly","store":"appStore","transactionId":"1000","expiresAt":"2026-02-01T00\#
  :00:00.000Z"}}],"params":[{"name":"device","value":"iphone"}],"result":{"name":"result","val\#
  ue":{"userId":"{{anonymous}}","entitlements":{"premium":{"id":"premium","active":true,"state\#
  ":"active","productId":"monthly","source":"appStore","renewState":"willRenew","grantType":"p\#
  urchase","periodType":"normal","startedAt":"2026-01-01T00:00:00.000Z","expiresAt":"2026-02-0\#
  1T00:00:00.000Z","gracePeriodExpiresAt":null,"firstPurchasedAt":"2026-01-01T00:00:00.000Z","\#
  lastPurchasedAt":"2026-01-01T00:00:00.000Z","trialStartedAt":null,"autoRenewDisabledAt":null\#
  ,"renewsCount":0,"environment":"production","store":"appStore","transactionId":"1000","origi\#
  nalTransactionId":"1000"}},"at":"2026-01-01T00:00:00.000Z"}}},{"name":"after its end","x-giv\#
  en":[{"method":"project.define","params":{"products":{"monthly":{"kind":"subscription","enti\#
  tlements":["premium"]}},"clock":{"manual":"2026-01-01T00:00:00.000Z"}}},{"method":"install",\#
  "params":{"device":"iphone"}},{"method":"purchase","params":{"device":"iphone","product":"mo\#
  nthly","store":"appStore","transactionId":"1000","expiresAt":"2026-02-01T00:00:00.000Z"}}],"\#
  params":[{"name":"device","value":"iphone"},{"name":"at","value":"2026-03-01T00:00:00Z"}],"r\#
  esult":{"name":"result","value":{"userId":"{{anonymous}}","entitlements":{"premium":{"id":"p\#
  remium","active":false,"state":"expired","productId":"monthly","source":"appStore","renewSta\#
  te":"willRenew","grantType":"purchase","periodType":"normal","startedAt":"2026-01-01T00:00:0\#
  0.000Z","expiresAt":"2026-02-01T00:00:00.000Z","gracePeriodExpiresAt":null,"firstPurchasedAt\#
  ":"2026-01-01T00:00:00.000Z","lastPurchasedAt":"2026-01-01T00:00:00.000Z","trialStartedAt":n\#
  ull,"autoRenewDisabledAt":null,"renewsCount":0,"environment":"production","store":"appStore"\#
  ,"transactionId":"1000","originalTransactionId":"1000"}},"at":"2026-03-01T00:00:00.000Z"}}},\#
  {"name":"nothing bought","x-given":[{"method":"project.define","params":{"products":{"monthl\#
  y":{"kind":"subscription","entitlements":["premium"]}},"clock":{"manual":"2026-01-01T00:00:0\#
  0.000Z"}}},{"method":"install","params":{"device":"iphone"}}],"params":[{"name":"device","va\#
  lue":"iphone"}],"result":{"name":"result","value":{"userId":"{{anonymous}}","entitlements":{\#
  },"at":"2026-01-01T00:00:00.000Z"}}},{"name":"an id that the project does not know","x-given\#
  ":[{"method":"project.define","params":{"products":{"monthly":{"kind":"subscription","entitl\#
  ements":["premium"]}},"clock":{"manual":"2026-01-01T00:00:00.000Z"}}},{"method":"install","p\#
  arams":{"device":"iphone"}}],"params":[{"name":"device","value":"iphone"},{"name":"entitleme\#
  nts","value":["premum"]}],"result":{"name":"result","value":{"userId":"{{anonymous}}","entit\#
  lements":{"premum":{"id":"premum","active":false,"state":null,"productId":null,"source":null\#
  ,"renewState":"unknown","grantType":null,"periodType":null,"startedAt":null,"expiresAt":null\#
  ,"gracePeriodExpiresAt":null,"firstPurchasedAt":null,"lastPurchasedAt":null,"trialStartedAt"\#
  :null,"autoRenewDisabledAt":null,"renewsCount":0,"environment":null,"store":null,"transactio\#
  nId":null,"originalTransactionId":null}},"at":"2026-01-01T00:00:00.000Z","warnings":[{"kind"\#
  :"unknownEntitlement","message":"{{any}}","nearest":["premium"]}]}}}]},{"name":"clock.advanc\#
  e","summary":"Moves a manual clock forward; what ends on the way ends, in order.","x-role":"\#
  admin","x-since":1,"paramStructure":"either","params":[{"name":"to","required":false,"summar\#
  y":"The moment that it is to show.","schema":{"$ref":"#/components/schemas/Moment"}},{"name"\#
  :"by","required":false,"summary":"How far it is to go.","schema":{"$ref":"#/components/schem\#
  as/Duration"}},{"name":"project","required":false,"summary":"The project to work in.","schem\#
  a":{"$ref":"#/components/schemas/ProjectId","default":"default"}},{"name":"dryRun","required\#
  ":false,"summary":"Answer as if it were done, with the events that it would cause, and chang\#
  e nothing.","schema":{"type":"boolean","default":false}},{"name":"idempotencyKey","required"\#
  :false,"summary":"The same key with the same params again gives the stored result.","schema"\#
  :{"$ref":"#/components/schemas/IdempotencyKey"}}],"x-exactly-one":[["to"],["by"]],"result":{\#
  "name":"result","schema":{"type":"object","properties":{"now":{"$ref":"#/components/schemas/\#
  Moment","description":"What the clock shows now."},"dryRun":{"description":"Only there, and \#
  true, in a dry run.","type":"boolean"},"events":{"description":"Only in a dry run: what woul\#
  d be told.","type":"array","items":{"$ref":"#/components/schemas/Event"}},"replayed":{"descr\#
  iption":"Only there, and true, when an idempotency key gave the stored result.","type":"bool\#
  ean"}},"required":["now"]}},"errors":[{"code":-32602,"message":"A parameter is missing, unkn\#
  own, of a wrong type or out of its bounds; or two that exclude each other came together. `fi\#
  eld` points to it; `nearest` lists the names that an unknown one may have meant.","data":{"k\#
  ind":"invalidParams","retryable":false}},{"code":1000,"message":"The peer's role does not re\#
  ach that of the method. `uid` and `role` are the peer's (null: a stranger), `needed` the met\#
  hod's.","data":{"kind":"permissionDenied","retryable":false}},{"code":1200,"message":"There \#
  is no such project.","data":{"kind":"unknownProject","retryable":false}},{"code":1205,"messa\#
  ge":"The project lives in the system's time.","data":{"kind":"clockNotManual","retryable":fa\#
  lse}},{"code":1300,"message":"The key was used within 24 hours for the same method with othe\#
  r params.","data":{"kind":"idempotencyConflict","retryable":false}},{"code":1400,"message":"\#
  There is no room for the write. Nothing was changed; reading goes on.","data":{"kind":"stora\#
  geFull","retryable":true}},{"code":1401,"message":"The write may not have reached the disk. \#
  The daemon ends, and what it finds at its next start is the truth.","data":{"kind":"storageF\#
  ailed","retryable":false}}],"examples":[{"name":"a month","x-given":[{"method":"project.defi\#
  ne","params":{"products":{"monthly":{"kind":"subscription","entitlements":["premium"]}},"clo\#
  ck":{"manual":"2026-01-01T00:00:00.000Z"}}}],"params":[{"name":"by","value":"P1M"}],"result"\#
  :{"name":"result","value":{"now":"2026-02-01T00:00:00.000Z"}}},{"name":"to a moment","x-give\#
  n":[{"method":"project.define","params":{"products":{"monthly":{"kind":"subscription","entit\#
  lements":["premium"]}},"clock":{"manual":"2026-01-01T00:00:00.000Z"}}}],"params":[{"name":"t\#
  o","value":"2027-01-01T00:00:00Z"}],"result":{"name":"result","value":{"now":"2027-01-01T00:\#
  00:00.000Z"}}}]},{"name":"events.acknowledge","summary":"Notes that a consumer is done with \#
  the events up to a cursor.","x-role":"write","x-since":1,"paramStructure":"either","params":\#
  [{"name":"consumer","required":true,"summary":"Who is done with them; the first time makes t\#
  he consumer.","schema":{"$ref":"#/components/schemas/ConsumerId"}},{"name":"cursor","require\#
  d":true,"summary":"The last event that is done with; \"0\" for none.","schema":{"$ref":"#/co\#
  mponents/schemas/Cursor"}},{"name":"project","required":false,"summary":"The project to work\#
   in.","schema":{"$ref":"#/components/schemas/ProjectId","default":"default"}},{"name":"dryRu\#
  n","required":false,"summary":"Answer as if it were done, with the events that it would caus\#
  e, and change nothing.","schema":{"type":"boolean","default":false}},{"name":"idempotencyKey\#
  ","required":false,"summary":"The same key with the same params again gives the stored resul\#
  t.","schema":{"$ref":"#/components/schemas/IdempotencyKey"}}],"result":{"name":"result","sch\#
  ema":{"type":"object","properties":{"consumer":{"$ref":"#/components/schemas/ConsumerId"},"c\#
  ursor":{"$ref":"#/components/schemas/Cursor","description":"Where the consumer stands: the g\#
  reatest that it has acknowledged."},"dryRun":{"description":"Only there, and true, in a dry \#
  run.","type":"boolean"},"events":{"description":"Only in a dry run: what would be told, whic\#
  h is nothing.","type":"array","items":{"$ref":"#/components/schemas/Event"}},"replayed":{"de\#
  scription":"Only there, and true, when an idempotency key gave the stored result.","type":"b\#
  oolean"}},"required":["consumer","cursor"]}},"errors":[{"code":-32602,"message":"A parameter\#
   is missing, unknown, of a wrong type or out of its bounds; or two that exclude each other c\#
  ame together. `field` points to it; `nearest` lists the names that an unknown one may have m\#
  eant.","data":{"kind":"invalidParams","retryable":false}},{"code":1000,"message":"The peer's\#
   role does not reach that of the method. `uid` and `role` are the peer's (null: a stranger),\#
   `needed` the method's.","data":{"kind":"permissionDenied","retryable":false}},{"code":1200,\#
  "message":"There is no such project.","data":{"kind":"unknownProject","retryable":false}},{"\#
  code":1300,"message":"The key was used within 24 hours for the same method with other params\#
  .","data":{"kind":"idempotencyConflict","retryable":false}},{"code":1400,"message":"There is\#
   no room for the write. Nothing was changed; reading goes on.","data":{"kind":"storageFull",\#
  "retryable":true}},{"code":1401,"message":"The write may not have reached the disk. The daem\#
  on ends, and what it finds at its next start is the truth.","data":{"kind":"storageFailed","\#
  retryable":false}}],"examples":[{"name":"a consumer begins at the beginning","params":[{"nam\#
  e":"consumer","value":"mailer"},{"name":"cursor","value":"0"}],"result":{"name":"result","va\#
  lue":{"consumer":"mailer","cursor":"0"}}},{"name":"never backwards","x-given":[{"method":"in\#
  stall","params":{"device":"iphone"}},{"method":"events.acknowledge","params":{"consumer":"ma\#
  iler","cursor":"1"}}],"params":[{"name":"consumer","value":"mailer"},{"name":"cursor","value\#
  ":"0"}],"result":{"name":"result","value":{"consumer":"mailer","cursor":"1"}}}]},{"name":"ev\#
  ents.read","summary":"Reads what happened in a project, in order, from any place.","x-role":\#
  "read","x-since":1,"paramStructure":"either","params":[{"name":"after","required":false,"sum\#
  mary":"Where to go on: the cursor of an earlier answer.","schema":{"$ref":"#/components/sche\#
  mas/Cursor","default":"0"}},{"name":"limit","required":false,"summary":"How many events at m\#
  ost.","schema":{"type":"integer","minimum":1,"maximum":1000,"default":100}},{"name":"user","\#
  required":false,"summary":"Only what is about this customer; any id that reaches it.","schem\#
  a":{"$ref":"#/components/schemas/UserId"}},{"name":"kinds","required":false,"summary":"Only \#
  these kinds.","schema":{"type":"array","items":{"$ref":"#/components/schemas/EventKind"},"ma\#
  xItems":100}},{"name":"consumer","required":false,"summary":"Goes on behind what this consum\#
  er has acknowledged; instead of after.","schema":{"$ref":"#/components/schemas/ConsumerId"}}\#
  ,{"name":"project","required":false,"summary":"The project to work in.","schema":{"$ref":"#/\#
  components/schemas/ProjectId","default":"default"}}],"result":{"name":"result","schema":{"ty\#
  pe":"object","properties":{"events":{"type":"array","items":{"$ref":"#/components/schemas/Ev\#
  ent"}},"cursor":{"$ref":"#/components/schemas/Cursor","description":"Where to go on: of the \#
  last event told, or, when there are no more, of the newest that there is."},"more":{"descrip\#
  tion":"True when there may be more: another call looks there at once. Also where none of the\#
   events that were looked at is one of those wanted.","type":"boolean"}},"required":["events"\#
  ,"cursor","more"]}},"errors":[{"code":-32602,"message":"A parameter is missing, unknown, of \#
  a wrong type or out of its bounds; or two that exclude each other came together. `field` poi\#
  nts to it; `nearest` lists the names that an unknown one may have meant.","data":{"kind":"in\#
  validParams","retryable":false}},{"code":1000,"message":"The peer's role does not reach that\#
   of the method. `uid` and `role` are the peer's (null: a stranger), `needed` the method's.",\#
  "data":{"kind":"permissionDenied","retryable":false}},{"code":1101,"message":"The project ha\#
  s no such user.","data":{"kind":"unknownUser","retryable":false}},{"code":1102,"message":"Th\#
  e id is one that nobody may have: the empty one, or one of the project's `blockedUserIds`.",\#
  "data":{"kind":"blockedUserId","retryable":false}},{"code":1103,"message":"The id has more U\#
  nicode scalars than the project's `userIdLengthMax`.","data":{"kind":"userIdTooLong","retrya\#
  ble":false}},{"code":1200,"message":"There is no such project.","data":{"kind":"unknownProje\#
  ct","retryable":false}},{"code":1207,"message":"Nobody has acknowledged anything under this \#
  name.","data":{"kind":"unknownConsumer","retryable":false}}],"examples":[{"name":"from the s\#
  tart","x-given":[{"method":"project.define","params":{"products":{"monthly":{"kind":"subscri\#
  ption","entitlements":["premium"]}},"clock":{"manual":"2026-01-01T00:00:00.000Z"}}},{"method\#
  ":"install","params":{"device":"iphone"}}],"params":[],"result":{"name":"result","value":{"e\#
  vents":[{"cursor":"1","id":"{{any}}","kind":"userCreated","at":"2026-01-01T00:00:00.000Z","p\#
  roject":"default","user":"{{anonymous}}","anonymousId":"{{anonymous}}","cause":{"method":"in\#
  stall","id":"{{any}}"},"device":"iphone"}],"cursor":"1","more":false}}},{"name":"behind what\#
   a consumer has acknowledged","x-given":[{"method":"project.define","params":{"clock":{"manu\#
  al":"2026-01-01T00:00:00.000Z"}}},{"method":"install","params":{"device":"iphone"}},{"method\#
  ":"install","params":{"device":"ipad"}},{"method":"events.acknowledge","params":{"consumer":\#
  "mailer","cursor":"1"}}],"params":[{"name":"consumer","value":"mailer"}],"result":{"name":"r\#
  esult","value":{"events":[{"cursor":"2","id":"{{any}}","kind":"userCreated","at":"2026-01-01\#
  T00:00:00.000Z","project":"default","user":"{{second}}","anonymousId":"{{second}}","cause":{\#
  "method":"install","id":"{{any}}"},"device":"ipad"}],"cursor":"2","more":false}}},{"name":"n\#
  othing yet","params":[],"result":{"name":"result","value":{"events":[],"cursor":"0","more":f\#
  alse}}}]},{"name":"events.subscribe","summary":"Has the connection told of events as they co\#
  me, by notifications.","x-role":"read","x-since":1,"paramStructure":"either","params":[{"nam\#
  e":"after","required":false,"summary":"Where to begin: the cursor of an earlier answer. From\#
   now on when left out.","schema":{"$ref":"#/components/schemas/Cursor"}},{"name":"kinds","re\#
  quired":false,"summary":"Only these kinds.","schema":{"type":"array","items":{"$ref":"#/comp\#
  onents/schemas/EventKind"},"maxItems":100}},{"name":"project","required":false,"summary":"Th\#
  e project to work in.","schema":{"$ref":"#/components/schemas/ProjectId","default":"default"\#
  }}],"result":{"name":"result","schema":{"type":"object","properties":{"subscription":{"$ref"\#
  :"#/components/schemas/SubscriptionId"},"cursor":{"$ref":"#/components/schemas/Cursor","desc\#
  ription":"The place behind which it tells."}},"required":["subscription","cursor"]}},"errors\#
  ":[{"code":-32602,"message":"A parameter is missing, unknown, of a wrong type or out of its \#
  bounds; or two that exclude each other came together. `field` points to it; `nearest` lists \#
  the names that an unknown one may have meant.","data":{"kind":"invalidParams","retryable":fa\#
  lse}},{"code":1000,"message":"The peer's role does not reach that of the method. `uid` and `\#
  role` are the peer's (null: a stranger), `needed` the method's.","data":{"kind":"permissionD\#
  enied","retryable":false}},{"code":1200,"message":"There is no such project.","data":{"kind"\#
  :"unknownProject","retryable":false}}],"x-notifications":[{"name":"event","summary":"Somethi\#
  ng happened.","params":{"type":"object","properties":{"subscription":{"$ref":"#/components/s\#
  chemas/SubscriptionId"},"cursor":{"$ref":"#/components/schemas/Cursor","description":"That o\#
  f the event: where to go on with another subscription."},"event":{"$ref":"#/components/schem\#
  as/Event"}},"required":["subscription","cursor","event"]}},{"name":"gap","summary":"The read\#
  er fell too far behind, and the subscription is over.","params":{"type":"object","properties\#
  ":{"subscription":{"$ref":"#/components/schemas/SubscriptionId"},"cursor":{"$ref":"#/compone\#
  nts/schemas/Cursor","description":"Everything up to here was told: another subscription goes\#
   on behind it."}},"required":["subscription","cursor"]}}],"examples":[{"name":"from now on",\#
  "x-given":[{"method":"install","params":{"device":"iphone"}}],"params":[],"result":{"name":"\#
  result","value":{"subscription":"1","cursor":"1"}}},{"name":"from the beginning, two kinds",\#
  "params":[{"name":"after","value":"0"},{"name":"kinds","value":["purchaseRecorded","purchase\#
  Renewed"]}],"result":{"name":"result","value":{"subscription":"1","cursor":"0"}}}]},{"name":\#
  "events.unsubscribe","summary":"Ends a subscription of this connection.","x-role":"read","x-\#
  since":1,"paramStructure":"either","params":[{"name":"subscription","required":true,"summary\#
  ":"As events.subscribe gave it.","schema":{"$ref":"#/components/schemas/SubscriptionId"}},{"\#
  name":"project","required":false,"summary":"The project to work in.","schema":{"$ref":"#/com\#
  ponents/schemas/ProjectId","default":"default"}}],"result":{"name":"result","schema":{"type"\#
  :"object","properties":{"subscription":{"$ref":"#/components/schemas/SubscriptionId"},"curso\#
  r":{"$ref":"#/components/schemas/Cursor","description":"Everything up to here was told, or i\#
  s of no kind that was wanted."}},"required":["subscription","cursor"]}},"errors":[{"code":-3\#
  2602,"message":"A parameter is missing, unknown, of a wrong type or out of its bounds; or tw\#
  o that exclude each other came together. `field` points to it; `nearest` lists the names tha\#
  t an unknown one may have meant.","data":{"kind":"invalidParams","retryable":false}},{"code"\#
  :1000,"message":"The peer's role does not reach that of the method. `uid` and `role` are the\#
   peer's (null: a stranger), `needed` the method's.","data":{"kind":"permissionDenied","retry\#
  able":false}},{"code":1200,"message":"There is no such project.","data":{"kind":"unknownProj\#
  ect","retryable":false}}],"examples":[{"name":"plain","x-given":[{"method":"install","params\#
  ":{"device":"iphone"}},{"method":"events.subscribe","params":{}}],"params":[{"name":"subscri\#
  ption","value":"1"}],"result":{"name":"result","value":{"subscription":"1","cursor":"1"}}}]}\#
  ,{"name":"events.wait","summary":"Reads events as events.read does, and waits while there ar\#
  e none.","x-role":"read","x-since":1,"paramStructure":"either","params":[{"name":"after","re\#
  quired":false,"summary":"Where to go on: the cursor of an earlier answer.","schema":{"$ref":\#
  "#/components/schemas/Cursor","default":"0"}},{"name":"limit","required":false,"summary":"Ho\#
  w many events at most.","schema":{"type":"integer","minimum":1,"maximum":1000,"default":100}\#
  },{"name":"user","required":false,"summary":"Only what is about this customer; any id that r\#
  eaches it.","schema":{"$ref":"#/components/schemas/UserId"}},{"name":"kinds","required":fals\#
  e,"summary":"Only these kinds.","schema":{"type":"array","items":{"$ref":"#/components/schem\#
  as/EventKind"},"maxItems":100}},{"name":"consumer","required":false,"summary":"Goes on behin\#
  d what this consumer has acknowledged; instead of after.","schema":{"$ref":"#/components/sch\#
  emas/ConsumerId"}},{"name":"timeoutMs","required":true,"summary":"How long to wait, in milli\#
  seconds; then the list is empty.","schema":{"type":"integer","minimum":0,"maximum":60000}},{\#
  "name":"project","required":false,"summary":"The project to work in.","schema":{"$ref":"#/co\#
  mponents/schemas/ProjectId","default":"default"}}],"result":{"name":"result","schema":{"type\#
  ":"object","properties":{"events":{"type":"array","items":{"$ref":"#/components/schemas/Even\#
  t"}},"cursor":{"$ref":"#/components/schemas/Cursor","description":"Where to go on: of the la\#
  st event told, or, when there are no more, of the newest that there is."},"more":{"descripti\#
  on":"True when there may be more: another call looks there at once. Also where none of the e\#
  vents that were looked at is one of those wanted.","type":"boolean"}},"required":["events","\#
  cursor","more"]}},"errors":[{"code":-32602,"message":"A parameter is missing, unknown, of a \#
  wrong type or out of its bounds; or two that exclude each other came together. `field` point\#
  s to it; `nearest` lists the names that an unknown one may have meant.","data":{"kind":"inva\#
  lidParams","retryable":false}},{"code":1000,"message":"The peer's role does not reach that o\#
  f the method. `uid` and `role` are the peer's (null: a stranger), `needed` the method's.","d\#
  ata":{"kind":"permissionDenied","retryable":false}},{"code":1101,"message":"The project has \#
  no such user.","data":{"kind":"unknownUser","retryable":false}},{"code":1102,"message":"The \#
  id is one that nobody may have: the empty one, or one of the project's `blockedUserIds`.","d\#
  ata":{"kind":"blockedUserId","retryable":false}},{"code":1103,"message":"The id has more Uni\#
  code scalars than the project's `userIdLengthMax`.","data":{"kind":"userIdTooLong","retryabl\#
  e":false}},{"code":1200,"message":"There is no such project.","data":{"kind":"unknownProject\#
  ","retryable":false}},{"code":1207,"message":"Nobody has acknowledged anything under this na\#
  me.","data":{"kind":"unknownConsumer","retryable":false}}],"examples":[{"name":"something is\#
   there","x-given":[{"method":"project.define","params":{"clock":{"manual":"2026-01-01T00:00:\#
  00.000Z"}}},{"method":"install","params":{"device":"iphone"}},{"method":"install","params":{\#
  "device":"ipad"}}],"params":[{"name":"after","value":"1"},{"name":"timeoutMs","value":60000}\#
  ],"result":{"name":"result","value":{"events":[{"cursor":"2","id":"{{any}}","kind":"userCrea\#
  ted","at":"2026-01-01T00:00:00.000Z","project":"default","user":"{{second}}","anonymousId":"\#
  {{second}}","cause":{"method":"install","id":"{{any}}"},"device":"ipad"}],"cursor":"2","more\#
  ":false}}},{"name":"nothing until the time is over","params":[{"name":"timeoutMs","value":50\#
  }],"result":{"name":"result","value":{"events":[],"cursor":"0","more":false}}}]},{"name":"gr\#
  ant","summary":"Gives an entitlement without a purchase.","x-role":"write","x-since":1,"para\#
  mStructure":"either","params":[{"name":"device","required":false,"summary":"The device.","sc\#
  hema":{"$ref":"#/components/schemas/DeviceId"}},{"name":"userId","required":false,"summary":\#
  "A user, instead of a device.","schema":{"$ref":"#/components/schemas/UserId"}},{"name":"ent\#
  itlement","required":true,"summary":"One that the catalogue or the project's `entitlements` \#
  know.","schema":{"$ref":"#/components/schemas/EntitlementId"}},{"name":"expiresAt","required\#
  ":false,"summary":"The last moment of the grant; no end when left out.","schema":{"$ref":"#/\#
  components/schemas/Moment"}},{"name":"project","required":false,"summary":"The project to wo\#
  rk in.","schema":{"$ref":"#/components/schemas/ProjectId","default":"default"}},{"name":"dry\#
  Run","required":false,"summary":"Answer as if it were done, with the events that it would ca\#
  use, and change nothing.","schema":{"type":"boolean","default":false}},{"name":"idempotencyK\#
  ey","required":false,"summary":"The same key with the same params again gives the stored res\#
  ult.","schema":{"$ref":"#/components/schemas/IdempotencyKey"}}],"x-exactly-one":[["device"],\#
  ["userId"]],"result":{"name":"result","schema":{"type":"object","properties":{"entitlement":\#
  {"$ref":"#/components/schemas/Entitlement","description":"As it stands now, whatever gives i\#
  t."},"dryRun":{"description":"Only there, and true, in a dry run.","type":"boolean"},"events\#
  ":{"description":"Only in a dry run: what would be told.","type":"array","items":{"$ref":"#/\#
  components/schemas/Event"}},"replayed":{"description":"Only there, and true, when an idempot\#
  ency key gave the stored result.","type":"boolean"}},"required":["entitlement"]}},"errors":[\#
  {"code":-32602,"message":"A parameter is missing, unknown, of a wrong type or out of its bou\#
  nds; or two that exclude each other came together. `field` points to it; `nearest` lists the\#
   names that an unknown one may have meant.","data":{"kind":"invalidParams","retryable":false\#
  }},{"code":1000,"message":"The peer's role does not reach that of the method. `uid` and `rol\#
  e` are the peer's (null: a stranger), `needed` the method's.","data":{"kind":"permissionDeni\#
  ed","retryable":false}},{"code":1100,"message":"The project has no such device.","data":{"ki\#
  nd":"unknownDevice","retryable":false}},{"code":1101,"message":"The project has no such user\#
  .","data":{"kind":"unknownUser","retryable":false}},{"code":1102,"message":"The id is one th\#
  at nobody may have: the empty one, or one of the project's `blockedUserIds`.","data":{"kind"\#
  :"blockedUserId","retryable":false}},{"code":1103,"message":"The id has more Unicode scalars\#
   than the project's `userIdLengthMax`.","data":{"kind":"userIdTooLong","retryable":false}},{\#
  "code":1200,"message":"There is no such project.","data":{"kind":"unknownProject","retryable\#
  ":false}},{"code":1203,"message":"The project knows no such entitlement, and it is to be gra\#
  nted or explained. `nearest` lists like ones.","data":{"kind":"unknownEntitlement","retryabl\#
  e":false}},{"code":1300,"message":"The key was used within 24 hours for the same method with\#
   other params.","data":{"kind":"idempotencyConflict","retryable":false}},{"code":1400,"messa\#
  ge":"There is no room for the write. Nothing was changed; reading goes on.","data":{"kind":"\#
  storageFull","retryable":true}},{"code":1401,"message":"The write may not have reached the d\#
  isk. The daemon ends, and what it finds at its next start is the truth.","data":{"kind":"sto\#
  rageFailed","retryable":false}}],"examples":[{"name":"for a month","x-given":[{"method":"pro\#
  ject.define","params":{"products":{"monthly":{"kind":"subscription","entitlements":["premium\#
  "]}},"clock":{"manual":"2026-01-01T00:00:00.000Z"}}},{"method":"install","params":{"device":\#
  "iphone"}}],"params":[{"name":"device","value":"iphone"},{"name":"entitlement","value":"prem\#
  ium"},{"name":"expiresAt","value":"2026-02-01T00:00:00.000Z"}],"result":{"name":"result","va\#
  lue":{"entitlement":{"id":"premium","active":true,"state":"active","productId":null,"source"\#
  :"manual","renewState":"nonRenewable","grantType":"manual","periodType":null,"startedAt":"20\#
  26-01-01T00:00:00.000Z","expiresAt":"2026-02-01T00:00:00.000Z","gracePeriodExpiresAt":null,"\#
  firstPurchasedAt":null,"lastPurchasedAt":null,"trialStartedAt":null,"autoRenewDisabledAt":nu\#
  ll,"renewsCount":0,"environment":null,"store":null,"transactionId":null,"originalTransaction\#
  Id":null}}}},{"name":"for good, to somebody by id","x-given":[{"method":"project.define","pa\#
  rams":{"products":{"monthly":{"kind":"subscription","entitlements":["premium"]}},"entitlemen\#
  ts":["vip"],"clock":{"manual":"2026-01-01T00:00:00.000Z"}}},{"method":"install","params":{"d\#
  evice":"iphone"}},{"method":"identify","params":{"device":"iphone","userId":"user_id_1"}}],"\#
  params":[{"name":"userId","value":"user_id_1"},{"name":"entitlement","value":"vip"}],"result\#
  ":{"name":"result","value":{"entitlement":{"id":"vip","active":true,"state":"active","produc\#
  tId":null,"source":"manual","renewState":"nonRenewable","grantType":"manual","periodType":nu\#
  ll,"startedAt":"2026-01-01T00:00:00.000Z","expiresAt":null,"gracePeriodExpiresAt":null,"firs\#
  tPurchasedAt":null,"lastPurchasedAt":null,"trialStartedAt":null,"autoRenewDisabledAt":null,"\#
  renewsCount":0,"environment":null,"store":null,"transactionId":null,"originalTransactionId":\#
  null}}}}]},{"name":"identify","summary":"Logs a user in on a device.","x-role":"write","x-si\#
  nce":1,"paramStructure":"either","params":[{"name":"device","required":false,"summary":"The \#
  device.","schema":{"$ref":"#/components/schemas/DeviceId"}},{"name":"userId","required":true\#
  ,"summary":"Who it is, in the caller's words.","schema":{"$ref":"#/components/schemas/UserId\#
  "}},{"name":"anonymousId","required":false,"summary":"Instead of the device: its anonymous u\#
  ser.","schema":{"$ref":"#/components/schemas/UserId"}},{"name":"project","required":false,"s\#
  ummary":"The project to work in.","schema":{"$ref":"#/components/schemas/ProjectId","default\#
  ":"default"}},{"name":"dryRun","required":false,"summary":"Answer as if it were done, with t\#
  he events that it would cause, and change nothing.","schema":{"type":"boolean","default":fal\#
  se}},{"name":"idempotencyKey","required":false,"summary":"The same key with the same params \#
  again gives the stored result.","schema":{"$ref":"#/components/schemas/IdempotencyKey"}}],"x\#
  -exactly-one":[["device"],["anonymousId"]],"result":{"name":"result","schema":{"type":"objec\#
  t","properties":{"user":{"$ref":"#/components/schemas/User"},"created":{"description":"True \#
  when this call made the user.","type":"boolean"},"outcome":{"description":"attached: the use\#
  r gained at least one purchase and nobody lost any. moved: it gained what the anonymous user\#
   lost. aliased: the two became one customer. switched: nobody gained any. unchanged: it was \#
  the same user already.","type":"string","enum":["attached","aliased","moved","switched","unc\#
  hanged"]},"shouldRefresh":{"description":"True exactly when `purchases` is not empty.","type\#
  ":"boolean"},"purchases":{"description":"What changed holder; on an alias, what the anonymou\#
  s user's customer held.","type":"array","items":{"$ref":"#/components/schemas/Move"}},"dryRu\#
  n":{"description":"Only there, and true, in a dry run.","type":"boolean"},"events":{"descrip\#
  tion":"Only in a dry run: what would be told.","type":"array","items":{"$ref":"#/components/\#
  schemas/Event"}},"replayed":{"description":"Only there, and true, when an idempotency key ga\#
  ve the stored result.","type":"boolean"}},"required":["user","created","outcome","shouldRefr\#
  esh","purchases"]}},"errors":[{"code":-32602,"message":"A parameter is missing, unknown, of \#
  a wrong type or out of its bounds; or two that exclude each other came together. `field` poi\#
  nts to it; `nearest` lists the names that an unknown one may have meant.","data":{"kind":"in\#
  validParams","retryable":false}},{"code":1000,"message":"The peer's role does not reach that\#
   of the method. `uid` and `role` are the peer's (null: a stranger), `needed` the method's.",\#
  "data":{"kind":"permissionDenied","retryable":false}},{"code":1100,"message":"The project ha\#
  s no such device.","data":{"kind":"unknownDevice","retryable":false}},{"code":1101,"message"\#
  :"The project has no such user.","data":{"kind":"unknownUser","retryable":false}},{"code":11\#
  02,"message":"The id is one that nobody may have: the empty one, or one of the project's `bl\#
  ockedUserIds`.","data":{"kind":"blockedUserId","retryable":false}},{"code":1103,"message":"T\#
  he id has more Unicode scalars than the project's `userIdLengthMax`.","data":{"kind":"userId\#
  TooLong","retryable":false}},{"code":1104,"message":"The id begins with the project's anonym\#
  ous prefix, where there is one, or is an anonymous user's or a customerId.","data":{"kind":"\#
  reservedUserId","retryable":false}},{"code":1200,"message":"There is no such project.","data\#
  ":{"kind":"unknownProject","retryable":false}},{"code":1300,"message":"The key was used with\#
  in 24 hours for the same method with other params.","data":{"kind":"idempotencyConflict","re\#
  tryable":false}},{"code":1400,"message":"There is no room for the write. Nothing was changed\#
  ; reading goes on.","data":{"kind":"storageFull","retryable":true}},{"code":1401,"message":"\#
  The write may not have reached the disk. The daemon ends, and what it finds at its next star\#
  t is the truth.","data":{"kind":"storageFailed","retryable":false}}],"examples":[{"name":"a \#
  new user","x-given":[{"method":"project.define","params":{"products":{"monthly":{"kind":"sub\#
  scription","entitlements":["premium"]}},"clock":{"manual":"2026-01-01T00:00:00.000Z"}}},{"me\#
  thod":"install","params":{"device":"iphone"}}],"params":[{"name":"device","value":"iphone"},\#
  {"name":"userId","value":"user_id_1"}],"result":{"name":"result","value":{"user":{"id":"user\#
  _id_1","anonymousId":"{{anonymous}}","identityId":"user_id_1","customerId":"{{customer}}","a\#
  liases":["user_id_1"],"device":"iphone","createdAt":"2026-01-01T00:00:00.000Z","environment"\#
  :"production"},"created":true,"outcome":"switched","shouldRefresh":false,"purchases":[]}}},{\#
  "name":"with a purchase made before","x-given":[{"method":"project.define","params":{"produc\#
  ts":{"monthly":{"kind":"subscription","entitlements":["premium"]}},"clock":{"manual":"2026-0\#
  1-01T00:00:00.000Z"}}},{"method":"install","params":{"device":"iphone"}},{"method":"purchase\#
  ","params":{"device":"iphone","product":"monthly","store":"appStore","transactionId":"1000",\#
  "expiresAt":"2026-02-01T00:00:00.000Z"}}],"params":[{"name":"device","value":"iphone"},{"nam\#
  e":"userId","value":"user_id_1"}],"result":{"name":"result","value":{"user":{"id":"user_id_1\#
  ","anonymousId":"{{anonymous}}","identityId":"user_id_1","customerId":"{{customer}}","aliase\#
  s":["user_id_1"],"device":"iphone","createdAt":"2026-01-01T00:00:00.000Z","environment":"pro\#
  duction"},"created":true,"outcome":"attached","shouldRefresh":true,"purchases":[{"store":"ap\#
  pStore","originalTransactionId":"1000","product":"monthly","kind":"subscription","from":["{{\#
  anonymous}}"],"to":"user_id_1","shared":true}]}}},{"name":"the same id again","x-given":[{"m\#
  ethod":"project.define","params":{"products":{"monthly":{"kind":"subscription","entitlements\#
  ":["premium"]}},"clock":{"manual":"2026-01-01T00:00:00.000Z"}}},{"method":"install","params"\#
  :{"device":"iphone"}},{"method":"identify","params":{"device":"iphone","userId":"user_id_1"}\#
  }],"params":[{"name":"device","value":"iphone"},{"name":"userId","value":"user_id_1"}],"resu\#
  lt":{"name":"result","value":{"user":{"id":"user_id_1","anonymousId":"{{anonymous}}","identi\#
  tyId":"user_id_1","customerId":"{{customer}}","aliases":["user_id_1"],"device":"iphone","cre\#
  atedAt":"2026-01-01T00:00:00.000Z","environment":"production"},"created":false,"outcome":"un\#
  changed","shouldRefresh":false,"purchases":[]}}}]},{"name":"install","summary":"Starts a dev\#
  ice, with an anonymous user of its own.","x-role":"write","x-since":1,"paramStructure":"eith\#
  er","params":[{"name":"device","required":false,"summary":"The device; made up when left out\#
  .","schema":{"$ref":"#/components/schemas/DeviceId"}},{"name":"userId","required":false,"sum\#
  mary":"Start the device as this user: nothing is attached, moved or aliased.","schema":{"$re\#
  f":"#/components/schemas/UserId"}},{"name":"storeAccount","required":false,"summary":"The st\#
  ore account whose purchases the device can present.","schema":{"$ref":"#/components/schemas/\#
  StoreAccountId"}},{"name":"platform","required":false,"summary":"What the device runs.","sch\#
  ema":{"$ref":"#/components/schemas/Platform"}},{"name":"app","required":false,"summary":"The\#
   app that was installed.","schema":{"$ref":"#/components/schemas/AppId"}},{"name":"project",\#
  "required":false,"summary":"The project to work in.","schema":{"$ref":"#/components/schemas/\#
  ProjectId","default":"default"}},{"name":"dryRun","required":false,"summary":"Answer as if i\#
  t were done, with the events that it would cause, and change nothing.","schema":{"type":"boo\#
  lean","default":false}},{"name":"idempotencyKey","required":false,"summary":"The same key wi\#
  th the same params again gives the stored result.","schema":{"$ref":"#/components/schemas/Id\#
  empotencyKey"}}],"result":{"name":"result","schema":{"type":"object","properties":{"device":\#
  {"$ref":"#/components/schemas/DeviceId"},"created":{"description":"False for a device that w\#
  as known.","type":"boolean"},"user":{"$ref":"#/components/schemas/User"},"dryRun":{"descript\#
  ion":"Only there, and true, in a dry run.","type":"boolean"},"events":{"description":"Only i\#
  n a dry run: what would be told.","type":"array","items":{"$ref":"#/components/schemas/Event\#
  "}},"replayed":{"description":"Only there, and true, when an idempotency key gave the stored\#
   result.","type":"boolean"}},"required":["device","created","user"]}},"errors":[{"code":-326\#
  02,"message":"A parameter is missing, unknown, of a wrong type or out of its bounds; or two \#
  that exclude each other came together. `field` points to it; `nearest` lists the names that \#
  an unknown one may have meant.","data":{"kind":"invalidParams","retryable":false}},{"code":1\#
  000,"message":"The peer's role does not reach that of the method. `uid` and `role` are the p\#
  eer's (null: a stranger), `needed` the method's.","data":{"kind":"permissionDenied","retryab\#
  le":false}},{"code":1102,"message":"The id is one that nobody may have: the empty one, or on\#
  e of the project's `blockedUserIds`.","data":{"kind":"blockedUserId","retryable":false}},{"c\#
  ode":1103,"message":"The id has more Unicode scalars than the project's `userIdLengthMax`.",\#
  "data":{"kind":"userIdTooLong","retryable":false}},{"code":1104,"message":"The id begins wit\#
  h the project's anonymous prefix, where there is one, or is an anonymous user's or a custome\#
  rId.","data":{"kind":"reservedUserId","retryable":false}},{"code":1200,"message":"There is n\#
  o such project.","data":{"kind":"unknownProject","retryable":false}},{"code":1300,"message":\#
  "The key was used within 24 hours for the same method with other params.","data":{"kind":"id\#
  empotencyConflict","retryable":false}},{"code":1400,"message":"There is no room for the writ\#
  e. Nothing was changed; reading goes on.","data":{"kind":"storageFull","retryable":true}},{"\#
  code":1401,"message":"The write may not have reached the disk. The daemon ends, and what it \#
  finds at its next start is the truth.","data":{"kind":"storageFailed","retryable":false}}],"\#
  examples":[{"name":"a new device","x-given":[{"method":"project.define","params":{"products"\#
  :{"monthly":{"kind":"subscription","entitlements":["premium"]}},"clock":{"manual":"2026-01-0\#
  1T00:00:00.000Z"}}}],"params":[{"name":"device","value":"iphone"}],"result":{"name":"result"\#
  ,"value":{"device":"iphone","created":true,"user":{"id":"{{anonymous}}","anonymousId":"{{ano\#
  nymous}}","identityId":null,"customerId":"{{anonymous}}","aliases":["{{anonymous}}"],"device\#
  ":"iphone","createdAt":"2026-01-01T00:00:00.000Z","environment":"production"}}}},{"name":"ag\#
  ain","x-given":[{"method":"project.define","params":{"products":{"monthly":{"kind":"subscrip\#
  tion","entitlements":["premium"]}},"clock":{"manual":"2026-01-01T00:00:00.000Z"}}},{"method"\#
  :"install","params":{"device":"iphone"}}],"params":[{"name":"device","value":"iphone"}],"res\#
  ult":{"name":"result","value":{"device":"iphone","created":false,"user":{"id":"{{anonymous}}\#
  ","anonymousId":"{{anonymous}}","identityId":null,"customerId":"{{anonymous}}","aliases":["{\#
  {anonymous}}"],"device":"iphone","createdAt":"2026-01-01T00:00:00.000Z","environment":"produ\#
  ction"}}}},{"name":"as a user","x-given":[{"method":"project.define","params":{"products":{"\#
  monthly":{"kind":"subscription","entitlements":["premium"]}},"clock":{"manual":"2026-01-01T0\#
  0:00:00.000Z"}}}],"params":[{"name":"device","value":"iphone"},{"name":"userId","value":"use\#
  r_id_1"}],"result":{"name":"result","value":{"device":"iphone","created":true,"user":{"id":"\#
  user_id_1","anonymousId":"{{anonymous}}","identityId":"user_id_1","customerId":"{{customer}}\#
  ","aliases":["user_id_1"],"device":"iphone","createdAt":"2026-01-01T00:00:00.000Z","environm\#
  ent":"production"}}}},{"name":"as a dry run","x-given":[{"method":"project.define","params":\#
  {"products":{"monthly":{"kind":"subscription","entitlements":["premium"]}},"clock":{"manual"\#
  :"2026-01-01T00:00:00.000Z"}}}],"params":[{"name":"device","value":"iphone"},{"name":"dryRun\#
  ","value":true}],"result":{"name":"result","value":{"device":"iphone","created":true,"user":\#
  {"id":"{{anonymous}}","anonymousId":"{{anonymous}}","identityId":null,"customerId":"{{anonym\#
  ous}}","aliases":["{{anonymous}}"],"device":"iphone","createdAt":"2026-01-01T00:00:00.000Z",\#
  "environment":"production"},"dryRun":true,"events":[{"id":"{{any}}","kind":"userCreated","at\#
  ":"2026-01-01T00:00:00.000Z","project":"default","user":"{{anonymous}}","anonymousId":"{{ano\#
  nymous}}","cause":{"method":"install","id":"{{any}}"},"device":"iphone"}]}}}]},{"name":"logo\#
  ut","summary":"Logs the user of a device out.","x-role":"write","x-since":1,"paramStructure"\#
  :"either","params":[{"name":"device","required":true,"summary":"The device.","schema":{"$ref\#
  ":"#/components/schemas/DeviceId"}},{"name":"project","required":false,"summary":"The projec\#
  t to work in.","schema":{"$ref":"#/components/schemas/ProjectId","default":"default"}},{"nam\#
  e":"dryRun","required":false,"summary":"Answer as if it were done, with the events that it w\#
  ould cause, and change nothing.","schema":{"type":"boolean","default":false}},{"name":"idemp\#
  otencyKey","required":false,"summary":"The same key with the same params again gives the sto\#
  red result.","schema":{"$ref":"#/components/schemas/IdempotencyKey"}}],"result":{"name":"res\#
  ult","schema":{"type":"object","properties":{"user":{"$ref":"#/components/schemas/User"},"ou\#
  tcome":{"description":"loggedOut: back to the device's anonymous user. rotated: the device h\#
  as a new anonymous user. unchanged: nobody was logged in.","type":"string","enum":["loggedOu\#
  t","rotated","unchanged"]},"dryRun":{"description":"Only there, and true, in a dry run.","ty\#
  pe":"boolean"},"events":{"description":"Only in a dry run: what would be told.","type":"arra\#
  y","items":{"$ref":"#/components/schemas/Event"}},"replayed":{"description":"Only there, and\#
   true, when an idempotency key gave the stored result.","type":"boolean"}},"required":["user\#
  ","outcome"]}},"errors":[{"code":-32602,"message":"A parameter is missing, unknown, of a wro\#
  ng type or out of its bounds; or two that exclude each other came together. `field` points t\#
  o it; `nearest` lists the names that an unknown one may have meant.","data":{"kind":"invalid\#
  Params","retryable":false}},{"code":1000,"message":"The peer's role does not reach that of t\#
  he method. `uid` and `role` are the peer's (null: a stranger), `needed` the method's.","data\#
  ":{"kind":"permissionDenied","retryable":false}},{"code":1100,"message":"The project has no \#
  such device.","data":{"kind":"unknownDevice","retryable":false}},{"code":1105,"message":"Nob\#
  ody is logged in on the device, and the project's `onAnonymousLogout` refuses.","data":{"kin\#
  d":"alreadyAnonymous","retryable":false}},{"code":1200,"message":"There is no such project."\#
  ,"data":{"kind":"unknownProject","retryable":false}},{"code":1300,"message":"The key was use\#
  d within 24 hours for the same method with other params.","data":{"kind":"idempotencyConflic\#
  t","retryable":false}},{"code":1400,"message":"There is no room for the write. Nothing was c\#
  hanged; reading goes on.","data":{"kind":"storageFull","retryable":true}},{"code":1401,"mess\#
  age":"The write may not have reached the disk. The daemon ends, and what it finds at its nex\#
  t start is the truth.","data":{"kind":"storageFailed","retryable":false}}],"examples":[{"nam\#
  e":"somebody logged in","x-given":[{"method":"project.define","params":{"products":{"monthly\#
  ":{"kind":"subscription","entitlements":["premium"]}},"clock":{"manual":"2026-01-01T00:00:00\#
  .000Z"}}},{"method":"install","params":{"device":"iphone"}},{"method":"identify","params":{"\#
  device":"iphone","userId":"user_id_1"}}],"params":[{"name":"device","value":"iphone"}],"resu\#
  lt":{"name":"result","value":{"user":{"id":"{{anonymous}}","anonymousId":"{{anonymous}}","id\#
  entityId":null,"customerId":"{{anonymous}}","aliases":["{{anonymous}}"],"device":"iphone","c\#
  reatedAt":"2026-01-01T00:00:00.000Z","environment":"production"},"outcome":"loggedOut"}}},{"\#
  name":"nobody logged in","x-given":[{"method":"project.define","params":{"products":{"monthl\#
  y":{"kind":"subscription","entitlements":["premium"]}},"clock":{"manual":"2026-01-01T00:00:0\#
  0.000Z"}}},{"method":"install","params":{"device":"iphone"}}],"params":[{"name":"device","va\#
  lue":"iphone"}],"result":{"name":"result","value":{"user":{"id":"{{anonymous}}","anonymousId\#
  ":"{{anonymous}}","identityId":null,"customerId":"{{anonymous}}","aliases":["{{anonymous}}"]\#
  ,"device":"iphone","createdAt":"2026-01-01T00:00:00.000Z","environment":"production"},"outco\#
  me":"unchanged"}}}]},{"name":"project.define","summary":"Creates a project, or changes what \#
  is given of it.","x-role":"admin","x-since":1,"paramStructure":"either","params":[{"name":"p\#
  roject","required":false,"summary":"The project to work in.","schema":{"$ref":"#/components/\#
  schemas/ProjectId","default":"default"}},{"name":"rules","required":false,"summary":"How pur\#
  chases and users move; qonversion for a new project.","schema":{"$ref":"#/components/schemas\#
  /RulesChoice"}},{"name":"products","required":false,"summary":"The whole catalogue.","schema\#
  ":{"$ref":"#/components/schemas/Catalogue"}},{"name":"entitlements","required":false,"summar\#
  y":"What may be granted besides what the catalogue gives.","schema":{"type":"array","items":\#
  {"$ref":"#/components/schemas/EntitlementId"},"maxItems":10000}},{"name":"environment","requ\#
  ired":false,"summary":"Which purchases count; production for a new project.","schema":{"$ref\#
  ":"#/components/schemas/ProjectEnvironment"}},{"name":"clock","required":false,"summary":"Wh\#
  ose time it lives in; only before its first device or user. The system's for a new project."\#
  ,"schema":{"$ref":"#/components/schemas/ClockChoice"}},{"name":"webhooks","required":false,"\#
  summary":"Where events are posted; the whole list, each URL once. None for a new project.","\#
  schema":{"type":"array","items":{"$ref":"#/components/schemas/WebhookChoice"},"maxItems":10}\#
  },{"name":"dryRun","required":false,"summary":"Answer as if it were done, with the events th\#
  at it would cause, and change nothing.","schema":{"type":"boolean","default":false}},{"name"\#
  :"idempotencyKey","required":false,"summary":"The same key with the same params again gives \#
  the stored result.","schema":{"$ref":"#/components/schemas/IdempotencyKey"}}],"result":{"nam\#
  e":"result","schema":{"type":"object","properties":{"project":{"$ref":"#/components/schemas/\#
  Project"},"dryRun":{"description":"Only there, and true, in a dry run.","type":"boolean"},"e\#
  vents":{"description":"Only in a dry run: what would be told with the call. What customers a\#
  re told of a new catalogue follows later, and is not shown.","type":"array","items":{"$ref":\#
  "#/components/schemas/Event"}},"replayed":{"description":"Only there, and true, when an idem\#
  potency key gave the stored result.","type":"boolean"}},"required":["project"]}},"errors":[{\#
  "code":-32602,"message":"A parameter is missing, unknown, of a wrong type or out of its boun\#
  ds; or two that exclude each other came together. `field` points to it; `nearest` lists the \#
  names that an unknown one may have meant.","data":{"kind":"invalidParams","retryable":false}\#
  },{"code":1000,"message":"The peer's role does not reach that of the method. `uid` and `role\#
  ` are the peer's (null: a stranger), `needed` the method's.","data":{"kind":"permissionDenie\#
  d","retryable":false}},{"code":1300,"message":"The key was used within 24 hours for the same\#
   method with other params.","data":{"kind":"idempotencyConflict","retryable":false}},{"code"\#
  :1400,"message":"There is no room for the write. Nothing was changed; reading goes on.","dat\#
  a":{"kind":"storageFull","retryable":true}},{"code":1401,"message":"The write may not have r\#
  eached the disk. The daemon ends, and what it finds at its next start is the truth.","data":\#
  {"kind":"storageFailed","retryable":false}}],"examples":[{"name":"a new project","params":[{\#
  "name":"project","value":"news"},{"name":"rules","value":{"preset":"qonversion","onRestore":\#
  "transfer"}},{"name":"products","value":{"monthly":{"kind":"subscription","entitlements":["p\#
  remium"]}}},{"name":"clock","value":{"manual":"2026-01-01T00:00:00.000Z"}}],"result":{"name"\#
  :"result","value":{"project":{"id":"news","rules":{"preset":"qonversion","anonymousPrefix":"\#
  QON_","onIdentifyNew":"attach","onIdentifyKnown":"attach","onSwitch":"logoutFirst","onLogout\#
  ":"return","onAnonymousLogout":"ignore","purchaseHolders":"deviceAndUser","onRestore":"trans\#
  fer","anonymousHolders":"asOthers","oneTimePurchases":"move","userIdLengthMax":255,"blockedU\#
  serIds":[""]},"products":{"monthly":{"kind":"subscription","entitlements":["premium"]}},"ent\#
  itlements":[],"environment":"production","clock":{"kind":"manual","now":"2026-01-01T00:00:00\#
  .000Z"},"webhooks":[],"createdAt":"2026-01-01T00:00:00.000Z","counts":{"devices":0,"users":0\#
  ,"customers":0,"purchases":0,"events":0}}}}},{"name":"a change of one thing","x-given":[{"me\#
  thod":"project.define","params":{"products":{"monthly":{"kind":"subscription","entitlements"\#
  :["premium"]}},"clock":{"manual":"2026-01-01T00:00:00.000Z"}}},{"method":"install","params":\#
  {"device":"iphone"}}],"params":[{"name":"entitlements","value":["vip"]}],"result":{"name":"r\#
  esult","value":{"project":{"id":"default","rules":{"preset":"qonversion","anonymousPrefix":"\#
  QON_","onIdentifyNew":"attach","onIdentifyKnown":"attach","onSwitch":"logoutFirst","onLogout\#
  ":"return","onAnonymousLogout":"ignore","purchaseHolders":"deviceAndUser","onRestore":"share\#
  ","anonymousHolders":"asOthers","oneTimePurchases":"move","userIdLengthMax":255,"blockedUser\#
  Ids":[""]},"products":{"monthly":{"kind":"subscription","entitlements":["premium"]}},"entitl\#
  ements":["vip"],"environment":"production","clock":{"kind":"manual","now":"2026-01-01T00:00:\#
  00.000Z"},"webhooks":[],"createdAt":"{{any}}","counts":{"devices":1,"users":1,"customers":1,\#
  "purchases":0,"events":1}}}}},{"name":"webhooks","params":[{"name":"project","value":"news"}\#
  ,{"name":"clock","value":{"manual":"2026-01-01T00:00:00.000Z"}},{"name":"webhooks","value":[\#
  {"url":"https://example.com/events","secret":"whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw"},{"url\#
  ":"https://example.com/purchases","secret":"a-new-one-of-many-characters","oldSecret":"the-o\#
  ne-before","format":"purchasely"}]}],"result":{"name":"result","value":{"project":{"id":"new\#
  s","rules":"{{any}}","products":{},"entitlements":[],"environment":"production","clock":{"ki\#
  nd":"manual","now":"2026-01-01T00:00:00.000Z"},"webhooks":[{"url":"https://example.com/event\#
  s","format":"entitled"},{"url":"https://example.com/purchases","format":"purchasely"}],"crea\#
  tedAt":"2026-01-01T00:00:00.000Z","counts":{"devices":0,"users":0,"customers":0,"purchases":\#
  0,"events":0}}}}}]},{"name":"project.describe","summary":"Shows a project's definition, ever\#
  y rule spelled out, and how much it holds.","x-role":"read","x-since":1,"paramStructure":"ei\#
  ther","params":[{"name":"project","required":false,"summary":"The project to work in.","sche\#
  ma":{"$ref":"#/components/schemas/ProjectId","default":"default"}}],"result":{"name":"result\#
  ","schema":{"type":"object","properties":{"project":{"$ref":"#/components/schemas/Project"}}\#
  ,"required":["project"]}},"errors":[{"code":-32602,"message":"A parameter is missing, unknow\#
  n, of a wrong type or out of its bounds; or two that exclude each other came together. `fiel\#
  d` points to it; `nearest` lists the names that an unknown one may have meant.","data":{"kin\#
  d":"invalidParams","retryable":false}},{"code":1000,"message":"The peer's role does not reac\#
  h that of the method. `uid` and `role` are the peer's (null: a stranger), `needed` the metho\#
  d's.","data":{"kind":"permissionDenied","retryable":false}},{"code":1200,"message":"There is\#
   no such project.","data":{"kind":"unknownProject","retryable":false}}],"examples":[{"name":\#
  "the project that is there from the start","params":[],"result":{"name":"result","value":{"p\#
  roject":{"id":"default","rules":{"preset":"qonversion","anonymousPrefix":"QON_","onIdentifyN\#
  ew":"attach","onIdentifyKnown":"attach","onSwitch":"logoutFirst","onLogout":"return","onAnon\#
  ymousLogout":"ignore","purchaseHolders":"deviceAndUser","onRestore":"share","anonymousHolder\#
  s":"asOthers","oneTimePurchases":"move","userIdLengthMax":255,"blockedUserIds":[""]},"produc\#
  ts":{},"entitlements":[],"environment":"production","clock":{"kind":"system"},"webhooks":[],\#
  "createdAt":"{{any}}","counts":{"devices":0,"users":0,"customers":0,"purchases":0,"events":0\#
  }}}}}]},{"name":"project.list","summary":"Lists the projects, in the order of their ids' byt\#
  es.","x-role":"read","x-since":1,"paramStructure":"either","params":[{"name":"project","requ\#
  ired":false,"summary":"Taken so that a client may send it with every call; it must exist, an\#
  d changes nothing.","schema":{"$ref":"#/components/schemas/ProjectId","default":"default"}}]\#
  ,"result":{"name":"result","schema":{"type":"object","properties":{"projects":{"type":"array\#
  ","items":{"$ref":"#/components/schemas/ProjectSummary"}}},"required":["projects"]}},"errors\#
  ":[{"code":-32602,"message":"A parameter is missing, unknown, of a wrong type or out of its \#
  bounds; or two that exclude each other came together. `field` points to it; `nearest` lists \#
  the names that an unknown one may have meant.","data":{"kind":"invalidParams","retryable":fa\#
  lse}},{"code":1000,"message":"The peer's role does not reach that of the method. `uid` and `\#
  role` are the peer's (null: a stranger), `needed` the method's.","data":{"kind":"permissionD\#
  enied","retryable":false}},{"code":1200,"message":"There is no such project.","data":{"kind"\#
  :"unknownProject","retryable":false}}],"examples":[{"name":"one project","params":[],"result\#
  ":{"name":"result","value":{"projects":[{"id":"default","preset":"qonversion","createdAt":"{\#
  {any}}","counts":{"devices":0,"users":0,"customers":0,"purchases":0,"events":0}}]}}}]},{"nam\#
  e":"project.webhooks","summary":"Shows where a project's events are posted, and with which s\#
  ecrets.","x-role":"admin","x-since":1,"paramStructure":"either","params":[{"name":"project",\#
  "required":false,"summary":"The project to work in.","schema":{"$ref":"#/components/schemas/\#
  ProjectId","default":"default"}}],"result":{"name":"result","schema":{"type":"object","prope\#
  rties":{"webhooks":{"type":"array","items":{"$ref":"#/components/schemas/Webhook"}}},"requir\#
  ed":["webhooks"]}},"errors":[{"code":-32602,"message":"A parameter is missing, unknown, of a\#
   wrong type or out of its bounds; or two that exclude each other came together. `field` poin\#
  ts to it; `nearest` lists the names that an unknown one may have meant.","data":{"kind":"inv\#
  alidParams","retryable":false}},{"code":1000,"message":"The peer's role does not reach that \#
  of the method. `uid` and `role` are the peer's (null: a stranger), `needed` the method's.","\#
  data":{"kind":"permissionDenied","retryable":false}},{"code":1200,"message":"There is no suc\#
  h project.","data":{"kind":"unknownProject","retryable":false}}],"examples":[{"name":"a webh\#
  ook that was defined after the first event","x-given":[{"method":"install","params":{"device\#
  ":"iphone"}},{"method":"project.define","params":{"webhooks":[{"url":"http://127.0.0.1:8080/\#
  ","secret":"sesame"}]}}],"params":[],"result":{"name":"result","value":{"webhooks":[{"url":"\#
  http://127.0.0.1:8080/","secret":"sesame","oldSecret":null,"format":"entitled","since":"1"}]\#
  }}}]},{"name":"purchase","summary":"Records a transaction of a store, and who holds it.","x-\#
  role":"write","x-since":1,"paramStructure":"either","params":[{"name":"device","required":fa\#
  lse,"summary":"The device.","schema":{"$ref":"#/components/schemas/DeviceId"}},{"name":"user\#
  Id","required":false,"summary":"A user, instead of a device; made when there is none, for th\#
  e money is real.","schema":{"$ref":"#/components/schemas/UserId"}},{"name":"product","requir\#
  ed":true,"summary":"What was bought; one that the catalogue does not know is kept all the sa\#
  me.","schema":{"$ref":"#/components/schemas/ProductId"}},{"name":"store","required":true,"su\#
  mmary":"Where it was bought.","schema":{"$ref":"#/components/schemas/Store"}},{"name":"trans\#
  actionId","required":true,"summary":"This transaction.","schema":{"$ref":"#/components/schem\#
  as/TransactionId"}},{"name":"originalTransactionId","required":false,"summary":"The first tr\#
  ansaction of its chain; this one when left out.","schema":{"$ref":"#/components/schemas/Tran\#
  sactionId"}},{"name":"kind","required":false,"summary":"What the product is; wins over the c\#
  atalogue.","schema":{"$ref":"#/components/schemas/ProductKind"}},{"name":"purchasedAt","requ\#
  ired":false,"summary":"When; now when left out.","schema":{"$ref":"#/components/schemas/Mome\#
  nt"}},{"name":"expiresAt","required":false,"summary":"The last moment of the period; no end \#
  when left out.","schema":{"$ref":"#/components/schemas/Moment"}},{"name":"periodType","requi\#
  red":false,"summary":"What the customer pays for the period.","schema":{"$ref":"#/components\#
  /schemas/PeriodType","default":"normal"}},{"name":"environment","required":false,"summary":"\#
  Where the store took the money.","schema":{"$ref":"#/components/schemas/PurchaseEnvironment"\#
  ,"default":"production"}},{"name":"isFamilyShared","required":false,"summary":"Bought by som\#
  ebody else in the family.","schema":{"type":"boolean","default":false}},{"name":"price","req\#
  uired":false,"summary":"What was paid.","schema":{"$ref":"#/components/schemas/Price"}},{"na\#
  me":"currency","required":false,"summary":"In which currency.","schema":{"$ref":"#/component\#
  s/schemas/Currency"}},{"name":"country","required":false,"summary":"In which country.","sche\#
  ma":{"$ref":"#/components/schemas/Country"}},{"name":"offerCode","required":false,"summary":\#
  "The offer that was redeemed.","schema":{"type":"string","minLength":1,"maxLength":255}},{"n\#
  ame":"attributes","required":false,"summary":"Told again in the events of this purchase.","s\#
  chema":{"$ref":"#/components/schemas/Attributes"}},{"name":"project","required":false,"summa\#
  ry":"The project to work in.","schema":{"$ref":"#/components/schemas/ProjectId","default":"d\#
  efault"}},{"name":"dryRun","required":false,"summary":"Answer as if it were done, with the e\#
  vents that it would cause, and change nothing.","schema":{"type":"boolean","default":false}}\#
  ,{"name":"idempotencyKey","required":false,"summary":"The same key with the same params agai\#
  n gives the stored result.","schema":{"$ref":"#/components/schemas/IdempotencyKey"}}],"x-exa\#
  ctly-one":[["device"],["userId"]],"result":{"name":"result","schema":{"type":"object","prope\#
  rties":{"purchase":{"$ref":"#/components/schemas/Purchase"},"created":{"description":"True w\#
  hen the chain was not known before.","type":"boolean"},"outcome":{"description":"recorded: a\#
   new chain. received: a chain that the buyer did not hold, and holds now. planChanged: a new\#
   transaction with another product. renewed: any other new transaction. unchanged: nothing ne\#
  w.","type":"string","enum":["recorded","renewed","planChanged","received","unchanged"]},"ent\#
  itlements":{"$ref":"#/components/schemas/Entitlements","description":"What the buyer may use\#
   now."},"warnings":{"description":"Only there when there are any.","type":"array","items":{"\#
  $ref":"#/components/schemas/Warning"}},"dryRun":{"description":"Only there, and true, in a d\#
  ry run.","type":"boolean"},"events":{"description":"Only in a dry run: what would be told.",\#
  "type":"array","items":{"$ref":"#/components/schemas/Event"}},"replayed":{"description":"Onl\#
  y there, and true, when an idempotency key gave the stored result.","type":"boolean"}},"requ\#
  ired":["purchase","created","outcome","entitlements"]}},"errors":[{"code":-32602,"message":"\#
  A parameter is missing, unknown, of a wrong type or out of its bounds; or two that exclude e\#
  ach other came together. `field` points to it; `nearest` lists the names that an unknown one\#
   may have meant.","data":{"kind":"invalidParams","retryable":false}},{"code":1000,"message":\#
  "The peer's role does not reach that of the method. `uid` and `role` are the peer's (null: a\#
   stranger), `needed` the method's.","data":{"kind":"permissionDenied","retryable":false}},{"\#
  code":1100,"message":"The project has no such device.","data":{"kind":"unknownDevice","retry\#
  able":false}},{"code":1102,"message":"The id is one that nobody may have: the empty one, or \#
  one of the project's `blockedUserIds`.","data":{"kind":"blockedUserId","retryable":false}},{\#
  "code":1103,"message":"The id has more Unicode scalars than the project's `userIdLengthMax`.\#
  ","data":{"kind":"userIdTooLong","retryable":false}},{"code":1104,"message":"The id begins w\#
  ith the project's anonymous prefix, where there is one, or is an anonymous user's or a custo\#
  merId.","data":{"kind":"reservedUserId","retryable":false}},{"code":1200,"message":"There is\#
   no such project.","data":{"kind":"unknownProject","retryable":false}},{"code":1202,"message\#
  ":"Somebody else holds the chain, and the rule keeps it there. Nothing was done.","data":{"k\#
  ind":"purchaseHeldByAnother","retryable":false}},{"code":1300,"message":"The key was used wi\#
  thin 24 hours for the same method with other params.","data":{"kind":"idempotencyConflict","\#
  retryable":false}},{"code":1400,"message":"There is no room for the write. Nothing was chang\#
  ed; reading goes on.","data":{"kind":"storageFull","retryable":true}},{"code":1401,"message"\#
  :"The write may not have reached the disk. The daemon ends, and what it finds at its next st\#
  art is the truth.","data":{"kind":"storageFailed","retryable":false}}],"examples":[{"name":"\#
  a subscription","x-given":[{"method":"project.define","params":{"products":{"monthly":{"kind\#
  ":"subscription","entitlements":["premium"]}},"clock":{"manual":"2026-01-01T00:00:00.000Z"}}\#
  },{"method":"install","params":{"device":"iphone"}}],"params":[{"name":"device","value":"iph\#
  one"},{"name":"product","value":"monthly"},{"name":"store","value":"appStore"},{"name":"tran\#
  sactionId","value":"1000"},{"name":"expiresAt","value":"2026-02-01T00:00:00.000Z"}],"result"\#
  :{"name":"result","value":{"purchase":{"store":"appStore","originalTransactionId":"1000","tr\#
  ansactionId":"1000","product":"monthly","kind":"subscription","state":"active","holders":["{\#
  {anonymous}}"],"device":"iphone","storeAccount":null,"purchasedAt":"2026-01-01T00:00:00.000Z\#
  ","firstPurchasedAt":"2026-01-01T00:00:00.000Z","expiresAt":"2026-02-01T00:00:00.000Z","tria\#
  lStartedAt":null,"periodType":"normal","environment":"production","isFamilyShared":false,"pr\#
  ice":null,"currency":null,"country":null,"offerCode":null,"autoRenew":true,"autoRenewDisable\#
  dAt":null,"gracePeriodExpiresAt":null,"billingRetry":false,"pausedUntil":null,"refundedAt":n\#
  ull,"revokedAt":null,"renewsCount":0,"transactions":[{"transactionId":"1000","product":"mont\#
  hly","periodType":"normal","purchasedAt":"2026-01-01T00:00:00.000Z","expiresAt":"2026-02-01T\#
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
  ry":false,"pausedUntil":null,"refundedAt":null,"revokedAt":null,"renewsCount":0,"transaction\#
  s":[{"transactionId":"1000","product":"monthly","periodType":"normal","purchasedAt":"2026-01\#
  -01T00:00:00.000Z","expiresAt":"2026-02-01T00:00:00.000Z"}]},"created":false,"outcome":"unch\#
  anged","entitlements":{"premium":{"id":"premium","active":true,"state":"active","productId":\#
  "monthly","source":"appStore","renewState":"willRenew","grantType":"purchase","periodType":"\#
  normal","startedAt":"2026-01-01T00:00:00.000Z","expiresAt":"2026-02-01T00:00:00.000Z","grace\#
  PeriodExpiresAt":null,"firstPurchasedAt":"2026-01-01T00:00:00.000Z","lastPurchasedAt":"2026-\#
  01-01T00:00:00.000Z","trialStartedAt":null,"autoRenewDisabledAt":null,"renewsCount":0,"envir\#
  onment":"production","store":"appStore","transactionId":"1000","originalTransactionId":"1000\#
  "}}}}},{"name":"by somebody logged in","x-given":[{"method":"project.define","params":{"prod\#
  ucts":{"monthly":{"kind":"subscription","entitlements":["premium"]}},"clock":{"manual":"2026\#
  -01-01T00:00:00.000Z"}}},{"method":"install","params":{"device":"iphone"}},{"method":"identi\#
  fy","params":{"device":"iphone","userId":"user_id_1"}}],"params":[{"name":"device","value":"\#
  iphone"},{"name":"product","value":"monthly"},{"name":"store","value":"appStore"},{"name":"t\#
  ransactionId","value":"1000"},{"name":"expiresAt","value":"2026-02-01T00:00:00.000Z"}],"resu\#
  lt":{"name":"result","value":{"purchase":{"store":"appStore","originalTransactionId":"1000",\#
  "transactionId":"1000","product":"monthly","kind":"subscription","state":"active","holders":\#
  ["{{anonymous}}","user_id_1"],"device":"iphone","storeAccount":null,"purchasedAt":"2026-01-0\#
  1T00:00:00.000Z","firstPurchasedAt":"2026-01-01T00:00:00.000Z","expiresAt":"2026-02-01T00:00\#
  :00.000Z","trialStartedAt":null,"periodType":"normal","environment":"production","isFamilySh\#
  ared":false,"price":null,"currency":null,"country":null,"offerCode":null,"autoRenew":true,"a\#
  utoRenewDisabledAt":null,"gracePeriodExpiresAt":null,"billingRetry":false,"pausedUntil":null\#
  ,"refundedAt":null,"revokedAt":null,"renewsCount":0,"transactions":[{"transactionId":"1000",\#
  "product":"monthly","periodType":"normal","purchasedAt":"2026-01-01T00:00:00.000Z","expiresA\#
  t":"2026-02-01T00:00:00.000Z"}]},"created":true,"outcome":"recorded","entitlements":{"premiu\#
  m":{"id":"premium","active":true,"state":"active","productId":"monthly","source":"appStore",\#
  "renewState":"willRenew","grantType":"purchase","periodType":"normal","startedAt":"2026-01-0\#
  1T00:00:00.000Z","expiresAt":"2026-02-01T00:00:00.000Z","gracePeriodExpiresAt":null,"firstPu\#
  rchasedAt":"2026-01-01T00:00:00.000Z","lastPurchasedAt":"2026-01-01T00:00:00.000Z","trialSta\#
  rtedAt":null,"autoRenewDisabledAt":null,"renewsCount":0,"environment":"production","store":"\#
  appStore","transactionId":"1000","originalTransactionId":"1000"}}}}},{"name":"a renewal","x-\#
  given":[{"method":"project.define","params":{"products":{"monthly":{"kind":"subscription","e\#
  ntitlements":["premium"]}},"clock":{"manual":"2026-01-01T00:00:00.000Z"}}},{"method":"instal\#
  l","params":{"device":"iphone"}},{"method":"purchase","params":{"device":"iphone","product":\#
  "monthly","store":"appStore","transactionId":"1000","purchasedAt":"2025-11-15T00:00:00.000Z"\#
  ,"expiresAt":"2025-12-15T00:00:00.000Z"}}],"params":[{"name":"device","value":"iphone"},{"na\#
  me":"product","value":"monthly"},{"name":"store","value":"appStore"},{"name":"transactionId"\#
  ,"value":"1001"},{"name":"originalTransactionId","value":"1000"},{"name":"purchasedAt","valu\#
  e":"2025-12-15T00:00:00.000Z"},{"name":"expiresAt","value":"2026-01-15T00:00:00.000Z"}],"res\#
  ult":{"name":"result","value":{"purchase":{"store":"appStore","originalTransactionId":"1000"\#
  ,"transactionId":"1001","product":"monthly","kind":"subscription","state":"active","holders"\#
  :["{{anonymous}}"],"device":"iphone","storeAccount":null,"purchasedAt":"2025-12-15T00:00:00.\#
  000Z","firstPurchasedAt":"2025-11-15T00:00:00.000Z","expiresAt":"2026-01-15T00:00:00.000Z","\#
  trialStartedAt":null,"periodType":"normal","environment":"production","isFamilyShared":false\#
  ,"price":null,"currency":null,"country":null,"offerCode":null,"autoRenew":true,"autoRenewDis\#
  abledAt":null,"gracePeriodExpiresAt":null,"billingRetry":false,"pausedUntil":null,"refundedA\#
  t":null,"revokedAt":null,"renewsCount":1,"transactions":[{"transactionId":"1000","product":"\#
  monthly","periodType":"normal","purchasedAt":"2025-11-15T00:00:00.000Z","expiresAt":"2025-12\#
  -15T00:00:00.000Z"},{"transactionId":"1001","product":"monthly","periodType":"normal","purch\#
  asedAt":"2025-12-15T00:00:00.000Z","expiresAt":"2026-01-15T00:00:00.000Z"}]},"created":false\#
  ,"outcome":"renewed","entitlements":{"premium":{"id":"premium","active":true,"state":"active\#
  ","productId":"monthly","source":"appStore","renewState":"willRenew","grantType":"purchase",\#
  "periodType":"normal","startedAt":"2025-11-15T00:00:00.000Z","expiresAt":"2026-01-15T00:00:0\#
  0.000Z","gracePeriodExpiresAt":null,"firstPurchasedAt":"2025-11-15T00:00:00.000Z","lastPurch\#
  asedAt":"2025-12-15T00:00:00.000Z","trialStartedAt":null,"autoRenewDisabledAt":null,"renewsC\#
  ount":1,"environment":"production","store":"appStore","transactionId":"1001","originalTransa\#
  ctionId":"1000"}}}}},{"name":"a product that the catalogue does not know","x-given":[{"metho\#
  d":"project.define","params":{"products":{"monthly":{"kind":"subscription","entitlements":["\#
  premium"]}},"clock":{"manual":"2026-01-01T00:00:00.000Z"}}}],"params":[{"name":"userId","val\#
  ue":"user_id_1"},{"name":"product","value":"montly"},{"name":"store","value":"stripe"},{"nam\#
  e":"transactionId","value":"pi_1"}],"result":{"name":"result","value":{"purchase":{"store":"\#
  stripe","originalTransactionId":"pi_1","transactionId":"pi_1","product":"montly","kind":"non\#
  Consumable","state":"active","holders":["user_id_1"],"device":null,"storeAccount":null,"purc\#
  hasedAt":"2026-01-01T00:00:00.000Z","firstPurchasedAt":"2026-01-01T00:00:00.000Z","expiresAt\#
  ":null,"trialStartedAt":null,"periodType":"normal","environment":"production","isFamilyShare\#
  d":false,"price":null,"currency":null,"country":null,"offerCode":null,"autoRenew":false,"aut\#
  oRenewDisabledAt":null,"gracePeriodExpiresAt":null,"billingRetry":false,"pausedUntil":null,"\#
  refundedAt":null,"revokedAt":null,"renewsCount":0,"transactions":[{"transactionId":"pi_1","p\#
  roduct":"montly","periodType":"normal","purchasedAt":"2026-01-01T00:00:00.000Z","expiresAt":\#
  null}]},"created":true,"outcome":"recorded","entitlements":{},"warnings":[{"kind":"unknownPr\#
  oduct","message":"{{any}}","nearest":["monthly"]}]}}}]},{"name":"purchase.update","summary":\#
  "Takes in what a store tells of a purchase besides its transactions.","x-role":"write","x-si\#
  nce":1,"paramStructure":"either","params":[{"name":"store","required":true,"summary":"Where \#
  it was bought.","schema":{"$ref":"#/components/schemas/Store"}},{"name":"originalTransaction\#
  Id","required":true,"summary":"The first transaction of its chain.","schema":{"$ref":"#/comp\#
  onents/schemas/TransactionId"}},{"name":"expiresAt","required":false,"summary":"Another last\#
   moment of the period; null: no end.","schema":{"$ref":"#/components/schemas/NullableMoment"\#
  }},{"name":"autoRenew","required":false,"summary":"Whether it renews by itself; null is true\#
  .","schema":{"type":["boolean","null"]}},{"name":"gracePeriodExpiresAt","required":false,"su\#
  mmary":"The last moment of the grace period; null: there is none.","schema":{"$ref":"#/compo\#
  nents/schemas/NullableMoment"}},{"name":"billingRetry","required":false,"summary":"Whether t\#
  he store still tries to get its money; null is false.","schema":{"type":["boolean","null"]}}\#
  ,{"name":"pausedUntil","required":false,"summary":"The moment at which a pause is over; null\#
  : there is none.","schema":{"$ref":"#/components/schemas/NullableMoment"}},{"name":"refunded\#
  At","required":false,"summary":"When the money was given back; null: it was not.","schema":{\#
  "$ref":"#/components/schemas/NullableMoment"}},{"name":"revokedAt","required":false,"summary\#
  ":"When it was taken away, as when family sharing ends; null: it was not.","schema":{"$ref":\#
  "#/components/schemas/NullableMoment"}},{"name":"product","required":false,"summary":"The pr\#
  oduct from now on: a change of plan.","schema":{"$ref":"#/components/schemas/ProductId"}},{"\#
  name":"project","required":false,"summary":"The project to work in.","schema":{"$ref":"#/com\#
  ponents/schemas/ProjectId","default":"default"}},{"name":"dryRun","required":false,"summary"\#
  :"Answer as if it were done, with the events that it would cause, and change nothing.","sche\#
  ma":{"type":"boolean","default":false}},{"name":"idempotencyKey","required":false,"summary":\#
  "The same key with the same params again gives the stored result.","schema":{"$ref":"#/compo\#
  nents/schemas/IdempotencyKey"}}],"result":{"name":"result","schema":{"type":"object","proper\#
  ties":{"purchase":{"$ref":"#/components/schemas/Purchase"},"warnings":{"description":"Only t\#
  here when there are any.","type":"array","items":{"$ref":"#/components/schemas/Warning"}},"d\#
  ryRun":{"description":"Only there, and true, in a dry run.","type":"boolean"},"events":{"des\#
  cription":"Only in a dry run: what would be told.","type":"array","items":{"$ref":"#/compone\#
  nts/schemas/Event"}},"replayed":{"description":"Only there, and true, when an idempotency ke\#
  y gave the stored result.","type":"boolean"}},"required":["purchase"]}},"errors":[{"code":-3\#
  2602,"message":"A parameter is missing, unknown, of a wrong type or out of its bounds; or tw\#
  o that exclude each other came together. `field` points to it; `nearest` lists the names tha\#
  t an unknown one may have meant.","data":{"kind":"invalidParams","retryable":false}},{"code"\#
  :1000,"message":"The peer's role does not reach that of the method. `uid` and `role` are the\#
   peer's (null: a stranger), `needed` the method's.","data":{"kind":"permissionDenied","retry\#
  able":false}},{"code":1200,"message":"There is no such project.","data":{"kind":"unknownProj\#
  ect","retryable":false}},{"code":1201,"message":"The project has no chain with this store an\#
  d originalTransactionId. Nothing was done.","data":{"kind":"unknownPurchase","retryable":fal\#
  se}},{"code":1300,"message":"The key was used within 24 hours for the same method with other\#
   params.","data":{"kind":"idempotencyConflict","retryable":false}},{"code":1400,"message":"T\#
  here is no room for the write. Nothing was changed; reading goes on.","data":{"kind":"storag\#
  eFull","retryable":true}},{"code":1401,"message":"The write may not have reached the disk. T\#
  he daemon ends, and what it finds at its next start is the truth.","data":{"kind":"storageFa\#
  iled","retryable":false}}],"examples":[{"name":"auto-renew turned off","x-given":[{"method":\#
  "project.define","params":{"products":{"monthly":{"kind":"subscription","entitlements":["pre\#
  mium"]}},"clock":{"manual":"2026-01-01T00:00:00.000Z"}}},{"method":"install","params":{"devi\#
  ce":"iphone"}},{"method":"purchase","params":{"device":"iphone","product":"monthly","store":\#
  "appStore","transactionId":"1000","expiresAt":"2026-02-01T00:00:00.000Z"}}],"params":[{"name\#
  ":"store","value":"appStore"},{"name":"originalTransactionId","value":"1000"},{"name":"autoR\#
  enew","value":false}],"result":{"name":"result","value":{"purchase":{"store":"appStore","ori\#
  ginalTransactionId":"1000","transactionId":"1000","product":"monthly","kind":"subscription",\#
  "state":"active","holders":["{{anonymous}}"],"device":"iphone","storeAccount":null,"purchase\#
  dAt":"2026-01-01T00:00:00.000Z","firstPurchasedAt":"2026-01-01T00:00:00.000Z","expiresAt":"2\#
  026-02-01T00:00:00.000Z","trialStartedAt":null,"periodType":"normal","environment":"producti\#
  on","isFamilyShared":false,"price":null,"currency":null,"country":null,"offerCode":null,"aut\#
  oRenew":false,"autoRenewDisabledAt":"2026-01-01T00:00:00.000Z","gracePeriodExpiresAt":null,"\#
  billingRetry":false,"pausedUntil":null,"refundedAt":null,"revokedAt":null,"renewsCount":0,"t\#
  ransactions":[{"transactionId":"1000","product":"monthly","periodType":"normal","purchasedAt\#
  ":"2026-01-01T00:00:00.000Z","expiresAt":"2026-02-01T00:00:00.000Z"}]}}}},{"name":"a refund"\#
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
  :00.000Z","revokedAt":null,"renewsCount":0,"transactions":[{"transactionId":"1000","product"\#
  :"monthly","periodType":"normal","purchasedAt":"2026-01-01T00:00:00.000Z","expiresAt":"2026-\#
  02-01T00:00:00.000Z"}]}}}},{"name":"a refund that was none","x-given":[{"method":"project.de\#
  fine","params":{"products":{"monthly":{"kind":"subscription","entitlements":["premium"]}},"c\#
  lock":{"manual":"2026-01-01T00:00:00.000Z"}}},{"method":"install","params":{"device":"iphone\#
  "}},{"method":"purchase","params":{"device":"iphone","product":"monthly","store":"appStore",\#
  "transactionId":"1000","expiresAt":"2026-02-01T00:00:00.000Z"}},{"method":"purchase.update",\#
  "params":{"store":"appStore","originalTransactionId":"1000","refundedAt":"2026-01-01T00:00:0\#
  0.000Z"}}],"params":[{"name":"store","value":"appStore"},{"name":"originalTransactionId","va\#
  lue":"1000"},{"name":"refundedAt","value":null}],"result":{"name":"result","value":{"purchas\#
  e":{"store":"appStore","originalTransactionId":"1000","transactionId":"1000","product":"mont\#
  hly","kind":"subscription","state":"active","holders":["{{anonymous}}"],"device":"iphone","s\#
  toreAccount":null,"purchasedAt":"2026-01-01T00:00:00.000Z","firstPurchasedAt":"2026-01-01T00\#
  :00:00.000Z","expiresAt":"2026-02-01T00:00:00.000Z","trialStartedAt":null,"periodType":"norm\#
  al","environment":"production","isFamilyShared":false,"price":null,"currency":null,"country"\#
  :null,"offerCode":null,"autoRenew":true,"autoRenewDisabledAt":null,"gracePeriodExpiresAt":nu\#
  ll,"billingRetry":false,"pausedUntil":null,"refundedAt":null,"revokedAt":null,"renewsCount":\#
  0,"transactions":[{"transactionId":"1000","product":"monthly","periodType":"normal","purchas\#
  edAt":"2026-01-01T00:00:00.000Z","expiresAt":"2026-02-01T00:00:00.000Z"}]}}}}]},{"name":"res\#
  tore","summary":"Brings what the store account of a device has bought to its current user.",\#
  "x-role":"write","x-since":1,"paramStructure":"either","params":[{"name":"device","required"\#
  :true,"summary":"The device.","schema":{"$ref":"#/components/schemas/DeviceId"}},{"name":"pu\#
  rchases","required":false,"summary":"Exactly these, whoever's account they came from; an emp\#
  ty list restores nothing.","schema":{"type":"array","items":{"$ref":"#/components/schemas/Pu\#
  rchaseName"},"maxItems":1000}},{"name":"project","required":false,"summary":"The project to \#
  work in.","schema":{"$ref":"#/components/schemas/ProjectId","default":"default"}},{"name":"d\#
  ryRun","required":false,"summary":"Answer as if it were done, with the events that it would \#
  cause, and change nothing.","schema":{"type":"boolean","default":false}},{"name":"idempotenc\#
  yKey","required":false,"summary":"The same key with the same params again gives the stored r\#
  esult.","schema":{"$ref":"#/components/schemas/IdempotencyKey"}}],"result":{"name":"result",\#
  "schema":{"type":"object","properties":{"user":{"$ref":"#/components/schemas/User"},"restore\#
  d":{"description":"All that the user now holds and did not before.","type":"array","items":{\#
  "$ref":"#/components/schemas/Move"}},"transferred":{"description":"Those of them that somebo\#
  dy lost.","type":"array","items":{"$ref":"#/components/schemas/Move"}},"refused":{"descripti\#
  on":"What stays where it is.","type":"array","items":{"$ref":"#/components/schemas/Refusal"}\#
  },"entitlements":{"$ref":"#/components/schemas/Entitlements","description":"What the user ma\#
  y use now."},"warnings":{"description":"Only there when there are any.","type":"array","item\#
  s":{"$ref":"#/components/schemas/Warning"}},"dryRun":{"description":"Only there, and true, i\#
  n a dry run.","type":"boolean"},"events":{"description":"Only in a dry run: what would be to\#
  ld.","type":"array","items":{"$ref":"#/components/schemas/Event"}},"replayed":{"description"\#
  :"Only there, and true, when an idempotency key gave the stored result.","type":"boolean"}},\#
  "required":["user","restored","transferred","refused","entitlements"]}},"errors":[{"code":-3\#
  2602,"message":"A parameter is missing, unknown, of a wrong type or out of its bounds; or tw\#
  o that exclude each other came together. `field` points to it; `nearest` lists the names tha\#
  t an unknown one may have meant.","data":{"kind":"invalidParams","retryable":false}},{"code"\#
  :1000,"message":"The peer's role does not reach that of the method. `uid` and `role` are the\#
   peer's (null: a stranger), `needed` the method's.","data":{"kind":"permissionDenied","retry\#
  able":false}},{"code":1100,"message":"The project has no such device.","data":{"kind":"unkno\#
  wnDevice","retryable":false}},{"code":1200,"message":"There is no such project.","data":{"ki\#
  nd":"unknownProject","retryable":false}},{"code":1201,"message":"The project has no chain wi\#
  th this store and originalTransactionId. Nothing was done.","data":{"kind":"unknownPurchase"\#
  ,"retryable":false}},{"code":1300,"message":"The key was used within 24 hours for the same m\#
  ethod with other params.","data":{"kind":"idempotencyConflict","retryable":false}},{"code":1\#
  400,"message":"There is no room for the write. Nothing was changed; reading goes on.","data"\#
  :{"kind":"storageFull","retryable":true}},{"code":1401,"message":"The write may not have rea\#
  ched the disk. The daemon ends, and what it finds at its next start is the truth.","data":{"\#
  kind":"storageFailed","retryable":false}}],"examples":[{"name":"after a reinstall","x-given"\#
  :[{"method":"project.define","params":{"products":{"monthly":{"kind":"subscription","entitle\#
  ments":["premium"]}},"clock":{"manual":"2026-01-01T00:00:00.000Z"}}},{"method":"install","pa\#
  rams":{"device":"iphone","storeAccount":"ann"}},{"method":"purchase","params":{"device":"iph\#
  one","product":"monthly","store":"appStore","transactionId":"1000","expiresAt":"2026-02-01T0\#
  0:00:00.000Z"}},{"method":"install","params":{"device":"ipad","storeAccount":"ann"}}],"param\#
  s":[{"name":"device","value":"ipad"}],"result":{"name":"result","value":{"user":{"id":"{{new\#
  }}","anonymousId":"{{new}}","identityId":null,"customerId":"{{new}}","aliases":["{{new}}"],"\#
  device":"ipad","createdAt":"2026-01-01T00:00:00.000Z","environment":"production"},"restored"\#
  :[{"store":"appStore","originalTransactionId":"1000","product":"monthly","kind":"subscriptio\#
  n","from":["{{any}}"],"to":"{{new}}","shared":true}],"transferred":[],"refused":[],"entitlem\#
  ents":{"premium":{"id":"premium","active":true,"state":"active","productId":"monthly","sourc\#
  e":"appStore","renewState":"willRenew","grantType":"purchase","periodType":"normal","started\#
  At":"2026-01-01T00:00:00.000Z","expiresAt":"2026-02-01T00:00:00.000Z","gracePeriodExpiresAt"\#
  :null,"firstPurchasedAt":"2026-01-01T00:00:00.000Z","lastPurchasedAt":"2026-01-01T00:00:00.0\#
  00Z","trialStartedAt":null,"autoRenewDisabledAt":null,"renewsCount":0,"environment":"product\#
  ion","store":"appStore","transactionId":"1000","originalTransactionId":"1000"}}}}},{"name":"\#
  nothing to restore","x-given":[{"method":"project.define","params":{"products":{"monthly":{"\#
  kind":"subscription","entitlements":["premium"]}},"clock":{"manual":"2026-01-01T00:00:00.000\#
  Z"}}},{"method":"install","params":{"device":"iphone"}}],"params":[{"name":"device","value":\#
  "iphone"}],"result":{"name":"result","value":{"user":{"id":"{{anonymous}}","anonymousId":"{{\#
  anonymous}}","identityId":null,"customerId":"{{anonymous}}","aliases":["{{anonymous}}"],"dev\#
  ice":"iphone","createdAt":"2026-01-01T00:00:00.000Z","environment":"production"},"restored":\#
  [],"transferred":[],"refused":[],"entitlements":{}}}}]},{"name":"revoke","summary":"Ends a g\#
  rant.","x-role":"write","x-since":1,"paramStructure":"either","params":[{"name":"device","re\#
  quired":false,"summary":"The device.","schema":{"$ref":"#/components/schemas/DeviceId"}},{"n\#
  ame":"userId","required":false,"summary":"A user, instead of a device.","schema":{"$ref":"#/\#
  components/schemas/UserId"}},{"name":"entitlement","required":true,"summary":"What was grant\#
  ed.","schema":{"$ref":"#/components/schemas/EntitlementId"}},{"name":"project","required":fa\#
  lse,"summary":"The project to work in.","schema":{"$ref":"#/components/schemas/ProjectId","d\#
  efault":"default"}},{"name":"dryRun","required":false,"summary":"Answer as if it were done, \#
  with the events that it would cause, and change nothing.","schema":{"type":"boolean","defaul\#
  t":false}},{"name":"idempotencyKey","required":false,"summary":"The same key with the same p\#
  arams again gives the stored result.","schema":{"$ref":"#/components/schemas/IdempotencyKey"\#
  }}],"x-exactly-one":[["device"],["userId"]],"result":{"name":"result","schema":{"type":"obje\#
  ct","properties":{"entitlement":{"$ref":"#/components/schemas/Entitlement","description":"As\#
   it stands now, whatever gives it."},"dryRun":{"description":"Only there, and true, in a dry\#
   run.","type":"boolean"},"events":{"description":"Only in a dry run: what would be told.","t\#
  ype":"array","items":{"$ref":"#/components/schemas/Event"}},"replayed":{"description":"Only \#
  there, and true, when an idempotency key gave the stored result.","type":"boolean"}},"requir\#
  ed":["entitlement"]}},"errors":[{"code":-32602,"message":"A parameter is missing, unknown, o\#
  f a wrong type or out of its bounds; or two that exclude each other came together. `field` p\#
  oints to it; `nearest` lists the names that an unknown one may have meant.","data":{"kind":"\#
  invalidParams","retryable":false}},{"code":1000,"message":"The peer's role does not reach th\#
  at of the method. `uid` and `role` are the peer's (null: a stranger), `needed` the method's.\#
  ","data":{"kind":"permissionDenied","retryable":false}},{"code":1100,"message":"The project \#
  has no such device.","data":{"kind":"unknownDevice","retryable":false}},{"code":1101,"messag\#
  e":"The project has no such user.","data":{"kind":"unknownUser","retryable":false}},{"code":\#
  1102,"message":"The id is one that nobody may have: the empty one, or one of the project's `\#
  blockedUserIds`.","data":{"kind":"blockedUserId","retryable":false}},{"code":1103,"message":\#
  "The id has more Unicode scalars than the project's `userIdLengthMax`.","data":{"kind":"user\#
  IdTooLong","retryable":false}},{"code":1200,"message":"There is no such project.","data":{"k\#
  ind":"unknownProject","retryable":false}},{"code":1204,"message":"What is to be revoked was \#
  bought, or nobody granted it, or the grant is over.","data":{"kind":"notAManualGrant","retry\#
  able":false}},{"code":1300,"message":"The key was used within 24 hours for the same method w\#
  ith other params.","data":{"kind":"idempotencyConflict","retryable":false}},{"code":1400,"me\#
  ssage":"There is no room for the write. Nothing was changed; reading goes on.","data":{"kind\#
  ":"storageFull","retryable":true}},{"code":1401,"message":"The write may not have reached th\#
  e disk. The daemon ends, and what it finds at its next start is the truth.","data":{"kind":"\#
  storageFailed","retryable":false}}],"examples":[{"name":"a grant","x-given":[{"method":"proj\#
  ect.define","params":{"products":{"monthly":{"kind":"subscription","entitlements":["premium"\#
  ]}},"clock":{"manual":"2026-01-01T00:00:00.000Z"}}},{"method":"install","params":{"device":"\#
  iphone"}},{"method":"grant","params":{"device":"iphone","entitlement":"premium"}}],"params":\#
  [{"name":"device","value":"iphone"},{"name":"entitlement","value":"premium"}],"result":{"nam\#
  e":"result","value":{"entitlement":{"id":"premium","active":false,"state":"revoked","product\#
  Id":null,"source":"manual","renewState":"nonRenewable","grantType":"manual","periodType":nul\#
  l,"startedAt":"2026-01-01T00:00:00.000Z","expiresAt":null,"gracePeriodExpiresAt":null,"first\#
  PurchasedAt":null,"lastPurchasedAt":null,"trialStartedAt":null,"autoRenewDisabledAt":null,"r\#
  enewsCount":0,"environment":null,"store":null,"transactionId":null,"originalTransactionId":n\#
  ull}}}}]},{"name":"rpc.discover","summary":"Gives this protocol as an OpenRPC document.","x-\#
  role":"read","x-since":1,"paramStructure":"either","params":[],"result":{"name":"result","sc\#
  hema":{"description":"The OpenRPC document, with `x-role` on every method.","type":"object",\#
  "properties":{"openrpc":{"type":"string"},"info":{"type":"object"},"methods":{"type":"array"\#
  ,"items":{"type":"object"}},"components":{"type":"object"}},"required":["openrpc","info","me\#
  thods","components"]}},"errors":[{"code":-32602,"message":"A parameter is missing, unknown, \#
  of a wrong type or out of its bounds; or two that exclude each other came together. `field` \#
  points to it; `nearest` lists the names that an unknown one may have meant.","data":{"kind":\#
  "invalidParams","retryable":false}},{"code":1000,"message":"The peer's role does not reach t\#
  hat of the method. `uid` and `role` are the peer's (null: a stranger), `needed` the method's\#
  .","data":{"kind":"permissionDenied","retryable":false}}],"examples":[{"name":"the document"\#
  ,"params":[],"result":{"name":"result","value":{"openrpc":"{{any}}","info":"{{any}}","method\#
  s":"{{any}}","components":"{{any}}"}}}]},{"name":"server.describe","summary":"Lists the meth\#
  ods, or describes one.","x-role":"read","x-since":1,"paramStructure":"either","params":[{"na\#
  me":"method","required":false,"summary":"Its name.","schema":{"type":"string"}}],"result":{"\#
  name":"result","schema":{"type":"object","properties":{"methods":{"description":"Without `me\#
  thod`: all of them, in the order of their names.","type":"array","items":{"$ref":"#/componen\#
  ts/schemas/MethodSummary"}},"method":{"description":"With `method`: its entry of the OpenRPC\#
   document.","type":"object"}},"required":[]}},"errors":[{"code":-32602,"message":"A paramete\#
  r is missing, unknown, of a wrong type or out of its bounds; or two that exclude each other \#
  came together. `field` points to it; `nearest` lists the names that an unknown one may have \#
  meant.","data":{"kind":"invalidParams","retryable":false}},{"code":1000,"message":"The peer'\#
  s role does not reach that of the method. `uid` and `role` are the peer's (null: a stranger)\#
  , `needed` the method's.","data":{"kind":"permissionDenied","retryable":false}}],"examples":\#
  [{"name":"all methods","params":[],"result":{"name":"result","value":{"methods":"{{any}}"}}}\#
  ,{"name":"one method","params":[{"name":"method","value":"logout"}],"result":{"name":"result\#
  ","value":{"method":"{{any}}"}}}]},{"name":"server.info","summary":"Tells what daemon this i\#
  s, its limits, and how it sees the caller.","x-role":"read","x-since":1,"paramStructure":"ei\#
  ther","params":[],"result":{"name":"result","schema":{"type":"object","properties":{"version\#
  ":{"type":"string"},"protocol":{"description":"The version of this protocol.","type":"intege\#
  r"},"limits":{"$ref":"#/components/schemas/Limits"},"uptimeMs":{"type":"integer","minimum":0\#
  },"peer":{"$ref":"#/components/schemas/Peer"}},"required":["version","protocol","limits","up\#
  timeMs","peer"]}},"errors":[{"code":-32602,"message":"A parameter is missing, unknown, of a \#
  wrong type or out of its bounds; or two that exclude each other came together. `field` point\#
  s to it; `nearest` lists the names that an unknown one may have meant.","data":{"kind":"inva\#
  lidParams","retryable":false}},{"code":1000,"message":"The peer's role does not reach that o\#
  f the method. `uid` and `role` are the peer's (null: a stranger), `needed` the method's.","d\#
  ata":{"kind":"permissionDenied","retryable":false}}],"examples":[{"name":"plain","params":[]\#
  ,"result":{"name":"result","value":{"version":"{{any}}","protocol":1,"limits":"{{any}}","upt\#
  imeMs":"{{any}}","peer":{"uid":"{{any}}","gid":"{{any}}","pid":"{{any}}","role":"admin"}}}}]\#
  },{"name":"server.ping","summary":"Answers, to show that the daemon does.","x-role":"read","\#
  x-since":1,"paramStructure":"either","params":[{"name":"echo","required":false,"summary":"Co\#
  mes back as it is.","schema":{"description":"Any JSON value."}}],"result":{"name":"result","\#
  schema":{"type":"object","properties":{"pong":{"description":"Always true.","type":"boolean"\#
  },"now":{"$ref":"#/components/schemas/Moment","description":"By the system's clock."},"echo"\#
  :{"description":"What was given; not there when nothing was."}},"required":["pong","now"]}},\#
  "errors":[{"code":-32602,"message":"A parameter is missing, unknown, of a wrong type or out \#
  of its bounds; or two that exclude each other came together. `field` points to it; `nearest`\#
   lists the names that an unknown one may have meant.","data":{"kind":"invalidParams","retrya\#
  ble":false}},{"code":1000,"message":"The peer's role does not reach that of the method. `uid\#
  ` and `role` are the peer's (null: a stranger), `needed` the method's.","data":{"kind":"perm\#
  issionDenied","retryable":false}}],"examples":[{"name":"plain","params":[],"result":{"name":\#
  "result","value":{"pong":true,"now":"{{any}}"}}},{"name":"with an echo","params":[{"name":"e\#
  cho","value":["hello",1]}],"result":{"name":"result","value":{"pong":true,"now":"{{any}}","e\#
  cho":["hello",1]}}}]},{"name":"setUserProperty","summary":"Keeps a word about a user for oth\#
  er systems; and never changes access.","x-role":"write","x-since":1,"paramStructure":"either\#
  ","params":[{"name":"device","required":false,"summary":"The device.","schema":{"$ref":"#/co\#
  mponents/schemas/DeviceId"}},{"name":"userId","required":false,"summary":"A user, instead of\#
   a device.","schema":{"$ref":"#/components/schemas/UserId"}},{"name":"key","required":true,"\#
  summary":"Its name; the reserved ones of other systems, such as $email, are names like any o\#
  ther.","schema":{"$ref":"#/components/schemas/PropertyKey"}},{"name":"value","required":true\#
  ,"summary":"What it is now; an empty one removes it.","schema":{"$ref":"#/components/schemas\#
  /PropertyValue"}},{"name":"project","required":false,"summary":"The project to work in.","sc\#
  hema":{"$ref":"#/components/schemas/ProjectId","default":"default"}},{"name":"dryRun","requi\#
  red":false,"summary":"Answer as if it were done, with the events that it would cause, and ch\#
  ange nothing.","schema":{"type":"boolean","default":false}},{"name":"idempotencyKey","requir\#
  ed":false,"summary":"The same key with the same params again gives the stored result.","sche\#
  ma":{"$ref":"#/components/schemas/IdempotencyKey"}}],"x-exactly-one":[["device"],["userId"]]\#
  ,"result":{"name":"result","schema":{"type":"object","properties":{"userId":{"$ref":"#/compo\#
  nents/schemas/UserId","description":"The current user's id."},"key":{"$ref":"#/components/sc\#
  hemas/PropertyKey"},"value":{"$ref":"#/components/schemas/PropertyValue"},"dryRun":{"descrip\#
  tion":"Only there, and true, in a dry run.","type":"boolean"},"events":{"description":"Only \#
  in a dry run: what would be told.","type":"array","items":{"$ref":"#/components/schemas/Even\#
  t"}},"replayed":{"description":"Only there, and true, when an idempotency key gave the store\#
  d result.","type":"boolean"}},"required":["userId","key","value"]}},"errors":[{"code":-32602\#
  ,"message":"A parameter is missing, unknown, of a wrong type or out of its bounds; or two th\#
  at exclude each other came together. `field` points to it; `nearest` lists the names that an\#
   unknown one may have meant.","data":{"kind":"invalidParams","retryable":false}},{"code":100\#
  0,"message":"The peer's role does not reach that of the method. `uid` and `role` are the pee\#
  r's (null: a stranger), `needed` the method's.","data":{"kind":"permissionDenied","retryable\#
  ":false}},{"code":1100,"message":"The project has no such device.","data":{"kind":"unknownDe\#
  vice","retryable":false}},{"code":1101,"message":"The project has no such user.","data":{"ki\#
  nd":"unknownUser","retryable":false}},{"code":1102,"message":"The id is one that nobody may \#
  have: the empty one, or one of the project's `blockedUserIds`.","data":{"kind":"blockedUserI\#
  d","retryable":false}},{"code":1103,"message":"The id has more Unicode scalars than the proj\#
  ect's `userIdLengthMax`.","data":{"kind":"userIdTooLong","retryable":false}},{"code":1200,"m\#
  essage":"There is no such project.","data":{"kind":"unknownProject","retryable":false}},{"co\#
  de":1300,"message":"The key was used within 24 hours for the same method with other params."\#
  ,"data":{"kind":"idempotencyConflict","retryable":false}},{"code":1400,"message":"There is n\#
  o room for the write. Nothing was changed; reading goes on.","data":{"kind":"storageFull","r\#
  etryable":true}},{"code":1401,"message":"The write may not have reached the disk. The daemon\#
   ends, and what it finds at its next start is the truth.","data":{"kind":"storageFailed","re\#
  tryable":false}}],"examples":[{"name":"one's own id for somebody","x-given":[{"method":"proj\#
  ect.define","params":{"products":{"monthly":{"kind":"subscription","entitlements":["premium"\#
  ]}},"clock":{"manual":"2026-01-01T00:00:00.000Z"}}},{"method":"install","params":{"device":"\#
  iphone"}}],"params":[{"name":"device","value":"iphone"},{"name":"key","value":"_q_custom_use\#
  r_id"},{"name":"value","value":"yourSideUserId"}],"result":{"name":"result","value":{"userId\#
  ":"{{anonymous}}","key":"_q_custom_user_id","value":"yourSideUserId"}}}]},{"name":"user.dele\#
  te","summary":"Erases a customer from everything that is kept.","x-role":"admin","x-since":1\#
  ,"paramStructure":"either","params":[{"name":"userId","required":true,"summary":"Any id that\#
   reaches the customer.","schema":{"$ref":"#/components/schemas/UserId"}},{"name":"project","\#
  required":false,"summary":"The project to work in.","schema":{"$ref":"#/components/schemas/P\#
  rojectId","default":"default"}},{"name":"dryRun","required":false,"summary":"Answer as if it\#
   were done, with the events that it would cause, and change nothing.","schema":{"type":"bool\#
  ean","default":false}},{"name":"idempotencyKey","required":false,"summary":"The same key wit\#
  h the same params again gives the stored result.","schema":{"$ref":"#/components/schemas/Ide\#
  mpotencyKey"}}],"result":{"name":"result","schema":{"type":"object","properties":{"tombstone\#
  ":{"description":"Made up: it stands in events wherever an erased id stood. It is nobody's i\#
  d.","type":"string"},"users":{"description":"How many users were erased: the aliases of the \#
  customer.","type":"integer","minimum":1},"devices":{"description":"How many devices were era\#
  sed; install makes them anew.","type":"integer","minimum":0},"purchases":{"description":"How\#
   many purchases were erased: those that nobody else held.","type":"integer","minimum":0},"sh\#
  ared":{"description":"How many purchases others hold, and keep.","type":"integer","minimum":\#
  0},"dryRun":{"description":"Only there, and true, in a dry run.","type":"boolean"},"events":\#
  {"description":"Only in a dry run: what would be told.","type":"array","items":{"$ref":"#/co\#
  mponents/schemas/Event"}},"replayed":{"description":"Only there, and true, when an idempoten\#
  cy key gave the stored result.","type":"boolean"}},"required":["tombstone","users","devices"\#
  ,"purchases","shared"]}},"errors":[{"code":-32602,"message":"A parameter is missing, unknown\#
  , of a wrong type or out of its bounds; or two that exclude each other came together. `field\#
  ` points to it; `nearest` lists the names that an unknown one may have meant.","data":{"kind\#
  ":"invalidParams","retryable":false}},{"code":1000,"message":"The peer's role does not reach\#
   that of the method. `uid` and `role` are the peer's (null: a stranger), `needed` the method\#
  's.","data":{"kind":"permissionDenied","retryable":false}},{"code":1101,"message":"The proje\#
  ct has no such user.","data":{"kind":"unknownUser","retryable":false}},{"code":1102,"message\#
  ":"The id is one that nobody may have: the empty one, or one of the project's `blockedUserId\#
  s`.","data":{"kind":"blockedUserId","retryable":false}},{"code":1103,"message":"The id has m\#
  ore Unicode scalars than the project's `userIdLengthMax`.","data":{"kind":"userIdTooLong","r\#
  etryable":false}},{"code":1200,"message":"There is no such project.","data":{"kind":"unknown\#
  Project","retryable":false}},{"code":1300,"message":"The key was used within 24 hours for th\#
  e same method with other params.","data":{"kind":"idempotencyConflict","retryable":false}},{\#
  "code":1400,"message":"There is no room for the write. Nothing was changed; reading goes on.\#
  ","data":{"kind":"storageFull","retryable":true}},{"code":1401,"message":"The write may not \#
  have reached the disk. The daemon ends, and what it finds at its next start is the truth.","\#
  data":{"kind":"storageFailed","retryable":false}}],"examples":[{"name":"with all that was he\#
  rs","x-given":[{"method":"project.define","params":{"rules":"revenuecat","products":{"monthl\#
  y":{"kind":"subscription","entitlements":["premium"]}},"entitlements":["gift"],"clock":{"man\#
  ual":"2026-01-01T00:00:00.000Z"}}},{"method":"install","params":{"device":"iphone","storeAcc\#
  ount":"apple-ann","platform":"ios"}},{"method":"purchase","params":{"device":"iphone","produ\#
  ct":"monthly","store":"appStore","transactionId":"1000","expiresAt":"2026-02-01T00:00:00.000\#
  Z","price":"9.99","currency":"EUR","attributes":{"campaign":"winter"}}},{"method":"identify"\#
  ,"params":{"device":"iphone","userId":"ann"}},{"method":"setUserProperty","params":{"userId"\#
  :"ann","key":"$email","value":"ann@example.org"}}],"params":[{"name":"userId","value":"ann"}\#
  ],"result":{"name":"result","value":{"tombstone":"{{any}}","users":2,"devices":1,"purchases"\#
  :1,"shared":0}}},{"name":"a dry run","x-given":[{"method":"project.define","params":{"produc\#
  ts":{"monthly":{"kind":"subscription","entitlements":["premium"]}},"entitlements":["gift"],"\#
  clock":{"manual":"2026-01-01T00:00:00.000Z"}}},{"method":"install","params":{"device":"iphon\#
  e"}},{"method":"identify","params":{"device":"iphone","userId":"ann"}}],"params":[{"name":"u\#
  serId","value":"ann"},{"name":"dryRun","value":true}],"result":{"name":"result","value":{"to\#
  mbstone":"{{tombstone}}","users":1,"devices":0,"purchases":0,"shared":0,"dryRun":true,"event\#
  s":[{"id":"{{any}}","kind":"loggedOut","at":"2026-01-01T00:00:00.000Z","project":"default","\#
  user":"{{tombstone}}","userId":"{{tombstone}}","anonymousId":"{{any}}","cause":{"method":"us\#
  er.delete","id":"{{any}}"},"device":"iphone"},{"id":"{{any}}","kind":"userDeleted","at":"202\#
  6-01-01T00:00:00.000Z","project":"default","user":"{{tombstone}}","userId":"{{tombstone}}","\#
  cause":{"method":"user.delete","id":"{{any}}"}}]}}}]},{"name":"user.export","summary":"Tells\#
   everything that is held about a customer.","x-role":"read","x-since":1,"paramStructure":"ei\#
  ther","params":[{"name":"userId","required":true,"summary":"Any id that reaches the customer\#
  .","schema":{"$ref":"#/components/schemas/UserId"}},{"name":"project","required":false,"summ\#
  ary":"The project to work in.","schema":{"$ref":"#/components/schemas/ProjectId","default":"\#
  default"}}],"result":{"name":"result","schema":{"type":"object","properties":{"user":{"$ref"\#
  :"#/components/schemas/User"},"ids":{"description":"Every id that reaches the customer, in t\#
  he order of their bytes.","type":"array","items":{"type":"object","properties":{"id":{"$ref"\#
  :"#/components/schemas/UserId"},"kind":{"description":"`customer`: the customerId of one who\#
   began as identified.","type":"string","enum":["anonymous","identified","customer"]},"device\#
  ":{"description":"The install that an anonymous id was made for.","type":["string","null"]},\#
  "createdAt":{"$ref":"#/components/schemas/Moment"}},"required":["id","kind","device","create\#
  dAt"]}},"devices":{"description":"Those whose anonymous or identified user is the customer's\#
  , in the order of their bytes.","type":"array","items":{"type":"object","properties":{"devic\#
  e":{"$ref":"#/components/schemas/DeviceId"},"anonymousId":{"$ref":"#/components/schemas/User\#
  Id"},"identityId":{"description":"Who is logged in.","type":["string","null"]},"storeAccount\#
  ":{"type":["string","null"]},"platform":{"type":["string","null"]},"app":{"type":["string","\#
  null"]},"createdAt":{"$ref":"#/components/schemas/Moment"}},"required":["device","anonymousI\#
  d","identityId","storeAccount","platform","app","createdAt"]}},"purchases":{"description":"W\#
  hat the customer holds, each transaction whole.","type":"array","items":{"$ref":"#/component\#
  s/schemas/Purchase"}},"grants":{"description":"Those of the past, too.","type":"array","item\#
  s":{"type":"object","properties":{"entitlement":{"$ref":"#/components/schemas/EntitlementId"\#
  },"grantedAt":{"$ref":"#/components/schemas/Moment"},"expiresAt":{"$ref":"#/components/schem\#
  as/NullableMoment"},"revokedAt":{"$ref":"#/components/schemas/NullableMoment"}},"required":[\#
  "entitlement","grantedAt","expiresAt","revokedAt"]}},"properties":{"type":"array","items":{"\#
  type":"object","properties":{"key":{"$ref":"#/components/schemas/PropertyKey"},"value":{"$re\#
  f":"#/components/schemas/PropertyValue"},"setAt":{"$ref":"#/components/schemas/Moment"}},"re\#
  quired":["key","value","setAt"]}},"overridden":{"description":"What users of the customer ha\#
  d set, or removed (an empty value), before another of them set it anew.","type":"array","ite\#
  ms":{"type":"object","properties":{"key":{"$ref":"#/components/schemas/PropertyKey"},"value"\#
  :{"$ref":"#/components/schemas/PropertyValue"},"setAt":{"$ref":"#/components/schemas/Moment"\#
  }},"required":["key","value","setAt"]}},"entitlements":{"$ref":"#/components/schemas/Entitle\#
  ments"},"at":{"$ref":"#/components/schemas/Moment","description":"Of the entitlements, and o\#
  f the states of the purchases: now."},"events":{"description":"What was told of the customer\#
  , the oldest first, up to 1000.","type":"array","items":{"$ref":"#/components/schemas/Event"\#
  }},"cursor":{"$ref":"#/components/schemas/Cursor","description":"Where events.read goes on, \#
  with the same id as `user`."},"moreEvents":{"description":"True when events.read would tell \#
  more.","type":"boolean"}},"required":["user","ids","devices","purchases","grants","propertie\#
  s","overridden","entitlements","at","events","cursor","moreEvents"]}},"errors":[{"code":-326\#
  02,"message":"A parameter is missing, unknown, of a wrong type or out of its bounds; or two \#
  that exclude each other came together. `field` points to it; `nearest` lists the names that \#
  an unknown one may have meant.","data":{"kind":"invalidParams","retryable":false}},{"code":1\#
  000,"message":"The peer's role does not reach that of the method. `uid` and `role` are the p\#
  eer's (null: a stranger), `needed` the method's.","data":{"kind":"permissionDenied","retryab\#
  le":false}},{"code":1101,"message":"The project has no such user.","data":{"kind":"unknownUs\#
  er","retryable":false}},{"code":1102,"message":"The id is one that nobody may have: the empt\#
  y one, or one of the project's `blockedUserIds`.","data":{"kind":"blockedUserId","retryable"\#
  :false}},{"code":1103,"message":"The id has more Unicode scalars than the project's `userIdL\#
  engthMax`.","data":{"kind":"userIdTooLong","retryable":false}},{"code":1200,"message":"There\#
   is no such project.","data":{"kind":"unknownProject","retryable":false}}],"examples":[{"nam\#
  e":"all of it","x-given":[{"method":"project.define","params":{"rules":"revenuecat","product\#
  s":{"monthly":{"kind":"subscription","entitlements":["premium"]}},"entitlements":["gift"],"c\#
  lock":{"manual":"2026-01-01T00:00:00.000Z"}}},{"method":"install","params":{"device":"iphone\#
  ","storeAccount":"apple-ann","platform":"ios"}},{"method":"purchase","params":{"device":"iph\#
  one","product":"monthly","store":"appStore","transactionId":"1000","expiresAt":"2026-02-01T0\#
  0:00:00.000Z","price":"9.99","currency":"EUR","attributes":{"campaign":"winter"}}},{"method"\#
  :"identify","params":{"device":"iphone","userId":"ann"}},{"method":"setUserProperty","params\#
  ":{"userId":"ann","key":"$email","value":"ann@example.org"}}],"params":[{"name":"userId","va\#
  lue":"ann"}],"result":{"name":"result","value":{"user":{"id":"ann","anonymousId":null,"ident\#
  ityId":"ann","customerId":"{{anonymous}}","aliases":["{{anonymous}}","ann"],"createdAt":"202\#
  6-01-01T00:00:00.000Z","environment":"production"},"ids":[{"id":"{{anonymous}}","kind":"anon\#
  ymous","device":"iphone","createdAt":"2026-01-01T00:00:00.000Z"},{"id":"ann","kind":"identif\#
  ied","device":null,"createdAt":"2026-01-01T00:00:00.000Z"}],"devices":[{"device":"iphone","a\#
  nonymousId":"{{anonymous}}","identityId":"ann","storeAccount":"apple-ann","platform":"ios","\#
  app":null,"createdAt":"2026-01-01T00:00:00.000Z"}],"purchases":[{"store":"appStore","origina\#
  lTransactionId":"1000","transactionId":"1000","product":"monthly","kind":"subscription","sta\#
  te":"active","holders":["ann"],"device":"iphone","storeAccount":"apple-ann","purchasedAt":"2\#
  026-01-01T00:00:00.000Z","firstPurchasedAt":"2026-01-01T00:00:00.000Z","expiresAt":"2026-02-\#
  01T00:00:00.000Z","trialStartedAt":null,"periodType":"normal","environment":"production","is\#
  FamilyShared":false,"price":"9.99","currency":"EUR","country":null,"offerCode":null,"autoRen\#
  ew":true,"autoRenewDisabledAt":null,"gracePeriodExpiresAt":null,"billingRetry":false,"paused\#
  Until":null,"refundedAt":null,"revokedAt":null,"renewsCount":0,"transactions":[{"transaction\#
  Id":"1000","product":"monthly","periodType":"normal","purchasedAt":"2026-01-01T00:00:00.000Z\#
  ","expiresAt":"2026-02-01T00:00:00.000Z","isFamilyShared":false,"price":"9.99","currency":"E\#
  UR","country":null,"offerCode":null,"attributes":{"campaign":"winter"}}]}],"grants":[],"prop\#
  erties":[{"key":"$email","value":"ann@example.org","setAt":"2026-01-01T00:00:00.000Z"}],"ove\#
  rridden":[],"entitlements":{"premium":{"id":"premium","active":true,"state":"active","produc\#
  tId":"monthly","source":"appStore","renewState":"willRenew","grantType":"purchase","periodTy\#
  pe":"normal","startedAt":"2026-01-01T00:00:00.000Z","expiresAt":"2026-02-01T00:00:00.000Z","\#
  gracePeriodExpiresAt":null,"firstPurchasedAt":"2026-01-01T00:00:00.000Z","lastPurchasedAt":"\#
  2026-01-01T00:00:00.000Z","trialStartedAt":null,"autoRenewDisabledAt":null,"renewsCount":0,"\#
  environment":"production","store":"appStore","transactionId":"1000","originalTransactionId":\#
  "1000"}},"at":"2026-01-01T00:00:00.000Z","events":[{"cursor":"1","id":"{{any}}","kind":"user\#
  Created","at":"2026-01-01T00:00:00.000Z","project":"default","user":"{{anonymous}}","anonymo\#
  usId":"{{anonymous}}","cause":{"method":"install","id":"{{any}}"},"device":"iphone"},{"curso\#
  r":"2","id":"{{any}}","kind":"purchaseRecorded","at":"2026-01-01T00:00:00.000Z","project":"d\#
  efault","user":"{{anonymous}}","anonymousId":"{{anonymous}}","cause":{"method":"purchase","i\#
  d":"{{any}}"},"store":"appStore","originalTransactionId":"1000","transactionId":"1000","prod\#
  uct":"monthly","productKind":"subscription","holders":["{{anonymous}}"],"device":"iphone","e\#
  nvironment":"production","firstPurchasedAt":"2026-01-01T00:00:00.000Z","purchasedAt":"2026-0\#
  1-01T00:00:00.000Z","expiresAt":"2026-02-01T00:00:00.000Z","periodType":"normal","isFamilySh\#
  ared":false,"price":"9.99","currency":"EUR","country":null,"offerCode":null,"attributes":{"c\#
  ampaign":"winter"}},{"cursor":"3","id":"{{any}}","kind":"entitlementsActivated","at":"2026-0\#
  1-01T00:00:00.000Z","project":"default","user":"{{anonymous}}","anonymousId":"{{anonymous}}"\#
  ,"cause":{"method":"purchase","id":"{{any}}"},"entitlements":["premium"],"store":"appStore",\#
  "originalTransactionId":"1000","transactionId":"1000","product":"monthly","productKind":"sub\#
  scription","holders":["{{anonymous}}"],"device":"iphone","environment":"production","firstPu\#
  rchasedAt":"2026-01-01T00:00:00.000Z","purchasedAt":"2026-01-01T00:00:00.000Z","expiresAt":"\#
  2026-02-01T00:00:00.000Z","periodType":"normal","isFamilyShared":false,"price":"9.99","curre\#
  ncy":"EUR","country":null,"offerCode":null,"attributes":{"campaign":"winter"}},{"cursor":"4"\#
  ,"id":"{{any}}","kind":"userCreated","at":"2026-01-01T00:00:00.000Z","project":"default","us\#
  er":"{{anonymous}}","userId":"ann","cause":{"method":"identify","id":"{{any}}"},"device":"ip\#
  hone"},{"cursor":"5","id":"{{any}}","kind":"identified","at":"2026-01-01T00:00:00.000Z","pro\#
  ject":"default","user":"{{anonymous}}","userId":"ann","anonymousId":"{{anonymous}}","cause":\#
  {"method":"identify","id":"{{any}}"},"device":"iphone","outcome":"aliased"},{"cursor":"6","i\#
  d":"{{any}}","kind":"usersAliased","at":"2026-01-01T00:00:00.000Z","project":"default","user\#
  ":"{{anonymous}}","userId":"ann","cause":{"method":"identify","id":"{{any}}"},"aliases":["{{\#
  anonymous}}","ann"]},{"cursor":"7","id":"{{any}}","kind":"entitlementsActivated","at":"2026-\#
  01-01T00:00:00.000Z","project":"default","user":"{{anonymous}}","userId":"ann","cause":{"met\#
  hod":"identify","id":"{{any}}"},"entitlements":["premium"]}],"cursor":"7","moreEvents":false\#
  }}}]},{"name":"user.link.undo","summary":"Takes a link back: holders and customers are as if\#
   it had never been made.","x-role":"admin","x-since":1,"paramStructure":"either","params":[{\#
  "name":"event","required":true,"summary":"The id of the event that told of it: an identified\#
  , a usersAliased or a …Transferred.","schema":{"$ref":"#/components/schemas/EventId"}},{"nam\#
  e":"project","required":false,"summary":"The project to work in.","schema":{"$ref":"#/compon\#
  ents/schemas/ProjectId","default":"default"}},{"name":"dryRun","required":false,"summary":"A\#
  nswer as if it were done, with the events that it would cause, and change nothing.","schema"\#
  :{"type":"boolean","default":false}},{"name":"idempotencyKey","required":false,"summary":"Th\#
  e same key with the same params again gives the stored result.","schema":{"$ref":"#/componen\#
  ts/schemas/IdempotencyKey"}}],"result":{"name":"result","schema":{"type":"object","propertie\#
  s":{"undone":{"$ref":"#/components/schemas/EventId","description":"The event."},"purchases":\#
  {"description":"What changed holder; `to` is who holds it now, also where somebody only lost\#
   it.","type":"array","items":{"$ref":"#/components/schemas/Move"}},"kept":{"description":"Wh\#
  at came later and stands: restores and purchases that found other holders than they would ha\#
  ve, aliases that these made, and links of the same users and purchases that were taken back \#
  since.","type":"array","items":{"$ref":"#/components/schemas/KeptLink"}},"dryRun":{"descript\#
  ion":"Only there, and true, in a dry run.","type":"boolean"},"events":{"description":"Only i\#
  n a dry run: what would be told.","type":"array","items":{"$ref":"#/components/schemas/Event\#
  "}},"replayed":{"description":"Only there, and true, when an idempotency key gave the stored\#
   result.","type":"boolean"}},"required":["undone","purchases","kept"]}},"errors":[{"code":-3\#
  2602,"message":"A parameter is missing, unknown, of a wrong type or out of its bounds; or tw\#
  o that exclude each other came together. `field` points to it; `nearest` lists the names tha\#
  t an unknown one may have meant.","data":{"kind":"invalidParams","retryable":false}},{"code"\#
  :1000,"message":"The peer's role does not reach that of the method. `uid` and `role` are the\#
   peer's (null: a stranger), `needed` the method's.","data":{"kind":"permissionDenied","retry\#
  able":false}},{"code":1200,"message":"There is no such project.","data":{"kind":"unknownProj\#
  ect","retryable":false}},{"code":1206,"message":"The link cannot be taken back, and nothing \#
  is changed. `obstacle` says why: `unknownEvent`, `otherKind` (the event makes no link), `noL\#
  ink` (nothing came of it), `undone` before, `isUndo`, `laterAlias` (cannot be told apart any\#
   more), `tooMuch`, `unclear`; `event` names the event that stands in the way.","data":{"kind\#
  ":"cannotUndo","retryable":false}},{"code":1300,"message":"The key was used within 24 hours \#
  for the same method with other params.","data":{"kind":"idempotencyConflict","retryable":fal\#
  se}},{"code":1400,"message":"There is no room for the write. Nothing was changed; reading go\#
  es on.","data":{"kind":"storageFull","retryable":true}},{"code":1401,"message":"The write ma\#
  y not have reached the disk. The daemon ends, and what it finds at its next start is the tru\#
  th.","data":{"kind":"storageFailed","retryable":false}}],"examples":[{"name":"somebody else'\#
  s login took a purchase along","x-given":[{"method":"project.define","params":{"products":{"\#
  monthly":{"kind":"subscription","entitlements":["premium"]}},"clock":{"manual":"2026-01-01T0\#
  0:00:00.000Z"}}},{"method":"install","params":{"device":"iphone"}},{"method":"purchase","par\#
  ams":{"device":"iphone","product":"monthly","store":"appStore","transactionId":"1000","expir\#
  esAt":"2026-02-01T00:00:00Z"}},{"method":"identify","params":{"device":"iphone","userId":"us\#
  er_id_1"},"result":{"user":{"anonymousId":"{{anonymous}}","{{…}}":null},"{{…}}":null}},{"met\#
  hod":"events.read","params":{"kinds":["identified"]},"result":{"events":[{"id":"{{login}}","\#
  {{…}}":null}],"{{…}}":null}}],"params":[{"name":"event","value":"{{login}}"}],"result":{"nam\#
  e":"result","value":{"undone":"{{login}}","purchases":[{"store":"appStore","originalTransact\#
  ionId":"1000","product":"monthly","kind":"subscription","from":["{{anonymous}}","user_id_1"]\#
  ,"to":"{{anonymous}}","shared":false}],"kept":[]}}}]},{"name":"userInfo","summary":"Tells wh\#
  o the user of a device is, or whom an id reaches.","x-role":"read","x-since":1,"paramStructu\#
  re":"either","params":[{"name":"device","required":false,"summary":"The device.","schema":{"\#
  $ref":"#/components/schemas/DeviceId"}},{"name":"userId","required":false,"summary":"A user,\#
   instead of a device.","schema":{"$ref":"#/components/schemas/UserId"}},{"name":"project","r\#
  equired":false,"summary":"The project to work in.","schema":{"$ref":"#/components/schemas/Pr\#
  ojectId","default":"default"}}],"x-exactly-one":[["device"],["userId"]],"result":{"name":"re\#
  sult","schema":{"type":"object","properties":{"user":{"$ref":"#/components/schemas/User"}},"\#
  required":["user"]}},"errors":[{"code":-32602,"message":"A parameter is missing, unknown, of\#
   a wrong type or out of its bounds; or two that exclude each other came together. `field` po\#
  ints to it; `nearest` lists the names that an unknown one may have meant.","data":{"kind":"i\#
  nvalidParams","retryable":false}},{"code":1000,"message":"The peer's role does not reach tha\#
  t of the method. `uid` and `role` are the peer's (null: a stranger), `needed` the method's."\#
  ,"data":{"kind":"permissionDenied","retryable":false}},{"code":1100,"message":"The project h\#
  as no such device.","data":{"kind":"unknownDevice","retryable":false}},{"code":1101,"message\#
  ":"The project has no such user.","data":{"kind":"unknownUser","retryable":false}},{"code":1\#
  102,"message":"The id is one that nobody may have: the empty one, or one of the project's `b\#
  lockedUserIds`.","data":{"kind":"blockedUserId","retryable":false}},{"code":1103,"message":"\#
  The id has more Unicode scalars than the project's `userIdLengthMax`.","data":{"kind":"userI\#
  dTooLong","retryable":false}},{"code":1200,"message":"There is no such project.","data":{"ki\#
  nd":"unknownProject","retryable":false}}],"examples":[{"name":"by device","x-given":[{"metho\#
  d":"project.define","params":{"products":{"monthly":{"kind":"subscription","entitlements":["\#
  premium"]}},"clock":{"manual":"2026-01-01T00:00:00.000Z"}}},{"method":"install","params":{"d\#
  evice":"iphone"}},{"method":"identify","params":{"device":"iphone","userId":"user_id_1"}}],"\#
  params":[{"name":"device","value":"iphone"}],"result":{"name":"result","value":{"user":{"id"\#
  :"user_id_1","anonymousId":"{{anonymous}}","identityId":"user_id_1","customerId":"{{customer\#
  }}","aliases":["user_id_1"],"device":"iphone","createdAt":"2026-01-01T00:00:00.000Z","enviro\#
  nment":"production"}}}},{"name":"by user id","x-given":[{"method":"project.define","params":\#
  {"products":{"monthly":{"kind":"subscription","entitlements":["premium"]}},"clock":{"manual"\#
  :"2026-01-01T00:00:00.000Z"}}},{"method":"install","params":{"device":"iphone"}},{"method":"\#
  identify","params":{"device":"iphone","userId":"user_id_1"}}],"params":[{"name":"userId","va\#
  lue":"user_id_1"}],"result":{"name":"result","value":{"user":{"id":"user_id_1","anonymousId"\#
  :null,"identityId":"user_id_1","customerId":"{{customer}}","aliases":["user_id_1"],"createdA\#
  t":"2026-01-01T00:00:00.000Z","environment":"production"}}}}]},{"name":"userProperties","sum\#
  mary":"Tells what setUserProperty has kept.","x-role":"read","x-since":1,"paramStructure":"e\#
  ither","params":[{"name":"device","required":false,"summary":"The device.","schema":{"$ref":\#
  "#/components/schemas/DeviceId"}},{"name":"userId","required":false,"summary":"A user, inste\#
  ad of a device.","schema":{"$ref":"#/components/schemas/UserId"}},{"name":"project","require\#
  d":false,"summary":"The project to work in.","schema":{"$ref":"#/components/schemas/ProjectI\#
  d","default":"default"}}],"x-exactly-one":[["device"],["userId"]],"result":{"name":"result",\#
  "schema":{"type":"object","properties":{"properties":{"$ref":"#/components/schemas/Propertie\#
  s"}},"required":["properties"]}},"errors":[{"code":-32602,"message":"A parameter is missing,\#
   unknown, of a wrong type or out of its bounds; or two that exclude each other came together\#
  . `field` points to it; `nearest` lists the names that an unknown one may have meant.","data\#
  ":{"kind":"invalidParams","retryable":false}},{"code":1000,"message":"The peer's role does n\#
  ot reach that of the method. `uid` and `role` are the peer's (null: a stranger), `needed` th\#
  e method's.","data":{"kind":"permissionDenied","retryable":false}},{"code":1100,"message":"T\#
  he project has no such device.","data":{"kind":"unknownDevice","retryable":false}},{"code":1\#
  101,"message":"The project has no such user.","data":{"kind":"unknownUser","retryable":false\#
  }},{"code":1102,"message":"The id is one that nobody may have: the empty one, or one of the \#
  project's `blockedUserIds`.","data":{"kind":"blockedUserId","retryable":false}},{"code":1103\#
  ,"message":"The id has more Unicode scalars than the project's `userIdLengthMax`.","data":{"\#
  kind":"userIdTooLong","retryable":false}},{"code":1200,"message":"There is no such project."\#
  ,"data":{"kind":"unknownProject","retryable":false}}],"examples":[{"name":"two of them","x-g\#
  iven":[{"method":"project.define","params":{"products":{"monthly":{"kind":"subscription","en\#
  titlements":["premium"]}},"clock":{"manual":"2026-01-01T00:00:00.000Z"}}},{"method":"install\#
  ","params":{"device":"iphone"}},{"method":"setUserProperty","params":{"device":"iphone","key\#
  ":"$email","value":"ann@example.org"}},{"method":"setUserProperty","params":{"device":"iphon\#
  e","key":"plan","value":"b"}}],"params":[{"name":"device","value":"iphone"}],"result":{"name\#
  ":"result","value":{"properties":{"$email":"ann@example.org","plan":"b"}}}},{"name":"none","\#
  x-given":[{"method":"project.define","params":{"products":{"monthly":{"kind":"subscription",\#
  "entitlements":["premium"]}},"clock":{"manual":"2026-01-01T00:00:00.000Z"}}},{"method":"inst\#
  all","params":{"device":"iphone"}}],"params":[{"name":"device","value":"iphone"}],"result":{\#
  "name":"result","value":{"properties":{}}}}]}],"components":{"schemas":{"AppId":{"descriptio\#
  n":"An app of the project, such as a bundle id.","type":"string","minLength":1,"maxLength":2\#
  55},"Attributes":{"description":"Up to 20 strings of the caller's own, told again in the eve\#
  nts of this purchase.","type":"object","maxProperties":20,"propertyNames":{"minLength":1,"ma\#
  xLength":80},"additionalProperties":{"type":"string","maxLength":500}},"Catalogue":{"descrip\#
  tion":"From a product's id to the product.","type":"object","propertyNames":{"$ref":"#/compo\#
  nents/schemas/ProductId"},"additionalProperties":{"$ref":"#/components/schemas/Product"},"ma\#
  xProperties":10000},"Cause":{"description":"Either a request (`method`, and its `id` as it c\#
  ame; no `id` for a notification), or `clock`: something came due by itself.","type":"object"\#
  ,"properties":{"method":{"type":"string"},"id":{"type":["string","number","null"]},"clock":{\#
  "type":"boolean"}}},"Clock":{"description":"Whose time the project lives in.","type":"object\#
  ","properties":{"kind":{"type":"string","enum":["system","manual"]},"now":{"$ref":"#/compone\#
  nts/schemas/Moment","description":"Only for a manual clock."}},"required":["kind"]},"ClockCh\#
  oice":{"description":"`system`; `manual`, which begins now; or the moment at which a manual \#
  clock begins.","anyOf":[{"type":"string","enum":["system","manual"]},{"type":"object","prope\#
  rties":{"manual":{"$ref":"#/components/schemas/Moment"}},"required":["manual"],"additionalPr\#
  operties":false}]},"ConsumerId":{"description":"Who reads the events: a name of the reader's\#
   own choice, such as that of a worker.","type":"string","minLength":1,"maxLength":255},"Coun\#
  try":{"description":"A country code of two or three letters, kept as it came.","type":"strin\#
  g","pattern":"^[A-Za-z]{2,3}$"},"Counts":{"description":"How much a project holds.","type":"\#
  object","properties":{"devices":{"type":"integer","minimum":0},"users":{"type":"integer","mi\#
  nimum":0},"customers":{"type":"integer","minimum":0},"purchases":{"type":"integer","minimum"\#
  :0},"events":{"type":"integer","minimum":0}},"required":["devices","users","customers","purc\#
  hases","events"]},"Currency":{"description":"A currency code of three letters, kept as it ca\#
  me.","type":"string","pattern":"^[A-Za-z]{3}$"},"Cursor":{"description":"A place in a projec\#
  t's events: the running number of the last event before it. \"0\" is the place before the fi\#
  rst.","type":"string","pattern":"^(0|[1-9][0-9]{0,18})$"},"DeviceId":{"description":"One ins\#
  tall of one app. A reinstall is a new device.","type":"string","minLength":1,"maxLength":255\#
  },"Duration":{"description":"ISO 8601: P1M, P7D, PT1H30M. Whole numbers of Y, M, W, D and, a\#
  fter a T, of H, M, S, of which the seconds may have a fraction. A month ends on the same day\#
   of the next month, or on its last one.","type":"string","format":"duration"},"Entitlement":\#
  {"description":"What a user may use, and why. One purchase or grant, the winner, supplies ev\#
  ery member. Of an entitlement that the user never had all are null but `id`, `active` (false\#
  ), `renewState` (unknown) and `renewsCount` (0).","type":"object","properties":{"id":{"$ref"\#
  :"#/components/schemas/EntitlementId"},"active":{"type":"boolean"},"state":{"$ref":"#/compon\#
  ents/schemas/State"},"productId":{"description":"The product that gives it; null for a grant\#
  .","type":["string","null"]},"source":{"description":"The store, or `manual` for a grant.","\#
  type":["string","null"]},"renewState":{"type":"string","enum":["willRenew","canceled","billi\#
  ngIssue","nonRenewable","unknown"]},"grantType":{"type":["string","null"],"enum":["purchase"\#
  ,"familySharing","offerCode","manual",null]},"periodType":{"type":["string","null"],"enum":[\#
  "normal","trial","intro",null]},"startedAt":{"$ref":"#/components/schemas/NullableMoment"},"\#
  expiresAt":{"$ref":"#/components/schemas/NullableMoment","description":"Null where there is \#
  no end."},"gracePeriodExpiresAt":{"$ref":"#/components/schemas/NullableMoment"},"firstPurcha\#
  sedAt":{"$ref":"#/components/schemas/NullableMoment"},"lastPurchasedAt":{"$ref":"#/component\#
  s/schemas/NullableMoment"},"trialStartedAt":{"$ref":"#/components/schemas/NullableMoment"},"\#
  autoRenewDisabledAt":{"$ref":"#/components/schemas/NullableMoment"},"renewsCount":{"type":"i\#
  nteger","minimum":0},"environment":{"type":["string","null"],"enum":["production","sandbox",\#
  null]},"store":{"description":"Null for a grant.","type":["string","null"]},"transactionId":\#
  {"description":"Null for a grant.","type":["string","null"]},"originalTransactionId":{"descr\#
  iption":"Null for a grant.","type":["string","null"]}},"required":["id","active","state","pr\#
  oductId","source","renewState","grantType","periodType","startedAt","expiresAt","gracePeriod\#
  ExpiresAt","firstPurchasedAt","lastPurchasedAt","trialStartedAt","autoRenewDisabledAt","rene\#
  wsCount","environment","store","transactionId","originalTransactionId"]},"EntitlementId":{"d\#
  escription":"What a user may use.","type":"string","minLength":1,"maxLength":255},"Entitleme\#
  nts":{"description":"From an entitlement's id to the entitlement, inactive ones too.","type"\#
  :"object","additionalProperties":{"$ref":"#/components/schemas/Entitlement"}},"Event":{"desc\#
  ription":"Something that happened in a project. What else stands in it depends on its kind; \#
  see rules.md.","type":"object","properties":{"cursor":{"$ref":"#/components/schemas/Cursor",\#
  "description":"The project's running number; not there in a dry run."},"id":{"description":"\#
  Made up; never the same twice.","type":"string"},"kind":{"$ref":"#/components/schemas/EventK\#
  ind"},"at":{"$ref":"#/components/schemas/Moment"},"project":{"$ref":"#/components/schemas/Pr\#
  ojectId"},"user":{"$ref":"#/components/schemas/UserId","description":"The customerId of the \#
  one whom it is about; not there in clockAdvanced, which is about nobody."},"userId":{"$ref":\#
  "#/components/schemas/UserId","description":"There when that one is identified."},"anonymous\#
  Id":{"$ref":"#/components/schemas/UserId","description":"There when that one is anonymous; b\#
  eside userId in identified and loggedOut, where it is the device's anonymous user, the new o\#
  ne after a rotation."},"cause":{"$ref":"#/components/schemas/Cause"},"device":{"description"\#
  :"userCreated, identified, loggedOut, purchaseRecorded, purchaseRenewed, purchaseUpdated, pu\#
  rchaseExpired, and what comes of a purchase: the device, null where there is none.","type":[\#
  "string","null"]},"outcome":{"description":"identified: what identify answered.","type":"str\#
  ing","enum":["attached","aliased","moved","switched"]},"from":{"description":"Of a move: who\#
   held the purchase before.","type":"array","items":{"$ref":"#/components/schemas/UserId"}},"\#
  to":{"$ref":"#/components/schemas/UserId","description":"Of a move: who holds it now."},"sha\#
  red":{"description":"Of a move: whether those in `from` keep it.","type":"boolean"},"undone"\#
  :{"description":"linkUndone: the id of the event whose link was taken back.","type":"string"\#
  },"aliases":{"description":"usersAliased, and linkUndone where customers part: every id that\#
   reaches the customer now, in the order of their bytes.","type":"array","items":{"$ref":"#/c\#
  omponents/schemas/UserId"}},"absorbed":{"$ref":"#/components/schemas/UserId","description":"\#
  usersAliased: the customerId that became part of `user`; not there when the id that joined w\#
  as new."},"entitlements":{"description":"entitlementsActivated, entitlementsDeactivated: who\#
  se access changed, in the order of their bytes. granted, grantRevoked: the one.","type":"arr\#
  ay","items":{"$ref":"#/components/schemas/EntitlementId"}},"store":{"$ref":"#/components/sch\#
  emas/Store"},"originalTransactionId":{"$ref":"#/components/schemas/TransactionId"},"transact\#
  ionId":{"$ref":"#/components/schemas/TransactionId"},"product":{"$ref":"#/components/schemas\#
  /ProductId"},"productKind":{"$ref":"#/components/schemas/ProductKind"},"holders":{"descripti\#
  on":"purchase…: who holds it.","type":"array","items":{"$ref":"#/components/schemas/UserId"}\#
  },"environment":{"$ref":"#/components/schemas/PurchaseEnvironment"},"firstPurchasedAt":{"$re\#
  f":"#/components/schemas/Moment"},"purchasedAt":{"$ref":"#/components/schemas/Moment"},"expi\#
  resAt":{"$ref":"#/components/schemas/NullableMoment","description":"Of a purchase: the end o\#
  f its period. granted, grantRevoked: the end that the grant has, or had."},"periodType":{"$r\#
  ef":"#/components/schemas/PeriodType"},"isFamilyShared":{"type":"boolean"},"price":{"type":[\#
  "string","null"]},"currency":{"type":["string","null"]},"country":{"type":["string","null"]}\#
  ,"offerCode":{"type":["string","null"]},"attributes":{"$ref":"#/components/schemas/Attribute\#
  s"},"now":{"$ref":"#/components/schemas/Moment","description":"clockAdvanced: what the clock\#
   shows now."}},"required":["id","kind","at","project","cause"]},"EventId":{"description":"Th\#
  e id of an event, as the feed tells it.","type":"string","minLength":1,"maxLength":255},"Eve\#
  ntKind":{"description":"What happened.","type":"string","enum":["userCreated","identified","\#
  loggedOut","usersAliased","linkUndone","purchaseRecorded","purchaseRenewed","purchaseUpdated\#
  ","purchaseExpired","entitlementsActivated","entitlementsDeactivated","subscriptionReceived"\#
  ,"subscriptionTransferred","oneTimePurchaseReceived","oneTimePurchaseTransferred","granted",\#
  "grantRevoked","userDeleted","clockAdvanced"]},"IdempotencyKey":{"description":"A key for on\#
  e write, remembered for 24 hours per project and method.","type":"string","minLength":1,"max\#
  Length":255},"KeptLink":{"description":"A link that stands though an earlier one was taken b\#
  ack.","type":"object","properties":{"event":{"$ref":"#/components/schemas/EventId","descript\#
  ion":"The event that told of it."},"method":{"description":"What brought it about.","type":"\#
  string","enum":["restore","purchase","user.link.undo"]}},"required":["event","method"]},"Lim\#
  its":{"description":"Every limit of the daemon by name.","type":"object","properties":{"line\#
  BytesMax":{"type":"integer"},"batchEntriesMax":{"type":"integer"},"depthMax":{"type":"intege\#
  r"},"requestIdBytesMax":{"type":"integer"}},"required":["lineBytesMax","batchEntriesMax","de\#
  pthMax","requestIdBytesMax"],"additionalProperties":{"type":"integer"}},"MethodSummary":{"de\#
  scription":"One line of the list of methods.","type":"object","properties":{"name":{"type":"\#
  string"},"summary":{"type":"string"},"role":{"type":"string","enum":["read","write","admin"]\#
  }},"required":["name","summary","role"]},"Moment":{"description":"RFC 3339. Taken with any o\#
  ffset and precision; given in UTC with milliseconds.","type":"string","format":"date-time"},\#
  "Move":{"description":"A purchase that gained a holder or changed it.","type":"object","prop\#
  erties":{"store":{"$ref":"#/components/schemas/Store"},"originalTransactionId":{"$ref":"#/co\#
  mponents/schemas/TransactionId"},"product":{"$ref":"#/components/schemas/ProductId"},"kind":\#
  {"$ref":"#/components/schemas/ProductKind"},"from":{"description":"Who held it before: one i\#
  d for each customer, in the order of their bytes.","type":"array","items":{"$ref":"#/compone\#
  nts/schemas/UserId"}},"to":{"$ref":"#/components/schemas/UserId","description":"Who holds it\#
   now and did not before."},"shared":{"description":"True when those in `from` still hold it.\#
  ","type":"boolean"}},"required":["store","originalTransactionId","product","kind","from","to\#
  ","shared"]},"NullableMoment":{"description":"A Moment, or null where there is none.","type"\#
  :["string","null"],"format":"date-time"},"Peer":{"description":"The other end of the connect\#
  ion, as the kernel tells it.","type":"object","properties":{"uid":{"type":"integer"},"gid":{\#
  "type":"integer"},"pid":{"type":"integer"},"role":{"type":"string","enum":["read","write","a\#
  dmin"]}},"required":["uid","gid","pid","role"]},"PeriodType":{"description":"What the custom\#
  er pays for a period.","type":"string","enum":["normal","trial","intro"]},"Platform":{"descr\#
  iption":"What the device runs: ios, android, web, or any other such word.","type":"string","\#
  pattern":"^[A-Za-z0-9._-]{1,64}$"},"Preset":{"description":"A named set of rules.","type":"s\#
  tring","enum":["qonversion","revenuecat","revenuecatLegacy","purchasely"]},"Price":{"descrip\#
  tion":"A decimal number in a string.","type":"string","pattern":"^[0-9]{1,15}(\\.[0-9]{1,9})\#
  ?$"},"Product":{"description":"A product of the catalogue.","type":"object","properties":{"k\#
  ind":{"description":"Null or left out: what a purchase says, else `subscription` with an end\#
   and `nonConsumable` without.","type":["string","null"],"enum":["subscription","nonRenewingS\#
  ubscription","nonConsumable","consumable",null]},"entitlements":{"description":"What it give\#
  s access to.","type":"array","items":{"$ref":"#/components/schemas/EntitlementId"},"maxItems\#
  ":100}},"required":["entitlements"],"additionalProperties":false},"ProductId":{"description"\#
  :"A product, as the store or the catalogue calls it.","type":"string","minLength":1,"maxLeng\#
  th":255},"ProductKind":{"description":"What a product is; it decides how a purchase moves an\#
  d ends.","type":"string","enum":["subscription","nonRenewingSubscription","nonConsumable","c\#
  onsumable"]},"Project":{"description":"A project as it is defined, and how much it holds.","\#
  type":"object","properties":{"id":{"$ref":"#/components/schemas/ProjectId"},"rules":{"$ref":\#
  "#/components/schemas/Rules"},"products":{"$ref":"#/components/schemas/Catalogue"},"entitlem\#
  ents":{"description":"What may be granted besides what the catalogue gives.","type":"array",\#
  "items":{"$ref":"#/components/schemas/EntitlementId"}},"environment":{"$ref":"#/components/s\#
  chemas/ProjectEnvironment"},"clock":{"$ref":"#/components/schemas/Clock"},"webhooks":{"descr\#
  iption":"Where its events are posted; what the posts are signed with only admins are told.",\#
  "type":"array","items":{"$ref":"#/components/schemas/WebhookSummary"}},"createdAt":{"$ref":"\#
  #/components/schemas/Moment","description":"By the project's own clock as it was when the pr\#
  oject was made."},"counts":{"$ref":"#/components/schemas/Counts"}},"required":["id","rules",\#
  "products","entitlements","environment","clock","webhooks","createdAt","counts"]},"ProjectEn\#
  vironment":{"description":"Which purchases count in a project.","type":"string","enum":["pro\#
  duction","sandbox","any"]},"ProjectId":{"description":"A namespace: projects share no device\#
  , user, purchase or event.","type":"string","minLength":1,"maxLength":255},"ProjectSummary":\#
  {"description":"One line of the list of projects.","type":"object","properties":{"id":{"$ref\#
  ":"#/components/schemas/ProjectId"},"preset":{"$ref":"#/components/schemas/Preset"},"created\#
  At":{"$ref":"#/components/schemas/Moment"},"counts":{"$ref":"#/components/schemas/Counts"}},\#
  "required":["id","preset","createdAt","counts"]},"Properties":{"description":"From a propert\#
  y's name to its value; a customer has at most 100 by setUserProperty.","type":"object","prop\#
  ertyNames":{"$ref":"#/components/schemas/PropertyKey"},"additionalProperties":{"$ref":"#/com\#
  ponents/schemas/PropertyValue"}},"PropertyKey":{"description":"The name of a property: 1 to \#
  80 letters, digits, and _ . : - $.","type":"string","pattern":"^[A-Za-z0-9_.:$-]{1,80}$"},"P\#
  ropertyValue":{"description":"The value of a property.","type":"string","maxLength":500},"Pu\#
  rchase":{"description":"One chain of store transactions, and who holds it.","type":"object",\#
  "properties":{"store":{"$ref":"#/components/schemas/Store"},"originalTransactionId":{"$ref":\#
  "#/components/schemas/TransactionId"},"transactionId":{"$ref":"#/components/schemas/Transact\#
  ionId","description":"The latest transaction of the chain."},"product":{"$ref":"#/components\#
  /schemas/ProductId"},"kind":{"$ref":"#/components/schemas/ProductKind","description":"The pu\#
  rchase's own, else the catalogue's, else `subscription` with an end and `nonConsumable` with\#
  out."},"state":{"$ref":"#/components/schemas/State","description":"As it stands now; null be\#
  fore the first purchasedAt."},"holders":{"description":"One id for each customer that holds \#
  it, in the order of their bytes.","type":"array","items":{"$ref":"#/components/schemas/UserI\#
  d"}},"device":{"description":"The device that it came from.","type":["string","null"]},"stor\#
  eAccount":{"description":"The store account that it came from.","type":["string","null"]},"p\#
  urchasedAt":{"$ref":"#/components/schemas/Moment","description":"Of the latest transaction."\#
  },"firstPurchasedAt":{"$ref":"#/components/schemas/Moment"},"expiresAt":{"$ref":"#/component\#
  s/schemas/NullableMoment"},"trialStartedAt":{"$ref":"#/components/schemas/NullableMoment"},"\#
  periodType":{"$ref":"#/components/schemas/PeriodType"},"environment":{"$ref":"#/components/s\#
  chemas/PurchaseEnvironment"},"isFamilyShared":{"type":"boolean"},"price":{"description":"A d\#
  ecimal in a string.","type":["string","null"]},"currency":{"description":"As it came.","type\#
  ":["string","null"]},"country":{"description":"As it came.","type":["string","null"]},"offer\#
  Code":{"description":"As it came.","type":["string","null"]},"autoRenew":{"description":"Tru\#
  e for a subscription until it is told otherwise; false for every other kind.","type":"boolea\#
  n"},"autoRenewDisabledAt":{"$ref":"#/components/schemas/NullableMoment"},"gracePeriodExpires\#
  At":{"$ref":"#/components/schemas/NullableMoment"},"billingRetry":{"type":"boolean"},"paused\#
  Until":{"$ref":"#/components/schemas/NullableMoment"},"refundedAt":{"$ref":"#/components/sch\#
  emas/NullableMoment"},"revokedAt":{"$ref":"#/components/schemas/NullableMoment"},"renewsCoun\#
  t":{"description":"The number of `normal` periods less one, never below none.","type":"integ\#
  er","minimum":0},"transactions":{"description":"The whole history, the oldest first.","type"\#
  :"array","items":{"$ref":"#/components/schemas/Transaction"}}},"required":["store","original\#
  TransactionId","transactionId","product","kind","state","holders","device","storeAccount","p\#
  urchasedAt","firstPurchasedAt","expiresAt","trialStartedAt","periodType","environment","isFa\#
  milyShared","price","currency","country","offerCode","autoRenew","autoRenewDisabledAt","grac\#
  ePeriodExpiresAt","billingRetry","pausedUntil","refundedAt","revokedAt","renewsCount","trans\#
  actions"]},"PurchaseEnvironment":{"description":"Where the store took the money.","type":"st\#
  ring","enum":["production","sandbox"]},"PurchaseName":{"description":"What names a purchase:\#
   its store and the first transaction of its chain.","type":"object","properties":{"store":{"\#
  $ref":"#/components/schemas/Store"},"originalTransactionId":{"$ref":"#/components/schemas/Tr\#
  ansactionId"}},"required":["store","originalTransactionId"],"additionalProperties":false},"R\#
  efusal":{"description":"A purchase that a restore left where it was, and why.","type":"objec\#
  t","properties":{"store":{"$ref":"#/components/schemas/Store"},"originalTransactionId":{"$re\#
  f":"#/components/schemas/TransactionId"},"product":{"$ref":"#/components/schemas/ProductId"}\#
  ,"holder":{"$ref":"#/components/schemas/UserId","description":"Who holds it: the identified \#
  holder, else the anonymous one; of several the least by bytes."},"rule":{"description":"The \#
  rule that refused.","type":"string","enum":["onRestore","oneTimePurchases"]}},"required":["s\#
  tore","originalTransactionId","product","holder","rule"]},"Rules":{"description":"Every rule\#
   of a project, spelled out. rules.md says what each does.","type":"object","properties":{"pr\#
  eset":{"$ref":"#/components/schemas/Preset"},"anonymousPrefix":{"description":"What an anony\#
  mous id begins with; 32 lower-case hex digits follow. When it is empty, an anonymous id is a\#
   lower-case UUID.","type":"string","maxLength":64},"onIdentifyNew":{"type":"string","enum":[\#
  "attach","alias","aliasUnlessLinked","move","switch"]},"onIdentifyKnown":{"type":"string","e\#
  num":["attach","alias","aliasUnlessLinked","move","switch"]},"onSwitch":{"type":"string","en\#
  um":["logoutFirst","switch"]},"onLogout":{"type":"string","enum":["return","rotate"]},"onAno\#
  nymousLogout":{"type":"string","enum":["ignore","refuse","rotate"]},"purchaseHolders":{"type\#
  ":"string","enum":["deviceAndUser","currentUser"]},"onRestore":{"type":"string","enum":["sha\#
  re","transfer","transferIfInactive","keep","alias"]},"anonymousHolders":{"type":"string","en\#
  um":["asOthers","alias"]},"oneTimePurchases":{"type":"string","enum":["move","stay"]},"userI\#
  dLengthMax":{"description":"In Unicode scalars.","type":"integer","minimum":1,"maximum":255}\#
  ,"blockedUserIds":{"description":"Ids that nobody may have, compared byte by byte. The empty\#
   one is always among them.","type":"array","items":{"type":"string","maxLength":255},"maxIte\#
  ms":1000}},"required":["preset","anonymousPrefix","onIdentifyNew","onIdentifyKnown","onSwitc\#
  h","onLogout","onAnonymousLogout","purchaseHolders","onRestore","anonymousHolders","oneTimeP\#
  urchases","userIdLengthMax","blockedUserIds"]},"RulesChoice":{"description":"A preset's name\#
  , or a preset and what differs from it.","anyOf":[{"$ref":"#/components/schemas/Preset"},{"t\#
  ype":"object","properties":{"preset":{"$ref":"#/components/schemas/Preset","default":"qonver\#
  sion"},"anonymousPrefix":{"description":"What an anonymous id begins with; 32 lower-case hex\#
   digits follow. When it is empty, an anonymous id is a lower-case UUID.","type":"string","ma\#
  xLength":64},"onIdentifyNew":{"type":"string","enum":["attach","alias","aliasUnlessLinked","\#
  move","switch"]},"onIdentifyKnown":{"type":"string","enum":["attach","alias","aliasUnlessLin\#
  ked","move","switch"]},"onSwitch":{"type":"string","enum":["logoutFirst","switch"]},"onLogou\#
  t":{"type":"string","enum":["return","rotate"]},"onAnonymousLogout":{"type":"string","enum":\#
  ["ignore","refuse","rotate"]},"purchaseHolders":{"type":"string","enum":["deviceAndUser","cu\#
  rrentUser"]},"onRestore":{"type":"string","enum":["share","transfer","transferIfInactive","k\#
  eep","alias"]},"anonymousHolders":{"type":"string","enum":["asOthers","alias"]},"oneTimePurc\#
  hases":{"type":"string","enum":["move","stay"]},"userIdLengthMax":{"description":"In Unicode\#
   scalars.","type":"integer","minimum":1,"maximum":255},"blockedUserIds":{"description":"Ids \#
  that nobody may have, compared byte by byte. The empty one is always among them.","type":"ar\#
  ray","items":{"type":"string","maxLength":255},"maxItems":1000}},"required":[],"additionalPr\#
  operties":false}]},"State":{"description":"What has become of a purchase at a moment; null b\#
  efore it began, and of what one never had.","type":["string","null"],"enum":["active","trial\#
  ","intro","gracePeriod","billingRetry","paused","expired","refunded","revoked",null]},"Store\#
  ":{"description":"The store that took the money: appStore, playStore, amazon, huawei, stripe\#
  , web, or any other such word.","type":"string","pattern":"^[A-Za-z0-9._-]{1,64}$"},"StoreAc\#
  countId":{"description":"The store account (Apple ID, Google account, …) whose purchases a d\#
  evice can present.","type":"string","minLength":1,"maxLength":255},"SubscriptionId":{"descri\#
  ption":"A subscription of one connection; another connection may have one of the same name."\#
  ,"type":"string"},"Transaction":{"description":"One paid period, or one payment, of a purcha\#
  se.","type":"object","properties":{"transactionId":{"$ref":"#/components/schemas/Transaction\#
  Id"},"product":{"$ref":"#/components/schemas/ProductId"},"periodType":{"$ref":"#/components/\#
  schemas/PeriodType"},"purchasedAt":{"$ref":"#/components/schemas/Moment"},"expiresAt":{"$ref\#
  ":"#/components/schemas/NullableMoment"},"isFamilyShared":{"description":"From here on only \#
  in an export.","type":"boolean"},"price":{"description":"A decimal in a string.","type":["st\#
  ring","null"]},"currency":{"description":"As it came.","type":["string","null"]},"country":{\#
  "description":"As it came.","type":["string","null"]},"offerCode":{"description":"As it came\#
  .","type":["string","null"]},"attributes":{"$ref":"#/components/schemas/Attributes"}},"requi\#
  red":["transactionId","product","periodType","purchasedAt","expiresAt"]},"TransactionId":{"d\#
  escription":"One transaction of a store.","type":"string","minLength":1,"maxLength":255},"Us\#
  er":{"description":"Who somebody is: the current user of a device, or the user that an id re\#
  aches.","type":"object","properties":{"id":{"$ref":"#/components/schemas/UserId","descriptio\#
  n":"The current user: the identified id, or else the anonymous one. Asked by an id: that one\#
   where it is identified, else the one that stands for the customer."},"anonymousId":{"descri\#
  ption":"The device's anonymous user. Asked by an id: that id where it is an anonymous one, e\#
  lse null.","type":["string","null"]},"identityId":{"description":"The identified id, null wh\#
  ile anonymous.","type":["string","null"]},"customerId":{"$ref":"#/components/schemas/UserId"\#
  ,"description":"One made-up id per customer that outlives every login; stands wherever a use\#
  rId may."},"aliases":{"description":"Every id that reaches this customer, in the order of th\#
  eir bytes. A customerId made for an identified user is none of them.","type":"array","items"\#
  :{"$ref":"#/components/schemas/UserId"}},"device":{"$ref":"#/components/schemas/DeviceId","d\#
  escription":"Only there when asked by device."},"createdAt":{"$ref":"#/components/schemas/Mo\#
  ment","description":"When the customer was created."},"environment":{"$ref":"#/components/sc\#
  hemas/ProjectEnvironment"}},"required":["id","anonymousId","identityId","customerId","aliase\#
  s","createdAt","environment"]},"UserId":{"description":"A user: one's own id for somebody, a\#
  n anonymous id, or a customerId. 1 to `userIdLengthMax` Unicode scalars, compared byte by by\#
  te. An empty or too long one has errors of its own (blockedUserId, userIdTooLong), so no len\#
  gth is given here.","type":"string"},"Warning":{"description":"Something that was done, and \#
  may not be what was meant.","type":"object","properties":{"kind":{"type":"string","enum":["u\#
  nknownProduct","unknownEntitlement","subscriptionWithoutEnd","heldByNobody"]},"message":{"de\#
  scription":"One sentence for people.","type":"string"},"nearest":{"description":"Names that \#
  do exist, the nearest first.","type":"array","items":{"type":"string"}}},"required":["kind",\#
  "message"]},"Webhook":{"description":"An address to which a project's events are posted, and\#
   how; only admins are told.","type":"object","properties":{"url":{"$ref":"#/components/schem\#
  as/WebhookUrl"},"secret":{"$ref":"#/components/schemas/WebhookSecret"},"oldSecret":{"descrip\#
  tion":"Posts are signed with this one as well; null where there is none.","type":["string","\#
  null"]},"format":{"$ref":"#/components/schemas/WebhookFormat"},"since":{"$ref":"#/components\#
  /schemas/Cursor","description":"The newest event when the URL was first named: those after i\#
  t are posted."}},"required":["url","secret","oldSecret","format","since"]},"WebhookChoice":{\#
  "description":"An address to which a project's events are to be posted.","type":"object","pr\#
  operties":{"url":{"$ref":"#/components/schemas/WebhookUrl"},"secret":{"$ref":"#/components/s\#
  chemas/WebhookSecret"},"oldSecret":{"$ref":"#/components/schemas/WebhookSecret","description\#
  ":"Posts are signed with this one as well, until all who read them know the other."},"format\#
  ":{"$ref":"#/components/schemas/WebhookFormat","default":"entitled"}},"required":["url","sec\#
  ret"],"additionalProperties":false},"WebhookFormat":{"description":"In whose words events ar\#
  e posted: `entitled`, as the feed has them, or `purchasely`, as Purchasely's page shows them\#
   (webhooks.md).","type":"string","enum":["entitled","purchasely"]},"WebhookSecret":{"descrip\#
  tion":"What posts are signed with. After `whsec_` stand the key's bytes in base64; any other\#
   secret is the key itself, in UTF-8.","type":"string","minLength":1,"maxLength":255},"Webhoo\#
  kSummary":{"description":"An address to which a project's events are posted.","type":"object\#
  ","properties":{"url":{"$ref":"#/components/schemas/WebhookUrl"},"format":{"$ref":"#/compone\#
  nts/schemas/WebhookFormat"}},"required":["url","format"]},"WebhookUrl":{"description":"An ab\#
  solute URL of a web server: `https://` or `http://`, a host, perhaps a port, a path and a qu\#
  ery; without a user, a password or a fragment. Every reader of the project sees it.","type":\#
  "string","pattern":"^[Hh][Tt][Tt][Pp][Ss]?://","minLength":8,"maxLength":2000}},"errors":{"p\#
  arseError":{"code":-32700,"message":"The line is no JSON text, in the strict sense of lines.\#
  md. `offset` is the first byte that cannot stand where it stands, counted from 0.","data":{"\#
  kind":"parseError","retryable":false}},"invalidRequest":{"code":-32600,"message":"The line i\#
  s JSON, but no request: no object, no method, a `jsonrpc` that is not \"2.0\", an id or para\#
  ms of a wrong type, an empty batch.","data":{"kind":"invalidRequest","retryable":false}},"me\#
  ssageTooLarge":{"code":-32600,"message":"More bytes came without a line feed than `limit`. T\#
  he line was dropped; the next one is read as always.","data":{"kind":"messageTooLarge","retr\#
  yable":false}},"batchTooLarge":{"code":-32600,"message":"A batch has more entries than `limi\#
  t`. None was carried out.","data":{"kind":"batchTooLarge","retryable":false}},"notInBatch":{\#
  "code":-32600,"message":"The method cannot stand in a batch.","data":{"kind":"notInBatch","r\#
  etryable":false}},"unknownMethod":{"code":-32601,"message":"There is no such method. `neares\#
  t` lists those with a like name.","data":{"kind":"unknownMethod","retryable":false}},"invali\#
  dParams":{"code":-32602,"message":"A parameter is missing, unknown, of a wrong type or out o\#
  f its bounds; or two that exclude each other came together. `field` points to it; `nearest` \#
  lists the names that an unknown one may have meant.","data":{"kind":"invalidParams","retryab\#
  le":false}},"internalError":{"code":-32603,"message":"A fault of the daemon's own. `referenc\#
  e` stands in its log too.","data":{"kind":"internalError","retryable":false}},"permissionDen\#
  ied":{"code":1000,"message":"The peer's role does not reach that of the method. `uid` and `r\#
  ole` are the peer's (null: a stranger), `needed` the method's.","data":{"kind":"permissionDe\#
  nied","retryable":false}},"unknownDevice":{"code":1100,"message":"The project has no such de\#
  vice.","data":{"kind":"unknownDevice","retryable":false}},"unknownUser":{"code":1101,"messag\#
  e":"The project has no such user.","data":{"kind":"unknownUser","retryable":false}},"blocked\#
  UserId":{"code":1102,"message":"The id is one that nobody may have: the empty one, or one of\#
   the project's `blockedUserIds`.","data":{"kind":"blockedUserId","retryable":false}},"userId\#
  TooLong":{"code":1103,"message":"The id has more Unicode scalars than the project's `userIdL\#
  engthMax`.","data":{"kind":"userIdTooLong","retryable":false}},"reservedUserId":{"code":1104\#
  ,"message":"The id begins with the project's anonymous prefix, where there is one, or is an \#
  anonymous user's or a customerId.","data":{"kind":"reservedUserId","retryable":false}},"alre\#
  adyAnonymous":{"code":1105,"message":"Nobody is logged in on the device, and the project's `\#
  onAnonymousLogout` refuses.","data":{"kind":"alreadyAnonymous","retryable":false}},"unknownP\#
  roject":{"code":1200,"message":"There is no such project.","data":{"kind":"unknownProject","\#
  retryable":false}},"unknownPurchase":{"code":1201,"message":"The project has no chain with t\#
  his store and originalTransactionId. Nothing was done.","data":{"kind":"unknownPurchase","re\#
  tryable":false}},"purchaseHeldByAnother":{"code":1202,"message":"Somebody else holds the cha\#
  in, and the rule keeps it there. Nothing was done.","data":{"kind":"purchaseHeldByAnother","\#
  retryable":false}},"unknownEntitlement":{"code":1203,"message":"The project knows no such en\#
  titlement, and it is to be granted or explained. `nearest` lists like ones.","data":{"kind":\#
  "unknownEntitlement","retryable":false}},"notAManualGrant":{"code":1204,"message":"What is t\#
  o be revoked was bought, or nobody granted it, or the grant is over.","data":{"kind":"notAMa\#
  nualGrant","retryable":false}},"clockNotManual":{"code":1205,"message":"The project lives in\#
   the system's time.","data":{"kind":"clockNotManual","retryable":false}},"cannotUndo":{"code\#
  ":1206,"message":"The link cannot be taken back, and nothing is changed. `obstacle` says why\#
  : `unknownEvent`, `otherKind` (the event makes no link), `noLink` (nothing came of it), `und\#
  one` before, `isUndo`, `laterAlias` (cannot be told apart any more), `tooMuch`, `unclear`; `\#
  event` names the event that stands in the way.","data":{"kind":"cannotUndo","retryable":fals\#
  e}},"unknownConsumer":{"code":1207,"message":"Nobody has acknowledged anything under this na\#
  me.","data":{"kind":"unknownConsumer","retryable":false}},"idempotencyConflict":{"code":1300\#
  ,"message":"The key was used within 24 hours for the same method with other params.","data":\#
  {"kind":"idempotencyConflict","retryable":false}},"storageFull":{"code":1400,"message":"Ther\#
  e is no room for the write. Nothing was changed; reading goes on.","data":{"kind":"storageFu\#
  ll","retryable":true}},"storageFailed":{"code":1401,"message":"The write may not have reache\#
  d the disk. The daemon ends, and what it finds at its next start is the truth.","data":{"kin\#
  d":"storageFailed","retryable":false}},"overloaded":{"code":1402,"message":"More is waiting \#
  than the daemon holds. Nothing was done.","data":{"kind":"overloaded","retryable":true}},"to\#
  oManyConnections":{"code":1403,"message":"There are as many connections as the daemon takes.\#
   This is the answer to the first line, and the connection is closed after it.","data":{"kind\#
  ":"tooManyConnections","retryable":false}},"shuttingDown":{"code":1404,"message":"The daemon\#
   is about to end. Nothing was done.","data":{"kind":"shuttingDown","retryable":true}}}}}\#

  """#
