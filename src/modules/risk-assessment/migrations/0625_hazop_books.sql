-- Where a figure of a LOPA comes from; templates of nodes in versions; books of CHARM (rsa.md 2, 6, 10; fit F3, F9).
alter table "rsaLopa" add column "initSourceTxt" text;
alter table "rsaLopaLayer" add column "pfdSourceTxt" text;

alter table "rsaNodeTemplate"
  add column "verNo" numeric(18,0),
  add column "replaceNo" bigint references "rsaNodeTemplate",
  add column "fromTargetNo" bigint references "rsaTarget",
  add column "reviewUserId" text references "user",
  add column "approveUserId" text references "user",
  add column "approveDt" timestamptz,
  add column "lookYmd" date,
  add column "state" text not null default 'draft';
update "rsaNodeTemplate" set "verNo" = 1, "lookYmd" = "updateDt"::date, "state" = case "useYn" when 'N' then 'retired' else 'approved' end;
alter table "rsaNodeTemplate" drop constraint "rsaNodeTemplate_rsaNodeTemplateNm_key";
alter table "rsaNodeTemplate" add unique ("rsaNodeTemplateNm", "verNo");
create index on "rsaNodeTemplate" ("rsaNodeTemplateNm", "verNo" desc, "rsaNodeTemplateNo");
create index on "rsaNodeTemplate" ("replaceNo");
create index on "rsaNodeTemplate" ("fromTargetNo");
alter table "rsaHazopNode" add column "rsaNodeTemplateNo" bigint references "rsaNodeTemplate";
create index on "rsaHazopNode" ("rsaNodeTemplateNo");

create table "rsaJobCharm" (
  "rsaJobCharmNo" bigint generated always as identity primary key,
  "rsaJobBookNo" bigint not null references "rsaJobBook" on delete cascade,
  "sortOrder" numeric(18,0) not null,
  "taskTxt" text not null,
  "chemNo" bigint references "chmChemical",
  "prodNo" bigint references "chmProduct",
  "substanceTxt" text,
  "compNo" numeric(18,0),
  "contentPct" numeric(18,4),
  "formCd" text,
  "dustLvCd" text,
  "dayQty" numeric(18,4),
  "dayUnitCd" text,
  "useTemp" numeric(18,2),
  "ventCd" text,
  "measureTxt" text,
  "hierCd" text
);
create index on "rsaJobCharm" ("rsaJobBookNo");
create index on "rsaJobCharm" ("chemNo");
create index on "rsaJobCharm" ("prodNo");
