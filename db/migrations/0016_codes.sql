-- Names of domains and groups in the other languages, as items have them.
alter table "codeDomain" add column "domainNmEn" text, add column "domainNmZh" text, add column "domainNmEs" text;
alter table "codeGroup" add column "codeGrpNmEn" text, add column "codeGrpNmZh" text, add column "codeGrpNmEs" text;

-- What the administrator says instead of the label files; an empty language keeps the file's word.
create table "label" (
  "labelCd" text primary key,
  "kr" text,
  "zh" text,
  "en" text,
  "es" text,
  "createUserId" text not null,
  "createDt" timestamptz not null default now(),
  "updateUserId" text not null,
  "updateDt" timestamptz not null default now()
);

-- One row per numbered field of an entity; the counters are the rows of "numberCounter".
create table "numbering" (
  "ruleCd" text primary key,
  "pattern" text not null,
  "resetCd" text not null,
  "note" text,
  "createUserId" text not null,
  "createDt" timestamptz not null default now(),
  "updateUserId" text not null,
  "updateDt" timestamptz not null default now()
);

-- "prefix" is what the last number looked like without its sequence: another rule or reset that comes to the same look goes on counting.
alter table "numberCounter" add column "ruleCd" text, add column "plantCd" text, add column "prefix" text, add column "updateDt" timestamptz not null default now();
update "numberCounter" set "prefix" = "counterKey";
create index "numberCounterPrefix" on "numberCounter" ("prefix");
create index "numberCounterRule" on "numberCounter" ("ruleCd");
-- Nobody, whatever the program, draws a number twice.
create function "numberGoesOn"() returns trigger language plpgsql as $$
begin
  if new."lastSeq" < old."lastSeq" then
    raise exception 'the last number of % cannot go back from % to %', old."counterKey", old."lastSeq", new."lastSeq";
  end if;
  return new;
end $$;
create trigger "numberGoesOn" before update on "numberCounter" for each row execute function "numberGoesOn"();

-- The dated figures of work permits stand among the other parameters, where they are kept up.
insert into "sysParam" ("paramCd", "plantCd", "val", "fromYmd", "source", "confirmNeededYn", "createUserId", "updateUserId")
select 'PTW.' || "parameterCd", nullif("plantCd", '0000'), trim_scale("parameterVal")::text, "effectYmd", "sourceTxt", "confirmNeededYn", 'system', 'system' from "permitParameter";
drop table "permitParameter";
