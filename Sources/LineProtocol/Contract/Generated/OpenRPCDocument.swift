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
  ,"schema":{"$ref":"#/components/schemas/ClockChoice"}},{"name":"dryRun","required":false,"su\#
  mmary":"Answer as if it were done, with the events that it would cause, and change nothing."\#
  ,"schema":{"type":"boolean","default":false}},{"name":"idempotencyKey","required":false,"sum\#
  mary":"The same key with the same params again gives the stored result.","schema":{"$ref":"#\#
  /components/schemas/IdempotencyKey"}}],"result":{"name":"result","schema":{"type":"object","\#
  properties":{"project":{"$ref":"#/components/schemas/Project"},"dryRun":{"description":"Only\#
   there, and true, in a dry run.","type":"boolean"},"events":{"description":"Only in a dry ru\#
  n: what would be told.","type":"array","items":{"$ref":"#/components/schemas/Event"}},"repla\#
  yed":{"description":"Only there, and true, when an idempotency key gave the stored result.",\#
  "type":"boolean"}},"required":["project"]}},"errors":[{"code":-32602,"message":"A parameter \#
  is missing, unknown, of a wrong type or out of its bounds; or two that exclude each other ca\#
  me together. `field` points to it; `nearest` lists the names that an unknown one may have me\#
  ant.","data":{"kind":"invalidParams","retryable":false}},{"code":1000,"message":"The peer's \#
  role does not reach that of the method. `uid` and `role` are the peer's (null: a stranger), \#
  `needed` the method's.","data":{"kind":"permissionDenied","retryable":false}},{"code":1300,"\#
  message":"The key was used within 24 hours for the same method with other params.","data":{"\#
  kind":"idempotencyConflict","retryable":false}},{"code":1400,"message":"There is no room for\#
   the write. Nothing was changed; reading goes on.","data":{"kind":"storageFull","retryable":\#
  true}},{"code":1401,"message":"The write may not have reached the disk. The daemon ends, and\#
   what it finds at its next start is the truth.","data":{"kind":"storageFailed","retryable":f\#
  alse}}],"examples":[{"name":"a new project","params":[{"name":"project","value":"news"},{"na\#
  me":"rules","value":{"preset":"qonversion","onRestore":"transfer"}},{"name":"products","valu\#
  e":{"monthly":{"kind":"subscription","entitlements":["premium"]}}},{"name":"clock","value":{\#
  "manual":"2026-01-01T00:00:00.000Z"}}],"result":{"name":"result","value":{"project":{"id":"n\#
  ews","rules":{"preset":"qonversion","anonymousPrefix":"QON_","onIdentifyNew":"attach","onIde\#
  ntifyKnown":"attach","onSwitch":"logoutFirst","onLogout":"return","onAnonymousLogout":"ignor\#
  e","purchaseHolders":"deviceAndUser","onRestore":"transfer","anonymousHolders":"asOthers","o\#
  neTimePurchases":"move","userIdLengthMax":255,"blockedUserIds":[""]},"products":{"monthly":{\#
  "kind":"subscription","entitlements":["premium"]}},"entitlements":[],"environment":"producti\#
  on","clock":{"kind":"manual","now":"2026-01-01T00:00:00.000Z"},"createdAt":"2026-01-01T00:00\#
  :00.000Z","counts":{"devices":0,"users":0,"customers":0,"purchases":0,"events":0}}}}},{"name\#
  ":"a change of one thing","x-given":[{"method":"project.define","params":{"products":{"month\#
  ly":{"kind":"subscription","entitlements":["premium"]}},"clock":{"manual":"2026-01-01T00:00:\#
  00.000Z"}}},{"method":"install","params":{"device":"iphone"}}],"params":[{"name":"entitlemen\#
  ts","value":["vip"]}],"result":{"name":"result","value":{"project":{"id":"default","rules":{\#
  "preset":"qonversion","anonymousPrefix":"QON_","onIdentifyNew":"attach","onIdentifyKnown":"a\#
  ttach","onSwitch":"logoutFirst","onLogout":"return","onAnonymousLogout":"ignore","purchaseHo\#
  lders":"deviceAndUser","onRestore":"share","anonymousHolders":"asOthers","oneTimePurchases":\#
  "move","userIdLengthMax":255,"blockedUserIds":[""]},"products":{"monthly":{"kind":"subscript\#
  ion","entitlements":["premium"]}},"entitlements":["vip"],"environment":"production","clock":\#
  {"kind":"manual","now":"2026-01-01T00:00:00.000Z"},"createdAt":"{{any}}","counts":{"devices"\#
  :1,"users":1,"customers":1,"purchases":0,"events":1}}}}}]},{"name":"project.describe","summa\#
  ry":"Shows a project's definition, every rule spelled out, and how much it holds.","x-role":\#
  "read","x-since":1,"paramStructure":"either","params":[{"name":"project","required":false,"s\#
  ummary":"The project to work in.","schema":{"$ref":"#/components/schemas/ProjectId","default\#
  ":"default"}}],"result":{"name":"result","schema":{"type":"object","properties":{"project":{\#
  "$ref":"#/components/schemas/Project"}},"required":["project"]}},"errors":[{"code":-32602,"m\#
  essage":"A parameter is missing, unknown, of a wrong type or out of its bounds; or two that \#
  exclude each other came together. `field` points to it; `nearest` lists the names that an un\#
  known one may have meant.","data":{"kind":"invalidParams","retryable":false}},{"code":1000,"\#
  message":"The peer's role does not reach that of the method. `uid` and `role` are the peer's\#
   (null: a stranger), `needed` the method's.","data":{"kind":"permissionDenied","retryable":f\#
  alse}},{"code":1200,"message":"There is no such project.","data":{"kind":"unknownProject","r\#
  etryable":false}}],"examples":[{"name":"the project that is there from the start","params":[\#
  ],"result":{"name":"result","value":{"project":{"id":"default","rules":{"preset":"qonversion\#
  ","anonymousPrefix":"QON_","onIdentifyNew":"attach","onIdentifyKnown":"attach","onSwitch":"l\#
  ogoutFirst","onLogout":"return","onAnonymousLogout":"ignore","purchaseHolders":"deviceAndUse\#
  r","onRestore":"share","anonymousHolders":"asOthers","oneTimePurchases":"move","userIdLength\#
  Max":255,"blockedUserIds":[""]},"products":{},"entitlements":[],"environment":"production","\#
  clock":{"kind":"system"},"createdAt":"{{any}}","counts":{"devices":0,"users":0,"customers":0\#
  ,"purchases":0,"events":0}}}}}]},{"name":"project.list","summary":"Lists the projects, in th\#
  e order of their ids' bytes.","x-role":"read","x-since":1,"paramStructure":"either","params"\#
  :[{"name":"project","required":false,"summary":"Taken so that a client may send it with ever\#
  y call; it must exist, and changes nothing.","schema":{"$ref":"#/components/schemas/ProjectI\#
  d","default":"default"}}],"result":{"name":"result","schema":{"type":"object","properties":{\#
  "projects":{"type":"array","items":{"$ref":"#/components/schemas/ProjectSummary"}}},"require\#
  d":["projects"]}},"errors":[{"code":-32602,"message":"A parameter is missing, unknown, of a \#
  wrong type or out of its bounds; or two that exclude each other came together. `field` point\#
  s to it; `nearest` lists the names that an unknown one may have meant.","data":{"kind":"inva\#
  lidParams","retryable":false}},{"code":1000,"message":"The peer's role does not reach that o\#
  f the method. `uid` and `role` are the peer's (null: a stranger), `needed` the method's.","d\#
  ata":{"kind":"permissionDenied","retryable":false}},{"code":1200,"message":"There is no such\#
   project.","data":{"kind":"unknownProject","retryable":false}}],"examples":[{"name":"one pro\#
  ject","params":[],"result":{"name":"result","value":{"projects":[{"id":"default","preset":"q\#
  onversion","createdAt":"{{any}}","counts":{"devices":0,"users":0,"customers":0,"purchases":0\#
  ,"events":0}}]}}}]},{"name":"purchase","summary":"Records a transaction of a store, and who \#
  holds it.","x-role":"write","x-since":1,"paramStructure":"either","params":[{"name":"device"\#
  ,"required":false,"summary":"The device.","schema":{"$ref":"#/components/schemas/DeviceId"}}\#
  ,{"name":"userId","required":false,"summary":"A user, instead of a device; made when there i\#
  s none, for the money is real.","schema":{"$ref":"#/components/schemas/UserId"}},{"name":"pr\#
  oduct","required":true,"summary":"What was bought; one that the catalogue does not know is k\#
  ept all the same.","schema":{"$ref":"#/components/schemas/ProductId"}},{"name":"store","requ\#
  ired":true,"summary":"Where it was bought.","schema":{"$ref":"#/components/schemas/Store"}},\#
  {"name":"transactionId","required":true,"summary":"This transaction.","schema":{"$ref":"#/co\#
  mponents/schemas/TransactionId"}},{"name":"originalTransactionId","required":false,"summary"\#
  :"The first transaction of its chain; this one when left out.","schema":{"$ref":"#/component\#
  s/schemas/TransactionId"}},{"name":"kind","required":false,"summary":"What the product is; w\#
  ins over the catalogue.","schema":{"$ref":"#/components/schemas/ProductKind"}},{"name":"purc\#
  hasedAt","required":false,"summary":"When; now when left out.","schema":{"$ref":"#/component\#
  s/schemas/Moment"}},{"name":"expiresAt","required":false,"summary":"The last moment of the p\#
  eriod; no end when left out.","schema":{"$ref":"#/components/schemas/Moment"}},{"name":"peri\#
  odType","required":false,"summary":"What the customer pays for the period.","schema":{"$ref"\#
  :"#/components/schemas/PeriodType","default":"normal"}},{"name":"environment","required":fal\#
  se,"summary":"Where the store took the money.","schema":{"$ref":"#/components/schemas/Purcha\#
  seEnvironment","default":"production"}},{"name":"isFamilyShared","required":false,"summary":\#
  "Bought by somebody else in the family.","schema":{"type":"boolean","default":false}},{"name\#
  ":"price","required":false,"summary":"What was paid.","schema":{"$ref":"#/components/schemas\#
  /Price"}},{"name":"currency","required":false,"summary":"In which currency.","schema":{"$ref\#
  ":"#/components/schemas/Currency"}},{"name":"country","required":false,"summary":"In which c\#
  ountry.","schema":{"$ref":"#/components/schemas/Country"}},{"name":"offerCode","required":fa\#
  lse,"summary":"The offer that was redeemed.","schema":{"type":"string","minLength":1,"maxLen\#
  gth":255}},{"name":"attributes","required":false,"summary":"Told again in the events of this\#
   purchase.","schema":{"$ref":"#/components/schemas/Attributes"}},{"name":"project","required\#
  ":false,"summary":"The project to work in.","schema":{"$ref":"#/components/schemas/ProjectId\#
  ","default":"default"}},{"name":"dryRun","required":false,"summary":"Answer as if it were do\#
  ne, with the events that it would cause, and change nothing.","schema":{"type":"boolean","de\#
  fault":false}},{"name":"idempotencyKey","required":false,"summary":"The same key with the sa\#
  me params again gives the stored result.","schema":{"$ref":"#/components/schemas/Idempotency\#
  Key"}}],"x-exactly-one":[["device"],["userId"]],"result":{"name":"result","schema":{"type":"\#
  object","properties":{"purchase":{"$ref":"#/components/schemas/Purchase"},"created":{"descri\#
  ption":"True when the chain was not known before.","type":"boolean"},"outcome":{"description\#
  ":"recorded: a new chain. received: a chain that the buyer did not hold, and holds now. plan\#
  Changed: a new transaction with another product. renewed: any other new transaction. unchang\#
  ed: nothing new.","type":"string","enum":["recorded","renewed","planChanged","received","unc\#
  hanged"]},"entitlements":{"$ref":"#/components/schemas/Entitlements","description":"What the\#
   buyer may use now."},"warnings":{"description":"Only there when there are any.","type":"arr\#
  ay","items":{"$ref":"#/components/schemas/Warning"}},"dryRun":{"description":"Only there, an\#
  d true, in a dry run.","type":"boolean"},"events":{"description":"Only in a dry run: what wo\#
  uld be told.","type":"array","items":{"$ref":"#/components/schemas/Event"}},"replayed":{"des\#
  cription":"Only there, and true, when an idempotency key gave the stored result.","type":"bo\#
  olean"}},"required":["purchase","created","outcome","entitlements"]}},"errors":[{"code":-326\#
  02,"message":"A parameter is missing, unknown, of a wrong type or out of its bounds; or two \#
  that exclude each other came together. `field` points to it; `nearest` lists the names that \#
  an unknown one may have meant.","data":{"kind":"invalidParams","retryable":false}},{"code":1\#
  000,"message":"The peer's role does not reach that of the method. `uid` and `role` are the p\#
  eer's (null: a stranger), `needed` the method's.","data":{"kind":"permissionDenied","retryab\#
  le":false}},{"code":1100,"message":"The project has no such device.","data":{"kind":"unknown\#
  Device","retryable":false}},{"code":1102,"message":"The id is one that nobody may have: the \#
  empty one, or one of the project's `blockedUserIds`.","data":{"kind":"blockedUserId","retrya\#
  ble":false}},{"code":1103,"message":"The id has more Unicode scalars than the project's `use\#
  rIdLengthMax`.","data":{"kind":"userIdTooLong","retryable":false}},{"code":1104,"message":"T\#
  he id begins with the project's anonymous prefix, where there is one, or is an anonymous use\#
  r's or a customerId.","data":{"kind":"reservedUserId","retryable":false}},{"code":1200,"mess\#
  age":"There is no such project.","data":{"kind":"unknownProject","retryable":false}},{"code"\#
  :1202,"message":"Somebody else holds the chain, and the rule keeps it there. Nothing was don\#
  e.","data":{"kind":"purchaseHeldByAnother","retryable":false}},{"code":1300,"message":"The k\#
  ey was used within 24 hours for the same method with other params.","data":{"kind":"idempote\#
  ncyConflict","retryable":false}},{"code":1400,"message":"There is no room for the write. Not\#
  hing was changed; reading goes on.","data":{"kind":"storageFull","retryable":true}},{"code":\#
  1401,"message":"The write may not have reached the disk. The daemon ends, and what it finds \#
  at its next start is the truth.","data":{"kind":"storageFailed","retryable":false}}],"exampl\#
  es":[{"name":"a subscription","x-given":[{"method":"project.define","params":{"products":{"m\#
  onthly":{"kind":"subscription","entitlements":["premium"]}},"clock":{"manual":"2026-01-01T00\#
  :00:00.000Z"}}},{"method":"install","params":{"device":"iphone"}}],"params":[{"name":"device\#
  ","value":"iphone"},{"name":"product","value":"monthly"},{"name":"store","value":"appStore"}\#
  ,{"name":"transactionId","value":"1000"},{"name":"expiresAt","value":"2026-02-01T00:00:00.00\#
  0Z"}],"result":{"name":"result","value":{"purchase":{"store":"appStore","originalTransaction\#
  Id":"1000","transactionId":"1000","product":"monthly","kind":"subscription","state":"active"\#
  ,"holders":["{{anonymous}}"],"device":"iphone","storeAccount":null,"purchasedAt":"2026-01-01\#
  T00:00:00.000Z","firstPurchasedAt":"2026-01-01T00:00:00.000Z","expiresAt":"2026-02-01T00:00:\#
  00.000Z","trialStartedAt":null,"periodType":"normal","environment":"production","isFamilySha\#
  red":false,"price":null,"currency":null,"country":null,"offerCode":null,"autoRenew":true,"au\#
  toRenewDisabledAt":null,"gracePeriodExpiresAt":null,"billingRetry":false,"pausedUntil":null,\#
  "refundedAt":null,"revokedAt":null,"renewsCount":0,"transactions":[{"transactionId":"1000","\#
  product":"monthly","periodType":"normal","purchasedAt":"2026-01-01T00:00:00.000Z","expiresAt\#
  ":"2026-02-01T00:00:00.000Z"}]},"created":true,"outcome":"recorded","entitlements":{"premium\#
  ":{"id":"premium","active":true,"state":"active","productId":"monthly","source":"appStore","\#
  renewState":"willRenew","grantType":"purchase","periodType":"normal","startedAt":"2026-01-01\#
  T00:00:00.000Z","expiresAt":"2026-02-01T00:00:00.000Z","gracePeriodExpiresAt":null,"firstPur\#
  chasedAt":"2026-01-01T00:00:00.000Z","lastPurchasedAt":"2026-01-01T00:00:00.000Z","trialStar\#
  tedAt":null,"autoRenewDisabledAt":null,"renewsCount":0,"environment":"production","store":"a\#
  ppStore","transactionId":"1000","originalTransactionId":"1000"}}}}},{"name":"the same transa\#
  ction again","x-given":[{"method":"project.define","params":{"products":{"monthly":{"kind":"\#
  subscription","entitlements":["premium"]}},"clock":{"manual":"2026-01-01T00:00:00.000Z"}}},{\#
  "method":"install","params":{"device":"iphone"}},{"method":"purchase","params":{"device":"ip\#
  hone","product":"monthly","store":"appStore","transactionId":"1000","expiresAt":"2026-02-01T\#
  00:00:00.000Z"}}],"params":[{"name":"device","value":"iphone"},{"name":"product","value":"mo\#
  nthly"},{"name":"store","value":"appStore"},{"name":"transactionId","value":"1000"},{"name":\#
  "expiresAt","value":"2026-02-01T00:00:00.000Z"}],"result":{"name":"result","value":{"purchas\#
  e":{"store":"appStore","originalTransactionId":"1000","transactionId":"1000","product":"mont\#
  hly","kind":"subscription","state":"active","holders":["{{anonymous}}"],"device":"iphone","s\#
  toreAccount":null,"purchasedAt":"2026-01-01T00:00:00.000Z","firstPurchasedAt":"2026-01-01T00\#
  :00:00.000Z","expiresAt":"2026-02-01T00:00:00.000Z","trialStartedAt":null,"periodType":"norm\#
  al","environment":"production","isFamilyShared":false,"price":null,"currency":null,"country"\#
  :null,"offerCode":null,"autoRenew":true,"autoRenewDisabledAt":null,"gracePeriodExpiresAt":nu\#
  ll,"billingRetry":false,"pausedUntil":null,"refundedAt":null,"revokedAt":null,"renewsCount":\#
  0,"transactions":[{"transactionId":"1000","product":"monthly","periodType":"normal","purchas\#
  edAt":"2026-01-01T00:00:00.000Z","expiresAt":"2026-02-01T00:00:00.000Z"}]},"created":false,"\#
  outcome":"unchanged","entitlements":{"premium":{"id":"premium","active":true,"state":"active\#
  ","productId":"monthly","source":"appStore","renewState":"willRenew","grantType":"purchase",\#
  "periodType":"normal","startedAt":"2026-01-01T00:00:00.000Z","expiresAt":"2026-02-01T00:00:0\#
  0.000Z","gracePeriodExpiresAt":null,"firstPurchasedAt":"2026-01-01T00:00:00.000Z","lastPurch\#
  asedAt":"2026-01-01T00:00:00.000Z","trialStartedAt":null,"autoRenewDisabledAt":null,"renewsC\#
  ount":0,"environment":"production","store":"appStore","transactionId":"1000","originalTransa\#
  ctionId":"1000"}}}}},{"name":"by somebody logged in","x-given":[{"method":"project.define","\#
  params":{"products":{"monthly":{"kind":"subscription","entitlements":["premium"]}},"clock":{\#
  "manual":"2026-01-01T00:00:00.000Z"}}},{"method":"install","params":{"device":"iphone"}},{"m\#
  ethod":"identify","params":{"device":"iphone","userId":"user_id_1"}}],"params":[{"name":"dev\#
  ice","value":"iphone"},{"name":"product","value":"monthly"},{"name":"store","value":"appStor\#
  e"},{"name":"transactionId","value":"1000"},{"name":"expiresAt","value":"2026-02-01T00:00:00\#
  .000Z"}],"result":{"name":"result","value":{"purchase":{"store":"appStore","originalTransact\#
  ionId":"1000","transactionId":"1000","product":"monthly","kind":"subscription","state":"acti\#
  ve","holders":["{{anonymous}}","user_id_1"],"device":"iphone","storeAccount":null,"purchased\#
  At":"2026-01-01T00:00:00.000Z","firstPurchasedAt":"2026-01-01T00:00:00.000Z","expiresAt":"20\#
  26-02-01T00:00:00.000Z","trialStartedAt":null,"periodType":"normal","environment":"productio\#
  n","isFamilyShared":false,"price":null,"currency":null,"country":null,"offerCode":null,"auto\#
  Renew":true,"autoRenewDisabledAt":null,"gracePeriodExpiresAt":null,"billingRetry":false,"pau\#
  sedUntil":null,"refundedAt":null,"revokedAt":null,"renewsCount":0,"transactions":[{"transact\#
  ionId":"1000","product":"monthly","periodType":"normal","purchasedAt":"2026-01-01T00:00:00.0\#
  00Z","expiresAt":"2026-02-01T00:00:00.000Z"}]},"created":true,"outcome":"recorded","entitlem\#
  ents":{"premium":{"id":"premium","active":true,"state":"active","productId":"monthly","sourc\#
  e":"appStore","renewState":"willRenew","grantType":"purchase","periodType":"normal","started\#
  At":"2026-01-01T00:00:00.000Z","expiresAt":"2026-02-01T00:00:00.000Z","gracePeriodExpiresAt"\#
  :null,"firstPurchasedAt":"2026-01-01T00:00:00.000Z","lastPurchasedAt":"2026-01-01T00:00:00.0\#
  00Z","trialStartedAt":null,"autoRenewDisabledAt":null,"renewsCount":0,"environment":"product\#
  ion","store":"appStore","transactionId":"1000","originalTransactionId":"1000"}}}}},{"name":"\#
  a renewal","x-given":[{"method":"project.define","params":{"products":{"monthly":{"kind":"su\#
  bscription","entitlements":["premium"]}},"clock":{"manual":"2026-01-01T00:00:00.000Z"}}},{"m\#
  ethod":"install","params":{"device":"iphone"}},{"method":"purchase","params":{"device":"ipho\#
  ne","product":"monthly","store":"appStore","transactionId":"1000","purchasedAt":"2025-11-15T\#
  00:00:00.000Z","expiresAt":"2025-12-15T00:00:00.000Z"}}],"params":[{"name":"device","value":\#
  "iphone"},{"name":"product","value":"monthly"},{"name":"store","value":"appStore"},{"name":"\#
  transactionId","value":"1001"},{"name":"originalTransactionId","value":"1000"},{"name":"purc\#
  hasedAt","value":"2025-12-15T00:00:00.000Z"},{"name":"expiresAt","value":"2026-01-15T00:00:0\#
  0.000Z"}],"result":{"name":"result","value":{"purchase":{"store":"appStore","originalTransac\#
  tionId":"1000","transactionId":"1001","product":"monthly","kind":"subscription","state":"act\#
  ive","holders":["{{anonymous}}"],"device":"iphone","storeAccount":null,"purchasedAt":"2025-1\#
  2-15T00:00:00.000Z","firstPurchasedAt":"2025-11-15T00:00:00.000Z","expiresAt":"2026-01-15T00\#
  :00:00.000Z","trialStartedAt":null,"periodType":"normal","environment":"production","isFamil\#
  yShared":false,"price":null,"currency":null,"country":null,"offerCode":null,"autoRenew":true\#
  ,"autoRenewDisabledAt":null,"gracePeriodExpiresAt":null,"billingRetry":false,"pausedUntil":n\#
  ull,"refundedAt":null,"revokedAt":null,"renewsCount":1,"transactions":[{"transactionId":"100\#
  0","product":"monthly","periodType":"normal","purchasedAt":"2025-11-15T00:00:00.000Z","expir\#
  esAt":"2025-12-15T00:00:00.000Z"},{"transactionId":"1001","product":"monthly","periodType":"\#
  normal","purchasedAt":"2025-12-15T00:00:00.000Z","expiresAt":"2026-01-15T00:00:00.000Z"}]},"\#
  created":false,"outcome":"renewed","entitlements":{"premium":{"id":"premium","active":true,"\#
  state":"active","productId":"monthly","source":"appStore","renewState":"willRenew","grantTyp\#
  e":"purchase","periodType":"normal","startedAt":"2025-11-15T00:00:00.000Z","expiresAt":"2026\#
  -01-15T00:00:00.000Z","gracePeriodExpiresAt":null,"firstPurchasedAt":"2025-11-15T00:00:00.00\#
  0Z","lastPurchasedAt":"2025-12-15T00:00:00.000Z","trialStartedAt":null,"autoRenewDisabledAt"\#
  :null,"renewsCount":1,"environment":"production","store":"appStore","transactionId":"1001","\#
  originalTransactionId":"1000"}}}}},{"name":"a product that the catalogue does not know","x-g\#
  iven":[{"method":"project.define","params":{"products":{"monthly":{"kind":"subscription","en\#
  titlements":["premium"]}},"clock":{"manual":"2026-01-01T00:00:00.000Z"}}}],"params":[{"name"\#
  :"userId","value":"user_id_1"},{"name":"product","value":"montly"},{"name":"store","value":"\#
  stripe"},{"name":"transactionId","value":"pi_1"}],"result":{"name":"result","value":{"purcha\#
  se":{"store":"stripe","originalTransactionId":"pi_1","transactionId":"pi_1","product":"montl\#
  y","kind":"nonConsumable","state":"active","holders":["user_id_1"],"device":null,"storeAccou\#
  nt":null,"purchasedAt":"2026-01-01T00:00:00.000Z","firstPurchasedAt":"2026-01-01T00:00:00.00\#
  0Z","expiresAt":null,"trialStartedAt":null,"periodType":"normal","environment":"production",\#
  "isFamilyShared":false,"price":null,"currency":null,"country":null,"offerCode":null,"autoRen\#
  ew":false,"autoRenewDisabledAt":null,"gracePeriodExpiresAt":null,"billingRetry":false,"pause\#
  dUntil":null,"refundedAt":null,"revokedAt":null,"renewsCount":0,"transactions":[{"transactio\#
  nId":"pi_1","product":"montly","periodType":"normal","purchasedAt":"2026-01-01T00:00:00.000Z\#
  ","expiresAt":null}]},"created":true,"outcome":"recorded","entitlements":{},"warnings":[{"ki\#
  nd":"unknownProduct","message":"{{any}}","nearest":["monthly"]}]}}}]},{"name":"purchase.upda\#
  te","summary":"Takes in what a store tells of a purchase besides its transactions.","x-role"\#
  :"write","x-since":1,"paramStructure":"either","params":[{"name":"store","required":true,"su\#
  mmary":"Where it was bought.","schema":{"$ref":"#/components/schemas/Store"}},{"name":"origi\#
  nalTransactionId","required":true,"summary":"The first transaction of its chain.","schema":{\#
  "$ref":"#/components/schemas/TransactionId"}},{"name":"expiresAt","required":false,"summary"\#
  :"Another last moment of the period; null: no end.","schema":{"$ref":"#/components/schemas/N\#
  ullableMoment"}},{"name":"autoRenew","required":false,"summary":"Whether it renews by itself\#
  ; null is true.","schema":{"type":["boolean","null"]}},{"name":"gracePeriodExpiresAt","requi\#
  red":false,"summary":"The last moment of the grace period; null: there is none.","schema":{"\#
  $ref":"#/components/schemas/NullableMoment"}},{"name":"billingRetry","required":false,"summa\#
  ry":"Whether the store still tries to get its money; null is false.","schema":{"type":["bool\#
  ean","null"]}},{"name":"pausedUntil","required":false,"summary":"The moment at which a pause\#
   is over; null: there is none.","schema":{"$ref":"#/components/schemas/NullableMoment"}},{"n\#
  ame":"refundedAt","required":false,"summary":"When the money was given back; null: it was no\#
  t.","schema":{"$ref":"#/components/schemas/NullableMoment"}},{"name":"revokedAt","required":\#
  false,"summary":"When it was taken away, as when family sharing ends; null: it was not.","sc\#
  hema":{"$ref":"#/components/schemas/NullableMoment"}},{"name":"product","required":false,"su\#
  mmary":"The product from now on: a change of plan.","schema":{"$ref":"#/components/schemas/P\#
  roductId"}},{"name":"project","required":false,"summary":"The project to work in.","schema":\#
  {"$ref":"#/components/schemas/ProjectId","default":"default"}},{"name":"dryRun","required":f\#
  alse,"summary":"Answer as if it were done, with the events that it would cause, and change n\#
  othing.","schema":{"type":"boolean","default":false}},{"name":"idempotencyKey","required":fa\#
  lse,"summary":"The same key with the same params again gives the stored result.","schema":{"\#
  $ref":"#/components/schemas/IdempotencyKey"}}],"result":{"name":"result","schema":{"type":"o\#
  bject","properties":{"purchase":{"$ref":"#/components/schemas/Purchase"},"warnings":{"descri\#
  ption":"Only there when there are any.","type":"array","items":{"$ref":"#/components/schemas\#
  /Warning"}},"dryRun":{"description":"Only there, and true, in a dry run.","type":"boolean"},\#
  "events":{"description":"Only in a dry run: what would be told.","type":"array","items":{"$r\#
  ef":"#/components/schemas/Event"}},"replayed":{"description":"Only there, and true, when an \#
  idempotency key gave the stored result.","type":"boolean"}},"required":["purchase"]}},"error\#
  s":[{"code":-32602,"message":"A parameter is missing, unknown, of a wrong type or out of its\#
   bounds; or two that exclude each other came together. `field` points to it; `nearest` lists\#
   the names that an unknown one may have meant.","data":{"kind":"invalidParams","retryable":f\#
  alse}},{"code":1000,"message":"The peer's role does not reach that of the method. `uid` and \#
  `role` are the peer's (null: a stranger), `needed` the method's.","data":{"kind":"permission\#
  Denied","retryable":false}},{"code":1200,"message":"There is no such project.","data":{"kind\#
  ":"unknownProject","retryable":false}},{"code":1201,"message":"The project has no chain with\#
   this store and originalTransactionId. Nothing was done.","data":{"kind":"unknownPurchase","\#
  retryable":false}},{"code":1300,"message":"The key was used within 24 hours for the same met\#
  hod with other params.","data":{"kind":"idempotencyConflict","retryable":false}},{"code":140\#
  0,"message":"There is no room for the write. Nothing was changed; reading goes on.","data":{\#
  "kind":"storageFull","retryable":true}},{"code":1401,"message":"The write may not have reach\#
  ed the disk. The daemon ends, and what it finds at its next start is the truth.","data":{"ki\#
  nd":"storageFailed","retryable":false}}],"examples":[{"name":"auto-renew turned off","x-give\#
  n":[{"method":"project.define","params":{"products":{"monthly":{"kind":"subscription","entit\#
  lements":["premium"]}},"clock":{"manual":"2026-01-01T00:00:00.000Z"}}},{"method":"install","\#
  params":{"device":"iphone"}},{"method":"purchase","params":{"device":"iphone","product":"mon\#
  thly","store":"appStore","transactionId":"1000","expiresAt":"2026-02-01T00:00:00.000Z"}}],"p\#
  arams":[{"name":"store","value":"appStore"},{"name":"originalTransactionId","value":"1000"},\#
  {"name":"autoRenew","value":false}],"result":{"name":"result","value":{"purchase":{"store":"\#
  appStore","originalTransactionId":"1000","transactionId":"1000","product":"monthly","kind":"\#
  subscription","state":"active","holders":["{{anonymous}}"],"device":"iphone","storeAccount":\#
  null,"purchasedAt":"2026-01-01T00:00:00.000Z","firstPurchasedAt":"2026-01-01T00:00:00.000Z",\#
  "expiresAt":"2026-02-01T00:00:00.000Z","trialStartedAt":null,"periodType":"normal","environm\#
  ent":"production","isFamilyShared":false,"price":null,"currency":null,"country":null,"offerC\#
  ode":null,"autoRenew":false,"autoRenewDisabledAt":"2026-01-01T00:00:00.000Z","gracePeriodExp\#
  iresAt":null,"billingRetry":false,"pausedUntil":null,"refundedAt":null,"revokedAt":null,"ren\#
  ewsCount":0,"transactions":[{"transactionId":"1000","product":"monthly","periodType":"normal\#
  ","purchasedAt":"2026-01-01T00:00:00.000Z","expiresAt":"2026-02-01T00:00:00.000Z"}]}}}},{"na\#
  me":"a refund","x-given":[{"method":"project.define","params":{"products":{"monthly":{"kind"\#
  :"subscription","entitlements":["premium"]}},"clock":{"manual":"2026-01-01T00:00:00.000Z"}}}\#
  ,{"method":"install","params":{"device":"iphone"}},{"method":"purchase","params":{"device":"\#
  iphone","product":"monthly","store":"appStore","transactionId":"1000","expiresAt":"2026-02-0\#
  1T00:00:00.000Z"}}],"params":[{"name":"store","value":"appStore"},{"name":"originalTransacti\#
  onId","value":"1000"},{"name":"refundedAt","value":"2026-01-01T00:00:00.000Z"}],"result":{"n\#
  ame":"result","value":{"purchase":{"store":"appStore","originalTransactionId":"1000","transa\#
  ctionId":"1000","product":"monthly","kind":"subscription","state":"refunded","holders":["{{a\#
  nonymous}}"],"device":"iphone","storeAccount":null,"purchasedAt":"2026-01-01T00:00:00.000Z",\#
  "firstPurchasedAt":"2026-01-01T00:00:00.000Z","expiresAt":"2026-02-01T00:00:00.000Z","trialS\#
  tartedAt":null,"periodType":"normal","environment":"production","isFamilyShared":false,"pric\#
  e":null,"currency":null,"country":null,"offerCode":null,"autoRenew":true,"autoRenewDisabledA\#
  t":null,"gracePeriodExpiresAt":null,"billingRetry":false,"pausedUntil":null,"refundedAt":"20\#
  26-01-01T00:00:00.000Z","revokedAt":null,"renewsCount":0,"transactions":[{"transactionId":"1\#
  000","product":"monthly","periodType":"normal","purchasedAt":"2026-01-01T00:00:00.000Z","exp\#
  iresAt":"2026-02-01T00:00:00.000Z"}]}}}},{"name":"a refund that was none","x-given":[{"metho\#
  d":"project.define","params":{"products":{"monthly":{"kind":"subscription","entitlements":["\#
  premium"]}},"clock":{"manual":"2026-01-01T00:00:00.000Z"}}},{"method":"install","params":{"d\#
  evice":"iphone"}},{"method":"purchase","params":{"device":"iphone","product":"monthly","stor\#
  e":"appStore","transactionId":"1000","expiresAt":"2026-02-01T00:00:00.000Z"}},{"method":"pur\#
  chase.update","params":{"store":"appStore","originalTransactionId":"1000","refundedAt":"2026\#
  -01-01T00:00:00.000Z"}}],"params":[{"name":"store","value":"appStore"},{"name":"originalTran\#
  sactionId","value":"1000"},{"name":"refundedAt","value":null}],"result":{"name":"result","va\#
  lue":{"purchase":{"store":"appStore","originalTransactionId":"1000","transactionId":"1000","\#
  product":"monthly","kind":"subscription","state":"active","holders":["{{anonymous}}"],"devic\#
  e":"iphone","storeAccount":null,"purchasedAt":"2026-01-01T00:00:00.000Z","firstPurchasedAt":\#
  "2026-01-01T00:00:00.000Z","expiresAt":"2026-02-01T00:00:00.000Z","trialStartedAt":null,"per\#
  iodType":"normal","environment":"production","isFamilyShared":false,"price":null,"currency":\#
  null,"country":null,"offerCode":null,"autoRenew":true,"autoRenewDisabledAt":null,"gracePerio\#
  dExpiresAt":null,"billingRetry":false,"pausedUntil":null,"refundedAt":null,"revokedAt":null,\#
  "renewsCount":0,"transactions":[{"transactionId":"1000","product":"monthly","periodType":"no\#
  rmal","purchasedAt":"2026-01-01T00:00:00.000Z","expiresAt":"2026-02-01T00:00:00.000Z"}]}}}}]\#
  },{"name":"restore","summary":"Brings what the store account of a device has bought to its c\#
  urrent user.","x-role":"write","x-since":1,"paramStructure":"either","params":[{"name":"devi\#
  ce","required":true,"summary":"The device.","schema":{"$ref":"#/components/schemas/DeviceId"\#
  }},{"name":"purchases","required":false,"summary":"Exactly these, whoever's account they cam\#
  e from; an empty list restores nothing.","schema":{"type":"array","items":{"$ref":"#/compone\#
  nts/schemas/PurchaseName"},"maxItems":1000}},{"name":"project","required":false,"summary":"T\#
  he project to work in.","schema":{"$ref":"#/components/schemas/ProjectId","default":"default\#
  "}},{"name":"dryRun","required":false,"summary":"Answer as if it were done, with the events \#
  that it would cause, and change nothing.","schema":{"type":"boolean","default":false}},{"nam\#
  e":"idempotencyKey","required":false,"summary":"The same key with the same params again give\#
  s the stored result.","schema":{"$ref":"#/components/schemas/IdempotencyKey"}}],"result":{"n\#
  ame":"result","schema":{"type":"object","properties":{"user":{"$ref":"#/components/schemas/U\#
  ser"},"restored":{"description":"All that the user now holds and did not before.","type":"ar\#
  ray","items":{"$ref":"#/components/schemas/Move"}},"transferred":{"description":"Those of th\#
  em that somebody lost.","type":"array","items":{"$ref":"#/components/schemas/Move"}},"refuse\#
  d":{"description":"What stays where it is.","type":"array","items":{"$ref":"#/components/sch\#
  emas/Refusal"}},"entitlements":{"$ref":"#/components/schemas/Entitlements","description":"Wh\#
  at the user may use now."},"warnings":{"description":"Only there when there are any.","type"\#
  :"array","items":{"$ref":"#/components/schemas/Warning"}},"dryRun":{"description":"Only ther\#
  e, and true, in a dry run.","type":"boolean"},"events":{"description":"Only in a dry run: wh\#
  at would be told.","type":"array","items":{"$ref":"#/components/schemas/Event"}},"replayed":\#
  {"description":"Only there, and true, when an idempotency key gave the stored result.","type\#
  ":"boolean"}},"required":["user","restored","transferred","refused","entitlements"]}},"error\#
  s":[{"code":-32602,"message":"A parameter is missing, unknown, of a wrong type or out of its\#
   bounds; or two that exclude each other came together. `field` points to it; `nearest` lists\#
   the names that an unknown one may have meant.","data":{"kind":"invalidParams","retryable":f\#
  alse}},{"code":1000,"message":"The peer's role does not reach that of the method. `uid` and \#
  `role` are the peer's (null: a stranger), `needed` the method's.","data":{"kind":"permission\#
  Denied","retryable":false}},{"code":1100,"message":"The project has no such device.","data":\#
  {"kind":"unknownDevice","retryable":false}},{"code":1200,"message":"There is no such project\#
  .","data":{"kind":"unknownProject","retryable":false}},{"code":1201,"message":"The project h\#
  as no chain with this store and originalTransactionId. Nothing was done.","data":{"kind":"un\#
  knownPurchase","retryable":false}},{"code":1300,"message":"The key was used within 24 hours \#
  for the same method with other params.","data":{"kind":"idempotencyConflict","retryable":fal\#
  se}},{"code":1400,"message":"There is no room for the write. Nothing was changed; reading go\#
  es on.","data":{"kind":"storageFull","retryable":true}},{"code":1401,"message":"The write ma\#
  y not have reached the disk. The daemon ends, and what it finds at its next start is the tru\#
  th.","data":{"kind":"storageFailed","retryable":false}}],"examples":[{"name":"after a reinst\#
  all","x-given":[{"method":"project.define","params":{"products":{"monthly":{"kind":"subscrip\#
  tion","entitlements":["premium"]}},"clock":{"manual":"2026-01-01T00:00:00.000Z"}}},{"method"\#
  :"install","params":{"device":"iphone","storeAccount":"ann"}},{"method":"purchase","params":\#
  {"device":"iphone","product":"monthly","store":"appStore","transactionId":"1000","expiresAt"\#
  :"2026-02-01T00:00:00.000Z"}},{"method":"install","params":{"device":"ipad","storeAccount":"\#
  ann"}}],"params":[{"name":"device","value":"ipad"}],"result":{"name":"result","value":{"user\#
  ":{"id":"{{new}}","anonymousId":"{{new}}","identityId":null,"customerId":"{{new}}","aliases"\#
  :["{{new}}"],"device":"ipad","createdAt":"2026-01-01T00:00:00.000Z","environment":"productio\#
  n"},"restored":[{"store":"appStore","originalTransactionId":"1000","product":"monthly","kind\#
  ":"subscription","from":["{{any}}"],"to":"{{new}}","shared":true}],"transferred":[],"refused\#
  ":[],"entitlements":{"premium":{"id":"premium","active":true,"state":"active","productId":"m\#
  onthly","source":"appStore","renewState":"willRenew","grantType":"purchase","periodType":"no\#
  rmal","startedAt":"2026-01-01T00:00:00.000Z","expiresAt":"2026-02-01T00:00:00.000Z","gracePe\#
  riodExpiresAt":null,"firstPurchasedAt":"2026-01-01T00:00:00.000Z","lastPurchasedAt":"2026-01\#
  -01T00:00:00.000Z","trialStartedAt":null,"autoRenewDisabledAt":null,"renewsCount":0,"environ\#
  ment":"production","store":"appStore","transactionId":"1000","originalTransactionId":"1000"}\#
  }}}},{"name":"nothing to restore","x-given":[{"method":"project.define","params":{"products"\#
  :{"monthly":{"kind":"subscription","entitlements":["premium"]}},"clock":{"manual":"2026-01-0\#
  1T00:00:00.000Z"}}},{"method":"install","params":{"device":"iphone"}}],"params":[{"name":"de\#
  vice","value":"iphone"}],"result":{"name":"result","value":{"user":{"id":"{{anonymous}}","an\#
  onymousId":"{{anonymous}}","identityId":null,"customerId":"{{anonymous}}","aliases":["{{anon\#
  ymous}}"],"device":"iphone","createdAt":"2026-01-01T00:00:00.000Z","environment":"production\#
  "},"restored":[],"transferred":[],"refused":[],"entitlements":{}}}}]},{"name":"revoke","summ\#
  ary":"Ends a grant.","x-role":"write","x-since":1,"paramStructure":"either","params":[{"name\#
  ":"device","required":false,"summary":"The device.","schema":{"$ref":"#/components/schemas/D\#
  eviceId"}},{"name":"userId","required":false,"summary":"A user, instead of a device.","schem\#
  a":{"$ref":"#/components/schemas/UserId"}},{"name":"entitlement","required":true,"summary":"\#
  What was granted.","schema":{"$ref":"#/components/schemas/EntitlementId"}},{"name":"project"\#
  ,"required":false,"summary":"The project to work in.","schema":{"$ref":"#/components/schemas\#
  /ProjectId","default":"default"}},{"name":"dryRun","required":false,"summary":"Answer as if \#
  it were done, with the events that it would cause, and change nothing.","schema":{"type":"bo\#
  olean","default":false}},{"name":"idempotencyKey","required":false,"summary":"The same key w\#
  ith the same params again gives the stored result.","schema":{"$ref":"#/components/schemas/I\#
  dempotencyKey"}}],"x-exactly-one":[["device"],["userId"]],"result":{"name":"result","schema"\#
  :{"type":"object","properties":{"entitlement":{"$ref":"#/components/schemas/Entitlement","de\#
  scription":"As it stands now, whatever gives it."},"dryRun":{"description":"Only there, and \#
  true, in a dry run.","type":"boolean"},"events":{"description":"Only in a dry run: what woul\#
  d be told.","type":"array","items":{"$ref":"#/components/schemas/Event"}},"replayed":{"descr\#
  iption":"Only there, and true, when an idempotency key gave the stored result.","type":"bool\#
  ean"}},"required":["entitlement"]}},"errors":[{"code":-32602,"message":"A parameter is missi\#
  ng, unknown, of a wrong type or out of its bounds; or two that exclude each other came toget\#
  her. `field` points to it; `nearest` lists the names that an unknown one may have meant.","d\#
  ata":{"kind":"invalidParams","retryable":false}},{"code":1000,"message":"The peer's role doe\#
  s not reach that of the method. `uid` and `role` are the peer's (null: a stranger), `needed`\#
   the method's.","data":{"kind":"permissionDenied","retryable":false}},{"code":1100,"message"\#
  :"The project has no such device.","data":{"kind":"unknownDevice","retryable":false}},{"code\#
  ":1101,"message":"The project has no such user.","data":{"kind":"unknownUser","retryable":fa\#
  lse}},{"code":1102,"message":"The id is one that nobody may have: the empty one, or one of t\#
  he project's `blockedUserIds`.","data":{"kind":"blockedUserId","retryable":false}},{"code":1\#
  103,"message":"The id has more Unicode scalars than the project's `userIdLengthMax`.","data"\#
  :{"kind":"userIdTooLong","retryable":false}},{"code":1200,"message":"There is no such projec\#
  t.","data":{"kind":"unknownProject","retryable":false}},{"code":1204,"message":"What is to b\#
  e revoked was bought, or nobody granted it, or the grant is over.","data":{"kind":"notAManua\#
  lGrant","retryable":false}},{"code":1300,"message":"The key was used within 24 hours for the\#
   same method with other params.","data":{"kind":"idempotencyConflict","retryable":false}},{"\#
  code":1400,"message":"There is no room for the write. Nothing was changed; reading goes on."\#
  ,"data":{"kind":"storageFull","retryable":true}},{"code":1401,"message":"The write may not h\#
  ave reached the disk. The daemon ends, and what it finds at its next start is the truth.","d\#
  ata":{"kind":"storageFailed","retryable":false}}],"examples":[{"name":"a grant","x-given":[{\#
  "method":"project.define","params":{"products":{"monthly":{"kind":"subscription","entitlemen\#
  ts":["premium"]}},"clock":{"manual":"2026-01-01T00:00:00.000Z"}}},{"method":"install","param\#
  s":{"device":"iphone"}},{"method":"grant","params":{"device":"iphone","entitlement":"premium\#
  "}}],"params":[{"name":"device","value":"iphone"},{"name":"entitlement","value":"premium"}],\#
  "result":{"name":"result","value":{"entitlement":{"id":"premium","active":false,"state":"rev\#
  oked","productId":null,"source":"manual","renewState":"nonRenewable","grantType":"manual","p\#
  eriodType":null,"startedAt":"2026-01-01T00:00:00.000Z","expiresAt":null,"gracePeriodExpiresA\#
  t":null,"firstPurchasedAt":null,"lastPurchasedAt":null,"trialStartedAt":null,"autoRenewDisab\#
  ledAt":null,"renewsCount":0,"environment":null,"store":null,"transactionId":null,"originalTr\#
  ansactionId":null}}}}]},{"name":"rpc.discover","summary":"Gives this protocol as an OpenRPC \#
  document.","x-role":"read","x-since":1,"paramStructure":"either","params":[],"result":{"name\#
  ":"result","schema":{"description":"The OpenRPC document, with `x-role` on every method.","t\#
  ype":"object","properties":{"openrpc":{"type":"string"},"info":{"type":"object"},"methods":{\#
  "type":"array","items":{"type":"object"}},"components":{"type":"object"}},"required":["openr\#
  pc","info","methods","components"]}},"errors":[{"code":-32602,"message":"A parameter is miss\#
  ing, unknown, of a wrong type or out of its bounds; or two that exclude each other came toge\#
  ther. `field` points to it; `nearest` lists the names that an unknown one may have meant.","\#
  data":{"kind":"invalidParams","retryable":false}},{"code":1000,"message":"The peer's role do\#
  es not reach that of the method. `uid` and `role` are the peer's (null: a stranger), `needed\#
  ` the method's.","data":{"kind":"permissionDenied","retryable":false}}],"examples":[{"name":\#
  "the document","params":[],"result":{"name":"result","value":{"openrpc":"{{any}}","info":"{{\#
  any}}","methods":"{{any}}","components":"{{any}}"}}}]},{"name":"server.describe","summary":"\#
  Lists the methods, or describes one.","x-role":"read","x-since":1,"paramStructure":"either",\#
  "params":[{"name":"method","required":false,"summary":"Its name.","schema":{"type":"string"}\#
  }],"result":{"name":"result","schema":{"type":"object","properties":{"methods":{"description\#
  ":"Without `method`: all of them, in the order of their names.","type":"array","items":{"$re\#
  f":"#/components/schemas/MethodSummary"}},"method":{"description":"With `method`: its entry \#
  of the OpenRPC document.","type":"object"}},"required":[]}},"errors":[{"code":-32602,"messag\#
  e":"A parameter is missing, unknown, of a wrong type or out of its bounds; or two that exclu\#
  de each other came together. `field` points to it; `nearest` lists the names that an unknown\#
   one may have meant.","data":{"kind":"invalidParams","retryable":false}},{"code":1000,"messa\#
  ge":"The peer's role does not reach that of the method. `uid` and `role` are the peer's (nul\#
  l: a stranger), `needed` the method's.","data":{"kind":"permissionDenied","retryable":false}\#
  }],"examples":[{"name":"all methods","params":[],"result":{"name":"result","value":{"methods\#
  ":"{{any}}"}}},{"name":"one method","params":[{"name":"method","value":"logout"}],"result":{\#
  "name":"result","value":{"method":"{{any}}"}}}]},{"name":"server.info","summary":"Tells what\#
   daemon this is, its limits, and how it sees the caller.","x-role":"read","x-since":1,"param\#
  Structure":"either","params":[],"result":{"name":"result","schema":{"type":"object","propert\#
  ies":{"version":{"type":"string"},"protocol":{"description":"The version of this protocol.",\#
  "type":"integer"},"limits":{"$ref":"#/components/schemas/Limits"},"uptimeMs":{"type":"intege\#
  r","minimum":0},"peer":{"$ref":"#/components/schemas/Peer"}},"required":["version","protocol\#
  ","limits","uptimeMs","peer"]}},"errors":[{"code":-32602,"message":"A parameter is missing, \#
  unknown, of a wrong type or out of its bounds; or two that exclude each other came together.\#
   `field` points to it; `nearest` lists the names that an unknown one may have meant.","data"\#
  :{"kind":"invalidParams","retryable":false}},{"code":1000,"message":"The peer's role does no\#
  t reach that of the method. `uid` and `role` are the peer's (null: a stranger), `needed` the\#
   method's.","data":{"kind":"permissionDenied","retryable":false}}],"examples":[{"name":"plai\#
  n","params":[],"result":{"name":"result","value":{"version":"{{any}}","protocol":1,"limits":\#
  "{{any}}","uptimeMs":"{{any}}","peer":{"uid":"{{any}}","gid":"{{any}}","pid":"{{any}}","role\#
  ":"admin"}}}}]},{"name":"server.ping","summary":"Answers, to show that the daemon does.","x-\#
  role":"read","x-since":1,"paramStructure":"either","params":[{"name":"echo","required":false\#
  ,"summary":"Comes back as it is.","schema":{"description":"Any JSON value."}}],"result":{"na\#
  me":"result","schema":{"type":"object","properties":{"pong":{"description":"Always true.","t\#
  ype":"boolean"},"now":{"$ref":"#/components/schemas/Moment","description":"By the system's c\#
  lock."},"echo":{"description":"What was given; not there when nothing was."}},"required":["p\#
  ong","now"]}},"errors":[{"code":-32602,"message":"A parameter is missing, unknown, of a wron\#
  g type or out of its bounds; or two that exclude each other came together. `field` points to\#
   it; `nearest` lists the names that an unknown one may have meant.","data":{"kind":"invalidP\#
  arams","retryable":false}},{"code":1000,"message":"The peer's role does not reach that of th\#
  e method. `uid` and `role` are the peer's (null: a stranger), `needed` the method's.","data"\#
  :{"kind":"permissionDenied","retryable":false}}],"examples":[{"name":"plain","params":[],"re\#
  sult":{"name":"result","value":{"pong":true,"now":"{{any}}"}}},{"name":"with an echo","param\#
  s":[{"name":"echo","value":["hello",1]}],"result":{"name":"result","value":{"pong":true,"now\#
  ":"{{any}}","echo":["hello",1]}}}]},{"name":"setUserProperty","summary":"Keeps a word about \#
  a user for other systems; and never changes access.","x-role":"write","x-since":1,"paramStru\#
  cture":"either","params":[{"name":"device","required":false,"summary":"The device.","schema"\#
  :{"$ref":"#/components/schemas/DeviceId"}},{"name":"userId","required":false,"summary":"A us\#
  er, instead of a device.","schema":{"$ref":"#/components/schemas/UserId"}},{"name":"key","re\#
  quired":true,"summary":"Its name; the reserved ones of other systems, such as $email, are na\#
  mes like any other.","schema":{"$ref":"#/components/schemas/PropertyKey"}},{"name":"value","\#
  required":true,"summary":"What it is now; an empty one removes it.","schema":{"$ref":"#/comp\#
  onents/schemas/PropertyValue"}},{"name":"project","required":false,"summary":"The project to\#
   work in.","schema":{"$ref":"#/components/schemas/ProjectId","default":"default"}},{"name":"\#
  dryRun","required":false,"summary":"Answer as if it were done, with the events that it would\#
   cause, and change nothing.","schema":{"type":"boolean","default":false}},{"name":"idempoten\#
  cyKey","required":false,"summary":"The same key with the same params again gives the stored \#
  result.","schema":{"$ref":"#/components/schemas/IdempotencyKey"}}],"x-exactly-one":[["device\#
  "],["userId"]],"result":{"name":"result","schema":{"type":"object","properties":{"userId":{"\#
  $ref":"#/components/schemas/UserId","description":"The current user's id."},"key":{"$ref":"#\#
  /components/schemas/PropertyKey"},"value":{"$ref":"#/components/schemas/PropertyValue"},"dry\#
  Run":{"description":"Only there, and true, in a dry run.","type":"boolean"},"events":{"descr\#
  iption":"Only in a dry run: what would be told.","type":"array","items":{"$ref":"#/component\#
  s/schemas/Event"}},"replayed":{"description":"Only there, and true, when an idempotency key \#
  gave the stored result.","type":"boolean"}},"required":["userId","key","value"]}},"errors":[\#
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
  ":false}},{"code":1300,"message":"The key was used within 24 hours for the same method with \#
  other params.","data":{"kind":"idempotencyConflict","retryable":false}},{"code":1400,"messag\#
  e":"There is no room for the write. Nothing was changed; reading goes on.","data":{"kind":"s\#
  torageFull","retryable":true}},{"code":1401,"message":"The write may not have reached the di\#
  sk. The daemon ends, and what it finds at its next start is the truth.","data":{"kind":"stor\#
  ageFailed","retryable":false}}],"examples":[{"name":"one's own id for somebody","x-given":[{\#
  "method":"project.define","params":{"products":{"monthly":{"kind":"subscription","entitlemen\#
  ts":["premium"]}},"clock":{"manual":"2026-01-01T00:00:00.000Z"}}},{"method":"install","param\#
  s":{"device":"iphone"}}],"params":[{"name":"device","value":"iphone"},{"name":"key","value":\#
  "_q_custom_user_id"},{"name":"value","value":"yourSideUserId"}],"result":{"name":"result","v\#
  alue":{"userId":"{{anonymous}}","key":"_q_custom_user_id","value":"yourSideUserId"}}}]},{"na\#
  me":"userInfo","summary":"Tells who the user of a device is, or whom an id reaches.","x-role\#
  ":"read","x-since":1,"paramStructure":"either","params":[{"name":"device","required":false,"\#
  summary":"The device.","schema":{"$ref":"#/components/schemas/DeviceId"}},{"name":"userId","\#
  required":false,"summary":"A user, instead of a device.","schema":{"$ref":"#/components/sche\#
  mas/UserId"}},{"name":"project","required":false,"summary":"The project to work in.","schema\#
  ":{"$ref":"#/components/schemas/ProjectId","default":"default"}}],"x-exactly-one":[["device"\#
  ],["userId"]],"result":{"name":"result","schema":{"type":"object","properties":{"user":{"$re\#
  f":"#/components/schemas/User"}},"required":["user"]}},"errors":[{"code":-32602,"message":"A\#
   parameter is missing, unknown, of a wrong type or out of its bounds; or two that exclude ea\#
  ch other came together. `field` points to it; `nearest` lists the names that an unknown one \#
  may have meant.","data":{"kind":"invalidParams","retryable":false}},{"code":1000,"message":"\#
  The peer's role does not reach that of the method. `uid` and `role` are the peer's (null: a \#
  stranger), `needed` the method's.","data":{"kind":"permissionDenied","retryable":false}},{"c\#
  ode":1100,"message":"The project has no such device.","data":{"kind":"unknownDevice","retrya\#
  ble":false}},{"code":1101,"message":"The project has no such user.","data":{"kind":"unknownU\#
  ser","retryable":false}},{"code":1102,"message":"The id is one that nobody may have: the emp\#
  ty one, or one of the project's `blockedUserIds`.","data":{"kind":"blockedUserId","retryable\#
  ":false}},{"code":1103,"message":"The id has more Unicode scalars than the project's `userId\#
  LengthMax`.","data":{"kind":"userIdTooLong","retryable":false}},{"code":1200,"message":"Ther\#
  e is no such project.","data":{"kind":"unknownProject","retryable":false}}],"examples":[{"na\#
  me":"by device","x-given":[{"method":"project.define","params":{"products":{"monthly":{"kind\#
  ":"subscription","entitlements":["premium"]}},"clock":{"manual":"2026-01-01T00:00:00.000Z"}}\#
  },{"method":"install","params":{"device":"iphone"}},{"method":"identify","params":{"device":\#
  "iphone","userId":"user_id_1"}}],"params":[{"name":"device","value":"iphone"}],"result":{"na\#
  me":"result","value":{"user":{"id":"user_id_1","anonymousId":"{{anonymous}}","identityId":"u\#
  ser_id_1","customerId":"{{customer}}","aliases":["user_id_1"],"device":"iphone","createdAt":\#
  "2026-01-01T00:00:00.000Z","environment":"production"}}}},{"name":"by user id","x-given":[{"\#
  method":"project.define","params":{"products":{"monthly":{"kind":"subscription","entitlement\#
  s":["premium"]}},"clock":{"manual":"2026-01-01T00:00:00.000Z"}}},{"method":"install","params\#
  ":{"device":"iphone"}},{"method":"identify","params":{"device":"iphone","userId":"user_id_1"\#
  }}],"params":[{"name":"userId","value":"user_id_1"}],"result":{"name":"result","value":{"use\#
  r":{"id":"user_id_1","anonymousId":null,"identityId":"user_id_1","customerId":"{{customer}}"\#
  ,"aliases":["user_id_1"],"createdAt":"2026-01-01T00:00:00.000Z","environment":"production"}}\#
  }}]},{"name":"userProperties","summary":"Tells what setUserProperty has kept.","x-role":"rea\#
  d","x-since":1,"paramStructure":"either","params":[{"name":"device","required":false,"summar\#
  y":"The device.","schema":{"$ref":"#/components/schemas/DeviceId"}},{"name":"userId","requir\#
  ed":false,"summary":"A user, instead of a device.","schema":{"$ref":"#/components/schemas/Us\#
  erId"}},{"name":"project","required":false,"summary":"The project to work in.","schema":{"$r\#
  ef":"#/components/schemas/ProjectId","default":"default"}}],"x-exactly-one":[["device"],["us\#
  erId"]],"result":{"name":"result","schema":{"type":"object","properties":{"properties":{"$re\#
  f":"#/components/schemas/Properties"}},"required":["properties"]}},"errors":[{"code":-32602,\#
  "message":"A parameter is missing, unknown, of a wrong type or out of its bounds; or two tha\#
  t exclude each other came together. `field` points to it; `nearest` lists the names that an \#
  unknown one may have meant.","data":{"kind":"invalidParams","retryable":false}},{"code":1000\#
  ,"message":"The peer's role does not reach that of the method. `uid` and `role` are the peer\#
  's (null: a stranger), `needed` the method's.","data":{"kind":"permissionDenied","retryable"\#
  :false}},{"code":1100,"message":"The project has no such device.","data":{"kind":"unknownDev\#
  ice","retryable":false}},{"code":1101,"message":"The project has no such user.","data":{"kin\#
  d":"unknownUser","retryable":false}},{"code":1102,"message":"The id is one that nobody may h\#
  ave: the empty one, or one of the project's `blockedUserIds`.","data":{"kind":"blockedUserId\#
  ","retryable":false}},{"code":1103,"message":"The id has more Unicode scalars than the proje\#
  ct's `userIdLengthMax`.","data":{"kind":"userIdTooLong","retryable":false}},{"code":1200,"me\#
  ssage":"There is no such project.","data":{"kind":"unknownProject","retryable":false}}],"exa\#
  mples":[{"name":"two of them","x-given":[{"method":"project.define","params":{"products":{"m\#
  onthly":{"kind":"subscription","entitlements":["premium"]}},"clock":{"manual":"2026-01-01T00\#
  :00:00.000Z"}}},{"method":"install","params":{"device":"iphone"}},{"method":"setUserProperty\#
  ","params":{"device":"iphone","key":"$email","value":"ann@example.org"}},{"method":"setUserP\#
  roperty","params":{"device":"iphone","key":"plan","value":"b"}}],"params":[{"name":"device",\#
  "value":"iphone"}],"result":{"name":"result","value":{"properties":{"$email":"ann@example.or\#
  g","plan":"b"}}}},{"name":"none","x-given":[{"method":"project.define","params":{"products":\#
  {"monthly":{"kind":"subscription","entitlements":["premium"]}},"clock":{"manual":"2026-01-01\#
  T00:00:00.000Z"}}},{"method":"install","params":{"device":"iphone"}}],"params":[{"name":"dev\#
  ice","value":"iphone"}],"result":{"name":"result","value":{"properties":{}}}}]}],"components\#
  ":{"schemas":{"AppId":{"description":"An app of the project, such as a bundle id.","type":"s\#
  tring","minLength":1,"maxLength":255},"Attributes":{"description":"Up to 20 strings of the c\#
  aller's own, told again in the events of this purchase.","type":"object","maxProperties":20,\#
  "propertyNames":{"minLength":1,"maxLength":80},"additionalProperties":{"type":"string","maxL\#
  ength":500}},"Catalogue":{"description":"From a product's id to the product.","type":"object\#
  ","propertyNames":{"$ref":"#/components/schemas/ProductId"},"additionalProperties":{"$ref":"\#
  #/components/schemas/Product"},"maxProperties":10000},"Cause":{"description":"Either a reque\#
  st (`method`, and its `id` as it came; no `id` for a notification), or `clock`: something ca\#
  me due by itself.","type":"object","properties":{"method":{"type":"string"},"id":{"type":["s\#
  tring","number","null"]},"clock":{"type":"boolean"}}},"Clock":{"description":"Whose time the\#
   project lives in.","type":"object","properties":{"kind":{"type":"string","enum":["system","\#
  manual"]},"now":{"$ref":"#/components/schemas/Moment","description":"Only for a manual clock\#
  ."}},"required":["kind"]},"ClockChoice":{"description":"`system`; `manual`, which begins now\#
  ; or the moment at which a manual clock begins.","anyOf":[{"type":"string","enum":["system",\#
  "manual"]},{"type":"object","properties":{"manual":{"$ref":"#/components/schemas/Moment"}},"\#
  required":["manual"],"additionalProperties":false}]},"ConsumerId":{"description":"Who reads \#
  the events: a name of the reader's own choice, such as that of a worker.","type":"string","m\#
  inLength":1,"maxLength":255},"Country":{"description":"A country code of two or three letter\#
  s, kept as it came.","type":"string","pattern":"^[A-Za-z]{2,3}$"},"Counts":{"description":"H\#
  ow much a project holds.","type":"object","properties":{"devices":{"type":"integer","minimum\#
  ":0},"users":{"type":"integer","minimum":0},"customers":{"type":"integer","minimum":0},"purc\#
  hases":{"type":"integer","minimum":0},"events":{"type":"integer","minimum":0}},"required":["\#
  devices","users","customers","purchases","events"]},"Currency":{"description":"A currency co\#
  de of three letters, kept as it came.","type":"string","pattern":"^[A-Za-z]{3}$"},"Cursor":{\#
  "description":"A place in a project's events: the running number of the last event before it\#
  . \"0\" is the place before the first.","type":"string","pattern":"^(0|[1-9][0-9]{0,18})$"},\#
  "DeviceId":{"description":"One install of one app. A reinstall is a new device.","type":"str\#
  ing","minLength":1,"maxLength":255},"Duration":{"description":"ISO 8601: P1M, P7D, PT1H30M. \#
  Whole numbers of Y, M, W, D and, after a T, of H, M, S, of which the seconds may have a frac\#
  tion. A month ends on the same day of the next month, or on its last one.","type":"string","\#
  format":"duration"},"Entitlement":{"description":"What a user may use, and why. One purchase\#
   or grant, the winner, supplies every member. Of an entitlement that the user never had all \#
  are null but `id`, `active` (false), `renewState` (unknown) and `renewsCount` (0).","type":"\#
  object","properties":{"id":{"$ref":"#/components/schemas/EntitlementId"},"active":{"type":"b\#
  oolean"},"state":{"$ref":"#/components/schemas/State"},"productId":{"description":"The produ\#
  ct that gives it; null for a grant.","type":["string","null"]},"source":{"description":"The \#
  store, or `manual` for a grant.","type":["string","null"]},"renewState":{"type":"string","en\#
  um":["willRenew","canceled","billingIssue","nonRenewable","unknown"]},"grantType":{"type":["\#
  string","null"],"enum":["purchase","familySharing","offerCode","manual",null]},"periodType":\#
  {"type":["string","null"],"enum":["normal","trial","intro",null]},"startedAt":{"$ref":"#/com\#
  ponents/schemas/NullableMoment"},"expiresAt":{"$ref":"#/components/schemas/NullableMoment","\#
  description":"Null where there is no end."},"gracePeriodExpiresAt":{"$ref":"#/components/sch\#
  emas/NullableMoment"},"firstPurchasedAt":{"$ref":"#/components/schemas/NullableMoment"},"las\#
  tPurchasedAt":{"$ref":"#/components/schemas/NullableMoment"},"trialStartedAt":{"$ref":"#/com\#
  ponents/schemas/NullableMoment"},"autoRenewDisabledAt":{"$ref":"#/components/schemas/Nullabl\#
  eMoment"},"renewsCount":{"type":"integer","minimum":0},"environment":{"type":["string","null\#
  "],"enum":["production","sandbox",null]},"store":{"description":"Null for a grant.","type":[\#
  "string","null"]},"transactionId":{"description":"Null for a grant.","type":["string","null"\#
  ]},"originalTransactionId":{"description":"Null for a grant.","type":["string","null"]}},"re\#
  quired":["id","active","state","productId","source","renewState","grantType","periodType","s\#
  tartedAt","expiresAt","gracePeriodExpiresAt","firstPurchasedAt","lastPurchasedAt","trialStar\#
  tedAt","autoRenewDisabledAt","renewsCount","environment","store","transactionId","originalTr\#
  ansactionId"]},"EntitlementId":{"description":"What a user may use.","type":"string","minLen\#
  gth":1,"maxLength":255},"Entitlements":{"description":"From an entitlement's id to the entit\#
  lement, inactive ones too.","type":"object","additionalProperties":{"$ref":"#/components/sch\#
  emas/Entitlement"}},"Event":{"description":"Something that happened in a project. What else \#
  stands in it depends on its kind; see rules.md.","type":"object","properties":{"cursor":{"$r\#
  ef":"#/components/schemas/Cursor","description":"The project's running number; not there in \#
  a dry run."},"id":{"description":"Made up; never the same twice.","type":"string"},"kind":{"\#
  $ref":"#/components/schemas/EventKind"},"at":{"$ref":"#/components/schemas/Moment"},"project\#
  ":{"$ref":"#/components/schemas/ProjectId"},"user":{"$ref":"#/components/schemas/UserId","de\#
  scription":"The customerId of the one whom it is about; not there in clockAdvanced, which is\#
   about nobody."},"userId":{"$ref":"#/components/schemas/UserId","description":"There when th\#
  at one is identified."},"anonymousId":{"$ref":"#/components/schemas/UserId","description":"T\#
  here when that one is anonymous; beside userId in identified and loggedOut, where it is the \#
  device's anonymous user, the new one after a rotation."},"cause":{"$ref":"#/components/schem\#
  as/Cause"},"device":{"description":"userCreated, identified, loggedOut, purchaseRecorded, pu\#
  rchaseRenewed, purchaseUpdated, purchaseExpired, and what comes of a purchase: the device, n\#
  ull where there is none.","type":["string","null"]},"outcome":{"description":"identified: wh\#
  at identify answered.","type":"string","enum":["attached","aliased","moved","switched"]},"fr\#
  om":{"description":"Of a move: who held the purchase before.","type":"array","items":{"$ref"\#
  :"#/components/schemas/UserId"}},"to":{"$ref":"#/components/schemas/UserId","description":"O\#
  f a move: who holds it now."},"shared":{"description":"Of a move: whether those in `from` ke\#
  ep it.","type":"boolean"},"aliases":{"description":"usersAliased: every id that reaches the \#
  customer now, in the order of their bytes.","type":"array","items":{"$ref":"#/components/sch\#
  emas/UserId"}},"absorbed":{"$ref":"#/components/schemas/UserId","description":"usersAliased:\#
   the customerId that became part of `user`; not there when the id that joined was new."},"en\#
  titlements":{"description":"entitlementsActivated, entitlementsDeactivated: whose access cha\#
  nged, in the order of their bytes. granted, grantRevoked: the one.","type":"array","items":{\#
  "$ref":"#/components/schemas/EntitlementId"}},"store":{"$ref":"#/components/schemas/Store"},\#
  "originalTransactionId":{"$ref":"#/components/schemas/TransactionId"},"transactionId":{"$ref\#
  ":"#/components/schemas/TransactionId"},"product":{"$ref":"#/components/schemas/ProductId"},\#
  "productKind":{"$ref":"#/components/schemas/ProductKind"},"holders":{"description":"purchase\#
  …: who holds it.","type":"array","items":{"$ref":"#/components/schemas/UserId"}},"environmen\#
  t":{"$ref":"#/components/schemas/PurchaseEnvironment"},"firstPurchasedAt":{"$ref":"#/compone\#
  nts/schemas/Moment"},"purchasedAt":{"$ref":"#/components/schemas/Moment"},"expiresAt":{"$ref\#
  ":"#/components/schemas/NullableMoment","description":"Of a purchase: the end of its period.\#
   granted, grantRevoked: the end that the grant has, or had."},"periodType":{"$ref":"#/compon\#
  ents/schemas/PeriodType"},"isFamilyShared":{"type":"boolean"},"price":{"type":["string","nul\#
  l"]},"currency":{"type":["string","null"]},"country":{"type":["string","null"]},"offerCode":\#
  {"type":["string","null"]},"attributes":{"$ref":"#/components/schemas/Attributes"},"now":{"$\#
  ref":"#/components/schemas/Moment","description":"clockAdvanced: what the clock shows now."}\#
  },"required":["id","kind","at","project","cause"]},"EventKind":{"description":"What happened\#
  .","type":"string","enum":["userCreated","identified","loggedOut","usersAliased","linkUndone\#
  ","purchaseRecorded","purchaseRenewed","purchaseUpdated","purchaseExpired","entitlementsActi\#
  vated","entitlementsDeactivated","subscriptionReceived","subscriptionTransferred","oneTimePu\#
  rchaseReceived","oneTimePurchaseTransferred","granted","grantRevoked","userDeleted","clockAd\#
  vanced"]},"IdempotencyKey":{"description":"A key for one write, remembered for 24 hours per \#
  project and method.","type":"string","minLength":1,"maxLength":255},"Limits":{"description":\#
  "Every limit of the daemon by name.","type":"object","properties":{"lineBytesMax":{"type":"i\#
  nteger"},"batchEntriesMax":{"type":"integer"},"depthMax":{"type":"integer"},"requestIdBytesM\#
  ax":{"type":"integer"}},"required":["lineBytesMax","batchEntriesMax","depthMax","requestIdBy\#
  tesMax"],"additionalProperties":{"type":"integer"}},"MethodSummary":{"description":"One line\#
   of the list of methods.","type":"object","properties":{"name":{"type":"string"},"summary":{\#
  "type":"string"},"role":{"type":"string","enum":["read","write","admin"]}},"required":["name\#
  ","summary","role"]},"Moment":{"description":"RFC 3339. Taken with any offset and precision;\#
   given in UTC with milliseconds.","type":"string","format":"date-time"},"Move":{"description\#
  ":"A purchase that gained a holder or changed it.","type":"object","properties":{"store":{"$\#
  ref":"#/components/schemas/Store"},"originalTransactionId":{"$ref":"#/components/schemas/Tra\#
  nsactionId"},"product":{"$ref":"#/components/schemas/ProductId"},"kind":{"$ref":"#/component\#
  s/schemas/ProductKind"},"from":{"description":"Who held it before: one id for each customer,\#
   in the order of their bytes.","type":"array","items":{"$ref":"#/components/schemas/UserId"}\#
  },"to":{"$ref":"#/components/schemas/UserId","description":"Who holds it now and did not bef\#
  ore."},"shared":{"description":"True when those in `from` still hold it.","type":"boolean"}}\#
  ,"required":["store","originalTransactionId","product","kind","from","to","shared"]},"Nullab\#
  leMoment":{"description":"A Moment, or null where there is none.","type":["string","null"],"\#
  format":"date-time"},"Peer":{"description":"The other end of the connection, as the kernel t\#
  ells it.","type":"object","properties":{"uid":{"type":"integer"},"gid":{"type":"integer"},"p\#
  id":{"type":"integer"},"role":{"type":"string","enum":["read","write","admin"]}},"required":\#
  ["uid","gid","pid","role"]},"PeriodType":{"description":"What the customer pays for a period\#
  .","type":"string","enum":["normal","trial","intro"]},"Platform":{"description":"What the de\#
  vice runs: ios, android, web, or any other such word.","type":"string","pattern":"^[A-Za-z0-\#
  9._-]{1,64}$"},"Preset":{"description":"A named set of rules.","type":"string","enum":["qonv\#
  ersion","revenuecat","revenuecatLegacy","purchasely"]},"Price":{"description":"A decimal num\#
  ber in a string.","type":"string","pattern":"^[0-9]{1,15}(\\.[0-9]{1,9})?$"},"Product":{"des\#
  cription":"A product of the catalogue.","type":"object","properties":{"kind":{"description":\#
  "Null or left out: what a purchase says, else `subscription` with an end and `nonConsumable`\#
   without.","type":["string","null"],"enum":["subscription","nonRenewingSubscription","nonCon\#
  sumable","consumable",null]},"entitlements":{"description":"What it gives access to.","type"\#
  :"array","items":{"$ref":"#/components/schemas/EntitlementId"},"maxItems":100}},"required":[\#
  "entitlements"],"additionalProperties":false},"ProductId":{"description":"A product, as the \#
  store or the catalogue calls it.","type":"string","minLength":1,"maxLength":255},"ProductKin\#
  d":{"description":"What a product is; it decides how a purchase moves and ends.","type":"str\#
  ing","enum":["subscription","nonRenewingSubscription","nonConsumable","consumable"]},"Projec\#
  t":{"description":"A project as it is defined, and how much it holds.","type":"object","prop\#
  erties":{"id":{"$ref":"#/components/schemas/ProjectId"},"rules":{"$ref":"#/components/schema\#
  s/Rules"},"products":{"$ref":"#/components/schemas/Catalogue"},"entitlements":{"description"\#
  :"What may be granted besides what the catalogue gives.","type":"array","items":{"$ref":"#/c\#
  omponents/schemas/EntitlementId"}},"environment":{"$ref":"#/components/schemas/ProjectEnviro\#
  nment"},"clock":{"$ref":"#/components/schemas/Clock"},"createdAt":{"$ref":"#/components/sche\#
  mas/Moment","description":"By the project's own clock as it was when the project was made."}\#
  ,"counts":{"$ref":"#/components/schemas/Counts"}},"required":["id","rules","products","entit\#
  lements","environment","clock","createdAt","counts"]},"ProjectEnvironment":{"description":"W\#
  hich purchases count in a project.","type":"string","enum":["production","sandbox","any"]},"\#
  ProjectId":{"description":"A namespace: projects share no device, user, purchase or event.",\#
  "type":"string","minLength":1,"maxLength":255},"ProjectSummary":{"description":"One line of \#
  the list of projects.","type":"object","properties":{"id":{"$ref":"#/components/schemas/Proj\#
  ectId"},"preset":{"$ref":"#/components/schemas/Preset"},"createdAt":{"$ref":"#/components/sc\#
  hemas/Moment"},"counts":{"$ref":"#/components/schemas/Counts"}},"required":["id","preset","c\#
  reatedAt","counts"]},"Properties":{"description":"From a property's name to its value; a cus\#
  tomer has at most 100 by setUserProperty.","type":"object","propertyNames":{"$ref":"#/compon\#
  ents/schemas/PropertyKey"},"additionalProperties":{"$ref":"#/components/schemas/PropertyValu\#
  e"}},"PropertyKey":{"description":"The name of a property: 1 to 80 letters, digits, and _ . \#
  : - $.","type":"string","pattern":"^[A-Za-z0-9_.:$-]{1,80}$"},"PropertyValue":{"description"\#
  :"The value of a property.","type":"string","maxLength":500},"Purchase":{"description":"One \#
  chain of store transactions, and who holds it.","type":"object","properties":{"store":{"$ref\#
  ":"#/components/schemas/Store"},"originalTransactionId":{"$ref":"#/components/schemas/Transa\#
  ctionId"},"transactionId":{"$ref":"#/components/schemas/TransactionId","description":"The la\#
  test transaction of the chain."},"product":{"$ref":"#/components/schemas/ProductId"},"kind":\#
  {"$ref":"#/components/schemas/ProductKind","description":"The purchase's own, else the catal\#
  ogue's, else `subscription` with an end and `nonConsumable` without."},"state":{"$ref":"#/co\#
  mponents/schemas/State","description":"As it stands now; null before the first purchasedAt."\#
  },"holders":{"description":"One id for each customer that holds it, in the order of their by\#
  tes.","type":"array","items":{"$ref":"#/components/schemas/UserId"}},"device":{"description"\#
  :"The device that it came from.","type":["string","null"]},"storeAccount":{"description":"Th\#
  e store account that it came from.","type":["string","null"]},"purchasedAt":{"$ref":"#/compo\#
  nents/schemas/Moment","description":"Of the latest transaction."},"firstPurchasedAt":{"$ref"\#
  :"#/components/schemas/Moment"},"expiresAt":{"$ref":"#/components/schemas/NullableMoment"},"\#
  trialStartedAt":{"$ref":"#/components/schemas/NullableMoment"},"periodType":{"$ref":"#/compo\#
  nents/schemas/PeriodType"},"environment":{"$ref":"#/components/schemas/PurchaseEnvironment"}\#
  ,"isFamilyShared":{"type":"boolean"},"price":{"description":"A decimal in a string.","type":\#
  ["string","null"]},"currency":{"description":"As it came.","type":["string","null"]},"countr\#
  y":{"description":"As it came.","type":["string","null"]},"offerCode":{"description":"As it \#
  came.","type":["string","null"]},"autoRenew":{"description":"True for a subscription until i\#
  t is told otherwise; false for every other kind.","type":"boolean"},"autoRenewDisabledAt":{"\#
  $ref":"#/components/schemas/NullableMoment"},"gracePeriodExpiresAt":{"$ref":"#/components/sc\#
  hemas/NullableMoment"},"billingRetry":{"type":"boolean"},"pausedUntil":{"$ref":"#/components\#
  /schemas/NullableMoment"},"refundedAt":{"$ref":"#/components/schemas/NullableMoment"},"revok\#
  edAt":{"$ref":"#/components/schemas/NullableMoment"},"renewsCount":{"description":"The numbe\#
  r of `normal` periods less one, never below none.","type":"integer","minimum":0},"transactio\#
  ns":{"description":"The whole history, the oldest first.","type":"array","items":{"$ref":"#/\#
  components/schemas/Transaction"}}},"required":["store","originalTransactionId","transactionI\#
  d","product","kind","state","holders","device","storeAccount","purchasedAt","firstPurchasedA\#
  t","expiresAt","trialStartedAt","periodType","environment","isFamilyShared","price","currenc\#
  y","country","offerCode","autoRenew","autoRenewDisabledAt","gracePeriodExpiresAt","billingRe\#
  try","pausedUntil","refundedAt","revokedAt","renewsCount","transactions"]},"PurchaseEnvironm\#
  ent":{"description":"Where the store took the money.","type":"string","enum":["production","\#
  sandbox"]},"PurchaseName":{"description":"What names a purchase: its store and the first tra\#
  nsaction of its chain.","type":"object","properties":{"store":{"$ref":"#/components/schemas/\#
  Store"},"originalTransactionId":{"$ref":"#/components/schemas/TransactionId"}},"required":["\#
  store","originalTransactionId"],"additionalProperties":false},"Refusal":{"description":"A pu\#
  rchase that a restore left where it was, and why.","type":"object","properties":{"store":{"$\#
  ref":"#/components/schemas/Store"},"originalTransactionId":{"$ref":"#/components/schemas/Tra\#
  nsactionId"},"product":{"$ref":"#/components/schemas/ProductId"},"holder":{"$ref":"#/compone\#
  nts/schemas/UserId","description":"Who holds it: the identified holder, else the anonymous o\#
  ne; of several the least by bytes."},"rule":{"description":"The rule that refused.","type":"\#
  string","enum":["onRestore","oneTimePurchases"]}},"required":["store","originalTransactionId\#
  ","product","holder","rule"]},"Rules":{"description":"Every rule of a project, spelled out. \#
  rules.md says what each does.","type":"object","properties":{"preset":{"$ref":"#/components/\#
  schemas/Preset"},"anonymousPrefix":{"description":"What an anonymous id begins with; 32 lowe\#
  r-case hex digits follow. When it is empty, an anonymous id is a lower-case UUID.","type":"s\#
  tring","maxLength":64},"onIdentifyNew":{"type":"string","enum":["attach","alias","aliasUnles\#
  sLinked","move","switch"]},"onIdentifyKnown":{"type":"string","enum":["attach","alias","alia\#
  sUnlessLinked","move","switch"]},"onSwitch":{"type":"string","enum":["logoutFirst","switch"]\#
  },"onLogout":{"type":"string","enum":["return","rotate"]},"onAnonymousLogout":{"type":"strin\#
  g","enum":["ignore","refuse","rotate"]},"purchaseHolders":{"type":"string","enum":["deviceAn\#
  dUser","currentUser"]},"onRestore":{"type":"string","enum":["share","transfer","transferIfIn\#
  active","keep","alias"]},"anonymousHolders":{"type":"string","enum":["asOthers","alias"]},"o\#
  neTimePurchases":{"type":"string","enum":["move","stay"]},"userIdLengthMax":{"description":"\#
  In Unicode scalars.","type":"integer","minimum":1,"maximum":255},"blockedUserIds":{"descript\#
  ion":"Ids that nobody may have, compared byte by byte. The empty one is always among them.",\#
  "type":"array","items":{"type":"string","maxLength":255},"maxItems":1000}},"required":["pres\#
  et","anonymousPrefix","onIdentifyNew","onIdentifyKnown","onSwitch","onLogout","onAnonymousLo\#
  gout","purchaseHolders","onRestore","anonymousHolders","oneTimePurchases","userIdLengthMax",\#
  "blockedUserIds"]},"RulesChoice":{"description":"A preset's name, or a preset and what diffe\#
  rs from it.","anyOf":[{"$ref":"#/components/schemas/Preset"},{"type":"object","properties":{\#
  "preset":{"$ref":"#/components/schemas/Preset","default":"qonversion"},"anonymousPrefix":{"d\#
  escription":"What an anonymous id begins with; 32 lower-case hex digits follow. When it is e\#
  mpty, an anonymous id is a lower-case UUID.","type":"string","maxLength":64},"onIdentifyNew"\#
  :{"type":"string","enum":["attach","alias","aliasUnlessLinked","move","switch"]},"onIdentify\#
  Known":{"type":"string","enum":["attach","alias","aliasUnlessLinked","move","switch"]},"onSw\#
  itch":{"type":"string","enum":["logoutFirst","switch"]},"onLogout":{"type":"string","enum":[\#
  "return","rotate"]},"onAnonymousLogout":{"type":"string","enum":["ignore","refuse","rotate"]\#
  },"purchaseHolders":{"type":"string","enum":["deviceAndUser","currentUser"]},"onRestore":{"t\#
  ype":"string","enum":["share","transfer","transferIfInactive","keep","alias"]},"anonymousHol\#
  ders":{"type":"string","enum":["asOthers","alias"]},"oneTimePurchases":{"type":"string","enu\#
  m":["move","stay"]},"userIdLengthMax":{"description":"In Unicode scalars.","type":"integer",\#
  "minimum":1,"maximum":255},"blockedUserIds":{"description":"Ids that nobody may have, compar\#
  ed byte by byte. The empty one is always among them.","type":"array","items":{"type":"string\#
  ","maxLength":255},"maxItems":1000}},"required":[],"additionalProperties":false}]},"State":{\#
  "description":"What has become of a purchase at a moment; null before it began, and of what \#
  one never had.","type":["string","null"],"enum":["active","trial","intro","gracePeriod","bil\#
  lingRetry","paused","expired","refunded","revoked",null]},"Store":{"description":"The store \#
  that took the money: appStore, playStore, amazon, huawei, stripe, web, or any other such wor\#
  d.","type":"string","pattern":"^[A-Za-z0-9._-]{1,64}$"},"StoreAccountId":{"description":"The\#
   store account (Apple ID, Google account, …) whose purchases a device can present.","type":"\#
  string","minLength":1,"maxLength":255},"SubscriptionId":{"description":"A subscription of on\#
  e connection; another connection may have one of the same name.","type":"string"},"Transacti\#
  on":{"description":"One paid period, or one payment, of a purchase.","type":"object","proper\#
  ties":{"transactionId":{"$ref":"#/components/schemas/TransactionId"},"product":{"$ref":"#/co\#
  mponents/schemas/ProductId"},"periodType":{"$ref":"#/components/schemas/PeriodType"},"purcha\#
  sedAt":{"$ref":"#/components/schemas/Moment"},"expiresAt":{"$ref":"#/components/schemas/Null\#
  ableMoment"}},"required":["transactionId","product","periodType","purchasedAt","expiresAt"]}\#
  ,"TransactionId":{"description":"One transaction of a store.","type":"string","minLength":1,\#
  "maxLength":255},"User":{"description":"Who somebody is: the current user of a device, or th\#
  e user that an id reaches.","type":"object","properties":{"id":{"$ref":"#/components/schemas\#
  /UserId","description":"The current user: the identified id, or else the anonymous one. Aske\#
  d by an id: that one where it is identified, else the one that stands for the customer."},"a\#
  nonymousId":{"description":"The device's anonymous user. Asked by an id: that id where it is\#
   an anonymous one, else null.","type":["string","null"]},"identityId":{"description":"The id\#
  entified id, null while anonymous.","type":["string","null"]},"customerId":{"$ref":"#/compon\#
  ents/schemas/UserId","description":"One made-up id per customer that outlives every login; s\#
  tands wherever a userId may."},"aliases":{"description":"Every id that reaches this customer\#
  , in the order of their bytes. A customerId made for an identified user is none of them.","t\#
  ype":"array","items":{"$ref":"#/components/schemas/UserId"}},"device":{"$ref":"#/components/\#
  schemas/DeviceId","description":"Only there when asked by device."},"createdAt":{"$ref":"#/c\#
  omponents/schemas/Moment","description":"When the customer was created."},"environment":{"$r\#
  ef":"#/components/schemas/ProjectEnvironment"}},"required":["id","anonymousId","identityId",\#
  "customerId","aliases","createdAt","environment"]},"UserId":{"description":"A user: one's ow\#
  n id for somebody, an anonymous id, or a customerId. 1 to `userIdLengthMax` Unicode scalars,\#
   compared byte by byte. An empty or too long one has errors of its own (blockedUserId, userI\#
  dTooLong), so no length is given here.","type":"string"},"Warning":{"description":"Something\#
   that was done, and may not be what was meant.","type":"object","properties":{"kind":{"type"\#
  :"string","enum":["unknownProduct","unknownEntitlement","subscriptionWithoutEnd"]},"message"\#
  :{"description":"One sentence for people.","type":"string"},"nearest":{"description":"Names \#
  that do exist, the nearest first.","type":"array","items":{"type":"string"}}},"required":["k\#
  ind","message"]}},"errors":{"parseError":{"code":-32700,"message":"The line is no JSON text,\#
   in the strict sense of lines.md. `offset` is the first byte that cannot stand where it stan\#
  ds, counted from 0.","data":{"kind":"parseError","retryable":false}},"invalidRequest":{"code\#
  ":-32600,"message":"The line is JSON, but no request: no object, no method, a `jsonrpc` that\#
   is not \"2.0\", an id or params of a wrong type, an empty batch.","data":{"kind":"invalidRe\#
  quest","retryable":false}},"messageTooLarge":{"code":-32600,"message":"More bytes came witho\#
  ut a line feed than `limit`. The line was dropped; the next one is read as always.","data":{\#
  "kind":"messageTooLarge","retryable":false}},"batchTooLarge":{"code":-32600,"message":"A bat\#
  ch has more entries than `limit`. None was carried out.","data":{"kind":"batchTooLarge","ret\#
  ryable":false}},"notInBatch":{"code":-32600,"message":"The method cannot stand in a batch.",\#
  "data":{"kind":"notInBatch","retryable":false}},"unknownMethod":{"code":-32601,"message":"Th\#
  ere is no such method. `nearest` lists those with a like name.","data":{"kind":"unknownMetho\#
  d","retryable":false}},"invalidParams":{"code":-32602,"message":"A parameter is missing, unk\#
  nown, of a wrong type or out of its bounds; or two that exclude each other came together. `f\#
  ield` points to it; `nearest` lists the names that an unknown one may have meant.","data":{"\#
  kind":"invalidParams","retryable":false}},"internalError":{"code":-32603,"message":"A fault \#
  of the daemon's own. `reference` stands in its log too.","data":{"kind":"internalError","ret\#
  ryable":false}},"permissionDenied":{"code":1000,"message":"The peer's role does not reach th\#
  at of the method. `uid` and `role` are the peer's (null: a stranger), `needed` the method's.\#
  ","data":{"kind":"permissionDenied","retryable":false}},"unknownDevice":{"code":1100,"messag\#
  e":"The project has no such device.","data":{"kind":"unknownDevice","retryable":false}},"unk\#
  nownUser":{"code":1101,"message":"The project has no such user.","data":{"kind":"unknownUser\#
  ","retryable":false}},"blockedUserId":{"code":1102,"message":"The id is one that nobody may \#
  have: the empty one, or one of the project's `blockedUserIds`.","data":{"kind":"blockedUserI\#
  d","retryable":false}},"userIdTooLong":{"code":1103,"message":"The id has more Unicode scala\#
  rs than the project's `userIdLengthMax`.","data":{"kind":"userIdTooLong","retryable":false}}\#
  ,"reservedUserId":{"code":1104,"message":"The id begins with the project's anonymous prefix,\#
   where there is one, or is an anonymous user's or a customerId.","data":{"kind":"reservedUse\#
  rId","retryable":false}},"alreadyAnonymous":{"code":1105,"message":"Nobody is logged in on t\#
  he device, and the project's `onAnonymousLogout` refuses.","data":{"kind":"alreadyAnonymous"\#
  ,"retryable":false}},"unknownProject":{"code":1200,"message":"There is no such project.","da\#
  ta":{"kind":"unknownProject","retryable":false}},"unknownPurchase":{"code":1201,"message":"T\#
  he project has no chain with this store and originalTransactionId. Nothing was done.","data"\#
  :{"kind":"unknownPurchase","retryable":false}},"purchaseHeldByAnother":{"code":1202,"message\#
  ":"Somebody else holds the chain, and the rule keeps it there. Nothing was done.","data":{"k\#
  ind":"purchaseHeldByAnother","retryable":false}},"unknownEntitlement":{"code":1203,"message"\#
  :"The project knows no such entitlement, and it is to be granted or explained. `nearest` lis\#
  ts like ones.","data":{"kind":"unknownEntitlement","retryable":false}},"notAManualGrant":{"c\#
  ode":1204,"message":"What is to be revoked was bought, or nobody granted it, or the grant is\#
   over.","data":{"kind":"notAManualGrant","retryable":false}},"clockNotManual":{"code":1205,"\#
  message":"The project lives in the system's time.","data":{"kind":"clockNotManual","retryabl\#
  e":false}},"cannotUndo":{"code":1206,"message":"The link cannot be taken back: what came of \#
  it cannot be told apart any more, or it was undone before. `obstacle` says which.","data":{"\#
  kind":"cannotUndo","retryable":false}},"unknownConsumer":{"code":1207,"message":"Nobody has \#
  acknowledged anything under this name.","data":{"kind":"unknownConsumer","retryable":false}}\#
  ,"idempotencyConflict":{"code":1300,"message":"The key was used within 24 hours for the same\#
   method with other params.","data":{"kind":"idempotencyConflict","retryable":false}},"storag\#
  eFull":{"code":1400,"message":"There is no room for the write. Nothing was changed; reading \#
  goes on.","data":{"kind":"storageFull","retryable":true}},"storageFailed":{"code":1401,"mess\#
  age":"The write may not have reached the disk. The daemon ends, and what it finds at its nex\#
  t start is the truth.","data":{"kind":"storageFailed","retryable":false}},"overloaded":{"cod\#
  e":1402,"message":"More is waiting than the daemon holds. Nothing was done.","data":{"kind":\#
  "overloaded","retryable":true}},"tooManyConnections":{"code":1403,"message":"There are as ma\#
  ny connections as the daemon takes. This is the answer to the first line, and the connection\#
   is closed after it.","data":{"kind":"tooManyConnections","retryable":false}},"shuttingDown"\#
  :{"code":1404,"message":"The daemon is about to end. Nothing was done.","data":{"kind":"shut\#
  tingDown","retryable":true}}}}}\#

  """#
