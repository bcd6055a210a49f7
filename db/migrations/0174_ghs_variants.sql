-- Statements that suppliers' sheets carry and the table did not know: a line with one of them lost its pictogram and signal word.
-- Where the tables are still empty the seed brings these rows with the others.
insert into "chmPhrase" ("phraseCd", "phraseTypeCd", "phraseTxt", "phraseTxtEn", "phraseTxtZh", "phraseTxtEs")
select v.* from (values
  ('H230', 'H', '공기가 없는 상태에서도 폭발적으로 반응할 수 있음', 'May react explosively even in the absence of air', '即使在没有空气的条件下仍可能发生爆炸反应', 'Puede explotar incluso en ausencia de aire'),
  ('H231', 'H', '고압·고온에서는 공기가 없는 상태에서도 폭발적으로 반응할 수 있음', 'May react explosively even in the absence of air at elevated pressure and/or temperature', '在高压和/或高温条件下，即使没有空气仍可能发生爆炸反应', 'Puede explotar incluso en ausencia de aire, a presión y/o temperatura elevadas'),
  ('H232', 'H', '공기에 노출되면 자연발화할 수 있음', 'May ignite spontaneously if exposed to air', '暴露在空气中可自燃', 'Puede inflamarse espontáneamente en contacto con el aire'),
  ('H350i', 'H', '흡입하면 암을 일으킬 수 있음', 'May cause cancer by inhalation', '吸入可能致癌', 'Puede provocar cáncer por inhalación'),
  ('H360FD', 'H', '생식능력에 손상을 일으킬 수 있음. 태아에 손상을 일으킬 수 있음', 'May damage fertility. May damage the unborn child', '可能损害生育能力。可能损害胎儿', 'Puede perjudicar la fertilidad. Puede dañar al feto'),
  ('H360Fd', 'H', '생식능력에 손상을 일으킬 수 있음. 태아에 손상을 일으킬 것으로 의심됨', 'May damage fertility. Suspected of damaging the unborn child', '可能损害生育能力。怀疑损害胎儿', 'Puede perjudicar la fertilidad. Se sospecha que daña al feto'),
  ('H360Df', 'H', '태아에 손상을 일으킬 수 있음. 생식능력에 손상을 일으킬 것으로 의심됨', 'May damage the unborn child. Suspected of damaging fertility', '可能损害胎儿。怀疑损害生育能力', 'Puede dañar al feto. Se sospecha que perjudica la fertilidad'),
  ('H361fd', 'H', '생식능력에 손상을 일으킬 것으로 의심됨. 태아에 손상을 일으킬 것으로 의심됨', 'Suspected of damaging fertility. Suspected of damaging the unborn child', '怀疑损害生育能力。怀疑损害胎儿', 'Se sospecha que perjudica la fertilidad. Se sospecha que daña al feto')
) v where exists (select 1 from "chmPhrase") on conflict do nothing;
insert into "chmGhsMap" ("ghsClassCd", "ghsCatCd", "hCode", "pictoCds", "signalWordCd", "pCodes", "effectYmd", "endYmd", "sourceTxt", "confirmNeededYn")
select m."ghsClassCd", m."ghsCatCd", v."hCode", m."pictoCds", m."signalWordCd", m."pCodes", m."effectYmd", m."endYmd", m."sourceTxt", 'Y'
from (values ('P02', 'H220', 'H230'), ('P02', 'H220', 'H231'), ('P02', 'H220', 'H232'), ('H07', 'H350', 'H350i'), ('H08', 'H360', 'H360FD'), ('H08', 'H360', 'H360Fd'), ('H08', 'H360', 'H360Df'), ('H08', 'H361', 'H361fd')) v("classCd", "like", "hCode")
join "chmGhsMap" m on m."ghsClassCd" = v."classCd" and m."hCode" = v."like"
where not exists (select 1 from "chmGhsMap" o where o."ghsClassCd" = m."ghsClassCd" and o."ghsCatCd" = m."ghsCatCd" and o."hCode" = v."hCode" and o."effectYmd" = m."effectYmd");
-- Who says that a sheet comes into force without first aid, fire, spill or handling, and why.
alter table "chmMsds" add column "noDataTxt" text;
alter table "chmMsds" add column "noDataUserId" text;
