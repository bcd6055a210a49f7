import { useState } from 'react'
import { CopyOutlined, QrcodeOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import { api } from '../../../../core/web/api.ts'
import { addressOf } from '../../../../core/shared/record-page.ts'
import { Attachments } from '../../../../core/web/attach/Attachments.tsx'
import { ownPlant, useOwnScope } from '../../../../core/web/data/own-scope.ts'
import { Block } from '../../../../core/web/form/RecordForm.tsx'
import type { RecordFormHandle } from '../../../../core/web/form/use-record-form.ts'
import { RegisterPage } from '../../../../core/web/list/RegisterPage.tsx'
import { StateTiles } from '../../../../core/web/list/StateTiles.tsx'
import { useTabQuery } from '../../../../core/web/list/use-tab-query.ts'
import { RecordPage } from '../../../../core/web/record/RecordPage.tsx'
import { useTab } from '../../../../core/web/TabHost.tsx'
import { useTexts } from '../../../../core/web/text/define-texts.ts'
import { educationRecords } from '../../record-pages.rule.ts'
import { classCopy, eduClass, type EduClass } from '../edu-class.resource.ts'
import { AskDialog } from './AskDialog.tsx'
import { classTexts } from './class-page.texts.ts'
import { ClassPapers } from './ClassPapers.tsx'
import { CodeScreen } from './CodeScreen.tsx'
import { ClassSurvey } from './ClassSurvey.tsx'
import { Roster } from './Roster.tsx'
import './class.css'

const card = { title: 'classNm', facts: ['eduClassCd', 'startDt', 'placeNm', 'seatQty'] } as const
const behind = ['endDt', 'waitQty'] as const

/** 교육실시 (education/plan/eduClass). */
export function ClassPage() {
  const text = useTexts(classTexts)
  const own = useOwnScope()
  const [query, setQuery] = useTabQuery(eduClass)
  return (
    <RegisterPage
      resource={eduClass}
      files={['document']}
      help={text('help.class')}
      card={card}
      hidden={behind}
      widths={{ classNm: 200, eduCourseNo: 180 }}
      first={{ methodCd: 'C', capacityQty: 30, vendorOpenYn: 'N', qrYn: 'Y', ...ownPlant(own) }}
      form={(form) => <ClassFields form={form} />}
    >
      <StateTiles resource={eduClass} query={query} onQuery={setQuery} />
    </RegisterPage>
  )
}

function ClassFields({ form }: { form: RecordFormHandle<typeof eduClass> }) {
  const text = useTexts(classTexts)
  const { Field, Lines, detail, editable } = form
  const row = detail?.data
  return (
    <>
      <Block title={text('class')}>
        <Field name="classNm" span={2} />
        <Field name="plantCd" readOnly={Boolean(detail)} />
        <Field name="eduCourseNo" />
        <Field name="methodCd" />
        <Field name="eduPlanNo" />
        <Field name="capacityQty" />
        <Field name="vendorOpenYn" />
        <Field name="langCds" />
        <Field name="interpreterNm" />
        {row?.cancelReason && <Field name="cancelReason" span="all" />}
      </Block>
      <Block title={text('time')}>
        <Field name="startDt" />
        <Field name="endDt" />
        <Field name="placeNm" />
        {detail && <Field name="breakMin" />}
      </Block>
      <Block title={text('teacher')}>
        <Field name="eduInstructorNo" />
        <Field name="outOrgNm" />
        <Field name="outOrgRegNo" />
      </Block>
      <Block title={text('timetable')}>
        <Lines
          name="subjects"
          columns={{ startDt: { width: 170 }, endDt: { width: 170 }, subjectNm: { width: 220 } }}
        />
      </Block>
      <Block title={text('breaks')}>
        <Lines name="breaks" columns={{ startDt: { width: 170 }, endDt: { width: 170 } }} />
      </Block>
      <Block title={text('attendance')}>
        <Field name="qrYn" />
        <Field name="geoLat" />
        <Field name="geoLng" />
        <Field name="geoRadius" />
      </Block>
      {row && (
        <Block title={text('files')}>
          {row.logDesc && <Field name="logDesc" span="all" />}
          <div className="span-all">
            <Attachments
              resource={eduClass}
              name="photo"
              taskKey={row.eduClassNo}
              editable={editable || row.state === 'running' || row.state === 'attended'}
            />
          </div>
          <div className="span-all">
            <Attachments
              resource={eduClass}
              name="document"
              taskKey={row.eduClassNo}
              editable={editable || row.state === 'running' || row.state === 'attended'}
            />
          </div>
        </Block>
      )}
    </>
  )
}

/** One class: its form, its people and what may be done with it now. */
export function ClassDetailPage() {
  const tab = useTab()
  return (
    <RecordPage
      resource={eduClass}
      list={tab.menu.routePath}
      nameOf={(row) => row.classNm}
      tags={({ data }) => (
        <span>
          {data.eduClassCd} · {data.eduCourseNm}
        </span>
      )}
      form={(form) => <ClassFields form={form} />}
      extra={({ data, allowed }) => (
        <ClassActs
          row={data}
          runs={allowed.some(
            ({ action, reasons }) =>
              action === 'confirmAttend' &&
              !reasons.some(({ guard }) => guard === 'who' || guard === 'right'),
          )}
        />
      )}
      before={({ data }) =>
        data.state === 'running' || data.state === 'attended' ? <Roster row={data} /> : null
      }
    >
      {({ data }) => (
        <>
          {data.state !== 'running' && data.state !== 'attended' && <Roster row={data} />}
          <ClassSurvey row={data} />
        </>
      )}
    </RecordPage>
  )
}

function ClassActs({ row, runs }: { row: EduClass; runs: boolean }) {
  const text = useTexts(classTexts)
  const tab = useTab()
  const [wall, setWall] = useState(false)
  const [copying, setCopying] = useState(false)
  return (
    <>
      {runs && row.state === 'running' && row.qrYn !== 'N' && (
        <Button type="primary" icon={<QrcodeOutlined aria-hidden />} onClick={() => setWall(true)}>
          {text('code')}
        </Button>
      )}
      <ClassPapers row={row} />
      {tab.canWrite && (
        <Button icon={<CopyOutlined aria-hidden />} onClick={() => setCopying(true)}>
          {text('copy')}
        </Button>
      )}
      {wall && <CodeScreen row={row} onLeave={() => setWall(false)} />}
      {copying && (
        <AskDialog
          title={text('copy')}
          fields={{ startDt: { ...classCopy.startDt, label: text('startDt') } }}
          onClose={() => setCopying(false)}
          onAsk={async (values) => {
            const { data } = await api.post<{ data: { eduClassNo: number } }>(
              `${eduClass.path}/${row.eduClassNo}/copy`,
              values,
            )
            tab.open(addressOf(educationRecords.eduClass, data.eduClassNo))
          }}
        />
      )}
    </>
  )
}
