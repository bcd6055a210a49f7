import { useState } from 'react'
import { useQuery } from '@tanstack/react-query'
import { Button, Checkbox, Input } from 'antd'
import { date } from '../../../core/shared/field.ts'
import { yes } from '../../../core/shared/session.ts'
import { DateInput } from '../../../core/web/form/DateInputs.tsx'
import { DataGrid } from '../../../grid/DataGrid.tsx'
import { SearchCell } from '../../../core/web/list/SearchPanel.tsx'
import { useTab } from '../../../core/web/TabHost.tsx'
import { today } from '../../../core/web/use-today.ts'
import { useSpoken } from '../../../core/web/text/labels.ts'
import { sysParam } from '../parameter.resource.ts'
import { ConfirmPopup } from './ConfirmPopup.tsx'
import { ConfirmedBy, ConfirmTag, shownValue } from './ConfirmTag.tsx'
import { inForceQuery, type ParameterInForce } from './parameter-calls.ts'
import { ParameterHistory } from './ParameterHistory.tsx'
import './parameter.css'
import { parameterTexts } from './parameter.texts.ts'
import { useTexts } from '../../../core/web/text/define-texts.ts'

/** One value a parameter and plant, as it held on the chosen day. */
export function ParametersInForce() {
  const text = useTexts(parameterTexts)
  const { title, fields } = useSpoken(sysParam)
  const [day, setDay] = useState(today)
  const [words, setWords] = useState('')
  const [onlyConfirm, setOnlyConfirm] = useState(false)
  const [opened, setOpened] = useState<ParameterInForce>()
  const [confirming, setConfirming] = useState<ParameterInForce>()
  const { canWrite } = useTab()
  const { data, error, isFetching, refetch } = useQuery(inForceQuery(day, words.trim()))
  const all = data?.data ?? []
  const open = all.filter(({ confirmNeededYn }) => yes(confirmNeededYn))
  return (
    <>
      <search className="search-panel" aria-label={text('inForce')}>
        <div className="search-grid">
          <SearchCell id="parameter-day" label={text('day')}>
            <DateInput
              id="parameter-day"
              field={date(text('day'), { required: true })}
              value={day}
              onChange={(value) => setDay(String(value ?? today()))}
            />
          </SearchCell>
          <SearchCell id="parameter-code" label={fields.paramCd.label}>
            <Input
              id="parameter-code"
              allowClear
              value={words}
              onChange={(event) => setWords(event.target.value)}
            />
          </SearchCell>
          <Checkbox checked={onlyConfirm} onChange={(event) => setOnlyConfirm(event.target.checked)}>
            {text('onlyConfirm')}
          </Checkbox>
        </div>
      </search>
      {open.length > 0 && (
        <p className="parameter-open">
          <ConfirmTag /> {text('confirmCount', { count: open.length })}
        </p>
      )}
      <DataGrid<ParameterInForce>
        label={title}
        rows={onlyConfirm ? open : all}
        rowKey={({ sysParamNo }) => String(sysParamNo)}
        numbered
        height="fit"
        loading={isFetching}
        error={error}
        onRetry={() => void refetch()}
        onOpen={setOpened}
        layoutKey="sysParamInForce"
        columns={[
          {
            name: 'paramCd',
            text: fields.paramCd.label,
            kind: 'custom',
            width: 190,
            render: (row) => (
              <Button type="link" size="small" onClick={() => setOpened(row)}>
                {row.paramCd}
              </Button>
            ),
          },
          { name: 'note', text: fields.note.label, kind: 'text', width: 360 },
          {
            name: 'plantNm',
            text: fields.plantCd.label,
            kind: 'text',
            width: 80,
            render: ({ plantNm }) => plantNm ?? text('allPlants'),
          },
          {
            name: 'val',
            text: fields.val.label,
            kind: 'text',
            width: 110,
            align: 'right',
            render: ({ val, unit }) => shownValue(val, unit),
          },
          { name: 'unit', text: fields.unit.label, kind: 'text', width: 80 },
          { name: 'fromYmd', text: fields.fromYmd.label, kind: 'date' },
          { name: 'nextYmd', text: text('next'), kind: 'date' },
          {
            name: 'confirmNeededYn',
            text: fields.confirmNeededYn.label,
            kind: 'custom',
            width: 170,
            render: (row) =>
              yes(row.confirmNeededYn) ? (
                <span className="parameter-confirm">
                  <ConfirmTag />
                  {canWrite && (
                    <Button
                      size="small"
                      aria-label={text('confirmOf', { name: row.paramCd })}
                      onClick={() => setConfirming(row)}
                    >
                      {text('confirmAct')}
                    </Button>
                  )}
                </span>
              ) : (
                <ConfirmedBy name={row.confirmUserNm} moment={row.confirmDt} />
              ),
          },
          { name: 'source', text: fields.source.label, kind: 'text', width: 220 },
        ]}
      />
      {confirming && <ConfirmPopup value={confirming} onClose={() => setConfirming(undefined)} />}
      {opened && (
        <ParameterHistory
          paramCd={opened.paramCd}
          plantCd={opened.plantCd}
          onClose={() => setOpened(undefined)}
        />
      )}
    </>
  )
}
