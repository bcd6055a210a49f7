import { copyFileSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { Client } from 'pg'
import { expect, test } from 'vitest'
import { emptyDatabase } from '../../../../test/database.ts'
import { migrate } from '../../../core/server/database/migrate.ts'

const migrations = path.resolve('db/migrations')
/** The migration after which stores are checked by a sheet. */
const first = '0405'

test('checks of before keep their answers, their improvements and the points that the company had', async () => {
  const database = await emptyDatabase()
  const directory = mkdtempSync(path.join(tmpdir(), 'migrations-'))
  for (const file of readdirSync(migrations))
    if (file < first) copyFileSync(path.join(migrations, file), path.join(directory, file))
  const client = new Client({ connectionString: database.url })
  try {
    await migrate(database.url, { directory })
    await client.connect()
    await client.query(`
      insert into "codeDomain" ("domainCd", "domainNm", "createUserId", "updateUserId") values ('CHM', '화학', 'system', 'system');
      insert into "codeGroup" ("codeGrpCd", "codeGrpNm", "domainCd", "createUserId", "updateUserId") values ('CHM_INSP_ITEM', '항목', 'CHM', 'system', 'system');
      insert into "codeItem" ("codeGrpCd", "code", "codeNm", "useYn", "sortOrder", "createUserId", "updateUserId") values
        ('CHM_INSP_ITEM', 'LEAK', '누출', 'Y', 1, 'system', 'system'), ('CHM_INSP_ITEM', 'OWN', '회사 항목', 'Y', 2, 'system', 'system'),
        ('CHM_INSP_ITEM', 'OLD', '옛 항목', 'N', 3, 'system', 'system');
      alter table "chmStoreInsp" drop constraint "chmStoreInsp_storeNo_fkey";
      insert into "chmStoreInsp" ("storeInspCd", "plantCd", "storeNo", "inspYmd", "inspUserId", "badCnt", "createUserId", "updateUserId")
        values ('SI-1', '1000', 1, '2026-03-02', 'emp02', 1, 'emp02', 'emp02');
      insert into "chmStoreInspLine" ("storeInspNo", "itemCd", "resultCd", "findTxt", "doneYn") values
        (1, 'LEAK', 'B', '배관 이음에서 샘', 'Y'), (1, 'OWN', 'G', null, 'N'), (1, 'OLD', 'N', null, 'N');`)
    await migrate(database.url, { directory: migrations })
    const all = async (sql: string) => (await client.query<Record<string, unknown>>(sql)).rows
    expect(
      await all(
        `select "checkAnswerNo"::int, "itemCd", "answerCd", "noteTxt", "doneYn" from "checkAnswer" order by 1`,
      ),
    ).toEqual([
      { checkAnswerNo: 1, itemCd: 'LEAK', answerCd: 'N', noteTxt: '배관 이음에서 샘', doneYn: 'Y' },
      { checkAnswerNo: 2, itemCd: 'OWN', answerCd: 'Y', noteTxt: null, doneYn: null },
      { checkAnswerNo: 3, itemCd: 'OLD', answerCd: 'X', noteTxt: null, doneYn: null },
    ])
    expect(
      await all(`select "score"::float, "resultCd", "badCnt"::int, "doneUserId" from "checkRun"`),
    ).toEqual([{ score: 50, resultCd: 'F', badCnt: 1, doneUserId: 'emp02' }])
    expect(await all(`select "itemCd", "itemTxt" from "checkFormItem" order by "sortOrder"`)).toEqual([
      { itemCd: 'LEAK', itemTxt: '누출' },
      { itemCd: 'OWN', itemTxt: '회사 항목' },
      { itemCd: 'OLD', itemTxt: '옛 항목' },
    ])
    expect(await all(`select "state", "checkFormNo"::int from "chmStoreInsp"`)).toEqual([
      { state: 'done', checkFormNo: 1 },
    ])
    // The next answer does not take a number that an improvement knows.
    expect(
      await all(
        `insert into "checkAnswer" ("checkRunNo", "itemCd") values (1, 'NEW') returning "checkAnswerNo"::int`,
      ),
    ).toEqual([{ checkAnswerNo: 4 }])
  } finally {
    await client.end()
    await database.drop()
    rmSync(directory, { recursive: true })
  }
})
