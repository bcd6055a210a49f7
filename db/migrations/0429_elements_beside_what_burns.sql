-- Two ways in which an item means substances that it does not print came at the same time: what burns (0385) and what is a compound of
-- an element (0381). Each wrote the functions anew; here they hold together.
create or replace function "chmBurningGroup"(list text, subject text, cas text, named text[]) returns text[] language sql stable as $$
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
create or replace function "chmCasGroup"(list text, subject text, cas text, named text[]) returns text[] language sql stable as $$
  select case when "chmElementOf"(subject) is null then "chmBurningGroup"(list, subject, cas, named) else (
    select array_agg(distinct x.c order by x.c) from (
      select unnest(named) as c
      union all
      select h."casNo" from "chmChemical" h
      where h."casNo" is not null and h."molFormula" is not null and h."useYn" is distinct from 'N'
        and "chmIsCompound"(subject, "chmElementOf"(subject), h."molFormula") and not "chmNamedAlone"(list, h."casNo")
    ) x) end
$$;
create or replace function "chmListsOfSubstance"(h "chmChemical", day date) returns text[] language sql stable as $$
  select coalesce(array_agg(distinct x.list order by x.list), '{}') from (
    select unnest("chmListsOf"(h."casNo", day)) as list
    union all
    select unnest("chmListsByElement"(h."casNo", h."molFormula", day)) where h."molFormula" is not null and h."useYn" is distinct from 'N'
    union all
    select i."regCd" from "chmRegItem" i
    where i."regCd" = 'OA' and i."casNo" is null and i."effectYmd" <= day and coalesce(i."endYmd" >= day, true)
      and h."useYn" is distinct from 'N'
      and (case replace(i."regSubjNm", ' ', '') when '인화성액체' then 'L' when '인화성가스' then 'G' end) = any("chmBurnsAs"(h))
  ) x where h."casNo" is not null
$$;
drop function "chmListsOf"(text, text, date);
drop trigger "chmChemicalLists" on "chmChemical";
create trigger "chmChemicalLists"
  before insert or update of "casNo", "molFormula", "stateCd", "flashPt", "lelVal", "uelVal", "useYn" on "chmChemical"
  for each row execute function "chmChemicalLists"();
select "chmRefreshLists"((now() at time zone 'Asia/Seoul')::date);
select "chmProductKnown"(array(select "prodNo" from "chmProduct"));
