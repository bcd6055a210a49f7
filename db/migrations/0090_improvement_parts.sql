-- What a single action cost: apart from the action, because vendors read and write actions and never see a cost.
create table "improvementActionCost" (
  "imprActionNo" bigint primary key references "improvementAction" on delete cascade,
  "costAmt" numeric(15,0) not null check ("costAmt" >= 0),
  "updateUserId" text not null,
  "updateDt" timestamptz not null
);

-- Which action a picture after shows, or at which check a picture of the visit was taken.
create table "improvementPicture" (
  "fileNo" bigint primary key references "attachFile" on delete cascade,
  "imprActionNo" bigint references "improvementAction" on delete cascade,
  "imprVerifyNo" bigint references "improvementVerify" on delete cascade,
  check (num_nonnulls("imprActionNo", "imprVerifyNo") = 1)
);
create index on "improvementPicture" ("imprActionNo") where "imprActionNo" is not null;
create index on "improvementPicture" ("imprVerifyNo") where "imprVerifyNo" is not null;

-- Where an action itself stands: planned, done, found good, refused.
alter table "improvementAction" add column "statCd" text;
update "improvementAction" a set "statCd" = case
  when a."doneDt" is null then 'P'
  when i."state" in ('effectPending', 'closing', 'closed') then 'V'
  else 'D' end
from "improvement" i where i."imprNo" = a."imprNo";

-- Why it was cancelled, and through which channels a reminder went.
alter table "improvement" add column "cancelReason" text;
update "improvement" i set "cancelReason" = (select h."reason" from "comStateHist" h where h."taskClassNm" = 'improvement' and h."taskKey" = i."imprNo"::text
  and h."toStatCd" = 'cancelled' order by h."stateHistNo" desc limit 1) where i."state" = 'cancelled';
alter table "improvementEscalation" add column "channelCds" text[];
