-- What burns (0385) as the part of a group that no element is named in (0381): 0386 took the older of both.
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
drop function if exists "chmListsOf"(text, text, date);
select "chmRefreshLists"((now() at time zone 'Asia/Seoul')::date);
select "chmProductKnown"(array(select "prodNo" from "chmProduct"));
