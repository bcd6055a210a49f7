import { useState } from 'react'
import { useQueryClient } from '@tanstack/react-query'
import { Alert, Button, Checkbox, Form, Input } from 'antd'
import { addressOf } from '../../../../core/shared/record-page.ts'
import { api } from '../../../../core/web/api.ts'
import { FormDialog } from '../../../../core/web/components/FormDialog.tsx'
import { useNotice } from '../../../../core/web/components/notice.tsx'
import { Block } from '../../../../core/web/form/RecordForm.tsx'
import { useTab } from '../../../../core/web/TabHost.tsx'
import { useTexts } from '../../../../core/web/text/define-texts.ts'
import { DataGrid } from '../../../../grid/DataGrid.tsx'
import { machinePages, safetyRecords } from '../../record-pages.rule.ts'
import type { FacilityDue, FacilityDueAnswer, VisitDay } from '../facility-due.rule.ts'
import { safFacilityInsp, safFacilityLaw } from '../saf-facility-insp.resource.ts'
import { DueDay, FacilityMark } from './FacilityMark.tsx'
import { facilityTexts } from './facility.texts.ts'

interface FacilityDueListProps {
  answer: FacilityDueAnswer | undefined
  loading: boolean
  error: Error | null
  onRetry: () => void
}
/** Obligations by urgency, machines that nobody can judge, and days on which one visit does many. */
export function FacilityDueList({ answer, ...asked }: FacilityDueListProps) {
  const text = useTexts(facilityTexts)
  const tab = useTab()
  const dues = answer?.dues ?? []
  const [planning, setPlanning] = useState<VisitDay>()
  const open = (due: FacilityDue) => tab.open(addressOf(safetyRecords.safFacilityLaw, due.facilityLawNo))
  return (
    <>
      {answer && answer.unjudged.length > 0 && <Unjudged rows={answer.unjudged} />}
      {answer && answer.visits.length > 0 && (
        <Block title={text('visits')}>
          <ul className="facility-list facility-visits">
            {answer.visits.map((visit) => (
              <li key={visit.day}>
                <strong>{visit.day}</strong>
                <span>{text('visitFits', { n: visit.fits.length })}</span>
                {visit.early.length > 0 && (
                  <small>
                    {text('visitEarly', {
                      n: visit.early.length,
                      days: visit.early.reduce((sum, { lostDays }) => sum + lostDays, 0),
                    })}
                  </small>
                )}
                {tab.canWrite && <Button onClick={() => setPlanning(visit)}>{text('planVisit')}</Button>}
              </li>
            ))}
          </ul>
        </Block>
      )}
      <DataGrid<FacilityDue>
        {...asked}
        rows={dues}
        numbered
        label={text('due')}
        columns={[
          {
            name: 'facilityCd',
            text: text('facility'),
            kind: 'custom',
            width: 200,
            render: ({ facilityNo, facilityCd, facilityNm }) => (
              <Button type="link" onClick={() => tab.open(addressOf(machinePages.safFacility, facilityNo))}>
                {facilityCd} {facilityNm}
              </Button>
            ),
          },
          { name: 'lawInspNm', text: text('kind'), kind: 'text', width: 150 },
          {
            name: 'mark',
            text: text('mark'),
            kind: 'custom',
            width: 124,
            render: ({ mark }) => <FacilityMark mark={mark} />,
          },
          {
            name: 'dueYmd',
            text: text('dueYmd'),
            kind: 'custom',
            width: 160,
            render: (due) => <DueDay due={due} />,
          },
          {
            name: 'window',
            text: text('window'),
            kind: 'custom',
            width: 184,
            render: ({ window }) => (window ? `${window.from} ~ ${window.to}` : '–'),
          },
          {
            name: 'baseYmd',
            text: text('applyBy'),
            kind: 'custom',
            width: 94,
            render: ({ window }) => window?.applyBy ?? '–',
          },
          { name: 'lastYmd', text: text('lastYmd'), kind: 'date', width: 94 },
          {
            name: 'openInspCd',
            text: text('open'),
            kind: 'custom',
            width: 130,
            render: ({ openInspNo, openInspCd }) =>
              openInspNo === null ? null : (
                <Button
                  type="link"
                  onClick={() => tab.open(addressOf(safetyRecords.safFacilityInsp, openInspNo))}
                >
                  {openInspCd}
                </Button>
              ),
          },
        ]}
        rowKey={({ facilityLawNo }) => String(facilityLawNo)}
        onOpen={open}
        empty={text('none')}
        layoutKey="facilityDue"
      />
      {planning && <PlanVisit visit={planning} dues={dues} onClose={() => setPlanning(undefined)} />}
    </>
  )
}

function Unjudged({ rows }: { rows: FacilityDueAnswer['unjudged'] }) {
  const text = useTexts(facilityTexts)
  const tab = useTab()
  return (
    <Alert
      type="warning"
      showIcon
      title={text('unjudged', { n: new Set(rows.map(({ facilityNo }) => facilityNo)).size })}
      description={
        <ul className="facility-list">
          {rows.map(({ facilityNo, facilityCd, facilityNm, lawInspCd, lacks }) => (
            <li key={`${facilityNo} ${lawInspCd}`}>
              <Button type="link" onClick={() => tab.open(addressOf(machinePages.safFacility, facilityNo))}>
                {facilityCd} {facilityNm}
              </Button>
              <span>{text(`lacks.${lacks}`)}</span>
            </li>
          ))}
        </ul>
      }
    />
  )
}

/** One day and one inspecting body for the machines that are ticked; those in their window are ticked first. */
function PlanVisit({
  visit,
  dues,
  onClose,
}: {
  visit: VisitDay
  dues: readonly FacilityDue[]
  onClose: () => void
}) {
  const text = useTexts(facilityTexts)
  const notice = useNotice()
  const client = useQueryClient()
  const [chosen, setChosen] = useState<readonly number[]>(visit.fits)
  const [orgNm, setOrgNm] = useState('')
  const [busy, setBusy] = useState(false)
  const lost = new Map(visit.early.map(({ facilityLawNo, lostDays }) => [facilityLawNo, lostDays]))
  const offered = dues.filter(
    ({ facilityLawNo }) => visit.fits.includes(facilityLawNo) || lost.has(facilityLawNo),
  )
  const save = async () => {
    setBusy(true)
    try {
      await api.post('/api/saf/facilitydue/plan', { planYmd: visit.day, orgNm, facilityLawNos: chosen })
      notice.toast(text('planned', { n: chosen.length }))
      await client.invalidateQueries({ queryKey: [safFacilityLaw.name] })
      await client.invalidateQueries({ queryKey: [safFacilityInsp.name] })
      onClose()
    } catch (failure) {
      notice.failure(failure)
    } finally {
      setBusy(false)
    }
  }
  return (
    <FormDialog
      open
      touched={orgNm !== '' || chosen !== visit.fits}
      title={`${text('planVisit')} · ${visit.day}`}
      okText={text('plan')}
      okButtonProps={{ disabled: chosen.length === 0 }}
      confirmLoading={busy}
      onOk={() => void save()}
      onCancel={onClose}
    >
      <Form layout="vertical">
        <Form.Item label={text('planBody')}>
          <Input value={orgNm} maxLength={100} onChange={({ target }) => setOrgNm(target.value)} />
        </Form.Item>
        <Form.Item label={text('planChosen')}>
          <Checkbox.Group
            value={[...chosen]}
            onChange={(keys) => setChosen(keys)}
            options={offered.map(({ facilityLawNo, facilityCd, facilityNm, lawInspNm, dueYmd }) => ({
              value: facilityLawNo,
              label: [
                `${facilityCd} ${facilityNm} · ${lawInspNm} · ${dueYmd ?? ''}`,
                lost.has(facilityLawNo) ? ` (−${lost.get(facilityLawNo)})` : '',
              ].join(''),
            }))}
          />
        </Form.Item>
      </Form>
    </FormDialog>
  )
}
