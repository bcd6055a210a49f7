-- Whether what a failed inspection found is put right.
alter table "safFacilityInsp" add column "imprDoneYn" text check ("imprDoneYn" in ('Y', 'N'));
