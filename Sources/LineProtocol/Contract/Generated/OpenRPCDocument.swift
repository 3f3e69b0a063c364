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
  :"unknownEntitlement","message":"{{any}}","nearest":["premium"]}]}}}]},{"name":"events.read"\#
  ,"summary":"Reads what happened in a project, in order, from any place.","x-role":"read","x-\#
  since":1,"paramStructure":"either","params":[{"name":"after","required":false,"summary":"Whe\#
  re to go on: the cursor of an earlier answer.","schema":{"$ref":"#/components/schemas/Cursor\#
  ","default":"0"}},{"name":"limit","required":false,"summary":"How many events at most.","sch\#
  ema":{"type":"integer","minimum":1,"maximum":1000,"default":100}},{"name":"user","required":\#
  false,"summary":"Only what is about this customer; any id that reaches it.","schema":{"$ref"\#
  :"#/components/schemas/UserId"}},{"name":"kinds","required":false,"summary":"Only these kind\#
  s.","schema":{"type":"array","items":{"$ref":"#/components/schemas/EventKind"},"maxItems":10\#
  0}},{"name":"project","required":false,"summary":"The project to work in.","schema":{"$ref":\#
  "#/components/schemas/ProjectId","default":"default"}}],"result":{"name":"result","schema":{\#
  "type":"object","properties":{"events":{"type":"array","items":{"$ref":"#/components/schemas\#
  /Event"}},"cursor":{"$ref":"#/components/schemas/Cursor","description":"Where to go on: of t\#
  he last event told, or, when there are no more, of the newest that there is."},"more":{"desc\#
  ription":"True when another call would tell more at once.","type":"boolean"}},"required":["e\#
  vents","cursor","more"]}},"errors":[{"code":-32602,"message":"A parameter is missing, unknow\#
  n, of a wrong type or out of its bounds; or two that exclude each other came together. `fiel\#
  d` points to it; `nearest` lists the names that an unknown one may have meant.","data":{"kin\#
  d":"invalidParams","retryable":false}},{"code":1000,"message":"The peer's role does not reac\#
  h that of the method. `uid` and `role` are the peer's (null: a stranger), `needed` the metho\#
  d's.","data":{"kind":"permissionDenied","retryable":false}},{"code":1101,"message":"The proj\#
  ect has no such user.","data":{"kind":"unknownUser","retryable":false}},{"code":1102,"messag\#
  e":"The id is one that nobody may have: the empty one, or one of the project's `blockedUserI\#
  ds`.","data":{"kind":"blockedUserId","retryable":false}},{"code":1103,"message":"The id has \#
  more Unicode scalars than the project's `userIdLengthMax`.","data":{"kind":"userIdTooLong","\#
  retryable":false}},{"code":1200,"message":"There is no such project.","data":{"kind":"unknow\#
  nProject","retryable":false}}],"examples":[{"name":"from the start","x-given":[{"method":"pr\#
  oject.define","params":{"products":{"monthly":{"kind":"subscription","entitlements":["premiu\#
  m"]}},"clock":{"manual":"2026-01-01T00:00:00.000Z"}}},{"method":"install","params":{"device"\#
  :"iphone"}}],"params":[],"result":{"name":"result","value":{"events":[{"cursor":"1","id":"{{\#
  any}}","kind":"userCreated","at":"2026-01-01T00:00:00.000Z","project":"default","user":"{{an\#
  onymous}}","anonymousId":"{{anonymous}}","cause":{"method":"install","id":"{{any}}"},"device\#
  ":"iphone"}],"cursor":"1","more":false}}},{"name":"nothing yet","params":[],"result":{"name"\#
  :"result","value":{"events":[],"cursor":"0","more":false}}}]},{"name":"identify","summary":"\#
  Logs a user in on a device.","x-role":"write","x-since":1,"paramStructure":"either","params"\#
  :[{"name":"device","required":false,"summary":"The device.","schema":{"$ref":"#/components/s\#
  chemas/DeviceId"}},{"name":"userId","required":true,"summary":"Who it is, in the caller's wo\#
  rds.","schema":{"$ref":"#/components/schemas/UserId"}},{"name":"anonymousId","required":fals\#
  e,"summary":"Instead of the device: its anonymous user.","schema":{"$ref":"#/components/sche\#
  mas/UserId"}},{"name":"project","required":false,"summary":"The project to work in.","schema\#
  ":{"$ref":"#/components/schemas/ProjectId","default":"default"}},{"name":"dryRun","required"\#
  :false,"summary":"Answer as if it were done, with the events that it would cause, and change\#
   nothing.","schema":{"type":"boolean","default":false}},{"name":"idempotencyKey","required":\#
  false,"summary":"The same key with the same params again gives the stored result.","schema":\#
  {"$ref":"#/components/schemas/IdempotencyKey"}}],"x-exactly-one":[["device"],["anonymousId"]\#
  ],"result":{"name":"result","schema":{"type":"object","properties":{"user":{"$ref":"#/compon\#
  ents/schemas/User"},"created":{"description":"True when this call made the user.","type":"bo\#
  olean"},"outcome":{"description":"attached: the user gained at least one purchase. switched:\#
   nobody gained any. unchanged: it was the same user already.","type":"string","enum":["attac\#
  hed","switched","unchanged"]},"shouldRefresh":{"description":"True exactly when `purchases` \#
  is not empty.","type":"boolean"},"purchases":{"description":"What changed holder.","type":"a\#
  rray","items":{"$ref":"#/components/schemas/Move"}},"dryRun":{"description":"Only there, and\#
   true, in a dry run.","type":"boolean"},"events":{"description":"Only in a dry run: what wou\#
  ld be told.","type":"array","items":{"$ref":"#/components/schemas/Event"}},"replayed":{"desc\#
  ription":"Only there, and true, when an idempotency key gave the stored result.","type":"boo\#
  lean"}},"required":["user","created","outcome","shouldRefresh","purchases"]}},"errors":[{"co\#
  de":-32602,"message":"A parameter is missing, unknown, of a wrong type or out of its bounds;\#
   or two that exclude each other came together. `field` points to it; `nearest` lists the nam\#
  es that an unknown one may have meant.","data":{"kind":"invalidParams","retryable":false}},{\#
  "code":1000,"message":"The peer's role does not reach that of the method. `uid` and `role` a\#
  re the peer's (null: a stranger), `needed` the method's.","data":{"kind":"permissionDenied",\#
  "retryable":false}},{"code":1100,"message":"The project has no such device.","data":{"kind":\#
  "unknownDevice","retryable":false}},{"code":1101,"message":"The project has no such user.","\#
  data":{"kind":"unknownUser","retryable":false}},{"code":1102,"message":"The id is one that n\#
  obody may have: the empty one, or one of the project's `blockedUserIds`.","data":{"kind":"bl\#
  ockedUserId","retryable":false}},{"code":1103,"message":"The id has more Unicode scalars tha\#
  n the project's `userIdLengthMax`.","data":{"kind":"userIdTooLong","retryable":false}},{"cod\#
  e":1104,"message":"The id begins with the project's anonymous prefix, or is an anonymous use\#
  r's.","data":{"kind":"reservedUserId","retryable":false}},{"code":1200,"message":"There is n\#
  o such project.","data":{"kind":"unknownProject","retryable":false}},{"code":1300,"message":\#
  "The key was used within 24 hours for the same method with other params.","data":{"kind":"id\#
  empotencyConflict","retryable":false}},{"code":1400,"message":"There is no room for the writ\#
  e. Nothing was changed; reading goes on.","data":{"kind":"storageFull","retryable":true}},{"\#
  code":1401,"message":"The write may not have reached the disk. The daemon ends, and what it \#
  finds at its next start is the truth.","data":{"kind":"storageFailed","retryable":false}}],"\#
  examples":[{"name":"a new user","x-given":[{"method":"project.define","params":{"products":{\#
  "monthly":{"kind":"subscription","entitlements":["premium"]}},"clock":{"manual":"2026-01-01T\#
  00:00:00.000Z"}}},{"method":"install","params":{"device":"iphone"}}],"params":[{"name":"devi\#
  ce","value":"iphone"},{"name":"userId","value":"user_id_1"}],"result":{"name":"result","valu\#
  e":{"user":{"id":"user_id_1","anonymousId":"{{anonymous}}","identityId":"user_id_1","custome\#
  rId":"{{customer}}","aliases":["user_id_1"],"device":"iphone","createdAt":"2026-01-01T00:00:\#
  00.000Z","environment":"production"},"created":true,"outcome":"switched","shouldRefresh":fal\#
  se,"purchases":[]}}},{"name":"with a purchase made before","x-given":[{"method":"project.def\#
  ine","params":{"products":{"monthly":{"kind":"subscription","entitlements":["premium"]}},"cl\#
  ock":{"manual":"2026-01-01T00:00:00.000Z"}}},{"method":"install","params":{"device":"iphone"\#
  }},{"method":"purchase","params":{"device":"iphone","product":"monthly","store":"appStore","\#
  transactionId":"1000","expiresAt":"2026-02-01T00:00:00.000Z"}}],"params":[{"name":"device","\#
  value":"iphone"},{"name":"userId","value":"user_id_1"}],"result":{"name":"result","value":{"\#
  user":{"id":"user_id_1","anonymousId":"{{anonymous}}","identityId":"user_id_1","customerId":\#
  "{{customer}}","aliases":["user_id_1"],"device":"iphone","createdAt":"2026-01-01T00:00:00.00\#
  0Z","environment":"production"},"created":true,"outcome":"attached","shouldRefresh":true,"pu\#
  rchases":[{"store":"appStore","originalTransactionId":"1000","product":"monthly","kind":"sub\#
  scription","from":["{{anonymous}}"],"to":"user_id_1","shared":true}]}}},{"name":"the same id\#
   again","x-given":[{"method":"project.define","params":{"products":{"monthly":{"kind":"subsc\#
  ription","entitlements":["premium"]}},"clock":{"manual":"2026-01-01T00:00:00.000Z"}}},{"meth\#
  od":"install","params":{"device":"iphone"}},{"method":"identify","params":{"device":"iphone"\#
  ,"userId":"user_id_1"}}],"params":[{"name":"device","value":"iphone"},{"name":"userId","valu\#
  e":"user_id_1"}],"result":{"name":"result","value":{"user":{"id":"user_id_1","anonymousId":"\#
  {{anonymous}}","identityId":"user_id_1","customerId":"{{customer}}","aliases":["user_id_1"],\#
  "device":"iphone","createdAt":"2026-01-01T00:00:00.000Z","environment":"production"},"create\#
  d":false,"outcome":"unchanged","shouldRefresh":false,"purchases":[]}}}]},{"name":"install","\#
  summary":"Starts a device, with an anonymous user of its own.","x-role":"write","x-since":1,\#
  "paramStructure":"either","params":[{"name":"device","required":false,"summary":"The device;\#
   made up when left out.","schema":{"$ref":"#/components/schemas/DeviceId"}},{"name":"userId"\#
  ,"required":false,"summary":"Start the device as this user: nothing is attached, moved or al\#
  iased.","schema":{"$ref":"#/components/schemas/UserId"}},{"name":"storeAccount","required":f\#
  alse,"summary":"The store account whose purchases the device can present.","schema":{"$ref":\#
  "#/components/schemas/StoreAccountId"}},{"name":"platform","required":false,"summary":"What \#
  the device runs.","schema":{"$ref":"#/components/schemas/Platform"}},{"name":"app","required\#
  ":false,"summary":"The app that was installed.","schema":{"$ref":"#/components/schemas/AppId\#
  "}},{"name":"project","required":false,"summary":"The project to work in.","schema":{"$ref":\#
  "#/components/schemas/ProjectId","default":"default"}},{"name":"dryRun","required":false,"su\#
  mmary":"Answer as if it were done, with the events that it would cause, and change nothing."\#
  ,"schema":{"type":"boolean","default":false}},{"name":"idempotencyKey","required":false,"sum\#
  mary":"The same key with the same params again gives the stored result.","schema":{"$ref":"#\#
  /components/schemas/IdempotencyKey"}}],"result":{"name":"result","schema":{"type":"object","\#
  properties":{"device":{"$ref":"#/components/schemas/DeviceId"},"created":{"description":"Fal\#
  se for a device that was known.","type":"boolean"},"user":{"$ref":"#/components/schemas/User\#
  "},"dryRun":{"description":"Only there, and true, in a dry run.","type":"boolean"},"events":\#
  {"description":"Only in a dry run: what would be told.","type":"array","items":{"$ref":"#/co\#
  mponents/schemas/Event"}},"replayed":{"description":"Only there, and true, when an idempoten\#
  cy key gave the stored result.","type":"boolean"}},"required":["device","created","user"]}},\#
  "errors":[{"code":-32602,"message":"A parameter is missing, unknown, of a wrong type or out \#
  of its bounds; or two that exclude each other came together. `field` points to it; `nearest`\#
   lists the names that an unknown one may have meant.","data":{"kind":"invalidParams","retrya\#
  ble":false}},{"code":1000,"message":"The peer's role does not reach that of the method. `uid\#
  ` and `role` are the peer's (null: a stranger), `needed` the method's.","data":{"kind":"perm\#
  issionDenied","retryable":false}},{"code":1102,"message":"The id is one that nobody may have\#
  : the empty one, or one of the project's `blockedUserIds`.","data":{"kind":"blockedUserId","\#
  retryable":false}},{"code":1103,"message":"The id has more Unicode scalars than the project'\#
  s `userIdLengthMax`.","data":{"kind":"userIdTooLong","retryable":false}},{"code":1104,"messa\#
  ge":"The id begins with the project's anonymous prefix, or is an anonymous user's.","data":{\#
  "kind":"reservedUserId","retryable":false}},{"code":1200,"message":"There is no such project\#
  .","data":{"kind":"unknownProject","retryable":false}},{"code":1300,"message":"The key was u\#
  sed within 24 hours for the same method with other params.","data":{"kind":"idempotencyConfl\#
  ict","retryable":false}},{"code":1400,"message":"There is no room for the write. Nothing was\#
   changed; reading goes on.","data":{"kind":"storageFull","retryable":true}},{"code":1401,"me\#
  ssage":"The write may not have reached the disk. The daemon ends, and what it finds at its n\#
  ext start is the truth.","data":{"kind":"storageFailed","retryable":false}}],"examples":[{"n\#
  ame":"a new device","x-given":[{"method":"project.define","params":{"products":{"monthly":{"\#
  kind":"subscription","entitlements":["premium"]}},"clock":{"manual":"2026-01-01T00:00:00.000\#
  Z"}}}],"params":[{"name":"device","value":"iphone"}],"result":{"name":"result","value":{"dev\#
  ice":"iphone","created":true,"user":{"id":"{{anonymous}}","anonymousId":"{{anonymous}}","ide\#
  ntityId":null,"customerId":"{{anonymous}}","aliases":["{{anonymous}}"],"device":"iphone","cr\#
  eatedAt":"2026-01-01T00:00:00.000Z","environment":"production"}}}},{"name":"again","x-given"\#
  :[{"method":"project.define","params":{"products":{"monthly":{"kind":"subscription","entitle\#
  ments":["premium"]}},"clock":{"manual":"2026-01-01T00:00:00.000Z"}}},{"method":"install","pa\#
  rams":{"device":"iphone"}}],"params":[{"name":"device","value":"iphone"}],"result":{"name":"\#
  result","value":{"device":"iphone","created":false,"user":{"id":"{{anonymous}}","anonymousId\#
  ":"{{anonymous}}","identityId":null,"customerId":"{{anonymous}}","aliases":["{{anonymous}}"]\#
  ,"device":"iphone","createdAt":"2026-01-01T00:00:00.000Z","environment":"production"}}}},{"n\#
  ame":"as a user","x-given":[{"method":"project.define","params":{"products":{"monthly":{"kin\#
  d":"subscription","entitlements":["premium"]}},"clock":{"manual":"2026-01-01T00:00:00.000Z"}\#
  }}],"params":[{"name":"device","value":"iphone"},{"name":"userId","value":"user_id_1"}],"res\#
  ult":{"name":"result","value":{"device":"iphone","created":true,"user":{"id":"user_id_1","an\#
  onymousId":"{{anonymous}}","identityId":"user_id_1","customerId":"{{customer}}","aliases":["\#
  user_id_1"],"device":"iphone","createdAt":"2026-01-01T00:00:00.000Z","environment":"producti\#
  on"}}}},{"name":"as a dry run","x-given":[{"method":"project.define","params":{"products":{"\#
  monthly":{"kind":"subscription","entitlements":["premium"]}},"clock":{"manual":"2026-01-01T0\#
  0:00:00.000Z"}}}],"params":[{"name":"device","value":"iphone"},{"name":"dryRun","value":true\#
  }],"result":{"name":"result","value":{"device":"iphone","created":true,"user":{"id":"{{anony\#
  mous}}","anonymousId":"{{anonymous}}","identityId":null,"customerId":"{{anonymous}}","aliase\#
  s":["{{anonymous}}"],"device":"iphone","createdAt":"2026-01-01T00:00:00.000Z","environment":\#
  "production"},"dryRun":true,"events":[{"id":"{{any}}","kind":"userCreated","at":"2026-01-01T\#
  00:00:00.000Z","project":"default","user":"{{anonymous}}","anonymousId":"{{anonymous}}","cau\#
  se":{"method":"install","id":"{{any}}"},"device":"iphone"}]}}}]},{"name":"logout","summary":\#
  "Logs the user of a device out.","x-role":"write","x-since":1,"paramStructure":"either","par\#
  ams":[{"name":"device","required":true,"summary":"The device.","schema":{"$ref":"#/component\#
  s/schemas/DeviceId"}},{"name":"project","required":false,"summary":"The project to work in."\#
  ,"schema":{"$ref":"#/components/schemas/ProjectId","default":"default"}},{"name":"dryRun","r\#
  equired":false,"summary":"Answer as if it were done, with the events that it would cause, an\#
  d change nothing.","schema":{"type":"boolean","default":false}},{"name":"idempotencyKey","re\#
  quired":false,"summary":"The same key with the same params again gives the stored result.","\#
  schema":{"$ref":"#/components/schemas/IdempotencyKey"}}],"result":{"name":"result","schema":\#
  {"type":"object","properties":{"user":{"$ref":"#/components/schemas/User"},"outcome":{"descr\#
  iption":"loggedOut: back to the device's anonymous user. unchanged: nobody was logged in.","\#
  type":"string","enum":["loggedOut","unchanged"]},"dryRun":{"description":"Only there, and tr\#
  ue, in a dry run.","type":"boolean"},"events":{"description":"Only in a dry run: what would \#
  be told.","type":"array","items":{"$ref":"#/components/schemas/Event"}},"replayed":{"descrip\#
  tion":"Only there, and true, when an idempotency key gave the stored result.","type":"boolea\#
  n"}},"required":["user","outcome"]}},"errors":[{"code":-32602,"message":"A parameter is miss\#
  ing, unknown, of a wrong type or out of its bounds; or two that exclude each other came toge\#
  ther. `field` points to it; `nearest` lists the names that an unknown one may have meant.","\#
  data":{"kind":"invalidParams","retryable":false}},{"code":1000,"message":"The peer's role do\#
  es not reach that of the method. `uid` and `role` are the peer's (null: a stranger), `needed\#
  ` the method's.","data":{"kind":"permissionDenied","retryable":false}},{"code":1100,"message\#
  ":"The project has no such device.","data":{"kind":"unknownDevice","retryable":false}},{"cod\#
  e":1200,"message":"There is no such project.","data":{"kind":"unknownProject","retryable":fa\#
  lse}},{"code":1300,"message":"The key was used within 24 hours for the same method with othe\#
  r params.","data":{"kind":"idempotencyConflict","retryable":false}},{"code":1400,"message":"\#
  There is no room for the write. Nothing was changed; reading goes on.","data":{"kind":"stora\#
  geFull","retryable":true}},{"code":1401,"message":"The write may not have reached the disk. \#
  The daemon ends, and what it finds at its next start is the truth.","data":{"kind":"storageF\#
  ailed","retryable":false}}],"examples":[{"name":"somebody logged in","x-given":[{"method":"p\#
  roject.define","params":{"products":{"monthly":{"kind":"subscription","entitlements":["premi\#
  um"]}},"clock":{"manual":"2026-01-01T00:00:00.000Z"}}},{"method":"install","params":{"device\#
  ":"iphone"}},{"method":"identify","params":{"device":"iphone","userId":"user_id_1"}}],"param\#
  s":[{"name":"device","value":"iphone"}],"result":{"name":"result","value":{"user":{"id":"{{a\#
  nonymous}}","anonymousId":"{{anonymous}}","identityId":null,"customerId":"{{anonymous}}","al\#
  iases":["{{anonymous}}"],"device":"iphone","createdAt":"2026-01-01T00:00:00.000Z","environme\#
  nt":"production"},"outcome":"loggedOut"}}},{"name":"nobody logged in","x-given":[{"method":"\#
  project.define","params":{"products":{"monthly":{"kind":"subscription","entitlements":["prem\#
  ium"]}},"clock":{"manual":"2026-01-01T00:00:00.000Z"}}},{"method":"install","params":{"devic\#
  e":"iphone"}}],"params":[{"name":"device","value":"iphone"}],"result":{"name":"result","valu\#
  e":{"user":{"id":"{{anonymous}}","anonymousId":"{{anonymous}}","identityId":null,"customerId\#
  ":"{{anonymous}}","aliases":["{{anonymous}}"],"device":"iphone","createdAt":"2026-01-01T00:0\#
  0:00.000Z","environment":"production"},"outcome":"unchanged"}}}]},{"name":"project.define","\#
  summary":"Creates a project, or changes what is given of it.","x-role":"admin","x-since":1,"\#
  paramStructure":"either","params":[{"name":"project","required":false,"summary":"The project\#
   to work in.","schema":{"$ref":"#/components/schemas/ProjectId","default":"default"}},{"name\#
  ":"rules","required":false,"summary":"How purchases and users move; qonversion for a new pro\#
  ject.","schema":{"$ref":"#/components/schemas/RulesChoice"}},{"name":"products","required":f\#
  alse,"summary":"The whole catalogue.","schema":{"$ref":"#/components/schemas/Catalogue"}},{"\#
  name":"entitlements","required":false,"summary":"What may be granted besides what the catalo\#
  gue gives.","schema":{"type":"array","items":{"$ref":"#/components/schemas/EntitlementId"},"\#
  maxItems":10000}},{"name":"environment","required":false,"summary":"Which purchases count; p\#
  roduction for a new project.","schema":{"$ref":"#/components/schemas/ProjectEnvironment"}},{\#
  "name":"clock","required":false,"summary":"Whose time it lives in; only before its first dev\#
  ice or user. The system's for a new project.","schema":{"$ref":"#/components/schemas/ClockCh\#
  oice"}},{"name":"dryRun","required":false,"summary":"Answer as if it were done, with the eve\#
  nts that it would cause, and change nothing.","schema":{"type":"boolean","default":false}},{\#
  "name":"idempotencyKey","required":false,"summary":"The same key with the same params again \#
  gives the stored result.","schema":{"$ref":"#/components/schemas/IdempotencyKey"}}],"result"\#
  :{"name":"result","schema":{"type":"object","properties":{"project":{"$ref":"#/components/sc\#
  hemas/Project"},"dryRun":{"description":"Only there, and true, in a dry run.","type":"boolea\#
  n"},"events":{"description":"Only in a dry run: what would be told.","type":"array","items":\#
  {"$ref":"#/components/schemas/Event"}},"replayed":{"description":"Only there, and true, when\#
   an idempotency key gave the stored result.","type":"boolean"}},"required":["project"]}},"er\#
  rors":[{"code":-32602,"message":"A parameter is missing, unknown, of a wrong type or out of \#
  its bounds; or two that exclude each other came together. `field` points to it; `nearest` li\#
  sts the names that an unknown one may have meant.","data":{"kind":"invalidParams","retryable\#
  ":false}},{"code":1000,"message":"The peer's role does not reach that of the method. `uid` a\#
  nd `role` are the peer's (null: a stranger), `needed` the method's.","data":{"kind":"permiss\#
  ionDenied","retryable":false}},{"code":1300,"message":"The key was used within 24 hours for \#
  the same method with other params.","data":{"kind":"idempotencyConflict","retryable":false}}\#
  ,{"code":1400,"message":"There is no room for the write. Nothing was changed; reading goes o\#
  n.","data":{"kind":"storageFull","retryable":true}},{"code":1401,"message":"The write may no\#
  t have reached the disk. The daemon ends, and what it finds at its next start is the truth."\#
  ,"data":{"kind":"storageFailed","retryable":false}}],"examples":[{"name":"a new project","pa\#
  rams":[{"name":"project","value":"news"},{"name":"rules","value":{"preset":"qonversion","onR\#
  estore":"transfer"}},{"name":"products","value":{"monthly":{"kind":"subscription","entitleme\#
  nts":["premium"]}}},{"name":"clock","value":{"manual":"2026-01-01T00:00:00.000Z"}}],"result"\#
  :{"name":"result","value":{"project":{"id":"news","rules":{"preset":"qonversion","anonymousP\#
  refix":"QON_","onIdentifyNew":"attach","onIdentifyKnown":"attach","onSwitch":"logoutFirst","\#
  onLogout":"return","onAnonymousLogout":"ignore","purchaseHolders":"deviceAndUser","onRestore\#
  ":"transfer","anonymousHolders":"asOthers","oneTimePurchases":"move","userIdLengthMax":255,"\#
  blockedUserIds":[""]},"products":{"monthly":{"kind":"subscription","entitlements":["premium"\#
  ]}},"entitlements":[],"environment":"production","clock":{"kind":"manual","now":"2026-01-01T\#
  00:00:00.000Z"},"createdAt":"2026-01-01T00:00:00.000Z","counts":{"devices":0,"users":0,"cust\#
  omers":0,"purchases":0,"events":0}}}}},{"name":"a change of one thing","x-given":[{"method":\#
  "project.define","params":{"products":{"monthly":{"kind":"subscription","entitlements":["pre\#
  mium"]}},"clock":{"manual":"2026-01-01T00:00:00.000Z"}}},{"method":"install","params":{"devi\#
  ce":"iphone"}}],"params":[{"name":"entitlements","value":["vip"]}],"result":{"name":"result"\#
  ,"value":{"project":{"id":"default","rules":{"preset":"qonversion","anonymousPrefix":"QON_",\#
  "onIdentifyNew":"attach","onIdentifyKnown":"attach","onSwitch":"logoutFirst","onLogout":"ret\#
  urn","onAnonymousLogout":"ignore","purchaseHolders":"deviceAndUser","onRestore":"share","ano\#
  nymousHolders":"asOthers","oneTimePurchases":"move","userIdLengthMax":255,"blockedUserIds":[\#
  ""]},"products":{"monthly":{"kind":"subscription","entitlements":["premium"]}},"entitlements\#
  ":["vip"],"environment":"production","clock":{"kind":"manual","now":"2026-01-01T00:00:00.000\#
  Z"},"createdAt":"{{any}}","counts":{"devices":1,"users":1,"customers":1,"purchases":0,"event\#
  s":1}}}}}]},{"name":"project.describe","summary":"Shows a project's definition, every rule s\#
  pelled out, and how much it holds.","x-role":"read","x-since":1,"paramStructure":"either","p\#
  arams":[{"name":"project","required":false,"summary":"The project to work in.","schema":{"$r\#
  ef":"#/components/schemas/ProjectId","default":"default"}}],"result":{"name":"result","schem\#
  a":{"type":"object","properties":{"project":{"$ref":"#/components/schemas/Project"}},"requir\#
  ed":["project"]}},"errors":[{"code":-32602,"message":"A parameter is missing, unknown, of a \#
  wrong type or out of its bounds; or two that exclude each other came together. `field` point\#
  s to it; `nearest` lists the names that an unknown one may have meant.","data":{"kind":"inva\#
  lidParams","retryable":false}},{"code":1000,"message":"The peer's role does not reach that o\#
  f the method. `uid` and `role` are the peer's (null: a stranger), `needed` the method's.","d\#
  ata":{"kind":"permissionDenied","retryable":false}},{"code":1200,"message":"There is no such\#
   project.","data":{"kind":"unknownProject","retryable":false}}],"examples":[{"name":"the pro\#
  ject that is there from the start","params":[],"result":{"name":"result","value":{"project":\#
  {"id":"default","rules":{"preset":"qonversion","anonymousPrefix":"QON_","onIdentifyNew":"att\#
  ach","onIdentifyKnown":"attach","onSwitch":"logoutFirst","onLogout":"return","onAnonymousLog\#
  out":"ignore","purchaseHolders":"deviceAndUser","onRestore":"share","anonymousHolders":"asOt\#
  hers","oneTimePurchases":"move","userIdLengthMax":255,"blockedUserIds":[""]},"products":{},"\#
  entitlements":[],"environment":"production","clock":{"kind":"system"},"createdAt":"{{any}}",\#
  "counts":{"devices":0,"users":0,"customers":0,"purchases":0,"events":0}}}}}]},{"name":"proje\#
  ct.list","summary":"Lists the projects, in the order of their ids' bytes.","x-role":"read","\#
  x-since":1,"paramStructure":"either","params":[{"name":"project","required":false,"summary":\#
  "Taken so that a client may send it with every call; it must exist, and changes nothing.","s\#
  chema":{"$ref":"#/components/schemas/ProjectId","default":"default"}}],"result":{"name":"res\#
  ult","schema":{"type":"object","properties":{"projects":{"type":"array","items":{"$ref":"#/c\#
  omponents/schemas/ProjectSummary"}}},"required":["projects"]}},"errors":[{"code":-32602,"mes\#
  sage":"A parameter is missing, unknown, of a wrong type or out of its bounds; or two that ex\#
  clude each other came together. `field` points to it; `nearest` lists the names that an unkn\#
  own one may have meant.","data":{"kind":"invalidParams","retryable":false}},{"code":1000,"me\#
  ssage":"The peer's role does not reach that of the method. `uid` and `role` are the peer's (\#
  null: a stranger), `needed` the method's.","data":{"kind":"permissionDenied","retryable":fal\#
  se}},{"code":1200,"message":"There is no such project.","data":{"kind":"unknownProject","ret\#
  ryable":false}}],"examples":[{"name":"one project","params":[],"result":{"name":"result","va\#
  lue":{"projects":[{"id":"default","preset":"qonversion","createdAt":"{{any}}","counts":{"dev\#
  ices":0,"users":0,"customers":0,"purchases":0,"events":0}}]}}}]},{"name":"purchase","summary\#
  ":"Records a transaction of a store, and who holds it.","x-role":"write","x-since":1,"paramS\#
  tructure":"either","params":[{"name":"device","required":false,"summary":"The device.","sche\#
  ma":{"$ref":"#/components/schemas/DeviceId"}},{"name":"userId","required":false,"summary":"A\#
   user, instead of a device; made when there is none, for the money is real.","schema":{"$ref\#
  ":"#/components/schemas/UserId"}},{"name":"product","required":true,"summary":"What was boug\#
  ht; one that the catalogue does not know is kept all the same.","schema":{"$ref":"#/componen\#
  ts/schemas/ProductId"}},{"name":"store","required":true,"summary":"Where it was bought.","sc\#
  hema":{"$ref":"#/components/schemas/Store"}},{"name":"transactionId","required":true,"summar\#
  y":"This transaction.","schema":{"$ref":"#/components/schemas/TransactionId"}},{"name":"orig\#
  inalTransactionId","required":false,"summary":"The first transaction of its chain; this one \#
  when left out.","schema":{"$ref":"#/components/schemas/TransactionId"}},{"name":"kind","requ\#
  ired":false,"summary":"What the product is; wins over the catalogue.","schema":{"$ref":"#/co\#
  mponents/schemas/ProductKind"}},{"name":"purchasedAt","required":false,"summary":"When; now \#
  when left out.","schema":{"$ref":"#/components/schemas/Moment"}},{"name":"expiresAt","requir\#
  ed":false,"summary":"The last moment of the period; no end when left out.","schema":{"$ref":\#
  "#/components/schemas/Moment"}},{"name":"periodType","required":false,"summary":"What the cu\#
  stomer pays for the period.","schema":{"$ref":"#/components/schemas/PeriodType","default":"n\#
  ormal"}},{"name":"environment","required":false,"summary":"Where the store took the money.",\#
  "schema":{"$ref":"#/components/schemas/PurchaseEnvironment","default":"production"}},{"name"\#
  :"isFamilyShared","required":false,"summary":"Bought by somebody else in the family.","schem\#
  a":{"type":"boolean","default":false}},{"name":"price","required":false,"summary":"What was \#
  paid.","schema":{"$ref":"#/components/schemas/Price"}},{"name":"currency","required":false,"\#
  summary":"In which currency.","schema":{"$ref":"#/components/schemas/Currency"}},{"name":"co\#
  untry","required":false,"summary":"In which country.","schema":{"$ref":"#/components/schemas\#
  /Country"}},{"name":"offerCode","required":false,"summary":"The offer that was redeemed.","s\#
  chema":{"type":"string","minLength":1,"maxLength":255}},{"name":"attributes","required":fals\#
  e,"summary":"Told again in the events of this purchase.","schema":{"$ref":"#/components/sche\#
  mas/Attributes"}},{"name":"project","required":false,"summary":"The project to work in.","sc\#
  hema":{"$ref":"#/components/schemas/ProjectId","default":"default"}},{"name":"dryRun","requi\#
  red":false,"summary":"Answer as if it were done, with the events that it would cause, and ch\#
  ange nothing.","schema":{"type":"boolean","default":false}},{"name":"idempotencyKey","requir\#
  ed":false,"summary":"The same key with the same params again gives the stored result.","sche\#
  ma":{"$ref":"#/components/schemas/IdempotencyKey"}}],"x-exactly-one":[["device"],["userId"]]\#
  ,"result":{"name":"result","schema":{"type":"object","properties":{"purchase":{"$ref":"#/com\#
  ponents/schemas/Purchase"},"created":{"description":"True when the chain was not known befor\#
  e.","type":"boolean"},"outcome":{"description":"recorded: a new chain. received: a chain tha\#
  t the buyer did not hold, and holds now. planChanged: a new transaction with another product\#
  . renewed: any other new transaction. unchanged: nothing new.","type":"string","enum":["reco\#
  rded","renewed","planChanged","received","unchanged"]},"entitlements":{"$ref":"#/components/\#
  schemas/Entitlements","description":"What the buyer may use now."},"warnings":{"description"\#
  :"Only there when there are any.","type":"array","items":{"$ref":"#/components/schemas/Warni\#
  ng"}},"dryRun":{"description":"Only there, and true, in a dry run.","type":"boolean"},"event\#
  s":{"description":"Only in a dry run: what would be told.","type":"array","items":{"$ref":"#\#
  /components/schemas/Event"}},"replayed":{"description":"Only there, and true, when an idempo\#
  tency key gave the stored result.","type":"boolean"}},"required":["purchase","created","outc\#
  ome","entitlements"]}},"errors":[{"code":-32602,"message":"A parameter is missing, unknown, \#
  of a wrong type or out of its bounds; or two that exclude each other came together. `field` \#
  points to it; `nearest` lists the names that an unknown one may have meant.","data":{"kind":\#
  "invalidParams","retryable":false}},{"code":1000,"message":"The peer's role does not reach t\#
  hat of the method. `uid` and `role` are the peer's (null: a stranger), `needed` the method's\#
  .","data":{"kind":"permissionDenied","retryable":false}},{"code":1100,"message":"The project\#
   has no such device.","data":{"kind":"unknownDevice","retryable":false}},{"code":1102,"messa\#
  ge":"The id is one that nobody may have: the empty one, or one of the project's `blockedUser\#
  Ids`.","data":{"kind":"blockedUserId","retryable":false}},{"code":1103,"message":"The id has\#
   more Unicode scalars than the project's `userIdLengthMax`.","data":{"kind":"userIdTooLong",\#
  "retryable":false}},{"code":1104,"message":"The id begins with the project's anonymous prefi\#
  x, or is an anonymous user's.","data":{"kind":"reservedUserId","retryable":false}},{"code":1\#
  200,"message":"There is no such project.","data":{"kind":"unknownProject","retryable":false}\#
  },{"code":1202,"message":"Somebody else holds the chain, and the rule keeps it there. Nothin\#
  g was done.","data":{"kind":"purchaseHeldByAnother","retryable":false}},{"code":1300,"messag\#
  e":"The key was used within 24 hours for the same method with other params.","data":{"kind":\#
  "idempotencyConflict","retryable":false}},{"code":1400,"message":"There is no room for the w\#
  rite. Nothing was changed; reading goes on.","data":{"kind":"storageFull","retryable":true}}\#
  ,{"code":1401,"message":"The write may not have reached the disk. The daemon ends, and what \#
  it finds at its next start is the truth.","data":{"kind":"storageFailed","retryable":false}}\#
  ],"examples":[{"name":"a subscription","x-given":[{"method":"project.define","params":{"prod\#
  ucts":{"monthly":{"kind":"subscription","entitlements":["premium"]}},"clock":{"manual":"2026\#
  -01-01T00:00:00.000Z"}}},{"method":"install","params":{"device":"iphone"}}],"params":[{"name\#
  ":"device","value":"iphone"},{"name":"product","value":"monthly"},{"name":"store","value":"a\#
  ppStore"},{"name":"transactionId","value":"1000"},{"name":"expiresAt","value":"2026-02-01T00\#
  :00:00.000Z"}],"result":{"name":"result","value":{"purchase":{"store":"appStore","originalTr\#
  ansactionId":"1000","transactionId":"1000","product":"monthly","kind":"subscription","state"\#
  :"active","holders":["{{anonymous}}"],"device":"iphone","storeAccount":null,"purchasedAt":"2\#
  026-01-01T00:00:00.000Z","firstPurchasedAt":"2026-01-01T00:00:00.000Z","expiresAt":"2026-02-\#
  01T00:00:00.000Z","trialStartedAt":null,"periodType":"normal","environment":"production","is\#
  FamilyShared":false,"price":null,"currency":null,"country":null,"offerCode":null,"autoRenew"\#
  :true,"autoRenewDisabledAt":null,"gracePeriodExpiresAt":null,"billingRetry":false,"pausedUnt\#
  il":null,"refundedAt":null,"revokedAt":null,"renewsCount":0,"transactions":[{"transactionId"\#
  :"1000","product":"monthly","periodType":"normal","purchasedAt":"2026-01-01T00:00:00.000Z","\#
  expiresAt":"2026-02-01T00:00:00.000Z"}]},"created":true,"outcome":"recorded","entitlements":\#
  {"premium":{"id":"premium","active":true,"state":"active","productId":"monthly","source":"ap\#
  pStore","renewState":"willRenew","grantType":"purchase","periodType":"normal","startedAt":"2\#
  026-01-01T00:00:00.000Z","expiresAt":"2026-02-01T00:00:00.000Z","gracePeriodExpiresAt":null,\#
  "firstPurchasedAt":"2026-01-01T00:00:00.000Z","lastPurchasedAt":"2026-01-01T00:00:00.000Z","\#
  trialStartedAt":null,"autoRenewDisabledAt":null,"renewsCount":0,"environment":"production","\#
  store":"appStore","transactionId":"1000","originalTransactionId":"1000"}}}}},{"name":"the sa\#
  me transaction again","x-given":[{"method":"project.define","params":{"products":{"monthly":\#
  {"kind":"subscription","entitlements":["premium"]}},"clock":{"manual":"2026-01-01T00:00:00.0\#
  00Z"}}},{"method":"install","params":{"device":"iphone"}},{"method":"purchase","params":{"de\#
  vice":"iphone","product":"monthly","store":"appStore","transactionId":"1000","expiresAt":"20\#
  26-02-01T00:00:00.000Z"}}],"params":[{"name":"device","value":"iphone"},{"name":"product","v\#
  alue":"monthly"},{"name":"store","value":"appStore"},{"name":"transactionId","value":"1000"}\#
  ,{"name":"expiresAt","value":"2026-02-01T00:00:00.000Z"}],"result":{"name":"result","value":\#
  {"purchase":{"store":"appStore","originalTransactionId":"1000","transactionId":"1000","produ\#
  ct":"monthly","kind":"subscription","state":"active","holders":["{{anonymous}}"],"device":"i\#
  phone","storeAccount":null,"purchasedAt":"2026-01-01T00:00:00.000Z","firstPurchasedAt":"2026\#
  -01-01T00:00:00.000Z","expiresAt":"2026-02-01T00:00:00.000Z","trialStartedAt":null,"periodTy\#
  pe":"normal","environment":"production","isFamilyShared":false,"price":null,"currency":null,\#
  "country":null,"offerCode":null,"autoRenew":true,"autoRenewDisabledAt":null,"gracePeriodExpi\#
  resAt":null,"billingRetry":false,"pausedUntil":null,"refundedAt":null,"revokedAt":null,"rene\#
  wsCount":0,"transactions":[{"transactionId":"1000","product":"monthly","periodType":"normal"\#
  ,"purchasedAt":"2026-01-01T00:00:00.000Z","expiresAt":"2026-02-01T00:00:00.000Z"}]},"created\#
  ":false,"outcome":"unchanged","entitlements":{"premium":{"id":"premium","active":true,"state\#
  ":"active","productId":"monthly","source":"appStore","renewState":"willRenew","grantType":"p\#
  urchase","periodType":"normal","startedAt":"2026-01-01T00:00:00.000Z","expiresAt":"2026-02-0\#
  1T00:00:00.000Z","gracePeriodExpiresAt":null,"firstPurchasedAt":"2026-01-01T00:00:00.000Z","\#
  lastPurchasedAt":"2026-01-01T00:00:00.000Z","trialStartedAt":null,"autoRenewDisabledAt":null\#
  ,"renewsCount":0,"environment":"production","store":"appStore","transactionId":"1000","origi\#
  nalTransactionId":"1000"}}}}},{"name":"by somebody logged in","x-given":[{"method":"project.\#
  define","params":{"products":{"monthly":{"kind":"subscription","entitlements":["premium"]}},\#
  "clock":{"manual":"2026-01-01T00:00:00.000Z"}}},{"method":"install","params":{"device":"ipho\#
  ne"}},{"method":"identify","params":{"device":"iphone","userId":"user_id_1"}}],"params":[{"n\#
  ame":"device","value":"iphone"},{"name":"product","value":"monthly"},{"name":"store","value"\#
  :"appStore"},{"name":"transactionId","value":"1000"},{"name":"expiresAt","value":"2026-02-01\#
  T00:00:00.000Z"}],"result":{"name":"result","value":{"purchase":{"store":"appStore","origina\#
  lTransactionId":"1000","transactionId":"1000","product":"monthly","kind":"subscription","sta\#
  te":"active","holders":["{{anonymous}}","user_id_1"],"device":"iphone","storeAccount":null,"\#
  purchasedAt":"2026-01-01T00:00:00.000Z","firstPurchasedAt":"2026-01-01T00:00:00.000Z","expir\#
  esAt":"2026-02-01T00:00:00.000Z","trialStartedAt":null,"periodType":"normal","environment":"\#
  production","isFamilyShared":false,"price":null,"currency":null,"country":null,"offerCode":n\#
  ull,"autoRenew":true,"autoRenewDisabledAt":null,"gracePeriodExpiresAt":null,"billingRetry":f\#
  alse,"pausedUntil":null,"refundedAt":null,"revokedAt":null,"renewsCount":0,"transactions":[{\#
  "transactionId":"1000","product":"monthly","periodType":"normal","purchasedAt":"2026-01-01T0\#
  0:00:00.000Z","expiresAt":"2026-02-01T00:00:00.000Z"}]},"created":true,"outcome":"recorded",\#
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
  dUntil":null,"refundedAt":null,"revokedAt":null,"renewsCount":1,"transactions":[{"transactio\#
  nId":"1000","product":"monthly","periodType":"normal","purchasedAt":"2025-11-15T00:00:00.000\#
  Z","expiresAt":"2025-12-15T00:00:00.000Z"},{"transactionId":"1001","product":"monthly","peri\#
  odType":"normal","purchasedAt":"2025-12-15T00:00:00.000Z","expiresAt":"2026-01-15T00:00:00.0\#
  00Z"}]},"created":false,"outcome":"renewed","entitlements":{"premium":{"id":"premium","activ\#
  e":true,"state":"active","productId":"monthly","source":"appStore","renewState":"willRenew",\#
  "grantType":"purchase","periodType":"normal","startedAt":"2025-11-15T00:00:00.000Z","expires\#
  At":"2026-01-15T00:00:00.000Z","gracePeriodExpiresAt":null,"firstPurchasedAt":"2025-11-15T00\#
  :00:00.000Z","lastPurchasedAt":"2025-12-15T00:00:00.000Z","trialStartedAt":null,"autoRenewDi\#
  sabledAt":null,"renewsCount":1,"environment":"production","store":"appStore","transactionId"\#
  :"1001","originalTransactionId":"1000"}}}}},{"name":"a product that the catalogue does not k\#
  now","x-given":[{"method":"project.define","params":{"products":{"monthly":{"kind":"subscrip\#
  tion","entitlements":["premium"]}},"clock":{"manual":"2026-01-01T00:00:00.000Z"}}}],"params"\#
  :[{"name":"userId","value":"user_id_1"},{"name":"product","value":"montly"},{"name":"store",\#
  "value":"stripe"},{"name":"transactionId","value":"pi_1"}],"result":{"name":"result","value"\#
  :{"purchase":{"store":"stripe","originalTransactionId":"pi_1","transactionId":"pi_1","produc\#
  t":"montly","kind":"nonConsumable","state":"active","holders":["user_id_1"],"device":null,"s\#
  toreAccount":null,"purchasedAt":"2026-01-01T00:00:00.000Z","firstPurchasedAt":"2026-01-01T00\#
  :00:00.000Z","expiresAt":null,"trialStartedAt":null,"periodType":"normal","environment":"pro\#
  duction","isFamilyShared":false,"price":null,"currency":null,"country":null,"offerCode":null\#
  ,"autoRenew":false,"autoRenewDisabledAt":null,"gracePeriodExpiresAt":null,"billingRetry":fal\#
  se,"pausedUntil":null,"refundedAt":null,"revokedAt":null,"renewsCount":0,"transactions":[{"t\#
  ransactionId":"pi_1","product":"montly","periodType":"normal","purchasedAt":"2026-01-01T00:0\#
  0:00.000Z","expiresAt":null}]},"created":true,"outcome":"recorded","entitlements":{},"warnin\#
  gs":[{"kind":"unknownProduct","message":"{{any}}","nearest":["monthly"]}]}}}]},{"name":"rest\#
  ore","summary":"Brings what the store account of a device has bought to its current user.","\#
  x-role":"write","x-since":1,"paramStructure":"either","params":[{"name":"device","required":\#
  true,"summary":"The device.","schema":{"$ref":"#/components/schemas/DeviceId"}},{"name":"pur\#
  chases","required":false,"summary":"Exactly these, whoever's account they came from; an empt\#
  y list restores nothing.","schema":{"type":"array","items":{"$ref":"#/components/schemas/Pur\#
  chaseName"},"maxItems":1000}},{"name":"project","required":false,"summary":"The project to w\#
  ork in.","schema":{"$ref":"#/components/schemas/ProjectId","default":"default"}},{"name":"dr\#
  yRun","required":false,"summary":"Answer as if it were done, with the events that it would c\#
  ause, and change nothing.","schema":{"type":"boolean","default":false}},{"name":"idempotency\#
  Key","required":false,"summary":"The same key with the same params again gives the stored re\#
  sult.","schema":{"$ref":"#/components/schemas/IdempotencyKey"}}],"result":{"name":"result","\#
  schema":{"type":"object","properties":{"user":{"$ref":"#/components/schemas/User"},"restored\#
  ":{"description":"All that the user now holds and did not before.","type":"array","items":{"\#
  $ref":"#/components/schemas/Move"}},"transferred":{"description":"Those of them that somebod\#
  y lost.","type":"array","items":{"$ref":"#/components/schemas/Move"}},"refused":{"descriptio\#
  n":"What stays where it is.","type":"array","items":{"$ref":"#/components/schemas/Refusal"}}\#
  ,"entitlements":{"$ref":"#/components/schemas/Entitlements","description":"What the user may\#
   use now."},"warnings":{"description":"Only there when there are any.","type":"array","items\#
  ":{"$ref":"#/components/schemas/Warning"}},"dryRun":{"description":"Only there, and true, in\#
   a dry run.","type":"boolean"},"events":{"description":"Only in a dry run: what would be tol\#
  d.","type":"array","items":{"$ref":"#/components/schemas/Event"}},"replayed":{"description":\#
  "Only there, and true, when an idempotency key gave the stored result.","type":"boolean"}},"\#
  required":["user","restored","transferred","refused","entitlements"]}},"errors":[{"code":-32\#
  602,"message":"A parameter is missing, unknown, of a wrong type or out of its bounds; or two\#
   that exclude each other came together. `field` points to it; `nearest` lists the names that\#
   an unknown one may have meant.","data":{"kind":"invalidParams","retryable":false}},{"code":\#
  1000,"message":"The peer's role does not reach that of the method. `uid` and `role` are the \#
  peer's (null: a stranger), `needed` the method's.","data":{"kind":"permissionDenied","retrya\#
  ble":false}},{"code":1100,"message":"The project has no such device.","data":{"kind":"unknow\#
  nDevice","retryable":false}},{"code":1200,"message":"There is no such project.","data":{"kin\#
  d":"unknownProject","retryable":false}},{"code":1201,"message":"The project has no chain wit\#
  h this store and originalTransactionId. Nothing was done.","data":{"kind":"unknownPurchase",\#
  "retryable":false}},{"code":1300,"message":"The key was used within 24 hours for the same me\#
  thod with other params.","data":{"kind":"idempotencyConflict","retryable":false}},{"code":14\#
  00,"message":"There is no room for the write. Nothing was changed; reading goes on.","data":\#
  {"kind":"storageFull","retryable":true}},{"code":1401,"message":"The write may not have reac\#
  hed the disk. The daemon ends, and what it finds at its next start is the truth.","data":{"k\#
  ind":"storageFailed","retryable":false}}],"examples":[{"name":"after a reinstall","x-given":\#
  [{"method":"project.define","params":{"products":{"monthly":{"kind":"subscription","entitlem\#
  ents":["premium"]}},"clock":{"manual":"2026-01-01T00:00:00.000Z"}}},{"method":"install","par\#
  ams":{"device":"iphone","storeAccount":"ann"}},{"method":"purchase","params":{"device":"ipho\#
  ne","product":"monthly","store":"appStore","transactionId":"1000","expiresAt":"2026-02-01T00\#
  :00:00.000Z"}},{"method":"install","params":{"device":"ipad","storeAccount":"ann"}}],"params\#
  ":[{"name":"device","value":"ipad"}],"result":{"name":"result","value":{"user":{"id":"{{new}\#
  }","anonymousId":"{{new}}","identityId":null,"customerId":"{{new}}","aliases":["{{new}}"],"d\#
  evice":"ipad","createdAt":"2026-01-01T00:00:00.000Z","environment":"production"},"restored":\#
  [{"store":"appStore","originalTransactionId":"1000","product":"monthly","kind":"subscription\#
  ","from":["{{any}}"],"to":"{{new}}","shared":true}],"transferred":[],"refused":[],"entitleme\#
  nts":{"premium":{"id":"premium","active":true,"state":"active","productId":"monthly","source\#
  ":"appStore","renewState":"willRenew","grantType":"purchase","periodType":"normal","startedA\#
  t":"2026-01-01T00:00:00.000Z","expiresAt":"2026-02-01T00:00:00.000Z","gracePeriodExpiresAt":\#
  null,"firstPurchasedAt":"2026-01-01T00:00:00.000Z","lastPurchasedAt":"2026-01-01T00:00:00.00\#
  0Z","trialStartedAt":null,"autoRenewDisabledAt":null,"renewsCount":0,"environment":"producti\#
  on","store":"appStore","transactionId":"1000","originalTransactionId":"1000"}}}}},{"name":"n\#
  othing to restore","x-given":[{"method":"project.define","params":{"products":{"monthly":{"k\#
  ind":"subscription","entitlements":["premium"]}},"clock":{"manual":"2026-01-01T00:00:00.000Z\#
  "}}},{"method":"install","params":{"device":"iphone"}}],"params":[{"name":"device","value":"\#
  iphone"}],"result":{"name":"result","value":{"user":{"id":"{{anonymous}}","anonymousId":"{{a\#
  nonymous}}","identityId":null,"customerId":"{{anonymous}}","aliases":["{{anonymous}}"],"devi\#
  ce":"iphone","createdAt":"2026-01-01T00:00:00.000Z","environment":"production"},"restored":[\#
  ],"transferred":[],"refused":[],"entitlements":{}}}}]},{"name":"rpc.discover","summary":"Giv\#
  es this protocol as an OpenRPC document.","x-role":"read","x-since":1,"paramStructure":"eith\#
  er","params":[],"result":{"name":"result","schema":{"description":"The OpenRPC document, wit\#
  h `x-role` on every method.","type":"object","properties":{"openrpc":{"type":"string"},"info\#
  ":{"type":"object"},"methods":{"type":"array","items":{"type":"object"}},"components":{"type\#
  ":"object"}},"required":["openrpc","info","methods","components"]}},"errors":[{"code":-32602\#
  ,"message":"A parameter is missing, unknown, of a wrong type or out of its bounds; or two th\#
  at exclude each other came together. `field` points to it; `nearest` lists the names that an\#
   unknown one may have meant.","data":{"kind":"invalidParams","retryable":false}},{"code":100\#
  0,"message":"The peer's role does not reach that of the method. `uid` and `role` are the pee\#
  r's (null: a stranger), `needed` the method's.","data":{"kind":"permissionDenied","retryable\#
  ":false}}],"examples":[{"name":"the document","params":[],"result":{"name":"result","value":\#
  {"openrpc":"{{any}}","info":"{{any}}","methods":"{{any}}","components":"{{any}}"}}}]},{"name\#
  ":"server.describe","summary":"Lists the methods, or describes one.","x-role":"read","x-sinc\#
  e":1,"paramStructure":"either","params":[{"name":"method","required":false,"summary":"Its na\#
  me.","schema":{"type":"string"}}],"result":{"name":"result","schema":{"type":"object","prope\#
  rties":{"methods":{"description":"Without `method`: all of them, in the order of their names\#
  .","type":"array","items":{"$ref":"#/components/schemas/MethodSummary"}},"method":{"descript\#
  ion":"With `method`: its entry of the OpenRPC document.","type":"object"}},"required":[]}},"\#
  errors":[{"code":-32602,"message":"A parameter is missing, unknown, of a wrong type or out o\#
  f its bounds; or two that exclude each other came together. `field` points to it; `nearest` \#
  lists the names that an unknown one may have meant.","data":{"kind":"invalidParams","retryab\#
  le":false}},{"code":1000,"message":"The peer's role does not reach that of the method. `uid`\#
   and `role` are the peer's (null: a stranger), `needed` the method's.","data":{"kind":"permi\#
  ssionDenied","retryable":false}}],"examples":[{"name":"all methods","params":[],"result":{"n\#
  ame":"result","value":{"methods":"{{any}}"}}},{"name":"one method","params":[{"name":"method\#
  ","value":"logout"}],"result":{"name":"result","value":{"method":"{{any}}"}}}]},{"name":"ser\#
  ver.info","summary":"Tells what daemon this is, its limits, and how it sees the caller.","x-\#
  role":"read","x-since":1,"paramStructure":"either","params":[],"result":{"name":"result","sc\#
  hema":{"type":"object","properties":{"version":{"type":"string"},"protocol":{"description":"\#
  The version of this protocol.","type":"integer"},"limits":{"$ref":"#/components/schemas/Limi\#
  ts"},"uptimeMs":{"type":"integer","minimum":0},"peer":{"$ref":"#/components/schemas/Peer"}},\#
  "required":["version","protocol","limits","uptimeMs","peer"]}},"errors":[{"code":-32602,"mes\#
  sage":"A parameter is missing, unknown, of a wrong type or out of its bounds; or two that ex\#
  clude each other came together. `field` points to it; `nearest` lists the names that an unkn\#
  own one may have meant.","data":{"kind":"invalidParams","retryable":false}},{"code":1000,"me\#
  ssage":"The peer's role does not reach that of the method. `uid` and `role` are the peer's (\#
  null: a stranger), `needed` the method's.","data":{"kind":"permissionDenied","retryable":fal\#
  se}}],"examples":[{"name":"plain","params":[],"result":{"name":"result","value":{"version":"\#
  {{any}}","protocol":1,"limits":"{{any}}","uptimeMs":"{{any}}","peer":{"uid":"{{any}}","gid":\#
  "{{any}}","pid":"{{any}}","role":"admin"}}}}]},{"name":"server.ping","summary":"Answers, to \#
  show that the daemon does.","x-role":"read","x-since":1,"paramStructure":"either","params":[\#
  {"name":"echo","required":false,"summary":"Comes back as it is.","schema":{"description":"An\#
  y JSON value."}}],"result":{"name":"result","schema":{"type":"object","properties":{"pong":{\#
  "description":"Always true.","type":"boolean"},"now":{"$ref":"#/components/schemas/Moment","\#
  description":"By the system's clock."},"echo":{"description":"What was given; not there when\#
   nothing was."}},"required":["pong","now"]}},"errors":[{"code":-32602,"message":"A parameter\#
   is missing, unknown, of a wrong type or out of its bounds; or two that exclude each other c\#
  ame together. `field` points to it; `nearest` lists the names that an unknown one may have m\#
  eant.","data":{"kind":"invalidParams","retryable":false}},{"code":1000,"message":"The peer's\#
   role does not reach that of the method. `uid` and `role` are the peer's (null: a stranger),\#
   `needed` the method's.","data":{"kind":"permissionDenied","retryable":false}}],"examples":[\#
  {"name":"plain","params":[],"result":{"name":"result","value":{"pong":true,"now":"{{any}}"}}\#
  },{"name":"with an echo","params":[{"name":"echo","value":["hello",1]}],"result":{"name":"re\#
  sult","value":{"pong":true,"now":"{{any}}","echo":["hello",1]}}}]},{"name":"userInfo","summa\#
  ry":"Tells who the user of a device is, or whom an id reaches.","x-role":"read","x-since":1,\#
  "paramStructure":"either","params":[{"name":"device","required":false,"summary":"The device.\#
  ","schema":{"$ref":"#/components/schemas/DeviceId"}},{"name":"userId","required":false,"summ\#
  ary":"A user, instead of a device.","schema":{"$ref":"#/components/schemas/UserId"}},{"name"\#
  :"project","required":false,"summary":"The project to work in.","schema":{"$ref":"#/componen\#
  ts/schemas/ProjectId","default":"default"}}],"x-exactly-one":[["device"],["userId"]],"result\#
  ":{"name":"result","schema":{"type":"object","properties":{"user":{"$ref":"#/components/sche\#
  mas/User"}},"required":["user"]}},"errors":[{"code":-32602,"message":"A parameter is missing\#
  , unknown, of a wrong type or out of its bounds; or two that exclude each other came togethe\#
  r. `field` points to it; `nearest` lists the names that an unknown one may have meant.","dat\#
  a":{"kind":"invalidParams","retryable":false}},{"code":1000,"message":"The peer's role does \#
  not reach that of the method. `uid` and `role` are the peer's (null: a stranger), `needed` t\#
  he method's.","data":{"kind":"permissionDenied","retryable":false}},{"code":1100,"message":"\#
  The project has no such device.","data":{"kind":"unknownDevice","retryable":false}},{"code":\#
  1101,"message":"The project has no such user.","data":{"kind":"unknownUser","retryable":fals\#
  e}},{"code":1102,"message":"The id is one that nobody may have: the empty one, or one of the\#
   project's `blockedUserIds`.","data":{"kind":"blockedUserId","retryable":false}},{"code":110\#
  3,"message":"The id has more Unicode scalars than the project's `userIdLengthMax`.","data":{\#
  "kind":"userIdTooLong","retryable":false}},{"code":1200,"message":"There is no such project.\#
  ","data":{"kind":"unknownProject","retryable":false}}],"examples":[{"name":"by device","x-gi\#
  ven":[{"method":"project.define","params":{"products":{"monthly":{"kind":"subscription","ent\#
  itlements":["premium"]}},"clock":{"manual":"2026-01-01T00:00:00.000Z"}}},{"method":"install"\#
  ,"params":{"device":"iphone"}},{"method":"identify","params":{"device":"iphone","userId":"us\#
  er_id_1"}}],"params":[{"name":"device","value":"iphone"}],"result":{"name":"result","value":\#
  {"user":{"id":"user_id_1","anonymousId":"{{anonymous}}","identityId":"user_id_1","customerId\#
  ":"{{customer}}","aliases":["user_id_1"],"device":"iphone","createdAt":"2026-01-01T00:00:00.\#
  000Z","environment":"production"}}}},{"name":"by user id","x-given":[{"method":"project.defi\#
  ne","params":{"products":{"monthly":{"kind":"subscription","entitlements":["premium"]}},"clo\#
  ck":{"manual":"2026-01-01T00:00:00.000Z"}}},{"method":"install","params":{"device":"iphone"}\#
  },{"method":"identify","params":{"device":"iphone","userId":"user_id_1"}}],"params":[{"name"\#
  :"userId","value":"user_id_1"}],"result":{"name":"result","value":{"user":{"id":"user_id_1",\#
  "anonymousId":null,"identityId":"user_id_1","customerId":"{{customer}}","aliases":["user_id_\#
  1"],"createdAt":"2026-01-01T00:00:00.000Z","environment":"production"}}}}]}],"components":{"\#
  schemas":{"AppId":{"description":"An app of the project, such as a bundle id.","type":"strin\#
  g","minLength":1,"maxLength":255},"Attributes":{"description":"Up to 20 strings of the calle\#
  r's own, told again in the events of this purchase.","type":"object","maxProperties":20,"pro\#
  pertyNames":{"minLength":1,"maxLength":80},"additionalProperties":{"type":"string","maxLengt\#
  h":500}},"Catalogue":{"description":"From a product's id to the product.","type":"object","p\#
  ropertyNames":{"$ref":"#/components/schemas/ProductId"},"additionalProperties":{"$ref":"#/co\#
  mponents/schemas/Product"},"maxProperties":10000},"Cause":{"description":"Either a request (\#
  `method`, and its `id` as it came; no `id` for a notification), or `clock`: something came d\#
  ue by itself.","type":"object","properties":{"method":{"type":"string"},"id":{"type":["strin\#
  g","number","null"]},"clock":{"type":"boolean"}}},"Clock":{"description":"Whose time the pro\#
  ject lives in.","type":"object","properties":{"kind":{"type":"string","enum":["system","manu\#
  al"]},"now":{"$ref":"#/components/schemas/Moment","description":"Only for a manual clock."}}\#
  ,"required":["kind"]},"ClockChoice":{"description":"`system`; `manual`, which begins now; or\#
   the moment at which a manual clock begins.","anyOf":[{"type":"string","enum":["system","man\#
  ual"]},{"type":"object","properties":{"manual":{"$ref":"#/components/schemas/Moment"}},"requ\#
  ired":["manual"],"additionalProperties":false}]},"Country":{"description":"A country code of\#
   two or three letters, kept as it came.","type":"string","pattern":"^[A-Za-z]{2,3}$"},"Count\#
  s":{"description":"How much a project holds.","type":"object","properties":{"devices":{"type\#
  ":"integer","minimum":0},"users":{"type":"integer","minimum":0},"customers":{"type":"integer\#
  ","minimum":0},"purchases":{"type":"integer","minimum":0},"events":{"type":"integer","minimu\#
  m":0}},"required":["devices","users","customers","purchases","events"]},"Currency":{"descrip\#
  tion":"A currency code of three letters, kept as it came.","type":"string","pattern":"^[A-Za\#
  -z]{3}$"},"Cursor":{"description":"A place in a project's events: the running number of the \#
  last event before it. \"0\" is the place before the first.","type":"string","pattern":"^(0|[\#
  1-9][0-9]{0,18})$"},"DeviceId":{"description":"One install of one app. A reinstall is a new \#
  device.","type":"string","minLength":1,"maxLength":255},"Entitlement":{"description":"What a\#
   user may use, and why. One purchase or grant, the winner, supplies every member. Of an enti\#
  tlement that the user never had all are null but `id`, `active` (false), `renewState` (unkno\#
  wn) and `renewsCount` (0).","type":"object","properties":{"id":{"$ref":"#/components/schemas\#
  /EntitlementId"},"active":{"type":"boolean"},"state":{"$ref":"#/components/schemas/State"},"\#
  productId":{"description":"The product that gives it; null for a grant.","type":["string","n\#
  ull"]},"source":{"description":"The store, or `manual` for a grant.","type":["string","null"\#
  ]},"renewState":{"type":"string","enum":["willRenew","canceled","billingIssue","nonRenewable\#
  ","unknown"]},"grantType":{"type":["string","null"],"enum":["purchase","familySharing","offe\#
  rCode","manual",null]},"periodType":{"type":["string","null"],"enum":["normal","trial","intr\#
  o",null]},"startedAt":{"$ref":"#/components/schemas/NullableMoment"},"expiresAt":{"$ref":"#/\#
  components/schemas/NullableMoment","description":"Null where there is no end."},"gracePeriod\#
  ExpiresAt":{"$ref":"#/components/schemas/NullableMoment"},"firstPurchasedAt":{"$ref":"#/comp\#
  onents/schemas/NullableMoment"},"lastPurchasedAt":{"$ref":"#/components/schemas/NullableMome\#
  nt"},"trialStartedAt":{"$ref":"#/components/schemas/NullableMoment"},"autoRenewDisabledAt":{\#
  "$ref":"#/components/schemas/NullableMoment"},"renewsCount":{"type":"integer","minimum":0},"\#
  environment":{"type":["string","null"],"enum":["production","sandbox",null]},"store":{"descr\#
  iption":"Null for a grant.","type":["string","null"]},"transactionId":{"description":"Null f\#
  or a grant.","type":["string","null"]},"originalTransactionId":{"description":"Null for a gr\#
  ant.","type":["string","null"]}},"required":["id","active","state","productId","source","ren\#
  ewState","grantType","periodType","startedAt","expiresAt","gracePeriodExpiresAt","firstPurch\#
  asedAt","lastPurchasedAt","trialStartedAt","autoRenewDisabledAt","renewsCount","environment"\#
  ,"store","transactionId","originalTransactionId"]},"EntitlementId":{"description":"What a us\#
  er may use.","type":"string","minLength":1,"maxLength":255},"Entitlements":{"description":"F\#
  rom an entitlement's id to the entitlement, inactive ones too.","type":"object","additionalP\#
  roperties":{"$ref":"#/components/schemas/Entitlement"}},"Event":{"description":"Something th\#
  at happened in a project. What else stands in it depends on its kind; see rules.md.","type":\#
  "object","properties":{"cursor":{"$ref":"#/components/schemas/Cursor","description":"The pro\#
  ject's running number; not there in a dry run."},"id":{"description":"Made up; never the sam\#
  e twice.","type":"string"},"kind":{"$ref":"#/components/schemas/EventKind"},"at":{"$ref":"#/\#
  components/schemas/Moment"},"project":{"$ref":"#/components/schemas/ProjectId"},"user":{"$re\#
  f":"#/components/schemas/UserId","description":"The customerId of the one whom it is about."\#
  },"userId":{"$ref":"#/components/schemas/UserId","description":"There when that one is ident\#
  ified."},"anonymousId":{"$ref":"#/components/schemas/UserId","description":"There when that \#
  one is anonymous; beside userId in identified and loggedOut, where it is the device's anonym\#
  ous user."},"cause":{"$ref":"#/components/schemas/Cause"},"device":{"description":"userCreat\#
  ed, identified, loggedOut and purchaseRecorded, purchaseRenewed: the device, null where ther\#
  e is none.","type":["string","null"]},"outcome":{"description":"identified: what identify an\#
  swered.","type":"string","enum":["attached","aliased","moved","switched"]},"from":{"descript\#
  ion":"Of a move: who held the purchase before.","type":"array","items":{"$ref":"#/components\#
  /schemas/UserId"}},"to":{"$ref":"#/components/schemas/UserId","description":"Of a move: who \#
  holds it now."},"shared":{"description":"Of a move: whether those in `from` keep it.","type"\#
  :"boolean"},"entitlements":{"description":"entitlementsActivated, entitlementsDeactivated: w\#
  hose access changed, in the order of their bytes.","type":"array","items":{"$ref":"#/compone\#
  nts/schemas/EntitlementId"}},"store":{"$ref":"#/components/schemas/Store"},"originalTransact\#
  ionId":{"$ref":"#/components/schemas/TransactionId"},"transactionId":{"$ref":"#/components/s\#
  chemas/TransactionId"},"product":{"$ref":"#/components/schemas/ProductId"},"productKind":{"$\#
  ref":"#/components/schemas/ProductKind"},"holders":{"description":"purchase…: who holds it."\#
  ,"type":"array","items":{"$ref":"#/components/schemas/UserId"}},"environment":{"$ref":"#/com\#
  ponents/schemas/PurchaseEnvironment"},"firstPurchasedAt":{"$ref":"#/components/schemas/Momen\#
  t"},"purchasedAt":{"$ref":"#/components/schemas/Moment"},"expiresAt":{"$ref":"#/components/s\#
  chemas/NullableMoment"},"periodType":{"$ref":"#/components/schemas/PeriodType"},"isFamilySha\#
  red":{"type":"boolean"},"price":{"type":["string","null"]},"currency":{"type":["string","nul\#
  l"]},"country":{"type":["string","null"]},"offerCode":{"type":["string","null"]},"attributes\#
  ":{"$ref":"#/components/schemas/Attributes"}},"required":["id","kind","at","project","user",\#
  "cause"]},"EventKind":{"description":"What happened.","type":"string","enum":["userCreated",\#
  "identified","loggedOut","usersAliased","linkUndone","purchaseRecorded","purchaseRenewed","p\#
  urchaseUpdated","purchaseExpired","entitlementsActivated","entitlementsDeactivated","subscri\#
  ptionReceived","subscriptionTransferred","oneTimePurchaseReceived","oneTimePurchaseTransferr\#
  ed","granted","grantRevoked","userDeleted","clockAdvanced"]},"IdempotencyKey":{"description"\#
  :"A key for one write, remembered for 24 hours per project and method.","type":"string","min\#
  Length":1,"maxLength":255},"Limits":{"description":"Every limit of the daemon by name.","typ\#
  e":"object","properties":{"lineBytesMax":{"type":"integer"},"batchEntriesMax":{"type":"integ\#
  er"},"depthMax":{"type":"integer"},"requestIdBytesMax":{"type":"integer"}},"required":["line\#
  BytesMax","batchEntriesMax","depthMax","requestIdBytesMax"],"additionalProperties":{"type":"\#
  integer"}},"MethodSummary":{"description":"One line of the list of methods.","type":"object"\#
  ,"properties":{"name":{"type":"string"},"summary":{"type":"string"},"role":{"type":"string",\#
  "enum":["read","write","admin"]}},"required":["name","summary","role"]},"Moment":{"descripti\#
  on":"RFC 3339. Taken with any offset and precision; given in UTC with milliseconds.","type":\#
  "string","format":"date-time"},"Move":{"description":"A purchase that gained a holder or cha\#
  nged it.","type":"object","properties":{"store":{"$ref":"#/components/schemas/Store"},"origi\#
  nalTransactionId":{"$ref":"#/components/schemas/TransactionId"},"product":{"$ref":"#/compone\#
  nts/schemas/ProductId"},"kind":{"$ref":"#/components/schemas/ProductKind"},"from":{"descript\#
  ion":"Who held it before: one id for each customer, in the order of their bytes.","type":"ar\#
  ray","items":{"$ref":"#/components/schemas/UserId"}},"to":{"$ref":"#/components/schemas/User\#
  Id","description":"Who holds it now and did not before."},"shared":{"description":"True when\#
   those in `from` still hold it.","type":"boolean"}},"required":["store","originalTransaction\#
  Id","product","kind","from","to","shared"]},"NullableMoment":{"description":"A Moment, or nu\#
  ll where there is none.","type":["string","null"],"format":"date-time"},"Peer":{"description\#
  ":"The other end of the connection, as the kernel tells it.","type":"object","properties":{"\#
  uid":{"type":"integer"},"gid":{"type":"integer"},"pid":{"type":"integer"},"role":{"type":"st\#
  ring","enum":["read","write","admin"]}},"required":["uid","gid","pid","role"]},"PeriodType":\#
  {"description":"What the customer pays for a period.","type":"string","enum":["normal","tria\#
  l","intro"]},"Platform":{"description":"What the device runs: ios, android, web, or any othe\#
  r such word.","type":"string","pattern":"^[A-Za-z0-9._-]{1,64}$"},"Preset":{"description":"A\#
   named set of rules.","type":"string","enum":["qonversion"]},"Price":{"description":"A decim\#
  al number in a string.","type":"string","pattern":"^[0-9]{1,15}(\\.[0-9]{1,9})?$"},"Product"\#
  :{"description":"A product of the catalogue.","type":"object","properties":{"kind":{"$ref":"\#
  #/components/schemas/ProductKind"},"entitlements":{"description":"What it gives access to.",\#
  "type":"array","items":{"$ref":"#/components/schemas/EntitlementId"},"maxItems":100}},"requi\#
  red":["kind","entitlements"],"additionalProperties":false},"ProductId":{"description":"A pro\#
  duct, as the store or the catalogue calls it.","type":"string","minLength":1,"maxLength":255\#
  },"ProductKind":{"description":"What a product is; it decides how a purchase moves and ends.\#
  ","type":"string","enum":["subscription","nonRenewingSubscription","nonConsumable","consumab\#
  le"]},"Project":{"description":"A project as it is defined, and how much it holds.","type":"\#
  object","properties":{"id":{"$ref":"#/components/schemas/ProjectId"},"rules":{"$ref":"#/comp\#
  onents/schemas/Rules"},"products":{"$ref":"#/components/schemas/Catalogue"},"entitlements":{\#
  "description":"What may be granted besides what the catalogue gives.","type":"array","items"\#
  :{"$ref":"#/components/schemas/EntitlementId"}},"environment":{"$ref":"#/components/schemas/\#
  ProjectEnvironment"},"clock":{"$ref":"#/components/schemas/Clock"},"createdAt":{"$ref":"#/co\#
  mponents/schemas/Moment","description":"By the project's own clock as it was when the projec\#
  t was made."},"counts":{"$ref":"#/components/schemas/Counts"}},"required":["id","rules","pro\#
  ducts","entitlements","environment","clock","createdAt","counts"]},"ProjectEnvironment":{"de\#
  scription":"Which purchases count in a project.","type":"string","enum":["production","sandb\#
  ox","any"]},"ProjectId":{"description":"A namespace: projects share no device, user, purchas\#
  e or event.","type":"string","minLength":1,"maxLength":255},"ProjectSummary":{"description":\#
  "One line of the list of projects.","type":"object","properties":{"id":{"$ref":"#/components\#
  /schemas/ProjectId"},"preset":{"$ref":"#/components/schemas/Preset"},"createdAt":{"$ref":"#/\#
  components/schemas/Moment"},"counts":{"$ref":"#/components/schemas/Counts"}},"required":["id\#
  ","preset","createdAt","counts"]},"Purchase":{"description":"One chain of store transactions\#
  , and who holds it.","type":"object","properties":{"store":{"$ref":"#/components/schemas/Sto\#
  re"},"originalTransactionId":{"$ref":"#/components/schemas/TransactionId"},"transactionId":{\#
  "$ref":"#/components/schemas/TransactionId","description":"The latest transaction of the cha\#
  in."},"product":{"$ref":"#/components/schemas/ProductId"},"kind":{"$ref":"#/components/schem\#
  as/ProductKind","description":"The purchase's own, else the catalogue's, else `subscription`\#
   with an end and `nonConsumable` without."},"state":{"$ref":"#/components/schemas/State","de\#
  scription":"As it stands now; null before the first purchasedAt."},"holders":{"description":\#
  "One id for each customer that holds it, in the order of their bytes.","type":"array","items\#
  ":{"$ref":"#/components/schemas/UserId"}},"device":{"description":"The device that it came f\#
  rom.","type":["string","null"]},"storeAccount":{"description":"The store account that it cam\#
  e from.","type":["string","null"]},"purchasedAt":{"$ref":"#/components/schemas/Moment","desc\#
  ription":"Of the latest transaction."},"firstPurchasedAt":{"$ref":"#/components/schemas/Mome\#
  nt"},"expiresAt":{"$ref":"#/components/schemas/NullableMoment"},"trialStartedAt":{"$ref":"#/\#
  components/schemas/NullableMoment"},"periodType":{"$ref":"#/components/schemas/PeriodType"},\#
  "environment":{"$ref":"#/components/schemas/PurchaseEnvironment"},"isFamilyShared":{"type":"\#
  boolean"},"price":{"description":"A decimal in a string.","type":["string","null"]},"currenc\#
  y":{"description":"As it came.","type":["string","null"]},"country":{"description":"As it ca\#
  me.","type":["string","null"]},"offerCode":{"description":"As it came.","type":["string","nu\#
  ll"]},"autoRenew":{"description":"True for a subscription until it is told otherwise; false \#
  for every other kind.","type":"boolean"},"autoRenewDisabledAt":{"$ref":"#/components/schemas\#
  /NullableMoment"},"gracePeriodExpiresAt":{"$ref":"#/components/schemas/NullableMoment"},"bil\#
  lingRetry":{"type":"boolean"},"pausedUntil":{"$ref":"#/components/schemas/NullableMoment"},"\#
  refundedAt":{"$ref":"#/components/schemas/NullableMoment"},"revokedAt":{"$ref":"#/components\#
  /schemas/NullableMoment"},"renewsCount":{"description":"The number of `normal` periods less \#
  one, never below none.","type":"integer","minimum":0},"transactions":{"description":"The who\#
  le history, the oldest first.","type":"array","items":{"$ref":"#/components/schemas/Transact\#
  ion"}}},"required":["store","originalTransactionId","transactionId","product","kind","state"\#
  ,"holders","device","storeAccount","purchasedAt","firstPurchasedAt","expiresAt","trialStarte\#
  dAt","periodType","environment","isFamilyShared","price","currency","country","offerCode","a\#
  utoRenew","autoRenewDisabledAt","gracePeriodExpiresAt","billingRetry","pausedUntil","refunde\#
  dAt","revokedAt","renewsCount","transactions"]},"PurchaseEnvironment":{"description":"Where \#
  the store took the money.","type":"string","enum":["production","sandbox"]},"PurchaseName":{\#
  "description":"What names a purchase: its store and the first transaction of its chain.","ty\#
  pe":"object","properties":{"store":{"$ref":"#/components/schemas/Store"},"originalTransactio\#
  nId":{"$ref":"#/components/schemas/TransactionId"}},"required":["store","originalTransaction\#
  Id"],"additionalProperties":false},"Refusal":{"description":"A purchase that a restore left \#
  where it was, and why.","type":"object","properties":{"store":{"$ref":"#/components/schemas/\#
  Store"},"originalTransactionId":{"$ref":"#/components/schemas/TransactionId"},"product":{"$r\#
  ef":"#/components/schemas/ProductId"},"holder":{"$ref":"#/components/schemas/UserId","descri\#
  ption":"Who holds it: the identified holder, else the anonymous one; of several the least by\#
   bytes."},"rule":{"description":"The rule that refused.","type":"string","enum":["onRestore"\#
  ,"oneTimePurchases"]}},"required":["store","originalTransactionId","product","holder","rule"\#
  ]},"Rules":{"description":"Every rule of a project, spelled out. rules.md says what each doe\#
  s.","type":"object","properties":{"preset":{"$ref":"#/components/schemas/Preset"},"anonymous\#
  Prefix":{"description":"What an anonymous id begins with; 32 lower-case hex digits follow.",\#
  "type":"string","minLength":1,"maxLength":64},"onIdentifyNew":{"type":"string","enum":["atta\#
  ch"]},"onIdentifyKnown":{"type":"string","enum":["attach"]},"onSwitch":{"type":"string","enu\#
  m":["logoutFirst","switch"]},"onLogout":{"type":"string","enum":["return"]},"onAnonymousLogo\#
  ut":{"type":"string","enum":["ignore"]},"purchaseHolders":{"type":"string","enum":["deviceAn\#
  dUser","currentUser"]},"onRestore":{"type":"string","enum":["share","transfer","transferIfIn\#
  active","keep"]},"anonymousHolders":{"type":"string","enum":["asOthers"]},"oneTimePurchases"\#
  :{"type":"string","enum":["move","stay"]},"userIdLengthMax":{"description":"In Unicode scala\#
  rs.","type":"integer","minimum":1,"maximum":255},"blockedUserIds":{"description":"Ids that n\#
  obody may have, compared byte by byte. The empty one is always among them.","type":"array","\#
  items":{"type":"string","maxLength":255},"maxItems":1000}},"required":["preset","anonymousPr\#
  efix","onIdentifyNew","onIdentifyKnown","onSwitch","onLogout","onAnonymousLogout","purchaseH\#
  olders","onRestore","anonymousHolders","oneTimePurchases","userIdLengthMax","blockedUserIds"\#
  ]},"RulesChoice":{"description":"A preset's name, or a preset and what differs from it.","an\#
  yOf":[{"$ref":"#/components/schemas/Preset"},{"type":"object","properties":{"preset":{"$ref"\#
  :"#/components/schemas/Preset","default":"qonversion"},"anonymousPrefix":{"description":"Wha\#
  t an anonymous id begins with; 32 lower-case hex digits follow.","type":"string","minLength"\#
  :1,"maxLength":64},"onIdentifyNew":{"type":"string","enum":["attach"]},"onIdentifyKnown":{"t\#
  ype":"string","enum":["attach"]},"onSwitch":{"type":"string","enum":["logoutFirst","switch"]\#
  },"onLogout":{"type":"string","enum":["return"]},"onAnonymousLogout":{"type":"string","enum"\#
  :["ignore"]},"purchaseHolders":{"type":"string","enum":["deviceAndUser","currentUser"]},"onR\#
  estore":{"type":"string","enum":["share","transfer","transferIfInactive","keep"]},"anonymous\#
  Holders":{"type":"string","enum":["asOthers"]},"oneTimePurchases":{"type":"string","enum":["\#
  move","stay"]},"userIdLengthMax":{"description":"In Unicode scalars.","type":"integer","mini\#
  mum":1,"maximum":255},"blockedUserIds":{"description":"Ids that nobody may have, compared by\#
  te by byte. The empty one is always among them.","type":"array","items":{"type":"string","ma\#
  xLength":255},"maxItems":1000}},"required":[],"additionalProperties":false}]},"State":{"desc\#
  ription":"What has become of a purchase at a moment; null before it began, and of what one n\#
  ever had.","type":["string","null"],"enum":["active","trial","intro","gracePeriod","billingR\#
  etry","paused","expired","refunded","revoked",null]},"Store":{"description":"The store that \#
  took the money: appStore, playStore, amazon, huawei, stripe, web, or any other such word.","\#
  type":"string","pattern":"^[A-Za-z0-9._-]{1,64}$"},"StoreAccountId":{"description":"The stor\#
  e account (Apple ID, Google account, …) whose purchases a device can present.","type":"strin\#
  g","minLength":1,"maxLength":255},"Transaction":{"description":"One paid period, or one paym\#
  ent, of a purchase.","type":"object","properties":{"transactionId":{"$ref":"#/components/sch\#
  emas/TransactionId"},"product":{"$ref":"#/components/schemas/ProductId"},"periodType":{"$ref\#
  ":"#/components/schemas/PeriodType"},"purchasedAt":{"$ref":"#/components/schemas/Moment"},"e\#
  xpiresAt":{"$ref":"#/components/schemas/NullableMoment"}},"required":["transactionId","produ\#
  ct","periodType","purchasedAt","expiresAt"]},"TransactionId":{"description":"One transaction\#
   of a store.","type":"string","minLength":1,"maxLength":255},"User":{"description":"Who some\#
  body is: the current user of a device, or the user that an id reaches.","type":"object","pro\#
  perties":{"id":{"$ref":"#/components/schemas/UserId","description":"The current user: the id\#
  entified id, or else the anonymous one."},"anonymousId":{"description":"The device's anonymo\#
  us user. Asked by an id: that of this customer's anonymous user, null where there is none.",\#
  "type":["string","null"]},"identityId":{"description":"The identified id, null while anonymo\#
  us.","type":["string","null"]},"customerId":{"$ref":"#/components/schemas/UserId","descripti\#
  on":"One made-up id per customer that outlives every login; stands wherever a userId may."},\#
  "aliases":{"description":"Every id that reaches this customer, in the order of their bytes. \#
  A customerId made for an identified user is none of them.","type":"array","items":{"$ref":"#\#
  /components/schemas/UserId"}},"device":{"$ref":"#/components/schemas/DeviceId","description"\#
  :"Only there when asked by device."},"createdAt":{"$ref":"#/components/schemas/Moment","desc\#
  ription":"When the customer was created."},"environment":{"$ref":"#/components/schemas/Proje\#
  ctEnvironment"}},"required":["id","anonymousId","identityId","customerId","aliases","created\#
  At","environment"]},"UserId":{"description":"A user: one's own id for somebody, an anonymous\#
   id, or a customerId. 1 to `userIdLengthMax` Unicode scalars, compared byte by byte. An empt\#
  y or too long one has errors of its own (blockedUserId, userIdTooLong), so no length is give\#
  n here.","type":"string"},"Warning":{"description":"Something that was done, and may not be \#
  what was meant.","type":"object","properties":{"kind":{"type":"string","enum":["unknownProdu\#
  ct","unknownEntitlement","subscriptionWithoutEnd"]},"message":{"description":"One sentence f\#
  or people.","type":"string"},"nearest":{"description":"Names that do exist, the nearest firs\#
  t.","type":"array","items":{"type":"string"}}},"required":["kind","message"]}},"errors":{"pa\#
  rseError":{"code":-32700,"message":"The line is no JSON text, in the strict sense of lines.m\#
  d. `offset` is the first byte that cannot stand where it stands, counted from 0.","data":{"k\#
  ind":"parseError","retryable":false}},"invalidRequest":{"code":-32600,"message":"The line is\#
   JSON, but no request: no object, no method, a `jsonrpc` that is not \"2.0\", an id or param\#
  s of a wrong type, an empty batch.","data":{"kind":"invalidRequest","retryable":false}},"mes\#
  sageTooLarge":{"code":-32600,"message":"More bytes came without a line feed than `limit`. Th\#
  e line was dropped; the next one is read as always.","data":{"kind":"messageTooLarge","retry\#
  able":false}},"batchTooLarge":{"code":-32600,"message":"A batch has more entries than `limit\#
  `. None was carried out.","data":{"kind":"batchTooLarge","retryable":false}},"notInBatch":{"\#
  code":-32600,"message":"The method cannot stand in a batch.","data":{"kind":"notInBatch","re\#
  tryable":false}},"unknownMethod":{"code":-32601,"message":"There is no such method. `nearest\#
  ` lists those with a like name.","data":{"kind":"unknownMethod","retryable":false}},"invalid\#
  Params":{"code":-32602,"message":"A parameter is missing, unknown, of a wrong type or out of\#
   its bounds; or two that exclude each other came together. `field` points to it; `nearest` l\#
  ists the names that an unknown one may have meant.","data":{"kind":"invalidParams","retryabl\#
  e":false}},"internalError":{"code":-32603,"message":"A fault of the daemon's own. `reference\#
  ` stands in its log too.","data":{"kind":"internalError","retryable":false}},"permissionDeni\#
  ed":{"code":1000,"message":"The peer's role does not reach that of the method. `uid` and `ro\#
  le` are the peer's (null: a stranger), `needed` the method's.","data":{"kind":"permissionDen\#
  ied","retryable":false}},"unknownDevice":{"code":1100,"message":"The project has no such dev\#
  ice.","data":{"kind":"unknownDevice","retryable":false}},"unknownUser":{"code":1101,"message\#
  ":"The project has no such user.","data":{"kind":"unknownUser","retryable":false}},"blockedU\#
  serId":{"code":1102,"message":"The id is one that nobody may have: the empty one, or one of \#
  the project's `blockedUserIds`.","data":{"kind":"blockedUserId","retryable":false}},"userIdT\#
  ooLong":{"code":1103,"message":"The id has more Unicode scalars than the project's `userIdLe\#
  ngthMax`.","data":{"kind":"userIdTooLong","retryable":false}},"reservedUserId":{"code":1104,\#
  "message":"The id begins with the project's anonymous prefix, or is an anonymous user's.","d\#
  ata":{"kind":"reservedUserId","retryable":false}},"alreadyAnonymous":{"code":1105,"message":\#
  "Nobody is logged in on the device, and the project's `onAnonymousLogout` refuses.","data":{\#
  "kind":"alreadyAnonymous","retryable":false}},"unknownProject":{"code":1200,"message":"There\#
   is no such project.","data":{"kind":"unknownProject","retryable":false}},"unknownPurchase":\#
  {"code":1201,"message":"The project has no chain with this store and originalTransactionId. \#
  Nothing was done.","data":{"kind":"unknownPurchase","retryable":false}},"purchaseHeldByAnoth\#
  er":{"code":1202,"message":"Somebody else holds the chain, and the rule keeps it there. Noth\#
  ing was done.","data":{"kind":"purchaseHeldByAnother","retryable":false}},"unknownEntitlemen\#
  t":{"code":1203,"message":"The project knows no such entitlement, and it is to be granted or\#
   explained. `nearest` lists like ones.","data":{"kind":"unknownEntitlement","retryable":fals\#
  e}},"notAManualGrant":{"code":1204,"message":"What is to be revoked was bought, or nobody gr\#
  anted it.","data":{"kind":"notAManualGrant","retryable":false}},"clockNotManual":{"code":120\#
  5,"message":"The project lives in the system's time.","data":{"kind":"clockNotManual","retry\#
  able":false}},"cannotUndo":{"code":1206,"message":"The link cannot be taken back: what came \#
  of it cannot be told apart any more, or it was undone before. `obstacle` says which.","data"\#
  :{"kind":"cannotUndo","retryable":false}},"unknownConsumer":{"code":1207,"message":"Nobody h\#
  as acknowledged anything under this name.","data":{"kind":"unknownConsumer","retryable":fals\#
  e}},"idempotencyConflict":{"code":1300,"message":"The key was used within 24 hours for the s\#
  ame method with other params.","data":{"kind":"idempotencyConflict","retryable":false}},"sto\#
  rageFull":{"code":1400,"message":"There is no room for the write. Nothing was changed; readi\#
  ng goes on.","data":{"kind":"storageFull","retryable":true}},"storageFailed":{"code":1401,"m\#
  essage":"The write may not have reached the disk. The daemon ends, and what it finds at its \#
  next start is the truth.","data":{"kind":"storageFailed","retryable":false}},"overloaded":{"\#
  code":1402,"message":"More is waiting than the daemon holds. Nothing was done.","data":{"kin\#
  d":"overloaded","retryable":true}},"tooManyConnections":{"code":1403,"message":"There are as\#
   many connections as the daemon takes. This is the answer to the first line, and the connect\#
  ion is closed after it.","data":{"kind":"tooManyConnections","retryable":false}},"shuttingDo\#
  wn":{"code":1404,"message":"The daemon is about to end. Nothing was done.","data":{"kind":"s\#
  huttingDown","retryable":true}}}}}\#

  """#
