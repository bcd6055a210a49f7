-- no-transaction
-- A department sees the improvements that are proposed to it.
create index concurrently if not exists "improvement_proposeDeptCd_idx" on "improvement" ("proposeDeptCd", "imprNo" desc)
  where "proposeDeptCd" is not null;
