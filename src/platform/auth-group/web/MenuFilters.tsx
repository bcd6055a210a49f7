import { Checkbox, Input } from 'antd'
import { rightsTexts } from './auth-group.texts.ts'
import { useTexts } from '../../../core/web/text/define-texts.ts'

interface MenuFiltersProps {
  words: string
  onWords: (words: string) => void
  checked: boolean
  onChecked: (checked: boolean) => void
  /** Text of the box. */
  label: string
}
/** Words and one box above a list of menus. */
export function MenuFilters({ words, onWords, checked, onChecked, label }: MenuFiltersProps) {
  const text = useTexts(rightsTexts)
  return (
    <div className="rights-filters">
      <Input.Search
        allowClear
        aria-label={text('search')}
        placeholder={text('search')}
        value={words}
        onChange={({ target }) => onWords(target.value)}
      />
      <Checkbox checked={checked} onChange={({ target }) => onChecked(target.checked)}>
        {label}
      </Checkbox>
    </div>
  )
}
