-- The accounts of companies: who was invited, and what the platform's "user" says of who has joined.
create table "vendorUser" (
  "vendorUserNo" bigint generated always as identity primary key,
  "vendorCd" text not null references "vendor",
  "userNm" text not null,
  "email" text not null,
  "phoneNo" text,
  "vendorUserRoleCd" text not null,
  "psrmYn" text not null default 'N' check ("psrmYn" in ('Y', 'N')),
  "langCd" text not null default 'kr',
  "userId" text unique references "user" on delete cascade deferrable initially deferred,
  "inviteToDt" timestamptz,
  "lastLoginDt" timestamptz,
  "privAgreeDt" timestamptz,
  "privAgreeVer" text,
  "state" text not null,
  "searchText" text generated always as (regexp_replace(lower(coalesce("userNm", '')), '([^\u0001-\u007f])', '\1' || chr(40960 + ('x' || left(md5(''), 1))::bit(4)::integer), 'g')) stored,
  "createUserId" text not null,
  "createDt" timestamptz not null default now(),
  "updateUserId" text not null,
  "updateDt" timestamptz not null default now()
);
create index on "vendorUser" using gin ("searchText" gin_trgm_ops);
create index on "vendorUser" ("vendorCd", "vendorUserNo" desc);
create index on "vendorUser" ("vendorUserNo" desc);
-- One person is invited once by a company.
create unique index on "vendorUser" ("vendorCd", lower("email")) where "state" = 'invited';

-- The row of an account follows the account: one truth, shown to whom the register of users is shut. It is no write
-- of the caller, so the guard of rows is not asked.
create function "vendorUserFollows"() returns trigger language plpgsql as $$
declare
  states constant text[] := array['active', 'locked', 'dormant', 'stopped'];
  codes constant text[] := array['ACS01', 'ACS02', 'ACS03', 'ACS04'];
  plants constant text := coalesce(current_setting('portal.plants', true), '');
  vendor constant text := coalesce(current_setting('portal.vendor', true), '');
  known text := coalesce(states[array_position(codes, new."acctStatusCd")], 'stopped');
begin
  if new."vendorCd" is null or new."userKindCd" <> 'UKD02' then
    return null;
  end if;
  perform set_config('portal.plants', '', true), set_config('portal.vendor', '', true);
  update "vendorUser" set "vendorCd" = new."vendorCd", "userNm" = new."userNm", "email" = new."email", "phoneNo" = new."phoneNo", "psrmYn" = new."psrmYn",
    "langCd" = new."langCd", "lastLoginDt" = new."lastLoginDt", "state" = known where "userId" = new."userId";
  if not found then
    insert into "vendorUser" ("vendorCd", "userNm", "email", "phoneNo", "vendorUserRoleCd", "psrmYn", "langCd", "userId", "lastLoginDt", "state", "createUserId", "updateUserId")
    values (new."vendorCd", new."userNm", new."email", new."phoneNo", 'VUR02', new."psrmYn", new."langCd", new."userId", new."lastLoginDt", known, new."createUserId", new."updateUserId");
  end if;
  perform set_config('portal.plants', plants, true), set_config('portal.vendor', vendor, true);
  return null;
end $$;
create trigger "vendorUserFollows" after insert or update of "vendorCd", "userNm", "email", "phoneNo", "psrmYn", "langCd", "lastLoginDt", "acctStatusCd" on "user"
  for each row execute function "vendorUserFollows"();

-- 10 is the delivered group of a company's managers.
create function "vendorUserRole"() returns trigger language plpgsql as $$
declare
  plants constant text := coalesce(current_setting('portal.plants', true), '');
  vendor constant text := coalesce(current_setting('portal.vendor', true), '');
  whose text := coalesce(new."userId", old."userId");
begin
  perform set_config('portal.plants', '', true), set_config('portal.vendor', '', true);
  update "vendorUser" set "vendorUserRoleCd" = case when exists (
    select 1 from "userAuthGrp" g where g."userId" = whose and g."authGrpNo" = 10 and g."settingYn" = 'Y') then 'VUR01' else 'VUR02' end
  where "userId" = whose;
  perform set_config('portal.plants', plants, true), set_config('portal.vendor', vendor, true);
  return null;
end $$;
create trigger "vendorUserRole" after insert or update or delete on "userAuthGrp" for each row execute function "vendorUserRole"();

-- What happened to the account stands in the history of its row too.
create function "vendorUserHistory"() returns trigger language plpgsql as $$
declare
  states constant text[] := array['active', 'locked', 'dormant', 'stopped'];
  codes constant text[] := array['ACS01', 'ACS02', 'ACS03', 'ACS04'];
begin
  insert into "comStateHist" ("taskClassNm", "taskKey", "fromStatCd", "toStatCd", "actNm", "reason", "userId", "actDt")
  select 'vendorUser', v."vendorUserNo"::text, states[array_position(codes, new."fromStatCd")], states[array_position(codes, new."toStatCd")], new."actNm", new."reason", new."userId", new."actDt"
  from "vendorUser" v where v."userId" = new."taskKey";
  return null;
end $$;
create trigger "vendorUserHistory" after insert on "comStateHist" for each row when (new."taskClassNm" = 'user') execute function "vendorUserHistory"();

insert into "vendorUser" ("vendorCd", "userNm", "email", "phoneNo", "vendorUserRoleCd", "psrmYn", "langCd", "userId", "lastLoginDt", "state", "createUserId", "updateUserId")
select u."vendorCd", u."userNm", u."email", u."phoneNo",
  case when exists (select 1 from "userAuthGrp" g where g."userId" = u."userId" and g."authGrpNo" = 10 and g."settingYn" = 'Y') then 'VUR01' else 'VUR02' end,
  u."psrmYn", u."langCd", u."userId", u."lastLoginDt",
  case u."acctStatusCd" when 'ACS01' then 'active' when 'ACS02' then 'locked' when 'ACS03' then 'dormant' else 'stopped' end, u."createUserId", u."updateUserId"
from "user" u where u."vendorCd" is not null and u."userKindCd" = 'UKD02';

-- Texts that people consent to, each version with its first day.
create table "vendorConsent" (
  "vendorConsentNo" bigint generated always as identity primary key,
  "consentKindCd" text not null,
  "consentVer" text not null,
  "applyFromYmd" date not null,
  "contKr" text not null,
  "contEn" text not null,
  "contZh" text not null,
  "contEs" text not null,
  "createUserId" text not null,
  "createDt" timestamptz not null default now(),
  "updateUserId" text not null,
  "updateDt" timestamptz not null default now(),
  unique ("consentKindCd", "consentVer"),
  unique ("consentKindCd", "applyFromYmd")
);
create index on "vendorConsent" ("vendorConsentNo" desc);
