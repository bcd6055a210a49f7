import { useState } from 'react'
import { Button, Radio, Space } from 'antd'
import { showMoment } from '../../shared/dates.ts'
import { Dialog } from '../components/Dialog.tsx'
import { useTexts } from '../text/define-texts.ts'
import { showText } from './show-text.ts'
import { conflictTexts } from '../text/conflict.texts.ts'
import { FieldView } from './FieldView.tsx'
import type { Merge, MergeConflict, Side } from './merge-record.ts'

/** The last person to save a value, from the history of the record. */
export interface Changer {
  who: string
  moment: string
}
export interface OpenConflict {
  merge: Merge
  /** By the name of the field or lines, or by `lines.key` of a row that is a record of its own. */
  changers: ReadonlyMap<string, Changer>
  last: Changer
  /** The chosen values are saved at once; otherwise they only come into the form. */
  saves: boolean
  onSettle: (chosen: ReadonlyMap<string, Side>) => void
  onClose: () => void
}

/** Shows mine and theirs, value by value, over everything else, and lets one choose. */
export function ConflictDialog({ merge, changers, last, saves, onSettle, onClose }: OpenConflict) {
  const say = useTexts(conflictTexts)
  const [chosen, setChosen] = useState<ReadonlyMap<string, Side>>(new Map())
  const { conflicts } = merge
  const left = conflicts.length - chosen.size
  const all = (side: Side) => setChosen(new Map(conflicts.map(({ id }) => [id, side])))
  return (
    <Dialog
      open
      title={say('title')}
      width={760}
      onCancel={onClose}
      mask={{ closable: false }}
      footer={[
        left > 0 && (
          <span key="left" className="conflict-left" role="status">
            {say('left', { count: left })}
          </span>
        ),
        <Button key="back" onClick={onClose}>
          {say('back')}
        </Button>,
        <Button key="save" type="primary" disabled={left > 0} onClick={() => onSettle(chosen)}>
          {say(saves ? 'save' : 'apply')}
        </Button>,
      ]}
    >
      <p>{say('intro')}</p>
      <Space wrap>
        <Button size="small" onClick={() => all('mine')}>
          {say('allMine')}
        </Button>
        <Button size="small" onClick={() => all('theirs')}>
          {say('allTheirs')}
        </Button>
      </Space>
      <ul className="conflict-list">
        {conflicts.map((conflict) => {
          const { who, moment } =
            changers.get(conflict.row ?? conflict.name) ?? changers.get(conflict.name) ?? last
          return (
            <li key={conflict.id}>
              <strong>{conflict.label}</strong>
              <small>{say('by', { who, moment: showMoment(moment) })}</small>
              <Radio.Group
                aria-label={conflict.label}
                value={chosen.get(conflict.id)}
                onChange={({ target }) => setChosen(new Map(chosen).set(conflict.id, target.value as Side))}
              >
                <Radio value="mine">
                  <span className="conflict-side">{say('mine')}</span>
                  <Value conflict={conflict} side="mine" />
                </Radio>
                <Radio value="theirs">
                  <span className="conflict-side">{say('theirs')}</span>
                  <Value conflict={conflict} side="theirs" />
                </Radio>
                {conflict.field?.kind === 'textarea' && <Radio value="both">{say('both')}</Radio>}
              </Radio.Group>
            </li>
          )
        })}
      </ul>
    </Dialog>
  )
}

function Value({ conflict, side }: { conflict: MergeConflict; side: 'mine' | 'theirs' }) {
  const say = useTexts(conflictTexts)
  const value = conflict[side]
  const { field } = conflict
  if (field)
    return (
      <FieldView
        field={field}
        value={value}
        shown={side === 'mine' ? conflict.mineShown : conflict.theirsShown}
      />
    )
  if (value === undefined) return <>{say('removed')}</>
  return <>{rowText(conflict, value as Record<string, unknown>)}</>
}
/** A whole row in one line. */
const rowText = ({ cells = {} }: MergeConflict, row: Record<string, unknown>): string =>
  Object.entries(cells)
    .map(([name, field]) => showText(field, row[name]))
    .filter((text) => text !== '')
    .join(' · ')
