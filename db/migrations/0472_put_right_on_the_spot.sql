-- What a check finds bad may be put right on the spot, which its two pictures show.
alter table "checkAnswer" add column "mendedYn" text check ("mendedYn" in ('Y', 'N'));
