-- Organisation: who holds which groups at a glance, release of vendors' locks, absence and reporting of appointments, groups of people.

-- Authority groups are also the code group AUTH_GRP: kept equal here so that lists can name them. The seed writes the first rows.
create function "authGrpAsCode"() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' then
    delete from "codeItem" where "codeGrpCd" = 'AUTH_GRP' and "code" = old."authGrpNo"::text;
    return old;
  end if;
  insert into "codeItem" ("codeGrpCd", "code", "codeNm", "sortOrder", "useYn", "createUserId", "updateUserId")
  select 'AUTH_GRP', new."authGrpNo"::text, new."authGrpNm", new."authGrpNo", new."useYn", new."createUserId", new."updateUserId"
  where exists (select 1 from "codeGroup" where "codeGrpCd" = 'AUTH_GRP')
  on conflict ("codeGrpCd", "code") do update
    set "codeNm" = excluded."codeNm", "useYn" = excluded."useYn", "updateUserId" = excluded."updateUserId", "updateDt" = now();
  return new;
end $$;
create trigger "authGrpAsCode" after insert or update of "authGrpNm", "useYn" or delete on "authGrp" for each row execute function "authGrpAsCode"();

insert into "codeGroup" ("codeGrpCd", "codeGrpNm", "domainCd", "editYn", "createUserId", "updateUserId")
select 'AUTH_GRP', '권한그룹', "domainCd", 'N', 'system', 'system' from "codeDomain" where "domainCd" = 'ORG'
on conflict do nothing;
insert into "codeItem" ("codeGrpCd", "code", "codeNm", "sortOrder", "createUserId", "updateUserId")
select 'AUTH_GRP', "authGrpNo"::text, "authGrpNm", "authGrpNo", 'system', 'system' from "authGrp"
where exists (select 1 from "codeGroup" where "codeGrpCd" = 'AUTH_GRP')
on conflict do nothing;

alter table "user" add column "authGrpCds" text[] not null default '{}', add column "unlockRqstDt" timestamptz;
comment on column "user"."authGrpCds" is 'groups that were granted to the person, whatever their period: kept by a trigger on userAuthGrp';
create index on "user" using gin ("authGrpCds");
create index on "user" ("plantCd");

create function "groupsOfUser"() returns trigger language plpgsql as $$
begin
  update "user" u
  set "authGrpCds" = coalesce((select array_agg(g."authGrpNo"::text order by g."authGrpNo") from "userAuthGrp" g where g."userId" = u."userId" and g."settingYn" = 'Y'), '{}')
  where u."userId" in (case when tg_op = 'DELETE' then old."userId" else new."userId" end, case when tg_op = 'UPDATE' then old."userId" end);
  return null;
end $$;
create trigger "groupsOfUser" after insert or update or delete on "userAuthGrp" for each row execute function "groupsOfUser"();
update "user" u
set "authGrpCds" = (select array_agg(g."authGrpNo"::text order by g."authGrpNo") from "userAuthGrp" g where g."userId" = u."userId" and g."settingYn" = 'Y')
where exists (select 1 from "userAuthGrp" g where g."userId" = u."userId" and g."settingYn" = 'Y');

-- Any text that is a plant's code goes with the plant; a plant that is used cannot be deleted anyway.
create function "plantCodeGone"() returns trigger language plpgsql as $$
begin
  delete from "codeItem" where "codeGrpCd" = 'COM_PLANT_CD' and "code" = old."plantCd";
  return old;
end $$;
create trigger "plantCodeGone" after delete on "plant" for each row execute function "plantCodeGone"();

alter table "userDuty"
  add column "rptDueYmd" date,
  add column "absentFromYmd" date,
  add column "absentToYmd" date,
  add constraint "absencePeriod" check (("absentFromYmd" is null) = ("absentToYmd" is null) and "absentToYmd" >= "absentFromYmd"),
  add constraint "absenceNeedsDeputy" check ("absentFromYmd" is null or "deputyUserId" is not null);
update "userDuty" u set "rptDueYmd" = u."fromYmd" + d."rptDays"::int from "duty" d where d."dutyCd" = u."dutyCd" and d."rptDays" is not null and u."rptYmd" is null;
comment on column "userDuty"."rptDueYmd" is 'until when the appointment must be reported; empty once it is, or when the law asks for none';
create index on "userDuty" ("deputyUserId") where "deputyUserId" is not null;
create index on "userDuty" ("toYmd");

create table "grp" (
  "grpNo" bigint generated always as identity primary key,
  "grpNm" text not null unique,
  "grpKindCd" text not null,
  "ownerUserId" text references "user",
  "shareYn" text not null default 'N' check ("shareYn" in ('Y', 'N')),
  "createUserId" text not null,
  "createDt" timestamptz not null default now(),
  "updateUserId" text not null,
  "updateDt" timestamptz not null default now()
);
create index on "grp" ("ownerUserId");

create table "grpMember" (
  "grpMemberNo" bigint generated always as identity primary key,
  "grpNo" bigint not null references "grp",
  "memberId" text not null,
  unique ("grpNo", "memberId")
);
comment on column "grpMember"."memberId" is 'userId, deptCd or vendorCd, as the kind of the group says';
