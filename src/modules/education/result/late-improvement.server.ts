import type { Context } from '../../../core/server/entity/context.ts'
import { addressOf } from '../../../core/shared/record-page.ts'
import { eduTarget } from '../class/edu-target.resource.ts'
import { createImprovement } from '../../improvement/improvement/create-improvement.server.ts'
import { describeRecords, type ImprovementSource } from '../../improvement/improvement-source.server.ts'
import { hoursOf } from '../course/legal-hours.rule.ts'
import { eduExamTake } from '../exam/edu-exam.resource.ts'
import { eduQuestion } from '../exam/edu-question.resource.ts'
import { educationRecords } from '../record-pages.rule.ts'
import { eduAssign } from './edu-assign.resource.ts'
import { lateNotes } from './result-words.texts.ts'

/** Item of IMPR_SOURCE. */
export const educationSource = 'EDU'
/** IMPR_HAZARD: what is missing is education and its record. */
export const documents = 'DOC'

interface Late {
  eduAssignNo: number
  personNm: string
  workNm: string
  dueYmd: string
  requiredMin: number
  recogMin: number
  plantCd: string
  deptCd: string
}

/**
 * Own employees whose special education is late become improvements of their department, each once; of companies'
 * workers the plant decides by not letting them work. (edu.md section 4)
 */
export async function askForLateEducation(context: Context): Promise<number> {
  const rows = await context.sql.query<Late>(
    // In Korean: the clock has no reader; it writes what is stored.
    `select a."eduAssignNo", a."personNm", c."codeNm" as "workNm", a."dueYmd"::text, a."requiredMin"::float8, a."recogMin"::float8, a."plantCd", a."deptCd"
     from "eduAssign" a join "codeItem" c on c."codeGrpCd" = 'EDU_SPECIAL_WORK' and c."code" = a."specialWorkNo"
     where a."state" = 'late' and a."userId" is not null and a."plantCd" is not null and a."deptCd" is not null
       and not exists (select 1 from "improvement" i where i."sourceModuleCd" = $1 and i."sourceKey" = $2 || a."eduAssignNo") order by 1 limit 100`,
    [educationSource, `${eduAssign.name} `],
  )
  for (const row of rows)
    await createImprovement(context, {
      sourceModuleCd: educationSource,
      sourceKey: `${eduAssign.name} ${row.eduAssignNo}`,
      sourceUrl: addressOf(educationRecords.eduAssign, row.eduAssignNo),
      imprNm: String(lateNotes.title({ person: row.personNm, work: row.workNm })).slice(0, 100),
      problemDesc: String(
        lateNotes.problem({
          person: row.personNm,
          work: row.workNm,
          due: row.dueYmd,
          hours: hoursOf(row.requiredMin),
          done: hoursOf(row.recogMin),
        }),
      ),
      plantCd: row.plantCd,
      deptCd: row.deptCd,
      placeNm: String(lateNotes.place()),
      hazardTypeCd: documents,
      gradeCd: 'H',
      legalYn: 'Y',
      legalBasisTxt: '산업안전보건법 제29조제3항',
    })
  return rows.length
}

/** What of education becomes improvements: late special education, absence, failed exams, questions nobody answers. */
export const lateEducationSource: ImprovementSource = {
  describe: describeRecords({
    eduAssign: {
      resource: eduAssign.name,
      fields: ['personNm', 'state', 'specialWorkNo', 'firstWorkYmd', 'dueYmd', 'recogMin', 'requiredMin'],
      ended: ['done', 'ended'],
    },
    eduTarget: {
      resource: eduTarget.name,
      fields: ['targetNm', 'state', 'eduClassNo', 'exceptReason'],
      ended: ['completed', 'excluded'],
    },
    eduExamTake: {
      resource: eduExamTake.name,
      fields: ['userId', 'state', 'examNo', 'tryCnt', 'score'],
      ended: ['passed'],
    },
    eduQuestion: {
      resource: eduQuestion.name,
      fields: ['eduQuestionCd', 'questionTxt', 'legalItemCd', 'verSeq'],
      ended: [],
    },
  }),
}
