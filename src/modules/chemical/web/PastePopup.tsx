import { Button, Input } from 'antd'
import { useId, useState, type ReactNode } from 'react'
import { BasePopup } from '../../../core/web/components/BasePopup.tsx'
import './chemical.css'

type Word = 'paste' | 'pasteTake' | 'pasteHelp' | 'pasteText' | 'pasteNone'
interface Props {
  say: (word: Word) => string
  text: string
  onText: (text: string) => void
  /** What the text was understood as; absent while it says nothing. */
  found: ReactNode
  /** Other ways to the text than pasting it. */
  source?: ReactNode
  onTake: () => void
  rows: number
  widthPx: number
}

/**
 * A button that opens a place for somebody else's text; what is understood of it is shown before it goes into
 * the form.
 */
export function PastePopup({ say, text, onText, found, source, onTake, rows, widthPx }: Props) {
  const id = useId()
  const [open, setOpen] = useState(false)
  const take = () => {
    onTake()
    onText('')
  }
  return (
    <>
      <Button size="small" onClick={() => setOpen(true)}>
        {say('paste')}
      </Button>
      <BasePopup
        open={open}
        title={say('paste')}
        onClose={() => setOpen(false)}
        confirmText={say('pasteTake')}
        confirmDisabled={!found}
        onConfirm={take}
        widthPx={widthPx}
      >
        <div className="chemical-page">
          <p>{say('pasteHelp')}</p>
          {source}
          <label htmlFor={id}>{say('pasteText')}</label>
          <Input.TextArea id={id} rows={rows} value={text} onChange={({ target }) => onText(target.value)} />
          {text.trim() !== '' && !found && <p role="alert">{say('pasteNone')}</p>}
          {found}
        </div>
      </BasePopup>
    </>
  )
}
