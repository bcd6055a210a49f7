-- Items 1 and 2 of 시행령 별표 13 (인화성 가스, 인화성 액체) stand on a property of the substance. Products were judged by it, but the lists of
-- a substance named only those that the items list: a new solvent looked as if process safety knew nothing of it.

-- Whether a substance burns as the notes of the table say: 'L' as a liquid, 'G' as a gas. (비고: 인화점 60℃ 이하; 하한 13% 이하 또는 상·하한 차 12% 이상)
create function "chmBurnsAs"(h "chmChemical") returns text[] language sql stable as $$
  select array_remove(array[
    case when (h."stateCd" = 'L' and h."flashPt" <= 60) or exists (
      select 1 from "chmChemGhs" g where g."chemNo" = h."chemNo" and g."useYn" is distinct from 'N'
        and g."ghsClassCd" = 'P06' and g."ghsCatCd" in ('1', '2', '3')) then 'L' end,
    case when (h."stateCd" = 'V' and (h."lelVal" <= 13 or h."uelVal" - h."lelVal" >= 12)) or exists (
      select 1 from "chmChemGhs" g where g."chemNo" = h."chemNo" and g."useYn" is distinct from 'N'
        and g."ghsClassCd" = 'P02') then 'G' end], null)
$$;
create or replace function "chmCasGroup"(list text, subject text, cas text, named text[]) returns text[] language sql stable as $$
  select case when list <> 'OA' or cas is not null or replace(subject, ' ', '') not in ('인화성가스', '인화성액체') then named else (
    select array_agg(distinct x.c order by x.c) from (
      select unnest(named) as c
      union all
      select h."casNo" from "chmChemical" h
      where h."casNo" is not null and h."useYn" is distinct from 'N'
        and (case when replace(subject, ' ', '') = '인화성액체' then 'L' else 'G' end) = any("chmBurnsAs"(h))
        and not exists (select 1 from "chmRegItem" o where o."regCd" = 'OA' and o."endYmd" is null
          and replace(o."regSubjNm", ' ', '') not in ('인화성가스', '인화성액체') and (o."casNo" = h."casNo" or h."casNo" = any(o."casGroup")))
    ) x) end
$$;
-- The lists of a substance on a day, those that it stands on by what it is included; none without a CAS number.
create function "chmListsOfSubstance"(h "chmChemical", day date) returns text[] language sql stable as $$
  select coalesce(array_agg(distinct x.list order by x.list), '{}') from (
    select unnest("chmListsOf"(h."casNo", day)) as list
    union all
    select i."regCd" from "chmRegItem" i
    where i."regCd" = 'OA' and i."casNo" is null and i."effectYmd" <= day and coalesce(i."endYmd" >= day, true)
      and h."useYn" is distinct from 'N'
      and (case replace(i."regSubjNm", ' ', '') when '인화성액체' then 'L' when '인화성가스' then 'G' end) = any("chmBurnsAs"(h))
  ) x where h."casNo" is not null
$$;
create or replace function "chmRefreshLists"(day date) returns void language sql as $$
  update "chmChemical" h set "regCds" = w.lists, "regKnownCd" = "chmRegKnown"(h."casNo", w.lists)
  from (select c."chemNo", "chmListsOfSubstance"(c, day) as lists from "chmChemical" c) w
  where w."chemNo" = h."chemNo"
    and (h."regCds" is distinct from w.lists or h."regKnownCd" is distinct from "chmRegKnown"(h."casNo", w.lists))
$$;
create or replace function "chmChemicalLists"() returns trigger language plpgsql as $$
begin
  new."regCds" := "chmListsOfSubstance"(new, (now() at time zone 'Asia/Seoul')::date);
  new."regKnownCd" := "chmRegKnown"(new."casNo", new."regCds");
  return new;
end $$;
drop trigger "chmChemicalLists" on "chmChemical";
create trigger "chmChemicalLists"
  before insert or update of "casNo", "stateCd", "flashPt", "lelVal", "uelVal", "useYn" on "chmChemical"
  for each row execute function "chmChemicalLists"();

-- The classes of a substance are written after it.
create function "chmChemGhsLists"() returns trigger language plpgsql as $$
declare
  touched bigint[];
begin
  if tg_op = 'INSERT' then touched := array(select distinct "chemNo" from fresh);
  elsif tg_op = 'DELETE' then touched := array(select distinct "chemNo" from gone);
  else touched := array(select "chemNo" from fresh union select "chemNo" from gone);
  end if;
  update "chmChemical" h set "regCds" = w.lists, "regKnownCd" = "chmRegKnown"(h."casNo", w.lists)
  from (select c."chemNo", "chmListsOfSubstance"(c, (now() at time zone 'Asia/Seoul')::date) as lists
        from "chmChemical" c where c."chemNo" = any(touched)) w
  where w."chemNo" = h."chemNo" and h."regCds" is distinct from w.lists;
  return null;
end $$;
create trigger "chmChemGhsListsInsert" after insert on "chmChemGhs" referencing new table as fresh for each statement execute function "chmChemGhsLists"();
create trigger "chmChemGhsListsUpdate" after update on "chmChemGhs" referencing old table as gone new table as fresh for each statement execute function "chmChemGhsLists"();
create trigger "chmChemGhsListsDelete" after delete on "chmChemGhs" referencing old table as gone for each statement execute function "chmChemGhsLists"();

select "chmRefreshLists"((now() at time zone 'Asia/Seoul')::date);
