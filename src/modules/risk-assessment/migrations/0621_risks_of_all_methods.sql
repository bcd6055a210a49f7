-- The risks of all methods as one table, kept by SQL from the view that says what a risk is (rsa.md 2, 6; decision 0218).
alter table "rsaCheckAnswer" add column "prevAnswerNo" bigint references "rsaCheckAnswer";
alter table "rsaCharm" add column "prevCharmNo" bigint references "rsaCharm";
create index on "rsaCheckAnswer" ("prevAnswerNo");
create index on "rsaCharm" ("prevCharmNo");

-- The year of a target: that in which its plan begins, else the year of its confirmation or, while it is open, of its making.
create function "rsaYearOf"("planFrom" date, "confirmed" timestamptz, "made" timestamptz) returns text language sql stable as $$
  select extract(year from coalesce($1::timestamp, coalesce($2, $3) at time zone 'Asia/Seoul'))::int::text
$$;

-- The rows of last year's target that its successor, once confirmed, no longer has, by the year of the successor.
create function "rsaGoneYear"("entity" text, "row" bigint, "target" bigint) returns text language sql stable as $$
  select min("rsaYearOf"(p."startYmd", s."confirmDt", s."createDt"))
  from "rsaTarget" s left join "rsaPlan" p on p."rsaPlanNo" = s."rsaPlanNo"
  where s."prevTargetNo" = "target" and s."state" in ('confirmed', 'shared') and s."excludeYn" is distinct from 'Y' and not case "entity"
    when 'rsaHazard' then exists (select 1 from "rsaHazard" n where n."rsaTargetNo" = s."rsaTargetNo" and n."prevHazardNo" = "row")
    when 'rsaCheckAnswer' then exists (select 1 from "rsaCheckAnswer" n where n."rsaTargetNo" = s."rsaTargetNo" and n."prevAnswerNo" = "row" and n."okCd" is distinct from 'none')
    when 'rsaHazopRow' then exists (select 1 from "rsaHazopRow" n where n."rsaTargetNo" = s."rsaTargetNo" and n."prevRowNo" = "row" and n."notCredibleYn" is distinct from 'Y')
    else exists (select 1 from "rsaCharm" n where n."rsaTargetNo" = s."rsaTargetNo" and n."prevCharmNo" = "row") end
$$;

-- What a risk is. A row that is no risk (a question that does not apply, a deviation that is not credible) is not here.
-- The risk afterwards is the one that was found when a measure was checked; until then it is the present one.
create view "rsaRiskNow" as
select r."hazardTxt", r."rowEntity", r."rowNo", r."rsaTargetNo", t."rsaPlanNo",
  "rsaYearOf"(p."startYmd", t."confirmDt", t."createDt") as "riskYear",
  case when t."state" in ('confirmed', 'shared') and t."excludeYn" is distinct from 'Y' then 'Y' else 'N' end as "fixedYn",
  t."rsaTypeCd", p."rsaKindCd", t."rsaMatrixNo", t."plantCd", t."deptCd", t."vendorCd", t."processNo", r."hazardKindCd", r."occurTypeCd",
  r."freq", r."sev", r."score", r."gradeCd", r."acceptYn",
  case when r."acceptYn" = 'Y' then 'A' when r."acceptYn" = 'N' then coalesce(g."registerGradeCd", 'U') else 'N' end as "levelCd",
  r."expScore", r."expGradeCd", r."resScore", r."resGradeCd", r."resAcceptYn",
  case when r."resScore" is null then r."freq" else r."resFreq" end as "afterFreq",
  case when r."resScore" is null then r."sev" else r."resSev" end as "afterSev",
  coalesce(r."resScore", r."score") as "afterScore",
  case when r."resScore" is null then r."gradeCd" else r."resGradeCd" end as "afterGradeCd",
  case when r."resScore" is null then r."acceptYn" else r."resAcceptYn" end as "afterAcceptYn",
  case when case when r."resScore" is null then r."acceptYn" else r."resAcceptYn" end = 'Y' then 'A'
    when r."score" is null then 'N'
    when r."resScore" is null then coalesce(g."registerGradeCd", 'U') else coalesce(a."registerGradeCd", 'U') end as "afterLevelCd",
  r."prevScore",
  case when r."score" is null then null when t."prevTargetNo" is null then 'first' when r."prevScore" is null then 'new'
    when b."rsaMatrixNo" is distinct from t."rsaMatrixNo" then 'other'
    when r."score" > r."prevScore" then 'up' when r."score" < r."prevScore" then 'down' else 'same' end as "changeCd",
  case when exists (select 1 from "rsaTarget" s where s."prevTargetNo" = r."rsaTargetNo") then "rsaGoneYear"(r."rowEntity", r."rowNo", r."rsaTargetNo") end as "goneYear"
from (
  select left(h."hazardTxt", 1000) as "hazardTxt", 'rsaHazard' as "rowEntity", h."rsaHazardNo" as "rowNo", h."rsaTargetNo",
    h."hazardKindCd", h."occurTypeCd", h."freq", h."sev", h."score", h."gradeCd", h."acceptYn", h."expScore", h."expGradeCd",
    h."resFreq", h."resSev", h."resScore", h."resGradeCd", h."resAcceptYn", h."prevScore"
  from "rsaHazard" h
  union all
  select left(coalesce(c."hazardTxt", c."itemTxt"), 1000), 'rsaCheckAnswer', c."rsaCheckAnswerNo", c."rsaTargetNo",
    null::text, null::text, c."freq", c."sev", c."score", c."gradeCd", c."acceptYn", c."expScore", c."expGradeCd",
    c."resFreq", c."resSev", c."resScore", c."resGradeCd", c."resAcceptYn", c."prevScore"
  from "rsaCheckAnswer" c where c."okCd" is distinct from 'none'
  union all
  select left(concat_ws(' / ', z."deviationTxt", z."causeTxt", z."consequenceTxt"), 1000), 'rsaHazopRow', z."rsaHazopRowNo", z."rsaTargetNo",
    null::text, null::text, z."freq", z."sev", z."score", z."gradeCd", z."acceptYn", z."expScore", z."expGradeCd",
    z."resFreq", z."resSev", z."resScore", z."resGradeCd", z."resAcceptYn",
    (select coalesce(y."resScore", y."score") from "rsaHazopRow" y where y."rsaHazopRowNo" = z."prevRowNo")
  from "rsaHazopRow" z where z."notCredibleYn" is distinct from 'Y'
  union all
  select left(concat_ws(' / ', m."substanceTxt", m."taskTxt"), 1000), 'rsaCharm', m."rsaCharmNo", m."rsaTargetNo",
    'chemical', null::text, m."freq", m."sev", m."score", m."gradeCd", m."acceptYn", m."expScore", m."expGradeCd",
    m."resFreq", m."resSev", m."resScore", m."resGradeCd", m."resAcceptYn", m."prevScore"
  from "rsaCharm" m
) r
join "rsaTarget" t on t."rsaTargetNo" = r."rsaTargetNo"
left join "rsaPlan" p on p."rsaPlanNo" = t."rsaPlanNo"
left join "rsaTarget" b on b."rsaTargetNo" = t."prevTargetNo"
left join "rsaMatrixGrade" g on g."rsaMatrixNo" = t."rsaMatrixNo" and g."gradeCd" = r."gradeCd"
left join "rsaMatrixGrade" a on a."rsaMatrixNo" = t."rsaMatrixNo" and a."gradeCd" = r."resGradeCd";

create table "rsaRisk" (
  "rsaRiskNo" bigint generated always as identity primary key,
  "hazardTxt" text,
  "rowEntity" text not null,
  "rowNo" numeric(18,0) not null,
  "rsaTargetNo" bigint not null references "rsaTarget" on delete cascade,
  "rsaPlanNo" bigint,
  "riskYear" text not null,
  "fixedYn" text not null check ("fixedYn" in ('Y', 'N')),
  "rsaTypeCd" text not null,
  "rsaKindCd" text,
  "rsaMatrixNo" bigint not null,
  "plantCd" text not null,
  "deptCd" text not null,
  "vendorCd" text,
  "processNo" bigint,
  "hazardKindCd" text,
  "occurTypeCd" text,
  "freq" numeric(18,0),
  "sev" numeric(18,0),
  "score" numeric(18,0),
  "gradeCd" text,
  "acceptYn" text check ("acceptYn" in ('Y', 'N')),
  "levelCd" text not null,
  "expScore" numeric(18,0),
  "expGradeCd" text,
  "resScore" numeric(18,0),
  "resGradeCd" text,
  "resAcceptYn" text check ("resAcceptYn" in ('Y', 'N')),
  "afterFreq" numeric(18,0),
  "afterSev" numeric(18,0),
  "afterScore" numeric(18,0),
  "afterGradeCd" text,
  "afterAcceptYn" text check ("afterAcceptYn" in ('Y', 'N')),
  "afterLevelCd" text not null,
  "prevScore" numeric(18,0),
  "changeCd" text,
  "goneYear" text,
  unique ("rowEntity", "rowNo")
);
create index on "rsaRisk" ("plantCd", "rsaRiskNo" desc);
create index on "rsaRisk" ("rsaTargetNo");
-- Totals read this index alone: the rows with their texts are ten times as much.
create index "rsaRiskTotals" on "rsaRisk" ("riskYear", "fixedYn", "plantCd") include ("deptCd", "rsaTypeCd", "levelCd", "afterLevelCd", "changeCd",
  "score", "afterScore", "rsaMatrixNo", "freq", "sev", "afterFreq", "afterSev");
create index on "rsaRisk" ("goneYear", "fixedYn", "plantCd") where "goneYear" is not null;

-- Brings rows of one table to what the view says of them. The rights of the writer do not matter: the row itself was allowed.
-- Planning the view takes longer than reading one row by it, and the same plan serves all.
create function "keepRisks"("entity" text, "rows" bigint[]) returns void language plpgsql set plan_cache_mode = force_generic_plan as $$
declare
  "plants" text := coalesce(current_setting('portal.plants', true), '');
  "depts" text := coalesce(current_setting('portal.depts', true), '');
  "vendor" text := coalesce(current_setting('portal.vendor', true), '');
begin
  if coalesce(cardinality("rows"), 0) = 0 then return; end if;
  perform set_config('portal.plants', '', true), set_config('portal.depts', '', true), set_config('portal.vendor', '', true);
  insert into "rsaRisk" ("hazardTxt", "rowEntity", "rowNo", "rsaTargetNo", "rsaPlanNo", "riskYear", "fixedYn", "rsaTypeCd", "rsaKindCd", "rsaMatrixNo", "plantCd", "deptCd",
    "vendorCd", "processNo", "hazardKindCd", "occurTypeCd", "freq", "sev", "score", "gradeCd", "acceptYn", "levelCd", "expScore", "expGradeCd", "resScore",
    "resGradeCd", "resAcceptYn", "afterFreq", "afterSev", "afterScore", "afterGradeCd", "afterAcceptYn", "afterLevelCd", "prevScore", "changeCd",
    "goneYear")
  select n.* from "rsaRiskNow" n where n."rowEntity" = "entity" and n."rowNo" = any("rows")
  on conflict ("rowEntity", "rowNo") do update set ("hazardTxt", "rsaTargetNo", "rsaPlanNo", "riskYear", "fixedYn", "rsaTypeCd", "rsaKindCd", "rsaMatrixNo", "plantCd", "deptCd", "vendorCd", "processNo",
    "hazardKindCd", "occurTypeCd", "freq", "sev", "score", "gradeCd", "acceptYn", "levelCd", "expScore", "expGradeCd", "resScore", "resGradeCd",
    "resAcceptYn", "afterFreq", "afterSev", "afterScore", "afterGradeCd", "afterAcceptYn", "afterLevelCd", "prevScore", "changeCd", "goneYear") =
    row(excluded."hazardTxt", excluded."rsaTargetNo", excluded."rsaPlanNo", excluded."riskYear", excluded."fixedYn", excluded."rsaTypeCd",
    excluded."rsaKindCd", excluded."rsaMatrixNo", excluded."plantCd", excluded."deptCd", excluded."vendorCd", excluded."processNo",
    excluded."hazardKindCd", excluded."occurTypeCd", excluded."freq", excluded."sev", excluded."score", excluded."gradeCd", excluded."acceptYn",
    excluded."levelCd", excluded."expScore", excluded."expGradeCd", excluded."resScore", excluded."resGradeCd", excluded."resAcceptYn",
    excluded."afterFreq", excluded."afterSev", excluded."afterScore", excluded."afterGradeCd", excluded."afterAcceptYn", excluded."afterLevelCd",
    excluded."prevScore", excluded."changeCd", excluded."goneYear")
  where to_jsonb("rsaRisk") - 'rsaRiskNo' is distinct from to_jsonb(excluded) - 'rsaRiskNo';
  delete from "rsaRisk" r where r."rowEntity" = "entity" and r."rowNo" = any("rows"::numeric[])
    and r."rowNo" not in (select n."rowNo" from "rsaRiskNow" n where n."rowEntity" = "entity" and n."rowNo" = any("rows"));
  perform set_config('portal.plants', "plants", true), set_config('portal.depts', "depts", true), set_config('portal.vendor', "vendor", true);
end $$;

create function "keepRisksOfTarget"("target" bigint) returns void language plpgsql as $$
begin
  -- Who saves a row holds this lock shared: a row that is saved while its target is confirmed is read here, or reads the confirmation.
  perform pg_advisory_xact_lock(621, "target"::int);
  perform "keepRisks"('rsaHazard', array(select "rsaHazardNo" from "rsaHazard" where "rsaTargetNo" = "target"));
  perform "keepRisks"('rsaCheckAnswer', array(select "rsaCheckAnswerNo" from "rsaCheckAnswer" where "rsaTargetNo" = "target"));
  perform "keepRisks"('rsaHazopRow', array(select "rsaHazopRowNo" from "rsaHazopRow" where "rsaTargetNo" = "target"));
  perform "keepRisks"('rsaCharm', array(select "rsaCharmNo" from "rsaCharm" where "rsaTargetNo" = "target"));
end $$;

-- After a statement on rows of a method: its rows, and those of last year that they continue. Named: table, key, column of last year's row.
create function "riskRowsTouched"() returns trigger language plpgsql as $$
declare
  "source" text := case tg_op when 'INSERT' then 'select * from "newRows"' when 'DELETE' then 'select * from "oldRows"'
    else 'select * from "newRows" union all select * from "oldRows"' end;
  "own" bigint[];
  "last" bigint[];
begin
  execute format('select array_agg(distinct %1$I), array_remove(array_agg(distinct %2$I), null) from (%3$s) r', tg_argv[0], tg_argv[1], "source")
    into "own", "last";
  if "own" is null then return null; end if;
  execute format('select count(pg_advisory_xact_lock_shared(621, x::int)) from (select distinct "rsaTargetNo" as x from (%s) r) y', "source");
  perform "keepRisks"(tg_table_name, "own");
  perform "keepRisks"(tg_table_name, "last");
  return null;
end $$;
do $$
declare
  "each" record;
begin
  for "each" in select * from (values ('rsaHazard', 'rsaHazardNo', 'prevHazardNo'), ('rsaCheckAnswer', 'rsaCheckAnswerNo', 'prevAnswerNo'),
    ('rsaHazopRow', 'rsaHazopRowNo', 'prevRowNo'), ('rsaCharm', 'rsaCharmNo', 'prevCharmNo')) v("name", "key", "prev")
  loop
    execute format('create trigger "riskNew" after insert on %1$I referencing new table as "newRows" for each statement execute function "riskRowsTouched"(%2$L, %3$L)',
      "each"."name", "each"."key", "each"."prev");
    execute format('create trigger "riskChanged" after update on %1$I referencing old table as "oldRows" new table as "newRows" for each statement execute function "riskRowsTouched"(%2$L, %3$L)',
      "each"."name", "each"."key", "each"."prev");
    execute format('create trigger "riskGone" after delete on %1$I referencing old table as "oldRows" for each statement execute function "riskRowsTouched"(%2$L, %3$L)',
      "each"."name", "each"."key", "each"."prev");
  end loop;
end $$;

create function "riskTargetTouched"() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' then perform "keepRisksOfTarget"(new."rsaTargetNo"); end if;
  if tg_op <> 'INSERT' and old."prevTargetNo" is not null then perform "keepRisksOfTarget"(old."prevTargetNo"); end if;
  if tg_op <> 'DELETE' and new."prevTargetNo" is not null then perform "keepRisksOfTarget"(new."prevTargetNo"); end if;
  return null;
end $$;
create trigger "riskTargetNew" after insert or delete on "rsaTarget" for each row execute function "riskTargetTouched"();
create trigger "riskTargetChanged" after update of "state", "plantCd", "deptCd", "vendorCd", "processNo", "rsaPlanNo", "rsaTypeCd", "rsaMatrixNo", "excludeYn",
  "prevTargetNo", "confirmDt" on "rsaTarget" for each row execute function "riskTargetTouched"();

create function "riskPlanTouched"() returns trigger language plpgsql as $$
begin
  perform "keepRisksOfTarget"(t."rsaTargetNo") from "rsaTarget" t where t."rsaPlanNo" = new."rsaPlanNo";
  perform "keepRisksOfTarget"(t."prevTargetNo") from "rsaTarget" t where t."rsaPlanNo" = new."rsaPlanNo" and t."prevTargetNo" is not null;
  return null;
end $$;
create trigger "riskPlanChanged" after update of "startYmd", "rsaKindCd" on "rsaPlan" for each row
  when (old."startYmd" is distinct from new."startYmd" or old."rsaKindCd" is distinct from new."rsaKindCd") execute function "riskPlanTouched"();

-- Rows that are there already.
select "keepRisksOfTarget"("rsaTargetNo") from "rsaTarget" order by "rsaTargetNo";
