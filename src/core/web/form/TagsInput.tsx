import { useState } from 'react'
import { Input, Tag, Typography } from 'antd'
import { messages } from '../../shared/messages.ts'
import { asList, elementProps, type InputProps } from '../components/input-props.ts'
import { usePageText } from '../text/page-text.ts'
import { said } from '../text/text.ts'

/** Words added with Enter or comma; a duplicate is refused with the specification's message (section 5). */
export function TagsInput(props: InputProps) {
  const { value, onChange, onBlur, disabled, placeholder } = props
  const text = usePageText()
  const tags = asList(value)
  const [typed, setTyped] = useState('')
  const [issue, setIssue] = useState<string>()
  const add = () => {
    const word = typed.trim().normalize('NFC')
    if (!word) return
    if (tags.includes(word)) return setIssue(said(messages.duplicateTag))
    onChange?.([...tags, word])
    setTyped('')
  }
  return (
    <div className="tags-input">
      {tags.map((tag) => (
        <Tag
          key={tag}
          closable={disabled ? false : { 'aria-label': text('form.deleteOf', { label: tag }) }}
          onClose={() => onChange?.(tags.filter((other) => other !== tag))}
        >
          {tag}
        </Tag>
      ))}
      <Input
        {...elementProps(props)}
        value={typed}
        maxLength={200}
        variant="borderless"
        placeholder={placeholder ?? text('form.tagHint')}
        onChange={({ target }) => {
          setTyped(target.value)
          setIssue(undefined)
        }}
        onKeyDown={(event) => {
          // Enter that ends a Hangul composition is not the Enter of the user.
          if (event.nativeEvent.isComposing) return
          if (event.key === 'Enter' || event.key === ',') {
            event.preventDefault()
            add()
          }
          if (event.key === 'Backspace' && typed === '' && tags.length > 0) onChange?.(tags.slice(0, -1))
        }}
        onBlur={() => {
          add()
          onBlur?.()
        }}
      />
      {issue && (
        <Typography.Text type="danger" role="alert">
          {issue}
        </Typography.Text>
      )}
    </div>
  )
}
