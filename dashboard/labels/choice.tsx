import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import { useId } from 'react';

interface ChoiceProps<Value extends string> {
  name: string;
  options: readonly Value[];
  chosen: Value;
  textOf: (value: Value) => string;
  onChoose: (value: Value) => void;
}

/** A choice of one among few options, as radio buttons. */
export function Choice<Value extends string>({
  name,
  options,
  chosen,
  textOf,
  onChoose,
}: ChoiceProps<Value>) {
  const id = useId();
  return (
    <FormControl>
      <FormLabel id={id} sx={{ fontSize: '0.8125rem' }}>
        {name}
      </FormLabel>
      <RadioGroup
        row
        aria-labelledby={id}
        value={chosen}
        onChange={(_, value) => {
          const option = options.find((each) => each === value);
          if (option !== undefined) onChoose(option);
        }}
      >
        {options.map((option) => (
          <FormControlLabel
            key={option}
            value={option}
            control={<Radio size="small" />}
            label={textOf(option)}
            slotProps={{ typography: { variant: 'body2' } }}
          />
        ))}
      </RadioGroup>
    </FormControl>
  );
}
