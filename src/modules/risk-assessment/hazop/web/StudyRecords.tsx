import { useState } from 'react'
import { Button, Segmented } from 'antd'
import { useQueryClient } from '@tanstack/react-query'
import { api } from '../../../../core/web/api.ts'
import { Attachments } from '../../../../core/web/attach/Attachments.tsx'
import { queryKeys, recordPath } from '../../../../core/web/data/query-keys.ts'
import { Block } from '../../../../core/web/form/RecordForm.tsx'
import type { RecordFormHandle } from '../../../../core/web/form/use-record-form.ts'
import { RecordPage } from '../../../../core/web/record/RecordPage.tsx'
import { SignDialog } from '../../../../core/web/record/SignDialog.tsx'
import { useSession } from '../../../../core/web/session-store.ts'
import { useTab } from '../../../../core/web/TabHost.tsx'
import { useTexts } from '../../../../core/web/text/define-texts.ts'
import { guardSides } from '../hazop-codes.rule.ts'
import { rsaHazopNode } from '../rsa-hazop-node.resource.ts'
import { rsaHazopRow, type HazopGuard, type RsaHazopRow } from '../rsa-hazop-row.resource.ts'
import { rsaSession } from '../rsa-session.resource.ts'
import { ScoreWhy } from '../../hazard/web/ScoreWhy.tsx'
import { useStudy } from './use-study.ts'
import { NewLopa, ToStudy } from './LopaPages.tsx'
import './hazop.css'
import { hazopTexts } from './hazop.texts.ts'

const rowWords = [
  'rsaHazopNodeNo',
  'paramCd',
  'guideCd',
  'deviationTxt',
  'causeTxt',
  'consequenceTxt',
  'safeguardTxt',
  'recommendTxt',
  'alarpTxt',
  'noteTxt',
  'notCredibleYn',
  'notCredibleTxt',
] as const
const wide: ReadonlySet<string> = new Set([
  'causeTxt',
  'consequenceTxt',
  'safeguardTxt',
  'recommendTxt',
  'alarpTxt',
  'noteTxt',
  'notCredibleTxt',
])
const rowRisk = [
  'bareSev',
  'bareFreq',
  'bareGradeCd',
  'peopleSev',
  'environmentSev',
  'assetSev',
  'sev',
  'freq',
  'gradeCd',
  'acceptYn',
  'expSev',
  'expFreq',
  'expGradeCd',
  'resSev',
  'resFreq',
  'resGradeCd',
] as const

/** One row of a worksheet, with its safeguards and the three rankings. */
export function HazopRowDetailPage() {
  const text = useTexts(hazopTexts)
  const tab = useTab()
  return (
    <RecordPage
      resource={rsaHazopRow}
      list={tab.menu.routePath}
      nameOf={(row) => [row.deviationTxt, row.causeTxt].filter(Boolean).join(' · ') || text('row')}
      extra={({ data }) => (
        <>
          <ToStudy rsaTargetNo={data.rsaTargetNo} />
          <NewLopa rowNo={data.rsaHazopRowNo} />
        </>
      )}
      form={({ Field, detail }) => (
        <>
          <Block title={text('row')}>
            {rowWords.map((name) => (
              <Field key={name} name={name} span={wide.has(name) ? 2 : 1} />
            ))}
            {detail?.data.prevRowNo !== null && <Field name="lookedYn" />}
          </Block>
          <Block title={text('ranking')}>
            {rowRisk.map((name) => (
              <Field key={name} name={name} />
            ))}
            {detail && <RankingWhy row={detail.data} />}
          </Block>
        </>
      )}
    >
      {({ data }) => (
        <Block title={text('guards')}>
          <ul className="hazop-list hazop-form-wide">
            {data.guards.length === 0 && <li>{text('noBarrier')}</li>}
            {data.guards.map((guard) => (
              <GuardLine key={guard.rsaHazopGuardNo} rowNo={data.rsaHazopRowNo} guard={guard} />
            ))}
          </ul>
        </Block>
      )}
    </RecordPage>
  )
}
/** How each of the rankings of a row comes about, by the matrix of its study. */
function RankingWhy({ row }: { row: RsaHazopRow }) {
  const text = useTexts(hazopTexts)
  const { data: study } = useStudy(row.rsaTargetNo)
  if (!study) return null
  const rankings = [
    ['bare', row.bareFreq, row.bareSev],
    ['present', row.freq, row.sev],
    ['expected', row.expFreq, row.expSev],
    ['residual', row.resFreq, row.resSev],
  ] as const
  return (
    <p className="hazop-facts span-all">
      {rankings.map(
        ([name, freq, sev]) =>
          freq !== null &&
          sev !== null && (
            <span key={name}>
              {text(name)} <ScoreWhy matrix={study.matrix} freq={freq} sev={sev} />
            </span>
          ),
      )}
    </p>
  )
}
function GuardLine({ rowNo, guard }: { rowNo: number; guard: HazopGuard }) {
  const text = useTexts(hazopTexts)
  const tab = useTab()
  const client = useQueryClient()
  const choose = async (sideCd: string) => {
    await api.put(`${recordPath(rsaHazopRow, rowNo)}/guardside`, {
      rsaHazopGuardNo: guard.rsaHazopGuardNo,
      sideCd,
    })
    await client.invalidateQueries({ queryKey: queryKeys.all(rsaHazopRow) })
  }
  return (
    <li>
      <p>{guard.guardTxt}</p>
      <p className="hazop-facts">
        <span>{guard.tagTxt === null ? text('noTag') : `${guard.tagTxt} ${guard.facilityNm ?? ''}`}</span>
        <Segmented
          size="small"
          disabled={!tab.canWrite}
          value={guard.sideCd}
          onChange={(side) => void choose(side)}
          options={Object.values(guardSides).map((value) => ({ value, label: text(value) }))}
        />
        {guard.sideByHandYn === 'Y' && <span>{text('byHand')}</span>}
      </p>
    </li>
  )
}

export function SessionFields({ form }: { form: RecordFormHandle<typeof rsaSession> }) {
  const text = useTexts(hazopTexts)
  const { Field, Lines, editable } = form
  return (
    <>
      <Block title={text('meeting')}>
        <Field name="sessionYmd" />
        <Field name="fromTm" />
        <Field name="toTm" />
        <Field name="leaderUserId" />
        <Field name="placeTxt" />
        <Field name="minutesTxt" span={2} />
      </Block>
      <Block title={text('people')}>
        <Lines
          name="people"
          blank={{}}
          columns={{
            disciplineCd: { width: 160, editable },
            userNm: { width: 140 },
            outsideNm: { width: 140, editable },
            companyNm: { width: 160, editable },
            signDt: { editable: false },
          }}
        />
      </Block>
      <Block title={text('nodes')}>
        <Lines name="nodes" blank={{}} columns={{ rsaHazopNodeNo: { width: 360, editable } }} />
      </Block>
      <Block title={text('parking')}>
        <Lines name="parking" blank={{}} columns={{ parkingTxt: { width: 260, editable } }} />
      </Block>
    </>
  )
}
/** One meeting: who was there, what was gone through, what stays open; each signs for himself. */
export function HazopSessionDetailPage() {
  const text = useTexts(hazopTexts)
  const tab = useTab()
  const { user } = useSession()
  const client = useQueryClient()
  const [signs, setSigns] = useState<{ rsaSessionMemberNo?: number }>()
  return (
    <RecordPage
      resource={rsaSession}
      list={tab.menu.routePath}
      nameOf={(row) => `${row.sessionYmd} ${text('meeting')}`}
      form={(form) => <SessionFields form={form} />}
      extra={({ data }) => {
        const own = data.people.some(({ userId, signDt }) => userId === user?.userId && signDt === null)
        const outside =
          data.leaderUserId === user?.userId
            ? data.people.find(({ userId, signDt }) => userId === null && signDt === null)
            : undefined
        return (
          <>
            <ToStudy rsaTargetNo={data.rsaTargetNo} />
            {data.state === 'open' && own && (
              <Button type="primary" onClick={() => setSigns({})}>
                {text('sign')}
              </Button>
            )}
            {data.state === 'open' && outside && (
              <Button onClick={() => setSigns({ rsaSessionMemberNo: outside.rsaSessionMemberNo })}>
                {text('signOutside')}
              </Button>
            )}
          </>
        )
      }}
    >
      {({ data }) => (
        <>
          <Block title={text('people')}>
            <div className="hazop-form-wide">
              <Attachments
                resource={rsaSession}
                name="attendance"
                taskKey={data.rsaSessionNo}
                editable={tab.canWrite && data.state === 'open'}
              />
            </div>
          </Block>
          {signs && (
            <SignDialog
              title={text('sign')}
              about={`${data.sessionYmd} ${data.rsaTargetNm ?? ''}`}
              statement={text('sign')}
              onSign={async (signature) => {
                await api.put(`${recordPath(rsaSession, data.rsaSessionNo)}/sign`, { ...signature, ...signs })
                await client.invalidateQueries({ queryKey: queryKeys.all(rsaSession) })
              }}
              onClose={() => setSigns(undefined)}
            />
          )}
        </>
      )}
    </RecordPage>
  )
}

/** One node: its intent, limits and drawing. */
export function HazopNodeDetailPage() {
  const text = useTexts(hazopTexts)
  const tab = useTab()
  return (
    <RecordPage
      resource={rsaHazopNode}
      list={tab.menu.routePath}
      nameOf={(row) => row.rsaHazopNodeNm}
      extra={({ data }) => <ToStudy rsaTargetNo={data.rsaTargetNo} />}
      form={({ Field }) => (
        <Block title={text('nodes')}>
          <Field name="rsaHazopNodeNm" />
          <Field name="sortOrder" />
          <Field name="paramCds" span={2} />
          <Field name="intentTxt" span={2} />
          <Field name="rangeTxt" span={2} />
          <Field name="tagTxt" />
          <Field name="drawingTxt" />
          <Field name="drawingRevTxt" />
        </Block>
      )}
    />
  )
}
