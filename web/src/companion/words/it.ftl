## Il compagno di tavolo
lead = Giochi con la scatola vera? Le regole della casa ti fanno compagnia: le stesse che decidono in sala.
part-score = Punteggio
part-score-about = Leggilo dal tavolo; ogni riga è detta con la sua clausola. Quello che scrivi resta su questo dispositivo.
players = Giocatori
edition = Edizione
name = Nome
examples = Esempi stampati
of-table = Il tavolo
printed-values = Valori stampati, se i tuoi sono altri
choose = Scegli …
so-many = ({ $count } di { $most })
add = Aggiungi: { $label }
remove = Togli: { $label } { $number }
score = Fai i conti
clear = Svuota il modulo
result = Foglio dei punti
problems = Questo non può essere
winner = { $count ->
    [one] Vince { $names }.
   *[other] { $names } si dividono la vittoria.
  }
offline = In questo momento manca il collegamento con le regole. Quello che hai scritto resta su questo dispositivo.
waiting = I conti si fanno appena torna.
