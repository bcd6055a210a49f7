-- 시행령 별표 13: rows that have been read since in the edition of 2026-08-01, or whose quantity stands in a published table of its 51 rows.
update "chmRegItem" i set "confirmNeededYn" = 'N', "noticeTxt" = v.src
from (values
  ('인화성 가스', '별표 13(2026-08-01 시행본)을 옮긴 공개 자료'), ('인화성 액체', '별표 13(2026-08-01 시행본)을 옮긴 공개 자료'),
  ('브롬화수소', '별표 13(2026-08-01 시행본)을 옮긴 공개 자료'), ('일산화질소', '별표 13(2026-08-01 시행본)을 옮긴 공개 자료'),
  ('삼염화붕소', '별표 13(2026-08-01 시행본)을 옮긴 공개 자료'), ('삼불화붕소', '별표 13(2026-08-01 시행본)을 옮긴 공개 자료'),
  ('삼불화염소', '별표 13(2026-08-01 시행본)을 옮긴 공개 자료'), ('불소', '별표 13(2026-08-01 시행본)을 옮긴 공개 자료'),
  ('삼불화질소', '별표 13(2026-08-01 시행본)을 옮긴 공개 자료'), ('디클로로실란', '별표 13(2026-08-01 시행본)을 옮긴 공개 자료'),
  ('불산', '별표 13(2026-08-01 시행본)을 옮긴 공개 자료'), ('염산', '별표 13(2026-08-01 시행본)을 옮긴 공개 자료'),
  ('황산', '별표 13(2026-08-01 시행본)을 옮긴 공개 자료'), ('암모니아수', '별표 13(2026-08-01 시행본)을 옮긴 공개 자료'),
  ('염화벤질', '51종 규정량 공개 표(2020-01-16 시행)'), ('이산화염소', '51종 규정량 공개 표(2020-01-16 시행)'),
  ('염화티오닐', '51종 규정량 공개 표(2020-01-16 시행)'), ('브롬', '51종 규정량 공개 표(2020-01-16 시행)'),
  ('니트로아닐린', '51종 규정량 공개 표(2020-01-16 시행)'), ('시아누르플루오르화물', '51종 규정량 공개 표(2020-01-16 시행)'),
  ('과산화벤조일', '51종 규정량 공개 표(2020-01-16 시행)'), ('과염소산암모늄', '51종 규정량 공개 표(2020-01-16 시행)'),
  ('디이소프로필퍼옥시디카보네이트', '51종 규정량 공개 표(2020-01-16 시행)')) v(nm, src)
where i."regCd" = 'OA' and i."regSubjNm" = v.nm and i."updateUserId" = 'system' and i."endYmd" is null;
update "chmRegItem" set "noticeTxt" = '별표 13의 3–25호를 옮긴 공개 자료'
where "regCd" = 'OA' and "confirmNeededYn" = 'N' and "noticeTxt" is null and "updateUserId" = 'system' and "endYmd" is null;
update "chmRegItem" set "noticeTxt" = '이름·CAS만 공개 자료와 대조, 규정량 대조 전'
where "regCd" = 'OA' and "confirmNeededYn" = 'Y' and "noticeTxt" is null and "updateUserId" = 'system' and "endYmd" is null;
update "chmRegList" set "editionTxt" = '산업안전보건법 시행령 별표 13(2026-08-01 시행본 대조)',
  "sourceTxt" = '51호 가운데 46호는 공개된 별표와 대조, 26·28·35·42·46호는 규정량 대조 전'
where "regCd" = 'OA' and "updateUserId" = 'system';

-- Items 1 and 2 of 별표 13 are a property, not substances: whatever burns as the notes of the table say stands on them beside the
-- substances that the list names, except what has a row of its own. (비고: 인화점 60℃ 이하; 하한 13% 이하 또는 상·하한 차 12% 이상)
create function "chmCasGroup"(list text, subject text, cas text, named text[]) returns text[] language sql stable as $$
  select case when list <> 'OA' or cas is not null or replace(subject, ' ', '') not in ('인화성가스', '인화성액체') then named else (
    select array_agg(distinct x.c order by x.c) from (
      select unnest(named) as c
      union all
      select h."casNo" from "chmChemical" h
      where h."casNo" is not null and h."useYn" is distinct from 'N'
        and case when replace(subject, ' ', '') = '인화성액체'
          then (h."stateCd" = 'L' and h."flashPt" <= 60) or exists (
            select 1 from "chmChemGhs" g where g."chemNo" = h."chemNo" and g."useYn" is distinct from 'N' and g."ghsClassCd" = 'P06' and g."ghsCatCd" in ('1', '2', '3'))
          else (h."stateCd" = 'V' and (h."lelVal" <= 13 or h."uelVal" - h."lelVal" >= 12)) or exists (
            select 1 from "chmChemGhs" g where g."chemNo" = h."chemNo" and g."useYn" is distinct from 'N' and g."ghsClassCd" = 'P02') end
        and not exists (select 1 from "chmRegItem" o where o."regCd" = 'OA' and o."endYmd" is null
          and replace(o."regSubjNm", ' ', '') not in ('인화성가스', '인화성액체') and (o."casNo" = h."casNo" or h."casNo" = any(o."casGroup")))
    ) x) end
$$;
