-- Plants and positions had one name each, so lists showed Korean to readers of every language.
alter table "plant" add column "plantNmEn" text, add column "plantNmZh" text, add column "plantNmEs" text;
alter table "position" add column "positionNmEn" text, add column "positionNmZh" text, add column "positionNmEs" text;

update "plant" p set "plantNmEn" = c."codeNmEn", "plantNmZh" = c."codeNmZh", "plantNmEs" = c."codeNmEs"
from "codeItem" c where c."codeGrpCd" = 'COM_PLANT_CD' and c."code" = p."plantCd";
update "position" p set "positionNmEn" = n."en", "positionNmZh" = n."zh", "positionNmEs" = n."es"
from (values
  ('P00', '임원', 'Executive', '高管', 'Directivo'),
  ('P01', '공장장', 'Plant manager', '厂长', 'Director de planta'),
  ('P02', '부장', 'Department head', '部长', 'Jefe de departamento'),
  ('P03', '팀장', 'Team leader', '组长', 'Jefe de equipo'),
  ('P04', '과장', 'Manager', '科长', 'Responsable'),
  ('P05', '대리', 'Assistant manager', '代理', 'Responsable adjunto'),
  ('P06', '사원', 'Staff', '职员', 'Empleado')
) n ("code", "kr", "en", "zh", "es") where p."positionCd" = n."code" and p."positionNm" = n."kr";

-- Plants are also the code group COM_PLANT_CD, in every language.
create or replace function "plantAsCode"() returns trigger language plpgsql as $$
begin
  insert into "codeItem" ("codeGrpCd", "code", "codeNm", "codeNmEn", "codeNmZh", "codeNmEs", "sortOrder", "createUserId", "updateUserId")
  values ('COM_PLANT_CD', new."plantCd", new."plantNm", new."plantNmEn", new."plantNmZh", new."plantNmEs",
    coalesce(nullif(regexp_replace(new."plantCd", '\D', '', 'g'), ''), '0')::numeric, new."createUserId", new."updateUserId")
  on conflict ("codeGrpCd", "code") do update set "codeNm" = excluded."codeNm", "codeNmEn" = excluded."codeNmEn", "codeNmZh" = excluded."codeNmZh",
    "codeNmEs" = excluded."codeNmEs", "updateUserId" = excluded."updateUserId", "updateDt" = now();
  return new;
end $$;
drop trigger "plantAsCode" on "plant";
create trigger "plantAsCode" after insert or update of "plantNm", "plantNmEn", "plantNmZh", "plantNmEs" on "plant"
  for each row execute function "plantAsCode"();
