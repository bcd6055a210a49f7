import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Alert, Button, Tag } from 'antd'
import { useState } from 'react'
import { yes } from '../../../../core/shared/session.ts'
import { Attachments } from '../../../../core/web/attach/Attachments.tsx'
import { api } from '../../../../core/web/api.ts'
import { useNotice } from '../../../../core/web/components/notice.tsx'
import { Block } from '../../../../core/web/form/RecordForm.tsx'
import type { RecordFormHandle } from '../../../../core/web/form/use-record-form.ts'
import { recordPageAddress } from '../../../../core/web/record-address.ts'
import { RecordPage } from '../../../../core/web/record/RecordPage.tsx'
import { useTab } from '../../../../core/web/TabHost.tsx'
import { useTexts } from '../../../../core/web/text/define-texts.ts'
import { sumOf } from '../curriculum.rule.ts'
import { eduCourse, type EduCourse } from '../edu-course.resource.ts'
import { eduInstructor } from '../edu-instructor.resource.ts'
import { eduTargetRule, type EduTargetRule } from '../edu-target-rule.resource.ts'
import { eduTypes } from '../legal-hours.rule.ts'
import { courseTexts } from './course.texts.ts'
import './course.css'

export function CourseFields({ form }: { form: RecordFormHandle<typeof eduCourse> }) {
  const text = useTexts(courseTexts)
  const { Field, Lines, detail } = form
  return (
    <>
      <Block title={text('basic')}>
        <Field name="eduCourseNm" span={2} />
        <Field name="eduTypeCd" />
        <Field name="plantCd" />
        <Field name="specialWorkNo" />
        <Field name="targetClassCds" />
        <Field name="methodCd" />
        <Field name="stdMin" />
        <Field name="legalYn" />
        <Field name="legalBasisTxt" />
        <Field name="vndEduCd" />
        <Field name="validMonths" />
        {detail?.data.beforeCourseNo != null && <Field name="beforeCourseNo" />}
        <Field name="remark" span="all" />
      </Block>
      <Block title={text('pass')}>
        <Field name="passTypeCd" />
        <Field name="minAttendPct" />
        <Field name="partialYn" />
        <Field name="passScore" />
        <Field name="maxTryCnt" />
        <Field name="progressMinPct" />
        <Field name="certYn" />
      </Block>
      <Block title={text('contents')}>
        <Lines
          name="curriculums"
          columns={{
            sortOrder: { width: 70 },
            subjectNm: { width: 220 },
            legalItemCd: { width: 200 },
            eduMin: { width: 90 },
            methodCd: { width: 120 },
          }}
        />
      </Block>
    </>
  )
}

interface Item {
  code: string
  codeNm: string
  taught: boolean
}
/** What annex 5 asks of the course, what is missing in red, as it was saved. */
function Checklist({ course }: { course: EduCourse }) {
  const text = useTexts(courseTexts)
  const { data } = useQuery({
    queryKey: [eduCourse.name, course.eduCourseNo, 'checklist', course.updateDt],
    queryFn: async ({ signal }) =>
      (
        await api.get<{ data: Item[] }>(`${eduCourse.path}/${course.eduCourseNo}/checklist`, undefined, {
          signal,
        })
      ).data,
  })
  const sum = sumOf(course.curriculums)
  return (
    <section className="course-checklist" aria-label={text('checklist')}>
      <h3>{text('checklist')}</h3>
      <p className={sum === course.stdMin ? undefined : 'course-off'}>
        {text('sum', { sum, std: course.stdMin })}
      </p>
      {data?.length === 0 && (
        <Alert
          type={course.eduTypeCd === eduTypes.special ? 'warning' : 'info'}
          showIcon
          title={text(course.eduTypeCd === eduTypes.special ? 'checklist.unknown' : 'checklist.none')}
        />
      )}
      <ul>
        {data?.map(({ code, codeNm, taught }) => (
          <li key={code}>
            <Tag color={taught ? 'green' : 'red'}>{text(taught ? 'taught' : 'missing')}</Tag>
            {codeNm}
          </li>
        ))}
      </ul>
    </section>
  )
}

function CourseActs({ course }: { course: EduCourse }) {
  const text = useTexts(courseTexts)
  const tab = useTab()
  const notice = useNotice()
  const [busy, setBusy] = useState(false)
  if (!yes(tab.menu.writeYn)) return null
  const make = async (act: 'copy' | 'revise') => {
    setBusy(true)
    try {
      const { data } = await api.post<{ data: { eduCourseNo: number } }>(
        `${eduCourse.path}/${course.eduCourseNo}/${act}`,
      )
      notice.toast(text('made'))
      tab.open(recordPageAddress(eduCourse.name, data.eduCourseNo)!)
    } catch (error) {
      notice.failure(error)
    } finally {
      setBusy(false)
    }
  }
  return (
    <>
      <Button loading={busy} onClick={() => void make('copy')}>
        {text('copy')}
      </Button>
      {course.state === 'confirmed' && (
        <Button loading={busy} onClick={() => void make('revise')}>
          {text('revise')}
        </Button>
      )}
    </>
  )
}

/** One course with what annex 5 asks of it. */
export function EduCourseDetailPage() {
  const text = useTexts(courseTexts)
  const tab = useTab()
  return (
    <RecordPage
      resource={eduCourse}
      list={tab.menu.routePath}
      nameOf={(row) => row.eduCourseCd ?? text('courses')}
      tags={({ data }) => (
        <>
          <span>{data.eduCourseNm}</span>
          <Tag>v{data.verSeq}</Tag>
        </>
      )}
      form={(form) => <CourseFields form={form} />}
      extra={({ data }) => <CourseActs course={data} />}
    >
      {({ data }) => <Checklist course={data} />}
    </RecordPage>
  )
}

/** One instructor with the proof of what he is qualified for. */
export function EduInstructorDetailPage() {
  const text = useTexts(courseTexts)
  const tab = useTab()
  return (
    <RecordPage
      resource={eduInstructor}
      list={tab.menu.routePath}
      nameOf={(row) => row.instructorNm}
      form={({ Field, editable }, { data }) => (
        <>
          <Block title={text('basic')}>
            <Field name="instructorNm" />
            <Field name="instructorTypeCd" />
            <Field name="userId" />
            <Field name="orgNm" />
            <Field name="plantCd" />
            <Field name="qualTxt" span={2} />
            <Field name="validToYmd" />
            <Field name="useYn" />
          </Block>
          <Block title={text('files')}>
            <div className="span-all">
              <Attachments
                resource={eduInstructor}
                name="document"
                taskKey={data.eduInstructorNo}
                editable={editable}
              />
            </div>
          </Block>
        </>
      )}
    />
  )
}

export function TargetRuleFields({ form }: { form: RecordFormHandle<typeof eduTargetRule> }) {
  const text = useTexts(courseTexts)
  const { Field, detail } = form
  return (
    <>
      <Block title={text('basic')}>
        <Field name="targetRuleNm" span={2} />
        <Field name="eduCourseNo" />
        <Field name="plantCd" />
        <Field name="fromYmd" />
        <Field name="toYmd" />
        {detail && <Field name="countCnt" />}
        {detail && <Field name="countDt" />}
      </Block>
      <Block title={text('conditions')}>
        <Field name="deptCd" />
        <Field name="processNo" />
        <Field name="workerClassCd" />
        <Field name="jobCd" />
        <Field name="dutyCd" />
        <Field name="vendorCd" />
        <Field name="vndJobCd" />
        <Field name="specialWorkNo" />
        <Field name="permitRoleCd" />
      </Block>
    </>
  )
}

interface Counted {
  count: number
  lastYear: number
  names: string[]
}
function CountPeople({ rule }: { rule: EduTargetRule }) {
  const text = useTexts(courseTexts)
  const notice = useNotice()
  const client = useQueryClient()
  const tab = useTab()
  const [counted, setCounted] = useState<Counted>()
  const [busy, setBusy] = useState(false)
  const count = async () => {
    setBusy(true)
    try {
      const { data } = await api.post<{ data: Counted }>(
        `${eduTargetRule.path}/${rule.eduTargetRuleNo}/count`,
      )
      setCounted(data)
      await client.invalidateQueries({ queryKey: [eduTargetRule.name] })
    } catch (error) {
      notice.failure(error)
    } finally {
      setBusy(false)
    }
  }
  return (
    <section className="course-checklist">
      {yes(tab.menu.writeYn) && rule.state === 'draft' && (
        <Button loading={busy} onClick={() => void count()}>
          {text('count')}
        </Button>
      )}
      {counted && (
        <p>
          {counted.count === 0
            ? text('nobody')
            : text('counted', { count: counted.count, lastYear: counted.lastYear })}
          {counted.names.length > 0 && `: ${counted.names.join(', ')}`}
          {counted.count > counted.names.length &&
            ` ${text('more', { count: counted.count - counted.names.length })}`}
        </p>
      )}
    </section>
  )
}
/** One rule of targets, which starts once somebody has counted whom it names. */
export function EduTargetRuleDetailPage() {
  const tab = useTab()
  return (
    <RecordPage
      resource={eduTargetRule}
      list={tab.menu.routePath}
      nameOf={(row) => row.targetRuleNm}
      form={(form) => <TargetRuleFields form={form} />}
    >
      {({ data }) => <CountPeople rule={data} />}
    </RecordPage>
  )
}
