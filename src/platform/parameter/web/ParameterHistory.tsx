import { useState } from 'react'
import { PlusOutlined } from '@ant-design/icons'
import { Button, Tag } from 'antd'
import { addDays } from '../../../core/shared/dates.ts'
import type { Row } from '../../../core/shared/resource.ts'
import { yes } from '../../../core/shared/session.ts'
import { BasePopup } from '../../../core/web/components/BasePopup.tsx'
import { DataGrid } from '../../../grid/DataGrid.tsx'
import { useList } from '../../../core/web/data/hooks.ts'
import { RegisterPopup } from '../../../core/web/list/RegisterPage.tsx'
import { useTab } from '../../../core/web/TabHost.tsx'
import { useSpoken } from '../../../core/web/text/labels.ts'
import { sysParam } from '../parameter.resource.ts'
import { ConfirmPopup, type Unconfirmed } from './ConfirmPopup.tsx'
import { ConfirmedBy, ConfirmTag, shownValue } from './ConfirmTag.tsx'
import { today } from '../../../core/web/use-today.ts'
import '../../../core/web/record/record.css'
import { parameterTexts } from './parameter.texts.ts'
import { useTexts } from '../../../core/web/text/define-texts.ts'

type Parameter = Row<typeof sysParam>
interface Props {
  paramCd: string
  plantCd: string | null
  onClose: () => void
}
/** Every value of one parameter at one plant by its day, and a new one from a day on. */
export function ParameterHistory({ paramCd, plantCd, onClose }: Props) {
  const text = useTexts(parameterTexts)
  const tab = useTab()
  const { fields } = useSpoken(sysParam)
  const [opened, setOpened] = useState<{ key?: number }>()
  const [confirming, setConfirming] = useState<Unconfirmed>()
  const { rows, loading } = useList(sysParam, { paramCd, limit: 300 })
  // The list finds by a part of the code; here only this one counts.
  const values = rows
    .filter((row) => row.paramCd === paramCd && row.plantCd === plantCd)
    .toSorted((one, other) => (one.fromYmd < other.fromYmd ? 1 : -1))
  const current = values.find(({ fromYmd }) => fromYmd <= today())
  const [newest] = values
  const stateOf = (row: Parameter) =>
    row.fromYmd > today() ? (
      <Tag color="processing">{text('future')}</Tag>
    ) : row === current ? (
      <Tag variant="filled" className="state-tag is-done">
        {text('current')}
      </Tag>
    ) : (
      <Tag>{text('past')}</Tag>
    )
  const name = [paramCd, newest?.plantNm].filter(Boolean).join(' · ')
  const first = {
    paramCd,
    plantCd: plantCd || undefined,
    unit: newest?.unit || undefined,
    note: newest?.note || undefined,
    fromYmd: addDays(today(), 1),
    confirmNeededYn: 'N' as const,
  }
  return (
    <BasePopup open title={text('historyOf', { name })} onClose={onClose} widthPx={1000}>
      <DataGrid<Parameter>
        label={text('historyOf', { name })}
        rows={values}
        rowKey={({ sysParamNo }) => String(sysParamNo)}
        height="auto"
        loading={loading}
        onOpen={({ sysParamNo }) => setOpened({ key: sysParamNo })}
        toolbar={
          tab.canWrite && (
            <Button type="primary" icon={<PlusOutlined aria-hidden />} onClick={() => setOpened({})}>
              {text('newValue')}
            </Button>
          )
        }
        columns={[
          { name: 'fromYmd', text: fields.fromYmd.label, kind: 'date' },
          {
            name: 'createUserId',
            text: text('state'),
            kind: 'custom',
            width: 96,
            align: 'center',
            render: stateOf,
          },
          {
            name: 'val',
            text: fields.val.label,
            kind: 'text',
            width: 140,
            align: 'right',
            render: ({ val, unit }) => shownValue(val, unit),
          },
          { name: 'unit', text: fields.unit.label, kind: 'text', width: 70 },
          {
            name: 'confirmNeededYn',
            text: fields.confirmNeededYn.label,
            kind: 'custom',
            width: 220,
            render: (row) =>
              yes(row.confirmNeededYn) ? (
                <span className="parameter-confirm">
                  <ConfirmTag />
                  {tab.canWrite && (
                    <Button size="small" onClick={() => setConfirming(row)}>
                      {text('confirmAct')}
                    </Button>
                  )}
                </span>
              ) : (
                <ConfirmedBy name={row.confirmUserNm} moment={row.confirmDt} />
              ),
          },
          { name: 'source', text: fields.source.label, kind: 'text', width: 180 },
          { name: 'note', text: fields.note.label, kind: 'text', width: 200 },
        ]}
      />
      {confirming && <ConfirmPopup value={confirming} onClose={() => setConfirming(undefined)} />}
      {opened && (
        <RegisterPopup
          resource={sysParam}
          recordKey={opened.key}
          first={first}
          onClose={() => setOpened(undefined)}
        />
      )}
    </BasePopup>
  )
}
