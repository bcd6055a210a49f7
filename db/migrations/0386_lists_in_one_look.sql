-- The lists of a substance were looked through twice, once for what they name and once for what burns: one look is enough where
-- thousands of substances come in together.
create or replace function "chmListsOfSubstance"(h "chmChemical", day date) returns text[] language sql stable as $$
  with burns as materialized (
    select case when h."useYn" is distinct from 'N' then "chmBurnsAs"(h) else '{}' end as kinds)
  select coalesce(array_agg(distinct i."regCd" order by i."regCd"), '{}') from "chmRegItem" i cross join burns
  where h."casNo" is not null and i."effectYmd" <= day and coalesce(i."endYmd" >= day, true)
    and (i."casNo" = h."casNo" or h."casNo" = any(i."casGroup")
      or (i."regCd" = 'OA' and i."casNo" is null
        and (case replace(i."regSubjNm", ' ', '') when '인화성액체' then 'L' when '인화성가스' then 'G' end) = any(burns.kinds)))
$$;
