import { afterAll, beforeAll, expect, test } from 'vitest'
import { cloneDatabase, type TestDatabase } from '../../../../test/database.ts'
import { flag, text } from '../../shared/field.ts'
import { defineLines, defineResource } from '../../shared/resource.ts'
import { createDatabase, type Database } from '../database/database.ts'
import { newDataKey, parseDataKeys, seal, unseal, useDataKeys } from '../entity/sealed.ts'
import { openDataKeys, sealAgain } from './data-keys.ts'

/** An entity whose lines are sealed: results of examinations below the person who was examined. */
const person = defineResource({
  name: 'testPerson',
  title: '피검자',
  path: '/api/test/person',
  menus: ['/test/person'],
  key: 'personNo',
  fields: { fitYn: flag('취업 가능', { personal: { sealed: true } }) },
  scope: 'everyone',
  list: ['fitYn'],
  search: {},
  lines: {
    results: defineLines({
      name: 'testResult',
      title: '검진 결과',
      key: 'resultNo',
      parent: 'personNo',
      fields: { resultTxt: text('소견', { personal: { sealed: true } }) },
    }),
  },
})
const key = (name: string) => `${name}:${newDataKey().split(':')[1]}`
const [older, newer] = [key('older'), key('newer')] as const

let files: TestDatabase
let database: Database
beforeAll(async () => {
  files = await cloneDatabase()
  database = createDatabase(files.url, { max: 2 })
  await database.query(`delete from "dataKey"`)
  await database.query(`create table "testPerson" ("personNo" bigint primary key, "fitYn" text)`)
  await database.query(
    `create table "testResult" ("resultNo" bigint primary key, "personNo" bigint, "resultTxt" text)`,
  )
  useDataKeys(parseDataKeys(older)!)
  const ofPerson = (table: string, no: number) => ({ table, key: no })
  for (const no of [1, 2]) {
    await database.query('insert into "testPerson" values ($1, $2)', [
      no,
      seal(ofPerson('testPerson', no), 'fitYn', 'N'),
    ])
    for (const at of [1, 2])
      await database.query('insert into "testResult" values ($1, $2, $3)', [
        no * 10 + at,
        no,
        seal(ofPerson('testResult', no), 'resultTxt', `소견 ${no}-${at}`),
      ])
  }
})
afterAll(async () => {
  await database?.end()
  await files?.drop()
})
const results = () =>
  database.query<{ personNo: number; resultTxt: string }>(
    'select "personNo", "resultTxt" from "testResult" order by "resultNo"',
  )

test('a change of keys reaches sealed lines, and each still opens below its own head alone', async () => {
  // What was sealed for its row already has its word in the register of sealed columns.
  await expect(openDataKeys(database, parseDataKeys(older)!, [person])).rejects.toThrow('testPerson.fitYn')
  for (const name of ['testPerson.fitYn', 'testResult.resultTxt'])
    await database.query('insert into "sealedColumn" ("columnNm", "checkTxt") values ($1, $2)', [
      name,
      seal({ table: 'sealedColumn', key: name }, 'checkTxt', 'she-portal'),
    ])
  await openDataKeys(database, parseDataKeys(`${newer},${older}`)!, [person])
  expect(await sealAgain(database, [person])).toEqual({ testPerson: 2, testResult: 4 })
  expect(await sealAgain(database, [person])).toEqual({})

  // The older key is gone for good: everything opens with the new one.
  useDataKeys(parseDataKeys(newer)!)
  const rows = await results()
  expect(rows.map(({ resultTxt }) => resultTxt.startsWith('s2:newer:'))).toEqual([true, true, true, true])
  const opened = rows.map(({ personNo, resultTxt }) =>
    unseal({ table: 'testResult', key: personNo }, 'resultTxt', resultTxt),
  )
  expect(opened).toEqual(['소견 1-1', '소견 1-2', '소견 2-1', '소견 2-2'])
  expect(() => unseal({ table: 'testResult', key: 2 }, 'resultTxt', rows[0]!.resultTxt)).toThrow()
})
