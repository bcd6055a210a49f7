import { Readable } from 'node:stream'
import { acts, audit } from '../../../../core/server/entity/audit.ts'
import type { Context } from '../../../../core/server/entity/context.ts'
import { logPersonal } from '../../../../core/server/entity/personal.ts'
import type { FileStore } from '../../../../core/server/files/file-store.ts'
import { packEntries, type PackFile } from '../../../../core/server/files/pack.ts'
import { zipChunks } from '../../../../core/server/files/zip-writer.ts'
import { mayUse } from '../../../../core/server/http/session.ts'
import { printSheet, type Sheet } from '../../../../core/server/pdf/sheet.ts'
import { showMoment } from '../../../../core/shared/dates.ts'
import { sayIn } from '../../../../core/shared/four-texts.ts'
import type { FileMaker, MakerParameters } from '../../../../platform/log/file-maker.ts'
import { personFacts, type KnownPerson } from '../facts/person-facts.server.ts'
import { judgeAll } from '../facts/snapshot.server.ts'
import { columnName } from '../legal/column-name.rule.ts'
import { legalWorkbook } from '../legal/legal-excel.server.ts'
import { queryOf } from '../legal/status-query.server.ts'
import { shownPeriod, type Judged } from '../rules/judged.rule.ts'
import { matrixOf } from '../rules/matrix.rule.ts'
import { standingOrder } from '../rules/status-codes.rule.ts'
import { legalMenu } from '../status-menus.rule.ts'
import { spanOfMinutes, statusNames } from '../status-names.texts.ts'
import { packTexts } from './pack.texts.ts'

export const evidencePackName = 'eduEvidencePack'

interface Found {
  person: KnownPerson
  rows: Judged[]
}
/** The standing of everybody as a paper. */
function matrixSheet({ session, now }: Context, found: readonly Found[], day: string): Sheet {
  const say = sayIn(packTexts, () => session.language)
  const name = sayIn(statusNames, () => session.language)
  const { columns, rows } = matrixOf(found.map(({ person, rows: own }) => ({ ...person, rows: own })))
  return {
    title: say('title'),
    subtitle: say('asOf', { day }),
    landscape: true,
    facts: [{ label: say('people'), value: String(found.length), strong: true }],
    tables: [
      {
        title: say('matrix'),
        columns: [
          { label: say('dept') },
          ...columns.map((column) => ({ label: columnName(name, column), number: true })),
        ],
        rows: rows.map(({ deptNm, cells }) => [
          deptNm,
          ...cells.map(({ people, counts, share }) =>
            people === 0
              ? ''
              : `${counts.short > 0 ? '!' : ''}${counts.satisfied}/${people} (${share ?? '–'}%)`,
          ),
        ]),
      },
      {
        title: say('counts'),
        columns: [
          { label: say('kind') },
          ...standingOrder.map((each) => ({ label: name(each), number: true })),
        ],
        rows: columns.map((column, at) => [
          columnName(name, column),
          ...standingOrder.map((each) =>
            String(rows.reduce((sum, { cells }) => sum + (cells[at]?.counts[each] ?? 0), 0)),
          ),
        ]),
      },
    ],
    notes: [say('law')],
    printedDt: showMoment(now),
    printedBy: session.userNm,
  }
}
/** The duties of one person with the reason of every minute. */
function personSheet({ session, now }: Context, { person, rows }: Found, day: string): Sheet {
  const say = sayIn(packTexts, () => session.language)
  const name = sayIn(statusNames, () => session.language)
  const span = (min: number) => spanOfMinutes(name, min)
  return {
    title: say('person', { name: person.userNm }),
    subtitle: `${person.deptNm} · ${say('asOf', { day })}`,
    facts: [
      { label: say('userId'), value: person.userId },
      { label: say('entry'), value: person.entryYmd ?? '–' },
    ],
    tables: [
      {
        title: say('duties'),
        columns: [
          { label: say('kind') },
          { label: say('period') },
          { label: say('required'), number: true },
          { label: say('exempt'), number: true },
          { label: say('recog'), number: true },
          { label: say('lack'), number: true },
          { label: say('state') },
          { label: say('article') },
        ],
        rows: rows.map((row) => [
          columnName(name, row),
          shownPeriod(row),
          span(row.requiredMin),
          span(row.exemptMin),
          span(row.recogMin),
          span(row.lackMin),
          `${row.state === 'short' ? '!' : ''}${name(row.state)}`,
          row.confirm ? `${row.lawTxt} †` : row.lawTxt,
        ]),
      },
      {
        title: say('evidence'),
        columns: [
          { label: say('kind') },
          { label: say('day') },
          { label: say('course') },
          { label: say('minutes'), number: true },
          { label: say('why') },
        ],
        rows: rows.flatMap((row) =>
          row.evidence.map(({ rule, eduYmd, name: course, min }) => [
            columnName(name, row),
            eduYmd,
            course,
            span(min),
            name(`by.${rule}`),
          ]),
        ),
      },
    ],
    notes: [say('dagger')],
    printedDt: showMoment(now),
    printedBy: session.userNm,
  }
}

/** Certificates and other proof of the results that count for these people until the day. */
const proofOf = ({ sql }: Context, userIds: readonly string[], day: string) =>
  sql.query<{ userId: string; eduNm: string; fileOrgNm: string; sha256: string }>(
    `select r."userId", r."eduNm", f."fileOrgNm", f."sha256" from "eduResult" r join "attachFile" f on f."taskClassNm" = 'eduResult' and f."taskKey" = r."eduResultNo"::text
     where r."userId" = any($1::text[]) and r."state" in ('verified', 'confirmed') and r."eduEndYmd" <= $2::date and f."delYn" = 'N' order by r."userId", r."eduEndYmd", f."fileNo"`,
    [userIds, day],
  )

async function filesOf(context: Context, store: FileStore, parameters: MakerParameters): Promise<PackFile[]> {
  const { language } = context.session
  const say = sayIn(packTexts, () => language)
  const asked = queryOf(parameters, context)
  const found = await judgeAll(context, await personFacts(context, asked), asked.day)
  await logPersonal(context, { tableNm: 'user', act: acts.print, rowCnt: found.length })
  await audit(context, acts.print, 'eduStatusSnap', asked.day)
  const proof = await proofOf(
    context,
    found.map(({ person }) => person.userId),
    asked.day,
  )
  return [
    {
      path: `1_${say('matrix')}.pdf`,
      title: say('title'),
      stored: true,
      content: () => printSheet(matrixSheet(context, found, asked.day), language),
    },
    {
      path: `2_${say('sheet')}.xlsx`,
      title: say('sheet'),
      stored: true,
      content: () =>
        legalWorkbook(
          found.map(({ person, rows }) => ({ ...person, rows })),
          asked.day,
          language,
        ),
    },
    ...found.map((each): PackFile => ({
      path: `3_${say('people')}/${each.person.deptNm}_${each.person.userNm}_${each.person.userId}.pdf`,
      title: say('person', { name: each.person.userNm }),
      stored: true,
      content: () => printSheet(personSheet(context, each, asked.day), language),
    })),
    ...proof.map(({ userId, eduNm, fileOrgNm, sha256 }): PackFile => ({
      path: `4_${say('proof')}/${userId}/${fileOrgNm}`,
      title: eduNm,
      stored: true,
      content: () => store.get(sha256),
    })),
  ]
}

/**
 * 점검 대응 묶음: who had been taught what on any past day, with the reason of every minute and its proof, as one ZIP
 * with an index and the SHA-256 of each file: of everybody, however many. (fit A12; 산업안전보건법 제164조)
 */
export const evidencePack = (store: FileStore): FileMaker => ({
  name: evidencePackName,
  may: ({ session }) => Promise.resolve(mayUse(session, [legalMenu], 'print')),
  plainName: ({ baseYmd }) => `education-evidence-${String(baseYmd)}`,
  async make(context, parameters, progress) {
    const say = sayIn(packTexts, () => context.session.language)
    const files = await filesOf(context, store, parameters)
    const words = {
      index: say('index'),
      heads: [say('no'), say('path'), say('name'), say('bytes'), 'SHA-256'] as const,
    }
    return {
      fileExt: 'zip',
      contentType: 'application/zip',
      count: files.length,
      content: Readable.from(zipChunks(packEntries(files, words, progress)), { objectMode: false }),
    }
  },
})
